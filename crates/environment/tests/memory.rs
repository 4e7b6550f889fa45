//! Whatever an environment and its compilations have made is given back with them: types that speak
//! of themselves, of each other, of those that they extend.
#![expect(
    unsafe_code,
    reason = "an allocator cannot be written without it; this one only counts"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::Arc;
use std::sync::atomic::{AtomicIsize, Ordering};

use marotte_diagnostics::SourceFile;
use marotte_environment::{Cache, Environment, Memory, Options};
use marotte_eval::catalog::{Manifests, NodeData};
use marotte_eval::{Evaluator, Settings};
use marotte_ir::Program;
use marotte_pcore::Value;
use marotte_syntax::{Language, parse};

struct Counting;

static LIVE: AtomicIsize = AtomicIsize::new(0);

// SAFETY: the system's allocator does the work, with what it is given.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        LIVE.fetch_add(layout.size() as isize, Ordering::Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size() as isize, Ordering::Relaxed);
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

const SITE: &str = r"
    type Local = Variant[Integer, Array[Local]]
    type Left = Optional[Hash[String, Right]]
    type Right = Tuple[Left, Data]
    type Missing = Array[Variant[Local, Missing]]
    function local(Left $x) >> Local { [1, [2]] }
    class top(M::Tree $tree, M::A $a, M::Node $node, M::One $one, Local $local = local({})) {
        $tree.each |M::Tree $part| { notice($part) }
        notify { 'types': message => [M::A, M::Two, Missing] }
    }
    class { 'top':
        tree => [[1], [2, [3]]],
        a    => [[]],
        node => M::Node({ 'next' => M::Leaf({ 'next' => undef, 'a' => [] }) }),
        one  => [[]],
    }
    M::Leaf({ 'next' => undef, 'a' => [] }) =~ M::Node
";

const FILES: [(&str, &str); 7] = [
    ("init", "class m { }"),
    ("tree", "type M::Tree = Array[Variant[Integer, M::Tree]]"),
    ("a", "type M::A = Array[M::B]"),
    ("b", "type M::B = Variant[Integer, Array[M::A], M::Tree]"),
    (
        "node",
        "type M::Node = Object[{ attributes => { next => Optional[M::Leaf] } }]",
    ),
    (
        "leaf",
        "type M::Leaf = Object[{ parent => M::Node, attributes => { a => M::A } }]",
    ),
    (
        "init_typeset",
        "type M = TypeSet[{ pcore_version => '1.0.0', version => '1.0.0', types => {
            One => Array[Two],
            Two => Variant[Array[One], Three, M],
            Three => { attributes => { three => Optional[Three] } },
        } }]",
    ),
];

fn open(site: &str, cache: &Arc<Cache>) -> Arc<Environment> {
    let mut memory = Memory::new();
    memory.insert("ENV/manifests/site.pp", site);
    for (name, text) in FILES {
        let folder = if name == "init" { "manifests" } else { "types" };
        memory.insert(&format!("ENV/modules/m/{folder}/{name}.pp"), text);
    }
    let options = Options::default();
    let environment = Environment::open(Arc::new(memory), "ENV", options, cache.clone());
    Arc::new(environment)
}

fn compile(environment: &Arc<Environment>, programs: &Arc<Manifests>) -> Result<(), String> {
    for name in ["a.example.com", "b.example.com"] {
        let functions = Arc::new(marotte_functions::table());
        let mut evaluator = Evaluator::new(environment.outside(), functions, Settings::default());
        let node = NodeData {
            name: name.into(),
            parameters: Vec::new(),
            facts: Value::hash([]),
            trusted: Value::hash([]),
            server_facts: Value::hash([]),
            classes: Vec::new(),
        };
        let compiled = evaluator.compile(node, programs);
        compiled.map_err(|signal| signal.message())?;
    }
    Ok(())
}

/// Opens an environment and compiles its nodes.
fn compile_anew(site: &str, cache: &Arc<Cache>) -> Result<(), String> {
    let environment = open(site, cache);
    let manifests = environment.initial_manifests().ok().unwrap();
    compile(&environment, &manifests.programs)
}

fn live() -> isize {
    LIVE.load(Ordering::Relaxed)
}

/// One after the other, since all memory of the process is counted.
#[test]
fn nothing_is_left_behind() {
    environments_are_given_back();
    code_is_given_back();
}

fn environments_are_given_back() {
    let cache = Cache::new();
    let mut broken = SITE.to_owned();
    broken.push_str("type Broken = Array[Variant[Broken, Local, Integer[2, 1]]]\n$x = Broken");
    let mut after_warming_up = 0;
    // Two a round: one of them fails.
    for round in 0..500 {
        assert_eq!(compile_anew(SITE, &cache), Ok(()));
        assert!(compile_anew(&broken, &cache).is_err());
        if round == 20 {
            after_warming_up = live();
        }
    }
    let grown = live() - after_warming_up;
    assert!(grown.abs() < 4096, "{grown} bytes more after 480 rounds");
}

/// Code that is no file of the environment, in one environment that lives on.
fn code_is_given_back() {
    let environment = open(SITE, &Cache::new());
    let mut after_warming_up = 0;
    for round in 0..300 {
        let code = SourceFile::new("code.pp", format!("{SITE}\n$round = {round}"));
        let program = Program::lower(parse(&code, &Language::default()).ast);
        assert_eq!(compile(&environment, &Manifests::new([program])), Ok(()));
        if round == 100 {
            after_warming_up = live();
        }
    }
    // What was made of the last ones may still be there.
    let grown = live() - after_warming_up;
    assert!(grown < 300_000, "{grown} bytes more after 200 rounds");
}
