//! Questions to a PuppetDB over HTTP, with and without encryption.

use std::time::Duration;

use ureq::Agent;
use ureq::http::Uri;
use ureq::tls::TlsConfig;

use super::trouble::Trouble;
use super::unusable;
use crate::problem::Problem;

/// Whoever is silent for longer does not answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// The most that is read of an answer.
const LARGEST: u64 = 512 * 1024 * 1024;

/// `https://host:port/path`
pub(super) struct Url {
    text: String,
    uri: Uri,
}

impl Url {
    /// Takes a URL apart, or says why it cannot be used.
    pub(super) fn parse(text: &str) -> Result<Self, Problem> {
        let uri: Uri = text
            .parse()
            .map_err(|error| unusable(text, format!("this is no URL: {error}")))?;
        let is_known = matches!(uri.scheme_str(), Some("http" | "https"));
        if !is_known || uri.host().is_none_or(str::is_empty) || uri.query().is_some() {
            return Err(unusable(text, "this is no URL of a server"));
        }
        // What stands behind the colon and is no number would be left out silently.
        let server = uri.authority().map_or("", |authority| authority.as_str());
        let server = server.rsplit('@').next().unwrap_or(server);
        let port = server
            .rsplit(']')
            .next()
            .and_then(|rest| rest.split_once(':'));
        if port.is_some_and(|(_, port)| !port.is_empty() && port.parse::<u16>().is_err()) {
            return Err(unusable(text, "this is no port"));
        }
        let text = text.to_owned();
        Ok(Self { text, uri })
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The name of the server.
    pub(super) fn host(&self) -> &str {
        self.uri.host().unwrap_or_default()
    }

    pub(super) fn is_encrypted(&self) -> bool {
        self.uri.scheme_str() == Some("https")
    }
}

/// What asks.
pub(super) struct Client {
    agent: Agent,
}

impl Client {
    /// Asks in the clear, or as this says. Nobody stands in between, and nobody is followed elsewhere:
    /// a PuppetDB does not send us away.
    pub(super) fn new(tls: Option<TlsConfig>) -> Self {
        let mut config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .proxy(None)
            .accept("application/json")
            .user_agent("marotte")
            .timeout_resolve(Some(PATIENCE))
            .timeout_connect(Some(PATIENCE))
            .timeout_recv_response(Some(PATIENCE))
            .timeout_per_read(Some(PATIENCE))
            .timeout_per_write(Some(PATIENCE));
        if let Some(tls) = tls {
            config = config.tls_config(tls);
        }
        let agent = config.build().into();
        Self { agent }
    }

    /// The status and the body of what is at a path.
    pub(super) fn get(&self, url: &Url, path: &str) -> Result<(u16, Vec<u8>), Trouble> {
        let address = format!("{}{path}", url.text.trim_end_matches('/'));
        let mut answer = self.agent.get(address).call()?;
        let status = answer.status().as_u16();
        let body = answer.body_mut().with_config().limit(LARGEST);
        Ok((status, body.read_to_vec()?))
    }
}

/// A part of a path with all that means something in one escaped.
pub(super) fn escaped(part: &str) -> String {
    let mut out = String::with_capacity(part.len());
    for byte in part.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                out.push(byte.into());
            }
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls() {
        for (text, host, is_encrypted) in [
            ("http://localhost:8080/", "localhost", false),
            ("https://db.example.test", "db.example.test", true),
            ("http://[::1]/db", "[::1]", false),
        ] {
            let url = Url::parse(text).expect("a URL");
            assert_eq!((url.host(), url.is_encrypted()), (host, is_encrypted));
        }
        for wrong in [
            "http://",
            "http://a b",
            "http://a:x",
            "http://a:99999",
            "http://a?b",
            "ftp://a",
            "a",
            "/a",
        ] {
            assert!(Url::parse(wrong).is_err(), "{wrong}");
        }
        assert_eq!(escaped("a/b c"), "a%2Fb%20c");
    }
}
