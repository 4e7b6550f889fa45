//! Mutants: texts of every language that a compilation reads, damaged at random. Each is the matter of
//! one node of a fleet, so that thousands are tried in a process; all nodes are answered, whatever
//! becomes of one.

use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use super::attempt::attempt;
use super::{Attack, Report};
use crate::mutate::mutate;
use crate::project;
use crate::random::Random;

/// How many nodes a process has.
const LOT: usize = 1000;

/// The longest text that is damaged: what is longer takes time and shows no more.
const LONGEST: usize = 4000;

/// A language: how its texts are called, where a node's own lies, and what makes the node read it.
struct Language {
    name: &'static str,
    /// `N` is the number of the node.
    path: &'static str,
    /// Code of the node; `N` as above.
    reads: &'static str,
    /// What stands around each text.
    around: (&'static str, &'static str),
}

const LANGUAGES: [Language; 9] = [
    Language {
        name: "pp",
        path: "modules/m/files/N.pp",
        reads: "inline_epp(file('m/N.pp'))",
        around: ("<% ", " %>"),
    },
    Language {
        name: "epp",
        path: "modules/m/templates/N.epp",
        reads: "epp('m/N.epp', {'x' => 1})",
        around: ("", ""),
    },
    Language {
        name: "erb",
        path: "modules/m/templates/N.erb",
        reads: "template('m/N.erb')",
        around: ("", ""),
    },
    Language {
        name: "function",
        path: "modules/m/lib/puppet/functions/m/fN.rb",
        reads: "call('m::fN')",
        around: (
            "Puppet::Functions.create_function(:'m::fN') do\ndispatch :f do\nend\ndef f\n",
            "\nend\nend\n",
        ),
    },
    Language {
        name: "old function",
        path: "modules/m/lib/puppet/parser/functions/gN.rb",
        reads: "call('gN')",
        around: (
            "module Puppet::Parser::Functions\nnewfunction(:gN, type: :rvalue) do |args|\n",
            "\nend\nend\n",
        ),
    },
    Language {
        name: "type",
        path: "modules/m/lib/puppet/type/tN.rb",
        reads: "create_resources('tN', {'a' => {}})",
        around: (
            "Puppet::Type.newtype(:tN) do\nnewparam(:name)\n",
            "\nnewproperty(:p)\nend\n",
        ),
    },
    Language {
        name: "yaml",
        path: "data/nN.yaml",
        reads: "lookup('a', default_value => 1)",
        around: ("", ""),
    },
    Language {
        name: "json",
        path: "data/nN.json",
        reads: "lookup('a', default_value => 1)",
        around: ("", ""),
    },
    Language {
        name: "hocon",
        path: "data/nN.conf",
        reads: "lookup('a', default_value => 1)",
        around: ("", ""),
    },
];

const HIERA: &str = "\
version: 5
hierarchy:
  - {name: yaml, path: '%{trusted.certname}.yaml'}
  - {name: json, path: '%{trusted.certname}.json', data_hash: json_data}
  - {name: hocon, path: '%{trusted.certname}.conf', data_hash: hocon_data}
";

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    let texts: Vec<Vec<String>> = LANGUAGES.iter().map(texts_of).collect::<Result<_, _>>()?;
    let mut random = Random::new(attack.seed);
    let mut viable = 0;
    let lots = if attack.quick { 9 } else { 100 };
    for lot in 0..lots {
        let folder = attack.folder.join(lot.to_string());
        lay(&folder, &texts, &mut random)?;
        let words = ["compile", "--check", "--env-dir", ".", "--ruby", "never"];
        let words = [&words[..], &["--facts", "facts.yaml"]].concat();
        let tried = attempt(attack.binary, &words, &folder)?;
        let good = compiled(&tried.stderr);
        viable += good.unwrap_or(0);
        let unanswered = || {
            good.is_none()
                .then(|| "not all nodes were answered".to_owned())
        };
        let problem = tried.crash().or_else(unanswered);
        if problem.is_none() {
            fs::remove_dir_all(&folder)?;
        }
        report.check(&format!("{}", folder.display()), problem);
        report.tried += LOT - 1;
    }
    report.note = format!("{viable} of them compiled");
    Ok(report)
}

/// How many nodes have a catalog, if all were answered.
fn compiled(said: &str) -> Option<usize> {
    let end = format!(" of {LOT} nodes compiled");
    let before = said.split(&end).next().filter(|before| *before != said)?;
    before.split_whitespace().next_back()?.parse().ok()
}

/// Texts of a language that are whole.
fn texts_of(language: &Language) -> io::Result<Vec<String>> {
    let root = project::root();
    let (folders, extension): (&[&str], &str) = match language.name {
        "pp" => (&["examples", "suite"], "pp"),
        "epp" => (&["examples"], "epp"),
        "erb" => (&["examples"], "erb"),
        "yaml" => (&["examples"], "yaml"),
        "json" => (&["examples"], "json"),
        "hocon" => (&["examples"], "conf"),
        _ => (&["suite/ruby"], "rb"),
    };
    let mut texts = Vec::new();
    for folder in folders {
        for path in project::files_with(&root.join(folder), extension)? {
            let text = fs::read_to_string(path)?;
            // A file of a suite has many.
            let pieces = text.split("\n\n").filter(|text| text.len() <= LONGEST);
            // Other programs are not for mutants.
            let pieces = pieces.filter(|text| !text.contains("generate"));
            texts.extend(pieces.map(str::to_owned));
        }
    }
    Ok(texts)
}

/// Makes an environment of nodes with a mutant each.
fn lay(folder: &Path, texts: &[Vec<String>], random: &mut Random) -> io::Result<()> {
    let mut site = String::new();
    let mut facts = String::new();
    for node in 0..LOT {
        let kind = random.below(LANGUAGES.len());
        let (language, texts) = (&LANGUAGES[kind], &texts[kind]);
        let number = node.to_string();
        let text = texts
            .get(random.below(texts.len()))
            .map_or("", String::as_str);
        let text = mutate(text, random);
        let (before, after) = language.around;
        let (before, after) = (before.replace('N', &number), after.replace('N', &number));
        let path = folder.join(language.path.replace('N', &number));
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, format!("{before}{text}{after}"))?;
        // Writing to a string cannot fail.
        let reads = language.reads.replace('N', &number);
        let _ = writeln!(site, "node 'n{number}' {{ $r = {reads} notice($r) }}");
        let _ = writeln!(facts, "- {{certname: n{number}, facts: {{kernel: Linux}}}}");
    }
    fs::create_dir_all(folder.join("manifests"))?;
    fs::write(folder.join("manifests/site.pp"), site)?;
    fs::write(folder.join("hiera.yaml"), HIERA)?;
    fs::write(folder.join("facts.yaml"), facts)
}
