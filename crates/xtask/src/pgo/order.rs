//! The order of functions in the binary: those that run lie together.
//!
//! The system brings code into memory in pieces of 64 kB, so that a function that runs among many that do not costs
//! as much as all of them. What is counted are the functions of our own crates: those of the standard library and of C
//! are not, nor what the compiler has cut out of functions. So the finished binary itself is watched (by
//! `valgrind`, if that is installed) while it does what users do, and linked again: all functions that ran are in
//! front, then come those that were counted when the recorded cases ran, and last what nobody has ever seen run.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use super::{calls, merger, silently};
use crate::{project, say};

/// The package and the binary that is watched. Others have much the same functions, and get the same order.
const WATCHED: &str = "marotte-cli";
const BINARY: &str = "marotte";

/// A linker that puts functions in order.
pub(crate) struct Linker {
    folder: PathBuf,
    /// What was counted.
    counted: PathBuf,
}

impl Linker {
    /// Makes it, if what runs can be watched here.
    pub(crate) fn new(counted: &Path) -> io::Result<Option<Self>> {
        for tool in ["valgrind", "nm", "strip"] {
            let asked = Command::new(tool).arg("--version").output();
            if !asked.is_ok_and(|asked| asked.status.success()) {
                say(&format!(
                    "there is no {tool}: functions lie as they were counted"
                ));
                return Ok(None);
            }
        }
        let folder = project::target().join("pgo/link");
        fs::create_dir_all(&folder)?;
        let counted = counted.to_owned();
        let linker = Self { folder, counted };
        fs::write(linker.script(), linker.script_text())?;
        fs::set_permissions(linker.script(), fs::Permissions::from_mode(0o755))?;
        Ok(Some(linker))
    }

    /// What cargo has to call.
    pub(crate) fn script(&self) -> PathBuf {
        self.folder.join("linker")
    }

    /// What the linker was last called with, if that has not been done again.
    fn arguments(&self) -> PathBuf {
        self.folder.join("arguments")
    }

    /// The names of functions in their order.
    fn order(&self) -> PathBuf {
        self.folder.join("order")
    }

    /// The arguments that put functions in order. Not all binaries have all of them.
    fn in_order(&self) -> [String; 2] {
        [
            format!("-Wl,--symbol-ordering-file={}", self.order().display()),
            "-Wl,--no-warn-symbol-ordering".to_owned(),
        ]
    }

