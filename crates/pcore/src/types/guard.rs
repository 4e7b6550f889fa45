//! Guards against aliases that speak of themselves, as the reference has them.
//!
//! The reference remembers which recursive aliases it has met on the side that accepts and on the
//! side that is offered. When it has come back on both sides it stops, and says that a type is
//! assignable, or that a value is no instance. That is not always the right answer, but the one
//! that its users know. Where the reference would never stop, a question that is met a third time
//! while it is being answered is answered with yes: nothing has spoken against it on the way.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use super::InitType;
use crate::convert::ConvertError;
use crate::convert::new::InitTypes;

/// Whether an alias was met again on a side.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Met {
    this: bool,
    that: bool,
}

/// What has been met on the way to a question.
#[derive(Default)]
struct Frame {
    met: Met,
    /// Aliases: there are never many.
    this: Vec<usize>,
    /// Aliases, or all values on the way down.
    that: FxHashSet<usize>,
}

/// What tells a type from others: an address. What an alias stands for can have the same address
/// as the alias.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Identity {
    /// That of an alias.
    Alias(usize),
    /// That of another type.
    Other(usize),
}

/// What is known of Init types: what they accept is found out when it is first asked for.
#[derive(Default)]
struct Inits {
    /// Nothing is known of a type that is just being looked at.
    known: Vec<(Arc<InitType>, Option<Arc<InitTypes>>)>,
    /// Aliases whose constructor is being looked for.
    aliases: Vec<usize>,
    /// How often one was asked.
    asked: u32,
}

/// How often Init types are asked before the answer is no: those that speak of each other could
/// be asked in all orders.
const MOST_INITS: u32 = 20_000;

/// Answers about pairs, for questions that come to the same ones over and over: those about choices
/// of aliases that speak of each other double with every level.
#[derive(Default)]
struct Answers {
    /// Those that hold whatever else turns out.
    certain: FxHashSet<(usize, usize)>,
    /// Those that hold as long as what was assumed on the way to them does.
    likely: FxHashSet<(usize, usize)>,
}

/// After how many questions answers are remembered. What is asked before is answered as in the
/// reference, whose answer depends on the way to it.
const MANY_STEPS: u32 = 20_000;

/// What is known while one question is being answered.
#[derive(Default)]
pub(crate) struct Guard {
    /// Whether there is a current frame.
    is_guarded: bool,
    /// Whether `Undef` by itself is assignable to any type, as in the first design.
    pub(super) undef_fits: bool,
    steps: u32,
    /// Most questions are answered before there is anything to know.
    known: Option<Box<Known>>,
}

#[derive(Default)]
struct Known {
    /// The reference begins anew in some places; the last frame is the current one.
    frames: Vec<Frame>,
    open: Vec<(Identity, Identity)>,
    /// Few questions take so long that answers are remembered: about pairs of an alias and a
    /// value, and about pairs of aliases.
    remembered: [Answers; 2],
    inits: Inits,
}

/// How many questions are asked before the answer is no: far more than any real types need.
const MOST_STEPS: u32 = 5_000_000;

/// How deep an alias accepts parts of parts of something.
const MOST_NESTED: usize = 1000;

/// How often a question is asked again while it is being answered.
const MOST_REPEATS: usize = 2;

impl Guard {
    fn known(&mut self) -> &mut Known {
        self.known.get_or_insert_default()
    }

    /// What an Init type accepts. That is found out once a question; whoever comes back to the
    /// type on the way is told nothing: the constructor of an Object type asks what its attributes
    /// can be, and these can be whatever the type itself is made from.
    pub(crate) fn init_types(
        &mut self,
        of: &Arc<InitType>,
        find: impl FnOnce(&mut Self) -> Result<InitTypes, ConvertError>,
    ) -> Result<Option<Arc<InitTypes>>, ConvertError> {
        let inits = &mut self.known().inits;
        if let Some((_, types)) = inits.known.iter().find(|(known, _)| Arc::ptr_eq(known, of)) {
            return Ok(types.clone());
        }
        inits.known.push((Arc::clone(of), None));
        let types = Arc::new(find(self)?);
        let known = &mut self.known().inits.known;
        if let Some(known) = known.iter_mut().find(|(known, _)| Arc::ptr_eq(known, of)) {
            known.1 = Some(Arc::clone(&types));
        }
        Ok(Some(types))
    }

    /// Counts a question to an Init type; says whether there have been too many.
    pub(super) fn is_tired_of_inits(&mut self) -> bool {
        let inits = &mut self.known().inits;
        inits.asked = inits.asked.saturating_add(1);
        inits.asked > MOST_INITS
    }

    /// Looks for the constructor of what an alias stands for, unless it stands for itself:
    /// `type A = NotUndef[A]`.
    pub(crate) fn below_alias<R>(
        &mut self,
        alias: usize,
        find: impl FnOnce(&mut Self) -> R,
    ) -> Option<R> {
        let aliases = &mut self.known().inits.aliases;
        if aliases.iter().filter(|open| **open == alias).count() >= MOST_REPEATS {
            return None;
        }
        aliases.push(alias);
        let found = find(self);
        self.known().inits.aliases.pop();
        Some(found)
    }

