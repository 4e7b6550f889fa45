//! Functions that change or ask the catalog.

mod contain;
mod create_resources;
mod include;
mod realize;
mod require;
mod tag;
mod tagged;

use marotte_diagnostics::EvaluationIssue;
use marotte_eval::function::{Call, Function};
use marotte_eval::{EvalResult, Signal};
use marotte_pcore::Value;
use marotte_syntax::Dialect;

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

/// A script has no catalog.
fn needs_catalog(call: &Call<'_>) -> EvalResult<()> {
    if call.evaluator.settings.language.tasks {
        let operation = call.name.into();
        let issue = EvaluationIssue::CatalogOperationNotSupportedWhenScripting { operation };
        return Err(Signal::at(issue, (&call.place()).into()));
    }
    Ok(())
}

/// What a function gives that is there for what it does: in the first design that is nothing.
fn of_statement(call: &Call<'_>, value: Value) -> Value {
    match call.evaluator.dialect() {
        Dialect::Puppet8 => value,
        Dialect::Evaluator4 => Value::Undef,
    }
}
