//! Differences of every kind are planted into a catalog: all are found, and nothing else.

use marotte_parity::{
    Answer, Detail, Difference, Kind, Line, Made, Outcome, Report, Shown, compare,
};
use rustc_hash::FxHashSet;
use serde_json::{Value, json};

fn catalog() -> Value {
    let resource = |of: &str, title: &str, line: u64, parameters: Value| {
        json!({
            "type": of, "title": title, "tags": ["class", title], "file": "/env/site.pp",
            "line": line, "exported": false, "kind": "compilable_type", "parameters": parameters,
        })
    };
    let mut secret = resource("User", "root", 9, json!({"password": "hunter22", "uid": 0}));
    secret["sensitive_parameters"] = json!(["password"]);
    json!({
        "tags": ["settings"], "name": "web01", "catalog_format": 2, "environment": "production",
        "classes": ["settings"],
        "resources": [
            resource("Class", "main", 1, json!({})),
            resource("File", "/a", 3, json!({"mode": "0644", "content": "one\n"})),
            resource("File", "/b", 4, json!({"deep": {"k": [1, {"__ptype": "Sensitive", "__pvalue": "inner secret"}]}})),
            secret,
        ],
        "edges": [
            {"source": "Class[main]", "target": "File[/a]"},
            {"source": "Class[main]", "target": "File[/b]"},
            {"source": "Class[main]", "target": "User[root]"},
        ],
    })
}

fn answer(catalog: Value) -> Answer {
    let line = |message: &str| Line {
        level: "notice".to_owned(),
        message: message.to_owned(),
    };
    Answer {
        made: Made::Catalog(catalog),
        logs: Some(vec![line("first"), line("second")]),
    }
}

fn between(theirs: &Answer, ours: &Answer) -> Vec<Difference> {
    compare(theirs, ours, Detail::ALL, &FxHashSet::default())
}

/// What is found if only our answer is changed, and if only the reference's is.
#[track_caller]
fn planted(change: impl Fn(&mut Answer), expected: &[(Kind, &str, &str)]) -> Vec<Difference> {
    let (plain, mut changed) = (answer(catalog()), answer(catalog()));
    change(&mut changed);
    let summary = |found: &[Difference]| -> Vec<(Kind, String, String)> {
        let found = found.iter();
        let mut found: Vec<_> = found
            .map(|of| (of.kind, of.subject.clone(), of.attribute.clone()))
            .collect();
        found.sort();
        found
    };
    let expected: Vec<_> = expected
        .iter()
        .map(|(kind, subject, attribute)| (*kind, (*subject).to_owned(), (*attribute).to_owned()))
        .collect();
    let found = between(&plain, &changed);
    assert_eq!(summary(&found), expected);
    let mut swapped: Vec<_> = summary(&between(&changed, &plain))
        .into_iter()
        .map(|(kind, subject, attribute)| match kind {
            Kind::Missing => (Kind::Added, subject, attribute),
            Kind::Added => (Kind::Missing, subject, attribute),
            _ => (kind, subject, attribute),
        })
        .collect();
    swapped.sort();
    assert_eq!(swapped, expected);
    found
}

fn resource(answer: &mut Answer, index: usize) -> &mut Value {
    &mut of_catalog(answer, "resources")[index]
}

fn of_catalog<'a>(answer: &'a mut Answer, name: &str) -> &'a mut Value {
    match &mut answer.made {
        Made::Catalog(catalog) => &mut catalog[name],
        Made::Error(error) => panic!("{error}"),
    }
}

#[test]
fn nothing() {
    planted(|_| {}, &[]);
    // Neither the order of keys nor that of tags and edges means anything.
    planted(
        |answer| {
            resource(answer, 1)["tags"] = json!(["/a", "class"]);
            resource(answer, 1)["parameters"] = json!({"content": "one\n", "mode": "0644"});
            of_catalog(answer, "edges")
                .as_array_mut()
                .expect("edges")
                .reverse();
        },
        &[],
    );
}

