//! Catalogs of nodes of an environment on a disk, to their JSON, in one process. Prints a JSON
//! line; the best of the repetitions counts.
//!
//! - `fleet node FOLDER NAME FACTS [REPETITIONS]`: one node again and again, on one core: `fresh`
//!   with a new environment that parses all files, `cached` with one that has them parsed.
//! - `fleet nodes FOLDER FACTS COUNT THREADS`: so many nodes with one environment, named after the
//!   one that the facts are of: `web01.example.com` makes `web0001.example.com` and so on.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use std::{env, fs, thread};

use marotte_compiler::{Compilation, compile};
use marotte_environment::{Cache, Disk, Environment, Options};
use marotte_eval::Settings;
use marotte_eval::catalog::{Manifests, NodeData};
use marotte_eval::function::FunctionTable;
use marotte_pcore::Value;
use marotte_pcore::convert::from_json;
use marotte_syntax::{Language, Strict};
use marotte_testkit::measure::{Counter, peak_bytes, processor_seconds};
use serde_json::{Map, Value as Json, json};

#[global_allocator]
static ALLOCATOR: marotte_allocator::Allocator = marotte_allocator::ALLOCATOR;

const USAGE: &str = "usage: fleet node FOLDER NAME FACTS [REPETITIONS]\n       \
                     fleet nodes FOLDER FACTS COUNT THREADS";

fn main() -> io::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let figures = match *arguments.as_slice() {
        ["node", folder, name, facts] => node(folder, name, facts, 5)?,
        ["node", folder, name, facts, repetitions] => {
            node(folder, name, facts, number(repetitions)? as u32)?
        }
        ["nodes", folder, facts, count, threads] => {
            nodes(folder, facts, number(count)?, number(threads)?)?
        }
        _ => return Err(io::Error::other(USAGE)),
    };
    writeln!(io::stdout(), "{figures}")
}

/// The usual settings, or lenient ones if the environment asks for them.
fn settings() -> Settings {
    let usual = Settings::default();
    match env::var("MAROTTE_BENCH_LENIENT") {
        Ok(wanted) if !wanted.is_empty() => Settings {
            language: Language {
                strict: Strict::Warning,
                ..usual.language
            },
            strict_variables: false,
            ..usual
        },
        _ => usual,
    }
}

fn number(text: &str) -> io::Result<usize> {
    text.parse().map_err(io::Error::other)
}

/// An environment with its first manifests.
struct Opened {
    environment: Arc<Environment>,
    functions: Arc<FunctionTable>,
    manifests: Arc<Manifests>,
}

impl Opened {
    fn new(folder: &str, cache: &Arc<Cache>) -> io::Result<Self> {
        let name = Path::new(folder).file_name().unwrap_or_default();
        let options = Options {
            name: name.to_string_lossy().as_ref().into(),
            language: settings().language,
            ..Options::default()
        };
        let environment = Environment::open(Arc::new(Disk), folder, options, cache.clone());
        let manifests = environment.initial_manifests();
        let manifests =
            manifests.map_err(|error| io::Error::other(error.failure.into_diagnostic()))?;
        Ok(Self {
            environment: Arc::new(environment),
            functions: Arc::new(marotte_functions::table()),
            manifests: manifests.programs.clone(),
        })
    }

    /// The resources of a node's catalog, and the size of its JSON.
    fn compile(&self, name: &str, facts: &Map<String, Json>) -> io::Result<(usize, usize)> {
        let compiled = compile(Compilation {
            outside: self.environment.outside(),
            functions: self.functions.clone(),
            settings: settings(),
            manifests: self.manifests.clone(),
            node: node_data(name, facts),
        });
        let catalog = compiled.catalog.map_err(io::Error::other)?;
        let mut counter = Counter::default();
        marotte_catalog::write_json(&catalog, &mut counter)?;
        Ok((catalog.resources.len(), counter.0))
    }
}

fn node(folder: &str, name: &str, facts: &str, repetitions: u32) -> io::Result<Json> {
    let facts = read_facts(facts)?;
    let (mut fresh, mut cached) = (f64::INFINITY, f64::INFINITY);
    let (mut resources, mut bytes) = (0, 0);
    for _ in 0..repetitions {
        let start = processor_seconds();
        (resources, bytes) = Opened::new(folder, &Cache::new())?.compile(name, &facts)?;
        fresh = fresh.min(processor_seconds() - start);
    }
    let kept = Opened::new(folder, &Cache::new())?;
    for _ in 0..=repetitions {
        let start = processor_seconds();
        kept.compile(name, &facts)?;
        cached = cached.min(processor_seconds() - start);
    }
    Ok(json!({
        "program": "Marotte", "resources": resources, "json_bytes": bytes,
        "fresh": fresh, "cached": cached, "peak_bytes": peak_bytes(),
    }))
}

fn nodes(folder: &str, facts: &str, count: usize, threads: usize) -> io::Result<Json> {
    let named = Path::new(facts).file_stem().unwrap_or_default();
    let named = named.to_string_lossy().into_owned();
    let facts = read_facts(facts)?;
    let (host, domain) = named.split_once('.').unwrap_or((&named, ""));
    let host = host.trim_end_matches(|c: char| c.is_ascii_digit());
    let cache = Cache::new();
    let start = Instant::now();
    let opened = Opened::new(folder, &cache)?;
    let (next, resources) = (AtomicUsize::new(1), AtomicUsize::new(0));
    let work = || -> io::Result<()> {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index > count {
                return Ok(());
            }
            let name = format!("{host}{index:04}.{domain}");
            let (found, _) = opened.compile(&name, &facts)?;
            resources.fetch_add(found, Ordering::Relaxed);
        }
    };
    thread::scope(|scope| {
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, work);
        let workers: Vec<_> = (0..threads.max(1)).map(spawn).collect::<io::Result<_>>()?;
        for worker in workers {
            let worked = worker.join();
            worked.map_err(|_| io::Error::other("a compilation panicked"))??;
        }
        io::Result::Ok(())
    })?;
    let seconds = start.elapsed().as_secs_f64();
    // Each file that a compilation used was parsed at its first use; a second time would count.
    Ok(json!({
        "nodes": count, "threads": threads, "seconds": seconds,
        "resources": resources.into_inner(), "parses": cache.parses(), "files": cache.file_count(),
        "peak_bytes": peak_bytes(),
    }))
}

fn node_data(name: &str, facts: &Map<String, Json>) -> NodeData {
    let (hostname, domain) = name.split_once('.').unwrap_or((name, ""));
    let trusted = json!({
        "authenticated": "remote", "certname": name, "extensions": {},
        "hostname": hostname, "domain": domain, "external": {},
    });
    let parameters = facts.iter();
    NodeData {
        name: name.into(),
        parameters: parameters
            .map(|(name, value)| (name.as_str().into(), from_json(value)))
            .collect(),
        facts: from_json(&Json::Object(facts.clone())),
        trusted: from_json(&trusted),
        server_facts: Value::hash([]),
        classes: Vec::new(),
    }
}

/// Facts in JSON, alone or as `puppet facts` prints them.
fn read_facts(path: &str) -> io::Result<Map<String, Json>> {
    let facts = serde_json::from_str(&fs::read_to_string(path)?).map_err(io::Error::other)?;
    let Json::Object(mut facts) = facts else {
        return Err(io::Error::other(format!("{path}: no facts")));
    };
    match facts.remove("values") {
        Some(Json::Object(values)) => Ok(values),
        _ => Ok(facts),
    }
}
