//! `throughput FILELIST [REPETITIONS]`: how fast the files of a list are parsed, and parsed and
//! validated, on one core. Prints a JSON line; the best of the repetitions counts.

use std::hint::black_box;
use std::io::{self, Write};
use std::sync::Arc;
use std::time::Instant;
use std::{env, fs};

use marotte_diagnostics::SourceFile;
use marotte_syntax::{Language, parse};
use marotte_testkit::answer::front_end_fails;
use marotte_testkit::measure::peak_bytes;
use serde_json::json;

/// What the `marotte` binary allocates with.
#[global_allocator]
static ALLOCATOR: marotte_allocator::Allocator = marotte_allocator::ALLOCATOR;

fn main() -> io::Result<()> {
    let mut arguments = env::args().skip(1);
    let (Some(list), repetitions) = (arguments.next(), arguments.next()) else {
        return Err(io::Error::other("usage: throughput FILELIST [REPETITIONS]"));
    };
    let repetitions = repetitions.and_then(|text| text.parse().ok()).unwrap_or(3);
    let mut texts: Vec<(String, String)> = Vec::new();
    for path in fs::read_to_string(list)?.lines() {
        let text = String::from_utf8_lossy(&fs::read(path)?).into_owned();
        texts.push((path.to_owned(), text));
    }
    // A source counts its lines only once, so every repetition has sources of its own.
    let best = |work: &dyn Fn(&Arc<SourceFile>)| {
        let seconds = (0..repetitions).map(|_| {
            let named = texts
                .iter()
                .map(|(path, text)| (path.as_str(), text.as_str()));
            let sources: Vec<_> = named
                .map(|(path, text)| SourceFile::new(path, text))
                .collect();
            let start = Instant::now();
            sources.iter().for_each(work);
            start.elapsed().as_secs_f64()
        });
        seconds.fold(f64::INFINITY, f64::min)
    };
    let parse = best(&|source| {
        black_box(parse(source, &Language::default()));
    });
    let validate = best(&|source| {
        black_box(front_end_fails(source));
    });
    let bytes: usize = texts.iter().map(|(_, text)| text.len()).sum();
    let figures = json!({
        "program": "Marotte", "files": texts.len(), "bytes": bytes,
        "parse": parse, "validate": validate, "peak_bytes": peak_bytes(),
    });
    writeln!(io::stdout(), "{figures}")
}
