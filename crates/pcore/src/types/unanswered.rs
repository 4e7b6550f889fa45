//! Questions about types that have no answer: nothing can be made of an `Any`, so nobody can say
//! whether `1 =~ Init[Any]`.
//!
//! Nearly all who ask whether something fits could do nothing about it. So why there was no answer is
//! put down here, for whoever began: an expression, a call, a definition.

use std::cell::{Cell, RefCell};

use crate::convert::ConvertError;

thread_local! {
    static IS_UNANSWERED: Cell<bool> = const { Cell::new(false) };
    static REASON: RefCell<Option<ConvertError>> = const { RefCell::new(None) };
}

/// Puts down why a question has no answer; the first reason counts.
#[cold]
pub(super) fn put_down(reason: ConvertError) {
    if !IS_UNANSWERED.replace(true) {
        REASON.set(Some(reason));
    }
}

/// Forgets what was left by those who did not care.
#[inline]
pub fn forget_unanswered() {
    if IS_UNANSWERED.get() {
        IS_UNANSWERED.set(false);
    }
}

/// Why a question had no answer since [`forget_unanswered`], if one had none.
#[inline]
pub fn unanswered() -> Option<ConvertError> {
    if IS_UNANSWERED.get() {
        IS_UNANSWERED.set(false);
        REASON.take()
    } else {
        None
    }
}
