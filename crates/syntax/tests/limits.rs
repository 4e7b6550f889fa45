//! Texts that were made to break a parser: they give a tree and errors, never a crash, and all who
//! read the tree survive it. None of them takes time that grows faster than the text.

use marotte_diagnostics::{Severity, SourceFile};
use marotte_syntax::validate::validate;
use marotte_syntax::{Language, SourceKind, Surroundings, parse, pn};

const MANY: usize = 1_000_000;

/// Parses, validates and prints a text; answers with the first error.
fn run(text: String, kind: SourceKind) -> Option<String> {
    let source = SourceFile::new("test.pp", text);
    let language = Language {
        kind,
        tasks: true,
        ..Language::default()
    };
    let parsed = parse(&source, &language);
    validate(&parsed.ast, &Language::default(), &Surroundings::default());
    let mut out = String::new();
    pn::write_json(&parsed.ast, &mut out, false);
    pn::write_text(&parsed.ast, &mut out, true);
    assert!(!out.is_empty());
    let first = parsed
        .diagnostics
        .into_iter()
        .find(|found| found.severity == Severity::Error);
    first.map(|found| found.issue.to_string())
}

/// Asks for what tools need: the pieces are the text, and from each there is a way up.
fn serve_tools(text: &str, kind: SourceKind) {
    let source = SourceFile::new("test.pp", text);
    let ast = parse(&source, &Language::default().of_kind(kind)).ast;
    let mut end = 0;
    for piece in ast.tokens().iter() {
        assert_eq!(piece.span.start, end);
        end = piece.span.end;
    }
    assert_eq!(end as usize, text.len());
    let mut node = ast.node_at(end / 2);
    while let Some(inner) = node {
        node = ast.parent(inner);
    }
}

/// The same beginning many times is refused, whatever it is.
fn refuses(beginning: &str) {
    let error = run(beginning.repeat(MANY), SourceKind::Manifest);
    assert!(error.is_some(), "{beginning}");
}

/// Good code that is nested too deeply or a chain that is too long.
fn refuses_depth(first: &str, repeated: &str, last: &str) {
    let text = format!("{first}{}{last}", repeated.repeat(MANY));
    let error = run(text, SourceKind::Manifest);
    let error = error.unwrap_or_else(|| panic!("{repeated} is accepted"));
    assert!(error.contains("nested too deeply"), "{repeated}: {error}");
}

#[test]
fn brackets_that_are_never_closed() {
    for open in ["[", "(", "{", " (", "x[", "f(", "{ a => ", "A <| ", "a(\n"] {
        refuses(open);
    }
}

#[test]
fn blocks_that_are_never_closed() {
    for open in [
        "class a { ",
        "if 1 { ",
        "unless 1 { ",
        "case 1 { 1: { ",
        "f() |$a| { ",
        "a { 'x': k => ",
        "type A { ",
        "class a { ]\n",
    ] {
        refuses(open);
    }
}

#[test]
fn strings_that_are_never_closed() {
    for open in [
        "\"${",
        "\"$",
        "'a",
        "\"a",
        "/*",
        "@(",
        "@(A)",
        "@(A)\n",
        "@(\"A\")\n${",
    ] {
        let text = open.repeat(MANY / 4 + 1);
        // Some of these close each other.
        run(text.clone(), SourceKind::Manifest);
        run(text, SourceKind::Epp);
    }
    assert!(run(format!("'{}", "a".repeat(MANY)), SourceKind::Manifest).is_some());
    assert!(run(format!("\"{}", "\\".repeat(MANY)), SourceKind::Manifest).is_some());
}

#[test]
fn operators_before_an_operand() {
    for operator in ["-", "!", "*", "@"] {
        refuses_depth("", operator, "1");
    }
}

#[test]
fn chains() {
    refuses_depth("$a", ".b", "");
    refuses_depth("$a", ".b()", "");
    refuses_depth("$a", "[1]", "");
    refuses_depth("f", "(1)", "");
    refuses_depth("1", "+1", "");
    refuses_depth("1", " and 1", "");
    refuses_depth("A", " -> A", "");
    refuses_depth("", "$a = ", "1");
    refuses_depth("", "1 ? 1 => ", "1");
    refuses_depth("if 1 {}", " elsif 1 {}", "");
}

#[test]
fn errors_everywhere() {
    for text in [
        "::",
        "} ",
        "] ",
        "(]",
        "{ ] ",
        "$a = ]\n",
        "a { 'b': c => ] }\n",
        "\u{1}",
    ] {
        refuses(text);
    }
}

#[test]
fn numbers_and_patterns_of_any_length() {
    assert!(run("1".repeat(MANY), SourceKind::Manifest).is_none());
    assert!(run("1.".repeat(MANY), SourceKind::Manifest).is_some());
    assert!(run(format!("0x{}", "f".repeat(MANY)), SourceKind::Manifest).is_none());
    refuses("$a = /a\\/");
    run(
        format!("$a =~ /{}/", "(".repeat(MANY)),
        SourceKind::Manifest,
    );
}

#[test]
fn templates() {
    for text in [
        "<%",
        "<%= ",
        "<% %>",
        "<%%",
        "<%# ",
        "%%>",
        "<%= 1 %>",
        "<%- -%>  \n",
    ] {
        run(text.repeat(MANY / 4), SourceKind::Epp);
    }
}

/// Texts of pieces in an order that only a machine would write.
#[test]
fn pieces_in_any_order() {
    let pieces = [
        "{", "}", "[", "]", "(", ")", "\"", "${", "@(\"A\")", "@(B)", "\n", "A", "B\n", "'", "/",
        "a", "=>", ",", "class ", "if ", "$x", "|", "<%", "%>", "-%>", "<%=", "é", "\u{3000}",
        "\\", "::", "<|", "|>", "1.5", "0x", "?", ":", ";", "node ", "type ", "=", "->", "\r\n",
        "#", "/*", "*/",
    ];
    let mut state = 1u64;
    for length in [10usize, 100, 1_000, 100_000] {
        for _ in 0..(200_000 / length).min(2_000) {
            let mut text = String::new();
            for _ in 0..length {
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                text.push_str(pieces[(state >> 33) as usize % pieces.len()]);
            }
            for kind in [SourceKind::Manifest, SourceKind::Epp] {
                serve_tools(&text, kind);
                run(text.clone(), kind);
            }
        }
    }
}

#[test]
fn tools_get_what_they_need_of_anything() {
    for text in [
        "[",
        "a(\n",
        "class a { ",
        "class a {\n",
        "if 1 ",
        "a { 'x': k => ",
        "@(\"A\")\n${",
        "\"${",
        "1 + ( 2 ] ",
        "$a.b",
        "<%= $a ",
        "<% %> ",
        "# a\n",
        "@(A) ",
        "\u{1}",
        "f() |$a",
    ] {
        let text = text.repeat(MANY / 10);
        serve_tools(&text, SourceKind::Manifest);
        serve_tools(&text, SourceKind::Epp);
    }
}

/// A prefix without digits is no number of any size: a dump of the tree stays JSON.
#[test]
fn a_prefix_is_no_number() {
    let source = SourceFile::new("a.pp", "0x'x'");
    let ast = parse(&source, &Language::default()).ast;
    let mut json = String::new();
    pn::write_json(&ast, &mut json, false);
    assert!(!json.contains("0x"), "{json}");
}
