//! Where catalogs are written: what is no regular file stays what it is, and a call that is ended in the
//! middle leaves whole files.

use std::fs;
use std::io;
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::attempt::attempt;
use super::{Attack, Report};
use crate::project;
use crate::random::Random;

/// How many nodes a call is in the middle of when it is ended.
const NODES: usize = 400;

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    fs::create_dir_all(attack.folder.join("env/manifests"))?;
    let manifest =
        "Integer[1, 40].each |$n| { notify { \"n${n}\": message => \"on ${facts['a']}\" } }\n";
    fs::write(attack.folder.join("env/manifests/site.pp"), manifest)?;
    for (name, lay, check) in KINDS {
        let folder = attack.folder.join(name.replace(' ', "-"));
        fs::create_dir_all(&folder)?;
        let path = folder.join("out.json");
        lay(&path)?;
        // Whoever writes into a pipe waits for somebody who reads.
        let reader = match name {
            "pipe" => Some(
                Command::new("cat")
                    .arg(&path)
                    .stdout(Stdio::null())
                    .spawn()?,
            ),
            _ => None,
        };
        let words = [
            "compile",
            "a.test",
            "--env-dir",
            "env",
            "--format",
            "json",
            "--output",
        ];
        let out = path.to_string_lossy().into_owned();
        let words = [&words[..], &[out.as_str()]].concat();
        let tried = attempt(attack.binary, &words, &attack.folder)?;
        if let Some(mut reader) = reader {
            reader.wait()?;
        }
        let left = leftovers(&folder)?;
        report.check(name, tried.crash().or_else(|| check(&path)).or(left));
    }
    ended_early(attack, &mut report)?;
    two_writers(attack, &mut report)?;
    Ok(report)
}

type Lay = fn(&Path) -> io::Result<()>;
type Check = fn(&Path) -> Option<String>;

/// What a catalog is written over, and what must be true of it then.
const KINDS: [(&str, Lay, Check); 5] = [
    ("file", |path| fs::write(path, "old"), |path| whole(path)),
    (
        "pipe",
        |path| nix::unistd::mkfifo(path, nix::sys::stat::Mode::S_IRWXU).map_err(Into::into),
        |path| is_still(path, "a pipe", |kind| kind.is_fifo()),
    ),
    (
        "link to a file",
        |path| {
            fs::write(path.with_extension("target"), "old")?;
            symlink("out.target", path)
        },
        |path| is_still(path, "a link", |kind| kind.is_symlink()),
    ),
    (
        "link to nothing",
        |path| symlink("out.target", path),
        |path| is_still(path, "a link", |kind| kind.is_symlink()),
    ),
    (
        "folder that may not be written to",
        |path| {
            let folder = path.parent().unwrap_or(path);
            fs::set_permissions(folder, fs::Permissions::from_mode(0o500))
        },
        |path| {
            let folder = path.parent().unwrap_or(path);
            let _ = fs::set_permissions(folder, fs::Permissions::from_mode(0o700));
            None
        },
    ),
];

fn is_still(path: &Path, what: &str, is_it: fn(&fs::FileType) -> bool) -> Option<String> {
    let kind = fs::symlink_metadata(path).ok().map(|data| data.file_type());
    (!kind.as_ref().is_some_and(is_it)).then(|| format!("it is {what} no more"))
}

/// What is wrong with a file that should have a catalog.
pub(super) fn whole(path: &Path) -> Option<String> {
    let text = fs::read(path).unwrap_or_default();
    let json = serde_json::from_slice::<serde_json::Value>(&text);
    json.err()
        .map(|error| format!("{}: {error}", path.display()))
}

/// Files that are no catalogs.
pub(super) fn leftovers(folder: &Path) -> io::Result<Option<String>> {
    let mut strange = fs::read_dir(folder)?.filter_map(|entry| {
        let name = entry.ok()?.file_name().into_string().ok()?;
        let is_known = name.ends_with(".json") || name.ends_with(".target");
        (!is_known).then_some(name)
    });
    Ok(strange.next().map(|name| format!("{name} was left behind")))
}

/// Calls that are ended in the middle, by the user or by the system.
fn ended_early(attack: &Attack<'_>, report: &mut Report) -> io::Result<()> {
    let mut random = Random::new(attack.seed);
    let rounds = if attack.quick { 12 } else { 120 };
    for round in 0..rounds {
        let signal = [Signal::SIGTERM, Signal::SIGINT, Signal::SIGKILL][round % 3];
        let out = attack.folder.join(format!("ended-{round}"));
        let mut child = many_nodes(attack, &out)?;
        thread::sleep(Duration::from_micros(random.below(60_000) as u64));
        let _ = kill(Pid::from_raw(child.id().cast_signed()), signal);
        child.wait()?;
        if !out.is_dir() {
            report.check("ended before it began", None);
            continue;
        }
        let files = project::files_with(&out, "json")?;
        let half = files.iter().find_map(|path| whole(path));
        // Nobody can clean up after a kill.
        let left = match signal {
            Signal::SIGKILL => None,
            _ => leftovers(&out)?,
        };
        report.check(&format!("{signal} in round {round}"), half.or(left));
        fs::remove_dir_all(&out)?;
    }
    Ok(())
}

/// Two calls that write the same files.
fn two_writers(attack: &Attack<'_>, report: &mut Report) -> io::Result<()> {
    let out = attack.folder.join("two");
    let mut both = [many_nodes(attack, &out)?, many_nodes(attack, &out)?];
    for child in &mut both {
        child.wait()?;
    }
    let files = project::files_with(&out, "json")?;
    let half = files.iter().find_map(|path| whole(path));
    let missing = (files.len() != NODES).then(|| format!("{} files of {NODES}", files.len()));
    report.check("two writers", half.or(missing).or(leftovers(&out)?));
    Ok(())
}

fn many_nodes(attack: &Attack<'_>, out: &Path) -> io::Result<Child> {
    let nodes = (0..NODES).map(|number| format!("node{number}.test"));
    Command::new(attack.binary)
        .args([
            "compile",
            "--env-dir",
            "env",
            "--no-strict-variables",
            "--output",
        ])
        .arg(out.join(""))
        .args(nodes)
        .current_dir(&attack.folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
}
