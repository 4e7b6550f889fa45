//! `compilation MANIFEST [REPETITIONS]`: how long the catalog of a manifest takes, to its JSON and
//! on one core: `fresh` with parsing, `cached` without. Prints a JSON line; the best of the
//! repetitions counts.

use std::io::{self, Write};
use std::sync::Arc;
use std::{env, fs};

use marotte_compiler::{Compilation, compile};
use marotte_diagnostics::SourceFile;
use marotte_eval::catalog::{Manifests, NodeData};
use marotte_eval::function::FunctionTable;
use marotte_eval::{Outside, Settings};
use marotte_ir::Program;
use marotte_pcore::{Hash, Value};
use marotte_syntax::{Language, parse};
use marotte_testkit::measure::{Counter, peak_bytes, processor_seconds};
use serde_json::json;

/// What the `marotte` binary allocates with.
#[global_allocator]
static ALLOCATOR: marotte_allocator::Allocator = marotte_allocator::ALLOCATOR;

fn main() -> io::Result<()> {
    let mut arguments = env::args().skip(1);
    let (Some(path), repetitions) = (arguments.next(), arguments.next()) else {
        return Err(io::Error::other(
            "usage: compilation MANIFEST [REPETITIONS]",
        ));
    };
    let repetitions: u32 = repetitions.and_then(|text| text.parse().ok()).unwrap_or(3);
    let text = fs::read_to_string(&path)?;
    let functions = Arc::new(marotte_functions::table());
    let (mut fresh, mut cached) = (f64::INFINITY, f64::INFINITY);
    let (mut resources, mut bytes) = (0, 0);
    for _ in 0..repetitions {
        let start = processor_seconds();
        let program = parsed(&path, &text);
        let parsing = processor_seconds() - start;
        let start = processor_seconds();
        (resources, bytes) = once(&functions, &program)?;
        let compiling = processor_seconds() - start;
        fresh = fresh.min(parsing + compiling);
        cached = cached.min(compiling);
    }
    let figures = json!({
        "program": "Marotte", "resources": resources, "json_bytes": bytes,
        "fresh": fresh, "cached": cached, "peak_bytes": peak_bytes(),
    });
    writeln!(io::stdout(), "{figures}")
}

fn parsed(path: &str, text: &str) -> Arc<Program> {
    let source = SourceFile::new(path, text);
    Program::lower(parse(&source, &Language::default()).ast)
}

/// The resources of a catalog, and the size of its JSON.
fn once(functions: &Arc<FunctionTable>, program: &Arc<Program>) -> io::Result<(usize, usize)> {
    let empty = || Value::Hash(Arc::new(Hash::new()));
    let compiled = compile(Compilation {
        outside: Outside::default(),
        functions: functions.clone(),
        settings: Settings::default(),
        manifests: Manifests::new([program.clone()]),
        node: NodeData {
            name: "bench.example.test".into(),
            parameters: Vec::new(),
            facts: empty(),
            trusted: empty(),
            server_facts: empty(),
            classes: Vec::new(),
        },
    });
    let catalog = compiled.catalog.map_err(io::Error::other)?;
    let mut counter = Counter::default();
    marotte_catalog::write_json(&catalog, &mut counter)?;
    Ok((catalog.resources.len(), counter.0))
}
