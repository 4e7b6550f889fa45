//! Which argument a directive takes: the next one, a numbered one, or a named one of a hash.

use crate::sprintf::argument::{Argument, Names};
use crate::sprintf::error::FormatError;

/// How arguments have been taken so far; Ruby does not let one format mix the ways.
#[derive(Clone, Copy)]
enum Way {
    Undecided,
    InOrder(usize),
    Numbered,
    Named,
}

/// Hands out arguments and guards against mixing the ways of taking them.
pub(super) struct Selection<'a> {
    arguments: &'a [Argument<'a>],
    way: Way,
    next: usize,
}

impl<'a> Selection<'a> {
    pub(super) fn new(arguments: &'a [Argument<'a>]) -> Self {
        Self {
            arguments,
            way: Way::Undecided,
            next: 1,
        }
    }

    pub(super) fn in_order(&mut self) -> Result<Argument<'a>, FormatError> {
        match self.way {
            Way::Numbered => return Err(FormatError::UnnumberedMixedWithNumbered(self.next)),
            Way::Named => return Err(FormatError::UnnumberedMixedWithNamed(self.next)),
            Way::Undecided | Way::InOrder(_) => {}
        }
        self.way = Way::InOrder(self.next);
        self.next += 1;
        self.at(self.next - 1)
    }

    pub(super) fn numbered(&mut self, number: i64) -> Result<Argument<'a>, FormatError> {
        match self.way {
            Way::InOrder(last) => return Err(FormatError::NumberedAfterUnnumbered(number, last)),
            Way::Named => return Err(FormatError::NumberedAfterNamed(number)),
            Way::Undecided | Way::Numbered => {}
        }
        if number < 1 {
            return Err(FormatError::InvalidIndex(number));
        }
        self.way = Way::Numbered;
        self.at(number as usize)
    }

    /// The hash that a bracketed name is looked up in.
    pub(super) fn names(&mut self, bracketed: &str) -> Result<&'a dyn Names, FormatError> {
        match self.way {
            Way::InOrder(last) => {
                return Err(FormatError::NamedAfterUnnumbered(
                    bracketed.to_owned(),
                    last,
                ));
            }
            Way::Numbered => return Err(FormatError::NamedAfterNumbered(bracketed.to_owned())),
            Way::Undecided | Way::Named => {}
        }
        self.way = Way::Named;
        match self.arguments {
            [Argument::Object(object)] => object.as_names().ok_or(FormatError::OneHashRequired),
            _ => Err(FormatError::OneHashRequired),
        }
    }

    fn at(&self, number: usize) -> Result<Argument<'a>, FormatError> {
        self.arguments
            .get(number - 1)
            .copied()
            .ok_or(FormatError::TooFewArguments)
    }
}
