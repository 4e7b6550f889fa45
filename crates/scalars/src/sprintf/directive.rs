//! Reading one directive of a format: flags, width, precision, and the argument it selects.

use crate::inspect::is_printable;
use crate::sprintf::argument::Argument;
use crate::sprintf::error::FormatError;
use crate::sprintf::selection::Selection;

/// The widest field this implementation produces. Ruby's own limit is the memory of the machine.
const MAX_FIELD: i64 = 1 << 26;

/// The flags before a width.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Flags {
    pub(super) space: bool,
    pub(super) sharp: bool,
    pub(super) plus: bool,
    pub(super) minus: bool,
    pub(super) zero: bool,
}

/// One directive, ready to apply.
#[derive(Debug)]
pub(super) struct Directive<'a> {
    pub(super) flags: Flags,
    pub(super) width: usize,
    pub(super) precision: Option<usize>,
    pub(super) conversion: char,
    pub(super) argument: Argument<'a>,
}

/// Walks a format from directive to directive.
pub(super) struct Scanner<'a> {
    rest: &'a str,
    selection: Selection<'a>,
}

/// What has been read of a directive so far.
#[derive(Default)]
struct Draft<'a> {
    flags: Flags,
    any_flag: bool,
    width: Option<i64>,
    precision: Option<i64>,
    precision_given: bool,
    value: Option<Argument<'a>>,
    name: Option<&'a str>,
}

impl<'a> Draft<'a> {
    fn check_flag(&mut self) -> Result<&mut Flags, FormatError> {
        if self.width.is_some() {
            return Err(FormatError::FlagAfterWidth);
        }
        if self.precision_given {
            return Err(FormatError::FlagAfterPrecision);
        }
        self.any_flag = true;
        Ok(&mut self.flags)
    }

    fn check_width(&self) -> Result<(), FormatError> {
        if self.width.is_some() {
            return Err(FormatError::WidthGivenTwice);
        }
        if self.precision_given {
            return Err(FormatError::WidthAfterPrecision);
        }
        Ok(())
    }

    fn finish(
        self,
        conversion: char,
        argument: Argument<'a>,
    ) -> Result<Directive<'a>, FormatError> {
        let width = self.width.unwrap_or(0);
        if width > MAX_FIELD {
            return Err(FormatError::WidthTooBig);
        }
        let precision = match self.precision {
            Some(precision) if precision > MAX_FIELD && !matches!(conversion, 's' | 'p') => {
                return Err(FormatError::PrecisionTooBig);
            }
            precision => precision.map(|precision| precision as usize),
        };
        if !matches!(conversion, 's' | 'p') {
            marotte_budget::demand(precision.unwrap_or_default());
        }
        let flags = self.flags;
        Ok(Directive {
            flags,
            width: width as usize,
            precision,
            conversion,
            argument,
        })
    }
}

impl<'a> Scanner<'a> {
    pub(super) fn new(format: &'a str, arguments: &'a [Argument<'a>]) -> Self {
        Self {
            rest: format,
            selection: Selection::new(arguments),
        }
    }

    /// Copies literal text and answers the next directive, or nothing at the end.
    pub(super) fn next(
        &mut self,
        output: &mut String,
    ) -> Result<Option<Directive<'a>>, FormatError> {
        while let Some(at) = self.rest.bytes().position(|byte| byte == b'%') {
            if at + 1 == self.rest.len() {
                return Err(FormatError::IncompleteSpecifier);
            }
            output.push_str(&self.rest[..at]);
            self.rest = &self.rest[at + 1..];
            if let Some(directive) = self.directive(output)? {
                return Ok(Some(directive));
            }
        }
        output.push_str(self.rest);
        self.rest = "";
        Ok(None)
    }

