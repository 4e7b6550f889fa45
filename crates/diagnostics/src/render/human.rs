//! For people: the source line with the place underlined, and advice where there is some.

use std::io;
use std::ops::Range;

use annotate_snippets::{
    Annotation, AnnotationKind, Element, Group, Level, Origin, Renderer as Painter, Snippet,
    normalize_untrusted_str,
};

use super::spot::{SourceLine, Spot};
use super::{FileFindings, Finding, Output, Related, Renderer, Totals};
use crate::{Severity, SourceFile, Span, plural_s};

/// A line longer than this is shown without its rest: nobody reads it, and drawing it takes long.
const LONGEST_LINE: usize = 2000;

/// Places of one text that are further apart than this are shown one by one.
const LONGEST_PIECE: usize = 10_000;

/// Shows findings to people.
pub struct HumanRenderer {
    painter: Painter,
    max_errors: usize,
    tells_good: bool,
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
            tells_good: false,
        }
    }

    /// The same, which also says at the end how many files are good if all are.
    #[must_use]
    pub fn telling_good(mut self, tells: bool) -> Self {
        self.tells_good = tells;
        self
    }

    /// The finding as text with a line break at its end; `name` stands for a text without a name.
    pub fn render(&self, name: &str, finding: &Finding<'_>) -> String {
        let mut text = self.painter.render(&groups(name, finding));
        text.push('\n');
        text
    }

    /// A finding that was shown before, once more in short: for the other nodes that met it.
    pub fn render_again(&self, name: &str, finding: &Finding<'_>) -> String {
        let mut title = finding
            .message
            .lines()
            .next()
            .unwrap_or_default()
            .to_owned();
        let file = finding.file().unwrap_or(name);
        title.push_str(&match finding.spot.line_number() {
            Some(_) => format!(" ({})", finding.spot.short(name)),
            None if finding.file().is_some() => format!(" ({file})"),
            None => String::new(),
        });
        let title = level(finding).primary_title(normalize_untrusted_str(&title));
        let group = Group::with_title(title.id(finding.code));
        let mut text = self.painter.render(&[group]);
        text.push('\n');
        let count = finding.nodes.len();
        if count > 0 {
            let (named, rest) = finding.nodes.split_at(count.min(NAMED_NODES));
            let (words, named) = (plural_s(count as i64, "node"), named.join(", "));
            let named = normalize_untrusted_str(&named);
            let more = if rest.is_empty() { "" } else { " …" };
            text.push_str(&format!("  and {count} other {words}: {named}{more}\n"));
        }
        text
    }
}

fn level(finding: &Finding<'_>) -> Level<'static> {
    match finding.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Deprecation => Level::WARNING.with_name("deprecation"),
    }
}

/// How many nodes are named.
const NAMED_NODES: usize = 8;

/// What was evaluated, and for which nodes: `while evaluating a Function Call on node a`.
fn circumstances(finding: &Finding<'_>) -> Option<String> {
    let during = finding.during.as_ref();
    let during = during.map(|during| format!("while evaluating {during}"));
    let is_said = |node: &str| {
        let told = format!("in node '{node}'");
        finding.notes.iter().any(|note| note.starts_with(&told))
    };
    let nodes = match finding.nodes.as_slice() {
        [] => None,
        [node] if is_said(node) => None,
        [node] => Some(format!("on node {node}")),
        nodes if nodes.len() <= NAMED_NODES => Some(format!("on nodes {}", nodes.join(", "))),
        nodes => {
            let (named, others) = nodes.split_at(NAMED_NODES);
            let named = named.join(", ");
            Some(format!("on nodes {named} and {} others", others.len()))
        }
    };
    let told: Vec<String> = during.into_iter().chain(nodes).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// The finding, and below it those that it passes on.
fn groups<'a>(name: &'a str, finding: &'a Finding<'a>) -> Vec<Group<'a>> {
    let message = normalize_untrusted_str(&finding.message);
    let title = level(finding).primary_title(message).id(finding.code);
    let group = Group::with_title(title).elements(places(name, finding));
    let group = match &finding.hint {
        Some(hint) => group.element(Level::HELP.message(normalize_untrusted_str(hint))),
        None => group,
    };
    let notes = finding.notes.iter().cloned().chain(circumstances(finding));
    let group = notes.fold(group, |group, note| {
        group.element(Level::NOTE.message(normalize_untrusted_str(&note)))
    });
    let mut groups = vec![group];
    // What was said is not said again.
    let is_said = |cause: &Finding<'_>| {
        let is_there = cause.spot.short(name) == finding.spot.short(name);
        (is_there || cause.spot.line_number().is_none())
            && finding.message.contains(&*cause.message)
    };
    if let Some(cause) = finding.cause.as_ref().filter(|cause| !is_said(cause)) {
        groups.extend(self::groups(name, cause));
    }
    groups
}

