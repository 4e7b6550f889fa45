//! The pages of the book: those of `docs`, and those that are made from the code.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::Command;
use marotte_report::{functions, types};
use marotte_resources::resource_types;

use crate::project;

/// The pages by their paths, with slashes; the summary is one of them.
pub(super) type Pages = BTreeMap<String, String>;

/// The line of the summary below which the pages of error codes are.
const ERRORS: &str = "- [Error codes](errors.md)\n";

pub(super) fn gather(docs: &Path) -> io::Result<Pages> {
    let mut pages = Pages::new();
    for file in project::files_with(docs, "md")? {
        let path = file.strip_prefix(docs).unwrap_or(&file);
        let path = path.to_string_lossy().replace('\\', "/");
        pages.insert(path, fs::read_to_string(file)?);
    }
    pages.insert("commands.md".to_owned(), commands());
    let table = marotte_functions::table();
    pages.insert(
        "functions.md".to_owned(),
        written(|out| functions::write_markdown(&table.all(), out))?,
    );
    let all: Vec<_> = resource_types().iter().collect();
    pages.insert(
        "types.md".to_owned(),
        written(|out| types::write_markdown(&all, out))?,
    );
    list_error_codes(&mut pages);
    Ok(pages)
}

/// The pictures of the pages, by their paths.
pub(super) fn pictures(docs: &Path) -> io::Result<Vec<String>> {
    let path = |file: PathBuf| {
        let path = file.strip_prefix(docs).unwrap_or(&file);
        path.to_string_lossy().replace('\\', "/")
    };
    let files = project::files_with(docs, "png")?.into_iter();
    Ok(files.map(path).collect())
}

/// What is written as text.
fn written(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> io::Result<String> {
    let mut text = Vec::new();
    write(&mut text)?;
    String::from_utf8(text).map_err(io::Error::other)
}

/// Puts every page below `errors/` into the summary, by its title.
fn list_error_codes(pages: &mut Pages) {
    let families = pages
        .iter()
        .filter(|(path, _)| path.starts_with("errors/"))
        .map(|(path, text)| {
            let title = text.lines().find_map(|line| line.strip_prefix("# "));
            format!("  - [{}]({path})\n", title.unwrap_or(path))
        });
    let families: String = families.collect();
    if let Some(summary) = pages.get_mut("SUMMARY.md") {
        *summary = summary.replace(ERRORS, &format!("{ERRORS}{families}"));
    }
}

/// The help of all commands.
fn commands() -> String {
    let mut marotte = marotte_cli::description();
    marotte.build();
    let mut page = "# Commands\n\nWhat `marotte help COMMAND` prints.\n".to_owned();
    add_help(&mut marotte, "marotte", &mut page);
    page
}

fn add_help(command: &mut Command, name: &str, page: &mut String) {
    let help = command.render_long_help().to_string();
    let lines: Vec<&str> = help.trim_end().lines().map(str::trim_end).collect();
    let help = lines.join("\n");
    page.push_str(&format!("\n## `{name}`\n\n```text\n{help}\n```\n"));
    for below in command.get_subcommands_mut() {
        if !below.is_hide_set() && below.get_name() != "help" {
            let name = format!("{name} {}", below.get_name());
            add_help(below, &name, page);
        }
    }
}
