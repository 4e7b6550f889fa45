//! The kernel, who runs the process, and what the system says of itself.

use marotte_pcore::Value;

use super::{Reader, hash};
use crate::parts::time_zone;

/// What the kernel is.
pub(super) struct Kernel {
    pub(super) name: String,
    pub(super) release: String,
    pub(super) machine: String,
}

impl Kernel {
    /// The kernel of this machine.
    #[cfg(unix)]
    pub(super) fn here() -> Self {
        let text = |text: &std::ffi::OsStr| text.to_string_lossy().into_owned();
        match nix::sys::utsname::uname() {
            Ok(names) => Self {
                name: text(names.sysname()),
                release: text(names.release()),
                machine: text(names.machine()),
            },
            Err(_) => Self::unknown(),
        }
    }

    /// The kernel of this machine.
    #[cfg(not(unix))]
    pub(super) fn here() -> Self {
        Self::unknown()
    }

    fn unknown() -> Self {
        Self {
            name: std::env::consts::OS.to_owned(),
            release: String::new(),
            machine: std::env::consts::ARCH.to_owned(),
        }
    }

    /// The numbers that its release begins with: `6.1.0` of `6.1.0-13-amd64`.
    pub(super) fn version(&self) -> &str {
        let end = self.release.find(|c: char| !c.is_ascii_digit() && c != '.');
        self.release[..end.unwrap_or(self.release.len())].trim_end_matches('.')
    }

    /// The first two of them.
    pub(super) fn major(&self) -> &str {
        let version = self.version();
        let mut points = version.match_indices('.').map(|(at, _)| at);
        &version[..points.nth(1).unwrap_or(version.len())]
    }
}

/// Who runs the process.
#[cfg(unix)]
pub(super) fn identity() -> Value {
    use nix::unistd::{Group, User, getegid, geteuid};
    let (uid, gid) = (geteuid(), getegid());
    let user = User::from_uid(uid).ok().flatten();
    let group = Group::from_gid(gid).ok().flatten();
    hash([
        ("gid", Some(Value::Integer(gid.as_raw().into()))),
        ("group", group.map(|group| group.name.as_str().into())),
        ("privileged", Some(uid.is_root().into())),
        ("uid", Some(Value::Integer(uid.as_raw().into()))),
        ("user", user.map(|user| user.name.as_str().into())),
    ])
}

/// How busy it was.
pub(super) fn load_averages(files: Reader<'_>) -> Option<Value> {
    let text = files.text("/proc/loadavg")?;
    let mut numbers = text
        .split_whitespace()
        .map(|word| word.parse().ok().map(Value::Float));
    let mut next = || numbers.next().flatten();
    Some(hash([("1m", next()), ("5m", next()), ("15m", next())]))
}

/// Since when it runs.
pub(super) fn uptime(files: Reader<'_>) -> Option<Value> {
    let text = files.text("/proc/uptime")?;
    let whole = text.split(['.', ' ']).next()?;
    let seconds: i64 = whole.parse().ok()?;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600, seconds / 60 % 60);
    let told = match days {
        0 => format!("{hours}:{minutes:02} hours"),
        1 => "1 day".to_owned(),
        days => format!("{days} days"),
    };
    Some(hash([
        ("days", Some(days.into())),
        ("hours", Some(hours.into())),
        ("seconds", Some(seconds.into())),
        ("uptime", Some(told.as_str().into())),
    ]))
}

/// Whether its cryptography is restricted.
pub(super) fn fips(files: Reader<'_>) -> Value {
    let told = files.line("/proc/sys/crypto/fips_enabled");
    told.is_some_and(|told| told != "0").into()
}

/// The name of its time zone.
pub(super) fn timezone() -> Value {
    jiff::Timestamp::now()
        .to_zoned(time_zone().clone())
        .strftime("%Z")
        .to_string()
        .as_str()
        .into()
}

/// The public keys of its host.
pub(super) fn ssh(files: Reader<'_>) -> Option<Value> {
    let key = |name: &str| {
        let line = files.line(&format!("/etc/ssh/ssh_host_{name}_key.pub"))?;
        let mut words = line.split_whitespace();
        let (kind, key) = (words.next()?, words.next()?);
        Some(hash([
            ("key", Some(key.into())),
            ("type", Some(kind.into())),
        ]))
    };
    let keys = ["dsa", "ecdsa", "ed25519", "rsa"].map(|name| (name, key(name)));
    keys.iter()
        .any(|(_, key)| key.is_some())
        .then(|| hash(keys))
}
