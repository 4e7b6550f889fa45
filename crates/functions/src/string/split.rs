//! `split`

use std::sync::Arc;

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, function};
use marotte_pcore::{Regexp, Str, Type, Value};
use marotte_regex::{Options, Regex};

use crate::conversion::complaint;

function! {
    /// Splits a text at each match of a pattern.
    ///
    /// The pattern is a regular expression, also if it is given as a string. Groups in it are
    /// part of the answer; empty texts at the end are not. A sensitive text gives a sensitive
    /// array.
    ///
    /// ```puppet
    /// split('v1.v2:v3.v4', /:/)
    /// #=> ['v1.v2', 'v3.v4']
    /// split('v1.v2:v3.v4', '[.:]')
    /// #=> ['v1', 'v2', 'v3', 'v4']
    /// split('a1b', Regexp[/\d/])
    /// #=> ['a', 'b']
    /// ```
    split {
        "String $str, String $pattern" => by_string,
        "String $str, Regexp $pattern" => by_regexp,
        "String $str, Type[Regexp] $pattern" => by_type,
        "Sensitive[String] $sensitive, String $pattern" => sensitive_by_string,
        "Sensitive[String] $sensitive, Regexp $pattern" => sensitive_by_regexp,
        "Sensitive[String] $sensitive, Type[Regexp] $pattern" => sensitive_by_type,
    }
}

fn by_string(call: &mut Call<'_>, text: Str, pattern: Str) -> EvalResult<Value> {
    let regex = call.evaluator.pattern(&pattern, Options::default());
    let regex = regex.map_err(complaint)?;
    split(&text, &regex)
}

fn by_regexp(_call: &mut Call<'_>, text: Str, pattern: Arc<Regexp>) -> EvalResult<Value> {
    split(&text, pattern.regex())
}

fn by_type(call: &mut Call<'_>, text: Str, pattern: Type) -> EvalResult<Value> {
    match &*pattern.resolved() {
        Type::Regexp(Some(pattern)) => split(&text, pattern.regex()),
        // A pattern that says nothing matches everywhere.
        _ => by_string(call, text, Str::new()),
    }
}

fn sensitive_by_string(call: &mut Call<'_>, text: Value, pattern: Str) -> EvalResult<Value> {
    by_string(call, unwrapped(&text), pattern).map(sensitive)
}

fn sensitive_by_regexp(
    call: &mut Call<'_>,
    text: Value,
    pattern: Arc<Regexp>,
) -> EvalResult<Value> {
    by_regexp(call, unwrapped(&text), pattern).map(sensitive)
}

fn sensitive_by_type(call: &mut Call<'_>, text: Value, pattern: Type) -> EvalResult<Value> {
    by_type(call, unwrapped(&text), pattern).map(sensitive)
}

fn split(text: &str, regex: &Regex) -> EvalResult<Value> {
    let pieces = regex.split(text, 0).map_err(complaint)?;
    Ok(Value::array(pieces.into_iter().map(Value::from)))
}

fn unwrapped(value: &Value) -> Str {
    match value {
        Value::Sensitive(inner) => inner.as_str().unwrap_or_default().into(),
        other => other.as_str().unwrap_or_default().into(),
    }
}

fn sensitive(value: Value) -> Value {
    Value::Sensitive(Arc::new(value))
}
