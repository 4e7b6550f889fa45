//! Calls of the parser, within bounds.

use ruby_prism as prism;

use super::{Options, SyntaxError, line_of};

/// Longer texts are refused: Prism counts in 32 bits, and its memory is many times the text.
const LONGEST: usize = 16 << 20;

/// Prism gives up at this depth of brackets and the like.
const DEEPEST: usize = 10_000;

/// What a level of brackets takes of the stack at most.
const LEVEL: usize = 4096;

/// Prism follows chains (`a && b && …`) without counting; a link is at least this many bytes of
/// stack for each byte of text.
const LINK: usize = 128;

/// Parses the text and hands the tree on if it has no errors.
pub(super) fn parse<T>(
    text: &str,
    options: &Options<'_>,
    then: impl FnOnce(&prism::ParseResult<'_>) -> Result<T, SyntaxError>,
) -> Result<T, SyntaxError> {
    if text.len() > LONGEST {
        return Err(SyntaxError {
            line: options.line,
            message: format!("the text is longer than {LONGEST} bytes"),
        });
    }
    let own = own_options(options);
    let stack = (64 << 10) + text.len().min(DEEPEST) * LEVEL + text.len() * LINK;
    let parsed = stacker::maybe_grow(stack, stack, || {
        prism::parse_with_options(text.as_bytes(), &own)
    });
    match first_error(&parsed) {
        Some(error) => Err(error),
        None => then(&parsed),
    }
}

fn own_options(options: &Options<'_>) -> prism::ParseOptions {
    // Text is UTF-8 whatever a comment in it says; what `it` is follows Ruby 3.4.
    let mut own = prism::Options::default()
        .encoding_locked(true)
        .version(prism::Version::CRuby3_4)
        .line(options.line.try_into().unwrap_or(i32::MAX));
    if options.frozen_strings {
        own = own.frozen_string_literal(Some(true));
    }
    if !options.scopes.is_empty() {
        for names in options.scopes.iter().rev() {
            let names = names.iter().map(|name| name.as_str().as_bytes());
            let is_name = |name: &&[u8]| {
                name.first()
                    .is_some_and(|c| *c == b'_' || !c.is_ascii() || c.is_ascii_lowercase())
            };
            let names = names.filter(is_name).map(<[u8]>::to_vec).collect();
            own = own.scope(prism::Scope::default().locals(names));
        }
        own = own.scope(prism::Scope::default());
    }
    own.build()
}

fn first_error(parsed: &prism::ParseResult<'_>) -> Option<SyntaxError> {
    let error = parsed
        .errors()
        .min_by_key(|error| error.location().start())?;
    Some(SyntaxError {
        line: line_of(&error.location()),
        message: String::from_utf8_lossy(error.message()).into_owned(),
    })
}
