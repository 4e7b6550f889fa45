//! What is loaded when, in environments in memory. The expected answers are the reference's.

mod support;

use support::{check, check_error};

const BROKEN: &str = "class m { notify { oops }";
const IN_BROKEN: &str =
    "Syntax error at '}' (file: ENV/modules/m/manifests/init.pp, line: 1, column: 25)";

#[test]
fn init_is_loaded_with_whatever_is_of_the_module() {
    let sub = (
        "modules/m/manifests/sub.pp",
        "class m::sub { notice('from sub.pp') }",
    );
    let init = "class m { }\nclass m::sub { notice('from init.pp') }";
    let files = [("modules/m/manifests/init.pp", init), sub];
    check("include m, m::sub", &files, &["notice: from init.pp"]);
    check_error(
        "include m::sub, m",
        &files,
        "Class 'm::sub' is already defined (file: ENV/modules/m/manifests/init.pp, line: 2); \
         cannot redefine (file: ENV/modules/m/manifests/sub.pp, line: 1)",
    );
    let files = [("modules/m/manifests/init.pp", BROKEN), sub];
    check_error("include m::sub", &files, IN_BROKEN);
    check_error(
        "notice(defined('m::sub'), defined('m::f'))",
        &files,
        IN_BROKEN,
    );
}

#[test]
fn longer_paths_are_tried_first_and_others_left_alone() {
    let files = [
        (
            "modules/m/manifests/a/b.pp",
            "class m::a::b { notice('b') }",
        ),
        ("modules/m/manifests/a.pp", "class m::a { syntax error"),
    ];
    check("include m::a::b", &files, &["notice: b"]);
    let files = [
        (
            "modules/m/manifests/a/b.pp",
            "class m::a::bother { notice('b') }",
        ),
        (
            "modules/m/manifests/a.pp",
            "class m::a::b { notice('in a') }",
        ),
    ];
    check("include m::a::b", &files, &["notice: in a"]);
    let files = [(
        "modules/m/manifests/a/init.pp",
        "class m::a { notice('a') }",
    )];
    let missing = |class: &str| {
        format!(
            "Evaluation Error: Error while evaluating a Function Call, Could not find class \
             ::{class} for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)"
        )
    };
    check_error("include m::a", &files, &missing("m::a"));
    let files = [("modules/Mx/manifests/init.pp", "class mx { }")];
    check_error("include 'Mx'", &files, &missing("mx"));
    let files = [
        ("environment.conf", "modulepath = site:modules\n"),
        ("site/m/manifests/init.pp", "class m { }"),
        ("modules/m/manifests/only.pp", "class m::only { }"),
    ];
    check_error("include m::only", &files, &missing("m::only"));
}

#[test]
fn names_do_not_lead_out_of_a_module() {
    let files = [("modules/m/manifests/init.pp", "class m { }")];
    check_error(
        "include 'm::../x'",
        &files,
        "Evaluation Error: Error while evaluating a Function Call, The pattern \"../x\" to find \
         manifests in the module \"m\" is invalid and potentially unsafe. (file: \
         ENV/manifests/site.pp, line: 1, column: 1)",
    );
}

#[test]
fn warnings_of_a_file_are_logged_when_it_is_loaded() {
    let files = [
        ("modules/m/manifests/init.pp", "class m { notice(\"\\q\") }"),
        ("modules/m/manifests/a.pp", "class m::a { notice(\"\\q\") }"),
    ];
    let warning = "warning: Unrecognized escape sequence '\\q' (file: \
                   ENV/modules/m/manifests/init.pp, line: 1, column: 22)";
    check("include m", &files, &[warning, "notice: \\q"]);
    let files = [(
        "modules/m/functions/f.pp",
        "function m::f() { notice(\"\\q\") 1 }",
    )];
    let warning = "warning: Unrecognized escape sequence '\\q' (file: \
                   ENV/modules/m/functions/f.pp, line: 1, column: 30)";
    check(
        "notice(m::f())\nm::f()",
        &files,
        &[warning, "notice: \\q", "notice: 1", "notice: \\q"],
    );
}

#[test]
fn initial_manifests_are_sorted_by_path() {
    let files = [
        ("manifests/a/z.pp", "notice('a/z')"),
        ("manifests/a.pp", "notice('a')"),
        ("manifests/B.pp", "notice('B')"),
        ("manifests/a-b.pp", "notice('a-b')"),
        ("manifests/.hidden.pp", "notice('hidden')"),
        ("manifests/readme.txt", "not a manifest {"),
    ];
    let logs = [
        "notice: B",
        "notice: a-b",
        "notice: a",
        "notice: a/z",
        "notice: site",
    ];
    check("notice('site')", &files, &logs);
    let files = [
        ("manifests/a.pp", "notify { 'a': \n"),
        ("manifests/b.pp", "class {"),
    ];
    check_error(
        "",
        &files,
        "Could not parse for environment production: Syntax error at end of input (file: \
         ENV/manifests/a.pp)",
    );
    let files = [("environment.conf", "what\n")];
    let error = "Could not match line what\n (file: ENV/environment.conf, line: 1)";
    check_error("notice(1)", &files, error);
    let files = [("environment.conf", "[main]\nmanifest = gone.pp\n")];
    check("notice(1)", &files, &[]);
}

#[test]
fn a_module_with_wrong_metadata_is_not_there() {
    let init = ("modules/m/manifests/init.pp", "class m { }");
    let files = [("modules/m/metadata.json", "{ nope"), init];
    let unparsable = "err: m has an invalid and unparsable metadata.json file. The parse error: \
                      859: unexpected token at '{ nope'";
    check("notice(1)", &files, &[unparsable, "notice: 1"]);
    check_error(
        "include m",
        &files,
        "Evaluation Error: Error while evaluating a Function Call, Could not find class ::m for \
         node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)",
    );
    let files = [("modules/m/metadata.json", "{\"name\": \"me-m\"}"), init];
    let missing = "err: No source module metadata provided for m";
    check("notice(1)", &files, &[missing, "notice: 1"]);
    check("include m", &[("modules/m/metadata.json", ""), init], &[]);
}
