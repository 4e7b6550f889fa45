//! Defaults that depend on the machine or on other settings.

use crate::error::SettingsError;
use crate::generated::PUPPET_VERSION;
use crate::schema::{Computed, Default};
use crate::system::{PATH_SEPARATOR, expand_path};
use crate::value::Raw;
use crate::values::Values;

/// The folders that packages put things into.
const COMMON_MODULES: &str = "/opt/puppetlabs/puppet/modules";
const VENDOR_MODULES: &str = "/opt/puppetlabs/puppet/vendor_modules";
const CA: &str = "/etc/puppetlabs/puppetserver/ca";

/// The default of a setting.
pub(crate) fn default(of: Default, values: &Values<'_>) -> Result<Raw, SettingsError> {
    Ok(match of {
        Default::None => Raw::Undef,
        Default::Text(text) => Raw::Text(text.to_owned()),
        Default::Boolean(value) => Raw::Boolean(value),
        Default::Integer(value) => Raw::Integer(value),
        Default::List(words) => Raw::List(words.iter().map(|&word| word.to_owned()).collect()),
        Default::Computed(computed) => return compute(computed, values),
    })
}

fn compute(computed: Computed, values: &Values<'_>) -> Result<Raw, SettingsError> {
    let system = values.system();
    let text = match computed {
        Computed::BaseModulePath => format!("$codedir/modules{PATH_SEPARATOR}{COMMON_MODULES}"),
        Computed::VendorModuleDir => VENDOR_MODULES.to_owned(),
        Computed::CaDir => {
            let old = format!("{}/ca", values.global().text("ssldir")?);
            match system.read_link(&old) {
                Some(target) => target,
                None if system.exists(&old) => old,
                None => CA.to_owned(),
            }
        }
        Computed::CertName => {
            let host = system.hostname().unwrap_or_default();
            let name = match system.domain() {
                Some(domain) if !domain.is_empty() => format!("{host}.{domain}"),
                _ => host,
            };
            name.strip_suffix('.').unwrap_or(&name).to_lowercase()
        }
        Computed::Domain => return Ok(system.domain().map_or(Raw::Undef, Raw::Text)),
        Computed::HieraConfig => {
            let global = values.global();
            let of_code = expand_path(&format!("{}/hiera.yaml", global.text("codedir")?), system);
            if system.exists(&of_code) {
                of_code
            } else {
                expand_path(&format!("{}/hiera.yaml", global.text("confdir")?), system)
            }
        }
        Computed::UserAgent => {
            let version = env!("CARGO_PKG_VERSION");
            let (arch, os) = (std::env::consts::ARCH, std::env::consts::OS);
            format!("Puppet/{PUPPET_VERSION} Marotte/{version} ({arch}-{os})")
        }
    };
    Ok(Raw::Text(text))
}
