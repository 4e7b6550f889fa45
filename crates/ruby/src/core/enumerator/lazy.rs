//! `Enumerator::Lazy`: steps that each value goes through when somebody wants it.

use rustc_hash::FxHashSet;

use crate::core::enumerable::{Flow, count_of, each_item};
use crate::image::classes;
use crate::interp::{Block, Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, between, native};
use crate::object::{Key, Kind, ObjectId, Value};
use crate::symbol::known;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Enumerator::Lazy",
    kind: DefKind::Class,
    superclass: "Enumerator",
    methods: &[&[
        native("each", 0, each),
        native("map", 0, map),
        native("collect", 0, map),
        native("flat_map", 0, flat_map),
        native("filter_map", 0, filter_map),
        native("select", 0, select),
        native("filter", 0, select),
        native("find_all", 0, select),
        native("reject", 0, reject),
        native("grep", 1, grep),
        native("grep_v", 1, grep_v),
        native("take", 1, take),
        native("take_while", 0, take_while),
        native("drop", 1, drop_first),
        native("drop_while", 0, drop_while),
        native("uniq", 0, uniq),
        native("compact", 0, compact),
        between("with_index", 0, 1, with_index),
        native("each_with_index", 0, with_index),
        native("force", 0, force),
        native("to_a", 0, force),
        native("eager", 0, eager),
        native("lazy", 0, itself),
        native("size", 0, size),
        native("inspect", 0, inspect),
        native("to_s", 0, inspect),
    ]],
    ..ClassDef::NONE
};

/// What happens to a value on its way.
#[derive(Clone, Copy, Debug)]
enum Step {
    Map(ObjectId),
    FlatMap(ObjectId),
    FilterMap(ObjectId),
    /// Those of which the proc says what is wanted.
    Select(ObjectId, bool),
    /// Those that a pattern fits or not, and what a proc makes of them.
    Grep(Value, bool, Option<ObjectId>),
    Take(usize),
    TakeWhile(ObjectId),
    Drop(usize),
    DropWhile(ObjectId),
    Uniq(Option<ObjectId>),
    Compact,
    /// With its number, counted from another one; a proc sees both and the value goes on.
    WithIndex(i64, Option<ObjectId>),
}

impl Step {
    fn name(self) -> &'static str {
        match self {
            Self::Map(_) => "map",
            Self::FlatMap(_) => "flat_map",
            Self::FilterMap(_) => "filter_map",
            Self::Select(_, true) => "select",
            Self::Select(_, false) => "reject",
            Self::Grep(_, true, _) => "grep",
            Self::Grep(_, false, _) => "grep_v",
            Self::Take(_) => "take",
            Self::TakeWhile(_) => "take_while",
            Self::Drop(_) => "drop",
            Self::DropWhile(_) => "drop_while",
            Self::Uniq(_) => "uniq",
            Self::Compact => "compact",
            Self::WithIndex(..) => "with_index",
        }
    }
}

/// What is gone through, and the steps.
#[derive(Clone, Debug)]
struct Lazy {
    source: Value,
    steps: Vec<Step>,
}

/// What a step remembers.
#[derive(Debug, Default)]
struct Memory {
    count: usize,
    begun: bool,
    seen: FxHashSet<Key>,
}

/// A lazy enumerator without steps.
pub(crate) fn lazy(ruby: &mut Ruby<'_>, source: Value) -> Value {
    make(ruby, source, Vec::new())
}

fn make(ruby: &mut Ruby<'_>, source: Value, steps: Vec<Step>) -> Value {
    let class = ruby
        .constant_path(CLASS.name)
        .unwrap_or(classes::ENUMERATOR);
    ruby.add(class, Kind::Data(Box::new(Lazy { source, steps })))
}

/// The same with one more step.
fn with(ruby: &mut Ruby<'_>, this: Value, step: Step) -> Outcome {
    let Some(Lazy { source, mut steps }) = ruby.data::<Lazy>(this).cloned() else {
        return Err(ruby.argument_error("uninitialized lazy enumerator"));
    };
    steps.push(step);
    Ok(make(ruby, source, steps))
}

