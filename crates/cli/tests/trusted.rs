//! `--trusted` with a certificate: `$trusted` as a server takes it from an agent's.

mod common;

use std::fs;

use common::{folder, run};

/// Made by OpenSSL, with extensions of all kinds; the reference reads the same out of it.
const CERTIFICATE: &str = "crates/cli/tests/data/web01.example.com.pem";

#[test]
fn a_certificate_gives_names_and_extensions() {
    let template = "<%= $trusted %> <%= $facts['clientcert'] %>";
    let ran = run(
        &["epp", "render", "--trusted", CERTIFICATE, "-e", template],
        "",
    );
    assert_eq!(
        ran.out,
        "{authenticated => remote, certname => web01.example.com, extensions => {pp_role => web, \
         pp_uuid => ED803750-E3C7-44F5-BB08-41A04433FE2E, pp_environment => production, \
         1.3.6.1.4.1.34380.1.2.1.1 => grün, 1.3.6.1.4.1.34380.1.2.7 => hello, \
         pp_authorization => true, pp_auth_role => 42, 1.3.6.1.4.1.34380.1.13 => above, \
         pp_department => }, hostname => web01, domain => example.com, external => {}} \
         web01.example.com\n",
        "{}",
        ran.err
    );
}

#[test]
fn a_catalog_is_that_of_the_owner() {
    let code = "notice($trusted['extensions']['pp_role'])";
    let ran = run(&["compile", "--certificate", CERTIFICATE, "-e", code], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.err.contains(": web\n"), "{}", ran.err);
    assert!(ran.out.contains("web01.example.com"), "{}", ran.out);
}

#[test]
fn a_site_can_name_extensions() {
    let configuration = folder("trusted-names");
    let mapping = configuration.join("custom_trusted_oid_mapping.yaml");
    fs::create_dir_all(configuration.join("environments/production")).unwrap();
    let place = configuration.display().to_string();
    let place = ["--confdir", &place, "--codedir", &place];
    let template = "<%= $trusted['extensions']['color'] %>";
    let command = ["epp", "render", "--trusted", CERTIFICATE, "-e", template];
    let command = [&command[..], &place].concat();
    fs::write(
        &mapping,
        "oid_mapping:\n  1.3.6.1.4.1.34380.1.2.1.1:\n    shortname: color\n    longname: Color\n",
    )
    .unwrap();
    let ran = run(&command, "");
    assert_eq!(ran.out, "grün\n", "{}", ran.err);
    fs::write(&mapping, "oid_mapping:\n  1.2.3: {shortname: color}\n").unwrap();
    let ran = run(&command, "");
    let message = "incomplete definition of oid '1.2.3'";
    assert!(ran.code == 2 && ran.err.contains(message), "{}", ran.err);
}

#[test]
fn what_is_no_certificate_is_refused() {
    let file = folder("trusted-bad").join("bad.pem");
    for text in [
        "-----BEGIN CERTIFICATE-----\n",
        "-----BEGIN CERTIFICATE-----\naGVsbG8=\n-----END CERTIFICATE-----\n",
    ] {
        fs::write(&file, text).unwrap();
        let file = file.display().to_string();
        let ran = run(&["compile", "--trusted", &file, "-e", "notice(1)"], "");
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(ran.err.contains("certificate"), "{}", ran.err);
    }
}
