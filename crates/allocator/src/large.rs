//! Blocks that are so large that the system itself is asked for them.
//!
//! What grows is given a block of twice the size again and again. An allocator that has its blocks side by side copies
//! what was there each time, so that all of the new block is brought in at once, and half of it for nothing; meanwhile there
//! are both. The system gives the same pages other addresses.

use std::alloc::{GlobalAlloc, Layout};
use std::num::NonZeroUsize;
use std::ptr::{self, NonNull};

use nix::sys::mman::{
    MRemapFlags, MapFlags, MmapAdvise, ProtFlags, madvise, mmap_anonymous, mremap, munmap,
};

/// What is so large. To ask the system takes as long as to bring in a few pages, and what is given back to it is gone:
/// smaller blocks come and go while a catalog is made.
const LARGE: usize = 4 << 20;

/// The size of a large page, and what they are aligned by.
const PAGE: usize = 2 << 20;

/// An allocator that asks the system for large blocks, and another one for all else.
pub struct Large<A>(pub A);

/// Whether a block of this size is one of the system's. It follows from what it was asked for, so that nobody needs to
/// remember it.
#[inline(always)]
const fn is_large(size: usize, align: usize) -> bool {
    size >= LARGE && align <= 4096
}

/// What the system is asked for: whole pages.
fn whole(size: usize) -> Option<NonZeroUsize> {
    NonZeroUsize::new(size.checked_next_multiple_of(PAGE)?)
}

fn map(size: usize) -> Option<NonNull<u8>> {
    let access = ProtFlags::PROT_READ | ProtFlags::PROT_WRITE;
    let size = whole(size)?;
    // SAFETY: addresses that nobody has yet are nobody's concern.
    let start = unsafe { mmap_anonymous(None, size, access, MapFlags::MAP_PRIVATE) }.ok()?;
    // A kernel that knows no large pages says no.
    // SAFETY: how large pages are changes nothing in them.
    let _ = unsafe { madvise(start, size.get(), MmapAdvise::MADV_HUGEPAGE) };
    Some(start.cast())
}

/// # Safety
///
/// The block is one of [`map`] of this size, and nobody uses it any more.
unsafe fn unmap(block: *mut u8, size: usize) {
    if let (Some(block), Some(size)) = (NonNull::new(block), whole(size)) {
        // It fails for addresses that were never given, and then there is nothing to give back.
        // SAFETY: as the caller promises.
        let _ = unsafe { munmap(block.cast(), size.get()) };
    }
}

/// # Safety
///
/// The block is one of [`map`] of the size before, and from now on only the new one is used, if there is one.
unsafe fn resize(block: *mut u8, before: usize, size: usize) -> Option<NonNull<u8>> {
    let block = NonNull::new(block)?;
    let (old, new) = (whole(before)?, whole(size)?);
    if old == new {
        return Some(block);
    }
    let flags = MRemapFlags::MREMAP_MAYMOVE;
    // SAFETY: as the caller promises.
    let moved = unsafe { mremap(block.cast(), old.get(), new.get(), flags, None) };
    Some(moved.ok()?.cast())
}

fn pointer(block: Option<NonNull<u8>>) -> *mut u8 {
    block.map_or(ptr::null_mut(), NonNull::as_ptr)
}

// SAFETY: a block is the system's if its layout says so, and then all is done by the system: its blocks are aligned by
// pages, no two of them overlap, and those that are new are zero. All others are those of the allocator within.
unsafe impl<A: GlobalAlloc> GlobalAlloc for Large<A> {
    #[inline(always)]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if is_large(layout.size(), layout.align()) {
            return pointer(map(layout.size()));
        }
        // SAFETY: as the caller promises.
        unsafe { self.0.alloc(layout) }
    }

    #[inline(always)]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if is_large(layout.size(), layout.align()) {
            return pointer(map(layout.size()));
        }
        // SAFETY: as the caller promises.
        unsafe { self.0.alloc_zeroed(layout) }
    }

    #[inline(always)]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        if is_large(layout.size(), layout.align()) {
            // SAFETY: the caller promises that it is from here, and its layout says from whom.
            return unsafe { unmap(block, layout.size()) };
        }
        // SAFETY: as the caller promises.
        unsafe { self.0.dealloc(block, layout) }
    }

    #[inline(always)]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let (before, align) = (layout.size(), layout.align());
        match (is_large(before, align), is_large(size, align)) {
            // SAFETY: as the caller promises.
            (false, false) => unsafe { self.0.realloc(block, layout, size) },
            // SAFETY: the caller promises that it is from here, and its layout says from whom.
            (true, true) => pointer(unsafe { resize(block, before, size) }),
            // SAFETY: as the caller promises.
            _ => unsafe { self.hand_over(block, layout, size) },
        }
    }
}

