//! `file`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, legacy_function, ruby_to_s};
use marotte_pcore::{Str, Value};

use super::references::{first_found, read_text};

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
        return Err(Signal::raw(format!(
            "Cannot check if {} is an absolute path because it is a '{}' and not a String'",
            ruby_to_s(other),
            marotte_pcore::label::ruby_class(other)
        )));
    }
    let outside = call.outside().clone();
    match first_found(&outside, &names, |name| outside.loader.find_file(name))? {
        Some(path) => read_text("file", &outside, &path),
        None => {
            let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
            Err(Signal::raw(format!(
                "Could not find any files from {}",
                names.join(", ")
            )))
        }
    }
}
