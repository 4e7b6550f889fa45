//! What tools ask a tree for: tokens, comments, nodes and what they are part of.

use marotte_diagnostics::SourceFile;
use marotte_syntax::ast::{Ast, ExprKind, NodeId};
use marotte_syntax::tokens::PieceKind;
use marotte_syntax::{Language, SourceKind, parse};

fn tree_of(text: &str, kind: SourceKind) -> Ast {
    let source = SourceFile::new("test.pp", text);
    parse(&source, &Language::default().of_kind(kind)).ast
}

fn tree(text: &str) -> Ast {
    tree_of(text, SourceKind::Manifest)
}

/// The pieces that are no gaps; they and the gaps are checked to be the text.
fn pieces(text: &str, kind: SourceKind) -> Vec<(String, &str)> {
    let ast = tree_of(text, kind);
    let mut end = 0;
    let mut pieces = Vec::new();
    for (index, piece) in ast.tokens().iter().enumerate() {
        assert_eq!(piece.span.start, end, "{text}");
        assert!(piece.span.end > end, "{text}");
        end = piece.span.end;
        let part = &text[piece.span.range()];
        for offset in piece.span.start..end {
            assert_eq!(ast.tokens().index_at(offset), index);
        }
        match piece.kind {
            PieceKind::Gap => assert!(part.trim().is_empty(), "{part:?} of {text}"),
            PieceKind::Token(kind) => pieces.push((format!("{kind:?}"), part)),
            kind => pieces.push((format!("{kind:?}"), part)),
        }
    }
    assert_eq!(end as usize, text.len(), "{text}");
    pieces
}

#[track_caller]
fn has(text: &str, kind: SourceKind, expected: &[(&str, &str)]) {
    let pieces = pieces(text, kind);
    let pieces: Vec<(&str, &str)> = pieces.iter().map(|(kind, part)| (&**kind, *part)).collect();
    assert_eq!(pieces, expected, "{text}");
}

#[test]
fn tokens_comments_and_gaps() {
    has(
        "$a = 1 # one\r\n/* two\n*/ 'x'",
        SourceKind::Manifest,
        &[
            ("Variable", "$a"),
            ("Equals", "="),
            ("Number", "1"),
            ("Comment", "# one"),
            ("Comment", "/* two\n*/"),
            ("String", "'x'"),
        ],
    );
    has("", SourceKind::Manifest, &[]);
    has(" \u{3000}\n", SourceKind::Manifest, &[]);
}

#[test]
fn strings_are_several_pieces() {
    has(
        "\"a${b + \"c${d}\"}$e}\"",
        SourceKind::Manifest,
        &[
            ("DqPre", "\"a${"),
            ("Name", "b"),
            ("Plus", "+"),
            ("DqPre", "\"c${"),
            ("Variable", "d"),
            ("DqPost", "}\""),
            ("DqMid", "}"),
            ("Variable", "$e"),
            ("DqPost", "}\""),
        ],
    );
    has(
        "\"${a # }\n}\"",
        SourceKind::Manifest,
        &[
            ("DqPre", "\"${"),
            ("Variable", "a"),
            ("Comment", "# }"),
            ("DqPost", "}\""),
        ],
    );
}

#[test]
fn texts_of_heredocs_stand_below_their_line() {
    has(
        "f(@(A), @(\"B\"/L)) # c\n  a\n  | - A\n  ${b} \\\n   x\n  $c\n  | B\n2",
        SourceKind::Manifest,
        &[
            ("Name", "f"),
            ("LParen", "("),
            ("Heredoc", "@(A)"),
            ("Comma", ","),
            ("Heredoc", "@(\"B\"/L)"),
            ("RParen", ")"),
            ("Comment", "# c"),
            ("String", "  a"),
            ("HeredocEnd", "\n  | - A"),
            ("DqPre", "  ${"),
            ("Variable", "b"),
            ("DqMid", "} \\\n   x\n  "),
            ("Variable", "$c"),
            ("DqPost", "\n"),
            ("HeredocEnd", "  | B"),
            ("Number", "2"),
        ],
    );
    // A margin before a variable, an empty text, code that ends the text, a heredoc in a heredoc.
    has(
        "[@(\"A\"), @(B), @(\"C\")]\n  $a\n  | A\nB\n${@(D)\nd\nD\n}\n-C\n",
        SourceKind::Manifest,
        &[
            ("ListStart", "["),
            ("Heredoc", "@(\"A\")"),
            ("Comma", ","),
            ("Heredoc", "@(B)"),
            ("Comma", ","),
            ("Heredoc", "@(\"C\")"),
            ("RBrack", "]"),
            ("DqPre", "  "),
            ("Variable", "$a"),
            ("DqPost", "\n"),
            ("HeredocEnd", "  | A"),
            ("HeredocEnd", "B"),
            ("DqPre", "${"),
            ("Heredoc", "@(D)"),
            ("String", "d\n"),
            ("HeredocEnd", "D"),
            ("DqPost", "}"),
            ("HeredocEnd", "\n-C"),
        ],
    );
}

