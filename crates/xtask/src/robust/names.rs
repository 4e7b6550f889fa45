//! Names that become paths: none of them leads out of the folder that is written to.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde_json::json;

use super::attempt::attempt;
use super::{Attack, Report};
use crate::project;

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

/// A place where a name becomes a path: what lies in the folder, and how the binary is called.
type Place = fn(&str, &Path) -> io::Result<Vec<String>>;

const PLACES: [(&str, Place); 9] = [
    ("node", |name, _| Ok(words(&["--", name]))),
    ("fact name", |name, folder| {
        let facts = json!({"name": name, "values": {"a": 1}});
        fs::write(folder.join("facts.json"), facts.to_string())?;
        Ok(words(&["--facts", "facts.json"]))
    }),
    ("fact clientcert", |name, folder| {
        fs::write(
            folder.join("facts.json"),
            json!({"clientcert": name}).to_string(),
        )?;
        Ok(words(&["--facts", "facts.json"]))
    }),
    ("fact networking", |name, folder| {
        let facts = json!({"networking": {"fqdn": name}, "fqdn": name});
        fs::write(folder.join("facts.json"), facts.to_string())?;
        Ok(words(&["--facts", "facts.json"]))
    }),
    ("environment", |name, _| {
        Ok(words(&[
            "--environmentpath",
            "envs",
            &format!("--environment={name}"),
            "a.test",
        ]))
    }),
    ("class", |name, folder| {
        manifest(folder, &format!("include({})", quoted(name)))
    }),
    ("template", |name, folder| {
        let name = quoted(name);
        let code =
            format!("notice(template({name}), epp({name}), file({name}), find_file({name}))");
        manifest(folder, &code)
    }),
    ("data", |name, folder| {
        let levels = "version: 5\nhierarchy:\n  - name: a\n    path: \"%{facts.x}.yaml\"\n";
        fs::write(folder.join("env/hiera.yaml"), levels)?;
        fs::write(folder.join("facts.json"), json!({"x": name}).to_string())?;
        let mut words = manifest(folder, "notice(lookup('a', {default_value => 1}))")?;
        words.extend(["--facts".to_owned(), "facts.json".to_owned()]);
        Ok(words)
    }),
    ("require", |name, folder| {
        let functions = folder.join("env/modules/m/lib/puppet/functions/m");
        fs::create_dir_all(&functions)?;
        let name = name.escape_default().to_string();
        let code = format!(
            "require \"{name}\"\nPuppet::Functions.create_function(:'m::f') do\n  def f\n    1\n  end\nend\n"
        );
        fs::write(functions.join("f.rb"), code)?;
        manifest(folder, "notice(m::f())")
    }),
];

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    let outside = attack.folder.join("outside");
    fs::create_dir_all(&outside)?;
    let names = evil(&outside);
    for (place, lay) in PLACES {
        for (number, name) in names.iter().enumerate() {
            // The name may lead some folders up and still be seen.
            let folder = outside
                .join("a/b/c/d")
                .join(format!("{}-{number}", place.replace(' ', "-")));
            fs::create_dir_all(folder.join("env/manifests"))?;
            fs::write(folder.join("env/manifests/site.pp"), "notify { 'a': }\n")?;
            let mut words = words(&["compile", "--format", "json", "--output", "out/"]);
            let own = lay(name, &folder)?;
            if place != "environment" {
                words.extend(["--env-dir".to_owned(), "env".to_owned()]);
            }
            words.extend(own);
            let before = paths(&outside)?;
            let what = format!("{place} {name:?}");
            // What no argument can hold cannot be given as one.
            if words.iter().any(|word| word.contains('\0')) {
                continue;
            }
            let tried = attempt(attack.binary, &words, &folder)?;
            let written = folder.join("out");
            let new: Vec<PathBuf> = paths(&outside)?.difference(&before).cloned().collect();
            let strange = new.iter().find(|path| {
                let is_own = path.starts_with(&written);
                !is_own || path.components().count() > written.components().count() + 1
            });
            let strange = strange.map(|path| format!("it made {}", path.display()));
            report.check(&what, tried.crash().or(strange));
            fs::remove_dir_all(&folder)?;
        }
    }
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

fn manifest(folder: &Path, code: &str) -> io::Result<Vec<String>> {
    fs::write(folder.join("env/manifests/site.pp"), format!("{code}\n"))?;
    Ok(words(&["a.test"]))
}

/// A name as a string of the language.
fn quoted(name: &str) -> String {
    format!("'{}'", name.replace('\\', "\\\\").replace('\'', "\\'"))
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}
