//! The table of issues: every code of the reference, with its sentence word for word.
//!
//! One file a family, each made by the `issues!` macro from entries of the form
//!
//! ```text
//! /// A parameter name appears twice in one list.
//! DuplicateParameter { name: Box<str> } => DUPLICATE_PARAMETER
//!     "The parameter '{name}' is declared more than once in the parameter list";
//! ```

mod catalog;
mod conversion;
mod data;
mod dialect;
mod evaluation;
mod function;
mod grammar;
mod hiera;
mod lexing;
mod loading;
mod lookup;
mod mismatch;
mod ruby;
mod settings;
mod site;
mod types;
mod validation;

use std::fmt;

use crate::{Diagnostic, Place, Severity, Told};

pub use catalog::CatalogIssue;
pub use conversion::ConversionIssue;
pub use data::DataIssue;
pub use dialect::{DialectIssue, EVALUATOR4, MAX_INTEGER_BITS, MAX_RANGE};
pub use evaluation::EvaluationIssue;
pub use function::FunctionIssue;
pub use grammar::GrammarIssue;
pub use hiera::HieraIssue;
pub use lexing::LexingIssue;
pub use loading::LoadingIssue;
pub use lookup::LookupIssue;
pub use mismatch::{Bounds, MismatchIssue, Rejection};
pub use ruby::RubyIssue;
pub use settings::SettingsIssue;
pub use site::SiteIssue;
pub use types::TypeIssue;
pub use validation::ValidationIssue;

/// Declares a family of issues as an enum with its codes and sentences.
macro_rules! issues {
    (
        $(#[$family_doc:meta])*
        $family:ident;
        $(
            $(#[$doc:meta])*
            $name:ident $({ $($field:ident: $type:ty),* $(,)? })? => $code:ident
                $format:literal $(, $argument:expr)*;
        )*
    ) => {
        $(#[$family_doc])*
        #[derive(Clone, PartialEq, Debug)]
        pub enum $family {
            $(
                $(#[$doc])*
                #[allow(missing_docs, reason = "the fields are the arguments of the sentence")]
                $name $({ $($field: $type),* })?,
            )*
        }

        impl $family {
            /// All codes, each with its sentence: one text, which costs nothing until it is read.
            pub(crate) const SENTENCES: &str =
                concat!($(stringify!($code), "\u{1f}", $format, "\u{1e}"),*);

            /// The reference's code of the issue.
            pub fn code(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => stringify!($code),)*
                }
            }


            /// The places that the sentence speaks of, by the names of the arguments.
            pub fn places(&self) -> Vec<(&'static str, &crate::Place)> {
                use crate::issue::Argument;
                match self {
                    $(Self::$name $({ $($field),* })? => {
                        let places: &[(&'static str, Option<&crate::Place>)] =
                            &[$($((stringify!($field), $field.place())),*)?];
                        let known = places.iter();
                        known.filter_map(|(name, place)| Some((*name, (*place)?))).collect()
                    })*
                }
            }

            /// The error that the sentence passes on, if it does.
            pub fn cause(&self) -> Option<&crate::Diagnostic> {
                use crate::issue::Argument;
                match self {
                    $(Self::$name $({ $($field),* })? => {
                        let causes: &[Option<&crate::Diagnostic>] =
                            &[$($($field.cause()),*)?];
                        causes.iter().copied().flatten().next()
                    })*
                }
            }
        }

        impl $family {
            /// Writes the sentence, in which an error that is passed on has no place: that is shown
            /// by itself.
            #[allow(unused_variables, reason = "a place may be shown without being told")]
            pub(crate) fn fmt_brief(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                use crate::issue::Argument;
                match self {
                    $(Self::$name $({ $($field),* })? => {
                        $($(let $field = $field.brief();)*)?
                        write!(f, $format $(, $argument)*)
                    })*
                }
            }
        }

        impl std::fmt::Display for $family {
            #[allow(unused_variables, reason = "a place may be shown without being told")]
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$name $({ $($field),* })? => write!(f, $format $(, $argument)*),)*
                }
            }
        }

        impl From<$family> for crate::Issue {
            fn from(issue: $family) -> Self {
                Self::from_family(issue)
            }
        }
    };
}
pub(crate) use issues;

/// An argument of a sentence.
pub(crate) trait Argument {
    /// The argument in a sentence for people, who see other places and errors that are passed on by themselves.
    type Brief<'a>
    where
        Self: 'a;

    /// The argument in a sentence for people.
    fn brief(&self) -> Self::Brief<'_>;

    /// The place that it is, if it is one.
    fn place(&self) -> Option<&Place> {
        None
    }

    /// The error that it is, if it is one.
    fn cause(&self) -> Option<&Diagnostic> {
        None
    }
}

/// Arguments that are neither places nor errors.
macro_rules! plain_arguments {
    ($(<$($parameter:ident)?> => $type:ty),* $(,)?) => {
        $(
            impl$(<$parameter>)? Argument for $type {
                type Brief<'a> = &'a Self where Self: 'a;

                fn brief(&self) -> &Self {
                    self
                }
            }
        )*
    };
}

plain_arguments!(
    <> => Box<str>,
    <> => &'static str,
    <> => usize,
    <> => i64,
    <> => u32,
    <> => u64,
    <> => char,
    <> => bool,
    <> => Bounds,
    <> => Box<ConversionIssue>,
    <> => Box<MismatchIssue>,
    <> => Box<Rejection>,
    <T> => Option<T>,
    <T> => Box<[T]>,
    <T> => Vec<T>,
);

impl Argument for Place {
    type Brief<'a> = &'a Self;

    /// People see it by itself.
    fn brief(&self) -> &Self {
        &Self::Nowhere
    }

    fn place(&self) -> Option<&Place> {
        (!self.is_nowhere()).then_some(self)
    }
}

/// An error that another sentence passes on.
#[derive(Clone, Debug)]
pub struct Cause(pub Box<Diagnostic>);

impl Cause {
    /// An error of which nothing but its sentence is told.
    pub fn of(issue: impl Into<Issue>) -> Self {
        let told = Diagnostic::without_source(issue.into(), Severity::Error).told(Told::Nothing);
        Self(Box::new(told))
    }
}

impl Argument for Cause {
    type Brief<'a> = Brief<'a>;

    fn brief(&self) -> Brief<'_> {
        Brief(&self.0.issue)
    }

    fn cause(&self) -> Option<&Diagnostic> {
        Some(&self.0)
    }
}

