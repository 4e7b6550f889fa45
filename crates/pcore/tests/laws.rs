//! Laws of the type algebra on generated types and values.
//!
//! Puppet breaks some of them itself; those types are not generated where they would:
//! * `Variant` without types, `Struct` without members and `Enum` without values stand for nothing
//!   in one question and for everything in another.
//! * `Optional` without a type has only `undef` as an instance, yet it accepts every type.
//! * The type of one string accepts any Enum of one value, whichever.
//! * A Hash type asks Structs for their number of members, even of those that may be absent, and
//!   a Struct type accepts hashes by their size alone where all its members may be absent.
//! * `NotUndef[T]` does not accept itself where `T` accepts `Undef`.
//! * What is in a Sensitive type is generalised each time that one is made, and a generalised Enum
//!   is a sized String, which can be generalised further.
//! * Parameters of a Callable are generalised too, though they are what it accepts.
//! * A Tuple whose size allows fewer elements than it has types is compared type by type, so that
//!   what is accepted in the middle need not be accepted in the end.
//! * One nanosecond of a Timespan is written `.1`, which is read as a tenth of a second.
//! * The rich data of `Boolean[true]` is that of `Boolean`.
//! * What the language calls equal need not be the same key: the case of strings and the kind of a
//!   number matter in keys only.

use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::Arc;

use marotte_pcore::compare;
use marotte_pcore::convert::rich::{ToDataOptions, from_data, to_data};
use marotte_pcore::types::{IntegerRange, StructElement, TupleType};
use marotte_pcore::{Regexp, Type, Value};
use marotte_scalars::binary::Binary;
use marotte_scalars::semver::Version;
use marotte_scalars::timespan::Timespan;
use marotte_scalars::timestamp::Timestamp;
use marotte_syntax::Dialect;
use proptest::collection::vec;
use proptest::prelude::*;

/// Enough to find what is found at all, few enough to be quick.
const CASES: u32 = 256;

fn size() -> impl Strategy<Value = IntegerRange> {
    (0..4i64, proptest::option::of(0..3i64))
        .prop_map(|(min, more)| IntegerRange::new(Some(min), more.map(|more| min + more)))
}

fn name() -> impl Strategy<Value = &'static str> {
    prop_oneof![Just("a"), Just("b"), Just("ab"), Just("c")]
}

fn scalar_type() -> impl Strategy<Value = Type> {
    let names = [
        "Any",
        "Undef",
        "Default",
        "Scalar",
        "ScalarData",
        "Numeric",
        "Integer",
        "Float",
        "String",
        "Boolean",
        "Regexp",
        "Binary",
        "SemVer",
        "SemVerRange",
        "Timespan",
        "Timestamp",
        "URI",
        "Collection",
        "Array",
        "Hash",
        "NotUndef",
        "Iterable",
        "Iterator",
        "CatalogEntry",
        "Resource",
        "Class",
        "Type",
        "Callable",
        "Sensitive",
        "Object",
        "Data",
        "RichData",
        "RichDataKey",
        "TypeSet",
        "Tuple",
    ];
    prop_oneof![
        4 => proptest::sample::select(names.to_vec())
            .prop_map(|name| Type::from_name(name).expect("a built-in name")),
        1 => (-3..3i64, 0..4i64).prop_map(|(min, more)| Type::integer(Some(min), Some(min + more))),
        1 => (-3..3i64).prop_map(|min| Type::integer(Some(min), None)),
        1 => (-2..2i8, 0..3i8).prop_map(|(min, more)| {
            Type::float(Some(f64::from(min)), Some(f64::from(min + more)))
        }),
        1 => size().prop_map(Type::string_sized),
        1 => vec(name(), 2..4)
            .prop_map(|mut values| {
                // One value alone breaks a law: see above.
                values.extend(["x", "y"]);
                Type::enumeration(values)
            }),
        1 => Just(Type::pattern([regexp("a"), regexp("b$")])),
        1 => Just(Type::regexp(regexp("a"))),
        1 => any::<bool>().prop_map(|value| Type::Boolean(Some(value))),
        1 => name().prop_map(Type::class),
        1 => size().prop_map(|size| Type::collection(Some(size))),
    ]
}

