//! Where the project is and which files it has.

use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The root of the work tree.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// All files under a folder, sorted; build output and hidden folders are left out.
pub(crate) fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_dir() {
                if name != "target" && !name.starts_with('.') {
                    folders.push(path);
                }
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The files under a folder whose names end in an extension.
pub(crate) fn files_with(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut files = files(folder)?;
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    Ok(files)
}

/// Makes a folder a repository of git with all that is in it.
pub(crate) fn commit_all(folder: &Path) -> io::Result<()> {
    for words in [
        &["init", "-q"][..],
        &["add", "-A"],
        &["commit", "-q", "-m", "all"],
    ] {
        let done = Command::new("git")
            .args(["-c", "user.name=a", "-c", "user.email=a@b"])
            .args(words)
            .current_dir(folder)
            .status()?;
        if !done.success() {
            return Err(io::Error::other("git failed"));
        }
    }
    Ok(())
}

/// What cargo knows of the packages that are built for this machine.
pub(crate) fn metadata() -> io::Result<serde_json::Value> {
    let platform = format!("{}-unknown-linux-gnu", env::consts::ARCH);
    let answer = Command::new("cargo")
        .args(["metadata", "--format-version=1", "--locked"])
        .args(["--filter-platform", &platform])
        .current_dir(root())
        .output()?;
    if !answer.status.success() {
        return Err(io::Error::other(String::from_utf8_lossy(&answer.stderr)));
    }
    Ok(serde_json::from_slice(&answer.stdout)?)
}

/// A path as it is written in the project: from its root, with slashes.
pub(crate) fn relative(path: &Path) -> String {
    let path = path.strip_prefix(root()).unwrap_or(path);
    path.to_string_lossy().replace('\\', "/")
}

/// Where cargo and the chores put what they build.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The folder of what is built with a profile of cargo; some have another name.
pub(crate) fn profile_folder(profile: &str) -> &str {
    match profile {
        "dev" | "test" => "debug",
        "bench" => "release",
        other => other,
    }
}

/// Where cargo puts a binary of this workspace that was built with a profile's folder.
pub(crate) fn built(profile_folder: &str, binary: &str) -> PathBuf {
    target()
        .join(profile_folder)
        .join(format!("{binary}{}", env::consts::EXE_SUFFIX))
}
