//! A second core for one compilation: it reads and parses what the first will want.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use marotte_environment::Environment;
use marotte_eval::function::Function;

use crate::parallel::STACK;
use crate::site::Site;

/// Somebody looks ahead as long as this is held.
pub struct Ahead {
    is_over: Arc<AtomicBool>,
}

impl Drop for Ahead {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
    }
}

impl Site {
    /// Lets another core read and parse what the code of an environment names while this one
    /// evaluates it: for whoever compiles one node, since many nodes keep all cores busy. Nothing if
    /// there is no other core.
    ///
    /// It may take half of what a request may take; then the rest is left to the compilation.
    pub fn look_ahead(&self, environment: &Arc<Environment>) -> Option<Ahead> {
        if thread::available_parallelism().map_or(1, NonZeroUsize::get) == 1 {
            return None;
        }
        let foresight = environment.foresee()?;
        let is_over = Arc::new(AtomicBool::new(false));
        let (work, functions) = (self.work.clone(), self.functions().clone());
        let ended = Arc::clone(&is_over);
        let look = move || {
            let goes_on = || !ended.load(Ordering::Relaxed) && work.is_half_left();
            // What takes too much is left to the compilation, which says so.
            let prepares = |name: &str| functions.get(name).map(Function::signatures).is_some();
            let _ = work.run(|| foresight.run(prepares, goes_on));
        };
        let thread = thread::Builder::new().stack_size(STACK);
        thread.spawn(look).ok()?;
        Some(Ahead { is_over })
    }
}
