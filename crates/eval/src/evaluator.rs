//! The evaluator: one compilation's state, and the way in.

use std::sync::Arc;

use marotte_budget as budget;
use marotte_diagnostics::{Before, Diagnostic, EvaluationIssue, Issue};
use marotte_ir::{Known, Program};
use marotte_pcore::deep;
use marotte_pcore::{Str, Type, Value};
use marotte_syntax::Dialect;
use marotte_syntax::ast::{ExprId, ExprKind};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::annotation::Annotations;
use crate::catalog::Catalog;
use crate::definitions::{Definitions, Glance, NameUse};
use crate::function::{AnyFunction, FunctionTable};
use crate::scope::{Frame, Programs, Scope, ScopeId, ScopeKind};
use crate::signal::{Advice, EvalResult, Failure, Signal, SignalKind};
use crate::variables::Variables;
use crate::{Level, LogEntry, Outside, Settings};

/// How deep calls may nest.
const MAX_CALL_DEPTH: u32 = 1000;

/// Evaluates programs. It belongs to one compilation and dies with it.
pub struct Evaluator {
    pub(crate) outside: Outside,
    pub(crate) functions: Arc<FunctionTable>,
    /// The settings in force.
    pub settings: Settings,
    /// What the code said.
    pub logs: Vec<LogEntry>,
    pub(crate) scopes: Vec<Scope>,
    pub(crate) scope: ScopeId,
    pub(crate) frames: Vec<Frame>,
    pub(crate) frame: Option<usize>,
    pub(crate) programs: Programs,
    /// Variables of frames without slots: what templates are given that they do not declare.
    pub(crate) frame_variables: Vec<(usize, Variables)>,
    pub(crate) slots: Vec<Option<Value>>,
    pub(crate) class_scopes: FxHashMap<Str, ScopeId>,
    /// The functions that code defines, and those that its dialect has besides.
    pub(crate) user_functions: FxHashMap<Str, AnyFunction>,
    /// What files in another language have defined.
    pub(crate) loaded_scripts: crate::function::LoadedScripts,
    pub(crate) user_types: FxHashMap<Str, crate::types::NamedType>,
    /// The resource types that names stand for, as code writes them; until a name may mean something else.
    pub(crate) references: FxHashMap<Str, Type>,
    /// The types that expressions mean that have nothing but names of known types in them; nothing for
    /// other expressions. In the same way.
    pub(crate) written_types: FxHashMap<(crate::scope::ProgramId, usize), Option<Type>>,
    /// Types whose names were given to others: values may still speak of them.
    pub(crate) former_types: Vec<Type>,
    /// What the compilations of this world share.
    pub(crate) definitions: Option<Arc<Definitions>>,
    /// The named types that were made in the walk that is going on, and how deep that is.
    pub(crate) made_types: Vec<crate::reuse::Made>,
    pub(crate) type_walks: u32,
    /// What the names in expressions mean that are being made into something to share.
    pub(crate) name_uses: Option<Vec<NameUse>>,
    /// The names of types that were taken without asking for them.
    pub(crate) glances: Vec<Arc<Glance>>,
    pub(crate) callables: crate::closure::CallableCache,
    /// Room for the next text that is put together.
    pub(crate) scratch: String,
    /// The text of the template that is being rendered.
    pub(crate) rendered: Vec<Value>,
    /// The templates that were parsed, by the name and text of their source.
    pub(crate) templates: FxHashMap<(Str, Str), Arc<Program>>,
    /// The templates of files that were found, by how code names them.
    pub(crate) template_files: FxHashMap<Str, Arc<Program>>,
    /// Files of templates in other languages, in the same way: paths and texts.
    pub(crate) template_texts: FxHashMap<Str, (Str, Str)>,
    /// The parameters of which a default value is being evaluated.
    pub(crate) pending: Option<Box<crate::parameters::Pending>>,
    /// How many default values are evaluated, one for another.
    pub(crate) defaults_running: usize,
    /// The code that waits for the code that runs, if that is in another scope.
    pub(crate) suspended: Vec<crate::scope::Suspended>,
    /// How much of it waits in a block, a function or a template.
    pub(crate) suspended_blocks: usize,
    /// The patterns that were given as strings.
    pub(crate) patterns: crate::patterns::Patterns,
    /// What values are annotated with.
    pub annotations: Annotations,
    /// The manifest whose code at the top runs.
    pub(crate) running_manifest: Option<Arc<marotte_ir::Program>>,
    /// Where calls are written that run, for functions in another language that ask.
    pub(crate) call_sites: Vec<(crate::scope::ProgramId, ExprId)>,
    /// What these have called before.
    pub(crate) found_functions: crate::call_site::FoundFunctions,
    /// What code in another language keeps.
    pub scripts: crate::script::ScriptState,
    /// The keys of the warnings that are given only once.
    pub(crate) warned: FxHashSet<Str>,
    pub(crate) catalog: Catalog,
    /// The innermost resource whose code failed.
    pub(crate) failed_inside: Option<crate::catalog::ResourceId>,
    /// The groups of the pattern that chose the node, for its scope.
    pub(crate) pending_match: Option<Vec<Option<Str>>>,
    /// How many expressions are evaluated, one within the other.
    pub(crate) depth: u32,
    call_depth: u32,
}

