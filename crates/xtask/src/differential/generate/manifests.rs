//! Whole manifests: classes, defines and nodes around the statements of [`statements`](super::statements).

use super::several;
use super::statements::{Body, Place};
use super::types::type_expression;
use super::values::{Kind, value};
use crate::random::Random;

/// The classes and defines that a manifest may have.
pub(super) const CLASSES: [&str; 5] = ["a", "b", "c", "a::in", "b::d"];
pub(super) const DEFINES: [&str; 3] = ["da", "db", "a::def"];

/// A manifest.
pub(super) fn program(random: &mut Random) -> String {
    let mut body = Body::new(random, Place::Top);
    if body.random.chance(8) {
        let stage = body.random.pick(&["first", "last"]);
        let relation =
            body.random
                .pick(&["before => Stage['main']", "require => Stage['main']", ""]);
        body.line(&format!("stage {{ '{stage}': {relation} }}"));
        body.stages.push(stage);
    }
    if body.random.chance(8) {
        let of = type_expression(body.random, 1);
        body.line(&format!("type Mine = {of}"));
    }
    body.base();
    // Definitions may stand behind their use, so that they are chosen first.
    body.classes = CLASSES
        .into_iter()
        .filter(|_| body.random.chance(55))
        .collect();
    body.defines = DEFINES
        .into_iter()
        .filter(|_| body.random.chance(40))
        .collect();
    let (classes, defines) = (body.classes.clone(), body.defines.clone());
    for (index, name) in classes.iter().enumerate() {
        class(&mut body, name, &classes[..index]);
    }
    for name in defines {
        define(&mut body, name);
    }
    if body.random.chance(12) {
        node(&mut body);
    }
    for class in classes {
        if body.random.chance(60) {
            body.class_use(class);
        }
    }
    let count = 1 + body.random.below(6);
    body.statements(count);
    body.text
}

fn class(body: &mut Body<'_>, name: &str, before: &[&str]) {
    let (parameters, names) = parameters(body, 0);
    let inherits = match before.is_empty() || body.random.chance(60) {
        true => String::new(),
        false => format!(" inherits {}", body.random.pick(before)),
    };
    body.open(&format!("class {name}{parameters}{inherits} {{"));
    let count = body.random.below(5);
    let place = match inherits.is_empty() {
        true => Place::Class,
        false => Place::Subclass,
    };
    body.within(place, names, |body| body.statements(count));
    body.close();
}

fn define(body: &mut Body<'_>, name: &str) {
    let least = if body.random.chance(85) { 2 } else { 0 };
    let (parameters, mut names) = parameters(body, least);
    names.push("title");
    body.open(&format!("define {name}{parameters} {{"));
    let count = body.random.below(4);
    body.within(Place::Define, names, |body| body.statements(count));
    body.close();
}

fn node(body: &mut Body<'_>) {
    let name = body.random.pick(&[
        "default",
        "'node.example.com'",
        "/^node/",
        "'other', 'node'",
        "/x/, default",
        "'node'",
    ]);
    body.open(&format!("node {name} {{"));
    let count = 1 + body.random.below(3);
    body.within(Place::Node, Vec::new(), |body| body.statements(count));
    body.close();
    if !name.contains("default") && body.random.chance(90) {
        body.open("node default {");
        body.within(Place::Node, Vec::new(), |body| body.statements(1));
        body.close();
    }
}

/// Types with values that they have.
const FITTING: [(&str, &str); 10] = [
    ("String ", "'a'"),
    ("Integer ", "1"),
    ("Optional[Integer] ", "undef"),
    ("Array[String] ", "['a', 'b']"),
    ("Hash ", "{'k' => 'v'}"),
    ("Enum['a', 'b'] ", "'b'"),
    ("", "'plain'"),
    ("", "undef"),
    ("Variant[Integer, String] ", "'a'"),
    ("Any ", "[1]"),
];

/// The parameters of a class or define, and their names.
fn parameters(body: &mut Body<'_>, least: usize) -> (String, Vec<&'static str>) {
    if least == 0 && body.random.chance(50) {
        return (String::new(), Vec::new());
    }
    let mut names = Vec::new();
    let list = several(body.random, least.max(1), 2, ", ", |random| {
        let name = if names.is_empty() { "p" } else { "q" };
        names.push(name);
        let (mut of, mut default) = FITTING[random.below(FITTING.len())];
        let (other_type, other_value) = (
            type_expression(random, 1) + " ",
            value(random, Kind::Any, 1),
        );
        match random.below(40) {
            0 if random.chance(20) => of = "Mine ",
            1 => of = &other_type,
            2 => default = &other_value,
            3 => {
                default = random.pick(&[
                    "$facts['kernel']",
                    "$name",
                    "$title",
                    "$::a::p",
                    "$a::v",
                    "$q",
                    "$p",
                    "$b::p",
                ]);
            }
            _ => {}
        }
        match random.chance(2) {
            true => format!("{of}${name}"),
            false => format!("{of}${name} = {default}"),
        }
    });
    (format!("({list})"), names)
}
