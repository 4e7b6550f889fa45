//! What the programs allocate with: mimalloc, counted for the limits of the work that goes on.
//!
//! Libraries do not depend on it: whoever embeds them has an allocator already, and can put
//! [`Counting`] around it.

#![expect(unsafe_code, reason = "an allocator cannot be written without")]

#[cfg(target_os = "linux")]
mod large;
#[cfg(target_os = "linux")]
mod pages;

use std::alloc::{GlobalAlloc, Layout};

use libmimalloc_sys::{
    mi_free, mi_malloc, mi_malloc_aligned, mi_realloc, mi_realloc_aligned, mi_zalloc,
    mi_zalloc_aligned,
};
use marotte_budget::Counting;

#[cfg(target_os = "linux")]
pub use pages::choose_pages;

#[cfg(target_os = "linux")]
pub use large::Large;

/// For `#[global_allocator]`.
#[cfg(target_os = "linux")]
pub type Allocator = Counting<Large<Mimalloc>>;

/// The one there is.
#[cfg(target_os = "linux")]
pub const ALLOCATOR: Allocator = Counting(Large(Mimalloc));

/// For `#[global_allocator]`.
#[cfg(not(target_os = "linux"))]
pub type Allocator = Counting<Mimalloc>;

/// The one there is.
#[cfg(not(target_os = "linux"))]
pub const ALLOCATOR: Allocator = Counting(Mimalloc);

/// Memory from mimalloc.
pub struct Mimalloc;

/// Whatever is as large as this is aligned by it without being asked to be.
const ALWAYS_ALIGNED: usize = 16;

/// Whether memory of a size is aligned well enough in any case. Nearly all is, and it costs half as
/// much not to ask.
#[inline(always)]
const fn is_aligned(align: usize, size: usize) -> bool {
    align <= ALWAYS_ALIGNED && align <= size
}

// SAFETY: all is done by mimalloc. Its blocks are aligned by their size up to 16 bytes, and it takes
// back whatever it gave, however that was asked for.
unsafe impl GlobalAlloc for Mimalloc {
    #[inline(always)]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let (size, align) = (layout.size(), layout.align());
        if is_aligned(align, size) {
            // SAFETY: any size will do.
            unsafe { mi_malloc(size).cast() }
        } else {
            // SAFETY: a layout's alignment is a power of two.
            unsafe { mi_malloc_aligned(size, align).cast() }
        }
    }

    #[inline(always)]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let (size, align) = (layout.size(), layout.align());
        if is_aligned(align, size) {
            // SAFETY: any size will do.
            unsafe { mi_zalloc(size).cast() }
        } else {
            // SAFETY: a layout's alignment is a power of two.
            unsafe { mi_zalloc_aligned(size, align).cast() }
        }
    }

    #[inline(always)]
    unsafe fn dealloc(&self, pointer: *mut u8, _layout: Layout) {
        // SAFETY: the caller promises that it is from here.
        unsafe { mi_free(pointer.cast()) }
    }

    #[inline(always)]
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let align = layout.align();
        if is_aligned(align, size) {
            // SAFETY: the caller promises that it is from here.
            unsafe { mi_realloc(pointer.cast(), size).cast() }
        } else {
            // SAFETY: the same, and a layout's alignment is a power of two.
            unsafe { mi_realloc_aligned(pointer.cast(), size, align).cast() }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_aligned_keeps_what_it_has_and_is_given_back() {
        for align in [1, 2, 4, 8, 16, 32, 64, 4096] {
            for size in [1, 7, 8, 9, 15, 16, 17, 24, 40, 100, 1000, 5000, 100_000] {
                let layout = Layout::from_size_align(size, align).unwrap();
                // SAFETY: the layout has a size, and only what was allocated is written and read.
                unsafe {
                    let pointer = Mimalloc.alloc_zeroed(layout);
                    assert!(pointer.addr().is_multiple_of(align), "{layout:?}");
                    assert_eq!(*pointer.add(size - 1), 0, "{layout:?}");
                    *pointer = 42;
                    let larger = Mimalloc.realloc(pointer, layout, 3 * size);
                    assert!(larger.addr().is_multiple_of(align), "{layout:?}");
                    assert_eq!(*larger, 42, "{layout:?}");
                    let layout = Layout::from_size_align(3 * size, align).unwrap();
                    Mimalloc.dealloc(larger, layout);
                    let other = Mimalloc.alloc(layout);
                    assert!(other.addr().is_multiple_of(align), "{layout:?}");
                    Mimalloc.dealloc(other, layout);
                }
            }
        }
    }
}