    /// A script that links in the order that is known, and keeps what it was given if that is the binary that is
    /// watched: the compiler throws it away.
    fn script_text(&self) -> String {
        let (arguments, order) = (self.arguments(), self.order());
        let (folder, arguments) = (self.folder.display(), arguments.display());
        let (order, [first, second]) = (order.display(), self.in_order());
        format!(
            r#"#!/bin/sh
set -e
case "$*" in
*/deps/{BINARY}-*)
  for word; do
    case "$word" in
    *.o | *.rlib)
      cp "$word" '{folder}'
      word='{folder}'/"${{word##*/}}"
      ;;
    esac
    printf '%s\n' "$word"
  done >'{arguments}'
  ;;
esac
if [ -f '{order}' ]; then
  set -- "$@" '{first}' '{second}'
fi
exec cc "$@"
"#
        )
    }

    /// Links the binary of a package again, by what runs of it, unless that is done. It is where cargo put it.
    pub(crate) fn again(&self, package: &str, built: &Path) -> io::Result<()> {
        let arguments = self.arguments();
        if package != WATCHED || !arguments.is_file() {
            return Ok(());
        }
        say("watching what runs");
        let words = fs::read_to_string(&arguments)?;
        let words: Vec<&str> = words.lines().collect();
        let watched = self.folder.join("watched");
        link(&watchable(&words, &watched))?;
        let symbols = Symbols::of(&watched)?;
        let ran = self.functions_that_run(&watched, &symbols)?;
        say(&format!("{} functions lie together", ran.len()));
        let counted = self.functions_that_count(&symbols, &ran)?;
        fs::write(self.order(), [ran, counted].concat().join("\n") + "\n")?;
        let in_order = self.in_order();
        link(&[words.as_slice(), &in_order.each_ref().map(String::as_str)].concat())?;
        // What cargo has linked is where the compiler has put it, and where people look for it.
        if let Some(output) = output(&words) {
            // The compiler does that itself after it has linked.
            silently(Command::new("strip").arg(output))?;
            fs::remove_file(built)?;
            fs::hard_link(output, built)?;
        }
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            if path != self.script() && path != self.order() {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }

    /// The names of all functions that ran, and of parts that were cut out of them: those that ran in most calls come
    /// first.
    fn functions_that_run(&self, watched: &Path, symbols: &Symbols) -> io::Result<Vec<String>> {
        let counts = self.folder.join("counts");
        let mut times: BTreeMap<u64, usize> = BTreeMap::new();
        for call in calls::calls(&self.folder.join(".."))? {
            if call.binary != BINARY || call.is_long {
                continue;
            }
            let mut command = Command::new("valgrind");
            command.args(["--tool=callgrind", "--dump-instr=yes"]);
            command.arg(format!("--callgrind-out-file={}", counts.display()));
            command.arg(watched).args(&call.arguments);
            silently(command.current_dir(project::root()))?;
            let ran = fs::read_to_string(&counts)?;
            let functions = executed(&ran).filter_map(|at| symbols.start(at));
            let functions: BTreeSet<u64> = functions.collect();
            for function in functions {
                *times.entry(function).or_default() += 1;
            }
        }
        let mut functions: Vec<(u64, usize)> = times.into_iter().collect();
        functions.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
        let names = functions
            .iter()
            .flat_map(|(start, _)| symbols.names(*start));
        Ok(names.map(str::to_owned).collect())
    }

    /// The names of functions that were counted and did not run now, as they lie.
    fn functions_that_count(&self, symbols: &Symbols, ran: &[String]) -> io::Result<Vec<String>> {
        let mut merging = Command::new(merger()?);
        merging.args(["merge", "--text", "-o", "-"]);
        let profile = merging.arg(&self.counted).output()?;
        let profile = String::from_utf8_lossy(&profile.stdout);
        let counted = traced(&profile);
        let ran: HashSet<&str> = ran.iter().map(String::as_str).collect();
        let names = symbols.0.values().flatten().map(String::as_str);
        let names = names.filter(|name| counted.contains(name) && !ran.contains(name));
        Ok(names.map(str::to_owned).collect())
    }
}

/// The functions of which a profile as text knows when they were first called: lines of names with commas.
fn traced(profile: &str) -> HashSet<&str> {
    let traces = profile.lines().filter(|line| line.contains(','));
    let names = traces.flat_map(|trace| trace.split(','));
    // A name that others may have, too, stands behind that of a file.
    names
        .map(|name| name.rsplit_once(';').map_or(name, |(_, name)| name))
        .collect()
}

/// The arguments for a binary that can be watched: it has its names, and lies where it says.
fn watchable<'a>(words: &[&'a str], to: &'a Path) -> Vec<&'a str> {
    let to = to.to_str().unwrap_or_default();
    let mut changed = Vec::new();
    for (at, word) in words.iter().enumerate() {
        match *word {
            "-static-pie" => changed.extend(["-static", "-no-pie"]),
            strip if strip.starts_with("-Wl,--strip") => {}
            _ if at > 0 && words[at - 1] == "-o" => changed.push(to),
            word => changed.push(word),
        }
    }
    changed
}

/// The file that is linked.
fn output<'a>(words: &[&'a str]) -> Option<&'a str> {
    let flag = words.iter().position(|word| *word == "-o")?;
    words.get(flag + 1).copied()
}

