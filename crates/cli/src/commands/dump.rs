//! `marotte dump` and `marotte parser dump`: the tree or the tokens of code.

use std::io::{self, Write};

use marotte_diagnostics::render::{Output, Renderer, Totals};
use marotte_site::source::{Checked, Checking, Found, Looks, Names, Origin, Wanted, unread};
use marotte_syntax::{ast::Ast, old_dump, pn};

use super::source::{checking, findings, sources, verdict};
use super::{bad_call, give_up, refuse, show_logs, write_rendered};
use crate::args::{DumpArgs, DumpFormat, ParserDumpArgs};
use crate::exit::Exit;
use crate::format::{Format, reference, renderer};
use crate::puppet::is_puppet;
use crate::site;

/// What to print and how.
struct Layout {
    format: DumpFormat,
    pretty: bool,
    /// Print as the reference does: the name of a file stands on the same line as its tree.
    as_reference: bool,
}

/// `marotte dump`
pub(super) fn dump(args: DumpArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let mut checking = checking(args.input.epp, &args.settings);
    checking.validates = !args.no_validate;
    let layout = Layout {
        format: args.format,
        pretty: args.pretty,
        as_reference: false,
    };
    let Some(files) = sources(args.input, Wanted::Code, Looks::Before) else {
        return bad_call(
            output,
            "no files are given, and standard input is a terminal",
        );
    };
    let mut renderer = renderer(Format::Human, &args.settings);
    dump_all(&files, &checking, &layout, renderer.as_mut(), output)
}

/// `marotte parser dump`
pub(super) fn parser_dump(args: ParserDumpArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let validates = args.validation.is_on(false);
    let names = if validates {
        Names::Always
    } else {
        Names::Never
    };
    let (settings, logs) = match site::checks(&args.code) {
        Ok(settings) => settings,
        Err(problem) => return refuse(output, &problem),
    };
    show_logs(&logs, settings.color, output)?;
    let mut checking = checking(args.input.epp, &settings).with_names(names);
    checking.validates = validates;
    let mut input = args.input;
    let mut missing = Vec::new();
    if is_puppet() {
        checking.manifests_only = true;
        missing = input.paths.extract_if(.., |path| !path.exists()).collect();
        if let Some(why) = input.paths.iter().find_map(|path| unread(path)) {
            return give_up("parser dump", &why, settings.color, output);
        }
    }
    let layout = Layout {
        format: args.format,
        pretty: args.pretty,
        as_reference: true,
    };
    let files = match input.paths.is_empty() && !missing.is_empty() {
        true => Vec::new(),
        false => match sources(input, Wanted::Code, Looks::Before) {
            Some(files) => files,
            None => return bad_call(output, "No input to parse given on command line or stdin"),
        },
    };
    let mut renderer = reference(&settings).for_dump();
    let mut text = Vec::new();
    let mut to_text = Output {
        out: &mut text,
        log: output.log,
    };
    let exit = dump_all(&files, &checking, &layout, &mut renderer, &mut to_text)?;
    if !missing.is_empty() {
        writeln!(text, "One or more file(s) specified did not exist:")?;
        for path in missing {
            writeln!(text, "   {}", path.display())?;
        }
    }
    write_rendered(&String::from_utf8_lossy(&text), args.rendering, output)?;
    // Puppet has said what is bad, and is content with that.
    Ok(if is_puppet() { Exit::Good } else { exit })
}

/// Prints the trees of files.
fn dump_all(
    files: &[Found],
    checking: &Checking,
    layout: &Layout,
    renderer: &mut dyn Renderer,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let mut exit = Exit::Good;
    let mut totals = Totals::default();
    renderer.begin(output)?;
    for file in files {
        if layout.format == DumpFormat::Tokens {
            exit = exit.max(dump_tokens(file, checking, renderer, output)?);
            continue;
        }
        let (checked, ast) = checking.check_tree(file);
        exit = exit.max(report(file, &checked, &mut totals, renderer, output)?);
        if let Some(ast) = ast {
            let mut text = String::new();
            heading(file, files.len(), layout, &mut text);
            write_tree(&ast, layout, &mut text);
            output.out.write_all(text.as_bytes())?;
        }
    }
    renderer.end(totals, output)?;
    Ok(exit)
}

/// Tells people which file a tree is of, where that is not plain.
fn heading(file: &Found, count: usize, layout: &Layout, out: &mut String) {
    let name = file.origin.name();
    if layout.as_reference {
        let is_named = matches!(layout.format, DumpFormat::Pn | DumpFormat::Old);
        if is_named && matches!(file.origin, Origin::File(_)) {
            out.push_str(&format!("--- {name}"));
        }
    } else if count > 1 && matches!(layout.format, DumpFormat::Pn | DumpFormat::Old) {
        out.push_str(&format!("--- {name}\n"));
    }
}

fn write_tree(ast: &Ast, layout: &Layout, out: &mut String) {
    match layout.format {
        DumpFormat::Old => {
            old_dump::write_old(ast, out);
            if layout.as_reference {
                out.push('\n');
            }
        }
        DumpFormat::Json => pn::write_json(ast, out, layout.pretty),
        DumpFormat::Pn | DumpFormat::Tokens => pn::write_text(ast, out, layout.pretty),
    }
    if !layout.as_reference {
        out.push('\n');
    }
}

/// Tokens are printed even if the lexer complains: that is when they are wanted most.
fn dump_tokens(
    file: &Found,
    checking: &Checking,
    renderer: &mut dyn Renderer,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    match checking.read(file) {
        Ok(source) => {
            let mut text = String::new();
            pn::write_tokens(&source, &checking.language(&file.origin), &mut text);
            output.out.write_all(text.as_bytes())?;
            Ok(Exit::Good)
        }
        Err(problem) => {
            let checked = Checked::Unread(problem);
            report(file, &checked, &mut Totals::default(), renderer, output)
        }
    }
}

fn report(
    file: &Found,
    checked: &Checked,
    totals: &mut Totals,
    renderer: &mut dyn Renderer,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let name = file.origin.name();
    let is_file = matches!(file.origin, Origin::File(_));
    let findings = findings(&name, checked).with_heading(is_file);
    totals.add(&findings);
    renderer.file(&findings, output)?;
    Ok(verdict(checked, &findings))
}