/// Two are the same if they are told alike.
impl PartialEq for Cause {
    fn eq(&self, other: &Self) -> bool {
        self.0.to_string() == other.0.to_string()
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A sentence in which an error that is passed on has no place.
pub(crate) struct Brief<'a>(pub(crate) &'a Issue);

/// Declares [`Issue`]: a family a line, in a box unless it is small.
macro_rules! families {
    (
        $(
            $(#[$doc:meta])*
            $name:ident($family:ident $(in $boxed:ident)?);
        )*
    ) => {
        /// Anything that can be wrong, with the arguments of its sentence.
        #[derive(Clone, PartialEq, Debug)]
        pub enum Issue {
            $($(#[$doc])* $name(families!(@type $family $($boxed)?)),)*
        }

        $(impl Family for $family {
            fn into_issue(self) -> Issue {
                Issue::$name(families!(@value self $($boxed)?))
            }
        }

        $(impl From<$boxed<$family>> for Issue {
            fn from(issue: $boxed<$family>) -> Self {
                Self::$name(issue)
            }
        })?)*

        impl Issue {
            /// All codes, each with a sentence as its format; several sentences may have one code.
            pub fn sentences() -> impl Iterator<Item = (&'static str, &'static str)> {
                let families = [$($family::SENTENCES),*];
                families
                    .into_iter()
                    .flat_map(|family| family.split_terminator('\u{1e}'))
                    .filter_map(|sentence| sentence.split_once('\u{1f}'))
            }

            /// The places that the sentence speaks of, by the names of the arguments: `declared` is
            /// told as "declared here".
            pub fn places(&self) -> Vec<(&'static str, &Place)> {
                match self {
                    $(Self::$name(issue) => issue.places(),)*
                }
            }

            /// The error that the sentence passes on, if it does.
            pub fn cause(&self) -> Option<&Diagnostic> {
                match self {
                    $(Self::$name(issue) => issue.cause(),)*
                }
            }

            /// The reference's code of the issue, such as `SYNTAX_ERROR`.
            pub fn code(&self) -> &'static str {
                match self {
                    $(Self::$name(issue) => issue.code(),)*
                }
            }
        }

        /// The sentence, without a position.
        impl fmt::Display for Issue {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$name(issue) => issue.fmt(f),)*
                }
            }
        }

        impl fmt::Display for Brief<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.0 {
                    $(Issue::$name(issue) => issue.fmt_brief(f),)*
                }
            }
        }
    };
    (@type $family:ident) => { $family };
    (@type $family:ident Box) => { Box<$family> };
    (@value $value:ident) => { $value };
    (@value $value:ident Box) => { Box::new($value) };
}

families! {
    /// The text is not a sequence of tokens.
    Lexing(LexingIssue);
    /// The tokens are not a program.
    Grammar(GrammarIssue);
    /// The program breaks a rule that can be checked without running it.
    Validation(ValidationIssue);
    /// The program went wrong while it ran.
    Evaluation(EvaluationIssue in Box);
    /// What it says of resources, classes and nodes makes no catalog.
    Catalog(CatalogIssue in Box);
    /// A built-in function cannot do what it is asked to.
    Function(FunctionIssue in Box);
    /// A value is not of the type that it must have.
    Mismatch(MismatchIssue in Box);
    /// There is no such type.
    Type(TypeIssue in Box);
    /// A value cannot become another.
    Conversion(ConversionIssue in Box);
    /// Ruby would complain.
    Ruby(RubyIssue in Box);
    /// Hiera's configuration or data is wrong, with a code of the reference.
    Hiera(HieraIssue in Box);
    /// A lookup of data went wrong.
    Lookup(LookupIssue in Box);
    /// A data file is wrong.
    Data(DataIssue in Box);
    /// An environment, a module, or a file that is loaded for what it defines is wrong.
    Loading(LoadingIssue in Box);
    /// A setting is wrong, or the file that it is in.
    Settings(SettingsIssue in Box);
    /// A site, or what is asked of it, is wrong.
    Site(SiteIssue in Box);
    /// A rule is broken that only the dialect of the first design has.
    Dialect(DialectIssue);
}

/// A family of issues, so that each can become an [`Issue`].
trait Family {
    fn into_issue(self) -> Issue;
}

impl Issue {
    fn from_family(family: impl Family) -> Self {
        family.into_issue()
    }
}
