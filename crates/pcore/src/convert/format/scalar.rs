//! Formats of everything that is not a container.

use marotte_diagnostics::RubyIssue;
use marotte_scalars::sprintf::{Argument, sprintf};
use marotte_scalars::text::{capitalize, downcase, strip, upcase};

use super::object::{RubyObject, object_text, uri_text};
use super::spec::Format;
use super::{Indentation, illegal};
use crate::convert::quote::{double_quote, quote};
use crate::convert::text::{REDACTED, regexp_source_text, regexp_text, to_text};
use crate::convert::{ConvertError, ruby_inspect};
use crate::label::ruby_class;
use crate::value::{Regexp, Value};

type Formatted = Result<String, ConvertError>;

pub(super) fn ruby_format(format: &str, argument: Argument<'_>) -> Formatted {
    sprintf(format, &[argument]).map_err(ConvertError::complaint)
}

/// Applies width and precision to text.
pub(super) fn apply_flags(format: &Format, text: &str) -> Formatted {
    if !format.left && format.width.is_none() && format.precision.is_none() {
        return Ok(text.to_owned());
    }
    let mut directive = String::from(if format.left { "%-" } else { "%" });
    directive.push_str(format.width.as_deref().unwrap_or_default());
    if let Some(precision) = &format.precision {
        directive.push('.');
        directive.push_str(precision);
    }
    directive.push('s');
    ruby_format(&directive, Argument::String(text))
}

pub(super) fn undef(format: &Format) -> Formatted {
    let pick = |plain, alternate| if format.alternate { alternate } else { plain };
    let text = match format.letter {
        'n' => pick("nil", "null"),
        'u' => pick("undef", "undefined"),
        'd' | 'x' | 'X' | 'o' | 'b' | 'B' | 'e' | 'E' | 'f' | 'g' | 'G' | 'a' | 'A' => "NaN",
        'v' => "n/a",
        'V' => "N/A",
        's' => pick("", "\"\""),
        'p' => pick("undef", "\"undef\""),
        _ => return Err(illegal("Undef", format, "nudxXobBeEfgGaAvVsp")),
    };
    apply_flags(format, text)
}

pub(super) fn default(format: &Format) -> Formatted {
    let pick = |plain, alternate| if format.alternate { alternate } else { plain };
    let text = match format.letter {
        'd' | 's' | 'p' => pick("default", "\"default\""),
        'D' => pick("Default", "\"Default\""),
        _ => return Err(illegal("Default", format, "dDsp")),
    };
    apply_flags(format, text)
}

pub(super) fn boolean(format: &Format, value: bool) -> Formatted {
    let pick = |yes, no| if value { yes } else { no };
    let text: &str = match format.letter {
        't' => pick("true", "false"),
        'T' => pick("True", "False"),
        'y' => pick("yes", "no"),
        'Y' => pick("Yes", "No"),
        'd' | 'x' | 'X' | 'o' | 'b' | 'B' => return integer(format, i64::from(value)),
        'e' | 'E' | 'f' | 'g' | 'G' | 'a' | 'A' => {
            return float(format, f64::from(u8::from(value)));
        }
        's' | 'p' => return apply_flags(format, pick("true", "false")),
        _ => return Err(illegal("Boolean", format, "tTyYdxXobBeEfgGaAsp")),
    };
    apply_flags(format, if format.alternate { &text[..1] } else { text })
}

/// An integer of more than 64 bits, by its decimal digits.
pub(super) fn oversized(format: &Format, digits: &str) -> Formatted {
    match format.letter {
        'd' | 'x' | 'X' | 'o' | 'b' | 'B' | 'e' | 'E' | 'f' | 'g' | 'G' | 'a' | 'A' => {
            ruby_format(&format.original, Argument::String(digits))
        }
        'p' | 's' => ruby_format(&format.with_letter('s'), Argument::String(digits)),
        _ => Err(illegal("Integer", format, "dxXobBeEfgGaAsp")),
    }
}

pub(super) fn integer(format: &Format, value: i64) -> Formatted {
    match format.letter {
        'd' | 'x' | 'X' | 'o' | 'b' | 'B' | 'p' => {
            ruby_format(&format.original, Argument::Integer(value))
        }
        'e' | 'E' | 'f' | 'g' | 'G' | 'a' | 'A' => {
            ruby_format(&format.original, Argument::Float(value as f64))
        }
        'c' => {
            let character = character(value)?;
            let text = if format.alternate {
                format!("\"{character}\"")
            } else {
                character.to_string()
            };
            ruby_format(&format.with_letter('s'), Argument::String(&text))
        }
        's' => {
            let letter = if format.alternate { 'p' } else { 's' };
            let text = value.to_string();
            ruby_format(&format.with_letter(letter), Argument::String(&text))
        }
        _ => Err(illegal("Integer", format, "dxXobBeEfgGaAspc")),
    }
}

