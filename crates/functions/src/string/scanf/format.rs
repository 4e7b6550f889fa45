//! The directives of a format, each with the pattern of what it reads.

use marotte_eval::EvalResult;
use marotte_pcore::Value;
use marotte_regex::{Options, Regex, RegexError};

use super::number;

/// A float: hexadecimal, without a point, or with one.
const FLOAT: &str =
    r"[-+]?(?:0[xX](?:\.\h+|\h+(?:\.\h*)?)[pP][-+]?\d+|\d+(?![\d.])|\d*\.\d*(?:[eE][-+]?\d+)?)";

/// A piece of a format.
pub(super) struct Directive<'a> {
    /// What it reads.
    kind: Kind<'a>,
    /// Whether the value is left out, as `*` says.
    pub(super) suppressed: bool,
    /// How many characters it reads at most.
    width: Option<u64>,
    /// Whether white space stands before it.
    after_space: bool,
}

#[derive(Clone, Copy)]
enum Kind<'a> {
    /// `%i`
    Integer,
    /// `%d` and `%u`
    Decimal,
    /// `%x` and `%X`
    Hexadecimal,
    /// `%o`
    Octal,
    /// `%f` and the like
    Float,
    /// `%s`
    Word,
    /// `%c`
    Character,
    /// `%[…]`: what is between the brackets.
    Class(&'a str),
    /// `%[[:…:]]`: the class with its brackets.
    NamedClass(&'a str),
    /// `%%`
    Percent,
    /// Text that must be there.
    Literal(&'a str),
}

/// The directives of a format. What makes no sense in it is skipped.
pub(super) fn directives(format: &str) -> Vec<Directive<'_>> {
    let mut found = Vec::new();
    let mut rest = format;
    while let Some(first) = rest.chars().next() {
        let unspaced = rest.trim_start_matches(is_space);
        if let Some((mut directive, length)) = directive(unspaced) {
            let spaces = rest.len() - unspaced.len();
            directive.after_space = spaces > 0;
            // The reference takes letters of the wrong case, white space included, as text.
            if let Kind::Literal(_) = directive.kind {
                directive.kind = Kind::Literal(&rest[..spaces + length]);
            }
            found.push(directive);
            rest = &unspaced[length..];
            continue;
        }
        let end = rest.find(|c| c == '%' || is_space(c)).unwrap_or(rest.len());
        if end > 0 {
            let kind = Kind::Literal(&rest[..end]);
            found.push(Directive {
                kind,
                suppressed: false,
                width: None,
                after_space: false,
            });
            rest = &rest[end..];
        } else {
            rest = &rest[first.len_utf8()..];
        }
    }
    found
}

/// The directive at the front of a text, and its length.
fn directive(text: &str) -> Option<(Directive<'_>, usize)> {
    let behind = text.strip_prefix('%')?;
    if behind.starts_with('%') {
        let kind = Kind::Percent;
        return Some((
            Directive {
                kind,
                suppressed: false,
                width: None,
                after_space: false,
            },
            2,
        ));
    }
    let starless = behind.strip_prefix('*').unwrap_or(behind);
    let suppressed = starless.len() < behind.len();
    let letter = starless.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = &starless[..starless.len() - letter.len()];
    let (kind, length) = if let Some(class) = letter.strip_prefix('[') {
        class_kind(letter, class)?
    } else {
        let kind = match letter.chars().next()? {
            'i' => Kind::Integer,
            'd' | 'u' => Kind::Decimal,
            'x' | 'X' => Kind::Hexadecimal,
            'o' => Kind::Octal,
            'a' | 'e' | 'f' | 'g' | 'A' | 'E' | 'F' | 'G' => Kind::Float,
            's' => Kind::Word,
            'c' => Kind::Character,
            'I' | 'D' | 'U' | 'O' | 'S' | 'C' => Kind::Literal(""),
            _ => return None,
        };
        (kind, 1)
    };
    let width = match digits {
        "" => None,
        digits => Some(digits.parse().unwrap_or(u64::MAX)),
    };
    let length = text.len() - letter.len() + length;
    Some((
        Directive {
            kind,
            suppressed,
            width,
            after_space: false,
        },
        length,
    ))
}

fn class_kind<'a>(text: &'a str, behind: &'a str) -> Option<(Kind<'a>, usize)> {
    let named = behind.strip_prefix("[:").and_then(|name| {
        let end = name.find(":]]")?;
        let is_name = end > 0 && name[..end].bytes().all(|b| b.is_ascii_lowercase());
        is_name.then_some("[[:".len() + end + ":]]".len())
    });
    if let Some(length) = named {
        return Some((Kind::NamedClass(&text[..length]), length));
    }
    let end = behind.find(']')?;
    Some((Kind::Class(&behind[..end]), end + 2))
}

fn is_space(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\n' | '\x0b' | '\x0c' | '\r')
}

