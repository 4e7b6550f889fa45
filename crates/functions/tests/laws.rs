//! The `%p` form of a value is code that evaluates to the value again.
//!
//! Puppet breaks this law itself for values that are not generated here:
//! * The least integer cannot be written: its digits without the sign are too large.
//! * Floats with an exponent are written with a `+`, which no number in code has.
//! * Sensitive values are redacted.
//! * A backslash before another one, before a quote and at the end is not escaped.

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use marotte_budget::{Limits, within};
use marotte_diagnostics::{Severity, SourceFile};
use marotte_eval::{Evaluator, Outside, Settings};
use marotte_ir::Program;
use marotte_pcore::convert::to_program_string;
use marotte_pcore::{Regexp, Type, Value};
use marotte_syntax::{Language, parse};
use proptest::collection::vec;
use proptest::prelude::*;

/// Enough to find what is found at all, few enough to be quick.
const CASES: u32 = 128;

fn a_type() -> impl Strategy<Value = Type> {
    let names = [
        "Any",
        "Undef",
        "Default",
        "Scalar",
        "Numeric",
        "Integer",
        "Float",
        "String",
        "Boolean",
        "Regexp",
        "Array",
        "Hash",
        "Callable",
        "Data",
        "Timestamp",
        "SemVer",
        "Type",
    ];
    let leaf = prop_oneof![
        proptest::sample::select(names.to_vec())
            .prop_map(|name| Type::from_name(name).expect("a built-in name")),
        (-9..9i64, 0..9i64).prop_map(|(min, more)| Type::integer(Some(min), Some(min + more))),
        vec("[a-z]{1,3}", 1..4)
            .prop_map(|values| { Type::enumeration(values.iter().map(String::as_str)) }),
    ];
    leaf.prop_recursive(2, 8, 3, |inner| {
        prop_oneof![
            inner.clone().prop_map(|element| Type::array(element, None)),
            (inner.clone(), inner.clone()).prop_map(|(key, value)| Type::hash(key, value, None)),
            vec(inner.clone(), 1..3).prop_map(|types| Type::tuple(types, None)),
            vec(inner.clone(), 2..4).prop_map(Type::variant),
            inner.prop_map(Type::optional),
        ]
    })
}

fn a_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Undef),
        Just(Value::Default),
        any::<bool>().prop_map(Value::Boolean),
        (-i64::MAX..=i64::MAX).prop_map(Value::Integer),
        any::<i32>().prop_map(|value| Value::Float(f64::from(value) / 64.0)),
        any::<String>().prop_map(|text| Value::from(text.replace('\\', "/").as_str())),
        "[a-z$'\"\\n\\t{}]{0,6}".prop_map(|text| Value::from(text.as_str())),
        "[a-z/.]{1,4}"
            .prop_map(|text| { Value::Regexp(Arc::new(Regexp::new(&text).expect("a pattern"))) }),
        a_type().prop_map(Value::Type),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::array),
            vec((inner.clone(), inner), 0..4).prop_map(Value::hash),
        ]
    })
}

fn evaluate(code: &str) -> Result<Value, String> {
    let parsed = parse(&SourceFile::anonymous(code), &Language::default());
    let errors = |finding: &&marotte_diagnostics::Diagnostic| finding.severity == Severity::Error;
    if let Some(error) = parsed.diagnostics.iter().find(errors) {
        return Err(error.to_string());
    }
    let functions = Arc::new(marotte_functions::table());
    let mut evaluator = Evaluator::new(Outside::default(), functions, Settings::default());
    evaluator
        .evaluate_program(&Program::lower(parsed.ast))
        .map_err(|signal| signal.message())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: CASES,
        failure_persistence: None,
        rng_seed: proptest::test_runner::RngSeed::Fixed(20_161),
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_value_is_what_its_code_says(value in a_value()) {
        let code = format!("$value = {}", to_program_string(&value));
        let again = evaluate(&code);
        prop_assert!(again.as_ref().is_ok_and(|again| *again == value), "{code} {again:?}");
    }
}

#[test]
fn evaluation_ends_after_so_many_steps() {
    for code in [
        "Integer[0, 9223372036854775807].each |$n| { }",
        "Integer[0, 9223372036854775807].slice(2)",
        "9223372036854775807.index(-1)",
        "$x = *Integer[0, 9223372036854775807].reverse_each",
        "Integer[0, 9223372036854775807].strip",
        "Integer[0, 9223372036854775807].reduce |$memo, $n| { $memo }",
        "function f($n) { [1, 2].each |$m| { f($n + 1) } } f(0)",
    ] {
        let parsed = parse(&SourceFile::anonymous(code), &Language::default());
        let limits = Limits {
            steps: 1000,
            ..Limits::NONE
        };
        let functions = Arc::new(marotte_functions::table());
        let mut evaluator = Evaluator::new(Outside::default(), functions, Settings::default());
        let clock = Rc::new(|| Duration::ZERO);
        let program = Program::lower(parsed.ast);
        let result = within(limits, clock, || evaluator.evaluate_program(&program));
        let message = result.map_or_else(|signal| signal.message(), |value| format!("{value:?}"));
        assert_eq!(message, "Evaluation took more than 1000 steps", "{code}");
    }
}
