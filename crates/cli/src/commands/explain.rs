//! `marotte explain`: what a code means.

use std::io;

use marotte_diagnostics::did_you_mean;
use marotte_diagnostics::explain::{page, pages};
use marotte_diagnostics::render::Output;
use marotte_report::explain;

use super::bad_call;
use crate::args::ExplainArgs;
use crate::exit::Exit;

/// `marotte explain`
pub(super) fn explain(args: &ExplainArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let Some(code) = &args.code else {
        write!(output.out, "{}", explain::list())?;
        return Ok(Exit::Good);
    };
    let code = code.trim_start_matches("error[").trim_end_matches(']');
    let code = code.to_uppercase();
    if let Some(page) = page(&code) {
        write!(output.out, "{}", explain::page(&page))?;
        return Ok(Exit::Good);
    }
    let near = did_you_mean(&code, pages().map(|page| page.code));
    let near = near.map_or_else(String::new, |near| format!("; {near}"));
    bad_call(output, &format!("there is no code '{code}'{near}"))
}
