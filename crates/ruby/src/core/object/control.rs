//! Functions of `Kernel` that steer: `raise`, `loop`, `catch`, `require`, and what is refused.

use crate::interp::{Block, Outcome, Ruby, Throw};
use crate::native::Args;
use crate::object::{Kind, Value, Visibility};
use crate::symbol::{Symbol, known};

/// `raise`, `raise "text"`, `raise Class`, `raise Class, "text"`, `raise exception`
pub(super) fn raise(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let (values, options) = match args.values.split_last() {
        Some((last, rest)) if args.keywords => (rest, Some(*last)),
        _ => (args.values, None),
    };
    let mut cause = None;
    let mut extra = None;
    if let Some(options) = options {
        match ruby
            .hash_of(options)
            .and_then(|table| table.get_symbol("cause"))
        {
            Some(given) => {
                let is_error = given.is_nil() || ruby.is_a(given, crate::image::classes::EXCEPTION);
                if !is_error {
                    return Err(ruby.type_error("exception object expected"));
                }
                cause = Some(given);
            }
            None => extra = Some(options),
        }
    }
    let exception = match values {
        [] => match ruby.vm.handled {
            Value::Nil => return Err(ruby.error("RuntimeError", "unhandled exception")),
            handled => return Err(Box::new(Throw::Raise(handled))),
        },
        [message] if ruby.string_of(*message).is_some() => {
            let class = ruby.constant_path("RuntimeError");
            let class = class.unwrap_or(crate::image::classes::EXCEPTION);
            ruby.call_method(class.into(), known::NEW, &[*message], args.frame)?
        }
        [of, rest @ ..] => {
            if !ruby.responds_to(*of, known::EXCEPTION) {
                return Err(ruby.type_error("exception class/object expected"));
            }
            let mut given: Vec<Value> = rest.first().copied().into_iter().collect();
            given.extend(extra);
            let keywords = extra.is_some();
            let name = known::EXCEPTION;
            let made =
                ruby.call_method_with(*of, name, &given, keywords, None, Some(args.frame))?;
            if let Some(places) = rest.get(1) {
                ruby.send(made, "set_backtrace", &[*places])?;
            }
            made
        }
    };
    if !ruby.is_a(exception, crate::image::classes::EXCEPTION) {
        return Err(ruby.type_error("exception object expected"));
    }
    if let (Some(cause), Some(id)) = (cause, exception.object())
        && let Kind::Exception(data) = &mut ruby.heap.get_mut(id).kind
    {
        data.cause = cause;
    }
    Err(Box::new(Throw::Raise(exception)))
}

/// `loop { … }`: `StopIteration` ends it.
pub(super) fn repeat(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return crate::core::enumerator::of(ruby, this, "loop", &[]);
    };
    loop {
        if let Err(throw) = ruby.call_block(block, &[]) {
            if let Throw::Raise(exception) = *throw
                && let Some(stop) = ruby.constant_path("StopIteration")
                && ruby.is_a(exception, stop)
            {
                let result = Symbol::new("@result");
                return Ok(ruby
                    .instance_variable(exception, result)
                    .unwrap_or_default());
            }
            return Err(throw);
        }
    }
}

pub(super) fn block_given(_ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    Ok(args.frame.block.is_some().into())
}

pub(super) fn lambda(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return Err(ruby.argument_error("tried to create Proc object without a block"));
    };
    let is_literal = matches!(block, Block::Code(..));
    let value = ruby.block_value(block);
    if is_literal
        && let Some(id) = value.object()
        && let Kind::Proc(proc) = &mut ruby.heap.get_mut(id).kind
    {
        proc.is_lambda = true;
    }
    Ok(value)
}

pub(super) fn proc(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    match args.block {
        Some(block) => Ok(ruby.block_value(block)),
        None => Err(ruby.argument_error("tried to create Proc object without a block")),
    }
}

