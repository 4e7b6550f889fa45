//! What an iteration goes through.
//!
//! The reference goes through a value in one of two ways. With `each` and its like the cursor of
//! an iterator moves, so that the iterator is used up. With an index, or to answer a question,
//! elements that are all there are gone through from the start, and `break` is not heard.

use std::sync::Arc;

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::Call;
use marotte_eval::{EvalResult, Signal};
use marotte_pcore::{Array, Hash, Iter, IterSource, Value};

/// The elements of a value, one after the other.
pub(crate) struct Elements {
    source: Source,
    /// Whether they are the entries of a hash: a lambda of two parameters gets key and value.
    pub(crate) hash_style: bool,
    /// Whether `break` ends going through them.
    hears_break: bool,
}

enum Source {
    Own(IterSource),
    Shared(Arc<Iter>),
}

impl Elements {
    /// The elements as `each` goes through them: an iterator is used up, `break` is heard.
    pub(crate) fn one_by_one(call: &Call<'_>, value: &Value) -> EvalResult<Self> {
        let source = match value {
            Value::Iterator(iter) => Source::Shared(iter.clone()),
            other => Source::Own(elements(call, other)?),
        };
        Ok(Self {
            source,
            hash_style: is_hash_style(value),
            hears_break: true,
        })
    }

    /// The elements as a question about all of them goes through them. `break` is only heard if
    /// they are computed.
    pub(crate) fn all(call: &Call<'_>, value: &Value) -> EvalResult<Self> {
        let (source, hears_break) = match value {
            Value::Iterator(iter) => match iter.restart() {
                Some(fresh) => (Source::Own(fresh), false),
                None => (Source::Shared(iter.clone()), true),
            },
            other => {
                let elements = elements(call, other)?;
                let computed = matches!(elements, IterSource::Range { .. });
                (Source::Own(elements), computed)
            }
        };
        Ok(Self {
            source,
            hash_style: is_hash_style(value),
            hears_break,
        })
    }

    /// The elements as they are gone through with an index: entries of a hash as `each` does it,
    /// all others as a question does it.
    pub(crate) fn indexed(call: &Call<'_>, value: &Value) -> EvalResult<Self> {
        if is_hash_style(value) {
            Self::one_by_one(call, value)
        } else {
            Self::all(call, value)
        }
    }

    /// Gives each element to a function until it answers false.
    pub(crate) fn visit(
        self,
        call: &mut Call<'_>,
        mut visit: impl FnMut(&mut Call<'_>, Value) -> EvalResult<bool>,
    ) -> EvalResult<()> {
        let hears_break = self.hears_break;
        let run = |call: &mut Call<'_>| {
            self.each(|element| {
                call.evaluator.step()?;
                visit(call, element)
            })
        };
        if hears_break {
            call.until_break(run)
        } else {
            run(call)
        }
    }
}

impl Elements {
    /// Gives each element to a function until it answers false. What most go through, arrays and ranges,
    /// is gone through without asking each time what it is.
    pub(crate) fn each(self, mut visit: impl FnMut(Value) -> EvalResult<bool>) -> EvalResult<()> {
        match self.source {
            Source::Own(IterSource::Array(values, index)) => {
                for element in values.iter().skip(index) {
                    if !visit(element.clone())? {
                        break;
                    }
                }
            }
            Source::Own(IterSource::Range {
                next,
                last,
                step: 1,
            }) => {
                for number in next..=last {
                    if !visit(Value::Integer(number))? {
                        break;
                    }
                }
            }
            Source::Own(source) => {
                for element in source {
                    if !visit(element)? {
                        break;
                    }
                }
            }
            Source::Shared(iter) => {
                while let Some(element) = iter.advance() {
                    if !visit(element)? {
                        break;
                    }
                }
            }
        }
        Ok(())
    }
}

impl Iterator for Elements {
    type Item = Value;

    fn next(&mut self) -> Option<Value> {
        match &mut self.source {
            Source::Own(source) => source.next(),
            Source::Shared(iter) => iter.advance(),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match &self.source {
            Source::Own(source) => source.size_hint(),
            Source::Shared(_) => (0, None),
        }
    }
}

fn is_hash_style(value: &Value) -> bool {
    match value {
        Value::Hash(_) => true,
        Value::Iterator(iter) => iter.hash_style,
        _ => false,
    }
}

fn elements(call: &Call<'_>, value: &Value) -> EvalResult<IterSource> {
    value.elements().ok_or_else(|| not_iterable(call, value))
}

/// The value as an iterator that knows the type of its elements.
pub(crate) fn iterator(call: &Call<'_>, value: &Value) -> EvalResult<Arc<Iter>> {
    match value {
        Value::Iterator(iter) => Ok(iter.clone()),
        other => Iter::over(other)
            .map(Arc::new)
            .ok_or_else(|| not_iterable(call, value)),
    }
}

#[cold]
fn not_iterable(call: &Call<'_>, value: &Value) -> Signal {
    Signal::during(FunctionIssue::NotIterable {
        function: call.name,
        class: marotte_pcore::label::ruby_class(value).into(),
    })
}

/// An entry of a hash as an array.
pub(crate) fn pair(key: &Value, value: &Value) -> Value {
    Value::Array([key.clone(), value.clone()].into())
}

/// The entries of a hash as arrays.
pub(crate) fn pairs(hash: &Hash) -> Array {
    hash.iter().map(|(key, value)| pair(key, value)).collect()
}

/// What a lambda of two parameters gets for an element: key and value of an entry, else the
/// element behind its index.
pub(crate) fn two_arguments(hash_style: bool, index: i64, element: Value) -> [Value; 2] {
    match element {
        Value::Array(entry) if hash_style => {
            let mut entry = entry.into_iter();
            [
                entry.next().unwrap_or_default(),
                entry.next().unwrap_or_default(),
            ]
        }
        element => [Value::Integer(index), element],
    }
}
