//! Templates that a worker renders.

use std::sync::Arc;

use marotte_diagnostics::FunctionIssue;
use marotte_eval::{EvalResult, Evaluator, ScriptTemplate, Signal};
use marotte_pcore::Value;
use marotte_profile::{What, span};
use serde_json::json;

use super::session::{Raised, call};
use crate::sources::Sources;
use crate::state::with_shared;

/// The text of a template, by a real Ruby. Errors are worded as those of templates are.
pub(crate) fn render(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    template: &ScriptTemplate,
) -> EvalResult<Value> {
    let (path, text) = match template {
        ScriptTemplate::File { path, text, .. } => (Some(path.as_str()), text.as_str()),
        ScriptTemplate::Inline(text) => (None, text.as_str()),
    };
    let _span = span(What::RealRuby, path.unwrap_or("inline template"));
    let workers = sources.workers();
    let _measured = workers.map(|workers| workers.measure(path.unwrap_or("inline template")));
    let message = json!({"path": path, "text": text});
    with_shared(evaluator, |shared| shared.session.raised = None);
    let rendered = call(evaluator, sources, "template", message, &[], None);
    rendered.map_err(|signal| {
        let raised = with_shared(evaluator, |shared| shared.session.raised.take());
        match raised {
            Some(raised) if raised.is_standard => failed(&signal, template, raised),
            _ => signal,
        }
    })
}

fn failed(signal: &Signal, template: &ScriptTemplate, raised: Raised) -> Signal {
    let detail = signal.message().into();
    match template {
        ScriptTemplate::Inline(_) => Signal::during(FunctionIssue::InlineTemplateFailed { detail }),
        ScriptTemplate::File {
            reference, path, ..
        } => {
            let (path, line) = raised.place.unwrap_or_else(|| (path.clone(), 1));
            Signal::during(FunctionIssue::TemplateFailed {
                template: reference.as_str().into(),
                path: path.as_str().into(),
                line,
                detail,
            })
        }
    }
}
