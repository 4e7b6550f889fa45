//! `evaluation FILELIST [REPETITIONS]`: how long the files of a list take to evaluate, each on its
//! own and on one core; parsing is not counted. Prints a JSON line; the best of the repetitions
//! counts.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use std::{env, fs};

use marotte_diagnostics::SourceFile;
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, Outside, Settings};
use marotte_ir::Program;
use marotte_pcore::Value;
use marotte_pcore::convert::to_program_string;
use marotte_syntax::{Language, parse};
use marotte_testkit::measure::peak_bytes;
use serde_json::json;

/// What the `marotte` binary allocates with.
#[global_allocator]
static ALLOCATOR: marotte_allocator::Allocator = marotte_allocator::ALLOCATOR;

fn main() -> io::Result<()> {
    let mut arguments = env::args().skip(1);
    let (Some(list), repetitions) = (arguments.next(), arguments.next()) else {
        return Err(io::Error::other("usage: evaluation FILELIST [REPETITIONS]"));
    };
    let repetitions = repetitions.and_then(|text| text.parse().ok()).unwrap_or(3);
    let functions = Arc::new(marotte_functions::table());
    let mut topics = BTreeMap::new();
    for path in fs::read_to_string(list)?.lines() {
        let text = fs::read_to_string(path)?;
        let mut best = f64::INFINITY;
        let mut shown = String::new();
        for _ in 0..repetitions {
            let (seconds, value) = once(&functions, path, &text)?;
            best = best.min(seconds);
            shown = value;
        }
        let topic = Path::new(path).file_stem().unwrap_or_default();
        topics.insert(
            topic.to_string_lossy().into_owned(),
            json!({"seconds": best, "value": shown}),
        );
    }
    let figures = json!({"program": "Marotte", "topics": topics, "peak_bytes": peak_bytes()});
    writeln!(io::stdout(), "{figures}")
}

/// The seconds of one evaluation, and the value as code unless it is large.
fn once(functions: &Arc<FunctionTable>, path: &str, text: &str) -> io::Result<(f64, String)> {
    const MOST: usize = 1000;
    let source = SourceFile::new(path, text);
    let program = Program::lower(parse(&source, &Language::default()).ast);
    let world = Outside::default();
    let mut evaluator = Evaluator::new(world, functions.clone(), Settings::default());
    let start = Instant::now();
    let value = evaluator.evaluate_program(&program);
    let seconds = start.elapsed().as_secs_f64();
    let value = value.map_err(|signal| io::Error::other(signal.message()))?;
    // A large value costs more to show than to make.
    let shown = match &value {
        Value::Array(values) if values.len() > MOST => String::new(),
        value => to_program_string(value).to_string(),
    };
    Ok((seconds, shown))
}
