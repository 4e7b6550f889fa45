//! Processes that have become large: the system is asked for its larger pages from then on.
//!
//! A small process does without: a page of two megabytes for a few kilobytes would be most of what it holds. One that
//! holds hundreds of megabytes spends much of its time on faults of pages, and on finding them.

use std::ffi::{c_int, c_void};
use std::sync::Once;

unsafe extern "C" {
    /// Where an arena of mimalloc is; nothing if there is none of that number.
    fn mi_arena_area(arena: c_int, size: *mut usize) -> *mut c_void;
}

/// Whoever grows a block beyond this is not done soon.
pub(crate) const LARGE: usize = 8 << 20;

/// The numbers of arenas that are asked for: each is a gigabyte or more.
const ARENAS: c_int = 8;

/// Asks for large pages wherever nothing is yet. That they are not to be had does no harm.
#[cold]
pub(crate) fn grown() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: takes back that mimalloc has declined large pages for the whole process.
        unsafe { libc::prctl(libc::PR_SET_THP_DISABLE, 0, 0, 0, 0) };
        for arena in 1..=ARENAS {
            let mut size = 0;
            // SAFETY: the size has room for one, and no arena is ever given back.
            let area = unsafe { mi_arena_area(arena, &raw mut size) };
            if !area.is_null() {
                // SAFETY: the advice changes nothing about what is in memory.
                unsafe { libc::madvise(area, size, libc::MADV_HUGEPAGE) };
            }
        }
    });
}
