//! The syntax tree of a manifest, as `puppet parser dump --format json` gives it.

use marotte_diagnostics::SourceFile;
use marotte_syntax::SourceKind;
use serde_json::Map;

use super::front::{self, Front};
use super::{Failure, Outcome};
use crate::Case;

pub(super) fn answer(case: &Case) -> Outcome {
    let code = case.code.as_deref().unwrap_or_default();
    let source = SourceFile::new("test.pp", code);
    let Front { ast, logs, error } = front::check(&source, SourceKind::Manifest);
    if let Some(error) = error {
        return (Err(Failure::Error(error.with_file(&source))), logs);
    }
    let tree = crate::tree::to_json(&ast);
    (Ok(Map::from_iter([("ast".to_owned(), tree)])), logs)
}
