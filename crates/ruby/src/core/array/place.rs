//! Where arguments of `[]` and the like mean: one element or several.

use crate::interp::{Outcome, Ruby};
use crate::object::Value;

/// A place in a sequence of so many elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// One element, which may be behind the end; negative ones are before the beginning.
    One(i64),
    /// So many elements from an index on; the index may be behind the end.
    Several(usize, usize),
    /// Nowhere: before the beginning, or a negative length.
    Nowhere,
}

/// An index from the end or the beginning.
pub(crate) fn position(index: i64, length: usize) -> Option<usize> {
    let index = if index < 0 {
        index.checked_add(length as i64)?
    } else {
        index
    };
    usize::try_from(index).ok()
}

/// Where a range is in a sequence of so many elements: an index and a length, which is not cut at
/// the end. Nothing if it begins before the beginning; not a range if that is what it is not.
pub(crate) fn range_place(
    ruby: &mut Ruby<'_>,
    range: Value,
    length: usize,
) -> Outcome<Option<Option<(usize, usize)>>> {
    let Some(range) = ruby.range_of(range).cloned() else {
        return Ok(None);
    };
    let begin = match range.begin {
        Value::Nil => 0,
        begin => ruby.expect_integer(begin)?,
    };
    let (end, excludes_end) = match range.end {
        Value::Nil => (-1, false),
        end => (ruby.expect_integer(end)?, range.excludes_end),
    };
    let Some(begin) = position(begin, length) else {
        return Ok(Some(None));
    };
    let end = if end < 0 {
        end.saturating_add(length as i64)
    } else {
        end
    };
    let end = if excludes_end {
        end
    } else {
        end.saturating_add(1)
    };
    let count = end.saturating_sub(begin as i64).max(0);
    Ok(Some(Some((begin, count as usize))))
}

impl Place {
    /// What one or two arguments mean for reading.
    pub(super) fn read(ruby: &mut Ruby<'_>, args: &[Value], length: usize) -> Outcome<Self> {
        match args {
            [index, count] => {
                let index = ruby.expect_integer(*index)?;
                let count = ruby.expect_integer(*count)?;
                Ok(match (position(index, length), usize::try_from(count)) {
                    (Some(index), Ok(count)) if index <= length => {
                        Self::Several(index, count.min(length - index))
                    }
                    _ => Self::Nowhere,
                })
            }
            _ => {
                let index = args.first().copied().unwrap_or_default();
                match range_place(ruby, index, length)? {
                    Some(Some((index, count))) if index <= length => {
                        Ok(Self::Several(index, count.min(length - index)))
                    }
                    Some(_) => Ok(Self::Nowhere),
                    None => {
                        let index = ruby.expect_integer(index)?;
                        Ok(Self::One(if index < 0 {
                            index.saturating_add(length as i64)
                        } else {
                            index
                        }))
                    }
                }
            }
        }
    }
}
