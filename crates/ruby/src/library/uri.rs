//! What `URI` and `CGI` need of Rust: addresses taken apart, text escaped.

use marotte_scalars::uri::{Uri, UriError};

use crate::interp::{Outcome, Ruby, Throw};
use crate::native::{Args, ClassDef, DefKind, native};
use crate::object::{Text, Value};

pub(super) static CLASSES: &[&ClassDef] = &[&ADDRESS];

/// The functions beneath the library: `library/uri.rb` is what code sees.
static ADDRESS: ClassDef = ClassDef {
    name: "Marotte::Address",
    kind: DefKind::Module,
    superclass: "",
    module_function: true,
    methods: &[&[
        native("__parse", 1, parse),
        native("__join", 2, join),
        native("__escape", 3, escape),
        native("__unescape", 2, unescape),
    ]],
    ..ClassDef::NONE
};

fn problem(ruby: &mut Ruby<'_>, error: &UriError) -> Box<Throw> {
    let class = match error {
        UriError::NotUri(_) | UriError::NotAscii(_) | UriError::FtpWithoutPath => {
            "URI::InvalidURIError"
        }
        UriError::BothRelative => "URI::BadURIError",
        _ => "URI::InvalidComponentError",
    };
    ruby.error(class, error.to_string())
}

/// Scheme, user, host, port, path, opaque part, query, fragment.
fn parse(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.expect_str(args.at(0))?;
    let uri = match Uri::parse(&text) {
        Ok(uri) => uri,
        Err(error) => return Err(problem(ruby, &error)),
    };
    let port = uri
        .port()
        .map_or(Value::Nil, |port| Value::Integer(port as i64));
    let user = uri.userinfo();
    let path = uri.path();
    let mut text = |part: Option<&str>| part.map_or(Value::Nil, |part| ruby.string(part));
    let parts = vec![
        text(uri.scheme()),
        text(user.as_deref()),
        text(uri.host()),
        port,
        text(path.as_deref()),
        text(uri.opaque()),
        text(uri.query()),
        text(uri.fragment()),
    ];
    Ok(ruby.array(parts))
}

fn join(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let (base, text) = (ruby.expect_str(args.at(0))?, ruby.expect_str(args.at(1))?);
    let joined = Uri::parse(&base).and_then(|base| base.join(&text));
    match joined {
        Ok(uri) => Ok(ruby.string(uri.to_string())),
        Err(error) => Err(problem(ruby, &error)),
    }
}

/// Text with all but letters, digits and some characters as `%XX`; a space may be a plus.
fn escape(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.expect_text(args.at(0))?;
    let kept = ruby.expect_str(args.at(1))?;
    let plus = args.at(2).is_truthy();
    ruby.charge(text.len() * 3)?;
    let escaped = percent_encoded(text.as_bytes(), kept.as_bytes(), plus);
    Ok(ruby.string(escaped))
}

/// Bytes with all but letters, digits and some others as `%XX`; a space may be a plus.
pub(super) fn percent_encoded(bytes: &[u8], kept: &[u8], plus: bool) -> String {
    let mut out = String::with_capacity(bytes.len());
    for byte in bytes {
        match byte {
            b' ' if plus => out.push('+'),
            byte if byte.is_ascii_alphanumeric() || kept.contains(byte) => {
                out.push(char::from(*byte));
            }
            byte => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

fn unescape(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.expect_text(args.at(0))?;
    let plus = args.at(1).is_truthy();
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let escaped = bytes
            .get(at + 1..at + 3)
            .filter(|digits| *byte == b'%' && digits.iter().all(u8::is_ascii_hexdigit))
            .and_then(|digits| std::str::from_utf8(digits).ok())
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match escaped {
            Some(value) => {
                out.push(value);
                at += 3;
            }
            None => {
                out.push(if plus && *byte == b'+' { b' ' } else { *byte });
                at += 1;
            }
        }
    }
    Ok(ruby.string(Text::from_bytes(&out)))
}