pub(super) fn catch(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return Err(ruby.error("LocalJumpError", "no block given"));
    };
    let tag = match args.get(0) {
        Some(tag) => tag,
        None => ruby.add(crate::image::classes::OBJECT, Kind::Plain),
    };
    ruby.vm.catching.push(tag);
    let result = ruby.call_block(block, &[tag]);
    ruby.vm.catching.pop();
    match result {
        Err(throw) => match *throw {
            Throw::Tag(thrown, value) if thrown.is_same(tag) => Ok(value),
            other => Err(Box::new(other)),
        },
        ok => ok,
    }
}

pub(super) fn throw(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let tag = args.at(0);
    if ruby.vm.catching.iter().any(|known| known.is_same(tag)) {
        return Err(Box::new(Throw::Tag(tag, args.at(1))));
    }
    let text = ruby.inspect(tag)?;
    let error = ruby.error("UncaughtThrowError", format!("uncaught throw {text}"));
    if let Throw::Raise(exception) = *error {
        ruby.set_instance_variable(exception, Symbol::new("@tag"), tag);
        ruby.set_instance_variable(exception, Symbol::new("@value"), args.at(1));
    }
    Err(error)
}

pub(super) fn require(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let name = path_of(ruby, args.at(0))?;
    ruby.require(&name)
}

/// A path as text: `to_path`, or a string.
fn path_of(ruby: &mut Ruby<'_>, value: Value) -> Outcome<ecow::EcoString> {
    let to_path = Symbol::new("to_path");
    if ruby.string_of(value).is_none() && ruby.responds_to(value, to_path) {
        let path = ruby.send_known(value, to_path, &[])?;
        return ruby.expect_str(path);
    }
    ruby.expect_str(value)
}

pub(super) fn require_relative(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let name = path_of(ruby, args.at(0))?;
    let path = ruby.relative_path(args.frame, &name);
    ruby.require_path(&path)
}

pub(super) fn load(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    ruby.load(&path)
}

/// `send`, also of private methods.
pub(super) fn send(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    let frame = Some(args.frame);
    ruby.call_method_with(
        this,
        name,
        &args.values[1..],
        args.keywords,
        args.block,
        frame,
    )
}

pub(super) fn public_send(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    let class = ruby.class_of(this);
    if let Some(method) = ruby.find_method(class, name)
        && method.visibility != Visibility::Public
    {
        return Err(ruby.undefined_method(this, name, false, Some(method.visibility)));
    }
    send(ruby, this, args)
}

pub(super) fn method_missing(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    Err(ruby.undefined_method(this, name, false, None))
}

/// Calls a block as code of an object, which defines methods of the object alone.
pub(super) fn eval_block(
    ruby: &mut Ruby<'_>,
    this: Value,
    block: &Block<'_>,
    values: &[Value],
) -> Outcome {
    let definee = match this {
        Value::Object(_) => ruby.singleton_class(this),
        _ => None,
    };
    ruby.call_block_on(block, this, definee, values)
}

pub(super) fn instance_exec(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match args.block {
        Some(block) => eval_block(ruby, this, block, args.values),
        None => Err(ruby.error("LocalJumpError", "no block given (yield)")),
    }
}

pub(super) fn tap(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match args.block {
        Some(block) => {
            ruby.call_block(block, &[this])?;
            Ok(this)
        }
        None => Err(ruby.error("LocalJumpError", "no block given (yield)")),
    }
}

pub(super) fn then(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match args.block {
        Some(block) => ruby.call_block(block, &[this]),
        None => crate::core::enumerator::of(ruby, this, "then", &[]),
    }
}

pub(super) fn to_enum(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let (name, rest) = match args.values.split_first() {
        Some((name, rest)) => (ruby.expect_name(*name)?, rest),
        None => (known::EACH, &[] as &[Value]),
    };
    crate::core::enumerator::of(ruby, this, &name.as_str(), rest)
}

/// What code of the caller sees, as an object.
pub(super) fn binding(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    Ok(ruby.binding_object(args.frame))
}

pub(super) fn current_method(_ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    Ok(match args.frame.method {
        Some(code) => Value::Symbol(code.name),
        None => Value::Nil,
    })
}

pub(super) fn current_folder(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let path = args.frame.path();
    let folder = path.rsplit_once('/').map_or(".", |(folder, _)| folder);
    Ok(ruby.string(folder))
}

