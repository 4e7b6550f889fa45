//! Files of sections, names and values: `puppet.conf` and `environment.conf`.

/// What a line of such a file is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum IniLine<'a> {
    /// `[name]`
    Section(&'a str),
    /// `name = value`, the value without the spaces around it.
    Setting(&'a str, &'a str),
    /// Anything else, with its line break.
    Other(&'a str),
}

impl IniLine<'_> {
    /// Whether the line is neither empty nor a comment nor understood.
    pub(crate) fn is_wrong(&self) -> bool {
        match self {
            Self::Other(text) => {
                let text = text.trim_start();
                !text.is_empty() && !text.starts_with('#')
            }
            _ => false,
        }
    }
}

/// The lines of a text; the first is that of index 0.
pub(crate) fn parse_ini(text: &str) -> impl Iterator<Item = IniLine<'_>> {
    text.split_inclusive('\n').map(parse_line)
}

fn parse_line(text: &str) -> IniLine<'_> {
    let line = text.trim();
    let section = line
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
        .filter(|name| is_word(name));
    if let Some(name) = section {
        return IniLine::Section(name);
    }
    match line.split_once('=') {
        Some((name, value)) if is_word(name.trim_end()) => {
            IniLine::Setting(name.trim_end(), value.trim_start())
        }
        _ => IniLine::Other(text),
    }
}

fn is_word(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_apart() {
        let text = " [main] \na=b = c \r\n  x_1 =\n# c\n\n[a b]\n= 1\n";
        let lines: Vec<IniLine<'_>> = parse_ini(text).collect();
        assert_eq!(
            lines,
            [
                IniLine::Section("main"),
                IniLine::Setting("a", "b = c"),
                IniLine::Setting("x_1", ""),
                IniLine::Other("# c\n"),
                IniLine::Other("\n"),
                IniLine::Other("[a b]\n"),
                IniLine::Other("= 1\n"),
            ]
        );
        let wrong: Vec<bool> = lines.iter().map(IniLine::is_wrong).collect();
        assert_eq!(wrong, [false, false, false, false, false, true, true]);
    }
}
