//! How large the pages of memory are: small ones for most calls, large ones for what is large.
//!
//! The kernel hands memory out page by page when it is first touched. Pages of 4 kB make a process of
//! 300 MB wait 80,000 times; of those of 2 MB a small one would hold most for nothing, whatever the
//! kernel's own setting is.

use std::ffi::c_int;

use nix::sys::mman::{MmapAdvise, madvise};

unsafe extern "C" {
    /// Where memory of mimalloc's begins, and its size; null if there is none of that number.
    fn mi_arena_area(number: c_int, size: *mut usize) -> *mut std::ffi::c_void;
}

/// The number of the memory that a process begins with. It is used from its start on.
const FIRST: c_int = 1;

/// What has small pages. A thread takes 32 MB at once, most of which it never touches: nearly every call
/// is done with these.
const SMALL: usize = 128 * 1024 * 1024;

/// To be called when a process begins.
pub fn choose_pages() {
    let mut size = 0;
    // SAFETY: it looks up a number and writes a size.
    let start = unsafe { mi_arena_area(FIRST, &raw mut size) }.cast::<u8>();
    if start.is_null() || size <= SMALL {
        return;
    }
    let of = |from: usize, bytes: usize, advice: MmapAdvise| {
        let Some(at) = std::ptr::NonNull::new(start.wrapping_add(from).cast()) else {
            return;
        };
        // A kernel that knows no large pages says no, and all is as before.
        // SAFETY: it is mimalloc's memory that it is about, and how large its pages are changes nothing in it.
        let _ = unsafe { madvise(at, bytes, advice) };
    };
    of(0, SMALL, MmapAdvise::MADV_NOHUGEPAGE);
    of(SMALL, size - SMALL, MmapAdvise::MADV_HUGEPAGE);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[global_allocator]
    static ALLOCATOR: crate::Allocator = crate::ALLOCATOR;

    #[test]
    fn the_memory_that_a_process_begins_with_is_the_one_that_is_used() {
        let given = vec![1_u8; 100];
        let mut size = 0;
        // SAFETY: it looks up a number and writes a size.
        let start = unsafe { mi_arena_area(FIRST, &raw mut size) };
        let offset = given.as_ptr().addr() - start.addr();
        assert!(offset < SMALL && SMALL < size, "{offset} of {size}");
        choose_pages();
        assert_eq!(given, [1; 100]);
    }
}
