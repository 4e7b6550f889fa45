//! Reading texts: code, configuration, facts.

use std::io;

use marotte_diagnostics::{Diagnostic, Issue, RubyIssue, SiteIssue};
pub use marotte_environment::LARGEST_FILE;

use crate::parts::Parts;
use crate::problem::{Problem, problem};

/// The text of a file.
pub(crate) fn read(parts: &Parts, path: &str) -> Result<String, Problem> {
    match parts.files.read(path) {
        Some(Ok(bytes)) => decode(bytes),
        Some(Err(error)) => Err(unreadable(&error)),
        None if parts.files.is_dir(path) => Err(unreadable(&io::ErrorKind::IsADirectory.into())),
        None => Err(problem(SiteIssue::FileNotFound)),
    }
}

/// What the operating system says about a path.
pub fn unreadable(error: &io::Error) -> Problem {
    problem(match error.kind() {
        io::ErrorKind::NotFound => SiteIssue::FileNotFound,
        io::ErrorKind::PermissionDenied => SiteIssue::FileForbidden,
        _ => SiteIssue::FileUnreadable {
            why: error.to_string().into(),
        },
    })
}

/// The text that the bytes of a file are.
pub fn decode(bytes: Vec<u8>) -> Result<String, Problem> {
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(too_large());
    }
    if let Some(at) = memchr::memchr(0, &bytes) {
        let hint = format!("there is a NUL byte {}", place(&bytes, at));
        return Err(with_hint(SiteIssue::BinaryFile, hint));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let bytes = error.as_bytes();
        let byte = bytes.get(at).copied().unwrap_or_default();
        let hint = format!("byte 0x{byte:02X} {}", place(bytes, at));
        with_hint(RubyIssue::InvalidUtf8, hint)
    })
}

/// A file that is larger than any that somebody wrote.
pub fn too_large() -> Problem {
    let mebibytes = (LARGEST_FILE / 1024 / 1024) as usize;
    problem(SiteIssue::FileTooLarge { mebibytes })
}

fn with_hint(issue: impl Into<Issue>, hint: String) -> Problem {
    let problem: Diagnostic = *problem(issue);
    Box::new(problem.with_hint(hint))
}

/// `on line 3, at byte 12 of it`
fn place(bytes: &[u8], at: usize) -> String {
    let before = &bytes[..at];
    let line = memchr::memchr_iter(b'\n', before).count() + 1;
    let start = memchr::memrchr(b'\n', before).map_or(0, |newline| newline + 1);
    format!("on line {line}, at byte {} of it", at - start + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_are_explained() {
        let code = |bytes: Vec<u8>| decode(bytes).unwrap_err().issue.code();
        let problem = decode(b"a\nb\xFF".to_vec()).unwrap_err();
        assert_eq!(problem.issue.code(), "INVALID_UTF8");
        assert_eq!(
            problem.hint.as_deref(),
            Some("byte 0xFF on line 2, at byte 2 of it")
        );
        assert_eq!(code(b"\x7fELF\0".to_vec()), "BINARY_FILE");
        assert_eq!(
            code(vec![b' '; LARGEST_FILE as usize + 1]),
            "FILE_TOO_LARGE"
        );
    }
}
