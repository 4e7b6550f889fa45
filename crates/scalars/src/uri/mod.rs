//! `URI`: addresses as Ruby's library takes them apart, puts them together and resolves them.

mod build;
mod merge;
mod split;
mod validate;

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::inspect::{dump, inspect};

pub use build::Components;

/// An address: absolute or relative, hierarchical or opaque.
#[derive(Clone, Debug)]
pub struct Uri {
    kind: Kind,
    scheme: Option<String>,
    user: Option<String>,
    password: Option<String>,
    host: Option<String>,
    port: Option<u64>,
    /// For FTP, the path with its leading slash, which `path` takes away.
    path: Option<String>,
    query: Option<String>,
    opaque: Option<String>,
    fragment: Option<String>,
    /// The `;type=` of an FTP address.
    typecode: Option<String>,
}

/// The schemes that have rules of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Generic,
    File,
    Ftp,
    Http,
    Https,
    Ldap,
    Ldaps,
    MailTo,
    Ws,
}

/// Why text or parts are no address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UriError {
    /// The text is no address.
    NotUri(String),
    /// The text has characters beyond ASCII.
    NotAscii(String),
    /// The query has a percent sign without hexadecimal digits.
    InvalidPercentEscape(String),
    /// Both addresses of a resolution are relative.
    BothRelative,
    /// Parts that exclude each other.
    Conflict(&'static str),
    /// A part that its scheme does not allow: what was expected, and the part.
    BadComponent(&'static str, String),
    /// The password of a user has characters that it must not have.
    BadPassword,
    /// A part that a file address cannot have.
    NotForFile(&'static str),
    /// An FTP address without a path.
    FtpWithoutPath,
    /// An LDAP address with a fragment or without a path.
    BadLdap,
    /// A mail address without its opaque part.
    MissingMailto,
    /// The opaque part of a mail address is none.
    UnrecognisedMailto(String),
}

impl fmt::Display for UriError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUri(text) => write!(f, "bad URI(is not URI?): {}", inspect(text)),
            Self::NotAscii(text) => write!(f, "URI must be ascii only {}", dump(text)),
            Self::InvalidPercentEscape(escape) => write!(f, "invalid percent escape: {escape}"),
            Self::BothRelative => f.write_str("both URI are relative"),
            Self::Conflict(sentence) => f.write_str(sentence),
            Self::BadComponent(expected, part) => {
                write!(f, "bad component(expected {expected} component): {part}")
            }
            Self::BadPassword => f.write_str("bad password component"),
            Self::NotForFile(part) => write!(f, "can not set {part} for file URI"),
            Self::FtpWithoutPath => f.write_str("URI::InvalidURIError"),
            Self::BadLdap => f.write_str("bad LDAP URL"),
            Self::MissingMailto => f.write_str("missing opaque part for mailto URL"),
            Self::UnrecognisedMailto(opaque) => {
                write!(f, "unrecognised opaque part for mailtoURL: {opaque}")
            }
        }
    }
}

impl std::error::Error for UriError {}

impl Kind {
    fn of(scheme: Option<&str>) -> Self {
        match scheme.map(str::to_ascii_lowercase).as_deref() {
            Some("file") => Self::File,
            Some("ftp") => Self::Ftp,
            Some("http") => Self::Http,
            Some("https") => Self::Https,
            Some("ldap") => Self::Ldap,
            Some("ldaps") => Self::Ldaps,
            Some("mailto") => Self::MailTo,
            Some("ws") => Self::Ws,
            _ => Self::Generic,
        }
    }

    fn default_port(self) -> Option<u64> {
        match self {
            Self::Ftp => Some(21),
            Self::Http | Self::Ws => Some(80),
            Self::Https => Some(443),
            Self::Ldap => Some(389),
            Self::Ldaps => Some(636),
            Self::Generic | Self::File | Self::MailTo => None,
        }
    }
}

impl Uri {
    /// Takes text apart.
    pub fn parse(text: &str) -> Result<Self, UriError> {
        let parts = split::split(text)?;
        let mut uri = Self::empty(Kind::of(parts.scheme));
        if uri.kind == Kind::Ftp && parts.path.is_none() {
            return Err(UriError::FtpWithoutPath);
        }
        uri.scheme = parts.scheme.map(str::to_lowercase);
        uri.set_userinfo(parts.userinfo);
        uri.set_host(parts.host.map(str::to_owned));
        uri.set_port(parts.port.and_then(|port| port.parse().ok()));
        if uri.kind == Kind::Ftp {
            let path = parts.path.unwrap_or_default();
            let path = path.strip_prefix('/').unwrap_or(path);
            match path.strip_prefix("%2F") {
                Some(absolute) => uri.set_path(&format!("/{absolute}")),
                None => uri.set_path(path),
            }
        } else if let Some(path) = parts.path {
            uri.set_path(path);
        }
        uri.query = parts.query.map(escape_query).transpose()?;
        uri.opaque = parts.opaque;
        uri.fragment = parts.fragment.map(escape_fragment);
        uri.finish()
    }

