//! Calls that are usually something simpler.

use std::fmt;

use ecow::EcoString;

use super::node::{Argument, Arguments, BlockArgument, Node, NodeKind};
use crate::object::Key;
use crate::symbol::{Symbol, known};

/// How a call is done without looking for a method, if its receiver is what it usually is. The
/// call itself stays as it is written, for all others.
pub enum Shortcut {
    /// There is none.
    None,
    /// `receiver.nil?` and the like: what it is is seen at once.
    Ask(Question),
    /// `receiver.name`: nothing is handed over.
    Plain,
    /// `array << value`
    Append,
    /// `receiver + value`
    Operator,
    /// `receiver.name(value)`: one value is handed over.
    WithValue,
    /// `hash["text"]`: no string is made.
    TextIndex(Key),
    /// `string == "text"`: no string is made.
    IsText(EcoString),
    /// `string != "text"`
    IsNotText(EcoString),
    /// `string << "text"`: no string is made.
    AppendText(EcoString),
    /// `string << value.to_s`: no string is made if the value is a string or a number.
    AppendValue,
}

/// What is asked without an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// `nil?`
    IsNil,
    /// `empty?`
    IsEmpty,
    /// `size`, `length`
    Size,
    /// `to_s`
    Text,
}

impl Question {
    fn of(name: Symbol) -> Option<Self> {
        match name {
            known::IS_NIL => Some(Self::IsNil),
            known::IS_EMPTY => Some(Self::IsEmpty),
            known::SIZE | known::LENGTH => Some(Self::Size),
            known::TO_S => Some(Self::Text),
            _ => None,
        }
    }
}

impl Shortcut {
    /// That of a call with a receiver.
    pub(crate) fn of(
        receiver: Option<&Node>,
        name: Symbol,
        arguments: &Arguments,
        block: Option<&BlockArgument>,
    ) -> Self {
        if receiver.is_none()
            || block.is_some()
            || arguments.forward
            || !arguments.keywords.is_empty()
        {
            return Self::None;
        }
        match &*arguments.values {
            [] => Question::of(name).map_or(Self::Plain, Self::Ask),
            [Argument::Value(value)] => Self::with_value(name, &value.kind),
            _ => Self::None,
        }
    }

    fn with_value(name: Symbol, value: &NodeKind) -> Self {
        match (name, value) {
            (known::INDEX, NodeKind::String(text) | NodeKind::FrozenString(text)) => {
                Self::TextIndex(Key::Text(text.clone()))
            }
            (known::EQ, NodeKind::String(text) | NodeKind::FrozenString(text)) => {
                Self::IsText(text.clone())
            }
            (known::NE, NodeKind::String(text) | NodeKind::FrozenString(text)) => {
                Self::IsNotText(text.clone())
            }
            (known::SHL, NodeKind::String(text) | NodeKind::FrozenString(text)) => {
                Self::AppendText(text.clone())
            }
            (known::SHL, NodeKind::Call(call))
                if matches!(call.shortcut, Self::Ask(Question::Text)) && !call.is_safe =>
            {
                Self::AppendValue
            }
            (known::SHL, _) => Self::Append,
            _ if is_operator(name) => Self::Operator,
            _ => Self::WithValue,
        }
    }
}

/// Whether a name is that of an operator that numbers, strings and collections have.
pub(crate) const fn is_operator(name: Symbol) -> bool {
    matches!(
        name,
        known::ADD
            | known::SUB
            | known::MUL
            | known::DIV
            | known::EQ
            | known::NE
            | known::LT
            | known::LE
            | known::GT
            | known::GE
            | known::CMP
            | known::INDEX
    )
}

impl fmt::Debug for Shortcut {
    /// All of it follows from the call that it belongs to.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("_")
    }
}
