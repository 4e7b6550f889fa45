//! What a method does: read with its file, or when it is first called.

use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use super::stored::StoredBody;
use super::{Body, Source};
use crate::lower;

/// The code of a method. It is a [`Body`] to whoever looks at it.
#[derive(Clone)]
pub enum MethodBody {
    /// It was read with its file.
    Ready(Arc<Body>),
    /// It is read when somebody first looks at it.
    Deferred(Arc<DeferredBody>),
}

/// The code of a method that nobody has read yet. Only texts that are part of the program have such
/// ones, which have no errors.
pub struct DeferredBody {
    pub(crate) source: Arc<Source>,
    /// The text of the file.
    pub(crate) text: &'static str,
    /// Where its `def` begins there, and where its `end` ends.
    pub(crate) place: (u32, u32),
    /// The line at which it begins.
    pub(crate) line: u32,
    /// What it was lowered to, if that is stored.
    pub(crate) stored: Option<StoredBody>,
    pub(crate) body: OnceLock<Arc<Body>>,
}

impl Deref for MethodBody {
    type Target = Body;

    fn deref(&self) -> &Body {
        match self {
            Self::Ready(body) => body,
            Self::Deferred(deferred) => deferred.body.get_or_init(|| lower::method(deferred)),
        }
    }
}

impl fmt::Debug for MethodBody {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
