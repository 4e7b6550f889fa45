//! Resources that are declared unless they are there: `ensure_resource`, `ensure_packages` and what
//! they ask.

use std::sync::Arc;

use marotte_eval::{EvalResult, Evaluator, Level};
use marotte_pcore::deep::grow;
use marotte_pcore::ruby::{ruby_equals, ruby_inspect};
use marotte_pcore::{Hash, Str, Type, Value, flatten};
use marotte_scalars::text::capitalize;

use crate::native::{Answer, Call};
use crate::plain::{hash, is_plain};

/// `defined_with_params`: whether there is such a resource with such attributes.
pub(super) fn defined_with_params(call: &mut Call<'_>) -> Answer {
    let (reference, params) = match call.arguments {
        [Value::String(reference)] => (reference, Hash::new()),
        [Value::String(reference), Value::String(empty)] if empty.is_empty() => {
            (reference, Hash::new())
        }
        [Value::String(reference), Value::Hash(params)] => (reference, (**params).clone()),
        _ => return None,
    };
    let (of, title) = parts(reference)?;
    if !has_names(&params) {
        return None;
    }
    let found = is_defined(call.evaluator, &of, &title, reference, &params);
    Some(found.map(Value::Boolean))
}

/// `ensure_resource`: resources of a type with the same attributes.
pub(super) fn ensure_resource(call: &mut Call<'_>) -> Answer {
    let (of, titles, params) = match call.arguments {
        [Value::String(of), titles] => (of, titles, Arc::default()),
        [Value::String(of), titles, Value::Hash(params)] => (of, titles, params.clone()),
        _ => return None,
    };
    let titles = match titles {
        Value::String(_) => vec![titles.clone()],
        Value::Array(titles) => flatten(titles.iter().cloned()),
        _ => return None,
    };
    let mut resources = Vec::with_capacity(titles.len());
    for title in titles {
        let Value::String(title) = title else {
            return None;
        };
        resources.push((title, params.clone()));
    }
    // Whether references are those of a resource that is there is for the file to say.
    if !params.values().all(is_plain) {
        let [(title, _)] = &resources[..] else {
            return None;
        };
        let (of, title) = parts(&format!("{of}[{title}]"))?;
        if call
            .evaluator
            .find_resource(&type_name(&of), &title)
            .is_some()
        {
            return None;
        }
    }
    ensure(call, of, resources)
}

/// `ensure_resources`: resources of a type, each with its own attributes.
pub(super) fn ensure_resources(call: &mut Call<'_>) -> Answer {
    let (of, titles, params) = match call.arguments {
        [Value::String(of), Value::Hash(titles)] => (of, titles, Arc::default()),
        [Value::String(of), Value::Hash(titles), Value::Hash(params)] => {
            (of, titles, params.clone())
        }
        _ => return None,
    };
    let mut resources = Vec::with_capacity(titles.len());
    for (title, own) in titles.iter() {
        let Value::String(title) = title else {
            return None;
        };
        let params = match own {
            Value::Hash(own) => Arc::new(merged(&params, own)),
            Value::Undef | Value::Boolean(false) => params.clone(),
            _ => return None,
        };
        resources.push((title.clone(), params));
    }
    ensure(call, of, resources)
}

fn merged(first: &Hash, second: &Hash) -> Hash {
    let mut merged = first.clone();
    merged.extend(
        second
            .iter()
            .map(|(key, value)| (key.clone(), value.clone())),
    );
    merged
}

