//! Quantifiers: intervals, the quantified last character of a run, nested quantifiers.

use super::token::Token;
use super::{ParseResult, Parser};
use crate::Problem;
use crate::ast::{INFINITE, Node};

/// The largest count that an interval may have.
const MAX_REPEAT: u32 = 100_000;

/// What a brace turned out to be.
pub(super) enum Interval {
    /// No interval: the brace is a character.
    Literal,
    /// `{n}`, which knows no lazy form.
    Fixed(u32),
    /// `{n,m}`, `{n,}` or `{,m}`.
    Range(u32, u32),
}

impl Parser {
    /// Reads an interval after its opening brace; stays there if there is none.
    pub(super) fn interval(&mut self) -> ParseResult<Interval> {
        let start = self.pos;
        let result = self.interval_inner();
        if matches!(result, Ok(Interval::Literal)) {
            self.pos = start;
        }
        result
    }

    fn interval_inner(&mut self) -> ParseResult<Interval> {
        let low = self.count()?;
        if self.eat(',') {
            let up = self.count()?;
            if (low.is_none() && up.is_none()) || !self.eat('}') {
                return Ok(Interval::Literal);
            }
            let (low, up) = (low.unwrap_or(0), up.unwrap_or(INFINITE));
            if low > up {
                return Err(Problem::RepeatBounds);
            }
            return Ok(Interval::Range(low, up));
        }
        match low {
            Some(count) if self.eat('}') => Ok(Interval::Fixed(count)),
            _ => Ok(Interval::Literal),
        }
    }

    fn count(&mut self) -> ParseResult<Option<u32>> {
        let mut value: Option<u32> = None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            self.pos += 1;
            value = Some(value.unwrap_or(0).saturating_mul(10).saturating_add(digit));
        }
        match value {
            Some(count) if count > MAX_REPEAT => Err(Problem::RepeatTooBig),
            _ => Ok(value),
        }
    }

    /// Applies the quantifiers that follow a run to its last character.
    pub(super) fn quantify_run(
        &mut self,
        mut chars: Vec<char>,
        before: &mut Vec<Node>,
    ) -> ParseResult<Node> {
        let fold = self.flags.ignore_case;
        // `{1}` leaves the run whole, so the run is split at the first real quantifier only.
        while let Token::Repeat { min: 1, max: 1, .. } = self.token {
            self.advance()?;
        }
        if matches!(self.token, Token::Repeat { .. })
            && chars.len() > 1
            && let Some(last) = chars.pop()
        {
            before.push(Node::Str { chars, fold });
            chars = vec![last];
        }
        self.quantify(Node::Str { chars, fold })
    }

    /// Applies the quantifiers that follow to a node.
    pub(super) fn quantify(&mut self, mut node: Node) -> ParseResult<Node> {
        let mut depth = self.depth;
        while let Token::Repeat {
            min,
            max,
            greedy,
            possessive,
        } = self.token
        {
            depth += 1;
            if depth > super::DEPTH_LIMIT {
                return Err(Problem::TooDeep);
            }
            if (min, max) != (1, 1) {
                node = repeat(node, min, max, greedy);
                if possessive {
                    node = Node::Atomic(Box::new(node));
                }
            }
            self.advance()?;
        }
        Ok(node)
    }
}

/// The number of one of the six simple quantifiers, in the order `?`, `*`, `+`, `??`, `*?`, `+?`.
fn simple_kind(min: u32, max: u32, greedy: bool) -> Option<usize> {
    let kind = match (min, max) {
        (0, 1) => 0,
        (0, INFINITE) => 1,
        (1, INFINITE) => 2,
        _ => return None,
    };
    Some(if greedy { kind } else { kind + 3 })
}

/// How a quantifier on a quantifier is simplified. This is not only an optimisation: Ruby's
/// `(?:a??)*` is `a*?`, which matches differently.
#[derive(Clone, Copy)]
enum Reduce {
    /// Only the inner quantifier remains.
    Inner,
    /// `*`
    Star,
    /// `*?`
    LazyStar,
    /// `??`
    LazyOption,
    /// `(?:…+)??`
    LazyOptionOfPlus,
    /// Both remain.
    Both,
}

/// The reductions by inner quantifier (row) and outer quantifier (column).
const REDUCTIONS: [[Reduce; 6]; 6] = {
    use Reduce::{Both, Inner, LazyOption, LazyOptionOfPlus, LazyStar, Star};
    [
        [Inner, Star, Star, LazyOption, LazyStar, Both],
        [
            Inner,
            Inner,
            Inner,
            LazyOptionOfPlus,
            LazyOptionOfPlus,
            Inner,
        ],
        [Star, Star, Inner, Both, LazyOptionOfPlus, Inner],
        [Inner, LazyStar, LazyStar, Inner, LazyStar, LazyStar],
        [Inner, Inner, Inner, Inner, Inner, Inner],
        [Both, Star, Inner, LazyStar, LazyStar, Inner],
    ]
};

fn repeat(node: Node, min: u32, mut max: u32, greedy: bool) -> Node {
    let make = |min, max, greedy, body| Node::Repeat {
        min,
        max,
        greedy,
        body: Box::new(body),
    };
    let Node::Repeat {
        min: in_min,
        max: in_max,
        greedy: in_greedy,
        body,
    } = node
    else {
        return make(min, max, greedy, node);
    };
    let inner = simple_kind(in_min, in_max, in_greedy);
    match (inner, simple_kind(min, max, greedy)) {
        (Some(inner), Some(outer)) => match REDUCTIONS[inner][outer] {
            Reduce::Inner => make(in_min, in_max, in_greedy, *body),
            Reduce::Star => make(0, INFINITE, true, *body),
            Reduce::LazyStar => make(0, INFINITE, false, *body),
            Reduce::LazyOption => make(0, 1, false, *body),
            Reduce::LazyOptionOfPlus => make(0, 1, false, make(1, INFINITE, true, *body)),
            Reduce::Both => make(min, max, greedy, make(in_min, in_max, in_greedy, *body)),
        },
        (inner, _) => {
            if matches!(inner, Some(1 | 2)) && max != INFINITE && max > 1 && greedy {
                max = min.max(1);
            }
            make(min, max, greedy, make(in_min, in_max, in_greedy, *body))
        }
    }
}
