//! Working on many things at once, with the results in order.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// The stack of a thread. What nests deep takes more of it piece by piece, and gives each piece back: that takes
/// longer than reading a file, and has all other cores wait. Nothing of it is memory before it is used.
pub(crate) const STACK: usize = 64 << 20;

/// Does `work` on every item on all cores and hands each result to `each` in the order of the
/// items, as soon as it and all before it are there and the caller, who works as well, has done what
/// it is at. Stops early if `each` answers an error.
pub fn in_order<T, R, E>(
    items: &[T],
    work: impl Fn(&T) -> R + Sync,
    mut each: impl FnMut(usize, R) -> Result<(), E>,
) -> Result<(), E>
where
    T: Sync,
    R: Send,
{
    let cores = match items.len() {
        0 | 1 => 1,
        _ => thread::available_parallelism().map_or(1, NonZeroUsize::get),
    };
    if cores == 1 {
        return items
            .iter()
            .enumerate()
            .try_for_each(|(index, item)| each(index, work(item)));
    }
    let queue = Queue::new(items.len(), cores);
    let results = |taken: Range<usize>| -> Vec<R> {
        let taken = items.get(taken).unwrap_or_default();
        let taken = taken.iter().take_while(|_| !queue.is_over());
        taken.map(&work).collect()
    };
    let here = Core::here();
    thread::scope(|scope| {
        // However this ends, nobody goes on waiting.
        let _end = End(&queue);
        for _ in 1..cores.min(items.len()) {
            // A system that gives no more threads has to do with those that there are.
            let thread = thread::Builder::new().stack_size(STACK);
            let spawned = thread.spawn_scoped(scope, || {
                here.leave();
                let _end = EndOfPanic(&queue);
                while let Some(taken) = queue.take() {
                    queue.put(taken.start, results(taken));
                }
            });
            if spawned.is_err() {
                break;
            }
        }
        let mut at = 0;
        loop {
            match queue.next(at) {
                Next::Ready(ready) => {
                    for result in ready {
                        each(at, result)?;
                        at += 1;
                    }
                }
                Next::Free(taken) => queue.put(taken.start, results(taken)),
                Next::Over => return Ok(()),
            }
        }
    })
}

/// A core, for threads that are to work beside one that is on it. A system may have a thread begin where the one that
/// made it is at work, and only take it elsewhere when most of what there is to do is done.
#[derive(Clone, Copy)]
pub(crate) struct Core(Option<usize>);

impl Core {
    /// The one that this thread is on.
    pub(crate) fn here() -> Self {
        #[cfg(target_os = "linux")]
        return Self(nix::sched::sched_getcpu().ok());
        #[cfg(not(target_os = "linux"))]
        Self(None)
    }

    /// Goes on elsewhere, if this thread is on that core and may be on others.
    pub(crate) fn leave(self) {
        #[cfg(target_os = "linux")]
        if let Some(core) = self.0.filter(|_| Self::here().0 == self.0) {
            use nix::sched::{sched_getaffinity, sched_setaffinity};
            let this = nix::unistd::Pid::from_raw(0);
            let Ok(all) = sched_getaffinity(this) else {
                return;
            };
            let mut others = all;
            // To be on no core at all is refused, and nothing happens.
            if others.unset(core).is_ok() && sched_setaffinity(this, &others).is_ok() {
                let _ = sched_setaffinity(this, &all);
            }
        }
    }
}

/// How many batches a core may be ahead of what has had its turn: results take memory as long as they
/// wait for one that is late.
const AHEAD: usize = 4;

/// Items that nobody has taken yet, and results whose turn has not come.
struct Queue<R> {
    items: usize,
    /// How many items are taken at once.
    batch: usize,
    /// How far items may be ahead of those that have had their turn.
    ahead: usize,
    state: Mutex<State<R>>,
    /// Something has changed that somebody waits for.
    changed: Condvar,
    is_over: AtomicBool,
}

struct State<R> {
    /// The first item that nobody has taken.
    free: usize,
    /// The first item that has not had its turn.
    at: usize,
    /// Results by the first of their items.
    ready: BTreeMap<usize, Vec<R>>,
    waiting: usize,
}

/// What the caller does next.
enum Next<R> {
    /// These results have their turn.
    Ready(Vec<R>),
    /// These items are to be worked on.
    Free(Range<usize>),
    /// Nothing: all is done, or somebody has ended it.
    Over,
}

