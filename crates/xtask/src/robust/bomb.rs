//! A bomb: a small repository that does harm, in one file of `robust/corpus`.
//!
//! The first line says what it is. `ends:` lists the codes of errors that it may end in, `value` if it
//! may have a catalog, `*` if any end will do that is no crash. `says:` is what its error has to contain, once.
//! `call:` is how Marotte is called, if not to compile a node. `links:` and `pipes:` make such files.
//! After `--- PATH` comes a file (`\\xff` in its path is that byte); in it `@repeat FROM TO TEXT` is TEXT once for each number, `<n>`
//! and `<n-1>` being the number and the one before.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

/// A bomb.
#[derive(Default)]
pub(super) struct Bomb {
    pub(super) ends: Vec<String>,
    /// How Marotte is called.
    pub(super) call: Vec<String>,
    says: Option<String>,
    links: Vec<(String, String)>,
    pipes: Vec<String>,
    files: Vec<(String, String)>,
}

impl Bomb {
    /// The bomb that a text describes.
    pub(super) fn parse(text: &str) -> Self {
        let call = "compile a.test --env-dir . --format json --error-format json";
        let mut bomb = Self {
            call: call.split(' ').map(str::to_owned).collect(),
            ..Self::default()
        };
        for line in text.lines().skip(1) {
            if let Some(path) = line.strip_prefix("--- ") {
                bomb.files.push((path.to_owned(), String::new()));
            } else if let Some((_, file)) = bomb.files.last_mut() {
                write_line(line, file);
            } else if let Some((name, value)) = line.split_once(": ") {
                let words = value.split(' ').map(str::to_owned);
                match name {
                    "ends" => bomb.ends = words.collect(),
                    "pipes" => bomb.pipes = words.collect(),
                    "call" => bomb.call = words.collect(),
                    "says" => bomb.says = Some(value.to_owned()),
                    _ => bomb.links.extend(
                        value
                            .split(' ')
                            .filter_map(|link| link.split_once('='))
                            .map(|(from, to)| (from.to_owned(), to.to_owned())),
                    ),
                }
            }
        }
        bomb
    }

    /// Makes the repository in a folder.
    pub(super) fn lay(&self, folder: &Path) -> io::Result<()> {
        let parent = |path: &str| {
            let path = folder.join(named(path));
            fs::create_dir_all(path.parent().unwrap_or(folder)).map(|()| path)
        };
        for (path, text) in &self.files {
            fs::write(parent(path)?, text)?;
        }
        for (path, to) in &self.links {
            std::os::unix::fs::symlink(to, parent(path)?)?;
        }
        for path in &self.pipes {
            let mode = nix::sys::stat::Mode::S_IRWXU;
            nix::unistd::mkfifo(&parent(path)?, mode)?;
        }
        Ok(())
    }

    /// Whether its error says what it has to say.
    pub(super) fn is_said(&self, error: &str) -> bool {
        let times = |text: &String| error.matches(text.as_str()).count();
        self.says.as_ref().is_none_or(|text| times(text) == 1)
    }

    /// Whether it may end with these codes; none are a catalog.
    pub(super) fn may_end(&self, codes: &[String]) -> bool {
        let is_listed = |code: &str| self.ends.iter().any(|end| end == code || end == "*");
        match codes {
            [] => is_listed("value"),
            codes => codes.iter().any(|code| is_listed(code)),
        }
    }
}

/// A path whose name need not be text.
fn named(path: &str) -> PathBuf {
    let mut bytes = Vec::new();
    let mut parts = path.split("\\x");
    bytes.extend_from_slice(parts.next().unwrap_or_default().as_bytes());
    for part in parts {
        let (digits, rest) = part.split_at_checked(2).unwrap_or(("", part));
        bytes.extend(u8::from_str_radix(digits, 16));
        bytes.extend_from_slice(rest.as_bytes());
    }
    OsString::from_vec(bytes).into()
}

fn write_line(line: &str, file: &mut String) {
    let repeated = line.strip_prefix("@repeat ").and_then(|rest| {
        let mut parts = rest.splitn(3, ' ');
        let mut number = || parts.next()?.parse::<usize>().ok();
        Some((number()?, number()?, parts.next()?))
    });
    let Some((from, to, text)) = repeated else {
        file.push_str(line);
        file.push('\n');
        return;
    };
    for n in from..=to {
        let before = n.saturating_sub(1).to_string();
        file.push_str(
            &text
                .replace("<n-1>", &before)
                .replace("<n>", &n.to_string()),
        );
        file.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bombs_are_read() {
        let text =
            "A bomb.\nends: value A\nlinks: a=/b\n--- x/y\nk0: 1\n@repeat 1 2 k<n>: k<n-1>\n";
        let bomb = Bomb::parse(text);
        assert_eq!(bomb.links, [("a".to_owned(), "/b".to_owned())]);
        let file = ("x/y".to_owned(), "k0: 1\nk1: k0\nk2: k1\n".to_owned());
        assert_eq!(bomb.files, [file]);
        assert!(bomb.may_end(&[]) && bomb.may_end(&["A".to_owned()]));
        assert!(!bomb.may_end(&["B".to_owned()]));
        assert_eq!(bomb.call.first().map(String::as_str), Some("compile"));
        let bomb = Bomb::parse("A bomb.\ncall: a b\nsays: c d\n");
        assert!(bomb.call == ["a", "b"] && bomb.is_said("c d") && !bomb.is_said("c d c d"));
        assert_eq!(named("a\\xffb").into_os_string().into_vec(), b"a\xffb");
    }
}