/// The source of a finding and of the places that it speaks of.
fn places<'a>(name: &'a str, finding: &'a Finding<'a>) -> Vec<Element<'a>> {
    let mut elements = Vec::new();
    let shown = |spot: &Spot<'_>| normalize_untrusted_str(spot.file.as_deref().unwrap_or(name));
    let mut related: Vec<(&Related<'_>, Option<SourceLine<'_>>)> = finding
        .related
        .iter()
        .map(|related| (related, related.spot.line()))
        .collect();
    match finding.spot.line() {
        Some(line) => {
            let source = finding.spot.source();
            let is_near = |near: &(&Related<'_>, Option<SourceLine<'_>>)| match (source, &near.1) {
                (Some(source), Some(other)) => {
                    let same = near.0.spot.source();
                    same.is_some_and(|same| std::ptr::eq(source, same))
                        && is_near(source, &line, other)
                }
                _ => false,
            };
            let near: Vec<_> = related.extract_if(.., |related| is_near(related)).collect();
            let near = near
                .iter()
                .filter_map(|(related, line)| Some((related.label.as_str(), line.as_ref()?)));
            elements.push(snippet(source, &line, near.collect(), shown(&finding.spot)).into());
        }
        None => {
            if finding.file().is_some() {
                let origin = Origin::path(shown(&finding.spot));
                elements.push(
                    match finding.spot.line_number() {
                        Some(line) => origin.line(line as usize),
                        None => origin,
                    }
                    .into(),
                );
            }
        }
    }
    for (related, line) in related {
        elements.push(match line {
            Some(line) => {
                let (text, marks) = cut(&line);
                let mark = AnnotationKind::Context.span(marks.1).label(&related.label);
                Snippet::source(text)
                    .line_start(line.number as usize)
                    .path(shown(&related.spot))
                    .annotation(mark)
                    .into()
            }
            None => {
                let place = related.spot.short(name);
                let note = format!("{}: {place}", related.label);
                Level::NOTE.message(normalize_untrusted_str(&note)).into()
            }
        });
    }
    elements
}

/// The part of a source from one line to another.
fn between(one: &SourceLine<'_>, other: &SourceLine<'_>) -> Span {
    let end = |line: &SourceLine<'_>| line.start + line.text.len() as u32;
    Span::new(one.start.min(other.start), end(one).max(end(other)))
}

/// Whether two lines can be shown as one piece of the source, with what is between left out.
fn is_near(source: &SourceFile, one: &SourceLine<'_>, other: &SourceLine<'_>) -> bool {
    let span = between(one, other);
    let text = source.slice(span);
    text.len() <= LONGEST_PIECE && text.lines().all(|line| line.len() <= LONGEST_LINE)
}

/// A line, and others of the same source.
fn snippet<'a>(
    source: Option<&'a SourceFile>,
    line: &SourceLine<'a>,
    others: Vec<(&'a str, &SourceLine<'a>)>,
    file: String,
) -> Snippet<'a, Annotation<'a>> {
    let Some(source) = source.filter(|_| !others.is_empty()) else {
        let (text, (place, span)) = cut(line);
        return marked(Snippet::source(text), place, span)
            .line_start(line.number as usize)
            .path(file);
    };
    let mut piece = Span::new(line.start, line.start + line.text.len() as u32);
    let mut first = line.number;
    for (_, other) in &others {
        let more = between(line, other);
        piece = Span::new(piece.start.min(more.start), piece.end.max(more.end));
        first = first.min(other.number);
    }
    let range = |line: &SourceLine<'_>, span: Span| {
        let start = (line.start - piece.start) as usize;
        start + span.start as usize..start + span.end as usize
    };
    let snippet = Snippet::source(source.slice(piece))
        .line_start(first as usize)
        .path(file);
    let place = line.place.map(|place| range(line, place));
    let snippet = marked(snippet, place, range(line, line.span));
    let others = others.into_iter().map(|(label, other)| {
        let mark = AnnotationKind::Context.span(range(other, other.span));
        mark.label(label)
    });
    snippet.annotations(others)
}

fn marked<'a>(
    snippet: Snippet<'a, Annotation<'a>>,
    place: Option<Range<usize>>,
    span: Range<usize>,
) -> Snippet<'a, Annotation<'a>> {
    match place {
        Some(place) => snippet
            .annotation(AnnotationKind::Primary.span(place))
            .annotation(AnnotationKind::Context.span(span)),
        None => snippet.annotation(AnnotationKind::Primary.span(span)),
    }
}

/// A line without its rest if it is long, and what to mark in that.
fn cut<'a>(line: &SourceLine<'a>) -> (&'a str, (Option<Range<usize>>, Range<usize>)) {
    let mut text = line.text;
    let longest = LONGEST_LINE.max(line.span.start as usize + LONGEST_LINE / 10);
    if text.len() > longest {
        let mut end = longest;
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        text = &text[..end];
    }
    let range = |span: Span| {
        let last = text.len();
        (span.start as usize).min(last)..(span.end as usize).min(last)
    };
    (text, (line.place.map(range), range(line.span)))
}

impl Renderer for HumanRenderer {
    fn file(&mut self, file: &FileFindings<'_>, output: &mut Output<'_>) -> io::Result<()> {
        // People read from the first line on; what is about the whole file comes first.
        let mut findings: Vec<&Finding<'_>> = file.findings.iter().collect();
        findings.sort_by_key(|finding| match finding.spot.line() {
            Some(line) => Some(line.number),
            None => finding.spot.line_number(),
        });
        let mut counts = [0; 2];
        for finding in findings {
            let count = &mut counts[usize::from(finding.is_error())];
            *count += 1;
            if *count <= self.max_errors {
                writeln!(output.log, "{}", self.render(file.name, finding))?;
            }
        }
        for (count, word) in counts.into_iter().zip(["warning", "error"]) {
            let left = count.saturating_sub(self.max_errors);
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
        match (self.tells_good && totals.errors == 0, totals.files) {
            (false, _) | (true, 0) => Ok(()),
            (true, 1) => writeln!(output.log, "1 file is good"),
            (true, files) => writeln!(output.log, "{files} files are good"),
        }
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
