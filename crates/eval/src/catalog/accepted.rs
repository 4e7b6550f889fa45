//! What a class or define accepts: found out once for all of its resources, in all compilations.

use std::sync::{Arc, LazyLock, OnceLock};

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
    /// A name and metaparameters, and behind them the parameters. Most of what is given fits, and nobody
    /// asks for this.
    all: OnceLock<StructType>,
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
        let is_special = |index: &usize| {
            let name = parameters[*index].name.as_str();
            RESERVED_VARIABLES.contains(&name) || BUILT_IN.contains(&name)
        };
        Self {
            special: (0..parameters.len()).filter(is_special).collect(),
            all: OnceLock::new(),
            parameters,
        }
    }

    /// Whether each parameter has a value that fits, or needs none. Nobody has asked yet whether all that is given
    /// is accepted.
    pub(super) fn fits(&self, types: &[Type], values: &[Option<Value>]) -> bool {
        let mut all = self.parameters.iter().zip(values).enumerate();
        let fits = |(index, (declared, value)): (usize, (&Declared, &Option<Value>))| match value {
            Some(value) => types.get(index).is_none_or(|of| of.is_instance(value)),
            None => declared.default.is_some(),
        };
        self.parameters.len() <= values.len() && all.all(fits)
    }

    /// Whether something of that name is accepted.
    pub(super) fn has(&self, name: &str) -> bool {
        let mut common = NAME_AND_METAPARAMETERS.iter();
        self.parameters.iter().any(|own| own.name == name)
            || common.any(|known| known.name() == name)
    }

    /// All that is accepted, by parameters of these types.
    pub(super) fn all(&self, types: &[Type]) -> &StructType {
        self.all.get_or_init(|| {
            let is_own = |name: &str| self.parameters.iter().any(|own| own.name == name);
            let common = NAME_AND_METAPARAMETERS.iter();
            let mut elements = Vec::with_capacity(common.len() + self.parameters.len());
            elements.extend(common.filter(|known| !is_own(known.name())).cloned());
            for (index, parameter) in self.parameters.iter().enumerate() {
                let of = types.get(index).cloned().unwrap_or(Type::Any);
                elements.push(match parameter.default {
                    Some(_) => StructElement::optional(&parameter.name, of),
                    None => StructElement::required(&parameter.name, of),
                });
            }
            StructType { elements }
        })
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
