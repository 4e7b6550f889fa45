//! YAML as the reference reads and writes it: YAML 1.1 with the habits of Ruby's Psych, made safe.
//!
//! The syntax is libyaml's; what a plain scalar means is decided here ([`scalar`]), as is what
//! tags, anchors and merge keys do. Only the first document of a text counts, unless all are asked
//! for.

mod build;
mod dump;
mod error;
mod room;
pub mod scalar;
mod tag;
mod written;

pub use build::Loading;
pub use dump::{Content, Layout, Node, Scalar, dump, dump_shared, emit};
pub use error::YamlError;
pub use marotte_pcore::{Oversized, Symbol};
pub use written::{Written, WrittenClass};

use marotte_pcore::Value;

/// The value of the first document of a text; `undef` if there is none. Symbols as keys are
/// strings; as values they are [`Symbol`]s, which are no data.
pub fn load(text: &[u8]) -> Result<Value, YamlError> {
    build::load(text, Loading::default())
}

/// The same for data: integers that are too large are [`Oversized`], so that they are only in the
/// way of whoever wants them.
pub fn load_data(text: &[u8]) -> Result<Value, YamlError> {
    let loading = Loading {
        oversized: true,
        ..Loading::default()
    };
    build::load(text, loading)
}

/// The same as somebody wants it.
pub fn load_with(text: &[u8], loading: Loading) -> Result<Value, YamlError> {
    build::load(text, loading)
}

/// The values of all documents of a text.
pub fn load_stream(text: &[u8], loading: Loading) -> Result<Vec<Value>, YamlError> {
    build::load_all(text, loading)
}
