//! `flatten`: arrays in arrays, to a depth.

use rustc_hash::FxHashSet;

use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{ObjectId, Value};

/// How deep an argument says; none is to the bottom.
fn depth(ruby: &mut Ruby<'_>, args: &Args<'_>) -> Outcome<Option<usize>> {
    Ok(match args.at(0) {
        Value::Nil => None,
        depth => usize::try_from(ruby.expect_integer(depth)?).ok(),
    })
}

/// The elements with those of arrays in their places, and whether there were such.
fn flat(ruby: &mut Ruby<'_>, this: Value, depth: Option<usize>) -> Outcome<(Vec<Value>, bool)> {
    let mut made = Vec::new();
    let mut changed = false;
    let items = ruby.items(this).unwrap_or_default();
    // Arrays that are gone through: where they are and what they are.
    let mut open: Vec<(std::vec::IntoIter<Value>, Option<ObjectId>)> =
        vec![(items.into_iter(), this.object())];
    let mut inside: FxHashSet<Option<ObjectId>> = [this.object()].into_iter().collect();
    while let Some((items, id)) = open.last_mut() {
        let Some(item) = items.next() else {
            inside.remove(id);
            open.pop();
            continue;
        };
        ruby.charge(8)?;
        let inner = match depth {
            Some(depth) if open.len() > depth => None,
            _ => ruby.to_array_maybe(item)?,
        };
        match inner {
            None => made.push(item),
            Some(inner) => {
                let id = item.object();
                if !inside.insert(id) && depth.is_none() {
                    return Err(ruby.argument_error("tried to flatten recursive array"));
                }
                changed = true;
                open.push((inner.into_iter(), id));
            }
        }
    }
    Ok((made, changed))
}

pub(super) fn flatten(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let depth = depth(ruby, args)?;
    let (made, _) = flat(ruby, this, depth)?;
    Ok(ruby.array(made))
}

pub(super) fn flatten_own(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let depth = depth(ruby, args)?;
    let (made, changed) = flat(ruby, this, depth)?;
    if !changed {
        return Ok(Value::Nil);
    }
    super::edit::grow(ruby, made.len())?;
    *ruby.array_mut(this)? = made;
    Ok(this)
}
