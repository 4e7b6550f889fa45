//! What inputs are made of: texts of suites, examples, tests and installed modules, and the tokens of
//! each language (`tokens.txt`).
//!
//! A file that is not there is left out: the seeds are those of the project in which the mutator runs.

use std::path::{Path, PathBuf};
use std::{fs, io};

use marotte_eyaml::{Token, tokens as tokens_of};
use marotte_scalars::binary::Binary;
use serde_json::Value as Json;

use super::Matter;
use super::language::FUNCTIONS;
use super::random::Random;
use super::repository::BETWEEN;
use crate::{Case, Kind, read_cases};

/// The seeds of a target.
#[derive(Default)]
pub(super) struct Seeds {
    /// Whole inputs.
    pub(super) texts: Vec<Vec<u8>>,
    /// Words to put in.
    pub(super) tokens: Vec<Vec<u8>>,
}

/// Where installed modules are.
const MODULES: &str = "/usr/share/puppet/modules";

/// How many pieces of installed modules are taken.
const MOST_PIECES: usize = 20_000;

/// The longest seed of code.
const LONGEST: usize = 200;

/// The seeds of a kind of matter.
pub(super) fn of(matter: Matter, root: &Path) -> Seeds {
    let texts = match matter {
        Matter::Puppet => [codes(root, false), pieces(root, "pp")].concat(),
        Matter::Epp => [codes(root, true), pieces(root, "epp")].concat(),
        Matter::Erb => ruby(root, |code| {
            format!("<% x = begin\n{code}\nend -%>\n<%= x %>\n")
        }),
        Matter::RubyFunction => ruby(root, |code| {
            format!("Puppet::Functions.create_function(:'m::f') do\ndef f(*)\n{code}\nend\nend\n")
        }),
        Matter::RubyType => ruby(root, |code| {
            format!("Puppet::Type.newtype(:thing) do\nensurable\nnewparam(:name)\n{code}\nend\n")
        }),
        Matter::Regex => lines(root, "crates/regex/tests/cases.jsonl", |case| {
            let part = |name: &str| case[name].as_str().map(str::to_owned);
            Some(format!("{}\n{}", part("pattern")?, part("text")?))
        }),
        Matter::Yaml => {
            let cases = lines(root, "crates/yaml/tests/psych.jsonl", |case| {
                case["text"].as_str().map(str::to_owned)
            });
            [cases, pieces(root, "yaml")].concat()
        }
        Matter::Json => {
            let small = lines(root, "crates/regex/tests/cases.jsonl", |case| {
                Some(case.to_string())
            });
            [small, pieces(root, "json")].concat()
        }
        Matter::Hocon => pieces(root, "conf"),
        Matter::Conf => pieces(root, "conf"),
        Matter::Hiera => hiera(root),
        Matter::Encrypted => encrypted(root),
        Matter::Certificate => {
            let of_tests = ["crates/eyaml/tests/data", "crates/cli/tests/data"];
            of_tests
                .iter()
                .flat_map(|folder| files(&root.join(folder), "pem"))
                .flat_map(|path| blocks(&path))
                .collect()
        }
        Matter::Choices => {
            let mut random = Random::new(1);
            let of = |random: &mut Random| (0..64).map(|_| random.next() as u8).collect();
            (0..64).map(|_| of(&mut random)).collect()
        }
    };
    let mut tokens = tokens(matter);
    if matches!(matter, Matter::Puppet | Matter::Epp | Matter::Hiera) {
        let functions = FUNCTIONS.all();
        tokens.extend(functions.iter().map(|known| known.name.as_bytes().to_vec()));
    }
    let own = written(matter);
    Seeds {
        texts: [own, texts].concat(),
        tokens,
    }
}

/// A section of `tokens.txt`, its words.
fn tokens(matter: Matter) -> Vec<Vec<u8>> {
    let name = match matter {
        Matter::Puppet | Matter::Hiera | Matter::Choices => "puppet",
        Matter::Epp => "epp",
        Matter::Erb | Matter::RubyFunction | Matter::RubyType => "ruby",
        Matter::Regex => "regex",
        Matter::Yaml => "yaml",
        Matter::Hocon => "hocon",
        Matter::Json => "json",
        Matter::Conf => "conf",
        Matter::Encrypted | Matter::Certificate => return der(),
    };
    let words = sections(include_str!("tokens.txt"), name)
        .flat_map(str::split_whitespace)
        .map(|word| word.replace("\\n", "\n").replace("\\s", " ").into_bytes());
    words.chain([b" ".to_vec()]).collect()
}

/// Tags, lengths and numbers of algorithms, which all such bytes are made of.
fn der() -> Vec<Vec<u8>> {
    let small = [
        &[0x30, 0x80][..],
        &[0x30, 0x00],
        &[0x30, 0x84, 0xff, 0xff, 0xff, 0xff],
        &[0x02, 0x01, 0x00],
        &[0x04, 0x00],
        &[0x05, 0x00],
        &[0x06, 0x00],
        &[0x06, 0x03, 0x55, 0x04, 0x03],
        &[0x0c, 0x00],
        &[0xa0, 0x03],
        &[0x31, 0x00],
        &[0x00, 0x00],
        &[0x7f],
        &[0x80],
        &[0x81, 0xff],
        &[0x82, 0xff, 0xff],
        &[0xff],
    ];
    small.map(<[u8]>::to_vec).into()
}

