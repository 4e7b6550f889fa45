//! `generate`

use marotte_diagnostics::{Diagnostic, FunctionIssue, Severity};
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Level, Signal, legacy_function, ruby_to_s};
use marotte_pcore::label::ruby_class;
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
    if let Some(other) = arguments.first().filter(|of| of.as_str().is_none()) {
        let issue = FunctionIssue::NotPath {
            value: ruby_to_s(other).into(),
            class: ruby_class(other).into(),
        };
        let found = Diagnostic::without_source(issue.into(), Severity::Warning);
        call.evaluator.log_finding(Level::Warning, found);
    }
    let generator = arguments
        .first()
        .and_then(Value::as_str)
        .unwrap_or_default();
    if !generator.starts_with('/') {
        return Err(Signal::during(FunctionIssue::GeneratorNotQualified));
    }
    if !generator.split('\n').any(is_plain) {
        return Err(Signal::during(FunctionIssue::GeneratorNotPlain));
    }
    if generator.contains("..") {
        return Err(Signal::during(FunctionIssue::GeneratorWithDots));
    }
    let command: Vec<Str> = flatten(arguments.iter().cloned())
        .iter()
        .map(|word| ruby_to_s(word).into())
        .collect();
    let Some(output) = call.outside().machine.run_command(&command) else {
        let function = call.name;
        return Err(Signal::during(FunctionIssue::NoCommands { function }));
    };
    // It may well have written a template.
    call.evaluator.forget_template_files();
    if output.status != Some(0) {
        // It runs in its own folder.
        let folder = match generator.trim_end_matches('/').rsplit_once('/') {
            Some((folder, _)) if !folder.is_empty() => folder,
            _ => "/",
        };
        if output.text.is_empty() && !call.outside().machine.file_exists(&format!("{folder}/.")) {
            let folder = folder.into();
            return Err(Signal::during(FunctionIssue::NoWorkingFolder { folder }));
        }
        return Err(Signal::during(FunctionIssue::GeneratorFailed {
            generator: generator.into(),
            command: command.join(" ").into(),
            status: output
                .status
                .map_or_else(String::new, |status| status.to_string())
                .into(),
            output: marotte_scalars::text::strip(&output.text).into(),
        }));
    }
    Ok(output.text)
}

fn is_plain(line: &str) -> bool {
    !line.is_empty()
        && line
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "-/_.+".contains(c))
}
