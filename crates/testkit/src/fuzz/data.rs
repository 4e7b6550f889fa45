//! What is read beside code: patterns, data, settings, certificates and encrypted values.

use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use marotte_eyaml::{PrivateKey, is_encrypted, tokens};
use marotte_hiera::{hocon as of_hocon, parse_json};
use marotte_pcore::Value;
use marotte_pcore::convert::to_program_string;
use marotte_regex::{Options, Regex};
use marotte_scalars::binary::Binary;
use marotte_settings::{ConfigText, RunMode, Settings, TestSystem};
use marotte_site::trusted_by_certificate;

use super::{limited, text};

/// How many steps something small may take.
const STEPS: u64 = 20_000;

/// Any pattern is compiled or refused, and what it finds in any text lies in that text. The first
/// line is the pattern, the rest is the text.
pub(super) fn regex(bytes: &[u8]) {
    let input = &*text(bytes);
    let (pattern, text) = input.split_once('\n').unwrap_or((input, "aab\nÄ1_b"));
    let options = Options {
        ignore_case: bytes.len() % 5 == 1,
        extended: bytes.len() % 5 == 2,
        multi_line: bytes.len() % 5 == 3,
    };
    limited(STEPS, || {
        let Ok(regex) = Regex::with_options(pattern, options) else {
            return;
        };
        let _ = regex.names();
        let Ok(Some(captures)) = regex.captures(text) else {
            return;
        };
        for (start, end) in captures.spans().iter().flatten() {
            assert!(text.get(*start..*end).is_some(), "{start}..{end}");
        }
        let _ = regex.is_match(text);
    });
}

/// Any bytes are YAML or are not, and what they are can be shown and written.
pub(super) fn yaml(bytes: &[u8]) {
    limited(STEPS, || {
        if let Ok(value) = marotte_yaml::load_data(bytes) {
            shown(&value);
        }
        if let Ok(value) = marotte_yaml::load(bytes) {
            let _ = marotte_yaml::dump(&value);
        }
    });
}

/// The same of HOCON.
pub(super) fn hocon(bytes: &[u8]) {
    limited(STEPS, || {
        if let Ok(value) = of_hocon::parse(&text(bytes)) {
            shown(&value);
        }
    });
}

/// The same of JSON.
pub(super) fn json(bytes: &[u8]) {
    limited(STEPS, || match parse_json(&text(bytes)) {
        Ok(value) => shown(&value),
        Err(error) => {
            let _ = error.to_string();
        }
    });
}

fn shown(value: &Value) {
    let _ = to_program_string(value);
    let _ = value.infer().to_string();
}

/// Any text can be `puppet.conf`: it is read or refused, settings have values, and a change leaves
/// what else is in it.
pub(super) fn conf(bytes: &[u8]) {
    let text = &*text(bytes);
    let mut settings = Settings::new(TestSystem::default().into(), RunMode::Server);
    let parsed = settings.parse_config("/etc/puppet/puppet.conf", text);
    if let Err(error) = parsed {
        let _ = error.to_string();
    }
    let values = settings.values(None);
    for name in [
        "environmentpath",
        "vardir",
        "strict",
        "certname",
        "runinterval",
    ] {
        if let Err(error) = values.print(name) {
            let _ = error.to_string();
        }
    }
    let mut edited = ConfigText::parse(text);
    edited.set("main", "vardir", "/x");
    let _ = edited.delete("main", "vardir");
    let _ = edited.to_string();
}

static KEY: LazyLock<PrivateKey> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../eyaml/tests/data/private_key.pkcs8.pem");
    PrivateKey::read(bytes).expect("it is one of the keys that tests have")
});

/// Any bytes can be an encrypted value, a key, or a text with such values in it: the first byte says
/// which.
pub(super) fn eyaml(bytes: &[u8]) {
    let Some((kind, bytes)) = bytes.split_first() else {
        return;
    };
    match kind % 4 {
        0 | 1 => {
            let _ = KEY.decrypt(bytes).map_err(|issue| issue.to_string());
        }
        2 => {
            let _ = PrivateKey::read(bytes).map_err(|issue| issue.to_string());
        }
        _ => {
            let text = text(bytes);
            let _ = is_encrypted(&text);
            let _ = tokens(&text);
        }
    }
}

/// Any bytes can be a certificate: what it says of its owner, or why that cannot be said.
pub(super) fn x509(bytes: &[u8]) {
    let mut pem = "-----BEGIN CERTIFICATE-----\n".to_owned();
    for line in bytes.chunks(48) {
        // Writing to a string cannot fail.
        let _ = writeln!(pem, "{}", Binary::new(line));
    }
    pem.push_str("-----END CERTIFICATE-----\n");
    match trusted_by_certificate(pem.as_bytes()) {
        Ok(trusted) => shown(&Value::Hash(Arc::new(trusted))),
        Err(problem) => {
            let _ = problem.to_string();
        }
    }
}