fn character(value: i64) -> Result<char, ConvertError> {
    match u32::try_from(value) {
        Ok(code) if code <= 0x7fff_ffff => {
            char::from_u32(code).ok_or_else(|| RubyIssue::InvalidUtf8.into())
        }
        _ => Err(RubyIssue::CharacterOutOfRange.into()),
    }
}

pub(super) fn float(format: &Format, value: f64) -> Formatted {
    match format.letter {
        'd' | 'x' | 'X' | 'o' | 'b' | 'B' | 'e' | 'E' | 'f' | 'g' | 'G' | 'a' | 'A' | 'p' => {
            ruby_format(&format.original, Argument::Float(value))
        }
        's' => {
            let mut text = marotte_scalars::float::to_s(value);
            if format.alternate {
                text = format!("\"{text}\"");
            }
            ruby_format(&format.original, Argument::String(&text))
        }
        // The specification has it, the reference does not.
        'c' if value.is_finite() => integer(format, value as i64),
        _ => Err(illegal("Float", format, "dxXobBeEfgGaAsp")),
    }
}

pub(super) fn string(format: &Format, text: &str) -> Formatted {
    let changed = match format.letter {
        's' => return ruby_format(&format.original, Argument::String(text)),
        'p' if format.alternate => return apply_flags(format, &double_quote(text)),
        'p' => return apply_flags(format, &quote(text)),
        'c' => capitalize(text),
        'C' => capitalize_segments(text),
        'u' => upcase(text),
        'd' => downcase(text),
        't' => strip(text).to_owned(),
        _ => return Err(illegal("String", format, "cCudspt")),
    };
    if format.alternate {
        apply_flags(format, &quote(&changed))
    } else {
        ruby_format(&format.with_letter('s'), Argument::String(&changed))
    }
}

/// Capitalises each segment of a qualified name. As Ruby splits, empty segments at the end are
/// lost.
fn capitalize_segments(text: &str) -> String {
    let mut segments: Vec<String> = text.split("::").map(capitalize).collect();
    while segments.last().is_some_and(String::is_empty) {
        segments.pop();
    }
    segments.join("::")
}

pub(super) fn regexp(format: &Format, regexp: &Regexp) -> Formatted {
    match format.letter {
        'p' => ruby_format(
            &format.with_letter('s'),
            Argument::String(&regexp_text(regexp)),
        ),
        's' => {
            let source = regexp_source_text(regexp);
            let text = if format.alternate {
                quote(&source)
            } else {
                source.into()
            };
            ruby_format(&format.original, Argument::String(&text))
        }
        _ => Err(illegal("Regexp", format, "sp")),
    }
}

/// Formats a value that is neither text nor number nor container.
pub(super) fn other(format: &Format, value: &Value, indentation: Indentation) -> Formatted {
    let indentation = indentation.indenting(format.alternate || indentation.indenting);
    let level = indentation.indenting.then_some(indentation.level);
    match value {
        Value::Type(of) => {
            let text = of.to_string();
            match format.letter {
                's' if format.alternate => {
                    ruby_format(&format.original, Argument::String(&format!("\"{text}\"")))
                }
                's' | 'p' => ruby_format(&format.with_letter('s'), Argument::String(&text)),
                _ => Err(illegal("Type", format, "sp")),
            }
        }
        Value::Uri(uri) => {
            let text = uri.to_string();
            match format.letter {
                'p' => Ok(uri_text(&text)),
                's' if format.alternate => {
                    ruby_format(&format.original, Argument::String(&quote(&text)))
                }
                's' => ruby_format(&format.original, Argument::String(&text)),
                _ => Err(illegal("URI", format, "sp")),
            }
        }
        Value::Object(object) => match format.letter {
            'p' => Ok(object_text(object, level)),
            's' | 'q' => Ok(to_text(value).into()),
            _ => Err(illegal("Object", format, "spq")),
        },
        Value::Sensitive(_) => ruby_format(
            &format.original,
            Argument::Object(&RubyObject {
                text: REDACTED.to_owned(),
                inspected: format!("#<{REDACTED}>"),
                class: ruby_class(value),
                number: None,
            }),
        ),
        Value::Timespan(_) | Value::Timestamp(_) | Value::SemVer(_) | Value::SemVerRange(_) => {
            ruby_format(&format.original, Argument::Object(&ruby_object(value)))
        }
        _ => match format.letter {
            's' => Ok(to_text(value).into()),
            'p' => Ok(quote(&to_text(value))),
            'q' => Ok(ruby_inspect(value)),
            _ => Err(illegal("Runtime", format, "spq")),
        },
    }
}

fn ruby_object(value: &Value) -> RubyObject {
    let number = match value {
        Value::Timespan(span) => Some((span.to_integer(), span.to_float())),
        Value::Timestamp(time) => Some((time.to_integer(), time.to_float())),
        _ => None,
    };
    RubyObject {
        text: to_text(value).into(),
        inspected: ruby_inspect(value),
        class: ruby_class(value),
        number,
    }
}
