//! Why a text could not be read, in the words of the reference.

use std::fmt;

use marotte_scalars::numeric::NumberError;

/// Why a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum YamlError {
    /// The text is not YAML.
    Syntax {
        /// What is wrong.
        problem: String,
        /// While reading what.
        context: Option<String>,
        /// The line, from 1.
        line: u64,
        /// The column, from 1.
        column: u64,
    },
    /// The text wants an instance of a class that data may not have.
    DisallowedClass(String),
    /// `*nothing`
    UnknownAlias(String),
    /// `0x`, `1.2.3` with the tag of a float: digits that are no number.
    InvalidNumber(NumberError),
    /// An integer has more than 64 bits where that is not allowed.
    TooLarge(String),
    /// `!!float ~`: by the name that Ruby has for it.
    NotFloat(&'static str),
    /// The data nests too deep: the limit.
    TooDeep(usize),
    /// The data has too many values: the limit.
    TooMany(usize),
    /// The parser gives the text up.
    Unreadable,
}

impl YamlError {
    /// The sentence with the path of the file that the text is of, as the reference puts it
    /// together: not all errors tell it.
    pub fn with_path(&self, path: &str) -> String {
        match self {
            Self::Syntax { .. } | Self::DisallowedClass(_) => format!("({path}): {self}"),
            _ => self.to_string(),
        }
    }
}

impl fmt::Display for YamlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax {
                problem,
                context,
                line,
                column,
            } => {
                f.write_str(problem)?;
                if let Some(context) = context {
                    write!(f, " {context}")?;
                }
                write!(f, " at line {line} column {column}")
            }
            Self::DisallowedClass(name) => {
                write!(f, "Tried to load unspecified class: {name}")
            }
            Self::UnknownAlias(name) => write!(f, "Unknown alias: {name}"),
            Self::InvalidNumber(error) => error.fmt(f),
            Self::TooLarge(text) => write!(f, "the integer {text} has more than 64 bits"),
            Self::NotFloat(what) => write!(f, "can't convert {what} into Float"),
            Self::TooDeep(limit) => write!(f, "the data nests more than {limit} levels"),
            Self::TooMany(limit) => write!(f, "the data has more than {limit} values"),
            Self::Unreadable => f.write_str("the parser cannot read this text"),
        }
    }
}

impl std::error::Error for YamlError {}

impl From<libyaml_safer::Error> for YamlError {
    fn from(error: libyaml_safer::Error) -> Self {
        let context = error.context().filter(|context| !context.is_empty());
        // The place is that of the context. A scanner's error without one is where the scanner is,
        // others are at the start.
        let mark = error.context_mark().or_else(|| {
            (error.kind() == libyaml_safer::ErrorKind::Scanner)
                .then(|| error.problem_mark())
                .flatten()
        });
        Self::Syntax {
            problem: error.problem().to_owned(),
            context: context.map(str::to_owned),
            line: mark.map_or(0, |mark| mark.line) + 1,
            column: mark.map_or(0, |mark| mark.column) + 1,
        }
    }
}
