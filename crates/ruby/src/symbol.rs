//! Symbols: names that are compared by number.
//!
//! The table belongs to the process, since lowered programs are shared by all threads. Names are
//! never given back: programs have only as many as their text, and what code makes of strings at
//! run time is counted against a limit of the interpreter.

use std::fmt;
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock};

use rustc_hash::FxHashMap;

/// A name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(u32);

/// The numbers of names.
static NUMBERS: LazyLock<RwLock<FxHashMap<&'static str, u32>>> = LazyLock::new(|| {
    let mut numbers = FxHashMap::with_capacity_and_hasher(1500, rustc_hash::FxBuildHasher);
    for name in known::NAMES {
        add(&mut numbers, name);
    }
    RwLock::new(numbers)
});

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

fn add(numbers: &mut FxHashMap<&'static str, u32>, name: &'static str) -> u32 {
    let number = numbers.len() as u32;
    let (piece, at) = place(number);
    let piece = NAMES[piece].get_or_init(|| {
        let length = (FIRST_PIECE << piece) as usize;
        (0..length).map(|_| OnceLock::new()).collect()
    });
    // The lock on the numbers is held: nobody else has this one.
    let _ = piece[at].set(name);
    numbers.insert(name, number);
    number
}

impl Symbol {
    /// The symbol of a name.
    pub fn new(name: &str) -> Self {
        Self::find(name).unwrap_or_else(|| Self::with(name, || Box::leak(name.into())))
    }

    /// The symbol of a name that is part of the program.
    pub fn fixed(name: &'static str) -> Self {
        Self::find(name).unwrap_or_else(|| Self::with(name, || name))
    }

    fn with(name: &str, keep: impl FnOnce() -> &'static str) -> Self {
        let mut numbers = NUMBERS.write().unwrap_or_else(PoisonError::into_inner);
        match numbers.get(name) {
            Some(number) => Self(*number),
            None => Self(add(&mut numbers, keep())),
        }
    }

    /// The symbol of a name that has been used before.
    pub fn find(name: &str) -> Option<Self> {
        let numbers = NUMBERS.read().unwrap_or_else(PoisonError::into_inner);
        numbers.get(name).copied().map(Self)
    }

    /// The name.
    pub fn as_str(self) -> &'static str {
        // Those that are known by constants may be asked for before any other.
        if let Some(name) = known::NAMES.get(self.0 as usize) {
            return name;
        }
        let (piece, at) = place(self.0);
        let name = NAMES[piece].get().and_then(|piece| piece[at].get());
        name.copied().unwrap_or_default()
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
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
        use super::*;

        #[test]
        fn constants_are_their_names() {
            assert_eq!(ADD.as_str(), "+");
            assert_eq!(Symbol::new("dig"), DIG);
            assert_eq!(DIG.as_str(), "dig");
        }
    }
}
