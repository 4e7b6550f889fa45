//! Values that are nested ten million deep, on a thread of 2 MiB: whatever is done with them ends in
//! a result or in an error.

use std::sync::Arc;
use std::thread;

use marotte_catalog::Catalog;
use marotte_compiler::{Compilation, compile};
use marotte_diagnostics::SourceFile;
use marotte_eval::catalog::{Manifests, NodeData};
use marotte_eval::{Outside, Settings};
use marotte_ir::Program;
use marotte_pcore::types::StructElement;
use marotte_pcore::{Hash, Type, Value};
use marotte_syntax::{Language, parse};

/// Deeper than any walk goes.
const DEEP: usize = 300_000;

/// What code can do with a value, `$v`; `$w` is another that is equal to it.
const USES: &[&str] = &[
    "notice($v)",
    "notice(\"${v}\")",
    "notice(String($v, '%#p'))",
    "notice($v == $w)",
    "notice($v in [$w])",
    "notice($w ? { $v => 1, default => 2 })",
    "notice({ $v => 1 }[$w])",
    "notice({ $v => 1 } == { $w => 1 })",
    "notice([$v, $w].unique)",
    "notice([$v, $w] - [$w])",
    "notice([$w, $v].sort |$a, $b| { compare('a', 'b') })",
    "notice([$v].flatten)",
    "notice(type($v))",
    "notice($v =~ Data)",
    "notice($v =~ Array[Array[String]])",
    "with($v) |Data $x| { notice($x) }",
    "with($v) |Array[Integer] $x| { notice($x) }",
    "notice(Integer($v))",
    "notice(Hash([[1, $v]]))",
    "notice(Sensitive($v))",
    "notice(Sensitive($v).unwrap == $w)",
    "notice($v.tree_each.reduce(0) |$m, $x| { $m + 1 })",
    "notice([$v].reverse_each.step(2).map |$x| { $x })",
    "notice(join([$v], ','))",
    "notice(inline_epp('<%= $x %>', { x => $v }))",
    "fail($v)",
    "notice($v + $w)",
    "notice($v < $w)",
    "notice(assert_type(Array[Integer], $v))",
    "notify { 'a': message => $v }",
    "notify { 'a': message => [$v, File['x']] }",
    "notify { 'a': message => Sensitive($v) }",
    "notify { 'a': require => $v }",
    "define d(Data $x) { notify { 'b': message => $x } } d { 'c': x => $v }",
    "class c($x) { notify { 'b': message => $x } } class { 'c': x => $v }",
    "notify { 'a': message => $v } Notify <| message == $w |> { tag => 'b' }",
    "function f(Array[Integer] $x) >> Data { $x } notice(f($v))",
    "create_resources('notify', { 'a' => { 'message' => $v } })",
    "notice(Deferred('f', [$v]))",
    "notice(Object[{ attributes => { a => { type => Any, value => $v } } }])",
    "notice(Init[Integer, $v])",
];

/// The catalog of code in which `$v` and `$w` are values.
fn compiled(code: &str, v: &Value, w: &Value) -> Result<Catalog, String> {
    let source = SourceFile::new("site.pp", code);
    let empty = || Value::Hash(Arc::new(Hash::new()));
    let parameters = [("v", v), ("w", w)];
    let compilation = Compilation {
        outside: Outside::default(),
        functions: Arc::new(marotte_functions::table()),
        settings: Settings::default(),
        manifests: Manifests::new([Program::lower(parse(&source, &Language::default()).ast)]),
        node: NodeData {
            name: "node.example.test".into(),
            parameters: parameters
                .map(|(name, value)| (name.into(), value.clone()))
                .into(),
            facts: empty(),
            trusted: empty(),
            server_facts: empty(),
            classes: Vec::new(),
        },
    };
    let catalog = compile(compilation).catalog;
    catalog.map_err(|error| error.to_string())
}

/// Something that is wrapped so many times.
fn nested(wrap: fn(Value) -> Value, depth: usize) -> Value {
    (0..depth).fold(Value::Type(Type::Any), |inner, _| wrap(inner))
}

fn in_type(wrap: fn(Type) -> Type, inner: Value) -> Value {
    match inner {
        Value::Type(of) => wrap(of).into(),
        other => other,
    }
}

const WRAPS: [fn(Value) -> Value; 4] = [
    |inner| Value::array([inner]),
    |inner| Value::hash([(Value::from("a"), inner)]),
    |inner| in_type(|of| Type::array(of, None), inner),
    |inner| in_type(Type::type_of, inner),
];

fn on_a_small_stack<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = thread::Builder::new().stack_size(2 << 20);
    let thread = thread.spawn(run).expect("a thread");
    thread.join().expect("no panic")
}

/// How a use ends does not matter, but it ends: in a result, or in an error that says where.
#[test]
fn all_uses_end() {
    for wrap in [WRAPS[0], WRAPS[1], WRAPS[2]] {
        let errors = on_a_small_stack(move || {
            let (value, other) = (nested(wrap, DEEP), nested(wrap, DEEP));
            let results = USES.iter().map(|code| compiled(code, &value, &other));
            results.filter_map(Result::err).collect::<Vec<String>>()
        });
        let too_deep = "stack level too deep: a value is nested too deeply (file: site.pp, line: 1";
        assert!(
            errors.iter().any(|error| error.contains(too_deep)),
            "{errors:#?}"
        );
    }
}

#[test]
fn ten_million_levels() {
    for wrap in [WRAPS[0], WRAPS[1], WRAPS[2]] {
        let error = on_a_small_stack(move || {
            let (value, other) = (nested(wrap, 10_000_000), nested(wrap, DEEP));
            compiled("notice($v == $w)", &value, &other).err()
        });
        assert!(error.is_some_and(|error| error.contains("nested too deeply")));
    }
}

/// Nothing is left to do but to be forgotten.
#[test]
fn all_that_holds_values_is_dropped() {
    let wraps: [fn(Value) -> Value; 5] = [
        |inner| Value::array([Value::Sensitive(Arc::new(inner))]),
        |inner| in_type(|of| Type::hash(Type::Any, of, None), inner),
        |inner| in_type(|of| Type::tuple([of], None), inner),
        |inner| in_type(|of| Type::optional(Type::type_of(of)), inner),
        |inner| {
            in_type(
                |of| Type::structure([StructElement::required("a", of)]),
                inner,
            )
        },
    ];
    on_a_small_stack(move || wraps.map(|wrap| drop(nested(wrap, DEEP))));
}
