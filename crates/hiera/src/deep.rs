//! Deep recursion: data can be nested, and lookups can need each other, deeper than a stack is.

/// Calls a recursive function with enough stack: between two calls of it there may be code that
/// runs for a lookup.
pub(crate) fn grow<R>(call: impl FnOnce() -> R) -> R {
    marotte_pcore::deep::grow_by(256 * 1024, 2 * 1024 * 1024, call)
}
