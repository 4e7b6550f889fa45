//! What is checked when somebody gives a setting a value.

use crate::convert::convert;
use crate::schema::{Kind, Setting};
use crate::settings::Message;
use crate::value::{Raw, SettingValue, SettingsError};
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

/// Checks a value that somebody gave, and says what is to be said about it.
pub(crate) fn check(
    setting: &Setting,
    raw: &Raw,
    values: &Values<'_>,
) -> Result<Option<Message>, SettingsError> {
    let deprecated = |text: &str| Ok(Some(Message::warning(text.to_owned())));
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
            let (unknown, valid) = (unknown.join(","), WARNINGS.join(", "));
            Err(SettingsError::Validation(format!(
                "Cannot disable unrecognized warning types '{unknown}'. Valid values are '{valid}'."
            )))
        }
        ("supported_checksum_types", raw) => {
            let given = listed(setting, raw, values)?;
            match given
                .iter()
                .find(|word| !CHECKSUMS.contains(&word.as_str()))
            {
                None => Ok(None),
                Some(unknown) => Err(SettingsError::Validation(format!(
                    "Invalid value '{unknown}' for parameter supported_checksum_types. Allowed \
                     values are '{}'",
                    CHECKSUMS.join("', '")
                ))),
            }
        }
        ("strict" | "log_level", raw) => {
            convert(setting, raw.clone(), values.system()).map(|_| None)
        }
        ("http_proxy_password", Raw::Text(text)) if text.contains(['@', '!', '#', ' ', '/']) => {
            // What was received stays out of the message: it is a password.
            Err(SettingsError::Validation(
                "Passwords set in the http_proxy_password setting must be valid as part of a URL, \
                 and any reserved characters must be URL-encoded."
                    .to_owned(),
            ))
        }
        ("certname", Raw::Text(text)) if *text != text.to_lowercase() => Err(
            SettingsError::Validation("Certificate names must be lower case".to_owned()),
        ),
        ("disable_per_environment_manifest", Raw::Boolean(true))
            if !values.text("default_manifest")?.starts_with('/') =>
        {
            Err(SettingsError::Validation(
                "The 'default_manifest' setting must be set to an absolute path when \
                 'disable_per_environment_manifest' is true"
                    .to_owned(),
            ))
        }
        ("data_binding_terminus", Raw::Text(text))
            if !["hiera", "none", ""].contains(&text.as_str()) && is_strict() =>
        {
            deprecated(
                "Setting 'data_binding_terminus' is deprecated. Convert custom terminus to hiera \
                 5 API.",
            )
        }
        ("environment_data_provider", raw) if *raw != Raw::Undef && is_strict() => {
            deprecated("Setting 'environment_data_provider' is deprecated.")
        }
        ("pluginsync", _) => deprecated("Setting 'pluginsync' is deprecated."),
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
