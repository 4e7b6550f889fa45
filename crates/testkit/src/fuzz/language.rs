//! Code of the language: from tokens to values.

use std::sync::{Arc, LazyLock};

use marotte_diagnostics::SourceFile;
use marotte_diagnostics::report::{Limits as Shown, report};
use marotte_eval::catalog::NodeData;
use marotte_eval::function::FunctionTable;
use marotte_eval::{Evaluator, Outside, Settings};
use marotte_ir::Program;
use marotte_pcore::{Value, convert};
use marotte_syntax::lexer::{TokenKind, lex};
use marotte_syntax::{Dialect, Language, SourceKind, Surroundings, check, parse, pn};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::{limited, text};

/// How many steps code may take.
const STEPS: u64 = 10_000;

/// The built-in functions.
pub(super) static FUNCTIONS: LazyLock<Arc<FunctionTable>> =
    LazyLock::new(|| Arc::new(marotte_functions::table()));

/// Any text can be lexed: tokens lie in the text, in order and on character boundaries, and the last
/// one is the end.
pub(super) fn lexer(bytes: &[u8]) {
    let text = &*text(bytes);
    let lexed = lex(text, &Language::default());
    assert_eq!(
        lexed.tokens.last().map(|token| token.kind),
        Some(TokenKind::End)
    );
    for token in &lexed.tokens {
        let span = token.span();
        assert!(text.get(span.range()).is_some(), "{span:?}");
        let _ = lexed.text(text, *token);
    }
    for finding in &lexed.findings {
        let span = finding.span;
        assert!(text.get(span.range()).is_some(), "{span:?}");
    }
}

/// Any text can be parsed and validated, and what is found can be reported.
pub(super) fn parser(bytes: &[u8]) {
    let text = &*text(bytes);
    let source = SourceFile::new("fuzz.pp", text);
    let parsed = parse(&source, &Language::default());
    let pieces = parsed.ast.tokens();
    let length: usize = pieces.iter().map(|piece| piece.span.len() as usize).sum();
    assert_eq!(length, text.len());
    let _ = parsed.ast.node_at(text.len() as u32 / 2);
    let mut found = parsed.diagnostics;
    found.extend(marotte_syntax::validate::validate(
        &parsed.ast,
        &Language::default(),
        &Surroundings::default(),
    ));
    for diagnostic in &found {
        let other = diagnostic.source.as_ref();
        if other.is_some_and(|other| std::ptr::eq(&**other, &*source)) {
            let span = diagnostic.span;
            assert!(text.get(span.range()).is_some(), "{span:?}");
        }
        let _ = diagnostic.to_string();
    }
    let _ = report(&found, &source, &Shown::default());
}

/// Any text can be parsed and validated as a template.
pub(super) fn epp(bytes: &[u8]) {
    let text = &*text(bytes);
    let source = SourceFile::new("fuzz.epp", text);
    let options = Language {
        kind: SourceKind::Epp,
        ..Language::default()
    };
    let parsed = parse(&source, &options);
    let pieces = parsed.ast.tokens();
    let length: usize = pieces.iter().map(|piece| piece.span.len() as usize).sum();
    assert_eq!(length, text.len());
    let surroundings = Surroundings::default();
    for diagnostic in
        &marotte_syntax::validate::validate(&parsed.ast, &Language::default(), &surroundings)
    {
        let _ = diagnostic.to_string();
    }
}

/// The JSON dump of any text's tree in any dialect is one JSON value, and its text form is not empty.
pub(super) fn dump(bytes: &[u8]) {
    let text = &*text(bytes);
    let source = SourceFile::new("fuzz.pp", text);
    for language in languages() {
        let ast = parse(&source, &language).ast;
        let mut json = String::new();
        pn::write_json(&ast, &mut json, false);
        let mut deserializer = serde_json::Deserializer::from_str(&json);
        deserializer.disable_recursion_limit();
        assert!(IgnoredAny::deserialize(&mut deserializer).is_ok(), "{json}");
        assert!(deserializer.end().is_ok(), "{json}");
        let mut text = String::new();
        pn::write_text(&ast, &mut text, false);
        assert!(!text.is_empty());
    }
}

/// Any text can be checked in any dialect, and what is found lies within it.
pub(super) fn validate(bytes: &[u8]) {
    let text = &*text(bytes);
    let source = SourceFile::new("fuzz.pp", text);
    for language in languages() {
        for found in check(&source, &language, &Surroundings::default()).findings {
            let (start, end) = (found.span.start as usize, found.span.end as usize);
            assert!(text.get(start..end).is_some(), "{found}");
        }
    }
}

/// Any text that is a program in a dialect can be evaluated within limits, and its value can be shown
/// and made data.
pub(super) fn eval(bytes: &[u8]) {
    let text = &*text(bytes);
    let source = SourceFile::new("fuzz.pp", text);
    for language in languages() {
        let checked = check(&source, &language, &Surroundings::default());
        if !checked.is_sound() {
            continue;
        }
        let dialect = language.dialect;
        let mut evaluator = evaluator(language);
        let program = Program::lower(checked.ast);
        limited(STEPS, || match evaluator.evaluate_program(&program) {
            Ok(value) => {
                let _ = convert::to_program_string(&value);
                let _ = value.infer_in(dialect).to_string();
            }
            Err(signal) => {
                let _ = signal.message();
            }
        });
    }
}

/// Any text can be rendered as a template, within limits.
pub(super) fn epp_eval(bytes: &[u8]) {
    let mut evaluator = evaluator(Language::default());
    limited(STEPS, || {
        if evaluator.begin_catalog(node()).is_err() {
            return;
        }
        let parameters = Value::hash([("x".into(), 1.into()), ("y".into(), "two".into())]);
        let arguments = vec![Value::String((&*text(bytes)).into()), parameters];
        match evaluator.call_by_name("inline_epp", arguments, None, &Default::default()) {
            Ok(value) => {
                let _ = convert::to_program_string(&value);
            }
            Err(signal) => {
                let _ = signal.message();
            }
        }
    });
}

/// The language in each of its dialects.
fn languages() -> impl Iterator<Item = Language> {
    Dialect::ALL.into_iter().map(|dialect| Language {
        dialect,
        ..Language::default()
    })
}

fn evaluator(language: Language) -> Evaluator {
    let settings = Settings {
        language,
        ..Settings::default()
    };
    Evaluator::new(Outside::default(), FUNCTIONS.clone(), settings)
}

/// A node with a few facts.
pub(super) fn node() -> NodeData {
    let facts = Value::hash([
        ("kernel".into(), "Linux".into()),
        ("count".into(), 2.into()),
    ]);
    let parameters = vec![
        ("kernel".into(), "Linux".into()),
        ("count".into(), 2.into()),
    ];
    NodeData {
        name: "node.example.com".into(),
        parameters,
        facts,
        trusted: Value::hash([("certname".into(), "node.example.com".into())]),
        server_facts: Value::hash([]),
        classes: Vec::new(),
    }
}
