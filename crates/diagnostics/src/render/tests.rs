//! Renderers on findings of every kind, odd spans included.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use super::*;
use crate::report::Limits;
use crate::{
    Around, Cause, Diagnostic, EvaluationIssue, GrammarIssue, LexingIssue, Link, Place, Severity,
    SourceFile, Span, ValidationIssue,
};

const TEXT: &str = "$a = 1\n$b::c = \"é\\q\" + 1\n";

static SOURCE: LazyLock<Arc<SourceFile>> = LazyLock::new(|| SourceFile::new("dir/a b.pp", TEXT));

fn escape_warning() -> Diagnostic {
    let issue = LexingIssue::UnrecognizedEscape { ch: "q".into() };
    Diagnostic::new(issue.into(), Severity::Warning, &SOURCE, Span::new(15, 21))
}

fn no_place() -> Diagnostic {
    let issue = GrammarIssue::SyntaxError {
        place: "end of input".into(),
    };
    Diagnostic::error(issue.into(), &SOURCE, Span::at(TEXT.len() as u32)).reported_at(None)
}

fn assignment() -> Diagnostic {
    let issue = ValidationIssue::CrossScopeAssignment {
        name: "b::c".into(),
    };
    Diagnostic::error(issue.into(), &SOURCE, Span::new(7, 24))
        .reported_at(Some(13))
        .with_hint("drop the namespace")
}

fn not_top_level() -> Diagnostic {
    Diagnostic::error(
        ValidationIssue::NotTopLevel.into(),
        &SOURCE,
        Span::new(0, 2),
    )
}

/// What is written to standard output and what to standard error.
fn show(mut renderer: impl Renderer, diagnostics: &[Diagnostic]) -> (String, String) {
    let (mut out, mut log) = (Vec::new(), Vec::new());
    let mut output = Output {
        out: &mut out,
        log: &mut log,
    };
    let source = diagnostics.first().and_then(|d| d.source.clone());
    let source = source.unwrap_or_else(|| SOURCE.clone());
    let file = FileFindings::of_text("a b.pp", &source, diagnostics);
    let mut totals = Totals::default();
    totals.add(&file);
    renderer.begin(&mut output).unwrap();
    renderer.file(&file, &mut output).unwrap();
    renderer.end(totals, &mut output).unwrap();
    (
        String::from_utf8(out).unwrap(),
        String::from_utf8(log).unwrap(),
    )
}

fn reference() -> ReferenceRenderer {
    ReferenceRenderer::new("production", Limits::default(), false)
}

#[test]
fn people_see_the_line() {
    let (out, log) = show(HumanRenderer::new(false, 10), &[assignment(), no_place()]);
    assert_eq!(out, "");
    assert_eq!(
        log,
        "\
error[CROSS_SCOPE_ASSIGNMENT]: Illegal attempt to assign to 'b::c'. Cannot assign to variables in other namespaces
 --> dir/a b.pp:2:7
  |
2 | $b::c = \"é\\q\" + 1
  | ------^---------
  |
  = help: drop the namespace

error[SYNTAX_ERROR]: Syntax error at end of input
 --> dir/a b.pp:3:1
  |
3 |
  | ^

2 errors in 1 of 1 file
"
    );
}

#[test]
fn people_see_colours_and_a_limited_number() {
    let (_, log) = show(
        HumanRenderer::new(true, 1),
        &[assignment(), not_top_level(), escape_warning()],
    );
    assert!(log.contains("\x1b["));
    assert!(log.contains("… and 1 more error in a b.pp"));
    assert!(log.ends_with("2 errors and 1 warning in 1 of 1 file\n"));
}

#[test]
fn the_reference_stops_at_a_syntax_error() {
    let (_, log) = show(reference(), &[escape_warning(), no_place(), assignment()]);
    assert_eq!(
        log,
        "Warning: Unrecognized escape sequence '\\q' (file: dir/a b.pp, line: 2, column: 9)\n\
         Error: Could not parse for environment production: Syntax error at end of input (file: dir/a b.pp)\n"
    );
}

#[test]
fn the_reference_sums_up_several_errors() {
    let (_, log) = show(reference(), &[assignment(), not_top_level()]);
    assert_eq!(
        log,
        "Error: Illegal attempt to assign to 'b::c'. Cannot assign to variables in other namespaces \
         (file: dir/a b.pp, line: 2, column: 7)\n\
         Error: Classes, definitions, and nodes may only appear at toplevel or inside other classes \
         (file: dir/a b.pp, line: 1, column: 1)\n\
         Error: Language validation logged 2 errors. Giving up\n"
    );
}

