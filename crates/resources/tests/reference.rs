//! What the tables say, compared with what a real Puppet's compiler said of the same resources
//! (`reference.jsonl`, recorded by `record.rb`).

use marotte_resources::{
    KeyPart, Kind, ResourceType, metaparameter_names, metaparameters, resource_type, resource_types,
};
use serde_json::{Map, Value, json};

/// The recorded lines: what was asked for, then the answers.
fn recorded() -> (Value, Vec<Value>) {
    let mut lines = include_str!("reference.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    (lines.next().unwrap(), lines.collect())
}

fn strings(value: &Value) -> Vec<String> {
    let items = value.as_array().unwrap().iter();
    items
        .map(|item| item.as_str().unwrap().to_owned())
        .collect()
}

fn type_of(answer: &Value) -> &'static ResourceType {
    let name = answer["type"].as_str().unwrap();
    resource_type(name).unwrap_or_else(|| panic!("no type {name}"))
}

fn part(value: Option<&Value>) -> KeyPart<Value> {
    match value {
        None | Some(Value::Null) => KeyPart::Undef,
        Some(Value::Bool(false)) => KeyPart::False,
        Some(Value::String(text)) => KeyPart::Text(text.clone()),
        Some(other) => KeyPart::Value(other.clone()),
    }
}

#[test]
fn the_types_and_their_attributes_are_those_of_the_reference() {
    let (asked, answers) = recorded();
    let names = strings(&asked["names"]);
    let schemas: Vec<&Value> = answers
        .iter()
        .filter(|answer| answer.get("valid").is_some())
        .collect();
    let ours: Vec<&str> = resource_types().iter().map(ResourceType::name).collect();
    let theirs: Vec<&str> = schemas
        .iter()
        .map(|answer| answer["type"].as_str().unwrap())
        .collect();
    assert_eq!(ours, theirs);
    for answer in schemas {
        let known = type_of(answer);
        let mut valid = names.clone();
        valid.retain(|name| known.is_valid_parameter(name));
        assert_eq!(valid, strings(&answer["valid"]), "{}", known.name());
        let own = known.attributes();
        assert!(
            own.iter()
                .all(|attribute| names.contains(&attribute.name.to_string()))
        );
        let properties = own
            .iter()
            .filter(|attribute| attribute.kind == Kind::Property);
        let properties: Vec<&str> = properties.map(|attribute| &*attribute.name).collect();
        assert_eq!(json!(properties), answer["properties"], "{}", known.name());
        let namevars = known.namevars();
        assert_eq!(json!(namevars), answer["namevars"]);
        assert_eq!(json!(known.is_isomorphic()), answer["isomorphic"]);
        for attribute in own {
            assert_eq!(
                attribute.is_namevar,
                known.namevars().contains(&attribute.name)
            );
        }
    }
}

#[test]
fn keys_and_titles_are_those_of_the_reference() {
    let (_, answers) = recorded();
    let mut count = 0;
    for answer in answers
        .iter()
        .filter(|answer| answer.get("title").is_some())
    {
        count += 1;
        let known = type_of(answer);
        let title = answer["title"].as_str().unwrap();
        let parameter = |name: &str| part(answer["parameters"].get(name));
        let key = match known.uniqueness_key(title, parameter) {
            Ok(key) => key,
            Err(error) => {
                assert_eq!(json!(error.to_string()), answer["error"], "{answer}");
                continue;
            }
        };
        let expected = answer["key"].as_array().unwrap();
        let expected: Vec<_> = expected.iter().map(|value| part(Some(value))).collect();
        assert_eq!(key, expected, "{answer}");
        let alias = known.alias_key(title, parameter).unwrap();
        assert_eq!(json!(alias.is_some()), answer["alias"], "{answer}");
        let from_title = known.parse_title(title).unwrap().into_iter();
        let from_title: Map<String, Value> = from_title
            .map(|(name, value)| (name.to_owned(), json!(value)))
            .collect();
        assert_eq!(Value::Object(from_title), answer["from_title"], "{answer}");
    }
    assert!(count > 1000);
}

#[test]
fn the_tables_are_sorted_and_complete() {
    let names = |attributes: &[marotte_resources::Attribute]| -> Vec<String> {
        attributes
            .iter()
            .map(|attribute| attribute.name.to_string())
            .collect()
    };
    let theirs = strings(&recorded().0["metaparameters"]);
    assert_eq!(metaparameter_names().collect::<Vec<_>>(), theirs);
    let mut sorted = theirs;
    sorted.sort();
    assert_eq!(names(metaparameters()), sorted);
    for known in resource_types() {
        assert!(names(known.attributes()).is_sorted());
        for pattern in known.title_patterns() {
            marotte_regex::Regex::with_options(pattern.source(), pattern.options()).unwrap();
            assert!(
                pattern
                    .attributes()
                    .iter()
                    .all(|name| known.is_valid_parameter(name))
            );
        }
        assert!(std::ptr::eq(known, resource_type(known.name()).unwrap()));
    }
}
