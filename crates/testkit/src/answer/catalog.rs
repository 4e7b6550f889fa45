//! The catalog of a node.

use marotte_diagnostics::SourceFile;
use marotte_syntax::SourceKind;

use super::settings::Settings;
use super::{Failure, Outcome, front};
use crate::Case;

/// Where the code of a catalog case stands in the environment.
const MANIFEST: &str = "ENV/manifests/site.pp";

pub(super) fn answer(case: &Case) -> Outcome {
    let source = SourceFile::new(MANIFEST, case.code.as_deref().unwrap_or_default());
    let settings = Settings::of(case.settings.as_ref());
    let front = front::check(&source, SourceKind::Manifest, &settings);
    let mut logs = front.logs;
    if let Some(error) = front.error {
        logs.extend(error.closing_line);
        let message = format!(
            "Could not parse for environment production: {}",
            error.message
        );
        return (Err(Failure::Error(message)), logs);
    }
    (Err(Failure::Unsupported("catalogs".to_owned())), logs)
}
