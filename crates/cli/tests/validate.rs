//! `marotte validate`: where code comes from, and how it ends.

mod common;

use std::fs;

use common::{folder, marotte, run};

#[test]
fn good_code_is_met_with_silence() {
    let ran = marotte("validate examples/manifests/web.pp examples/templates/motd.epp");
    assert_eq!((ran.code, &*ran.out, &*ran.err), (0, "", ""));
}

#[test]
fn people_see_every_error_and_a_sum() {
    let ran = marotte("validate examples/manifests");
    assert_eq!(ran.code, 1);
    assert_eq!(ran.out, "");
    assert!(ran.err.contains(
        "\
error[CROSS_SCOPE_ASSIGNMENT]: Illegal attempt to assign to 'profile::other::port'. Cannot assign to variables in other namespaces
 --> examples/manifests/mistakes.pp:4:3
  |
4 |   $profile::other::port = 80
  |   ^^^^^^^^^^^^^^^^^^^^^
"
    ));
    assert!(
        ran.err.contains("------^---"),
        "an operator is marked in its expression"
    );
    assert!(ran.err.contains("warning[UNRECOGNIZED_ESCAPE]"));
    assert!(
        ran.err
            .ends_with("\n4 errors and 1 warning in 2 of 4 files\n")
    );
}

#[test]
fn warnings_do_not_make_code_bad() {
    let ran = marotte("validate examples/manifests/doubtful.pp");
    assert_eq!(ran.code, 0);
    assert!(ran.err.ends_with("\n1 warning, no errors\n"));
}

#[test]
fn the_number_of_errors_can_be_limited() {
    let ran = marotte("validate --max-errors 1 examples/manifests/mistakes.pp");
    assert!(
        ran.err
            .contains("… and 2 more errors in examples/manifests/mistakes.pp")
    );
    assert!(ran.err.ends_with("\n3 errors in 1 of 1 file\n"));
}

#[test]
fn an_empty_folder_is_worth_a_word() {
    let folder = folder("empty");
    let ran = run(&["validate", folder.to_str().unwrap()], "");
    assert_eq!((ran.code, &*ran.out), (0, ""));
    assert_eq!(ran.err, "warning: there are no .pp, .epp or other files\n");
}

#[test]
fn code_comes_from_standard_input_too() {
    for arguments in [&["validate"][..], &["validate", "-"]] {
        assert_eq!(run(arguments, "notice('a')").code, 0);
        let ran = run(arguments, "$a = ");
        assert_eq!(ran.code, 1);
        assert!(ran.err.contains("Syntax error at end of input"));
        assert!(ran.err.contains("--> STDIN:1:6"));
    }
}

#[test]
fn code_comes_from_the_command_line_too() {
    assert_eq!(run(&["validate", "-e", "notice('a')"], "").code, 0);
    assert_eq!(run(&["validate", "-e", "}"], "").code, 1);
    let template = "<% if true { %>a<% } %>";
    assert_eq!(run(&["validate", "--epp", "-e", template], "").code, 0);
    assert_eq!(run(&["validate", "-e", template], "").code, 1);
}

#[test]
fn colours_are_a_matter_of_choice() {
    let with = |color| run(&["validate", "--color", color, "-e", "}"], "").err;
    assert!(with("always").contains("\x1b["));
    assert!(with("ansi").contains("\x1b["));
    for plain in ["auto", "never", "false"] {
        assert!(!with(plain).contains("\x1b["));
    }
}

#[test]
fn strictness_decides_what_is_an_error() {
    let code = "$a = { a => 1, a => 2 }";
    let with = |strict| run(&["validate", "--strict", strict, "-e", code], "");
    assert_eq!(with("error").code, 1);
    assert!(with("warning").err.ends_with("1 warning, no errors\n"));
    let off = with("off");
    assert_eq!((off.code, &*off.err), (0, ""));
}

#[test]
fn plans_are_only_read_when_asked() {
    let code = "plan a::b() { return 1 }";
    assert_eq!(run(&["validate", "--tasks", "-e", code], "").code, 0);
    assert_eq!(run(&["validate", "-e", code], "").code, 1);
}

