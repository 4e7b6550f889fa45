//! Templates: parsed once, called with values for their parameters by name.

use std::sync::Arc;

use marotte_diagnostics::{Diagnostic, EvaluationIssue, Place, SourceFile, Span};
use marotte_ir::Program;
use marotte_pcore::types::{StructElement, StructType};
use marotte_pcore::{Hash, Str, Type, Value};
use marotte_profile::{What, span};
use marotte_syntax::ast::{Ast, ExprKind, Lambda, Parameter};
use marotte_syntax::{Language, SourceKind, Surroundings, check};

use crate::closure::refuse_reserved;
use crate::evaluator::Evaluator;
use crate::parameters::Pending;
use crate::scope::{Frame, ScopeId, ScopeKind};
use crate::signal::{EvalResult, Signal, SignalKind};
use crate::templates::ParsedCode;
use crate::variables::Variables;

/// How messages call a template when its parameters do not fit.
const SUBJECT: &str = "lambda";

/// Which variables a template sees besides what it is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TemplateScope {
    /// Those of the code that calls it.
    Caller,
    /// Those of the node, or of the top of the code if the caller is outside of any node.
    Global,
}

impl Evaluator {
    /// Parses and validates a template.
    pub fn parse_template(
        &mut self,
        name: &str,
        text: &Str,
    ) -> Result<Arc<Program>, Box<Diagnostic>> {
        let key = (Str::from(name), text.clone());
        if let Some(program) = self.templates.get(&key) {
            return Ok(program.clone());
        }
        let program = self.parse_program(name, text, SourceKind::Epp)?;
        self.templates.insert(key, program.clone());
        Ok(program)
    }

    /// The template of a file that this compilation has read before, by how code names it.
    pub fn template_file(&self, reference: &str) -> Option<Arc<Program>> {
        self.template_files.get(reference).cloned()
    }

    /// As [`parse_template`](Self::parse_template), for the text of a file: other compilations of
    /// the same environment share the program, and this one need not read the file again.
    pub fn parse_template_file(
        &mut self,
        reference: &Str,
        path: &str,
        text: &Str,
    ) -> Result<Arc<Program>, Box<Diagnostic>> {
        let language = self.settings.language.of_kind(SourceKind::Epp);
        let loader = self.outside.loader.clone();
        let program = match loader.templates() {
            Some(shared) => {
                let parse = || parse_code(path, text, language);
                let parsed = shared.get(path, text, language, parse);
                self.take_parsed(&parsed)?
            }
            None => self.parse_template(path, text)?,
        };
        self.template_files
            .insert(reference.clone(), program.clone());
        Ok(program)
    }

    /// The file of a template in another language that this compilation has read before, by how
    /// code names it: its path and its text.
    pub fn template_text(&self, reference: &str) -> Option<(Str, Str)> {
        self.template_texts.get(reference).cloned()
    }

    /// Remembers the file of such a template.
    pub fn remember_template_text(&mut self, reference: Str, path: Str, text: Str) {
        self.template_texts.insert(reference, (path, text));
    }

    /// Reads files of templates anew: something has run that may have changed them.
    pub fn forget_template_files(&mut self) {
        self.template_files.clear();
        self.template_texts.clear();
    }

    /// Parses and validates code, and logs what there is to say about it.
    pub fn parse_program(
        &mut self,
        name: &str,
        text: &str,
        kind: SourceKind,
    ) -> Result<Arc<Program>, Box<Diagnostic>> {
        let parsed = parse_code(name, text, self.settings.language.of_kind(kind));
        self.take_parsed(&parsed)
    }

    fn take_parsed(&mut self, parsed: &ParsedCode) -> Result<Arc<Program>, Box<Diagnostic>> {
        self.logs.extend(parsed.logs.iter().cloned());
        parsed.outcome.clone()
    }

