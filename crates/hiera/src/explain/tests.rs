//! What trees look like as text and as data.

use marotte_pcore::{Hash, Value};
use marotte_yaml::Symbol;

use super::{Event, Explainer, NodeKind};

fn merge(strategy: &'static str) -> NodeKind {
    let mut options = Hash::new();
    options.insert("strategy".into(), strategy.into());
    options.insert("x".into(), Value::array([]));
    NodeKind::Merge {
        strategy,
        options: Some(options.into()),
    }
}

fn scope(explainer: &mut Explainer, name: &str, value: i64) {
    explainer.push(NodeKind::Scope(name.to_owned()));
    explainer.found(Event::Found, "k".into(), Value::Integer(value));
    explainer.pop();
}

#[test]
fn a_merge_of_one_branch_is_that_branch() {
    let mut explainer = Explainer::new();
    explainer.push(merge("deep"));
    scope(&mut explainer, "A", 1);
    explainer.pop();
    assert_eq!(explainer.to_text(), "A\n  Found key: \"k\" value: 1\n");
}

#[test]
fn a_merge_has_options_and_a_result() {
    let mut explainer = Explainer::new();
    explainer.push(merge("deep"));
    scope(&mut explainer, "A", 1);
    scope(&mut explainer, "B", 2);
    explainer.result(Value::array([Value::Integer(1), "two".into()]));
    explainer.pop();
    explainer.add_text("the end");
    let expected = "\
Merge strategy deep
  Options: {
    \"x\" => []
  }
  A
    Found key: \"k\" value: 1
  B
    Found key: \"k\" value: 2
  Merged result: [
    1,
    \"two\"
  ]
the end
";
    assert_eq!(explainer.to_text(), expected);
}

#[test]
fn secrets_can_be_hidden() {
    let mut explainer = Explainer::new();
    explainer.push(NodeKind::Scope("A".to_owned()));
    explainer.note_secret(&"sesame".into());
    let values = ["plain", "sesame", "open sesame"].map(Value::from);
    explainer.found(Event::Found, "k".into(), Value::array(values));
    explainer.add_text("it is sesame");
    explainer.pop();
    explainer.hide_secrets();
    let hidden = "\"[value redacted]\"";
    let expected = format!(
        "A\n  Found key: \"k\" value: [\n    \"plain\",\n    {hidden},\n    {hidden}\n  ]\n  \
         it is [value redacted]\n"
    );
    assert_eq!(explainer.to_text(), expected);
    explainer.note_sensitive();
    explainer.hide_secrets();
    let text = explainer.to_text();
    assert!(!text.contains("plain"), "{text}");
}

#[test]
fn the_only_branch_of_the_root_is_the_data() {
    let mut explainer = Explainer::new();
    explainer.push(NodeKind::Top);
    explainer.not_found("k".into());
    explainer.pop();
    let Value::Hash(hash) = explainer.to_hash() else {
        panic!("an explanation is a hash");
    };
    let names: Vec<&str> = hash
        .keys()
        .filter_map(|key| Symbol::name_of(key).map(|name| name.as_str()))
        .collect();
    assert_eq!(names, ["key", "event", "type"]);
}
