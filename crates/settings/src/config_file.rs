//! `puppet.conf`, or any file of its form.

use crate::convert::translate;
use crate::ini::{IniLine, ParseError, parse_ini};
use crate::value::Raw;

/// The sections that `puppet.conf` may have.
const SECTIONS: [&str; 5] = ["main", "server", "master", "agent", "user"];

/// A file that was read.
#[derive(Clone, Debug, Default)]
pub struct ConfigFile {
    /// Where it is.
    pub path: String,
    /// Its sections in the order in which they appear; the first is `main`.
    pub sections: Vec<ConfigSection>,
}

/// A section.
#[derive(Clone, Debug)]
pub struct ConfigSection {
    /// Its name.
    pub name: String,
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
    /// The line, from 1.
    pub line: usize,
}

impl ConfigFile {
    /// Reads `puppet.conf`.
    pub fn parse(path: &str, text: &str) -> Result<Self, ParseError> {
        Self::parse_sections(path, text, &SECTIONS)
    }

    /// Reads a file that may have any sections.
    pub fn parse_any(path: &str, text: &str) -> Result<Self, ParseError> {
        Self::parse_sections(path, text, &[])
    }

    fn parse_sections(path: &str, text: &str, allowed: &[&str]) -> Result<Self, ParseError> {
        let mut file = Self {
            path: path.to_owned(),
            sections: vec![ConfigSection::new("main")],
        };
        // The lines of each section, since the reference looks at one section after the other.
        let mut lines: Vec<Vec<(usize, IniLine<'_>)>> = vec![Vec::new()];
        let mut current = 0;
        for (at, line) in parse_ini(text).enumerate() {
            let number = at + 1;
            match line {
                IniLine::Section(name) => {
                    if !allowed.is_empty() && !allowed.contains(&name) {
                        return Err(illegal_section(name, path, number, allowed));
                    }
                    let known = file.sections.iter().position(|known| known.name == name);
                    current = known.unwrap_or_else(|| {
                        file.sections.push(ConfigSection::new(name));
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
                        section.settings.push(parse_setting(name, value, number)?);
                    }
                    IniLine::Other(text) if line.is_wrong() => {
                        return Err(ParseError::wrong_line(text, path, number));
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
    fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            settings: Vec::new(),
        }
    }

    /// The setting of a name.
    pub fn setting(&self, name: &str) -> Option<&ConfigSetting> {
        self.settings.iter().find(|setting| setting.name == name)
    }
}

fn parse_setting(name: &str, value: &str, line: usize) -> Result<ConfigSetting, ParseError> {
    let mut value = translate(value);
    let mut has_metadata = false;
    if let Raw::Text(text) = &value {
        let (text, found) = without_metadata(text)?;
        has_metadata = found;
        value = Raw::Text(text);
    }
    Ok(ConfigSetting {
        name: name.to_owned(),
        value,
        has_metadata,
        line,
    })
}

/// A value without `{owner = root, group = root, mode = 750}`, and whether that was there. The
/// owner and mode of files are the agent's business. Anything else in braces is an error.
fn without_metadata(text: &str) -> Result<(String, bool), ParseError> {
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
            return Err(ParseError::new(format!("Could not parse '{text}'")));
        };
        if !["owner", "mode", "group"].contains(&name) {
            return Err(ParseError::new(format!("Invalid file option '{name}'")));
        }
        if name == "mode" && !value.bytes().all(|b| b.is_ascii_digit()) {
            return Err(ParseError::new("File modes must be numbers".to_owned()));
        }
        has_metadata = true;
    }
    let kept = format!("{}{}", &text[..open], &text[close + 1..]);
    Ok((kept.trim_end().to_owned(), has_metadata))
}

fn illegal_section(name: &str, path: &str, line: usize, allowed: &[&str]) -> ParseError {
    ParseError::new(format!(
        "Illegal section '{name}' in config file at (file: {path}, line: {line}). The only valid \
         puppet.conf sections are: [{}]. Please use the directory environments feature to specify \
         environments. (See https://puppet.com/docs/puppet/latest/environments_about.html)",
        allowed.join(", ")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        ConfigFile::parse("F", text).unwrap_err().message
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
            (&x.value, x.has_metadata, x.line),
            (&Raw::Text("1".into()), true, 6)
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
