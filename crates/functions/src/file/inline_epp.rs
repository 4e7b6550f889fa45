//! `inline_epp`

use std::sync::Arc;

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, TemplateScope, function};
use marotte_pcore::{Hash, Str, Value};

use super::references::render;

/// The name under which messages speak of a template that has no file.
const NAME: &str = "inlined-epp-text";

function! {
    /// Renders a template that is given as a string.
    ///
    /// The template is of the EPP language: text with Puppet code in tags. It sees the variables
    /// of the code that renders it, and the parameters that the hash has values for. If any value
    /// that it renders is sensitive, all of the text is.
    ///
    /// ```puppet
    /// inline_epp('<%- | String $name | -%> Hello <%= $name %>!', { 'name' => 'world' })
    /// #=> 'Hello world!'
    /// $planets = ['Mars', 'Venus']
    /// inline_epp('<% $planets.each |$planet| { %>(<%= $planet %>)<% } %>')
    /// #=> '(Mars)(Venus)'
    /// ```
    inline_epp {
        "String $template, Hash[Pattern[/^\\w+$/], Any] $parameters = ? \
         >> Variant[String, Sensitive[String]]" => inline,
    }
}

fn inline(call: &mut Call<'_>, template: Str, parameters: Option<Arc<Hash>>) -> EvalResult<Value> {
    let template = call.evaluator.parse_template(NAME, &template);
    render(call, template, parameters.as_deref(), TemplateScope::Caller)
}
