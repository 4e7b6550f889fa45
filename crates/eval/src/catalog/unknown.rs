//! References to resources of types that nobody knows.
//!
//! Only `Resource['nosuch', 'a']` can be one: by its own name such a type is an error. The reference
//! loses the name on the way into a catalog. What is left is the title: of a class, or of a
//! resource if it looks like a reference itself.

use marotte_pcore::deep::grow;
use marotte_pcore::{Array, Hash, Type, Value};

use crate::evaluator::Evaluator;
use crate::signal::EvalResult;
use crate::types::capitalized;

impl Evaluator {
    /// Takes note of types that nobody knows, so that nobody else has to look for them.
    pub(crate) fn note_unknown_types(&mut self, value: &Value) -> EvalResult<()> {
        match value {
            Value::Array(values) => values
                .iter()
                .try_for_each(|value| self.note_unknown_types(value)),
            Value::Type(of) => {
                let is_unknown = self.is_of_unknown_type(of)?;
                self.catalog.has_unknown_types |= is_unknown;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn is_of_unknown_type(&mut self, of: &Type) -> EvalResult<bool> {
        let Type::Resource(resource) = of else {
            return Ok(false);
        };
        match resource.type_name.as_deref() {
            Some(name) if name.eq_ignore_ascii_case("class") => Ok(false),
            Some(name) if name.eq_ignore_ascii_case("node") => Ok(false),
            // It is a type of the agent alone.
            Some(name) if name.eq_ignore_ascii_case("component") => Ok(true),
            Some(name) => Ok(self.find_resource_type(name)?.is_none()),
            None => Ok(false),
        }
    }

    /// The value with references as catalogs have them: those of types that nobody knows are
    /// references to what their titles name.
    pub fn with_known_types(&mut self, value: Value) -> EvalResult<Value> {
        if !self.catalog.has_unknown_types || self.dialect().is_evaluator4() {
            return Ok(value);
        }
        self.known_types_in(value)
    }

    #[cold]
    fn known_types_in(&mut self, value: Value) -> EvalResult<Value> {
        grow(|| match value {
            Value::Type(of) if self.is_of_unknown_type(&of)? => Ok(Value::Type(by_title(&of))),
            Value::Array(values) => {
                let values = values.into_iter().map(|value| self.known_types_in(value));
                Ok(Value::Array(values.collect::<EvalResult<Array>>()?))
            }
            Value::Hash(hash) => {
                let mut known = Hash::with_capacity(hash.len());
                for (key, value) in hash.iter() {
                    let key = self.known_types_in(key.clone())?;
                    known.insert(key, self.known_types_in(value.clone())?);
                }
                Ok(Value::from(known))
            }
            other => Ok(other),
        })
    }
}

/// What a reference means without the name of its type.
fn by_title(of: &Type) -> Type {
    let title = match of {
        Type::Resource(resource) => resource.title.clone().unwrap_or_default(),
        _ => return of.clone(),
    };
    match super::table::split_reference(&title) {
        Some((type_name, title)) => Type::converted_reference(capitalized(type_name), title.into()),
        None => Type::converted_reference("Class".into(), capitalized(&title)),
    }
}
