//! Types, keys, mismatches and definitions as the reference answers, from the tables in
//! `reference/`.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Write as _;

use marotte_diagnostics::SourceFile;
use marotte_pcore::describe::{describe_mismatch, describe_signatures, validate_parameters};
use marotte_pcore::object::{define_object, init_hash_of, new_instance, new_object, resolve_in};
use marotte_pcore::parameterize::{AccessError, Blame, parameterize};
use marotte_pcore::parse::{NoTypes, declare_type, define_type, parse_literal, parse_literal_with};
use marotte_pcore::types::{StructElement, StructType, TypeAlias};
use marotte_pcore::{Signature, Type, TypeResolver, Value, parse_type, parse_type_with};
use marotte_syntax::Dialect;
use marotte_syntax::Language;
use marotte_syntax::ast::ExprKind;

fn unescape(text: &str) -> String {
    let mut result = String::new();
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => match characters.next() {
                Some('n') => result.push('\n'),
                Some('t') => result.push('\t'),
                Some(other) => result.push(other),
                None => {}
            },
            other => result.push(other),
        }
    }
    result
}

/// Compares our answer to each line with the recorded one, which is the last column. Lines of the
/// divergences are those where the reference fails for reasons of its own.
fn check(table: &str, divergences: &[&str], ours: impl Fn(&[String]) -> Result<String, String>) {
    let mut failures = String::new();
    let (mut count, mut failed) = (0, 0);
    for line in table.lines() {
        let columns: Vec<String> = line.split('\t').map(unescape).collect();
        let Some((expected, inputs)) = columns.split_last() else {
            continue;
        };
        count += 1;
        let ours = ours(inputs).unwrap_or_else(|error| format!("! {error}"));
        if expected == "!!" {
            // The reference itself broke: it is enough that we did not.
            continue;
        }
        let is_known = divergences.contains(&inputs.join("\t").as_str());
        if (ours == *expected) == is_known {
            failed += 1;
            let _ = writeln!(
                failures,
                "{inputs:?}{}\n  expected {expected}\n  got      {ours}",
                if is_known { " no longer diverges" } else { "" }
            );
        }
    }
    assert!(
        failures.is_empty(),
        "{failed} of {count} differ:\n{failures}"
    );
    assert!(count > 0);
}

fn show(value: &Value) -> String {
    match value {
        Value::Undef => "undef".into(),
        Value::Array(values) => {
            let values: Vec<String> = values.iter().map(show).collect();
            format!("[{}]", values.join(", "))
        }
        Value::Type(of) => of.to_string(),
        other => format!("{other:?}"),
    }
}

fn literal(text: &str) -> Result<Value, String> {
    parse_literal(text).map_err(|error| error.to_string())
}

fn elements(text: &str) -> Result<Vec<Value>, String> {
    match literal(&format!("[{text}]"))? {
        Value::Array(values) => Ok(values.to_vec()),
        other => Err(format!("{other:?}")),
    }
}

fn named_type(text: &str) -> Result<Type, String> {
    parse_type(text).map_err(|error| error.to_string())
}

/// The complaint as the evaluator shows it, with the place of the expression to blame.
fn report(error: &AccessError, left: &str, keys: &str) -> String {
    let (detail, blame) = match error {
        AccessError::Issue(blame, _) => ("", *blame),
        AccessError::Argument(_) => (
            "Error while evaluating a '[]' expression, ",
            Blame::Expression,
        ),
    };
    let column = match blame {
        Blame::Expression | Blame::Left => Some(1),
        Blame::Key(index) => key_offsets(keys)
            .get(index)
            .map(|offset| left.len() + offset + 2),
    };
    let place = column.map_or_else(String::new, |column| {
        format!(" (line: 1, column: {column})")
    });
    format!("Evaluation Error: {detail}{error}{place}")
}

/// Where the keys begin.
fn key_offsets(keys: &str) -> Vec<usize> {
    let (mut offsets, mut depth) = (vec![0], 0);
    for (index, character) in keys.char_indices() {
        match character {
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            ',' if depth == 0 => offsets.push(index + 2),
            _ => {}
        }
    }
    offsets
}