#[test]
fn a_string_over_the_text_of_a_heredoc_has_it() {
    pieces(
        "[@(A), \"x\na\nA\ny\", /* \n */ 1]\nb\nA\n",
        SourceKind::Manifest,
    );
    pieces("@(A) /*\na\nA\n*/ 'x\n'\n", SourceKind::Manifest);
}

#[test]
fn templates_have_text_and_tags() {
    has(
        "<%- | $a | -%>\nx <%% y\n<%# c -%>\n<%= $a -%> z<% if $a { %>b<% } %>",
        SourceKind::Epp,
        &[
            ("EppStart", "<%-"),
            ("Pipe", "|"),
            ("Variable", "$a"),
            ("Pipe", "|"),
            ("EppEndTrim", "-%>"),
            ("RenderString", "\nx <%% y\n"),
            ("Comment", "<%# c -%>"),
            ("RenderString", "\n"),
            ("RenderExpr", "<%="),
            ("Variable", "$a"),
            ("EppEndTrim", "-%>"),
            ("RenderString", " z"),
            ("EppStart", "<%"),
            ("If", "if"),
            ("Variable", "$a"),
            ("LBrace", "{"),
            ("EppEnd", "%>"),
            ("RenderString", "b"),
            ("EppStart", "<%"),
            ("RBrace", "}"),
            ("EppEnd", "%>"),
        ],
    );
}

#[test]
fn what_cannot_be_read_is_a_piece_too() {
    for text in [
        "\u{feff}$a",
        "A::b::\u{e4} :: @( @(x @(A)\nx",
        "'a",
        "\"a${b",
        "\"${ {} ",
        "/* a",
        "@(A/q)\nA\n@()",
        "\u{1}\u{e9}$",
    ] {
        pieces(text, SourceKind::Manifest);
    }
    for text in [
        "a <%",
        "<%= $a",
        "<%# a",
        "<%",
        "a <%% <%",
        "<%= \"${ %>\" %>",
    ] {
        pieces(text, SourceKind::Epp);
    }
}

/// The innermost node at the first `|` of a text, which is taken out, and all that it is part of.
fn path_at(text: &str) -> Vec<String> {
    let offset = text.find('|').unwrap();
    let ast = tree(&text.replacen('|', "", 1));
    let mut path = Vec::new();
    let mut next = ast.node_at(offset as u32);
    while let Some(node) = next {
        path.push(match node {
            NodeId::Expr(id) => ast.label(id),
            NodeId::Parameter(id) => format!("parameter {}", ast.text(ast[id].name)),
            NodeId::AttributeOperation(id) => format!("attribute {}", ast.text(ast[id].name)),
            other => format!("{other:?}").split('(').next().unwrap().to_owned(),
        });
        next = ast.parent(node);
    }
    path
}

