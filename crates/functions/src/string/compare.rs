//! `compare`

use std::cmp::Ordering;

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, function};
use marotte_pcore::label::label;
use marotte_pcore::{Str, Value};
use marotte_scalars::text::casecmp;

function! {
    /// Compares two values: -1 if the first comes before the second, 0 if they are equal and 1
    /// if it comes after.
    ///
    /// They must be of the same kind: numbers, strings, versions, timestamps or timespans; the
    /// latter two can also be compared with a number of seconds. Strings are compared without
    /// regard to the case of ASCII letters, unless the third argument is `false`.
    ///
    /// ```puppet
    /// compare(5, 6.5)
    /// #=> -1
    /// compare('b', 'A')
    /// #=> 1
    /// compare('b', 'A', false)
    /// #=> 1
    /// compare('B', 'a', false)
    /// #=> -1
    /// compare(SemVer('1.10.0'), SemVer('1.9.0'))
    /// #=> 1
    /// compare(Timespan(10), 10)
    /// #=> 0
    /// ```
    compare {
        types {
            TimeComparable = "Variant[Numeric, Timespan, Timestamp]",
            Comparable = "Variant[String, Semver, TimeComparable]",
        }
        "Numeric $a, Numeric $b" => order,
        "String $a, String $b, Boolean $ignore_case = ?" => strings,
        "Semver $a, Semver $b" => order,
        "Numeric $a, Variant[Timespan, Timestamp] $b" => order,
        "Timestamp $a, Variant[Timestamp, Numeric] $b" => order,
        "Timespan $a, Variant[Timespan, Numeric] $b" => order,
    }
    mismatch {
        "Comparable $a, Comparable $b, Any *$ignore_case" => different,
        "Any $a, Any $b, Any *$ignore_case" => not_comparable,
    }
}

fn strings(_call: &mut Call<'_>, a: Str, b: Str, ignore_case: Option<bool>) -> i64 {
    let order = if ignore_case.unwrap_or(true) {
        casecmp(&a, &b)
    } else {
        a.cmp(&b)
    };
    order as i64
}

fn order(_call: &mut Call<'_>, a: Value, b: Value) -> Option<i64> {
    compare(&a, &b).map(|order| order as i64)
}

/// The order of two values that the signatures allow; none for what is no number.
fn compare(a: &Value, b: &Value) -> Option<Ordering> {
    match (a, b) {
        (Value::Integer(a), Value::Integer(b)) => Some(a.cmp(b)),
        (Value::Float(a), Value::Float(b)) => a.partial_cmp(b),
        (Value::Integer(a), Value::Float(b)) => integer_and_float(*a, *b),
        (Value::Float(a), Value::Integer(b)) => integer_and_float(*b, *a).map(Ordering::reverse),
        (Value::SemVer(a), Value::SemVer(b)) => Some(a.precedence(b)),
        (Value::Timespan(a), Value::Timespan(b)) => Some(a.nanoseconds().cmp(&b.nanoseconds())),
        (Value::Timespan(a), Value::Integer(b)) => Some(a.compare_integer(*b)),
        (Value::Timespan(a), Value::Float(b)) => a.compare_float(*b),
        (Value::Timestamp(a), Value::Timestamp(b)) => Some(a.nanoseconds().cmp(&b.nanoseconds())),
        (Value::Timestamp(a), Value::Integer(b)) => Some(a.compare_integer(*b)),
        (Value::Timestamp(a), Value::Float(b)) => a.compare_float(*b),
        (number, time @ (Value::Timespan(_) | Value::Timestamp(_))) => {
            compare(time, number).map(Ordering::reverse)
        }
        _ => None,
    }
}

/// The exact order: an integer may have more digits than a float can hold.
fn integer_and_float(integer: i64, float: f64) -> Option<Ordering> {
    if float >= 9_223_372_036_854_775_808.0 {
        return Some(Ordering::Less);
    }
    if float < -9_223_372_036_854_775_808.0 {
        return Some(Ordering::Greater);
    }
    let whole = float.floor();
    match integer.cmp(&(whole as i64)) {
        _ if float.is_nan() => None,
        Ordering::Equal if float > whole => Some(Ordering::Less),
        order => Some(order),
    }
}

fn different(
    call: &mut Call<'_>,
    a: Value,
    b: Value,
    Rest(ignore_case): Rest,
) -> EvalResult<Value> {
    let function = call.name;
    if let Some(first) = ignore_case.first() {
        if a.as_str().is_none() || b.as_str().is_none() {
            return Err(Signal::during(FunctionIssue::IgnoreCaseOfOthers {
                function,
            }));
        }
        if ignore_case.len() > 1 {
            let actual = 2 + ignore_case.len();
            return Err(Signal::during(FunctionIssue::TooManyToCompare {
                function,
                actual,
            }));
        }
        return Err(Signal::during(FunctionIssue::IgnoreCaseNotBoolean {
            function,
            actual: label(first).into(),
        }));
    }
    Err(Signal::during(FunctionIssue::DifferentTypes {
        function,
        left: label(&a).into(),
        right: label(&b).into(),
    }))
}

fn not_comparable(call: &mut Call<'_>, a: Value, b: Value, _rest: Rest) -> EvalResult<Value> {
    Err(Signal::during(FunctionIssue::NotComparable {
        function: call.name,
        left: label(&a).into(),
        right: label(&b).into(),
    }))
}
