//! What depends on the node, its facts and the code that calls.

use marotte_eval::{Evaluator, VariableRead};
use marotte_pcore::{Str, Value};
use marotte_scalars::random::{deterministic_rand, seed_from_hex};
use marotte_scalars::text::versioncmp;
use md5::{Digest, Md5};

use crate::native::{Answer, Call};
use crate::plain::{exactly, to_s};

/// `assert_private`: code of the module calls, or it is an error.
pub(super) fn assert_private(call: &mut Call<'_>) -> Answer {
    if call.arguments.len() > 1 {
        return None;
    }
    let own = variable(call.evaluator, "module_name")?;
    let caller = variable(call.evaluator, "caller_module_name")?;
    (own.as_str()? == caller.as_str()?).then_some(Ok(Value::Undef))
}

/// A variable that the code sees.
fn variable(evaluator: &mut Evaluator, name: &str) -> Option<Value> {
    match evaluator.read_variable(name) {
        Ok(VariableRead::Found(value)) => Some(value),
        _ => None,
    }
}

/// A variable at the top.
fn global(evaluator: &mut Evaluator, name: &str) -> Option<Value> {
    let top = evaluator.global_context();
    evaluator.in_context(top, |evaluator| variable(evaluator, name))
}

/// An entry of facts in facts.
fn entry<'a>(facts: &'a Value, path: &[&str]) -> Option<&'a Value> {
    path.iter().try_fold(facts, |found, name| match found {
        Value::Hash(hash) => hash.get_str(name),
        _ => None,
    })
}

/// `fact`: a fact by its path with dots. Names in quotes are left to the file.
pub(super) fn fact(call: &mut Call<'_>) -> Answer {
    let [Value::String(path)] = call.arguments else {
        return None;
    };
    if call.block.is_some() || path.contains('"') {
        return None;
    }
    let facts = global(call.evaluator, "facts")?;
    let mut names = path.split('.').filter(|name| !name.is_empty()).peekable();
    names.peek()?;
    let mut found = &facts;
    for name in names {
        found = match found {
            Value::Undef => break,
            Value::Hash(hash) => hash.get_str(name).unwrap_or(&Value::Undef),
            Value::Array(values) => values.as_slice().get(place(name)?).unwrap_or(&Value::Undef),
            _ => return None,
        };
    }
    Some(Ok(found.clone()))
}

/// A place in an array: digits that cannot be octal.
fn place(name: &str) -> Option<usize> {
    let is_decimal = name == "0" || !name.starts_with('0');
    let is_number = name.bytes().all(|byte| byte.is_ascii_digit());
    name.parse().ok().filter(|_| is_decimal && is_number)
}

/// `fqdn_rotate` of the old interface: the node is known by a fact of the first generation.
pub(super) fn fqdn_rotate(call: &mut Call<'_>) -> Answer {
    let (value, seeds) = call.arguments.split_first()?;
    let name = variable(call.evaluator, "::fqdn")?;
    rotate(value, &name, seeds).map(Ok)
}

/// `stdlib::fqdn_rotate`
pub(super) fn fqdn_rotate_typed(call: &mut Call<'_>) -> Answer {
    let (value, seeds) = call.arguments.split_first()?;
    let is_seed = |seed: &Value| matches!(seed, Value::Integer(_) | Value::String(_));
    if call.block.is_some() || !seeds.iter().all(is_seed) {
        return None;
    }
    let facts = global(call.evaluator, "facts")?;
    let name = entry(&facts, &["networking", "fqdn"])?;
    rotate(value, name, seeds).map(Ok)
}

/// Begins an array or text at a place that the seed says.
fn rotate(value: &Value, name: &Value, seeds: &[Value]) -> Option<Value> {
    let offset = |count: usize| {
        let mut seed = to_s(name);
        // No seeds are an empty one.
        if seeds.is_empty() {
            seed.push(':');
        }
        for part in seeds {
            if matches!(part, Value::Array(_) | Value::Hash(_)) {
                return None;
            }
            seed.push(':');
            seed.push_str(&to_s(part));
        }
        let digest = Md5::digest(seed.as_bytes());
        let digits: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        let offset = deterministic_rand(&seed_from_hex(&digits), count as i64).ok()?;
        usize::try_from(offset).ok()
    };
    match value {
        Value::Array(values) if values.len() > 1 => {
            let (front, back) = values.as_slice().split_at(offset(values.len())?);
            Some(Value::array(back.iter().chain(front).cloned()))
        }
        Value::String(text) => {
            let characters: Vec<char> = text.chars().collect();
            if characters.len() < 2 {
                return Some(value.clone());
            }
            let (front, back) = characters.split_at(offset(characters.len())?);
            let rotated: Str = back.iter().chain(front).copied().collect();
            Some(rotated.into())
        }
        Value::Array(_) => Some(value.clone()),
        _ => None,
    }
}

/// `stdlib::os_version_gte`: whether the node has an operating system of at least a version.
pub(super) fn os_version_gte(call: &mut Call<'_>) -> Answer {
    let [Value::String(system), Value::String(version)] = exactly(call.arguments)? else {
        return None;
    };
    if call.block.is_some() || system.is_empty() || version.is_empty() {
        return None;
    }
    let facts = global(call.evaluator, "facts")?;
    let (Value::String(name), Value::String(own)) = (
        entry(&facts, &["os", "name"])?,
        entry(&facts, &["os", "release", "major"])?,
    ) else {
        return None;
    };
    let is_enough = name == system && versioncmp(own, version, false).is_ge();
    Some(Ok(is_enough.into()))
}
