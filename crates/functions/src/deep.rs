//! Values can be nested deeper than the stack is.

/// Runs one more level of something that goes into nested values.
pub(crate) fn deeper<T>(run: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(64 * 1024, 1024 * 1024, run)
}
