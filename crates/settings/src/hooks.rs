//! What is checked when somebody gives a setting a value.

use marotte_diagnostics::{LogEntry, Place, SettingsIssue};

use crate::convert::convert;
use crate::error::{SettingsError, fail, warning};
use crate::schema::{Kind, Setting};
use crate::value::{Raw, SettingValue};
use crate::values::Values;

/// The warnings that can be turned off.
const WARNINGS: [&str; 3] = ["deprecations", "undefined_variables", "undefined_resources"];

/// The checksums that files may have.
const CHECKSUMS: [&str; 11] = [
    "sha256",
    "sha256lite",
    "sha384",
    "sha512",
    "sha224",
    "sha1",
    "sha1lite",
    "md5",
    "md5lite",
    "mtime",
    "ctime",
];

/// Checks a value that somebody gave at a place, and says what is to be said about it.
pub(crate) fn check(
    setting: &Setting,
    raw: &Raw,
    place: &Place,
    values: &Values<'_>,
) -> Result<Option<LogEntry>, SettingsError> {
    let deprecated = |advice| {
        let name = setting.name.into();
        let issue = SettingsIssue::DeprecatedSetting { name, advice };
        Ok(Some(warning(issue, place)))
    };
    let is_strict = || values.text("strict").is_ok_and(|strict| strict != "off");
    match (setting.name, raw) {
        ("disable_warnings", raw) => {
            let given = listed(setting, raw, values)?;
            let unknown: Vec<&str> = given
                .iter()
                .map(String::as_str)
                .filter(|word| !WARNINGS.contains(word))
                .collect();
            if unknown.is_empty() {
                return Ok(None);
            }
            fail(SettingsIssue::UnknownWarnings {
                names: unknown.join(",").into(),
                valid: WARNINGS.join(", ").into(),
            })
        }
        ("supported_checksum_types", raw) => {
            let given = listed(setting, raw, values)?;
            match given
                .iter()
                .find(|word| !CHECKSUMS.contains(&word.as_str()))
            {
                None => Ok(None),
                Some(unknown) => fail(SettingsIssue::InvalidChoice {
                    value: unknown.as_str().into(),
                    name: setting.name.into(),
                    allowed: CHECKSUMS.join("', '").into(),
                }),
            }
        }
        // Whoever logs is told first, and has a sentence of its own.
        ("log_level", Raw::Text(text)) => match convert(setting, raw.clone(), values.system()) {
            Ok(_) => Ok(None),
            Err(_) => fail(SettingsIssue::InvalidLogLevel {
                value: text.as_str().into(),
            }),
        },
        ("strict" | "log_level", raw) => {
            convert(setting, raw.clone(), values.system()).map(|_| None)
        }
        ("http_proxy_password", Raw::Text(text)) if text.contains(['@', '!', '#', ' ', '/']) => {
            // What was received stays out of the message: it is a password.
            fail(SettingsIssue::UnsafePassword)
        }
        ("certname", Raw::Text(text)) if *text != text.to_lowercase() => {
            fail(SettingsIssue::UpperCaseCertname)
        }
        ("disable_per_environment_manifest", Raw::Boolean(true))
            if !values.text("default_manifest")?.starts_with('/') =>
        {
            fail(SettingsIssue::RelativeDefaultManifest)
        }
        ("data_binding_terminus", Raw::Text(text))
            if !["hiera", "none", ""].contains(&text.as_str()) && is_strict() =>
        {
            deprecated(" Convert custom terminus to hiera 5 API.")
        }
        ("environment_data_provider", raw) if *raw != Raw::Undef && is_strict() => deprecated(""),
        ("pluginsync", _) => deprecated(""),
        _ => Ok(None),
    }
}

fn listed(setting: &Setting, raw: &Raw, values: &Values<'_>) -> Result<Vec<String>, SettingsError> {
    debug_assert!(setting.kind == Kind::Array);
    match convert(setting, raw.clone(), values.system())? {
        SettingValue::List(words) => Ok(words.iter().map(ToString::to_string).collect()),
        _ => Ok(Vec::new()),
    }
}