    fn empty(kind: Kind) -> Self {
        Self {
            kind,
            scheme: None,
            user: None,
            password: None,
            host: None,
            port: None,
            path: None,
            query: None,
            opaque: None,
            fragment: None,
            typecode: None,
        }
    }

    /// The checks and defaults that come after all parts are set.
    fn finish(mut self) -> Result<Self, UriError> {
        if self.path.is_none() && self.opaque.is_none() {
            self.set_path("");
        }
        if self.port.is_none() {
            self.port = self.kind.default_port();
        }
        match self.kind {
            Kind::Ftp => {
                let cut = self
                    .path
                    .as_deref()
                    .and_then(|path| path.split_once(";type="));
                if let Some((path, typecode)) = cut {
                    (self.path, self.typecode) = (Some(path.to_owned()), Some(typecode.to_owned()));
                }
            }
            Kind::Ldap | Kind::Ldaps if self.fragment.is_some() || self.path.is_none() => {
                return Err(UriError::BadLdap);
            }
            Kind::MailTo => self.finish_mailto()?,
            _ => {}
        }
        Ok(self)
    }

    fn finish_mailto(&mut self) -> Result<(), UriError> {
        if let (None, Some(query)) = (&self.opaque, &self.query) {
            self.opaque = Some(format!("?{query}"));
        }
        let opaque = self.opaque.as_deref().ok_or(UriError::MissingMailto)?;
        let (to, _) = opaque.split_once('?').unwrap_or((opaque, ""));
        // Addresses, each with one at sign, each but the last before a comma or semicolon.
        let addresses = to.strip_suffix([',', ';']).unwrap_or(to);
        let valid = addresses.split([',', ';']).all(|address| {
            let mut sides = address.split('@');
            let side = |side: Option<&str>| side.is_some_and(|side| !side.is_empty());
            side(sides.next()) && side(sides.next()) && sides.next().is_none()
        });
        if (opaque.is_empty() || !to.is_empty()) && !valid {
            return Err(UriError::UnrecognisedMailto(opaque.to_owned()));
        }
        Ok(())
    }

    fn set_userinfo(&mut self, userinfo: Option<&str>) {
        let userinfo = userinfo.filter(|_| self.kind != Kind::File);
        let Some(userinfo) = userinfo.filter(|userinfo| !userinfo.is_empty()) else {
            self.user = None;
            return;
        };
        match userinfo.split_once(':') {
            Some((user, password)) => {
                self.user = Some(user.to_owned());
                self.password = Some(password.to_owned());
            }
            None => self.user = Some(userinfo.to_owned()),
        }
    }

    fn set_host(&mut self, host: Option<String>) {
        self.host = match (self.kind, host) {
            (Kind::File, None) => Some(String::new()),
            (Kind::File, Some(host)) if host == "localhost" => Some(String::new()),
            (_, host) => host,
        };
    }

    fn set_port(&mut self, port: Option<u64>) {
        if self.kind != Kind::File {
            self.port = port;
        }
    }

    fn set_path(&mut self, path: &str) {
        self.path = Some(match (self.kind, path.strip_prefix('/')) {
            (Kind::Ftp, Some(rest)) => format!("/%2F{rest}"),
            (Kind::Ftp, None) => format!("/{path}"),
            _ => path.to_owned(),
        });
    }

    /// The scheme in lower case.
    pub fn scheme(&self) -> Option<&str> {
        self.scheme.as_deref()
    }

    /// The user and, after a colon, the password.
    pub fn userinfo(&self) -> Option<String> {
        let user = self.user.as_deref()?;
        Some(match &self.password {
            Some(password) => format!("{user}:{password}"),
            None => user.to_owned(),
        })
    }

    /// The host.
    pub fn host(&self) -> Option<&str> {
        self.host.as_deref()
    }

    /// The port, or the one that the scheme has by default.
    pub fn port(&self) -> Option<u64> {
        self.port
    }

    /// The path; nothing when the address is opaque.
    pub fn path(&self) -> Option<String> {
        let path = self.path.as_deref()?;
        if self.kind != Kind::Ftp {
            return Some(path.to_owned());
        }
        let relative = path.strip_prefix('/').unwrap_or(path);
        Some(match relative.strip_prefix("%2F") {
            Some(absolute) => format!("/{absolute}"),
            None => relative.to_owned(),
        })
    }

    /// The query without its question mark.
    pub fn query(&self) -> Option<&str> {
        self.query.as_deref()
    }

    /// The fragment without its number sign.
    pub fn fragment(&self) -> Option<&str> {
        self.fragment.as_deref()
    }

