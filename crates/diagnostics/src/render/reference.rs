//! As `puppet parser validate` prints findings: its sentences with its log prefixes.
//!
//! The reference stops at the first error of parsing, collects those of validation, and says last,
//! for each bad file, why it was given up. A second form (`--render-as json`) gives these last
//! words as JSON.

use std::io::{self, Write};

use super::json_text::{optional_number, optional_string, string};
use super::{FileFindings, Finding, Output, Renderer, Stage, Totals};
use crate::{LineColumn, Severity};

/// How many findings of one file are logged, as the settings of the same names say.
#[derive(Clone, Copy, Debug)]
pub struct ReferenceLimits {
    /// `max_errors`
    pub errors: usize,
    /// `max_warnings`
    pub warnings: usize,
    /// `max_deprecations`
    pub deprecations: usize,
}

impl Default for ReferenceLimits {
    fn default() -> Self {
        Self {
            errors: 10,
            warnings: 10,
            deprecations: 10,
        }
    }
}

/// Shows findings as the reference does.
pub struct ReferenceRenderer {
    environment: String,
    limits: ReferenceLimits,
    colors: bool,
    json: bool,
    verdicts: Vec<Verdict>,
}

/// Why a file was given up.
struct Verdict {
    name: String,
    code: Option<&'static str>,
    message: String,
    file: Option<String>,
    at: Option<LineColumn>,
    location: String,
}

impl ReferenceRenderer {
    /// For an environment, mostly `production`.
    pub fn new(environment: impl Into<String>, limits: ReferenceLimits, colors: bool) -> Self {
        Self {
            environment: environment.into(),
            limits,
            colors,
            json: false,
            verdicts: Vec::new(),
        }
    }

    /// The same with its last words as JSON.
    pub fn with_json(mut self) -> Self {
        self.json = true;
        self
    }

    fn log(&self, log: &mut dyn Write, severity: Severity, message: &str) -> io::Result<()> {
        let (color, prefix) = match severity {
            Severity::Error => ("\x1b[1;31m", "Error"),
            Severity::Warning | Severity::Deprecation => ("\x1b[1;33m", "Warning"),
        };
        if self.colors {
            writeln!(log, "{color}{prefix}: {message}\x1b[0m")
        } else {
            writeln!(log, "{prefix}: {message}")
        }
    }

    fn log_finding(&self, log: &mut dyn Write, finding: &Finding<'_>) -> io::Result<()> {
        let message = format!("{}{}", finding.message, finding.location());
        self.log(log, finding.severity, &message)
    }

    /// What stopped the parser, after the warnings that it gave on its way.
    fn parse<'f>(
        &self,
        findings: &'f [Finding<'f>],
        log: &mut dyn Write,
    ) -> io::Result<Option<&'f Finding<'f>>> {
        for finding in findings.iter().filter(|f| f.stage < Stage::Validation) {
            if finding.is_error() {
                return Ok(Some(finding));
            }
            self.log_finding(log, finding)?;
        }
        Ok(None)
    }

    fn validate(
        &self,
        file: &FileFindings<'_>,
        log: &mut dyn Write,
    ) -> io::Result<Option<Verdict>> {
        let of_validation = || {
            file.findings
                .iter()
                .filter(|f| f.stage == Stage::Validation)
        };
        let (mut warnings, mut deprecations) = (0, 0);
        for finding in of_validation() {
            let (count, limit) = match finding.severity {
                Severity::Error => continue,
                Severity::Warning => (&mut warnings, self.limits.warnings),
                Severity::Deprecation => (&mut deprecations, self.limits.deprecations),
            };
            if *count < limit {
                self.log_finding(log, finding)?;
            }
            *count += 1;
        }
        let errors: Vec<&Finding<'_>> = of_validation().filter(|f| f.is_error()).collect();
        let first = match errors[..] {
            [] => return Ok(None),
            [first] => return Ok(Some(Verdict::of_finding(file.name, first))),
            [first, ..] if self.limits.errors <= 1 => {
                return Ok(Some(Verdict::of_finding(file.name, first)));
            }
            [first, ..] => first,
        };
        for finding in errors.iter().take(self.limits.errors) {
            self.log_finding(log, finding)?;
        }
        let count = errors.len();
        let warnings = match warnings + deprecations {
            0 => String::new(),
            warnings => format!(", and {warnings} warnings"),
        };
        let location = first.file.map(|file| format!(" (file: {file})"));
        Ok(Some(Verdict {
            name: file.name.to_owned(),
            code: None,
            message: format!("Language validation logged {count} errors{warnings}. Giving up"),
            file: first.file.map(str::to_owned),
            at: None,
            location: location.unwrap_or_default(),
        }))
    }

    fn full_message(&self, verdict: &Verdict) -> String {
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
            file: finding.file.map(str::to_owned),
            at: finding.line_column(),
            location: finding.location(),
        }
    }
}

impl Renderer for ReferenceRenderer {
    fn file(&mut self, file: &FileFindings<'_>, output: &mut Output<'_>) -> io::Result<()> {
        let verdict = match self.parse(file.findings, output.log)? {
            Some(finding) => Some(Verdict::of_finding(file.name, finding)),
            None => self.validate(file, output.log)?,
        };
        self.verdicts.extend(verdict);
        Ok(())
    }

    fn end(&mut self, _: Totals, output: &mut Output<'_>) -> io::Result<()> {
        if self.json {
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
            self.log(output.log, Severity::Error, &message)?;
        }
        Ok(())
    }
}
