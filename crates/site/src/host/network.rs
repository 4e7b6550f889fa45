//! The interfaces of the machine, and what it is called.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, Ipv6Addr};

use marotte_pcore::Value;
use marotte_settings::System;
use nix::ifaddrs::getifaddrs;

use super::{Reader, hash};
use crate::parts::ThisMachine;

/// What is known of an interface.
#[derive(Default)]
struct Interface {
    mac: Option<String>,
    mtu: Option<i64>,
    four: Vec<(Ipv4Addr, Ipv4Addr)>,
    six: Vec<(Ipv6Addr, Ipv6Addr)>,
}

/// The fact `networking`.
pub(super) fn networking(files: Reader<'_>) -> Value {
    let interfaces = interfaces(files);
    let host = ThisMachine.hostname();
    let domain = ThisMachine.domain().filter(|domain| !domain.is_empty());
    let full = host.as_ref().map(|host| match &domain {
        Some(domain) => format!("{host}.{domain}"),
        None => host.clone(),
    });
    let text = |text: Option<&String>| text.map(|text| text.as_str().into());
    let mut entries: Vec<(&str, Option<Value>)> = vec![
        ("domain", text(domain.as_ref())),
        ("fqdn", text(full.as_ref())),
        ("hostname", text(host.as_ref())),
    ];
    let known = interfaces
        .iter()
        .map(|(name, of)| (name.as_str().into(), hash(of.facts(true))));
    entries.push(("interfaces", Some(Value::hash(known))));
    if let Some(primary) = primary(files, &interfaces) {
        entries.push(("primary", Some(primary.as_str().into())));
        // What the machine is known by is that of its way out.
        entries.extend(interfaces[&primary].facts(false));
    }
    hash(entries)
}

fn interfaces(files: Reader<'_>) -> BTreeMap<String, Interface> {
    let mut interfaces: BTreeMap<String, Interface> = BTreeMap::new();
    for address in getifaddrs().into_iter().flatten() {
        let interface = interfaces
            .entry(address.interface_name.clone())
            .or_default();
        let Some(of) = &address.address else {
            continue;
        };
        let mask = address.netmask.as_ref();
        if let Some(ip) = of.as_sockaddr_in() {
            let mask = mask.and_then(|mask| mask.as_sockaddr_in());
            let mask = mask.map_or(Ipv4Addr::BROADCAST, |mask| mask.ip());
            interface.four.push((ip.ip(), mask));
        } else if let Some(ip) = of.as_sockaddr_in6() {
            let mask = mask.and_then(|mask| mask.as_sockaddr_in6());
            let mask = mask.map_or(Ipv6Addr::from(u128::MAX), |mask| mask.ip());
            interface.six.push((ip.ip(), mask));
        }
    }
    for (name, interface) in &mut interfaces {
        let told = |file: &str| files.line(&format!("/sys/class/net/{name}/{file}"));
        interface.mac = told("address")
            .filter(|mac| mac.contains(':') && mac.bytes().any(|b| !b"0:".contains(&b)));
        interface.mtu = told("mtu").and_then(|mtu| mtu.parse().ok());
    }
    interfaces
}

/// The interface that leads out: that of the first default route, or the first one with an address that
/// others can reach.
fn primary(files: Reader<'_>, interfaces: &BTreeMap<String, Interface>) -> Option<String> {
    let routes = files.text("/proc/net/route").unwrap_or_default();
    let by_route = routes.lines().skip(1).find_map(|line| {
        let mut words = line.split_whitespace();
        let name = words.next()?;
        (words.next()? == "00000000").then(|| name.to_owned())
    });
    let is_reachable = |of: &Interface| of.four.iter().any(|(ip, _)| !ip.is_loopback());
    let by_address = || {
        interfaces
            .iter()
            .find(|(_, of)| is_reachable(of))
            .map(|(name, _)| name.clone())
    };
    by_route
        .filter(|name| interfaces.contains_key(name))
        .or_else(by_address)
}

fn scope(ip: Ipv6Addr) -> &'static str {
    match ip.segments()[0] {
        _ if ip.is_loopback() => "host",
        first if first & 0xffc0 == 0xfe80 => "link",
        first if first & 0xffc0 == 0xfec0 => "site",
        _ => "global",
    }
}

fn network(ip: Ipv4Addr, mask: Ipv4Addr) -> Ipv4Addr {
    Ipv4Addr::from(u32::from(ip) & u32::from(mask))
}

fn network6(ip: Ipv6Addr, mask: Ipv6Addr) -> Ipv6Addr {
    Ipv6Addr::from(u128::from(ip) & u128::from(mask))
}

/// An address as text.
fn shown(address: impl ToString) -> Option<Value> {
    Some(address.to_string().as_str().into())
}

impl Interface {
    /// Its facts, with all of its addresses or the first of them alone.
    fn facts(&self, with_all: bool) -> Vec<(&'static str, Option<Value>)> {
        let mut facts = vec![
            ("mac", self.mac.as_ref().map(|mac| mac.as_str().into())),
            ("mtu", self.mtu.map(Value::Integer)),
        ];
        if with_all && !self.four.is_empty() {
            let all = self.four.iter().map(|(ip, mask)| {
                hash([
                    ("address", shown(ip)),
                    ("netmask", shown(mask)),
                    ("network", shown(network(*ip, *mask))),
                ])
            });
            facts.push(("bindings", Some(Value::array(all))));
        }
        if with_all && !self.six.is_empty() {
            let all = self.six.iter().map(|(ip, mask)| {
                hash([
                    ("address", shown(ip)),
                    ("netmask", shown(mask)),
                    ("network", shown(network6(*ip, *mask))),
                    ("scope6", Some(scope(*ip).into())),
                ])
            });
            facts.push(("bindings6", Some(Value::array(all))));
        }
        if let Some((ip, mask)) = self.four.first() {
            facts.extend([
                ("ip", shown(ip)),
                ("netmask", shown(mask)),
                ("network", shown(network(*ip, *mask))),
            ]);
        }
        let reachable = self.six.iter().find(|(ip, _)| scope(*ip) != "link");
        if let Some((ip, mask)) = reachable.or_else(|| self.six.first()) {
            facts.extend([
                ("ip6", shown(ip)),
                ("netmask6", shown(mask)),
                ("network6", shown(network6(*ip, *mask))),
                ("scope6", Some(scope(*ip).into())),
            ]);
        }
        facts
    }
}
