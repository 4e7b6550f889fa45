//! Many nodes at once: their facts from one file or a PuppetDB, and where their time goes.

mod common;

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;

use common::{folder, marotte, root, run_in};
use serde_json::{Value, json};

const CODE: &str =
    "notify { \"${trusted['certname']} ${facts['word']} ${trusted['extensions']}\": }";

/// The titles of all notifications in catalogs, a line each.
fn titles(arguments: &[&str]) -> Vec<String> {
    let words = [&["compile", "--format", "json", "-e", CODE], arguments].concat();
    let ran = run_in(&root(), &words, "", None);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let catalogs = ran
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    let title = |catalog: Value| {
        let resources = catalog["resources"].as_array().unwrap();
        let mut notified = resources.iter().filter(|of| of["type"] == "Notify");
        notified.next().unwrap()["title"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    catalogs.map(title).collect()
}

#[test]
fn a_file_has_the_facts_of_many_nodes() {
    let folder = folder("many-facts");
    let path = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let lines = path(
        "lines.json",
        "{\"name\": \"a\", \"values\": {\"word\": \"one\"}}\n{\"name\": \"b\", \"values\": {\"word\": \"two\"}}\n",
    );
    let map = path("map.yaml", "nodes:\n  a: {word: one}\n  b: {word: two}\n");
    for path in [&lines, &map] {
        assert_eq!(titles(&["--facts", path]), ["a one {}", "b two {}"]);
        assert_eq!(titles(&["b", "--facts", path]), ["b two {}"]);
    }
    let bad = path(
        "bad.json",
        "[{\"name\": \"a\", \"values\": {}}, {\"name\": \"b\"}]",
    );
    let ran = marotte(&format!("compile --facts {bad} -e 1"));
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("entry 2 does not have"), "{}", ran.err);
}

#[test]
fn facts_come_from_a_puppetdb() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let server = std::thread::spawn(move || {
        let mut asked = Vec::new();
        for _ in 0..2 {
            let (mut stream, _) = listener.accept().unwrap();
            let mut request = [0; 4096];
            let length = stream.read(&mut request).unwrap();
            let request = String::from_utf8_lossy(&request[..length]).into_owned();
            asked.push(request.split(' ').nth(1).unwrap().to_owned());
            let node = |name: &str| {
                json!({
                    "certname": name,
                    "facts": {"word": format!("of {name}")},
                    "trusted": {"extensions": {"role": name}},
                })
            };
            let body = json!([node("a"), node("b")]).to_string();
            let length = body.len();
            write!(
                stream,
                "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
            )
            .unwrap();
        }
        asked
    });
    let url = format!("http://127.0.0.1:{port}");
    let expected = ["a of a {role => a}", "b of b {role => b}"];
    assert_eq!(titles(&["--facts", &url]), expected);
    assert_eq!(titles(&["b", "--facts", &url]), expected[1..]);
    let asked = server.join().unwrap();
    assert!(
        asked[0].starts_with("/pdb/query/v4/inventory?limit="),
        "{asked:?}"
    );
    assert!(asked[1].contains("query=%5B%22in%22"), "{asked:?}");
    let ran = marotte("compile --facts https://localhost -e 1");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("--cacert"), "{}", ran.err);
}

