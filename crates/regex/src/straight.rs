//! Patterns that go straight through a text: `^([a-z]+)(\d+)\.example\.com$`. Where each part ends is
//! seen at the next character, so that nothing is ever tried in two ways, and no automaton is built.

use regex_syntax::hir::{Class, Hir, HirKind, Look};

use crate::linear::Span;

/// The most groups of such a pattern.
const MOST_GROUPS: usize = 8;
/// A search that looks at so many characters more than once is left to an automaton.
const MOST_AGAIN: usize = 256;

/// A pattern for texts of one line in ASCII. All its parts come one behind the other.
#[derive(Debug)]
pub(crate) struct Straight {
    steps: Box<[Step]>,
    /// What the texts of the steps are parts of.
    bytes: Box<[u8]>,
    groups: usize,
    /// What a match begins with.
    first: First,
    at_start: bool,
    at_end: bool,
}

/// A part of a pattern.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Characters that are there as they are written.
    Text { from: u32, to: u32 },
    /// As many characters of a set as there are.
    Run { set: Set, least: u32, most: u32 },
    /// A group begins.
    Begin(u32),
    /// A group ends.
    End(u32),
}

/// What a match begins with, which is looked for.
#[derive(Clone, Copy, Debug)]
enum First {
    Byte(u8),
    Of(Set),
    /// It may be empty.
    Anything,
}

/// Characters of ASCII.
#[derive(Clone, Copy, Debug, Default)]
struct Set([u64; 2]);

impl Set {
    #[inline]
    fn has(self, byte: u8) -> bool {
        self.0[usize::from(byte >> 6) & 1] >> (byte & 63) & 1 != 0
    }

    fn add(&mut self, byte: u8) {
        self.0[usize::from(byte >> 6) & 1] |= 1 << (byte & 63);
    }

    fn meets(self, other: Self) -> bool {
        (self.0[0] & other.0[0]) | (self.0[1] & other.0[1]) != 0
    }

    fn of(class: &Class) -> Option<Self> {
        let Class::Bytes(class) = class else {
            return None;
        };
        let mut set = Self::default();
        for range in class.ranges() {
            (range.start()..=range.end().min(0x7f)).for_each(|byte| set.add(byte));
        }
        Some(set)
    }
}

/// A pattern that is being translated.
#[derive(Default)]
struct Builder {
    steps: Vec<Step>,
    bytes: Vec<u8>,
    groups: usize,
    at_start: bool,
    at_end: bool,
}

impl Builder {
    /// Adds a part behind the others; nothing if it can be matched in more than one way.
    fn add(&mut self, hir: &Hir) -> Option<()> {
        if self.at_end {
            return None;
        }
        match hir.kind() {
            HirKind::Empty => {}
            HirKind::Literal(literal) => {
                let from = self.bytes.len();
                self.bytes.extend_from_slice(&literal.0);
                let to = self.bytes.len();
                literal.0.is_ascii().then_some(())?;
                let (from, to) = (u32::try_from(from).ok()?, u32::try_from(to).ok()?);
                self.steps.push(Step::Text { from, to });
            }
            HirKind::Class(class) => {
                let set = Set::of(class)?;
                let (least, most) = (1, 1);
                self.steps.push(Step::Run { set, least, most });
            }
            HirKind::Look(Look::Start) if self.steps.is_empty() => self.at_start = true,
            HirKind::Look(Look::End) => self.at_end = true,
            HirKind::Repetition(repeated) => {
                let set = match repeated.sub.kind() {
                    HirKind::Class(class) => Set::of(class)?,
                    HirKind::Literal(literal) => match *literal.0 {
                        [byte] if byte.is_ascii() => {
                            let mut set = Set::default();
                            set.add(byte);
                            set
                        }
                        _ => return None,
                    },
                    _ => return None,
                };
                let (least, most) = (repeated.min, repeated.max.unwrap_or(u32::MAX));
                if !repeated.greedy && least != most {
                    return None;
                }
                self.steps.push(Step::Run { set, least, most });
            }
            HirKind::Capture(capture) => {
                // They are numbered as they begin.
                self.groups += 1;
                if self.groups > MOST_GROUPS || capture.index as usize != self.groups {
                    return None;
                }
                self.steps.push(Step::Begin(capture.index));
                self.add(&capture.sub)?;
                // `(a$)` would end behind the end.
                if self.at_end {
                    return None;
                }
                self.steps.push(Step::End(capture.index));
            }
            HirKind::Concat(parts) => return parts.iter().try_for_each(|part| self.add(part)),
            _ => return None,
        }
        Some(())
    }

