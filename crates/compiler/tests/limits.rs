//! Hostile sizes and shapes end in a catalog or in a clear error, never in a crash or a hang.

use std::fmt::Write;
use std::sync::Arc;

use marotte_catalog::Catalog;
use marotte_compiler::{Compilation, compile};
use marotte_diagnostics::SourceFile;
use marotte_eval::catalog::{Manifests, NodeData};
use marotte_eval::{Outside, Settings};
use marotte_ir::Program;
use marotte_pcore::{Hash, Str, Value};
use marotte_syntax::{Language, parse};

const LOOPED: &str = "Somehow looped more than 1000 times while evaluating host catalog";

fn compiled(code: &str) -> Result<Catalog, String> {
    classified(code, Vec::new())
}

fn classified(code: &str, classes: Vec<(Str, Option<Value>)>) -> Result<Catalog, String> {
    with_settings(code, classes, Settings::default())
}

/// With at most so many resources.
fn limited(code: &str, max_resources: usize) -> Result<Catalog, String> {
    let settings = Settings {
        max_resources,
        ..Settings::default()
    };
    with_settings(code, Vec::new(), settings)
}

fn with_settings(
    code: &str,
    classes: Vec<(Str, Option<Value>)>,
    settings: Settings,
) -> Result<Catalog, String> {
    let source = SourceFile::new("site.pp", code);
    let empty = || Value::Hash(Arc::new(Hash::new()));
    let compilation = Compilation {
        outside: Outside::default(),
        functions: Arc::new(marotte_functions::table()),
        settings,
        manifests: Manifests::new([Program::lower(parse(&source, &Language::default()).ast)]),
        node: NodeData {
            name: "node.example.test".into(),
            parameters: Vec::new(),
            facts: empty(),
            trusted: empty(),
            server_facts: empty(),
            classes,
        },
    };
    compile(compilation)
        .catalog
        .map_err(|error| error.to_string())
}

fn error(code: &str) -> String {
    compiled(code).err().expect("an error")
}

fn parameter<'a>(catalog: &'a Catalog, reference: &str, name: &str) -> Option<&'a Value> {
    let found = catalog
        .resources
        .iter()
        .find(|r| r.reference() == reference);
    let parameters = &found.expect("the resource").parameters;
    parameters
        .iter()
        .find(|(known, _)| known == name)
        .map(|(_, value)| value)
}

#[test]
fn a_define_that_declares_itself_forever() {
    let code = "define again() { again { \"${title}x\": } } again { 'a': }";
    assert!(error(code).contains(LOOPED), "{}", error(code));
}

#[test]
fn defines_that_declare_two_of_themselves() {
    let code =
        "define twice() { twice { \"${title}0\": } twice { \"${title}1\": } } twice { 'a': }";
    let error = limited(code, 5000).err().expect("an error");
    assert!(
        error.contains("The catalog has more than 5000 resources"),
        "{error}"
    );
}

#[test]
fn collectors_that_create_two_for_each_that_they_collect() {
    let code =
        "define twice() { @twice { [\"${title}0\", \"${title}1\"]: } Twice <| |> } twice { 'a': }";
    let error = limited(code, 5000).err().expect("an error");
    assert!(
        error.contains("The collectors of the catalog find more than 250000 resources"),
        "{error}"
    );
}

#[test]
fn as_many_resources_as_there_may_be() {
    // The stage, two classes and those that are written.
    let code = "Integer[1, 4997].each |$n| { notify { \"n${n}\": } }";
    assert_eq!(
        limited(code, 5000).expect("a catalog").resources.len(),
        5000
    );
    let error = limited(&code.replace("4997", "4998"), 5000).err();
    let error = error.expect("an error");
    assert!(
        error.contains("The catalog has more than 5000 resources"),
        "{error}"
    );
}

#[test]
fn a_define_that_declares_its_own_title() {
    let code = "define again() { again { $title: } } again { 'a': }";
    assert!(error(code).contains("Duplicate declaration: Again[a]"));
}

#[test]
fn a_collector_that_creates_what_it_collects() {
    let code = "define again() { @again { \"${title}x\": } Again <| |> } again { 'a': }";
    assert!(error(code).contains(LOOPED));
}

#[test]
fn classes_that_include_each_other_deeply() {
    let mut code = String::from("include c0\n");
    for index in 0..10_000 {
        let _ = writeln!(code, "class c{index} {{ include c{} }}", index + 1);
    }
    code.push_str("class c10000 { }\n");
    assert!(error(&code).contains("stack level too deep"));
}

