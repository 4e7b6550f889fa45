//! Links in environments: they are followed where the reference follows them.

#![cfg(unix)]

mod common;

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use common::{folder, run};

fn write(path: PathBuf, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// The value of code in an environment.
fn notice(root: &Path, code: &str) -> String {
    let root = root.display().to_string();
    let notice = format!("notice(String({code}, '%p'))");
    let ran = run(&["compile", "n", "--env-dir", &root, "-e", &notice], "");
    assert_eq!(ran.code, 0, "{code}: {}", ran.err);
    let said = ran.err.split_once("Notice: Scope(Class[main]): ");
    let said = said.and_then(|(_, said)| said.lines().next());
    said.unwrap_or(&ran.err).replace(&root, "ENV")
}

#[test]
fn modules_and_their_files_may_be_links() {
    let root = folder("links-modules");
    write(
        root.join("elsewhere/mod/manifests/init.pp"),
        "class linked { }\n",
    );
    write(root.join("elsewhere/secret.txt"), "secret\n");
    write(
        root.join("elsewhere/f.pp"),
        "function linked::f() { 'f' }\n",
    );
    for folder in ["modules", "elsewhere/mod/files", "elsewhere/mod/functions"] {
        fs::create_dir_all(root.join(folder)).unwrap();
    }
    symlink("../elsewhere/mod", root.join("modules/linked")).unwrap();
    symlink("loop", root.join("modules/loop")).unwrap();
    symlink("/nonexistent", root.join("modules/dangling")).unwrap();
    symlink("../../secret.txt", root.join("elsewhere/mod/files/s.txt")).unwrap();
    symlink("../../f.pp", root.join("elsewhere/mod/functions/f.pp")).unwrap();
    symlink(".", root.join("elsewhere/mod/files/self")).unwrap();
    for (code, value) in [
        ("include('linked')", "[Class[linked]]"),
        ("linked::f()", "'f'"),
        ("file('linked/s.txt')", "\"secret\\n\""),
        (
            "find_file('linked/self/self/s.txt')",
            "'ENV/modules/linked/files/self/self/s.txt'",
        ),
        ("module_directory('linked')", "'ENV/modules/linked'"),
        ("module_directory('loop', 'dangling')", "undef"),
        // The path is followed, not its text: `..` is above where the link leads.
        (
            "find_file('linked/../../secret.txt')",
            "'ENV/modules/linked/files/../../secret.txt'",
        ),
    ] {
        assert_eq!(notice(&root, code), value, "{code}");
    }
}

#[test]
fn globs_follow_links_only_where_they_name_them() {
    let root = folder("links-data");
    write(root.join("data/sub/x.yaml"), "a: sub\n");
    write(root.join("elsewhere/l.yaml"), "b: linked\n");
    symlink(".", root.join("data/loop")).unwrap();
    symlink("../elsewhere", root.join("data/link")).unwrap();
    for (pattern, a, b) in [
        ("**/*.yaml", "'sub'", "'none'"),
        ("*/*.yaml", "'sub'", "'linked'"),
        ("**/link/*.yaml", "'none'", "'linked'"),
        ("loop/loop/sub/*.yaml", "'sub'", "'none'"),
        ("**/", "'none'", "'none'"),
    ] {
        let config = format!("version: 5\nhierarchy:\n  - name: all\n    glob: '{pattern}'\n");
        write(root.join("hiera.yaml"), &config);
        for (key, value) in [("a", a), ("b", b)] {
            let code = format!("lookup('{key}', default_value => 'none')");
            assert_eq!(notice(&root, &code), value, "{key} in {pattern}");
        }
    }
}