    /// Renders a template with values for its parameters. `next` in it ends it, if it declares
    /// its parameters or is given none; `return` goes on as errors do.
    pub fn call_template(
        &mut self,
        program: &Arc<Program>,
        given: Option<&Hash>,
        visible: TemplateScope,
    ) -> EvalResult<Value> {
        let _span = span(What::Template, program.file().map_or("inline", Str::as_str));
        if visible == TemplateScope::Caller {
            let frame = self.frame;
            return self.guarded(|this| this.run_template(program, given, frame));
        }
        self.suspend();
        let global = self.outermost_scope();
        (self.scope, self.frame) = (global, None);
        let matched = self.scope_mut(global).matched.take();
        let result = self.run_template(program, given, None);
        self.scope_mut(global).matched = matched;
        self.resume();
        result
    }

    /// The node or the top of the code, whichever variables of the present scope are looked for in last.
    fn outermost_scope(&self) -> ScopeId {
        let mut scope = self.scope;
        while self.scope(scope).kind != ScopeKind::Node
            && let Some(parent) = self.scope(scope).parent
        {
            scope = parent;
        }
        scope
    }

    fn run_template(
        &mut self,
        program: &Arc<Program>,
        given: Option<&Hash>,
        parent: Option<usize>,
    ) -> EvalResult<Value> {
        let id = program.ast.body;
        let ExprKind::Lambda(lambda) = program.ast[id].kind else {
            return Err(Signal::during(EvaluationIssue::InternalError {
                detail: "a template is no lambda",
            }));
        };
        let lambda = program.ast[lambda];
        let declared = lambda
            .body
            .is_some_and(|body| match program.ast[body].kind {
                ExprKind::Epp(epp) => program.ast[epp].parameters_specified,
                _ => false,
            });
        let enforced = declared || given.is_none();
        let nothing = Hash::new();
        let given = given.unwrap_or(&nothing);

        let caller = self.frame;
        let base = self.slots.len();
        let slot_count = program.body(id).map_or(0, |body| body.names.len());
        self.slots.resize(base + slot_count, None);
        let frame = Frame {
            base,
            parent,
            program: self.programs.id(program),
            id,
        };
        self.frames.push(frame);
        self.frame = Some(self.frames.len() - 1);
        let result = self.call_deeper(|this| {
            if enforced {
                this.bind_template_parameters(program, &lambda, given)?;
            } else {
                refuse_reserved(given.keys().filter_map(Value::as_str))?;
                for (name, value) in given.iter() {
                    this.set_in_frame(name.as_str().unwrap_or_default(), value.clone());
                }
            }
            match this.evaluate_optional(program, lambda.body) {
                Err(Signal(kind)) if enforced && matches!(*kind, SignalKind::Next(..)) => {
                    match *kind {
                        SignalKind::Next(value, _) => Ok(value),
                        other => Err(Signal(Box::new(other))),
                    }
                }
                other => other,
            }
        });
        self.frames.pop();
        let gone = self.frames.len();
        self.frame_variables.retain(|(frame, _)| *frame < gone);
        self.slots.truncate(base);
        self.frame = caller;
        result
    }

