//! Working on many things at once, with the results in order.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
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
    let batch = (items.len() / (cores * 16)).clamp(1, 32);
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let (sender, receiver) = mpsc::sync_channel(cores * 16);
    thread::scope(|scope| {
        for index in 0..cores.min(items.len()) {
            let sender = sender.clone();
            let (next, stop, work) = (&next, &stop, &work);
            let work = move || {
                loop {
                    let start = next.fetch_add(batch, Ordering::Relaxed);
                    let end = items.len().min(start.saturating_add(batch));
                    let Some(taken) = items.get(start..end).filter(|taken| !taken.is_empty())
                    else {
                        break;
                    };
                    let results: Vec<R> = taken
                        .iter()
                        .take_while(|_| !stop.load(Ordering::Relaxed))
                        .map(work)
                        .collect();
                    if stop.load(Ordering::Relaxed) || sender.send((start, results)).is_err() {
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
        let mut turn = 0;
        for (start, results) in receiver {
            waiting.insert(start, results);
            while let Some(results) = waiting.remove(&turn) {
                for result in results {
                    if let Err(error) = each(turn, result) {
                        stop.store(true, Ordering::Relaxed);
                        return Err(error);
                    }
                    turn += 1;
                }
            }
        }
        Ok(())
    })
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
