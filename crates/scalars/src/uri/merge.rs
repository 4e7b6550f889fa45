//! Resolving an address against a base, as the operator `+` does.

use crate::uri::{Kind, Uri, UriError, escape_fragment, escape_query};

impl Uri {
    /// Resolves text against this address.
    pub fn join(&self, text: &str) -> Result<Self, UriError> {
        self.merge(&Self::parse(text)?)
    }

    /// Resolves another address against this one.
    pub fn merge(&self, other: &Self) -> Result<Self, UriError> {
        if other.is_absolute() {
            return Ok(other.clone());
        }
        if !self.is_absolute() {
            return Err(UriError::BothRelative);
        }
        let mut base = self.clone();
        let userinfo = other.userinfo();
        let authority = userinfo.is_some() || other.host.is_some() || other.port.is_some();
        let other_path = other.path.as_deref().unwrap_or_default();
        if other_path.is_empty() && !authority && other.query.is_none() {
            if let Some(fragment) = &other.fragment {
                base.fragment = Some(escape_fragment(fragment));
            }
            return Ok(base);
        }
        base.query = None;
        base.fragment = None;
        if authority {
            base.set_path(other_path);
        } else if let Some(base_path) = base.path() {
            base.set_path(&merge_path(&base_path, other_path));
        }
        if userinfo.is_some() {
            base.set_userinfo(userinfo.as_deref());
        }
        if other.host.is_some() {
            base.set_host(other.host.clone());
        }
        if other.port.is_some() {
            base.set_port(other.port);
        }
        if let Some(query) = &other.query {
            if base.opaque.is_some() {
                return Err(UriError::Conflict("query conflicts with opaque"));
            }
            base.query = Some(escape_query(query)?);
        }
        base.fragment = other.fragment.as_deref().map(escape_fragment);
        if base.kind == Kind::Ftp {
            base.typecode = None;
        }
        Ok(base)
    }
}

fn split_path(path: &str) -> Vec<&str> {
    if path.is_empty() {
        Vec::new()
    } else {
        path.split('/').collect()
    }
}

fn merge_path(base: &str, relative: &str) -> String {
    let mut base = split_path(base);
    let mut relative = split_path(relative);
    if base.last() == Some(&"..") {
        base.push("");
    }
    while let Some(index) = base.iter().position(|segment| *segment == "..") {
        match index.checked_sub(1) {
            Some(previous) => {
                base.drain(previous..=index);
            }
            // Ruby counts from the end here.
            None => {
                base.pop();
            }
        }
    }
    if relative.first() == Some(&"") {
        base.clear();
        relative.remove(0);
    }
    if matches!(relative.last(), Some(&("." | ".."))) {
        relative.push("");
    }
    relative.retain(|segment| *segment != ".");
    let mut steps: Vec<&str> = Vec::new();
    for segment in relative {
        if segment == ".." && steps.last().is_some_and(|last| *last != "..") {
            steps.pop();
        } else {
            steps.push(segment);
        }
    }
    let mut trailing_slash = !steps.is_empty();
    if base.is_empty() {
        base.push("");
    } else if trailing_slash {
        base.pop();
    }
    let mut steps = steps.into_iter();
    while let Some(step) = steps.next() {
        if step == ".." {
            if base.len() > 1 {
                base.pop();
            }
        } else {
            base.push(step);
            base.extend(steps.by_ref());
            trailing_slash = false;
        }
    }
    if trailing_slash {
        base.push("");
    }
    base.join("/")
}
