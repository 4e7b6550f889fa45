//! This machine, as far as settings depend on it.

use std::path::Path;
use std::sync::OnceLock;

use marotte_settings::System;

/// This machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThisMachine;

impl System for ThisMachine {
    #[cfg(unix)]
    fn is_root(&self) -> bool {
        nix::unistd::geteuid().is_root()
    }

    #[cfg(not(unix))]
    fn is_root(&self) -> bool {
        false
    }

    fn home(&self) -> Option<String> {
        let home = std::env::home_dir()?;
        Some(home.to_string_lossy().into_owned())
    }

    fn current_folder(&self) -> String {
        let folder = std::env::current_dir().unwrap_or_else(|_| "/".into());
        folder.to_string_lossy().into_owned()
    }

    fn hostname(&self) -> Option<String> {
        let name = full_name()?;
        Some(name.split('.').next().unwrap_or_default().to_owned())
    }

    fn domain(&self) -> Option<String> {
        // A dozen settings are made of it.
        static DOMAIN: OnceLock<Option<String>> = OnceLock::new();
        DOMAIN.get_or_init(domain).clone()
    }

    fn exists(&self, path: &str) -> bool {
        Path::new(path).exists()
    }

    fn read_link(&self, path: &str) -> Option<String> {
        let target = std::fs::read_link(path).ok()?;
        Some(target.to_string_lossy().into_owned())
    }
}

/// No machine in particular. Relative paths stay as they are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nowhere;

impl System for Nowhere {
    fn is_root(&self) -> bool {
        true
    }

    fn home(&self) -> Option<String> {
        None
    }

    fn current_folder(&self) -> String {
        String::new()
    }

    fn hostname(&self) -> Option<String> {
        None
    }

    fn domain(&self) -> Option<String> {
        None
    }

    fn exists(&self, _path: &str) -> bool {
        false
    }

    fn read_link(&self, _path: &str) -> Option<String> {
        None
    }
}

/// The name that the machine has given itself.
#[cfg(unix)]
fn full_name() -> Option<String> {
    nix::unistd::gethostname().ok()?.into_string().ok()
}

#[cfg(not(unix))]
fn full_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}

/// The domain of the machine: that of its name, or where its name is looked up.
fn domain() -> Option<String> {
    let name = full_name()?;
    if let Some((_, domain)) = name.split_once('.') {
        return Some(domain.to_owned());
    }
    let hosts = std::fs::read_to_string("/etc/hosts").unwrap_or_default();
    let resolver = std::fs::read_to_string("/etc/resolv.conf").unwrap_or_default();
    domain_of_hosts(&hosts, &name).or_else(|| domain_of_resolver(&resolver))
}

/// The domain of a machine that the table of hosts has with its full name.
fn domain_of_hosts(hosts: &str, name: &str) -> Option<String> {
    hosts.lines().find_map(|line| {
        let line = line.split('#').next().unwrap_or_default();
        let mut names = line.split_whitespace().skip(1);
        let canonical = names.next()?;
        let (host, domain) = canonical.split_once('.')?;
        let is_it = host == name || names.any(|other| other == name);
        is_it.then(|| domain.to_owned())
    })
}

/// The domain that names without one are looked up in.
fn domain_of_resolver(resolver: &str) -> Option<String> {
    let word = |key: &str| {
        resolver.lines().find_map(|line| {
            let mut words = line.split_whitespace();
            (words.next()? == key).then(|| words.next().map(str::to_owned))?
        })
    };
    let domain = word("domain").or_else(|| word("search"))?;
    let domain = domain.trim_end_matches('.').to_owned();
    (!domain.is_empty()).then_some(domain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn domains_are_found() {
        let hosts = "127.0.0.1 localhost\n10.0.0.1 web.example.com web # here\n";
        assert_eq!(
            domain_of_hosts(hosts, "web").as_deref(),
            Some("example.com")
        );
        assert_eq!(domain_of_hosts(hosts, "db"), None);
        let resolver = "nameserver 1.1.1.1\nsearch a.example b.example\n";
        assert_eq!(domain_of_resolver(resolver).as_deref(), Some("a.example"));
        assert_eq!(domain_of_resolver("search .\n"), None);
    }
}