impl Evaluator {
    /// Whose rules hold.
    #[inline]
    pub const fn dialect(&self) -> Dialect {
        self.settings.language.dialect
    }

    /// Goes on with the rules of another dialect; what code has set and defined stays.
    pub fn set_dialect(&mut self, dialect: Dialect) {
        let former = self.functions.of_dialect(self.dialect());
        self.found_functions.forget();
        self.forget_names();
        self.user_functions.retain(|name, function| {
            let is_of_dialect = former.iter().any(|known| known.name == *name);
            !is_of_dialect || !matches!(function, AnyFunction::BuiltIn(_))
        });
        self.settings.language.dialect = dialect;
        self.patterns.clear();
        self.templates.clear();
        self.template_files.clear();
        for function in self.functions.of_dialect(dialect) {
            let known = self.user_functions.entry(function.name.into());
            known.or_insert(AnyFunction::BuiltIn(function));
        }
    }

    /// An evaluator with nothing but a top scope.
    pub fn new(outside: Outside, functions: Arc<FunctionTable>, settings: Settings) -> Self {
        let definitions = outside.loader.definitions().cloned();
        let catalog = Catalog {
            max_resources: settings.max_resources,
            storeconfigs: outside.store.is_some(),
            ..Catalog::default()
        };
        let dialect = settings.language.dialect;
        let mut this = Self {
            outside,
            functions,
            settings,
            logs: Vec::new(),
            scopes: vec![Scope::new(ScopeKind::Top, None)],
            scope: ScopeId::TOP,
            frames: Vec::new(),
            frame: None,
            programs: Programs::default(),
            frame_variables: Vec::new(),
            slots: Vec::new(),
            class_scopes: FxHashMap::default(),
            user_functions: FxHashMap::default(),
            loaded_scripts: Default::default(),
            user_types: FxHashMap::default(),
            references: FxHashMap::default(),
            written_types: FxHashMap::default(),
            former_types: Vec::new(),
            definitions,
            made_types: Vec::new(),
            type_walks: 0,
            name_uses: None,
            glances: Vec::new(),
            callables: FxHashMap::default(),
            scratch: String::new(),
            rendered: Vec::new(),
            templates: FxHashMap::default(),
            template_files: FxHashMap::default(),
            template_texts: FxHashMap::default(),
            pending: None,
            defaults_running: 0,
            suspended: Vec::new(),
            suspended_blocks: 0,
            running_manifest: None,
            patterns: FxHashMap::default(),
            annotations: Annotations::default(),
            call_sites: Vec::new(),
            found_functions: Default::default(),
            scripts: crate::script::ScriptState::default(),
            warned: FxHashSet::default(),
            catalog,
            failed_inside: None,
            pending_match: None,
            depth: 0,
            call_depth: 0,
        };
        this.set_dialect(dialect);
        this
    }

    /// The outside.
    pub fn outside(&self) -> &Outside {
        &self.outside
    }

    /// The catalog as far as it is built.
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The catalog and the types that its values may speak of; all else goes.
    pub fn into_catalog(self) -> (Catalog, Vec<Type>) {
        let types = self.user_types.into_values().map(|named| named.of);
        (
            self.catalog.without_tables(),
            types.chain(self.former_types).collect(),
        )
    }

