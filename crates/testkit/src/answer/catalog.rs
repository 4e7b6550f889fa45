//! The catalog of a node.

use marotte_catalog::Catalog;
use marotte_site::{CompileRequest, Node, Problem};
use serde_json::{Map, Value as Json};

use super::{Failure, LogLine, Outcome, eval, site};
use crate::Case;
use crate::json::with_digits;

/// Fields that differ from compilation to compilation.
const VOLATILE: [&str; 3] = ["version", "catalog_uuid", "code_id"];

pub(super) fn answer(case: &Case) -> Outcome {
    let failed = |why: Problem| (Err(Failure::Error(why.to_string())), Vec::new());
    let site = match site::of_catalog(case) {
        Ok(site) => site,
        Err(why) => return failed(why),
    };
    let node = match Node::complete(eval::node(case)) {
        Ok(node) => node,
        Err(why) => return failed(why),
    };
    let answer = site.compile(&CompileRequest::new(node));
    let logs: Vec<LogLine> = answer.logs.iter().filter_map(eval::line).collect();
    let outcome = match answer.catalog {
        Ok(catalog) => fields(&catalog).map_err(Failure::Panic),
        Err(failed) => {
            let message = failed.diagnostic.to_string();
            Err(match failed.blame {
                None => Failure::Panic(message),
                Some(_) => Failure::Error(message),
            })
        }
    };
    (outcome, logs)
}

fn fields(catalog: &Catalog) -> Result<Map<String, Json>, String> {
    let mut text = Vec::new();
    marotte_catalog::write_json(catalog, &mut text).map_err(|error| error.to_string())?;
    let text = String::from_utf8(text).map_err(|error| error.to_string())?;
    let mut fields: Map<String, Json> =
        serde_json::from_str(&with_digits(&text)).map_err(|error| error.to_string())?;
    for name in VOLATILE {
        fields.shift_remove(name);
    }
    Ok(Map::from_iter([(
        "catalog".to_owned(),
        Json::Object(fields),
    )]))
}
