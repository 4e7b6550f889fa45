//! `nil`, `true` and `false`.

use super::number::complex;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, NativeMethod, between, native};
use crate::object::{HashTable, Value};

pub(crate) static NIL: ClassDef = ClassDef {
    name: "NilClass",
    methods: &[
        &[
            native("to_a", 0, |ruby, _, _| Ok(ruby.array(Vec::new()))),
            native("to_h", 0, |ruby, _, _| Ok(ruby.hash(HashTable::default()))),
            native("to_i", 0, |_, _, _| Ok(Value::Integer(0))),
            native("to_f", 0, |_, _, _| Ok(Value::Float(0.0))),
            native(
                "to_r",
                0,
                |ruby, _, _| Ok(ruby.rational(0.into(), 1.into())),
            ),
            between("rationalize", 0, 1, |ruby, _, _| {
                Ok(ruby.rational(0.into(), 1.into()))
            }),
            native("to_c", 0, |ruby, _, _| {
                complex::of_class(ruby, "rect", &[Value::Integer(0)])
            }),
            native("to_s", 0, |ruby, _, _| Ok(ruby.frozen_string(""))),
            native("inspect", 0, |ruby, _, _| Ok(ruby.string("nil"))),
            native("=~", 1, |_, _, _| Ok(Value::Nil)),
        ],
        LOGIC,
    ],
    ..ClassDef::NONE
};

pub(crate) static TRUE: ClassDef = ClassDef {
    name: "TrueClass",
    methods: &[TEXT, LOGIC],
    ..ClassDef::NONE
};

pub(crate) static FALSE: ClassDef = ClassDef {
    name: "FalseClass",
    methods: &[TEXT, LOGIC],
    ..ClassDef::NONE
};

const TEXT: &[NativeMethod] = &[native("to_s", 0, to_s), native("inspect", 0, to_s)];

const LOGIC: &[NativeMethod] = &[
    native("&", 1, |_, this, args| {
        Ok((this.is_truthy() && args.at(0).is_truthy()).into())
    }),
    native("|", 1, |_, this, args| {
        Ok((this.is_truthy() || args.at(0).is_truthy()).into())
    }),
    native("^", 1, |_, this, args| {
        Ok((this.is_truthy() != args.at(0).is_truthy()).into())
    }),
    native("==", 1, |_, this, args| Ok(this.is_same(args.at(0)).into())),
    native("===", 1, |_, this, args| {
        Ok(this.is_same(args.at(0)).into())
    }),
];

fn to_s(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(ruby.frozen_string(if this.is_truthy() { "true" } else { "false" }))
}