#[test]
fn the_reference_as_json() {
    let (out, _) = show(reference().with_json(), &[not_top_level()]);
    assert_eq!(
        out,
        r#"{
  "a b.pp": {
    "issue_code": "NOT_TOP_LEVEL",
    "message": "Classes, definitions, and nodes may only appear at toplevel or inside other classes",
    "full_message": "Could not parse for environment production: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: dir/a b.pp, line: 1, column: 1)",
    "file": "dir/a b.pp",
    "line": 1,
    "pos": 1
  }
}
"#
    );
    assert_eq!(show(reference().with_json(), &[]).0, "");
}

#[test]
fn json_has_an_object_a_line() {
    let (out, log) = show(JsonRenderer::default(), &[assignment(), no_place()]);
    assert_eq!(log, "");
    assert_eq!(
        out,
        r#"[
{"file":"dir/a b.pp","line":2,"column":7,"end_line":2,"end_column":17,"code":"CROSS_SCOPE_ASSIGNMENT","severity":"error","message":"Illegal attempt to assign to 'b::c'. Cannot assign to variables in other namespaces","hint":"drop the namespace","related":[],"cause":null,"notes":[],"nodes":[]},
{"file":"dir/a b.pp","line":null,"column":null,"end_line":null,"end_column":null,"code":"SYNTAX_ERROR","severity":"error","message":"Syntax error at end of input","hint":null,"related":[],"cause":null,"notes":[],"nodes":[]}
]
"#
    );
    assert_eq!(show(JsonRenderer::default(), &[]).0, "[]\n");
}

#[test]
fn sarif_names_its_rules_last() {
    let (out, _) = show(SarifRenderer::new("1.0"), &[escape_warning()]);
    // A rule has what its page says.
    let (before, rule) = out.split_once(r#","shortDescription""#).unwrap();
    let (rule, behind) = rule.split_once("}]}}}]}").unwrap();
    assert!(rule.contains(r#""help":{"text":"A backslash"#), "{rule}");
    let out = format!("{before}}}]}}}}}}]}}{behind}");
    assert_eq!(
        out,
        r#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints","results":[
{"ruleId":"UNRECOGNIZED_ESCAPE","level":"warning","message":{"text":"Unrecognized escape sequence '\\q'"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"dir/a%20b.pp"},"region":{"startLine":2,"startColumn":9,"endLine":2,"endColumn":14}}}]}],
"tool":{"driver":{"name":"marotte","version":"1.0","rules":[{"id":"UNRECOGNIZED_ESCAPE"}]}}}]}
"#
    );
}

#[test]
fn github_commands_are_escaped() {
    let (out, _) = show(GithubRenderer, &[assignment()]);
    assert_eq!(
        out,
        "::error file=dir/a b.pp,line=2,col=7,endColumn=17,title=CROSS_SCOPE_ASSIGNMENT::Illegal \
         attempt to assign to 'b::c'. Cannot assign to variables in other namespaces%0Adrop the \
         namespace\n"
    );
}

/// An error that passes another one on, speaks of other places, and was met on the way to a node.
fn with_all() -> Diagnostic {
    let template = SourceFile::new("t.epp", "<%= 1 + %>");
    let cause = GrammarIssue::SyntaxError {
        place: "'%>'".into(),
    };
    let cause = Diagnostic::error(cause.into(), &template, Span::new(8, 10));
    let issue = EvaluationIssue::InvalidEpp {
        function: "epp",
        cause: Cause(Box::new(cause)),
    };
    let mut error = Diagnostic::error(issue.into(), &SOURCE, Span::new(7, 12));
    error.around.push(Around {
        label: "Resource Statement".into(),
        place: Place::of_line("/root/b.pp", Some(4)),
    });
    error.chain.push(Link {
        what: "class web".to_owned(),
        how: "included",
        place: Place::of_line("/root/c.pp", Some(9)),
    });
    error
}

/// The same as it is shown.
fn with_places<'a>(error: &'a Diagnostic, places: &'a [Place]) -> Finding<'a> {
    let paths = Paths::from(Path::new("/root"));
    let mut finding = Finding::of(error, paths).on_nodes(["a.test"]);
    finding.related = places
        .iter()
        .map(|place| Related {
            label: "declared here".to_owned(),
            spot: Spot::of_place(place, paths),
        })
        .collect();
    finding
}

fn other_places() -> [Place; 3] {
    let far = SourceFile::new("/root/far.pp", "\nfile { a: }");
    [
        Place::new(&SOURCE, Span::new(0, 6)),
        Place::new(&far, Span::new(1, 5)),
        Place::of_line("/root/site.pp", Some(3)),
    ]
}

