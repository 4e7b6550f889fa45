//! How large the pages of memory are: small ones for most calls, large ones for what is large.
//!
//! The kernel hands memory out page by page when it is first touched. Pages of 4 kB make a process of
//! 300 MB wait 80,000 times; of those of 2 MB a small one would hold most for nothing, whatever the
//! kernel's own setting is. So memory is reserved in one piece, and how large its pages are depends on how
//! much of it is used.

use std::ffi::{c_int, c_void};
use std::ptr::{self, NonNull};

use nix::sys::mman::{MmapAdvise, madvise};

unsafe extern "C" {
    /// Reserves addresses for mimalloc to take memory from; 0 if that could be done.
    fn mi_reserve_os_memory_ex(
        size: usize,
        commit: bool,
        allow_large: bool,
        exclusive: bool,
        number: *mut c_int,
    ) -> c_int;

    /// Where what was reserved begins, and its size; null if there is none of that number.
    fn mi_arena_area(number: c_int, size: *mut usize) -> *mut c_void;
}

/// The number of what is reserved first.
const FIRST: c_int = 1;

/// How much is reserved: as much as mimalloc does by itself. Addresses alone cost nothing.
const RESERVED: usize = 1 << 30;

/// What has small pages. A thread takes 32 MB at once, most of which it never touches: nearly every call is
/// done with these.
const SMALL: usize = 64 << 20;

/// A thread takes so much at once, aligned by as much.
const SEGMENT: usize = 32 << 20;

/// To be called when a process begins.
pub fn choose_pages() {
    choose();
}

/// The same, and where what was reserved begins.
fn choose() -> Option<*const u8> {
    // Where addresses are limited, memory comes in smaller pieces.
    let (start, size) = reserved().or_else(|| {
        // What was allocated before this lies in a piece of its own.
        let anything = Box::new(0_u8);
        let piece = ptr::from_ref(&*anything).map_addr(|address| address & !(SEGMENT - 1));
        advise(piece, SEGMENT, MmapAdvise::MADV_NOHUGEPAGE);
        reserve()
    })?;
    advise(start, SMALL.min(size), MmapAdvise::MADV_NOHUGEPAGE);
    if size > SMALL {
        let large = start.wrapping_add(SMALL);
        advise(large, size - SMALL, MmapAdvise::MADV_HUGEPAGE);
    }
    Some(start)
}

/// Where memory is taken from, and how much there is, if any was reserved yet. Whether mimalloc has done so
/// depends on whether it or something else was first when the process began.
fn reserved() -> Option<(*const u8, usize)> {
    let mut size = 0;
    // SAFETY: it looks up a number and writes a size.
    let start = unsafe { mi_arena_area(FIRST, &raw mut size) };
    (!start.is_null()).then(|| (start.cast_const().cast(), size))
}

/// Reserves memory for mimalloc to take.
fn reserve() -> Option<(*const u8, usize)> {
    // SAFETY: it is mimalloc that uses what it reserves here, and nobody wants to know its number.
    let failed = unsafe { mi_reserve_os_memory_ex(RESERVED, true, false, false, ptr::null_mut()) };
    (failed == 0).then(reserved).flatten()
}

fn advise(start: *const u8, size: usize, advice: MmapAdvise) {
    let Some(start) = NonNull::new(start.cast_mut().cast()) else {
        return;
    };
    // A kernel that knows no large pages says no, and so does one for addresses that are not in use.
    // SAFETY: how large pages are changes nothing in them.
    let _ = unsafe { madvise(start, size, advice) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[global_allocator]
    static ALLOCATOR: crate::Allocator = crate::ALLOCATOR;

    #[test]
    fn memory_is_taken_from_what_is_reserved() {
        let before = vec![1_u8; 100];
        let start = choose().unwrap();
        // More than a thread begins with.
        let blocks: Vec<Vec<u8>> = (0..32).map(|_| vec![2; 3 << 20]).collect();
        let reserved = start.addr()..start.addr() + RESERVED;
        let reserved = blocks
            .iter()
            .filter(|block| reserved.contains(&block.as_ptr().addr()));
        assert!(reserved.count() > 16);
        assert_eq!(before, [1; 100]);
    }
}