pub(super) fn caller(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let skip = match args.get(0) {
        Some(Value::Integer(skip)) => usize::try_from(skip).unwrap_or(0),
        _ => 1,
    };
    let places = ruby.backtrace(args.frame);
    let lines = places
        .iter()
        .skip(skip)
        .map(|place| {
            ruby.string(format!(
                "{}:{}:in `{}'",
                place.path, place.line, place.label
            ))
        })
        .collect();
    Ok(ruby.array(lines))
}

fn print_lines(ruby: &mut Ruby<'_>, values: &[Value]) -> Outcome<()> {
    if values.is_empty() {
        ruby.host.print("\n");
    }
    for value in values {
        if let Some(items) = ruby.items(*value) {
            if !items.is_empty() {
                print_lines(ruby, &items)?;
            }
            continue;
        }
        let mut text = ruby.to_s(*value)?;
        if !text.ends_with('\n') {
            text.push('\n');
        }
        ruby.host.print(&text);
    }
    Ok(())
}

pub(super) fn puts(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    print_lines(ruby, args.values)?;
    Ok(Value::Nil)
}

pub(super) fn warn(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let count = args.len() - usize::from(args.keywords);
    if count > 0 {
        print_lines(ruby, &args.values[..count])?;
    }
    Ok(Value::Nil)
}

pub(super) fn print(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    for value in args.values {
        let text = ruby.to_s(*value)?;
        ruby.host.print(&text);
    }
    Ok(Value::Nil)
}

pub(super) fn local_variables(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let here = binding(ruby, this, args)?;
    ruby.send(here, "local_variables", &[])
}

pub(super) fn printf(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = crate::core::string::format(ruby, this, args)?;
    let text = ruby.to_s(text)?;
    ruby.host.print(&text);
    Ok(Value::Nil)
}

/// Writes a character: the first of a text, or that of a number.
pub(super) fn putc(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let text = match ruby.text(args.at(0)) {
        Some(text) => text.chars().next().map(String::from),
        None => {
            let byte = ruby.expect_integer(args.at(0))? as u8;
            Some(char::from(byte).to_string())
        }
    };
    ruby.host.print(&text.unwrap_or_default());
    Ok(args.at(0))
}

pub(super) fn display(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = ruby.to_s(this)?;
    ruby.host.print(&text);
    Ok(Value::Nil)
}

pub(super) fn show(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    for value in args.values {
        let text = ruby.inspect(*value)?;
        ruby.host.print(&format!("{text}\n"));
    }
    Ok(match args.values {
        [] => Value::Nil,
        [only] => *only,
        several => ruby.array(several.to_vec()),
    })
}

fn refuse(ruby: &mut Ruby<'_>, what: &str) -> Outcome {
    Err(ruby.refuse(format!("{what} not available here")))
}

pub(super) fn refuse_exit(ruby: &mut Ruby<'_>, _this: Value, _args: &Args<'_>) -> Outcome {
    refuse(ruby, "ending the process is")
}

pub(super) fn refuse_process(ruby: &mut Ruby<'_>, _this: Value, _args: &Args<'_>) -> Outcome {
    refuse(ruby, "commands are")
}

/// `open(path)`: a file. Commands and addresses are elsewhere.
pub(super) fn open(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let what = path_of(ruby, args.at(0))?;
    if what.starts_with('|') {
        return refuse(ruby, "open() of a command is");
    }
    if what.contains("://") {
        return refuse(ruby, "open() of an address is");
    }
    crate::core::file::open(ruby, this, args)
}

pub(super) fn refuse_sleep(ruby: &mut Ruby<'_>, _this: Value, _args: &Args<'_>) -> Outcome {
    refuse(ruby, "sleep() is")
}

pub(super) fn refuse_input(ruby: &mut Ruby<'_>, _this: Value, _args: &Args<'_>) -> Outcome {
    refuse(ruby, "input is")
}

pub(super) fn at_exit(_ruby: &mut Ruby<'_>, _this: Value, _args: &Args<'_>) -> Outcome {
    Ok(Value::Nil)
}
