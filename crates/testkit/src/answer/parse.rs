//! The syntax tree of a manifest, as `puppet parser dump --format json` gives it.

use marotte_diagnostics::SourceFile;
use marotte_syntax::Language;
use serde_json::Map;

use super::front::{self, Front};
use super::settings::language;
use super::{Failure, Outcome};
use crate::Case;

pub(super) fn answer(case: &Case) -> Outcome {
    let language = language(case);
    named(
        "test.pp",
        case.code.as_deref().unwrap_or_default(),
        &language,
    )
}

/// The same for a text with a name of its own.
pub(super) fn named(name: &str, code: &str, language: &Language) -> Outcome {
    let source = SourceFile::new(name, code);
    let Front { ast, logs, error } = match front::check(&source, language) {
        Ok(front) => front,
        Err(why) => return (Err(Failure::Panic(why.to_string())), Vec::new()),
    };
    if let Some(error) = error {
        return (Err(Failure::Error(error.message)), logs);
    }
    let tree = crate::tree::to_json(&ast);
    (Ok(Map::from_iter([("ast".to_owned(), tree)])), logs)
}
