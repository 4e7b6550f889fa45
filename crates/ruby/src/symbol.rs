//! Symbols: names that are compared by number.
//!
//! The table belongs to the process, since lowered programs are shared by all threads. A name that a
//! program has in its text stays for ever. One that code makes of a string at run time is held by the
//! heap of its interpreter ([`MadeNames`]), and given back when the last heap that holds it is dropped. A
//! name has one number at a time, whoever made it; a number that was given back means nothing for a long time.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::fmt;
use std::mem;
use std::ops::Deref;
use std::sync::{Arc, LazyLock, OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use ecow::EcoString;
use rustc_hash::FxHashMap;

use crate::object::Text;

/// A name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(u32);

/// The numbers of names that were made at run time have this bit.
const MADE: u32 = 1 << 31;

/// The numbers of names.
static TABLE: LazyLock<RwLock<Table>> = LazyLock::new(|| {
    let mut table = Table {
        known: FxHashMap::with_capacity_and_hasher(1500, rustc_hash::FxBuildHasher),
        ..Table::default()
    };
    for name in known::NAMES {
        table.add(name);
    }
    RwLock::new(table)
});

#[derive(Default)]
struct Table {
    known: FxHashMap<&'static str, u32>,
    made: FxHashMap<Arc<str>, u32>,
    slots: FxHashMap<u32, Slot>,
    /// The number of the name that was made last.
    last: u32,
}

/// A name that was made at run time.
struct Slot {
    name: Arc<str>,
    /// How many heaps hold it.
    holders: u32,
    /// A program has it, too.
    is_kept: bool,
}

/// The names by their numbers, in pieces that never move, so that reading one takes no lock. Each
/// piece is twice as large as the one before it.
static NAMES: [OnceLock<Box<[OnceLock<&'static str>]>>; 24] = [const { OnceLock::new() }; 24];

/// How many names the first piece has. All of it is touched at once, and the first template of a
/// process waits for that.
const FIRST_PIECE: u64 = 512;

/// The piece that has a name, and where it is there.
fn place(number: u32) -> (usize, usize) {
    let number = u64::from(number) + FIRST_PIECE;
    let piece = number.ilog2() - FIRST_PIECE.ilog2();
    (piece as usize, (number - (FIRST_PIECE << piece)) as usize)
}

fn read() -> RwLockReadGuard<'static, Table> {
    TABLE.read().unwrap_or_else(PoisonError::into_inner)
}

fn write() -> RwLockWriteGuard<'static, Table> {
    TABLE.write().unwrap_or_else(PoisonError::into_inner)
}

impl Table {
    fn find(&self, name: &str) -> Option<u32> {
        let known = self.known.get(name);
        known.or_else(|| self.made.get(name)).copied()
    }

    /// The number of a name that stays for ever.
    fn kept(&self, name: &str) -> Option<u32> {
        let number = self.find(name)?;
        let is_kept = |slot: &Slot| slot.is_kept;
        self.slots
            .get(&number)
            .is_none_or(is_kept)
            .then_some(number)
    }

    /// Adds a name for ever.
    fn add(&mut self, name: &'static str) -> u32 {
        let number = self.known.len() as u32;
        let (piece, at) = place(number);
        let piece = NAMES[piece].get_or_init(|| {
            let length = (FIRST_PIECE << piece) as usize;
            (0..length).map(|_| OnceLock::new()).collect()
        });
        // The lock on the table is held: nobody else has this one.
        let _ = piece[at].set(name);
        self.known.insert(name, number);
        number
    }

    /// Adds a name that nobody holds yet.
    fn make(&mut self, name: &str) -> u32 {
        let number = loop {
            self.last = self.last.wrapping_add(1) | MADE;
            if !self.slots.contains_key(&self.last) {
                break self.last;
            }
        };
        let name: Arc<str> = name.into();
        self.made.insert(name.clone(), number);
        let slot = Slot {
            name,
            holders: 0,
            is_kept: false,
        };
        self.slots.insert(number, slot);
        number
    }

    /// One heap less holds a name.
    fn give_back(&mut self, number: u32) {
        let Some(slot) = self.slots.get_mut(&number) else {
            return;
        };
        slot.holders -= 1;
        if slot.holders == 0 && !slot.is_kept {
            self.made.remove(&slot.name);
            self.slots.remove(&number);
        }
    }
}

impl Symbol {
    /// The symbol of a name that stays for ever: one of a program.
    pub fn new(name: &str) -> Self {
        Self::kept(name, || Box::leak(name.into()))
    }

    /// The symbol of a name in a text that is being lowered: one that stays for ever, unless the text
    /// is one that code has made ([`MadeNames::during`]).
    pub(crate) fn of_text(name: &str) -> Self {
        MAKING.with_borrow_mut(|making| match making {
            Some(names) => names.symbol(name),
            None => Self::new(name),
        })
    }

    /// The symbol of a name that is part of this program.
    pub fn fixed(name: &'static str) -> Self {
        Self::kept(name, || name)
    }

    fn kept(name: &str, keep: impl FnOnce() -> &'static str) -> Self {
        let known = read().kept(name);
        Self(known.unwrap_or_else(|| {
            let mut table = write();
            match table.find(name) {
                Some(number) => {
                    if let Some(slot) = table.slots.get_mut(&number) {
                        slot.is_kept = true;
                    }
                    number
                }
                None => table.add(keep()),
            }
        }))
    }

    /// The symbol of a name that is in use, to be compared with others: who keeps it asks the heap for it.
    pub fn find(name: &str) -> Option<Self> {
        read().find(name).map(Self)
    }

    /// The name.
    pub fn as_str(self) -> Name {
        // Those that are known by constants may be asked for before any other.
        if let Some(name) = known::NAMES.get(self.0 as usize) {
            return Name::Kept(name);
        }
        if self.is_made() {
            let made = read().slots.get(&self.0).map(|slot| slot.name.clone());
            return made.map_or(Name::Kept(""), Name::Made);
        }
        let (piece, at) = place(self.0);
        let name = NAMES[piece].get().and_then(|piece| piece[at].get());
        Name::Kept(name.copied().unwrap_or_default())
    }

    fn is_made(self) -> bool {
        self.0 & MADE != 0
    }
}

/// The text of a symbol.
#[derive(Clone, Debug)]
pub enum Name {
    /// It stays for ever.
    Kept(&'static str),
    /// Code has made it.
    Made(Arc<str>),
}

impl Deref for Name {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        match self {
            Self::Kept(name) => name,
            Self::Made(name) => name,
        }
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Name {}

impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Name {
    fn cmp(&self, other: &Self) -> Ordering {
        (**self).cmp(other)
    }
}

impl PartialEq<str> for Name {
    fn eq(&self, other: &str) -> bool {
        **self == *other
    }
}

impl PartialEq<&str> for Name {
    fn eq(&self, other: &&str) -> bool {
        **self == **other
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl From<Name> for EcoString {
    fn from(name: Name) -> Self {
        (*name).into()
    }
}

impl From<Name> for Text {
    fn from(name: Name) -> Self {
        (*name).into()
    }
}

/// The names that code of one interpreter has made of strings.
#[derive(Debug, Default)]
pub(crate) struct MadeNames(BTreeSet<u32>);

thread_local! {
    /// Whose names those of the text are that is being lowered, if code has made the text.
    static MAKING: RefCell<Option<MadeNames>> = const { RefCell::new(None) };
}

impl MadeNames {
    /// Lowers a text that code has made: its names are held as all that code makes.
    pub(crate) fn during<T>(&mut self, lower: impl FnOnce() -> T) -> T {
        let before = MAKING.replace(Some(mem::take(self)));
        let lowered = lower();
        *self = MAKING.replace(before).unwrap_or_default();
        lowered
    }

    /// How many names are held.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The symbol of a name, which is held.
    pub(crate) fn symbol(&mut self, name: &str) -> Symbol {
        if let Some(symbol) = Symbol::find(name)
            && (!symbol.is_made() || self.0.contains(&symbol.0))
        {
            return symbol;
        }
        let mut table = write();
        let number = match table.find(name) {
            Some(number) => number,
            None => table.make(name),
        };
        if self.0.insert(number)
            && let Some(slot) = table.slots.get_mut(&number)
        {
            slot.holders += 1;
        }
        Symbol(number)
    }

    /// All names stay for ever from now on.
    pub(crate) fn keep(&mut self) {
        let mut table = write();
        for number in mem::take(&mut self.0) {
            if let Some(slot) = table.slots.get_mut(&number) {
                slot.is_kept = true;
            }
            table.give_back(number);
        }
    }
}

impl Clone for MadeNames {
    fn clone(&self) -> Self {
        if !self.0.is_empty() {
            let mut table = write();
            for number in &self.0 {
                if let Some(slot) = table.slots.get_mut(number) {
                    slot.holders += 1;
                }
            }
        }
        Self(self.0.clone())
    }
}

impl Drop for MadeNames {
    fn drop(&mut self) {
        if !self.0.is_empty() {
            let mut table = write();
            for number in &self.0 {
                table.give_back(*number);
            }
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.as_str())
    }
}

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ":{}", self.as_str())
    }
}

impl From<&str> for Symbol {
    fn from(name: &str) -> Self {
        Self::new(name)
    }
}

/// Symbols that the interpreter itself asks for, by constants.
pub mod known {
    use super::Symbol;

    macro_rules! known {
        ($($constant:ident = $name:literal),* $(,)?) => {
            known!(@number 0u32; $($constant)*);
            pub(super) const NAMES: &[&str] = &[$($name),*];
        };
        (@number $number:expr; $constant:ident $($rest:ident)*) => {
            #[doc = concat!("The symbol `", stringify!($constant), "` stands for.")]
            pub const $constant: Symbol = Symbol($number);
            known!(@number $number + 1; $($rest)*);
        };
        (@number $number:expr;) => {};
    }

    known! {
        ADD = "+", SUB = "-", MUL = "*", DIV = "/", MOD = "%", POW = "**",
        EQ = "==", NE = "!=", LT = "<", LE = "<=", GT = ">", GE = ">=", CMP = "<=>", EQQ = "===",
        MATCH = "=~", NOT_MATCH = "!~", NOT = "!", SHL = "<<", SHR = ">>", AND = "&", OR = "|",
        XOR = "^", INVERT = "~", UPLUS = "+@", UMINUS = "-@", INDEX = "[]", INDEX_SET = "[]=",
        INITIALIZE = "initialize", NEW = "new", CALL = "call", EACH = "each", TO_S = "to_s",
        TO_STR = "to_str", TO_A = "to_a", TO_ARY = "to_ary", TO_H = "to_h", TO_HASH = "to_hash",
        TO_PROC = "to_proc", TO_I = "to_i", TO_INT = "to_int", TO_F = "to_f", TO_SYM = "to_sym",
        INSPECT = "inspect", HASH = "hash", EQL = "eql?", EQUAL = "equal?", IS_NIL = "nil?",
        METHOD_MISSING = "method_missing", RESPOND_TO_MISSING = "respond_to_missing?",
        RESPOND_TO = "respond_to?", CONST_MISSING = "const_missing", INCLUDED = "included",
        EXTENDED = "extended", PREPENDED = "prepended", INHERITED = "inherited",
        METHOD_ADDED = "method_added", INITIALIZE_COPY = "initialize_copy",
        MESSAGE = "message", EXCEPTION = "exception", SUCC = "succ", SIZE = "size",
        LENGTH = "length", IS_EMPTY = "empty?", FREEZE = "freeze", DUP = "dup", JOIN = "join",
        COERCE = "coerce", BACKTRACE = "backtrace", RAISE = "raise", LAMBDA = "lambda",
        PROC = "proc", BLOCK_GIVEN = "block_given?", DEFAULT = "default", UNDEF = "undef",
        LOOP = "loop", EXTEND_OBJECT = "extend_object", APPEND_FEATURES = "append_features",
        SEND = "send", PUBLIC_SEND = "public_send", REQUIRE = "require", UNWRAP = "unwrap",
        SINGLETON_METHOD_ADDED = "singleton_method_added", BEGIN = "begin", END = "end",
        IS_A = "is_a?", CLASS = "class", MAP = "map", KEY = "key?", INCLUDE = "include?",
        DECONSTRUCT = "deconstruct", DECONSTRUCT_KEYS = "deconstruct_keys", DIG = "dig",
    }

    #[cfg(test)]
    mod tests {
        use super::super::MadeNames;
        use super::*;

        #[test]
        fn names_go_with_the_last_heap_that_holds_them() {
            let mut one = MadeNames::default();
            let mut two = one.clone();
            let held = one.symbol("held by two heaps");
            assert_eq!(two.symbol("held by two heaps"), held);
            drop(one);
            assert_eq!(held.as_str(), "held by two heaps");
            drop(two);
            assert_eq!(held.as_str(), "");
            assert_eq!(Symbol::find("held by two heaps"), None);
        }

        #[test]
        fn names_that_a_program_has_stay() {
            let mut heap = MadeNames::default();
            let made = heap.symbol("made, then parsed");
            assert_eq!(Symbol::new("made, then parsed"), made);
            drop(heap);
            assert_eq!(Symbol::find("made, then parsed"), Some(made));
            assert_eq!(made.as_str(), "made, then parsed");
        }

        #[test]
        fn constants_are_their_names() {
            assert_eq!(ADD.as_str(), "+");
            assert_eq!(Symbol::new("dig"), DIG);
            assert_eq!(DIG.as_str(), "dig");
        }
    }
}
