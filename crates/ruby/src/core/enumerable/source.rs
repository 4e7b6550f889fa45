//! Going through anything that has `each`, until it ends or enough was seen.
//!
//! Arrays, hashes and ranges of integers are gone through without a call of `each`, unless code
//! has defined another one.

use std::fmt;
use std::sync::{Arc, Mutex};

use smallvec::SmallVec;

use crate::image::classes;
use crate::interp::{Block, EnvId, Outcome, Ruby, Throw};
use crate::native::Args;
use crate::object::{Callable, Kind, MethodKind, ObjectId, ProcCode, Value};
use crate::program::{Body, BodyKind};
use crate::symbol::{Symbol, known};

/// What `each` gave at once.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    /// One value.
    One(Value),
    /// One array of two, which is made only if somebody wants it.
    Pair(Value, Value),
    /// No value, or several.
    Several(SmallVec<[Value; 4]>),
}

impl Item {
    fn new(values: &[Value]) -> Self {
        match values {
            [only] => Self::One(*only),
            several => Self::Several(several.into()),
        }
    }

    /// As one value: several are an array.
    pub(crate) fn value(&self, ruby: &mut Ruby<'_>) -> Value {
        match self {
            Self::One(value) => *value,
            Self::Pair(key, value) => ruby.array(vec![*key, *value]),
            Self::Several(values) if values.is_empty() => Value::Nil,
            Self::Several(values) => ruby.array(values.to_vec()),
        }
    }

    /// As one value that stays an array if it was one of two.
    fn packed(self, ruby: &mut Ruby<'_>) -> Self {
        match self {
            Self::Several(values) if values.len() > 1 => Self::One(ruby.array(values.to_vec())),
            other => other,
        }
    }
}

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// With the next item.
    Next,
    /// Enough was seen.
    Stop,
}

/// The block of the method that goes through something.
#[derive(Clone, Copy)]
pub(crate) struct Yield<'a>(pub(crate) Option<&'a Block<'a>>);

impl Yield<'_> {
    /// Whether there is a block.
    pub(crate) fn is_given(self) -> bool {
        self.0.is_some()
    }

    /// Calls the block with some values.
    pub(crate) fn values(self, ruby: &mut Ruby<'_>, values: &[Value]) -> Outcome {
        match self.0 {
            Some(block) => ruby.call_block(block, values),
            None => Err(ruby.error("LocalJumpError", "no block given (yield)")),
        }
    }

    /// Calls the block with what `each` gave, as it gave it.
    pub(crate) fn item(self, ruby: &mut Ruby<'_>, item: &Item) -> Outcome {
        match (item, self.0) {
            (Item::One(value), _) => self.values(ruby, &[*value]),
            (Item::Several(values), _) => self.values(ruby, values),
            (Item::Pair(key, value), Some(block)) if takes_apart(ruby, block) => {
                self.values(ruby, &[*key, *value])
            }
            (Item::Pair(..), _) => {
                let pair = item.value(ruby);
                self.values(ruby, &[pair])
            }
        }
    }

    /// Calls the block with what `each` gave. A lambda of two parameters gets the two values of an
    /// entry of a hash, as it does from `Hash#map` alone.
    pub(crate) fn item_or_pair(self, ruby: &mut Ruby<'_>, item: &Item) -> Outcome {
        if let (Item::Pair(key, value), Some(block)) = (item, self.0)
            && ruby.block_arity(block) == 2
        {
            return self.values(ruby, &[*key, *value]);
        }
        self.item(ruby, item)
    }

    /// Calls the block with what `each` gave; several values are one array.
    pub(crate) fn packed(self, ruby: &mut Ruby<'_>, item: &Item) -> Outcome {
        let item = item.clone().packed(ruby);
        self.item(ruby, &item)
    }
}

