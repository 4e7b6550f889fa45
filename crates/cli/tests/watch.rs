//! `--watch`: a process that goes on, and what it says when a file is saved.

#![cfg(unix)]

mod common;

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use common::{folder, run_in};

/// Nobody waits longer for a line; it only ends what would wait for ever.
const PATIENCE: Duration = Duration::from_secs(120);

/// A process that watches, and the lines of both its outputs.
struct Watching {
    child: Child,
    lines: Receiver<String>,
}

impl Watching {
    fn start(folder: &Path, arguments: &[&str]) -> Self {
        // One pipe for both outputs, so that their lines come in order; the shell becomes the process.
        let mut child = Command::new("sh")
            .args(["-c", "exec \"$0\" \"$@\" 2>&1"])
            .arg(env!("CARGO_BIN_EXE_marotte"))
            .args(arguments)
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, lines) = mpsc::channel();
        let out = child.stdout.take().unwrap();
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                let _ = sender.send(line);
            }
        });
        Self { child, lines }
    }

    /// What is said up to a line that has this in it.
    fn until(&mut self, wanted: &str) -> String {
        let mut said = String::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => {
                    let is_wanted = line.contains(wanted);
                    said.push_str(&line);
                    said.push('\n');
                    if is_wanted {
                        return said;
                    }
                }
                Err(_) => {
                    let _ = self.child.kill();
                    panic!("{wanted:?} was not said, only: {said}");
                }
            }
        }
    }

    /// Ends it as Ctrl-C does; where that is ignored, as it is for what a shell runs in the background, as
    /// `kill` does.
    fn interrupt(mut self) {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let ignored = u64::from_str_radix(ignored.unwrap_or("0").trim(), 16).unwrap();
        let (name, number) = match ignored & 0b10 {
            0 => ("-INT", 2),
            _ => ("-TERM", 15),
        };
        let id = self.child.id().to_string();
        let killed = Command::new("kill").args([name, &id]).status().unwrap();
        assert!(killed.success());
        let status = self.child.wait().unwrap();
        assert_eq!(status.signal(), Some(number), "{status}");
    }
}

#[test]
fn a_saved_file_is_checked_at_once() {
    let folder = folder("watch-validate");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("a.pp", "notice(1)\n");
    write("b.pp", "notice(2)\n");
    let mut watching = Watching::start(&folder, &["validate", "--watch", "."]);
    let said = watching.until("watching");
    assert!(said.starts_with("2 files are good\n"), "{said}");
    write("b.pp", "notice(2\n");
    let said = watching.until("1 error in 1 of 1 file");
    assert!(said.contains("--> ./b.pp:"), "{said}");
    write("b.pp", "notice(22)\n");
    watching.until("1 file is good");
    write("data.yaml", "a: [\n");
    let said = watching.until("1 error in 1 of 1 file");
    assert!(said.contains("error[INVALID_YAML]"), "{said}");
    fs::remove_file(folder.join("data.yaml")).unwrap();
    watching.until("data.yaml is gone");
    watching.interrupt();
    let ran = run_in(&folder, &["validate", "--watch"], "", None);
    assert_eq!(ran.code, 2);
    assert!(
        ran.err.contains("--watch needs files or folders"),
        "{}",
        ran.err
    );
}

#[test]
fn a_saved_file_shows_what_it_changes() {
    let folder = folder("watch-compile");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    fs::create_dir(folder.join("manifests")).unwrap();
    write("facts.json", "{}");
    let code = |mode: &str, more: &str| {
        let text = format!("file {{ '/a': mode => '{mode}' }}\n{more}\n");
        write("manifests/site.pp", &text);
    };
    code("0644", "notify { gone: }");
    let call = ["compile", "web01", "--facts", "facts.json", "--watch"];
    let mut watching = Watching::start(&folder, &call);
    let said = watching.until("watching");
    assert!(
        said.contains("1 of 1 node compiled, nothing changes\n"),
        "{said}"
    );
    code("0600", "file { '/new': content => Sensitive('a secret') }");
    let said = watching.until("1 changes");
    assert_eq!(
        said,
        "web01: 1 added, 1 removed, 1 changed\n  \
         ~ File[/a] (manifests/site.pp:1)\n      mode: \"0644\" → \"0600\"\n  \
         - Notify[gone] (manifests/site.pp:2)\n  + File[/new] (manifests/site.pp:2)\n\
         1 of 1 node compiled, 1 changes\n"
    );
    code("0600", "file { '/new': content => }");
    let said = watching.until("-> manifests/site.pp:2");
    assert!(said.contains("error[SYNTAX_ERROR]"), "{said}");
    code(
        "0600",
        "file { '/new': content => Sensitive('other secret') }",
    );
    let said = watching.until("1 changes");
    assert!(
        said.contains("content: [sensitive] → [sensitive]"),
        "{said}"
    );
    assert!(!said.contains("secret'"), "{said}");
    watching.interrupt();
}