#[test]
fn classes_that_include_each_other_in_a_circle() {
    let code = "class a { include b } class b { include a } include a";
    assert_eq!(
        compiled(code).expect("a catalog").classes,
        ["settings", "a", "b"]
    );
}

#[test]
fn many_resources() {
    let code = "Integer[1, 100000].each |$i| { notify { \"n${i}\": } } \
                Notify <| title == 'n7' |> { message => 'seven' } Notify['n1'] -> Notify['n2']";
    let catalog = compiled(code).expect("a catalog");
    assert_eq!(catalog.resources.len(), 100_003);
    let message = parameter(&catalog, "Notify[n7]", "message");
    assert_eq!(message, Some(&Value::from("seven")));
}

#[test]
fn many_titles_in_one_expression() {
    let code = "$all = Integer[1, 50000].map |$i| { \"n${i}\" } notify { $all: } \
                $all.map |$t| { Notify[$t] } -> notify { 'last': }";
    assert_eq!(compiled(code).expect("a catalog").resources.len(), 50_004);
}

#[test]
fn many_resources_on_one_line() {
    let mut code = String::new();
    for index in 0..20_000 {
        let _ = write!(code, "notify {{ 'n{index}': message => 'm' }} ");
    }
    assert_eq!(compiled(&code).expect("a catalog").resources.len(), 20_003);
}

#[test]
fn many_classes_collectors_overrides_and_realized() {
    let mut code = String::new();
    for index in 0..3000 {
        let _ = writeln!(
            code,
            "class c{index} {{ @notify {{ 'n{index}': }} realize(Notify['n{index}']) \
             Notify['late{index}'] {{ message => 'over' }} notify {{ 'late{index}': }} \
             Notify <| title == 'n{index}' |> {{ message => 'c' }} }} include c{index}"
        );
    }
    let catalog = compiled(&code).expect("a catalog");
    assert_eq!(catalog.resources.len(), 9003);
    let message = parameter(&catalog, "Notify[late2999]", "message");
    assert_eq!(message, Some(&Value::from("over")));
}

#[test]
fn many_variables_and_parameters() {
    // More than have slots.
    let count = 70_000;
    let mut code = String::from("class c(\n");
    for index in 0..count {
        let _ = writeln!(code, "$p{index} = {index},");
    }
    code.push_str(") {\n");
    for index in 0..count {
        let _ = writeln!(code, "$v{index} = $p{index}");
    }
    let last = count - 1;
    let _ = writeln!(code, "notify {{ \"${{v{last}}} $v7\": }} }} include c");
    let catalog = compiled(&code).expect("a catalog");
    let title = format!("Notify[{last} 7]");
    assert!(catalog.resources.iter().any(|r| r.reference() == title));
    let of_class = parameter(&catalog, "Class[C]", "p69999");
    assert_eq!(of_class, Some(&Value::Integer(69_999)));
}

#[test]
fn a_collector_sees_what_another_changes() {
    // The first collector matches only after the second has overridden, a round later.
    let code = "notify { 'a': } \
                Notify <| message == 'm' |> { withpath => true } \
                Notify <| title == 'a' |> { message => 'm' }";
    let catalog = compiled(code).expect("a catalog");
    let withpath = parameter(&catalog, "Notify[a]", "withpath");
    assert_eq!(withpath, Some(&Value::Boolean(true)));
}

#[test]
fn a_collector_sees_tags_that_come_late() {
    let code = "define d() { @notify { $title: } } define t() { tag('late') d { 'x': } } t { 'a': } \
                define u() { Notify <| title == 'x' |> { tag => 'later' } } u { 'b': } \
                Notify <| tag == 'later' |> { message => 'found' }";
    let catalog = compiled(code).expect("a catalog");
    let message = parameter(&catalog, "Notify[x]", "message");
    assert_eq!(message, Some(&Value::from("found")));
}

#[test]
fn classes_of_a_classifier() {
    let code = "class a($x = 1) { notify { \"a${x}\": } } class b { notify { 'b': } } include b";
    let given = Value::hash([(Value::from("x"), Value::Integer(2))]);
    let classes = vec![("b".into(), None), ("a".into(), Some(given))];
    let catalog = classified(code, classes).expect("a catalog");
    assert_eq!(catalog.classes, ["b", "a", "settings", "b", "a"]);
    assert!(
        catalog
            .resources
            .iter()
            .any(|r| r.reference() == "Notify[a2]")
    );
}

#[test]
fn classes_of_a_classifier_that_are_not_there() {
    let error = classified("", vec![("nope".into(), None)]).err();
    let message = "Could not find class nope for node.example.test";
    assert!(error.expect("an error").contains(message));
}
