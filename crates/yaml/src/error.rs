//! Why a text could not be read, in the words of the reference.

use std::fmt;

/// Why a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum YamlError {
    /// The text is not YAML.
    Syntax {
        /// What is wrong, and while reading what.
        problem: String,
        /// The line, from 1.
        line: u64,
        /// The column, from 1.
        column: u64,
    },
    /// The text wants an instance of a class that data may not have.
    DisallowedClass(String),
    /// The text cannot be made into values.
    Invalid(String),
}

impl YamlError {
    /// The sentence with the path of the file that the text is of, as the reference puts it
    /// together: not all errors tell it.
    pub fn with_path(&self, path: &str) -> String {
        match self {
            Self::Syntax { .. } | Self::DisallowedClass(_) => format!("({path}): {self}"),
            Self::Invalid(_) => self.to_string(),
        }
    }
}

impl fmt::Display for YamlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax {
                problem,
                line,
                column,
            } => write!(f, "{problem} at line {line} column {column}"),
            Self::DisallowedClass(name) => {
                write!(f, "Tried to load unspecified class: {name}")
            }
            Self::Invalid(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for YamlError {}

impl From<libyaml_safer::Error> for YamlError {
    fn from(error: libyaml_safer::Error) -> Self {
        let mut problem = error.problem().to_owned();
        if let Some(context) = error.context().filter(|context| !context.is_empty()) {
            problem.push(' ');
            problem.push_str(context);
        }
        // The place is that of the context. A scanner's error without one is where the scanner is,
        // others are at the start.
        let mark = error.context_mark().or_else(|| {
            (error.kind() == libyaml_safer::ErrorKind::Scanner)
                .then(|| error.problem_mark())
                .flatten()
        });
        Self::Syntax {
            problem,
            line: mark.map_or(0, |mark| mark.line) + 1,
            column: mark.map_or(0, |mark| mark.column) + 1,
        }
    }
}
