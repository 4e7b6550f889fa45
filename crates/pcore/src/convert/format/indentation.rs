//! Where a nested container stands: how deep, whether first, and whether lines are broken.

use crate::deep;

/// How deep containers may be indented.
const DEEPEST: usize = 10_000;

/// The place of a container among others.
#[derive(Clone, Copy)]
pub(super) struct Indentation {
    pub(super) level: usize,
    pub(super) first: bool,
    pub(super) indenting: bool,
}

impl Indentation {
    pub(super) const TOP: Self = Self {
        level: 0,
        first: true,
        indenting: false,
    };

    pub(super) fn subsequent(self) -> Self {
        Self {
            first: false,
            ..self
        }
    }

    pub(super) fn indenting(self, indenting: bool) -> Self {
        Self { indenting, ..self }
    }

    /// The place inside of the container. What is indented further than anybody reads is too deep:
    /// the text grows with the square of it.
    pub(super) fn increase(self, indenting: bool) -> Self {
        if indenting && self.level == DEEPEST {
            deep::stop(deep::Excess::Depth);
        }
        Self {
            level: self.level + 1,
            first: true,
            indenting,
        }
    }

    /// Whether the container begins on a line of its own.
    pub(super) fn breaks(self) -> bool {
        self.indenting && self.level > 0 && !self.first
    }

    pub(super) fn padding(self) -> String {
        "  ".repeat(self.level)
    }
}
