//! Taking text apart by the grammar of RFC 3986, as Ruby's expressions have it.

use crate::uri::UriError;
use crate::uri::validate::{is_ipv_future, is_ipv6_strict, is_name_byte, matches_all};

/// The parts of an address as they stand in the text.
#[derive(Debug, Default)]
pub(super) struct Parts<'a> {
    pub(super) scheme: Option<&'a str>,
    pub(super) userinfo: Option<&'a str>,
    pub(super) host: Option<&'a str>,
    pub(super) port: Option<&'a str>,
    pub(super) path: Option<&'a str>,
    pub(super) opaque: Option<String>,
    pub(super) query: Option<&'a str>,
    pub(super) fragment: Option<&'a str>,
}

/// The form of an address.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Absolute,
    Relative,
}

/// Takes text apart, as an absolute address or else as a relative one.
pub(super) fn split(text: &str) -> Result<Parts<'_>, UriError> {
    if !text.is_ascii() {
        return Err(UriError::NotAscii(text.to_owned()));
    }
    absolute(text)
        .or_else(|| relative(text))
        .ok_or_else(|| UriError::NotUri(text.to_owned()))
}

fn absolute(text: &str) -> Option<Parts<'_>> {
    let (scheme, rest) = text.split_once(':')?;
    let valid = scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        && scheme
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'.'));
    if !valid {
        return None;
    }
    let (hierarchy, query, fragment) = tail(rest)?;
    let mut parts = Parts {
        scheme: Some(scheme),
        query,
        fragment,
        ..Parts::default()
    };
    if hierarchy.is_empty() || hierarchy.starts_with('/') {
        hierarchical(hierarchy, Form::Absolute, &mut parts)?;
        return Some(parts);
    }
    if !is_path(hierarchy) {
        return None;
    }
    let query = parts.query.take();
    parts.opaque = Some(match query {
        Some(query) => format!("{hierarchy}?{query}"),
        None => hierarchy.to_owned(),
    });
    Some(parts)
}

fn relative(text: &str) -> Option<Parts<'_>> {
    let (hierarchy, query, fragment) = tail(text)?;
    let mut parts = Parts {
        query,
        fragment,
        ..Parts::default()
    };
    if hierarchy.is_empty() || hierarchy.starts_with('/') {
        hierarchical(hierarchy, Form::Relative, &mut parts)?;
        return Some(parts);
    }
    // A colon in the first segment would make it a scheme.
    let first = hierarchy.split('/').next().unwrap_or_default();
    if first.contains(':') || !is_path(hierarchy) {
        return None;
    }
    parts.path = Some(hierarchy);
    Some(parts)
}

/// Splits the query and the fragment off.
fn tail(text: &str) -> Option<(&str, Option<&str>, Option<&str>)> {
    let (rest, fragment) = match text.split_once('#') {
        Some((rest, fragment)) => (rest, Some(fragment)),
        None => (text, None),
    };
    if !fragment
        .is_none_or(|f| matches_all(f, |byte| is_path_byte(byte) || matches!(byte, b'/' | b'?')))
    {
        return None;
    }
    match rest.split_once('?') {
        Some((hierarchy, query)) => Some((hierarchy, Some(query), fragment)),
        None => Some((rest, None, fragment)),
    }
}

fn hierarchical<'a>(text: &'a str, form: Form, parts: &mut Parts<'a>) -> Option<()> {
    let Some(rest) = text.strip_prefix("//") else {
        parts.path = Some(text);
        return is_path(text).then_some(());
    };
    let end = rest.find('/').unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    parts.path = Some(path);
    if !is_path(path) {
        return None;
    }
    let host_and_port = match authority.split_once('@') {
        Some((userinfo, host)) => {
            parts.userinfo = Some(userinfo);
            if !matches_all(userinfo, is_name_byte) {
                return None;
            }
            host
        }
        None => authority,
    };
    // The last colon divides, unless it belongs to an address in brackets.
    let (host, port) = match host_and_port.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|b| b.is_ascii_digit()) => (host, Some(port)),
        _ => (host_and_port, None),
    };
    let candidates = [(host_and_port, None), (host, port)];
    let (host, port) = candidates
        .into_iter()
        .find(|(host, _)| host.is_empty() || is_host(host, form))?;
    parts.host = (!host.is_empty()).then_some(host);
    parts.port = port;
    Some(())
}

fn is_host(host: &str, form: Form) -> bool {
    // The expression for relative addresses has its brackets misplaced.
    let literal = match form {
        Form::Absolute => host
            .strip_prefix('[')
            .and_then(|host| host.strip_suffix(']'))
            .is_some_and(|address| is_ipv6_strict(address) || is_ipv_future(address)),
        Form::Relative => {
            host.strip_prefix('[').is_some_and(is_ipv6_strict)
                || host.strip_suffix(']').is_some_and(is_ipv_future)
        }
    };
    literal || matches_all(host, |byte| is_name_byte(byte) && byte != b':')
}

fn is_path(path: &str) -> bool {
    matches_all(path, |byte| is_path_byte(byte) || byte == b'/')
}

fn is_path_byte(byte: u8) -> bool {
    is_name_byte(byte) || byte == b'@'
}
