//! Working on many things at once, with the results in order.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError, mpsc};
use std::thread;

/// Does `work` on every item on all cores and hands each result to `each` in the order of the
/// items, as soon as it and all before it are there. Stops early if `each` answers an error.
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
    // Items are taken from the front, so that few results have to wait for their turn; several at
    // once where there are many, so that handing them over does not cost more than the work.
    let batch = (items.len() / (cores * 16)).clamp(1, 8);
    let next = AtomicUsize::new(0);
    let turn = Turn::default();
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        // However this ends, nobody goes on waiting.
        let _end = End(&turn);
        for index in 0..cores.min(items.len()) {
            let sender = sender.clone();
            let (next, turn, work) = (&next, &turn, &work);
            let work = move || {
                let _end = EndOfPanic(turn);
                loop {
                    let start = next.fetch_add(batch, Ordering::Relaxed);
                    let end = items.len().min(start.saturating_add(batch));
                    let Some(taken) = items.get(start..end).filter(|taken| !taken.is_empty())
                    else {
                        break;
                    };
                    turn.wait_until_near(start, cores * AHEAD * batch);
                    let results: Vec<R> = taken
                        .iter()
                        .take_while(|_| !turn.is_over())
                        .map(work)
                        .collect();
                    if turn.is_over() || sender.send((start, results)).is_err() {
                        break;
                    }
                }
            };
            let spawned = thread::Builder::new().spawn_scoped(scope, work.clone());
            // A system that gives no more threads may have given some; the usual way to get one
            // says why it gives none at all.
            if spawned.is_err() && index == 0 {
                scope.spawn(work);
            }
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut at = 0;
        for (start, results) in receiver {
            waiting.insert(start, results);
            while let Some(results) = waiting.remove(&at) {
                for result in results {
                    each(at, result)?;
                    at += 1;
                }
                turn.reached(at);
            }
        }
        Ok(())
    })
}

/// How many batches a core may be ahead of what has had its turn: results take memory as long as they
/// wait for one that is late.
const AHEAD: usize = 4;

/// Which item's turn it is.
#[derive(Default)]
struct Turn {
    at: Mutex<usize>,
    moved: Condvar,
    is_over: AtomicBool,
}

impl Turn {
    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    fn end(&self) {
        // With the lock: nobody is between looking and waiting.
        let _at = self.at.lock();
        self.is_over.store(true, Ordering::Relaxed);
        self.moved.notify_all();
    }

    /// It is the turn of this item now.
    fn reached(&self, item: usize) {
        *self.at.lock().unwrap_or_else(PoisonError::into_inner) = item;
        self.moved.notify_all();
    }

    /// Waits until fewer than so many items come before this one, or until nobody wants it any more.
    fn wait_until_near(&self, item: usize, so_many: usize) {
        let at = self.at.lock().unwrap_or_else(PoisonError::into_inner);
        let is_far = |at: &mut usize| !self.is_over() && item >= at.saturating_add(so_many);
        drop(self.moved.wait_while(at, is_far));
    }
}

/// Ends the work.
struct End<'a>(&'a Turn);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// Ends the work if that of a thread panics: its results will never come.
struct EndOfPanic<'a>(&'a Turn);

impl Drop for EndOfPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.end();
        }
    }
}

#[cfg(test)]
mod tests {
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
