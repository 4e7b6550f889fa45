//! Functions that change or ask the catalog.

mod contain;
mod create_resources;
mod include;
mod realize;
mod require;
mod tag;
mod tagged;

use marotte_diagnostics::EvaluationIssue;
use marotte_eval::Signal;
use marotte_eval::function::{Call, Function};

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &contain::FUNCTION,
    &create_resources::FUNCTION,
    &include::FUNCTION,
    &realize::FUNCTION,
    &require::FUNCTION,
    &tag::FUNCTION,
    &tagged::FUNCTION,
];

/// Why a function cannot do its work: there is no catalog.
#[cold]
fn unbuilt(call: &Call<'_>) -> Signal {
    if call.evaluator.settings.tasks {
        let operation = call.name.into();
        return EvaluationIssue::CatalogOperationNotSupportedWhenScripting { operation }.into();
    }
    Signal::raw(format!(
        "{}() needs a catalog, which is not built yet",
        call.name
    ))
}
