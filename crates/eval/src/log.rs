//! What the code says while it runs.

use marotte_diagnostics::{Diagnostic, Level, LogEntry, Message};
use marotte_pcore::Str;

use crate::evaluator::Evaluator;

impl Evaluator {
    /// Logs a message.
    pub fn log(&mut self, level: Level, message: impl Into<String>) {
        self.logs.push(LogEntry::text(level, message));
    }

    /// Logs a finding.
    pub fn log_finding(&mut self, level: Level, diagnostic: Diagnostic) {
        self.logs.push(LogEntry::finding(level, diagnostic));
    }

    /// Warns once of something that is deprecated, unless nobody wants to hear of such things.
    pub(crate) fn deprecate_once(&mut self, key: Str, finding: impl FnOnce() -> Diagnostic) {
        let is_silent = self.settings.language.limits.max_deprecations == 0;
        if !is_silent && self.warned.insert(key) {
            self.log_finding(Level::Warning, finding());
        }
    }

    /// Logs what the code itself says; who says it is the resource whose code runs.
    pub fn log_from_scope(&mut self, level: Level, message: impl Into<String>) {
        let resource = self.scope(self.scope).resource;
        let source = match resource {
            Some(id) => format!("Scope({})", self.catalog.resource(id).reference()),
            // Code that is evaluated without a catalog is that of the main class.
            None => "Scope(Class[main])".to_owned(),
        };
        self.logs.push(LogEntry {
            level,
            message: Message::Text(message.into()),
            source,
        });
    }
}
