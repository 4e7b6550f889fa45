//! `eyaml_lookup_key`: YAML whose values may be encrypted.
//!
//! A key is only decrypted when it is asked for, and only once in a compilation. Plain text is
//! interpolated like other data; where an error would show it, the encrypted text stands instead.

use std::sync::Arc;

use marotte_diagnostics::{self as diagnostics, Cause, DataIssue, Issue, LookupIssue, RubyIssue};
use marotte_eval::Signal;
use marotte_eyaml::{PrivateKey, Token, is_encrypted, tokens};
use marotte_pcore::{Hash, Str, Value};
use marotte_scalars::binary::Binary;

use crate::data::Format;
use crate::deep::grow;
use crate::error::{Error, Result};
use crate::provider::{FunctionContext, lock};
use crate::session::Session;

/// Where an encrypted value is.
struct Place<'a> {
    key: &'a str,
    path: &'a str,
    options: &'a Hash,
}

impl Session<'_> {
    /// The value of a key, decrypted. Nothing if the file does not have the key.
    pub(crate) fn eyaml_lookup_key(
        &mut self,
        key: &Str,
        options: &Hash,
        context: &FunctionContext,
    ) -> Result<Option<Value>> {
        let cache_key = Value::String(key.clone());
        let known = lock(&context.cache).get(&cache_key).cloned();
        if let Some(known) = known {
            self.explain(|explainer| explainer.note_secrets(&known));
            return Ok(Some(known));
        }
        let Some(path) = options.get_str("path") else {
            return Err(Error::other(LookupIssue::LookupKeyWithoutPath {
                function: "eyaml_lookup_key",
            }));
        };
        let path = marotte_eval::ruby_to_s(path);
        // What is kept without a key is the content of the file.
        let known = lock(&context.cache).get(&Value::Undef).cloned();
        let data = match known {
            Some(Value::Hash(data)) => data,
            _ => {
                let Value::Hash(data) = self.read_file(&path, Format::Yaml)? else {
                    return Ok(None);
                };
                lock(&context.cache).insert(Value::Undef, Value::Hash(data.clone()));
                data
            }
        };
        let Some(value) = data.get_str(key) else {
            return Ok(None);
        };
        let place = Place {
            key,
            path: &path,
            options,
        };
        let value = self.decrypted(value, &place)?;
        lock(&context.cache).insert(cache_key, value.clone());
        Ok(Some(value))
    }

    fn decrypted(&mut self, value: &Value, place: &Place<'_>) -> Result<Value> {
        match value {
            Value::String(text) => self.decrypted_text(text, place),
            Value::Array(values) => values
                .iter()
                .map(|value| grow(|| self.decrypted(value, place)))
                .collect::<Result<Vec<_>>>()
                .map(Into::into),
            Value::Hash(hash) => {
                let mut entries = Hash::with_capacity(hash.len());
                for (key, value) in hash.iter() {
                    let key = self.interpolate(key.clone(), true)?;
                    entries.insert(key, grow(|| self.decrypted(value, place))?);
                }
                Ok(entries.into())
            }
            other => Ok(other.clone()),
        }
    }

    fn decrypted_text(&mut self, text: &Str, place: &Place<'_>) -> Result<Value> {
        if !is_encrypted(text) {
            return self.interpolate(Value::String(text.clone()), true);
        }
        let plain = self.decrypt(text, place).map_err(|why| {
            let issue = DataIssue::Decryption {
                text: text.as_str().into(),
                key: place.key.into(),
                path: place.path.into(),
                why: Cause::of(why),
            };
            Error::shown_at(issue, diagnostics::Place::of_file(place.path))
        })?;
        self.explain(|explainer| explainer.note_secret(&plain));
        let outer = self.hidden.len();
        self.hidden.push((plain.clone(), text.clone()));
        let interpolated = self.interpolate(Value::String(plain), true);
        self.hidden.truncate(outer);
        interpolated
    }

    fn decrypt(&mut self, text: &str, place: &Place<'_>) -> std::result::Result<Str, Issue> {
        let mut plain = Vec::with_capacity(text.len());
        for token in tokens(text) {
            match token {
                Token::Plain(text) => plain.extend_from_slice(text.as_bytes()),
                Token::Encrypted { scheme, cipher } if scheme.eq_ignore_ascii_case("PKCS7") => {
                    let key = self.private_key(place.options)?;
                    plain.extend(key.decrypt(&cipher)?);
                }
                Token::Encrypted { scheme, .. } => {
                    let scheme = scheme.into();
                    return Err(DataIssue::UnknownEncryptor { scheme }.into());
                }
            }
        }
        let plain = String::from_utf8(plain).map_err(|_| RubyIssue::InvalidUtf8)?;
        // One line break at the end is not part of the value.
        let plain = match plain.strip_suffix('\n') {
            Some(line) => line.strip_suffix('\r').unwrap_or(line),
            None => plain.strip_suffix('\r').unwrap_or(&plain),
        };
        Ok(plain.into())
    }

    /// The key that the options of a level name.
    fn private_key(&mut self, options: &Hash) -> std::result::Result<Arc<PrivateKey>, Issue> {
        let option = |name: &str| options.get_str(name).filter(|value| value.is_truthy());
        let file = option("pkcs7_private_key");
        let variable = option("pkcs7_private_key_env_var");
        let variable_base64 = option("pkcs7_b64_private_key_env_var");
        let pem: Arc<[u8]> = if let Some(name) = variable {
            if file.is_some() {
                self.warn(DataIssue::TwoPrivateKeys);
            }
            self.variable_of_process(name)?.into()
        } else if let Some(name) = variable_base64 {
            let text = self.variable_of_process(name)?;
            let text = String::from_utf8_lossy(&text);
            Binary::from_base64(&text).bytes().into()
        } else if let Some(path) = file {
            let path = text(path)?;
            match self.file(path).text.clone() {
                Some(read) => read?.bytes.clone(),
                None => {
                    let is_there = self.exists(path);
                    let path = path.into();
                    return Err(match is_there {
                        true => RubyIssue::IsDirectory { path }.into(),
                        false => DataIssue::PrivateKeyNotFound { path }.into(),
                    });
                }
            }
        } else {
            return Err(DataIssue::NoPrivateKey.into());
        };
        Ok(self.source.cache().private_key(pem)?)
    }

    fn variable_of_process(&self, name: &Value) -> std::result::Result<Vec<u8>, Issue> {
        let name = text(name)?;
        let value = self.source.process_variable(name);
        value.ok_or_else(|| DataIssue::PrivateKeyVariable { name: name.into() }.into())
    }

    /// How code calls `eyaml_lookup_key` itself.
    pub(crate) fn call_eyaml_lookup_key(
        &mut self,
        arguments: &[Value],
        context: &FunctionContext,
    ) -> Result<Value> {
        let (Some(Value::String(key)), Some(Value::Hash(options))) =
            (arguments.first(), arguments.get(1))
        else {
            return Ok(Value::Undef);
        };
        match self.eyaml_lookup_key(key, options, context)? {
            Some(value) => Ok(value),
            None => Err(Error::Signal(Signal::bare(LookupIssue::NoSuchKey))),
        }
    }
}

fn text(value: &Value) -> std::result::Result<&str, Issue> {
    value.as_str().ok_or_else(|| {
        let class = match value {
            Value::Boolean(_) => "true",
            Value::Integer(_) => "Integer",
            Value::Float(_) => "Float",
            Value::Array(_) => "Array",
            _ => "Hash",
        };
        let (from, into) = (class.into(), "String");
        RubyIssue::NoImplicitConversion { from, into }.into()
    })
}
