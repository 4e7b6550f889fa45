//! Secrets: whatever code does with a marked `Sensitive`, nothing that is printed has the mark.
//!
//! Functions, types and resource types with their attributes are those of the tables, so that a new one
//! is attacked on the day that it is added.

mod explained;
mod resources;

use std::io;

use marotte_pcore::Type;

use super::attempt::attempt;
use super::parallel::on_all_cores;
use super::{Attack, Report};

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

/// What code does with a type and a secret.
const TYPED: [&str; 5] = [
    "T($s)",
    "T[$s]",
    "[$s] =~ T",
    "assert_type(T, $s)",
    "Sensitive[T].new($s)",
];

/// The operators, each with a secret on either side and on both.
const OPERATORS: [&str; 21] = [
    "+", "-", "*", "/", "%", "<<", ">>", "==", "!=", "<", ">", "<=", ">=", "=~", "!~", "in", "and",
    "or", "->", "~>", "=",
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
    let typed = Type::NAMES
        .into_iter()
        .flat_map(|name| TYPED.map(|code| code.replace('T', name)));
    let operated = OPERATORS.into_iter().flat_map(|operator| {
        let sides = [("$s", "'x'"), ("'x'", "$s"), ("$s", "$s")];
        sides.map(|(left, right)| format!("{left} {operator} {right}"))
    });
    let others = CODE.map(str::to_owned);
    let all: Vec<String> = calls.chain(typed).chain(operated).chain(others).collect();
    let tries: Vec<(String, usize)> = all
        .into_iter()
        .enumerate()
        .flat_map(|(number, code)| {
            let formats = match attack.quick {
                true => number % FORMATS.len()..number % FORMATS.len() + 1,
                false => 0..FORMATS.len(),
            };
            formats.map(move |format| (code.clone(), format))
        })
        .collect();
    let problems = on_all_cores(&tries, |_, (code, format)| {
        let code = format!("$s = Sensitive('{MARK}') {code}");
        let words = [
            "eval",
            "-v",
            "--debug",
            "--format",
            FORMATS[*format],
            "--error-format",
            ERROR_FORMATS[*format],
            "-e",
            code.as_str(),
        ];
        let tried = attempt(attack.binary, &words, &attack.folder)?;
        // The code itself is shown where it is wrong.
        let shown = |text: &str| {
            let own = format!("Sensitive('{MARK}')");
            text.replace(&own, "").contains(MARK)
        };
        let leak = shown(&tried.stdout) || shown(&tried.stderr);
        let leak = leak.then(|| "the secret is seen".to_owned());
        Ok(tried.crash().or(leak))
    })?;
    for ((code, _), problem) in tries.iter().zip(problems) {
        report.check(code, problem);
    }
    resources::attributes(attack, &mut report)?;
    explained::explained(attack, &mut report)?;
    explained::decrypted(attack, &mut report)?;
    Ok(report)
}
