//! Deep recursion: data can be nested, and lookups can need each other, deeper than a stack is.

/// Calls a recursive function with enough stack.
pub(crate) fn grow<R>(call: impl FnOnce() -> R) -> R {
    stacker::maybe_grow(256 * 1024, 2 * 1024 * 1024, call)
}
