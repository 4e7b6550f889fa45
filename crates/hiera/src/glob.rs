//! Files by pattern, as Ruby's `Dir.glob` finds them.

use marotte_scalars::text::file_name_matches;

use crate::source::DataSource;

/// How many alternatives a pattern may have.
const MAX_ALTERNATIVES: usize = 10_000;

/// The files that a pattern matches: those of each alternative sorted, without folders.
pub(crate) fn glob(source: &dyn DataSource, pattern: &str) -> Vec<String> {
    let mut found = Vec::new();
    for alternative in alternatives(pattern) {
        // Only folders match then.
        if alternative.ends_with('/') {
            continue;
        }
        let absolute = alternative.starts_with('/');
        let segments: Vec<&str> = alternative.split('/').filter(|s| !s.is_empty()).collect();
        let start = if absolute { "/" } else { "" };
        walk(source, start, &segments, &mut found);
    }
    found
}

/// The patterns that `{a,b}` stands for.
fn alternatives(pattern: &str) -> Vec<String> {
    let mut done = Vec::new();
    let mut open = vec![pattern.to_owned()];
    while let Some(pattern) = open.pop() {
        match braces(&pattern) {
            Some((start, end)) if done.len() + open.len() < MAX_ALTERNATIVES => {
                let inner = &pattern[start + 1..end];
                let mut parts = Vec::new();
                let (mut depth, mut from) = (0, 0);
                for (at, c) in inner.char_indices() {
                    match c {
                        '{' => depth += 1,
                        '}' => depth -= 1,
                        ',' if depth == 0 => {
                            parts.push(&inner[from..at]);
                            from = at + 1;
                        }
                        _ => {}
                    }
                }
                parts.push(&inner[from..]);
                // The stack gives the last first.
                for part in parts.into_iter().rev() {
                    open.push(format!(
                        "{}{part}{}",
                        &pattern[..start],
                        &pattern[end + 1..]
                    ));
                }
            }
            _ => done.push(pattern),
        }
    }
    done
}

/// The first braces that belong together.
fn braces(pattern: &str) -> Option<(usize, usize)> {
    let start = pattern.find('{')?;
    let mut depth = 0;
    for (at, c) in pattern[start..].char_indices() {
        match c {
            '{' => depth += 1,
            '}' => {
                depth -= 1;
                if depth == 0 {
                    return Some((start, start + at));
                }
            }
            _ => {}
        }
    }
    None
}

fn join(folder: &str, name: &str) -> String {
    if folder.is_empty() || folder.ends_with('/') {
        format!("{folder}{name}")
    } else {
        format!("{folder}/{name}")
    }
}

/// Follows what is left of a pattern from a folder on.
fn walk(source: &dyn DataSource, folder: &str, segments: &[&str], found: &mut Vec<String>) {
    let literal = segments
        .iter()
        .take_while(|segment| !segment.contains(['*', '?', '[', '\\']))
        .count();
    let mut folder = folder.to_owned();
    for segment in &segments[..literal] {
        folder = join(&folder, segment);
    }
    if literal < segments.len() {
        visit(source, &folder, vec![&segments[literal..]], found);
    } else if literal > 0 && source.read(&folder).is_some() {
        found.push(folder);
    }
}

