//! `cargo xtask corpus`: our trees of many real files against those of the reference.
//!
//! What the reference accepts must give the same tree and the same warnings; what it refuses must
//! be refused with the same sentence at the same place. Then the trees are asked for what tools need,
//! which the reference knows nothing of.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs, io, process};

use clap::Args;
use marotte_testkit::compare::{Comparison, Grade, compare};
use marotte_testkit::tools::{self, CUTS};
use marotte_testkit::{Kind, answer, read_cases, read_json, run};

use crate::mutate::mutate;
use crate::puppet::{Puppet, filter};
use crate::random::Random;
use crate::{Chore, project, say, say_error};

/// Where Debian's `puppet-module-*` packages put their modules.
pub(crate) const MODULES: [&str; 2] = [
    "/usr/share/puppet/modules",
    "/usr/share/puppet/modules.available",
];

/// Folders of a module that hold no code of its users.
const NOT_CODE: [&str; 4] = ["spec", "tests", "test", "examples"];

#[derive(Args)]
pub(crate) struct Arguments {
    /// Files and folders of files; the installed modules if none are given.
    paths: Vec<PathBuf>,
    /// Compares so many damaged copies of files instead: what is wrong must be found alike.
    #[arg(long, value_name = "COUNT")]
    mutations: Option<usize>,
    /// Which damage is done.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    puppet: Puppet,
}

pub(crate) fn run(arguments: &Arguments) -> Chore {
    let mut files = manifests(&arguments.paths)?;
    let folder = env::temp_dir().join(format!("marotte-mutations-{}", process::id()));
    if let Some(count) = arguments.mutations {
        files = damaged(&files, count, arguments.seed, &folder)?;
    }
    let same = compare_files(arguments, &files)?;
    if same && folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    // Damaged files have lost something already.
    if arguments.mutations.is_some() {
        return Ok(same);
    }
    files.extend(files_ending_in(".epp", &arguments.paths)?);
    Ok(check_tools(&files)? && same)
}

/// Writes damaged copies of files into a folder, where they stay if something is found.
fn damaged(files: &[String], count: usize, seed: u64, folder: &Path) -> io::Result<Vec<String>> {
    /// Longer files are slow to read for whoever has to find out why they differ.
    const LONGEST: usize = 4000;
    fs::create_dir_all(folder)?;
    let mut texts = Vec::new();
    for file in files {
        texts.extend(
            fs::read_to_string(file)
                .ok()
                .filter(|text| text.len() <= LONGEST),
        );
    }
    let conformance = project::files_with(&project::root().join("conformance"), "jsonl")?;
    for file in conformance {
        let cases = read_cases(fs::File::open(file)?)?;
        texts.extend(
            cases
                .into_iter()
                .filter(|case| case.kind != Kind::Epp)
                .filter_map(|case| case.code),
        );
    }
    let mut random = Random::new(seed);
    let mut paths = Vec::new();
    for index in 0..count {
        let text = mutate(&texts[random.below(texts.len())], &mut random);
        let path = folder.join(format!("{index}.pp"));
        fs::write(&path, text)?;
        paths.push(path.to_string_lossy().into_owned());
    }
    Ok(paths)
}

fn compare_files(arguments: &Arguments, files: &[String]) -> Chore {
    if files.is_empty() {
        return Err(io::Error::other(
            "no manifests: install the packages puppet-module-*",
        ));
    }
    let list: String = files.iter().map(|file| format!("{file}\n")).collect();
    let dumps = filter(&mut arguments.puppet.script("dump.rb"), list)?;
    let (version, dumps) = dumps.split_once('\n').unwrap_or_default();
    let pairs: Vec<(&String, &str)> = files.iter().zip(dumps.lines()).collect();
    if pairs.len() != files.len() {
        return Err(io::Error::other("the reference did not dump all files"));
    }
    let comparisons = run::parallel(&pairs, |(file, dump)| compare_file(file, dump));
    let (mut accepted, mut crashed, mut different, mut newer) = (0, 0, 0, 0);
    for ((file, _), comparison) in pairs.iter().zip(comparisons) {
        let Some((theirs_accepts, comparison)) = comparison? else {
            crashed += 1;
            continue;
        };
        accepted += usize::from(theirs_accepts);
        if version.starts_with("7.") && is_rule_of_8(&comparison) {
            newer += 1;
            say(&format!(
                "{file}: refused by a rule that Puppet {version} does not have"
            ));
        } else if comparison.grade != Grade::Exact {
            different += 1;
            say_error(&format!("{file}: {}", shortened(&comparison.difference)));
        }
    }
    let (count, refused) = (files.len(), files.len() - accepted - crashed);
    say(&format!(
        "{count} files: Puppet {version} accepts {accepted}, refuses {refused} and crashes on \
         {crashed}, which are not compared; {different} differ, {newer} break a newer rule"
    ));
    Ok(different == 0)
}

