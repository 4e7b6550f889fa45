//! What a certificate says of its owner: `$trusted`, as a server takes it from an agent's.

use marotte_diagnostics::{Cause, SiteIssue};
use marotte_pcore::convert::to_text;
use marotte_pcore::{Hash, Value};
use x509_cert::Certificate;
use x509_cert::der::asn1::{AnyRef, ObjectIdentifier};
use x509_cert::der::{self, Decode, Tag, Tagged, pem};

use super::facts::read_data;
use crate::place::Place;
use crate::problem::{Problem, problem};

/// The name of the owner, in the subject.
const COMMON_NAME: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.5.4.3");

/// Where Puppet's extensions are: registered ones, private ones and those for authorization. The
/// reference compares the texts of numbers, so that `…1.13` counts as below `…1.1`.
const SUBTREES: [&str; 3] = [
    "1.3.6.1.4.1.34380.1.1",
    "1.3.6.1.4.1.34380.1.2",
    "1.3.6.1.4.1.34380.1.3",
];

/// The names of registered extensions, by their number.
const REGISTERED: [&str; 26] = [
    "pp_uuid",
    "pp_instance_id",
    "pp_image_name",
    "pp_preshared_key",
    "pp_cost_center",
    "pp_product",
    "pp_project",
    "pp_application",
    "pp_service",
    "pp_employee",
    "pp_created_by",
    "pp_environment",
    "pp_role",
    "pp_software_version",
    "pp_department",
    "pp_cluster",
    "pp_provisioner",
    "pp_region",
    "pp_datacenter",
    "pp_zone",
    "pp_network",
    "pp_securitypolicy",
    "pp_cloudplatform",
    "pp_apptier",
    "pp_hostname",
    "pp_owner",
];

/// Whether bytes are a certificate in PEM.
pub(super) fn is_certificate(bytes: &[u8]) -> bool {
    let begin = b"-----BEGIN CERTIFICATE-----";
    bytes.windows(begin.len()).any(|window| window == begin)
}

/// The names of extensions that a site has given its own: numbers and short names.
pub(super) fn extension_names(place: &Place) -> Result<Vec<(String, String)>, Problem> {
    let path = place.text("trusted_oid_mapping_file").unwrap_or_default();
    if !place.is_installation || !place.parts.is_file(&path) {
        return Ok(Vec::new());
    }
    named(place, &path).map_err(|why| {
        problem(SiteIssue::OidMappingUnusable {
            path: path.as_str().into(),
            why: Cause(why),
        })
    })
}

fn named(place: &Place, path: &str) -> Result<Vec<(String, String)>, Problem> {
    let data = read_data(&place.parts, path)?;
    let mapping = match &data {
        Value::Hash(data) => data.get_str("oid_mapping"),
        _ => None,
    };
    let mapping = match mapping {
        Some(Value::Hash(mapping)) => mapping,
        Some(_) => return Err(problem(SiteIssue::OidMappingNoHash)),
        None => return Err(problem(SiteIssue::OidMappingMissing)),
    };
    let mut names = Vec::with_capacity(mapping.len());
    for (oid, names_of) in mapping.iter() {
        let oid = to_text(oid);
        let name = |kind: &str| match names_of {
            Value::Hash(names) => names.get_str(kind),
            _ => None,
        };
        match (name("shortname"), name("longname")) {
            (Some(short), Some(_)) => names.push((oid.to_string(), to_text(short).to_string())),
            _ => {
                let oid = oid.as_str().into();
                return Err(problem(SiteIssue::OidIncomplete { oid }));
            }
        }
    }
    Ok(names)
}

/// What a server trusts because of a certificate in PEM, if a site has no names of its own for
/// extensions.
pub fn trusted_by_certificate(bytes: &[u8]) -> Result<Hash, Problem> {
    trusted_by(bytes, &[])
}