/// Declares those resources that are not there. All are looked at before the first one is.
fn ensure(call: &mut Call<'_>, of: &Str, resources: Vec<(Str, Arc<Hash>)>) -> Answer {
    let mut all = Vec::with_capacity(resources.len());
    for (title, params) in resources {
        let reference = format!("{of}[{title}]");
        let (found_type, found_title) = parts(&reference)?;
        if !has_names(&params) {
            return None;
        }
        all.push((reference, found_type, found_title, title, params));
    }
    for (reference, found_type, found_title, title, params) in all {
        let evaluator = &mut *call.evaluator;
        let shown = shown(evaluator, &params)?;
        let found = is_defined(evaluator, &found_type, &found_title, &reference, &params);
        match found {
            Err(signal) => return Some(Err(signal)),
            Ok(true) => evaluator.log(
                Level::Debug,
                format!(
                    "Resource {reference} with params {shown} not created because it already exists"
                ),
            ),
            Ok(false) => {
                let message = format!("Create new resource {reference} with params {shown}");
                evaluator.log(Level::Debug, message);
                let of = Value::from(capitalize(of));
                let titles = Value::hash([(Value::String(title), Value::Hash(params))]);
                let made =
                    evaluator.call_by_name("create_resources", vec![of, titles], None, call.place);
                if let Err(signal) = made {
                    return Some(Err(signal));
                }
            }
        }
    }
    Some(Ok(Value::Undef))
}

/// Attributes as messages have them.
fn shown(evaluator: &mut Evaluator, params: &Arc<Hash>) -> Option<String> {
    let all = Value::Hash(params.clone());
    match params.values().all(is_plain) {
        true => Some(ruby_inspect(&all)),
        false => inspected(evaluator, &all),
    }
}

/// What Ruby shows of a value with references: each is a resource, with what its title says of it.
fn inspected(evaluator: &mut Evaluator, value: &Value) -> Option<String> {
    match value {
        Value::Type(Type::Resource(of)) => {
            let (name, title) = (of.type_name.as_ref()?, of.title.as_ref()?);
            let parts = evaluator.title_parts(name, title).ok()?;
            let parts = parts.into_iter().map(|(name, text)| {
                let text = text.map_or(Value::Undef, Value::String);
                format!(":{name}=>{}", ruby_inspect(&text))
            });
            let parts: Vec<String> = parts.collect();
            Some(format!("{name}[{title}]{{{}}}", parts.join(", ")))
        }
        Value::Array(values) => grow(|| {
            let values = values.iter().map(|value| inspected(evaluator, value));
            let values: Vec<String> = values.collect::<Option<_>>()?;
            Some(format!("[{}]", values.join(", ")))
        }),
        Value::Hash(hash) => grow(|| {
            let entries = hash.iter().map(|(key, value)| {
                let (key, value) = (inspected(evaluator, key)?, inspected(evaluator, value)?);
                Some(format!("{key}=>{value}"))
            });
            let entries: Vec<String> = entries.collect::<Option<_>>()?;
            Some(format!("{{{}}}", entries.join(", ")))
        }),
        other => Some(ruby_inspect(other)),
    }
}

/// The type and title of a reference: `package[vim]`.
fn parts(reference: &str) -> Option<(String, String)> {
    let (of, title) = reference.strip_suffix(']')?.split_once('[')?;
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let is_name = of.starts_with(is_word) && of.chars().all(|c| is_word(c) || c == ':');
    let is_simple = is_name && !title.is_empty();
    is_simple.then(|| (of.to_ascii_lowercase(), title.to_owned()))
}

/// Whether all keys can be names of attributes.
fn has_names(params: &Hash) -> bool {
    params.keys().all(|key| matches!(key, Value::String(_)))
}

/// Whether the catalog, as far as it is made, has a resource with such attributes. The one whose
/// code runs does not count.
fn is_defined(
    evaluator: &mut Evaluator,
    of: &str,
    title: &str,
    reference: &str,
    params: &Hash,
) -> EvalResult<bool> {
    let is_type = of == "class" || evaluator.is_type_name(of)? || evaluator.is_class_name(of)?;
    let mut is_defined = false;
    let mut shown = Vec::new();
    if is_type && let Some(found) = evaluator.find_resource(&type_name(of), title) {
        let name = found.reference();
        let running = evaluator.running_resource();
        if running.is_none_or(|running| running.reference() != name) {
            is_defined = true;
            for (key, value) in params.iter() {
                let key = key.as_str().unwrap_or_default();
                let own = found.parameters.get(key).map(|parameter| &parameter.value);
                let own = own.unwrap_or(&Value::Undef);
                match ruby_equals(own, value) {
                    true => shown.push(format!("Matching resource is {name}")),
                    false => is_defined = false,
                }
            }
        }
    }
    for message in shown {
        evaluator.log(Level::Debug, message);
    }
    if !is_defined {
        let message = format!("Resource {reference} was not determined to be defined");
        evaluator.log(Level::Debug, message);
    }
    Ok(is_defined)
}