#[test]
fn types_from_text() {
    check(include_str!("reference/types.txt"), &[], |inputs| {
        Ok(named_type(&inputs[0])?.to_string())
    });
}

#[test]
fn definitions_of_objects_and_sets() {
    // The reference shows the pattern that Ruby's library has for a URI.
    let references = "TypeSet[{pcore_version => '1.0.0', name => 'A', references => {X => {name => 'Y', version_range => '1.x'}, Z => {name => 'Y', version_range => '1.x'}}}]";
    check(
        include_str!("reference/object.txt"),
        &[references],
        |inputs| Ok(named_type(&inputs[0])?.to_string()),
    );
}

#[test]
fn types_from_keys() {
    check(include_str!("reference/access.txt"), &[], |inputs| {
        let made = parameterize(
            &named_type(&inputs[0])?,
            &elements(&inputs[1])?,
            Dialect::Puppet8,
        );
        made.map(|made| show(&made))
            .map_err(|error| report(&error, &inputs[0], &inputs[1]))
    });
}

#[test]
fn mismatches() {
    check(include_str!("reference/mismatch.txt"), &[], |inputs| {
        let actual = literal(&inputs[1])?.infer_set();
        Ok(describe_mismatch("x", &named_type(&inputs[0])?, &actual).to_string())
    });
}

#[test]
fn parameters_of_classes() {
    check(include_str!("reference/parameters.txt"), &[], |inputs| {
        let (Type::Struct(declared), Value::Hash(given)) =
            (named_type(&inputs[0])?, literal(&inputs[1])?)
        else {
            return Err("no parameters".into());
        };
        validate_parameters(|| "Class[K]".to_owned(), &declared, &given, false)
            .map(|()| String::new())
            .map_err(|mismatch| mismatch.to_string())
    });
}

/// The aliases that the table speaks of.
struct Aliases(RefCell<HashMap<String, Type>>);

impl Aliases {
    fn new() -> Self {
        let aliases = Self(RefCell::default());
        for (name, definition) in [
            ("PosInt", "Integer[1]"),
            ("Port", "Variant[Integer[1,100], Enum['any']]"),
            ("Rec", "Variant[Integer, Array[Rec]]"),
            ("S", "Struct[{a => Integer, Optional[b] => PosInt}]"),
            ("Opt", "Optional[PosInt]"),
            ("Pat", "Pattern[/x/]"),
            ("E", "Enum[a,b]"),
            ("V", "Variant[E, Pat]"),
        ] {
            let alias = TypeAlias::new(name);
            let of = Type::Alias(alias.clone());
            aliases.0.borrow_mut().insert(name.into(), of);
            let definition = parse_type_with(definition, &aliases).unwrap();
            alias.define(&definition).unwrap();
        }
        aliases
    }
}

impl TypeResolver for Aliases {
    fn resolve(&self, name: &str) -> Option<Type> {
        self.0.borrow().get(name).cloned()
    }
}

/// The answers are those of `class k(… $p) {}` and `class { 'k': p => … }`.
#[test]
fn aliases_in_mismatches() {
    let aliases = Aliases::new();
    check(include_str!("reference/aliases.txt"), &[], |inputs| {
        let of = parse_type_with(&inputs[0], &aliases).map_err(|error| error.to_string())?;
        let declared = StructType {
            elements: vec![StructElement::required("p", of)],
        };
        let given = [(Value::from("p"), literal(&inputs[1])?)];
        let given = given.into_iter().collect();
        validate_parameters(|| "Class[K]".to_owned(), &declared, &given, false)
            .map(|()| String::new())
            .map_err(|mismatch| mismatch.to_string())
    });
}