/// Whether a block takes an array of two apart, so that two values are as good.
pub(crate) fn takes_apart(ruby: &Ruby<'_>, block: &Block<'_>) -> bool {
    let several = |body: &Body| {
        let parameters = &body.parameters;
        !parameters.takes_keywords() && parameters.min() + parameters.optional.len() > 1
    };
    match block {
        Block::Code(body, _) => body.kind == BodyKind::Block && several(body),
        Block::Proc(id) => match &ruby.get(*id).kind {
            Kind::Proc(proc) if !proc.is_lambda => match &proc.code {
                ProcCode::Ruby(body, ..) => several(body),
                _ => false,
            },
            _ => false,
        },
        Block::Symbol(_) | Block::Native(_) => false,
    }
}

/// Goes through what `each` of something gives. `visit` gets the state, the item and the block of
/// the method that goes through.
pub(crate) fn each_item<T, F>(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    mut state: T,
    visit: F,
) -> Outcome<T>
where
    T: Send + 'static,
    F: Fn(&mut Ruby<'_>, &mut T, Item, Yield<'_>) -> Outcome<Flow> + Send + Sync + 'static,
{
    let given = Yield(args.block);
    match quick(ruby, this) {
        Some(classes::ARRAY) => {
            let mut index = 0;
            while let Some(value) = ruby.array_of(this).and_then(|all| all.get(index)).copied() {
                index += 1;
                ruby.charge(8)?;
                if visit(ruby, &mut state, Item::One(value), given)? == Flow::Stop {
                    break;
                }
            }
            Ok(state)
        }
        Some(classes::HASH) => {
            each_pair(ruby, this, |ruby, key, value| {
                ruby.charge(8)?;
                visit(ruby, &mut state, Item::Pair(key, value), given)
            })?;
            Ok(state)
        }
        Some(_) => {
            let Some((mut next, last)) = integers(ruby, this) else {
                return Ok(state);
            };
            while next <= last {
                ruby.charge(8)?;
                let item = Item::One(Value::Integer(next));
                if visit(ruby, &mut state, item, given)? == Flow::Stop || next == i64::MAX {
                    break;
                }
                next += 1;
            }
            Ok(state)
        }
        None => each_called(ruby, this, args, known::EACH, &[], state, visit),
    }
}

/// Goes through what a method gives to its block.
pub(crate) fn each_called<T, F>(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    method: Symbol,
    values: &[Value],
    state: T,
    visit: F,
) -> Outcome<T>
where
    T: Send + 'static,
    F: Fn(&mut Ruby<'_>, &mut T, Item, Yield<'_>) -> Outcome<Flow> + Send + Sync + 'static,
{
    let block = args.block.map(|block| ruby.block_value(block));
    let env = ruby.push_env(0, EnvId::NONE);
    let visitor = Arc::new(Visitor {
        state: Mutex::new(Some(state)),
        visit,
        block: block.and_then(Value::object),
        env,
    });
    let block = Block::Native(Arc::clone(&visitor) as Arc<dyn Callable>);
    let frame = Some(args.frame);
    let result = ruby.call_method_with(this, method, values, false, Some(&block), frame);
    ruby.pop_env(env);
    match result {
        Err(throw) if !matches!(*throw, Throw::BreakCall(ended, _) if ended == env) => Err(throw),
        _ => match visitor
            .state
            .try_lock()
            .ok()
            .and_then(|mut state| state.take())
        {
            Some(state) => Ok(state),
            None => Err(entered_twice(ruby)),
        },
    }
}

fn entered_twice(ruby: &mut Ruby<'_>) -> Box<Throw> {
    ruby.error("ThreadError", "an iteration was entered a second time")
}

/// A block that hands on what it gets until enough was seen.
struct Visitor<T, F> {
    state: Mutex<Option<T>>,
    visit: F,
    /// The block of the method that goes through.
    block: Option<ObjectId>,
    /// What marks the end of this iteration among others.
    env: EnvId,
}

impl<T, F> fmt::Debug for Visitor<T, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Visitor")
    }
}

