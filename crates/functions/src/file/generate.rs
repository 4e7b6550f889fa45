//! `generate`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, legacy_function, ruby_to_s};
use marotte_pcore::{Str, Value, flatten};

legacy_function! {
    /// What a command prints that is run where the catalog is compiled.
    ///
    /// The command is named by its absolute path, which may have letters, digits, dashes,
    /// underscores, periods and plus signs in it; further arguments are given to it as they are,
    /// without a shell. It must end with the status 0.
    ///
    /// ```puppet
    /// function host() { generate('/bin/hostname', '--long') }
    /// ```
    generate(-2) => value run
}

fn run(call: &mut Call<'_>, Rest(arguments): Rest) -> EvalResult<Str> {
    let generator = arguments
        .first()
        .and_then(Value::as_str)
        .unwrap_or_default();
    if !generator.starts_with('/') {
        return Err(Signal::raw("Generators must be fully qualified"));
    }
    if !generator.split('\n').any(is_plain) {
        return Err(Signal::raw(
            "Generators can only contain alphanumerics, file separators, and dashes",
        ));
    }
    if generator.contains("..") {
        return Err(Signal::raw("Can not use generators with '..' in them."));
    }
    let command: Vec<Str> = flatten(arguments.iter().cloned())
        .iter()
        .map(|word| ruby_to_s(word).into())
        .collect();
    let Some(output) = call.outside().machine.run_command(&command) else {
        return Err(Signal::raw("generate(): commands cannot be run here"));
    };
    // It may well have written a template.
    call.evaluator.forget_template_files();
    if output.status != 0 {
        return Err(Signal::raw(format!(
            "Failed to execute generator {generator}: Execution of '{}' returned {}: {}",
            command.join(" "),
            output.status,
            output.text
        )));
    }
    Ok(output.text)
}

fn is_plain(line: &str) -> bool {
    !line.is_empty()
        && line
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "-/_.+".contains(c))
}
