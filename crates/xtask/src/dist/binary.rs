//! The static binary: with musl where that target is installed, else with the C library linked in.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, io};

use crate::{pgo, project, say};

/// How what is packaged is built.
pub(crate) struct Recipe {
    target: String,
    flags: Vec<String>,
    c_flags: String,
    /// Puts functions in order by what runs.
    linker: Option<pgo::Linker>,
}

impl Recipe {
    /// That of this machine, with what was counted, if anything was.
    pub(crate) fn new(counted: Option<&Path>) -> io::Result<Self> {
        let musl = format!("{}-unknown-linux-musl", env::consts::ARCH);
        let target = match is_installed(&musl)? {
            true => musl,
            false => pgo::host(),
        };
        let mut flags = vec!["-Ctarget-feature=+crt-static".to_owned()];
        if packs_relocations(&target) {
            flags.push("-Clink-arg=-Wl,-z,pack-relative-relocs".to_owned());
        }
        flags.extend(counted.into_iter().flat_map(pgo::flags));
        // The folders of the sources are no part of the binary, be they of Rust or of C.
        let root = project::root();
        let mut c_flags = env::var("CFLAGS").unwrap_or_default();
        let home = env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo"));
        let cargo = env::var_os("CARGO_HOME").map(PathBuf::from).or(home);
        for (folder, name) in [(Some(&root), "."), (cargo.as_ref(), "cargo")] {
            if let Some(folder) = folder.map(|folder| folder.display()) {
                flags.push(format!("--remap-path-prefix={folder}={name}"));
                c_flags.push_str(&format!(" -ffile-prefix-map={folder}={name}"));
            }
        }
        let c_flags = c_flags.trim_start().to_owned();
        let linker = match counted {
            Some(counted) if cfg!(target_arch = "x86_64") => pgo::Linker::new(counted)?,
            _ => None,
        };
        Ok(Self {
            target,
            flags,
            c_flags,
            linker,
        })
    }

    /// Builds a binary with a profile of cargo; where it is.
    pub(crate) fn build(&self, package: &str, binary: &str, profile: &str) -> io::Result<PathBuf> {
        self.build_all(package, &[binary], profile)?;
        let folder = project::profile_folder(profile);
        let built = project::target().join(&self.target).join(folder);
        let built = built.join(binary);
        if let Some(linker) = &self.linker {
            linker.again(package, &built)?;
        }
        Ok(built)
    }

    /// Builds binaries of a package at once: the last step of each takes minutes, and keeps but one core busy.
    /// Those of several packages would have other features than alone.
    pub(crate) fn build_all(
        &self,
        package: &str,
        binaries: &[&str],
        profile: &str,
    ) -> io::Result<()> {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["build", "--quiet", "--locked", "--profile", profile]);
        cargo.args(["--package", package]);
        for binary in binaries {
            cargo.args(["--bin", binary]);
        }
        if let Some(linker) = &self.linker {
            let (target, script) = (&self.target, linker.script());
            let linker = format!("target.{target}.linker={:?}", script.display().to_string());
            cargo.args(["--config", &linker]);
        }
        let status = cargo
            .args(pgo::target_flags(&self.target, &self.flags))
            .env("CFLAGS", &self.c_flags)
            .current_dir(project::root())
            .status()?;
        if !status.success() {
            let names = binaries.join(", ");
            return Err(io::Error::other(format!("{names} could not be built")));
        }
        Ok(())
    }
}

/// Builds the binary with a profile of cargo, and with what was counted, if anything was; where it is.
pub(super) fn build(profile: &str, counted: Option<&Path>) -> io::Result<PathBuf> {
    let recipe = Recipe::new(counted)?;
    let target = &recipe.target;
    say(&format!("building for {target} with the profile {profile}"));
    recipe.build("marotte-cli", "marotte", profile)
}

/// Whether the C library that is linked in can read addresses in their short form, which is a fiftieth of the
/// usual one. All of them are read when a process starts.
fn packs_relocations(target: &str) -> bool {
    if !target.ends_with("-gnu") {
        return false;
    }
    let asked = Command::new("getconf").arg("GNU_LIBC_VERSION").output();
    let answer = asked.map(|asked| String::from_utf8_lossy(&asked.stdout).into_owned());
    let version = answer.unwrap_or_default();
    let minor = version.trim().strip_prefix("glibc 2.");
    minor.and_then(|minor| minor.parse::<u32>().ok()) >= Some(36)
}

/// Whether the standard library of a target is here.
fn is_installed(target: &str) -> io::Result<bool> {
    let answer = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .output()?;
    let folder = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
    Ok(answer.status.success() && PathBuf::from(folder).is_dir())
}
