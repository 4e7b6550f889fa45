//! Native functions of puppetlabs-stdlib against their interpreted files: the same calls, both ways.
//!
//! The files are those of an installed module: Debian's, or that of the folder of modules which
//! `STDLIB_MODULES` names. Machines may have none, so the feature `installed-modules` asks for these
//! tests, and they fail where there is no module; `tests/natives.rs` needs none.
//! With `STDLIB_PAIRS` in the environment all pairs of values are arguments, which takes minutes.

use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

use marotte_diagnostics::SourceFile;
use marotte_environment::{Cache, Disk, Environment, Options};
use marotte_eval::ScriptInterface;
use marotte_eval::catalog::NodeData;
use marotte_ir::Program;
use marotte_pcore::Value;
use marotte_pcore::convert::to_default_string;
use marotte_site::{CheckRequest, Code, EvaluateRequest, In, Node, Parts, Site, SiteOptions};
use marotte_testkit::{Case, answer, read_cases};

const DEBIAN: &str = "/usr/share/puppet/modules";

/// Values of all kinds, the awkward ones among them.
const VALUES: &[&str] = &[
    "undef",
    "''",
    "'a'",
    "'true'",
    "'/etc/ssl//a.tar.gz'",
    "'Größe \"x\" \\\\ $y'",
    "\"a\\nb\\r\\n\"",
    "'07'",
    "0",
    "-3",
    "9223372036854775807",
    "1.5",
    "1.0",
    "true",
    "false",
    "default",
    "[]",
    "['b', 'a', 'b', '']",
    "[1, 1.0, '1', undef, [2, [3]], { 'a' => 1 }]",
    "[undef, true, false]",
    "{}",
    "{ 'a' => 1, 'b' => { 'c' => undef, 'd' => [1] } }",
    "{ 1 => 'x', true => 'y', 1.5 => 'z', 'b' => { 'c' => 2 } }",
    "{ [1] => 'x', 'n' => undef }",
    "Sensitive('s')",
    "[Sensitive('s'), /x/]",
    "/^a/",
    "Integer",
    "Pattern[/a/]",
    "Notify['x']",
    "SemVer('1.2.3')",
];

/// Calls that rules have something to say to.
const CALLS: &str = include_str!("stdlib/calls.txt");

fn modules() -> String {
    let folder = env::var("STDLIB_MODULES").unwrap_or_else(|_| DEBIAN.to_owned());
    let is_there = Path::new(&folder).join("stdlib").is_dir();
    assert!(
        is_there,
        "there is no module stdlib in {folder}: STDLIB_MODULES names another folder"
    );
    folder
}

/// The code of a call in one of the two ways.
struct Way {
    site: Site,
    environment: Arc<Environment>,
}

impl Way {
    fn new(modules: &str, interprets_all: bool, strict: &str) -> Self {
        let options = Options {
            base_module_path: vec![modules.into()],
            manifest: Some("".into()),
            reads_configuration: false,
            interprets_all,
            ..Options::default()
        };
        let site = SiteOptions {
            folder: Some("/nowhere".to_owned()),
            ..SiteOptions::new(Parts::of_files(Arc::new(Disk)))
        };
        let site = site.with_flag("strict", strict);
        let environment = Environment::open(Arc::new(Disk), "/nowhere", options, Cache::new());
        Self {
            site: Site::open(site).unwrap(),
            environment: Arc::new(environment),
        }
    }

