//! Tests of templates: the Ruby text is what Ruby's own library makes of them.

use super::{RESULT, Trim, lower, to_ruby};

/// The statements between the one that makes the result and the one that gives it.
#[track_caller]
fn check(template: &str, expected: &str) {
    let ruby = to_ruby(RESULT, template, Trim::MARKED).ruby;
    let inner = ruby.strip_prefix("_erbout = +''").unwrap();
    let inner = inner.strip_suffix("_erbout").unwrap();
    assert_eq!(inner, expected);
}

#[test]
fn text_is_one_literal_and_keeps_its_lines() {
    check("", "; ");
    check("a", "; _erbout.<< \"a\".freeze; ");
    check("a\nb\n", "; _erbout.<< \"a\\nb\\n\".freeze\n\n; ");
    check(
        "\"\\ #{a} #b\t\r\u{1b}\0é",
        "; _erbout.<< \"\\\"\\\\ \\#{a} #b\\t\\r\\e\\x00é\".freeze; ",
    );
}

#[test]
fn tags() {
    check("<%= a %>", "; _erbout.<<(( a ).to_s); ");
    check("<% a %>b", ";  a ; _erbout.<< \"b\".freeze; ");
    check("<% a\n%>b", ";  a\n_erbout.<< \"b\".freeze; ");
    check("<% a\r\n%>", ";  a\n");
    check("<%# a %>b", "; _erbout.<< \"b\".freeze; ");
    check("<%# a\n %>b", "; \n; _erbout.<< \"b\".freeze; ");
}

#[test]
fn trimming() {
    check("<% a -%>\nb", ";  a \n_erbout.<< \"b\".freeze; ");
    check("<% a -%>\r\nb", ";  a \n_erbout.<< \"b\".freeze; ");
    check("<% a -%> b", ";  a ; _erbout.<< \" b\".freeze; ");
    check("<% a -%>", ";  a \n");
    check(" \t<%- a %>", ";  a ; ");
    check("b <%- a %>", "; _erbout.<< \"b \".freeze;  a ; ");
    check("<% a %> <%- b %>", ";  a ;  b ; ");
}

#[test]
fn escaped_tags() {
    check("<%% %%> %>", "; _erbout.<< \"<% %%> %>\".freeze; ");
    check("<% '%%>' %>", ";  '%>' ; ");
}

#[test]
fn a_tag_without_end_is_text() {
    check("<% a", "; _erbout.<< \" a\".freeze; ");
}

#[test]
fn frozen_literals() {
    let is_frozen = |text| to_ruby(RESULT, text, Trim::MARKED).frozen_strings;
    assert!(is_frozen("<%# frozen_string_literal: true %>a"));
    assert!(is_frozen("<%# a %><%# frozen-string-literal: true -%>\n"));
    assert!(!is_frozen("a<%# frozen_string_literal: true %>"));
    assert!(!is_frozen("<%# frozen_string_literal: false %>"));
    assert!(is_frozen("<%# -*- frozen_string_literal: true -*- %>"));
}

#[test]
fn errors_have_the_line_of_the_template() {
    let error = lower("t.erb", "a\n<%# b\nc -%>\n<%= ) %>").unwrap_err();
    assert_eq!(error.line, 4);
}
