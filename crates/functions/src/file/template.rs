//! `template`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, legacy_function};
use marotte_pcore::{Str, Value};

use super::references::assert_compiling;

legacy_function! {
    /// Renders the Ruby (ERB) templates in files, one after the other.
    ///
    /// A file is named by its absolute path, or as `<module>/<file>` for one in the `templates`
    /// folder of a module. Ruby templates are not supported yet.
    ///
    /// ```puppet
    /// function config() { template('web/server.conf.erb') }
    /// ```
    template(-2) => value render
}

fn render(call: &mut Call<'_>, Rest(names): Rest) -> EvalResult<Str> {
    assert_compiling(call, "ERB template")?;
    let outside = call.outside().clone();
    for name in names.iter().filter_map(Value::as_str) {
        if outside.loader.find_template(name).is_none() {
            let path = name.into();
            return Err(Signal::during(FunctionIssue::TemplateNotFound { path }));
        }
    }
    let function = call.name;
    Err(Signal::during(FunctionIssue::RubyTemplate { function }))
}
