//! `epp`

use std::sync::Arc;

use marotte_diagnostics::RubyIssue;
use marotte_eval::function::Call;
use marotte_eval::{EvalResult, Level, Signal, TemplateScope, function};
use marotte_pcore::{Hash, Str, Value};

use super::references::{check_name, read_template, render, text};

function! {
    /// Renders the template in a file.
    ///
    /// The file is named by its absolute path, or as `<module>/<file>` for one in the `templates`
    /// folder of a module; its ending `.epp` may be left out. The template is of the EPP
    /// language: text with Puppet code in tags. It sees the variables of the top of the code, and
    /// the parameters that the hash has values for. If any value that it renders is sensitive,
    /// all of the text is.
    ///
    /// ```puppet
    /// function config($port) { epp('web/server.conf.epp', { 'port' => $port }) }
    /// ```
    epp {
        "String $path, Hash[Pattern[/^\\w+$/], Any] $parameters = ? \
         >> Variant[String, Sensitive[String]]" => file,
    }
}

fn file(call: &mut Call<'_>, mut path: Str, parameters: Option<Arc<Hash>>) -> EvalResult<Value> {
    let outside = call.outside().clone();
    if !path.split('\n').any(|line| line.ends_with(".epp")) {
        if path.contains('\0') {
            return Err(Signal::during(RubyIssue::NullByte { what: "pathname" }));
        }
        if !outside.machine.file_exists(&path) {
            path.push_str(".epp");
        }
    }
    check_name(&outside, &path)?;
    call.log(Level::Debug, format!("Retrieving epp template {path}"));
    let template = match call.evaluator.template_file(&path) {
        Some(known) => Ok(known),
        None => {
            let (found, read) = read_template(&outside, &path, 0)?;
            let text = text(&found, read)?;
            call.evaluator.parse_template_file(&path, &found, &text)
        }
    };
    render(call, template, parameters.as_deref(), TemplateScope::Global)
}
