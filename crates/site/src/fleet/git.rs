//! What has changed since a revision, as git tells it.

use std::collections::BTreeMap;

use marotte_diagnostics::SiteIssue;

use crate::parts::Commands;
use crate::problem::{Problem, problem};

/// What has changed in a working tree since a revision.
pub(super) struct Changes {
    root: String,
    revision: String,
    /// The paths that differ, and whether they are new or gone.
    paths: BTreeMap<String, bool>,
}

impl Changes {
    /// The changes below the repository that a folder is in.
    pub(super) fn since(
        revision: &str,
        folder: &str,
        commands: &dyn Commands,
    ) -> Result<Self, Problem> {
        let ask = |folder: &str, words: &[&str]| git(commands, folder, revision, words);
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        let root = text(ask(folder, &["rev-parse", "--show-toplevel"])?);
        let root = root.trim_end().to_owned();
        let commit = format!("{revision}^{{commit}}");
        let commit = text(ask(
            &root,
            &["rev-parse", "--verify", "--end-of-options", &commit],
        )?);
        let commit = commit.trim_end().to_owned();
        let diff = ["diff", "--name-status", "--no-renames", "-z", &commit, "--"];
        let diff = text(ask(&root, &diff)?);
        let mut paths = BTreeMap::new();
        let mut words = diff.split('\0');
        while let (Some(status), Some(path)) = (words.next(), words.next()) {
            paths.insert(format!("{root}/{path}"), status != "M");
        }
        let others = ["ls-files", "--others", "-z"];
        for path in text(ask(&root, &others)?).split_terminator('\0') {
            paths.insert(format!("{root}/{path}"), true);
        }
        Ok(Self {
            root,
            revision: commit,
            paths,
        })
    }

    /// Whether a path differs.
    pub(super) fn has(&self, path: &str) -> bool {
        self.paths.contains_key(path)
    }

    /// Whether a name in a folder, or below it, is new or gone.
    pub(super) fn has_names_below(&self, folder: &str) -> bool {
        let folder = format!("{}/", folder.trim_end_matches('/'));
        let below = self.paths.range(folder.clone()..);
        let mut below = below.take_while(|(path, _)| path.starts_with(&folder));
        below.any(|(_, is_new_or_gone)| *is_new_or_gone)
    }

    /// What was in a file of the revision.
    pub(super) fn before(&self, path: &str, commands: &dyn Commands) -> Option<Vec<u8>> {
        let path = path.strip_prefix(&self.root)?.trim_start_matches('/');
        let object = format!("{}:{path}", self.revision);
        git(commands, &self.root, &self.revision, &["show", &object]).ok()
    }
}

fn git(
    commands: &dyn Commands,
    folder: &str,
    revision: &str,
    words: &[&str],
) -> Result<Vec<u8>, Problem> {
    let mut all = vec!["git", "-C", folder];
    all.extend(words);
    let failed = |why: String| {
        problem(SiteIssue::NoChanges {
            revision: revision.into(),
            why: why.trim_end().into(),
        })
    };
    match commands.run(&all) {
        Ok(done) if done.status == 0 => Ok(done.output),
        Ok(done) => Err(failed(String::from_utf8_lossy(&done.errors).into_owned())),
        Err(error) => Err(failed(format!("git: {error}"))),
    }
}
