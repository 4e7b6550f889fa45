//! Types, signatures and types of parameters are made once for all compilations of an environment,
//! and each compilation still comes to what it would come to alone.

use std::sync::Arc;

use marotte_environment::{Cache, Environment, Memory, Options};
use marotte_eval::catalog::{Manifests, NodeData};
use marotte_eval::{Evaluator, Loader, Settings};
use marotte_pcore::Value;
use marotte_syntax::{Language, SourceKind, Strict};

const FILES: [(&str, &str); 14] = [
    (
        "m/manifests/init.pp",
        "class m(M::A $a = [1], Optional[M::C] $c = undef) {
            notice(m::first($a), $a.map |M::B $x| { $x })
            m::d { 'd': a => $a }
        }",
    ),
    (
        "m/manifests/d.pp",
        "define m::d(Array[Variant[Integer, M::A, M::C]] $a) { notice($a) }",
    ),
    (
        "m/functions/first.pp",
        "function m::first(M::A $of) >> Optional[M::B] { $of[0] }",
    ),
    ("m/types/a.pp", "type M::A = Array[M::B]"),
    ("m/types/b.pp", "type M::B = Variant[Integer, M::C, M::A]"),
    ("m/types/c.pp", "type M::C = Enum['c']"),
    // Something to log whenever it is loaded.
    (
        "m/types/doubtful.pp",
        "type M::Doubtful = Object[{ attributes => { a => M::C, a => M::C } }]",
    ),
    ("m/types/broken.pp", "type M::Broken = Array[M::A, M::A]"),
    (
        "m/types/object.pp",
        "type M::Object = Object[{ attributes => { next => Optional[M::Object], c => M::C } }]",
    ),
    // Looking for its name imports a class that needs the type itself.
    ("m/types/other.pp", "type M::Other = Variant[M::C, N::T]"),
    (
        "n/manifests/init.pp",
        "class n(M::Other $other = 'c') { notice($other) }",
    ),
    ("n/types/t.pp", "type N::T = Hash[String, M::Other]"),
    (
        "n/types/init_typeset.pp",
        "type N = TypeSet[{ pcore_version => '1.0.0', version => '1.0.0', types => {
            One => Array[Two], Two => Variant[Integer, One] } }]",
    ),
    (
        "n/manifests/failing.pp",
        "class n::failing(N::Nothing $x) { }",
    ),
];

const SITES: [&str; 20] = [
    "include m",
    "class { 'm': a => [1, 2, 'c'] }",
    "class { 'm': a => ['no'] }",
    "m::d { 'x': a => ['c', [1], 'c'] }",
    "include m, n",
    "include n, m",
    "include n::failing",
    // Names that mean something else here.
    "type M::C = Integer[5, 6]\n class { 'm': a => ['c'] }",
    "type M::C = Integer[5, 6]\n include m, n",
    "type M::B = String\n class { 'm': a => ['a', 'b'] }",
    "define m::b() { }\n class { 'm': a => [M::B] }",
    "define m::c() { }\n notice(M::B, M::A) include m",
    "type N::T = Integer\n notice(M::Other, 7 =~ M::Other) include n",
    // What is logged and what fails.
    "notice(M::Doubtful) notice(M::Doubtful) include m",
    "notice(M::Object, M::Nothing)",
    "$x = M::Broken",
    "class x(M::Broken $x) { } include x",
    "function f(M::Broken $x) { } f(1)",
    "notice(M::Object('c' => 'c') =~ M::Object, [1] =~ N::One, N::Two)",
    "include m 'M::B' -> Notify['x']",
];

fn environment() -> Arc<Environment> {
    let mut memory = Memory::new();
    for (path, text) in FILES {
        memory.insert(&format!("ENV/modules/{path}"), text);
    }
    let options = Options {
        language: language(),
        ..Options::default()
    };
    let (files, cache) = (Arc::new(memory), Cache::new());
    Arc::new(Environment::open(files, "ENV", options, cache))
}

fn language() -> Language {
    Language {
        strict: Strict::Warning,
        ..Language::default()
    }
}

/// What a compilation comes to: what it logs, and the error if it fails.
fn compile(environment: &Arc<Environment>, site: &str) -> Vec<String> {
    let functions = Arc::new(marotte_functions::table());
    let settings = Settings {
        language: language(),
        ..Settings::default()
    };
    let mut evaluator = Evaluator::new(environment.outside(), functions, settings);
    let program = evaluator.parse_program("site.pp", site, SourceKind::Manifest);
    let node = NodeData {
        name: "node.example.com".into(),
        parameters: Vec::new(),
        facts: Value::hash([]),
        trusted: Value::hash([]),
        server_facts: Value::hash([]),
        classes: Vec::new(),
    };
    let compiled = evaluator.compile(node, &Manifests::new(program));
    let logs = evaluator.logs.iter();
    let logs = logs.map(|log| format!("{}: {}", log.level.as_str(), log.message));
    logs.chain(compiled.err().map(|signal| signal.message()))
        .collect()
}

fn made(environment: &Environment) -> u64 {
    environment.definitions().unwrap().made()
}

#[test]
fn a_compilation_comes_to_what_it_would_come_to_alone() {
    let alone: Vec<_> = SITES.map(|site| compile(&environment(), site)).into();
    assert_eq!(alone[0], ["notice: 1 [1]", "notice: [1]"]);
    let count = SITES.len();
    // Each site after each other one.
    for step in 0..count {
        let environment = environment();
        for index in 0..2 * count {
            let at = (index * (2 * step + 1) + step) % count;
            let found = compile(&environment, SITES[at]);
            assert_eq!(found, alone[at], "{}", SITES[at]);
        }
    }
}

#[test]
fn what_was_made_is_not_made_again() {
    let environment = environment();
    let sites = [SITES[0], SITES[4], SITES[18]];
    for site in sites {
        compile(&environment, site);
    }
    let first = made(&environment);
    // Seven types, the parameters of two classes and a define, a function and a lambda.
    assert_eq!(first, 12);
    for _ in 0..10 {
        for site in sites {
            compile(&environment, site);
        }
    }
    assert_eq!(made(&environment), first);
}

#[test]
fn threads_share() {
    let environment = environment();
    let expected = compile(&environment, SITES[0]);
    let first = made(&environment);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..50 {
                    assert_eq!(compile(&environment, SITES[0]), expected);
                }
            });
        }
    });
    assert_eq!(made(&environment), first);
}
