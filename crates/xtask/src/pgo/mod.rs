//! Optimisation by profile: a build that counts what runs, work for it to do, and what was counted, which the
//! compiler takes for the build that is packaged. That one is watched while it works, too, and linked again, so
//! that all functions that run lie together.
//!
//! The work is in `calls.rs`, the order of functions in `order.rs`.

mod calls;
mod order;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, io};

pub(crate) use self::order::Linker;
use crate::{project, say};

/// The profile that was asked for: that of a file, or one that is made now for builds with a profile of cargo.
pub(crate) fn counted(given: Option<&Path>, profile: &str) -> io::Result<PathBuf> {
    match given {
        Some(file) => fs::canonicalize(file),
        None => make(profile),
    }
}

/// The flags of the compiler that use a profile: what never ran is cut out of functions, and the linker
/// puts next to each other what was counted in the same processes. So what is used does not bring into memory
/// what is not.
pub(crate) fn flags(counted: &Path) -> Vec<String> {
    let counted = counted.display();
    let mut flags = vec![format!("-Cprofile-use={counted}")];
    // Elsewhere the compiler's own linker is not the usual one.
    if cfg!(target_arch = "x86_64") {
        flags.push("-Cllvm-args=-enable-split-machine-functions".to_owned());
        // What runs once a process is rare beside loops, and yet each process brings it into memory.
        flags.push("-Cllvm-args=-mfs-psi-cutoff=0".to_owned());
        flags.push(format!("-Clink-arg=-Wl,--irpgo-profile={counted}"));
        flags.push("-Clink-arg=-Wl,--bp-startup-sort=function".to_owned());
    }
    flags
}

/// Has cargo give a target flags of its own; build scripts and macros do not get them.
pub(crate) fn target_flags(target: &str, flags: &[String]) -> [String; 4] {
    let flags = format!("target.{target}.rustflags={flags:?}");
    let words = ["--target", target, "--config", &flags];
    words.map(str::to_owned)
}

/// The target that this machine is.
pub(crate) fn host() -> String {
    format!("{}-unknown-linux-gnu", env::consts::ARCH)
}

/// Builds, trains and merges; where the profile is.
fn make(profile: &str) -> io::Result<PathBuf> {
    let merger = merger()?;
    let folder = project::target().join("pgo");
    let counts = folder.join("counts");
    if counts.is_dir() {
        fs::remove_dir_all(&counts)?;
    }
    fs::create_dir_all(&counts)?;
    let binaries = instrumented(profile, &folder, &counts)?;
    say("training");
    for call in calls::calls(&folder)? {
        let mut command = Command::new(binaries.join(call.binary));
        command.args(&call.arguments).current_dir(project::root());
        // The order of calls is that of one process: each has a file of its own.
        command.env("LLVM_PROFILE_FILE", counts.join("%p.profraw"));
        silently(&mut command)?;
    }
    let merged = folder.join("marotte.profdata");
    let status = Command::new(merger)
        // All that a process has called counts, not just what it began with.
        .args(["merge", "--temporal-profile-max-trace-length=1000000", "-o"])
        .args([&merged, &counts])
        .status()?;
    if !status.success() {
        return Err(io::Error::other("what was counted could not be merged"));
    }
    // Each process has left many megabytes.
    fs::remove_dir_all(&counts)?;
    Ok(merged)
}

/// Runs a command whose answer is for tests to look at.
fn silently(command: &mut Command) -> io::Result<()> {
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command.stderr(Stdio::null()).status().map(|_| ())
}

/// Builds the binaries that count; the folder that they are in.
fn instrumented(profile: &str, folder: &Path, counts: &Path) -> io::Result<PathBuf> {
    say("building what counts");
    let host = host();
    let flags = [
        format!("-Cprofile-generate={}", counts.display()),
        // When functions are first called is counted, too.
        "-Cllvm-args=-pgo-temporal-instrumentation".to_owned(),
    ];
    let mut cargo = Command::new("cargo");
    // Names in the binary depend on cargo's profile: counts are of use to a build with the same one alone.
    cargo.args(["build", "--quiet", "--locked", "--profile", profile]);
    for package in ["marotte-cli", "marotte-testkit"] {
        cargo.args(["--package", package]);
    }
    for binary in ["marotte", "conform"] {
        cargo.args(["--bin", binary]);
    }
    cargo.args(target_flags(&host, &flags));
    cargo.arg("--target-dir").arg(folder);
    cargo.env("CARGO_INCREMENTAL", "0");
    match cargo.current_dir(project::root()).status()?.success() {
        true => Ok(folder.join(host).join(project::profile_folder(profile))),
        false => Err(io::Error::other(
            "the binary that counts could not be built",
        )),
    }
}

/// The tool that merges counts; it must be of the compiler's LLVM.
fn merger() -> io::Result<PathBuf> {
    let rustc = |arguments: &[&str]| {
        let answer = Command::new("rustc").args(arguments).output();
        answer.map(|answer| String::from_utf8_lossy(&answer.stdout).into_owned())
    };
    let about = rustc(&["-vV"])?;
    let version = about
        .lines()
        .find_map(|line| line.strip_prefix("LLVM version: "));
    let major = version.and_then(|version| version.split('.').next());
    let major = major.unwrap_or_default();
    let sysroot = rustc(&["--print", "sysroot"])?;
    let own = Path::new(sysroot.trim()).join(format!("lib/rustlib/{}/bin/llvm-profdata", host()));
    for candidate in [own, format!("llvm-profdata-{major}").into()] {
        let asked = Command::new(&candidate).arg("--version").output();
        if asked.is_ok_and(|asked| asked.status.success()) {
            return Ok(candidate);
        }
    }
    Err(io::Error::other(format!(
        "there is no llvm-profdata: `rustup component add llvm-tools` or a package llvm-{major} has it"
    )))
}
