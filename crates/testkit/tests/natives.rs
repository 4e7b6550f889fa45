//! Native functions of puppetlabs-stdlib against a real Puppet: what they answer is what the files that
//! they stand for were seen to answer.
//!
//! `stdlib/calls.txt` has calls and, below each, what `stdlib/record.rb` saw. No file of the module is
//! needed: a file without a text stands where it would, and the native function is all there is behind
//! it. What a function declines is not its business.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use marotte_diagnostics::SourceFile;
use marotte_environment::{Cache, Environment, Memory, Options};
use marotte_eval::catalog::NodeData;
use marotte_eval::function::{AnyFunction, MadeCall, MadeFunction};
use marotte_eval::{
    EvalResult, Evaluator, Outside, ScriptFunction, ScriptInterface, ScriptTemplate, Scripts,
    Settings,
};
use marotte_ir::Program;
use marotte_pcore::convert::to_program_string;
use marotte_pcore::{Signature, Str, Value};
use marotte_stdlib::{Decision, Native, Original};
use marotte_syntax::{Language, parse};

const CALLS: &str = include_str!("stdlib/calls.txt");

/// The release that the answers were recorded with.
const RELEASE: [u32; 3] = [8, 5, 0];

/// Native functions with nothing behind them.
#[derive(Clone, Default)]
struct Natives {
    /// A function has declined a call.
    declined: Arc<AtomicBool>,
}

impl Scripts for Natives {
    fn function(&self, _: &mut Evaluator, file: &ScriptFunction) -> EvalResult<AnyFunction> {
        let native = recorded(file.interface, &file.name).unwrap();
        let declined = self.declined.clone();
        Ok(AnyFunction::Made(Arc::new(Only { native, declined })))
    }

    fn prepare(&self, _: &ScriptFunction) {}

    fn render(&self, _: &mut Evaluator, _: &ScriptTemplate) -> EvalResult<Value> {
        Ok(Value::Undef)
    }
}

struct Only {
    native: &'static Native,
    declined: Arc<AtomicBool>,
}

impl Original for Only {
    fn path(&self) -> &str {
        "nowhere.rb"
    }

    fn text(&self) -> Option<Str> {
        None
    }
}

impl MadeFunction for Only {
    fn name(&self) -> &str {
        self.native.name
    }

    fn signatures(&self) -> &[Signature] {
        &[]
    }

    fn is_raw(&self) -> bool {
        true
    }

    fn call(&self, evaluator: &mut Evaluator, mut call: MadeCall) -> EvalResult<Value> {
        let (arguments, block) = (&mut call.arguments, call.block.as_ref());
        let answer = self
            .native
            .call(self, evaluator, arguments, block, &call.place);
        answer.unwrap_or_else(|| {
            self.declined.store(true, Ordering::Relaxed);
            Ok(Value::Undef)
        })
    }
}

/// The native function that stands for the file of a name in the recorded release.
fn recorded(interface: ScriptInterface, name: &str) -> Option<&'static Native> {
    let version = |text: &str| -> Vec<u32> { text.split('.').flat_map(str::parse).collect() };
    let content = marotte_stdlib::contents().find(|content| {
        let (first, last) = content.releases;
        let is_there = version(first) <= RELEASE.to_vec() && RELEASE.to_vec() <= version(last);
        is_there && content.interface == interface && content.name == name
    })?;
    let Decision::Native(variant) = content.decision else {
        return None;
    };
    marotte_stdlib::natives().find(|native| {
        native.interface == interface && native.name == name && native.variant == variant
    })
}

/// An environment whose module has a file of no text for each function of the recorded release.
fn outside(natives: &Natives) -> Outside {
    let mut files = Memory::new();
    for native in marotte_stdlib::natives() {
        let folder = match native.interface {
            ScriptInterface::Legacy => "parser/functions",
            ScriptInterface::Typed => "functions",
        };
        if recorded(native.interface, native.name).is_some() {
            let name = native.name.replace("::", "/");
            files.insert(
                &format!("ENV/modules/stdlib/lib/puppet/{folder}/{name}.rb"),
                "",
            );
        }
    }
    let options = Options::default();
    let environment = Environment::open(Arc::new(files), "ENV", options, Cache::new());
    Outside {
        scripts: Some(Arc::new(natives.clone())),
        ..Arc::new(environment).outside()
    }
}

fn node() -> NodeData {
    let texts = |pairs: &[(&str, &str)]| {
        Value::hash(
            pairs
                .iter()
                .map(|(name, value)| ((*name).into(), (*value).into())),
        )
    };
    let os = Value::hash([
        ("name".into(), "Debian".into()),
        ("release".into(), texts(&[("major", "12")])),
        ("list".into(), Value::array(["x".into(), "y".into()])),
    ]);
    NodeData {
        name: "node.example.com".into(),
        parameters: vec![("fqdn".into(), "node.example.com".into())],
        facts: Value::hash([
            ("fqdn".into(), "node.example.com".into()),
            ("networking".into(), texts(&[("fqdn", "node.example.com")])),
            ("os".into(), os),
        ]),
        trusted: Value::hash([]),
        server_facts: Value::hash([]),
        classes: Vec::new(),
    }
}

/// What native functions alone make of a call; nothing if one declines.
fn answer(call: &str) -> Option<String> {
    let natives = Natives::default();
    let functions = Arc::new(marotte_functions::table());
    let mut evaluator = Evaluator::new(outside(&natives), functions, Settings::default());
    let source = SourceFile::anonymous(call);
    let program = Program::lower(parse(&source, &Language::default()).ast);
    let value = evaluator.evaluate_in_catalog(node(), &program);
    if natives.declined.load(Ordering::Relaxed) {
        return None;
    }
    Some(match value {
        Ok(value) => format!("#=> {}", to_program_string(&value)),
        Err(_) => "#!!".to_owned(),
    })
}

#[test]
fn natives_answer_as_recorded() {
    let mut lines = CALLS.lines().peekable();
    let (mut answered, mut differences) = (BTreeSet::new(), Vec::new());
    while let Some(call) = lines.next() {
        let Some(recorded) = lines.next_if(|line| line.starts_with("#=>") || *line == "#!!") else {
            assert!(
                call.is_empty() || call.starts_with('#'),
                "not recorded: {call}"
            );
            continue;
        };
        match answer(call) {
            None => {}
            Some(answer) if answer == recorded => {
                answered.insert(call.split('(').next().unwrap_or_default());
            }
            Some(answer) => differences.push(format!("{call}\n  {recorded}\n  ours: {answer}")),
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    // Nearly all of them have said something; the rest is for values that no call here makes.
    let names: BTreeSet<&str> = marotte_stdlib::natives()
        .filter(|native| recorded(native.interface, native.name).is_some())
        .map(|native| native.name)
        .collect();
    let silent: Vec<&&str> = names.difference(&answered).collect();
    assert!(
        silent.len() * 4 < names.len(),
        "nothing was seen of {silent:?}"
    );
}