/// What becomes of a value.
enum Fate {
    Goes(Value),
    Dropped,
    /// It goes, and it is the last one.
    Last(Value),
    /// It does not go, and nothing comes behind it.
    End,
    /// These go in its place.
    Several(Vec<Value>),
}

fn take_step(ruby: &mut Ruby<'_>, step: Step, memory: &mut Memory, value: Value) -> Outcome<Fate> {
    let goes = |goes: bool| {
        if goes {
            Fate::Goes(value)
        } else {
            Fate::Dropped
        }
    };
    Ok(match step {
        Step::Map(proc) => Fate::Goes(ruby.call_proc(proc, &[value], false, None)?),
        Step::FlatMap(proc) => {
            let made = ruby.call_proc(proc, &[value], false, None)?;
            match ruby.to_array_maybe(made)? {
                Some(items) => Fate::Several(items),
                None => Fate::Goes(made),
            }
        }
        Step::FilterMap(proc) => match ruby.call_proc(proc, &[value], false, None)? {
            made if made.is_truthy() => Fate::Goes(made),
            _ => Fate::Dropped,
        },
        Step::Select(proc, wanted) => {
            let said = ruby.call_proc(proc, &[value], false, None)?;
            goes(said.is_truthy() == wanted)
        }
        Step::Grep(pattern, wanted, proc) => {
            let fits = ruby.send_known(pattern, known::EQQ, &[value])?.is_truthy();
            match proc {
                _ if fits != wanted => Fate::Dropped,
                Some(proc) => Fate::Goes(ruby.call_proc(proc, &[value], false, None)?),
                None => Fate::Goes(value),
            }
        }
        Step::Take(wanted) => {
            memory.count += 1;
            if memory.count < wanted {
                Fate::Goes(value)
            } else {
                Fate::Last(value)
            }
        }
        Step::TakeWhile(proc) => {
            if ruby.call_proc(proc, &[value], false, None)?.is_truthy() {
                Fate::Goes(value)
            } else {
                Fate::End
            }
        }
        Step::Drop(unwanted) => {
            memory.count += 1;
            goes(memory.count > unwanted)
        }
        Step::DropWhile(proc) => {
            if !memory.begun && !ruby.call_proc(proc, &[value], false, None)?.is_truthy() {
                memory.begun = true;
            }
            goes(memory.begun)
        }
        Step::Uniq(proc) => {
            let by = match proc {
                Some(proc) => ruby.call_proc(proc, &[value], false, None)?,
                None => value,
            };
            goes(memory.seen.insert(ruby.key(by)?))
        }
        Step::Compact => goes(!value.is_nil()),
        Step::WithIndex(from, proc) => {
            let index = Value::Integer(from.saturating_add(memory.count as i64));
            memory.count += 1;
            match proc {
                Some(proc) => {
                    ruby.call_proc(proc, &[value, index], false, None)?;
                    Fate::Goes(value)
                }
                None => Fate::Goes(ruby.array(vec![value, index])),
            }
        }
    })
}

