//! An allocator of which one allocation fails, as far as the budget of the thread knows.

#![expect(unsafe_code, reason = "an allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;
use std::ptr::null_mut;

use marotte_allocator::ALLOCATOR as INNER;
use marotte_budget::Counting;

thread_local! {
    /// How many allocations the thread has made.
    static MADE: Cell<u64> = const { Cell::new(0) };
    /// The one that fails.
    static LAST: Cell<u64> = const { Cell::new(u64::MAX) };
}

/// More than any limit.
const VERY_MUCH: Layout = Layout::new::<[u8; 1 << 40]>();

/// The usual allocator, but for one allocation.
pub(crate) struct Hungry;

/// How many allocations this thread has made.
pub(crate) fn allocations() -> u64 {
    MADE.get()
}

/// The n-th allocation from now on finds nothing left.
pub(crate) fn starve_at(allocation: u64) {
    LAST.set(MADE.get().saturating_add(allocation));
}

/// Counts an allocation.
#[inline]
fn count() {
    let made = MADE.get() + 1;
    MADE.set(made);
    if made == LAST.get() {
        // It is counted although there is nothing. SAFETY: the layout has a size, and nobody uses the pointer.
        unsafe { Counting(Nothing).alloc(VERY_MUCH) };
    }
}

/// There is no memory at all.
struct Nothing;

// SAFETY: it never gives anything.
unsafe impl GlobalAlloc for Nothing {
    unsafe fn alloc(&self, _layout: Layout) -> *mut u8 {
        null_mut()
    }

    unsafe fn dealloc(&self, _pointer: *mut u8, _layout: Layout) {}
}

// SAFETY: everything is done by the allocator within. The counters are plain cells of the thread, which
// need no memory, have no destructor and are there as long as the thread is.
unsafe impl GlobalAlloc for Hungry {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: as the caller promises.
        unsafe { INNER.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises.
        unsafe { INNER.dealloc(pointer, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: as the caller promises.
        unsafe { INNER.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: as the caller promises.
        unsafe { INNER.realloc(pointer, layout, size) }
    }
}