    /// The characters that what follows from a step on can begin with.
    fn first_of(&self, from: usize) -> (Set, bool) {
        let mut set = Set::default();
        for step in &self.steps[from..] {
            match *step {
                Step::Text { from, .. } => {
                    set.add(self.bytes[from as usize]);
                    return (set, false);
                }
                Step::Run {
                    set: more, least, ..
                } => {
                    set = Set([set.0[0] | more.0[0], set.0[1] | more.0[1]]);
                    if least > 0 {
                        return (set, false);
                    }
                }
                Step::Begin(_) | Step::End(_) => {}
            }
        }
        (set, true)
    }

    /// Whether what a step has taken is never wanted by those behind it: the next of them would have
    /// to begin with a character that the step takes itself.
    fn is_settled(&self, index: usize) -> bool {
        match self.steps[index] {
            Step::Run { set, least, most } if least != most => {
                !set.meets(self.first_of(index + 1).0)
            }
            _ => true,
        }
    }
}

impl Straight {
    /// A pattern that was translated for texts of one line in ASCII, if it is such a one.
    pub(crate) fn of(hir: &Hir, groups: usize) -> Option<Self> {
        let mut builder = Builder::default();
        builder.add(hir)?;
        let is_settled = (0..builder.steps.len()).all(|index| builder.is_settled(index));
        if builder.groups != groups || !is_settled {
            return None;
        }
        let first = match (builder.first_of(0), builder.steps.iter().find(is_part)) {
            ((_, true), _) => First::Anything,
            (_, Some(Step::Text { from, .. })) => First::Byte(builder.bytes[*from as usize]),
            ((set, false), _) => First::Of(set),
        };
        Some(Self {
            steps: builder.steps.into(),
            bytes: builder.bytes.into(),
            groups,
            first,
            at_start: builder.at_start,
            at_end: builder.at_end,
        })
    }

    /// The spans of the first match at or after an offset, and of its groups. Nothing at all is said
    /// if that would take long.
    pub(crate) fn spans<C: FromIterator<Span>>(
        &self,
        text: &str,
        start: usize,
    ) -> Option<Option<C>> {
        let mut groups = [(0, 0); MOST_GROUPS];
        let whole = self.search(text.as_bytes(), start, &mut groups)?;
        Some(whole.map(|whole| {
            let groups = groups[..self.groups].iter().copied();
            std::iter::once(whole).chain(groups).map(Some).collect()
        }))
    }

    /// The span of the first match at or after an offset, in the same way.
    #[inline]
    pub(crate) fn find(&self, text: &str, start: usize) -> Option<Span> {
        self.search(text.as_bytes(), start, &mut [(0, 0); MOST_GROUPS])
    }

    fn search(
        &self,
        text: &[u8],
        start: usize,
        groups: &mut [(usize, usize); MOST_GROUPS],
    ) -> Option<Span> {
        if self.at_start {
            return Some(match start {
                0 => self.at(text, 0, groups).ok().map(|end| (0, end)),
                _ => None,
            });
        }
        let (mut from, mut again) = (start, 0);
        loop {
            let rest = text.get(from..).unwrap_or_default();
            let ahead = match self.first {
                First::Byte(byte) => memchr::memchr(byte, rest),
                First::Of(set) => rest.iter().position(|byte| set.has(*byte)),
                First::Anything => (from <= text.len()).then_some(0),
            };
            let Some(ahead) = ahead else {
                return Some(None);
            };
            from += ahead;
            match self.at(text, from, groups) {
                Ok(end) => return Some(Some((from, end))),
                Err(reached) => again += reached - from,
            }
            if again > MOST_AGAIN {
                return None;
            }
            from += 1;
        }
    }

