//! `Puppet::LookupContext`: what a function that gives data can ask and keep.

use std::sync::Arc;

use marotte_diagnostics::LookupIssue;
use marotte_eval::{Block, Signal};
use marotte_pcore::{Hash, Iter, Object, Str, Symbol, Value};

use crate::data::Format;
use crate::error::{Error, Result};
use crate::provider::{FunctionContext, lock};
use crate::session::Session;

impl Session<'_> {
    /// What a method of a context gives, or a function that reads data for it.
    pub(crate) fn context_method(
        &mut self,
        context: &Arc<Object>,
        method: &str,
        arguments: Vec<Value>,
        block: Option<Block>,
    ) -> Result<Value> {
        let mut arguments = arguments.into_iter();
        let mut next = || arguments.next().unwrap_or_default();
        match method {
            "environment_name" => return Ok(Symbol::value(self.source.environment_name())),
            "module_name" => return Ok(context.attributes.first().cloned().unwrap_or_default()),
            "not_found" if self.state().invocations.is_empty() => {
                return Err(Error::Signal(Signal::during(LookupIssue::NotFoundOutside)));
            }
            "not_found" => {
                return Err(Error::Signal(Signal::bare(LookupIssue::NoSuchKey)));
            }
            // Without somebody who wants to know, the block need not run.
            "explain" => {
                if let (true, Some(block)) = (self.is_explained, &block) {
                    let text = self.evaluator.call_block(block, Vec::new())?;
                    self.report_text(|| marotte_eval::ruby_to_s(&text));
                }
                return Ok(Value::Undef);
            }
            "interpolate" => {
                if let Some(around) = self.state().invocations.last().cloned() {
                    self.invocation = around;
                }
                return self.interpolate(next(), true);
            }
            "cached_file_data" => {
                let path = marotte_pcore::convert::to_text(&next());
                return self.cached_file_data(path, block.as_ref());
            }
            _ => {}
        }
        let known = self.memory_of(context);
        if method == "eyaml_lookup_key" {
            let arguments: Vec<Value> = arguments.collect();
            return self.call_eyaml_lookup_key(&arguments, &known);
        }
        if let Some(format) = Format::of_function(method) {
            return match next() {
                Value::Hash(options) => self.read_data(method, format, &options),
                _ => Ok(Value::Undef),
            };
        }
        self.memory_method(&known, method, arguments, block)
    }

    /// What a context remembers: of a level of a hierarchy, or its own if code has made it.
    fn memory_of(&mut self, context: &Arc<Object>) -> Arc<FunctionContext> {
        let mut state = self.state();
        if let Some(Value::Integer(number)) = context.attributes.get(1)
            && let Ok(number) = usize::try_from(*number)
            && let Some(known) = state.contexts.get(number)
        {
            return Arc::clone(known);
        }
        let mut made = state.made_contexts.iter();
        if let Some((_, known)) = made.find(|(made, _)| Arc::ptr_eq(made, context)) {
            return Arc::clone(known);
        }
        let module = context.attributes.first().and_then(Value::as_str);
        let new = Arc::new(FunctionContext::new(module.map(Str::from), 0));
        let made = (Arc::clone(context), Arc::clone(&new));
        state.made_contexts.push(made);
        new
    }

    /// The methods by which a function puts things aside for later calls.
    fn memory_method(
        &mut self,
        known: &FunctionContext,
        method: &str,
        mut arguments: impl Iterator<Item = Value>,
        block: Option<Block>,
    ) -> Result<Value> {
        let mut next = || arguments.next().unwrap_or_default();
        match method {
            "cache" => {
                let (key, value) = (next(), next());
                lock(&known.cache).insert(key, value.clone());
                Ok(value)
            }
            "cache_all" => {
                if let Value::Hash(hash) = next() {
                    let entries = hash.iter().map(|(key, value)| (key.clone(), value.clone()));
                    lock(&known.cache).extend(entries);
                }
                Ok(Value::Undef)
            }
            "cache_has_key" => Ok(lock(&known.cache).contains_key(&next()).into()),
            "cached_value" => Ok(lock(&known.cache).get(&next()).cloned().unwrap_or_default()),
            "cached_entries" => {
                let entries: Hash = lock(&known.cache).clone();
                let Some(block) = block else {
                    let entries = Value::from(entries);
                    return Ok(match Iter::over(&entries) {
                        Some(iterator) => Value::Iterator(Arc::new(iterator)),
                        None => entries,
                    });
                };
                for (key, value) in entries {
                    let arguments = if block.parameter_count() == 2 {
                        vec![key, value]
                    } else {
                        vec![Value::array([key, value])]
                    };
                    self.evaluator.call_block(&block, arguments)?;
                }
                Ok(Value::Undef)
            }
            other => {
                let method = other.into();
                Err(Error::other(LookupIssue::NoSuchContextMethod { method }))
            }
        }
    }

    /// The text of a file, or what a block makes of it, once in a compilation.
    fn cached_file_data(&mut self, path: Str, block: Option<&Block>) -> Result<Value> {
        if let Some(known) = self.state().file_data.get(&path) {
            return Ok(known.clone());
        }
        let file = self.file(&path);
        let bytes = match &file.text {
            None => return Err(self.without_text(&path)),
            Some(Err(issue)) => return Err(Error::other(issue.clone())),
            Some(Ok(text)) => &text.bytes,
        };
        let text: Value = String::from_utf8_lossy(bytes).into_owned().into();
        let value = match block {
            Some(block) => self.evaluator.call_block(block, vec![text])?,
            None => text,
        };
        self.state().file_data.insert(path, value.clone());
        Ok(value)
    }
}