#[test]
fn people_see_all_places_and_what_led_there() {
    let (error, places) = (with_all(), other_places());
    let renderer = HumanRenderer::new(false, 10);
    let finding = with_places(&error, &places);
    assert_eq!(
        renderer.render("-e", &finding),
        "\
error[INVALID_EPP]: epp(): Invalid EPP: Syntax error at '%>'
 --> dir/a b.pp:2:1
  |
1 | $a = 1
  | ------ declared here
2 | $b::c = \"é\\q\" + 1
  | ^^^^^
  |
 ::: far.pp:2:1
  |
2 | file { a: }
  | ---- declared here
  |
  = note: declared here: site.pp:3
  = note: noticed by a Resource Statement (at b.pp:4)
  = note: in class web (included at c.pp:9)
  = note: on node a.test
error[SYNTAX_ERROR]: Syntax error at '%>'
 --> t.epp:1:9
  |
1 | <%= 1 + %>
  |         ^^
"
    );
    assert_eq!(
        renderer.render_again("-e", &finding),
        "error[INVALID_EPP]: epp(): Invalid EPP: Syntax error at '%>' \
         (dir/a b.pp:2:1)\n  and 1 other node: a.test\n"
    );
}

#[test]
fn programs_see_all_places_and_what_led_there() {
    let (error, places) = (with_all(), other_places());
    let finding = with_places(&error, &places);
    let object = JsonRenderer::object(&finding);
    for part in [
        r#""related":[{"file":"dir/a b.pp","line":1,"column":1,"message":"declared here"},"#,
        r#"{"file":"site.pp","line":3,"column":null,"message":"declared here"}]"#,
        r#""cause":{"file":"t.epp","line":1,"column":9,"end_line":1,"end_column":11,"code":"SYNTAX_ERROR","#,
        r#""notes":["noticed by a Resource Statement (at b.pp:4)","in class web (included at c.pp:9)"]"#,
        r#""nodes":["a.test"]}"#,
    ] {
        assert!(object.contains(part), "{object}");
    }
    let file = FileFindings::of_findings("-e", vec![finding]);
    let (mut out, mut log) = (Vec::new(), Vec::new());
    let mut output = Output {
        out: &mut out,
        log: &mut log,
    };
    let mut sarif = SarifRenderer::new("1.0");
    sarif.file(&file, &mut output).unwrap();
    GithubRenderer.file(&file, &mut output).unwrap();
    let text = String::from_utf8(out).unwrap();
    for part in [
        r#""relatedLocations":[{"physicalLocation":{"artifactLocation":{"uri":"dir/a%20b.pp"},"#,
        r#"{"physicalLocation":{"artifactLocation":{"uri":"t.epp"},"region":{"startLine":1,"startColumn":9,"endLine":1,"endColumn":11}},"message":{"text":"SYNTAX_ERROR: Syntax error at '%>'"}}]"#,
        r#""properties":{"nodes":["a.test"]}"#,
        "%0Aon a.test%0At.epp:1:9: Syntax error at '%25>'%0Adeclared here: dir/a b.pp:1:1%0A",
    ] {
        assert!(text.contains(part), "{text}");
    }
}

#[test]
fn a_console_repeats_what_the_reference_repeats() {
    let said = |blame, logged| {
        let diagnostic = Diagnostic {
            logged,
            ..not_top_level()
        };
        let mut log = Vec::new();
        let console = Console::new(false);
        console
            .no_catalog(&diagnostic, blame, Some("a"), &mut log)
            .unwrap();
        let text = String::from_utf8(log).unwrap();
        let calls = text.matches("Could not call 'find' on 'catalog': ").count();
        let named = text.matches(" on node a").count();
        (text.lines().count(), calls, named)
    };
    assert_eq!(said(Blame::Code, false), (5, 2, 4));
    assert_eq!(said(Blame::Code, true), (4, 2, 3));
    assert_eq!(said(Blame::Search, false), (4, 2, 0));
    assert_eq!(said(Blame::Classifier, false), (3, 2, 0));
    assert_eq!(said(Blame::Rendering, false), (2, 0, 0));
}

#[test]
fn odd_spans_do_no_harm() {
    let spans = [
        Span::new(17, 17),
        Span::new(9, 3),
        Span::new(0, 999),
        Span::new(500, 999),
        Span::new(u32::MAX, 0),
    ];
    for span in spans {
        for position in [None, Some(0), Some(17), Some(u32::MAX)] {
            let diagnostics = [Diagnostic {
                span,
                ..not_top_level().reported_at(position)
            }];
            show(HumanRenderer::new(false, 10), &diagnostics);
            show(JsonRenderer::default(), &diagnostics);
            show(SarifRenderer::new("1"), &diagnostics);
            show(GithubRenderer, &diagnostics);
            show(reference(), &diagnostics);
        }
    }
}

#[test]
fn a_very_long_line_is_cut() {
    let source = SourceFile::new("a.pp", "é".repeat(1_000_000));
    for start in [0, 1001, 1_000_000, 1_999_999] {
        let issue = ValidationIssue::NotTopLevel.into();
        let diagnostics = [Diagnostic::error(
            issue,
            &source,
            Span::new(start, 2_000_000),
        )];
        let (_, log) = show(HumanRenderer::new(false, 10), &diagnostics);
        assert!(log.len() < 10_000);
    }
}