/// The inputs of `seeds.txt`.
fn written(matter: Matter) -> Vec<Vec<u8>> {
    let name = match matter {
        Matter::Hocon => "hocon",
        Matter::Conf => "conf",
        Matter::Json => "json",
        Matter::Epp => "epp",
        Matter::Erb => "erb",
        Matter::RubyType => "ruby_type",
        _ => return Vec::new(),
    };
    sections(include_str!("seeds.txt"), name)
        .flat_map(|section| section.split("\n\n"))
        .map(|text| text.trim_start_matches('\n').as_bytes().to_vec())
        .collect()
}

/// The parts of a file below lines `== NAME`.
fn sections<'a>(text: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    text.split("== ")
        .filter_map(move |section| section.strip_prefix(name)?.strip_prefix('\n'))
}

/// The cases of conformance.
fn cases(root: &Path) -> Vec<Case> {
    files(&root.join("conformance"), "jsonl")
        .into_iter()
        .filter_map(|path| read_cases(fs::File::open(path).ok()?).ok())
        .flatten()
        .collect()
}

/// Their code.
fn codes(root: &Path, is_template: bool) -> Vec<Vec<u8>> {
    cases(root)
        .into_iter()
        .filter(|case| (case.kind == Kind::Epp) == is_template)
        .filter_map(|case| case.code)
        .filter(|code| code.len() <= LONGEST)
        .map(String::into_bytes)
        .collect()
}

/// Small pieces of files: of the examples, of suites and of installed modules.
fn pieces(root: &Path, extension: &str) -> Vec<Vec<u8>> {
    let folders = [
        root.join("examples"),
        root.join("suite"),
        PathBuf::from(MODULES),
    ];
    let mut pieces = Vec::new();
    for path in folders.iter().flat_map(|folder| files(folder, extension)) {
        let text = fs::read_to_string(path).unwrap_or_default();
        let blocks = text.split("\n\n").filter(|piece| piece.len() <= LONGEST);
        pieces.extend(blocks.map(|piece| piece.as_bytes().to_vec()));
        if pieces.len() > MOST_PIECES {
            break;
        }
    }
    pieces
}

/// Cases of Ruby within something.
fn ruby(root: &Path, around: impl Fn(&str) -> String) -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for path in files(&root.join("suite/ruby"), "rb") {
        let text = fs::read_to_string(path).unwrap_or_default();
        for case in text.split("\n#- ").skip(1) {
            let lines = case.lines().skip(1).filter(|line| !line.starts_with('#'));
            let code = lines.collect::<Vec<_>>().join("\n");
            if code.len() <= LONGEST {
                seeds.push(around(&code).into_bytes());
            }
        }
    }
    seeds
}

/// Texts of the lines of a file.
fn lines(root: &Path, path: &str, text: impl Fn(&Json) -> Option<String>) -> Vec<Vec<u8>> {
    let file = fs::read_to_string(root.join(path)).unwrap_or_default();
    file.lines()
        .filter_map(|line| text(&serde_json::from_str(line).ok()?))
        .filter(|text| text.len() <= LONGEST)
        .map(String::into_bytes)
        .collect()
}

/// `hiera.yaml`, data and code of cases.
fn hiera(root: &Path) -> Vec<Vec<u8>> {
    let with_data = |case: Case| {
        let files = case.files?;
        let file = |path: &str| files.get(path)?.as_str().map(str::to_owned);
        let (hiera, data) = (file("hiera.yaml")?, file("data/common.yaml")?);
        Some([hiera, data, case.code?].join(BETWEEN).into_bytes())
    };
    cases(root).into_iter().filter_map(with_data).collect()
}

/// Values and keys of the tests, a byte before each that says which of both it is.
fn encrypted(root: &Path) -> Vec<Vec<u8>> {
    let folder = root.join("crates/eyaml/tests/data");
    let mut seeds = Vec::new();
    for path in files(&folder, "txt") {
        let text = fs::read_to_string(path).unwrap_or_default();
        for token in tokens_of(text.trim()) {
            if let Token::Encrypted { cipher, .. } = token {
                seeds.push([&[0], &*cipher].concat());
            }
        }
        seeds.push([b"\x03", text.as_bytes()].concat());
    }
    for path in files(&folder, "pem") {
        seeds.extend(blocks(&path).into_iter().map(|der| [&[2], &*der].concat()));
        let text = fs::read(&path).unwrap_or_default();
        seeds.push([b"\x02", &*text].concat());
    }
    seeds
}

/// The bytes of the blocks of a file in PEM.
fn blocks(path: &Path) -> Vec<Vec<u8>> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let inner = text.split("-----").skip(2).step_by(4);
    inner
        .map(|base64| Binary::from_base64(base64).bytes().to_vec())
        .collect()
}

/// The files of a folder and of those in it whose names end so, in order; hidden ones are left out.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    fn walk(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) -> io::Result<()> {
        let mut entries: Vec<PathBuf> = fs::read_dir(folder)?
            .filter_map(|entry| Some(entry.ok()?.path()))
            .collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                walk(&path, extension, found)?;
            } else if path.extension().is_some_and(|known| known == extension) {
                found.push(path);
            }
        }
        Ok(())
    }
    let mut found = Vec::new();
    // A folder that is not there has no files.
    let _ = walk(folder, extension, &mut found);
    found
}
