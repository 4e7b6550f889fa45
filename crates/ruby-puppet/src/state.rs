//! The interpreter of a compilation: made when code of a module first runs, gone with it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

use marotte_budget as budget;
use marotte_eval::{Context, Evaluator};
use marotte_ruby::interp::Limits;
use marotte_ruby::object::ObjectId;
use marotte_ruby::{Ruby, Value, Vm};
use rustc_hash::FxHashMap;

use crate::api::variables::Variables;
use crate::changes::settle;
use crate::functions::TypedFunction;
use crate::host::PuppetHost;
use crate::image::{PUPPET, VALUES};
use crate::prelude::LOWERED;
use crate::sources::Sources;
use crate::workers::Session;

/// What a compilation keeps of Ruby.
#[derive(Default)]
pub(crate) struct State {
    /// The interpreter, from the first code on that runs.
    vm: Option<Vm>,
    shared: Shared,
}

/// What is neither in the interpreter nor in the evaluator.
#[derive(Default)]
pub(crate) struct Shared {
    /// Variables that Ruby's code has set: it gets the same objects back.
    pub(crate) variables: Vec<(Context, String, Value)>,
    /// How often code has changed collections that Puppet's code has.
    pub(crate) changes: usize,
    /// All variables that code has asked for, until Puppet's code runs again.
    pub(crate) visible: Option<Visible>,
    /// Functions that look at their signatures themselves, by their instances.
    pub(crate) raw: FxHashMap<ObjectId, Arc<TypedFunction>>,
    /// What is written in Ruby of Puppet's interface is there.
    has_prelude: bool,
    /// The real Ruby of this compilation, if there is one.
    pub(crate) session: Session,
}

/// The variables that are seen from a place in Puppet's code.
pub(crate) struct Visible {
    pub(crate) context: Context,
    /// Those without a value are among them.
    pub(crate) with_undef: bool,
    pub(crate) variables: Arc<Variables>,
}

/// What code needs of Puppet's interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Needs {
    /// Whatever it names.
    Everything,
    /// Nothing: it names variables alone.
    Values,
}

/// Whether there is an interpreter, or one to copy: the next one need not be the first.
static BEGUN: AtomicBool = AtomicBool::new(false);

/// Makes the interpreter that those of compilations are copies of, if nobody has made it yet.
pub fn prepare_image() {
    LazyLock::force(&PUPPET);
    BEGUN.store(true, Ordering::Relaxed);
}

impl State {
    /// The interpreter, with what code needs. The first one of a process may do without what is
    /// written in Ruby, which takes longer to read than most templates. Later ones are copies of one
    /// that has it.
    fn prepare(&mut self, needs: Needs) -> (&mut Vm, &mut Shared) {
        let has_prelude = &mut self.shared.has_prelude;
        let vm = self.vm.get_or_insert_with(|| {
            let is_first = !BEGUN.swap(true, Ordering::Relaxed);
            *has_prelude = !is_first || needs == Needs::Everything;
            let image = if *has_prelude { &PUPPET } else { &VALUES };
            Vm::new(image, Limits::default())
        });
        if needs == Needs::Everything && !std::mem::replace(has_prelude, true) {
            marotte_ruby::image::run_prelude(vm, &LOWERED);
        }
        (vm, &mut self.shared)
    }
}

/// Takes what a compilation keeps of Ruby out of it.
fn take(evaluator: &mut Evaluator) -> Box<State> {
    evaluator.scripts.take(State::default)
}

/// Runs something on the interpreter of a compilation. What it makes is given back afterwards if
/// nothing that stays knows of it.
pub(crate) fn enter<T>(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    needs: Needs,
    run: impl FnOnce(&mut Ruby<'_>) -> T,
) -> T {
    let state = take(evaluator);
    run_on(state, evaluator, sources, needs, run)
}

fn run_on<T>(
    mut state: Box<State>,
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    needs: Needs,
    run: impl FnOnce(&mut Ruby<'_>) -> T,
) -> T {
    let (vm, shared) = state.prepare(needs);
    shared.visible = None;
    let mark = vm.mark();
    let mut host = PuppetHost {
        evaluator,
        sources,
        shared,
    };
    let result = Ruby::with(vm, &mut host, run);
    settle(&mut host, vm);
    vm.release(mark);
    evaluator.scripts.put(state);
    result
}

/// Does something with what is neither in the interpreter nor in the evaluator.
pub(crate) fn with_shared<T>(evaluator: &mut Evaluator, run: impl FnOnce(&mut Shared) -> T) -> T {
    let mut state = take(evaluator);
    let result = run(&mut state.shared);
    evaluator.scripts.put(state);
    result
}

/// Remembers a function that looks at its signatures itself.
pub(crate) fn remember_raw(
    evaluator: &mut Evaluator,
    instance: ObjectId,
    function: Arc<TypedFunction>,
) {
    let mut state = take(evaluator);
    state.shared.raw.insert(instance, function);
    evaluator.scripts.put(state);
}

/// Lets the evaluator run while Ruby waits for it: it may come back with other code.
pub(crate) fn leave<T>(
    host: &mut PuppetHost<'_>,
    vm: &mut Vm,
    run: impl FnOnce(&mut Evaluator) -> T,
) -> T {
    settle(host, vm);
    let state = State {
        vm: Some(std::mem::take(vm)),
        shared: std::mem::take(host.shared),
    };
    host.evaluator.scripts.put(Box::new(state));
    // What Puppet's code takes is not Ruby's.
    let result = budget::whole(|| run(host.evaluator));
    let state = *take(host.evaluator);
    *vm = state.vm.unwrap_or_default();
    *host.shared = state.shared;
    host.shared.visible = None;
    result
}
