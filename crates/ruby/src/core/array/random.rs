//! Elements at random: `shuffle` and `sample`, which draw as Ruby draws.

use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;

/// Where random numbers come from.
struct Source(Option<Value>);

impl Source {
    /// The generator of `random:`, or the one of everybody.
    fn new(ruby: &mut Ruby<'_>, args: &Args<'_>) -> Outcome<Self> {
        if !args.keywords {
            return Ok(Self(None));
        }
        let options = args.values.last().copied().unwrap_or_default();
        for (key, _) in ruby.pairs(options).unwrap_or_default() {
            if ruby.name_of(key).as_deref() != Some("random") {
                let key = ruby.inspect(key)?;
                return Err(ruby.argument_error(format!("unknown keyword: {key}")));
            }
        }
        let table = ruby.hash_of(options);
        Ok(Self(table.and_then(|table| table.get_symbol("random"))))
    }

    /// A number below a limit.
    fn below(&self, ruby: &mut Ruby<'_>, this: Value, limit: usize) -> Outcome<usize> {
        // One of one is no matter of luck.
        if limit <= 1 {
            return Ok(0);
        }
        let from = self.0.unwrap_or(this);
        let drawn = ruby.send(from, "rand", &[limit.into()])?;
        match ruby.expect_integer(drawn)? {
            number if number >= 0 && (number as usize) < limit => Ok(number as usize),
            number if number < 0 => {
                let message = format!("random number too small {number}");
                Err(ruby.error("RangeError", message))
            }
            number => Err(ruby.error("RangeError", format!("random number too big {number}"))),
        }
    }
}

fn shuffled(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Vec<Value>> {
    if args.len() > usize::from(args.keywords) {
        return Err(ruby.wrong_arguments(args.len() - usize::from(args.keywords), "0"));
    }
    let source = Source::new(ruby, args)?;
    let mut items = ruby.items(this).unwrap_or_default();
    let mut rest = items.len();
    while rest > 0 {
        let drawn = source.below(ruby, this, rest)?;
        rest -= 1;
        items.swap(drawn, rest);
    }
    Ok(items)
}

pub(super) fn shuffle(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let items = shuffled(ruby, this, args)?;
    Ok(ruby.array(items))
}

pub(super) fn shuffle_own(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let items = shuffled(ruby, this, args)?;
    *ruby.array_mut(this)? = items;
    Ok(this)
}

/// So many are drawn before any is taken; more are drawn one after the other.
const DRAWN_AT_ONCE: usize = 10;

pub(super) fn sample(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let source = Source::new(ruby, args)?;
    let mut items = ruby.items(this).unwrap_or_default();
    let length = items.len();
    let wanted = match &args.values[..args.len() - usize::from(args.keywords)] {
        [] => {
            let index = match length {
                0 => return Ok(Value::Nil),
                1 => 0,
                length => source.below(ruby, this, length)?,
            };
            return Ok(items[index]);
        }
        [wanted] => ruby.expect_integer(*wanted)?,
        more => return Err(ruby.wrong_arguments(more.len(), "0..1")),
    };
    let Ok(wanted) = usize::try_from(wanted) else {
        return Err(ruby.argument_error("negative sample number"));
    };
    let wanted = wanted.min(length);
    if wanted > DRAWN_AT_ONCE {
        for index in 0..wanted {
            let drawn = source.below(ruby, this, length - index)? + index;
            items.swap(index, drawn);
        }
        items.truncate(wanted);
        return Ok(ruby.array(items));
    }
    let mut drawn = Vec::with_capacity(wanted);
    for index in 0..wanted {
        drawn.push(source.below(ruby, this, length - index)?);
    }
    // Each number counts those that were not taken before.
    let mut taken: Vec<usize> = Vec::new();
    let mut made = Vec::new();
    for mut index in drawn {
        let mut at = 0;
        while at < taken.len() && index >= taken[at] {
            index += 1;
            at += 1;
        }
        taken.insert(at, index);
        made.push(items.get(index).copied().unwrap_or_default());
    }
    Ok(ruby.array(made))
}
