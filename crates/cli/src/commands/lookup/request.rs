//! What a call asks for, if it makes sense.

use marotte_pcore::{Hash, Value};
use marotte_report::data::DataFormat;
use marotte_site::{Explain, LookupRequest, Node};

use crate::args::LookupArgs;

/// The name of the lookup that only explains options, without a key.
const GLOBAL: &str = "__global__";

/// The strategies that a call may name.
const STRATEGIES: [&str; 4] = ["first", "hash", "unique", "deep"];

/// What a call asks for.
pub(super) struct Request {
    keys: Vec<String>,
    value_type: Option<String>,
    merge: Option<Value>,
    default: Option<String>,
    pub(super) format: DataFormat,
    explain: Explain,
}

impl Request {
    /// The request, or why it is none, in the words and the order of the reference.
    pub(super) fn new(args: &LookupArgs) -> Result<Self, String> {
        let mut keys = args.keys.clone();
        let merge = merge_options(args)?;
        let is_explained = args.explain || args.explain_options;
        if keys.is_empty() {
            if args.explain || !args.explain_options {
                return Err("No keys were given to lookup.".to_owned());
            }
            keys.push(GLOBAL.to_owned());
        }
        let format = match &args.render_as {
            Some(name) => DataFormat::of(&name.to_lowercase())
                .ok_or_else(|| format!("Unknown rendering format '{}'", name.to_lowercase()))?,
            None if is_explained => DataFormat::Text,
            None => DataFormat::Yaml,
        };
        Ok(Self {
            keys,
            value_type: args.value_type.clone(),
            merge,
            default: args.default.clone(),
            format,
            explain: match (args.explain, args.explain_options) {
                (true, _) => Explain::Steps,
                (false, true) => Explain::Options,
                (false, false) => Explain::Nothing,
            },
        })
    }

    /// The same as a site is asked.
    pub(super) fn to_lookup(&self, node: Node) -> LookupRequest {
        LookupRequest {
            keys: self.keys.clone(),
            value_type: self.value_type.clone(),
            merge: self.merge.clone(),
            default: self.default.clone().map(Value::from),
            explain: self.explain,
            ..LookupRequest::new(node, "")
        }
    }
}

fn merge_options(args: &LookupArgs) -> Result<Option<Value>, String> {
    let help = "Run 'puppet lookup --help' for more details";
    let has_deep_options =
        args.sort_merged_arrays || args.merge_hash_arrays || args.knock_out_prefix.is_some();
    if has_deep_options && args.merge.as_deref() != Some("deep") {
        return Err(format!(
            "The options --knock-out-prefix, --sort-merged-arrays, and --merge-hash-arrays are \
             only available with '--merge deep'\n{help}"
        ));
    }
    let Some(merge) = &args.merge else {
        return Ok(None);
    };
    if !STRATEGIES.contains(&merge.as_str()) {
        return Err(format!(
            "The --merge option only accepts 'first', 'hash', 'unique', or 'deep'\n{help}"
        ));
    }
    let mut options = Hash::new();
    options.insert("strategy".into(), merge.as_str().into());
    if merge == "deep" {
        options.insert("sort_merged_arrays".into(), args.sort_merged_arrays.into());
        options.insert("merge_hash_arrays".into(), args.merge_hash_arrays.into());
        if let Some(prefix) = &args.knock_out_prefix {
            options.insert("knockout_prefix".into(), prefix.as_str().into());
        }
    }
    Ok(Some(options.into()))
}
