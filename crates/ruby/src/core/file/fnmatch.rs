//! Patterns of file names.

/// A backslash is a character like others.
pub(super) const NOESCAPE: i64 = 1;
/// No wildcard matches a slash.
pub(super) const PATHNAME: i64 = 2;
/// Wildcards match a dot at the start.
pub(super) const DOTMATCH: i64 = 4;
/// Case does not matter.
pub(super) const CASEFOLD: i64 = 8;
/// `{a,b}` is known.
pub(super) const EXTGLOB: i64 = 16;

/// How many alternatives braces may have all in all.
const MOST_ALTERNATIVES: usize = 1000;

/// Whether a path matches a pattern.
pub(super) fn matches(pattern: &str, path: &str, flags: i64) -> bool {
    if flags & EXTGLOB != 0 {
        let patterns = alternatives(pattern);
        return patterns.iter().any(|one| whole(one, path, flags));
    }
    whole(pattern, path, flags)
}

/// The patterns that braces stand for.
pub(super) fn alternatives(pattern: &str) -> Vec<String> {
    let mut open = vec![pattern.to_owned()];
    let mut done = Vec::new();
    while let Some(pattern) = open.pop() {
        match braces(&pattern) {
            Some((start, end)) if open.len() + done.len() < MOST_ALTERNATIVES => {
                let inner = split(&pattern[start + 1..end]);
                for part in inner.into_iter().rev() {
                    let (before, after) = (&pattern[..start], &pattern[end + 1..]);
                    open.push(format!("{before}{part}{after}"));
                }
            }
            _ => done.push(pattern),
        }
    }
    done
}

fn braces(pattern: &str) -> Option<(usize, usize)> {
    let mut depth = 0;
    let mut start = None;
    let mut is_escaped = false;
    for (at, byte) in pattern.bytes().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b'{' => {
                start.get_or_insert(at);
                depth += 1;
            }
            b'}' if depth > 0 => {
                depth -= 1;
                if depth == 0 {
                    return Some((start?, at));
                }
            }
            _ => {}
        }
    }
    None
}

fn split(inner: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, byte) in inner.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(&inner[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&inner[start..]);
    parts
}

fn whole(pattern: &str, path: &str, flags: i64) -> bool {
    if flags & PATHNAME == 0 {
        return name(&chars(pattern), &chars(path), flags);
    }
    let patterns: Vec<&str> = pattern.split('/').collect();
    let names: Vec<&str> = path.split('/').collect();
    folders(&patterns, &names, flags)
}

/// Names one by one; `**` is any number of folders.
fn folders(patterns: &[&str], names: &[&str], flags: i64) -> bool {
    match patterns.split_first() {
        None => names.is_empty(),
        Some((&"**", rest)) if !rest.is_empty() => {
            let visible = |name: &&str| flags & DOTMATCH != 0 || !name.starts_with('.');
            let reach = names.iter().take_while(|name| visible(name)).count();
            (0..=reach.min(names.len().saturating_sub(1)))
                .any(|skipped| folders(rest, &names[skipped..], flags))
        }
        Some((first, rest)) => match names.split_first() {
            Some((one, names)) => {
                name(&chars(first), &chars(one), flags) && folders(rest, names, flags)
            }
            None => false,
        },
    }
}

fn chars(text: &str) -> Vec<char> {
    text.chars().collect()
}

fn name(pattern: &[char], text: &[char], flags: i64) -> bool {
    let hides_dots = flags & DOTMATCH == 0;
    let same = |one: char, two: char| {
        one == two || flags & CASEFOLD != 0 && one.to_lowercase().eq(two.to_lowercase())
    };
    let is_hidden = text.first() == Some(&'.');
    if hides_dots && is_hidden && matches!(pattern.first(), Some('*' | '?' | '[')) {
        return false;
    }
    let (mut at, mut place) = (0, 0);
    // Where the last star is, and the place that it reached.
    let mut star: Option<(usize, usize)> = None;
    loop {
        if at == pattern.len() && place == text.len() {
            return true;
        }
        let step = match pattern.get(at) {
            Some('*') => {
                star = Some((at, place));
                at += 1;
                continue;
            }
            Some('?') if place < text.len() => Some(1),
            Some('[') if place < text.len() => set(&pattern[at..], text[place], &same),
            Some('\\') if flags & NOESCAPE == 0 && at + 1 < pattern.len() => {
                (text.get(place).is_some_and(|c| same(pattern[at + 1], *c))).then_some(2)
            }
            Some(c) => text
                .get(place)
                .is_some_and(|own| same(*c, *own))
                .then_some(1),
            None => None,
        };
        match (step, star) {
            (Some(step), _) => {
                at += step;
                place += 1;
            }
            (None, Some((from, reached))) if reached < text.len() => {
                star = Some((from, reached + 1));
                at = from + 1;
                place = reached + 1;
            }
            _ => return false,
        }
    }
}

/// The length of `[a-z]` if it has a character.
fn set(pattern: &[char], c: char, same: &impl Fn(char, char) -> bool) -> Option<usize> {
    let mut at = 1;
    let negated = matches!(pattern.get(at), Some('!' | '^'));
    if negated {
        at += 1;
    }
    let mut found = false;
    loop {
        let mut first = *pattern.get(at)?;
        if first == ']' {
            return (found != negated).then_some(at + 1);
        }
        if first == '\\' {
            at += 1;
            first = *pattern.get(at)?;
        }
        let mut last = first;
        if pattern.get(at + 1) == Some(&'-') && pattern.get(at + 2).is_some_and(|c| *c != ']') {
            last = pattern[at + 2];
            at += 2;
        }
        found |= (first <= c && c <= last) || same(first, c) || same(last, c);
        at += 1;
    }
}
