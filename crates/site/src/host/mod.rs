//! The facts of the machine that the process runs on: the core facts of Linux as Facter structures
//! them, read from the kernel's files and asked of the operating system.
//!
//! What is read comes through [`Files`], so that any machine can be described in memory.

mod external;
mod hardware;
mod legacy;
mod memory;
#[cfg(unix)]
mod network;
mod os;
mod storage;
mod system;

use marotte_environment::{Disk, Files};
use marotte_pcore::{Str, Value};
use serde_json::Value as Json;

pub(crate) use external::external_facts;
pub(crate) use legacy::legacy_facts;

use crate::parts::{Commands, Processes};

/// The variable that names a command to ask for facts instead, such as a real `facter`.
const FACTER: &str = "MAROTTE_FACTER";

/// The Facter whose facts these are like.
const FACTER_VERSION: &str = "4.10.0";

/// A machine that has facts.
pub trait Host: Send + Sync {
    /// Its core facts by their names.
    fn facts(&self) -> Vec<(Str, Value)>;
}

/// A machine of which nothing is known.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoHost;

impl Host for NoHost {
    fn facts(&self) -> Vec<(Str, Value)> {
        Vec::new()
    }
}

/// This machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThisHost;

impl Host for ThisHost {
    fn facts(&self) -> Vec<(Str, Value)> {
        let asked = std::env::var(FACTER)
            .ok()
            .filter(|command| !command.is_empty());
        if let Some(facts) = asked.and_then(|command| facter(&Processes, &command)) {
            return facts;
        }
        core(&Disk)
    }
}

/// What a command says that prints facts in JSON.
fn facter(commands: &dyn Commands, command: &str) -> Option<Vec<(Str, Value)>> {
    let finished = commands.run(&[command, "--json"]).ok()?;
    let json: Json = serde_json::from_slice(&finished.output).ok()?;
    let facts = json.as_object()?.iter();
    let fact = |(name, value): (&String, &Json)| {
        (
            name.as_str().into(),
            marotte_pcore::convert::from_json(value),
        )
    };
    Some(facts.map(fact).collect())
}

/// The core facts of a machine with these files.
fn core(files: &dyn Files) -> Vec<(Str, Value)> {
    let files = Reader(files);
    let mut facts: Vec<(Str, Value)> = Vec::new();
    let mut add = |name: &str, value: Option<Value>| {
        if let Some(value) = value {
            facts.push((name.into(), value));
        }
    };
    let kernel = system::Kernel::here();
    add("os", Some(os::os(files, &kernel)));
    add("kernel", Some(kernel.name.as_str().into()));
    add("kernelrelease", Some(kernel.release.as_str().into()));
    add("kernelversion", Some(kernel.version().into()));
    add("kernelmajversion", Some(kernel.major().into()));
    #[cfg(unix)]
    add("networking", Some(network::networking(files)));
    #[cfg(unix)]
    add("identity", Some(system::identity()));
    add("memory", memory::memory(files));
    add("processors", hardware::processors(files));
    add("disks", storage::disks(files));
    add("partitions", storage::partitions(files));
    #[cfg(unix)]
    add("mountpoints", storage::mountpoints(files));
    add("filesystems", storage::filesystems(files));
    add("dmi", hardware::dmi(files));
    let kind = hardware::virtualization(files);
    add("virtual", Some(kind.into()));
    add("is_virtual", Some((kind != "physical").into()));
    add("load_averages", system::load_averages(files));
    add("system_uptime", system::uptime(files));
    add("fips_enabled", Some(system::fips(files)));
    add("timezone", Some(system::timezone()));
    add(
        "path",
        std::env::var("PATH").ok().map(|path| path.as_str().into()),
    );
    add("ssh", system::ssh(files));
    add("facterversion", Some(FACTER_VERSION.into()));
    facts
}

/// Reads the small files in which a kernel tells of itself.
#[derive(Clone, Copy)]
struct Reader<'a>(&'a dyn Files);

impl Reader<'_> {
    fn text(self, path: &str) -> Option<String> {
        let bytes = self.0.read(path)?.ok()?;
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// The one line of a file, unless it is empty.
    fn line(self, path: &str) -> Option<String> {
        let line = self.text(path)?.trim().to_owned();
        (!line.is_empty()).then_some(line)
    }

    /// The names in a folder.
    fn names(self, folder: &str) -> Vec<String> {
        self.0
            .list(folder)
            .into_iter()
            .map(|entry| entry.name)
            .collect()
    }
}

