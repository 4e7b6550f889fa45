//! `Proc`.

use std::sync::Arc;

use crate::interp::{Outcome, Ruby, proc_arity};
use crate::native::{Args, ClassDef, at_least, between, native};
use crate::object::{Callable, Kind, Proc, ProcCode, Value};
use crate::program::{RequiredParameter, Rest};
use crate::symbol::{Symbol, known};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Proc",
    methods: &[&[
        at_least("call", 0, call),
        at_least("()", 0, call),
        at_least("yield", 0, call),
        at_least("[]", 0, call),
        at_least("===", 0, call),
        native("to_proc", 0, |_, this, _| Ok(this)),
        native("lambda?", 0, is_lambda),
        native("arity", 0, arity),
        native("parameters", 0, parameters),
        between("curry", 0, 1, curry),
        native(">>", 1, then),
        native("<<", 1, after),
        native("inspect", 0, inspect),
        native("to_s", 0, inspect),
        native("source_location", 0, source_location),
        native("binding", 0, binding_of),
    ]],
    singleton: &[&[at_least("new", 0, new)]],
    ..ClassDef::NONE
};

fn data(ruby: &mut Ruby<'_>, this: Value) -> Outcome<Proc> {
    match this.object().map(|id| &ruby.get(id).kind) {
        Some(Kind::Proc(proc)) => Ok((**proc).clone()),
        _ => Err(ruby.type_error("not a proc")),
    }
}

fn new(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    match args.block {
        Some(block) => Ok(ruby.block_value(block)),
        None => Err(ruby.argument_error("tried to create Proc object without a block")),
    }
}

fn call(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let proc = data(ruby, this)?;
    ruby.call_proc_with(&proc, args.values, args.keywords, None, args.block)
}

fn is_lambda(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(data(ruby, this)?.is_lambda.into())
}

fn arity(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(proc_arity(&data(ruby, this)?).into())
}

fn parameters(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let proc = data(ruby, this)?;
    let ProcCode::Ruby(body, ..) = &proc.code else {
        let rest = Value::Symbol(Symbol::new("rest"));
        let list = ruby.array(vec![rest]);
        return Ok(ruby.array(vec![list]));
    };
    let list = parameter_list(ruby, body, proc.is_lambda);
    Ok(ruby.array(list))
}

/// The parameters of code as `parameters` lists them.
pub(crate) fn parameter_list(
    ruby: &mut Ruby<'_>,
    body: &crate::program::Body,
    is_strict: bool,
) -> Vec<Value> {
    let mut list = Vec::new();
    let name_of = |slot: u32| body.locals.get(slot as usize).copied();
    let mut push = |ruby: &mut Ruby<'_>, kind: &str, name: Option<Symbol>| {
        let mut entry = vec![Value::Symbol(Symbol::new(kind))];
        entry.extend(name.map(Value::Symbol));
        let entry = ruby.array(entry);
        list.push(entry);
    };
    let parameters = &body.parameters;
    let required = if is_strict { "req" } else { "opt" };
    let slot = |parameter: &RequiredParameter| match parameter {
        RequiredParameter::Slot(slot) => name_of(*slot),
        RequiredParameter::Destructure(_) => None,
    };
    for parameter in &parameters.required {
        push(ruby, required, slot(parameter));
    }
    for parameter in &parameters.optional {
        push(ruby, "opt", name_of(parameter.slot));
    }
    match parameters.rest {
        Rest::Slot(slot) => push(ruby, "rest", name_of(slot)),
        Rest::Unnamed => push(ruby, "rest", None),
        Rest::None => {}
    }
    for parameter in &parameters.post {
        push(ruby, required, slot(parameter));
    }
    for keyword in &parameters.keywords {
        let kind = if keyword.default.is_some() {
            "key"
        } else {
            "keyreq"
        };
        push(ruby, kind, Some(keyword.name));
    }
    match parameters.keyword_rest {
        Rest::Slot(slot) => push(ruby, "keyrest", name_of(slot)),
        Rest::Unnamed => push(ruby, "keyrest", None),
        Rest::None => {}
    }
    if let Some(slot) = parameters.block {
        push(ruby, "block", name_of(slot));
    }
    list
}

/// A proc that waits for more arguments.
#[derive(Debug)]
struct Curried {
    of: Value,
    wanted: usize,
    given: Vec<Value>,
}

impl Callable for Curried {
    fn call(&self, ruby: &mut Ruby<'_>, arguments: &[Value]) -> Outcome {
        let given = [&self.given[..], arguments].concat();
        if given.len() >= self.wanted {
            return ruby.send_known(self.of, known::CALL, &given);
        }
        let curried = Self {
            of: self.of,
            wanted: self.wanted,
            given,
        };
        Ok(ruby.proc(ProcCode::Native(Arc::new(curried)), true))
    }
}

fn curry(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let wanted = match args.get(0) {
        Some(count) => ruby.expect_integer(count)?,
        None => {
            let arity = proc_arity(&data(ruby, this)?);
            if arity < 0 { -arity - 1 } else { arity }
        }
    };
    let curried = Curried {
        of: this,
        wanted: usize::try_from(wanted).unwrap_or(0),
        given: Vec::new(),
    };
    curried.call(ruby, &[])
}

/// Two procs, one after the other.
#[derive(Debug)]
struct Composed {
    first: Value,
    second: Value,
}

impl Callable for Composed {
    fn call(&self, ruby: &mut Ruby<'_>, arguments: &[Value]) -> Outcome {
        let between = ruby.send_known(self.first, known::CALL, arguments)?;
        ruby.send_known(self.second, known::CALL, &[between])
    }
}

fn then(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let composed = Composed {
        first: this,
        second: args.at(0),
    };
    Ok(ruby.proc(ProcCode::Native(Arc::new(composed)), true))
}

fn after(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let composed = Composed {
        first: args.at(0),
        second: this,
    };
    Ok(ruby.proc(ProcCode::Native(Arc::new(composed)), true))
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let proc = data(ruby, this)?;
    let place = match &proc.code {
        ProcCode::Ruby(body, ..) => format!(" {}:{}", body.source.path, body.line),
        ProcCode::Symbol(name) => format!("(&:{name})"),
        _ => String::new(),
    };
    let lambda = if proc.is_lambda { " (lambda)" } else { "" };
    Ok(ruby.string(format!("#<Proc{place}{lambda}>")))
}

fn source_location(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let proc = data(ruby, this)?;
    match &proc.code {
        ProcCode::Ruby(body, ..) => {
            let path = ruby.string(ecow::EcoString::from(&*body.source.path));
            Ok(ruby.array(vec![path, Value::Integer(body.line.into())]))
        }
        _ => Ok(Value::Nil),
    }
}

fn binding_of(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    match ruby.proc_binding(this) {
        Some((binding, method)) => Ok(ruby.binding_of(binding, method)),
        None => Err(ruby.argument_error("Can't create Binding from C level Proc")),
    }
}