#[test]
fn parameters() {
    let expected = [(Kind::Parameter, "File[/a]", "mode")];
    let found = planted(
        |answer| resource(answer, 1)["parameters"]["mode"] = json!("0600"),
        &expected,
    );
    assert_eq!(found[0].theirs, Shown::Value(json!("0644")));
    assert_eq!(found[0].ours, Shown::Value(json!("0600")));
    assert_eq!(
        found[0]
            .our_spot
            .as_ref()
            .map(ToString::to_string)
            .as_deref(),
        Some("/env/site.pp:3")
    );
    planted(
        |answer| resource(answer, 1)["parameters"]["new"] = json!(1),
        &[(Kind::Parameter, "File[/a]", "new")],
    );
    // A number is not its text, and an integer no float.
    planted(
        |answer| resource(answer, 3)["parameters"]["uid"] = json!(0.0),
        &[(Kind::Parameter, "User[root]", "uid")],
    );
}

#[test]
fn resources() {
    let remove = |answer: &mut Answer| {
        let list = |answer: &mut Answer, name: &str| {
            let list = of_catalog(answer, name).as_array_mut().expect("a list");
            list.remove(if name == "edges" { 1 } else { 2 });
        };
        list(answer, "resources");
        list(answer, "edges");
    };
    let found = planted(remove, &[(Kind::Missing, "File[/b]", "")]);
    assert_eq!(
        found[0].their_spot.as_ref().and_then(|spot| spot.line),
        Some(4)
    );
    planted(
        |answer| resource(answer, 1)["exported"] = json!(true),
        &[(Kind::Exported, "File[/a]", "exported")],
    );
    planted(
        |answer| resource(answer, 1)["line"] = json!(5),
        &[(Kind::Place, "File[/a]", "line")],
    );
    planted(
        |answer| resource(answer, 1)["kind"] = json!("class"),
        &[(Kind::ResourceKind, "File[/a]", "kind")],
    );
}

#[test]
fn edges() {
    planted(
        |answer| of_catalog(answer, "edges")[1]["source"] = json!("File[/a]"),
        &[
            (Kind::Edge, "Class[main] -> File[/b]", ""),
            (Kind::Edge, "File[/a] -> File[/b]", ""),
        ],
    );
}

#[test]
fn order() {
    let swap = |answer: &mut Answer| {
        let resources = of_catalog(answer, "resources").as_array_mut();
        resources.expect("resources").swap(1, 2);
    };
    let found = planted(swap, &[(Kind::Order, "", "")]);
    assert_eq!(found[0].theirs, Shown::Value(json!("File[/a]")));
}

#[test]
fn tags_and_the_whole() {
    planted(
        |answer| resource(answer, 1)["tags"] = json!(["class", "other"]),
        &[(Kind::Tags, "File[/a]", "tags")],
    );
    planted(
        |answer| *of_catalog(answer, "tags") = json!(["settings", "more"]),
        &[(Kind::Tags, "the catalog", "tags")],
    );
    planted(
        |answer| *of_catalog(answer, "classes") = json!(["settings", "a"]),
        &[(Kind::Catalog, "the catalog", "classes")],
    );
}

#[test]
fn errors() {
    planted(
        |answer| answer.made = Made::Error("bad".to_owned()),
        &[(Kind::Failure, "", "")],
    );
    let failed = |error: &str| Answer {
        made: Made::Error(error.to_owned()),
        logs: None,
    };
    let found = between(&failed("a (line: 1)"), &failed("a (line: 2)"));
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].kind, Kind::Error);
    assert!(between(&failed("a"), &failed("a")).is_empty());
    // An address is another one each time.
    assert!(between(&failed("a #<A:0x0001>"), &failed("a #<A:0x0002>")).is_empty());
}

#[test]
fn log_lines() {
    let logs = |answer: &mut Answer| answer.logs.take().expect("logs");
    planted(
        |answer| {
            let mut lines = logs(answer);
            lines[1].level = "warning".to_owned();
            answer.logs = Some(lines);
        },
        &[(Kind::Log, "", "notice"), (Kind::Log, "", "warning")][..],
    );
    planted(
        |answer| {
            let mut lines = logs(answer);
            lines.reverse();
            answer.logs = Some(lines);
        },
        &[(Kind::Log, "", "order")],
    );
    // What the reference has said of another node it need not say again.
    let (mut theirs, ours) = (answer(catalog()), answer(catalog()));
    let said: FxHashSet<Line> = theirs
        .logs
        .replace(Vec::new())
        .into_iter()
        .flatten()
        .collect();
    assert!(compare(&theirs, &ours, Detail::ALL, &said).is_empty());
}

