//! Compares our built-in functions with those of an installed Puppet, name by name.

use std::collections::BTreeMap;

use clap::Args;
use marotte_eval::function::FunctionKind;

use crate::puppet::{Puppet, filter};
use crate::{Chore, say};

/// What is compared with what.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    puppet: Puppet,
    /// Print only what differs.
    #[arg(long)]
    quiet: bool,
}

/// The functions that we do not have, each with the reason.
const MISSING: &[(&str, &str)] = &[];

/// Lists the functions of both; fails if one is missing without a reason, or one with a reason is
/// not missing.
pub(crate) fn run(arguments: &Arguments) -> Chore {
    let mut script = arguments.puppet.project_script("scripts/functions.rb");
    let listed = filter(&mut script, String::new())?;
    let theirs: BTreeMap<&str, &str> = listed
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .collect();
    let table = marotte_functions::table();
    let ours: BTreeMap<&str, &str> = table
        .all()
        .into_iter()
        .map(|function| match function.kind {
            FunctionKind::Typed(_) => (function.name, "current"),
            FunctionKind::Legacy { .. } => (function.name, "old"),
        })
        .collect();
    let mut names: Vec<&str> = theirs.keys().chain(ours.keys()).copied().collect();
    names.sort_unstable();
    names.dedup();

    let mut wrong = 0;
    for name in names {
        let reason = MISSING
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, reason)| reason);
        let finding = match (theirs.get(name), ours.get(name), reason) {
            (_, Some(_), Some(_)) => Err("listed as missing, but it is there".to_owned()),
            (Some(theirs), Some(ours), None) if theirs != ours => Err(format!(
                "of the {ours} interface, and of the {theirs} one in Puppet"
            )),
            (Some(_), Some(_), None) => Ok("the same".to_owned()),
            (Some(_), None, Some(reason)) => Ok(format!("missing: {reason}")),
            (Some(_), None, None) => Err("missing".to_owned()),
            (None, ..) => Ok("ours alone".to_owned()),
        };
        match finding {
            Ok(finding) if !arguments.quiet => say(&format!("     {name:20} {finding}")),
            Ok(_) => {}
            Err(finding) => {
                wrong += 1;
                say(&format!("BAD  {name:20} {finding}"));
            }
        }
    }
    say(&format!(
        "{} functions in Puppet, {} here, {} missing with a reason, {wrong} wrong",
        theirs.len(),
        ours.len(),
        MISSING.len()
    ));
    Ok(wrong == 0)
}
