//! What a function gives must be data.

use std::sync::{Arc, LazyLock};

use marotte_diagnostics::LookupIssue;
use marotte_pcore::describe::assert_instance;
use marotte_pcore::{Hash, Type, Value, parse_type};

use super::Provider;
use super::context::lock;
use crate::error::{Error, Result};
use crate::location::Location;
use crate::session::Session;

/// What data may be.
static RICH_DATA: LazyLock<Option<Type>> = LazyLock::new(|| parse_type("RichData").ok());

impl Provider {
    /// Data is a hash, and in a module its keys have the module's name.
    pub(super) fn validate_hash(
        &self,
        session: &mut Session<'_>,
        location: Option<&Location>,
        value: Value,
    ) -> Result<Arc<Hash>> {
        let subject = || {
            at(
                format!("Value returned from {}", self.full_name()),
                location,
            )
        };
        let Value::Hash(hash) = value else {
            return match parse_type("Hash") {
                Ok(of) => assert_instance(&subject(), &of, &value)
                    .map_err(Error::wrong_type)
                    .map(|()| Arc::default()),
                Err(_) => Ok(Arc::default()),
            };
        };
        let Some(module) = &self.module else {
            return Ok(hash);
        };
        let prefix = format!("{module}::");
        let belongs = |key: &Value| {
            let key = key.as_str().unwrap_or_default();
            key == "lookup_options" || key.starts_with(&prefix)
        };
        if hash.keys().all(belongs) {
            return Ok(hash);
        }
        let mut kept = Hash::with_capacity(hash.len());
        for (key, value) in hash.iter() {
            if belongs(key) {
                kept.insert(key.clone(), value.clone());
                continue;
            }
            session.warn(LookupIssue::KeyOfOtherModule {
                module: module.as_str().into(),
                subject: subject().into(),
                key: marotte_eval::ruby_to_s(key).into(),
            });
        }
        Ok(Arc::new(kept))
    }

    /// A value is data.
    pub(super) fn validate(&self, value: &Value, subject: impl FnOnce() -> String) -> Result<()> {
        let is_trusted = lock(&self.function).as_ref().is_some_and(|f| f.is_trusted);
        if is_trusted || RICH_DATA.as_ref().is_some_and(|of| of.is_instance(value)) {
            return Ok(());
        }
        let actual = match marotte_yaml::Symbol::name_of(value) {
            Some(_) => "Runtime[ruby, 'Symbol']".to_owned(),
            None => value.infer().to_string(),
        };
        Err(Error::general(LookupIssue::NoLookupValue {
            subject: subject().into(),
            actual: actual.into(),
        }))
    }
}

/// A subject with where the data is.
pub(super) fn at(what: String, location: Option<&Location>) -> String {
    match location {
        Some(location) => format!("{what}, when using location '{}',", location.text),
        None => what,
    }
}
