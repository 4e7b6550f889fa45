//! Attempts on all cores.

use std::io;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Who does what: the number of the worker, of which there is one a core, and that of the item.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    pub(super) worker: usize,
    pub(super) number: usize,
}

/// Does something with all items, on so many cores at once. Answers are in the order of the items; the
/// first error ends it.
pub(super) fn on_cores<T: Sync, R: Send>(
    cores: usize,
    items: &[T],
    work: impl Fn(Turn, &T) -> io::Result<R> + Sync,
) -> io::Result<Vec<R>> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(items.len()));
    let run = |worker: usize| -> io::Result<()> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(number) else {
                return Ok(());
            };
            let answer = work(Turn { worker, number }, item).inspect_err(|_| {
                // The others need not go on.
                next.store(items.len(), Ordering::Relaxed);
            })?;
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            done.push((number, answer));
        }
    };
    let run = &run;
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores.max(1))
            .map(|worker| scope.spawn(move || run(worker)))
            .collect();
        workers.into_iter().try_for_each(|worker| {
            let ended = worker.join();
            ended.map_err(|_| io::Error::other("an attack panicked"))?
        })
    })?;
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(number, _)| *number);
    Ok(done.into_iter().map(|(_, answer)| answer).collect())
}

/// The same on all cores.
pub(super) fn on_all_cores<T: Sync, R: Send>(
    items: &[T],
    work: impl Fn(Turn, &T) -> io::Result<R> + Sync,
) -> io::Result<Vec<R>> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    on_cores(cores, items, work)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_in_order() {
        let items: Vec<usize> = (0..100).collect();
        let doubled = on_all_cores(&items, |_, item| Ok(2 * item)).unwrap();
        assert!(doubled.iter().copied().eq((0..100).map(|item| 2 * item)));
        let failed = on_cores(2, &items, |turn, _| match turn.number {
            7 => Err(io::Error::other("seven")),
            _ => Ok(()),
        });
        assert!(failed.is_err());
    }
}