#[test]
fn names_must_fit_the_module_path_if_there_is_one() {
    let file = "examples/modules/ntp/manifests/init.pp";
    assert_eq!(run(&["validate", file], "").code, 0);
    let ran = run(
        &[
            "validate",
            "--modulepath",
            "/nowhere:examples/modules",
            file,
        ],
        "",
    );
    assert_eq!(ran.code, 1);
    assert!(
        ran.err
            .contains("Unacceptable location. The name 'time' is unacceptable in file")
    );
}

#[test]
fn bad_calls_are_told_from_bad_code() {
    for call in [
        "validate --no-such-flag",
        "validate --format nonsense examples",
        "no-such-command",
        "validate examples/no-such-file.pp",
        "dump examples/no-such-file.pp",
        "",
    ] {
        let ran = marotte(call);
        assert_eq!(ran.code, 2, "{call:?}: {}", ran.err);
        assert!(!ran.err.is_empty());
    }
}

#[test]
fn what_cannot_be_read_does_not_stop_the_rest() {
    let folder = folder("unreadable");
    let write = |name: &str, bytes: &[u8]| fs::write(folder.join(name), bytes).unwrap();
    write("a.pp", b"notice('\xFF')");
    write("b.pp", b"\x7fELF\0\0");
    write("c.pp", b"\xEF\xBB\xBFnotice('a')");
    write("d.pp", b"}");
    write("e.txt", b"}");
    write(".hidden.pp", b"}");
    fs::create_dir(folder.join("z.pp")).unwrap();
    fs::File::create(folder.join("large.pp"))
        .unwrap()
        .set_len(1 << 30)
        .unwrap();
    let ran = run(&["validate", folder.to_str().unwrap()], "");
    assert_eq!(ran.code, 1);
    let codes: Vec<&str> = ran
        .err
        .lines()
        .filter_map(|line| line.strip_prefix("error[")?.split(']').next())
        .collect();
    let expected = [
        "INVALID_UTF8",
        "BINARY_FILE",
        "ILLEGAL_BOM",
        "SYNTAX_ERROR",
        "FILE_TOO_LARGE",
    ];
    assert_eq!(codes, expected, "{}", ran.err);
    assert!(ran.err.contains("byte 0xFF on line 1, at byte 9 of it"));
    assert!(ran.err.ends_with("\n5 errors in 5 of 5 files\n"));
}

#[test]
#[cfg(unix)]
fn links_are_followed_but_not_in_circles() {
    use std::os::unix::fs::symlink;
    let folder = folder("links");
    fs::create_dir_all(folder.join("real/below")).unwrap();
    fs::write(folder.join("real/below/a.pp"), "}").unwrap();
    symlink("..", folder.join("real/below/up")).unwrap();
    symlink("real", folder.join("again")).unwrap();
    symlink("nowhere", folder.join("dangling.pp")).unwrap();
    symlink("self.pp", folder.join("self.pp")).unwrap();
    let ran = run(
        &["validate", "--format", "json", folder.to_str().unwrap()],
        "",
    );
    assert_eq!(ran.code, 1);
    let found: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let mut codes: Vec<_> = found
        .as_array()
        .unwrap()
        .iter()
        .map(|f| &f["code"])
        .collect();
    codes.sort_by_key(|code| code.to_string());
    assert_eq!(
        codes,
        ["LINK_CYCLE", "SYNTAX_ERROR", "UNREADABLE", "UNREADABLE"]
    );
}

#[test]
fn findings_come_in_the_order_of_the_paths() {
    let folder = folder("order");
    for index in 0..200 {
        let padding = "# padding\n".repeat((200 - index) * 20);
        fs::write(folder.join(format!("{index:03}.pp")), padding + "}").unwrap();
    }
    let ran = run(
        &["validate", "--format", "github", folder.to_str().unwrap()],
        "",
    );
    let files: Vec<&str> = ran
        .out
        .lines()
        .filter_map(|line| line.split(',').next())
        .collect();
    assert_eq!(files.len(), 200);
    assert!(files.is_sorted());
}
