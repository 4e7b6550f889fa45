//! Catalogs as text.

mod dot;
mod indent;
mod table;

use std::io::{self, Write};

use marotte_catalog::{Catalog, write_json};
use serde_json::Value as Json;

use self::indent::Indented;
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

    /// Whether it is what an agent gets, and not for people, who want to see what is exported.
    pub(super) fn is_for_agents(&self) -> bool {
        !matches!(self.format, CatalogFormat::Table | CatalogFormat::Dot)
    }

    /// Writes a catalog as text, with a line break at its end.
    pub(super) fn write(&self, catalog: &Catalog, out: &mut dyn Write) -> io::Result<()> {
        match self.format {
            CatalogFormat::Json if !self.pretty => write_json(catalog, out)?,
            CatalogFormat::Json | CatalogFormat::Reference => {
                write_json(catalog, &mut Indented::new(&mut *out))?;
            }
            CatalogFormat::Yaml => {
                let data = marotte_pcore::convert::from_json(&json(catalog)?);
                out.write_all(to_yaml(&data).as_bytes())?;
            }
            CatalogFormat::Table => out.write_all(table::table(catalog, &self.root).as_bytes())?,
            CatalogFormat::Dot => out.write_all(dot::dot(catalog).as_bytes())?,
        }
        out.write_all(b"\n")
    }
}

fn json(catalog: &Catalog) -> io::Result<Json> {
    let mut text = Vec::new();
    write_json(catalog, &mut text)?;
    serde_json::from_slice(&text).map_err(io::Error::from)
}
