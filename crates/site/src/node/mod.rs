//! A node, and what is known of it.

pub(crate) mod certificate;
pub(crate) mod classifier;
pub(crate) mod external;
pub(crate) mod facts;
mod many;
pub(crate) mod selection;

use std::collections::HashSet;
use std::sync::Arc;

use marotte_diagnostics::{Diagnostic, Severity, SiteIssue, Told};
use marotte_eval::catalog::NodeData;
use marotte_eval::{Level, LogEntry};
use marotte_pcore::convert::{to_program_string, to_text};
use marotte_pcore::{Hash, Str, Value};
use marotte_settings::PUPPET_VERSION;

use self::classifier::Classified;
use self::facts::{Facts, read_facts, trusted};
use crate::parts::Parts;
use crate::problem::{Problem, problem};

/// A node that something is asked about.
#[derive(Clone)]
pub struct Node {
    name: String,
    facts: Source,
    /// What `$trusted` has besides the node's name.
    trusted: Arc<Hash>,
    /// Whether the facts say which certificate the node has.
    trusts_facts: bool,
    /// Whether whoever asks gives the facts.
    is_given: bool,
}

/// Where facts come from.
#[derive(Clone)]
enum Source {
    /// A file of the node's own.
    File(String),
    /// Whoever asks.
    Known(Facts),
    /// Nowhere.
    Nothing,
    /// Nobody is asked for anything: this is all that there is to know.
    Complete(Box<NodeData>),
}

/// Whether a name may be that of a file, which keeps output in its folder.
fn is_file_name(name: &str) -> bool {
    !name.is_empty()
        && name != "."
        && name != ".."
        && !name.contains(['/', '\\', '\0'])
        && !name.chars().any(char::is_control)
}

impl Node {
    /// A node of which nothing but its name is known. The name may come from facts, certificates or
    /// whoever asks, and becomes that of files, so that this is where it is checked.
    pub fn new(name: impl Into<String>) -> Result<Self, Problem> {
        let name = name.into();
        if !is_file_name(&name) {
            return Err(problem(SiteIssue::IllegalNodeName { name: name.into() }));
        }
        Ok(Self {
            name,
            facts: Source::Nothing,
            trusted: Arc::default(),
            trusts_facts: false,
            is_given: false,
        })
    }

    /// A node whose facts are given.
    pub fn with_facts(name: impl Into<String>, facts: Facts) -> Result<Self, Problem> {
        Self::given(name, Source::Known(facts))
    }

    /// A node of which all is known: nobody is asked for facts or classes.
    pub fn complete(data: NodeData) -> Result<Self, Problem> {
        let name = data.name.to_string();
        Self::given(name, Source::Complete(Box::new(data)))
    }

    fn given(name: impl Into<String>, facts: Source) -> Result<Self, Problem> {
        Ok(Self {
            facts,
            is_given: true,
            ..Self::new(name)?
        })
    }

    /// What says where its facts come from, or the facts themselves if they come from nowhere.
    pub(crate) fn origin(&self) -> String {
        let facts = match &self.facts {
            Source::File(path) => path.clone(),
            Source::Known(facts) => to_program_string(&facts.to_hash()).to_string(),
            Source::Nothing | Source::Complete(_) => String::new(),
        };
        match self.trusted.is_empty() {
            true => facts,
            false => facts + &to_program_string(&Value::Hash(self.trusted.clone())),
        }
    }

    /// The name, which may be that of a file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The same with more in `$trusted`.
    pub fn with_trusted(mut self, trusted: Hash) -> Self {
        self.trusted = Arc::new(trusted);
        self
    }

    /// Takes given facts as additions to those in one of these files, and believes them about the
    /// node's certificate: that is what they mean for `lookup`.
    fn add_to_facts(&mut self, parts: &Parts, files: &[String]) -> Result<(), Problem> {
        self.trusts_facts = true;
        let stored = files.iter().find(|file| parts.is_file(file));
        if let (Source::Known(given), Some(stored)) = (&self.facts, stored) {
            self.facts = Source::Known(read_facts(parts, stored)?.with(given));
        }
        Ok(())
    }

    /// Takes the facts in one of these files, if there are none yet.
    fn find_facts(&mut self, parts: &Parts, files: impl IntoIterator<Item = String>) {
        if self.is_unknown()
            && let Some(file) = files.into_iter().find(|file| parts.is_file(file))
        {
            self.facts = Source::File(file);
        }
    }

    /// Whether nothing but its name is known.
    pub fn is_unknown(&self) -> bool {
        matches!(self.facts, Source::Nothing)
    }

    /// The facts that are known already.
    pub(crate) fn known_facts(&self) -> &[(Str, Value)] {
        match &self.facts {
            Source::Known(facts) => facts.values(),
            _ => &[],
        }
    }

    /// Takes these facts, if there are none yet.
    fn take_facts(&mut self, facts: &Facts) {
        if self.is_unknown() {
            self.facts = Source::Known(facts.clone());
        }
    }

    /// All that there is to know, if nobody is asked for more.
    pub(crate) fn complete_data(&self) -> Option<&NodeData> {
        match &self.facts {
            Source::Complete(data) => Some(data),
            _ => None,
        }
    }

