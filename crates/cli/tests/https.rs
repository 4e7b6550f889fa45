//! A PuppetDB that is asked over HTTPS: with certificates as Puppet has them, and with all that can be
//! wrong with them. The server is one of this process, its certificates are made here.

mod common;

use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use common::{Ran, folder, root, run_in};
use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair,
    date_time_ymd,
};
use rustls::crypto::aws_lc_rs::default_provider;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::WebPkiClientVerifier;
use rustls::{RootCertStore, ServerConfig, ServerConnection, StreamOwned};

const CODE: &str = "notify { \"${facts['word']}\": }";

/// An authority that signs certificates, in a folder.
struct Authority {
    folder: PathBuf,
    name: &'static str,
    issuer: Issuer<'static, KeyPair>,
}

impl Authority {
    fn new(folder: &Path, name: &'static str) -> Self {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params.distinguished_name.push(DnType::CommonName, name);
        let certificate = params.self_signed(&key).unwrap();
        let folder = folder.to_owned();
        fs::write(folder.join(format!("{name}.pem")), certificate.pem()).unwrap();
        let issuer = Issuer::new(params, key);
        Self {
            folder,
            name,
            issuer,
        }
    }

    /// Signs a certificate and writes it and its key.
    fn sign(&self, name: &str, valid: bool) {
        let mut params = CertificateParams::new([name.to_owned()]).unwrap();
        params.distinguished_name.push(DnType::CommonName, name);
        params.extended_key_usages = vec![
            ExtendedKeyUsagePurpose::ServerAuth,
            ExtendedKeyUsagePurpose::ClientAuth,
        ];
        if !valid {
            params.not_before = date_time_ymd(2020, 1, 1);
            params.not_after = date_time_ymd(2020, 1, 2);
        }
        let key = KeyPair::generate().unwrap();
        let certificate = params.signed_by(&key, &self.issuer).unwrap();
        let path = |kind: &str| self.folder.join(format!("{name}.{kind}"));
        fs::write(path("pem"), certificate.pem()).unwrap();
        fs::write(path("key"), key.serialize_pem()).unwrap();
    }

    /// A server that shows a certificate and wants one of ours, and its port.
    fn serve(&self, shown: &str, wants_certificate: bool) -> u16 {
        let path = |name: &str, kind: &str| self.folder.join(format!("{name}.{kind}"));
        let certificate = |name: &str| CertificateDer::from_pem_file(path(name, "pem")).unwrap();
        let provider = Arc::new(default_provider());
        let builder = ServerConfig::builder_with_provider(provider.clone());
        let builder = builder.with_safe_default_protocol_versions().unwrap();
        let builder = if wants_certificate {
            let mut roots = RootCertStore::empty();
            roots.add(certificate(self.name)).unwrap();
            let verifier = WebPkiClientVerifier::builder_with_provider(roots.into(), provider);
            builder.with_client_cert_verifier(verifier.build().unwrap())
        } else {
            builder.with_no_client_auth()
        };
        let key = PrivateKeyDer::from_pem_file(path(shown, "key")).unwrap();
        let config = builder.with_single_cert(vec![certificate(shown)], key);
        let config = Arc::new(config.unwrap());
        listen(move |stream| {
            let connection = ServerConnection::new(config.clone()).unwrap();
            answer(StreamOwned::new(connection, stream));
        })
    }
}

/// Answers connections for as long as the process lives.
fn listen(serve: impl Fn(TcpStream) + Send + 'static) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let patience = Some(Duration::from_secs(20));
            stream.set_read_timeout(patience).unwrap();
            serve(stream);
        }
    });
    port
}

/// Answers a question, if there comes one.
fn answer(mut stream: impl Read + Write) {
    let (mut request, mut byte) = (Vec::new(), [0]);
    while !request.ends_with(b"\r\n\r\n") {
        match stream.read(&mut byte) {
            Ok(1) => request.push(byte[0]),
            _ => return,
        }
    }
    let request = String::from_utf8(request).unwrap();
    let (status, body) = match request.split(' ').nth(1).unwrap() {
        path if path.starts_with("/pdb/query/v4/inventory") => (
            "200 OK",
            r#"[{"certname": "a", "facts": {"word": "hello"}}]"#,
        ),
        _ => ("503 Service Unavailable", "busy"),
    };
    let length = body.len();
    let head =
        format!("HTTP/1.1 {status}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}");
    let _ = stream.write_all(head.as_bytes());
    let _ = stream.flush();
}

