//! `Deferred` values that are given for parameters: what a later call will give is not known, but
//! its function may say of which type it is.

use marotte_diagnostics::{CatalogIssue, Diagnostic, Severity, Told};
use marotte_pcore::object::deferred;
use marotte_pcore::types::StructType;
use marotte_pcore::{Hash, Object, Str, Type, Value};

use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};

/// What deferred calls are known to give, by the names of the parameters that they are given for.
pub(crate) type DeferredTypes = Vec<(Str, Option<Type>)>;

impl Evaluator {
    /// The types of the deferred calls among what is given for parameters. There is a warning, once
    /// for each function, if it does not say what it gives.
    pub(crate) fn deferred_types(
        &mut self,
        declared: &StructType,
        given: &Hash,
    ) -> EvalResult<DeferredTypes> {
        if !given.values().any(|value| as_deferred(value).is_some()) {
            return Ok(Vec::new());
        }
        let mut types = Vec::new();
        for element in &declared.elements {
            let given = given.get_str(element.name()).and_then(as_deferred);
            if let Some(later) = given {
                types.push((element.name().into(), self.type_of_deferred(later)?));
            }
        }
        Ok(types)
    }

    /// The type that the function of a deferred call says it gives for such arguments.
    fn type_of_deferred(&mut self, later: &Object) -> EvalResult<Option<Type>> {
        let name = later.attribute("name").and_then(Value::as_str);
        let name = name.unwrap_or_default();
        let arguments = match later.attribute("arguments") {
            Some(Value::Array(arguments)) => Some(arguments),
            // The reference finds no signature for a call without a list of arguments.
            _ => None,
        };
        // A variable is no function, and others may only be known where the call is made.
        let function = match name.starts_with('$') {
            true => None,
            false => self.find_function(name)?,
        };
        let given = match function {
            None => None,
            Some(function) => {
                let given = arguments.map(|arguments| arguments.as_slice());
                let fitting = match given {
                    Some(given) => self.result_type(&function, given)?,
                    None => None,
                };
                match fitting {
                    Some(given) => given,
                    None => {
                        let arguments = arguments.cloned().map(Value::Array);
                        let arguments = arguments.map(|all| crate::ruby_inspect(&all));
                        return Err(Signal::during(CatalogIssue::DeferredArguments {
                            name: name.into(),
                            arguments: arguments.unwrap_or_default().into(),
                        }));
                    }
                }
            }
        };
        if given.is_none() {
            self.warn_of_deferred(name);
        }
        Ok(given)
    }

    fn warn_of_deferred(&mut self, name: &str) {
        let key = format!("deprecations {name}_deferred_warning").into();
        self.deprecate_once(key, || {
            let issue = CatalogIssue::DeferredWithoutType { name: name.into() };
            let found = Diagnostic::without_source(issue.into(), Severity::Deprecation);
            found.told(Told::Below)
        });
    }
}

/// Whether a value is a call to be made later.
pub(crate) fn is_deferred(value: &Value) -> bool {
    as_deferred(value).is_some()
}

/// A call to be made later.
fn as_deferred(value: &Value) -> Option<&Object> {
    match value {
        Value::Object(object) => {
            std::sync::Arc::ptr_eq(&object.object_type, &deferred()).then_some(object)
        }
        _ => None,
    }
}
