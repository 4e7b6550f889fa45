//! Names that become paths: none of them leads out of the folder that is written to.

mod places;

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::attempt::attempt;
use super::parallel::on_all_cores;
use super::{Attack, Report};
use crate::project;
use places::{PLACES, Place, words};

/// Names that nobody means well with.
fn evil(outside: &Path) -> Vec<String> {
    let absolute = outside.join("absolute").to_string_lossy().into_owned();
    let mut names: Vec<String> = [
        "../evil",
        "../../evil",
        "..",
        ".",
        "",
        "a/../../evil",
        "a/b",
        "./a",
        "a/",
        "~",
        "~root",
        "a\nb",
        "a\tb",
        "a b",
        "a\\..\\b",
        "..\\evil",
        "%2e%2e/evil",
        "a%00b",
        "a;touch evil",
        "$(touch evil)",
        "`touch evil`",
        "|touch evil",
        "-",
        "--output",
        "-rf",
        "::a",
        "a::..::b",
        "con",
        "ä/../ö",
        "\u{202e}evil",
        "..\u{2044}evil",
        "a:b",
        "*",
        "?",
        "[a]",
        "{a,b}",
        "'",
        "\"",
    ]
    .map(str::to_owned)
    .to_vec();
    names.push(absolute.clone());
    names.push(format!("//{absolute}"));
    names.push("x".repeat(300));
    names.push(format!("{}evil", "../".repeat(40)));
    names
}

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    let elsewhere = attack.folder.join("elsewhere");
    fs::create_dir_all(&elsewhere)?;
    let names = evil(&elsewhere);
    let tries: Vec<(&str, Place, &str)> = PLACES
        .iter()
        .flat_map(|(place, lay)| names.iter().map(|name| (*place, *lay, name.as_str())))
        .collect();
    let problems = on_all_cores(&tries, |turn, (place, lay, name)| {
        // What a worker does is seen by nobody else.
        let outside = attack.folder.join(turn.worker.to_string());
        // The name may lead some folders up and still be seen.
        let own = format!("{}-{}", place.replace(' ', "-"), turn.number);
        let folder = outside.join("a/b/c/d").join(own);
        fs::create_dir_all(folder.join("env/manifests"))?;
        fs::write(folder.join("env/manifests/site.pp"), "notify { 'a': }\n")?;
        let Some(own) = lay(name, &folder)? else {
            return Ok(None);
        };
        let mut words = words(&["compile", "--format", "json", "--output", "out/"]);
        if !own.iter().any(|word| word == "--environmentpath") {
            words.extend(["--env-dir".to_owned(), "env".to_owned()]);
        }
        words.extend(own);
        // What no argument can hold cannot be given as one.
        if words.iter().any(|word| word.contains('\0')) {
            return Ok(None);
        }
        let before = paths(&outside)?;
        let tried = attempt(attack.binary, &words, &folder)?;
        let (written, contents) = (folder.join("out"), folder.join("contents"));
        let new: Vec<PathBuf> = paths(&outside)?.difference(&before).cloned().collect();
        let strange = new.iter().find(|path| {
            let depth = |path: &Path| path.components().count();
            let is_catalog = path.starts_with(&written) && depth(path) <= depth(&written) + 1;
            !is_catalog && !path.starts_with(&contents)
        });
        let strange = strange.map(|path| format!("it made {}", path.display()));
        fs::remove_dir_all(&folder)?;
        Ok(Some(tried.crash().or(strange)))
    })?;
    for ((place, _, name), problem) in tries.iter().zip(problems) {
        if let Some(problem) = problem {
            report.check(&format!("{place} {name:?}"), problem);
        }
    }
    let far = ["/evil", "/evil.json", "/evil.yaml"].map(PathBuf::from);
    let made = far.into_iter().find(|path| path.exists());
    let made = made.or(project::files(&elsewhere)?.into_iter().next());
    let made = made.map(|path| format!("somebody made {}", path.display()));
    report.check("what is far away", made);
    Ok(report)
}

fn paths(folder: &Path) -> io::Result<BTreeSet<PathBuf>> {
    let mut paths: BTreeSet<PathBuf> = project::files(folder)?.into_iter().collect();
    let folders: Vec<PathBuf> = paths
        .iter()
        .flat_map(|path| path.ancestors().skip(1).map(Path::to_owned))
        .filter(|path| path.starts_with(folder))
        .collect();
    paths.extend(folders);
    Ok(paths)
}
