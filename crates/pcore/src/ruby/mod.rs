//! What Ruby would say of a value: its class, its text, what it equals and how it is ordered. The
//! reference leaves many answers to Ruby, and prints some of them.

mod class;
mod format;
mod order;
mod text;

pub use class::{ruby_class, ruby_unconverted};
pub use format::format_argument;
pub use order::{ruby_equals, ruby_order};
pub use text::{ruby_inspect, ruby_to_s};