/// A type as references have it.
fn type_name(of: &str) -> String {
    let parts: Vec<String> = of.split("::").map(capitalize).collect();
    parts.join("::")
}

/// `ensure_packages`: packages that are installed unless they are there.
pub(super) fn ensure_packages(call: &mut Call<'_>) -> Answer {
    let (packages, given) = packages(call)?;
    let mut defaults = given_or_installed(given);
    if defaults.get_str("ensure").and_then(Value::as_str) == Some("present") {
        defaults.insert("ensure".into(), "installed".into());
    }
    let (name, titles) = match packages {
        Value::Hash(_) => ("ensure_resources", vec![packages.clone()]),
        Value::Array(titles) => ("ensure_resource", titles.iter().cloned().collect()),
        one => ("ensure_resource", vec![one.clone()]),
    };
    for title in titles {
        let arguments = vec!["package".into(), title, Value::from(defaults.clone())];
        let made = call
            .evaluator
            .call_by_name(name, arguments, None, call.place);
        if let Err(signal) = made {
            return Some(Err(signal));
        }
    }
    Some(Ok(Value::Undef))
}

/// `stdlib::ensure_packages`: what is `present` already stays so.
pub(super) fn ensure_packages_once(call: &mut Call<'_>) -> Answer {
    let (packages, given) = packages(call)?;
    let mut all: Vec<(Value, Hash)> = Vec::new();
    match packages {
        Value::Hash(packages) => {
            for (package, own) in packages.iter() {
                let attributes = merged(&given.cloned().unwrap_or_default(), hash(own)?);
                all.push((package.clone(), given_or_installed(Some(&attributes))));
            }
        }
        Value::Array(packages) => {
            all.extend(
                packages
                    .iter()
                    .map(|one| (one.clone(), given_or_installed(given))),
            );
        }
        one => all.push((one.clone(), given_or_installed(given))),
    }
    for (package, mut defaults) in all {
        if let Err(signal) = ensure_package(call, package, &mut defaults) {
            return Some(Err(signal));
        }
    }
    Some(Ok(Value::Undef))
}

fn ensure_package(call: &mut Call<'_>, package: Value, defaults: &mut Hash) -> EvalResult<Value> {
    let ensure = defaults.get_str("ensure").and_then(Value::as_str);
    if let Some("present" | "installed") = ensure {
        let reference = format!("Package[{}]", package.as_str().unwrap_or_default());
        let params = Value::hash([("ensure".into(), "present".into())]);
        let arguments = vec![reference.into(), params];
        let top = call.evaluator.global_context();
        let place = call.place;
        let found = call.evaluator.in_context(top, |evaluator| {
            evaluator.call_by_name("defined_with_params", arguments, None, place)
        })?;
        let ensure = if found.is_truthy() {
            "present"
        } else {
            "installed"
        };
        defaults.insert("ensure".into(), ensure.into());
    }
    let arguments = vec!["package".into(), package, Value::from(defaults.clone())];
    call.evaluator
        .call_by_name("ensure_resource", arguments, None, call.place)
}

/// The packages and their attributes, if the signature takes them.
fn packages<'a>(call: &Call<'a>) -> Option<(&'a Value, Option<&'a Hash>)> {
    let (packages, given) = match call.arguments {
        [packages] => (packages, None),
        [packages, Value::Hash(given)] => (packages, Some(&**given)),
        _ => return None,
    };
    let is_title = |title: &Value| title.as_str().is_some_and(|title| !title.is_empty());
    let is_fine = match packages {
        Value::Array(titles) => titles.iter().all(is_title),
        Value::Hash(titles) => titles.keys().all(is_title),
        title => is_title(title),
    };
    (is_fine && call.block.is_none()).then_some((packages, given))
}

fn given_or_installed(given: Option<&Hash>) -> Hash {
    let installed = Hash::from_iter([("ensure".into(), "installed".into())]);
    merged(&installed, given.unwrap_or(&Hash::new()))
}
