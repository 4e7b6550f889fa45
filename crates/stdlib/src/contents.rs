//! The contents of files that native functions stand for.

use std::fmt::Write as _;
use std::sync::LazyLock;

use marotte_eval::ScriptInterface;
use sha2::{Digest, Sha256};

use crate::native::Native;
use crate::rules::natives;

/// The table: `4.x merge 9.0.0 1234 <SHA-256> 9.0.0 9.1.0`, that is the interface, the function,
/// the rule, the length, the digest, the first and the last release that has it. The rule is `=` for
/// a function that has only one, the name of a variant, or `-` if that content is interpreted.
const TABLE: &str = include_str!("../contents.txt");

/// What is known of a content of a file.
#[derive(Clone, Copy, Debug)]
pub struct Content {
    /// How the file is written.
    pub interface: ScriptInterface,
    /// The function that it defines.
    pub name: &'static str,
    /// What is done with it.
    pub decision: Decision,
    /// How many bytes it has.
    pub length: usize,
    /// The SHA-256 digest, in hexadecimal digits.
    pub digest: &'static str,
    /// The first and the last release that has it.
    pub releases: (&'static str, &'static str),
}

/// What is done with a content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// A native function stands for it: that of the name and this variant.
    Native(&'static str),
    /// It is interpreted.
    Interpreted,
}

/// All contents that were looked at, in the order of the table.
pub fn contents() -> impl Iterator<Item = Content> {
    TABLE.lines().filter_map(content)
}

fn content(line: &'static str) -> Option<Content> {
    let mut words = line.split(' ');
    let interface = match words.next()? {
        "3.x" => ScriptInterface::Legacy,
        "4.x" => ScriptInterface::Typed,
        _ => return None,
    };
    Some(Content {
        interface,
        name: words.next()?,
        decision: match words.next()? {
            "-" => Decision::Interpreted,
            "=" => Decision::Native(""),
            variant => Decision::Native(variant),
        },
        length: words.next()?.parse().ok()?,
        digest: words.next()?,
        releases: (words.next()?, words.next()?),
    })
}

/// The native function that stands for the text of a file, which is expected to define a function.
pub fn find(interface: ScriptInterface, name: &str, text: &str) -> Option<&'static Native> {
    static NATIVE: LazyLock<Vec<(Content, &'static Native)>> = LazyLock::new(|| {
        let mut known: Vec<_> = contents()
            .filter_map(|content| Some((content, native_of(&content)?)))
            .collect();
        known.sort_by_key(|(content, _)| content.length);
        known
    });
    let first = NATIVE.partition_point(|(content, _)| content.length < text.len());
    let mut candidates = NATIVE[first..]
        .iter()
        .take_while(|(content, _)| content.length == text.len())
        .filter(|(content, _)| content.interface == interface && content.name == name)
        .peekable();
    candidates.peek()?;
    let digest = digest(text);
    let (_, native) = candidates.find(|(content, _)| content.digest == digest)?;
    Some(native)
}

fn native_of(content: &Content) -> Option<&'static Native> {
    let Decision::Native(variant) = content.decision else {
        return None;
    };
    natives().find(|native| {
        native.interface == content.interface
            && native.name == content.name
            && native.variant == variant
    })
}

/// The digest of a text as the table has it.
pub fn digest(text: &str) -> String {
    let mut digits = String::with_capacity(64);
    for byte in Sha256::digest(text.as_bytes()) {
        // Writing to a string cannot fail.
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sound() {
        let lines = TABLE.lines().filter(|line| !line.starts_with('#')).count();
        let known: Vec<Content> = contents().collect();
        assert_eq!(known.len(), lines, "a line of the table cannot be read");
        for content in &known {
            if let Decision::Native(_) = content.decision {
                assert!(native_of(content).is_some(), "no rule: {content:?}");
            }
        }
        for native in natives() {
            let own =
                |content: &Content| native_of(content).is_some_and(|of| std::ptr::eq(of, native));
            assert!(known.iter().any(own), "nothing is {}", native.name);
        }
    }

    #[test]
    fn other_contents_are_interpreted() {
        let first = contents().next().unwrap();
        let text = "#".repeat(first.length);
        assert!(find(first.interface, first.name, &text).is_none());
        assert!(find(first.interface, first.name, "").is_none());
    }
}
