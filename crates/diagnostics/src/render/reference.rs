//! As `puppet parser validate` prints findings: its sentences with its log prefixes.
//!
//! The reference stops at the first error of parsing, collects those of validation, and says last,
//! for each bad file, why it was given up. A second form (`--render-as json`) gives these last
//! words as JSON.

use std::collections::HashSet;
use std::io::{self, Write};

use super::finding::location;
use super::json_text::{optional_number, optional_string, string};
use super::{Console, FileFindings, Finding, Output, Renderer, Totals};
use crate::report::{Limits, Raised, ends_call, report};
use crate::{Diagnostic, Issue, LineColumn};

/// The call that all this is printed for.
const COMMAND: &str = "parser validate";

/// The code of a file that is not there.
const MISSING: &str = "NOT_FOUND";

/// Shows findings as the reference does.
pub struct ReferenceRenderer {
    environment: String,
    limits: Limits,
    console: Console,
    rendering: Rendering,
    verdicts: Vec<Verdict>,
    /// What ended everything, if something did.
    end: Option<Verdict>,
    /// Files that are not there.
    missing: Vec<String>,
    /// What was said of definitions, which is said once.
    said: HashSet<String>,
}

/// What happens with the last words about a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rendering {
    /// They are logged at the end.
    Console,
    /// They are the answer.
    Json,
    /// They are logged at once, without the environment.
    Dump,
}

/// Why a file was given up.
struct Verdict {
    name: String,
    code: Option<&'static str>,
    message: String,
    file: Option<String>,
    at: Option<LineColumn>,
    location: String,
    /// Whether it is about the parsing of the file, which is said then.
    is_of_parsing: bool,
    /// Whether it ends everything.
    ends_call: bool,
}

impl ReferenceRenderer {
    /// For an environment, mostly `production`.
    pub fn new(environment: impl Into<String>, limits: Limits, colors: bool) -> Self {
        Self {
            environment: environment.into(),
            limits,
            console: Console::new(colors),
            rendering: Rendering::Console,
            verdicts: Vec::new(),
            end: None,
            missing: Vec::new(),
            said: HashSet::new(),
        }
    }

    /// The same with its last words as JSON.
    pub fn with_json(mut self) -> Self {
        self.rendering = Rendering::Json;
        self
    }

    /// The same as `puppet parser dump` has it: the last words come at once, below the name of
    /// the file, and say nothing of an environment.
    pub fn for_dump(mut self) -> Self {
        self.rendering = Rendering::Dump;
        self
    }

    /// Logs what is found and gives the last words.
    fn verdicts_of(
        &mut self,
        file: &FileFindings<'_>,
        log: &mut dyn Write,
    ) -> io::Result<Vec<Verdict>> {
        let Some((source, diagnostics)) = file.checked else {
            let mut verdicts = Vec::new();
            for problem in &file.findings {
                match problem.code == MISSING && self.rendering != Rendering::Dump {
                    true => self.missing.push(file.name.to_owned()),
                    false => verdicts.push(Verdict::of_finding(file.name, problem)),
                }
            }
            return Ok(verdicts);
        };
        let report = report(diagnostics, source, &self.limits);
        for (level, diagnostic) in &report.logged {
            let text = diagnostic.to_string();
            let is_of_definition = matches!(diagnostic.issue, Issue::Catalog(_));
            if !is_of_definition || self.said.insert(text.clone()) {
                self.console.line(*level, &text, log)?;
            }
        }
        let verdict = report.raised.map(|raised| match raised {
            Raised::Single(diagnostic) => Verdict::of_diagnostic(file.name, diagnostic),
            Raised::GaveUp(counted) => Verdict::of_several(file.name, &counted),
        });
        Ok(Vec::from_iter(verdict))
    }

    fn full_message(&self, verdict: &Verdict) -> String {
        if !verdict.is_of_parsing {
            return verdict.message.clone();
        }
        format!(
            "Could not parse for environment {}: {}{}",
            self.environment, verdict.message, verdict.location
        )
    }

