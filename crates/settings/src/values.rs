//! The values that settings have, and whence they are.

use std::fmt;

use marotte_diagnostics::{Cause, Place, SettingsIssue};

use crate::config_file::ConfigSection;
use crate::convert::convert;
use crate::default::default;
use crate::error::{SettingsError, error, fail, is_of_interpolation, placed};
use crate::schema::{Kind, find};
use crate::settings::{EnvironmentSettings, Settings};
use crate::system::System;
use crate::value::{Raw, SettingValue};

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Nobody gave one.
    Default,
    /// A flag of the call.
    Flag,
    /// A file, with the section if that is not `main` alone.
    File {
        /// The line.
        place: Place,
        /// The section.
        section: String,
    },
    /// The environment, which has it where environments have it if nothing else is said.
    Environment(String),
}

impl Origin {
    /// The line of a file, if it is one.
    pub fn place(&self) -> &Place {
        match self {
            Self::File { place, .. } => place,
            _ => &Place::Nowhere,
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::Flag => f.write_str("flag"),
            Self::File { place, section } => {
                let path = place.file().unwrap_or_default();
                let line = place.line().unwrap_or_default();
                match section.as_str() {
                    "" => write!(f, "{path}:{line}"),
                    section => write!(f, "{path}:{line} [{section}]"),
                }
            }
            Self::Environment(name) => write!(f, "environment {name}"),
        }
    }
}

/// The values that settings have.
#[derive(Clone, Copy)]
pub struct Values<'a> {
    settings: &'a Settings,
    environment: Option<&'a EnvironmentSettings>,
    section: &'a str,
    /// The setting whose default is being made of others, so that it would name itself.
    around: Option<&'a Naming<'a>>,
}

impl<'a> Values<'a> {
    pub(crate) fn new(
        settings: &'a Settings,
        environment: Option<&'a EnvironmentSettings>,
        section: &'a str,
    ) -> Self {
        Self {
            settings,
            environment,
            section,
            around: None,
        }
    }

    /// Those that the process has outside of environments.
    pub(crate) fn global(&self) -> Self {
        Self {
            around: self.around,
            ..self.settings.values(None)
        }
    }

