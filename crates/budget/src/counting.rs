//! An allocator that counts what a thread has.

#![expect(unsafe_code, reason = "an allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout};

use crate::{BYTES, RESERVE, STEPS, change};

/// An allocator that counts, around one that does the work. What a thread frees for another counts
/// for the one that frees it: limits are about what goes wrong by orders of magnitude.
pub struct Counting<A>(pub A);

/// Allocates so many bytes, and takes note if there were not enough left.
#[inline(always)]
fn counted<R>(bytes: usize, allocate: impl FnOnce() -> R) -> R {
    let left = change(&BYTES, |left| left.wrapping_sub(bytes as i64));
    if left >= 0 {
        allocate()
    } else {
        with_note(allocate)
    }
}

#[inline(always)]
fn give(bytes: usize) {
    change(&BYTES, |left| left.wrapping_add(bytes as i64));
}

/// Makes the next step look, and goes on.
///
/// What goes on is called from here: what is left of the usual way is so short that it needs no stack.
#[cold]
#[inline(never)]
fn with_note<R>(allocate: impl FnOnce() -> R) -> R {
    let left = STEPS.replace(0).max(0);
    RESERVE.set(RESERVE.get().saturating_add(left));
    allocate()
}

// SAFETY: everything is done by the allocator within. The counters are plain cells of the thread, which
// need no memory, have no destructor and are there as long as the thread is.
unsafe impl<A: GlobalAlloc> GlobalAlloc for Counting<A> {
    #[inline(always)]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        counted(layout.size(), || unsafe { self.0.alloc(layout) })
    }

    #[inline(always)]
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        give(layout.size());
        // SAFETY: as the caller promises.
        unsafe { self.0.dealloc(pointer, layout) }
    }

    #[inline(always)]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        counted(layout.size(), || unsafe { self.0.alloc_zeroed(layout) })
    }

    #[inline(always)]
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        give(layout.size());
        // SAFETY: as the caller promises.
        counted(size, || unsafe { self.0.realloc(pointer, layout, size) })
    }
}
