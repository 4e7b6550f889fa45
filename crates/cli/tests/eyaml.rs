//! Encrypted data (`lookup_key: eyaml_lookup_key`): what the reference gives with hiera-eyaml.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Ran, folder, root, run};

/// What hiera-eyaml made of `correct horse battery staple`, of an empty text, and of `Grüße, 世界`
/// with a line break.
const VALUES: [&str; 3] = ["gem_plain", "gem_empty", "gem_utf8"];

fn data(name: &str) -> String {
    let path = root().join("crates/eyaml/tests/data").join(name);
    fs::read_to_string(path).unwrap()
}

fn write(path: PathBuf, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// An environment with encrypted data and the given options.
fn environment(name: &str, options: &str) -> PathBuf {
    let root = folder(name);
    let [plain, empty, greeting] = VALUES.map(|name| data(&format!("{name}.txt")));
    let [plain, empty, greeting] = [&plain, &empty, &greeting].map(|text| text.trim_end());
    let folded: Vec<String> = plain
        .as_bytes()
        .chunks(60)
        .map(|line| format!("  {}\n", std::str::from_utf8(line).unwrap()))
        .collect();
    let folded = folded.concat();
    let lower = plain.replace("PKCS7", "pkcs7");
    let text = format!(
        "whole: {plain}\nempty: {empty}\ngreeting: {greeting}\nlower: {lower}\nport: 80\n\
         several: \"a {plain}, %{{lookup('port')}}, {empty}{greeting}\"\n\
         nested: {{ list: ['{plain}', b, 1], \"k%{{lookup('port')}}\": ~ }}\n\
         folded: >\n{folded}literal: |\n{folded}junk: ENC[PKCS7,aGVsbG8=]\n\
         gpg: ENC[GPG,aGVsbG8=]\nnot: ENC[no base-64]\n"
    );
    write(root.join("data/secrets.eyaml"), &text);
    let config = format!(
        "version: 5\nhierarchy:\n  - name: secrets\n    lookup_key: eyaml_lookup_key\n    \
         path: secrets.eyaml\n    options: {{{options}}}\n"
    );
    write(root.join("hiera.yaml"), &config);
    root
}

fn key() -> String {
    let path = root().join("crates/eyaml/tests/data/private_key.pkcs1.pem");
    path.display().to_string()
}

fn look_up(environment: &Path, key: &str) -> Ran {
    let code = format!("notice(String(lookup('{key}'), '%p'))");
    let environment = environment.display().to_string();
    let arguments = [
        "compile",
        "node.example.com",
        "--env-dir",
        &environment,
        "-e",
        &code,
    ];
    run(
        &[&arguments[..], &["--error-format", "reference"]].concat(),
        "",
    )
}

#[test]
fn values_are_decrypted() {
    let environment = environment("eyaml-values", &format!("pkcs7_private_key: {}", key()));
    let plain = "correct horse battery staple";
    for (key, value) in [
        ("whole", format!("'{plain}'")),
        ("lower", format!("'{plain}'")),
        ("empty", "''".to_owned()),
        ("greeting", "'Grüße, 世界'".to_owned()),
        ("several", format!("'a {plain}, 80, Grüße, 世界'")),
        (
            "nested",
            format!("{{'list' => ['{plain}', 'b', 1], 'k80' => undef}}"),
        ),
        ("nested.list.0", format!("'{plain}'")),
        ("folded", format!("'{plain}'")),
        ("not", "'ENC[no base-64]'".to_owned()),
    ] {
        let ran = look_up(&environment, key);
        assert!(
            ran.err.contains(&format!(": {value}\n")),
            "{key}: {}",
            ran.err
        );
    }
    // Line breaks inside of the brackets stay: only folded blocks are decrypted.
    assert!(look_up(&environment, "literal").err.contains("ENC[PKCS7,"));
}

#[test]
fn what_cannot_be_decrypted_is_an_error() {
    let name = "eyaml-errors";
    let root = environment(name, &format!("pkcs7_private_key: {}", key()));
    for (key, blob, message) in [
        (
            "junk",
            "ENC[PKCS7,aGVsbG8=]",
            "Could not parse the PKCS7: no start line",
        ),
        (
            "gpg",
            "ENC[GPG,aGVsbG8=]",
            "Could not find hiera-eyaml encryptor: GPG. Only PKCS7 is supported",
        ),
    ] {
        let ran = look_up(&root, key);
        let expected = format!(
            "hiera-eyaml backend error decrypting {blob} when looking up {key} in \
             {}/data/secrets.eyaml. Error was {message}",
            root.display()
        );
        assert!(ran.err.contains(&expected), "{}", ran.err);
        assert_eq!(ran.code, 1);
    }
    let other = root.join("other.pem");
    write(other.clone(), &data("private_key.other.pem"));
    let other = format!("pkcs7_private_key: {}", other.display());
    for (options, message) in [
        ("", "Error was pkcs7_private_key is not defined"),
        (
            "pkcs7_private_key: 1",
            "Error was no implicit conversion of Integer into String",
        ),
        (
            "pkcs7_private_key: /no/such.pem",
            "Error was file /no/such.pem does not exist",
        ),
        (
            "pkcs7_private_key_env_var: NO_SUCH_KEY",
            "Error was env NO_SUCH_KEY is not set",
        ),
        (
            "pkcs7_b64_private_key_env_var: NO_KEY",
            "Error was env NO_KEY is not set",
        ),
        (&other, "Error was bad decrypt"),
    ] {
        let kept = fs::read_to_string(root.join("other.pem")).unwrap();
        let environment = environment(name, options);
        write(environment.join("other.pem"), &kept);
        let ran = look_up(&environment, "whole");
        assert!(ran.err.contains(message), "{options}: {}", ran.err);
    }
}

#[test]
fn functions_of_modules_can_read_data() {
    let environment = environment("eyaml-function", "");
    let function = "function own::data(String[1] $key, Hash $options, Puppet::LookupContext $c) {\n  \
                    eyaml_lookup_key($key, $options, $c)\n}\n";
    write(environment.join("modules/own/functions/data.pp"), function);
    let config = fs::read_to_string(environment.join("hiera.yaml")).unwrap();
    let config = config
        .replace("eyaml_lookup_key", "own::data")
        .replace("{}", &format!("{{pkcs7_private_key: {}}}", key()));
    write(environment.join("hiera.yaml"), &config);
    let ran = look_up(&environment, "whole");
    assert!(
        ran.err.contains("'correct horse battery staple'"),
        "{}",
        ran.err
    );
    let ran = look_up(&environment, "missing");
    let message = "Function lookup() did not find a value for the name 'missing'";
    assert!(ran.err.contains(message), "{}", ran.err);
}
