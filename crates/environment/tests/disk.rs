//! Environments on a disk.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::sync::Arc;

use marotte_environment::{Cache, Disk, Environment, Files, Options};
use marotte_eval::{Loader, Machine};

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("marotte-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn open(&self, cache: &Arc<Cache>) -> Environment {
        let root = self.0.join("production");
        let root = root.to_str().unwrap();
        Environment::open(Arc::new(Disk), root, Options::default(), cache.clone())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays behind harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_that_changes_looks_different() {
    let folder = Folder::new("stamp");
    let path = folder.0.join("a.yaml");
    let path = path.to_str().unwrap();
    assert_eq!(Disk.stamp(path), None);
    folder.write("a.yaml", "a: 1");
    let first = Disk.stamp(path);
    assert!(first.is_some() && first == Disk.stamp(path));
    folder.write("a.yaml", "a: 22");
    let second = Disk.stamp(path);
    assert_ne!(first, second);
    // Another file of the same length takes its place.
    folder.write("b.yaml", "a: 33");
    fs::rename(folder.0.join("b.yaml"), path).unwrap();
    assert_ne!(second, Disk.stamp(path));
}

#[test]
fn what_is_read_is_known_to_be_what_was_looked_at() {
    let folder = Folder::new("looked");
    let path = folder.0.join("a.erb");
    let path = path.to_str().unwrap();
    folder.write("a.erb", "one");
    let looked = Disk.stamp(path).unwrap();
    let read = || {
        let read = Disk.read_looked_at(path, &looked);
        read.map(Result::unwrap)
    };
    assert_eq!(read(), Some((b"one".to_vec(), true)));
    folder.write("a.erb", "and more");
    assert_eq!(read(), Some((b"and more".to_vec(), false)));
    // Another file of the same length takes its place.
    folder.write("b.erb", "two");
    fs::rename(folder.0.join("b.erb"), path).unwrap();
    assert_eq!(read(), Some((b"two".to_vec(), false)));
    fs::remove_file(path).unwrap();
    assert_eq!(read(), None);
    let itself = Disk.stamp(folder.0.to_str().unwrap()).unwrap();
    assert!(!itself.is_file && looked.is_file);
}

#[test]
fn an_environment_on_a_disk() {
    let folder = Folder::new("disk");
    folder.write("production/manifests/b.pp", "notice(1)");
    folder.write("production/manifests/a/c.pp", "notice(2)");
    folder.write("elsewhere/m/manifests/init.pp", "class m { }");
    folder.write("elsewhere/m/files/x", "text");
    folder.write("elsewhere/more/d.pp", "notice(3)");
    fs::create_dir_all(folder.0.join("production/modules")).unwrap();
    symlink(
        folder.0.join("elsewhere/m"),
        folder.0.join("production/modules/m"),
    )
    .unwrap();
    symlink(
        folder.0.join("elsewhere/more"),
        folder.0.join("production/manifests/more"),
    )
    .unwrap();

    let cache = Cache::new();
    let environment = folder.open(&cache);
    let root = environment.root().to_owned();
    let names = |environment: &Environment| -> Vec<String> {
        let manifests = environment.initial_manifests().ok().unwrap();
        let name = |program: &marotte_ir::Program| program.ast.source().name().map(str::to_owned);
        manifests
            .iter()
            .filter_map(|manifest| name(&manifest.program))
            .collect()
    };
    let expected = [
        format!("{root}/manifests/a/c.pp"),
        format!("{root}/manifests/b.pp"),
    ];
    assert_eq!(names(&environment), expected);
    assert_eq!(environment.manifests_for("m", 0).unwrap().loaded.len(), 1);
    let file = environment.find_file("m/x").unwrap();
    assert_eq!(file, format!("{root}/modules/m/files/x"));
    assert_eq!(environment.read_file(&file).unwrap().unwrap(), b"text");
    assert!(environment.find_file("m/y").is_none() && environment.find_file("n/x").is_none());
    assert_eq!(cache.parses(), 3);

    folder.write("production/manifests/b.pp", "notice(4)");
    assert_eq!(names(&environment), expected);
    assert_eq!(cache.parses(), 3);
    let changed = folder.open(&cache);
    assert_eq!(names(&changed), expected);
    assert_eq!(changed.manifests_for("m", 0).unwrap().loaded.len(), 1);
    assert_eq!(cache.parses(), 4);

    fs::write(
        folder.0.join("elsewhere/m/manifests/bad.pp"),
        b"class m::bad { } # \xff",
    )
    .unwrap();
    let step = changed.manifests_for("m::bad", 0).unwrap();
    let message = step
        .error
        .map(|error| error.failure.into_diagnostic().to_string());
    assert_eq!(message.as_deref(), Some("invalid byte sequence in UTF-8"));
}
