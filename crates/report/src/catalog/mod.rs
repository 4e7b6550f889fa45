//! Catalogs as text.

mod dot;
mod drawing;
mod folders;
mod graph;
mod html;
pub(crate) mod indent;
mod origins;
mod selection;
mod table;
mod tally;

use std::io::{self, Write};

use marotte_catalog::{Catalog, write_json};
use marotte_pcore::Value;
use marotte_profile::{What, span};
use serde_json::Value as Json;

use self::folders::Folders;
use self::indent::Indented;
use crate::yaml::to_yaml;

pub use drawing::{Drawing, Only};
pub use selection::{Reference, Selection};
pub use tally::Tally;

/// What a catalog looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CatalogFormat {
    /// Puppet's JSON, as agents get it; a line a catalog.
    Json,
    /// The same in YAML.
    Yaml,
    /// For people: the resources and where they are declared.
    Table,
    /// A graph for Graphviz: what contains what, and what comes before what.
    Dot,
    /// A page that needs nothing but a browser: resources fold, are found, and show their neighbours.
    Html,
    /// What `puppet catalog compile` prints.
    Reference,
}

impl CatalogFormat {
    /// How names of files end that have a catalog in this format.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Json | Self::Reference => "json",
            Self::Yaml => "yaml",
            Self::Table => "txt",
            Self::Dot => "dot",
            Self::Html => "html",
        }
    }
}

impl CatalogFormat {
    /// Whether it is for people.
    fn is_for_people(self) -> bool {
        matches!(self, Self::Table | Self::Dot | Self::Html)
    }
}

/// How catalogs are shown.
pub struct Show {
    format: CatalogFormat,
    pretty: bool,
    /// What paths are told from.
    folders: Folders,
    selection: Selection,
}

impl Show {
    /// In a format, with or without line breaks in it; paths are told from the first of
    /// these folders on that they are below.
    pub fn new(format: CatalogFormat, pretty: bool, folders: &[&str]) -> Self {
        Self {
            format,
            pretty,
            folders: Folders::new(folders),
            selection: Selection::default(),
        }
    }

    /// The same of some resources only, in the format for people.
    #[must_use]
    pub fn selecting(mut self, selection: Selection) -> Self {
        self.selection = selection;
        self
    }

    /// Whether it is what an agent gets, and not for people, who want to see what is exported.
    pub fn is_for_agents(&self) -> bool {
        !self.format.is_for_people()
    }

    /// Writes a catalog as text, with a line break at its end.
    pub fn write(&self, catalog: &Catalog, out: &mut dyn Write) -> io::Result<()> {
        let _span = span(What::Writing, self.format.extension());
        match self.format {
            CatalogFormat::Json if !self.pretty => write_json(catalog, out)?,
            CatalogFormat::Json | CatalogFormat::Reference => {
                write_json(catalog, &mut Indented::new(&mut *out))?;
            }
            CatalogFormat::Yaml => {
                out.write_all(to_yaml(&to_data(catalog)?).as_bytes())?;
            }
            CatalogFormat::Table => out.write_all(self.for_people(catalog).as_bytes())?,
            CatalogFormat::Dot => {
                out.write_all(dot::dot(catalog, &self.selection.drawing).as_bytes())?;
            }
            CatalogFormat::Html => html::write(catalog, &self.folders, out)?,
        }
        out.write_all(b"\n")
    }
}

impl Show {
    fn for_people(&self, catalog: &Catalog) -> String {
        let Selection {
            resources, summary, ..
        } = &self.selection;
        if *summary {
            self.selection.summary(catalog)
        } else if resources.is_empty() {
            table::table(catalog, &self.selection, &self.folders)
        } else {
            self.selection.details(catalog, &self.folders)
        }
    }
}

/// A catalog as data.
pub fn to_data(catalog: &Catalog) -> io::Result<Value> {
    Ok(marotte_pcore::convert::from_json(&json(catalog)?))
}

fn json(catalog: &Catalog) -> io::Result<Json> {
    let mut text = Vec::new();
    write_json(catalog, &mut text)?;
    serde_json::from_slice(&text).map_err(io::Error::from)
}