#[test]
fn a_profile_tells_where_time_went() {
    let folder = folder("many-profile");
    let call = "compile --check --environmentpath examples/control-repo/environments \
                --facts examples/control-repo/facts --profile";
    let ran = marotte(call);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for told in [
        "4 nodes in ",
        "  profile::base\n",
        "  include\n",
        "  data/common.yaml\n",
        "  profile::base::packages\n",
        "  Operating systems\n",
        "  manifests/site.pp\n",
    ] {
        assert!(ran.err.contains(told), "{told}: {}", ran.err);
    }
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let ran = marotte(&format!("{call}={} --error-format json", path("p.json")));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let told: Value = serde_json::from_slice(&fs::read(path("p.json")).unwrap()).unwrap();
    assert_eq!(told["nodes"].as_array().unwrap().len(), 4);
    let seconds = |of: &str| {
        let all = told[of].as_array().unwrap().iter();
        all.map(|entry| entry["self"].as_f64().unwrap())
            .sum::<f64>()
    };
    // Each moment is that of one thing.
    let total = told["total"].as_f64().unwrap();
    assert!((seconds("kinds") - total).abs() < 1e-6);
    assert!((seconds("entries") - total).abs() < 1e-6);
    assert_eq!(marotte(&format!("{call}={}", path("p.svg"))).code, 0);
    let picture = fs::read_to_string(path("p.svg")).unwrap();
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    assert!(picture.contains("class profile::base"));
    let ran = marotte(&format!("{call} --error-format json"));
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("--profile=FILE"), "{}", ran.err);
}

#[test]
fn a_profile_is_also_puppets() {
    let repository = root().join("examples/control-repo");
    let path = |name: &str| repository.join(name).to_str().unwrap().to_owned();
    let words = [
        "catalog",
        "compile",
        "web01.example.com",
        "--profile",
        "--environmentpath",
        &path("environments"),
        "--vardir",
        &path("none"),
        "--confdir",
        &path("none"),
    ];
    let ran = run_in(&repository, &words, "", Some("puppet"));
    assert!(ran.err.contains("1 node in "), "{}", ran.err);
    let words = [&words[..], &["--no-profile"]].concat();
    let ran = run_in(&repository, &words, "", Some("puppet"));
    assert!(!ran.err.contains("1 node in "), "{}", ran.err);
}

#[test]
fn many_nodes_are_a_line_each_unless_more_is_asked_for() {
    let compile = |more: &[&str]| {
        let words = ["compile", "a", "b", "-e", "notify { x: } file { '/a': }"];
        run_in(&root(), &[&words[..], more].concat(), "", None)
    };
    let ran = compile(&[]);
    assert_eq!(
        ran.out,
        "a (production): 2 resources: 1 Notify, 1 File\n\
         b (production): 2 resources: 1 Notify, 1 File\n"
    );
    assert!(ran.err.ends_with("2 of 2 nodes compiled\n"), "{}", ran.err);
    for more in [["--format", "table"], ["--type", "File"]] {
        let out = compile(&more).out;
        assert!(out.contains("\n  File"), "{out}");
    }
}

#[test]
fn what_many_nodes_meet_is_told_once() {
    let names: Vec<String> = (1..=12).map(|number| format!("n{number:02}")).collect();
    let mut words = vec!["compile", "--check", "-e"];
    words.push("if $trusted['certname'] == 'n02' { fail('not here') }\n$x = $nothing");
    words.extend(names.iter().map(String::as_str));
    let ran = run_in(&root(), &words, "", None);
    assert_eq!(ran.code, 1);
    let full = "error[UNKNOWN_VARIABLE]: Unknown variable: 'nothing'";
    assert_eq!(ran.err.matches(full).count(), 2, "{}", ran.err);
    assert!(
        ran.err.ends_with(
            "error[UNKNOWN_VARIABLE]: Unknown variable: 'nothing'. (-e:2:6)\n  \
             and 10 other nodes: n03, n04, n05, n06, n07, n08, n09, n10 …\n\n\
             0 of 12 nodes compiled, 12 failed\n"
        ),
        "{}",
        ran.err
    );
    let told: Value = {
        let ran = run_in(
            &root(),
            &[&words[..], &["--error-format", "json"]].concat(),
            "",
            None,
        );
        serde_json::from_str(&ran.err).unwrap()
    };
    let errors = told.as_array().unwrap().iter();
    let nodes: Vec<usize> = errors
        .filter(|error| error["severity"] == "error")
        .map(|error| error["nodes"].as_array().unwrap().len())
        .collect();
    assert_eq!(nodes, [11, 1], "{told}");
}
