//! `cargo xtask dist`: what people install, the same bytes each time for the same sources and tools.
//!
//! A static binary with its manual, completions and licences becomes a tarball, a Debian package and an RPM
//! package here, without any tool, and the recipe of an image is put beside the binary.

mod archive;
mod binary;
mod deb;
mod files;
mod licences;
mod manual;
mod rpm;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use clap::Args;

use crate::{Chore, pgo, project, say};

pub(crate) use self::binary::Recipe;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Makes packages.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The profile of cargo to build with
    #[arg(long, value_name = "NAME", default_value = "dist")]
    profile: String,
    /// Optimise by a profile of what runs: that of a file, or one that is made now
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    pgo: Option<Option<PathBuf>>,
    /// Take this binary instead of building one
    #[arg(long, value_name = "FILE")]
    binary: Option<PathBuf>,
    /// Where to put packages [default: target/packages]
    #[arg(long, value_name = "DIR")]
    output: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Chore {
    let output = match &arguments.output {
        Some(output) => output.clone(),
        None => project::target().join("packages"),
    };
    let binary = match &arguments.binary {
        Some(binary) => binary.clone(),
        None => {
            let counted = arguments.pgo.as_ref();
            let counted = counted.map(|given| pgo::counted(given.as_deref(), &arguments.profile));
            binary::build(&arguments.profile, counted.transpose()?.as_deref())?
        }
    };
    let files = files::all(&binary)?;
    let time = time();

    fs::create_dir_all(&output)?;
    let name = format!("marotte-{VERSION}-{}-linux", env::consts::ARCH);
    let tarball = archive::gzip(&archive::tar(&files, &format!("{name}/"), time)?)?;
    put(&output.join(format!("{name}.tar.gz")), &tarball)?;
    let package = deb::package(&files, time)?;
    put(&output.join(deb::file_name()), &package)?;
    let package = rpm::package(&files, time)?;
    put(&output.join(rpm::file_name()), &package)?;

    let image = output.join("image");
    fs::create_dir_all(&image)?;
    fs::copy(&binary, image.join("marotte"))?;
    let recipe = project::root().join("packaging/Containerfile");
    fs::copy(recipe, image.join("Containerfile"))?;
    say(&image.display().to_string());
    Ok(true)
}

fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    fs::write(path, bytes)?;
    say(&format!("{} ({} kB)", path.display(), bytes.len() / 1000));
    Ok(())
}

/// The time that all files have: `SOURCE_DATE_EPOCH`, or else that of the last commit.
fn time() -> u64 {
    let given = env::var("SOURCE_DATE_EPOCH").ok();
    let committed = || {
        let mut git = Command::new("git");
        git.args(["log", "-1", "--format=%ct"]);
        let answer = git.current_dir(project::root()).output().ok()?;
        String::from_utf8(answer.stdout).ok()
    };
    let time = given.or_else(committed).unwrap_or_default();
    time.trim().parse().unwrap_or(0)
}
