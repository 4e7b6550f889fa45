//! Runs suite cases.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

use marotte_diagnostics::SourceFile;
use marotte_syntax::{Language, parse, pn};
use serde_json::{Value, json};

use super::{Document, SuiteCase, SuiteFile, dialect, parse_suite, render};
use crate::compare::{Grade, compare};
use crate::{Case, Kind, answer};

/// Why a suite case fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SuiteError {
    /// The reference was never asked.
    Unrecorded,
    /// Our answer is another than the recorded one: both, as lines.
    Different {
        /// The recorded answer.
        expected: String,
        /// Ours.
        ours: String,
    },
    /// The case is listed as a divergence but our answer is the reference's.
    NoLongerDiverges,
    /// Only cases in `divergences/` and `dialect/` may have an answer of their own, and all of them must.
    MisplacedDivergence,
    /// What a document says needs a reason why it is not so, and we must not answer otherwise.
    HalfADocument,
}

/// Reads all suites of a folder, in the order of their paths. Names must be unique.
pub fn load_suites(folder: &Path) -> io::Result<Vec<SuiteFile>> {
    let mut paths = Vec::new();
    collect(folder, &mut paths)?;
    paths.sort();
    let mut names: BTreeMap<String, PathBuf> = BTreeMap::new();
    let mut suites = Vec::new();
    for path in paths {
        let suite = parse_suite(&path, &fs::read_to_string(&path)?).map_err(io::Error::other)?;
        for case in &suite.cases {
            if let Some(other) = names.insert(case.case.id.clone(), path.clone()) {
                let (name, other) = (&case.case.id, other.display());
                let message = format!("{}: {name} is a case of {other} too", path.display());
                return Err(io::Error::other(message));
            }
        }
        suites.push(suite);
    }
    Ok(suites)
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else if path.extension().is_some_and(|extension| extension == "pp") {
            paths.push(path);
        }
    }
    Ok(())
}

/// Runs one case of a suite file.
pub fn run_case(suite: &SuiteFile, case: &SuiteCase) -> Result<(), SuiteError> {
    if case.answer.is_empty() {
        return Err(SuiteError::Unrecorded);
    }
    let in_dialect = suite.is_in("dialect");
    if (in_dialect || suite.is_of_divergences()) != case.divergence.is_some() {
        return Err(SuiteError::MisplacedDivergence);
    }
    let is_told = |document: &Document| !document.says.is_empty() && !document.because.is_empty();
    if case
        .document
        .as_ref()
        .is_some_and(|of| suite.is_of_divergences() || !is_told(of))
    {
        return Err(SuiteError::HalfADocument);
    }
    let ours = our_answer(&case.case);
    let lines = render(case.case.kind, &ours);
    if let Some(divergence) = &case.divergence {
        if in_dialect {
            same(&case.answer, &lines)?;
            dialect::check(case, divergence)?;
            return same_catalog(suite, &case.case, &ours);
        }
        if lines == case.answer {
            return Err(SuiteError::NoLongerDiverges);
        }
        same(&divergence.answer, &lines)?;
    } else {
        same(&case.answer, &lines)?;
    }
    same_catalog(suite, &case.case, &ours)
}

pub(super) fn same(expected: &[String], ours: &[String]) -> Result<(), SuiteError> {
    if expected == ours {
        return Ok(());
    }
    Err(SuiteError::Different {
        expected: expected.join("\n"),
        ours: ours.join("\n"),
    })
}

/// Compares a catalog with the one that is kept beside the suite.
fn same_catalog(suite: &SuiteFile, case: &Case, ours: &Value) -> Result<(), SuiteError> {
    if case.kind != Kind::Catalog || ours.get("catalog").is_none() {
        return Ok(());
    }
    let recorded = suite.catalog_path(&case.id);
    let recorded = fs::read_to_string(recorded).map_err(|_| SuiteError::Unrecorded)?;
    let catalog: Value = serde_json::from_str(&recorded).map_err(|_| SuiteError::Unrecorded)?;
    let mut expected = ours.clone();
    expected["catalog"] = catalog;
    let comparison = compare(Kind::Catalog, &expected, ours);
    if comparison.grade == Grade::Exact {
        return Ok(());
    }
    Err(SuiteError::Different {
        expected: comparison.difference,
        ours: String::new(),
    })
}

/// Our answer, with the PN form of a tree as the recorder has it.
pub fn our_answer(case: &Case) -> Value {
    let mut answer = answer::answer(case).to_json();
    if answer.get("ast").is_some() {
        let source = SourceFile::new("test.pp", case.code.as_deref().unwrap_or_default());
        let mut text = String::new();
        let language = Language {
            dialect: case.dialect.unwrap_or_default(),
            ..Language::default()
        };
        pn::write_text(&parse(&source, &language).ast, &mut text, false);
        answer["pn"] = json!(text);
    }
    answer
}

impl SuiteFile {
    /// Whether its cases are those that we answer otherwise than the reference.
    pub fn is_of_divergences(&self) -> bool {
        self.is_in("divergences")
    }

    /// Whether it is in a folder of that name.
    pub(super) fn is_in(&self, folder: &str) -> bool {
        let parent = self.path.parent().and_then(Path::file_name);
        parent.is_some_and(|name| name == folder)
    }

    /// Where the catalog of a case is kept: in a folder beside the suite, named after it.
    pub fn catalog_path(&self, name: &str) -> PathBuf {
        self.path.with_extension("").join(format!("{name}.json"))
    }
}

impl fmt::Display for SuiteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unrecorded => f.write_str("no answer: run `cargo xtask record`"),
            Self::Different { expected, ours } => write!(f, "expected\n{expected}\nours\n{ours}"),
            Self::NoLongerDiverges => {
                f.write_str("our answer is the reference's: move the case out of divergences/")
            }
            Self::MisplacedDivergence => f.write_str(
                "`#? REASON` belongs in divergences/ and dialect/, and every case there has one",
            ),
            Self::HalfADocument => {
                f.write_str("`#< TEXT` and `#> TEXT` belong together, and not in divergences/")
            }
        }
    }
}
