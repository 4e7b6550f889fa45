//! Any text that is a program in a dialect can be evaluated within limits, and its value can be shown
//! and made data.

#![no_main]

use std::rc::Rc;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use marotte_budget::{Limits, within};
use marotte_diagnostics::SourceFile;
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, Outside, Settings};
use marotte_ir::Program;
use marotte_pcore::convert;
use marotte_pcore::deep::bounded;
use marotte_syntax::{Dialect, Language, Surroundings, check};

static FUNCTIONS: LazyLock<Arc<FunctionTable>> =
    LazyLock::new(|| Arc::new(marotte_functions::table()));

fuzz_target!(|text: &str| {
    for dialect in Dialect::ALL {
        evaluate(text, dialect);
    }
});

fn evaluate(text: &str, dialect: Dialect) {
    let source = SourceFile::new("fuzz.pp", text);
    let language = Language {
        dialect,
        ..Language::default()
    };
    let checked = check(&source, &language, &Surroundings::default());
    if !checked.is_sound() {
        return;
    }
    let settings = Settings {
        language,
        ..Settings::default()
    };
    let mut evaluator = Evaluator::new(Outside::default(), FUNCTIONS.clone(), settings);
    let limits = Limits {
        steps: 10_000,
        ..Limits::default()
    };
    let program = Program::lower(checked.ast);
    // What takes too much is no more than an error.
    let _ = within(limits, Rc::new(|| Duration::ZERO), || {
        bounded(|| match evaluator.evaluate_program(&program) {
            Ok(value) => {
                let _ = convert::to_program_string(&value);
                let _ = value.infer_in(dialect).to_string();
            }
            Err(signal) => {
                let _ = signal.message();
            }
        })
    });
}