    /// What follows the scheme of an address without a hierarchy.
    pub fn opaque(&self) -> Option<&str> {
        self.opaque.as_deref()
    }

    /// Whether the address has a scheme.
    pub fn is_absolute(&self) -> bool {
        self.scheme.is_some()
    }

    /// What two addresses of one kind are compared by.
    fn comparable(&self) -> (Kind, Vec<Option<String>>) {
        let path = self.path().map(|path| {
            if path.is_empty() {
                "/".to_owned()
            } else {
                path
            }
        });
        let host = self.host.as_deref().map(str::to_lowercase);
        let port = self.port.map(|port| port.to_string());
        let mut parts = vec![self.scheme.clone()];
        match self.kind {
            Kind::MailTo => parts.push(Some(self.mailto_text())),
            Kind::File => parts.extend([host, path]),
            Kind::Ldap | Kind::Ldaps => {
                // Empty parts of the query are the same as missing ones.
                let query = self.query.as_deref().unwrap_or_default().split('?').take(4);
                let query = query.collect::<Vec<_>>().join("?");
                parts.extend([
                    host,
                    port,
                    path,
                    Some(query.trim_end_matches('?').to_owned()),
                ]);
            }
            _ => {
                parts.extend([self.userinfo(), host, port, path]);
                if self.kind == Kind::Ftp {
                    parts.push(self.typecode.clone());
                } else {
                    parts.push(self.query.clone());
                }
                if matches!(self.kind, Kind::Generic | Kind::Http | Kind::Https) {
                    parts.push(self.fragment.clone());
                }
                if self.kind == Kind::Generic {
                    parts.push(self.opaque.clone());
                }
            }
        }
        (self.kind, parts)
    }

    /// The addresses and headers of a mail address.
    fn mailto_text(&self) -> String {
        let opaque = self.opaque.as_deref().unwrap_or_default();
        match opaque.split_once('?') {
            Some((to, headers)) if !headers.trim_end_matches('&').is_empty() => {
                format!("{to}?{}", headers.trim_end_matches('&'))
            }
            Some((to, _)) => to.to_owned(),
            None => opaque.to_owned(),
        }
    }
}

impl PartialEq for Uri {
    fn eq(&self, other: &Self) -> bool {
        self.comparable() == other.comparable()
    }
}

impl Eq for Uri {}

impl Hash for Uri {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.comparable().hash(state);
    }
}

impl fmt::Display for Uri {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(scheme) = &self.scheme {
            write!(f, "{scheme}:")?;
        }
        if self.kind == Kind::MailTo {
            f.write_str(&self.mailto_text())?;
        } else if let Some(opaque) = &self.opaque {
            f.write_str(opaque)?;
        } else {
            if self.host.is_some() || matches!(self.scheme(), Some("file" | "postgres")) {
                f.write_str("//")?;
            }
            if let Some(userinfo) = self.userinfo() {
                write!(f, "{userinfo}@")?;
            }
            f.write_str(self.host().unwrap_or_default())?;
            if let Some(port) = self.port
                && self.port != self.kind.default_port()
            {
                write!(f, ":{port}")?;
            }
            f.write_str(self.path.as_deref().unwrap_or_default())?;
            if let Some(typecode) = &self.typecode {
                write!(f, ";type={typecode}")?;
            }
            if let Some(query) = &self.query {
                write!(f, "?{query}")?;
            }
        }
        if let Some(fragment) = &self.fragment {
            write!(f, "#{fragment}")?;
        }
        Ok(())
    }
}

fn without_breaks(text: &str) -> impl Iterator<Item = u8> {
    text.bytes()
        .filter(|byte| !matches!(byte, b'\t' | b'\r' | b'\n'))
}

fn escape_query(text: &str) -> Result<String, UriError> {
    let bytes: Vec<u8> = without_breaks(text).collect();
    let bad = bytes.windows(3).find(|window| {
        window[0] == b'%' && !window[1].is_ascii_hexdigit() && !window[2].is_ascii_hexdigit()
    });
    if let Some(bad) = bad {
        return Err(UriError::InvalidPercentEscape(
            String::from_utf8_lossy(bad).into_owned(),
        ));
    }
    Ok(escape(&bytes, |byte| {
        byte.is_ascii_graphic() && !b"\"#'<>`".contains(&byte)
    }))
}

fn escape_fragment(text: &str) -> String {
    let bytes: Vec<u8> = without_breaks(text).collect();
    escape(&bytes, |byte| matches!(byte, b'!'..=b'~'))
}

fn escape(bytes: &[u8], plain: impl Fn(u8) -> bool) -> String {
    let mut escaped = String::with_capacity(bytes.len());
    for byte in bytes {
        if plain(*byte) {
            escaped.push(char::from(*byte));
        } else {
            escaped.push_str(&format!("%{byte:02X}"));
        }
    }
    escaped
}
