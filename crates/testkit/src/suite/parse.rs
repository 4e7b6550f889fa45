//! Reads suite files.

use std::ops::Range;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use crate::{Case, Kind};

/// A suite file.
#[derive(Clone, Debug)]
pub struct SuiteFile {
    /// Where it was read from.
    pub path: PathBuf,
    /// The comment that it begins with.
    pub title: String,
    /// Its cases.
    pub cases: Vec<SuiteCase>,
}

/// A case of a suite.
#[derive(Clone, Debug)]
pub struct SuiteCase {
    /// The question.
    pub case: Case,
    /// The last comment before it: what this and its neighbours are about.
    pub section: String,
    /// The line of the header, from 1.
    pub line: usize,
    /// The lines of the file (from 0) that hold the reference's answer.
    pub answer_lines: Range<usize>,
    /// The reference's answer; empty if it was not recorded yet.
    pub answer: Vec<String>,
    /// Why we answer otherwise, and how.
    pub divergence: Option<Divergence>,
    /// What a document says of it, if the reference's answer is another.
    pub document: Option<Document>,
}

/// A difference that is meant.
#[derive(Clone, Debug)]
pub struct Divergence {
    /// Why.
    pub reason: String,
    /// Our answer.
    pub answer: Vec<String>,
    /// The lines of the file (from 0) that hold it.
    pub answer_lines: Range<usize>,
}

/// A rule of the documents that is answered as the reference does it.
#[derive(Clone, Debug, Default)]
pub struct Document {
    /// What the document says.
    pub says: String,
    /// Why the reference's answer is ours.
    pub because: String,
}

/// Which part of a case a line belongs to.
enum Part {
    Code,
    File(String),
    Answer,
    Divergence,
}

/// Reads the text of a suite file; the error names the line that makes no sense.
pub(crate) fn parse_suite(path: &Path, text: &str) -> Result<SuiteFile, String> {
    let mut cases = Vec::new();
    let mut reader: Option<Reader> = None;
    let (mut title, mut section) = (String::new(), Vec::new());
    for (index, line) in text.lines().enumerate() {
        let at = |message: String| format!("{}:{}: {message}", path.display(), index + 1);
        if let Some(header) = line.strip_prefix("#- ") {
            cases.extend(reader.take().map(Reader::finish));
            let about = section.join(" ");
            reader = Some(Reader::new(header, index, about).map_err(at)?);
        } else if let Some(comment) = line.strip_prefix("# ")
            && reader.as_ref().is_none_or(Reader::is_answered)
        {
            if index == 0 {
                title = comment.to_owned();
            } else {
                // Lines that follow each other are one comment.
                let goes_on = text
                    .lines()
                    .nth(index - 1)
                    .is_some_and(|before| before.starts_with("# "));
                if !goes_on {
                    section.clear();
                }
                section.push(comment.to_owned());
            }
        } else if let Some(reader) = &mut reader {
            reader.line(line, index).map_err(at)?;
        } else if !line.is_empty() && !line.starts_with('#') {
            return Err(at("code before the first `#- NAME KIND`".to_owned()));
        }
    }
    cases.extend(reader.map(Reader::finish));
    Ok(SuiteFile {
        path: path.to_owned(),
        title,
        cases,
    })
}

/// Collects the parts of one case.
struct Reader {
    case: SuiteCase,
    part: Part,
    chomp: bool,
    code: String,
    files: Map<String, Value>,
    file: String,
}

impl Reader {
    fn new(header: &str, index: usize, section: String) -> Result<Self, String> {
        let mut words = header.split_whitespace();
        let name = words.next().unwrap_or_default();
        let kind = words.next().and_then(Kind::from_name);
        let (chomp, rest) = match words.next() {
            Some("chomp") => (true, words.next()),
            other => (false, other),
        };
        let (Some(kind), None) = (kind, rest) else {
            return Err(format!("not `NAME KIND [chomp]`: {header}"));
        };
        let case = Case {
            id: name.to_owned(),
            kind,
            ..Case::default()
        };
        Ok(Self {
            case: SuiteCase {
                case,
                section,
                line: index + 1,
                answer_lines: index + 1..index + 1,
                answer: Vec::new(),
                divergence: None,
                document: None,
            },
            part: Part::Code,
            chomp,
            code: String::new(),
            files: Map::new(),
            file: String::new(),
        })
    }

    /// Whether the answer has begun, so that what follows is no code.
    const fn is_answered(&self) -> bool {
        matches!(self.part, Part::Answer | Part::Divergence)
    }