impl<A: GlobalAlloc> Large<A> {
    /// A block becomes one of the other's.
    ///
    /// # Safety
    ///
    /// That of `realloc`.
    #[cold]
    unsafe fn hand_over(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller promises that the size is one of a layout, that the block is from here, and that it is not
        // used any more if there is a new one. Both have at least as much as is copied.
        unsafe {
            let new = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
            if !new.is_null() {
                ptr::copy_nonoverlapping(block, new, layout.size().min(size));
                self.dealloc(block, layout);
            }
            new
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mimalloc;

    /// Puts a number at each end of what a block has.
    unsafe fn mark(block: *mut u8, size: usize, number: u8) {
        // SAFETY: the caller's block has that size.
        unsafe {
            *block = number;
            *block.add(size - 1) = number;
        }
    }

    #[test]
    fn blocks_keep_what_they_have_however_large_they_become() {
        let allocator = Large(Mimalloc);
        let sizes = [
            100,
            LARGE - 1,
            LARGE,
            LARGE + 1,
            3 * LARGE,
            LARGE + PAGE,
            LARGE,
            LARGE / 2,
            7 * LARGE,
            10,
        ];
        let mut layout = Layout::from_size_align(50, 8).unwrap();
        // SAFETY: the block has always the size of the layout, and only what was written is read.
        unsafe {
            let mut block = allocator.alloc(layout);
            mark(block, layout.size(), 1);
            for (number, size) in (2_u8..).zip(sizes) {
                block = allocator.realloc(block, layout, size);
                assert_eq!(*block, number - 1);
                if size >= layout.size() {
                    assert_eq!(*block.add(layout.size() - 1), number - 1);
                }
                layout = Layout::from_size_align(size, 8).unwrap();
                mark(block, size, number);
            }
            allocator.dealloc(block, layout);
        }
    }

    #[test]
    fn large_blocks_are_zero_aligned_and_given_back() {
        let allocator = Large(Mimalloc);
        for align in [1, 16, 4096, 1 << 16] {
            let layout = Layout::from_size_align(5 * LARGE + 3, align).unwrap();
            // Without an end, memory would run out if it were not given back.
            for _ in 0..1000 {
                // SAFETY: only what the block has is written and read.
                unsafe {
                    let block = allocator.alloc_zeroed(layout);
                    assert!(block.addr().is_multiple_of(align), "{layout:?}");
                    assert_eq!(*block, 0);
                    assert_eq!(*block.add(layout.size() - 1), 0);
                    mark(block, layout.size(), 1);
                    allocator.dealloc(block, layout);
                }
            }
        }
    }

    #[test]
    fn what_nobody_has_is_refused() {
        let layout = Layout::from_size_align(isize::MAX as usize & !0xffff, 8).unwrap();
        // SAFETY: what is null is not used.
        unsafe {
            assert!(Large(Mimalloc).alloc(layout).is_null());
            let small = Layout::from_size_align(LARGE, 8).unwrap();
            let block = Large(Mimalloc).alloc_zeroed(small);
            assert!(
                Large(Mimalloc)
                    .realloc(block, small, layout.size())
                    .is_null()
            );
            assert_eq!(*block.add(LARGE - 1), 0);
            Large(Mimalloc).dealloc(block, small);
        }
    }
}
