//! The Debian package. It is three files in an archive, so that no tool is needed to make one.

use std::{env, io};

use super::VERSION;
use super::archive::{ar, gzip, tar};
use super::files::File;

/// The name that such a package has.
pub(super) fn file_name() -> String {
    format!("marotte_{VERSION}_{}.deb", architecture())
}

fn architecture() -> &'static str {
    match env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    }
}

/// The package of some files.
pub(super) fn package(files: &[File], time: u64) -> io::Result<Vec<u8>> {
    let bytes: usize = files.iter().map(|file| file.bytes.len()).sum();
    let control = format!(
        "Package: marotte\n\
         Version: {VERSION}\n\
         Architecture: {}\n\
         Maintainer: {}\n\
         Installed-Size: {}\n\
         Section: utils\n\
         Priority: optional\n\
         Homepage: {}\n\
         Description: the Puppet language in a single binary\n \
         Checks manifests and templates, evaluates code, looks data up with Hiera and\n \
         compiles catalogs as Puppet 8 does. It needs neither Ruby nor an agent.\n",
        architecture(),
        env!("CARGO_PKG_AUTHORS"),
        bytes.div_ceil(1024),
        env!("CARGO_PKG_REPOSITORY"),
    );
    let control = tar(&[File::new("control", control)], "./", time)?;
    let data = tar(files, "./usr/", time)?;
    let members: [(&str, &[u8]); 3] = [
        ("debian-binary", b"2.0\n"),
        ("control.tar.gz", &gzip(&control)?),
        ("data.tar.gz", &gzip(&data)?),
    ];
    Ok(ar(&members, time))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_is_the_same_each_time() {
        let files = || [File::new("bin/marotte", *b"binary")];
        let package = || package(&files(), 1_000_000_000).unwrap();
        assert_eq!(package(), package());
        assert!(
            package().starts_with(b"!<arch>\ndebian-binary   1000000000  0     0     100644  4 ")
        );
    }
}
