//! What a call asks for, if it makes sense.

use marotte_hiera::Explainer;
use marotte_pcore::{Hash, Value};

use super::render::RenderAs;
use crate::args::LookupArgs;

/// The name of the lookup that only explains options, without a key.
const GLOBAL: &str = "__global__";

/// The strategies that a call may name.
const STRATEGIES: [&str; 4] = ["first", "hash", "unique", "deep"];

/// What a call asks for.
pub(super) struct Request {
    pub(super) keys: Vec<String>,
    pub(super) value_type: Option<String>,
    pub(super) merge: Option<Value>,
    pub(super) default: Option<String>,
    pub(super) format: RenderAs,
    explain: bool,
    explain_options: bool,
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
            Some(name) => RenderAs::of(&name.to_lowercase())
                .ok_or_else(|| format!("Unknown rendering format '{}'", name.to_lowercase()))?,
            None if is_explained => RenderAs::Text,
            None => RenderAs::Yaml,
        };
        Ok(Self {
            keys,
            value_type: args.value_type.clone(),
            merge,
            default: args.default.clone(),
            format,
            explain: args.explain,
            explain_options: args.explain_options,
        })
    }

    /// Who records the explanation, if there is to be one.
    pub(super) fn explainer(&self) -> Option<Explainer> {
        if self.explain {
            Some(Explainer::new())
        } else if self.explain_options {
            Some(Explainer::only_options())
        } else {
            None
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