    /// Sets the parameters from what is given and from default values, and checks all of them.
    fn bind_template_parameters(
        &mut self,
        program: &Arc<Program>,
        lambda: &Lambda,
        given: &Hash,
    ) -> EvalResult<()> {
        let ast = &program.ast;
        let mut values = Hash::with_capacity(given.len());
        for (name, value) in given
            .iter()
            .filter(|(_, value)| !matches!(value, Value::Undef))
        {
            self.set_in_frame(name.as_str().unwrap_or_default(), value.clone());
            values.insert(name.clone(), value.clone());
        }
        let parameters = &ast[lambda.parameters];
        for (index, parameter) in parameters.iter().enumerate() {
            let name = ast.text(parameter.name);
            if values.get_str(name).is_some() {
                continue;
            }
            let value = match parameter.value {
                Some(default) => {
                    let frame = self.frames.len() - 1;
                    let pending = Pending {
                        subject: SUBJECT.into(),
                        frame: Some(frame),
                        scope: self.scope,
                        code: (Arc::clone(program), ast.body),
                        parameters: lambda.parameters,
                        current: index,
                        refusal: None,
                    };
                    self.evaluate_default(program, default, pending)?
                }
                None if given.get_str(name).is_some() => Value::Undef,
                None => continue,
            };
            self.set_in_frame(name, value.clone());
            values.insert(name.into(), value);
        }
        let mut types = Vec::with_capacity(parameters.len());
        for parameter in parameters {
            types.push(self.parameter_type(program, parameter)?.0);
        }
        // What is right needs no type that says so.
        let mut count = 0;
        let are_valid = parameters.iter().zip(&types).all(|(parameter, of)| {
            match values.get_str(ast.text(parameter.name)) {
                Some(Value::Object(_)) => false,
                Some(value) => {
                    count += 1;
                    of.is_instance(value)
                }
                None => parameter.value.is_some(),
            }
        });
        if !are_valid || count != values.len() {
            self.check_template_parameters(ast, parameters, types, &values)?;
        }
        refuse_reserved(parameters.iter().map(|parameter| ast.text(parameter.name)))
    }

    /// Checks all that a template is given, and says what is wrong with it.
    #[cold]
    fn check_template_parameters(
        &mut self,
        ast: &Ast,
        parameters: &[Parameter],
        types: Vec<Type>,
        values: &Hash,
    ) -> EvalResult<()> {
        let elements = parameters.iter().zip(types).map(|(parameter, of)| {
            let name = ast.text(parameter.name);
            match parameter.value {
                Some(_) => StructElement::optional(name, of),
                None => StructElement::required(name, of),
            }
        });
        let declared = StructType {
            elements: elements.collect(),
        };
        let deferred = self.deferred_types(&declared, values)?;
        let subject = || SUBJECT.to_owned();
        crate::parameters::check(subject, &declared, values, &deferred).map_err(|wrong| {
            let known = parameters.iter().map(|parameter| ast.text(parameter.name));
            let advice = wrong.similar(known);
            let name = wrong.parameter.clone();
            let mut declared = parameters.iter();
            let found = declared.find(|declared| Some(ast.text(declared.name)) == name.as_deref());
            let (label, span) = match (found, parameters) {
                (Some(found), _) => ("declared here", found.name_span),
                (None, [first, .., last]) => (
                    "the parameters",
                    Span::new(first.name_span.start, last.name_span.end),
                ),
                (None, [first]) => ("the parameter", first.name_span),
                (None, []) => ("the template", Span::at(0)),
            };
            let declared = Place::new(ast.source(), span);
            wrong
                .into_signal()
                .with_advice(advice)
                .beside(label, declared)
        })
    }

    /// Sets a variable of the innermost frame, in its slot if it has one.
    fn set_in_frame(&mut self, name: &str, value: Value) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        if let Some(slot) = self.slot_in(frame, name) {
            let index = frame.base + slot;
            self.slots[index] = Some(value);
            return;
        }
        let index = self.frames.len() - 1;
        if self
            .frame_variables
            .last()
            .is_none_or(|(of, _)| *of != index)
        {
            self.frame_variables.push((index, Variables::default()));
        }
        if let Some((_, variables)) = self.frame_variables.last_mut() {
            variables.insert(name.into(), value);
        }
    }
}

fn parse_code(name: &str, text: &str, language: Language) -> ParsedCode {
    let source = SourceFile::new(name, text);
    let checked = check(&source, &language, &Surroundings::default());
    let report = checked.report();
    let raised = report.raised.as_ref().map(|raised| raised.diagnostic());
    ParsedCode {
        logs: report.entries().collect(),
        outcome: match raised.cloned() {
            Some(raised) => Err(Box::new(raised)),
            None => Ok(Program::lower(checked.ast)),
        },
    }
}
