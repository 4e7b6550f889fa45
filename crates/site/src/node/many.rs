//! The facts of many nodes at once.
//!
//! A list has a hash a node: its name (`name` or `certname`), its facts (`values` or `facts`) and, if it
//! is known, what can be trusted of it (`trusted`). That is what `puppet facts` prints of each node and
//! what PuppetDB has for an inventory. In JSON the list may also be a line an object. A hash with
//! nothing but `nodes` has the facts of each node under its name.

use marotte_diagnostics::SiteIssue;
use marotte_pcore::{Hash, Value};
use serde_json::Value as Json;

use super::Node;
use super::facts::Facts;
use crate::problem::{Problem, problem};

/// Several objects of JSON behind each other, as a list. Nothing if that is not what the text is.
pub(super) fn objects(text: &str) -> Option<Json> {
    let objects = serde_json::Deserializer::from_str(text).into_iter::<Json>();
    let objects: Vec<Json> = objects.collect::<Result<_, _>>().ok()?;
    let is_list = objects.len() > 1 && objects.iter().all(Json::is_object);
    is_list.then_some(Json::Array(objects))
}

/// The nodes that data has the facts of. Nothing if they are those of one machine.
pub(super) fn nodes(data: &Value) -> Result<Option<Vec<Node>>, Problem> {
    let entries: Vec<Option<(String, Facts, Hash)>> = match data {
        Value::Array(entries) => entries.iter().map(of_entry).collect(),
        Value::Hash(hash) => match (hash.len(), hash.get_str("nodes")) {
            (1, Some(Value::Hash(nodes))) => nodes
                .iter()
                .map(|(name, facts)| {
                    let name = name.as_str()?.to_owned();
                    Some((name, Facts::of_value(facts)?, Hash::default()))
                })
                .collect(),
            _ => return Ok(None),
        },
        _ => return Ok(None),
    };
    let nodes = entries.into_iter().enumerate().map(|(index, entry)| {
        let number = index + 1;
        let (name, facts, trusted) =
            entry.ok_or_else(|| problem(SiteIssue::FactsNoNode { number }))?;
        Ok(Node::with_facts(name, facts)?.with_trusted(trusted))
    });
    nodes.collect::<Result<_, _>>().map(Some)
}

/// The name, the facts and what can be trusted of a node.
fn of_entry(entry: &Value) -> Option<(String, Facts, Hash)> {
    let Value::Hash(entry) = entry else {
        return None;
    };
    let either = |one: &str, other: &str| entry.get_str(one).or_else(|| entry.get_str(other));
    let name = either("certname", "name")?.as_str()?;
    let facts = either("facts", "values")?;
    let facts = listed(facts).unwrap_or_else(|| facts.clone());
    let trusted = match entry.get_str("trusted") {
        Some(Value::Hash(trusted)) => (**trusted).clone(),
        _ => Hash::default(),
    };
    Some((name.to_owned(), Facts::of_value(&facts)?, trusted))
}

/// The facts of a set of PuppetDB's, which lists their names and values under `data`.
fn listed(facts: &Value) -> Option<Value> {
    let Value::Hash(facts) = facts else {
        return None;
    };
    let (Some(_), Some(Value::Array(data))) = (facts.get_str("href"), facts.get_str("data")) else {
        return None;
    };
    let facts = data.iter().filter_map(|fact| match fact {
        Value::Hash(fact) => Some((
            fact.get_str("name")?.clone(),
            fact.get_str("value")?.clone(),
        )),
        _ => None,
    });
    Some(Value::hash(facts))
}

#[cfg(test)]
mod tests {
    use super::super::facts::parse;
    use super::*;

    fn found(text: &str) -> Vec<(String, usize)> {
        let nodes = nodes(&parse(text).expect("data")).expect("nodes");
        let nodes = nodes.expect("several").into_iter();
        nodes
            .map(|node| (node.name().to_owned(), node.known_facts().len()))
            .collect()
    }

    #[test]
    fn all_forms_are_understood() {
        let expected = [("a".to_owned(), 1), ("b".to_owned(), 2)];
        for text in [
            r#"[{"name": "a", "values": {"x": 1}}, {"name": "b", "values": {"x": 1, "y": 2}}]"#,
            "{\"name\": \"a\", \"values\": {\"x\": 1}}\n{\"certname\": \"b\", \"facts\": {\"x\": 1, \"y\": 2}}\n",
            "---\n- name: a\n  values: {x: 1}\n- certname: b\n  facts: {x: 1, y: 2}\n  trusted: {z: 1}\n",
            "nodes:\n  a: {x: 1}\n  b: {x: 1, y: 2}\n",
            r#"{"nodes": {"a": {"x": 1}, "b": {"x": 1, "y": 2}}}"#,
            r#"[{"certname": "a", "facts": {"href": "/", "data": [{"name": "x", "value": 1}]}},
                {"certname": "b", "facts": {"x": 1, "y": 2}}]"#,
        ] {
            assert_eq!(found(text), expected, "{text}");
        }
    }

    #[test]
    fn the_facts_of_one_machine_are_not_many() {
        for text in [
            r#"{"os": {"name": "Debian"}}"#,
            r#"{"name": "a", "values": {"x": 1}}"#,
            "nodes: 3\nx: 1\n",
            "nodes: {a: {x: 1}}\nx: 1\n",
        ] {
            assert!(nodes(&parse(text).expect("data")).expect("data").is_none());
        }
        for text in ["- 1\n", "[{\"name\": \"a\"}]", "nodes: {a: 1}"] {
            assert!(nodes(&parse(text).expect("data")).is_err(), "{text}");
        }
        assert!(parse("{\"a\": 1} x").is_err());
    }
}