    fn line(&mut self, line: &str, index: usize) -> Result<(), String> {
        for (mark, is_reason) in [("#< ", false), ("#> ", true)] {
            if let Some(text) = line.strip_prefix(mark) {
                let document = self.case.document.get_or_insert_default();
                let part = match is_reason {
                    false => &mut document.says,
                    true => &mut document.because,
                };
                if !part.is_empty() {
                    part.push(' ');
                }
                part.push_str(text);
                self.answer_after(index);
                return Ok(());
            }
        }
        if let Some(field) = line.strip_prefix("#@ ") {
            return self.field(field);
        }
        if let Some(path) = line.strip_prefix("#-- ") {
            self.end_file();
            self.part = Part::File(path.trim().to_owned());
            self.answer_after(index);
            return Ok(());
        }
        if let Some(reason) = line.strip_prefix("#? ") {
            self.end_file();
            self.part = Part::Divergence;
            let reasons = self.case.divergence.get_or_insert(Divergence {
                reason: String::new(),
                answer: Vec::new(),
                answer_lines: index + 1..index + 1,
            });
            if !reasons.reason.is_empty() {
                reasons.reason.push(' ');
            }
            reasons.reason.push_str(reason);
            reasons.answer_lines = index + 1..index + 1;
            return Ok(());
        }
        if ["#=>", "#!!", "#~~", "#::", "#|"]
            .iter()
            .any(|mark| line.starts_with(mark))
        {
            return self.answer(line, index);
        }
        match &self.part {
            Part::Code => self.code = self.code.clone() + line + "\n",
            Part::File(_) => self.file = self.file.clone() + line + "\n",
            Part::Answer | Part::Divergence if line.is_empty() => return Ok(()),
            Part::Answer | Part::Divergence => {
                return Err(format!("neither an answer nor a header: {line}"));
            }
        }
        if !line.is_empty() {
            self.answer_after(index);
        }
        Ok(())
    }

    fn answer_after(&mut self, index: usize) {
        self.case.answer_lines = index + 1..index + 1;
    }

    fn answer(&mut self, line: &str, index: usize) -> Result<(), String> {
        match &mut self.case.divergence {
            Some(divergence) => {
                divergence.answer.push(line.to_owned());
                divergence.answer_lines.end = index + 1;
            }
            None => {
                if !matches!(self.part, Part::Answer) {
                    self.end_file();
                    self.part = Part::Answer;
                    self.case.answer_lines.start = index;
                }
                self.case.answer_lines.end = index + 1;
                self.case.answer.push(line.to_owned());
            }
        }
        Ok(())
    }

    fn field(&mut self, field: &str) -> Result<(), String> {
        let (name, json) = field.split_once(' ').unwrap_or((field, "null"));
        let value: Value = serde_json::from_str(json).map_err(|error| error.to_string())?;
        let case = &mut self.case.case;
        match (name, value) {
            ("params", Value::Object(params)) => case.params = Some(params),
            ("facts", Value::Object(facts)) => case.facts = Some(facts),
            ("settings", Value::Object(settings)) => case.settings = Some(settings),
            ("node", Value::String(node)) => case.node = Some(node),
            _ => return Err(format!("no such field of a case: {field}")),
        }
        Ok(())
    }

    fn end_file(&mut self) {
        if let Part::File(path) = &self.part {
            let text = with_one_line_break(&std::mem::take(&mut self.file));
            self.files.insert(path.clone(), Value::String(text));
        }
    }

    fn finish(mut self) -> SuiteCase {
        self.end_file();
        let code = with_one_line_break(&self.code);
        let code = if self.chomp {
            code.trim_end_matches('\n').to_owned()
        } else {
            code
        };
        self.case.case.code = Some(code);
        self.case.case.files = (!self.files.is_empty()).then_some(self.files);
        self.case
    }
}

/// Blank lines between cases belong to neither.
fn with_one_line_break(text: &str) -> String {
    format!("{}\n", text.trim_end_matches('\n'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# A comment on the suite.

#- a parse
1 +

2

#- b catalog chomp
#@ node \"x\"
include web
#-- modules/web/manifests/init.pp
class web { }

#~~ warning: w
#!! two
#| lines
#? Because.
#=> 1

# A comment on the cases below.
";

    #[test]
    fn parts() {
        let file = parse_suite(Path::new("x.pp"), TEXT).unwrap();
        let [a, b] = file.cases.as_slice() else {
            panic!("two cases")
        };
        assert_eq!(a.case.code.as_deref(), Some("1 +\n\n2\n"));
        assert_eq!((a.line, a.answer_lines.clone()), (3, 6..6));
        assert_eq!(b.case.code.as_deref(), Some("include web"));
        assert_eq!(b.case.node.as_deref(), Some("x"));
        let files = b.case.files.as_ref().unwrap();
        assert_eq!(files["modules/web/manifests/init.pp"], "class web { }\n");
        assert_eq!(b.answer, ["#~~ warning: w", "#!! two", "#| lines"]);
        assert_eq!(b.answer_lines, 13..16);
        let divergence = b.divergence.as_ref().unwrap();
        assert_eq!(
            (divergence.reason.as_str(), divergence.answer.len()),
            ("Because.", 1)
        );
    }

    #[test]
    fn nonsense_is_refused() {
        for (text, message) in [
            ("1\n", "x.pp:1: code before the first `#- NAME KIND`"),
            ("#- a\n", "x.pp:1: not `NAME KIND [chomp]`: a"),
            ("#- a wrong\n", "x.pp:1: not `NAME KIND [chomp]`: a wrong"),
            (
                "#- a eval\n1\n#=> 1\n2\n",
                "x.pp:4: neither an answer nor a header: 2",
            ),
        ] {
            let error = parse_suite(Path::new("x.pp"), text).err();
            assert_eq!(error.as_deref(), Some(message));
        }
    }
}
