//! `inline_template`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, ScriptTemplate, legacy_function, ruby_to_s};
use marotte_pcore::Value;

use super::references::{assert_compiling, render_ruby};

legacy_function! {
    /// Renders texts as Ruby (ERB) templates, one after the other.
    ///
    /// ```puppet
    /// function greeting() { inline_template('Hello') }
    /// ```
    inline_template(-2) => value render
}

fn render(call: &mut Call<'_>, Rest(texts): Rest) -> EvalResult<Value> {
    assert_compiling(call, "ERB inline_template")?;
    let mut all = String::new();
    for text in &texts {
        let template = ScriptTemplate::Inline(ruby_to_s(text).into());
        all.push_str(&render_ruby(call, &template)?);
    }
    Ok(Value::from(all))
}
