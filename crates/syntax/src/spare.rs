//! Tables that are made again and again, a file after the other. They grow in memory that is there
//! from the last time, and what is kept of them has no room to grow.

/// What is larger, in bytes, stays where it has grown: it would take longer to copy than it is worth,
/// since nobody has touched most of the room behind it.
const LARGE: usize = 1 << 18;

/// Up to how many bytes memory is kept for the next file: most need no more.
const SPARE: usize = 1 << 15;

/// What a table has, without room for more. The table is empty then and has its memory for the next.
pub fn settled<T>(table: &mut Vec<T>) -> Vec<T> {
    if takes_more(table, LARGE) {
        return std::mem::take(table);
    }
    let mut settled = Vec::with_capacity(table.len());
    settled.append(table);
    if takes_more(table, SPARE) {
        *table = Vec::new();
    }
    settled
}

/// An empty table with the memory of one that is done with, unless that is large.
pub(crate) fn emptied<T>(mut table: Vec<T>) -> Vec<T> {
    if takes_more(&table, SPARE) {
        return Vec::new();
    }
    table.clear();
    table
}

const fn takes_more<T>(table: &Vec<T>, bytes: usize) -> bool {
    table.capacity() * size_of::<T>() > bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_has_no_room_and_the_memory_is_used_again() {
        let mut table = Vec::with_capacity(100);
        table.extend(0..10);
        let kept = settled(&mut table);
        assert_eq!(kept, (0..10).collect::<Vec<_>>());
        assert_eq!(kept.capacity(), 10);
        assert_eq!((table.len(), table.capacity()), (0, 100));
        assert_eq!(emptied(kept).capacity(), 10);
    }

    #[test]
    fn what_is_large_is_not_copied() {
        let mut table: Vec<u64> = Vec::with_capacity(LARGE);
        table.push(1);
        let place = table.as_ptr();
        let kept = settled(&mut table);
        assert_eq!(kept.as_ptr(), place);
        assert_eq!(table.capacity(), 0);
        assert_eq!(emptied(kept).capacity(), 0);
    }
}
