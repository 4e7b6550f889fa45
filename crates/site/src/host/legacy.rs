//! Facts by their old names, made of those that are structured, as Facter makes them when it is asked to.

use marotte_eval::old_facts::{MEGABYTES, OF_INTERFACES, SAME};
use marotte_pcore::{Hash, Str, Value};

/// What each disk has, and the old name for it.
const OF_DISKS: &[(&str, &str)] = &[
    ("model", "model"),
    ("size_bytes", "size"),
    ("vendor", "vendor"),
];

/// The facts that structured ones imply.
pub(crate) fn legacy_facts(facts: &[(Str, Value)]) -> Vec<(Str, Value)> {
    let mut legacy: Vec<(Str, Value)> = Vec::new();
    let mut add = |name: String, value: Value| legacy.push((name.as_str().into(), value));
    for (name, way) in SAME {
        if let Some(value) = dig(facts, way) {
            add((*name).to_owned(), value.clone());
        }
    }
    for (name, way) in MEGABYTES {
        if let Some(Value::Integer(bytes)) = dig(facts, way) {
            add(
                (*name).to_owned(),
                Value::Float(*bytes as f64 / 1_048_576.0),
            );
        }
    }
    let interfaces = hashes(facts, "networking.interfaces");
    if !interfaces.is_empty() {
        add("interfaces".to_owned(), names(&interfaces));
    }
    for (interface, of) in &interfaces {
        for (name, key) in OF_INTERFACES {
            if let Some(value) = of.get_str(key) {
                add(format!("{name}_{interface}"), value.clone());
            }
        }
    }
    let disks = hashes(facts, "disks");
    if !disks.is_empty() {
        add("blockdevices".to_owned(), names(&disks));
    }
    for (disk, of) in &disks {
        for (key, name) in OF_DISKS {
            if let Some(value) = of.get_str(key) {
                add(format!("blockdevice_{disk}_{name}"), value.clone());
            }
        }
    }
    if let Some(Value::Array(models)) = dig(facts, "processors.models") {
        for (number, model) in models.iter().enumerate() {
            add(format!("processor{number}"), model.clone());
        }
    }
    for (key, of) in hashes(facts, "ssh") {
        if let Some(text) = of.get_str("key") {
            add(format!("ssh{key}key"), text.clone());
        }
        if let Some(Value::Hash(prints)) = of.get_str("fingerprints") {
            let print = |name: &str| prints.get_str(name).and_then(Value::as_str);
            if let (Some(short), Some(long)) = (print("sha1"), print("sha256")) {
                add(format!("sshfp_{key}"), format!("{short}\n{long}").into());
            }
        }
    }
    legacy
}

/// The names of things, as old facts have them.
fn names(of: &[(String, &Hash)]) -> Value {
    let names: Vec<&str> = of.iter().map(|(name, _)| name.as_str()).collect();
    names.join(",").into()
}

/// The hashes in a hash, by their names with nothing but letters, digits and underscores.
fn hashes<'a>(facts: &'a [(Str, Value)], way: &str) -> Vec<(String, &'a Hash)> {
    let Some(Value::Hash(all)) = dig(facts, way) else {
        return Vec::new();
    };
    let is_odd = |char: char| !(char.is_ascii_alphanumeric() || char == '_');
    all.iter()
        .filter_map(|(name, value)| match value {
            Value::Hash(value) => Some((name.as_str()?.replace(is_odd, "_"), &**value)),
            _ => None,
        })
        .collect()
}

/// What is at the end of a way: `os.release.major`.
fn dig<'a>(facts: &'a [(Str, Value)], way: &str) -> Option<&'a Value> {
    let mut keys = way.split('.');
    let first = keys.next()?;
    let (_, start) = facts.iter().find(|(name, _)| name == first)?;
    keys.try_fold(start, |value, key| match value {
        Value::Hash(hash) => hash.get_str(key),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use marotte_pcore::convert::{from_json, to_program_string};
    use serde_json::json;

    use super::*;

    #[test]
    fn old_names_have_the_values_of_new_ones() {
        let facts = json!({
            "os": {"name": "Debian", "family": "Debian", "release": {"full": "12.5", "major": "12"}},
            "networking": {"hostname": "web01", "ip": "10.0.0.5", "interfaces": {
                "eth0": {"ip": "10.0.0.5", "mtu": 1500}, "eth0:1": {"ip": "10.0.0.6"}}},
            "memory": {"system": {"total_bytes": 25_276_518_400_i64}},
            "processors": {"count": 2, "models": ["A", "A"]},
            "disks": {"vda": {"size_bytes": 5}},
            "ssh": {"rsa": {"key": "AAA", "fingerprints": {"sha1": "SSHFP 1 1 a", "sha256": "SSHFP 1 2 b"}}},
        });
        let facts: Vec<(Str, Value)> = facts
            .as_object()
            .unwrap()
            .iter()
            .map(|(name, value)| (name.as_str().into(), from_json(value)))
            .collect();
        let legacy: Vec<String> = legacy_facts(&facts)
            .iter()
            .map(|(name, value)| format!("{name} => {}", to_program_string(value)))
            .collect();
        let expected = [
            "hostname => 'web01'",
            "ipaddress => '10.0.0.5'",
            "operatingsystem => 'Debian'",
            "operatingsystemmajrelease => '12'",
            "operatingsystemrelease => '12.5'",
            "osfamily => 'Debian'",
            "processorcount => 2",
            "memorysize_mb => 24105.56640625",
            "interfaces => 'eth0,eth0_1'",
            "ipaddress_eth0 => '10.0.0.5'",
            "mtu_eth0 => 1500",
            "ipaddress_eth0_1 => '10.0.0.6'",
            "blockdevices => 'vda'",
            "blockdevice_vda_size => 5",
            "processor0 => 'A'",
            "processor1 => 'A'",
            "sshrsakey => 'AAA'",
            "sshfp_rsa => \"SSHFP 1 1 a\\nSSHFP 1 2 b\"",
        ];
        assert_eq!(legacy, expected);
    }
}
