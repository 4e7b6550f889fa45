//! Whether every page of the book is in its summary, and every link leads somewhere.

use super::pages::Pages;

const SUMMARY: &str = "SUMMARY.md";

pub(super) fn complaints(pages: &Pages, pictures: &[String]) -> Vec<String> {
    let mut complaints = Vec::new();
    let summary = pages.get(SUMMARY).map_or("", String::as_str);
    let listed: Vec<&str> = links(summary).collect();
    for (path, text) in pages {
        if path != SUMMARY && !listed.contains(&path.as_str()) {
            complaints.push(format!("docs/{SUMMARY}: {path} is not in it"));
        }
        for link in links(text).filter(|link| !link.contains("://")) {
            let is_picture = pictures.contains(&joined(path, link));
            if !is_picture && !leads_somewhere(pages, path, link) {
                complaints.push(format!("docs/{path}: {link} leads nowhere"));
            }
        }
    }
    complaints
}

fn leads_somewhere(pages: &Pages, from: &str, link: &str) -> bool {
    let (path, heading) = link.split_once('#').unwrap_or((link, ""));
    let path = if path.is_empty() {
        from.to_owned()
    } else {
        joined(from, path)
    };
    let Some(text) = pages.get(&path) else {
        return false;
    };
    heading.is_empty() || headings(text).any(|known| known == heading)
}

/// A path as seen from a page.
fn joined(page: &str, path: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// The lines of a page that are no code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut in_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence
    })
}

/// Where the links of a page lead: `[text](target)`, outside of code.
fn links(text: &str) -> impl Iterator<Item = &str> {
    prose(text).flat_map(|line| {
        // Every other piece between backticks is code; the text of a link may have some, its
        // target not.
        line.split("](").skip(1).filter_map(move |rest| {
            let target = rest.split_once(')')?.0;
            let before = line.len() - rest.len();
            let quotes = line[..before].matches('`').count();
            (quotes % 2 == 0).then_some(target)
        })
    })
}

/// The names by which links call the headings of a page.
fn headings(text: &str) -> impl Iterator<Item = String> {
    prose(text)
        .filter(|line| line.starts_with('#'))
        .map(|line| {
            let title = line.trim_start_matches('#').trim().to_lowercase();
            let kept = title.chars().filter_map(|c| match c {
                c if c.is_alphanumeric() || c == '_' || c == '-' => Some(c),
                c if c.is_whitespace() => Some('-'),
                _ => None,
            });
            kept.collect()
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pages(texts: &[(&str, &str)]) -> Pages {
        let texts = texts.iter();
        texts
            .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))
            .collect()
    }

    #[test]
    fn links_are_followed() {
        let book = pages(&[
            (SUMMARY, "- [A](a.md)\n- [B](b/c.md)"),
            (
                "a.md",
                "[`b`](b/c.md#what-is-it) [web](https://a.test) ![p](p.png)",
            ),
            ("b/c.md", "# What is it?\n[a](../a.md) [here](#what-is-it)"),
        ]);
        assert!(complaints(&book, &["p.png".to_owned()]).is_empty());
        assert_eq!(complaints(&book, &[]), ["docs/a.md: p.png leads nowhere"]);
    }

    #[test]
    fn what_leads_nowhere_is_told() {
        let book = pages(&[
            (SUMMARY, "- [A](a.md)\n- [Gone](gone.md)"),
            (
                "a.md",
                "[b](b.md#nothing) `[code](x.md)`\n```\n[code](y.md)\n```",
            ),
            ("b.md", ""),
        ]);
        assert_eq!(
            complaints(&book, &[]),
            [
                "docs/SUMMARY.md: gone.md leads nowhere",
                "docs/a.md: b.md#nothing leads nowhere",
                "docs/SUMMARY.md: b.md is not in it",
            ]
        );
    }
}
