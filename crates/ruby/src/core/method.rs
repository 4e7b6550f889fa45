//! `Method` and `UnboundMethod`.

use crate::image::classes;
use crate::interp::{Outcome, Ruby, method_arity};
use crate::native::{Args, ClassDef, NativeMethod, at_least, between, native};
use crate::object::{Kind, MethodKind, MethodObject, ProcCode, Value, Visibility};

pub(crate) static METHOD: ClassDef = ClassDef {
    name: "Method",
    methods: &[
        &[
            at_least("call", 0, call),
            at_least("()", 0, call),
            at_least("[]", 0, call),
            at_least("===", 0, call),
            native("to_proc", 0, to_proc),
            native("receiver", 0, receiver),
            native("<<", 1, |ruby, this, args| as_proc(ruby, this, args, "<<")),
            native(">>", 1, |ruby, this, args| as_proc(ruby, this, args, ">>")),
            between("curry", 0, 1, |ruby, this, args| {
                as_proc(ruby, this, args, "curry")
            }),
            native("unbind", 0, unbind),
        ],
        SHARED,
    ],
    ..ClassDef::NONE
};

pub(crate) static UNBOUND: ClassDef = ClassDef {
    name: "UnboundMethod",
    methods: &[
        &[native("bind", 1, bind), at_least("bind_call", 1, bind_call)],
        SHARED,
    ],
    ..ClassDef::NONE
};

const SHARED: &[NativeMethod] = &[
    native("arity", 0, arity),
    native("name", 0, name),
    native("original_name", 0, name),
    native("owner", 0, owner),
    native("public?", 0, |ruby, this, _| {
        is_visible(ruby, this, Visibility::Public)
    }),
    native("protected?", 0, |ruby, this, _| {
        is_visible(ruby, this, Visibility::Protected)
    }),
    native("private?", 0, |ruby, this, _| {
        is_visible(ruby, this, Visibility::Private)
    }),
    native("super_method", 0, super_method),
    native("parameters", 0, parameters),
    native("source_location", 0, source_location),
];

fn data(ruby: &mut Ruby<'_>, this: Value) -> Outcome<MethodObject> {
    match this.object().map(|id| &ruby.get(id).kind) {
        Some(Kind::Method(object)) => Ok((**object).clone()),
        _ => Err(ruby.type_error("not a method")),
    }
}

fn call(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let of = data(ruby, this)?;
    let receiver = of.receiver.unwrap_or_default();
    let frame = Some(args.frame);
    ruby.invoke(
        receiver,
        of.name,
        &of.method,
        args.values,
        args.keywords,
        args.block,
        frame,
    )
}

fn to_proc(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let of = data(ruby, this)?;
    Ok(ruby.proc(ProcCode::Method(of), true))
}

/// What procs do, done with the proc of a method.
fn as_proc(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, method: &str) -> Outcome {
    let proc = to_proc(ruby, this, args)?;
    ruby.send(proc, method, args.values)
}

fn is_visible(ruby: &mut Ruby<'_>, this: Value, visibility: Visibility) -> Outcome {
    Ok((data(ruby, this)?.method.visibility == visibility).into())
}

/// The method that this one hides.
fn super_method(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let mut of = data(ruby, this)?;
    let (class, kind) = match of.receiver {
        Some(receiver) => (ruby.class_of(receiver), classes::METHOD),
        None => (of.method.owner, classes::UNBOUND_METHOD),
    };
    match ruby.find_super(class, of.method.owner, of.name) {
        Some(method) => {
            of.method = method;
            Ok(ruby.add(kind, Kind::Method(Box::new(of))))
        }
        None => Ok(Value::Nil),
    }
}

fn receiver(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(data(ruby, this)?.receiver.unwrap_or_default())
}

fn unbind(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let mut of = data(ruby, this)?;
    of.receiver = None;
    Ok(ruby.add(classes::UNBOUND_METHOD, Kind::Method(Box::new(of))))
}

fn bind(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut of = data(ruby, this)?;
    of.receiver = Some(args.at(0));
    Ok(ruby.add(classes::METHOD, Kind::Method(Box::new(of))))
}

fn bind_call(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let of = data(ruby, this)?;
    let (values, frame) = (&args.values[1..], Some(args.frame));
    ruby.invoke(
        args.at(0),
        of.name,
        &of.method,
        values,
        args.keywords,
        args.block,
        frame,
    )
}

fn arity(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let of = data(ruby, this)?;
    if let MethodKind::Proc(id) = of.method.kind
        && let Kind::Proc(proc) = &ruby.get(id).kind
        && let ProcCode::Ruby(body, ..) = &proc.code
    {
        return Ok(body.parameters.arity(true).into());
    }
    Ok(method_arity(&of.method).into())
}

fn name(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(Value::Symbol(data(ruby, this)?.name))
}

fn owner(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(data(ruby, this)?.method.owner.into())
}

fn parameters(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let of = data(ruby, this)?;
    let list = match &of.method.kind {
        MethodKind::Code(code) => super::proc::parameter_list(ruby, &code.body, true),
        MethodKind::Proc(id) => match &ruby.get(*id).kind {
            Kind::Proc(proc) => match &proc.code {
                ProcCode::Ruby(body, ..) => {
                    let body = body.clone();
                    super::proc::parameter_list(ruby, &body, true)
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    Ok(ruby.array(list))
}

fn source_location(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let of = data(ruby, this)?;
    match &of.method.kind {
        MethodKind::Code(code) => {
            let path = ruby.string(ecow::EcoString::from(&*code.body.source.path));
            Ok(ruby.array(vec![path, Value::Integer(code.body.line.into())]))
        }
        _ => Ok(Value::Nil),
    }
}
