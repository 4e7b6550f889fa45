//! Signatures of functions in Puppet's own syntax.
//!
//! ```text
//! Hash $hash, Integer $size = ?, String *$rest, Callable[2, 2] &$block >> Array
//! ```
//!
//! Parameters are separated by commas, each with its type (`Any` if there is none) and its name:
//! `$name` must be given, `$name = ?` may be left out, `*$name` may be given any number of times and
//! `+$name` at least once. `&$name` is the block; its type is a Callable, in an `Optional` (or with
//! `= ?`) if the block may be left out. The type of the result comes behind `>>`. Names of types that
//! only the signature has (`NamedArgs`) are given beside it, each as text, those that others use first.

use std::sync::Arc;

use marotte_diagnostics::TypeIssue;

use super::{NoTypes, TypeResolver, parse_type_with};
use crate::factory::{InvalidType, integer_range};
use crate::types::{CallableType, TupleType, Type, TypeAlias};
use crate::value::Str;

/// The signature of a function: a Callable with names.
#[derive(Clone)]
pub struct Signature {
    /// The parameters without the block.
    pub parameters: Vec<SignatureParameter>,
    /// The name of the block.
    pub block_name: Option<Str>,
    /// The signature as a type.
    pub callable: Arc<CallableType>,
}

/// A parameter of a signature.
#[derive(Clone)]
pub struct SignatureParameter {
    /// The name without its `$`.
    pub name: Str,
    /// What an argument must be.
    pub of: Type,
    /// Whether it may be left out.
    pub optional: bool,
    /// Whether it takes all further arguments.
    pub captures_rest: bool,
}

/// Type aliases of one function.
struct LocalTypes<'a> {
    aliases: Vec<(&'a str, Type)>,
    outer: &'a dyn TypeResolver,
}

impl TypeResolver for LocalTypes<'_> {
    fn resolve(&self, name: &str) -> Option<Type> {
        let local = self
            .aliases
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name));
        local
            .map(|(_, of)| of.for_definition())
            .or_else(|| self.outer.resolve(name))
    }
}

impl Signature {
    /// Reads a signature in which only built-in types have names.
    pub fn parse(text: &str) -> Result<Self, InvalidType> {
        Self::parse_with(text, &[], &NoTypes)
    }

    /// Reads a signature. `local_types` are aliases of this function alone, by name; they may speak
    /// of themselves and of those before them.
    pub fn parse_with(
        text: &str,
        local_types: &[(&str, &str)],
        resolver: &dyn TypeResolver,
    ) -> Result<Self, InvalidType> {
        let mut names = LocalTypes {
            aliases: Vec::with_capacity(local_types.len()),
            outer: resolver,
        };
        for (name, expression) in local_types {
            let alias = TypeAlias::new(*name);
            names.aliases.push((name, Type::Alias(alias.clone())));
            let resolved = parse_type_with(expression, &names)?;
            alias.set(resolved);
        }
        read(text, &names)
    }

    /// The names of the parameters.
    pub fn parameter_names(&self) -> Vec<Str> {
        self.parameters
            .iter()
            .map(|parameter| parameter.name.clone())
            .collect()
    }
}

fn read(text: &str, resolver: &dyn TypeResolver) -> Result<Signature, InvalidType> {
    let (list, result) = match split(text, ">>").as_slice() {
        [list, result] => (*list, Some(parse_type_with(result.trim(), resolver)?)),
        _ => (text, None),
    };
    let mut parameters = Vec::new();
    let (mut block, mut block_name) = (None, None);
    let (mut min, mut max) = (0_i64, Some(0_i64));
    for piece in split(list, ",") {
        if piece.trim().is_empty() {
            continue;
        }
        let (before, after) = match split(piece, "$").as_slice() {
            [before, after] => (before.trim(), after.trim()),
            _ => {
                let text = piece.trim().into();
                return Err(TypeIssue::NamelessParameter { text }.into());
            }
        };
        let (name, optional) = match after.split_once('=') {
            Some((name, _)) => (name.trim(), true),
            None => (after, false),
        };
        let mark = before.chars().last().filter(|mark| "*+&".contains(*mark));
        let of = before[..before.len() - mark.map_or(0, char::len_utf8)].trim();
        let of = match (of, mark) {
            ("", Some('&')) => Type::Callable(None),
            ("", _) => Type::Any,
            (of, _) => parse_type_with(of, resolver)?,
        };
        match mark {
            Some('&') => {
                block_name = Some(Str::from(name));
                block = Some(if optional { Type::optional(of) } else { of });
                continue;
            }
            Some('*') => max = None,
            Some(_) => (min, max) = (min + 1, None),
            None => {
                min += i64::from(!optional);
                max = max.map(|max| max + 1);
            }
        }
        parameters.push(SignatureParameter {
            name: name.into(),
            of,
            optional: optional || mark == Some('*'),
            captures_rest: mark.is_some(),
        });
    }
    let size = match max {
        Some(max) if min > 0 && min == max => None,
        _ => Some(integer_range(Some(min), max)?),
    };
    let types = parameters.iter().map(|parameter| parameter.of.clone());
    let callable = Arc::new(CallableType {
        parameters: Some(TupleType::new(types.collect(), size)),
        block,
        return_type: result.filter(|of| !matches!(of, Type::Any)),
    });
    Ok(Signature {
        parameters,
        block_name,
        callable,
    })
}

/// Splits at a separator that stands outside of brackets, strings and regular expressions.
fn split<'a>(text: &'a str, separator: &str) -> Vec<&'a str> {
    let (mut pieces, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    let mut quote = None;
    let mut skip_until = 0;
    for (index, character) in text.char_indices() {
        if index < skip_until {
            continue;
        }
        match (quote, character) {
            (Some(_), '\\') => skip_until = index + 2,
            (Some(open), close) if open == close => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '"' | '/') => quote = Some(character),
            (None, '[' | '{' | '(') => depth += 1,
            (None, ']' | '}' | ')') => depth = depth.saturating_sub(1),
            (None, _) if depth == 0 && text[index..].starts_with(separator) => {
                pieces.push(&text[start..index]);
                start = index + separator.len();
                skip_until = start;
            }
            (None, _) => {}
        }
    }
    pieces.push(&text[start..]);
    pieces
}
