//! Where calls are written: nearly nobody asks, so that a call only notes its expression. What a call
//! means is remembered with it.

use marotte_syntax::ast::ExprId;

use crate::evaluator::Evaluator;
use crate::function::{AnyFunction, Function};
use crate::scope::ProgramId;
use crate::signal::{EvalResult, Place};

/// Where a call is written.
#[derive(Clone)]
pub(crate) enum CallSite {
    /// As an expression of a program.
    Written(ProgramId, ExprId),
    /// At a place that somebody else knows.
    At(Place),
}

/// So many calls are remembered; of those that share a place in the table, the last.
const MOST: usize = 256;

/// The functions that calls have found, until code defines others.
#[derive(Default)]
pub(crate) struct FoundFunctions {
    found: Vec<Option<Found>>,
    /// How often all was forgotten. What was found before is overwritten in time.
    forgotten: u32,
}

/// What a call has found.
#[derive(Clone)]
struct Found {
    program: ProgramId,
    call: ExprId,
    /// How often all had been forgotten then.
    forgotten: u32,
    function: AnyFunction,
}

impl FoundFunctions {
    fn place(program: ProgramId, id: ExprId) -> usize {
        (id.index() ^ (program.index() << 4)) % MOST
    }

    #[inline]
    fn get(&self, program: ProgramId, id: ExprId) -> Option<&AnyFunction> {
        let found = self.found.get(Self::place(program, id))?.as_ref()?;
        let is_meant = found.program == program && found.call == id;
        (is_meant && found.forgotten == self.forgotten).then_some(&found.function)
    }

    /// The built-in function that a call has found.
    #[inline]
    pub(crate) fn built_in(&self, program: ProgramId, id: ExprId) -> Option<&'static Function> {
        match self.get(program, id)? {
            AnyFunction::BuiltIn(function) => Some(function),
            _ => None,
        }
    }

    fn remember(&mut self, program: ProgramId, id: ExprId, function: AnyFunction) {
        if self.found.is_empty() {
            self.found.resize(MOST, None);
        }
        if let Some(place) = self.found.get_mut(Self::place(program, id)) {
            *place = Some(Found {
                program,
                call: id,
                forgotten: self.forgotten,
                function,
            });
        }
    }

    /// Forgets what names meant.
    pub(crate) fn forget(&mut self) {
        self.forgotten += 1;
    }
}

impl Evaluator {
    /// Where a call is written, for whoever asks.
    pub(crate) fn place_of(&self, site: &CallSite) -> Place {
        match site {
            CallSite::Written(program, id) => {
                let ast = &self.programs.get(*program).ast;
                let (source, end) = (ast.source().clone(), ast[*id].span.end);
                Place::new(source, ast.position(*id), end)
            }
            CallSite::At(place) => place.clone(),
        }
    }

    /// The function that an expression calls by a name, which is always the same.
    #[inline]
    pub(crate) fn find_function_at(
        &mut self,
        site: &CallSite,
        name: &str,
    ) -> EvalResult<Option<AnyFunction>> {
        let CallSite::Written(program, id) = *site else {
            return self.find_function(name);
        };
        if let Some(function) = self.found_functions.get(program, id) {
            return Ok(Some(function.clone()));
        }
        self.find_function_first(program, id, name)
    }

    /// The same of a call that runs for the first time.
    #[inline(never)]
    fn find_function_first(
        &mut self,
        program: ProgramId,
        id: ExprId,
        name: &str,
    ) -> EvalResult<Option<AnyFunction>> {
        let source = self.programs.get(program).ast.source().clone();
        let found = match source.name() {
            Some(file) => self.find_function_from(name, file)?,
            None => self.find_function(name)?,
        };
        if let Some(function) = &found {
            self.found_functions.remember(program, id, function.clone());
        }
        Ok(found)
    }

    /// Where the calls are written that run and are remembered, outermost first.
    pub fn call_places(&self) -> impl DoubleEndedIterator<Item = Place> {
        let sites = self.call_sites.iter();
        sites.map(|(program, id)| self.place_of(&CallSite::Written(*program, *id)))
    }
}
