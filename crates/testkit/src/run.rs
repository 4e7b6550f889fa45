//! Spreads work over threads, keeping the order of the results.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Maps every item on all cores. The results are in the order of the items.
pub fn parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::with_capacity(items.len()));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let worker = || {
        let mut mine = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(index) else { break };
            mine.push((index, work(item)));
        }
        if let Ok(mut results) = results.lock() {
            results.append(&mut mine);
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.min(items.len()) {
            let spawned = thread::Builder::new().spawn_scoped(scope, worker);
            if spawned.is_err() {
                worker();
            }
        }
    });
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Runs a function; a panic becomes an error with the panic's message and place.
pub(crate) fn catch_panic<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    quiet::install();
    quiet::begin();
    let result = panic::catch_unwind(AssertUnwindSafe(work));
    let message = quiet::end();
    result.map_err(|_| message.unwrap_or_else(|| "panic".to_owned()))
}

/// A panic hook that keeps the message of a panic on a thread that asked for it.
mod quiet {
    use std::cell::RefCell;
    use std::panic;
    use std::sync::Once;

    thread_local! {
        /// `None`: nobody on this thread listens. `Some(None)`: no panic yet.
        static HEARD: RefCell<Option<Option<String>>> = const { RefCell::new(None) };
    }

    pub(super) fn install() {
        static INSTALLED: Once = Once::new();
        INSTALLED.call_once(|| {
            let previous = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                let heard = HEARD.with(|heard| {
                    let mut heard = heard.borrow_mut();
                    let listening = heard.is_some();
                    if listening {
                        *heard = Some(Some(info.to_string()));
                    }
                    listening
                });
                if !heard {
                    previous(info);
                }
            }));
        });
    }

    pub(super) fn begin() {
        HEARD.with(|heard| *heard.borrow_mut() = Some(None));
    }

    pub(super) fn end() -> Option<String> {
        HEARD.with(|heard| heard.borrow_mut().take().flatten())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order() {
        let items: Vec<usize> = (0..1000).collect();
        assert_eq!(parallel(&items, |item| item * 2)[999], 1998);
    }

    #[test]
    fn a_panic_becomes_a_message() {
        let message = catch_panic(|| panic!("on purpose")).unwrap_err();
        assert!(message.contains("on purpose"), "{message}");
        assert_eq!(catch_panic(|| 1), Ok(1));
    }
}