impl<T, F> Callable for Visitor<T, F>
where
    T: Send,
    F: Fn(&mut Ruby<'_>, &mut T, Item, Yield<'_>) -> Outcome<Flow> + Send + Sync,
{
    fn call(&self, ruby: &mut Ruby<'_>, arguments: &[Value]) -> Outcome {
        let mut guard = match self.state.try_lock() {
            Ok(guard) => guard,
            Err(_) => return Err(entered_twice(ruby)),
        };
        let Some(state) = guard.as_mut() else {
            return Err(entered_twice(ruby));
        };
        let block = self.block.map(Block::Proc);
        let flow = (self.visit)(ruby, state, Item::new(arguments), Yield(block.as_ref()))?;
        match flow {
            Flow::Next => Ok(Value::Nil),
            Flow::Stop => Err(Box::new(Throw::BreakCall(self.env, Value::Nil))),
        }
    }
}

/// The class of a collection that can be gone through without `each`.
fn quick(ruby: &mut Ruby<'_>, this: Value) -> Option<ObjectId> {
    let of = match ruby.kind(this)? {
        Kind::Array(_) => classes::ARRAY,
        Kind::Hash(_) => classes::HASH,
        Kind::Range(_) => {
            integers(ruby, this)?;
            classes::RANGE
        }
        _ => return None,
    };
    let class = ruby.class_of(this);
    if class == of
        && ruby
            .module(class)
            .is_some_and(|module| module.methods.is_empty())
    {
        return Some(of);
    }
    match ruby.find_method(class, known::EACH) {
        Some(method) if method.owner == of && matches!(method.kind, MethodKind::Native(_)) => {
            Some(of)
        }
        _ => None,
    }
}

/// The first and the last integer of a range that begins and ends with integers or has no end.
pub(crate) fn integers(ruby: &Ruby<'_>, this: Value) -> Option<(i64, i64)> {
    let range = ruby.range_of(this)?;
    match (range.begin, range.end) {
        (Value::Integer(first), Value::Integer(last)) if range.excludes_end => {
            // Nothing is below the least one.
            Some(last.checked_sub(1).map_or((1, 0), |last| (first, last)))
        }
        (Value::Integer(first), Value::Integer(last)) => Some((first, last)),
        (Value::Integer(first), Value::Nil) => Some((first, i64::MAX)),
        _ => None,
    }
}

/// Goes through the entries of a hash, which code may change meanwhile: what it removes does not
/// come any more, and it cannot add anything.
pub(crate) fn each_pair(
    ruby: &mut Ruby<'_>,
    this: Value,
    mut visit: impl FnMut(&mut Ruby<'_>, Value, Value) -> Outcome<Flow>,
) -> Outcome<()> {
    let Some(id) = this.object() else {
        return Ok(());
    };
    let depth = ruby.iterating.len();
    ruby.iterating.push(id);
    let mut place = 0;
    let result = loop {
        let next = ruby
            .hash_of(this)
            .and_then(|table| table.entries.next_from(place));
        let Some((behind, (key, value))) = next else {
            break Ok(());
        };
        place = behind;
        match visit(ruby, key, value) {
            Ok(Flow::Next) => {}
            Ok(Flow::Stop) => break Ok(()),
            Err(throw) => break Err(throw),
        }
    };
    ruby.iterating.truncate(depth);
    result
}

/// All that `each` gives, one value for each.
pub(crate) fn all(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Vec<Value>> {
    if quick(ruby, this) == Some(classes::ARRAY)
        && let Some(items) = ruby.items(this)
    {
        ruby.charge(items.len() * size_of::<Value>())?;
        return Ok(items);
    }
    each_item(ruby, this, args, Vec::new(), |ruby, found, item, _| {
        ruby.charge(size_of::<Value>())?;
        found.push(item.value(ruby));
        Ok(Flow::Next)
    })
}
