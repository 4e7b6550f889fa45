//! The static binary: with musl where that target is installed, else with the C library linked in.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, io};

use crate::{pgo, project, say};

/// Builds the binary with a profile of cargo, and with what was counted, if anything was; where it is.
pub(super) fn build(profile: &str, counted: Option<&Path>) -> io::Result<PathBuf> {
    let musl = format!("{}-unknown-linux-musl", env::consts::ARCH);
    let target = match is_installed(&musl)? {
        true => musl,
        false => pgo::host(),
    };
    say(&format!("building for {target} with the profile {profile}"));
    let root = project::root();
    let mut flags = vec!["-Ctarget-feature=+crt-static".to_owned()];
    flags.extend(counted.into_iter().flat_map(pgo::flags));
    // The folders of the sources are no part of the binary, be they of Rust or of C.
    let mut c_flags = env::var("CFLAGS").unwrap_or_default();
    let home = env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo"));
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from).or(home);
    for (folder, name) in [(Some(&root), "."), (cargo.as_ref(), "cargo")] {
        if let Some(folder) = folder.map(|folder| folder.display()) {
            flags.push(format!("--remap-path-prefix={folder}={name}"));
            c_flags.push_str(&format!(" -ffile-prefix-map={folder}={name}"));
        }
    }
    let status = Command::new("cargo")
        .args(["build", "--locked", "--package", "marotte-cli"])
        .args(["--bin", "marotte", "--profile", profile])
        .args(pgo::target_flags(&target, &flags))
        .env("CFLAGS", c_flags.trim_start())
        .current_dir(&root)
        .status()?;
    if !status.success() {
        return Err(io::Error::other("the binary could not be built"));
    }
    let folder = project::profile_folder(profile);
    Ok(project::target().join(target).join(folder).join("marotte"))
}

/// Whether the standard library of a target is here.
fn is_installed(target: &str) -> io::Result<bool> {
    let answer = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .output()?;
    let folder = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
    Ok(answer.status.success() && PathBuf::from(folder).is_dir())
}
