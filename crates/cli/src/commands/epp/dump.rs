//! `marotte epp dump`: the syntax trees of templates.

use std::io;

use marotte_diagnostics::render::Output;
use marotte_syntax::{Language, old_dump, pn};

use super::template::{find, open, parse_template, read, read_stdin};
use super::{Messages, Problem, missing};
use crate::args::{EppDumpArgs, EppDumpFormat};
use crate::commands::write_rendered;
use crate::exit::Exit;
use crate::puppet::is_puppet;

/// Prints the trees of templates. One with errors has none.
pub(super) fn dump(
    args: &EppDumpArgs,
    messages: &mut Messages<'_>,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let (language, environment) = match open(&args.site) {
        Ok(opened) => opened,
        Err(message) => return super::super::bad_call(output, &message),
    };
    let mut dump = Dump {
        args,
        messages,
        language,
        text: String::new(),
        exit: Exit::Good,
    };
    if let Some(text) = &args.input.expression {
        dump.add(text.clone(), "command-line-string", 1, output)?;
    } else if args.input.templates.is_empty() {
        let Some(text) = read_stdin()? else {
            let message = "No input to parse given on command line or stdin";
            return dump.messages.give_up(&message.to_owned().into(), output);
        };
        dump.add(text, "stdin", 1, output)?;
    } else {
        let mut found = Vec::new();
        let mut not_there: Vec<&str> = Vec::new();
        for name in &args.input.templates {
            match find(&environment, name) {
                Some(path) => found.push(path),
                None => not_there.push(name),
            }
        }
        for path in &found {
            match read(path) {
                Ok(text) => dump.add(text, path, found.len(), output)?,
                Err(message) => return dump.messages.give_up(&message.into(), output),
            }
        }
        if !not_there.is_empty() {
            return dump.messages.give_up(&missing(&not_there), output);
        }
    }
    let exit = dump.exit;
    write_rendered(&dump.text, args.rendering, output)?;
    // Puppet has said what is bad, and is content with that.
    Ok(if is_puppet() { Exit::Good } else { exit })
}

/// A dump in the making.
struct Dump<'a, 'm> {
    args: &'a EppDumpArgs,
    messages: &'a mut Messages<'m>,
    language: Language,
    text: String,
    exit: Exit,
}

impl Dump<'_, '_> {
    /// Adds the tree of one of so many templates.
    fn add(
        &mut self,
        text: String,
        name: &str,
        count: usize,
        output: &mut Output<'_>,
    ) -> io::Result<()> {
        let shown = Some(name).filter(|_| self.args.validation.is_on(true));
        let parsed = parse_template(text, shown, &self.language);
        self.messages.entries(&parsed.logs, output)?;
        let tree = match parsed.tree {
            Ok(tree) => tree,
            Err(raised) => {
                if count > 1 {
                    self.messages.heading(name, output)?;
                }
                self.exit = Exit::BadCode;
                return self.messages.error(&Problem::Diagnostic(raised), output);
            }
        };
        let pretty = self.args.pretty;
        match self.args.format {
            // Puppet does not name templates here.
            EppDumpFormat::Json => pn::write_json(&tree, &mut self.text, pretty),
            format => {
                if self.args.header.is_shown(count) {
                    self.text.push_str(&format!("--- {name}\n"));
                }
                if format == EppDumpFormat::Old {
                    old_dump::write_old(&tree, &mut self.text);
                    self.text.push('\n');
                } else {
                    pn::write_text(&tree, &mut self.text, pretty);
                }
            }
        }
        Ok(())
    }
}
