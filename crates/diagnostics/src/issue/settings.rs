//! Issues of settings: `puppet.conf`, `environment.conf`, flags, and the values that settings have.
//!
//! The reference raises these without codes, so the codes are ours.

use super::{Cause, issues};
use crate::Place;

issues! {
    /// What is wrong with a setting.
    SettingsIssue;

    /// `manifest: x`
    UnmatchedLine { line: Box<str> } => UNMATCHED_LINE
        "Could not match line {line}";
    /// `[servers]`
    IllegalSection { name: Box<str>, written: Place, allowed: Box<str> } => ILLEGAL_SECTION
        "Illegal section '{name}' in config file{}. The only valid puppet.conf sections are: \
         [{allowed}]. Please use the directory environments feature to specify environments. (See \
         https://puppet.com/docs/puppet/latest/environments_about.html)",
        written.behind(" at ");
    /// `vardir = {what}`
    IllegalFileOptions { text: Box<str> } => ILLEGAL_FILE_OPTIONS
        "Could not parse '{text}'";
    /// `vardir = /v {colour = red}`
    UnknownFileOption { name: Box<str> } => UNKNOWN_FILE_OPTION
        "Invalid file option '{name}'";
    /// `vardir = /v {mode = rwx}`
    IllegalFileMode => ILLEGAL_FILE_MODE
        "File modes must be numbers";
    /// A `puppet.conf` that is not understood, and therefore ignored.
    UnparsableConfig { path: Box<str>, cause: Cause } => UNPARSABLE_CONFIG
        "Could not parse {path}: {cause}";
    /// `modulepath = /m` in `puppet.conf`
    SettingOfEnvironments { names: Box<str> } => SETTING_OF_ENVIRONMENTS
        "Cannot set {names} settings in puppet.conf";
    /// `--nothing 1`
    UnknownSetting { name: Box<str> } => UNKNOWN_SETTING
        "Attempt to assign a value to unknown setting :{name}";

    /// `vardir = $nothing/x`
    NoValueFor { expression: Box<str> } => NO_VALUE_FOR_SETTING
        "Could not find value for {expression}";
    /// `vardir = $statedir` and `statedir = $vardir`
    SettingAboutItself { name: Box<str> } => SETTING_ABOUT_ITSELF
        "The setting '{name}' is about itself";
    /// `statedir = $vardir` where `vardir = $nothing`
    InterpolationFailed { name: Box<str>, cause: Cause } => SETTING_INTERPOLATION
        "Error converting value for param '{name}': {cause}";

    /// `daemonize = perhaps`
    InvalidBoolean { value: Box<str>, name: Box<str> } => INVALID_BOOLEAN_SETTING
        "Invalid value '{value}' for boolean parameter: {name}";
    /// `runinterval = often`
    InvalidDuration { value: Box<str>, name: Box<str> } => INVALID_DURATION
        "Invalid duration format '{value}' for parameter: {name}";
    /// `environment_timeout = -1`, as a number
    NegativeTimeToLive { seconds: i64 } => NEGATIVE_TIME_TO_LIVE
        "Invalid negative 'time to live' {seconds} - did you mean 'unlimited'?";
    /// `environment_timeout = often`
    InvalidTimeToLive { value: Box<str>, name: Box<str> } => INVALID_TIME_TO_LIVE
        "Invalid 'time to live' format '{value}' for parameter: {name}";
    /// `strict = very`
    InvalidChoice { value: Box<str>, name: Box<str>, allowed: Box<str> } => INVALID_SETTING_VALUE
        "Invalid value '{value}' for parameter {name}. Allowed values are '{allowed}'";
    /// `--modulepath` at the end of a call.
    FlagWithoutValue { name: Box<str> } => FLAG_WITHOUT_VALUE
        "Error parsing arguments\nWrapped exception:\noption '--{name}' needs a parameter";
    /// `--log_level loud`
    InvalidLogLevel { value: Box<str> } => INVALID_LOG_LEVEL
        "Invalid loglevel {value}";
    /// `max_errors = ten`
    InvalidInteger { value: Box<str>, name: Box<str> } => INVALID_INTEGER_SETTING
        "Cannot convert '{value}' to an integer for parameter: {name}";
    /// `serverport = 99999`
    InvalidPort { port: i64, name: Box<str> } => INVALID_PORT
        "Value '{port}' is not a valid port number for parameter: {name}";
    /// `priority = urgent`
    InvalidPriority { value: Box<str>, name: Box<str> } => INVALID_PRIORITY
        "Invalid priority format '{value}' for parameter: {name}";
    /// `node_terminus = true`
    InvalidTerminus { value: bool } => INVALID_TERMINUS
        "Invalid terminus setting: {value}";
    /// `disable_warnings = true`
    NoList { class: &'static str } => SETTING_NO_LIST
        "Expected an Array or String, got a {class}";
    /// `autosign = perhaps`
    InvalidAutosign { value: Box<str> } => INVALID_AUTOSIGN
        "Invalid autosign value {value}: must be 'true'/'false' or an absolute path";
    /// `certificate_revocation = perhaps`
    InvalidRevocation { value: Box<str> } => INVALID_CERTIFICATE_REVOCATION
        "Invalid certificate revocation value {value}: must be one of 'true', 'chain', 'leaf', or \
         'false'";

    /// `--logdest FILE`
    NoLogDestination => NO_LOG_DESTINATION
        "logdest has no effect: messages go to standard error, as those of Puppet's own catalog, epp, lookup \
         and parser do";
    /// `disable_warnings = all`
    UnknownWarnings { names: Box<str>, valid: Box<str> } => UNKNOWN_WARNING_TYPES
        "Cannot disable unrecognized warning types '{names}'. Valid values are '{valid}'.";
    /// `http_proxy_password = a@b`
    UnsafePassword => UNSAFE_PASSWORD
        "Passwords set in the http_proxy_password setting must be valid as part of a URL, and any \
         reserved characters must be URL-encoded.";
    /// `certname = Web01`
    UpperCaseCertname => UPPER_CASE_CERTNAME
        "Certificate names must be lower case";
    /// `disable_per_environment_manifest = true` with `default_manifest = ./manifests`
    RelativeDefaultManifest => RELATIVE_DEFAULT_MANIFEST
        "The 'default_manifest' setting must be set to an absolute path when \
         'disable_per_environment_manifest' is true";
    /// `pluginsync = true`; `advice` is what to do instead.
    DeprecatedSetting { name: Box<str>, advice: &'static str } => DEPRECATED_SETTING
        "Setting '{name}' is deprecated.{advice}";
}
