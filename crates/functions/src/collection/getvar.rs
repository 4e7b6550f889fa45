//! `getvar`

use std::sync::LazyLock;

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, Signal, function};
use marotte_pcore::{Str, Value};
use marotte_regex::Regex;

use crate::conversion::complaint;

function! {
    /// The value of a variable by its name, or what is inside of it by keys and indexes behind
    /// the name, with dots between them (see `get`).
    ///
    /// A default is given if there is no such variable or nothing in it.
    ///
    /// ```puppet
    /// $data = { 'users' => ['ann', 'bob'] }
    /// getvar('data.users.1')
    /// #=> 'bob'
    /// getvar('nothing.at.all', 'a default')
    /// #=> 'a default'
    /// ```
    getvar {
        "Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/] $get_string, Any $default_value = ?, Callable[1,1] &$block = ?" => getvar,
    }
    mismatch {
        "String $get_string, Any $default_value = ?, Callable &$block = ?" => no_variable,
    }
}

/// A line that begins with the name of a variable, and what is behind it.
static NAVIGATION: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"^((::)?(\w+::)*\w+)(.*)\z").ok());

fn no_variable(
    call: &mut Call<'_>,
    _: Str,
    _: Option<Value>,
    _: Option<Block>,
) -> EvalResult<Value> {
    let function = call.name;
    Err(Signal::during(FunctionIssue::NotVariableName { function }))
}

fn getvar(
    call: &mut Call<'_>,
    text: Str,
    default: Option<Value>,
    block: Option<Block>,
) -> EvalResult<Value> {
    let default = default.unwrap_or_default();
    let found = match &*NAVIGATION {
        Some(regex) => regex.captures(&text).map_err(complaint)?,
        None => None,
    };
    let (name, path) = match &found {
        Some(groups) => (
            groups.get(1).unwrap_or_default(),
            groups.get(4).unwrap_or_default(),
        ),
        None => (text.trim_end(), ""),
    };
    let path = match path.strip_prefix('.') {
        Some(path) => path,
        None if path.is_empty() => path,
        None => {
            let actual = path.chars().next().unwrap_or_default();
            return Err(Signal::during(FunctionIssue::NavigationWithoutDot {
                actual,
            }));
        }
    };
    call.evaluator.refuse_unevaluated(name)?;
    match call.evaluator.lookup(name) {
        None => Ok(default),
        Some(value) => call.call_function("get", vec![value, Value::from(path), default], block),
    }
}
