//! Reading code: files, standard input, the command line.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::problem::Problem;
use crate::read::{LARGEST_FILE, decode, too_large, unreadable};
use marotte_diagnostics::{Issue, SiteIssue};

/// Where code comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A file.
    File(PathBuf),
    /// Standard input.
    Stdin,
    /// `-e`
    CommandLine(String),
}

/// Why code could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadProblem {
    /// A code as issues have them.
    pub code: &'static str,
    /// A sentence.
    pub message: String,
    /// Advice.
    pub hint: Option<String>,
    /// Whether the user named something that is not there.
    pub bad_call: bool,
}

impl Origin {
    /// The name that messages show.
    pub fn name(&self) -> Cow<'_, str> {
        match self {
            Self::File(path) => shown(path),
            Self::Stdin => "STDIN".into(),
            Self::CommandLine(_) => "-e".into(),
        }
    }

    /// The path, if it is a file.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Stdin | Self::CommandLine(_) => None,
        }
    }

    /// Whether its name is that of a template.
    pub fn is_epp(&self) -> bool {
        self.path()
            .and_then(Path::extension)
            .is_some_and(|extension| extension == "epp")
    }
}

/// The text of a path; what is no text is replaced in it.
pub(super) fn shown(path: &Path) -> Cow<'_, str> {
    // Nearly all are text, and to see that is quick.
    match path.to_str() {
        Some(path) => path.into(),
        None => path.to_string_lossy(),
    }
}

impl ReadProblem {
    /// A problem that the code is to blame for.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            hint: None,
            bad_call: false,
        }
    }

    /// What the operating system says about a path.
    pub fn of_io(error: &io::Error) -> Self {
        unreadable(error).into()
    }
}

impl From<Problem> for ReadProblem {
    fn from(problem: Problem) -> Self {
        let missing =
            matches!(&problem.issue, Issue::Site(issue) if **issue == SiteIssue::FileNotFound);
        Self {
            bad_call: missing,
            hint: problem.hint.clone(),
            ..Self::new(problem.issue.code(), problem.to_string())
        }
    }
}

/// Reads code.
pub fn read(origin: &Origin) -> Result<String, ReadProblem> {
    match origin {
        Origin::File(path) => {
            let file = File::open(path).map_err(|error| ReadProblem::of_io(&error))?;
            let size = file.metadata().map_or(0, |metadata| metadata.len());
            read_all(file, size)
        }
        Origin::Stdin => read_all(io::stdin().lock(), 0),
        Origin::CommandLine(code) => Ok(decode(code.clone().into_bytes())?),
    }
}

fn read_all(reader: impl Read, expected: u64) -> Result<String, ReadProblem> {
    if expected > LARGEST_FILE {
        return Err(too_large().into());
    }
    let reader = reader.take(LARGEST_FILE + 1);
    let bytes = marotte_environment::read_whole(reader, expected as usize);
    Ok(decode(bytes.map_err(|error| ReadProblem::of_io(&error))?)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_file_is_a_bad_call() {
        let problem = read(&Origin::File("does/not/exist.pp".into())).unwrap_err();
        assert!(problem.bad_call);
    }
}
