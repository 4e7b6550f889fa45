//! Arithmetic on paths, as Ruby's `File` does it: nothing here looks at files.

/// The folder of a path: `File.dirname`. Several slashes at its begin are one.
pub fn dirname(path: &str) -> &str {
    let slashes = path.len() - path.trim_start_matches('/').len();
    let path = &path[slashes.saturating_sub(1)..];
    let trimmed = path.trim_end_matches('/');
    if trimmed.is_empty() {
        return if path.is_empty() { "." } else { "/" };
    }
    match trimmed.rfind('/') {
        None => ".",
        Some(at) => {
            let folder = trimmed[..at].trim_end_matches('/');
            if folder.is_empty() { "/" } else { folder }
        }
    }
}

/// The last name of a path: `File.basename`.
pub fn basename(path: &str) -> &str {
    let trimmed = path.trim_end_matches('/');
    if trimmed.is_empty() {
        return if path.is_empty() { "" } else { "/" };
    }
    trimmed.rsplit('/').next().unwrap_or(trimmed)
}

/// A name without an ending; `.*` is any.
pub fn without_suffix<'a>(name: &'a str, suffix: &str) -> &'a str {
    let short = match suffix {
        ".*" => name.rfind('.').map(|at| &name[..at]),
        suffix => name.strip_suffix(suffix),
    };
    match short {
        Some(short) if !short.is_empty() => short,
        _ => name,
    }
}

/// The ending of the last name of a path, with its dot: `File.extname`.
pub fn extname(path: &str) -> &str {
    let visible = basename(path).trim_start_matches('.');
    match visible.rfind('.') {
        Some(at) if at > 0 => &visible[at..],
        _ => "",
    }
}
