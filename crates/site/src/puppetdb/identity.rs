//! Who asks a PuppetDB, and whom to believe that it is one: certificates, as Puppet has them.

use std::fmt;
use std::io;
use std::sync::Arc;

use rustls::crypto::{CryptoProvider, aws_lc_rs};
use rustls::pki_types::pem::{Error as PemError, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::sign::CertifiedKey;
use ureq::tls::{Certificate, ClientCert, PrivateKey, RootCerts, TlsConfig};

use super::client::Url;
use super::unusable;
use crate::place::Place;
use crate::problem::Problem;

/// Files with a certificate and a key, in PEM, for questions over HTTPS. What is not given is where
/// settings say that Puppet has it.
#[derive(Clone, Debug, Default)]
pub struct Certificates {
    /// Our own certificate (`hostcert`).
    pub own: Option<String>,
    /// The key of our own (`hostprivkey`).
    pub key: Option<String>,
}

/// What is shown to a server, and what is believed.
pub(super) struct Identity {
    /// The file with authorities.
    pub(super) authority: String,
    /// The file with our own certificate, if there is one.
    pub(super) certificate: Option<String>,
    pub(super) tls: TlsConfig,
}

impl Identity {
    /// Reads what is to be shown to the server of a URL.
    pub(super) fn read(given: &Certificates, url: &Url, place: &Place) -> Result<Self, Problem> {
        let told = |why: String| unusable(url.text(), why);
        let setting = |given: &Option<String>, name: &str| match given {
            Some(path) => Ok(path.clone()),
            None => place.text(name),
        };
        // Puppet's setting of this name is for the machine with the authority; others trust its copy.
        let is_given = place.settings.values(None).is_given("cacert");
        let authority = place.text(if is_given { "cacert" } else { "localcacert" })?;
        let authorities = certificates(&authority, place)
            .map_err(|why| told(format!("{why} (--cacert names another file)")))?;
        let roots: Vec<_> = authorities.iter().map(ours).collect();
        let provider = Arc::new(aws_lc_rs::default_provider());
        let certificate = setting(&given.own, "hostcert")?;
        let key = setting(&given.key, "hostprivkey")?;
        let own = own(&certificate, &key, place, &provider);
        // Nobody has asked for what only settings name, and it need not be there.
        let is_given = given.own.is_some() || given.key.is_some();
        let own = match own {
            Ok(own) => Some(own),
            Err(why) if is_given => return Err(told(why.to_string())),
            Err(_) => None,
        };
        let certificate = own.as_ref().map(|_| certificate);
        let tls = TlsConfig::builder()
            .root_certs(RootCerts::new_with_certs(&roots))
            .client_cert(own)
            .unversioned_rustls_crypto_provider(provider)
            .build();
        Ok(Self {
            authority,
            certificate,
            tls,
        })
    }
}

/// A file that is of no use, and why.
struct Unusable {
    path: String,
    why: Why,
}

/// What is wrong with a file.
enum Why {
    Missing,
    Unreadable(io::Error),
    NoCertificate,
    NoKey,
    Pem(PemError),
    /// The key is not the one of this certificate.
    OfAnother(String, rustls::Error),
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.path)?;
        match &self.why {
            Why::Missing => f.write_str("there is no such file"),
            Why::Unreadable(error) => error.fmt(f),
            Why::NoCertificate => f.write_str("there is no certificate in PEM"),
            Why::NoKey => f.write_str("there is no unencrypted key in PEM"),
            Why::Pem(error) => error.fmt(f),
            Why::OfAnother(of, error) => write!(f, "it does not belong to {of}: {error}"),
        }
    }
}

/// Says that a file is of no use.
fn unusable_file(path: &str) -> impl Fn(Why) -> Unusable {
    let path = path.to_owned();
    move |why| Unusable {
        path: path.clone(),
        why,
    }
}

fn read(path: &str, place: &Place) -> Result<Vec<u8>, Why> {
    match place.parts.files.read(path) {
        Some(read) => read.map_err(Why::Unreadable),
        None => Err(Why::Missing),
    }
}

/// The certificates of a file.
fn certificates(path: &str, place: &Place) -> Result<Vec<CertificateDer<'static>>, Unusable> {
    let unusable = unusable_file(path);
    let bytes = read(path, place).map_err(&unusable)?;
    let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&bytes).collect();
    match found {
        Ok(found) if !found.is_empty() => Ok(found),
        Ok(_) | Err(PemError::NoItemsFound) => Err(unusable(Why::NoCertificate)),
        Err(error) => Err(unusable(Why::Pem(error))),
    }
}

fn ours(certificate: &CertificateDer<'static>) -> Certificate<'static> {
    Certificate::from_der(certificate).to_owned()
}

/// Our own certificate with its key. A client panics on two that do not belong together, so they are
/// looked at before.
fn own(
    certificate: &str,
    key: &str,
    place: &Place,
    provider: &CryptoProvider,
) -> Result<ClientCert, Unusable> {
    let chain = certificates(certificate, place)?;
    let unusable = unusable_file(key);
    let bytes = read(key, place).map_err(&unusable)?;
    let private = PrivateKeyDer::from_pem_slice(&bytes).map_err(|error| match error {
        PemError::NoItemsFound => unusable(Why::NoKey),
        other => unusable(Why::Pem(other)),
    })?;
    let shown = PrivateKey::from_pem(&bytes).map_err(|_| unusable(Why::NoKey))?;
    let certs: Vec<_> = chain.iter().map(ours).collect();
    CertifiedKey::from_der(chain, private, provider)
        .map_err(|error| unusable(Why::OfAnother(certificate.to_owned(), error)))?;
    Ok(ClientCert::new_with_certs(&certs, shown))
}
