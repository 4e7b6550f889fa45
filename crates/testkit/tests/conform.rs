//! The binary `conform`, as scripts use it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs, process};

use serde_json::Value;

/// Two cases, the second of which the reference would answer otherwise than is written here.
const CASES: &str = r#"{"id": "a", "kind": "parse", "topic": "t", "code": "1 +", "expect": {"ok": false, "error": "Syntax error at end of input (file: test.pp)", "logs": []}}
{"id": "b", "kind": "parse", "topic": "t", "code": "$a", "expect": {"ok": true, "ast": 1, "logs": []}}
"#;

/// A folder that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("conform-{name}-{}", process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn write(&self, name: &str, content: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, content).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn conform(arguments: &[&str], files: &[&Path], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_conform"))
        .args(arguments)
        .args(files)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

fn stdout(output: &Output) -> &str {
    str::from_utf8(&output.stdout).unwrap()
}

#[test]
fn answers_keep_the_order_and_ignore_what_is_expected() {
    let output = conform(&["answer"], &[], CASES);
    let answers: Vec<Value> = stdout(&output)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers[0]["id"], "a");
    assert_eq!(
        answers[0]["error"],
        "Syntax error at end of input (file: test.pp)"
    );
    assert_eq!(answers[1]["ast"], serde_json::json!({"^": ["var", "a"]}));
}

#[test]
fn compressed_files_are_read() {
    let folder = Folder::new("gzip");
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(CASES.as_bytes()).unwrap();
    let file = folder.write("x.jsonl.gz", &encoder.finish().unwrap());
    let output = conform(&["check", "--json"], &[&file], "");
    let report: Value = serde_json::from_str(stdout(&output)).unwrap();
    assert_eq!(report["files"]["x"]["total"]["cases"], 2);
    assert_eq!(report["files"]["x"]["total"]["exact"], 1);
    assert_eq!(report["failures"][0]["id"], "b");
}

#[test]
fn the_list_of_known_failures_must_be_exact() {
    let folder = Folder::new("known");
    let file = folder.write("x.jsonl", CASES.as_bytes());
    let status = |known: &str| {
        let known = folder.write("known.txt", known.as_bytes());
        let known = known.to_string_lossy();
        conform(&["check", "--known", &known], &[&file], "")
            .status
            .code()
    };
    assert_eq!(status("b differs\n"), Some(0));
    assert_eq!(status(""), Some(1));
    assert_eq!(status("b inexact\n"), Some(1));
    assert_eq!(status("a differs\nb differs\n"), Some(1));
    assert_eq!(status("nonsense\n"), Some(2));
}

#[test]
fn the_list_can_be_rewritten() {
    let folder = Folder::new("rewrite");
    let file = folder.write("x.jsonl", CASES.as_bytes());
    let known = folder.write("known.txt", b"a inexact\nb differs # meant\n");
    let arguments = ["check", "--write-known", &known.to_string_lossy()];
    assert!(conform(&arguments, &[&file], "").status.success());
    let text = fs::read_to_string(&known).unwrap();
    assert!(text.ends_with("\nb differs # meant\n"), "{text}");
    assert!(!text.contains("\na "), "{text}");
}
