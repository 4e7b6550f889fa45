//! The linear-time engine: translates the patterns whose meaning it can keep exactly.
//!
//! A few constructs keep their meaning only for some texts, such as ASCII ones; [`Linear`] says
//! for which, and the backtracking engine takes the others.

use regex_automata::util::primitives::NonMaxUsize;
use regex_automata::{Input, meta};
use regex_syntax::hir::{
    Capture, Class, ClassBytes, ClassBytesRange, ClassUnicode, Dot, Hir, Look, Repetition,
};
use smallvec::SmallVec;

use crate::ast::{Assert, INFINITE, Node};
use crate::folding;
use crate::resolve::Pattern;

/// The largest automaton that is worth building.
const SIZE_LIMIT: usize = 1 << 20;
/// The memory that the lazy automaton of one pattern may use.
const CACHE_LIMIT: usize = 1 << 18;
/// The deepest tree that is translated: the library recurses.
const DEPTH_LIMIT: usize = 200;
/// The longest text that is looked through to see whether it is one line in ASCII: a search in a
/// longer one may be one of many.
const LONGEST_LINE: usize = 1024;

/// Whether a text is one line in ASCII, and not so long that it would take time to see it.
#[inline]
pub(crate) fn is_on_a_line(text: &str) -> bool {
    let bytes = text.as_bytes();
    // Most texts are so short that to look at all of their bytes takes less than to be clever.
    let is_other = |byte: &u8| !byte.is_ascii() | (*byte == b'\n');
    bytes.len() <= LONGEST_LINE && !bytes.iter().fold(false, |any, byte| any | is_other(byte))
}

/// A pattern translated to the linear-time engine, and the texts for which that is exact.
#[derive(Debug)]
pub(crate) struct Linear {
    pub(crate) regex: meta::Regex,
    caveats: Caveats,
}

impl Linear {
    /// Whether the translation means the same as the pattern on this text.
    pub(crate) fn is_exact_for(&self, text: &str) -> bool {
        !(self.caveats.ascii && !text.is_ascii()
            || self.caveats.no_final_newline && text.ends_with('\n'))
    }
}

impl Linear {
    /// The spans of the first match and of its groups.
    pub(crate) fn spans<C: FromIterator<Span>>(
        &self,
        input: &Input<'_>,
        groups: usize,
    ) -> Option<C> {
        /// Most patterns have no more groups, and these need no memory of their own.
        const FEW: usize = 8;
        if groups == 0 {
            let found = self.regex.find(input.clone())?;
            let whole = Some((found.start(), found.end()));
            return Some(std::iter::once(whole).collect());
        }
        let (mut few, mut many);
        let slots: &mut [Option<NonMaxUsize>] = if groups <= FEW {
            few = [None; 2 * (FEW + 1)];
            &mut few[..2 * (groups + 1)]
        } else {
            many = vec![None; 2 * (groups + 1)];
            &mut many
        };
        self.regex.search_slots(input, slots)?;
        let span = |pair: &[Option<NonMaxUsize>]| Some((pair[0]?.get(), pair[1]?.get()));
        Some(slots.chunks_exact(2).map(span).collect())
    }
}

/// Where a group has matched, if it has.
pub(crate) type Span = Option<(usize, usize)>;

/// Where a match and its groups are, without memory of their own for those of most patterns.
pub(crate) type Spans = SmallVec<[Span; 4]>;

/// The conditions on a text under which a translation is exact.
#[derive(Clone, Copy, Debug, Default)]
struct Caveats {
    /// The text is ASCII and has no line break.
    on_a_line: bool,
    /// The text must be ASCII.
    ascii: bool,
    /// The text must not end with a newline.
    no_final_newline: bool,
}

/// Translates a pattern, if the linear-time engine can express it within the limits.
pub(crate) fn translate(pattern: &Pattern) -> Option<Linear> {
    if pattern.has_calls || pattern.depth > DEPTH_LIMIT {
        return None;
    }
    let mut caveats = Caveats::default();
    let hir = node(&pattern.node, false, &mut caveats)?;
    build(&hir, pattern, caveats)
}

/// Translates a pattern for texts of one line in ASCII: where it can begin and end is known there,
/// so that most patterns with a `^` are done at the first byte.
pub(crate) fn translate_for_a_line(pattern: &Pattern) -> Option<Linear> {
    build(&on_a_line(pattern)?, pattern, Caveats::default())
}

/// Builds what runs a translation, if that is not too large.
fn build(hir: &Hir, pattern: &Pattern, caveats: Caveats) -> Option<Linear> {
    let config = meta::Config::new()
        .nfa_size_limit(Some(SIZE_LIMIT))
        .onepass_size_limit(Some(SIZE_LIMIT))
        .hybrid_cache_capacity(CACHE_LIMIT);
    let regex = meta::Builder::new()
        .configure(config)
        .build_from_hir(hir)
        .ok()?;
    // The library drops parts that can never match, and their groups with them.
    let groups = regex.group_info().all_group_len();
    (groups == pattern.groups as usize + 1).then_some(Linear { regex, caveats })
}

