//! Deep recursion: values and types can be nested deeper than a thread's stack.

/// How much stack is left when a new piece is taken.
const RED_ZONE: usize = 64 * 1024;

/// How large a new piece of stack is.
const PIECE: usize = 1024 * 1024;

/// Calls a recursive function with enough stack.
#[inline]
pub fn grow<R>(call: impl FnOnce() -> R) -> R {
    stacker::maybe_grow(RED_ZONE, PIECE, call)
}