/// A hash of what there is.
fn hash<'a>(entries: impl IntoIterator<Item = (&'a str, Option<Value>)>) -> Value {
    let known = entries.into_iter();
    Value::hash(known.filter_map(|(name, value)| Some((name.into(), value?))))
}

/// A number of bytes for people: `23.54 GiB`.
fn readable(bytes: u64) -> Value {
    const UNITS: [&str; 7] = ["bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"];
    let mut amount = bytes as f64;
    let mut unit = 0;
    while (amount * 100.0).round() / 100.0 >= 1024.0 && unit + 1 < UNITS.len() {
        amount /= 1024.0;
        unit += 1;
    }
    let text = match unit {
        0 => format!("{bytes} bytes"),
        unit => format!("{amount:.2} {}", UNITS[unit]),
    };
    text.as_str().into()
}

/// A number of bytes as a value.
fn number(bytes: u64) -> Value {
    Value::Integer(i64::try_from(bytes).unwrap_or(i64::MAX))
}

/// How much of something is used: `7.17%`.
fn percentage(used: u64, total: u64) -> Value {
    let share = match total {
        0 => 0.0,
        total => used as f64 / total as f64 * 100.0,
    };
    match share {
        share if share >= 100.0 => "100%".into(),
        0.0 => "0%".into(),
        share => format!("{share:.2}%").as_str().into(),
    }
}

/// Something that is used in part, for people and in bytes.
fn usage(used: u64, available: u64, total: u64) -> [(&'static str, Option<Value>); 7] {
    [
        ("available", Some(readable(available))),
        ("available_bytes", Some(number(available))),
        ("capacity", Some(percentage(used, used + available))),
        ("total", Some(readable(total))),
        ("total_bytes", Some(number(total))),
        ("used", Some(readable(used))),
        ("used_bytes", Some(number(used))),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use marotte_environment::Memory;

    fn machine() -> Memory {
        let mut files = Memory::new();
        let mut put = |path: &str, text: &str| files.insert(path, text.to_owned());
        put(
            "/etc/os-release",
            "ID=debian\nVERSION_ID=\"12\"\nVERSION_CODENAME=bookworm\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n",
        );
        put("/etc/debian_version", "12.11\n");
        put(
            "/proc/meminfo",
            "MemTotal: 2048 kB\nMemFree: 1 kB\nMemAvailable: 1024 kB\nSwapTotal: 0 kB\n",
        );
        put(
            "/proc/cpuinfo",
            "processor : 0\nmodel name : A CPU\nphysical id : 0\ncpu cores : 1\nsiblings : 2\ncpu MHz : 2600.1\n\nprocessor : 1\nmodel name : A CPU\nphysical id : 0\n",
        );
        put("/proc/loadavg", "0.50 1.25 2.00 1/100 5\n");
        put("/proc/uptime", "90061.50 1.0\n");
        put("/proc/filesystems", "nodev\tsysfs\n\text4\n\tbtrfs\n");
        put("/sys/class/dmi/id/product_name", "KVM\n");
        files
    }

    fn fact(name: &str) -> String {
        let facts = core(&machine());
        let (_, value) = facts.iter().find(|(known, _)| known == name).unwrap();
        marotte_pcore::convert::to_program_string(value).to_string()
    }

    #[test]
    fn a_machine_is_described_by_its_files() {
        let os = fact("os");
        for part in [
            "'name' => 'Debian'",
            "'family' => 'Debian'",
            "'full' => '12.11'",
            "'minor' => '11'",
            "'codename' => 'bookworm'",
        ] {
            assert!(os.contains(part), "{os}");
        }
        let memory = fact("memory");
        assert!(memory.contains("'total' => '2.00 MiB'"), "{memory}");
        assert!(memory.contains("'capacity' => '50.00%'"), "{memory}");
        assert!(!memory.contains("swap"), "{memory}");
        let processors = fact("processors");
        for part in [
            "'count' => 2",
            "'physicalcount' => 1",
            "'speed' => '2.60 GHz'",
            "'threads' => 2",
        ] {
            assert!(processors.contains(part), "{processors}");
        }
        assert_eq!(fact("filesystems"), "'btrfs,ext4'");
        assert_eq!(fact("virtual"), "'kvm'");
        assert!(fact("load_averages").contains("'5m' => 1.25"));
        assert!(fact("system_uptime").contains("'days' => 1"));
    }

    #[test]
    fn amounts_are_readable() {
        let text = |bytes| readable(bytes).as_str().unwrap().to_owned();
        assert_eq!(text(1023), "1023 bytes");
        assert_eq!(text(1024), "1.00 KiB");
        assert_eq!(text(25_276_518_400), "23.54 GiB");
    }
}
