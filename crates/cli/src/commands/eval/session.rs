//! A session, and what is said beside its values: messages and errors in the format of the call.

use std::io;

use marotte_diagnostics::render::Output;
use marotte_diagnostics::{Issue, Severity, SiteIssue};
use marotte_pcore::Value;
use marotte_site::source::{Checking, Found, Names};
use marotte_site::{Facts, Parts, Problem, Session, assignment, read_facts};
use marotte_syntax::Dialect;

use crate::args::{EvalArgs, Settings, of_code};
use crate::commands::source::{checking, findings, verdict};
use crate::complaints::{Complaints, Notices};
use crate::exit::Exit;
use crate::format::Format;
use crate::site::text;

/// Code in, values out, everything else to standard error.
pub(super) struct Conversation {
    pub(super) session: Session,
    checking: Checking,
    settings: Settings,
    complaints: Complaints,
}

impl Conversation {
    /// With the variables and facts of the call.
    pub(super) fn new(args: &EvalArgs) -> Result<Self, Problem> {
        let settings = of_code(
            args.language.strictness(),
            args.language.dialect.unwrap_or_default(),
            "production",
            args.messages.color,
        );
        let complaints = Complaints::new(&args.messages, Format::Human);
        let names = match complaints.format() {
            Format::Reference => Names::Absolute,
            _ => Names::AsGiven,
        };
        let facts = match &args.facts {
            Some(path) => read_facts(&Parts::of_this_machine(), &text(path))?,
            None => Facts::default(),
        };
        let variables = args.set.iter().map(|text| assignment(text));
        let variables = variables.collect::<Result<_, _>>()?;
        Ok(Self {
            session: Session::new(args.language.evaluation(), variables, &facts),
            checking: checking(false, &settings).with_names(names),
            settings,
            complaints,
        })
    }

    /// Goes on with other rules; what code has set and defined stays.
    pub(super) fn set_dialect(&mut self, dialect: Dialect) {
        self.settings.dialect = dialect;
        self.checking.set_dialect(dialect);
        self.session.set_dialect(dialect);
    }

    /// Checks and evaluates code; messages call it `name` if it has none itself.
    pub(super) fn run(
        &mut self,
        found: &Found,
        name: &str,
        output: &mut Output<'_>,
    ) -> io::Result<Result<Value, Exit>> {
        self.complaints.call_texts(name);
        let result = self.try_run(found, name, output)?;
        self.complaints.end(output)?;
        Ok(result)
    }

    fn try_run(
        &mut self,
        found: &Found,
        name: &str,
        output: &mut Output<'_>,
    ) -> io::Result<Result<Value, Exit>> {
        let (checked, ast) = self.checking.check_tree(found);
        let settings = &self.settings;
        self.complaints.checked(name, &checked, settings, output)?;
        let exit = verdict(&checked, &findings(name, &checked));
        let Some(ast) = ast else {
            return Ok(Err(exit.max(Exit::BadCode)));
        };
        let (value, logs) = self.session.evaluate(ast);
        self.complaints
            .entries(None, &logs, Notices::ToLog, output)?;
        match value {
            Ok(value) => Ok(Ok(value)),
            Err(problem) => {
                self.failed(&problem, output)?;
                Ok(Err(Exit::BadCode))
            }
        }
    }

    /// Shows why the evaluation ended early.
    fn failed(&mut self, problem: &Problem, output: &mut Output<'_>) -> io::Result<()> {
        if let Issue::Site(issue) = &problem.issue
            && let SiteIssue::InternalError { .. } = **issue
        {
            let (error, message) = (Severity::Error, problem.to_string());
            return self
                .complaints
                .plain(error, "INTERNAL_ERROR", &message, output);
        }
        match self.complaints.format() {
            Format::Reference => {
                let console = self.complaints.console();
                console.error(&problem.to_string(), output.log)
            }
            _ => self.complaints.error(None, problem, output),
        }
    }
}
