//! `scripts FOLDER MANIFEST… [--repetitions COUNT]`: how long manifests take that call what modules
//! have in Ruby. Each is evaluated again and again by one evaluator, with the modules of an
//! environment, on one core; parsing is not counted. Prints a JSON line: `first`, the seconds of the
//! first time, `warm`, the least of the others, and the value.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

use marotte_diagnostics::SourceFile;
use marotte_environment::{Cache, Disk, Environment, Options};
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, Settings};
use marotte_ir::Program;
use marotte_pcore::convert::to_program_string;
use marotte_syntax::{Language, parse};
use marotte_testkit::measure::processor_seconds;
use serde_json::{Value, json};

/// What the `marotte` binary allocates with.
#[global_allocator]
static ALLOCATOR: marotte_allocator::Allocator = marotte_allocator::ALLOCATOR;

fn main() -> io::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (manifests, repetitions) = match arguments.as_slice() {
        [before @ .., flag, count] if flag == "--repetitions" => {
            (before, count.parse().map_err(io::Error::other)?)
        }
        all => (all, 5),
    };
    let Some((folder, manifests)) = manifests.split_first() else {
        return Err(io::Error::other("usage: scripts FOLDER MANIFEST…"));
    };
    let options = Options::default();
    let environment = Environment::open(Arc::new(Disk), folder, options, Cache::new());
    let environment = Arc::new(environment);
    let functions = Arc::new(marotte_functions::table());
    let mut topics = BTreeMap::new();
    for path in manifests {
        let topic = Path::new(path).file_stem().unwrap_or_default();
        let topic = topic.to_string_lossy().into_owned();
        topics.insert(
            topic,
            measured(&environment, &functions, path, repetitions)?,
        );
    }
    writeln!(
        io::stdout(),
        "{}",
        json!({"program": "Marotte", "topics": topics})
    )
}

fn measured(
    environment: &Arc<Environment>,
    functions: &Arc<FunctionTable>,
    path: &str,
    repetitions: u32,
) -> io::Result<Value> {
    let source = SourceFile::new(path, fs::read_to_string(path)?);
    let program = Program::lower(parse(&source, &Language::default()).ast);
    let outside = environment.outside();
    let mut evaluator = Evaluator::new(outside, functions.clone(), Settings::default());
    let mut once = || {
        let start = processor_seconds();
        let value = evaluator.evaluate_program(&program);
        let seconds = processor_seconds() - start;
        let value = value.map_err(|signal| io::Error::other(signal.message()))?;
        Ok::<_, io::Error>((seconds, value))
    };
    let (first, value) = once()?;
    let mut warm = f64::INFINITY;
    for _ in 0..repetitions {
        warm = warm.min(once()?.0);
    }
    let value = to_program_string(&value).to_string();
    Ok(json!({"first": first, "warm": warm, "value": value}))
}