impl Directive<'_> {
    /// Whether white space at the front of the text is something that it reads.
    pub(super) fn keeps_space(&self) -> bool {
        match self.kind {
            Kind::Character => !self.after_space,
            Kind::Class(_) | Kind::NamedClass(_) => !self.suppressed,
            _ => false,
        }
    }

    /// The value of what was read; none for text that only has to be there.
    pub(super) fn value(&self, text: &str) -> EvalResult<Option<Value>> {
        Ok(Some(match self.kind {
            Kind::Integer => Value::Integer(number::integer(text)?),
            Kind::Decimal => Value::Integer(number::integer_radix(text, 10)?),
            Kind::Hexadecimal => Value::Integer(number::integer_radix(text, 16)?),
            Kind::Octal => Value::Integer(number::integer_radix(text, 8)?),
            Kind::Float => Value::Float(number::float(text)),
            Kind::Word | Kind::Character | Kind::Class(_) | Kind::NamedClass(_) => {
                Value::from(text)
            }
            Kind::Percent | Kind::Literal(_) => return Ok(None),
        }))
    }

    /// The pattern of what it reads, as the first group.
    pub(super) fn regex(&self) -> Result<Regex, RegexError> {
        let pattern = match (self.kind, self.width) {
            (Kind::Class(class), None) => {
                let others = match class.strip_prefix('^') {
                    Some(class) => class.to_owned(),
                    None => format!("^{class}"),
                };
                format!(r"\A([{class}]+)(?=[{others}]|\z)")
            }
            (Kind::Float, Some(width)) => format!(r"\A(?={FLOAT})(\S{{1,{width}}})"),
            (Kind::Character, None) if self.after_space => r"\A\s*(.)".to_owned(),
            _ => format!(r"\A({})", self.pattern()),
        };
        Regex::with_options(
            &pattern,
            Options {
                multi_line: true,
                ..Options::default()
            },
        )
    }

    fn pattern(&self) -> String {
        match (self.kind, self.width) {
            (Kind::Integer, None) => r"[-+]?(?:0[0-7]+|0[Xx]\h+|[1-9]\d*)".to_owned(),
            (Kind::Integer, Some(width)) => limited(
                width,
                &[
                    ("[1-9]", r"\d", 1),
                    ("0", "[0-7]", 1),
                    ("[-+]0", "[0-7]", 2),
                    ("[-+][1-9]", r"\d", 2),
                    ("0[Xx]", r"\h", 2),
                    ("[-+]0[Xx]", r"\h", 3),
                ],
                r"\d",
            ),
            (Kind::Decimal, None) => r"[-+]?\d+".to_owned(),
            (Kind::Decimal, Some(width)) => {
                limited(width, &[("[-+]", r"\d", 1)], &format!(r"\d{{1,{width}}}"))
            }
            (Kind::Hexadecimal, None) => r"[-+]?(?:0[Xx])?\h+".to_owned(),
            (Kind::Hexadecimal, Some(width)) => limited(
                width,
                &[
                    ("[-+]0[Xx]", r"\h", 3),
                    ("0[Xx]", r"\h", 2),
                    ("[-+]", r"\h", 1),
                ],
                &format!(r"\h{{1,{width}}}"),
            ),
            (Kind::Octal, None) => "[-+]?[0-7]+".to_owned(),
            (Kind::Octal, Some(width)) => limited(
                width,
                &[("[-+]", "[0-7]", 1)],
                &format!("[0-7]{{1,{width}}}"),
            ),
            (Kind::Float, _) => FLOAT.to_owned(),
            (Kind::Word, None) => r"\S+".to_owned(),
            (Kind::Word, Some(width)) => format!(r"\S{{1,{width}}}"),
            (Kind::Character, None) => ".".to_owned(),
            (Kind::Character, Some(width)) => format!(".{{1,{width}}}"),
            (Kind::Class(class), width) => {
                width.map_or_else(String::new, |width| format!("[{class}]{{1,{width}}}"))
            }
            (Kind::NamedClass(class), None) => format!("{class}+"),
            (Kind::NamedClass(class), Some(width)) => format!("{class}{{1,{width}}}"),
            (Kind::Percent, _) => r"\s*%".to_owned(),
            (Kind::Literal(text), _) => super::super::regsubst::escaped(text),
        }
    }
}

/// Alternatives that read at most so many characters: what they begin with, what they repeat and
/// how long the beginning is. Those whose beginning is already too long are left out.
fn limited(width: u64, forms: &[(&str, &str, u64)], last: &str) -> String {
    let mut pattern = String::new();
    for (head, repeated, length) in forms.iter().filter(|(.., length)| width > *length) {
        pattern.push_str(&format!("{head}{repeated}{{1,{}}}|", width - length));
    }
    pattern.push_str(last);
    pattern
}
