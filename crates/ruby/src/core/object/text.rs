//! Methods that evaluate text: `eval`, `instance_eval`, `class_eval`.

use ecow::EcoString;

use crate::core::object::control::eval_block;
use crate::interp::{CodeText, Outcome, Ruby};
use crate::native::Args;
use crate::object::{ObjectId, TEXT, Value};

/// The text, the path and the line that a call gives, from an argument on.
struct Given {
    text: EcoString,
    path: EcoString,
    line: i64,
}

impl Given {
    fn code(&self) -> CodeText<'_> {
        CodeText {
            text: &self.text,
            path: &self.path,
            line: self.line,
        }
    }
}

fn given(ruby: &mut Ruby<'_>, text: Value, place: &[Value]) -> Outcome<Given> {
    let text = ruby.expect_str(text)?;
    let path = match place.first() {
        Some(path) if !path.is_nil() => ruby.expect_str(*path)?,
        _ => TEXT.into(),
    };
    let line = match place.get(1) {
        Some(line) => ruby.expect_integer(*line)?,
        None => 1,
    };
    Ok(Given { text, path, line })
}

/// `eval(text, binding = nil, file = "(eval)", line = 1)`
pub(super) fn eval(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let place = args.values.get(2..).unwrap_or_default();
    let given = given(ruby, args.at(0), place)?;
    let code = given.code();
    match args.get(1) {
        Some(binding) if !binding.is_nil() => {
            ruby.run_in_binding(code, binding, args.frame, |options| code.lower(options))
        }
        _ => ruby.eval_here(this, code, args.frame),
    }
}

/// `Binding#eval`
pub(crate) fn binding_eval(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let given = given(ruby, args.at(0), &args.values[1..])?;
    let code = given.code();
    ruby.run_in_binding(code, this, args.frame, |options| code.lower(options))
}

/// What `instance_eval` and `class_eval` get: a block and nothing else, or a text.
fn check(ruby: &mut Ruby<'_>, args: &Args<'_>) -> Outcome<()> {
    match (args.block, args.len()) {
        (Some(_), 0) | (None, 1..=3) => Ok(()),
        (Some(_), count) => Err(ruby.wrong_arguments(count, "0")),
        (None, count) => Err(ruby.wrong_arguments(count, "1..3")),
    }
}

/// `instance_eval`
pub(super) fn instance_eval(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    check(ruby, args)?;
    if let Some(block) = args.block {
        return eval_block(ruby, this, block, &[this]);
    }
    let given = given(ruby, args.at(0), &args.values[1..])?;
    let module = ruby.singleton_class(this);
    ruby.eval_in_module(this, module, given.code(), args.frame)
}

/// `class_eval`, `module_eval`
pub(crate) fn class_eval(
    ruby: &mut Ruby<'_>,
    this: Value,
    module: ObjectId,
    args: &Args<'_>,
) -> Outcome {
    check(ruby, args)?;
    if let Some(block) = args.block {
        return ruby.call_block_on(block, this, Some(module), &[this]);
    }
    let given = given(ruby, args.at(0), &args.values[1..])?;
    ruby.eval_in_module(this, Some(module), given.code(), args.frame)
}
