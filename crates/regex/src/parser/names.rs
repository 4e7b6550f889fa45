//! Group names and numbers, where groups are defined, referred to and called.

use super::token::{Carried, Token};
use super::{ParseResult, Parser};
use crate::Problem;
use crate::ast::{Node, Target};

/// The largest number that a reference may have.
const MAX_NUMBER: i64 = 0x7fff_ffff;

/// A name read between its brackets.
pub(super) struct Name {
    pub(super) text: String,
    /// The number that the name is, if it is one; negative if relative.
    pub(super) number: Option<i64>,
    /// The recursion level after the name.
    pub(super) level: Option<i64>,
}

fn invalid(text: &[char]) -> Problem {
    Problem::GroupName(text.iter().collect())
}

fn number(digits: &[char]) -> ParseResult<i64> {
    let mut value: i64 = 0;
    for digit in digits.iter().filter_map(|c| c.to_digit(10)) {
        value = value * 10 + i64::from(digit);
        if value > MAX_NUMBER {
            return Err(Problem::NumberTooBig);
        }
    }
    Ok(value)
}

pub(super) fn closing(open: char) -> char {
    match open {
        '<' => '>',
        '(' => ')',
        other => other,
    }
}

impl Parser {
    /// Reads a name up to `end`; numbers are names only where groups are referred to.
    pub(super) fn name(&mut self, end: char, reference: bool) -> ParseResult<Name> {
        let start = self.pos;
        let first = match self.next() {
            Some(c) if c != end => c,
            _ => return Err(Problem::EmptyGroupName),
        };
        let numeric = first.is_ascii_digit() || first == '-';
        let mut bad = numeric && !reference;
        let mut last = first;
        let mut stop = self.chars.len();
        while let Some(c) = self.peek() {
            self.pos += 1;
            last = c;
            if c == end || c == ')' {
                stop = self.pos - 1;
                break;
            }
            if numeric && !c.is_ascii_digit() {
                bad = true;
            }
        }
        let text = &self.chars[start..stop];
        let negative = first == '-';
        if bad || (negative && text.len() == 1) {
            return Err(invalid(text));
        }
        if last != end || stop == self.chars.len() {
            return Err(invalid(&self.chars[start..]));
        }
        let mut value = None;
        if numeric {
            let digits = number(text.get(usize::from(negative)..).unwrap_or_default())?;
            if digits == 0 {
                return Err(invalid(text));
            }
            value = Some(if negative { -digits } else { digits });
        }
        Ok(Name {
            text: text.iter().collect(),
            number: value,
            level: None,
        })
    }

    /// Reads the name of a back reference, which may have a level: `name+1`.
    fn name_with_level(&mut self, end: char) -> ParseResult<Name> {
        let start = self.pos;
        let first = match self.next() {
            Some(c) if c != end => c,
            _ => return Err(Problem::EmptyGroupName),
        };
        let numeric = first.is_ascii_digit() || first == '-';
        let mut bad = false;
        let mut last = first;
        let mut stop = self.chars.len();
        while let Some(c) = self.peek() {
            stop = self.pos;
            self.pos += 1;
            last = c;
            if c == end || matches!(c, ')' | '+' | '-') {
                bad |= first == '-' && stop == start + 1;
                break;
            }
            bad |= numeric && !c.is_ascii_digit();
        }
        if bad {
            return Err(invalid(&self.chars[start..stop]));
        }
        let mut level = None;
        if last != end {
            let mut complete = false;
            if matches!(last, '+' | '-') {
                let digits = self.pos;
                while self.peek().is_some_and(|c| c.is_ascii_digit()) {
                    self.pos += 1;
                }
                let value = number(&self.chars[digits..self.pos])?;
                level = Some(if last == '-' { -value } else { value });
                complete = self.pos > digits && self.eat(end);
            }
            if !complete {
                return Err(invalid(&self.chars[start..]));
            }
        }
        let mut value = None;
        if numeric {
            let negative = first == '-';
            let digits = number(&self.chars[start + usize::from(negative)..stop])?;
            if digits == 0 {
                return Err(invalid(&self.chars[start..]));
            }
            value = Some(if negative { -digits } else { digits });
        }
        Ok(Name {
            text: self.chars[start..stop].iter().collect(),
            number: value,
            level,
        })
    }

    /// Reads what a back reference or a condition refers to: its groups, and whether by name.
    pub(super) fn referred(&mut self, open: char) -> ParseResult<(Vec<u32>, bool, Option<i64>)> {
        let name = self.name_with_level(closing(open))?;
        if let Some(number) = name.number {
            let absolute = if number < 0 {
                i64::from(self.groups) + 1 + number
            } else {
                number
            };
            return match u32::try_from(absolute) {
                Ok(group) if group > 0 => Ok((vec![group], false, name.level)),
                _ => Err(Problem::Backref),
            };
        }
        match self.names.iter().find(|(known, _)| *known == name.text) {
            Some((_, groups)) => Ok((groups.clone(), true, name.level)),
            None => Err(Problem::UndefinedName(name.text)),
        }
    }

    /// Reads `\k<…>` after the `k`.
    pub(super) fn back_reference(&mut self) -> ParseResult<Option<Token>> {
        let Some(open @ ('<' | '\'')) = self.peek() else {
            return Ok(None);
        };
        self.pos += 1;
        let (groups, by_name, level) = self.referred(open)?;
        let fold = self.flags.ignore_case;
        Ok(Some(Token::Node(Carried(Node::Backref {
            groups,
            by_name,
            fold,
            level,
        }))))
    }

    /// Reads `\g<…>` after the `g`.
    pub(super) fn call(&mut self) -> ParseResult<Option<Token>> {
        let Some(open @ ('<' | '\'')) = self.peek() else {
            return Ok(None);
        };
        self.pos += 1;
        let end = closing(open);
        if self.peek() == Some('0') && self.chars.get(self.pos + 1) == Some(&end) {
            self.pos += 2;
            return Ok(Some(Token::Node(Carried(Node::Call(Target::Number(0))))));
        }
        let relative = self.eat('+');
        let name = self.name(end, true)?;
        let target = match name.number {
            None => Target::Name(name.text),
            Some(number) => {
                let groups = i64::from(self.groups);
                let absolute = match (relative, number) {
                    (_, ..0) => groups + 1 + number,
                    (true, _) => groups + number,
                    (false, _) => number,
                };
                match u32::try_from(absolute) {
                    Ok(group) if group > 0 => Target::Number(group),
                    _ => return Err(Problem::Backref),
                }
            }
        };
        Ok(Some(Token::Node(Carried(Node::Call(target)))))
    }
}