impl<R> Queue<R> {
    fn new(items: usize, cores: usize) -> Self {
        // Items are taken from the front, so that few results have to wait for their turn; several at
        // once where there are many, so that handing them over does not cost more than the work.
        let batch = (items / (cores * 16)).clamp(1, 8);
        Self {
            items,
            batch,
            ahead: cores * AHEAD * batch,
            state: Mutex::new(State {
                free: 0,
                at: 0,
                ready: BTreeMap::new(),
                waiting: 0,
            }),
            changed: Condvar::new(),
            is_over: AtomicBool::new(false),
        }
    }

    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    fn state(&self) -> MutexGuard<'_, State<R>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until something has changed.
    fn wait<'a>(&self, mut state: MutexGuard<'a, State<R>>) -> MutexGuard<'a, State<R>> {
        state.waiting += 1;
        let woken = self.changed.wait(state);
        let mut state = woken.unwrap_or_else(PoisonError::into_inner);
        state.waiting -= 1;
        state
    }

    /// Tells those who wait, if anybody does, that something has changed.
    fn tell(&self, state: &State<R>) {
        if state.waiting > 0 {
            self.changed.notify_all();
        }
    }

    /// The next items to work on; waits as long as they are too far ahead.
    fn take(&self) -> Option<Range<usize>> {
        let mut state = self.state();
        loop {
            if self.is_over() || state.free >= self.items {
                return None;
            }
            if let Some(taken) = self.free(&mut state) {
                return Some(taken);
            }
            state = self.wait(state);
        }
    }

    /// The next items to work on, if there are any that are not too far ahead.
    fn free(&self, state: &mut State<R>) -> Option<Range<usize>> {
        let start = state.free;
        if start >= self.items || start >= state.at.saturating_add(self.ahead) {
            return None;
        }
        state.free = self.items.min(start + self.batch);
        Some(start..state.free)
    }

    /// Results of the items from this one on.
    fn put(&self, start: usize, results: Vec<R>) {
        let mut state = self.state();
        state.ready.insert(start, results);
        self.tell(&state);
    }

    /// What the caller does next, where so many items have had their turn.
    fn next(&self, at: usize) -> Next<R> {
        let mut state = self.state();
        if state.at < at {
            state.at = at;
            self.tell(&state);
        }
        loop {
            if self.is_over() || at >= self.items {
                return Next::Over;
            }
            if let Some(ready) = state.ready.remove(&at) {
                return Next::Ready(ready);
            }
            if let Some(taken) = self.free(&mut state) {
                return Next::Free(taken);
            }
            state = self.wait(state);
        }
    }

    fn end(&self) {
        // With the lock: nobody is between looking and waiting.
        let state = self.state();
        self.is_over.store(true, Ordering::Relaxed);
        self.tell(&state);
    }
}

/// Ends the work.
struct End<'a, R>(&'a Queue<R>);

impl<R> Drop for End<'_, R> {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// Ends the work if that of a thread panics: its results will never come.
struct EndOfPanic<'a, R>(&'a Queue<R>);

impl<R> Drop for EndOfPanic<'_, R> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.end();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    #[test]
    fn results_come_in_order() {
        let items: Vec<u64> = (0..500).collect();
        let mut seen = Vec::new();
        let work = |item: &u64| {
            // The earlier an item, the later it is done.
            thread::sleep(std::time::Duration::from_micros(500 - item));
            item * 2
        };
        let done: Result<(), ()> = in_order(&items, work, |index, result| {
            assert_eq!(result, index as u64 * 2);
            seen.push(index);
            Ok(())
        });
        assert!(done.is_ok());
        assert!(seen.is_sorted() && seen.len() == 500);
    }

    #[test]
    fn nobody_runs_far_ahead_of_one_that_is_late() {
        let items: Vec<usize> = (0..10_000).collect();
        let (done, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let work = |item: &usize| {
            if *item == 0 {
                thread::sleep(std::time::Duration::from_millis(50));
                most.store(done.load(Ordering::Relaxed), Ordering::Relaxed);
            }
            done.fetch_add(1, Ordering::Relaxed);
        };
        let end: Result<(), ()> = in_order(&items, work, |_, ()| Ok(()));
        assert!(end.is_ok());
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        assert!(most.load(Ordering::Relaxed) <= cores * AHEAD * 8);
        assert_eq!(done.load(Ordering::Relaxed), 10_000);
    }

    #[test]
    fn a_panic_stops_the_work() {
        let items: Vec<usize> = (0..10_000).collect();
        let work = |item: &usize| assert!(*item != 20, "as expected");
        let run = || in_order(&items, work, |_, ()| Ok::<(), ()>(()));
        assert!(std::panic::catch_unwind(run).is_err());
    }

    #[test]
    fn an_error_stops_the_work() {
        let items: Vec<u64> = (0..100_000).collect();
        let done = in_order(
            &items,
            |item| *item,
            |index, _| {
                if index == 3 { Err("enough") } else { Ok(()) }
            },
        );
        assert_eq!(done, Err("enough"));
    }
}
