//! Putting an address together from its parts, each of them checked.

use crate::uri::validate::{
    is_absolute_path, is_host, is_opaque, is_relative_path, is_scheme, is_userinfo,
};
use crate::uri::{Kind, Uri, UriError, escape_fragment, escape_query};

/// The parts that an address is put together from.
#[derive(Clone, Copy, Debug, Default)]
pub struct Components<'a> {
    /// The scheme.
    pub scheme: Option<&'a str>,
    /// The user and, after a colon, the password.
    pub userinfo: Option<&'a str>,
    /// The host.
    pub host: Option<&'a str>,
    /// The port.
    pub port: Option<u64>,
    /// The path.
    pub path: Option<&'a str>,
    /// The query.
    pub query: Option<&'a str>,
    /// The fragment.
    pub fragment: Option<&'a str>,
    /// What follows the scheme of an address without a hierarchy.
    pub opaque: Option<&'a str>,
}

impl Uri {
    /// Puts an address together.
    pub fn build(components: &Components<'_>) -> Result<Self, UriError> {
        let mut uri = Self::empty(Kind::of(components.scheme));
        uri.build_authority(components)?;
        let path = components.path;
        if let (Kind::Ftp, Some(path)) = (uri.kind, path) {
            uri.check_path(path)?;
            uri.set_path(path);
        } else if let Some(path) = path {
            uri.check_path(path)?;
            uri.set_path(path);
        }
        // LDAP addresses take their query from other parts, of which Puppet gives none.
        let query = match uri.kind {
            Kind::Ldap | Kind::Ldaps => Some(""),
            _ => components.query,
        };
        uri.query = query.map(escape_query).transpose()?;
        // The opaque part of a mail address comes from parts that Puppet does not give, too.
        let opaque = if uri.kind == Kind::MailTo {
            Some("")
        } else {
            components.opaque
        };
        if let Some(opaque) = opaque {
            if uri.host.is_some() || uri.port.is_some() || uri.user.is_some() || uri.path.is_some()
            {
                return Err(UriError::Conflict(
                    "can not set opaque with host, port, userinfo or path",
                ));
            }
            if !is_opaque(opaque) {
                return Err(UriError::BadComponent("opaque", opaque.to_owned()));
            }
            uri.opaque = Some(opaque.to_owned());
        }
        uri.fragment = components.fragment.map(escape_fragment);
        uri.finish()
    }

    fn build_authority(&mut self, components: &Components<'_>) -> Result<(), UriError> {
        if let Some(scheme) = components.scheme {
            if !is_scheme(scheme) {
                return Err(UriError::BadComponent("scheme", scheme.to_owned()));
            }
            self.scheme = Some(scheme.to_lowercase());
        }
        if let Some(userinfo) = components.userinfo {
            if self.kind == Kind::File {
                return Err(UriError::NotForFile("userinfo"));
            }
            let (user, password) = userinfo.split_once(':').unwrap_or((userinfo, ""));
            if !is_userinfo(user) {
                return Err(UriError::BadComponent(
                    "userinfo component or user",
                    user.to_owned(),
                ));
            }
            if !is_userinfo(password) {
                return Err(UriError::BadPassword);
            }
            self.set_userinfo(Some(userinfo));
        }
        let host = components.host.map(|host| {
            let bracketed = host.starts_with('[') && host.ends_with(']');
            if host.contains(':') && !bracketed {
                format!("[{host}]")
            } else {
                host.to_owned()
            }
        });
        if let Some(host) = &host
            && !is_host(host)
        {
            return Err(UriError::BadComponent("host", host.clone()));
        }
        self.set_host(host);
        self.set_port(components.port);
        Ok(())
    }

    fn check_path(&self, path: &str) -> Result<(), UriError> {
        if path.is_empty() || is_absolute_path(path) {
            return Ok(());
        }
        if self.scheme.is_some() && self.kind != Kind::Ftp {
            return Err(UriError::BadComponent("absolute path", path.to_owned()));
        }
        if is_relative_path(path) {
            return Ok(());
        }
        Err(UriError::BadComponent("relative path", path.to_owned()))
    }
}
