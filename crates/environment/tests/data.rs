//! Data and its configurations: parsed once for all nodes, looked at again by each compilation.
//!
//! What is seen when is the reference's rule: with any `environment_timeout`, a compilation reads a
//! file again whose inode, time or size has changed, while manifests are those of the environment.

use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use marotte_diagnostics::Diagnostic;
use marotte_environment::{Cache, Entry, Environment, Files, Memory, Options, Stamp};
use marotte_eval::catalog::NodeData;
use marotte_eval::{Evaluator, Settings};
use marotte_pcore::Value;

/// Files that can change, and how often one was read.
#[derive(Default)]
struct Changing {
    memory: Mutex<Memory>,
    reads: AtomicUsize,
}

impl Changing {
    fn insert(&self, path: &str, text: &str) {
        self.memory.lock().unwrap().insert(path, text);
    }
}

impl Files for Changing {
    fn read(&self, path: &str) -> Option<io::Result<Vec<u8>>> {
        self.reads.fetch_add(1, Ordering::Relaxed);
        self.memory.lock().unwrap().read(path)
    }

    fn exists(&self, path: &str) -> bool {
        self.memory.lock().unwrap().exists(path)
    }

    fn stamp(&self, path: &str) -> Option<Stamp> {
        self.memory.lock().unwrap().stamp(path)
    }

    fn is_dir(&self, path: &str) -> bool {
        self.memory.lock().unwrap().is_dir(path)
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        self.memory.lock().unwrap().list(folder)
    }
}

const HIERARCHY: &str = "
version: 5
hierarchy:
  - name: all
    paths: ['nodes/%{trusted.certname}.yaml', 'common.yaml']
";

const METADATA: &str = r#"{"name": "a-m", "source": "x", "author": "a", "version": "1.0.0",
    "license": "x", "dependencies": []}"#;

fn files() -> Arc<Changing> {
    let files = Changing::default();
    files.insert("ENV/hiera.yaml", HIERARCHY);
    files.insert("ENV/data/common.yaml", "key: old\nm::a: 1\n");
    files.insert("ENV/modules/m/manifests/init.pp", "class m($a, $b) { }");
    files.insert("ENV/modules/m/metadata.json", METADATA);
    files.insert("ENV/modules/m/hiera.yaml", "version: 5");
    files.insert(
        "ENV/modules/m/data/common.yaml",
        "m::b: 2\nlookup_options: { '^m::.*': { merge: first } }",
    );
    let site = "include m\nnotice(lookup('key'))";
    files.insert("ENV/manifests/site.pp", site);
    Arc::new(files)
}

fn open(files: &Arc<Changing>) -> Arc<Environment> {
    let options = Options::default();
    let environment = Environment::open(files.clone(), "ENV", options, Cache::new());
    Arc::new(environment)
}

/// What a node's catalog logs, or why there is none.
fn compile(environment: &Arc<Environment>, name: &str) -> Result<String, Box<Diagnostic>> {
    let manifests = environment.initial_manifests().ok().unwrap();
    let functions = Arc::new(marotte_functions::table());
    let mut evaluator = Evaluator::new(environment.outside(), functions, Settings::default());
    let node = NodeData {
        name: name.into(),
        parameters: Vec::new(),
        facts: Value::hash([]),
        trusted: Value::hash([("certname".into(), name.into())]),
        server_facts: Value::hash([]),
        classes: Vec::new(),
    };
    let compiled = evaluator.compile(node, &manifests.programs);
    compiled.map_err(marotte_eval::Signal::into_diagnostic)?;
    let logged = evaluator.logs.iter();
    let logged = logged.filter(|log| log.level > marotte_eval::Level::Debug);
    let logged = logged.map(|log| log.message.to_string());
    Ok(logged.collect::<Vec<_>>().join("\n"))
}

#[test]
fn nothing_is_parsed_or_read_twice() {
    let files = files();
    let environment = open(&files);
    assert_eq!(compile(&environment, "a").unwrap(), "old");
    let (parses, reads) = (
        environment.data_parses(),
        files.reads.load(Ordering::Relaxed),
    );
    // Two configurations and two data files.
    assert_eq!(parses, 4);
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let environment = &environment;
            scope.spawn(move || {
                for index in 0..5 {
                    let name = format!("n{index}.of{thread}");
                    assert_eq!(compile(environment, &name).unwrap(), "old");
                }
            });
        }
    });
    assert_eq!(environment.data_parses(), parses);
    assert_eq!(files.reads.load(Ordering::Relaxed), reads);
}

#[test]
fn the_next_compilation_sees_what_has_changed() {
    let files = files();
    let environment = open(&files);
    assert_eq!(compile(&environment, "a").unwrap(), "old");
    files.insert("ENV/data/common.yaml", "key: new\nm::a: 1\n");
    assert_eq!(compile(&environment, "a").unwrap(), "new");
    files.insert("ENV/data/nodes/a.yaml", "key: own");
    assert_eq!(compile(&environment, "a").unwrap(), "own");
    let other = HIERARCHY.replace("nodes/%{trusted.certname}.yaml", "other.yaml");
    files.insert("ENV/hiera.yaml", &other);
    assert_eq!(compile(&environment, "a").unwrap(), "new");
    files.insert("ENV/data/other.yaml", "key: another");
    assert_eq!(compile(&environment, "a").unwrap(), "another");
    // Manifests are those that the environment has read.
    files.insert("ENV/manifests/site.pp", "notice('changed')");
    assert_eq!(compile(&environment, "a").unwrap(), "another");
}

