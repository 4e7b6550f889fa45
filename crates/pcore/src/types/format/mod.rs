//! Types as text, in the language's own syntax.

mod object;
mod of_type;
mod value;
mod writer;

use std::fmt;

use self::writer::Formatter;
use super::Type;
use crate::value::Value;

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expanded = matches!(self, Self::Alias(_) | Self::Object(_) | Self::TypeSet(_));
        f.pad(&Formatter::new().expanded(expanded).format(self))
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut formatter = Formatter::new();
        formatter.debug = true;
        f.write_str(&formatter.format(self))
    }
}

impl Type {
    /// The text in which each alias is followed by what it stands for.
    pub(crate) fn to_expanded_string(&self) -> String {
        Formatter::new().expanded(true).format(self)
    }

    /// The text in which aliases, Object types and sets are just their names.
    pub(crate) fn to_plain_string(&self) -> String {
        Formatter::new().format(self)
    }

    /// The text that shows the value of a String type as well.
    pub fn to_debug_string(&self) -> String {
        format!("{self:?}")
    }

    /// The text in lines, indented by so many levels of so many spaces.
    pub fn to_indented_string(&self, level: usize, width: usize) -> String {
        Formatter::new().indented(level, width).lines_of_type(self)
    }

    /// The same in which each alias is followed by what it stands for.
    pub fn to_expanded_indented_string(&self, level: usize, width: usize) -> String {
        Formatter::new()
            .expanded(true)
            .indented(level, width)
            .lines_of_type(self)
    }
}

impl Value {
    /// The text as it stands among the parameters of a type.
    pub fn to_parameter_string(&self) -> String {
        let mut formatter = Formatter::new();
        formatter.value(self);
        formatter.out
    }
}