/// Compiles with facts of a database, told what is where in a folder.
fn compile(folder: &Path, url: &str, arguments: &str) -> Ran {
    let arguments = arguments.replace("DIR", folder.to_str().unwrap());
    let words = ["compile", "--format", "json", "-e", CODE, "--facts", url];
    let words: Vec<&str> = words.into_iter().chain(arguments.split(' ')).collect();
    run_in(&root(), &words, "", None)
}

fn refused(ran: &Ran, why: &str) {
    assert_eq!(ran.code, 2, "{}{}", ran.out, ran.err);
    assert!(ran.err.contains(why), "{why}: {}", ran.err);
}

#[test]
fn certificates_are_shown_and_believed() {
    let folder = folder("https-believed");
    let authority = Authority::new(&folder, "ca");
    authority.sign("localhost", true);
    authority.sign("me", true);
    let url = format!("https://localhost:{}", authority.serve("localhost", true));
    let given = "--cacert DIR/ca.pem --cert DIR/me.pem --key DIR/me.key";
    let ran = compile(&folder, &url, given);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains(r#""title":"hello""#), "{}", ran.out);

    // Puppet's own files are where settings say.
    for (from, to) in [
        ("ca.pem", "ssl/certs/ca.pem"),
        ("me.pem", "ssl/certs/me.pem"),
        ("me.key", "ssl/private_keys/me.pem"),
    ] {
        let to = folder.join(to);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(folder.join(from), to).unwrap();
    }
    let ran = compile(&folder, &url, "--ssldir DIR/ssl --certname me");
    assert_eq!(ran.code, 0, "{}", ran.err);

    let ran = compile(&folder, &url, "--cacert DIR/ca.pem");
    refused(&ran, "--cert and --key name a certificate");

    let words = format!(
        "parity --env-dir examples/control-repo/environments/production {given} --puppetdb {url}"
    );
    let words = words.replace("DIR", folder.to_str().unwrap());
    let ran = common::marotte(&words);
    refused(&ran, "nodes: status 503: busy");
}

#[test]
fn what_is_wrong_with_certificates_is_told() {
    let folder = folder("https-wrong");
    let authority = Authority::new(&folder, "ca");
    authority.sign("localhost", true);
    authority.sign("elsewhere.test", true);
    authority.sign("me", true);
    let other = Authority::new(&folder, "other");
    other.sign("stranger", true);
    let at = |port: u16| format!("https://localhost:{port}");
    let good = at(authority.serve("localhost", true));
    for (arguments, why) in [
        ("--cacert DIR/other.pem", "is not signed by an authority of"),
        (
            "--cacert DIR/nowhere.pem",
            "there is no such file (--cacert",
        ),
        ("--cacert DIR/me.key", "there is no certificate in PEM"),
        (
            "--cacert DIR/ca.pem --cert DIR/me.pem --key DIR/localhost.key",
            "it does not belong to",
        ),
        (
            "--cacert DIR/ca.pem --cert DIR/me.pem --key DIR/me.pem",
            "no unencrypted key in PEM",
        ),
        (
            "--cacert DIR/ca.pem --cert DIR/nowhere.pem --key DIR/me.key",
            "there is no such file",
        ),
        (
            "--cacert DIR/ca.pem --cert DIR/stranger.pem --key DIR/stranger.key",
            "does not accept the certificate",
        ),
        ("--ssldir DIR/nowhere", "(--cacert names another file)"),
    ] {
        let ran = compile(&folder, &good, arguments);
        refused(&ran, why);
        assert!(!ran.err.contains("PRIVATE KEY"), "{}", ran.err);
    }
    let elsewhere = at(authority.serve("elsewhere.test", false));
    let ran = compile(&folder, &elsewhere, "--cacert DIR/ca.pem");
    refused(&ran, "is not one of localhost, but of");
    refused(&ran, "elsewhere.test");

    authority.sign("localhost", false);
    let old = at(authority.serve("localhost", false));
    let ran = compile(&folder, &old, "--cacert DIR/ca.pem");
    refused(&ran, "its certificate has expired");

    // What a server without encryption says to a greeting that it does not understand.
    let plain = at(listen(|mut stream| {
        let _ = stream.read(&mut [0; 512]);
        let _ = stream.write_all(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
    }));
    let ran = compile(&folder, &plain, "--cacert DIR/ca.pem");
    refused(&ran, "this is no TLS; is it http://?");

    let silent = at(listen(drop));
    let ran = compile(&folder, &silent, "--cacert DIR/ca.pem");
    assert_eq!(ran.code, 2, "{}", ran.err);

    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let nobody = at(listener.local_addr().unwrap().port());
    drop(listener);
    let ran = compile(&folder, &nobody, "--cacert DIR/ca.pem");
    refused(&ran, "Connection refused");
}
