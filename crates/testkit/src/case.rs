//! Cases and the files they are kept in: one JSON object a line, plain or compressed with gzip.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use marotte_pcore::deep;
use marotte_syntax::Dialect;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::json::with_digits;

/// What is asked about the code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The value of the last expression.
    #[default]
    Eval,
    /// The catalog of a node whose manifest is the code.
    Catalog,
    /// The syntax tree.
    Parse,
    /// The text that a template renders.
    Epp,
}

impl Kind {
    /// The word for the kind in case files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Eval => "eval",
            Self::Catalog => "catalog",
            Self::Parse => "parse",
            Self::Epp => "epp",
        }
    }

    /// The kind that a word names.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Eval, Self::Catalog, Self::Parse, Self::Epp]
            .into_iter()
            .find(|kind| kind.name() == name)
    }
}

/// A question: code and all that surrounds it. It deliberately has no field for the answer.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Case {
    /// Names the case; copied to the answer.
    #[serde(default)]
    pub id: String,
    /// What is asked.
    #[serde(default)]
    pub kind: Kind,
    /// The area within its file.
    #[serde(default)]
    pub topic: String,
    /// The manifest, expression or template.
    #[serde(default)]
    pub code: Option<String>,
    /// The name of the node.
    #[serde(default)]
    pub node: Option<String>,
    /// Facts, merged over the base facts.
    #[serde(default)]
    pub facts: Option<Map<String, Value>>,
    /// Files of the environment: path to text.
    #[serde(default)]
    pub files: Option<Map<String, Value>>,
    /// Parameters of a template.
    #[serde(default)]
    pub params: Option<Map<String, Value>>,
    /// A folder of modules behind the environment's own.
    #[serde(default)]
    pub modules: Option<String>,
    /// Settings such as `strict`.
    #[serde(default)]
    pub settings: Option<Map<String, Value>>,
    /// Whether functions in Ruby are interpreted even if there is a native one for their files.
    #[serde(default)]
    pub interprets_all: bool,
    /// Whose rules hold, if not those of Puppet 8.
    #[serde(default, deserialize_with = "dialect")]
    pub dialect: Option<Dialect>,
}

fn dialect<'de, D: Deserializer<'de>>(input: D) -> Result<Option<Dialect>, D::Error> {
    let name = String::deserialize(input)?;
    let dialect = Dialect::from_name(&name);
    dialect
        .map(Some)
        .ok_or_else(|| D::Error::custom(format!("unknown dialect '{name}'")))
}

/// A case with the answer that the reference gave.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// The question.
    pub case: Case,
    /// The reference's answer.
    pub expect: Value,
}

/// Reads the cases of a stream, leaving any recorded answers aside.
pub fn read_cases(input: impl Read) -> io::Result<Vec<Case>> {
    lines(input)?
        .iter()
        .map(|(number, line)| from_json(line).map_err(|error| bad_line(*number, &error)))
        .collect()
}

/// Reads the cases of a file together with their recorded answers.
pub(crate) fn read_recorded(path: &Path) -> io::Result<Vec<Recorded>> {
    read_answered(open(path)?).map_err(|error: io::Error| {
        io::Error::new(error.kind(), format!("{}: {error}", path.display()))
    })
}

/// Reads the cases of a stream together with their recorded answers.
pub fn read_answered(input: impl Read) -> io::Result<Vec<Recorded>> {
    #[derive(Deserialize)]
    struct Expectation {
        #[serde(default)]
        expect: Value,
    }
    let read = |number, line: &str| {
        let case: Case = from_json(line).map_err(|error| bad_line(number, &error))?;
        let line = with_digits(line);
        let expectation: Expectation =
            from_json(&line).map_err(|error| bad_line(number, &error))?;
        Ok(Recorded {
            case,
            expect: expectation.expect,
        })
    };
    let lines = lines(input)?;
    let lines = lines.iter();
    lines.map(|(number, line)| read(*number, line)).collect()
}

/// Opens a file, decompressing it if its name ends in `.gz`.
pub fn open(path: &Path) -> io::Result<Box<dyn Read>> {
    let file = File::open(path)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    if path.extension().is_some_and(|extension| extension == "gz") {
        return Ok(Box::new(flate2::read::MultiGzDecoder::new(file)));
    }
    Ok(Box::new(file))
}

/// Reads one JSON value, of a tree as deep as the parser lets one be.
pub fn read_json(text: &str) -> io::Result<Value> {
    from_json(text).map_err(io::Error::other)
}

/// Parses JSON of trees, which the parser of the language lets nest deeper than others do.
pub(crate) fn from_json<'text, T: Deserialize<'text>>(text: &'text str) -> serde_json::Result<T> {
    /// Enough for the deepest tree.
    const ENOUGH: usize = 16 * 1024 * 1024;

    deep::grow_by(ENOUGH, ENOUGH, || {
        let mut deserializer = serde_json::Deserializer::from_str(text);
        deserializer.disable_recursion_limit();
        let value = T::deserialize(&mut deserializer)?;
        deserializer.end()?;
        Ok(value)
    })
}

fn lines(input: impl Read) -> io::Result<Vec<(usize, String)>> {
    BufReader::new(input)
        .lines()
        .enumerate()
        .map(|(index, line)| line.map(|line| (index + 1, line)))
        .filter(|line| {
            line.as_ref()
                .map_or(true, |(_, line)| !line.trim().is_empty())
        })
        .collect()
}

fn bad_line(number: usize, error: &serde_json::Error) -> io::Error {
    io::Error::new(
        io::ErrorKind::InvalidData,
        format!("line {number}: {error}"),
    )
}
