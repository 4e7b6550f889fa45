//! Catalogs and facts that a PuppetDB has.

use marotte_parity::{Detail, read_catalog};
use marotte_pcore::Value;
use marotte_pcore::convert::from_json;
use serde_json::Value as Json;

use super::http::{self, Url};
use super::no_catalog;
use crate::node::facts::Facts;
use crate::problem::Problem;

/// A PuppetDB, which is asked over HTTP.
pub(super) struct PuppetDb {
    url: Url,
}

impl PuppetDb {
    pub(super) fn at(url: &str) -> Result<Self, Problem> {
        let url = Url::parse(url)?;
        Ok(Self { url })
    }

    pub(super) fn url(&self) -> &str {
        self.url.text()
    }

    fn ask(&self, path: &str) -> Result<Json, Problem> {
        let told = |why: String| no_catalog(self.url(), why);
        let answer = http::get(&self.url, &format!("/pdb/query/v4/{path}"));
        let (status, body) = answer.map_err(|error| told(error.to_string()))?;
        if status != 200 {
            let body = String::from_utf8_lossy(&body);
            return Err(told(format!("{path}: status {status}: {}", body.trim())));
        }
        serde_json::from_slice(&body).map_err(|error| told(format!("{path}: no JSON: {error}")))
    }

    /// The nodes that it knows.
    pub(super) fn names(&self) -> Result<Vec<String>, Problem> {
        let nodes = self.ask("nodes")?;
        let nodes = nodes.as_array().into_iter().flatten();
        let names = nodes.filter_map(|node| node.get("certname")?.as_str().map(str::to_owned));
        Ok(names.collect())
    }

    /// The facts of a node, if there are any.
    pub(super) fn facts(&self, node: &str) -> Result<Option<Facts>, Problem> {
        let facts = self.ask(&format!("nodes/{}/facts", http::escaped(node)))?;
        let facts = facts.as_array().into_iter().flatten();
        let facts = facts.filter_map(|fact| {
            let name = Value::from(fact.get("name")?.as_str()?);
            Some((name, from_json(fact.get("value")?)))
        });
        let facts = Value::hash(facts);
        let is_empty = matches!(&facts, Value::Hash(hash) if hash.is_empty());
        Ok(Facts::of_value(&facts).filter(|_| !is_empty))
    }

    /// The catalog of a node.
    pub(super) fn catalog(&self, node: &str) -> Result<(Json, Detail), Problem> {
        let answer = self.ask(&format!("catalogs/{}", http::escaped(node)))?;
        let (_, catalog, detail) =
            read_catalog(answer).ok_or_else(|| no_catalog(node, "PuppetDB answers otherwise"))?;
        Ok((catalog, detail))
    }
}