fn regexp(source: &str) -> Arc<Regexp> {
    Arc::new(Regexp::new(source).expect("a pattern"))
}

fn a_type() -> impl Strategy<Value = Type> {
    scalar_type().prop_recursive(3, 24, 3, |inner| {
        prop_oneof![
            (inner.clone(), proptest::option::of(size()))
                .prop_map(|(element, size)| Type::array(element, size)),
            (inner.clone(), inner.clone(), proptest::option::of(size()))
                .prop_map(|(key, value, size)| Type::hash(key, value, size)),
            vec(inner.clone(), 1..3).prop_map(|types| Type::tuple(types, None)),
            vec(inner.clone(), 2..4).prop_map(Type::variant),
            inner.clone().prop_map(Type::optional),
            inner
                .clone()
                .prop_map(|of| match of.is_assignable(&Type::Undef) {
                    true => of,
                    false => Type::not_undef(of),
                }),
            inner.clone().prop_map(Type::iterable),
            inner.clone().prop_map(Type::iterator),
            inner.clone().prop_map(Type::type_of),
            inner.clone().prop_map(|of| Type::sensitive(&of)),
            (vec(inner.clone(), 0..3), proptest::option::of(inner)).prop_map(
                |(mut parameters, given)| {
                    // A Callable at the end is the block.
                    while parameters
                        .last()
                        .is_some_and(|last| last.is_kind_of_callable(true))
                    {
                        parameters.pop();
                    }
                    Type::callable(Some(TupleType::new(parameters, None)), None, given)
                }
            ),
        ]
    })
}

fn a_type_with_structs() -> impl Strategy<Value = Type> {
    prop_oneof![
        3 => a_type(),
        1 => vec((name(), a_type(), any::<bool>()), 1..4).prop_map(|members| {
            let mut elements: Vec<StructElement> = Vec::new();
            for (name, of, optional) in members {
                if elements.iter().all(|known| known.name() != name) {
                    elements.push(if optional {
                        StructElement::optional(name, of)
                    } else {
                        StructElement::new(name, of)
                    });
                }
            }
            Type::structure(elements)
        }),
    ]
}

fn a_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Undef),
        Just(Value::Default),
        any::<bool>().prop_map(Value::Boolean),
        (-5..5i64).prop_map(Value::Integer),
        (-2..2i8).prop_map(|value| Value::Float(f64::from(value) / 2.0)),
        name().prop_map(Value::from),
        Just(Value::from("")),
        Just(Value::Regexp(regexp("a"))),
        scalar_type()
            .prop_filter("common types forget it", |of| !matches!(of, Type::Undef))
            .prop_map(Value::Type),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::array),
            vec((inner.clone(), inner.clone()), 0..4).prop_map(Value::hash),
            vec((name().prop_map(Value::from), inner.clone()), 0..4).prop_map(Value::hash),
            inner.prop_map(|value| Value::Sensitive(Arc::new(value))),
        ]
    })
}

/// Values of the kinds that are data only with their types written down.
fn a_rich_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        3 => a_value(),
        1 => (-9_000_000i64..9_000_000).prop_map(|seconds| {
            let nanoseconds = i128::from(seconds) * 1_000_000_000;
            Value::Timespan(Arc::new(Timespan::from_nanoseconds(nanoseconds)))
        }),
        1 => (0..2_000_000_000_000_000_000i64).prop_map(|nanoseconds| {
            Value::Timestamp(Arc::new(Timestamp::from_nanoseconds(nanoseconds.into())))
        }),
        1 => "[0-9]\\.[1-9]{1,2}\\.[0-9](-rc[1-9])?".prop_map(|text| {
            Value::SemVer(Arc::new(Version::parse(&text).expect("a version")))
        }),
        1 => vec(any::<u8>(), 0..6)
            .prop_map(|bytes| Value::Binary(Arc::new(Binary::new(bytes)))),
        1 => any::<String>().prop_map(|text| Value::from(text.as_str())),
        1 => any::<i64>().prop_map(Value::Integer),
    ];
    prop_oneof![
        leaf.clone(),
        vec(leaf.clone(), 0..4).prop_map(Value::array),
        vec((leaf.clone(), leaf), 0..4).prop_map(Value::hash),
    ]
}