    fn object(&self, verdict: &Verdict) -> String {
        let fields = [
            ("issue_code", optional_string(verdict.code)),
            ("message", string(&verdict.message)),
            ("full_message", string(&self.full_message(verdict))),
            ("file", optional_string(verdict.file.as_deref())),
            ("line", optional_number(verdict.at.map(|at| at.line))),
            ("pos", optional_number(verdict.at.map(|at| at.column))),
        ];
        let fields: Vec<String> = fields
            .iter()
            .map(|(key, value)| format!("    \"{key}\": {value}"))
            .collect();
        format!(
            "  {}: {{\n{}\n  }}",
            string(&verdict.name),
            fields.join(",\n")
        )
    }
}

impl Verdict {
    fn of_finding(name: &str, finding: &Finding<'_>) -> Self {
        Self {
            name: name.to_owned(),
            code: Some(finding.code),
            message: finding.message.clone().into_owned(),
            file: finding.file().map(str::to_owned),
            at: finding.line_column(),
            location: finding.location(),
            is_of_parsing: true,
            ends_call: false,
        }
    }

    /// With the sentence as the reference words it, which is not always the one for people.
    fn of_diagnostic(name: &str, diagnostic: &Diagnostic) -> Self {
        let is_of_parsing = !matches!(diagnostic.issue, Issue::Catalog(_));
        Self {
            message: match is_of_parsing {
                true => diagnostic.issue.to_string(),
                false => diagnostic.to_string(),
            },
            is_of_parsing,
            ends_call: ends_call(&diagnostic.issue),
            ..match &diagnostic.told_at {
                None => Self::of_finding(name, &diagnostic.into()),
                Some(told) => Self {
                    file: told.file().map(str::to_owned),
                    at: told.line_column(),
                    location: location(told.file(), told.line_column()),
                    ..Self::of_finding(name, &diagnostic.into())
                },
            }
        }
    }

    fn of_several(name: &str, counted: &Diagnostic) -> Self {
        Self {
            code: None,
            ..Self::of_diagnostic(name, counted)
        }
    }
}

impl Renderer for ReferenceRenderer {
    fn file(&mut self, file: &FileFindings<'_>, output: &mut Output<'_>) -> io::Result<()> {
        if self.end.is_some() {
            return Ok(());
        }
        let verdicts = self.verdicts_of(file, output.log)?;
        if self.rendering != Rendering::Dump {
            for verdict in verdicts {
                match verdict.ends_call {
                    true => self.end = Some(verdict),
                    false => self.verdicts.push(verdict),
                }
            }
            return Ok(());
        }
        for verdict in verdicts {
            if file.heading {
                self.console
                    .error(&format!("--- {}", file.name), output.log)?;
            }
            let message = format!("{}{}", verdict.message, verdict.location);
            self.console.error(&message, output.log)?;
        }
        Ok(())
    }

    fn end(&mut self, _: Totals, output: &mut Output<'_>) -> io::Result<()> {
        if let Some(end) = &self.end {
            let message = self.full_message(end);
            return self.console.gave_up(COMMAND, &message, output.log);
        }
        if !self.missing.is_empty() {
            // The list is printed as Ruby prints one.
            let names = self.missing.iter();
            let names: Vec<String> = names.map(|name| string(&format!("   {name}\n"))).collect();
            let names = names.join(", ");
            let message = format!("One or more file(s) specified did not exist:\n[{names}]");
            return self.console.gave_up(COMMAND, &message, output.log);
        }
        if self.rendering == Rendering::Json {
            if self.verdicts.is_empty() {
                return Ok(());
            }
            let objects: Vec<String> = self.verdicts.iter().map(|v| self.object(v)).collect();
            return writeln!(output.out, "{{\n{}\n}}", objects.join(",\n"));
        }
        for verdict in &self.verdicts {
            // The sum of several errors has no code, and is logged without a place.
            let message = match verdict.code {
                Some(_) => self.full_message(verdict),
                None => verdict.message.clone(),
            };
            self.console.error(&message, output.log)?;
        }
        Ok(())
    }
}
