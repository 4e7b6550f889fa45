//! Procs in the patterns of titles: they make the value of an attribute of what its group matched.

use std::sync::{Arc, Mutex, PoisonError};

use marotte_resources::{Conversion, TitleError};
use marotte_ruby::host::NoHost;
use marotte_ruby::{Outcome, Ruby, Throw, Value, Vm};

/// A proc, in the interpreter that loaded its type. One title at a time is asked for.
#[derive(Debug)]
pub(super) struct ProcConversion {
    vm: Arc<Mutex<Vm>>,
    proc: Value,
}

impl ProcConversion {
    pub(super) fn new(vm: Arc<Mutex<Vm>>, proc: Value) -> Self {
        Self { vm, proc }
    }
}

impl Conversion for ProcConversion {
    fn convert(&self, text: Option<&str>) -> Result<Option<String>, TitleError> {
        let mut vm = self.vm.lock().unwrap_or_else(PoisonError::into_inner);
        let mark = vm.mark();
        let converted = Ruby::with(&mut vm, &mut NoHost, |ruby| {
            let text = text.map_or(Value::Nil, |text| ruby.string(text));
            call(ruby, self.proc, text)
        });
        vm.release(mark);
        converted
    }
}

fn call(ruby: &mut Ruby<'_>, proc: Value, text: Value) -> Result<Option<String>, TitleError> {
    let converted: Outcome<Option<String>> = (|| {
        let value = ruby.send(proc, "call", &[text])?;
        if value.is_nil() {
            return Ok(None);
        }
        Ok(Some(ruby.to_s(value)?.to_string()))
    })();
    converted.map_err(|throw| {
        TitleError::Code(match *throw {
            Throw::Raise(exception) => ruby
                .message_of(exception)
                .map_or_else(|_| String::new(), |message| message.to_string()),
            other => format!("{other:?}"),
        })
    })
}
