//! The places where a name becomes a path.

use std::fs;
use std::io::{self, Read, Write};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::json;

/// A place where a name becomes a path: what lies in the folder, and how the binary is called. Nothing if
/// there can be no such name.
pub(super) type Place = fn(&str, &Path) -> io::Result<Option<Vec<String>>>;

pub(super) const PLACES: [(&str, Place); 15] = [
    ("node", |name, _| Ok(Some(words(&["--", name])))),
    ("fact name", |name, folder| {
        let facts = json!({"name": name, "values": {"a": 1}});
        fs::write(folder.join("facts.json"), facts.to_string())?;
        Ok(Some(words(&["--facts", "facts.json"])))
    }),
    ("fact clientcert", |name, folder| {
        fs::write(
            folder.join("facts.json"),
            json!({"clientcert": name}).to_string(),
        )?;
        Ok(Some(words(&["--facts", "facts.json"])))
    }),
    ("fact networking", |name, folder| {
        let facts = json!({"networking": {"fqdn": name}, "fqdn": name});
        fs::write(folder.join("facts.json"), facts.to_string())?;
        Ok(Some(words(&["--facts", "facts.json"])))
    }),
    ("environment", |name, _| {
        Ok(Some(words(&[
            "--environmentpath",
            "envs",
            &format!("--environment={name}"),
            "a.test",
        ])))
    }),
    ("class", |name, folder| {
        let code = format!("include({})", quoted(name));
        manifest(folder, &code).map(Some)
    }),
    ("template", |name, folder| {
        let name = quoted(name);
        let code =
            format!("notice(template({name}), epp({name}), file({name}), find_file({name}))");
        manifest(folder, &code).map(Some)
    }),
    ("data", |name, folder| {
        let levels = "version: 5\nhierarchy:\n  - name: a\n    path: \"%{facts.x}.yaml\"\n";
        fs::write(folder.join("env/hiera.yaml"), levels)?;
        fs::write(folder.join("facts.json"), json!({"x": name}).to_string())?;
        let mut words = manifest(folder, "notice(lookup('a', {default_value => 1}))")?;
        words.extend(["--facts".to_owned(), "facts.json".to_owned()]);
        Ok(Some(words))
    }),
    ("require", |name, folder| {
        let functions = folder.join("env/modules/m/lib/puppet/functions/m");
        fs::create_dir_all(&functions)?;
        let name = name.escape_default().to_string();
        let code = format!(
            "require \"{name}\"\nPuppet::Functions.create_function(:'m::f') do\n  def f\n    1\n  end\nend\n"
        );
        fs::write(functions.join("f.rb"), code)?;
        manifest(folder, "notice(m::f())").map(Some)
    }),
    ("trusted", |name, folder| {
        let trusted = json!({"certname": name, "authenticated": "remote"});
        fs::write(folder.join("trusted.json"), trusted.to_string())?;
        Ok(Some(words(&["--trusted", "trusted.json"])))
    }),
    ("certificate", |name, folder| {
        let is_made = certificate(name, &folder.join("own.pem"))?;
        Ok(is_made.then(|| words(&["--certificate", "own.pem"])))
    }),
    ("classifier", |name, folder| {
        let answer = json!({"environment": name, "classes": [name], "parameters": {"x": name}});
        let script = format!("#!/bin/sh\ncat <<'END'\n{answer}\nEND\n");
        let path = folder.join("enc");
        fs::write(&path, script)?;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755))?;
        let command = path.to_string_lossy().into_owned();
        Ok(Some(words(&[
            "--environmentpath",
            "envs",
            "--enc",
            &command,
            "a.test",
        ])))
    }),
    ("puppetdb", |name, _| {
        let answer = json!([{
            "certname": name, "environment": name, "facts": {"clientcert": name}, "trusted": {"certname": name},
        }]);
        let url = serve(answer.to_string())?;
        Ok(Some(words(&["--facts", &url])))
    }),
    ("contents", |name, folder| {
        let file = |title: String| format!("file {{ {title}: content => 'x' }}");
        let plain = file(quoted(name));
        let absolute = file(quoted(&format!("/{name}")));
        let code = format!("node 'a.test' {{ {plain} }}\nnode 'b.test' {{ {absolute} }}");
        manifest(folder, &code)?;
        Ok(Some(words(&["--contents", "contents", "a.test", "b.test"])))
    }),
    ("levels of data", |name, folder| {
        let name = serde_json::Value::from(name);
        let levels = format!(
            "version: 5\ndefaults: {{datadir: {name}}}\nhierarchy:\n\
             - {{name: a, glob: {name}}}\n- {{name: b, mapped_paths: [facts.x, y, {name}]}}\n\
             - {{name: c, paths: [{name}], datadir: {name}}}\n"
        );
        fs::write(folder.join("env/hiera.yaml"), levels)?;
        fs::write(folder.join("facts.json"), r#"{"x": ["a"]}"#)?;
        let mut words = manifest(folder, "notice(lookup('a', {default_value => 1}))")?;
        words.extend(["--facts".to_owned(), "facts.json".to_owned()]);
        Ok(Some(words))
    }),
];

/// Makes a certificate with the name of its owner, if OpenSSL is there and takes such a name.
fn certificate(name: &str, path: &Path) -> io::Result<bool> {
    let name = name
        .replace('\\', "\\\\")
        .replace('/', "\\/")
        .replace('+', "\\+");
    let made = Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "ed25519",
            "-nodes",
            "-utf8",
            "-keyout",
            "/dev/null",
        ])
        .args(["-subj", &format!("/CN={name}"), "-out"])
        .arg(path)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    Ok(made.is_ok_and(|status| status.success()) && path.is_file())
}

/// Answers whoever asks with the same text, and says where.
fn serve(answer: String) -> io::Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let url = format!("http://{}", listener.local_addr()?);
    // It ends with the process: nobody says when the last question was asked.
    thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { break };
            let length = answer.len();
            let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {length}\r\n\r\n");
            let _ = stream.read(&mut [0; 4096]);
            let _ = stream.write_all((head + &answer).as_bytes());
        }
    });
    Ok(url)
}

fn manifest(folder: &Path, code: &str) -> io::Result<Vec<String>> {
    fs::write(folder.join("env/manifests/site.pp"), format!("{code}\n"))?;
    Ok(words(&["a.test"]))
}

/// A name as a string of the language.
fn quoted(name: &str) -> String {
    format!("'{}'", name.replace('\\', "\\\\").replace('\'', "\\'"))
}

pub(super) fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}
