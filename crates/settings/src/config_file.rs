//! `puppet.conf`, or any file of its form.

use std::sync::Arc;

use marotte_diagnostics::{Place, SettingsIssue, SourceFile, Told};

use crate::convert::translate;
use crate::error::{SettingsError, error_at, line_place};
use crate::ini::{IniLine, parse_ini};
use crate::value::Raw;

/// The sections that `puppet.conf` may have.
const SECTIONS: [&str; 5] = ["main", "server", "master", "agent", "user"];

/// A file that was read.
#[derive(Clone, Debug, Default)]
pub struct ConfigFile {
    /// Where it is.
    pub path: String,
    /// Its text.
    pub source: Option<Arc<SourceFile>>,
    /// Its sections in the order in which they appear; the first is `main`.
    pub sections: Vec<ConfigSection>,
}

/// A section.
#[derive(Clone, Debug)]
pub struct ConfigSection {
    /// Its name.
    pub name: String,
    /// Where it begins, if it has a heading.
    pub place: Place,
    /// Its settings in their order. Of two with one name, the first counts.
    pub settings: Vec<ConfigSetting>,
}

/// A setting in a file.
#[derive(Clone, Debug)]
pub struct ConfigSetting {
    /// The name, which may be that of no setting.
    pub name: String,
    /// The value.
    pub value: Raw,
    /// Whether an owner, a group or a mode is given.
    pub has_metadata: bool,
    /// Where it is.
    pub place: Place,
}

impl ConfigFile {
    /// Reads `puppet.conf`.
    pub fn parse(path: &str, text: &str) -> Result<Self, SettingsError> {
        Self::parse_sections(path, text, &SECTIONS)
    }

    /// Reads a file that may have any sections.
    pub fn parse_any(path: &str, text: &str) -> Result<Self, SettingsError> {
        Self::parse_sections(path, text, &[])
    }

    fn parse_sections(path: &str, text: &str, allowed: &[&str]) -> Result<Self, SettingsError> {
        let source = SourceFile::new(path, text);
        let mut file = Self {
            path: path.to_owned(),
            source: Some(source.clone()),
            sections: vec![ConfigSection::new("main", Place::Nowhere)],
        };
        // The lines of each section, since the reference looks at one section after the other.
        let mut lines: Vec<Vec<(usize, IniLine<'_>)>> = vec![Vec::new()];
        let mut current = 0;
        for (at, line) in parse_ini(text).enumerate() {
            let number = at + 1;
            match line {
                IniLine::Section(name) => {
                    if !allowed.is_empty() && !allowed.contains(&name) {
                        let written = line_place(&source, number);
                        let issue = SettingsIssue::IllegalSection {
                            name: name.into(),
                            written: written.clone(),
                            allowed: allowed.join(", ").into(),
                        };
                        return Err(error_at(issue, &written, Told::Nothing));
                    }
                    let known = file.sections.iter().position(|known| known.name == name);
                    current = known.unwrap_or_else(|| {
                        let place = line_place(&source, number);
                        file.sections.push(ConfigSection::new(name, place));
                        lines.push(Vec::new());
                        lines.len() - 1
                    });
                }
                line => lines[current].push((number, line)),
            }
        }
        for (section, lines) in file.sections.iter_mut().zip(lines) {
            for (number, line) in lines {
                match line {
                    IniLine::Setting(name, value) => {
                        let place = line_place(&source, number);
                        section.settings.push(parse_setting(name, value, place)?);
                    }
                    IniLine::Other(text) if line.is_wrong() => {
                        let issue = SettingsIssue::UnmatchedLine { line: text.into() };
                        return Err(error_at(issue, &line_place(&source, number), Told::Line));
                    }
                    _ => {}
                }
            }
        }
        Ok(file)
    }

    /// The section of a name.
    pub fn section(&self, name: &str) -> Option<&ConfigSection> {
        self.sections.iter().find(|section| section.name == name)
    }
}

impl ConfigSection {
    fn new(name: &str, place: Place) -> Self {
        Self {
            name: name.to_owned(),
            place,
            settings: Vec::new(),
        }
    }

