//! How the reference words an issue: what it puts before the sentence, and how much of the place it
//! tells behind it. This is data of the issue, because it depends on who met it.

use std::fmt;

use crate::{Place, a_an};

/// How the reference words an issue.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wording {
    /// What comes before the sentence.
    pub before: Before,
    /// How much of the place comes behind it.
    pub told: Told,
}

/// What the reference puts before a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Before {
    /// Nothing.
    #[default]
    Nothing,
    /// `Evaluation Error: `
    Evaluation,
    /// `Could not parse for environment production: `, by the name of the environment.
    Parsing(Box<str>),
    /// `Evaluation Error: Error while evaluating a Function Call, `, by the label of the expression.
    During(Box<str>),
}

/// How much of a place the reference tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Told {
    /// File, line and column.
    #[default]
    Column,
    /// File and line.
    Line,
    /// File and line on a line of their own, or that there are none: so are warnings told that are
    /// given once.
    Below,
    /// That there are none, although there may be.
    Unavailable,
    /// Nothing.
    Nothing,
}

impl fmt::Display for Before {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => Ok(()),
            Self::Evaluation => f.write_str("Evaluation Error: "),
            Self::Parsing(environment) => {
                write!(f, "Could not parse for environment {environment}: ")
            }
            Self::During(label) => {
                write!(
                    f,
                    "Evaluation Error: Error while evaluating {}, ",
                    a_an(label)
                )
            }
        }
    }
}

/// Code that noticed an error inside of what it evaluates, and says so around the whole sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Around {
    /// The label of the expression: `Resource Statement`.
    pub label: Box<str>,
    /// Where it is.
    pub place: Place,
}

/// A define, class or node whose code led to an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// `define web::site[a]`, `class web`, `node 'a.example.com'`
    pub what: String,
    /// `declared`, `included`, or nothing for a node.
    pub how: &'static str,
    /// Where that happens, if anybody wrote it.
    pub place: Place,
}
