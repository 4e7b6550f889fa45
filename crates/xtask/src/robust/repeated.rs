//! The same again: all runs of a call print the same bytes, on any number of threads, and of many nodes
//! that are compiled at once each has its own facts.

use std::fs;
use std::io;

use serde_json::{Value, json};

use super::attempt::attempt;
use super::{Attack, Report};
use crate::project;

/// How many nodes are compiled at once.
const NODES: usize = 1000;

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    let example = project::root().join("examples/control-repo");
    let rounds = if attack.quick { 10 } else { 50 };
    for format in ["json", "table", "dot", "yaml"] {
        let words = [
            "compile",
            "--environmentpath",
            "environments",
            "--facts",
            "facts",
            "--reproducible",
            "--format",
            format,
        ];
        let mut first: Option<String> = None;
        for round in 0..rounds {
            let tried = attempt(attack.binary, &words, &example)?;
            let known = first.get_or_insert_with(|| tried.stdout.clone());
            let differs = *known != tried.stdout || tried.stdout.is_empty();
            let differs = differs.then(|| "it printed something else".to_owned());
            report.check(
                &format!("{format}, round {round}"),
                tried.crash().or(differs),
            );
        }
    }
    marked(attack, &mut report)?;
    Ok(report)
}

/// What each node has of its own goes through code, data, templates and Ruby.
const FILES: [(&str, &str); 5] = [
    (
        "manifests/site.pp",
        "class own($data = lookup('own')) {\n  notify { $facts['mark']: message => \"${data} \
         ${own::ruby($facts['mark'])} ${inline_epp('<%= $facts[mark] %>')}\" }\n  \
         notify { 'erb': message => template('own/own.erb') }\n}\ninclude own\n",
    ),
    (
        "hiera.yaml",
        "version: 5\nhierarchy: [{name: all, path: all.yaml}]\n",
    ),
    ("data/all.yaml", "own: 'of %{facts.mark}'\n"),
    (
        "modules/own/lib/puppet/functions/own/ruby.rb",
        "Puppet::Functions.create_function(:'own::ruby') do\n  dispatch(:of) { param 'String', :a }\n  \
         def of(a)\n    @last ||= a\n    \"#{@last} #{a.to_sym}\"\n  end\nend\n",
    ),
    (
        "modules/own/templates/own.erb",
        "<%= scope['facts']['mark'] %>\n",
    ),
];

/// Many nodes on all cores: no catalog has the mark of another node.
fn marked(attack: &Attack<'_>, report: &mut Report) -> io::Result<()> {
    for (path, text) in FILES {
        let path = attack.folder.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, text)?;
    }
    let mark = |number: usize| format!("mark{number}x");
    let facts: Vec<Value> = (0..NODES)
        .map(|number| json!({"name": format!("n{number}"), "values": {"mark": mark(number)}}))
        .collect();
    fs::write(
        attack.folder.join("facts.json"),
        Value::from(facts).to_string(),
    )?;
    let words = [
        "compile",
        "--env-dir",
        ".",
        "--facts",
        "facts.json",
        "--format",
        "json",
        "--reproducible",
    ];
    let mut first: Option<String> = None;
    for round in 0..if attack.quick { 2 } else { 50 } {
        let tried = attempt(attack.binary, &words, &attack.folder)?;
        let mut problem = tried.crash();
        let catalogs: Vec<&str> = tried.stdout.lines().collect();
        if catalogs.len() != NODES {
            let count = catalogs.len();
            problem.get_or_insert_with(|| format!("{count} catalogs: {}", tried.stderr));
        }
        for (number, catalog) in catalogs.iter().enumerate() {
            let own = catalog.matches(&mark(number)).count();
            // The title, its tag and its edge, the message four times, the template.
            if own < 6 || catalog.matches("mark").count() != own {
                problem.get_or_insert_with(|| format!("node {number} has other marks"));
            }
        }
        let known = first.get_or_insert_with(|| tried.stdout.clone());
        if *known != tried.stdout {
            problem.get_or_insert_with(|| "it printed something else".to_owned());
        }
        report.check(&format!("{NODES} nodes, round {round}"), problem);
    }
    Ok(())
}
