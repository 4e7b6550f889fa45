//! `marotte doctor`: which Ruby code of modules runs natively.

use std::io::{self, Write};

use marotte_diagnostics::render::{Console, Output, Paths};
use marotte_eval::Level;
use marotte_ruby_puppet::{Examined, Obstacle, ScriptKind};
use marotte_site::DoctorRequest;
use serde_json::{Map, Value as Json, json};

use super::bad_call;
use crate::args::{DoctorArgs, DoctorFormat};
use crate::exit::Exit;
use crate::site;

/// `marotte doctor`
pub(super) fn doctor(args: &DoctorArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let answer = site::of_environment(&args.environment)
        .and_then(|site| site.examine(&DoctorRequest::default()));
    let answer = match answer {
        Ok(answer) => answer,
        Err(problem) => return bad_call(output, &problem.to_string()),
    };
    for entry in &answer.logs {
        if entry.level >= Level::Notice {
            Console::new(false).entry(entry, output.log)?;
        }
    }
    match args.format {
        DoctorFormat::Human => human(&answer.files, output.out)?,
        DoctorFormat::Json => {
            serde_json::to_writer_pretty(&mut *output.out, &to_json(&answer.files))?;
            writeln!(output.out)?;
        }
    }
    Ok(Exit::Good)
}

/// How many files there are of a kind, and how many of them run natively.
struct Count {
    kind: ScriptKind,
    all: usize,
    native: usize,
}

fn counts(files: &[Examined]) -> impl Iterator<Item = Count> {
    ScriptKind::ALL.into_iter().map(|kind| {
        let all = files.iter().filter(|file| file.kind == kind);
        Count {
            kind,
            all: all.clone().count(),
            native: all.filter(|file| file.obstacles.is_empty()).count(),
        }
    })
}

fn human(files: &[Examined], out: &mut dyn Write) -> io::Result<()> {
    let current = std::env::current_dir().unwrap_or_default();
    let paths = Paths::from(&current);
    let place = |of: &Obstacle| format!("{}:{}", paths.name(&of.path), of.line);
    let mut needing = 0;
    for file in files {
        let Some((first, more)) = file.obstacles.split_first() else {
            continue;
        };
        needing += 1;
        if first.path == file.path {
            write!(out, "{}: {}", place(first), first.what)?;
        } else {
            let name = paths.name(&file.path);
            write!(out, "{name}: {}: {}", place(first), first.what)?;
        }
        match more.len() {
            0 => writeln!(out)?,
            count => writeln!(out, " (and {count} more)")?,
        }
    }
    if needing > 0 {
        writeln!(out)?;
    }
    writeln!(out, "{:<24}{:>8}{:>12}", "", "native", "need Ruby")?;
    for count in counts(files) {
        let name = match count.kind {
            ScriptKind::Template => "templates (ERB)",
            ScriptKind::Function => "functions",
            ScriptKind::LegacyFunction => "functions (3.x)",
            ScriptKind::ResourceType => "resource types",
        };
        let needing = count.all - count.native;
        writeln!(out, "{name:<24}{:>8}{needing:>12}", count.native)?;
    }
    Ok(())
}

fn to_json(files: &[Examined]) -> Json {
    let summary: Map<String, Json> = counts(files)
        .map(|count| {
            let needing = count.all - count.native;
            let counted = json!({"native": count.native, "need_ruby": needing});
            (plural(count.kind).to_owned(), counted)
        })
        .collect();
    let files: Vec<Json> = files
        .iter()
        .map(|file| {
            let obstacles: Vec<Json> = file
                .obstacles
                .iter()
                .map(|obstacle| {
                    json!({
                        "kind": obstacle.what.name(),
                        "message": obstacle.what.to_string(),
                        "file": obstacle.path.as_str(),
                        "line": obstacle.line,
                    })
                })
                .collect();
            json!({
                "file": file.path.as_str(),
                "kind": singular(file.kind),
                "native": obstacles.is_empty(),
                "obstacles": obstacles,
            })
        })
        .collect();
    json!({"summary": summary, "files": files})
}

fn singular(kind: ScriptKind) -> &'static str {
    match kind {
        ScriptKind::Template => "template",
        ScriptKind::Function => "function",
        ScriptKind::LegacyFunction => "legacy_function",
        ScriptKind::ResourceType => "resource_type",
    }
}

fn plural(kind: ScriptKind) -> &'static str {
    match kind {
        ScriptKind::Template => "templates",
        ScriptKind::Function => "functions",
        ScriptKind::LegacyFunction => "legacy_functions",
        ScriptKind::ResourceType => "resource_types",
    }
}
