//! Calls of the parser, within bounds.

use ruby_prism as prism;

use super::{Options, SyntaxError, line_of};

/// Longer texts are refused: they are no modules' code, and parsing hostile ones takes long.
const LONGEST: usize = 2 << 20;

/// Prism gives up at this depth of brackets and the like.
const DEEPEST: usize = 10_000;

/// What a level of those takes of the stack: less than 1100 bytes were seen.
const LEVEL: usize = 3072;

/// Prism does not count the parentheses of parameters: less than 140 bytes for each were seen.
const PARENTHESIS: usize = 384;

/// Nor does it count the links of a chain (`a && b && …`): for each byte of text 11 bytes were
/// seen.
const LINK: usize = 32;

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
    let stack = stack_for(text);
    let parsed = stacker::maybe_grow(stack, stack, || {
        prism::parse_with_options(text.as_bytes(), &own)
    });
    match first_error(&parsed) {
        Some(error) => Err(error),
        None => then(&parsed),
    }
}

/// How much of the stack the parser may need. Nothing of it is touched without need.
fn stack_for(text: &str) -> usize {
    let parentheses = text.bytes().filter(|byte| *byte == b'(').count();
    (64 << 10) + text.len().min(DEEPEST) * LEVEL + parentheses * PARENTHESIS + text.len() * LINK
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
            let names = names.iter().map(|name| name.as_str().as_bytes().to_vec());
            let is_name = |name: &Vec<u8>| {
                name.first()
                    .is_some_and(|c| *c == b'_' || !c.is_ascii() || c.is_ascii_lowercase())
            };
            let names = names.filter(is_name).collect();
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