fn hash_of<T: Hash>(state: &RandomState, value: &T) -> u64 {
    state.hash_one(value)
}

/// Puppet forgets `undef` in common types, so that `[1, undef]` is no instance of its own type.
fn forgets_undef(value: &Value) -> bool {
    let loses = |value: &Value| matches!(value, Value::Undef) || forgets_undef(value);
    match value {
        Value::Array(values) => values.iter().any(loses),
        Value::Hash(hash) => hash.iter().any(|(key, value)| loses(key) || loses(value)),
        Value::Sensitive(inside) => forgets_undef(inside),
        _ => false,
    }
}

/// The types of sensitive values are never known in full, whatever was asked for.
fn forgets_undef_inside(value: &Value) -> bool {
    match value {
        Value::Array(values) => values.iter().any(forgets_undef_inside),
        Value::Hash(hash) => hash
            .iter()
            .any(|(key, value)| forgets_undef_inside(key) || forgets_undef_inside(value)),
        Value::Sensitive(inside) => forgets_undef(inside),
        _ => false,
    }
}

/// Whether there is a type in a value of which rich data does not tell all.
fn has_forgotten_type(value: &Value) -> bool {
    match value {
        Value::Type(of) => has_part(of, &|of| matches!(of, Type::Boolean(Some(_)))),
        Value::Array(values) => values.iter().any(has_forgotten_type),
        Value::Hash(hash) => hash
            .iter()
            .any(|(key, value)| has_forgotten_type(key) || has_forgotten_type(value)),
        Value::Sensitive(inside) => has_forgotten_type(inside),
        _ => false,
    }
}

fn has_part(of: &Type, is_it: &dyn Fn(&Type) -> bool) -> bool {
    let mut found = is_it(of);
    of.for_each_part(&mut |part| found = found || has_part(part, is_it));
    found
}

