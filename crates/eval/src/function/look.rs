//! What functions can find out: variables, types by name, classes and resources that there are.

use std::cell::RefCell;

use marotte_pcore::convert::Surroundings;
use marotte_pcore::parse::{TypeResolver, parse_type_with};
use marotte_pcore::{InvalidType, Signature, Type};
use marotte_scalars::timestamp::Timestamp;
use marotte_syntax::Dialect;

use super::Call;
use crate::catalog::ResourceTypeRef;
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};
use crate::types::unreadable_type;

/// The types that the code can name.
struct Names<'a> {
    evaluator: RefCell<&'a mut Evaluator>,
    dialect: Dialect,
}

impl<'a> Names<'a> {
    fn of(evaluator: &'a mut Evaluator) -> Self {
        Self {
            dialect: evaluator.dialect(),
            evaluator: RefCell::new(evaluator),
        }
    }
}

impl TypeResolver for Names<'_> {
    fn dialect(&self) -> Dialect {
        self.dialect
    }

    fn resolve(&self, name: &str) -> Option<Type> {
        // A type that is asked for while another is being found is not known yet.
        self.evaluator
            .try_borrow_mut()
            .ok()?
            .type_by_name(name)
            .ok()
            .flatten()
    }
}

impl Evaluator {
    /// The signature that a text denotes, with types that only it knows.
    pub fn parse_signature(
        &mut self,
        text: &str,
        local_types: &[(&str, &str)],
    ) -> Result<Signature, InvalidType> {
        // Functions of modules are written for Puppet 8.
        let names = Names {
            dialect: Dialect::Puppet8,
            evaluator: RefCell::new(self),
        };
        Signature::parse_with(text, local_types, &names)
    }

    /// The type that a text denotes, here and now.
    pub fn parse_type(&mut self, text: &str) -> EvalResult<Type> {
        let names = Names::of(self);
        parse_type_with(text, &names).map_err(|error| unreadable_type(error.into_issue()))
    }
}

impl Call<'_> {
    /// The type that a text denotes, here and now.
    pub fn parse_type(&mut self, text: &str) -> EvalResult<Type> {
        self.evaluator.parse_type(text)
    }

    /// Runs a conversion with what it needs to know of the outside.
    pub fn with_surroundings<T>(&mut self, run: impl FnOnce(&Surroundings<'_>) -> T) -> T {
        let machine = self.evaluator.outside.machine.clone();
        let now = || Timestamp::from_nanoseconds(machine.now().unwrap_or_default());
        let offset = || machine.zone_offset();
        let names = Names::of(self.evaluator);
        run(&Surroundings {
            types: &names,
            now: Some(&now),
            timezone_offset: Some(&offset),
        })
    }

    /// Whether there is a variable of that name, even one without a value.
    pub fn is_variable(&self, name: &str) -> bool {
        if name.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.evaluator.has_match();
        }
        let bare = name.strip_prefix("::").unwrap_or(name);
        matches!(bare, "module_name" | "caller_module_name")
            || self.evaluator.is_unevaluated(name)
            || self.evaluator.lookup(name).is_some()
    }

    /// Whether there is a class of that name that can be declared.
    pub fn is_class(&mut self, name: &str) -> EvalResult<bool> {
        let found = self.evaluator.find_class(name)?;
        Ok(found.is_some_and(|id| self.evaluator.is_open(id)))
    }

    /// Whether there is a resource type of that name: a built-in one or a define. The built-in
    /// ones are only found by their simple name.
    pub fn is_resource_type(&mut self, name: &str) -> EvalResult<bool> {
        if name.contains(':') {
            let found = self.evaluator.find_define(name)?;
            return Ok(found.is_some_and(|id| self.evaluator.is_open(id)));
        }
        Ok(match self.evaluator.find_resource_type(name)? {
            Some(ResourceTypeRef::Define(id)) => self.evaluator.is_open(id),
            found => found.is_some(),
        })
    }

    /// Whether the catalog, as far as it is made, has such a resource or class.
    pub fn has_resource(&self, type_name: &str, title: &str) -> EvalResult<bool> {
        let catalog = &self.evaluator.catalog;
        if catalog.find(type_name, title).is_some() {
            return Ok(true);
        }
        // A title that a resource cannot have is no question.
        let schema = catalog.known_schema(type_name);
        let parsed = schema.map_or(Ok(()), |schema| schema.parse_title(title).map(drop));
        parsed.map_err(|error| Signal::during(error.issue()))?;
        Ok(false)
    }

    /// Whether the code of a class runs or has run, so that it has variables.
    pub fn is_evaluated(&self, class: &str) -> bool {
        self.evaluator.class_scopes.contains_key(class)
    }
}
