//! From what somebody wrote to the value that a setting has.

use marotte_diagnostics::SettingsIssue;

use crate::error::{SettingsError, error, fail};
use crate::schema::{Kind, Setting};
use crate::system::{PATH_SEPARATOR, System, expand_path};
use crate::value::{Raw, SettingValue};

type Converted = Result<SettingValue, SettingsError>;

/// A value of a file or a flag: words for true and false are those, quotes around it are not
/// part of it.
pub fn translate(text: &str) -> Raw {
    if text.eq_ignore_ascii_case("true") {
        return Raw::Boolean(true);
    }
    if text.eq_ignore_ascii_case("false") {
        return Raw::Boolean(false);
    }
    let text = text.strip_prefix(['"', '\'']).unwrap_or(text);
    let text = text.strip_suffix(['"', '\'']).unwrap_or(text);
    Raw::Text(text.trim_end().to_owned())
}

/// The value of a setting, or why it may not have that one.
pub(crate) fn convert(setting: &Setting, raw: Raw, system: &dyn System) -> Converted {
    let name = setting.name;
    Ok(match (setting.kind, raw) {
        (Kind::Boolean(_), raw) => match raw {
            Raw::Boolean(value) => SettingValue::Boolean(value),
            Raw::Text(text) if text == "true" => SettingValue::Boolean(true),
            Raw::Text(text) if text == "false" => SettingValue::Boolean(false),
            other => {
                return fail(SettingsIssue::InvalidBoolean {
                    value: inspect(&other).into(),
                    name: name.into(),
                });
            }
        },
        (Kind::Array, raw) => SettingValue::List(words(raw)?),
        (Kind::ServerList | Kind::HttpExtraHeaders, raw) => {
            let pairs = words(raw)?.into_iter().map(|word| match word {
                SettingValue::Text(text) => split_text(&text, ':'),
                other => other,
            });
            SettingValue::List(pairs.collect())
        }
        (Kind::Autosign, raw) => autosign(raw)?,
        (Kind::CertificateRevocation, raw) => revocation(raw)?,
        (Kind::Directory | Kind::File | Kind::FileOrDirectory, Raw::Text(text))
            if text != ":memory:" =>
        {
            SettingValue::Text(expand_path(&text, system))
        }
        (Kind::Path, Raw::Text(text)) => {
            let folders = text.split(PATH_SEPARATOR).filter(|path| !path.is_empty());
            let folders: Vec<String> = folders.map(|path| expand_path(path, system)).collect();
            SettingValue::Text(folders.join(&PATH_SEPARATOR.to_string()))
        }
        (Kind::Duration, Raw::Undef) => SettingValue::Undef,
        (Kind::Duration, Raw::Integer(seconds)) => SettingValue::Integer(seconds),
        (Kind::Duration, raw) => match seconds(&raw) {
            Some(seconds) => SettingValue::Integer(seconds),
            None => {
                return fail(SettingsIssue::InvalidDuration {
                    value: inspect(&raw).into(),
                    name: name.into(),
                });
            }
        },
        (Kind::Ttl, raw) => seconds_to_live(&raw, name)?,
        (Kind::Enum(allowed) | Kind::SymbolicEnum(allowed), raw) => {
            let text = display(&raw);
            if !allowed.contains(&text.as_str()) {
                return fail(SettingsIssue::InvalidChoice {
                    value: text.into(),
                    name: name.into(),
                    allowed: allowed.join("', '").into(),
                });
            }
            SettingValue::Text(text)
        }
        (Kind::Integer, raw) => SettingValue::Integer(integer(raw, name)?),
        (Kind::Port, raw) => {
            let port = integer(raw, name)?;
            if !(0..=65_535).contains(&port) {
                let name = name.into();
                return fail(SettingsIssue::InvalidPort { port, name });
            }
            SettingValue::Integer(port)
        }
        (Kind::Priority, raw) => priority(raw, name)?,
        (Kind::Terminus, Raw::Text(text)) if text.is_empty() => SettingValue::Undef,
        (Kind::Terminus, Raw::Boolean(value)) => {
            return fail(SettingsIssue::InvalidTerminus { value });
        }
        (_, raw) => plain(raw),
    })
}

/// How many seconds something lives: a number, `unlimited`, or a number with a unit.
pub fn seconds_to_live(raw: &Raw, name: &str) -> Converted {
    match raw {
        Raw::Integer(seconds) if *seconds < 0 => {
            fail(SettingsIssue::NegativeTimeToLive { seconds: *seconds })
        }
        Raw::Integer(seconds) => Ok(SettingValue::Integer(*seconds)),
        Raw::Unlimited => Ok(SettingValue::Unlimited),
        Raw::Text(text) if text == "unlimited" => Ok(SettingValue::Unlimited),
        raw => match seconds(raw) {
            Some(seconds) => Ok(SettingValue::Integer(seconds)),
            None => fail(SettingsIssue::InvalidTimeToLive {
                value: inspect(raw).into(),
                name: name.into(),
            }),
        },
    }
}

fn seconds(raw: &Raw) -> Option<i64> {
    let Raw::Text(text) = raw else {
        return None;
    };
    let (digits, unit) = match text.char_indices().last()? {
        (_, last) if last.is_ascii_digit() => (text.as_str(), 1),
        (at, 's') => (&text[..at], 1),
        (at, 'm') => (&text[..at], 60),
        (at, 'h') => (&text[..at], 60 * 60),
        (at, 'd') => (&text[..at], 24 * 60 * 60),
        (at, 'y') => (&text[..at], 365 * 24 * 60 * 60),
        _ => return None,
    };
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    let number: i64 = is_number.then(|| digits.parse().unwrap_or(i64::MAX))?;
    Some(number.saturating_mul(unit))
}

