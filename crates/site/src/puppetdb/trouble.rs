//! Why a PuppetDB does not answer, in words for people.

use std::io::ErrorKind;

use rustls::{AlertDescription, CertificateError, Error as TlsError};
use ureq::Error;

use super::client::Url;
use super::identity::Identity;

/// What a question ended in.
pub(super) struct Trouble(Error);

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        Self(error)
    }
}

impl Trouble {
    /// What went wrong, and what can be done about it.
    pub(super) fn told(&self, url: &Url, identity: Option<&Identity>) -> String {
        match &self.0 {
            Error::Rustls(error) => encryption(error, url, identity),
            Error::Io(error) => match error.get_ref().and_then(|inner| inner.downcast_ref()) {
                Some(error) => encryption(error, url, identity),
                None if error.kind() == ErrorKind::UnexpectedEof => {
                    "it closed the connection without an answer".to_owned()
                }
                None => error.to_string(),
            },
            Error::HostNotFound => format!("nobody is called {}", url.host()),
            Error::Timeout(what) => format!("it takes too long: {what}"),
            Error::Protocol(error) => format!("this is no HTTP: {error}"),
            Error::BodyExceedsLimit(limit) => format!("its answer has more than {limit} bytes"),
            Error::ConnectionFailed => "there is no connection".to_owned(),
            other => other.to_string(),
        }
    }
}

/// What is wrong with the encryption.
fn encryption(error: &TlsError, url: &Url, identity: Option<&Identity>) -> String {
    let authority = identity.map_or("", |identity| identity.authority.as_str());
    let host = url.host();
    match error {
        TlsError::InvalidCertificate(why) => match why {
            CertificateError::UnknownIssuer => {
                format!("its certificate is not signed by an authority of {authority} (--cacert)")
            }
            CertificateError::NotValidForName => {
                format!("its certificate is not one of {host}")
            }
            CertificateError::NotValidForNameContext { presented, .. } => {
                let names = presented.join(", ");
                format!("its certificate is not one of {host}, but of {names}")
            }
            CertificateError::Expired | CertificateError::ExpiredContext { .. } => {
                "its certificate has expired".to_owned()
            }
            CertificateError::NotValidYet | CertificateError::NotValidYetContext { .. } => {
                "its certificate is not valid yet".to_owned()
            }
            other => format!("its certificate: {other}"),
        },
        TlsError::AlertReceived(alert) if is_about_us(*alert) => {
            match identity.and_then(|identity| identity.certificate.as_deref()) {
                Some(path) => format!("it does not accept the certificate {path}: {alert:?}"),
                None => format!(
                    "it wants to know who asks: --cert and --key name a certificate and its key \
                     ({alert:?})"
                ),
            }
        }
        TlsError::InvalidMessage(_) => "this is no TLS; is it http://?".to_owned(),
        other => other.to_string(),
    }
}

/// Whether a server says that of whoever asks.
fn is_about_us(alert: AlertDescription) -> bool {
    use AlertDescription as Alert;
    matches!(
        alert,
        Alert::NoCertificate
            | Alert::BadCertificate
            | Alert::UnsupportedCertificate
            | Alert::CertificateRevoked
            | Alert::CertificateExpired
            | Alert::CertificateUnknown
            | Alert::UnknownCA
            | Alert::AccessDenied
            | Alert::DecryptError
            | Alert::HandshakeFailure
            | Alert::CertificateRequired
    )
}