#[test]
fn secrets_are_told_to_differ_and_never_shown() {
    let change = |answer: &mut Answer| {
        resource(answer, 3)["parameters"]["password"] = json!("other secret");
        resource(answer, 2)["parameters"]["deep"]["k"][1]["__pvalue"] = json!("second secret");
        resource(answer, 1)["parameters"]["content"] = json!("with hunter22 in it");
    };
    let found = planted(
        change,
        &[
            (Kind::Parameter, "File[/a]", "content"),
            (Kind::Parameter, "File[/b]", "deep"),
            (Kind::Parameter, "User[root]", "password"),
        ],
    );
    let mut report = Report::new("Puppet");
    report.add("web01", Outcome::Identical, found);
    let text = format!("{report:?} {}", report.to_json());
    for secret in ["hunter22", "other secret", "inner secret", "second secret"] {
        assert!(!text.contains(secret), "{secret} is shown: {text}");
    }
    assert!(text.contains("with [sensitive] in it"));
    // A value that only one side takes for a secret is one.
    let found = planted(
        |answer| {
            resource(answer, 3)["sensitive_parameters"] = json!([]);
            resource(answer, 3)["parameters"]["password"] = json!("readable");
        },
        &[
            (Kind::Parameter, "User[root]", "password"),
            (Kind::Sensitive, "User[root]", "password"),
        ],
    );
    assert_eq!(
        (&found[0].theirs, &found[0].ours),
        (&Shown::Secret, &Shown::Secret)
    );
}

#[test]
fn equal_differences_of_many_nodes_are_one_group() {
    let mut changed = answer(catalog());
    resource(&mut changed, 1)["parameters"]["mode"] = json!("0600");
    let mut report = Report::new("Puppet");
    for node in ["a", "b", "c"] {
        let ours = if node == "c" {
            &answer(catalog())
        } else {
            &changed
        };
        let found = between(&answer(catalog()), ours);
        report.add(node, Outcome::Identical, found);
    }
    let groups = report.groups();
    assert_eq!(groups.len(), 1);
    assert_eq!(groups[0].nodes, ["a", "b"]);
    assert_eq!((report.alike(), report.is_good()), (1, false));
}

#[test]
fn catalogs_of_puppetdb() {
    let stored = json!({
        "certname": "web01", "environment": "production", "version": "1",
        "resources": {"href": "/r", "data": [
            {"type": "User", "title": "root", "tags": ["root", "class"], "file": "/env/site.pp",
             "line": 9, "exported": false, "parameters": {"uid": 0}},
            {"type": "File", "title": "/b", "tags": ["/b", "class"], "file": "/env/site.pp",
             "line": 4, "exported": false, "parameters": catalog()["resources"][2]["parameters"]},
            {"type": "File", "title": "/a", "tags": ["/a", "class"], "file": "/env/site.pp",
             "line": 3, "exported": false, "parameters": {"mode": "0644", "content": "two\n"}},
            {"type": "Class", "title": "main", "tags": ["main", "class"], "file": "/env/site.pp",
             "line": 1, "exported": false, "parameters": {}},
        ]},
        "edges": {"href": "/e", "data": [
            {"source_type": "Class", "source_title": "main", "target_type": "File", "target_title": "/a", "relationship": "contains"},
            {"source_type": "Class", "source_title": "main", "target_type": "File", "target_title": "/b", "relationship": "contains"},
            {"source_type": "Class", "source_title": "main", "target_type": "User", "target_title": "root", "relationship": "contains"},
            {"source_type": "File", "source_title": "/a", "target_type": "File", "target_title": "/b", "relationship": "before"},
        ]},
    });
    let (name, stored, detail) = marotte_parity::read_catalog(stored).expect("a catalog");
    assert_eq!(name, "web01");
    let found = marotte_parity::catalogs(&stored, &catalog(), detail);
    let found: Vec<_> = found
        .iter()
        .map(|of| (of.kind, of.attribute.as_str()))
        .collect();
    assert_eq!(found, [(Kind::Parameter, "content")]);
}
