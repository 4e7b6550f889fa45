//! `Array#pack` and `String#unpack`: values as bytes, by a format.

mod directive;
mod read;
mod text;
mod write;

pub(crate) use read::unpack;

use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, between};
use crate::object::Value;

/// What arrays have of it.
pub(super) const OF_ARRAYS: &[NativeMethod] = &[between("pack", 1, 2, pack_array)];

fn pack_array(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let values = ruby.items(this).unwrap_or_default();
    let format = ruby.expect_str(args.at(0))?;
    let text = write::pack(ruby, &values, &format)?;
    Ok(ruby.string(text))
}
