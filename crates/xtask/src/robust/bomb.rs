//! A bomb: a small repository that does harm, in one file of `robust/corpus`.
//!
//! The first line says what it is. `ends:` lists the codes of errors that it may end in, `value` if it
//! may have a catalog, `*` if any end will do that is no crash. `links:` and `pipes:` make such files.
//! After `--- PATH` comes a file; in it `@repeat FROM TO TEXT` is TEXT once for each number, `<n>`
//! and `<n-1>` being the number and the one before.

use std::fs;
use std::io;
use std::path::Path;

/// A bomb.
#[derive(Default)]
pub(super) struct Bomb {
    pub(super) ends: Vec<String>,
    links: Vec<(String, String)>,
    pipes: Vec<String>,
    files: Vec<(String, String)>,
}

impl Bomb {
    /// The bomb that a text describes.
    pub(super) fn parse(text: &str) -> Self {
        let mut bomb = Self::default();
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
            let path = folder.join(path);
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

    /// Whether it may end with these codes; none are a catalog.
    pub(super) fn may_end(&self, codes: &[String]) -> bool {
        let is_listed = |code: &str| self.ends.iter().any(|end| end == code || end == "*");
        match codes {
            [] => is_listed("value"),
            codes => codes.iter().any(|code| is_listed(code)),
        }
    }
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
    }
}