/// Whether the trees of all files serve tools, too: their pieces are the text, and a file that ends
/// too early has its definitions.
fn check_tools(files: &[String]) -> Chore {
    let checked = run::parallel(files, |file| {
        let text = String::from_utf8_lossy(&fs::read(file)?).into_owned();
        let pieces = tools::pieces_are_the_text(file, &text);
        Ok((pieces, tools::cut_everywhere(file, &text)))
    });
    let checked: io::Result<Vec<_>> = checked.into_iter().collect();
    let (mut pieces, mut found) = (0, 0);
    let (mut changed, mut lost) = (Vec::new(), Vec::new());
    for (text, survivors) in checked? {
        match text {
            Ok(count) => pieces += count,
            Err(problem) => changed.push(problem),
        }
        found += survivors.found;
        lost.extend(survivors.lost);
    }
    for problem in changed.iter().chain(&lost) {
        say_error(problem);
    }
    let (count, changed, lost) = (files.len(), changed.len(), lost.len());
    say(&format!(
        "{count} files: their {pieces} tokens, comments and gaps are the text, except of {changed}"
    ));
    say(&format!(
        "{count} files, each cut at {CUTS} places: {found} definitions are still there, {lost} are lost"
    ));
    Ok(changed == 0 && lost == 0)
}

/// The paths of all manifests, each once whatever links lead to it.
pub(crate) fn manifests(paths: &[PathBuf]) -> io::Result<Vec<String>> {
    files_ending_in(".pp", paths)
}

fn files_ending_in(ending: &str, paths: &[PathBuf]) -> io::Result<Vec<String>> {
    let defaults: Vec<PathBuf> = MODULES.iter().map(PathBuf::from).collect();
    let mut found = BTreeSet::new();
    for path in if paths.is_empty() { &defaults } else { paths } {
        if path.is_dir() {
            collect(path, ending, &mut BTreeSet::new(), &mut found)?;
        } else if path.exists() {
            found.insert(fs::canonicalize(path)?);
        }
    }
    Ok(found
        .iter()
        .map(|path| path.to_string_lossy().into_owned())
        .collect())
}

/// Follows links, as modules are often linked into place; `seen` keeps that finite.
fn collect(
    folder: &Path,
    ending: &str,
    seen: &mut BTreeSet<PathBuf>,
    found: &mut BTreeSet<PathBuf>,
) -> io::Result<()> {
    if !seen.insert(fs::canonicalize(folder)?) {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if !NOT_CODE.contains(&&*name) {
                collect(&path, ending, seen, found)?;
            }
        } else if name.ends_with(ending)
            && let Ok(path) = fs::canonicalize(&path)
        {
            found.insert(path);
        }
    }
    Ok(())
}

/// Whether the reference accepts a file, and how our dump of it compares. `None` if the reference
/// crashed: there is nothing to compare with, and `suite/divergences/` says what we do instead.
fn compare_file(file: &str, dump: &str) -> io::Result<Option<(bool, Comparison)>> {
    let theirs = read_json(dump)?;
    let text = String::from_utf8_lossy(&fs::read(file)?).into_owned();
    let ours = answer::parse_named(file, &text).to_json();
    let error = theirs.get("error").and_then(serde_json::Value::as_str);
    if error.is_some_and(|error| error.starts_with("undefined method")) {
        return Ok(None);
    }
    let accepted = theirs.get("ok").and_then(serde_json::Value::as_bool) == Some(true);
    Ok(Some((accepted, compare(Kind::Parse, &theirs, &ours))))
}

/// Whether we refuse a file for what Puppet 8 refuses and Puppet 7 does not: there, only a key that
/// is a name, a string or a number is seen to be a hash's second of its kind.
fn is_rule_of_8(comparison: &Comparison) -> bool {
    let difference = &comparison.difference;
    comparison.grade == Grade::Differs
        && difference.contains("ours fails: The key '[")
        && difference.contains("' is declared more than once")
}

/// The beginning of what differs: trees are long.
fn shortened(difference: &str) -> String {
    let lines = difference
        .lines()
        .map(|line| line.chars().take(400).collect::<String>());
    lines.collect::<Vec<_>>().join("\n")
}
