//! A second core for one compilation: it reads and parses what the first will want.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use marotte_environment::{Environment, Foresight};
use marotte_eval::function::Function;
use marotte_ruby_puppet::prepare_image;

use crate::parallel::{Core, STACK};
use crate::site::Site;

/// Somebody looks ahead as long as this is held.
pub struct Ahead {
    next: Sender<Next>,
    is_over: Arc<AtomicBool>,
}

/// What comes, in this order.
enum Next {
    /// Code in Ruby, it seems.
    Ruby,
    /// The code of an environment.
    Code(Foresight),
}

impl Drop for Ahead {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
    }
}

impl Ahead {
    /// What an environment tells while it is opened.
    pub(crate) fn on_ruby(&self) -> Arc<dyn Fn() + Send + Sync> {
        let next = self.next.clone();
        // Nobody may listen any more.
        Arc::new(move || drop(next.send(Next::Ruby)))
    }

    /// The environment is open: its code is read ahead, unless somebody does that already.
    pub(crate) fn goes_on_with(&self, environment: &Arc<Environment>) {
        if let Some(foresight) = environment.foresee() {
            drop(self.next.send(Next::Code(foresight)));
        }
    }
}

impl Site {
    /// Lets another core read and parse what the code of an environment names while this one
    /// evaluates it: for whoever compiles one node, since many nodes keep all cores busy. Nothing
    /// happens if there is no other core.
    ///
    /// It may take half of what a request may take; then the rest is left to the compilation.
    pub(crate) fn look_ahead(&self) -> Option<Ahead> {
        let is_over = Arc::new(AtomicBool::new(false));
        let (work, functions) = (self.work.clone(), self.functions().clone());
        let ended = Arc::clone(&is_over);
        let (next, wanted) = channel();
        let here = Core::here();
        let look = move || {
            // To find that out takes longer than to make a thread for nothing.
            if thread::available_parallelism().map_or(1, NonZeroUsize::get) == 1 {
                return;
            }
            here.leave();
            let goes_on = || !ended.load(Ordering::Relaxed) && work.is_half_left();
            // What takes too much is left to the compilation, which says so.
            let prepares = |name: &str| functions.get(name).map(Function::signatures).is_some();
            let _ = work.run(|| {
                for next in wanted {
                    match next {
                        Next::Ruby => prepare_image(),
                        Next::Code(foresight) => return foresight.run(prepares, goes_on),
                    }
                }
            });
        };
        let thread = thread::Builder::new().stack_size(STACK);
        thread.spawn(look).ok()?;
        Some(Ahead { next, is_over })
    }
}
