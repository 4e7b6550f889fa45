//! Archives without anything of the machine in them: sorted, owned by root, of one time.

use std::collections::BTreeSet;
use std::io::{self, Write};

use flate2::{Compression, GzBuilder};

use super::files::File;

/// What the headers and the contents of a tar archive are multiples of.
const BLOCK: usize = 512;

/// A tar archive (`ustar`) of files below a prefix that ends with a slash, with the folders that they need.
pub(super) fn tar(files: &[File], prefix: &str, time: u64) -> io::Result<Vec<u8>> {
    let mut archive = Vec::new();
    let mut folders = BTreeSet::new();
    for file in files {
        let path = format!("{prefix}{}", file.path);
        for (end, _) in path.match_indices('/') {
            let folder = &path[..=end];
            if folder != "./" && folders.insert(folder.to_owned()) {
                archive.extend(header(folder, 0o755, 0, time, b'5')?);
            }
        }
        let mode = file.mode() & 0o777;
        archive.extend(header(&path, mode, file.bytes.len(), time, b'0')?);
        archive.extend(&file.bytes);
        archive.resize(archive.len().next_multiple_of(BLOCK), 0);
    }
    archive.resize(archive.len() + 2 * BLOCK, 0);
    Ok(archive)
}

fn header(path: &str, mode: u32, size: usize, time: u64, kind: u8) -> io::Result<[u8; BLOCK]> {
    if path.len() > 100 {
        return Err(io::Error::other(format!("{path}: the path is too long")));
    }
    let mut header = [0; BLOCK];
    let mut put = |at: usize, text: &[u8]| header[at..at + text.len()].copy_from_slice(text);
    put(0, path.as_bytes());
    put(100, format!("{mode:07o}").as_bytes());
    put(108, b"0000000");
    put(116, b"0000000");
    put(124, format!("{size:011o}").as_bytes());
    put(136, format!("{time:011o}").as_bytes());
    put(148, b"        ");
    put(156, &[kind]);
    put(257, b"ustar\x0000");
    put(265, b"root");
    put(297, b"root");
    let sum: u32 = header.iter().map(|byte| u32::from(*byte)).sum();
    header[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
    Ok(header)
}

/// An archive of the form `ar`, which Debian packages are.
pub(super) fn ar(members: &[(&str, &[u8])], time: u64) -> Vec<u8> {
    let mut archive = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        let size = bytes.len();
        let header = format!("{name:<16}{time:<12}0     0     100644  {size:<10}`\n");
        archive.extend(header.as_bytes());
        archive.extend(*bytes);
        if size % 2 == 1 {
            archive.push(b'\n');
        }
    }
    archive
}

/// An archive of the form `cpio` (`newc`), which RPM packages have in them; paths begin with a slash.
pub(super) fn cpio(files: &[File], time: u64) -> Vec<u8> {
    let mut archive = Vec::new();
    let mut add = |number: usize, mode: u32, time: u64, path: &str, bytes: &[u8]| {
        let (size, length) = (bytes.len(), path.len() + 1);
        let links = 1;
        let header = format!(
            "070701{number:08x}{mode:08x}{:08x}{:08x}{links:08x}{time:08x}{size:08x}{:08x}{:08x}{:08x}{:08x}\
             {length:08x}{:08x}",
            0, 0, 0, 0, 0, 0, 0
        );
        archive.extend(header.as_bytes());
        archive.extend(path.as_bytes());
        archive.push(0);
        archive.resize(archive.len().next_multiple_of(4), 0);
        archive.extend(bytes);
        archive.resize(archive.len().next_multiple_of(4), 0);
    };
    for (index, file) in files.iter().enumerate() {
        let path = format!(".{}", file.path);
        add(index + 1, file.mode(), time, &path, &file.bytes);
    }
    add(0, 0, 0, "TRAILER!!!", &[]);
    archive
}

/// Compressed, without a name and a time.
pub(super) fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzBuilder::new().write(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tar_archive_has_folders_and_files() {
        let file = File {
            runs: true,
            ..File::new("bin/a", *b"hello")
        };
        let archive = tar(&[file], "./usr/", 1).unwrap();
        // Two folders, a file of one block, and the end.
        assert_eq!(archive.len(), (2 + 2 + 2) * BLOCK);
        assert!(archive.starts_with(b"./usr/\x00"));
        assert!(archive[2 * BLOCK..].starts_with(b"./usr/bin/a\x00"));
        assert_eq!(&archive[2 * BLOCK + 100..][..7], b"0000755");
        assert_eq!(&archive[3 * BLOCK..][..5], b"hello");
        let header = &archive[2 * BLOCK..3 * BLOCK];
        let sum = header.iter().enumerate().map(|(at, byte)| match at {
            148..156 => 32,
            _ => u32::from(*byte),
        });
        let sum: u32 = sum.sum();
        assert_eq!(&header[148..154], format!("{sum:06o}").as_bytes());
    }

    #[test]
    fn an_ar_archive_has_even_members() {
        let archive = ar(&[("a", b"1"), ("b", b"22")], 5);
        assert_eq!(archive.len(), 8 + 60 + 2 + 60 + 2);
        assert_eq!(&archive[8 + 58..][..4], b"`\n1\n");
    }
}
