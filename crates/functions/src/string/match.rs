//! `match`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::Call;
use marotte_eval::{EvalResult, Signal, function};
use marotte_pcore::label::ruby_class;
use marotte_pcore::{Array, Regexp, Str, Type, Value};
use marotte_regex::Regex;
use marotte_syntax::Dialect;

use crate::conversion::complaint;

/// How deep patterns may be nested in arrays and types; deeper ones are circles.
const DEEPEST: usize = 100;

function! {
    /// What a pattern matches in a text, and what its groups match.
    ///
    /// The answer is an array: first all that is matched, then each group; `undef` if there is no
    /// match. The pattern is a regular expression, a string that is one, a `Regexp` or `Pattern`
    /// type, or an array of those, of which the first that matches counts. For an array of texts
    /// the answer is an array of answers. The match variables `$0`, `$1`, … stay as they are.
    ///
    /// ```puppet
    /// match('abc123', /([a-z]+)([1-9]+)/)
    /// #=> ['abc123', 'abc', '123']
    /// match(['abc', '12'], [/\d/, 'b'])
    /// #=> [['b'], ['1']]
    /// match('abc', Pattern[/x/])
    /// #=> undef
    /// ```
    match {
        "String $string, Variant[Any, Type] $pattern" => text,
        "Array[String] $string, Variant[Any, Type] $pattern" => texts,
    }
}

fn text(call: &mut Call<'_>, text: Str, pattern: Value) -> EvalResult<Value> {
    find(&text, &pattern, call.evaluator.dialect(), 0)
}

fn texts(call: &mut Call<'_>, texts: Array, pattern: Value) -> EvalResult<Value> {
    let dialect = call.evaluator.dialect();
    let found = texts
        .iter()
        .map(|text| find(text.as_str().unwrap_or_default(), &pattern, dialect, 0));
    Ok(Value::Array(found.collect::<EvalResult<_>>()?))
}

fn find(text: &str, pattern: &Value, dialect: Dialect, depth: usize) -> EvalResult<Value> {
    match pattern {
        Value::String(source) => {
            let regexp = Regexp::new_in(source.clone(), dialect).map_err(complaint)?;
            groups(text, regexp.regex())
        }
        Value::Regexp(regexp) => groups(text, regexp.regex()),
        Value::Type(of) => find_type(text, of, depth),
        Value::Array(_) if depth >= DEEPEST => Err(too_deep()),
        Value::Array(patterns) => first(
            patterns
                .iter()
                .map(|pattern| find(text, pattern, dialect, depth + 1)),
        ),
        other => Err(no_pattern(other)),
    }
}

fn find_type(text: &str, of: &Type, depth: usize) -> EvalResult<Value> {
    match of {
        _ if depth >= DEEPEST => Err(too_deep()),
        Type::Alias(alias) => match alias.real().get() {
            Some(of) => find_type(text, of, depth + 1),
            None => Err(no_pattern(&Value::Type(of.clone()))),
        },
        Type::Variant(types) => first(types.iter().map(|of| find_type(text, of, depth + 1))),
        Type::Regexp(Some(regexp)) => groups(text, regexp.regex()),
        Type::Regexp(None) => Err(Signal::during(FunctionIssue::EmptyRegexpType)),
        Type::Pattern(patterns) => {
            first(patterns.iter().map(|pattern| groups(text, pattern.regex())))
        }
        other => Err(no_pattern(&Value::Type(other.clone()))),
    }
}

/// The first answer that is one.
fn first(answers: impl Iterator<Item = EvalResult<Value>>) -> EvalResult<Value> {
    for answer in answers {
        let answer = answer?;
        if answer.is_truthy() {
            return Ok(answer);
        }
    }
    Ok(Value::Undef)
}

fn groups(text: &str, regex: &Regex) -> EvalResult<Value> {
    let captures = regex.captures(text).map_err(complaint)?;
    Ok(captures.map_or(Value::Undef, |captures| {
        let groups = (0..captures.len()).map(|group| captures.get(group));
        Value::array(groups.map(|group| group.map_or(Value::Undef, Value::from)))
    }))
}

fn no_pattern(value: &Value) -> Signal {
    let class = ruby_class(value).into();
    Signal::during(FunctionIssue::NotPattern { class })
}

fn too_deep() -> Signal {
    Signal::during(FunctionIssue::PatternsTooDeep { limit: DEEPEST })
}
