//! Facts by the names that they had before they were structured, and where they are now.

/// Those that have the same value.
pub const SAME: &[(&str, &str)] = &[
    ("architecture", "os.architecture"),
    ("augeasversion", "augeas.version"),
    ("bios_release_date", "dmi.bios.release_date"),
    ("bios_vendor", "dmi.bios.vendor"),
    ("bios_version", "dmi.bios.version"),
    ("boardassettag", "dmi.board.asset_tag"),
    ("boardmanufacturer", "dmi.board.manufacturer"),
    ("boardproductname", "dmi.board.product"),
    ("boardserialnumber", "dmi.board.serial_number"),
    ("chassisassettag", "dmi.chassis.asset_tag"),
    ("chassistype", "dmi.chassis.type"),
    ("domain", "networking.domain"),
    ("fqdn", "networking.fqdn"),
    ("gid", "identity.group"),
    ("hardwareisa", "processors.isa"),
    ("hardwaremodel", "os.hardware"),
    ("hostname", "networking.hostname"),
    ("id", "identity.user"),
    ("ipaddress", "networking.ip"),
    ("ipaddress6", "networking.ip6"),
    ("lsbdistcodename", "os.distro.codename"),
    ("lsbdistdescription", "os.distro.description"),
    ("lsbdistid", "os.distro.id"),
    ("lsbdistrelease", "os.distro.release.full"),
    ("lsbmajdistrelease", "os.distro.release.major"),
    ("lsbminordistrelease", "os.distro.release.minor"),
    ("lsbrelease", "os.distro.specification"),
    ("macaddress", "networking.mac"),
    ("manufacturer", "dmi.manufacturer"),
    ("memoryfree", "memory.system.available"),
    ("memorysize", "memory.system.total"),
    ("netmask", "networking.netmask"),
    ("netmask6", "networking.netmask6"),
    ("network", "networking.network"),
    ("network6", "networking.network6"),
    ("operatingsystem", "os.name"),
    ("operatingsystemmajrelease", "os.release.major"),
    ("operatingsystemrelease", "os.release.full"),
    ("osfamily", "os.family"),
    ("physicalprocessorcount", "processors.physicalcount"),
    ("processorcount", "processors.count"),
    ("productname", "dmi.product.name"),
    ("rubyplatform", "ruby.platform"),
    ("rubysitedir", "ruby.sitedir"),
    ("rubyversion", "ruby.version"),
    ("scope6", "networking.scope6"),
    ("selinux", "os.selinux.enabled"),
    ("selinux_config_mode", "os.selinux.config_mode"),
    ("selinux_config_policy", "os.selinux.config_policy"),
    ("selinux_current_mode", "os.selinux.current_mode"),
    ("selinux_enforced", "os.selinux.enforced"),
    ("selinux_policyversion", "os.selinux.policy_version"),
    ("serialnumber", "dmi.product.serial_number"),
    ("swapfree", "memory.swap.available"),
    ("swapsize", "memory.swap.total"),
    ("system32", "os.windows.system32"),
    ("uptime", "system_uptime.uptime"),
    ("uptime_days", "system_uptime.days"),
    ("uptime_hours", "system_uptime.hours"),
    ("uptime_seconds", "system_uptime.seconds"),
    ("uuid", "dmi.product.uuid"),
];

/// Amounts in megabytes that are in bytes now.
pub const MEGABYTES: &[(&str, &str)] = &[
    ("memoryfree_mb", "memory.system.available_bytes"),
    ("memorysize_mb", "memory.system.total_bytes"),
    ("swapfree_mb", "memory.swap.available_bytes"),
    ("swapsize_mb", "memory.swap.total_bytes"),
];

/// Those whose value has another form now.
pub const RESHAPED: &[(&str, &str)] = &[
    ("dhcp_servers", "networking.dhcp"),
    ("interfaces", "networking.interfaces"),
];

/// What there is of each interface: `ipaddress_eth0` is what the interface `eth0` has as `ip`.
pub const OF_INTERFACES: &[(&str, &str)] = &[
    ("ipaddress", "ip"),
    ("ipaddress6", "ip6"),
    ("macaddress", "mac"),
    ("mtu", "mtu"),
    ("netmask", "netmask"),
    ("netmask6", "netmask6"),
    ("network", "network"),
    ("network6", "network6"),
    ("scope6", "scope6"),
];

/// Where a fact of an old name is now: `os.family`.
pub fn structured(name: &str) -> Option<String> {
    let mut all = SAME.iter().chain(MEGABYTES).chain(RESHAPED);
    let known = all.find(|(old, _)| *old == name);
    known.map(|(_, path)| (*path).to_owned()).or_else(|| {
        let mut all = OF_INTERFACES.iter();
        all.find_map(|(old, key)| {
            let interface = name.strip_prefix(old)?.strip_prefix('_')?;
            Some(format!("networking.interfaces.{interface}.{key}"))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{MEGABYTES, SAME, structured};

    #[test]
    fn old_names_are_found() {
        assert!(SAME.is_sorted() && MEGABYTES.is_sorted());
        let interface = "networking.interfaces.eth0.ip";
        for (old, now) in [
            ("osfamily", Some("os.family")),
            ("interfaces", Some("networking.interfaces")),
            ("ipaddress_eth0", Some(interface)),
            ("ipaddresses_eth0", None),
            ("os", None),
        ] {
            assert_eq!(structured(old).as_deref(), now);
        }
    }
}