    /// The setting of a name.
    pub fn setting(&self, name: &str) -> Option<&ConfigSetting> {
        self.settings.iter().find(|setting| setting.name == name)
    }
}

fn parse_setting(name: &str, value: &str, place: Place) -> Result<ConfigSetting, SettingsError> {
    let mut value = translate(value);
    let mut has_metadata = false;
    if let Raw::Text(text) = &value {
        let found = without_metadata(text);
        let (text, found) = found.map_err(|issue| error_at(issue, &place, Told::Nothing))?;
        has_metadata = found;
        value = Raw::Text(text);
    }
    Ok(ConfigSetting {
        name: name.to_owned(),
        value,
        has_metadata,
        place,
    })
}

/// A value without `{owner = root, group = root, mode = 750}`, and whether that was there. The
/// owner and mode of files are the agent's business. Anything else in braces is an error.
fn without_metadata(text: &str) -> Result<(String, bool), SettingsIssue> {
    let braces = text.match_indices('{').find_map(|(open, _)| {
        let close = open + text[open..].find('}')?;
        (!text[open + 1..close].trim_start().is_empty() || close > open + 1)
            .then_some((open, close))
    });
    let Some((open, close)) = braces else {
        return Ok((text.trim_end().to_owned(), false));
    };
    let mut has_metadata = false;
    for option in text[open + 1..close].split(',') {
        let word = |part: &str| {
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            !part.is_empty() && part.chars().all(is_word)
        };
        let parts = option.split_once('=').map(|(a, b)| (a.trim(), b.trim()));
        let Some((name, value)) = parts.filter(|(name, value)| word(name) && word(value)) else {
            let text = text.into();
            return Err(SettingsIssue::IllegalFileOptions { text });
        };
        if !["owner", "mode", "group"].contains(&name) {
            let name = name.into();
            return Err(SettingsIssue::UnknownFileOption { name });
        }
        if name == "mode" && !value.bytes().all(|b| b.is_ascii_digit()) {
            return Err(SettingsIssue::IllegalFileMode);
        }
        has_metadata = true;
    }
    let kept = format!("{}{}", &text[..open], &text[close + 1..]);
    Ok((kept.trim_end().to_owned(), has_metadata))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        ConfigFile::parse("F", text).unwrap_err().to_string()
    }

    #[test]
    fn sections_have_settings() {
        let text = "vardir = /v\n[server]\nx = \"a b\" \n[main]\nssl = TRUE\nx = 1 {owner=root}\n";
        let file = ConfigFile::parse("F", text).unwrap();
        let main = file.section("main").unwrap();
        assert_eq!(
            main.setting("vardir").unwrap().value,
            Raw::Text("/v".into())
        );
        assert_eq!(main.setting("ssl").unwrap().value, Raw::Boolean(true));
        let x = main.setting("x").unwrap();
        assert_eq!(
            (&x.value, x.has_metadata, x.place.line()),
            (&Raw::Text("1".into()), true, Some(6))
        );
        let server = file.section("server").unwrap();
        assert_eq!(server.setting("x").unwrap().value, Raw::Text("a b".into()));
    }

    #[test]
    fn errors_are_the_references() {
        assert_eq!(
            error("[main]\nfoo\n"),
            "Could not match line foo\n (file: F, line: 2)"
        );
        assert_eq!(error("a = ${b}/c"), "Could not parse '${b}/c'");
        assert_eq!(error("a = b {ownr=c}"), "Invalid file option 'ownr'");
        assert_eq!(error("a = b {mode=c}"), "File modes must be numbers");
        assert!(
            error("[foo]\n")
                .starts_with("Illegal section 'foo' in config file at (file: F, line: 1).")
        );
        assert!(ConfigFile::parse_any("F", "[foo]\na = b\n").is_ok());
        assert!(ConfigFile::parse("F", "a = {}x").is_ok());
    }
}
