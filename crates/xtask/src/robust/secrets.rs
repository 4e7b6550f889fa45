//! Secrets: whatever code does with a marked `Sensitive`, nothing that is printed has the mark.
//!
//! The functions are those of the table, so that a new one is attacked on the day that it is added.

use std::{fs, io};

use super::attempt::attempt;
use super::{Attack, Report};
use crate::project;

/// What must not be seen.
const MARK: &str = "mark7f3a";

/// Where it is meant to be seen: whoever calls these asks for the value itself.
const OPEN: [&str; 1] = ["unwrap"];

/// Calls of a function that hand it a secret.
const CALLS: [&str; 8] = [
    "F($s)",
    "F($s, $s)",
    "F('a', $s)",
    "F($s, 'a', 1)",
    "F([$s], $s)",
    "F({'k' => $s}, 'k')",
    "F($s) |$x| { $x }",
    "F([$s]) |$x| { $x }",
];

/// Other things that code does with a secret.
const CODE: [&str; 26] = [
    "$s",
    "\"${s}\"",
    "[$s]",
    "{'k' => $s}",
    "{$s => 1}",
    "$s == 'x'",
    "$s + 1",
    "$s =~ /x/",
    "$s ? { 'x' => 1 }",
    "case $s { 'x': { 1 } }",
    "if $s { $s }",
    "$s[0]",
    "$s.foo",
    "-$s",
    "!$s",
    "$s in [1]",
    "fail($s)",
    "fail(\"${s}\")",
    "notice($s)",
    "warning([$s])",
    "err({'k' => $s})",
    "Integer($s)",
    "String($s)",
    "assert_type(Integer, $s)",
    "notify { 'a': message => $s }",
    "$s -> Notify['a']",
];

const FORMATS: [&str; 4] = ["puppet", "json", "yaml", "string"];
const ERROR_FORMATS: [&str; 4] = ["human", "reference", "json", "sarif"];

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    let words = ["doc", "functions", "--format", "json"];
    let table = attempt(attack.binary, &words, &attack.folder)?;
    let table: serde_json::Value = serde_json::from_str(&table.stdout).map_err(io::Error::other)?;
    let functions = table.as_array().into_iter().flatten();
    let functions = functions.filter_map(|function| function["name"].as_str());
    let calls = functions
        .filter(|name| !OPEN.contains(name))
        .flat_map(|name| CALLS.iter().map(move |call| call.replacen('F', name, 1)));
    let all: Vec<String> = calls.chain(CODE.map(str::to_owned)).collect();
    for (number, code) in all.iter().enumerate() {
        let formats: Vec<usize> = match attack.quick {
            true => vec![number % FORMATS.len()],
            false => (0..FORMATS.len()).collect(),
        };
        for format in formats {
            let code = format!("$s = Sensitive('{MARK}') {code}");
            let words = [
                "eval",
                "-v",
                "--debug",
                "--format",
                FORMATS[format],
                "--error-format",
                ERROR_FORMATS[format],
                "-e",
                code.as_str(),
            ];
            let tried = attempt(attack.binary, &words, &attack.folder)?;
            // The code itself is shown where it is wrong.
            let shown = |text: &str| {
                text.replace(&format!("Sensitive('{MARK}')"), "")
                    .contains(MARK)
            };
            let leak = shown(&tried.stdout) || shown(&tried.stderr);
            let leak = leak.then(|| "the secret is seen".to_owned());
            report.check(&code, tried.crash().or(leak));
        }
    }
    explained(attack, &mut report)?;
    decrypted(attack, &mut report)?;
    Ok(report)
}

/// Data that `convert_to` makes a secret of.
const DATA: &str = "\
lookup_options:
  plain: {convert_to: Sensitive}
  parts: {convert_to: 'Sensitive[Hash]', merge: deep}
  wrong: {convert_to: ['Sensitive[Integer]', 1, 2]}
plain: MARK
parts: {a: {b: [MARK, 'x %{lookup(''plain'')} x']}}
wrong: MARK
alias: \"%{alias('plain')}\"
dotted: {a: \"%{lookup('plain')}\"}
";

/// Explanations show secrets, as the reference's do, unless they are asked not to.
fn explained(attack: &Attack<'_>, report: &mut Report) -> io::Result<()> {
    let write = |name: &str, text: &str| {
        let path = attack.folder.join(name);
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(path, text.replace("MARK", MARK))
    };
    let hiera = "version: 5\nhierarchy:\n- {name: a, path: a.yaml}\n- {name: b, path: b.yaml}\n";
    write("data/a.yaml", DATA)?;
    write("data/b.yaml", "parts: {a: {c: MARK}}\n")?;
    write("hiera.yaml", hiera)?;
    write("manifests/site.pp", "\n")?;
    for key in ["plain", "parts", "wrong", "alias", "dotted", "parts.a.b"] {
        for format in ["s", "json", "yaml"] {
            let words = ["lookup", "--env-dir", ".", "--node", "a.test", key];
            let words = [
                &words[..],
                &["--facts", "facts.json", "--render-as", format],
            ]
            .concat();
            write("facts.json", r#"{"kernel": "Linux"}"#)?;
            let shown = attempt(
                attack.binary,
                &[&words[..], &["--explain"]].concat(),
                &attack.folder,
            )?;
            let hidden = [&words[..], &["--explain", "--hide-secrets"]].concat();
            let hidden = attempt(attack.binary, &hidden, &attack.folder)?;
            let leak = match (shown.stdout.contains(MARK), &hidden) {
                (false, _) => Some("the explanation has nothing to hide".to_owned()),
                (_, of) if of.stdout.contains(MARK) || of.stderr.contains(MARK) => {
                    Some("the secret is seen".to_owned())
                }
                (_, of) if !of.stdout.contains("redacted") => Some("nothing is said".to_owned()),
                _ => None,
            };
            report.check(
                &format!("{key} explained as {format}"),
                hidden.crash().or(leak),
            );
        }
    }
    Ok(())
}

/// What is encrypted is not seen, either, nor what it is a part of.
fn decrypted(attack: &Attack<'_>, report: &mut Report) -> io::Result<()> {
    let facts = "examples/control-repo/facts/web01.example.com.json";
    let words = [
        "lookup",
        "--env-dir",
        "examples/encrypted",
        "--facts",
        facts,
    ];
    let ask = |more: &[&str]| {
        let words = [&words[..], more].concat();
        attempt(attack.binary, &words, &project::root())
    };
    let plain = ask(&["database::password", "--render-as", "s"])?;
    let hidden = ask(&["database::url", "--explain", "--hide-secrets"])?;
    let leak = match plain.stdout.trim() {
        "" => Some("nothing was decrypted"),
        secret if hidden.stdout.contains(secret) => Some("the secret is seen"),
        _ if !hidden.stdout.contains("redacted") => Some("nothing is said"),
        _ => None,
    };
    let leak = leak.map(str::to_owned);
    report.check("decrypted data explained", hidden.crash().or(leak));
    Ok(())
}
