//! Finds every difference between two answers.

mod edges;
mod logs;
mod resources;

use rustc_hash::FxHashSet;
use serde_json::{Value, json};

use crate::answer::{Answer, Detail, Line, Made};
use crate::difference::{Difference, Kind, Shown};
use crate::equality::equal;
use crate::forms::as_stored;
use crate::secrets::Secrets;

/// Every difference between the reference's answer and ours. Lines that the reference has logged for
/// another node already need not be logged again: it says some things once a process.
pub fn compare(
    theirs: &Answer,
    ours: &Answer,
    detail: Detail,
    said: &FxHashSet<Line>,
) -> Vec<Difference> {
    let mut found = Vec::new();
    let mut secrets = Secrets::default();
    match (&theirs.made, &ours.made) {
        (Made::Catalog(their_catalog), Made::Catalog(our_catalog)) => {
            found = catalogs(their_catalog, our_catalog, detail);
        }
        (Made::Error(their_error), Made::Error(our_error)) => {
            let (their_error, our_error) = (json!(their_error), json!(our_error));
            if !equal(&their_error, &our_error) {
                let shown = |error: &Value| Shown::Value(error.clone());
                let difference = Difference::new(Kind::Error, "");
                found.push(difference.between(shown(&their_error), shown(&our_error)));
            }
        }
        (theirs, ours) => {
            let shown = |made: &Made| match made {
                Made::Catalog(_) => Shown::Nothing,
                Made::Error(error) => Shown::Value(json!(error)),
            };
            found.push(Difference::new(Kind::Failure, "").between(shown(theirs), shown(ours)));
        }
    }
    if let (Some(their_logs), Some(our_logs)) = (&theirs.logs, &ours.logs) {
        logs::compare(their_logs, our_logs, said, &mut found);
    }
    if !found.is_empty() {
        for answer in [theirs, ours] {
            answer
                .made
                .catalog()
                .into_iter()
                .for_each(|catalog| secrets.add(catalog));
        }
        found.iter_mut().for_each(|found| secrets.hide(found));
    }
    found
}

/// Every difference between the reference's catalog and ours.
pub fn catalogs(theirs: &Value, ours: &Value, detail: Detail) -> Vec<Difference> {
    if !detail.sensitive {
        let detail = Detail {
            sensitive: true,
            ..detail
        };
        return catalogs(&as_stored(theirs), &as_stored(ours), detail);
    }
    let mut found = Vec::new();
    let one_sided = resources::compare(theirs, ours, detail, &mut found);
    edges::compare(theirs, ours, &one_sided, &mut found);
    if detail.whole {
        resources::compare_set(
            Kind::Tags,
            "the catalog",
            "tags",
            (theirs, ours),
            &mut found,
        );
        for name in ["classes", "name", "environment", "catalog_format"] {
            let (their_field, our_field) = (field(theirs, name), field(ours, name));
            if !equal(their_field, our_field) {
                let shown = |value: &Value| Shown::Value(value.clone());
                let difference = Difference::new(Kind::Catalog, "the catalog").of(name);
                found.push(difference.between(shown(their_field), shown(our_field)));
            }
        }
    }
    found
}

/// A field of an object; nothing where there is none.
fn field<'a>(object: &'a Value, name: &str) -> &'a Value {
    object.get(name).unwrap_or(&Value::Null)
}

/// A list in an object; an empty one where there is none.
fn list<'a>(object: &'a Value, name: &str) -> &'a [Value] {
    let list = field(object, name).as_array();
    list.map(Vec::as_slice).unwrap_or_default()
}
