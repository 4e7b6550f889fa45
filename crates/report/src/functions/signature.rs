//! Signatures as text: `filter(Hash $hash, Callable[2, 2] &$block)`.

use marotte_eval::function::{Function, FunctionKind};

/// A line a signature. `= ?` marks what may be left out, `*` what may come any number of times.
pub(super) fn lines(function: &Function) -> Vec<String> {
    match function.kind {
        FunctionKind::Typed(dispatches) => dispatches
            .iter()
            .filter(|dispatch| !dispatch.mismatch)
            .map(|dispatch| line(function.name, dispatch.signature))
            .collect(),
        FunctionKind::Legacy { arity, .. } => {
            vec![format!("{}({})", function.name, counted(arity))]
        }
    }
}

fn line(name: &str, signature: &str) -> String {
    let signature = signature.split_whitespace().collect::<Vec<_>>().join(" ");
    match signature.rsplit_once(">>") {
        Some((parameters, result)) => {
            format!("{name}({}) >> {}", parameters.trim(), result.trim())
        }
        None => format!("{name}({signature})"),
    }
}

/// The parameters of a function that only counts its arguments.
fn counted(arity: i32) -> String {
    let required = if arity < 0 { -arity - 1 } else { arity };
    let mut parameters: Vec<String> = match required {
        1 => vec!["Any $argument".to_owned()],
        _ => (1..=required)
            .map(|number| format!("Any $argument{number}"))
            .collect(),
    };
    if arity < 0 {
        let name = if required == 0 { "arguments" } else { "more" };
        parameters.push(format!("Any *${name}"));
    }
    parameters.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_stand_in_parentheses() {
        assert_eq!(line("f", "Any  $a,\n  Any $b = ?"), "f(Any $a, Any $b = ?)");
        assert_eq!(line("f", "Any $a >> Integer"), "f(Any $a) >> Integer");
        assert_eq!(line("f", ">> Float"), "f() >> Float");
        assert_eq!(counted(0), "");
        assert_eq!(counted(1), "Any $argument");
        assert_eq!(counted(2), "Any $argument1, Any $argument2");
        assert_eq!(counted(-1), "Any *$arguments");
        assert_eq!(counted(-2), "Any $argument, Any *$more");
    }
}
