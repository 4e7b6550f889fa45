//! Everything in parentheses: captures, look-arounds, options, conditions.

use super::names::closing;
use super::{ParseResult, Parser};
use crate::Problem;
use crate::ast::Node;

/// What a parenthesis turned out to be.
pub(super) enum Parsed {
    /// `(?:…)`: the content stands for itself.
    Plain(Node),
    /// Any other group.
    Enclosed(Node),
    /// `(?i)`: the options cover all that follows, which is part of the node.
    Rest(Node),
}

impl Parser {
    /// Reads a group after its opening parenthesis; the closing one is then the current token.
    pub(super) fn group(&mut self, in_group: bool) -> ParseResult<Parsed> {
        let undefined = || Err(Problem::GroupOption);
        if self.peek().is_none() {
            return Err(Problem::UnmatchedOpen);
        }
        if !self.eat('?') {
            self.groups += 1;
            let index = self.groups;
            let body = self.group_body()?;
            return Ok(Parsed::Enclosed(Node::Capture {
                index,
                named: false,
                body,
            }));
        }
        let Some(c) = self.next() else {
            return Err(Problem::UnfinishedGroup);
        };
        let look = |behind, negative, body| Node::Look {
            behind,
            negative,
            body,
        };
        Ok(Parsed::Enclosed(match c {
            ':' => return Ok(Parsed::Plain(*self.group_body()?)),
            '=' => look(false, false, self.group_body()?),
            '!' => look(false, true, self.group_body()?),
            '>' => Node::Atomic(self.group_body()?),
            '~' => Node::Absent(self.group_body()?),
            '\'' => self.named_group('\'')?,
            '<' => match self.peek() {
                None => return Err(Problem::UnmatchedOpen),
                Some('=') => {
                    self.pos += 1;
                    look(true, false, self.group_body()?)
                }
                Some('!') => {
                    self.pos += 1;
                    look(true, true, self.group_body()?)
                }
                Some(_) => self.named_group('<')?,
            },
            '(' => self.condition()?,
            '-' | 'i' | 'm' | 'x' | 'a' | 'd' | 'u' => return self.options(c, in_group),
            _ => return undefined(),
        }))
    }

    fn group_body(&mut self) -> ParseResult<Box<Node>> {
        self.advance()?;
        Ok(Box::new(self.alternatives(true)?))
    }

    fn named_group(&mut self, open: char) -> ParseResult<Node> {
        let name = self.name(closing(open), false)?.text;
        self.groups += 1;
        let index = self.groups;
        match self.names.iter_mut().find(|(known, _)| *known == name) {
            Some((_, groups)) => groups.push(index),
            None => self.names.push((name, vec![index])),
        }
        Ok(Node::Capture {
            index,
            named: true,
            body: self.group_body()?,
        })
    }

    fn condition(&mut self) -> ParseResult<Node> {
        let invalid = || Problem::Conditional;
        let (group, by_name) = match self.next() {
            Some(c) if c.is_ascii_digit() => {
                self.pos -= 1;
                let number = self.name(')', true)?.number.ok_or_else(invalid)?;
                (u32::try_from(number).map_err(|_| invalid())?, false)
            }
            Some(open @ ('<' | '\'')) => {
                let (groups, ..) = self.referred(open)?;
                if !self.eat(')') {
                    return Err(Problem::GroupOption);
                }
                (groups.first().copied().ok_or_else(invalid)?, true)
            }
            None => return Err(Problem::GroupOption),
            Some(_) => return Err(invalid()),
        };
        let (yes, no) = match *self.group_body()? {
            Node::Alt(mut nodes) if nodes.len() == 2 => {
                let no = nodes.pop().unwrap_or(Node::Empty);
                (nodes.pop().unwrap_or(Node::Empty), no)
            }
            body @ Node::Alt(_) => {
                // Ruby notices last, after everything else has been found in order.
                self.bad_condition = true;
                (body, Node::Empty)
            }
            body => (body, Node::Empty),
        };
        Ok(Node::Condition {
            group,
            by_name,
            yes: Box::new(yes),
            no: Box::new(no),
        })
    }

    fn options(&mut self, first: char, in_group: bool) -> ParseResult<Parsed> {
        let mut flags = self.flags;
        let mut on = true;
        let mut c = first;
        let outer = self.flags;
        loop {
            match c {
                '-' => on = false,
                'x' => flags.extended = on,
                'i' => flags.ignore_case = on,
                'm' => flags.multi_line = on,
                'a' | 'u' | 'd' if on => {
                    flags.ascii = c != 'u';
                    flags.ascii_brackets = c == 'a';
                    flags.ascii_boundary = c == 'a';
                }
                ')' => {
                    self.flags = flags;
                    self.advance()?;
                    let rest = self.alternatives(in_group)?;
                    self.flags = outer;
                    return Ok(Parsed::Rest(Node::Group(Box::new(rest))));
                }
                ':' => {
                    self.flags = flags;
                    let body = self.group_body()?;
                    self.flags = outer;
                    return Ok(Parsed::Enclosed(Node::Group(body)));
                }
                _ => return Err(Problem::GroupOption),
            }
            c = self.next().ok_or(Problem::UnfinishedGroup)?;
        }
    }
}