/// Translates a pattern to one that matches the same of the texts that are ASCII and have no line
/// break. It is smaller, and need not have the groups.
pub(crate) fn on_a_line(pattern: &Pattern) -> Option<Hir> {
    if pattern.has_calls || pattern.depth > DEPTH_LIMIT {
        return None;
    }
    let mut caveats = Caveats {
        on_a_line: true,
        ..Caveats::default()
    };
    node(&pattern.node, false, &mut caveats)
}

/// Translates a node; `followed` says that some text must follow it in every match.
fn node(tree: &Node, followed: bool, caveats: &mut Caveats) -> Option<Hir> {
    Some(match tree {
        Node::Empty => Hir::empty(),
        Node::Str { chars, fold: false } => {
            let text: String = chars.iter().collect();
            Hir::literal(text.into_bytes())
        }
        Node::Str { chars, fold: true } => folded(chars, caveats)?,
        Node::Class(set) if caveats.on_a_line => Hir::class(Class::Bytes(ascii(set))),
        Node::Class(set) => Hir::class(Class::Unicode(set.clone())),
        Node::Any { .. } if caveats.on_a_line => Hir::dot(Dot::AnyByte),
        Node::Any { newline: false } => Hir::dot(Dot::AnyCharExceptLF),
        Node::Any { newline: true } => Hir::dot(Dot::AnyChar),
        Node::Assert(assert) => Hir::look(look(*assert, followed, caveats)?),
        Node::Capture { index, body, .. } => {
            let sub = Box::new(node(body, followed, caveats)?);
            Hir::capture(Capture {
                index: *index,
                name: None,
                sub,
            })
        }
        Node::Group(body) => node(body, followed, caveats)?,
        Node::Repeat {
            min,
            max,
            greedy,
            body,
        } => {
            // How an unbounded loop ends on an empty turn is the engine's own affair.
            if *max == INFINITE && body.is_nullable() {
                return None;
            }
            let sub = Box::new(node(body, followed, caveats)?);
            let max = (*max != INFINITE).then_some(*max);
            Hir::repetition(Repetition {
                min: *min,
                max,
                greedy: *greedy,
                sub,
            })
        }
        Node::Concat(nodes) => Hir::concat(sequence(nodes, followed, caveats)?),
        Node::Alt(nodes) => {
            let nodes = nodes.iter().map(|child| node(child, followed, caveats));
            Hir::alternation(nodes.collect::<Option<_>>()?)
        }
        Node::Keep
        | Node::Atomic(_)
        | Node::Look { .. }
        | Node::Absent(_)
        | Node::Condition { .. }
        | Node::Backref { .. }
        | Node::Call(_) => return None,
    })
}

fn sequence(nodes: &[Node], mut followed: bool, caveats: &mut Caveats) -> Option<Vec<Hir>> {
    let mut translated = Vec::with_capacity(nodes.len());
    for child in nodes.iter().rev() {
        translated.push(node(child, followed, caveats)?);
        followed |= !child.is_nullable();
    }
    translated.reverse();
    Some(translated)
}

/// A run that ignores case: each character by its variants, unless `ß` could stand for `ss`.
fn folded(chars: &[char], caveats: &mut Caveats) -> Option<Hir> {
    if chars.iter().any(|c| folding::multiple(*c).is_some()) {
        return None;
    }
    let run: Vec<char> = chars.iter().map(|c| folding::simple(*c)).collect();
    if folding::has_multiple(&run) {
        caveats.ascii = true;
    } else if run.iter().any(|c| folding::has_multiple(&[*c, *c])) {
        // The run may be repeated, as `s{2}` is, and then meet a character such as `ß`.
        caveats.ascii = true;
    }
    let classes = chars.iter().map(|c| {
        let variants = folding::variants(*c);
        Hir::class(match caveats.on_a_line {
            true => Class::Bytes(ascii(&variants)),
            false => Class::Unicode(variants),
        })
    });
    Some(Hir::concat(classes.collect()))
}

/// What of a set is ASCII.
fn ascii(set: &ClassUnicode) -> ClassBytes {
    let last = |c: char| u8::try_from(c).ok().filter(u8::is_ascii).unwrap_or(0x7f);
    let ranges = set.ranges().iter().filter(|range| range.start().is_ascii());
    ClassBytes::new(
        ranges.map(|range| ClassBytesRange::new(last(range.start()), last(range.end()))),
    )
}

fn look(assert: Assert, followed: bool, caveats: &mut Caveats) -> Option<Look> {
    Some(match assert {
        Assert::LineStart if caveats.on_a_line => Look::Start,
        Assert::LineEnd if caveats.on_a_line => Look::End,
        Assert::LineStart => {
            // Ruby has no line after a final newline.
            caveats.no_final_newline |= !followed;
            Look::StartLF
        }
        Assert::LineEnd => Look::EndLF,
        Assert::TextStart => Look::Start,
        Assert::TextEnd => Look::End,
        Assert::TextEndOrNewline => {
            caveats.no_final_newline = true;
            Look::End
        }
        Assert::SearchStart => return None,
        Assert::WordBoundary { negative, ascii } => {
            caveats.ascii |= !ascii;
            if negative {
                Look::WordAsciiNegate
            } else {
                Look::WordAscii
            }
        }
    })
}
