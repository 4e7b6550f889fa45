//! `marotte parity`: the example against the catalogs that a real Puppet has made of it.

mod common;

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;

use common::{Ran, folder, marotte, root};
use serde_json::{Value, json};

/// The example, with the facts of its nodes.
const EXAMPLE: &str = "parity --environmentpath examples/control-repo/environments \
                       --facts examples/control-repo/facts";

const RECORDED: &str = "examples/control-repo/expected";

/// The recorded catalogs in a folder of their own, with a change.
fn planted(name: &str, change: impl Fn(&str, &mut Value)) -> Ran {
    planted_in(name, change, "")
}

fn planted_in(name: &str, change: impl Fn(&str, &mut Value), more: &str) -> Ran {
    let catalogs = folder(name);
    for entry in fs::read_dir(root().join(RECORDED)).unwrap() {
        let path = entry.unwrap().path();
        let node = path.file_stem().unwrap().to_str().unwrap();
        let mut catalog: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
        change(node, &mut catalog);
        let text = format!("Notice: Compiled catalog for {node}\n{catalog}\n");
        fs::write(catalogs.join(path.file_name().unwrap()), text).unwrap();
    }
    marotte(&format!(
        "{EXAMPLE} --catalogs {} {more}",
        catalogs.display()
    ))
}

#[test]
fn the_example_is_the_same() {
    let ran = marotte(&format!("{EXAMPLE} --catalogs {RECORDED}"));
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    let expected =
        "4 nodes compared with catalogs in examples/control-repo/expected: 4 identical\n";
    assert_eq!(ran.out, expected);
}

#[test]
fn differences_are_told_once_with_their_places() {
    let ran = planted("parity-planted", |_, catalog| {
        for resource in catalog["resources"].as_array_mut().unwrap() {
            if resource["title"] == "Profile::Base" {
                resource["parameters"]["planted"] = json!("a|`<b>`");
            }
        }
    });
    assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
    assert!(
        ran.out
            .contains("Class[Profile::Base]: parameter planted\n  in 3 nodes: db01"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("Puppet:  \"a|`<b>`\""), "{}", ran.out);
    assert!(ran.out.contains("Marotte: nothing"), "{}", ran.out);
    assert!(ran.out.ends_with("0 identical, 4 differ\n"), "{}", ran.out);
}

#[test]
fn formats() {
    let change = |node: &str, catalog: &mut Value| {
        if node.starts_with("web01") {
            let resources = catalog["resources"].as_array_mut().unwrap();
            let last = resources.last_mut().unwrap();
            last["parameters"]["planted"] = json!("<script>a|b</script>");
        }
    };
    let ran = planted_in("parity-json", change, "--format json");
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.code, &report["alike"]), (1, &json!(3)));
    assert_eq!(report["differences"].as_array().unwrap().len(), 1);
    assert_eq!(report["differences"][0]["difference"]["kind"], "parameter");
    assert_eq!(
        report["differences"][0]["nodes"],
        json!(["web01.example.com"])
    );
    let ran = planted_in("parity-html", change, "--format html");
    assert!(ran.out.starts_with("<!doctype html>") && ran.out.ends_with("</html>\n"));
    assert!(
        ran.out.contains("&lt;script&gt;") && !ran.out.contains("<script>"),
        "{}",
        ran.out
    );
    assert!(!ran.out.contains("http"), "the page needs nothing else");
    let ran = planted_in("parity-markdown", change, "--format markdown");
    assert!(ran.out.starts_with("# Parity\n"), "{}", ran.out);
    assert!(
        ran.out
            .contains("| Puppet | ` \"<script>a\\|b</script>\" ` |"),
        "{}",
        ran.out
    );
}

#[test]
fn what_cannot_be_compared_is_no_success() {
    let ran = marotte(&format!(
        "{EXAMPLE} web01.example.com other --catalogs {RECORDED}"
    ));
    assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
    assert!(
        ran.out
            .contains("other was not compared: no catalog of other"),
        "{}",
        ran.out
    );
    for bad in [
        "--catalogs nowhere",
        "--puppetdb https://a",
        "--puppet-ruby ./nowhere",
    ] {
        let ran = marotte(&format!("{EXAMPLE} {bad}"));
        assert_eq!(ran.code, 2, "{bad}: {}{}", ran.out, ran.err);
    }
    let ran = marotte(&format!("{EXAMPLE} --puppet-ruby ./nowhere"));
    assert!(
        ran.err.contains("--puppet-lib") && ran.err.contains("--catalogs"),
        "{}",
        ran.err
    );
}

/// A server that has one catalog, with the facts of the node.
#[test]
fn a_puppetdb_has_facts_and_catalogs() {
    let facts = r#"[{"certname": "a", "name": "greeting", "value": {"word": "hello"}}]"#;
    let catalog = r#"{"certname": "a", "environment": "production", "resources": {"data": [
        {"type": "Stage", "title": "main", "tags": ["stage"], "exported": false,
         "parameters": {"name": "main"}},
        {"type": "Class", "title": "Settings", "tags": ["class", "settings"], "exported": false},
        {"type": "Class", "title": "main", "tags": ["class"], "exported": false,
         "parameters": {"name": "main"}},
        {"type": "Notify", "title": "hello", "tags": ["notify", "hello", "class"], "line": 1,
         "file": "/etc/puppetlabs/code/environments/production/manifests/site.pp",
         "exported": false, "parameters": {"message": "planted"}}]},
        "edges": {"data": [
        {"source_type": "Stage", "source_title": "main", "target_type": "Class",
         "target_title": "Settings", "relationship": "contains"},
        {"source_type": "Stage", "source_title": "main", "target_type": "Class",
         "target_title": "main", "relationship": "contains"},
        {"source_type": "Class", "source_title": "main", "target_type": "Notify",
         "target_title": "hello", "relationship": "contains"}]}}"#;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let server = std::thread::spawn(move || {
        for _ in 0..3 {
            let (mut stream, _) = listener.accept().unwrap();
            let mut request = [0; 1024];
            let length = stream.read(&mut request).unwrap();
            let request = String::from_utf8_lossy(&request[..length]).into_owned();
            let body = match request.split(' ').nth(1).unwrap() {
                "/pdb/query/v4/nodes" => r#"[{"certname": "a"}]"#,
                "/pdb/query/v4/nodes/a/facts" => facts,
                "/pdb/query/v4/catalogs/a" => catalog,
                other => panic!("{other}"),
            };
            let length = body.len();
            write!(
                stream,
                "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
            )
            .unwrap();
        }
    });
    let site = folder("parity-puppetdb");
    fs::create_dir(site.join("manifests")).unwrap();
    let code = "notify { $facts['greeting']['word']: message => 'ours' }\n";
    fs::write(site.join("manifests/site.pp"), code).unwrap();
    let ran = marotte(&format!(
        "parity --env-dir {} --puppetdb http://127.0.0.1:{port} --format json",
        site.display()
    ));
    server.join().unwrap();
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    let differences = report["differences"].as_array().unwrap();
    assert_eq!(
        (ran.code, differences.len()),
        (1, 1),
        "{}{}",
        ran.out,
        ran.err
    );
    assert_eq!(differences[0]["difference"]["puppet"]["value"], "planted");
}
