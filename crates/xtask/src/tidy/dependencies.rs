//! What dependencies may be: from the registry, and under a licence that `deny.toml` allows.
//!
//! `cargo deny` does more, but takes minutes to be installed. This much holds wherever tidy runs.

use std::path::Path;
use std::{fs, io};

use crate::project;

/// Where crates come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Crates that name no licence but have a file of it, and which one that is.
const OF_FILES: [(&str, &str); 1] = [("libyaml-safer", "MIT")];

pub(super) fn complaints(root: &Path, complaints: &mut Vec<String>) -> io::Result<()> {
    let allowed = allowed(&fs::read_to_string(root.join("deny.toml"))?);
    let metadata = project::metadata()?;
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let name = package["name"].as_str().unwrap_or_default();
        // What has no source is ours.
        let Some(source) = package["source"].as_str() else {
            continue;
        };
        if source != REGISTRY {
            complaints.push(format!(
                "{name}: it comes from {source}, not from crates.io"
            ));
        }
        let of_file = OF_FILES.iter().find(|(known, _)| *known == name);
        let of_file = of_file.map_or("", |(_, licence)| licence);
        let licence = package["license"].as_str().unwrap_or(of_file);
        if !Licence(licence).is_within(&allowed) {
            complaints.push(format!(
                "{name}: deny.toml does not allow its licence '{licence}'"
            ));
        }
    }
    Ok(())
}

/// The licences that `deny.toml` lists.
fn allowed(text: &str) -> Vec<String> {
    let list = text.split("allow = [").nth(1).unwrap_or_default();
    let list = list.split(']').next().unwrap_or_default();
    let quoted = list.lines().filter_map(|line| line.split('"').nth(1));
    quoted.map(str::to_owned).collect()
}

/// An expression of licences: `(MIT OR Apache-2.0) AND Unicode-3.0`. Old crates write `/` for `OR`.
struct Licence<'a>(&'a str);

impl Licence<'_> {
    fn is_within(&self, allowed: &[String]) -> bool {
        let text = self.0.replace('/', " OR ");
        let text = text.replace('(', " ( ").replace(')', " ) ");
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut rest = words.as_slice();
        either(&mut rest, allowed) && rest.is_empty()
    }
}

fn either(rest: &mut &[&str], allowed: &[String]) -> bool {
    let mut is_allowed = both(rest, allowed);
    while let [first, behind @ ..] = rest
        && *first == "OR"
    {
        *rest = behind;
        is_allowed |= both(rest, allowed);
    }
    is_allowed
}

fn both(rest: &mut &[&str], allowed: &[String]) -> bool {
    let mut is_allowed = one(rest, allowed);
    while let [first, behind @ ..] = rest
        && *first == "AND"
    {
        *rest = behind;
        is_allowed &= one(rest, allowed);
    }
    is_allowed
}

fn one(rest: &mut &[&str], allowed: &[String]) -> bool {
    let [first, behind @ ..] = *rest else {
        return false;
    };
    *rest = behind;
    if *first == "(" {
        let is_allowed = either(rest, allowed);
        if let [")", behind @ ..] = rest {
            *rest = behind;
            return is_allowed;
        }
        return false;
    }
    let mut name = (*first).to_owned();
    if let ["WITH", exception, behind @ ..] = *rest {
        name = format!("{name} WITH {exception}");
        *rest = behind;
    }
    allowed.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_are_understood() {
        let allowed = allowed("allow = [\n  \"MIT\",\n  \"Apache-2.0 WITH LLVM-exception\",\n]\n");
        let is_allowed = |text| Licence(text).is_within(&allowed);
        for text in [
            "MIT",
            "MIT OR GPL-3.0",
            "GPL-3.0/MIT",
            "(GPL-3.0 OR MIT) AND MIT",
            "Apache-2.0 WITH LLVM-exception OR GPL-3.0",
        ] {
            assert!(is_allowed(text), "{text}");
        }
        for text in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "Apache-2.0",
            "(MIT",
            "MIT)",
        ] {
            assert!(!is_allowed(text), "{text}");
        }
    }
}
