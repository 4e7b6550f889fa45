//! `marotte validate` and `marotte parser validate`: is the code good?

use std::io;
use std::path::{Path, PathBuf};

use marotte_diagnostics::render::{Output, Renderer, Totals};

use super::source::{checking, findings, sources, verdict};
use super::{bad_call, give_up, refuse, show_logs};
use crate::args::{Input, ParserValidateArgs, RenderAs, Settings, ValidateArgs};
use crate::exit::Exit;
use crate::format::{Format, human, reference, renderer};
use crate::progress::Progress;
use crate::puppet::is_puppet;
use crate::site;
use marotte_site::source::{Checked, Checking, Found, Looks, Names, Wanted, find_files, unread};
use marotte_site::{Change, Watch, files_below, in_order};

/// `marotte validate`
pub(super) fn validate(args: ValidateArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    if args.watch {
        return watch(&args, output);
    }
    let checking = checking(args.input.epp, &args.settings).with_names(names(args.format));
    let mut renderer = renderer(args.format, &args.settings);
    let limit = limit(args.format, &args.settings);
    let wanted = Wanted::All;
    check_all(
        args.input,
        wanted,
        &checking,
        renderer.as_mut(),
        limit,
        output,
    )
}

/// `marotte validate --watch`: all of it once, and then whatever is saved, until somebody has seen enough.
fn watch(args: &ValidateArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let paths = &args.input.paths;
    if paths.is_empty() {
        return bad_call(output, "--watch needs files or folders");
    }
    let checking = checking(args.input.epp, &args.settings).with_names(names(args.format));
    let limit = limit(args.format, &args.settings);
    let mut watch = Watch::new(|| files_below(paths));
    let mut files = find_files(paths, Wanted::All, Looks::Before);
    let mut end = format!("watching {} files; Ctrl-C ends", watch.count());
    loop {
        let mut renderer: Box<dyn Renderer> = match args.format {
            Format::Human => Box::new(human(&args.settings).telling_good(true)),
            format => renderer(format, &args.settings),
        };
        if !files.is_empty() {
            check_files(
                files,
                &checking,
                Wanted::All,
                renderer.as_mut(),
                limit,
                output,
            )?;
        }
        if !end.is_empty() {
            writeln!(output.log, "{end}")?;
        }
        output.out.flush()?;
        output.log.flush()?;
        let changes = watch.wait();
        end = String::new();
        for change in &changes {
            if let Change::Gone(path) = change {
                end = format!("{} is gone", path.display());
            }
        }
        files = find_files(paths, Wanted::All, Looks::Before);
        files.retain(|file| {
            changes
                .iter()
                .any(|change| Some(change.path()) == file.origin.path())
        });
    }
}

/// `marotte parser validate`
pub(super) fn parser_validate(
    args: ParserValidateArgs,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let format = args.format.unwrap_or(Format::Reference);
    let (settings, logs) = match site::checks(&args.code) {
        Ok(settings) => settings,
        Err(problem) => return refuse(output, &problem),
    };
    show_logs(&logs, settings.color, output)?;
    let mut checking = checking(args.input.epp, &settings).with_names(names(format));
    if is_puppet() {
        checking.manifests_only = true;
        if let Some(why) = unusable(&args.input.paths, &settings.environment) {
            return give_up("parser validate", &why, settings.color, output);
        }
    }
    let mut renderer: Box<dyn Renderer> = match (format, args.rendering.render_as) {
        (Format::Reference, RenderAs::Json) => Box::new(reference(&settings).with_json()),
        (format, _) => renderer(format, &settings),
    };
    let limit = limit(format, &settings);
    let wanted = Wanted::Code;
    let exit = check_all(
        args.input,
        wanted,
        &checking,
        renderer.as_mut(),
        limit,
        output,
    )?;
    match args.rendering.render_as {
        RenderAs::Yaml if exit == Exit::Good => writeln!(output.out, "--- {{}}")?,
        // Where Puppet shows what it has found and nothing else, it is content.
        RenderAs::Yaml | RenderAs::S if is_puppet() => return Ok(Exit::Good),
        _ => {}
    }
    Ok(match (format, exit) {
        // The reference has one status for all that is bad.
        (Format::Reference, Exit::BadCall) => Exit::BadCode,
        (_, exit) => exit,
    })
}

/// Why Puppet does not even begin with these files.
fn unusable(paths: &[PathBuf], environment: &str) -> Option<String> {
    let missing: Vec<String> = paths
        .iter()
        .filter(|path| !path.exists())
        .map(|path| format!("\"   {}\\n\"", path.display()))
        .collect();
    if !missing.is_empty() {
        let missing = missing.join(", ");
        return Some(format!(
            "One or more file(s) specified did not exist:\n[{missing}]"
        ));
    }
    let why = paths
        .iter()
        .filter(|path| path.is_file())
        .find_map(|path| unread(path))?;
    Some(format!(
        "Could not parse for environment {environment}: {why}"
    ))
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
    wanted: Wanted,
    checking: &Checking,
    renderer: &mut dyn Renderer,
    limit: usize,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let Some(files) = sources(input, wanted, Looks::Later) else {
        return bad_call(
            output,
            "no files are given, and standard input is a terminal",
        );
    };
    if files.is_empty() {
        let more = match wanted {
            Wanted::Code => ".pp or .epp",
            Wanted::All => ".pp, .epp or other",
        };
        writeln!(output.log, "warning: there are no {more} files")?;
    }
    check_files(files, checking, wanted, renderer, limit, output)
}

fn check_files(
    mut files: Vec<Found>,
    checking: &Checking,
    wanted: Wanted,
    renderer: &mut dyn Renderer,
    limit: usize,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let mut totals = Totals::default();
    let mut exit = Exit::Good;
    renderer.begin(output)?;
    while !files.is_empty() {
        // What turns out to be a folder.
        let mut folders = Vec::new();
        let mut progress = Progress::new(files.len(), "files");
        in_order(
            &files,
            |file| checking.check(file),
            |index, checked| {
                progress.at(index + 1);
                if let Some(folder) = folder(&files[index], &checked) {
                    folders.push(folder);
                    return Ok(());
                }
                let name = files[index].origin.name();
                let mut file = findings(&name, &checked);
                totals.add(&file);
                exit = exit.max(verdict(&checked, &file));
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
        files = find_files(&folders, wanted, Looks::Before);
    }
    renderer.end(totals, output)?;
    Ok(exit)
}

/// The folder that was taken for a file.
fn folder(file: &Found, checked: &Checked) -> Option<PathBuf> {
    match (checked, &file.problem) {
        (Checked::Unread(_), None) => {
            let path = file.origin.path().filter(|path| path.is_dir());
            path.map(Path::to_owned)
        }
        _ => None,
    }
}
