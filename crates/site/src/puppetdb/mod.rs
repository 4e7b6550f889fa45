//! A PuppetDB: the facts and catalogs that it has, asked over HTTP.

mod client;
mod identity;
mod trouble;

use marotte_diagnostics::SiteIssue;
use marotte_parity::{Detail, read_catalog};
use marotte_pcore::Value;
use marotte_pcore::convert::from_json;
use serde_json::{Value as Json, json};

pub use self::identity::Certificates;

use self::client::{Client, Url, escaped};
use self::identity::Identity;
use crate::node::facts::Facts;
use crate::place::Place;
use crate::problem::{Problem, problem};

/// So many nodes are asked for at once.
const PAGE: usize = 500;

/// Of so many names at the most a question is made; who names more asks for all nodes.
const MOST_NAMES: usize = 100;

/// What is wrong with an answer that is none.
const OTHERWISE: &str = "it answers otherwise than a PuppetDB";

fn unusable(url: &str, why: impl Into<Box<str>>) -> Problem {
    let (url, why) = (url.into(), why.into());
    problem(SiteIssue::PuppetDbUnusable { url, why })
}

/// Whether a text names a database rather than a file.
pub(crate) fn is_url(text: &str) -> bool {
    text.starts_with("http://") || text.starts_with("https://")
}

/// A PuppetDB.
pub(crate) struct PuppetDb {
    url: Url,
    client: Client,
    identity: Option<Identity>,
}

impl PuppetDb {
    pub(crate) fn at(url: &str, given: &Certificates, place: &Place) -> Result<Self, Problem> {
        let url = Url::parse(url)?;
        let identity = match url.is_encrypted() {
            true => Some(Identity::read(given, &url, place)?),
            false => None,
        };
        let client = Client::new(identity.as_ref().map(|identity| identity.tls.clone()));
        Ok(Self {
            url,
            client,
            identity,
        })
    }

    pub(crate) fn url(&self) -> &str {
        self.url.text()
    }

    fn ask(&self, path: &str) -> Result<Json, Problem> {
        let answer = self.client.get(&self.url, &format!("/pdb/query/v4/{path}"));
        let told = |why: String| unusable(self.url(), why);
        let (status, body) =
            answer.map_err(|trouble| told(trouble.told(&self.url, self.identity.as_ref())))?;
        if status != 200 {
            let body = String::from_utf8_lossy(&body);
            return Err(told(format!("{path}: status {status}: {}", body.trim())));
        }
        serde_json::from_slice(&body).map_err(|error| told(format!("{path}: no JSON: {error}")))
    }

    /// The nodes that it knows.
    pub(crate) fn names(&self) -> Result<Vec<String>, Problem> {
        let nodes = self.ask("nodes")?;
        let nodes = nodes.as_array().into_iter().flatten();
        let names = nodes.filter_map(|node| node.get("certname")?.as_str().map(str::to_owned));
        Ok(names.collect())
    }

    /// The facts of a node, if there are any.
    pub(crate) fn facts(&self, node: &str) -> Result<Option<Facts>, Problem> {
        let facts = self.ask(&format!("nodes/{}/facts", escaped(node)))?;
        let facts = facts.as_array().into_iter().flatten();
        let facts = facts.filter_map(|fact| {
            let name = Value::from(fact.get("name")?.as_str()?);
            Some((name, from_json(fact.get("value")?)))
        });
        let facts = Value::hash(facts);
        let is_empty = matches!(&facts, Value::Hash(hash) if hash.is_empty());
        Ok(Facts::of_value(&facts).filter(|_| !is_empty))
    }

    /// All that it knows of nodes of these names, or of all if there are none: a hash each, with the
    /// name, the facts and what can be trusted.
    pub(crate) fn inventory(&self, names: &[String]) -> Result<Value, Problem> {
        let query = match names.len() {
            1..=MOST_NAMES => {
                let query = json!(["in", "certname", ["array", names]]).to_string();
                format!("&query={}", escaped(&query))
            }
            _ => String::new(),
        };
        let order = escaped(r#"[{"field":"certname"}]"#);
        let mut nodes = Vec::new();
        loop {
            let offset = nodes.len();
            let page = format!("inventory?limit={PAGE}&offset={offset}&order_by={order}{query}");
            let page = self.ask(&page)?;
            let Some(page) = page.as_array() else {
                return Err(unusable(self.url(), OTHERWISE));
            };
            nodes.extend(page.iter().map(from_json));
            if page.len() < PAGE {
                return Ok(Value::array(nodes));
            }
        }
    }

    /// The catalog of a node.
    pub(crate) fn catalog(&self, node: &str) -> Result<(Json, Detail), Problem> {
        let answer = self.ask(&format!("catalogs/{}", escaped(node)))?;
        let (_, catalog, detail) =
            read_catalog(answer).ok_or_else(|| unusable(self.url(), OTHERWISE))?;
        Ok((catalog, detail))
    }
}
