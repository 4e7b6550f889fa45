//! Types that speak of each other in circles do not keep each other in memory, and one whose other
//! half is gone still answers.

use std::sync::{Arc, Weak};

use marotte_pcore::parse::{TypeResolver, parse_type_with};
use marotte_pcore::types::TypeAlias;
use marotte_pcore::{Type, Value};

struct Names(Vec<Arc<TypeAlias>>);

impl TypeResolver for Names {
    fn resolve(&self, name: &str) -> Option<Type> {
        let found = self.0.iter().find(|of| of.name == name)?;
        Some(Type::Alias(found.clone()).for_definition())
    }
}

fn names(definitions: &[(&str, &str)]) -> Names {
    let names = Names(definitions.iter().map(|of| TypeAlias::new(of.0)).collect());
    for (alias, (_, text)) in names.0.iter().zip(definitions) {
        alias
            .define(&parse_type_with(text, &names).unwrap())
            .unwrap();
    }
    names
}

fn nested(depth: usize) -> Value {
    (0..depth).fold(Value::Integer(1), |inner, _| Value::array([inner]))
}

#[test]
fn circles_are_given_back() {
    let names = names(&[
        ("A", "Variant[Integer, Array[B]]"),
        ("B", "Array[Variant[A, B, C]]"),
        ("C", "Variant[String, Array[C]]"),
    ]);
    let of = Type::Alias(names.0[0].clone());
    assert!(of.is_instance(&nested(6)) && !of.is_instance(&Value::Undef));
    assert_eq!(
        of.to_string(),
        "A = Variant[Integer, Array[B = Array[Variant[A, B, C = Variant[String, Array[C]]]]]]"
    );
    let weak: Vec<Weak<_>> = names.0.iter().map(Arc::downgrade).collect();
    drop((names, of));
    assert!(weak.iter().all(|of| of.upgrade().is_none()));
}

#[test]
fn a_type_that_is_gone_has_a_name_and_no_instances() {
    let names = names(&[("A", "Variant[Integer, Array[B]]"), ("B", "Array[A]")]);
    // `A` knew `B` before it was defined.
    let a = Type::Alias(names.0[0].clone());
    assert!(a.is_instance(&nested(2)));
    drop(names);
    assert!(a.is_instance(&Value::Integer(1)) && !a.is_instance(&nested(2)));
    assert!(!a.is_assignable(&Type::array(a.clone(), None)));
    assert_eq!(
        a.to_string(),
        "A = Variant[Integer, Array[B = TypeReference['UnresolvedReference']]]"
    );
    let same = Type::alias("A", Type::Any);
    assert!(a == same && a.common_type(&same) == same);
}
