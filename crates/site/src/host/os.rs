//! Which operating system it is.

use marotte_pcore::Value;

use super::system::Kernel;
use super::{Reader, hash};

/// Distributions: their `ID` in `os-release`, their names, and the families that they are of.
const DISTRIBUTIONS: &[(&str, &str, &str)] = &[
    ("almalinux", "AlmaLinux", "RedHat"),
    ("alpine", "Alpine", "Alpine"),
    ("amzn", "Amazon", "RedHat"),
    ("arch", "Archlinux", "Archlinux"),
    ("centos", "CentOS", "RedHat"),
    ("debian", "Debian", "Debian"),
    ("devuan", "Devuan", "Debian"),
    ("fedora", "Fedora", "RedHat"),
    ("gentoo", "Gentoo", "Gentoo"),
    ("linuxmint", "Linuxmint", "Debian"),
    ("manjaro", "ManjaroLinux", "Archlinux"),
    ("ol", "OracleLinux", "RedHat"),
    ("opensuse-leap", "OpenSuSE", "Suse"),
    ("opensuse-tumbleweed", "OpenSuSE", "Suse"),
    ("raspbian", "Debian", "Debian"),
    ("rhel", "RedHat", "RedHat"),
    ("rocky", "Rocky", "RedHat"),
    ("sled", "SLED", "Suse"),
    ("sles", "SLES", "Suse"),
    ("slackware", "Slackware", "Slackware"),
    ("ubuntu", "Ubuntu", "Debian"),
];

/// The fact `os`.
pub(super) fn os(files: Reader<'_>, kernel: &Kernel) -> Value {
    let told = files
        .text("/etc/os-release")
        .or_else(|| files.text("/usr/lib/os-release"));
    let told = told.unwrap_or_default();
    let entry = |name: &str| {
        let line = told
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix('='))?;
        let value = line.trim().trim_matches(['"', '\'']);
        (!value.is_empty()).then(|| value.to_owned())
    };
    let id = entry("ID").unwrap_or_default();
    let known = DISTRIBUTIONS.iter().find(|(known, ..)| *known == id);
    let (name, family) = match known {
        Some((_, name, family)) => ((*name).to_owned(), *family),
        None => {
            let name = entry("NAME").unwrap_or_else(|| kernel.name.clone());
            let like = entry("ID_LIKE").unwrap_or_default();
            let similar = like
                .split_whitespace()
                .find_map(|like| DISTRIBUTIONS.iter().find(|(known, ..)| *known == like));
            (name, similar.map_or("Linux", |(_, _, family)| *family))
        }
    };
    let version = version(files, &name, family).or_else(|| entry("VERSION_ID"));
    let release = version.map(|version| release(&version, &name));
    let distro = hash([
        (
            "codename",
            entry("VERSION_CODENAME").map(|name| name.as_str().into()),
        ),
        (
            "description",
            entry("PRETTY_NAME").map(|name| name.as_str().into()),
        ),
        ("id", Some(name.as_str().into())),
        ("release", release.clone()),
    ]);
    let enforcing = files.line("/sys/fs/selinux/enforce");
    let selinux = hash([("enabled", Some(enforcing.is_some().into()))]);
    hash([
        (
            "architecture",
            Some(architecture(&kernel.machine, family).into()),
        ),
        ("distro", Some(distro)),
        ("family", Some(family.into())),
        ("hardware", Some(kernel.machine.as_str().into())),
        ("name", Some(name.as_str().into())),
        ("release", release),
        ("selinux", Some(selinux)),
    ])
}

/// The version with its minor part, where that is in a file of its own.
fn version(files: Reader<'_>, name: &str, family: &str) -> Option<String> {
    match (name, family) {
        ("Debian", _) => files
            .line("/etc/debian_version")
            .filter(|line| line.starts_with(|c: char| c.is_ascii_digit())),
        ("Alpine", _) => files.line("/etc/alpine-release"),
        (_, "RedHat") => {
            let line = files.line("/etc/redhat-release")?;
            let (_, version) = line.split_once("release ")?;
            version.split_whitespace().next().map(str::to_owned)
        }
        _ => None,
    }
}

fn release(full: &str, name: &str) -> Value {
    // Of Ubuntu 22.04 there is no version 22.
    let parts: Vec<&str> = match name {
        "Ubuntu" => vec![full],
        _ => full.splitn(3, '.').collect(),
    };
    let part = |at: usize| parts.get(at).map(|part| Value::from(*part));
    hash([
        ("full", Some(full.into())),
        ("major", part(0)),
        ("minor", part(1)),
    ])
}

fn architecture<'a>(machine: &'a str, family: &str) -> &'a str {
    match (machine, family) {
        ("x86_64", "Debian" | "Gentoo") => "amd64",
        ("i486" | "i586" | "i686", _) => "i386",
        (machine, _) => machine,
    }
}
