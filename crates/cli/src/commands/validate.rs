//! `marotte validate` and `marotte parser validate`: is the code good?

use std::io;

use marotte_diagnostics::render::{Output, Renderer, Totals};

use super::bad_call;
use super::source::{Checking, Names, findings, sources, verdict};
use crate::args::{Input, ParserValidateArgs, RenderAs, Settings, ValidateArgs};
use crate::exit::Exit;
use crate::format::{Format, reference, renderer};
use crate::parallel::in_order;
use crate::progress::Progress;

/// `marotte validate`
pub(super) fn validate(args: ValidateArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let checking = Checking::new(args.input.epp, &args.settings).with_names(names(args.format));
    let mut renderer = renderer(args.format, &args.settings);
    let limit = limit(args.format, &args.settings);
    check_all(args.input, &checking, renderer.as_mut(), limit, output)
}

/// `marotte parser validate`
pub(super) fn parser_validate(
    args: ParserValidateArgs,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let format = args.format.unwrap_or(Format::Reference);
    let checking = Checking::new(args.input.epp, &args.settings).with_names(names(format));
    let mut renderer: Box<dyn Renderer> = match (format, args.render_as) {
        (Format::Reference, RenderAs::Json) => Box::new(reference(&args.settings).with_json()),
        (format, _) => renderer(format, &args.settings),
    };
    let limit = limit(format, &args.settings);
    let exit = check_all(args.input, &checking, renderer.as_mut(), limit, output)?;
    Ok(match (format, exit) {
        // The reference has one status for all that is bad.
        (Format::Reference, Exit::BadCall) => Exit::BadCode,
        (_, exit) => exit,
    })
}

fn names(format: Format) -> Names {
    match format {
        Format::Reference => Names::Absolute,
        _ => Names::AsGiven,
    }
}

/// How many errors of a file a renderer that has no limit of its own is told of.
fn limit(format: Format, settings: &Settings) -> usize {
    match format {
        Format::Human | Format::Reference => usize::MAX,
        Format::Json | Format::Sarif | Format::Github => settings.max_errors.unwrap_or(usize::MAX),
    }
}

fn check_all(
    input: Input,
    checking: &Checking,
    renderer: &mut dyn Renderer,
    limit: usize,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let Some(files) = sources(input) else {
        return bad_call(
            output,
            "no files are given, and standard input is a terminal",
        );
    };
    if files.is_empty() {
        writeln!(output.log, "warning: there are no .pp or .epp files")?;
    }
    let mut totals = Totals::default();
    let mut exit = Exit::Good;
    let mut progress = Progress::new(files.len(), "files");
    renderer.begin(output)?;
    in_order(
        &files,
        |file| checking.check(file),
        |index, checked| {
            let name = files[index].origin.name();
            let mut file = findings(&name, &checked);
            totals.add(&file);
            exit = exit.max(verdict(&checked, &file));
            progress.at(index + 1);
            if file.findings.is_empty() {
                return Ok(());
            }
            let mut errors = 0;
            file.findings.retain(|finding| {
                errors += usize::from(finding.is_error());
                !finding.is_error() || errors <= limit
            });
            progress.aside(|| {
                renderer.file(&file, output)?;
                output.log.flush()
            })
        },
    )?;
    drop(progress);
    renderer.end(totals, output)?;
    Ok(exit)
}
