//! Objects: what values are, and the heap that they live in.

mod characters;
mod class;
mod data;
mod entries;
mod hash;
mod heap;
mod lent;
mod proc;
mod text;
mod value;

pub use class::{Code, Method, MethodKind, Module, ModuleKind, Visibility};
pub(crate) use data::TEXT;
pub use data::{Data, Exception, Lazy, Location, MatchData, Peek, Range, Unfolded};
pub use entries::{Entries, Entry};
pub use hash::{HashTable, Key};
pub(crate) use heap::NEW_NAME;
pub use heap::{Heap, Kind, Mark, Object};
pub use lent::Renewed;
pub use proc::{Binding, Callable, MethodObject, Proc, ProcCode};
pub use text::{Encoding, Text};
pub use value::{ObjectId, Value};
