//! `call`

use std::sync::Arc;

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{Block, EvalResult, Signal, function};
use marotte_pcore::object::deferred;
use marotte_pcore::{Object, Str, Value};

function! {
    /// Calls a function by its name, with the arguments and the block that are given.
    ///
    /// A `Deferred` is called now: with its arguments, in which deferred values are called first.
    ///
    /// ```puppet
    /// call('join', ['a', 'b'], '-')
    /// #=> 'a-b'
    /// call('map', [1, 2]) |$n| { $n * 3 }
    /// #=> [3, 6]
    /// call(Deferred('join', [['a', 'b'], '+']))
    /// #=> 'a+b'
    /// ```
    call {
        "String $function_name, Any *$arguments, Callable &$block = ?" => by_name,
        "Deferred $deferred" => call_deferred,
    }
}

fn by_name(
    call: &mut Call<'_>,
    name: Str,
    arguments: Rest,
    block: Option<Block>,
) -> EvalResult<Value> {
    call.call_function(&name, arguments.0, block)
}

fn call_deferred(call: &mut Call<'_>, value: Value) -> EvalResult<Value> {
    resolve(call, value)
}

/// A value with what its deferred parts give.
fn resolve(call: &mut Call<'_>, value: Value) -> EvalResult<Value> {
    marotte_pcore::deep::grow(|| match value {
        Value::Object(object) if Arc::ptr_eq(&object.object_type, &deferred()) => {
            resolve_deferred(call, &object)
        }
        Value::Array(values) => {
            let values = values.into_iter().map(|value| resolve(call, value));
            Ok(Value::Array(values.collect::<EvalResult<_>>()?))
        }
        Value::Hash(hash) => {
            let entries = hash
                .iter()
                .map(|(key, value)| Ok((key.clone(), resolve(call, value.clone())?)));
            Ok(Value::Hash(Arc::new(entries.collect::<EvalResult<_>>()?)))
        }
        Value::Sensitive(inside) => Ok(Value::Sensitive(Arc::new(resolve(
            call,
            (*inside).clone(),
        )?))),
        other => Ok(other),
    })
}

fn resolve_deferred(call: &mut Call<'_>, object: &Object) -> EvalResult<Value> {
    let name = object
        .attribute("name")
        .and_then(Value::as_str)
        .unwrap_or_default();
    let mut arguments = Vec::new();
    if let Some(variable) = name.strip_prefix('$') {
        match call.evaluator.lookup(variable) {
            Some(value) => arguments.push(value),
            None => {
                let name = variable.into();
                return Err(Signal::during(FunctionIssue::UndefinedVariable { name }));
            }
        }
    }
    if let Some(Value::Array(given)) = object.attribute("arguments") {
        for argument in given {
            arguments.push(resolve(call, argument.clone())?);
        }
    }
    let name = if name.starts_with('$') { "dig" } else { name };
    call.call_function(name, arguments, None)
}