#[test]
fn from_an_offset_to_the_innermost_node_and_up() {
    for (text, path) in [
        (
            "class a(Integer $b = f(|1)) { }",
            &[
                "Literal Integer",
                "Function Call",
                "parameter b",
                "Host Class Definition",
            ][..],
        ),
        (
            "class a(Integer |$b = 1) { }",
            &["parameter b", "Host Class Definition"],
        ),
        (
            "file { 'a': mode => $|x }",
            &[
                "Variable",
                "attribute mode",
                "ResourceBody",
                "Resource Statement",
            ],
        ),
        (
            "file { 'a': |mode => 1 }",
            &["attribute mode", "ResourceBody", "Resource Statement"],
        ),
        (
            "case 1 { 2: { |f() } }",
            &[
                "Name",
                "Function Call",
                "Block Expression",
                "CaseOption",
                "'case' statement",
            ],
        ),
        (
            "$a ? { b => |c }",
            &["Name", "Entry", "Selector Expression"],
        ),
        ("{ a =|> 1 }", &["Entry", "Hash Expression"]),
        ("type A| = Array[B]", &["Type Alias"]),
        (
            "type A = Array[|B]",
            &["Type-Name", "'[]' expression", "Type Alias"],
        ),
        (
            "f(@(\"E\"))\n  x ${|y}\n  | E\n",
            &[
                "Variable",
                "Expression in Interpolated String",
                "Double Quoted String",
                "'@()' expression",
                "Function Call",
            ],
        ),
        ("if $a { |} else { }", &["'if' statement"]),
        ("$a =| 1\n$b = 2", &["'=' expression", "Block Expression"]),
        ("notice(1) |\n", &[]),
        // Parts of what is not complete.
        (
            "class a { file { 'x': mode => [$|y",
            &[
                "Variable",
                "Array Expression",
                "attribute mode",
                "ResourceBody",
                "Resource Statement",
                "Block Expression",
                "Host Class Definition",
            ],
        ),
    ] {
        assert_eq!(path_at(text), path, "{text}");
    }
}

#[test]
fn every_node_of_the_tree_has_a_parent() {
    let ast =
        tree("class a($b = { c => [1] }) { file { 'd': * => $b; 'e': } -> f($b) |$g| { $g } }");
    let mut count = 0;
    ast.walk(ast.body, |id| {
        count += 1;
        assert_eq!(ast.parent(id).is_none(), id == ast.body);
        ast.for_each_child(id, &mut |part| {
            let mut up = ast.parent(part);
            while let Some(node) = up
                && !matches!(node, NodeId::Expr(_))
            {
                up = ast.parent(node);
            }
            assert_eq!(up, Some(NodeId::Expr(id)));
        });
        true
    });
    assert!(count > 15);
}

/// The comments before the definition that ends last, and before its parameters.
fn comments(text: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let ast = tree(text);
    let texts = |node: NodeId| {
        let comments = ast.comments_before(node).into_iter();
        comments.map(|span| text[span.range()].to_owned()).collect()
    };
    let definition = *ast.definitions.last().unwrap();
    let parameters = match ast[definition].kind {
        ExprKind::Class(class) => ast[class].parameters,
        ExprKind::Define(define) => ast[define].parameters,
        _ => panic!("{text}"),
    };
    let parameters = parameters.ids().map(NodeId::Parameter).map(texts);
    (texts(definition.into()), parameters.collect())
}

#[test]
fn comments_are_found_from_what_they_speak_of() {
    let (class, parameters) = comments(
        "# licence\n\n# A class,\n#   which does.\nclass a(\n  # one\n  $b, # behind\n  # two\r\n  # three\r\n  $c,\n  /* four */ $d,\n\n  # far\n\n  $e, /* not f */\n  $f, /* g */ $g\n) { }",
    );
    assert_eq!(class, ["# A class,", "#   which does."]);
    let parameters: Vec<Vec<&str>> = parameters
        .iter()
        .map(|comments| comments.iter().map(String::as_str).collect())
        .collect();
    assert_eq!(
        parameters,
        [
            vec!["# one"],
            vec!["# two", "# three"],
            vec!["/* four */"],
            vec![],
            vec![],
            vec!["/* g */"]
        ]
    );
    assert_eq!(comments("  # a\nprivate define b { }").0, ["# a"]);
    assert!(comments("$x = 1 # a\ndefine b { }").0.is_empty());
    assert!(comments("define b { }").0.is_empty());
    // Also of what is not complete.
    assert_eq!(comments("# a\nclass b(").0, ["# a"]);
}
