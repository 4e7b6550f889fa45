//! Where the attributes of a resource come from, in words.

use marotte_catalog::{Catalog, Cause, Origin, Resource, Spot};

use super::folders::Folders;

/// Where an attribute comes from; nothing if nobody has asked for it.
pub(super) fn origin(
    catalog: &Catalog,
    resource: &Resource,
    attribute: &str,
    folders: &Folders,
) -> Option<String> {
    if catalog.origins.is_empty() {
        return None;
    }
    let reference = resource.reference();
    let mut of_resource = catalog.origins.iter();
    let found = of_resource.find(|of| of.resource == reference && of.attribute == attribute);
    let title = Origin {
        cause: Cause::Title,
        spot: None,
        through: None,
    };
    let mut parts = Vec::new();
    let mut next = Some(found.map_or(&title, |found| &found.origin));
    while let Some(origin) = next {
        parts.push(told(origin, folders));
        next = origin.through.as_ref().map(|through| {
            parts.push(through.0.to_string());
            &through.1
        });
    }
    parts.retain(|part| !part.is_empty());
    Some(parts.join(", "))
}

fn told(origin: &Origin, folders: &Folders) -> String {
    let what = match &origin.cause {
        Cause::Declaration => "",
        Cause::ResourceDefault => "resource default",
        Cause::Override => "override",
        Cause::Collector => "collector",
        Cause::Relationship => "relationship",
        Cause::Data { key, found_in } => {
            let files: Vec<&str> = found_in.iter().map(|file| folders.shown(file)).collect();
            return match files.is_empty() {
                true => format!("data {key}"),
                false => format!("data {key} in {}", files.join(" and ")),
            };
        }
        Cause::ParameterDefault => "default of the parameter",
        Cause::Classifier => "classifier",
        Cause::Call => "call",
        Cause::Stage => "stage of what is around it",
        Cause::Store => "exported by another node",
        Cause::Title => "title",
    };
    match (what, &origin.spot) {
        ("", Some(spot)) => place(spot, folders),
        (what, Some(spot)) => format!("{what} at {}", place(spot, folders)),
        (what, None) => what.to_owned(),
    }
}

fn place(spot: &Spot, folders: &Folders) -> String {
    let file = spot
        .file
        .as_deref()
        .map_or("-e", |file| folders.shown(file));
    format!("{file}:{}", spot.line)
}
