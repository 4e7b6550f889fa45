//! `template`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Outside, ScriptTemplate, legacy_function, ruby_to_s};
use marotte_pcore::{Str, Value};

use super::references::{assert_compiling, content, read_template, render_ruby};

legacy_function! {
    /// Renders the Ruby (ERB) templates in files, one after the other.
    ///
    /// A file is named by its absolute path, or as `<module>/<file>` for one in the `templates`
    /// folder of a module. Variables that the code sees are instance variables (`@name`) there.
    ///
    /// ```puppet
    /// function config() { template('web/server.conf.erb') }
    /// ```
    template(-2) => value render
}

fn render(call: &mut Call<'_>, Rest(names): Rest) -> EvalResult<Value> {
    assert_compiling(call, "ERB template")?;
    let outside = call.outside().clone();
    let mut all = String::new();
    for (index, name) in names.iter().enumerate() {
        let reference = Str::from(ruby_to_s(name));
        let (path, text) = match call.evaluator.template_text(&reference) {
            Some(known) => known,
            None => find(call, &outside, &reference, index)?,
        };
        let template = ScriptTemplate::File {
            reference,
            path,
            text,
        };
        all.push_str(&render_ruby(call, &template)?);
    }
    Ok(Value::from(all))
}

/// The file that an argument names, with its text. The compilation knows it from now on.
fn find(
    call: &mut Call<'_>,
    outside: &Outside,
    reference: &Str,
    index: usize,
) -> EvalResult<(Str, Str)> {
    let (path, text) = read_template(outside, reference, index)?;
    let text = content(call, outside, &path, text)?;
    let known = (path.clone(), text.clone());
    call.evaluator
        .remember_template_text(reference.clone(), path, text);
    Ok(known)
}