    fn directive(&mut self, output: &mut String) -> Result<Option<Directive<'a>>, FormatError> {
        let mut draft = Draft::default();
        loop {
            // The end of the format reads as a NUL, which stands for a percent sign.
            let character = self.rest.chars().next().unwrap_or('\0');
            match character {
                ' ' => draft.check_flag()?.space = true,
                '#' => draft.check_flag()?.sharp = true,
                '+' => draft.check_flag()?.plus = true,
                '-' => draft.check_flag()?.minus = true,
                '0' => draft.check_flag()?.zero = true,
                '1'..='9' => {
                    self.width_or_number(&mut draft)?;
                    continue;
                }
                '<' | '{' => {
                    if let Some(argument) = self.name(character, &mut draft)? {
                        return draft.finish('s', argument).map(Some);
                    }
                    continue;
                }
                '*' => {
                    draft.check_width()?;
                    let width = i64::from(self.star(FormatError::WidthTooBig)?);
                    draft.flags.minus |= width < 0;
                    draft.width = Some(width.abs());
                    continue;
                }
                '.' => {
                    self.precision(&mut draft)?;
                    continue;
                }
                '%' | '\n' | '\0' => {
                    if draft.any_flag || draft.width.is_some() || draft.precision_given {
                        return Err(FormatError::InvalidPercent);
                    }
                    output.push('%');
                    if character == '%' {
                        self.rest = &self.rest[1..];
                    }
                    return Ok(None);
                }
                'c' | 's' | 'p' | 'd' | 'i' | 'o' | 'x' | 'X' | 'b' | 'B' | 'u' | 'f' | 'g'
                | 'G' | 'e' | 'E' | 'a' | 'A' => {
                    self.rest = &self.rest[1..];
                    let argument = match draft.value {
                        Some(value) => value,
                        None if draft.name.is_some() => Argument::Nil,
                        None => self.selection.in_order()?,
                    };
                    return draft.finish(character, argument).map(Some);
                }
                _ => {
                    let shown = character.is_ascii() && is_printable(character);
                    return Err(FormatError::MalformedFormat(shown.then_some(character)));
                }
            }
            self.rest = &self.rest[1..];
        }
    }

    fn width_or_number(&mut self, draft: &mut Draft<'a>) -> Result<(), FormatError> {
        let number = self.number(FormatError::WidthTooBig)?;
        if let Some(rest) = self.rest.strip_prefix('$') {
            if draft.value.is_some() {
                return Err(FormatError::ValueGivenTwice(number));
            }
            draft.value = Some(self.selection.numbered(number)?);
            self.rest = rest;
            return Ok(());
        }
        draft.check_width()?;
        draft.width = Some(number);
        Ok(())
    }

    /// Reads a bracketed name. A name in braces is a whole directive, so its argument is answered.
    fn name(
        &mut self,
        open: char,
        draft: &mut Draft<'a>,
    ) -> Result<Option<Argument<'a>>, FormatError> {
        let close = if open == '<' { '>' } else { '}' };
        let end = self
            .rest
            .find(close)
            .ok_or(FormatError::UnmatchedParenthesis)?;
        let bracketed = &self.rest[..=end];
        let name = &self.rest[1..end];
        if let Some(first) = draft.name {
            return Err(FormatError::NamedAfterNamed(
                bracketed.to_owned(),
                first.to_owned(),
            ));
        }
        let names = self.selection.names(bracketed)?;
        draft.name = Some(name);
        let value = names.argument(name);
        self.rest = &self.rest[end + 1..];
        let value = value.ok_or_else(|| FormatError::KeyNotFound(bracketed.to_owned()))?;
        draft.value = Some(value);
        Ok((open == '{').then_some(value))
    }

    fn precision(&mut self, draft: &mut Draft<'a>) -> Result<(), FormatError> {
        if draft.precision_given {
            return Err(FormatError::PrecisionGivenTwice);
        }
        draft.precision_given = true;
        self.rest = &self.rest[1..];
        if self.rest.starts_with('*') {
            let precision = i64::from(self.star(FormatError::PrecisionTooBig)?);
            draft.precision = (precision >= 0).then_some(precision);
        } else {
            draft.precision = Some(self.number(FormatError::PrecisionTooBig)?);
        }
        Ok(())
    }

    /// Reads a `*` with its optional argument number, and the argument.
    fn star(&mut self, too_big: FormatError) -> Result<i32, FormatError> {
        self.rest = &self.rest[1..];
        let after_star = self.rest;
        let number = self.number(too_big)?;
        let argument = if let Some(rest) = self.rest.strip_prefix('$') {
            self.rest = rest;
            self.selection.numbered(number)?
        } else {
            self.rest = after_star;
            self.selection.in_order()?
        };
        argument.to_int()
    }

    fn number(&mut self, too_big: FormatError) -> Result<i64, FormatError> {
        // More than fits is as bad as one more than fits.
        const TOO_MUCH: i64 = i32::MAX as i64 + 1;
        let (mut number, mut count) = (0, 0);
        for digit in self.rest.bytes().take_while(u8::is_ascii_digit) {
            number = (number * 10 + i64::from(digit - b'0')).min(TOO_MUCH);
            count += 1;
        }
        if number == TOO_MUCH {
            return Err(too_big);
        }
        let rest = &self.rest[count..];
        if rest.is_empty() {
            return Err(FormatError::UnfinishedNumber);
        }
        self.rest = rest;
        Ok(number)
    }
}
