//! What the machine is made of, as far as its firmware tells.

use std::collections::BTreeSet;

use marotte_pcore::Value;

use super::{Reader, hash};

/// The processors.
pub(super) fn processors(files: Reader<'_>) -> Option<Value> {
    let text = files.text("/proc/cpuinfo")?;
    let entries = |name: &str| -> Vec<&str> {
        let lines = text.lines().filter_map(|line| line.split_once(':'));
        let lines = lines.filter(|(known, _)| known.trim() == name);
        lines.map(|(_, value)| value.trim()).collect()
    };
    let count = entries("processor").len();
    let models = entries("model name");
    let packages: BTreeSet<&str> = entries("physical id").into_iter().collect();
    let first = |name: &str| {
        entries(name)
            .first()
            .and_then(|text| text.parse::<i64>().ok())
    };
    let cores = first("cpu cores");
    let threads = match (first("siblings"), cores) {
        (Some(siblings), Some(cores)) if cores > 0 => Some(siblings / cores),
        _ => None,
    };
    let speed = entries("cpu MHz")
        .first()
        .and_then(|text| text.parse::<f64>().ok());
    let speed = speed.map(|speed| match speed {
        speed if speed >= 1000.0 => format!("{:.2} GHz", speed / 1000.0),
        speed => format!("{speed:.2} MHz"),
    });
    let whole = |number: usize| Value::Integer(i64::try_from(number).unwrap_or(i64::MAX));
    Some(hash([
        ("cores", cores.map(Value::Integer)),
        ("count", Some(whole(count))),
        ("isa", Some("unknown".into())),
        (
            "models",
            Some(Value::array(models.into_iter().map(Value::from))),
        ),
        ("physicalcount", Some(whole(packages.len().max(1)))),
        ("speed", speed.map(|speed| speed.as_str().into())),
        ("threads", threads.map(Value::Integer)),
    ]))
}

/// What the firmware says.
pub(super) fn dmi(files: Reader<'_>) -> Option<Value> {
    let read = |name: &str| files.line(&format!("/sys/class/dmi/id/{name}"));
    let told = |name: &str| read(name).map(|text| text.as_str().into());
    let part = |entries: &[(&'static str, &str)]| {
        let known: Vec<(&str, Option<Value>)> = entries
            .iter()
            .map(|(name, file)| (*name, told(file)))
            .collect();
        known
            .iter()
            .any(|(_, value)| value.is_some())
            .then(|| hash(known))
    };
    let all = [
        (
            "bios",
            part(&[
                ("release_date", "bios_date"),
                ("vendor", "bios_vendor"),
                ("version", "bios_version"),
            ]),
        ),
        (
            "board",
            part(&[
                ("asset_tag", "board_asset_tag"),
                ("manufacturer", "board_vendor"),
                ("product", "board_name"),
                ("serial_number", "board_serial"),
            ]),
        ),
        (
            "chassis",
            part(&[("asset_tag", "chassis_asset_tag"), ("type", "chassis_type")]),
        ),
        ("manufacturer", told("sys_vendor")),
        (
            "product",
            part(&[
                ("name", "product_name"),
                ("serial_number", "product_serial"),
                ("uuid", "product_uuid"),
                ("version", "product_version"),
            ]),
        ),
    ];
    all.iter()
        .any(|(_, value)| value.is_some())
        .then(|| hash(all))
}

/// What the name of a product tells of who pretends to be a machine.
const PRODUCTS: &[(&str, &str)] = &[
    ("KVM", "kvm"),
    ("QEMU", "kvm"),
    ("Standard PC", "kvm"),
    ("OpenStack", "kvm"),
    ("Google", "gce"),
    ("VirtualBox", "virtualbox"),
    ("VMware", "vmware"),
    ("HVM domU", "xenhvm"),
    ("Virtual Machine", "hyperv"),
    ("Parallels", "parallels"),
    ("Bochs", "bochs"),
];

/// What the machine runs in: `physical` if that is nothing.
pub(super) fn virtualization(files: Reader<'_>) -> &'static str {
    if files.0.exists("/.dockerenv") {
        return "docker";
    }
    if files.0.exists("/run/.containerenv") {
        return "podman";
    }
    let product = files
        .line("/sys/class/dmi/id/product_name")
        .unwrap_or_default();
    let vendor = files
        .line("/sys/class/dmi/id/sys_vendor")
        .unwrap_or_default();
    if vendor.contains("Amazon EC2") {
        return "kvm";
    }
    let known = PRODUCTS
        .iter()
        .find(|(name, _)| product.contains(name) || vendor.contains(name));
    known.map_or("physical", |(_, kind)| *kind)
}
