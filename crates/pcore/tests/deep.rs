//! Types and values that are nested deeper than any stack, and aliases that multiply.

use std::sync::Arc;

use marotte_pcore::types::TypeAlias;
use marotte_pcore::{Type, Value};

/// Deep enough to overflow the stack of a test's thread if each level took a frame of it.
const DEPTH: usize = 10_000;

fn deep_type(end: &Type) -> Type {
    (0..DEPTH).fold(end.clone(), |of, _| Type::array(of, None))
}

fn deep_value() -> Value {
    (0..DEPTH).fold(Value::Integer(1), |value, _| Value::array([value]))
}

/// Dropping what is nested as deep as that overflows the stack by itself.
fn keep<T>(value: T) {
    std::mem::forget(value);
}

#[test]
fn deep_types_are_compared_and_printed() {
    let (a, b) = (deep_type(&Type::Integer(None)), deep_type(&Type::Numeric));
    assert!(b.is_assignable(&a));
    assert!(!a.is_assignable(&b));
    assert!(a == a.clone() && a != b);
    assert!(a.to_string().len() > DEPTH * 6);
    let general = a.generalize();
    let normal = a.normalize();
    assert!(general == a && normal == a);
    keep((a, b, general, normal));
}

#[test]
fn deep_values_are_inferred_and_checked() {
    let value = deep_value();
    assert!(Type::data().is_instance(&value));
    assert!(Type::rich_data().is_instance(&value));
    let (reduced, detailed) = (value.infer(), value.infer_set());
    assert!(reduced.is_instance(&value));
    assert!(reduced.is_assignable(&detailed));
    keep((value, reduced, detailed));
}

#[test]
fn deep_values_are_instances_of_recursive_aliases() {
    let tree = TypeAlias::new("Tree");
    let of = Type::Alias(Arc::clone(&tree));
    tree.define(&Type::variant([
        Type::Integer(None),
        Type::array(of.clone(), None),
    ]))
    .expect("a real type");
    let value = deep_value();
    assert!(of.is_instance(&value));
    assert!(of.is_assignable(&of));
    keep(value);
}

#[test]
fn aliases_that_double_at_each_step_end() {
    let chain = |end: Type| {
        (0..40).fold(end, |of, index| {
            Type::alias(format!("A{index}"), Type::tuple([of.clone(), of], None))
        })
    };
    let other = (0..40).fold(Type::Integer(None), |of, index| {
        Type::alias(format!("B{index}"), Type::tuple([of.clone(), of], None))
    });
    // The answer is given up, but it comes.
    let _ = chain(Type::Numeric).is_assignable(&other);
    assert!(chain(Type::Numeric).is_assignable(&chain(Type::Numeric)));
}

#[test]
fn an_alias_of_nothing_but_itself_is_refused() {
    let (a, b) = (TypeAlias::new("A"), TypeAlias::new("B"));
    a.define(&Type::Alias(Arc::clone(&b)))
        .expect("not known yet");
    let error = b.define(&Type::Alias(a)).expect_err("a circle");
    assert_eq!(
        error.to_string(),
        "Type alias 'B' cannot be resolved to a real type"
    );
}

#[test]
fn deep_values_are_equal_and_hash_alike() {
    use std::hash::BuildHasher;
    let (a, b) = (deep_value(), deep_value());
    assert!(a == b);
    let state = std::hash::RandomState::new();
    assert_eq!(state.hash_one(&a), state.hash_one(&b));
    let hash = |keys: [&str; 2]| Value::hash(keys.map(|key| (Value::from(key), Value::Integer(1))));
    let (a_hash, b_hash) = (hash(["a", "b"]), hash(["b", "a"]));
    assert!(a_hash == b_hash);
    assert_eq!(state.hash_one(&a_hash), state.hash_one(&b_hash));
    keep((a, b));
}
