//! How time grows with the variables of one body: ten times as many take about ten times as long.

use std::path::Path;
use std::{env, fs, io};

use super::measure::best_of;
use super::release_binary;
use crate::{Chore, say};

/// How many variables the smaller of two bodies has.
const FEWER: usize = 10_000;

/// The larger one has so many times as many.
const TIMES: usize = 10;

pub(super) fn run() -> Chore {
    let binary = release_binary("marotte-cli", "marotte")?;
    for (name, manifest) in BODIES {
        let fewer = seconds(&binary, &manifest(FEWER))?;
        let more = seconds(&binary, &manifest(FEWER * TIMES))?;
        say(&format!(
            "{name}: {FEWER} take {:.0} ms, {} take {:.0} ms, {:.1} times as long",
            fewer * 1e3,
            FEWER * TIMES,
            more * 1e3,
            more / fewer
        ));
    }
    Ok(true)
}

/// The seconds of a catalog, the start of the process included.
fn seconds(binary: &Path, manifest: &str) -> io::Result<f64> {
    let path = env::temp_dir().join(format!("marotte-bodies-{}.pp", std::process::id()));
    fs::write(&path, manifest)?;
    let file = path.to_string_lossy().into_owned();
    let words = ["compile", "a.test", "--format", "json", "--manifest"];
    let words = words.map(str::to_owned).into_iter().chain([file]);
    let cost = best_of(5, binary, &words.collect::<Vec<_>>())?;
    fs::remove_file(path)?;
    Ok(cost.seconds)
}

/// What makes a manifest with so many variables in one body.
type Manifest = fn(usize) -> String;

const BODIES: [(&str, Manifest); 7] = [
    ("assignments of a class", |count| {
        let body = lines(count, |n| format!("$v{n} = {n}"));
        format!("class big {{\n{body}}}\ninclude big\n")
    }),
    ("parameters of a class", |count| {
        let parameters = lines(count, |n| format!("$p{n} = {n},"));
        format!("class big (\n{parameters}) {{ }}\ninclude big\n")
    }),
    ("parameters of a define, all given", |count| {
        let parameters = lines(count, |n| format!("Integer $p{n},"));
        let given = lines(count, |n| format!("p{n} => {n},"));
        format!("define big (\n{parameters}) {{ }}\nbig {{ 'a':\n{given}}}\n")
    }),
    ("variables of the top, each of the one before", |count| {
        let body = lines(count, |n| format!("$v{} = $v{n}", n + 1));
        format!("$v0 = 0\n{body}")
    }),
    ("lambdas that read variables of a class", |count| {
        let body = lines(count / 2, |n| format!("$v{n} = {n}"));
        let lambdas = lines(count / 2, |n| format!("[1].each |$x| {{ $y = $v{n} }}"));
        format!("class big {{\n{body}{lambdas}}}\ninclude big\n")
    }),
    ("variables of a lambda", |count| {
        let body = lines(count, |n| format!("$v{n} = $x"));
        format!("[1].each |$x| {{\n{body}}}\n")
    }),
    ("variables of a template", |count| {
        let body = lines(count, |n| format!("<% $v{n} = {n} %>"));
        format!("$text = inline_epp(@(END))\n{body}| END\n")
    }),
];

fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(|n| line(n) + "\n").collect()
}
