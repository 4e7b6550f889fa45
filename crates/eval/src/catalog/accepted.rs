//! What a class or define accepts: found out once for all of its resources, in all compilations.

use std::sync::{Arc, LazyLock};

use marotte_ir::RESERVED_VARIABLES;
use marotte_pcore::types::{StructElement, StructType};
use marotte_pcore::{Str, Type, Value};
use marotte_syntax::ast::ExprId;

use super::{Definition, DefinitionId};
use crate::evaluator::Evaluator;

/// Variables that classes and defines have before their parameters.
pub(super) const BUILT_IN: [&str; 2] = ["module_name", "caller_module_name"];

/// What a class or define accepts.
pub(crate) struct Accepted {
    /// Its parameters in their order, which is that of the first variables of its body.
    pub(crate) parameters: Box<[Declared]>,
    /// A name and metaparameters, and behind them the parameters.
    pub(crate) all: StructType,
    /// The parameters that are called like variables of the compiler.
    pub(super) special: Box<[usize]>,
}

/// A parameter as it is declared.
pub(crate) struct Declared {
    pub(crate) name: Str,
    pub(crate) default: Option<ExprId>,
}

impl Accepted {
    fn new(definition: &Definition) -> Self {
        let parameters = definition.parameters().iter().map(|parameter| Declared {
            name: definition.parameter_name(parameter).into(),
            default: parameter.value,
        });
        let parameters: Box<[Declared]> = parameters.collect();
        let is_own = |name: &str| parameters.iter().any(|own| own.name == name);
        let common = NAME_AND_METAPARAMETERS.iter();
        let mut elements = Vec::with_capacity(common.len() + parameters.len());
        elements.extend(common.filter(|known| !is_own(known.name())).cloned());
        for (index, parameter) in parameters.iter().enumerate() {
            let types = &definition.parameter_types.types;
            let of = types.get(index).cloned().unwrap_or(Type::Any);
            elements.push(match parameter.default {
                Some(_) => StructElement::optional(&parameter.name, of),
                None => StructElement::required(&parameter.name, of),
            });
        }
        let is_special = |index: &usize| {
            let name = parameters[*index].name.as_str();
            RESERVED_VARIABLES.contains(&name) || BUILT_IN.contains(&name)
        };
        Self {
            special: (0..parameters.len()).filter(is_special).collect(),
            all: StructType { elements },
            parameters,
        }
    }

    /// Whether each parameter has a value that fits, or needs none. Nobody has asked yet whether all that is given
    /// is accepted.
    pub(super) fn fits(&self, values: &[Option<Value>]) -> bool {
        let own = &self.all.elements[self.all.elements.len() - self.parameters.len()..];
        let mut all = own.iter().zip(&self.parameters).zip(values);
        let fits = |((element, declared), value): ((&StructElement, &Declared), &Option<Value>)| {
            value.as_ref().map_or(declared.default.is_some(), |value| {
                element.value.is_instance(value)
            })
        };
        own.len() <= values.len() && all.all(fits)
    }
}

/// What all classes and defines accept.
static NAME_AND_METAPARAMETERS: LazyLock<Vec<StructElement>> = LazyLock::new(|| {
    let names = ["name"].into_iter();
    let names = names.chain(marotte_resources::metaparameter_names());
    let elements = names.map(|name| StructElement::optional(name, Type::Any));
    elements.collect()
});

impl Evaluator {
    /// What a class or define accepts.
    pub(crate) fn accepted(&self, definition: DefinitionId) -> Arc<Accepted> {
        let definition = self.catalog.definition(definition);
        let accepted = &definition.parameter_types.accepted;
        Arc::clone(accepted.get_or_init(|| Arc::new(Accepted::new(definition))))
    }
}
