//! `marotte config print`: the values of settings, as `puppet config print` shows them.

use std::io;
use std::path::Path;
use std::sync::Arc;

use marotte_diagnostics::Place as SourcePlace;
use marotte_diagnostics::render::{Console, Output, Paths};
use marotte_environment::{Cache, Disk, Environment, Options};
use marotte_eval::Level;
use marotte_pcore::Value;
use marotte_pcore::convert::rich::write_json;
use marotte_settings::{EnvironmentSettings, Origin, Raw, SettingValue, Values, all, find};
use marotte_site::{Place, split};

use super::bad_call;
use crate::args::{ConfigFormat, ConfigPrintArgs};
use crate::commands::source::absolute;
use crate::exit::Exit;
use crate::site;

/// `marotte config print`
pub(super) fn print(args: &ConfigPrintArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let shown = site::place(&args.environment, "config")
        .map_err(|problem| problem.to_string())
        .and_then(|place| Ok((settings(args, &place)?, place)));
    let (printed, place) = match shown {
        Ok(shown) => shown,
        Err(message) => return bad_call(output, &message),
    };
    for entry in place.logs.iter().chain(&printed.logs) {
        if entry.level >= Level::Notice {
            Console::new(false).entry(entry, output.log)?;
        }
    }
    match args.format {
        ConfigFormat::Text => printed.write(args.origin, output)?,
        ConfigFormat::Json => {
            let mut text = String::new();
            write_json(&mut text, &printed.to_value(args.origin));
            writeln!(output.out, "{text}")?;
        }
        ConfigFormat::Yaml => {
            write!(
                output.out,
                "{}",
                marotte_yaml::dump(&printed.to_value(args.origin))
            )?;
        }
    }
    Ok(Exit::Good)
}

/// What is printed.
struct Printed {
    entries: Vec<(String, SettingValue, Origin)>,
    logs: Vec<marotte_eval::LogEntry>,
}

fn settings(args: &ConfigPrintArgs, place: &Place) -> Result<Printed, String> {
    let section = args.section.as_str();
    let name = place
        .environment_name()
        .map_err(|problem| problem.to_string())?;
    let (environment, logs) = environment(place, section, &name)?;
    let values = place.settings.section_values(environment.as_ref(), section);
    let mut names: Vec<String> = match args.names.as_slice() {
        [] => all().iter().map(|known| known.name.to_owned()).collect(),
        [only] if only == "all" => all().iter().map(|known| known.name.to_owned()).collect(),
        names => names.to_vec(),
    };
    names.sort();
    names.dedup();
    let mut entries = Vec::with_capacity(names.len());
    for name in names {
        let (value, origin) = value(&values, &name)?;
        entries.push((name, value, origin));
    }
    Ok(Printed { entries, logs })
}

fn value(values: &Values<'_>, name: &str) -> Result<(SettingValue, Origin), String> {
    let value = values.print(name).map_err(|error| error.to_string())?;
    let (_, origin) = values.lookup(name).map_err(|error| error.to_string())?;
    Ok((value, shortened(origin)))
}

/// An origin with as short a path as there is.
fn shortened(origin: Origin) -> Origin {
    match origin {
        Origin::File { place, section } => {
            let current = std::env::current_dir().unwrap_or_default();
            let file = Paths::from(&current).name(place.file().unwrap_or_default());
            let place = SourcePlace::of_line(file, place.line());
            Origin::File { place, section }
        }
        other => other,
    }
}

/// What the environment has for itself. The one called production is there even without a folder.
fn environment(
    place: &Place,
    section: &str,
    name: &str,
) -> Result<(Option<EnvironmentSettings>, Vec<marotte_eval::LogEntry>), String> {
    let settings = &place.settings;
    let values = settings.section_values(None, section);
    let text = |name: &str| values.text(name).map_err(|error| error.to_string());
    let base = text("basemodulepath")?;
    let folders = |paths: &str| -> Vec<String> { split(paths).collect() };
    let root = match &place.folder {
        Some(folder) => {
            let folder = Path::new(folder);
            folder.is_dir().then(|| absolute(folder))
        }
        None => folders(&text("environmentpath")?)
            .iter()
            .map(|path| Path::new(path).join(name))
            .find(|path| path.is_dir()),
    };
    if let Some(root) = root {
        let options = Options {
            name: name.into(),
            base_module_path: folders(&base)
                .iter()
                .map(|path| path.as_str().into())
                .collect(),
            settings: Some(settings.clone()),
            ..Options::default()
        };
        let root = root.to_string_lossy();
        let opened = Environment::open(Arc::new(Disk), &root, options, Cache::new());
        if let Some(error) = opened.error() {
            return Err(error.to_string());
        }
        return Ok((Some(opened.own_settings().clone()), opened.logs().to_vec()));
    }
    if name != "production" {
        return Ok((None, Vec::new()));
    }
    let existing = folders(&base)
        .into_iter()
        .filter(|path| Path::new(path).is_dir());
    let existing: Vec<String> = existing.collect();
    let nowhere = EnvironmentSettings {
        name: name.to_owned(),
        values: vec![
            (
                "manifest",
                Raw::Name("no_manifest".to_owned()),
                Origin::Default,
            ),
            ("modulepath", Raw::Text(existing.join(":")), Origin::Default),
        ],
    };
    Ok((Some(nowhere), Vec::new()))
}

impl Printed {
    /// A line a setting; a single value stands alone.
    fn write(&self, with_origin: bool, output: &mut Output<'_>) -> io::Result<()> {
        let is_alone = self.entries.len() == 1;
        let lines: Vec<String> = self
            .entries
            .iter()
            .map(|(name, value, _)| match is_alone {
                true => value.to_string(),
                false => format!("{name} = {value}"),
            })
            .collect();
        // Very long values do not push all origins out of sight.
        let widths = lines.iter().map(|line| line.chars().count());
        let width = widths.filter(|width| *width <= 80).max().unwrap_or(0);
        for (line, (_, _, origin)) in lines.iter().zip(&self.entries) {
            if with_origin {
                writeln!(output.out, "{line:width$}  # {origin}")?;
            } else {
                writeln!(output.out, "{line}")?;
            }
        }
        Ok(())
    }

    fn to_value(&self, with_origin: bool) -> Value {
        Value::hash(self.entries.iter().map(|(name, value, origin)| {
            let value = match find(name) {
                Some(_) => to_value(value),
                None => Value::Undef,
            };
            let value = match with_origin {
                true => Value::hash([
                    (Value::from("value"), value),
                    (
                        Value::from("origin"),
                        Value::from(origin.to_string().as_str()),
                    ),
                ]),
                false => value,
            };
            (Value::from(name.as_str()), value)
        }))
    }
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
