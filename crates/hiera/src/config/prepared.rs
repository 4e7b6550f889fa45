//! A configuration as all compilations share it: parsed, completed and checked.

use std::sync::Arc;

use marotte_diagnostics::{HieraIssue, LookupIssue, MismatchIssue};
use marotte_pcore::{Hash, Str, Value};
use marotte_yaml::Symbol;

use super::{Config, Owner, default_content, leading_integer};
use crate::data::yaml_issue;
use crate::error::Fault;
use crate::place;

/// A configuration, and what each compilation is told of it.
pub(crate) struct Prepared {
    root: Str,
    owner: Owner,
    /// The configuration, or why the text is none.
    pub(crate) config: Result<Arc<Config>, Fault>,
    /// Whether the text is a hash; otherwise it is taken to be an empty one.
    pub(crate) is_hash: bool,
    /// What is wrong with it, its version aside.
    pub(crate) fault: Option<Fault>,
}

impl Prepared {
    /// What somebody's text is, by its path; without one, it is what counts if there is no file.
    pub(crate) fn new(root: &str, owner: Owner, text: Option<(&str, &[u8])>) -> Self {
        let (mut is_hash, mut fault) = (true, None);
        let config = match text {
            None => Ok(default_content()),
            Some((path, bytes)) => match marotte_yaml::load(bytes) {
                Ok(Value::Hash(content)) => Ok((*content).clone()),
                Ok(_) => {
                    is_hash = false;
                    Ok(Hash::new())
                }
                Err(error) => Err(Fault::General(yaml_issue(path, bytes, error).0.into())),
            },
        };
        let config = config.map(|content| {
            let mut config = Config {
                owner: owner.clone(),
                path: text.map(|(path, _)| path.into()),
                root: root.into(),
                version: version(&content),
                content,
                source: text.and_then(|(path, bytes)| {
                    let text = String::from_utf8_lossy(bytes);
                    place::source(path, &text)
                }),
            };
            fault = config.check().err();
            Arc::new(config)
        });
        Self {
            root: root.into(),
            owner,
            config,
            is_hash,
            fault,
        }
    }

    /// Whether it is that of an owner in a folder.
    pub(crate) fn is_of(&self, root: &str, owner: &Owner) -> bool {
        self.root == root && self.owner == *owner
    }
}

impl Config {
    /// What is wrong with its shape.
    pub(super) fn wrong_type(&self, mismatch: Box<MismatchIssue>) -> Fault {
        let issue = LookupIssue::InvalidConfiguration {
            mismatch,
            configured: self.place(None),
        };
        Fault::General(issue.into())
    }

    /// Completes and checks it, as its version wants it.
    fn check(&mut self) -> Result<(), Fault> {
        match self.version {
            3 => self.validate_version_3(),
            4 | 5 => {
                self.validate()?;
                if self.version == 4 && self.owner == Owner::Global {
                    let issue = HieraIssue::UnsupportedVersionInGlobal;
                    return Err(self.fault_of(issue, "version", None));
                }
                Ok(())
            }
            // Nobody knows what it should be.
            _ => Ok(()),
        }
    }
}

/// The version that a configuration says it has.
fn version(content: &Hash) -> i64 {
    let named = content.get_str("version");
    match named.or_else(|| content.get(&Symbol::value("version"))) {
        None | Some(Value::Undef | Value::Boolean(false)) => 3,
        Some(Value::Integer(version)) => *version,
        Some(Value::Float(version)) => *version as i64,
        Some(Value::String(text)) => leading_integer(text),
        Some(_) => 0,
    }
}
