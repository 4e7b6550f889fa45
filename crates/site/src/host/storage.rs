//! Disks, their partitions, and what is mounted.

use marotte_pcore::Value;

use super::{Reader, hash, number, percentage, readable};

/// The kernel counts in pieces of this size, whatever a disk has.
const SECTOR: u64 = 512;

const BLOCK: &str = "/sys/block";
const MOUNTS: &str = "/proc/self/mounts";

fn size(files: Reader<'_>, path: &str) -> Option<u64> {
    let sectors: u64 = files.line(&format!("{path}/size"))?.parse().ok()?;
    sectors.checked_mul(SECTOR)
}

/// The disks.
pub(super) fn disks(files: Reader<'_>) -> Option<Value> {
    let disks = files.names(BLOCK).into_iter().filter_map(|name| {
        let path = format!("{BLOCK}/{name}");
        if !files.0.exists(&format!("{path}/device")) {
            return None;
        }
        let size = size(files, &path);
        let told = |file: &str| files.line(&format!("{path}/{file}"));
        let kind = told("queue/rotational").map(|is| if is == "0" { "ssd" } else { "hdd" });
        let disk = hash([
            (
                "model",
                told("device/model").map(|text| text.as_str().into()),
            ),
            (
                "serial",
                told("device/serial").map(|text| text.as_str().into()),
            ),
            ("size", size.map(readable)),
            ("size_bytes", size.map(number)),
            ("type", kind.map(Value::from)),
            (
                "vendor",
                told("device/vendor").map(|text| text.as_str().into()),
            ),
        ]);
        Some((name.as_str().into(), disk))
    });
    let disks: Vec<(Value, Value)> = disks.collect();
    (!disks.is_empty()).then(|| Value::hash(disks))
}

/// The partitions of disks.
pub(super) fn partitions(files: Reader<'_>) -> Option<Value> {
    let mounts = files.text(MOUNTS).unwrap_or_default();
    let mut found: Vec<(Value, Value)> = Vec::new();
    for disk in files.names(BLOCK) {
        let folder = format!("{BLOCK}/{disk}");
        for name in files.names(&folder) {
            let path = format!("{folder}/{name}");
            if !name.starts_with(&disk) || !files.0.exists(&format!("{path}/partition")) {
                continue;
            }
            let device = format!("/dev/{name}");
            let mount = mounts.lines().find_map(|line| {
                let mut words = line.split(' ');
                (words.next()? == device).then_some(())?;
                Some((words.next()?, words.next()?))
            });
            let size = size(files, &path);
            let partition = hash([
                ("filesystem", mount.map(|(_, kind)| kind.into())),
                ("mount", mount.map(|(at, _)| at.into())),
                ("size", size.map(readable)),
                ("size_bytes", size.map(number)),
            ]);
            found.push((device.as_str().into(), partition));
        }
    }
    (!found.is_empty()).then(|| Value::hash(found))
}

/// The kinds of file systems that need a device.
pub(super) fn filesystems(files: Reader<'_>) -> Option<Value> {
    let text = files.text("/proc/filesystems")?;
    let lines = text.lines().filter(|line| !line.starts_with("nodev"));
    let mut kinds: Vec<&str> = lines
        .map(str::trim)
        .filter(|kind| *kind != "fuseblk")
        .collect();
    kinds.sort_unstable();
    Some(kinds.join(",").as_str().into())
}

/// What is mounted where. File systems of other machines are not asked for their size: that can take
/// forever.
#[cfg(unix)]
pub(super) fn mountpoints(files: Reader<'_>) -> Option<Value> {
    let text = files.text(MOUNTS)?;
    let mounts = text.lines().filter_map(|line| {
        let mut words = line.split(' ');
        let (device, path) = (words.next()?, words.next()?);
        let (kind, options) = (words.next()?, words.next()?);
        let path = path.replace("\\040", " ");
        let is_of_kernel = ["/proc", "/sys"].iter().any(|top| path.starts_with(top));
        if kind == "autofs" || device == "rootfs" || (is_of_kernel && kind != "tmpfs") {
            return None;
        }
        let is_remote = ["nfs", "cifs", "smb", "fuse.", "9p", "ceph", "afs"]
            .iter()
            .any(|remote| kind.starts_with(remote));
        let space = match is_remote {
            true => None,
            false => nix::sys::statvfs::statvfs(path.as_str()).ok(),
        };
        let amounts = space.map(|space| {
            let unit = space.fragment_size();
            let size = space.blocks().saturating_mul(unit);
            let available = space.blocks_available().saturating_mul(unit);
            let used = size.saturating_sub(space.blocks_free().saturating_mul(unit));
            (size, available, used)
        });
        let of = |pick: fn((u64, u64, u64)) -> Value| amounts.map(pick);
        let options = Value::array(options.split(',').map(Value::from));
        let mount = hash([
            ("available", of(|(_, available, _)| readable(available))),
            ("available_bytes", of(|(_, available, _)| number(available))),
            (
                "capacity",
                of(|(_, available, used)| percentage(used, used + available)),
            ),
            ("device", Some(device.into())),
            ("filesystem", Some(kind.into())),
            ("options", Some(options)),
            ("size", of(|(size, _, _)| readable(size))),
            ("size_bytes", of(|(size, _, _)| number(size))),
            ("used", of(|(_, _, used)| readable(used))),
            ("used_bytes", of(|(_, _, used)| number(used))),
        ]);
        Some((path.as_str().into(), mount))
    });
    let mounts: Vec<(Value, Value)> = mounts.collect();
    (!mounts.is_empty()).then(|| Value::hash(mounts))
}
