//! Types as text in lines, in full and with the values of strings, as recorded from the reference.

use std::sync::Arc;

use marotte_pcore::types::{
    AttributeKind, ObjectDefinition, ObjectMember, ObjectType, TypeSetDefinition, TypeSetType,
};
use marotte_pcore::{Hash, Type, Value, parse_type};

fn of(text: &str) -> Type {
    parse_type(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn types_in_lines() {
    let lines = |text: &str| of(text).to_indented_string(1, 2);
    assert_eq!(
        lines("Hash[String, Struct[{a => Integer, Optional[b] => Array[String]}]]"),
        "  Hash[String, Struct[{\n    'a' => Integer,\n    Optional['b'] => Array[String]\n  }]]\n"
    );
    assert_eq!(
        lines("Variant[Integer, String[1]]"),
        "  Variant[Integer, String[1]]\n"
    );
    assert_eq!(
        lines("Struct[{a => Struct[{b => Integer}]}]"),
        "  Struct[{\n    'a' => Struct[{\n      'b' => Integer\n    }]\n  }]\n"
    );
    assert_eq!(lines("Init[Integer, 16]"), "  Init[Integer, 16]\n");
    assert_eq!(
        lines("URI[{scheme => 'http', port => 80}]"),
        "  URI[{\n    'scheme' => 'http',\n    'port' => 80\n  }]\n"
    );
}

#[test]
fn object_types_in_lines() {
    let object = of(
        "Object[{name => 'Derived', attributes => {a => Integer, b => {type => String, value => \
         'x'}}, constants => {k => [1, 2]}}]",
    );
    assert_eq!(
        object.to_expanded_indented_string(0, 2),
        "Object[{\n  name => 'Derived',\n  attributes => {\n    'a' => Integer,\n    'b' => {\n      \
         type => String,\n      value => 'x'\n    }\n  },\n  constants => {\n    'k' => [1, 2]\n  \
         }\n}]\n"
    );
}

#[test]
fn strings_show_their_value_in_debug_form_only() {
    let inferred = Value::array([Value::from("a")]).infer();
    assert_eq!(inferred.to_debug_string(), "Array[String['a'], 1, 1]");
    assert_eq!(inferred.to_string(), "Array[String, 1, 1]");
}

#[test]
fn sets_name_their_types_by_short_names() {
    let number = Type::alias("Ts::A", of("Integer[1, 2]"));
    let object = ObjectType::undefined("Ts::B".into());
    object.definition.get_or_init(|| ObjectDefinition {
        attributes: vec![ObjectMember {
            name: "x".into(),
            of: number.clone(),
            kind: AttributeKind::Normal,
            value: None,
            overrides: false,
            is_final: false,
            annotations: None,
        }],
        ..ObjectDefinition::default()
    });
    let object = Type::Object(Arc::new(object));
    let list = Type::alias("Ts::C", Type::array(number.clone(), None));
    let authority = ("name_authority", "http://puppet.com/2016.1/runtime");
    let init_hash = Hash::from_iter([(Value::from(authority.0), Value::from(authority.1))]);
    let set = TypeSetType::undefined("Ts".into());
    set.definition.get_or_init(|| TypeSetDefinition {
        version: Some(Value::from("1.0.0")),
        pcore_version: Some(Value::from("1.0.0")),
        references: Vec::new(),
        types: vec![
            ("A".into(), number),
            ("B".into(), object),
            ("C".into(), list),
        ],
        init_hash: Arc::new(init_hash),
    });
    let set = Type::TypeSet(Arc::new(set));
    assert_eq!(
        set.to_string(),
        "TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', \
         name => 'Ts', version => '1.0.0', types => {A => Integer[1, 2], B => Object[{attributes \
         => {'x' => A}}], C => Array[Integer[1, 2]]}}]"
    );
}