/// What a server trusts because of a certificate, with a site's own names of extensions.
pub(super) fn trusted_by(bytes: &[u8], names: &[(String, String)]) -> Result<Hash, Problem> {
    let text = String::from_utf8_lossy(bytes);
    let block = block(&text).ok_or_else(|| problem(SiteIssue::CertificateWithoutEnd))?;
    // Not `from_pem`: its reader never ends if the bytes do before the certificate does.
    let certificate = pem::decode_vec(block.as_bytes())
        .map_err(der::Error::from)
        .and_then(|(_, bytes)| Certificate::from_der(&bytes))
        .map_err(|error| {
            let why = error.to_string().into();
            problem(SiteIssue::NoCertificate { why })
        })?
        .tbs_certificate;
    let name = certificate
        .subject
        .0
        .iter()
        .flat_map(|names| names.0.iter())
        .find(|attribute| attribute.oid == COMMON_NAME)
        .map(|attribute| String::from_utf8_lossy(attribute.value.value()).into_owned())
        .ok_or_else(|| problem(SiteIssue::CertificateWithoutName))?;
    let mut extensions = Hash::new();
    for extension in certificate.extensions.iter().flatten() {
        let oid = extension.extn_id.to_string();
        if SUBTREES.iter().any(|subtree| oid.starts_with(subtree)) {
            let given = names.iter().find(|(known, _)| *known == oid);
            let name = match given {
                Some((_, name)) => name.clone(),
                None => short_name(&oid).unwrap_or(oid),
            };
            let value = value_of(extension.extn_value.as_bytes());
            extensions.insert(name.as_str().into(), value);
        }
    }
    let (hostname, domain) = match name.split_once('.') {
        Some((hostname, domain)) => (hostname.into(), domain.into()),
        None => (name.as_str().into(), Value::Undef),
    };
    Ok(Hash::from_iter([
        ("authenticated".into(), "remote".into()),
        ("certname".into(), name.as_str().into()),
        ("extensions".into(), extensions.into()),
        ("hostname".into(), hostname),
        ("domain".into(), domain),
    ]))
}

/// The first certificate of a text with line breaks as they should be. Whatever is around it does
/// not matter.
fn block(text: &str) -> Option<String> {
    let (begin, end) = ("-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----");
    let from = text.find(begin)?;
    let to = text[from..].find(end)? + from + end.len();
    let lines: Vec<&str> = text[from..to].lines().map(str::trim).collect();
    Some(lines.join("\n") + "\n")
}

/// The short name of an extension that has one.
fn short_name(oid: &str) -> Option<String> {
    let name = match oid {
        "1.3.6.1.4.1.34380.1.1" => "ppRegCertExt",
        "1.3.6.1.4.1.34380.1.2" => "ppPrivCertExt",
        "1.3.6.1.4.1.34380.1.3" => "ppAuthCertExt",
        "1.3.6.1.4.1.34380.1.3.1" => "pp_authorization",
        "1.3.6.1.4.1.34380.1.3.2" => "pp_auth_auto_renew",
        "1.3.6.1.4.1.34380.1.3.13" => "pp_auth_role",
        "1.3.6.1.4.1.34380.1.3.39" => "pp_cli_auth",
        _ => {
            let number = oid.strip_prefix("1.3.6.1.4.1.34380.1.1.")?;
            let number: usize = number.parse().ok()?;
            REGISTERED.get(number.checked_sub(1)?)?
        }
    };
    Some(name.to_owned())
}

/// The value of an extension: what is encoded, or the bytes themselves if nothing is.
fn value_of(bytes: &[u8]) -> Value {
    let Ok(any) = AnyRef::from_der(bytes) else {
        return String::from_utf8_lossy(bytes).into_owned().into();
    };
    match any.tag() {
        Tag::Boolean => (any.value() != [0]).into(),
        Tag::Integer => match any.decode_as::<i64>() {
            Ok(number) => number.to_string().into(),
            Err(_) => String::from_utf8_lossy(any.value()).into_owned().into(),
        },
        Tag::Null => Value::Undef,
        _ => String::from_utf8_lossy(any.value()).into_owned().into(),
    }
}