fn link(words: &[&str]) -> io::Result<()> {
    match Command::new("cc").args(words).status()?.success() {
        true => Ok(()),
        false => Err(io::Error::other("it could not be linked again")),
    }
}

/// The addresses of instructions that ran, from what callgrind writes. Lines of costs begin with an address, or
/// with how far it is from the one before.
fn executed(counts: &str) -> impl Iterator<Item = u64> {
    let mut at: u64 = 0;
    counts.lines().filter_map(move |line| {
        let (word, _) = line.split_once(' ')?;
        at = match word.as_bytes().first()? {
            b'0' => u64::from_str_radix(word.strip_prefix("0x")?, 16).ok()?,
            b'+' => at.wrapping_add(word[1..].parse().ok()?),
            b'-' => at.wrapping_sub(word[1..].parse().ok()?),
            b'*' => at,
            _ => return None,
        };
        Some(at)
    })
}

/// Where functions begin, and what they are called.
struct Symbols(BTreeMap<u64, Vec<String>>);

impl Symbols {
    fn of(binary: &Path) -> io::Result<Self> {
        let listed = Command::new("nm")
            .arg("--defined-only")
            .arg(binary)
            .output()?;
        Ok(Self::listed(&String::from_utf8_lossy(&listed.stdout)))
    }

    /// Lines such as `00000000006a1000 t name`.
    fn listed(listed: &str) -> Self {
        let mut symbols: BTreeMap<u64, Vec<String>> = BTreeMap::new();
        for line in listed.lines() {
            let mut words = line.splitn(3, ' ');
            if let (Some(start), Some(kind), Some(name)) =
                (words.next(), words.next(), words.next())
                && "tTwWi".contains(kind)
                && let Ok(start) = u64::from_str_radix(start, 16)
            {
                symbols.entry(start).or_default().push(name.to_owned());
            }
        }
        Self(symbols)
    }

    /// Where the function begins that an instruction belongs to.
    fn start(&self, at: u64) -> Option<u64> {
        self.0.range(..=at).next_back().map(|(start, _)| *start)
    }

    fn names(&self, start: u64) -> impl Iterator<Item = &str> {
        self.0.get(&start).into_iter().flatten().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_by_how_far_they_are() {
        let counts = "positions: instr line\nfn=(1) main\n0x400010 0 1\n+4 0 1\ncalls=1 0x400100 0\n* 0 9\n-2 0 1\n\n";
        let ran: Vec<u64> = executed(counts).collect();
        assert_eq!(ran, [0x40_0010, 0x40_0014, 0x40_0014, 0x40_0012]);
    }

    #[test]
    fn instructions_belong_to_the_function_before_them() {
        let symbols = Symbols::listed(
            "0000000000400000 T main\n0000000000400010 t main.cold\n0000000000400020 r text\n",
        );
        assert_eq!(symbols.start(0x40_000f), Some(0x40_0000));
        assert_eq!(symbols.start(0x40_0030), Some(0x40_0010));
        assert_eq!(symbols.start(0x3f_ffff), None);
        assert_eq!(symbols.names(0x40_0010).collect::<Vec<_>>(), ["main.cold"]);
    }

    #[test]
    fn traces_of_a_profile_name_functions() {
        let profile =
            ":ir\n# Weight:\n1\nmain,marotte.1-cgu.0;inner,other\nmain\n# Func Hash:\n12\n";
        let names = traced(profile);
        assert_eq!(names, HashSet::from(["main", "inner", "other"]));
    }

    #[test]
    fn what_is_watched_has_names_and_lies_where_it_says() {
        let words = ["a.o", "-o", "out", "-static-pie", "-Wl,--strip-all"];
        let changed = watchable(&words, Path::new("watched"));
        assert_eq!(changed, ["a.o", "-o", "watched", "-static", "-no-pie"]);
        assert_eq!(output(&words), Some("out"));
    }
}
