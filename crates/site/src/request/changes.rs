//! What a change does to catalogs: each node is compared with the last catalog that it had.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use marotte_catalog::Catalog;
use marotte_environment::Environment;
use marotte_parity::{Answer, Detail, Difference, Kind, Made, compare};
use rustc_hash::FxHashSet;

use crate::parity::to_json;
use crate::place::Place;

/// The last catalogs of nodes.
#[derive(Default)]
pub struct LastCatalogs {
    catalogs: BTreeMap<String, Answer>,
}

impl LastCatalogs {
    /// What is other in a catalog than in the last one of its node, of what an agent does; nothing if it is
    /// the first.
    pub fn changes(&mut self, catalog: &Catalog) -> Option<Vec<Difference>> {
        let name = catalog.name.to_string();
        let catalog = Answer {
            made: Made::Catalog(to_json(catalog).ok()?),
            logs: None,
        };
        let detail = Detail {
            order: false,
            sensitive: true,
            whole: false,
        };
        let before = self.catalogs.get(&name);
        let said = FxHashSet::default();
        let differences = before.map(|before| compare(before, &catalog, detail, &said));
        self.catalogs.insert(name, catalog);
        differences.map(|mut differences| {
            differences.retain(|found| found.kind.is_outcome() && found.kind != Kind::Edge);
            differences
        })
    }
}

/// What the catalogs of an environment are made of: its folder, its modules, its manifest, the settings of
/// the site, and the facts that a call names.
pub fn sources_of(place: &Place, environment: &Environment, facts: Option<&Path>) -> Vec<PathBuf> {
    let mut paths = vec![PathBuf::from(environment.root())];
    let modules = environment.module_path().iter();
    let more = modules
        .map(|path| path.as_str())
        .chain(environment.manifest());
    let settings = place.settings.values(None);
    let files = ["config", "hiera_config"].into_iter();
    let files = files.filter_map(|name| settings.text(name).ok());
    let more = more.map(PathBuf::from).chain(files.map(PathBuf::from));
    for path in more.chain(facts.map(Path::to_owned)) {
        if path.exists() && !paths.iter().any(|known| path.starts_with(known)) {
            paths.push(path);
        }
    }
    paths
}
