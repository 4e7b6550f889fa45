//! The names that fit what a person has typed so far.

use marotte_pcore::Type;

use super::Session;

/// The words of the language.
const KEYWORDS: [&str; 20] = [
    "and",
    "application",
    "case",
    "class",
    "default",
    "define",
    "else",
    "elsif",
    "false",
    "function",
    "if",
    "in",
    "inherits",
    "node",
    "or",
    "true",
    "type",
    "undef",
    "unless",
    "attr",
];

/// All names that could be meant.
#[derive(Default)]
pub struct Names {
    /// Functions, types and words.
    words: Vec<String>,
    /// Variables without their `$`.
    variables: Vec<String>,
}

impl Names {
    /// The names that a session knows.
    pub fn of(session: &Session) -> Self {
        let functions = session
            .functions()
            .all()
            .into_iter()
            .map(|f| f.name.to_owned());
        let fixed = Type::NAMES
            .iter()
            .chain(&KEYWORDS)
            .map(|word| (*word).to_owned());
        let mut words: Vec<String> = functions
            .chain(fixed)
            .chain(session.defined().map(str::to_owned))
            .collect();
        words.sort();
        words.dedup();
        let variables = session.variables(true);
        let variables = variables.iter().map(|(name, _)| name.to_string()).collect();
        Self { words, variables }
    }

    /// Where the word before the cursor begins, and what it could become: a name, or one of the
    /// commands that begin with a colon.
    pub fn complete(&self, before: &str, commands: &[&str]) -> (usize, Vec<String>) {
        let start = before
            .char_indices()
            .rev()
            .take_while(|(_, char)| char.is_alphanumeric() || "_:".contains(*char))
            .last()
            .map_or(before.len(), |(index, _)| index);
        let word = &before[start..];
        if before[..start].ends_with('$') || before[..start].ends_with("${") {
            return (start, fitting(word, &self.variables));
        }
        if start == 0 && word.starts_with(':') {
            return (start, fitting(word, commands));
        }
        if word.is_empty() {
            return (start, Vec::new());
        }
        (start, fitting(word, &self.words))
    }
}

fn fitting<S: AsRef<str>>(word: &str, names: &[S]) -> Vec<String> {
    let names = names.iter().map(AsRef::as_ref);
    names
        .filter(|name| name.starts_with(word))
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_variables_and_commands_are_completed() {
        let names = Names {
            words: ["filter", "find_file", "map"].map(str::to_owned).to_vec(),
            variables: ["facts", "port"].map(str::to_owned).to_vec(),
        };
        let complete = |line: &str| names.complete(line, &[":type", ":vars"]);
        assert_eq!(complete("[1].fil"), (4, vec!["filter".to_owned()]));
        assert_eq!(complete("$p"), (1, vec!["port".to_owned()]));
        assert_eq!(complete("\"${fa"), (3, vec!["facts".to_owned()]));
        assert_eq!(complete(":ty"), (0, vec![":type".to_owned()]));
        assert_eq!(complete("1 + "), (4, Vec::new()));
        assert_eq!(complete("ä").0, 0);
    }
}
