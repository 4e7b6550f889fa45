//! `regsubst`

use std::borrow::Cow;
use std::sync::Arc;

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::Call;
use marotte_eval::{EvalResult, Signal, function};
use marotte_pcore::deep::grow;
use marotte_pcore::{Hash, Str, Type, Value, shared_text};
use marotte_regex::{Options, Regex};

use crate::conversion::complaint;

function! {
    /// Replaces what a pattern matches in a text.
    ///
    /// Of an array, each text is changed; a sensitive text gives a sensitive one. The pattern is
    /// a regular expression, a string that is one, or a `Regexp` type. The replacement may refer
    /// to what was matched: `\0` is all of it, `\1` the first group, `\k<name>` a named one. If
    /// it is a hash, what was matched is looked up in it.
    ///
    /// Flags: `G` replaces every match and not only the first; with a pattern given as a string,
    /// `E` allows white space and comments in it, `I` ignores case and `M` lets a period match
    /// line breaks. The encoding is ignored.
    ///
    /// ```puppet
    /// regsubst('10.1.2.3', /\.\d+$/, '.0')
    /// #=> '10.1.2.0'
    /// regsubst(['a.b', 'c.d.e'], '(\w)\.', '<\1>', 'G')
    /// #=> ['<a>b', '<c><d>e']
    /// regsubst('big', '[bg]', { 'b' => 'd', 'g' => 'm' }, 'G')
    /// #=> 'dim'
    /// ```
    regsubst {
        "Variant[\
             Array[Variant[String,Sensitive[String]]],\
             Sensitive[Array[Variant[String,Sensitive[String]]]],\
             Variant[String,Sensitive[String]]] $target, \
         String $pattern, \
         Variant[String,Hash[String,String]] $replacement, \
         Optional[Pattern[/^[GEIM]*$/]] $flags = ?, \
         Enum['N','E','S','U'] $encoding = ?" => by_string,
        "Variant[\
             Array[Variant[String,Sensitive[String]]],\
             Sensitive[Array[Variant[String,Sensitive[String]]]],\
             Variant[String,Sensitive[String]]] $target, \
         Variant[Regexp,Type[Regexp]] $pattern, \
         Variant[String,Hash[String,String]] $replacement, \
         Pattern[/^G?$/] $flags = ?" => by_regexp,
    }
}

/// What replaces a match.
enum Replacement<'a> {
    Text(&'a str),
    Lookup(&'a Hash),
}

/// A substitution, ready to be made.
struct Substitution<'a> {
    regex: &'a Regex,
    replacement: Replacement<'a>,
    all: bool,
}

fn by_string(
    call: &mut Call<'_>,
    target: Value,
    pattern: Str,
    replacement: Value,
    flags: Option<Str>,
    encoding: Option<Str>,
) -> EvalResult<Value> {
    if encoding.is_some() {
        call.warn_once(
            "regsubst_function_encoding",
            FunctionIssue::IgnoredEncoding,
            false,
        );
    }
    let (mut options, mut all) = (Options::default(), false);
    for flag in flags.iter().flat_map(|flags| flags.bytes()) {
        match flag {
            b'G' => all = true,
            b'I' => options.ignore_case = true,
            b'E' => options.extended = true,
            b'M' => options.multi_line = true,
            _ => {}
        }
    }
    let regex = call
        .evaluator
        .pattern(&pattern, options)
        .map_err(complaint)?;
    substitute(&target, &regex, &replacement, all)
}

fn by_regexp(
    _call: &mut Call<'_>,
    target: Value,
    pattern: Value,
    replacement: Value,
    flags: Option<Str>,
) -> EvalResult<Value> {
    let all = flags.is_some_and(|flags| flags == "G");
    match &pattern {
        Value::Regexp(regexp) => substitute(&target, regexp.regex(), &replacement, all),
        // The reference takes the pattern of a type as the very text to be replaced.
        Value::Type(of) => {
            let text = match &*of.resolved() {
                Type::Regexp(Some(regexp)) => escaped(regexp.source()),
                _ => String::new(),
            };
            let regex = Regex::new(&text).map_err(complaint)?;
            substitute(&target, &regex, &replacement, all)
        }
        _ => {
            let wanted = "a pattern";
            Err(Signal::during(FunctionIssue::Disagreement { wanted }))
        }
    }
}

fn substitute(target: &Value, regex: &Regex, replacement: &Value, all: bool) -> EvalResult<Value> {
    let replacement = match replacement {
        Value::Hash(hash) => Replacement::Lookup(hash),
        other => Replacement::Text(other.as_str().unwrap_or_default()),
    };
    Substitution {
        regex,
        replacement,
        all,
    }
    .in_value(target)
}

impl Substitution<'_> {
    fn in_value(&self, target: &Value) -> EvalResult<Value> {
        match target {
            Value::String(text) => self.in_text(text).map(Value::String),
            Value::Array(values) => {
                let changed = values.iter().map(|value| self.in_value(value));
                Ok(Value::Array(grow(|| changed.collect::<EvalResult<_>>())?))
            }
            // A sensitive array gives one that is not, as in the reference.
            Value::Sensitive(inner) if matches!(**inner, Value::Array(_)) => self.in_value(inner),
            Value::Sensitive(inner) => Ok(Value::Sensitive(Arc::new(self.in_value(inner)?))),
            other => Ok(other.clone()),
        }
    }

    fn in_text(&self, text: &Str) -> EvalResult<Str> {
        let hash = match &self.replacement {
            Replacement::Text(replacement) => {
                let replaced = self.regex.replaced(text, replacement, self.all);
                return match replaced.map_err(complaint)? {
                    Cow::Borrowed(_) => Ok(text.clone()),
                    Cow::Owned(replaced) => Ok(shared_text(&replaced)),
                };
            }
            Replacement::Lookup(hash) => hash,
        };
        let mut out = String::with_capacity(text.len());
        let mut copied = 0;
        for captures in self.regex.matches(text) {
            marotte_budget::count();
            let captures = captures.map_err(complaint)?;
            out.push_str(text.get(copied..captures.start()).unwrap_or_default());
            let matched = captures.get(0).unwrap_or_default();
            out.push_str(
                hash.get_str(matched)
                    .and_then(Value::as_str)
                    .unwrap_or_default(),
            );
            copied = captures.end();
            if !self.all {
                break;
            }
        }
        out.push_str(text.get(copied..).unwrap_or_default());
        Ok(out.into())
    }
}

/// A pattern that matches a text and nothing else.
pub(super) fn escaped(text: &str) -> String {
    let mut pattern = String::with_capacity(text.len() + 8);
    for character in text.chars() {
        if matches!(
            character,
            '.' | '*'
                | '?'
                | '+'
                | '^'
                | '$'
                | '|'
                | '\\'
                | '('
                | ')'
                | '['
                | ']'
                | '{'
                | '}'
                | '-'
                | '/'
                | '#'
        ) {
            pattern.push('\\');
        }
        pattern.push(character);
    }
    pattern
}
