//! `marotte config print`: the values of settings, as `puppet config print` shows them.

use std::io;

use marotte_diagnostics::Place as SourcePlace;
use marotte_diagnostics::render::{Console, Output, Paths};
use marotte_eval::Level;
use marotte_pcore::Value;
use marotte_pcore::convert::rich::write_json;
use marotte_settings::{Origin, SettingValue, find};
use marotte_site::{Setting, SettingsRequest};

use super::bad_call;
use crate::args::{ConfigFormat, ConfigPrintArgs};
use crate::exit::Exit;
use crate::site;

/// `marotte config print`
pub(super) fn print(args: &ConfigPrintArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let request = SettingsRequest {
        section: args.section.clone(),
        names: args.names.clone(),
    };
    let answer = site::place(&args.environment, "config")
        .and_then(|place| Ok((place.settings(&request)?, place)));
    let (answer, place) = match answer {
        Ok(answer) => answer,
        Err(problem) => return bad_call(output, &problem.to_string()),
    };
    for entry in place.logs.iter().chain(&answer.logs) {
        if entry.level >= Level::Notice {
            Console::new(false).entry(entry, output.log)?;
        }
    }
    let settings: Vec<Setting> = answer.settings.into_iter().map(shortened).collect();
    match args.format {
        ConfigFormat::Text => write_lines(&settings, args.origin, output)?,
        ConfigFormat::Json => {
            let mut text = String::new();
            write_json(&mut text, &to_hash(&settings, args.origin));
            writeln!(output.out, "{text}")?;
        }
        ConfigFormat::Yaml => {
            let text = marotte_yaml::dump(&to_hash(&settings, args.origin));
            write!(output.out, "{text}")?;
        }
    }
    Ok(Exit::Good)
}

/// A setting whose origin has as short a path as there is.
fn shortened(setting: Setting) -> Setting {
    let origin = match setting.origin {
        Origin::File { place, section } => {
            let current = std::env::current_dir().unwrap_or_default();
            let file = Paths::from(&current).name(place.file().unwrap_or_default());
            let place = SourcePlace::of_line(file, place.line());
            Origin::File { place, section }
        }
        other => other,
    };
    Setting { origin, ..setting }
}

/// A line a setting; a single value stands alone.
fn write_lines(settings: &[Setting], with_origin: bool, output: &mut Output<'_>) -> io::Result<()> {
    let is_alone = settings.len() == 1;
    let lines: Vec<String> = settings
        .iter()
        .map(|Setting { name, value, .. }| match is_alone {
            true => value.to_string(),
            false => format!("{name} = {value}"),
        })
        .collect();
    // Very long values do not push all origins out of sight.
    let widths = lines.iter().map(|line| line.chars().count());
    let width = widths.filter(|width| *width <= 80).max().unwrap_or(0);
    for (line, Setting { origin, .. }) in lines.iter().zip(settings) {
        if with_origin {
            writeln!(output.out, "{line:width$}  # {origin}")?;
        } else {
            writeln!(output.out, "{line}")?;
        }
    }
    Ok(())
}

fn to_hash(settings: &[Setting], with_origin: bool) -> Value {
    Value::hash(settings.iter().map(|setting| {
        let value = match find(&setting.name) {
            Some(_) => to_value(&setting.value),
            None => Value::Undef,
        };
        let value = match with_origin {
            true => Value::hash([
                (Value::from("value"), value),
                (
                    Value::from("origin"),
                    Value::from(setting.origin.to_string().as_str()),
                ),
            ]),
            false => value,
        };
        (Value::from(setting.name.as_str()), value)
    }))
}

fn to_value(value: &SettingValue) -> Value {
    match value {
        SettingValue::Undef => Value::Undef,
        SettingValue::Boolean(value) => Value::Boolean(*value),
        SettingValue::Integer(value) => Value::Integer(*value),
        SettingValue::Unlimited => Value::from("unlimited"),
        SettingValue::Text(text) => Value::from(text.as_str()),
        SettingValue::List(items) => Value::array(items.iter().map(to_value)),
    }
}
