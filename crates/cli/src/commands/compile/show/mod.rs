//! Catalogs as text.

mod dot;
mod table;

use std::io;

use marotte_catalog::{Catalog, write_json};
use serde_json::Value as Json;

use crate::args::CatalogFormat;
use crate::yaml::to_yaml;

/// How catalogs are shown.
pub(super) struct Show {
    format: CatalogFormat,
    pretty: bool,
    /// The folder of the environment.
    root: String,
}

impl Show {
    pub(super) fn new(format: CatalogFormat, pretty: bool, root: &str) -> Self {
        Self {
            format,
            pretty,
            root: root.to_owned(),
        }
    }

    /// A catalog as text, with a line break at its end.
    pub(super) fn show(&self, catalog: &Catalog) -> io::Result<Vec<u8>> {
        let mut text = match self.format {
            CatalogFormat::Json if self.pretty => pretty(catalog)?,
            CatalogFormat::Reference => pretty(catalog)?,
            CatalogFormat::Json => compact(catalog)?,
            CatalogFormat::Yaml => to_yaml(&marotte_hiera::from_json(&json(catalog)?)).into_bytes(),
            CatalogFormat::Table => table::table(catalog, &self.root).into_bytes(),
            CatalogFormat::Dot => dot::dot(catalog).into_bytes(),
        };
        text.push(b'\n');
        Ok(text)
    }
}

fn compact(catalog: &Catalog) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    write_json(catalog, &mut text)?;
    Ok(text)
}

fn json(catalog: &Catalog) -> io::Result<Json> {
    serde_json::from_slice(&compact(catalog)?).map_err(io::Error::from)
}

fn pretty(catalog: &Catalog) -> io::Result<Vec<u8>> {
    serde_json::to_vec_pretty(&json(catalog)?).map_err(io::Error::from)
}
