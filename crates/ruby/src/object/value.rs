//! Values: small, and copied freely.

use crate::symbol::Symbol;

/// A place in the heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ObjectId(pub(crate) u32);

impl ObjectId {
    /// Its number in the heap.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// What an expression gives. The tag takes as much as what it tells of: a value is copied as two
/// words, and no store of a part of one is waited for.
#[derive(Clone, Copy, Debug, Default)]
#[repr(u64)]
pub enum Value {
    /// `nil`
    #[default]
    Nil,
    /// `true`, `false`
    Boolean(bool),
    /// An integer of 64 bits. Larger ones are objects.
    Integer(i64),
    /// A float.
    Float(f64),
    /// A symbol.
    Symbol(Symbol),
    /// An object in the heap.
    Object(ObjectId),
}

const _: () = assert!(size_of::<Value>() == 16);
const _: () = assert!(size_of::<Result<Value, Box<u8>>>() == 16);

impl Value {
    /// Everything is true but `nil` and `false`.
    pub const fn is_truthy(self) -> bool {
        !matches!(self, Self::Nil | Self::Boolean(false))
    }

    /// Whether it is `nil`.
    pub const fn is_nil(self) -> bool {
        matches!(self, Self::Nil)
    }

    /// Whether it is the very same: `equal?`.
    pub fn is_same(self, other: Self) -> bool {
        match (self, other) {
            (Self::Nil, Self::Nil) => true,
            (Self::Boolean(one), Self::Boolean(two)) => one == two,
            (Self::Integer(one), Self::Integer(two)) => one == two,
            (Self::Float(one), Self::Float(two)) => one.to_bits() == two.to_bits(),
            (Self::Symbol(one), Self::Symbol(two)) => one == two,
            (Self::Object(one), Self::Object(two)) => one == two,
            _ => false,
        }
    }

    /// The object, if it is one of the heap.
    pub const fn object(self) -> Option<ObjectId> {
        match self {
            Self::Object(id) => Some(id),
            _ => None,
        }
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Self {
        Self::Boolean(value)
    }
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<usize> for Value {
    fn from(value: usize) -> Self {
        // Nothing in memory is larger.
        Self::Integer(value as i64)
    }
}

impl From<f64> for Value {
    fn from(value: f64) -> Self {
        Self::Float(value)
    }
}

impl From<Symbol> for Value {
    fn from(value: Symbol) -> Self {
        Self::Symbol(value)
    }
}

impl From<ObjectId> for Value {
    fn from(value: ObjectId) -> Self {
        Self::Object(value)
    }
}