/// The answers are those of `type T = …` and `T(…)`, as text.
#[test]
fn instances_of_objects() {
    let aliases = Aliases(RefCell::default());
    for (name, definition) in [
        (
            "T",
            "{attributes => {a => Integer, b => {type => String, value => 'x'}, k => {type => Integer, kind => constant, value => 9}}}",
        ),
        ("P", "{attributes => {a => Integer}}"),
        (
            "C",
            "{parent => P, attributes => {b => {type => Integer, value => 2}, c => String}}",
        ),
        ("R", "{attributes => {}}"),
    ] {
        let object = new_object(name);
        let Value::Hash(init) = parse_literal_with(definition, &aliases).unwrap() else {
            panic!("{definition}");
        };
        define_object(&object, &init).unwrap();
        let of = Type::Object(object);
        aliases.0.borrow_mut().insert(name.into(), of);
    }
    check(include_str!("reference/instances.txt"), &[], |inputs| {
        let of = parse_type_with(&inputs[0], &aliases).map_err(|error| error.to_string())?;
        let Type::Object(of) = of else {
            return Err("no Object type".into());
        };
        let made = new_instance(&of, &elements(&inputs[1])?).map_err(|error| error.to_string())?;
        let Value::Object(made) = made else {
            return Err("no instance".into());
        };
        let init_hash = Value::from(init_hash_of(&made));
        Ok(format!("{}({})", of.name, init_hash.to_parameter_string()))
    });
}

#[test]
fn calls_that_no_signature_accepts() {
    check(include_str!("reference/signature.txt"), &[], |inputs| {
        let signatures: Result<Vec<Signature>, _> =
            inputs[0].split(" | ").map(Signature::parse).collect();
        let signatures = signatures.map_err(|error| error.to_string())?;
        let given: Vec<Type> = elements(&inputs[1])?
            .iter()
            .map(|value| match value {
                Value::Type(of @ Type::Callable(_)) => of.clone(),
                other => other.infer_set(),
            })
            .collect();
        let given = if given.is_empty() {
            Value::array([]).infer_set()
        } else {
            Type::tuple(given, None)
        };
        let signatures: Vec<&Signature> = signatures.iter().collect();
        let mismatch = describe_signatures("f", &signatures, &given);
        Ok(mismatch.map_or_else(String::new, |mismatch| mismatch.to_string()))
    });
}

#[test]
fn sets_of_types() {
    let text = "type M = TypeSet[{
        pcore_version => '1.0.0',
        version => '1.0.0',
        types => {
            Car => Object[{attributes => {engine => Engine, next => Optional[M::Car]}}],
            Engine => {attributes => {power => Power}},
            Sports => Car {attributes => {top => Integer}},
            Power => Integer[1]
        }
    }]";
    let source = SourceFile::anonymous(text);
    let parsed = marotte_syntax::parse(&source, &Language::default());
    let ExprKind::TypeAlias(alias) = parsed.ast[parsed.ast.body].kind else {
        panic!("no alias");
    };
    let expr = parsed.ast[alias].type_expr;
    let declared = declare_type("M", &parsed.ast, expr);
    define_type(&declared, &parsed.ast, expr, &NoTypes).unwrap();
    let Type::TypeSet(set) = &declared else {
        panic!("no set");
    };
    let names: Vec<String> = ["car", "Engine", "SPORTS", "Power"]
        .iter()
        .map(|name| resolve_in(set, name).unwrap().name().to_string())
        .collect();
    assert_eq!(names, ["M::Car", "M::Engine", "M::Sports", "M::Power"]);
    let Some(Type::Object(sports)) = resolve_in(set, "Sports") else {
        panic!("no Object type");
    };
    assert_eq!(sports.parent().unwrap().name, "M::Car");
    assert_eq!(sports.constructor_attributes().len(), 3);
}

/// `Struct[…]` around `Struct[…]`, as deep as the parser allows.
#[test]
fn deep_types_are_read() {
    let depth = 800;
    let text = format!("{}Integer{}", "Array[".repeat(depth), "]".repeat(depth));
    let of = parse_type(&text).unwrap();
    let value = (0..depth).fold(Value::from("x"), |inner, _| Value::array([inner]));
    let message = describe_mismatch("x", &of, &value.infer_set()).to_string();
    assert!(
        message.ends_with("expects an Integer value, got String"),
        "{message}"
    );
}
