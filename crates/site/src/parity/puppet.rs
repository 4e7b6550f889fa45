//! A real Puppet on this machine: one process that compiles all nodes.

use std::collections::BTreeMap;
use std::io;

use marotte_diagnostics::SiteIssue;
use marotte_environment::Environment;
use marotte_eval::catalog::NodeData;
use marotte_parity::{Answer, Line, Made};
use marotte_pcore::Value;
use marotte_pcore::convert::rich::write_json;
use marotte_settings::all;
use serde_json::{Value as Json, json};

use super::no_catalog;
use crate::environment::{Beginning, In};
use crate::node::Node;
use crate::parts::Conversation;
use crate::problem::{Problem, problem};
use crate::site::Site;

/// What the process runs.
const DRIVER: &str = include_str!("driver.rb");

/// Where a Ruby with Puppet usually is: that of Puppet's own packages, and that of the system.
const RUBIES: [&str; 2] = ["/opt/puppetlabs/puppet/bin/ruby", "ruby"];

/// Settings that are told otherwise, or would let the reference ask or keep what is not ours to give.
const NOT_PASSED: [&str; 17] = [
    "certname",
    "codedir",
    "confdir",
    "config",
    "environment",
    "environmentpath",
    "external_nodes",
    "log_level",
    "logdir",
    "manifest",
    "modulepath",
    "node_terminus",
    "rundir",
    "storeconfigs",
    "storeconfigs_backend",
    "trusted_external_command",
    "vardir",
];

/// Folders that code sees the names of (`$settings::confdir`), while the reference has its own.
const FOLDERS: [&str; 4] = ["confdir", "logdir", "rundir", "vardir"];

/// A real Puppet that waits for nodes.
pub(super) struct Puppet {
    process: Box<dyn Conversation>,
    pub(super) version: String,
}

impl Puppet {
    /// Starts one, or says what to do if there is none.
    pub(super) fn start(
        site: &Site,
        ruby: Option<&str>,
        lib: Option<&str>,
    ) -> Result<Self, Problem> {
        let rubies: &[&str] = match &ruby {
            Some(ruby) => &[ruby],
            None => &RUBIES,
        };
        let folders = FOLDERS.map(|name| site.place.text(name).map(|path| (name, path)));
        let folders = folders.into_iter().collect::<Result<BTreeMap<_, _>, _>>()?;
        let config = json!({ "lib": lib, "settings": settings(site)?, "folders": folders });
        let config = config.to_string();
        let mut why = String::new();
        for ruby in rubies {
            match begin(site, ruby, &config) {
                Ok(puppet) => return Ok(puppet),
                Err(error) => {
                    let separator = if why.is_empty() { "" } else { "; " };
                    why.push_str(&format!("{separator}{ruby}: {error}"));
                }
            }
        }
        Err(problem(SiteIssue::NoPuppet { why: why.into() }))
    }

    /// What it makes of a node.
    pub(super) fn compile(&mut self, node: &Node, site: &Site) -> Result<Answer, Problem> {
        let own = site.opened(&In::Usual, Beginning::Manifests)?;
        let known = site.known(node, own.environment.name());
        let known = known.map_err(|failed| failed.diagnostic)?;
        let opened = known.other.unwrap_or(own);
        let asked = question(&known.data, &opened.environment);
        let told = |why: String| no_catalog(node.name(), why);
        let answer = self.process.ask(&asked);
        let answer = answer.map_err(|error| told(format!("Puppet has ended: {error}")))?;
        let mut answer: Json = serde_json::from_str(&answer)
            .map_err(|error| told(format!("Puppet answers no JSON: {error}")))?;
        let made = match answer.get_mut("catalog").map(Json::take) {
            Some(catalog) => Made::Catalog(catalog),
            None => {
                let error = answer.get("error").and_then(Json::as_str);
                Made::Error(without_node(error.unwrap_or_default(), node.name()).to_owned())
            }
        };
        let logs = answer.get("logs").and_then(Json::as_array);
        let text = |line: &Json, name: &str| {
            let text = line.get(name).and_then(Json::as_str);
            text.unwrap_or_default().to_owned()
        };
        let logs = logs.into_iter().flatten().map(|line| Line {
            level: text(line, "level"),
            message: without_node(&text(line, "message"), node.name()).to_owned(),
        });
        // The error itself is told once.
        let is_error = |line: &Line| matches!(&made, Made::Error(error) if *error == line.message);
        let logs = logs.filter(|line| !is_error(line));
        let logs = Some(logs.collect());
        Ok(Answer { made, logs })
    }
}

fn begin(site: &Site, ruby: &str, config: &str) -> io::Result<Puppet> {
    let commands = &site.place.parts.commands;
    // What libraries of Ruby add to messages for people at a prompt is no part of them.
    let words = [
        ruby,
        "-W0",
        "--disable=did_you_mean",
        "--disable=error_highlight",
        "-e",
        DRIVER,
    ];
    let mut process = commands.talk(&words)?;
    let hello = process.ask(config)?;
    let hello: Json = serde_json::from_str(&hello)?;
    let text = |name: &str| hello.get(name).and_then(Json::as_str);
    match text("puppet") {
        Some(version) => Ok(Puppet {
            process,
            version: version.to_owned(),
        }),
        None => Err(io::Error::other(text("error").unwrap_or("no answer"))),
    }
}

/// The settings that somebody has given, as far as they change what code means.
fn settings(site: &Site) -> Result<Json, Problem> {
    let place = &site.place;
    let values = place.settings.values(None);
    let mut given = serde_json::Map::new();
    for setting in all() {
        let name = setting.name;
        if values.is_given(name) && !NOT_PASSED.contains(&name) {
            given.insert(name.to_owned(), json!(place.text(name)?));
        }
    }
    if place.is_installation {
        given.insert(
            "hiera_config".to_owned(),
            json!(place.text("hiera_config")?),
        );
    }
    Ok(Json::Object(given))
}

/// A node with all that is known of it, as a line.
fn question(data: &NodeData, environment: &Environment) -> String {
    let strings = |texts: &mut dyn Iterator<Item = &str>| Value::array(texts.map(Value::from));
    let parameters = data.parameters.iter();
    let classes = data.classes.iter().map(|(name, parameters)| {
        let parameters = parameters.clone().unwrap_or_default();
        (Value::String(name.clone()), parameters)
    });
    let mut module_path = environment.module_path().iter().map(|path| path.as_str());
    let environment = Value::hash([
        ("name".into(), environment.name().into()),
        ("root".into(), environment.root().into()),
        ("modulepath".into(), strings(&mut module_path)),
        (
            "manifest".into(),
            environment.manifest().map_or(Value::Undef, Value::from),
        ),
    ]);
    let asked = Value::hash([
        ("name".into(), Value::String(data.name.clone())),
        ("environment".into(), environment),
        ("facts".into(), data.facts.clone()),
        ("trusted".into(), data.trusted.clone()),
        ("server_facts".into(), data.server_facts.clone()),
        (
            "parameters".into(),
            Value::hash(
                parameters.map(|(name, value)| (Value::String(name.clone()), value.clone())),
            ),
        ),
        ("classes".into(), Value::hash(classes)),
    ]);
    let mut line = String::new();
    write_json(&mut line, &asked);
    line
}

/// A message without the node at its end, which we do not tell.
fn without_node<'a>(message: &'a str, node: &str) -> &'a str {
    let without = message.strip_suffix(node);
    without
        .and_then(|text| text.strip_suffix(" on node "))
        .unwrap_or(message)
}