fn equals(a: &Value, b: &Value) -> bool {
    compare::equals(a, b, Dialect::Puppet8)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: CASES,
        failure_persistence: None,
        max_global_rejects: 100 * CASES,
        rng_seed: proptest::test_runner::RngSeed::Fixed(20_161),
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_type_accepts_itself(of in a_type_with_structs()) {
        prop_assert!(of.is_assignable(&of), "{of:?}");
        prop_assert!(of.is_same(&of));
        prop_assert!(!of.is_less_than(&of, Dialect::Puppet8));
    }

    #[test]
    fn acceptance_is_transitive(a in a_type(), b in a_type(), c in a_type()) {
        if a.is_assignable(&b) && b.is_assignable(&c) {
            prop_assert!(a.is_assignable(&c), "{a:?} | {b:?} | {c:?}");
        }
    }

    #[test]
    fn a_choice_accepts_its_options(a in a_type(), b in a_type()) {
        let choice = Type::variant([a.clone(), b.clone()]);
        prop_assert!(choice.is_assignable(&a) && choice.is_assignable(&b), "{choice:?}");
    }

    #[test]
    fn a_common_type_accepts_both(a in a_type(), b in a_type()) {
        // `Undef` vanishes beside others, wherever it is.
        let is_undef = |of: &Type| matches!(of, Type::Undef);
        prop_assume!(!has_part(&a, &is_undef) && !has_part(&b, &is_undef));
        let common = a.common_type(&b);
        for of in [&a, &b] {
            prop_assert!(common.is_assignable(of), "{a:?} | {b:?}: {common:?}");
        }
    }

    #[test]
    fn a_value_is_an_instance_of_its_type(value in a_value()) {
        if !forgets_undef_inside(&value) {
            prop_assert!(value.infer_set().is_instance(&value), "{value:?}");
        }
        if !forgets_undef(&value) {
            prop_assert!(value.infer().is_instance(&value), "{value:?} {:?}", value.infer());
            prop_assert!(value.infer_generic().is_instance(&value), "{value:?}");
            prop_assert!(value.infer().is_assignable(&value.infer_set()), "{value:?}");
        }
    }

    #[test]
    fn instances_follow_acceptance(a in a_type(), b in a_type(), value in a_value()) {
        if a.is_assignable(&b) && b.is_instance(&value) {
            prop_assert!(a.is_instance(&value), "{a:?} | {b:?} | {value:?}");
        }
    }

    #[test]
    fn equal_types_hash_alike(a in a_type_with_structs(), b in a_type_with_structs()) {
        let state = RandomState::new();
        let again = a.clone();
        prop_assert_eq!(hash_of(&state, &a), hash_of(&state, &again));
        if a == b {
            prop_assert_eq!(hash_of(&state, &a), hash_of(&state, &b));
            prop_assert!(a.is_same(&b));
        }
    }

    #[test]
    fn equal_values_hash_alike(a in a_value(), b in a_value()) {
        let state = RandomState::new();
        prop_assert!(a == a.clone() && equals(&a, &a), "{a:?}");
        if a == b {
            prop_assert_eq!(hash_of(&state, &a), hash_of(&state, &b));
            prop_assert!(equals(&a, &b) && equals(&b, &a), "{a:?} {b:?}");
        }
        // The order of entries is no part of a hash's identity.
        if let Value::Hash(entries) = &a {
            let turned = entries.iter().rev().map(|(key, value)| (key.clone(), value.clone()));
            let turned = Value::hash(turned);
            prop_assert!(a == turned && equals(&a, &turned), "{a:?}");
            prop_assert_eq!(hash_of(&state, &a), hash_of(&state, &turned));
        }
    }

    #[test]
    fn rich_data_comes_back(value in a_rich_value()) {
        prop_assume!(!has_forgotten_type(&value));
        let options = ToDataOptions { rich_data: true, message_prefix: "" };
        let (data, lost) = to_data(&value, options);
        // What cannot be data is reported, and a text from then on.
        prop_assume!(lost.is_empty());
        let again = from_data(&data);
        prop_assert!(again.as_ref().is_ok_and(|again| *again == value), "{value:?} {again:?}");
    }

    #[test]
    fn a_normal_form_stays_and_means_the_same(of in a_type()) {
        prop_assume!(!has_part(&of, &|of| matches!(of, Type::Callable(Some(_)))));
        let normal = of.normalize();
        // The order of ranges is turned round each time.
        prop_assert!(normal.normalize().is_same(&normal), "{normal:?}");
        // Sizes of collections of anything are forgotten.
        prop_assert!(normal.is_assignable(&of), "{of:?} {normal:?}");
    }

    #[test]
    fn a_general_type_accepts_the_special_one(of in a_type()) {
        prop_assume!(!has_part(&of, &|of| matches!(of, Type::Callable(Some(_)))));
        let general = of.generalize();
        prop_assert!(general.is_assignable(&of), "{of:?} {general:?}");
    }

    #[test]
    fn texts_can_be_read_again(of in a_type_with_structs()) {
        prop_assume!(!has_part(&of, &|of| matches!(of, Type::Sensitive(Some(_)))));
        let text = of.to_string();
        let again = marotte_pcore::parse_type(&text);
        prop_assert!(again.is_ok(), "{text}: {again:?}");
        if let Ok(again) = again {
            prop_assert_eq!(again.to_string(), text.as_str());
            // A Callable without parameters is made with and without a size.
            let is_callable = |of: &Type| matches!(of, Type::Callable(Some(_)));
            prop_assert!(again.is_same(&of) || has_part(&of, &is_callable), "{}", text);
        }
    }
}
