//! The settings of a case that matter to parsing and validation.

use marotte_syntax::{Language, Strict};
use serde_json::Value;

use crate::Case;

/// The language of a case that its settings do not reach.
pub(super) fn without_settings(case: &Case) -> Language {
    Language {
        dialect: case.dialect.unwrap_or_default(),
        ..Language::default()
    }
}

/// The language that the settings of a case make: the reference's defaults, unless it says
/// otherwise. What makes no sense keeps its default.
pub(super) fn language(case: &Case) -> Language {
    let settings = case.settings.as_ref();
    let mut result = without_settings(case);
    let setting = |name| settings.and_then(|settings| settings.get(name));
    match setting("strict").and_then(Value::as_str) {
        Some("off") => result.strict = Strict::Off,
        Some("warning") => result.strict = Strict::Warning,
        _ => {}
    }
    result.tasks = setting("tasks")
        .and_then(Value::as_bool)
        .unwrap_or_default();
    let limits = [
        ("max_errors", &mut result.limits.max_errors),
        ("max_warnings", &mut result.limits.max_warnings),
        ("max_deprecations", &mut result.limits.max_deprecations),
    ];
    for (name, limit) in limits {
        let given = setting(name).and_then(Value::as_u64);
        *limit = given
            .and_then(|given| given.try_into().ok())
            .unwrap_or(*limit);
    }
    let disabled = setting("disable_warnings").and_then(Value::as_str);
    if disabled.is_some_and(|names| names.split(',').any(|name| name == "deprecations")) {
        result.limits.max_deprecations = 0;
    }
    result
}