/// Visits a folder once for all that is left of a pattern there: `**` makes it several.
fn visit(
    source: &dyn DataSource,
    folder: &str,
    mut patterns: Vec<&[&str]>,
    found: &mut Vec<String>,
) {
    let mut index = 0;
    while let Some(pattern) = patterns.get(index).copied() {
        if let ["**", rest @ ..] = pattern
            && !rest.is_empty()
            && !patterns.contains(&rest)
        {
            patterns.push(rest);
        }
        index += 1;
    }
    for listed in source.list(folder) {
        let (name, is_dir) = (listed.name, listed.is_dir);
        let is_hidden = name.starts_with('.');
        let mut below: Vec<&[&str]> = Vec::new();
        let mut is_match = false;
        for pattern in &patterns {
            let Some((first, rest)) = pattern.split_first() else {
                continue;
            };
            if *first == "**" && !rest.is_empty() {
                // Links may lead anywhere, even back: only the segment that names one follows it.
                if is_dir && !is_hidden && !listed.is_link {
                    below.push(pattern);
                }
                continue;
            }
            if !file_name_matches(first, &name) {
                continue;
            }
            if rest.is_empty() {
                is_match |= !is_dir;
            } else if is_dir {
                below.push(rest);
            }
        }
        let path = join(folder, &name);
        if !below.is_empty() {
            visit(source, &path, below, found);
        }
        if is_match {
            found.push(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DataCache;
    use crate::source::{Listed, Stamp};
    use marotte_pcore::Str;

    /// Files without content.
    struct Names(&'static [&'static str], DataCache);

    fn names(paths: &'static [&'static str]) -> Names {
        Names(paths, DataCache::new())
    }

    impl DataSource for Names {
        fn read(&self, path: &str) -> Option<Result<Vec<u8>, marotte_diagnostics::DataIssue>> {
            self.0.contains(&path).then(|| Ok(Vec::new()))
        }

        fn stamp(&self, path: &str) -> Option<Stamp> {
            self.0.contains(&path).then_some(Stamp {
                inode: 0,
                modified: 0,
                size: 0,
                is_file: true,
            })
        }

        fn cache(&self) -> &DataCache {
            &self.1
        }

        fn list(&self, folder: &str) -> Vec<Listed> {
            let prefix = format!("{}/", folder.trim_end_matches('/'));
            let below = self.0.iter().filter_map(|path| path.strip_prefix(&prefix));
            let mut names: Vec<(String, bool)> = below
                .map(|rest| match rest.split_once('/') {
                    Some((folder, _)) => (folder.to_owned(), true),
                    None => (rest.to_owned(), false),
                })
                .collect();
            names.sort();
            names.dedup();
            let listed = names.into_iter().map(|(name, is_dir)| Listed {
                is_link: name.starts_with("link"),
                name,
                is_dir,
            });
            listed.collect()
        }

        fn environment_name(&self) -> Str {
            "production".into()
        }

        fn environment_root(&self) -> Option<Str> {
            None
        }

        fn module_root(&self, _name: &str) -> Option<Str> {
            None
        }
    }

    #[test]
    fn files_are_found_in_the_order_of_ruby() {
        let names = names(&[
            "/d/.h",
            "/d/a/b.yaml",
            "/d/a/c/d.yaml",
            "/d/b.yaml",
            "/d/x.txt",
        ]);
        let found = |pattern: &str| glob(&names, pattern);
        assert_eq!(found("/d/*"), ["/d/b.yaml", "/d/x.txt"]);
        assert_eq!(
            found("/d/**/*.yaml"),
            ["/d/a/b.yaml", "/d/a/c/d.yaml", "/d/b.yaml"]
        );
        assert_eq!(found("/d/{x.txt,b.yaml}"), ["/d/x.txt", "/d/b.yaml"]);
        assert_eq!(found("/d/[a-c].ya?l"), ["/d/b.yaml"]);
        assert_eq!(found("/d/[!a-c]*"), ["/d/x.txt"]);
        assert_eq!(found("/d/.*"), ["/d/.h"]);
        assert_eq!(found("/d/*/*/*"), ["/d/a/c/d.yaml"]);
        assert!(found("/d/**/").is_empty() && found("/d/b.yaml/").is_empty());
        assert!(found("/d/a").is_empty());
        assert!(found("/nothing/*").is_empty());
    }
    #[test]
    fn links_to_folders_are_only_followed_where_they_are_named() {
        let names = names(&["/d/a/b.yaml", "/d/link/c.yaml"]);
        let found = |pattern: &str| glob(&names, pattern);
        assert_eq!(found("/d/**/*.yaml"), ["/d/a/b.yaml"]);
        assert_eq!(found("/d/*/*.yaml"), ["/d/a/b.yaml", "/d/link/c.yaml"]);
        assert_eq!(found("/d/**/link/*.yaml"), ["/d/link/c.yaml"]);
    }
}
