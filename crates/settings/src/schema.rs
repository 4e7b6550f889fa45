//! What settings there are.

use crate::generated::SETTINGS;
use crate::own::OWN;

/// A setting.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The name.
    pub name: &'static str,
    /// What values it may have.
    pub kind: Kind,
    /// The value that it has if nobody gives one.
    pub default: Default,
    /// The part of Puppet that it is about.
    pub section: &'static str,
    /// Whether it is there for old configurations only.
    pub deprecated: bool,
    /// Its place among all settings as the reference defines them.
    pub order: u16,
}

/// What values a setting may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are the reference's")]
pub enum Kind {
    Alias(&'static str),
    Array,
    Autosign,
    /// With the flag that makes it false.
    Boolean(&'static str),
    CertificateRevocation,
    Directory,
    Duration,
    Enum(&'static [&'static str]),
    File,
    FileOrDirectory,
    HttpExtraHeaders,
    Integer,
    Path,
    Port,
    Priority,
    ServerList,
    String,
    SymbolicEnum(&'static [&'static str]),
    Terminus,
    Ttl,
}

/// The value that a setting has if nobody gives one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Default {
    /// None at all.
    None,
    /// A text that may name other settings.
    Text(&'static str),
    /// True or false.
    Boolean(bool),
    /// A number.
    Integer(i64),
    /// A list of words.
    List(&'static [&'static str]),
    /// One that depends on the machine or on other settings.
    Computed(Computed),
}

/// A default that depends on the machine or on other settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Computed {
    /// `$codedir/modules` and the folder that packages put modules into.
    BaseModulePath,
    /// The folder of the certificate authority, which was below `ssldir` once.
    CaDir,
    /// The name of the machine.
    CertName,
    /// The domain of the machine.
    Domain,
    /// `hiera.yaml` below `codedir` if it is there, else below `confdir`.
    HieraConfig,
    /// What requests say who they are from.
    UserAgent,
    /// The folder with the modules that come with the agent.
    VendorModuleDir,
}

/// A row of the table.
pub(crate) const fn setting(
    name: &'static str,
    kind: Kind,
    default: Default,
    section: &'static str,
    deprecated: bool,
    order: u16,
) -> Setting {
    Setting {
        name,
        kind,
        default,
        section,
        deprecated,
        order,
    }
}

/// All settings, sorted by name.
pub fn all() -> &'static [Setting] {
    SETTINGS
}

/// The setting of a name.
pub fn find(name: &str) -> Option<&'static Setting> {
    let at = |table: &'static [Setting]| {
        let found = table.binary_search_by(|setting| setting.name.cmp(name));
        table.get(found.ok()?)
    };
    at(SETTINGS).or_else(|| at(OWN))
}

/// The settings that Puppet does not have, sorted by name.
pub fn own() -> &'static [Setting] {
    OWN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_found() {
        assert!(
            all()
                .iter()
                .all(|known| find(known.name).is_some_and(|found| found.name == known.name))
        );
        assert!(find("nothing").is_none());
        assert_eq!(
            find("serverport").map(|found| found.kind),
            Some(Kind::Alias("masterport"))
        );
    }
}
