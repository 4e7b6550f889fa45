//! Reading code: files, standard input, the command line.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// How many bytes a file may have. Manifests have a few kilobytes; whatever is larger than this
/// is something else.
pub const LARGEST_FILE: u64 = 64 * 1024 * 1024;

/// Where code comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A file.
    File(PathBuf),
    /// Standard input.
    Stdin,
    /// `-e`
    CommandLine(String),
}

/// Why code could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadProblem {
    /// A code as issues have them.
    pub code: &'static str,
    /// A sentence.
    pub message: String,
    /// Advice.
    pub hint: Option<String>,
    /// Whether the user named something that is not there.
    pub bad_call: bool,
}

impl Origin {
    /// The name that messages show.
    pub fn name(&self) -> Cow<'_, str> {
        match self {
            Self::File(path) => path.to_string_lossy(),
            Self::Stdin => "STDIN".into(),
            Self::CommandLine(_) => "-e".into(),
        }
    }

    /// The path, if it is a file.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Stdin | Self::CommandLine(_) => None,
        }
    }

    /// Whether its name is that of a template.
    pub fn is_epp(&self) -> bool {
        self.path()
            .and_then(Path::extension)
            .is_some_and(|extension| extension == "epp")
    }
}

impl ReadProblem {
    /// A problem that the code is to blame for.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            hint: None,
            bad_call: false,
        }
    }

    /// What the operating system says about a path.
    pub fn of_io(error: &io::Error) -> Self {
        let missing = error.kind() == io::ErrorKind::NotFound;
        let (code, message) = match error.kind() {
            io::ErrorKind::NotFound => ("NOT_FOUND", "There is no such file or folder".to_owned()),
            io::ErrorKind::PermissionDenied => (
                "UNREADABLE",
                "It may not be read (permission denied)".to_owned(),
            ),
            _ => ("UNREADABLE", format!("It could not be read: {error}")),
        };
        Self {
            bad_call: missing,
            ..Self::new(code, message)
        }
    }
}

/// Reads code.
pub fn read(origin: &Origin) -> Result<String, ReadProblem> {
    match origin {
        Origin::File(path) => {
            let file = File::open(path).map_err(|error| ReadProblem::of_io(&error))?;
            let size = file.metadata().map_or(0, |metadata| metadata.len());
            read_all(file, size)
        }
        Origin::Stdin => read_all(io::stdin().lock(), 0),
        Origin::CommandLine(code) => decode(code.clone().into_bytes()),
    }
}

fn read_all(reader: impl Read, expected: u64) -> Result<String, ReadProblem> {
    if expected > LARGEST_FILE {
        return Err(too_large());
    }
    let mut bytes = Vec::with_capacity(expected as usize + 1);
    reader
        .take(LARGEST_FILE + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| ReadProblem::of_io(&error))?;
    decode(bytes)
}

/// The text that the bytes of a file are.
pub fn decode(bytes: Vec<u8>) -> Result<String, ReadProblem> {
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(too_large());
    }
    if let Some(at) = memchr::memchr(0, &bytes) {
        return Err(ReadProblem {
            hint: Some(format!("there is a NUL byte {}", place(&bytes, at))),
            ..ReadProblem::new("BINARY_FILE", "The file is binary, not text")
        });
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let bytes = error.as_bytes();
        let byte = bytes.get(at).copied().unwrap_or_default();
        ReadProblem {
            hint: Some(format!("byte 0x{byte:02X} {}", place(bytes, at))),
            ..ReadProblem::new("INVALID_UTF8", "invalid byte sequence in UTF-8")
        }
    })
}

fn too_large() -> ReadProblem {
    let limit = LARGEST_FILE / 1024 / 1024;
    ReadProblem::new(
        "FILE_TOO_LARGE",
        format!("The file is larger than {limit} MiB"),
    )
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
        let problem = decode(b"a\nb\xFF".to_vec()).unwrap_err();
        assert_eq!(problem.code, "INVALID_UTF8");
        assert_eq!(
            problem.hint.as_deref(),
            Some("byte 0xFF on line 2, at byte 2 of it")
        );
        assert_eq!(
            decode(b"\x7fELF\0".to_vec()).unwrap_err().code,
            "BINARY_FILE"
        );
        let large = vec![b' '; LARGEST_FILE as usize + 1];
        assert_eq!(decode(large).unwrap_err().code, "FILE_TOO_LARGE");
    }

    #[test]
    fn a_missing_file_is_a_bad_call() {
        let problem = read(&Origin::File("does/not/exist.pp".into())).unwrap_err();
        assert!(problem.bad_call);
    }
}
