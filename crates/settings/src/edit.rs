//! Changes of `puppet.conf` as the reference makes them: all that is not about the setting stays as it
//! was written, comments and odd lines among it.

use std::fmt;

/// The section that settings without a heading are in.
const MAIN: &str = "main";

/// The text of a configuration, line by line.
///
/// ```
/// let mut text = marotte_settings::ConfigText::parse("# Ours.\n[main]\nstrict=off\n");
/// text.set("main", "strict", "error");
/// text.set("agent", "noop", "true");
/// assert_eq!(text.to_string(), "# Ours.\n[main]\nstrict=error\n[agent]\nnoop = true\n");
/// ```
#[derive(Clone, Debug)]
pub struct ConfigText {
    lines: Vec<Line>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Line {
    /// `[name]`, with all that is written around it.
    Section {
        name: String,
        text: String,
    },
    /// `name = value`, with all that is written around it.
    Setting {
        /// From the beginning of the line to the value.
        before: String,
        name: String,
        value: String,
        after: String,
    },
    Other(String),
}

impl Line {
    fn parse(line: &str) -> Self {
        let is_word =
            |text: &str| !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || c == '_');
        let bare = line.trim();
        let section = bare
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'));
        if let Some(name) = section.filter(|name| is_word(name)) {
            return Self::Section {
                name: name.to_owned(),
                text: line.to_owned(),
            };
        }
        if let Some((name, value)) = line.split_once('=')
            && is_word(name.trim())
        {
            let start = line.len() - value.trim_start().len();
            let value = value.trim();
            return Self::Setting {
                before: line[..start].to_owned(),
                name: name.trim().to_owned(),
                value: value.to_owned(),
                after: line[start + value.len()..].to_owned(),
            };
        }
        Self::Other(line.to_owned())
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Section { text, .. } | Self::Other(text) => f.write_str(text),
            Self::Setting {
                before,
                value,
                after,
                ..
            } => write!(f, "{before}{value}{after}"),
        }
    }
}

impl ConfigText {
    /// The lines of a text.
    pub fn parse(text: &str) -> Self {
        Self {
            lines: text.lines().map(Line::parse).collect(),
        }
    }

    /// Gives a setting a value: where it is, behind the other settings of its section, or in a new one
    /// at the end.
    pub fn set(&mut self, section: &str, name: &str, value: &str) {
        if let Some(at) = self.find(section, name)
            && let Line::Setting { value: known, .. } = &mut self.lines[at]
        {
            value.clone_into(known);
            return;
        }
        let last = self.of_section(section).rfind(|at| self.is_setting(*at));
        let heading = || {
            let mut lines = self.lines.iter();
            let is_it = |line: &Line| matches!(line, Line::Section { name, .. } if name == section);
            lines.position(is_it)
        };
        let at = match last {
            Some(last) => last + 1,
            // What has no heading comes first.
            None if section == MAIN => 0,
            None => match heading() {
                Some(heading) => heading + 1,
                None => {
                    self.lines.push(Line::parse(&format!("[{section}]")));
                    self.lines.len()
                }
            },
        };
        let line = Line::Setting {
            before: format!("{name} = "),
            name: name.to_owned(),
            value: value.to_owned(),
            after: String::new(),
        };
        self.lines.insert(at, line);
    }

    /// Takes a setting away, and gives the line that it was in.
    pub fn delete(&mut self, section: &str, name: &str) -> Option<String> {
        let at = self.find(section, name)?;
        Some(self.lines.remove(at).to_string())
    }

    fn is_setting(&self, at: usize) -> bool {
        matches!(self.lines[at], Line::Setting { .. })
    }

    fn find(&self, section: &str, name: &str) -> Option<usize> {
        let mut lines = self.of_section(section);
        lines.find(
            |at| matches!(&self.lines[*at], Line::Setting { name: known, .. } if known == name),
        )
    }

    /// Where the lines of a section are, which may have several headings.
    fn of_section(&self, section: &str) -> impl DoubleEndedIterator<Item = usize> + use<> {
        let mut current = MAIN;
        let mut found = Vec::new();
        for (at, line) in self.lines.iter().enumerate() {
            match line {
                Line::Section { name, .. } => current = name,
                _ if current == section => found.push(at),
                _ => {}
            }
        }
        found.into_iter()
    }
}

/// The text as it is written: settings of `main` have a heading.
impl fmt::Display for ConfigText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let has_heading = self
            .lines
            .iter()
            .any(|line| matches!(line, Line::Section { name, .. } if name == MAIN));
        if !has_heading && self.of_section(MAIN).any(|at| self.is_setting(at)) {
            writeln!(f, "[{MAIN}]")?;
        }
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(text: &str, change: impl FnOnce(&mut ConfigText)) -> String {
        let mut text = ConfigText::parse(text);
        change(&mut text);
        text.to_string()
    }

    #[test]
    fn settings_are_put_where_they_belong() {
        let set = |text, section| changed(text, |text| text.set(section, "a", "1"));
        assert_eq!(set("", "main"), "[main]\na = 1\n");
        assert_eq!(set("b=2", "main"), "[main]\nb=2\na = 1\n");
        assert_eq!(
            set("[main]\n# c\nb = 2\n\n[x]\n", "main"),
            "[main]\n# c\nb = 2\na = 1\n\n[x]\n"
        );
        assert_eq!(set(" a  =  b  \n", "main"), "[main]\n a  =  1  \n");
        assert_eq!(set("[x]\n\n[y]\n", "x"), "[x]\na = 1\n\n[y]\n");
    }

    #[test]
    fn settings_are_taken_away() {
        let mut text = ConfigText::parse("[main]\n a = 1 # x\nb = 2\n");
        assert_eq!(text.delete("main", "a").as_deref(), Some(" a = 1 # x"));
        assert_eq!(text.delete("agent", "b"), None);
        assert_eq!(text.to_string(), "[main]\nb = 2\n");
    }
}
