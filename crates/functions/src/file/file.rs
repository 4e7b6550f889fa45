//! `file`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, NameKind, Signal, legacy_function, ruby_to_s};
use marotte_pcore::{Str, Value};

use super::references::{first_found, read_content, similar};

legacy_function! {
    /// The content of a file as a string.
    ///
    /// A file is named by its absolute path, or as `<module>/<file>` for one in the `files`
    /// folder of a module. Of several, the first that exists is read.
    ///
    /// ```puppet
    /// function motd() { file('motd/welcome.txt', '/etc/motd') }
    /// ```
    file(-2) => value content
}

fn content(call: &mut Call<'_>, Rest(names): Rest) -> EvalResult<Str> {
    if let Some(other) = names.iter().find(|name| name.as_str().is_none()) {
        return Err(Signal::during(FunctionIssue::NotPath {
            value: ruby_to_s(other).into(),
            class: marotte_pcore::label::ruby_class(other).into(),
        }));
    }
    let outside = call.outside().clone();
    match first_found(&outside, &names, |name| outside.loader.find_file(name))? {
        Some(path) => read_content(call, &outside, &path),
        None => {
            let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
            let advice = names
                .iter()
                .find_map(|name| similar(&outside, NameKind::File, name));
            let names = names.join(", ").into();
            let signal = Signal::during(FunctionIssue::FileNotFound { names });
            Err(signal.of_argument(Some(0)).with_advice(advice))
        }
    }
}
