//! For people: the source line with the place underlined, and advice where there is some.

use std::io;

use annotate_snippets::{
    Annotation, AnnotationKind, Level, Origin, Renderer as Painter, Snippet,
    normalize_untrusted_str,
};

use super::finding::SourceLine;
use super::{FileFindings, Finding, Output, Renderer, Totals};
use crate::{Severity, Span, plural_s};

/// A line longer than this is shown without its rest: nobody reads it, and drawing it takes long.
const LONGEST_LINE: usize = 2000;

/// Shows findings to people.
pub struct HumanRenderer {
    painter: Painter,
    max_errors: usize,
}

impl HumanRenderer {
    /// With or without colours, with at most so many errors and so many warnings of each file.
    pub fn new(colors: bool, max_errors: usize) -> Self {
        let painter = if colors {
            Painter::styled()
        } else {
            Painter::plain()
        };
        Self {
            painter,
            max_errors: max_errors.max(1),
        }
    }

    /// The finding as text with a line break at its end; `name` stands for a text without a name.
    pub fn render(&self, name: &str, finding: &Finding<'_>) -> String {
        let level = match finding.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
            Severity::Deprecation => Level::WARNING.with_name("deprecation"),
        };
        let message = normalize_untrusted_str(&finding.message);
        let title = level.primary_title(message).id(finding.code);
        let file = normalize_untrusted_str(finding.file.unwrap_or(name));
        let group = match finding.line() {
            Some(line) => title.element(snippet(&line, &file)),
            None => title.element(Origin::path(file.as_str())),
        };
        let group = match finding.hint {
            Some(hint) => group.element(Level::HELP.message(normalize_untrusted_str(hint))),
            None => group,
        };
        let notes = finding.notes.iter();
        let group = notes.fold(group, |group, note| {
            group.element(Level::NOTE.message(normalize_untrusted_str(note)))
        });
        let mut text = self.painter.render(&[group]);
        text.push('\n');
        text
    }
}

fn snippet<'a>(line: &SourceLine<'a>, file: &'a str) -> Snippet<'a, Annotation<'a>> {
    let mut text = line.text;
    if text.len() > LONGEST_LINE.max(line.span.start as usize + LONGEST_LINE / 10) {
        let mut end = LONGEST_LINE.max(line.span.start as usize + LONGEST_LINE / 10);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        text = &text[..end];
    }
    let range = |span: Span| {
        let last = text.len();
        (span.start as usize).min(last)..(span.end as usize).min(last)
    };
    let snippet = Snippet::source(text)
        .line_start(line.number as usize)
        .path(file);
    match line.place {
        Some(place) => snippet
            .annotation(AnnotationKind::Primary.span(range(place)))
            .annotation(AnnotationKind::Context.span(range(line.span))),
        None => snippet.annotation(AnnotationKind::Primary.span(range(line.span))),
    }
}

impl Renderer for HumanRenderer {
    fn file(&mut self, file: &FileFindings<'_>, output: &mut Output<'_>) -> io::Result<()> {
        for (errors, word) in [(false, "warning"), (true, "error")] {
            let mut of_kind = file.findings.iter().filter(|f| f.is_error() == errors);
            for finding in of_kind.by_ref().take(self.max_errors) {
                writeln!(output.log, "{}", self.render(file.name, finding))?;
            }
            let left = of_kind.count();
            if left > 0 {
                let words = plural_s(left as i64, word);
                writeln!(output.log, "… and {left} more {words} in {}\n", file.name)?;
            }
        }
        Ok(())
    }

    fn end(&mut self, totals: Totals, output: &mut Output<'_>) -> io::Result<()> {
        if totals.errors + totals.warnings > 0 {
            writeln!(output.log, "{}", summary(totals))?;
        }
        Ok(())
    }
}

/// `3 errors and 1 warning in 2 of 10 files`
fn summary(totals: Totals) -> String {
    let count = |n: usize, word| format!("{n} {}", plural_s(n as i64, word));
    let what = match (totals.errors, totals.warnings) {
        (errors, 0) => count(errors, "error"),
        (0, warnings) => return format!("{}, no errors", count(warnings, "warning")),
        (errors, warnings) => {
            format!(
                "{} and {}",
                count(errors, "error"),
                count(warnings, "warning")
            )
        }
    };
    format!(
        "{what} in {} of {}",
        totals.bad_files,
        count(totals.files, "file")
    )
}