    /// What the compilation gets to know, and what that had to say.
    pub(crate) fn data(
        &self,
        parts: &Parts,
        environment: &str,
        classified: Classified,
    ) -> Result<(NodeData, Vec<LogEntry>), Problem> {
        if let Source::Complete(data) = &self.facts {
            let mut parameters = data.parameters.iter();
            let refused = parameters.find(|(name, _)| name == "environment");
            let logs =
                refused.map(|(name, value)| self.refused_environment(name, environment, value));
            return Ok(((**data).clone(), logs.into_iter().collect()));
        }
        let read;
        let facts = match &self.facts {
            Source::File(path) => {
                read = read_facts(parts, path)?;
                &read
            }
            Source::Known(facts) => facts,
            Source::Nothing | Source::Complete(_) => {
                read = Facts::minimal(&self.name);
                &read
            }
        };
        let server_facts = server_facts(facts, environment);
        let mut logs = Vec::new();
        // Whoever was there first stays: the classifier, the node, the server.
        let mut parameters = classified.parameters;
        let classified_names: HashSet<Str> =
            parameters.iter().map(|(name, _)| name.clone()).collect();
        for (name, value) in facts.values() {
            // Facts have no say in which environment the node is in.
            if name == "environment" {
                logs.push(self.refused_environment(name, environment, value));
                continue;
            }
            if classified_names.contains(name) {
                logs.push(self.already_set(name, &parameters, value));
            } else {
                parameters.push((name.clone(), value.clone()));
            }
        }
        let known: HashSet<Str> = parameters.iter().map(|(name, _)| name.clone()).collect();
        for (name, value) in &server_facts {
            if !known.contains(name) {
                parameters.push((name.clone(), value.clone()));
            } else if name != "environment" {
                logs.push(self.already_set(name, &parameters, value));
            }
        }
        let of_certificate = match self.remembered(facts) {
            Some(remembered) => remembered.clone(),
            None => trusted(&self.certname(&parameters, &classified_names)),
        };
        let entries = |(name, value): (Str, Value)| (Value::String(name), value);
        let data = NodeData {
            name: self.name.as_str().into(),
            parameters,
            facts: facts.to_hash(),
            trusted: merged(&of_certificate, &self.trusted),
            server_facts: Value::hash(server_facts.into_iter().map(entries)),
            classes: classified.classes,
        };
        Ok((data, logs))
    }

    /// What a server knew of the node's certificate when it stored the facts: PuppetDB keeps that
    /// as a fact.
    fn remembered<'a>(&self, facts: &'a Facts) -> Option<&'a Value> {
        let (_, value) = facts.values().iter().find(|(name, _)| name == "trusted")?;
        let Value::Hash(hash) = value else {
            return None;
        };
        let is_whole = ["authenticated", "certname", "extensions"]
            .iter()
            .all(|name| hash.get_str(name).is_some());
        (is_whole && (self.is_given || self.trusts_facts)).then_some(value)
    }

    /// The name in the node's certificate: the node's own, unless somebody says otherwise.
    fn certname(&self, parameters: &[(Str, Value)], classified: &HashSet<Str>) -> String {
        let said = parameters.iter().find(|(name, _)| name == "clientcert");
        match said {
            Some((name, Value::String(certname)))
                if self.trusts_facts || classified.contains(name) =>
            {
                certname.to_string()
            }
            _ => self.name.clone(),
        }
    }

    fn refused_environment(&self, name: &Str, environment: &str, wanted: &Value) -> LogEntry {
        self.already_set(name, &[(name.clone(), environment.into())], wanted)
    }

    fn already_set(&self, name: &Str, parameters: &[(Str, Value)], wanted: &Value) -> LogEntry {
        let kept = parameters.iter().find(|(known, _)| known == name);
        let kept = kept.map_or(Str::new(), |(_, value)| to_text(value));
        let issue = SiteIssue::NodeParameterAlreadySet {
            name: name.as_str().into(),
            node: self.name.as_str().into(),
            kept: kept.as_str().into(),
            given: to_text(wanted).as_str().into(),
        };
        let found = Diagnostic::without_source(issue.into(), Severity::Warning);
        LogEntry::finding(Level::Warning, found.told(Told::Nothing))
    }
}

/// What a server says of itself. This one is the machine that the facts are of.
fn server_facts(facts: &Facts, environment: &str) -> Vec<(Str, Value)> {
    let mut all = vec![("serverversion".into(), Value::from(PUPPET_VERSION))];
    for (name, fact) in [
        ("servername", "fqdn"),
        ("serverip", "ip"),
        ("serverip6", "ip6"),
    ] {
        if let Some(value) = facts.networking(fact) {
            all.push((name.into(), value.clone()));
        }
    }
    all.push(("environment".into(), Value::from(environment)));
    all
}

fn merged(base: &Value, more: &Hash) -> Value {
    let Value::Hash(base) = base else {
        return base.clone();
    };
    let all = base.iter().chain(more.iter());
    Value::hash(all.map(|(key, value)| (key.clone(), value.clone())))
}
