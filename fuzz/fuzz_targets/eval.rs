//! Any text that is a program can be evaluated within limits, and its value can be shown and made
//! data.

#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use marotte_diagnostics::{Severity, SourceFile};
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, Outside, Settings};
use marotte_ir::Program;
use marotte_pcore::convert;
use marotte_syntax::validate::validate;
use marotte_syntax::{Language, Surroundings, parse};

static FUNCTIONS: LazyLock<Arc<FunctionTable>> =
    LazyLock::new(|| Arc::new(marotte_functions::table()));

fuzz_target!(|text: &str| {
    let source = SourceFile::new("fuzz.pp", text);
    let parsed = parse(&source, &Language::default());
    let mut found = parsed.diagnostics;
    found.extend(validate(&parsed.ast, &Language::default(), &Surroundings::default()));
    if found.iter().any(|finding| finding.severity == Severity::Error) {
        return;
    }
    let settings = Settings {
        max_steps: Some(10_000),
        ..Settings::default()
    };
    let mut evaluator = Evaluator::new(Outside::default(), FUNCTIONS.clone(), settings);
    match evaluator.evaluate_program(&Program::lower(parsed.ast)) {
        Ok(value) => {
            let _ = convert::to_program_string(&value);
            let _ = value.infer().to_string();
        }
        Err(signal) => {
            let _ = signal.message();
        }
    }
});