    /// All that a user can see of what a piece of code does.
    fn outcome(&self, code: &str) -> String {
        let source = SourceFile::anonymous(code);
        let checked = CheckRequest::new(source, self.environment.language());
        let checked = checked.answer().unwrap();
        assert!(checked.findings.is_empty(), "bad code: {code}");
        let facts = Value::hash([
            ("fqdn".into(), "node.example.com".into()),
            (
                "networking".into(),
                Value::hash([("fqdn".into(), "node.example.com".into())]),
            ),
            (
                "os".into(),
                Value::hash([
                    ("name".into(), "Debian".into()),
                    (
                        "release".into(),
                        Value::hash([("major".into(), "12".into())]),
                    ),
                    ("list".into(), Value::array(["x".into(), "y".into()])),
                ]),
            ),
        ]);
        let node = NodeData {
            name: "node.example.com".into(),
            parameters: vec![("fqdn".into(), "node.example.com".into())],
            facts,
            trusted: Value::hash([]),
            server_facts: Value::hash([]),
            classes: Vec::new(),
        };
        let answer = self.site.evaluate(&EvaluateRequest {
            node: Node::complete(node).unwrap(),
            environment: In::Open(self.environment.clone()),
            code: Code::Program(Program::lower(checked.ast)),
        });
        let mut outcome = match &answer.value {
            Ok(value) => format!("{} = {}", value.infer_set(), to_default_string(value)),
            Err(why) => format!("error: {why}"),
        };
        for log in &answer.logs {
            outcome.push_str(&format!("\n{}: {}", log.level.as_str(), log.message));
        }
        outcome
    }
}

/// Compares what pieces of code do both ways.
fn compare(modules: &str, strict: &str, codes: impl IntoIterator<Item = String>) {
    let native = Way::new(modules, false, strict);
    let interpreted = Way::new(modules, true, strict);
    let mut differences = Vec::new();
    for code in codes {
        let (one, other) = (native.outcome(&code), interpreted.outcome(&code));
        if one != other {
            differences.push(format!("{code}\n  native: {one}\n  interpreted: {other}"));
        }
    }
    let count = differences.len();
    differences.truncate(20);
    assert_eq!(
        count,
        0,
        "{count} calls differ:\n{}",
        differences.join("\n")
    );
}

#[test]
fn calls_are_the_same_both_ways() {
    let modules = modules();
    let lines = CALLS.lines().filter(|line| !line.starts_with('#'));
    let lines: Vec<String> = lines
        .map(str::to_owned)
        .filter(|line| !line.is_empty())
        .collect();
    assert!(!lines.is_empty());
    for strict in ["warning", "error"] {
        compare(&modules, strict, lines.clone());
    }
}

#[test]
fn awkward_arguments_are_the_same_both_ways() {
    let modules = modules();
    let mut names: Vec<&str> = marotte_stdlib::natives()
        .filter(|native| {
            let folder = match native.interface {
                ScriptInterface::Legacy => "parser/functions",
                ScriptInterface::Typed => "functions",
            };
            let file = native.name.replace("::", "/");
            Path::new(&format!("{modules}/stdlib/lib/puppet/{folder}/{file}.rb")).exists()
        })
        .map(|native| native.name)
        .collect();
    names.dedup();
    let all = env::var_os("STDLIB_PAIRS").is_some();
    let mut codes = Vec::new();
    for (number, name) in names.into_iter().enumerate() {
        codes.push(format!("{name}()"));
        for (at, one) in VALUES.iter().enumerate() {
            codes.push(format!("{name}({one})"));
            for (place, other) in VALUES.iter().enumerate() {
                // Each value meets another one with each function.
                if all || (at * 3 + number) % VALUES.len() == place {
                    codes.push(format!("{name}({one}, {other})"));
                }
            }
        }
    }
    compare(&modules, "warning", codes);
}

#[test]
fn recorded_cases_are_the_same_both_ways() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../conformance/ruby/stdlib.jsonl"
    );
    let cases = read_cases(fs::File::open(path).unwrap()).unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        let modules = case.modules.as_deref().unwrap_or_default();
        let is_there = Path::new(modules).join("stdlib").is_dir();
        assert!(is_there, "{} needs {modules}/stdlib", case.id);
        let interpreted = Case {
            interprets_all: true,
            ..case.clone()
        };
        let (one, other) = (answer::answer(&case), answer::answer(&interpreted));
        assert_eq!(one.to_json(), other.to_json(), "{}", case.id);
    }
}