    /// Where a match ends that begins at a place, or how far it came.
    #[inline]
    fn at(
        &self,
        text: &[u8],
        start: usize,
        groups: &mut [(usize, usize); MOST_GROUPS],
    ) -> Result<usize, usize> {
        let mut place = start;
        for step in &self.steps {
            match *step {
                Step::Text { from, to } => {
                    let written = &self.bytes[from as usize..to as usize];
                    if !text[place..].starts_with(written) {
                        return Err(place);
                    }
                    place += written.len();
                }
                Step::Run { set, least, most } => {
                    let rest = &text[place..];
                    let most = rest.len().min(most as usize);
                    let taken = rest[..most].iter().position(|byte| !set.has(*byte));
                    let taken = taken.unwrap_or(most);
                    place += taken;
                    if taken < least as usize {
                        return Err(place);
                    }
                }
                Step::Begin(group) => groups[group as usize - 1].0 = place,
                Step::End(group) => groups[group as usize - 1].1 = place,
            }
        }
        match self.at_end && place < text.len() {
            true => Err(place),
            false => Ok(place),
        }
    }
}

/// Whether a step takes characters.
fn is_part(step: &&Step) -> bool {
    matches!(step, Step::Text { .. } | Step::Run { .. })
}

#[cfg(test)]
mod tests {
    use crate::{Engine, Options, Regex, linear, read};

    use super::*;

    fn straight(source: &str) -> Option<Straight> {
        let pattern = read(source, Options::default()).expect("a pattern");
        let groups = pattern.groups as usize;
        Straight::of(&linear::on_a_line(&pattern)?, groups)
    }

    #[test]
    fn what_goes_straight_is_found_as_by_the_engines() {
        let texts = [
            "",
            "a",
            "ab",
            "aab",
            "abc",
            "ba12.x",
            "web12.prod3.example.com",
            "web.prod.prod7.prod8",
            "aaa111",
            "1.2.3",
            "10.0.0.1/24",
            "  x = y ",
            "a\tb",
        ];
        for source in [
            "a",
            "^a",
            "a$",
            "^$",
            "^a*$",
            "a*",
            "a+b",
            "a?b",
            "a{1,2}$",
            "a{2}b?$",
            "(a)(b)",
            "((a+)(b*))",
            r"\.prod(\d)",
            "prod[0-3]",
            r"^([a-z]+)(\d+)\.(\w+)\.example\.com$",
            r"\A[a-z]+\z",
            r"^\s*(\w+)\s*=",
            r"(\d+)\.(\d+)(\.)?",
            r"()b",
            r"\d+/(\d{1,2})\Z",
            "[^.]*",
            r"[^.]+\.",
        ] {
            let best = straight(source);
            let is_optional_group = source.ends_with(")?");
            assert_eq!(best.is_none(), is_optional_group, "{source}");
            let Some(best) = best else { continue };
            let slow = Regex::with_engine(source, Options::default(), Engine::Backtracking);
            let slow = slow.expect("the same");
            for text in texts {
                for start in 0..=text.len() {
                    let captures = slow.captures_at(text, start).expect("few steps");
                    let spans = captures.map(|captures| captures.spans().to_vec());
                    let whole = spans.as_ref().and_then(|spans| spans[0]);
                    assert_eq!(
                        best.spans(text, start),
                        Some(spans),
                        "{source} {text} {start}"
                    );
                    assert_eq!(best.find(text, start), Some(whole));
                }
            }
        }
    }

    #[test]
    fn what_has_more_than_one_way_does_not_go_straight() {
        for source in [
            ".*b",
            "a+a",
            "a?a",
            r"\w+\d",
            "(a|bc)",
            "(a)+",
            "(a$)",
            "(^a)?",
            "a+?",
            "a*b*a",
            r"a\b",
            "(?=a)",
            "é",
            r"(a)\1",
            "(a)(a)(a)(a)(a)(a)(a)(a)(a)",
        ] {
            assert!(straight(source).is_none(), "{source}");
        }
    }

    #[test]
    fn a_search_that_would_take_long_is_left_to_others() {
        let best = straight("[a-z]+1").expect("it goes straight");
        let text = "a".repeat(1000);
        assert_eq!(best.find(&text, 0), None);
        assert_eq!(best.find(&text[..20], 0), Some(None));
        let regex = Regex::new("[a-z]+1").expect("a pattern");
        for _ in 0..5 {
            assert_eq!(regex.find_at(&text, 0).ok(), Some(None));
            assert_eq!(regex.is_match(&text).ok(), Some(false));
            assert_eq!(regex.scan(&text).ok(), Some(Vec::new()));
        }
    }
}
