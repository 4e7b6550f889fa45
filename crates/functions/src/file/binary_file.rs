//! `binary_file`

use std::sync::Arc;

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::Call;
use marotte_eval::{EvalResult, Signal, function};
use marotte_pcore::{Str, Value};
use marotte_scalars::binary::Binary;

use super::references::{check_name, read};

function! {
    /// The content of a file as a `Binary`.
    ///
    /// The file is named by its absolute path, or as `<module>/<file>` for one in the `files`
    /// folder of a module.
    ///
    /// ```puppet
    /// function logo() { binary_file('website/logo.png') }
    /// ```
    binary_file {
        "String $path" => content,
    }
}

fn content(call: &mut Call<'_>, path: Str) -> EvalResult<Value> {
    let outside = call.outside().clone();
    check_name(&outside, &path)?;
    match outside.loader.find_file(&path) {
        Some(found) => Ok(Value::Binary(Arc::new(Binary::new(read(
            &outside, &found,
        )?)))),
        None => {
            let path = path.as_str().into();
            Err(Signal::during(FunctionIssue::BinaryFileNotFound { path }))
        }
    }
}
