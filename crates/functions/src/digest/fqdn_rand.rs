//! `fqdn_rand`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, legacy_function, ruby_to_s};
use marotte_pcore::Value;
use marotte_pcore::deep::grow;
use marotte_scalars::random::{deterministic_rand, seed_from_hex};
use marotte_scalars::text::downcase;

use super::hexadecimal;
use crate::conversion::{complaint, float_to_integer, to_i, undefined_method};

legacy_function! {
    /// A number from 0 to below a maximum that is random, but always the same for a node.
    ///
    /// It comes from the node's name, `$facts['networking']['fqdn']`, the maximum and a seed that
    /// may be anything. So nodes do not all do the same work at the same time, and a node that
    /// does several things does each at another time. If the third argument is true, the case of
    /// the node's name does not matter.
    ///
    /// ```puppet
    /// fqdn_rand(1)
    /// #=> 0
    /// fqdn_rand(30, 'backup') < 30
    /// #=> true
    /// ```
    fqdn_rand(-2) => value random
}

fn random(call: &mut Call<'_>, Rest(arguments): Rest) -> EvalResult<i64> {
    let mut arguments = arguments.into_iter();
    let max = match arguments.next().unwrap_or_default() {
        Value::Integer(max) => max,
        Value::Float(max) => float_to_integer(max.trunc())?,
        Value::String(max) => to_i(&max)?,
        other => return Err(undefined_method("to_i", &other)),
    };
    let initial_seed = arguments.next().unwrap_or_default();
    let ignore_case = arguments.next().is_some_and(|value| value.is_truthy());

    let mut seed = fqdn(call);
    if ignore_case {
        seed = downcase(&seed);
    }
    seed.push(':');
    seed.push_str(&max.to_string());
    seed.push(':');
    join(&mut seed, &initial_seed);
    let seed = seed_from_hex(&hexadecimal::<::md5::Md5>(&seed));
    deterministic_rand(&seed, max).map_err(complaint)
}

fn fqdn(call: &Call<'_>) -> String {
    let facts = call.evaluator.lookup("facts");
    let networking = facts.as_ref().and_then(|facts| entry(facts, "networking"));
    let fqdn = networking.and_then(|networking| entry(networking, "fqdn"));
    fqdn.map_or_else(String::new, ruby_to_s)
}

fn entry<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Hash(hash) => hash.get_str(key),
        _ => None,
    }
}

/// Ruby's `join`: arrays stand for their elements, however deep.
fn join(out: &mut String, value: &Value) {
    match value {
        Value::Array(values) => {
            for (index, value) in values.iter().enumerate() {
                if index > 0 {
                    out.push(':');
                }
                grow(|| join(out, value));
            }
        }
        other => out.push_str(&ruby_to_s(other)),
    }
}
