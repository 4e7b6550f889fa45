//! Files that are not the same at two looks: whatever a compilation makes of them, it does not panic, and
//! what is remembered of it is not trusted wrongly when the files are as they were.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use marotte_environment::{Disk, Entry, Files, Stamp};
use marotte_site::{
    Beginning, CompileRequest, FleetMemory, In, NodeSelection, Parts, Site, SiteOptions,
};

/// What is wrong with one look.
#[derive(Clone, Copy, Debug)]
enum Lie {
    /// There is other text in the file.
    Changed,
    /// Only half of it is there yet.
    Cut,
    /// It is gone.
    Gone,
    /// It cannot be read.
    Broken,
}

/// The files of this machine, but for one look at them.
struct Faulty {
    looks: AtomicUsize,
    fault: Option<(usize, Lie)>,
}

impl Faulty {
    /// The lie, if it is time for it.
    fn lie(&self) -> Option<Lie> {
        let look = self.looks.fetch_add(1, Ordering::Relaxed);
        self.fault.filter(|(at, _)| *at == look).map(|(_, lie)| lie)
    }
}

impl Files for Faulty {
    fn read(&self, path: &str) -> Option<io::Result<Vec<u8>>> {
        let read = Disk.read(path);
        match (self.lie(), read) {
            (Some(Lie::Changed), Some(Ok(bytes))) => {
                let text = String::from_utf8_lossy(&bytes);
                Some(Ok(text.replace("example", "other").into_bytes()))
            }
            (Some(Lie::Cut), Some(Ok(mut bytes))) => {
                bytes.truncate(bytes.len() / 2);
                Some(Ok(bytes))
            }
            (Some(Lie::Gone), _) => None,
            (Some(Lie::Broken), Some(_)) => Some(Err(io::ErrorKind::TimedOut.into())),
            (_, read) => read,
        }
    }

    fn exists(&self, path: &str) -> bool {
        self.lie().is_some() != Disk.exists(path)
    }

    fn stamp(&self, path: &str) -> Option<Stamp> {
        self.lie().map_or_else(|| Disk.stamp(path), |_| None)
    }

    fn is_dir(&self, path: &str) -> bool {
        self.lie().is_some() != Disk.is_dir(path)
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        self.entries(folder).unwrap_or_default()
    }

    fn entries(&self, folder: &str) -> io::Result<Vec<Entry>> {
        match self.lie() {
            None => Disk.entries(folder),
            Some(Lie::Broken) => Err(io::ErrorKind::TimedOut.into()),
            Some(_) => Ok(Vec::new()),
        }
    }
}

/// Compiles the example and remembers what that depended on: how often files were looked at, and the
/// nodes that would have been left out although their catalogs are others.
fn compile(cache: &Path, fault: Option<(usize, Lie)>) -> (usize, Vec<String>) {
    let faulty = Arc::new(Faulty {
        looks: AtomicUsize::new(0),
        fault,
    });
    let parts = Parts {
        files: faulty.clone(),
        ..Parts::of_this_machine()
    };
    let (parts, files) = parts.watched();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/control-repo");
    let options = SiteOptions {
        folder: Some(format!("{root}/environments/production")),
        ..SiteOptions::new(parts)
    };
    let wrong = Site::open(options).ok().and_then(|site| {
        let selection = NodeSelection {
            facts: Some(format!("{root}/facts")),
            ..NodeSelection::default()
        };
        let nodes = site.nodes(&selection).ok()?;
        let environment = site.open_environment("production", Beginning::Manifests);
        let environment = environment.ok()?;
        environment.initial_manifests().ok()?;
        let memory = FleetMemory::open(cache, &site, files);
        let plan = memory.plan(&site, &environment, None).ok()?;
        let (mut wrong, mut failed) = (Vec::new(), HashSet::new());
        for node in nodes {
            let request = CompileRequest {
                environment: In::Open(environment.clone()),
                ..CompileRequest::new(node.clone())
            };
            let (answer, used) = site.compile_watched(&request);
            let is_failed = answer.catalog.is_err();
            let expected = plan.untouched(&node);
            if expected.is_some_and(|expected| is_failed || expected != used.digest()) {
                wrong.push(node.name().to_owned());
            }
            match is_failed {
                true => drop(failed.insert(node.name().to_owned())),
                false => memory.remember(&site, &node, used, &environment),
            }
        }
        memory.save(&plan, &failed, &environment).unwrap();
        Some(wrong)
    });
    (
        faulty.looks.load(Ordering::Relaxed),
        wrong.unwrap_or_default(),
    )
}

/// A folder that goes with it.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn what_two_looks_do_not_agree_on_is_not_trusted() {
    let name = format!("marotte-looks-{}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(name));
    let (looks, _) = compile(&folder.0.join("whole"), None);
    assert!(looks > 100, "{looks} looks");
    for at in 0..looks {
        let lie = [Lie::Changed, Lie::Cut, Lie::Gone, Lie::Broken][at % 4];
        let cache = folder.0.join(at.to_string());
        compile(&cache, Some((at, lie)));
        let (_, wrong) = compile(&cache, None);
        assert!(wrong.is_empty(), "look {at}, {lie:?}: {wrong:?}");
        let _ = std::fs::remove_dir_all(cache);
    }
}
