//! What explains lookups, and what was decrypted.

use std::{fs, io};

use super::super::attempt::attempt;
use super::super::{Attack, Report};
use super::MARK;
use crate::project;

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
pub(super) fn explained(attack: &Attack<'_>, report: &mut Report) -> io::Result<()> {
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
pub(super) fn decrypted(attack: &Attack<'_>, report: &mut Report) -> io::Result<()> {
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