/// Leads a value through the steps from one on, and gives what arrives.
fn lead(
    ruby: &mut Ruby<'_>,
    steps: &[Step],
    memories: &mut [Memory],
    mut value: Value,
    deliver: &mut dyn FnMut(&mut Ruby<'_>, Value) -> Outcome<()>,
) -> Outcome<Flow> {
    let mut flow = Flow::Next;
    for (index, step) in steps.iter().enumerate() {
        match take_step(ruby, *step, &mut memories[index], value)? {
            Fate::Goes(next) => value = next,
            Fate::Last(next) => {
                value = next;
                flow = Flow::Stop;
            }
            Fate::Dropped => return Ok(flow),
            Fate::End => return Ok(Flow::Stop),
            Fate::Several(values) => {
                for value in values {
                    let (rest, later) = (&steps[index + 1..], &mut memories[index + 1..]);
                    if lead(ruby, rest, later, value, deliver)? == Flow::Stop {
                        return Ok(Flow::Stop);
                    }
                }
                return Ok(flow);
            }
        }
    }
    deliver(ruby, value)?;
    Ok(flow)
}

fn each(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(Lazy { source, steps }) = ruby.data::<Lazy>(this).cloned() else {
        return Err(ruby.argument_error("uninitialized lazy enumerator"));
    };
    if args.block.is_none() || steps.iter().any(|step| matches!(step, Step::Take(0))) {
        return Ok(this);
    }
    let memories: Vec<Memory> = steps.iter().map(|_| Memory::default()).collect();
    each_item(
        ruby,
        source,
        args,
        memories,
        move |ruby, memories, item, block| {
            let value = item.value(ruby);
            lead(ruby, &steps, memories, value, &mut |ruby, value| {
                block.values(ruby, &[value]).map(drop)
            })
        },
    )?;
    Ok(this)
}

/// The block of a step as a proc.
fn proc(ruby: &mut Ruby<'_>, block: Option<&Block<'_>>, name: &str) -> Outcome<ObjectId> {
    let proc = block.map(|block| ruby.block_value(block));
    match proc.and_then(Value::object) {
        Some(id) => Ok(id),
        None => {
            let message = format!("tried to call lazy {name} without a block");
            Err(ruby.argument_error(message))
        }
    }
}

fn maybe_proc(ruby: &mut Ruby<'_>, block: Option<&Block<'_>>) -> Option<ObjectId> {
    block.and_then(|block| ruby.block_value(block).object())
}

fn map(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let proc = proc(ruby, args.block, "map")?;
    with(ruby, this, Step::Map(proc))
}

fn flat_map(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let proc = proc(ruby, args.block, "flat_map")?;
    with(ruby, this, Step::FlatMap(proc))
}

fn filter_map(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let proc = proc(ruby, args.block, "filter_map")?;
    with(ruby, this, Step::FilterMap(proc))
}

fn select(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let proc = proc(ruby, args.block, "select")?;
    with(ruby, this, Step::Select(proc, true))
}

fn reject(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let proc = proc(ruby, args.block, "reject")?;
    with(ruby, this, Step::Select(proc, false))
}

fn grep(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let proc = maybe_proc(ruby, args.block);
    with(ruby, this, Step::Grep(args.at(0), true, proc))
}

fn grep_v(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let proc = maybe_proc(ruby, args.block);
    with(ruby, this, Step::Grep(args.at(0), false, proc))
}

fn take(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let count = count_of(ruby, args.at(0), "attempt to take negative size")?;
    with(ruby, this, Step::Take(count))
}

fn take_while(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let proc = proc(ruby, args.block, "take_while")?;
    with(ruby, this, Step::TakeWhile(proc))
}

fn drop_first(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let count = count_of(ruby, args.at(0), "attempt to drop negative size")?;
    with(ruby, this, Step::Drop(count))
}

fn drop_while(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let proc = proc(ruby, args.block, "drop_while")?;
    with(ruby, this, Step::DropWhile(proc))
}

fn uniq(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let proc = maybe_proc(ruby, args.block);
    with(ruby, this, Step::Uniq(proc))
}

fn compact(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    with(ruby, this, Step::Compact)
}

fn with_index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let from = match args.at(0) {
        Value::Nil => 0,
        from => ruby.expect_integer(from)?,
    };
    let proc = maybe_proc(ruby, args.block);
    with(ruby, this, Step::WithIndex(from, proc))
}

fn force(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let quiet = Args {
        block: None,
        ..*args
    };
    let items = crate::core::enumerable::all(ruby, this, &quiet)?;
    Ok(ruby.array(items))
}

fn eager(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    super::of(ruby, this, "each", &[])
}

fn itself(_ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(this)
}

fn size(_ruby: &mut Ruby<'_>, _this: Value, _args: &Args<'_>) -> Outcome {
    Ok(Value::Nil)
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let Some(Lazy { source, steps }) = ruby.data::<Lazy>(this).cloned() else {
        return Ok(ruby.string("#<Enumerator::Lazy: uninitialized>"));
    };
    let mut text = format!("#<Enumerator::Lazy: {}>", ruby.inspect(source)?);
    for step in steps {
        let name = step.name();
        let given = match step {
            Step::Take(count) | Step::Drop(count) => format!("({count})"),
            _ => String::new(),
        };
        text = format!("#<Enumerator::Lazy: {text}:{name}{given}>");
    }
    Ok(ruby.string(text))
}