    /// The value of an expression. An error without a position gets that of the expression.
    #[inline]
    pub fn evaluate(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<Value> {
        if let Some(value) = self.peek(program, id) {
            return Ok(value.clone());
        }
        self.run_expression(program, id)
    }

    /// Evaluates an expression whose value does not lie ready. The result comes from one call, so
    /// that it is made where the caller wants it: to copy it at once, while it is still being
    /// written, takes longer than most expressions.
    #[inline(never)]
    pub(crate) fn run_expression(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
    ) -> EvalResult<Value> {
        match program.known(id) {
            Known::Operation { is_plain: true, .. } => {
                if let Some(value) = self.quickly(program, id) {
                    return Ok(value.into());
                }
            }
            Known::Collection(index) => return Ok(program.value_at(index).anew()),
            Known::Variable(index) => {
                let variable = program.variable_at(index);
                if let Some(value) = self.reach_variable(program, variable) {
                    return Ok(value.clone());
                }
            }
            _ => {}
        }
        self.step_at(program, id)?;
        self.depth += 1;
        if is_lookout(self.depth) {
            return self.run_on_more_stack(program, id);
        }
        let result = self.eval_expr(program, id);
        self.depth -= 1;
        match result {
            Ok(value) => Ok(value),
            Err(mut signal) => {
                self.place(&mut signal, program, id);
                Err(signal)
            }
        }
    }

    /// The same where it is time to see whether there is enough stack left.
    #[inline(never)]
    fn run_on_more_stack(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<Value> {
        let mut result = self.bounded(|this| {
            deep::grow_by(256 * 1024, 4 * 1024 * 1024, || this.eval_expr(program, id))
        });
        self.depth -= 1;
        if let Err(signal) = &mut result {
            self.place(signal, program, id);
        }
        result
    }

    /// Runs something that may walk values of any depth.
    pub(crate) fn bounded<T>(
        &mut self,
        run: impl FnOnce(&mut Self) -> EvalResult<T>,
    ) -> EvalResult<T> {
        let (depth, call_depth) = (self.depth, self.call_depth);
        let (frames, type_walks) = (self.frames.len(), self.type_walks);
        match deep::bounded(|| run(self)) {
            Ok(result) => result,
            Err(too_deep) => {
                // Those who were on the way had no time to put away what is theirs.
                (self.depth, self.call_depth) = (depth, call_depth);
                self.frames.truncate(frames);
                self.type_walks = type_walks;
                self.made_types.clear();
                self.name_uses = None;
                self.rendered.clear();
                self.pending = None;
                Err(Signal::during(EvaluationIssue::from(too_deep)))
            }
        }
    }

    /// Counts a step of the evaluation, and fails if no more are allowed.
    #[inline]
    pub fn step(&mut self) -> EvalResult<()> {
        budget::step().map_err(too_much)
    }

    /// Fails if there is no room for something large that is to be made in one go.
    pub fn room_for(&self, bytes: usize) -> EvalResult<()> {
        budget::room_for(bytes).map_err(too_much)
    }

    /// The value of a body: of code in braces, or of nothing.
    #[inline]
    pub(crate) fn evaluate_optional(
        &mut self,
        program: &Arc<Program>,
        id: Option<ExprId>,
    ) -> EvalResult<Value> {
        let Some(id) = id else {
            return Ok(Value::Undef);
        };
        if let Some(only) = only_statement(program, id)
            && !self.looks_at_stack_next()
        {
            return self.evaluate_only(program, id, only);
        }
        self.evaluate(program, id)
    }

    /// The value of a body that has a single statement, unless it is time to look at the stack.
    #[inline]
    pub(crate) fn evaluate_only(
        &mut self,
        program: &Arc<Program>,
        body: ExprId,
        only: ExprId,
    ) -> EvalResult<Value> {
        self.step_at(program, body)?;
        self.depth += 1;
        let result = self.evaluate(program, only);
        self.depth -= 1;
        result
    }

    /// Whether the next expression that runs is one of those that see whether there is enough stack.
    /// What is wrong with values that are too deep is said to be there, so that it is always the same.
    #[inline]
    pub(crate) const fn looks_at_stack_next(&self) -> bool {
        is_lookout(self.depth + 1)
    }

    /// Counts a step of an expression.
    #[inline]
    pub(crate) fn step_at(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<()> {
        self.step().map_err(|mut signal| {
            self.place(&mut signal, program, id);
            signal
        })
    }

    /// Gives an error that has no position that of an expression.
    #[cold]
    pub(crate) fn place(&self, signal: &mut Signal, program: &Arc<Program>, id: ExprId) {
        let SignalKind::Fail(failure, thrown) = &mut *signal.0 else {
            return;
        };
        let Failure::Loose {
            issue,
            during,
            about,
            advice,
            ..
        } = failure
        else {
            return;
        };
        let about = crate::signal::unboxed(about.take());
        let before = match during {
            true => Before::During(program.ast.label(id).into()),
            false => Before::Evaluation,
        };
        let diagnostic = Self::diagnostic(program, id, issue.clone()).before(before);
        let mut diagnostic = diagnostic.about(about);
        let quoted = || crate::advice::single_quotes(&diagnostic);
        let advice = advice.take().map_or_else(Advice::default, |of| *of);
        diagnostic.hint = advice.hint.or_else(quoted);
        diagnostic.beside = advice.beside;
        *failure = diagnostic.into();
        *thrown = std::mem::take(thrown).into_cause();
    }

    /// An error at an expression.
    #[cold]
    pub(crate) fn fail(
        &self,
        program: &Arc<Program>,
        id: ExprId,
        issue: impl Into<Issue>,
    ) -> Signal {
        Signal::placed(Self::diagnostic(program, id, issue.into()))
    }

    pub(crate) fn diagnostic(program: &Arc<Program>, id: ExprId, issue: Issue) -> Diagnostic {
        let ast = &program.ast;
        Diagnostic::error(issue, ast.source(), ast[id].span).reported_at(Some(ast.position(id)))
    }

    /// An issue that the settings may make a warning or nothing.
    pub(crate) fn fail_or_warn(
        &mut self,
        strict: crate::Strict,
        program: &Arc<Program>,
        id: ExprId,
        issue: impl Into<Issue>,
    ) -> EvalResult<()> {
        match strict {
            crate::Strict::Off => Ok(()),
            crate::Strict::Warning => {
                let diagnostic = Self::diagnostic(program, id, issue.into());
                self.log_finding(Level::Warning, diagnostic);
                Ok(())
            }
            crate::Strict::Error => Err(self.fail(program, id, issue)),
        }
    }

    /// Begins a call, unless calls nest too deeply. It ends in either case.
    #[inline]
    pub(crate) fn enter_call(&mut self) -> EvalResult<()> {
        self.call_depth += 1;
        if self.call_depth > MAX_CALL_DEPTH {
            return Err(too_deep());
        }
        Ok(())
    }

    /// Ends a call.
    #[inline]
    pub(crate) fn leave_call(&mut self) {
        self.call_depth -= 1;
    }

    /// Runs a call, unless calls nest too deeply.
    pub(crate) fn call_deeper<T>(
        &mut self,
        run: impl FnOnce(&mut Self) -> EvalResult<T>,
    ) -> EvalResult<T> {
        let result = self.enter_call().and_then(|()| run(self));
        self.leave_call();
        result
    }
}

/// The statement of a body that has just one, as most have: it gives their value and has the place of
/// all that may be wrong with it.
#[inline]
pub(crate) fn only_statement(program: &Program, body: ExprId) -> Option<ExprId> {
    match program.ast[body].kind {
        ExprKind::Block(statements) => match program.ast[statements] {
            [only] => Some(only),
            _ => None,
        },
        _ => None,
    }
}

/// Whether an expression that is so deep in others sees whether there is enough stack. The statements
/// at the top do.
#[inline]
const fn is_lookout(depth: u32) -> bool {
    depth % 8 == 2
}

/// The end of code that takes too much.
#[cold]
fn too_much(excess: budget::Excess) -> Signal {
    Signal::bare(EvaluationIssue::from(deep::Excess::from(excess)))
}

#[cold]
fn too_deep() -> Signal {
    let limit = MAX_CALL_DEPTH;
    Signal::during(EvaluationIssue::TooManyCalls { limit })
}