/// A list of words with commas between them.
fn words(raw: Raw) -> Result<Vec<SettingValue>, SettingsError> {
    match raw {
        Raw::Text(text) => match split_text(&text, ',') {
            SettingValue::List(words) => Ok(words),
            _ => Ok(Vec::new()),
        },
        Raw::List(words) => Ok(words.into_iter().map(SettingValue::Text).collect()),
        other => {
            let class = match other {
                Raw::Boolean(true) => "TrueClass",
                Raw::Boolean(false) => "FalseClass",
                Raw::Integer(_) => "Integer",
                _ => "NilClass",
            };
            fail(SettingsIssue::NoList { class })
        }
    }
}

/// The parts of a text. As in Ruby, empty ones at the end are none.
fn split_text(text: &str, separator: char) -> SettingValue {
    let mut parts: Vec<&str> = match separator {
        ',' => text.split(',').map(str::trim).collect(),
        _ => text.split(separator).collect(),
    };
    while parts.last().is_some_and(|part| part.is_empty()) {
        parts.pop();
    }
    SettingValue::List(parts.into_iter().map(SettingValue::from).collect())
}

fn autosign(raw: Raw) -> Converted {
    match raw {
        Raw::Boolean(value) => Ok(SettingValue::Boolean(value)),
        Raw::Undef => Ok(SettingValue::Boolean(false)),
        Raw::Text(text) if text == "true" || text == "false" => {
            Ok(SettingValue::Boolean(text == "true"))
        }
        Raw::Text(text) if text.starts_with('/') => Ok(SettingValue::Text(text)),
        other => fail(SettingsIssue::InvalidAutosign {
            value: display(&other).into(),
        }),
    }
}

fn revocation(raw: Raw) -> Converted {
    match display(&raw).as_str() {
        "chain" | "true" => Ok("chain".into()),
        "leaf" => Ok("leaf".into()),
        "false" => Ok(SettingValue::Boolean(false)),
        "" if raw == Raw::Undef => Ok(SettingValue::Boolean(false)),
        other => fail(SettingsIssue::InvalidRevocation {
            value: other.into(),
        }),
    }
}

fn integer(raw: Raw, name: &str) -> Result<i64, SettingsError> {
    let parsed = match &raw {
        Raw::Integer(value) => Some(*value),
        Raw::Text(text) => {
            let text = text.trim();
            let (sign, digits) = match text.strip_prefix('-') {
                Some(digits) => ("-", digits),
                None => ("", text.strip_prefix('+').unwrap_or(text)),
            };
            let lower = digits.to_ascii_lowercase();
            let (radix, digits) = match lower.get(..2) {
                Some("0x") => (16, &lower[2..]),
                Some("0b") => (2, &lower[2..]),
                Some("0o") => (8, &lower[2..]),
                _ if lower.len() > 1 && lower.starts_with('0') => (8, &lower[1..]),
                _ => (10, lower.as_str()),
            };
            let starts_well = digits.starts_with(|first: char| first.is_ascii_alphanumeric());
            let digits = format!("{sign}{}", digits.replace('_', ""));
            starts_well
                .then(|| i64::from_str_radix(&digits, radix).ok())
                .flatten()
        }
        _ => None,
    };
    parsed.ok_or_else(|| {
        error(SettingsIssue::InvalidInteger {
            value: inspect(&raw).into(),
            name: name.into(),
        })
    })
}

fn priority(raw: Raw, name: &str) -> Converted {
    let number = match &raw {
        Raw::Undef | Raw::Boolean(false) => return Ok(SettingValue::Undef),
        Raw::Integer(value) => Some(*value),
        Raw::Text(text) => match text.as_str() {
            "high" => Some(-10),
            "normal" => Some(0),
            "low" => Some(10),
            "idle" => Some(19),
            text if text.contains(|c: char| c.is_ascii_digit()) => {
                let end = text
                    .char_indices()
                    .find(|(at, c)| !(c.is_ascii_digit() || (*at == 0 && matches!(c, '-' | '+'))));
                let digits = &text[..end.map_or(text.len(), |(at, _)| at)];
                Some(digits.parse().unwrap_or(0))
            }
            _ => None,
        },
        _ => None,
    };
    match number {
        Some(number) => Ok(SettingValue::Integer(number)),
        None => fail(SettingsIssue::InvalidPriority {
            value: inspect(&raw).into(),
            name: name.into(),
        }),
    }
}

fn plain(raw: Raw) -> SettingValue {
    match raw {
        Raw::Undef => SettingValue::Undef,
        Raw::Boolean(value) => SettingValue::Boolean(value),
        Raw::Integer(value) => SettingValue::Integer(value),
        Raw::Unlimited => SettingValue::Unlimited,
        Raw::Text(text) | Raw::Name(text) => SettingValue::Text(text),
        Raw::List(words) => SettingValue::List(words.into_iter().map(SettingValue::Text).collect()),
    }
}

fn display(raw: &Raw) -> String {
    plain(raw.clone()).to_string()
}

/// As Ruby shows a value to programmers.
fn inspect(raw: &Raw) -> String {
    match raw {
        Raw::Text(text) => marotte_scalars::inspect::inspect(text),
        Raw::Undef => "nil".to_owned(),
        other => display(other),
    }
}
