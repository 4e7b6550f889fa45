//! How time grows with what code and data are made of: the exponent must be near one.

use std::path::Path;
use std::{env, fs, io};

use super::measure::best_of;
use super::release_binary;
use crate::{Chore, say};

/// The larger of two sizes is so many times the smaller one.
const TIMES: usize = 4;

/// Something that can be of any size.
struct Growing {
    name: &'static str,
    /// The smaller size.
    size: usize,
    /// The files below a folder, and what is in them.
    files: fn(usize) -> Vec<(&'static str, String)>,
    /// What is called; `DIR` stands for the folder.
    call: &'static str,
}

pub(super) fn run() -> Chore {
    let binary = release_binary("marotte-cli", "marotte")?;
    let start = seconds(&binary, &NOTHING, 1)?;
    for growing in GROWING {
        let larger = growing.size * TIMES;
        let [few, many] = [growing.size, larger].map(|size| seconds(&binary, growing, size));
        let (few, many) = (few? - start, many? - start);
        say(&format!(
            "{}: {} take {:.0} ms, {larger} take {:.0} ms, exponent {:.2}",
            growing.name,
            growing.size,
            few * 1e3,
            many * 1e3,
            (many / few).ln() / (TIMES as f64).ln()
        ));
    }
    Ok(true)
}

/// The seconds of the processor that a call takes.
fn seconds(binary: &Path, growing: &Growing, size: usize) -> io::Result<f64> {
    let folder = env::temp_dir().join(format!("marotte-growth-{}", std::process::id()));
    for (path, text) in (growing.files)(size) {
        let path = folder.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, text)?;
    }
    let shown = folder.to_string_lossy();
    let words = growing
        .call
        .split(' ')
        .map(|word| word.replace("DIR", &shown));
    let cost = best_of(5, binary, &words.collect::<Vec<_>>())?;
    fs::remove_dir_all(folder)?;
    Ok(cost.processor_seconds)
}

const EVAL: &str = "eval DIR/a.pp";
const LOOKUP: &str = "lookup --environmentpath DIR/environments --facts DIR/facts.json --node a k0";

const NOTHING: Growing = Growing {
    name: "nothing",
    size: 1,
    files: |_| code("1".to_owned()),
    call: EVAL,
};

const GROWING: &[Growing] = &[
    Growing {
        name: "an array that grows by `+`",
        size: 10_000,
        files: |size| code(reduce(size, "[]", "[$n]", "+")),
        call: EVAL,
    },
    Growing {
        name: "an array that grows by `<<`",
        size: 10_000,
        files: |size| code(reduce(size, "[]", "$n", "<<")),
        call: EVAL,
    },
    Growing {
        name: "a hash that grows by `+`",
        size: 10_000,
        files: |size| code(reduce(size, "{}", "{ $n => 1 }", "+")),
        call: EVAL,
    },
    Growing {
        name: "a chain of classes that inherit",
        size: 200,
        files: |size| {
            let class = |n| format!("class c{} inherits c{n} {{ }}", n + 1);
            code(format!(
                "class c0 {{ }}\n{}include c{size}",
                lines(size, class)
            ))
        },
        call: EVAL,
    },
    Growing {
        name: "findings in one line, as JSON",
        size: 5_000,
        files: |size| code("\"\\y\" ".repeat(size)),
        call: "validate --format json DIR/a.pp",
    },
    Growing {
        name: "findings in one line, as SARIF",
        size: 5_000,
        files: |size| code("\"\\y\" ".repeat(size)),
        call: "validate --format sarif DIR/a.pp",
    },
    Growing {
        name: "entries of a hash literal",
        size: 50_000,
        files: |size| {
            let entry = |n| format!("'k{n}' => {n},");
            code(format!("$h = {{ {} }}", lines(size, entry)))
        },
        call: EVAL,
    },
    Growing {
        name: "digits of a text that is to be an integer",
        size: 200_000,
        files: |size| code(format!("Integer('{}')", "1".repeat(size))),
        call: EVAL,
    },
    Growing {
        name: "keys of HOCON",
        size: 5_000,
        files: |size| hocon(lines(size, |n| format!("k{n} = {n}"))),
        call: LOOKUP,
    },
    Growing {
        name: "elements of HOCON that are added by `+=`",
        size: 5_000,
        files: |size| hocon(lines(size, |n| format!("k0 += {n}"))),
        call: LOOKUP,
    },
    Growing {
        name: "facts of a node",
        size: 20_000,
        files: |size| {
            let fact = |n| format!("\"f{n}\": {n},");
            let facts = format!("{{{}\"last\": 1}}", lines(size, fact));
            vec![
                ("facts.json", facts),
                ("a.pp", "notify { 'a': }".to_owned()),
            ]
        },
        call: "compile a --facts DIR/facts.json --manifest DIR/a.pp --format json",
    },
];

fn code(text: String) -> Vec<(&'static str, String)> {
    vec![("a.pp", text)]
}

fn reduce(size: usize, first: &str, next: &str, operator: &str) -> String {
    format!(
        "$x = Integer[1, {size}].reduce({first}) |$memo, $n| {{ $memo {operator} {next} }}\n\
         length($x)\n"
    )
}

fn hocon(text: String) -> Vec<(&'static str, String)> {
    let levels = "version: 5\ndefaults: { data_hash: hocon_data }\n\
                  hierarchy: [{ name: a, path: a.conf }]\n";
    let facts = "{\"networking\": {\"fqdn\": \"a\"}}";
    vec![
        ("facts.json", facts.to_owned()),
        ("environments/production/hiera.yaml", levels.to_owned()),
        ("environments/production/data/a.conf", text),
    ]
}

fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(|n| line(n) + "\n").collect()
}
