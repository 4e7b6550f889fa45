//! Where the attributes of resources come from.

use marotte_catalog::{AttributeOrigin, Cause, Origin};
use marotte_eval::Evaluator;
use marotte_hiera::RecordedLookups;

/// Where the attributes of some resources come from, by their types and titles.
pub(super) fn of(
    evaluator: &Evaluator,
    resources: &[(String, String)],
    lookups: &RecordedLookups,
) -> Vec<AttributeOrigin> {
    let all = resources.iter();
    let mut origins: Vec<AttributeOrigin> = all
        .flat_map(|(type_name, title)| evaluator.origins(type_name, title))
        .collect();
    for of in &mut origins {
        add_files(&mut of.origin, lookups);
    }
    origins
}

/// Says which files had the keys that values come from.
fn add_files(origin: &mut Origin, lookups: &RecordedLookups) {
    let mut next = Some(origin);
    while let Some(origin) = next {
        if let Cause::Data { key, found_in } = &mut origin.cause {
            *found_in = lookups.found_in(key);
        }
        next = origin.through.as_mut().map(|through| &mut through.1);
    }
}