    /// Counts a question; says whether there have been too many.
    pub(super) fn is_exhausted(&mut self) -> bool {
        self.steps = self.steps.saturating_add(1);
        self.steps > MOST_STEPS
    }

    /// Asks whether an alias accepts another one. On the way it is assumed that it does.
    pub(super) fn remembering_pair(
        &mut self,
        pair: (Identity, Identity),
        ask: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        match pair {
            (Identity::Alias(this), Identity::Alias(that)) => {
                self.remembering((this, that), true, ask)
            }
            _ => ask(self),
        }
    }

    /// Asks whether a value is an instance of an alias. On the way it is assumed that it is none.
    pub(super) fn remembering_value(
        &mut self,
        alias: usize,
        value: usize,
        ask: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        self.steps = self.steps.saturating_add(1);
        self.remembering((alias, value), false, ask)
    }

    fn remembering(
        &mut self,
        pair: (usize, usize),
        assumed: bool,
        ask: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        if self.steps < MANY_STEPS {
            return ask(self);
        }
        let known = self.answers(assumed);
        if known.certain.contains(&pair) {
            return !assumed;
        }
        if known.likely.contains(&pair) {
            return assumed;
        }
        let answer = ask(self);
        let known = self.answers(assumed);
        if answer == assumed {
            known.likely.insert(pair);
        } else {
            known.certain.insert(pair);
            known.likely.clear();
        }
        answer
    }

    fn answers(&mut self, assumed: bool) -> &mut Answers {
        &mut self.known().remembered[usize::from(assumed)]
    }

    /// Whether a recursive alias is being looked into.
    pub(super) const fn is_guarded(&self) -> bool {
        self.is_guarded
    }

    /// Asks about one of several types, among which `Undef` is nothing special.
    pub(super) fn strictly<R>(&mut self, ask: impl FnOnce(&mut Self) -> R) -> R {
        let before = std::mem::replace(&mut self.undef_fits, false);
        let answer = ask(self);
        self.undef_fits = before;
        answer
    }

    /// Forgets what was met while something is asked.
    pub(super) fn anew<R>(&mut self, ask: impl FnOnce(&mut Self) -> R) -> R {
        let before = std::mem::replace(&mut self.is_guarded, false);
        let answer = ask(self);
        self.is_guarded = before;
        answer
    }

    /// Asks with a frame, a new one if there is none.
    pub(super) fn guarded<R>(&mut self, ask: impl FnOnce(&mut Self) -> R) -> R {
        if self.is_guarded {
            return ask(self);
        }
        self.known().frames.push(Frame::default());
        self.is_guarded = true;
        let answer = ask(self);
        self.is_guarded = false;
        self.known().frames.pop();
        answer
    }

    fn frame(&mut self) -> &mut Frame {
        let frames = &mut self.known().frames;
        if frames.is_empty() {
            frames.push(Frame::default());
        }
        let last = frames.len() - 1;
        &mut frames[last]
    }

    /// Whether both sides have come back to where they were.
    pub(super) fn is_back_on_both_sides(&mut self) -> bool {
        let met = self.frame().met;
        met.this && met.that
    }

    /// Whether the accepting side has come back to where it was.
    pub(super) fn is_back_on_this_side(&mut self) -> bool {
        self.frame().met.this
    }

    /// Asks below something on the accepting side.
    pub(super) fn with_this<R>(&mut self, this: usize, ask: impl FnOnce(&mut Self) -> R) -> R {
        let frame = self.frame();
        if !frame.met.this {
            if frame.this.contains(&this) {
                frame.met.this = true;
            } else {
                frame.this.push(this);
                let answer = ask(self);
                let frame = self.frame();
                frame.met.this = false;
                frame.this.retain(|known| *known != this);
                return answer;
            }
        }
        ask(self)
    }

    /// Asks below something on the offered side.
    pub(super) fn with_that<R>(&mut self, that: usize, ask: impl FnOnce(&mut Self) -> R) -> R {
        let frame = self.frame();
        if !frame.met.that {
            if frame.that.insert(that) {
                let answer = ask(self);
                let frame = self.frame();
                frame.met.that = false;
                frame.that.remove(&that);
                return answer;
            }
            frame.met.that = true;
        }
        ask(self)
    }

    /// Meets an alias on the offered side, for good.
    pub(super) fn add_that(&mut self, that: usize) {
        let frame = self.frame();
        if !frame.met.that && !frame.that.insert(that) {
            frame.met.that = true;
        }
    }

    /// Asks about a pair of types, but not for ever.
    pub(super) fn bounded(
        &mut self,
        pair: (Identity, Identity),
        ask: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        let open = &mut self.known().open;
        let same = open.iter().filter(|open| **open == pair).count();
        // Elements of elements of a string are new types, and yet the same question again.
        let nested = open.iter().filter(|open| open.0 == pair.0).count();
        if same >= MOST_REPEATS || nested >= MOST_NESTED {
            return true;
        }
        open.push(pair);
        let answer = ask(self);
        self.known().open.pop();
        answer
    }
}
