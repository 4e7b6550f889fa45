//! Compares resources: which there are, their attributes, tags, places and order.

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashSet};
use serde_json::{Map, Value, json};

use super::{field, list};
use crate::answer::Detail;
use crate::difference::{Difference, Kind, Shown, Spot};
use crate::equality::equal;
use crate::secrets::{self, redacted};

type ByReference<'a> = IndexMap<String, &'a Value, FxBuildHasher>;

/// Compares the resources of two catalogs. The answer is those that only one of them has.
pub(super) fn compare(
    theirs: &Value,
    ours: &Value,
    detail: Detail,
    found: &mut Vec<Difference>,
) -> FxHashSet<String> {
    let (theirs, ours) = (by_reference(theirs), by_reference(ours));
    let mut one_sided = FxHashSet::default();
    for (reference, resource) in &theirs {
        match ours.get(reference) {
            Some(our_resource) => {
                same_resource(reference, (resource, our_resource), detail, found);
            }
            None => {
                one_sided.insert(reference.clone());
                let mut difference = Difference::new(Kind::Missing, reference.as_str());
                difference.their_spot = spot(resource);
                found.push(difference);
            }
        }
    }
    for (reference, resource) in &ours {
        if !theirs.contains_key(reference) {
            one_sided.insert(reference.clone());
            let mut difference = Difference::new(Kind::Added, reference.as_str());
            difference.our_spot = spot(resource);
            found.push(difference);
        }
    }
    if detail.order {
        let their_order = theirs.iter().filter(|(key, _)| !one_sided.contains(*key));
        let our_order = ours.iter().filter(|(key, _)| !one_sided.contains(*key));
        let mut pairs = their_order.zip(our_order);
        if let Some(((their_key, their), (our_key, our))) = pairs.find(|(a, b)| a.0 != b.0) {
            let shown = |key: &String| Shown::Value(json!(key));
            let mut difference = Difference::new(Kind::Order, "");
            (difference.their_spot, difference.our_spot) = (spot(their), spot(our));
            found.push(difference.between(shown(their_key), shown(our_key)));
        }
    }
    one_sided
}

fn by_reference(catalog: &Value) -> ByReference<'_> {
    let resources = list(catalog, "resources").iter();
    resources
        .map(|resource| {
            let text = |name| field(resource, name).as_str().unwrap_or_default();
            (format!("{}[{}]", text("type"), text("title")), resource)
        })
        .collect()
}

fn spot(resource: &Value) -> Option<Spot> {
    let file = field(resource, "file").as_str()?.to_owned();
    let line = field(resource, "line").as_u64();
    Some(Spot { file, line })
}

fn same_resource(
    reference: &str,
    both: (&Value, &Value),
    detail: Detail,
    found: &mut Vec<Difference>,
) {
    let before = found.len();
    let (theirs, ours) = both;
    parameters(reference, both, found);
    let exported = |resource: &Value| field(resource, "exported").as_bool() == Some(true);
    if exported(theirs) != exported(ours) {
        let shown = |resource: &Value| Shown::Value(json!(exported(resource)));
        let difference = Difference::new(Kind::Exported, reference).of("exported");
        found.push(difference.between(shown(theirs), shown(ours)));
    }
    let kinds = [
        ("file", Kind::Place),
        ("line", Kind::Place),
        ("kind", Kind::ResourceKind),
    ];
    for (name, kind) in kinds {
        if kind == Kind::ResourceKind && !detail.order {
            continue;
        }
        let (their_field, our_field) = (field(theirs, name), field(ours, name));
        if !equal(their_field, our_field) {
            let difference = Difference::new(kind, reference).of(name);
            let shown = |value: &Value| Shown::Value(value.clone());
            found.push(difference.between(shown(their_field), shown(our_field)));
        }
    }
    compare_set(Kind::Tags, reference, "tags", both, found);
    sensitive(reference, both, found);
    for difference in &mut found[before..] {
        (difference.their_spot, difference.our_spot) = (spot(theirs), spot(ours));
    }
}

fn parameters(reference: &str, (theirs, ours): (&Value, &Value), found: &mut Vec<Difference>) {
    let secret: FxHashSet<&str> = secrets::names(theirs).chain(secrets::names(ours)).collect();
    let empty = Map::new();
    let of = |resource| field(resource, "parameters").as_object();
    let (theirs, ours) = (of(theirs).unwrap_or(&empty), of(ours).unwrap_or(&empty));
    let only_ours = ours.keys().filter(|name| !theirs.contains_key(*name));
    for name in theirs.keys().chain(only_ours) {
        let (their_value, our_value) = (theirs.get(name), ours.get(name));
        let is_same = match (their_value, our_value) {
            (Some(theirs), Some(ours)) => equal(theirs, ours),
            _ => false,
        };
        if is_same {
            continue;
        }
        let difference = Difference::new(Kind::Parameter, reference).of(name);
        let (their_value, our_value) = (their_value.map(redacted), our_value.map(redacted));
        let is_hidden = secret.contains(name.as_str()) || their_value == our_value;
        let shown = |value: &Option<Value>| match value {
            Some(_) if is_hidden => Shown::Secret,
            value => Shown::of(value.as_ref()),
        };
        found.push(difference.between(shown(&their_value), shown(&our_value)));
    }
}

/// Compares two lists that mean sets, and tells what only one of them has.
pub(super) fn compare_set(
    kind: Kind,
    subject: &str,
    name: &str,
    (theirs, ours): (&Value, &Value),
    found: &mut Vec<Difference>,
) {
    let only = |of: &Value, other: &Value| -> Vec<Value> {
        let others: FxHashSet<&str> = list(other, name).iter().filter_map(Value::as_str).collect();
        let items = list(of, name).iter();
        let mut only: Vec<Value> = items
            .filter(|item| item.as_str().is_none_or(|item| !others.contains(item)))
            .cloned()
            .collect();
        only.dedup();
        only
    };
    let (only_theirs, only_ours) = (only(theirs, ours), only(ours, theirs));
    if !only_theirs.is_empty() || !only_ours.is_empty() {
        let shown = |items: Vec<Value>| match items.is_empty() {
            true => Shown::Nothing,
            false => Shown::Value(Value::Array(items)),
        };
        let difference = Difference::new(kind, subject).of(name);
        found.push(difference.between(shown(only_theirs), shown(only_ours)));
    }
}

/// Which attributes are sensitive; an attribute that only one side has differs anyway.
fn sensitive(reference: &str, (theirs, ours): (&Value, &Value), found: &mut Vec<Difference>) {
    let theirs: FxHashSet<&str> = secrets::names(theirs).collect();
    let ours: FxHashSet<&str> = secrets::names(ours).collect();
    let mut names: Vec<&str> = theirs.symmetric_difference(&ours).copied().collect();
    names.sort_unstable();
    for name in names {
        let shown = |of: &FxHashSet<&str>| Shown::Value(json!(of.contains(name)));
        let difference = Difference::new(Kind::Sensitive, reference).of(name);
        found.push(difference.between(shown(&theirs), shown(&ours)));
    }
}
