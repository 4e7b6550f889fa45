//! What an environment answers to lookups of data.

use std::sync::Arc;

use marotte_diagnostics::DataIssue;
use marotte_hiera::{DataCache, DataSource, Listed, Lookups, Stamp};
use marotte_pcore::Str;
use marotte_settings::Raw;

use crate::environment::Environment;
use crate::files::watched::{as_data, note_key};
use crate::files::why_unreadable;

impl DataSource for Environment {
    fn read(&self, path: &str) -> Option<Result<Vec<u8>, DataIssue>> {
        let read = as_data(|| self.files.read(path))?;
        Some(read.map_err(|error| why_unreadable(&error, path)))
    }

    fn stamp(&self, path: &str) -> Option<Stamp> {
        as_data(|| self.files.stamp(path))
    }

    fn note_key(&self, key: Option<&Str>) {
        note_key(key.map(Str::as_str));
    }

    fn cache(&self) -> &DataCache {
        &self.data
    }

    fn list(&self, folder: &str) -> Vec<Listed> {
        let entries = self.files.list(folder).into_iter();
        let listed = entries.map(|entry| Listed {
            name: entry.name,
            is_dir: entry.is_dir,
            is_link: entry.is_link,
        });
        listed.collect()
    }

    fn environment_name(&self) -> Str {
        self.name.clone()
    }

    fn environment_root(&self) -> Option<Str> {
        Some(self.root.clone())
    }

    fn module_root(&self, name: &str) -> Option<Str> {
        self.module(name).map(|module| module.path.clone())
    }

    fn module_data_provider(&self, name: &str) -> Option<Str> {
        self.module(name)?.data_provider().map(Into::into)
    }

    fn process_variable(&self, name: &str) -> Option<Vec<u8>> {
        let value = std::env::var_os(name)?;
        Some(value.into_encoded_bytes())
    }

    fn environment_data_provider(&self) -> Option<Str> {
        let mut values = self.own_settings().values.iter();
        let found = values.find(|(name, _, _)| *name == "environment_data_provider");
        match found {
            Some((_, Raw::Text(provider), _)) => Some(provider.as_str().into()),
            Some((_, Raw::Boolean(value), _)) => Some(value.to_string().into()),
            _ => None,
        }
    }

    fn code_folder(&self) -> Option<Str> {
        let settings = self.settings.as_ref()?;
        Some(settings.values(None).text("codedir").ok()?.into())
    }

    fn global_config(&self) -> Option<Str> {
        self.global_data.clone()
    }
}

impl Environment {
    /// The lookups of a compilation that begins.
    pub fn lookups(self: &Arc<Self>) -> Arc<Lookups> {
        Arc::new(Lookups::new(self.clone()))
    }

    /// How often a data file or a `hiera.yaml` was parsed.
    pub fn data_parses(&self) -> u64 {
        self.data.parses()
    }
}
