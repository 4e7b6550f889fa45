//! `shellquote`

use marotte_diagnostics::RubyIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, legacy_function};
use marotte_pcore::deep::grow;
use marotte_pcore::{Type, Value};

use crate::conversion::{no_implicit_string, undefined_method};

legacy_function! {
    /// Quotes words for a Bourne shell and joins them with spaces.
    ///
    /// Arrays stand for their elements. A word is quoted only if it needs to be.
    ///
    /// ```puppet
    /// shellquote('ls', '-l', ['my file', '$HOME', 'a"b'])
    /// #=> 'ls -l "my file" \'$HOME\' \'a"b\''
    /// ```
    shellquote(-1) => value quote_all
}

fn quote_all(_call: &mut Call<'_>, Rest(words): Rest) -> EvalResult<String> {
    let mut quoted = Vec::new();
    for word in &words {
        quote_into(word, &mut quoted)?;
    }
    Ok(quoted.join(" "))
}

fn quote_into(word: &Value, quoted: &mut Vec<String>) -> EvalResult<()> {
    match word {
        Value::String(text) => quoted.push(quote(text)),
        Value::Array(words) => {
            for word in words {
                grow(|| quote_into(word, quoted))?;
            }
        }
        Value::Default => return Err(undefined_method("count", word)),
        Value::Hash(_) => return Err(no_implicit_string(word)),
        // An old function gets a resource, which has a length and no dangerous characters.
        Value::Type(Type::Resource(_) | Type::Class(_)) => {
            return Err(Signal::during(RubyIssue::NoImplicitConversion {
                from: "Puppet::Resource".into(),
                into: "String",
            }));
        }
        other => return Err(undefined_method("length", other)),
    }
    Ok(())
}

fn quote(word: &str) -> String {
    if !word.is_empty() && word.chars().all(is_safe) {
        word.to_owned()
    } else if !word.contains(is_dangerous) {
        format!("\"{word}\"")
    } else if !word.contains('\'') {
        format!("'{word}'")
    } else {
        let mut quoted = String::from("\"");
        for character in word.chars() {
            if is_dangerous(character) {
                quoted.push('\\');
            }
            quoted.push(character);
        }
        quoted.push('"');
        quoted
    }
}

/// Whether a character means itself to a shell.
fn is_safe(character: char) -> bool {
    character.is_ascii_alphanumeric() || "@%_+=:,./-".contains(character)
}

/// Whether a character means something to a shell even inside of double quotes.
fn is_dangerous(character: char) -> bool {
    "!\"`$\\".contains(character)
}