#[test]
fn a_text_that_is_known_is_not_parsed_again() {
    let files = files();
    let environment = open(&files);
    assert_eq!(compile(&environment, "a").unwrap(), "old");
    let parses = environment.data_parses();
    // It was written again, but says the same.
    files.insert("ENV/data/common.yaml", "key: old\nm::a: 1\n");
    files.insert("ENV/hiera.yaml", HIERARCHY);
    assert_eq!(compile(&environment, "a").unwrap(), "old");
    assert_eq!(environment.data_parses(), parses);
}

#[test]
fn a_compilation_sees_one_state_of_a_file() {
    let files = files();
    let environment = open(&files);
    let lookups = environment.lookups();
    let functions = Arc::new(marotte_functions::table());
    let outside = environment.outside_with(lookups);
    let mut evaluator = Evaluator::new(outside, functions, Settings::default());
    let mut key = || {
        let kind = marotte_syntax::SourceKind::Manifest;
        let program = evaluator.parse_program("-e", "lookup('key')", kind);
        let program = program.unwrap();
        let value = evaluator.evaluate(&program, program.ast.body).unwrap();
        marotte_pcore::convert::to_text(&value)
    };
    assert_eq!(key(), "old");
    files.insert("ENV/data/common.yaml", "key: new");
    assert_eq!(key(), "old");
}

#[test]
fn what_is_wrong_with_data_has_a_code_and_a_place() {
    let files = files();
    files.insert("ENV/data/common.yaml", "a: 1\nkey: [1, 2\nb: 3");
    let error = compile(&open(&files), "a").unwrap_err();
    assert_eq!(error.issue.code(), "UNPARSABLE_DATA");
    assert_eq!(error.file(), Some("ENV/data/common.yaml"));
    assert!(error.line_column().is_some() && error.logged, "{error}");

    let unknown = "version: 5\nhierarchy:\n  - name: x # one\n    data_hash: nothing\n";
    files.insert("ENV/hiera.yaml", unknown);
    let error = compile(&open(&files), "a").unwrap_err();
    // People are shown the line, the reference tells nothing but the file.
    assert_eq!(
        error.to_string(),
        "Unable to find 'data_hash' function named 'nothing' (file: ENV/hiera.yaml)"
    );
    let source = error.source.as_ref().unwrap();
    assert_eq!(source.slice(error.span), "data_hash: nothing");

    let twice = "version: 5\nhierarchy:\n  - name: x\n    path: a\n  - name: x\n    path: b\n";
    files.insert("ENV/hiera.yaml", twice);
    let error = compile(&open(&files), "a").unwrap_err();
    assert_eq!(error.issue.code(), "HIERA_HIERARCHY_NAME_MULTIPLY_DEFINED");
    assert_eq!(error.line(), Some(5));
    let places = error.issue.places();
    let first = places.first().map(|(name, place)| (*name, place.line()));
    assert_eq!(first, Some(("first_defined", Some(3))));
    assert_eq!(
        error.to_string(),
        "Hierarchy name 'x' defined more than once. First defined at (line: 3) \
         (file: ENV/hiera.yaml, line: 5)"
    );
}

/// The same files, and a template that the site renders.
fn with_template() -> Arc<Changing> {
    let files = files();
    files.insert("ENV/modules/m/templates/t.epp", "old <%= $x %>");
    let site = "include m\n$x = 1\nnotice(\"${lookup('key')} ${epp('m/t.epp')}\")";
    files.insert("ENV/manifests/site.pp", site);
    files
}

#[test]
fn templates_are_looked_at_whenever_they_are_used() {
    let files = with_template();
    let environment = open(&files);
    assert_eq!(compile(&environment, "a").unwrap(), "old old 1");
    let reads = files.reads.load(Ordering::Relaxed);
    for index in 0..10 {
        let name = format!("n{index}");
        assert_eq!(compile(&environment, &name).unwrap(), "old old 1");
    }
    assert_eq!(files.reads.load(Ordering::Relaxed), reads);
    files.insert("ENV/modules/m/templates/t.epp", "new <%= $x %>");
    files.insert("ENV/data/common.yaml", "key: new\nm::a: 1\n");
    files.insert("ENV/manifests/site.pp", "notice('changed')");
    assert_eq!(compile(&environment, "a").unwrap(), "new new 1");
    // Who opens the environment again sees the manifest, too.
    assert_eq!(compile(&open(&files), "a").unwrap(), "changed");
}

#[test]
fn a_pinned_environment_sees_nothing_of_what_is_deployed() {
    let files = with_template();
    let options = Options {
        is_pinned: true,
        ..Options::default()
    };
    let environment = Arc::new(Environment::open(
        files.clone(),
        "ENV",
        options,
        Cache::new(),
    ));
    for index in 0..100 {
        // Before anything was compiled, and in the middle of the run.
        if index == 0 || index == 50 {
            let version = format!("version {index}");
            files.insert("ENV/modules/m/templates/t.epp", &version);
            files.insert("ENV/modules/m/manifests/init.pp", "class m { fail('new') }");
            files.insert("ENV/modules/m/metadata.json", "{}");
            files.insert("ENV/modules/m/hiera.yaml", "version: 6");
            files.insert("ENV/data/common.yaml", &format!("key: {version}"));
            files.insert(&format!("ENV/data/nodes/n{index}.yaml"), "key: mine");
            files.insert("ENV/hiera.yaml", "version: 6");
            files.insert("ENV/manifests/site.pp", "notice('new')");
            files.insert("ENV/environment.conf", "manifest = nowhere");
        }
        let name = format!("n{index}");
        assert_eq!(compile(&environment, &name).unwrap(), "old old 1");
    }
}
