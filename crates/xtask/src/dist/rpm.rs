//! The RPM package: a lead that nobody reads any more, two headers and a compressed archive, so that no tool is
//! needed to make one. Headers are tables of tags, whose values lie in a store behind them.

mod header;

use std::{env, io};

use md5::Md5;
use sha1::Sha1;
use sha2::{Digest, Sha256};

use self::header::{Header, Value};
use super::VERSION;
use super::archive::{cpio, gzip};
use super::files::File;

/// Which build of a version it is.
const RELEASE: &str = "1";

const SUMMARY: &str = "The Puppet language in a single binary";
const DESCRIPTION: &str = "Checks manifests and templates, evaluates code, looks data up with Hiera and \
                           compiles\ncatalogs as Puppet 8 does. It needs neither Ruby nor an agent.";

/// What whoever installs the package must understand: names and versions of features of rpm.
const FEATURES: [(&str, &str); 3] = [
    ("rpmlib(CompressedFileNames)", "3.0.4-1"),
    ("rpmlib(FileDigests)", "4.6.0-1"),
    ("rpmlib(PayloadFilesHavePrefix)", "4.0-1"),
];

/// The version is that or less, and it is a feature of rpm.
const FEATURE: u32 = 0x0100_000a;
/// The version is exactly that.
const EXACTLY: u32 = 8;
/// A file of the documentation.
const DOCUMENTATION: u32 = 2;
/// The number of SHA-256.
const SHA256: u32 = 8;

/// The name that such a package has.
pub(super) fn file_name() -> String {
    format!("marotte-{VERSION}-{RELEASE}.{}.rpm", env::consts::ARCH)
}

/// The package of some files.
pub(super) fn package(files: &[File], time: u64) -> io::Result<Vec<u8>> {
    let files: Vec<File> = files.iter().map(installed).collect();
    let archive = cpio(&files, time);
    let payload = gzip(&archive)?;
    let header = header(&files, &payload, time).to_bytes(63);
    let mut whole = header.clone();
    whole.extend(&payload);
    let mut signature = Header::default();
    signature.add(269, Value::text(hex(&Sha1::digest(&header))));
    signature.add(273, Value::text(hex(&Sha256::digest(&header))));
    signature.add(1000, Value::Words(vec![whole.len() as u32]));
    signature.add(1004, Value::Bytes(Md5::digest(&whole).to_vec()));
    signature.add(1007, Value::Words(vec![archive.len() as u32]));
    let mut package = lead();
    package.extend(signature.to_bytes(62));
    package.resize(package.len().next_multiple_of(8), 0);
    package.extend(whole);
    Ok(package)
}

/// A file where distributions with RPM packages want it.
fn installed(file: &File) -> File {
    let path = file
        .path
        .replace("zsh/vendor-completions", "zsh/site-functions");
    File {
        path: format!("/usr/{path}"),
        bytes: file.bytes.clone(),
        runs: file.runs,
    }
}

fn lead() -> Vec<u8> {
    let mut lead = vec![0xed, 0xab, 0xee, 0xdb, 3, 0, 0, 0];
    let machine: u16 = match env::consts::ARCH {
        "aarch64" => 19,
        _ => 1,
    };
    lead.extend(machine.to_be_bytes());
    let mut name = format!("marotte-{VERSION}-{RELEASE}").into_bytes();
    name.resize(66, 0);
    lead.extend(name);
    // Linux, and a signature in a header.
    lead.extend([0, 1, 0, 5]);
    lead.resize(96, 0);
    lead
}

