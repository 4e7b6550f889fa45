//! Inputs that did harm: files of `fuzz/found`, `TARGET-NUMBER`, for ever. A test gives them to their
//! targets, too.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, io, thread};

use marotte_testkit::fuzz::Target;
use marotte_testkit::fuzz::inputs::reduced;

/// How long one input may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// How long shorter inputs are looked for in processes of their own.
const REDUCTION: Duration = Duration::from_secs(60);

fn folder(root: &Path) -> PathBuf {
    root.join("fuzz/found")
}

/// What was found for a target.
pub(crate) fn of(target: &Target, root: &Path) -> io::Result<Vec<PathBuf>> {
    let folder = folder(root);
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name
            .rsplit_once('-')
            .is_some_and(|(of, _)| of == target.name)
        {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Those that still do harm.
pub(crate) fn open(target: &Target, root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut open = of(target, root)?;
    open.retain(|path| !is_survived(target, path));
    Ok(open)
}

/// Keeps an input.
pub(crate) fn keep(target: &Target, root: &Path, input: &[u8]) -> io::Result<PathBuf> {
    let folder = folder(root);
    fs::create_dir_all(&folder)?;
    let known = of(target, root)?;
    for path in &known {
        if fs::read(path)? == input {
            return Ok(path.clone());
        }
    }
    let name = |number| folder.join(format!("{}-{number}", target.name));
    let mut number = known.len() + 1;
    while name(number).exists() {
        number += 1;
    }
    fs::write(name(number), input)?;
    Ok(name(number))
}

/// Whether a process survives an input.
pub(crate) fn is_survived(target: &Target, path: &Path) -> bool {
    let Ok(program) = env::current_exe() else {
        return false;
    };
    let child = Command::new(program)
        .args(["one", target.name])
        .arg(path)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut child) = child else {
        return false;
    };
    let began = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if began.elapsed() < PATIENCE => thread::sleep(Duration::from_millis(2)),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return false;
            }
        }
    }
}

/// The smallest part of an input that ends a process, as far as that is found in a while. Nothing if
/// the input does not do it again: the machine may have been busy.
pub(crate) fn reduced_outside(target: &Target, input: &[u8]) -> Option<Vec<u8>> {
    let path = env::temp_dir().join(format!("marotte-mutator-{}", std::process::id()));
    let harms = |input: &[u8]| fs::write(&path, input).is_ok() && !is_survived(target, &path);
    let smallest = harms(input).then(|| {
        let end = Instant::now() + REDUCTION;
        reduced(input, |shorter| Instant::now() < end && harms(shorter))
    });
    let _ = fs::remove_file(path);
    smallest
}
