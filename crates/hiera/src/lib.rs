//! Hiera 5: where data comes from that code looks up.
//!
//! Data is in three layers: the global one, that of the environment and those of the modules.
//! Each has a `hiera.yaml` ([`config`]) that names levels of a hierarchy; a level is a function
//! that gives data ([`provider`]), mostly one that reads a file ([`data`]). A lookup asks the
//! layers and levels in their order, merges what they give and interpolates it.
//!
//! Files are found through a [`DataSource`]; variables and functions are those of the evaluator.
//! The lookups of a compilation are [`Lookups`], which remember what it has looked up ([`state`]);
//! data files and configurations are parsed once for all compilations ([`DataCache`]). An [`Explainer`] records how a value is found.

mod adapter;
mod advice;
mod cache;
mod check;
mod config;
mod context;
mod data;
mod deep;
mod error;
mod explain;
mod eyaml;
mod glob;
pub mod hocon;
mod interpolate;
mod json;
mod key;
mod layer;
mod location;
mod lookups;
mod merge;
mod place;
mod provided;
mod provider;
mod recorded;
mod session;
mod source;
mod state;

pub use cache::DataCache;
pub use check::{
    DataFiles, Layer, check_configuration, check_data, check_yaml, data_files, place_in,
};
pub use data::Format as DataFormat;
pub use explain::Explainer;
pub use json::{parse as parse_json, why as why_no_json};
pub use key::ruby_class;
pub use lookups::{LookupFailure, Lookups};
pub use recorded::RecordedLookups;
pub use source::{DataSource, Listed, Stamp};
