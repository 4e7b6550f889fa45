//! Values of settings, before and after they are converted.

use std::fmt;

/// A value as somebody gave it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Raw {
    /// There is none.
    Undef,
    /// True or false.
    Boolean(bool),
    /// A number.
    Integer(i64),
    /// A time that never ends.
    Unlimited,
    /// A text that may name other settings.
    Text(String),
    /// A name that stands for itself, even where a path is expected.
    Name(String),
    /// A list of words.
    List(Vec<String>),
}

/// A value as it is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingValue {
    /// There is none.
    Undef,
    /// True or false.
    Boolean(bool),
    /// A number.
    Integer(i64),
    /// A time that never ends.
    Unlimited,
    /// A text.
    Text(String),
    /// A list.
    List(Vec<SettingValue>),
}

impl SettingValue {
    /// The text, if it is one.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Whether it is true.
    pub fn is_true(&self) -> bool {
        *self == Self::Boolean(true)
    }
}

impl From<&str> for SettingValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

/// As `puppet config print` shows it.
impl fmt::Display for SettingValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Undef => Ok(()),
            Self::Boolean(value) => write!(f, "{value}"),
            Self::Integer(value) => write!(f, "{value}"),
            Self::Unlimited => f.write_str("unlimited"),
            Self::Text(text) => f.write_str(text),
            Self::List(_) => inspect(self, f),
        }
    }
}

/// As Ruby shows a list and what is in it.
fn inspect(value: &SettingValue, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match value {
        SettingValue::List(items) => {
            f.write_str("[")?;
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    f.write_str(", ")?;
                }
                inspect(item, f)?;
            }
            f.write_str("]")
        }
        SettingValue::Text(text) => f.write_str(&marotte_scalars::inspect::inspect(text)),
        SettingValue::Undef => f.write_str("nil"),
        other => write!(f, "{other}"),
    }
}
