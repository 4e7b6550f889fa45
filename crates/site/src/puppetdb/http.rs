//! As much of HTTP as a PuppetDB needs that listens on this machine or behind a tunnel: `GET`, without
//! encryption.

use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use super::unusable;
use crate::problem::Problem;

/// Whoever is silent for longer does not answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// The most that is read of an answer.
const LARGEST: u64 = 512 * 1024 * 1024;

/// What to do where only HTTPS is spoken.
const HTTP_ONLY: &str = "only http:// is spoken; for https, forward a port to PuppetDB's own (8080), or \
    save what it has: `curl --cert … URL/pdb/query/v4/inventory > facts.json` for --facts, \
    `curl --cert … URL/pdb/query/v4/catalogs/NODE > NODE.json` for --catalogs";

/// `http://host:port/path`
pub(super) struct Url {
    text: String,
    host: String,
    /// The host as the protocol names it.
    authority: String,
    port: u16,
    path: String,
}

impl Url {
    /// Takes a URL apart, or says why it cannot be used.
    pub(super) fn parse(text: &str) -> Result<Self, Problem> {
        let Some(rest) = text.strip_prefix("http://") else {
            return Err(unusable(text, HTTP_ONLY));
        };
        let (authority, path) = rest.find('/').map_or((rest, ""), |at| rest.split_at(at));
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (
                host,
                port.parse()
                    .map_err(|_| unusable(text, format!("{port} is no port")))?,
            ),
            _ => (authority, 80),
        };
        if host.is_empty()
            || host.contains(char::is_whitespace)
            || path.contains(char::is_whitespace)
        {
            return Err(unusable(text, "this is no URL"));
        }
        Ok(Self {
            text: text.to_owned(),
            host: host.trim_matches(['[', ']']).to_owned(),
            authority: authority.to_owned(),
            port,
            path: path.trim_end_matches('/').to_owned(),
        })
    }

    pub(super) fn text(&self) -> &str {
        &self.text
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

/// The status and the body of what is at a path.
pub(super) fn get(url: &Url, path: &str) -> io::Result<(u16, Vec<u8>)> {
    let mut stream = TcpStream::connect((url.host.as_str(), url.port))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let request = format!(
        "GET {}{path} HTTP/1.1\r\nHost: {}\r\nAccept: application/json\r\nConnection: close\r\n\r\n",
        url.path, url.authority
    );
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.take(LARGEST).read_to_end(&mut answer)?;
    parse(&answer).ok_or_else(|| io::Error::new(ErrorKind::InvalidData, "this is no HTTP"))
}

/// Takes an answer apart.
fn parse(answer: &[u8]) -> Option<(u16, Vec<u8>)> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&answer[..end]).ok()?;
    let body = &answer[end + 4..];
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let is_chunked = lines.any(|line| {
        let line = line.to_ascii_lowercase();
        line.starts_with("transfer-encoding:") && line.contains("chunked")
    });
    let body = match is_chunked {
        true => unchunked(body)?,
        false => body.to_vec(),
    };
    Some((status, body))
}

/// The body of which each piece says how long it is.
fn unchunked(mut body: &[u8]) -> Option<Vec<u8>> {
    let mut whole = Vec::with_capacity(body.len());
    loop {
        let end = body.windows(2).position(|window| window == b"\r\n")?;
        let size = std::str::from_utf8(&body[..end]).ok()?;
        let size = size.split(';').next()?.trim();
        let size = usize::from_str_radix(size, 16).ok()?;
        if size == 0 {
            return Some(whole);
        }
        let start = end + 2;
        let piece = body.get(start..start.checked_add(size)?)?;
        whole.extend_from_slice(piece);
        body = body.get(start + size + 2..)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls() {
        let url = Url::parse("http://localhost:8080/").expect("a URL");
        assert_eq!(
            (url.host.as_str(), url.port, url.path.as_str()),
            ("localhost", 8080, "")
        );
        let url = Url::parse("http://[::1]/db").expect("a URL");
        assert_eq!(
            (url.host.as_str(), url.port, url.path.as_str()),
            ("::1", 80, "/db")
        );
        for wrong in ["https://localhost", "http://", "http://a b", "http://a:x"] {
            assert!(Url::parse(wrong).is_err(), "{wrong}");
        }
        assert_eq!(escaped("a/b c"), "a%2Fb%20c");
    }

    #[test]
    fn answers() {
        let plain = b"HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}";
        assert_eq!(parse(plain), Some((404, b"{}".to_vec())));
        let pieces = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n1;x\r\n \r\n0\r\n\r\n";
        assert_eq!(parse(pieces), Some((200, b"{} ".to_vec())));
        for broken in [
            &b"HTTP/1.1 200"[..],
            b"\r\n\r\n",
            b"HTTP/1.1 200\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n",
        ] {
            assert_eq!(parse(broken), None);
        }
    }
}