fn header(files: &[File], payload: &[u8], time: u64) -> Header {
    let mut header = Header::default();
    let full = format!("{VERSION}-{RELEASE}");
    let texts = |of: &dyn Fn(&File) -> String| Value::Texts(files.iter().map(of).collect());
    let words = |of: &dyn Fn(&File) -> u32| Value::Words(files.iter().map(of).collect());
    let size: usize = files.iter().map(|file| file.bytes.len()).sum();
    header.add(100, Value::Texts(vec!["C".to_owned()]));
    header.add(1000, Value::text("marotte"));
    header.add(1001, Value::text(VERSION));
    header.add(1002, Value::text(RELEASE));
    header.add(1004, Value::Translated(SUMMARY.to_owned()));
    header.add(1005, Value::Translated(DESCRIPTION.to_owned()));
    header.add(1006, Value::Words(vec![time as u32]));
    header.add(1007, Value::text("localhost"));
    header.add(1009, Value::Words(vec![size as u32]));
    header.add(1014, Value::text(env!("CARGO_PKG_LICENSE")));
    header.add(1015, Value::text(env!("CARGO_PKG_AUTHORS")));
    header.add(1016, Value::Translated("Development/Tools".to_owned()));
    header.add(1020, Value::text(env!("CARGO_PKG_REPOSITORY")));
    header.add(1021, Value::text("linux"));
    header.add(1022, Value::text(env::consts::ARCH));

    header.add(1028, words(&|file| file.bytes.len() as u32));
    let modes = files.iter().map(|file| file.mode() as u16);
    header.add(1030, Value::Shorts(modes.collect()));
    header.add(1033, Value::Shorts(vec![0; files.len()]));
    header.add(1034, words(&|_| time as u32));
    header.add(1035, texts(&|file| hex(&Sha256::digest(&file.bytes))));
    header.add(1036, texts(&|_| String::new()));
    let is_documentation = |file: &File| file.path.contains("/man/") || file.path.contains("/doc/");
    header.add(
        1037,
        words(&|file| match is_documentation(file) {
            true => DOCUMENTATION,
            false => 0,
        }),
    );
    header.add(1039, texts(&|_| "root".to_owned()));
    header.add(1040, texts(&|_| "root".to_owned()));
    header.add(1044, Value::text(format!("marotte-{full}.src.rpm")));
    header.add(1045, words(&|_| u32::MAX));
    header.add(1047, Value::Texts(vec!["marotte".to_owned()]));
    header.add(1048, Value::Words(vec![FEATURE; FEATURES.len()]));
    let features = FEATURES.iter();
    let (names, versions) = features
        .map(|(name, of)| ((*name).to_owned(), (*of).to_owned()))
        .unzip();
    header.add(1049, Value::Texts(names));
    header.add(1050, Value::Texts(versions));
    header.add(1064, Value::text("4.14.0"));
    header.add(1095, words(&|_| 1));
    header.add(1096, Value::Words((1..=files.len() as u32).collect()));
    header.add(1097, texts(&|_| String::new()));
    header.add(1112, Value::Words(vec![EXACTLY]));
    header.add(1113, Value::Texts(vec![full]));

    let mut folders: Vec<String> = files
        .iter()
        .map(|file| of_path(file).0.to_owned())
        .collect();
    folders.sort();
    folders.dedup();
    let index = |file: &File| {
        folders
            .iter()
            .position(|of| of == of_path(file).0)
            .unwrap_or(0) as u32
    };
    header.add(1116, words(&index));
    header.add(1117, texts(&|file| of_path(file).1.to_owned()));
    header.add(1118, Value::Texts(folders.clone()));
    header.add(1124, Value::text("cpio"));
    header.add(1125, Value::text("gzip"));
    header.add(1126, Value::text("9"));
    header.add(5011, Value::Words(vec![SHA256]));
    header.add(5062, Value::text("utf-8"));
    header.add(5092, Value::Texts(vec![hex(&Sha256::digest(payload))]));
    header.add(5093, Value::Words(vec![SHA256]));
    header
}

/// The folder of a file with a slash at its end, and its name.
fn of_path(of: &File) -> (&str, &str) {
    let end = of.path.rfind('/').map_or(0, |at| at + 1);
    of.path.split_at(end)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_is_the_same_each_time() {
        let files = [
            File {
                runs: true,
                ..File::new("bin/marotte", *b"binary")
            },
            File::new("share/doc/marotte/README.md", *b"text"),
        ];
        let package = || package(&files, 1_000_000_000).unwrap();
        assert_eq!(package(), package());
        let bytes = package();
        assert!(bytes.starts_with(&[0xed, 0xab, 0xee, 0xdb, 3, 0]));
        // The signature begins behind the lead, the header at a multiple of eight behind that.
        let magic = [0x8e, 0xad, 0xe8, 1];
        assert_eq!(bytes[96..100], magic);
        let starts = bytes.windows(4).enumerate();
        let starts: Vec<usize> = starts
            .filter(|(at, window)| at % 8 == 0 && *window == magic)
            .map(|(at, _)| at)
            .collect();
        assert_eq!(starts.len(), 2);
        assert!(bytes.windows(2).any(|window| window == [0x1f, 0x8b]));
    }
}
