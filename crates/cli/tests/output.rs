//! Where `marotte compile --output` writes, and where it does not.
#![cfg(unix)]

mod common;

use std::fs;
use std::io::Read;
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use common::{folder, run};

/// Compiles a catalog and says whether that went well, and what was complained of.
fn compile(more: &[&str]) -> (bool, String) {
    let mut arguments = vec!["compile", "-e", "notify { 'secret': }"];
    arguments.extend(more);
    let ran = run(&arguments, "");
    (ran.code == 0, ran.err)
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn text(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[test]
fn others_cannot_read_catalogs() {
    let folder = folder("output-modes");
    let file = folder.join("new.json");
    assert!(compile(&["--output", &text(&file)]).0);
    assert_eq!(mode(&file) & 0o137, 0);
    let strict = folder.join("strict.json");
    fs::write(&strict, "old").unwrap();
    fs::set_permissions(&strict, fs::Permissions::from_mode(0o600)).unwrap();
    assert!(compile(&["--output", &text(&strict)]).0);
    assert_eq!(mode(&strict), 0o600);
    let lax = folder.join("lax.json");
    fs::write(&lax, "old").unwrap();
    fs::set_permissions(&lax, fs::Permissions::from_mode(0o666)).unwrap();
    assert!(compile(&["--output", &text(&lax)]).0);
    assert_eq!(mode(&lax) & 0o137, 0);
    assert!(fs::read_to_string(&lax).unwrap().contains("secret"));
    assert_eq!(names(&folder), ["lax.json", "new.json", "strict.json"]);
}

#[test]
fn a_pipe_stays_a_pipe() {
    let folder = folder("output-pipe");
    let pipe = folder.join("pipe");
    assert!(
        Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || {
            let mut read = String::new();
            fs::File::open(pipe)
                .unwrap()
                .read_to_string(&mut read)
                .unwrap();
            read
        }
    });
    assert!(compile(&["--output", &text(&pipe)]).0);
    assert!(reader.join().unwrap().contains("secret"));
    assert!(fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo());
    assert_eq!(names(&folder), ["pipe"]);
}

#[test]
fn a_device_stays_a_device() {
    let folder = folder("output-device");
    let device = folder.join("nothing");
    let made = Command::new("mknod")
        .arg(&device)
        .args(["c", "1", "3"])
        .output();
    // Only the owner of a machine can make one, and not everywhere.
    if !made.unwrap().status.success() || fs::write(&device, "x").is_err() {
        return;
    }
    assert!(compile(&["--output", &text(&device)]).0);
    let kind = fs::symlink_metadata(&device).unwrap().file_type();
    assert!(kind.is_char_device());
}

#[test]
fn a_link_stays_a_link() {
    let folder = folder("output-link");
    let (link, target) = (folder.join("link"), folder.join("target"));
    symlink(&target, &link).unwrap();
    for _ in 0..2 {
        // First the link leads nowhere, then to a file.
        assert!(compile(&["--output", &text(&link)]).0);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert!(fs::read_to_string(&target).unwrap().contains("secret"));
        assert_eq!(mode(&target) & 0o137, 0);
    }
}

#[test]
fn in_a_folder_there_are_files_only() {
    let folder = folder("output-folder");
    let elsewhere = folder.join("elsewhere");
    let out = folder.join("out");
    fs::create_dir(&out).unwrap();
    symlink(&elsewhere, out.join("a.json")).unwrap();
    let (is_good, complaint) = compile(&["a", "b", "--output", &text(&out)]);
    assert!(!is_good);
    assert!(complaint.contains("not a regular file"), "{complaint}");
    assert!(!elsewhere.exists());
    assert!(out.join("b.json").is_file());
}

#[test]
fn names_of_nodes_are_no_paths() {
    let folder = folder("output-names");
    let out = folder.join("out");
    fs::create_dir(&out).unwrap();
    let evil: PathBuf = folder.join("evil");
    for name in [
        text(&evil),
        "../evil".to_owned(),
        "..".to_owned(),
        "a/b".to_owned(),
    ] {
        let facts = [
            format!("{{\"name\": \"{name}\", \"values\": {{}}}}"),
            format!("{{\"clientcert\": \"{name}\"}}"),
            format!("{{\"fqdn\": \"{name}\"}}"),
            format!("{{\"networking\": {{\"fqdn\": \"{name}\"}}}}"),
        ];
        for facts in facts {
            let file = folder.join("facts.json");
            fs::write(&file, &facts).unwrap();
            let given = ["--facts", &text(&file), "--output", &text(&out)].map(str::to_owned);
            let given: Vec<&str> = given.iter().map(String::as_str).collect();
            let (is_good, complaint) = compile(&given);
            assert!(!is_good, "{facts}");
            assert!(complaint.contains("name"), "{complaint}");
        }
        assert!(!compile(&[&name, "--output", &text(&out)]).0);
    }
    assert_eq!(names(&folder), ["facts.json", "out"]);
    assert!(names(&out).is_empty());
}
