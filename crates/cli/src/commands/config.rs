//! `marotte config print`: the values of settings, as `puppet config print` shows them.

use std::io;

use marotte_diagnostics::Place as SourcePlace;
use marotte_diagnostics::render::{Console, Output, Paths};
use marotte_eval::Level;
use marotte_pcore::Value;
use marotte_pcore::convert::rich::write_json;
use marotte_pcore::ruby::ruby_inspect;
use marotte_settings::{Origin, SettingValue, find};
use marotte_site::{ChangeRequest, Deleted, Setting, SettingsRequest};

use super::{give_up, refuse, show_logs};
use crate::args::{
    ConfigChangeArgs, ConfigDeleteArgs, ConfigFormat, ConfigPrintArgs, ConfigSetArgs,
};
use crate::exit::Exit;
use crate::puppet::is_puppet;
use crate::site;

/// The section that all others fall back to.
const MAIN: &str = "main";

/// What the reference says of a call without a section to those who want to know more.
const NO_SECTION: &str = "No section specified; defaulting to 'main'.
Set the config section by using the `--section` flag.
For example, `puppet config --section user print foo`.
For more information, see https://puppet.com/docs/puppet/latest/configuration.html";

/// `marotte config print`
pub(super) fn print(args: &ConfigPrintArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let request = SettingsRequest {
        section: args.section.clone().unwrap_or_else(|| MAIN.to_owned()),
        names: args.names.clone(),
    };
    let color = args.bare.color();
    let answer = site::place(&args.environment, &args.bare, "config")
        .and_then(|place| Ok((place.settings(&request)?, place)));
    let (answer, place) = match answer {
        Ok(answer) => answer,
        Err(problem) if is_puppet() => {
            return give_up("config print", &problem.to_string(), color, output);
        }
        Err(problem) => return refuse(output, &problem),
    };
    show_logs(&place.logs, color, output)?;
    show_logs(&answer.logs, color, output)?;
    if (args.bare.verbose || args.bare.debug) && is_puppet() {
        let console = Console::new(color.on_stderr());
        if args.section.is_none() {
            console.line(Level::Warning, NO_SECTION, output.log)?;
        }
        let environment = place.text("environment").unwrap_or_default();
        let section = &request.section;
        writeln!(
            output.log,
            "Resolving settings from section '{section}' in environment '{environment}'"
        )?;
    }
    let settings: Vec<Setting> = answer.settings.into_iter().map(shortened).collect();
    match args.format {
        ConfigFormat::Text => write_lines(&settings, args.origin, output)?,
        ConfigFormat::S => {
            let text = ruby_inspect(&to_hash(&settings, args.origin));
            writeln!(output.out, "{text}")?;
        }
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

/// `marotte config set`
pub(super) fn set(args: &ConfigSetArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    change(&args.change, &args.setting, Some(&args.value), output)
}

/// `marotte config delete`
pub(super) fn delete(args: &ConfigDeleteArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    change(&args.change, &args.setting, None, output)
}

fn change(
    args: &ConfigChangeArgs,
    name: &str,
    value: Option<&String>,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let color = args.place.bare.color();
    let request = ChangeRequest {
        section: args.section.clone(),
        name: name.to_owned(),
        value: value.cloned(),
    };
    let place = match site::place(&args.place.environment, &args.place.bare, "config") {
        Ok(place) => place,
        Err(problem) => return refuse(output, &problem),
    };
    show_logs(&place.logs, color, output)?;
    let answer = match (place.change(&request), value) {
        (Ok(answer), _) => answer,
        (Err(problem), Some(_)) if is_puppet() => {
            return give_up("config set", &problem.to_string(), color, output);
        }
        (Err(problem), None) if is_puppet() => {
            return give_up("config delete", &problem.to_string(), color, output);
        }
        (Err(problem), _) => return refuse(output, &problem),
    };
    show_logs(&answer.logs, color, output)?;
    for Deleted { section, line } in &answer.deleted {
        let line = match (section.as_str(), value) {
            // Of servers' settings Puppet shows only the name.
            ("server" | "master", None) => line.trim().split('=').next().unwrap_or_default(),
            _ => line.trim(),
        };
        let more = match value {
            Some(_) => ", and adding it to 'server' section",
            None => "",
        };
        writeln!(
            output.out,
            "Deleted setting from '{section}': '{line}'{more}"
        )?;
    }
    Ok(Exit::Good)
}