    pub(crate) fn system(&self) -> &'a dyn System {
        &*self.settings.system
    }

    /// The sections of `puppet.conf` that count, the first one first.
    pub(crate) fn sections(&self) -> impl Iterator<Item = &'a ConfigSection> + use<'a> {
        let names: [&str; 3] = match self.section {
            "server" | "master" => ["server", "master", "main"],
            other => [other, "", "main"],
        };
        let file = self.settings.file.as_ref();
        names
            .into_iter()
            .filter_map(move |name| file?.section(name))
    }

    /// A value as it was given, and whence it is.
    pub fn lookup(&self, name: &str) -> Result<(Raw, Origin), SettingsError> {
        let Some(setting) = find(name) else {
            return Ok((Raw::Undef, Origin::Default));
        };
        match self.given(name) {
            Some((Raw::Undef, _)) | None => {}
            Some(found) => return Ok(found),
        }
        if let Kind::Alias(other) = setting.kind {
            return self.lookup(other);
        }
        let settings = self.settings;
        if let Some((_, value)) = settings.defaults.iter().find(|(known, _)| *known == name) {
            return Ok((value.clone(), Origin::Default));
        }
        if let Some(folder) = settings.of_run_mode(name) {
            return Ok((Raw::Text(folder), Origin::Default));
        }
        if name == "catalog_cache_terminus" && self.global().value("storeconfigs")?.is_true() {
            return Ok((Raw::Text("store_configs".to_owned()), Origin::Default));
        }
        Ok((default(setting.default, self)?, Origin::Default))
    }

    /// The first value that somebody gave.
    fn given(&self, name: &str) -> Option<(Raw, Origin)> {
        let flag = self.settings.flags.iter().find(|(known, _)| *known == name);
        if let Some((_, value)) = flag {
            return Some((value.clone(), Origin::Flag));
        }
        let of_environment = self.environment.and_then(|environment| {
            let mut values = environment.values.iter();
            values.find(|(known, _, _)| *known == name)
        });
        if let Some((_, value, origin)) = of_environment {
            return Some((value.clone(), origin.clone()));
        }
        self.sections().find_map(|section| {
            let found = section.setting(name)?;
            let origin = Origin::File {
                place: found.place.clone(),
                section: section.name.clone(),
            };
            Some((found.value.clone(), origin))
        })
    }

    /// What a file gives for a name that is no setting of Puppet's: one of our own.
    pub fn own(&self, name: &str) -> Option<String> {
        match self.given(name)?.0 {
            Raw::Text(text) => Some(text),
            Raw::Boolean(flag) => Some(flag.to_string()),
            _ => None,
        }
    }

    /// Whether a flag, an environment or a file gives a setting.
    pub fn is_given(&self, name: &str) -> bool {
        self.given(name).is_some()
    }

    /// The value of a setting. There is none of a name that is no setting.
    pub fn value(&self, name: &str) -> Result<SettingValue, SettingsError> {
        match self.around {
            Some(around) if around.is_below(name) => {
                fail(SettingsIssue::SettingAboutItself { name: name.into() })
            }
            around => self.value_at(name, around),
        }
    }

    /// The value of a setting as text.
    pub fn text(&self, name: &str) -> Result<String, SettingsError> {
        self.value(name).map(|value| value.to_string())
    }

    /// The value of a setting as `puppet config print` has it.
    pub fn print(&self, name: &str) -> Result<SettingValue, SettingsError> {
        let value = self.value(name)?;
        let kind = find(name).map(|setting| setting.kind);
        Ok(match (kind, value) {
            (Some(Kind::ServerList), SettingValue::List(servers)) => {
                let shown = servers.iter().map(|server| match server {
                    SettingValue::List(parts) => {
                        let parts: Vec<String> = parts.iter().map(ToString::to_string).collect();
                        parts.join(":")
                    }
                    other => other.to_string(),
                });
                let shown: Vec<String> = shown.collect();
                SettingValue::Text(shown.join(","))
            }
            (_, SettingValue::Unlimited) => "unlimited".into(),
            (_, value) => value,
        })
    }

    /// The value of a setting that those around it name.
    fn value_at(
        &self,
        name: &str,
        around: Option<&Naming<'_>>,
    ) -> Result<SettingValue, SettingsError> {
        let Some(mut setting) = find(name) else {
            return Ok(SettingValue::Undef);
        };
        let naming = Naming { name, around };
        let within = Values {
            around: Some(&naming),
            ..*self
        };
        let (raw, origin) = within.lookup(name)?;
        if let Kind::Alias(other) = setting.kind {
            setting = find(other).unwrap_or(setting);
        }
        let raw = match raw {
            // If code were interpolated, its variables would be lost.
            Raw::Text(text) if name != "code" => {
                let text = self.interpolate(&text, &naming);
                Raw::Text(text.map_err(|cause| match is_of_interpolation(&cause) {
                    true => {
                        let (name, cause) = (name.into(), Cause(cause));
                        let issue = SettingsIssue::InterpolationFailed { name, cause };
                        placed(error(issue), origin.place())
                    }
                    false => cause,
                })?)
            }
            raw => raw,
        };
        convert(setting, raw, self.system()).map_err(|error| placed(error, origin.place()))
    }

    /// A text that a setting may have, with the values of the settings that it names.
    pub fn expand(&self, text: &str, name: &str) -> Result<String, SettingsError> {
        self.interpolate(text, &Naming { name, around: None })
    }

    /// A text in which `$name` and `${name}` are the values of those settings.
    fn interpolate(&self, text: &str, of: &Naming<'_>) -> Result<String, SettingsError> {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = rest.find('$') {
            out.push_str(&rest[..at]);
            let behind = &rest[at + 1..];
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            let word = |text: &str| text.find(|c| !is_word(c)).unwrap_or(text.len());
            let (name, length) = match behind.strip_prefix('{') {
                Some(inner) if inner[word(inner)..].starts_with('}') => {
                    (&inner[..word(inner)], word(inner) + 2)
                }
                Some(_) => ("", 0),
                None => (&behind[..word(behind)], word(behind)),
            };
            let expression = &rest[at..=at + length];
            rest = &behind[length..];
            match (name, self.environment) {
                ("", _) => out.push_str(expression),
                // Only this one may depend on the environment.
                ("environment", _) if of.name != "config_version" => out.push_str(expression),
                ("environment", Some(environment)) => out.push_str(&environment.name),
                ("run_mode", _) => out.push_str(self.section),
                (name, _) if of.is_below(name) => {
                    return fail(SettingsIssue::SettingAboutItself { name: name.into() });
                }
                (name, _) => match self.value_at(name, Some(of))? {
                    SettingValue::Undef => {
                        let expression = expression.into();
                        return fail(SettingsIssue::NoValueFor { expression });
                    }
                    value => out.push_str(&value.to_string()),
                },
            }
        }
        out.push_str(rest);
        Ok(out)
    }
}

/// A setting whose value is being made, and the one whose value needs it.
#[derive(Clone, Copy)]
struct Naming<'a> {
    name: &'a str,
    around: Option<&'a Naming<'a>>,
}

impl Naming<'_> {
    /// Whether a setting is this one or one around it, so that it would name itself.
    fn is_below(&self, name: &str) -> bool {
        self.name == name || self.around.is_some_and(|around| around.is_below(name))
    }
}
