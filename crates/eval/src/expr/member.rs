//! Attributes and functions of objects: `$object.name`, `$object.name(1)`.

use std::sync::Arc;

use marotte_diagnostics::{EvaluationIssue, RubyIssue};
use marotte_pcore::object::member_of;
use marotte_pcore::parse::Signature;
use marotte_pcore::types::{AttributeKind, CallableType, IntegerRange, TupleType};
use marotte_pcore::{Object, Type, Value};

use crate::closure::Block;
use crate::evaluator::Evaluator;
use crate::function::{describe, fits, signature_of};
use crate::signal::{EvalResult, Signal};

impl Evaluator {
    /// What a member gives that the type of an object has.
    pub(super) fn call_member(
        &mut self,
        object: &Arc<Object>,
        name: &str,
        arguments: Vec<Value>,
        block: Option<Block>,
    ) -> EvalResult<Value> {
        let of = &object.object_type;
        let Some(member) = of.member(name) else {
            return Ok(Value::Undef);
        };
        let is_function = of.is_function(member);
        let kind = match (is_function, member.kind) {
            (true, _) => "function",
            (false, AttributeKind::Derived | AttributeKind::GivenOrDerived) => "derived attribute",
            (false, _) => "attribute",
        };
        let is_plain = !is_function && arguments.is_empty() && block.is_none();
        if !is_plain {
            let label = format!("{kind} {}[{name}]", of.label());
            let signatures = match is_function {
                true => signatures(&member.of),
                false => vec![signature(&no_arguments())],
            };
            check(&label, &signatures, &arguments, block.as_ref())?;
        }
        if of.name == "Puppet::LookupContext" {
            let data = self.outside.data.clone();
            return data.lookup_context_method(self, object, name, arguments, block);
        }
        match member_of(object, name) {
            Some(_) if !arguments.is_empty() => {
                let given = arguments.len();
                let issue = RubyIssue::WrongNumberOfArguments { given, expected: 0 };
                Err(Signal::during(issue))
            }
            Some(value) => Ok(value),
            None => Err(Signal::during(EvaluationIssue::MethodNotImplemented {
                kind,
                type_name: of.label().into(),
                name: name.into(),
            })),
        }
    }
}

/// The callable of an attribute.
fn no_arguments() -> CallableType {
    CallableType {
        parameters: Some(TupleType::new(Vec::new(), Some(IntegerRange::exactly(0)))),
        block: None,
        return_type: None,
    }
}

/// The ways in which a function can be called; nothing if anything goes.
fn signatures(of: &Type) -> Vec<Signature> {
    match &*of.resolved() {
        Type::Callable(Some(callable)) => vec![signature(callable)],
        Type::Variant(options) => options.iter().flat_map(signatures).collect(),
        _ => Vec::new(),
    }
}

/// Parameters of functions in types have no names.
fn signature(callable: &CallableType) -> Signature {
    let parameters = callable.parameters.as_ref();
    let count = parameters.map_or(0, |parameters| parameters.types.len());
    signature_of(callable, vec![Default::default(); count])
}

fn check(
    label: &str,
    signatures: &[Signature],
    arguments: &[Value],
    block: Option<&Block>,
) -> EvalResult<()> {
    // Where a function takes nothing, the reference leaves it to the code behind it to complain.
    let counted = |signature: &Signature| {
        let parameters = signature.callable.parameters.as_ref();
        label.starts_with("attribute")
            || parameters.is_none_or(|parameters| !parameters.types.is_empty())
    };
    let accepted = |signature: &Signature| {
        let arguments = if counted(signature) { arguments } else { &[] };
        fits(signature, arguments, block)
    };
    if signatures.is_empty() || signatures.iter().any(accepted) {
        return Ok(());
    }
    let signatures: Vec<&Signature> = signatures.iter().collect();
    let block = block.map(|block| Value::Lambda(block.clone()));
    Err(describe(label, &signatures, arguments, block))
}
