//! What a line at the prompt asks for.

use std::io;

use marotte_diagnostics::nearest;
use marotte_diagnostics::render::Output;
use marotte_eval::function::FunctionTable;
use marotte_report::functions::describe;
use marotte_syntax::Dialect;

/// The answer to `:help`.
pub(super) const HELP: &str = "\
Type Puppet code to see its value. Variables, functions and types stay known.
An open bracket, string or heredoc goes on in the next line; two empty lines
give up on a bracket. Tab completes. What begins with a space is not remembered.

  :type EXPR       the type of a value
  :help FUNCTION   what a function does
  :vars            the variables that you set; :vars all has the facts, too
  :dialect NAME    go on with other rules: puppet8 or evaluator4
  :reset           forget variables and definitions
  :quit            end; so does Ctrl-D
";

/// What a line asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    /// `:quit`
    Quit,
    /// `:help [FUNCTION]`
    Help(Option<&'a str>),
    /// `:vars [all]`
    Variables(bool),
    /// `:reset`
    Reset,
    /// `:dialect [NAME]`
    Dialect(Option<&'a str>),
    /// `:type EXPR`
    Type(&'a str),
    /// A colon and something else.
    Unknown(&'a str),
    /// Code.
    Code(&'a str),
}

impl<'a> Command<'a> {
    /// What a line asks for. `::` begins code: `::a::b` is a name.
    pub(super) fn of(line: &'a str) -> Self {
        let trimmed = line.trim();
        if !trimmed.starts_with(':') || trimmed.starts_with("::") {
            return Self::Code(line);
        }
        let (name, rest) = match trimmed.split_once(char::is_whitespace) {
            Some((name, rest)) => (name, rest.trim()),
            None => (trimmed, ""),
        };
        match name {
            ":quit" | ":q" | ":exit" => Self::Quit,
            ":help" | ":h" | ":?" => Self::Help((!rest.is_empty()).then_some(rest)),
            ":vars" | ":v" => Self::Variables(rest == "all"),
            ":dialect" => Self::Dialect((!rest.is_empty()).then_some(rest)),
            ":reset" => Self::Reset,
            ":type" | ":t" => Self::Type(rest),
            _ => Self::Unknown(name),
        }
    }

    /// The code in it, if there is some.
    pub(super) fn code(self) -> Option<&'a str> {
        match self {
            Self::Code(code) | Self::Type(code) => Some(code),
            _ => None,
        }
    }
}

/// Describes a function.
pub(super) fn help(
    functions: &FunctionTable,
    dialect: Dialect,
    name: &str,
    output: &mut Output<'_>,
) -> io::Result<()> {
    let of_dialect = functions.of_dialect(dialect).iter();
    let of_dialect = of_dialect.copied().find(|function| function.name == name);
    match of_dialect.or_else(|| functions.get(name)) {
        Some(function) => describe(function, output.out),
        None => {
            write!(output.log, "There is no function '{name}'.")?;
            let known = functions.all();
            match nearest(name, known.iter().map(|function| function.name)) {
                Some(near) => writeln!(output.log, " Did you mean '{near}'?"),
                None => writeln!(output.log),
            }
        }
    }
}
