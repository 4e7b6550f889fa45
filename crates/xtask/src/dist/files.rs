//! What is installed, by paths below a prefix such as `/usr`.

use std::path::Path;
use std::{fs, io};

use clap_complete::Shell;

use super::{archive, licences, manual};
use crate::project;

/// A file to install.
pub(super) struct File {
    /// Its path below the prefix.
    pub(super) path: String,
    /// What is in it.
    pub(super) bytes: Vec<u8>,
    /// Whether it is a program.
    pub(super) runs: bool,
}

impl File {
    /// A file that is read.
    pub(super) fn new(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            path: path.into(),
            bytes: bytes.into(),
            runs: false,
        }
    }

    /// What it is and who may do what with it, as the system has it.
    pub(super) fn mode(&self) -> u32 {
        match self.runs {
            true => 0o100_755,
            false => 0o100_644,
        }
    }
}

/// All files, sorted by their paths.
pub(super) fn all(binary: &Path) -> io::Result<Vec<File>> {
    let mut files = vec![File {
        runs: true,
        ..File::new("bin/marotte", fs::read(binary)?)
    }];
    for (name, page) in manual::pages()? {
        let path = format!("share/man/man1/{name}.1.gz");
        files.push(File::new(path, archive::gzip(&page)?));
    }
    let shells = [
        (Shell::Bash, "share/bash-completion/completions/marotte"),
        (Shell::Zsh, "share/zsh/vendor-completions/_marotte"),
        (Shell::Fish, "share/fish/vendor_completions.d/marotte.fish"),
    ];
    for (shell, path) in shells {
        let mut script = Vec::new();
        let mut command = marotte_cli::description();
        clap_complete::generate(shell, &mut command, "marotte", &mut script);
        files.push(File::new(path, script));
    }
    let root = project::root();
    for name in ["CHANGELOG.md", "README.md"] {
        let path = format!("share/doc/marotte/{name}");
        files.push(File::new(path, fs::read(root.join(name))?));
    }
    let licence = fs::read_to_string(root.join("LICENSE"))?;
    let copyright = format!("{}\n{licence}", licences::list()?);
    files.push(File::new("share/doc/marotte/copyright", copyright));
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}
