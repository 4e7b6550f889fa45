//! The example repository under `strace`.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::Attack;
use super::operation::{self, CALLS, Fault, Operation};
use crate::project;

/// The files of a folder by their names.
type Files = BTreeMap<String, Vec<u8>>;

/// A copy of the example repository, with what it compiles to.
pub(super) struct Example<'a> {
    attack: &'a Attack<'a>,
    repository: PathBuf,
    /// The catalogs as they are without a fault.
    pub(super) catalogs: Files,
    trace: String,
}

/// A call of the binary that may have failed.
pub(super) struct Run {
    folder: PathBuf,
    pub(super) status: Option<i32>,
    pub(super) stderr: String,
}

impl<'a> Example<'a> {
    pub(super) fn new(attack: &'a Attack<'a>) -> io::Result<Self> {
        let repository = attack.folder.join("repository");
        let original = project::root().join("examples/control-repo");
        for part in ["environments", "facts"] {
            copy(&original.join(part), &repository.join(part))?;
        }
        // What changes are counted from.
        project::commit_all(&repository)?;
        let mut this = Self {
            attack,
            repository,
            catalogs: Files::new(),
            trace: String::new(),
        };
        let whole = this.run("whole", super::cores().first().copied().unwrap_or(0), None)?;
        this.catalogs = whole.catalogs()?;
        this.trace = whole.trace()?;
        match whole.status {
            Some(0) if !this.catalogs.is_empty() => Ok(this),
            _ => Err(io::Error::other(whole.stderr)),
        }
    }

    /// What a compilation asks of the system.
    pub(super) fn operations(&self) -> io::Result<Vec<Operation>> {
        match operation::operations(&self.trace) {
            none if none.is_empty() => Err(io::Error::other("nothing was traced")),
            found => Ok(found),
        }
    }

    fn words(&self, folder: &Path) -> Vec<String> {
        let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
        let mut words = [
            "compile",
            "--environmentpath",
            "environments",
            "--facts",
            "facts",
        ]
        .map(str::to_owned)
        .to_vec();
        words.extend([
            "--reproducible".to_owned(),
            "--output".to_owned(),
            path("out/"),
        ]);
        words.extend(["--cache".to_owned(), path("cache")]);
        words
    }

    /// Compiles all nodes into a folder of its own, on one core, so that calls come in an order.
    pub(super) fn run(
        &self,
        name: &str,
        core: usize,
        fault: Option<(&Operation, Fault)>,
    ) -> io::Result<Run> {
        let folder = self.attack.folder.join(name);
        fs::create_dir_all(&folder)?;
        let traced = match fault {
            Some((operation, _)) => operation.call.clone(),
            None => {
                let all = CALLS.iter().map(|(name, _)| *name);
                all.chain(["madvise"]).collect::<Vec<_>>().join(",")
            }
        };
        let mut command = Command::new("timeout");
        command
            .args(["300", "taskset", "-c", &core.to_string(), "strace", "-f"])
            .args(["--seccomp-bpf", "-qq", "-s", "200", "-o"])
            .arg(folder.join("trace"))
            .args(["-e", &format!("trace={traced}")]);
        if let Some((operation, fault)) = fault {
            let Operation { call, number } = operation;
            let errno = fault.errno;
            command.args(["-e", &format!("inject={call}:error={errno}:when={number}")]);
        }
        let output = command
            .arg(self.attack.binary)
            .args(self.words(&folder))
            .current_dir(&self.repository)
            .stdin(Stdio::null())
            .output()?;
        Ok(Run {
            folder,
            status: output.status.code(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        })
    }

    /// What is wrong with what a call has remembered: the next one compiles all nodes, and sees whether
    /// it would have left one out that is another one now.
    pub(super) fn distrusts(&self, run: &Run) -> io::Result<Option<String>> {
        let output = Command::new(self.attack.binary)
            .args(self.words(&run.folder))
            .args(["--changed-since", "HEAD", "--verify"])
            .current_dir(&self.repository)
            .stdin(Stdio::null())
            .output()?;
        let is_right = output.status.success() && run.catalogs()? == self.catalogs;
        Ok((!is_right).then(|| {
            let said = String::from_utf8_lossy(&output.stderr);
            let errors: Vec<&str> = said
                .lines()
                .filter(|line| line.starts_with("error"))
                .collect();
            format!("then the memory was wrong: {}", errors.join("; "))
        }))
    }
}

impl Run {
    /// What no call may end in.
    pub(super) fn crash(&self) -> Option<String> {
        match self.status {
            Some(0..=2) if !self.stderr.contains("panicked at") => None,
            Some(0..=2) => Some("it panicked".to_owned()),
            Some(status) => Some(format!("status {status}: {}", self.stderr)),
            None => Some("a signal ended it".to_owned()),
        }
    }

    /// All files in the folder that catalogs are written to.
    pub(super) fn catalogs(&self) -> io::Result<Files> {
        let mut found = Files::new();
        let Ok(entries) = fs::read_dir(self.folder.join("out")) else {
            return Ok(found);
        };
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            found.insert(name, fs::read(entry.path())?);
        }
        Ok(found)
    }

    fn trace(&self) -> io::Result<String> {
        fs::read_to_string(self.folder.join("trace"))
    }

    /// The call that was made to fail.
    pub(super) fn injected(&self) -> io::Result<Option<String>> {
        Ok(operation::injected(&self.trace()?))
    }

    /// Nothing is wrong with it: its files are not needed any more.
    pub(super) fn forget(&self) -> io::Result<()> {
        fs::remove_dir_all(&self.folder)
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for file in project::files(from)? {
        let target = to.join(file.strip_prefix(from).unwrap_or(&file));
        if let Some(folder) = target.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::copy(file, target)?;
    }
    Ok(())
}
