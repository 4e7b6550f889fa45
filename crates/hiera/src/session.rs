//! A lookup at work: the evaluator, where files are, and what is asked for.

use std::sync::{Arc, MutexGuard};

use marotte_budget as budget;
use marotte_diagnostics::{self as diagnostics, Issue, LookupIssue, Told};
use marotte_eval::function::Call;
use marotte_eval::{DataLayers, Evaluator, Level, Place, Strict};
use marotte_pcore::{Str, Value};

use crate::deep::grow;
use crate::error::{Error, Result, warning};
use crate::key::dig;
use crate::lookups::Lookups;
use crate::source::DataSource;
use crate::state::{Invocation, State};

/// How many steps a lookup is worth.
const WORTH: u64 = 64;

/// How many lookups may need each other.
const MAX_NAMES: usize = 1000;

/// A variable that a hierarchy uses, and the value that it had.
#[derive(Clone)]
pub(crate) struct UsedVariable {
    pub(crate) key: Str,
    pub(crate) root: Str,
    pub(crate) segments: Vec<Value>,
    pub(crate) value: Value,
    /// The value of the root.
    pub(crate) whole: Value,
}

/// A lookup at work.
pub(crate) struct Session<'a> {
    lookups: &'a Lookups,
    pub(crate) source: &'a dyn DataSource,
    pub(crate) evaluator: &'a mut Evaluator,
    pub(crate) invocation: Invocation,
    /// The variables that were interpolated, if somebody wants to know.
    pub(crate) used: Option<Vec<UsedVariable>>,
    /// Whether an undefined variable is only worth a warning.
    pub(crate) tolerant: bool,
    /// A variable that only exists while paths are mapped.
    pub(crate) local: Option<(Str, Value)>,
    /// Whether somebody records what is done.
    pub(crate) is_explained: bool,
    /// The run of lookups that this one is of, as long as no code runs for it.
    pub(crate) run: Option<u64>,
    /// The layers that are asked for the next key.
    pub(crate) layers: DataLayers,
    /// Texts that were encrypted, each with what errors show instead of it.
    pub(crate) hidden: Vec<(Str, Str)>,
}

impl<'a> Session<'a> {
    pub(crate) fn new(lookups: &'a Lookups, evaluator: &'a mut Evaluator) -> Self {
        let state = lookups.state();
        let invocation = Invocation {
            // A lookup inside of another one is as restricted as that.
            global_only: state
                .invocations
                .last()
                .is_some_and(|last| last.global_only),
            ..Invocation::default()
        };
        Self {
            lookups,
            source: lookups.source(),
            evaluator,
            invocation,
            used: None,
            tolerant: false,
            local: None,
            is_explained: state.explainer.is_some(),
            run: None,
            layers: DataLayers::All,
            hidden: Vec::new(),
        }
    }

    /// What the compilation remembers. Nobody may hold on to it while something is looked up.
    pub(crate) fn state(&self) -> MutexGuard<'a, State> {
        self.lookups.state()
    }

    /// Does something as a lookup of a key, for a module.
    pub(crate) fn within<T>(
        &mut self,
        key: &Str,
        module: Option<Str>,
        run: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        let current = Invocation {
            overrides: self.invocation.overrides.clone(),
            defaults: self.invocation.defaults.clone(),
            module,
            top_key: key.clone(),
            global_only: self.invocation.global_only,
        };
        self.state().invocations.push(current.clone());
        let before = std::mem::replace(&mut self.invocation, current);
        let result = run(self);
        self.state().invocations.pop();
        self.invocation = before;
        result
    }

    /// Does something for a name, unless that is already being done.
    pub(crate) fn check<T>(
        &mut self,
        name: &Str,
        run: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        let mut state = self.state();
        let names = &mut state.names;
        if names.iter().any(|known| known == name) {
            let names = names.clone();
            drop(state);
            return Err(self.recursive(names));
        }
        if names.len() >= MAX_NAMES {
            return Err(Error::other(LookupIssue::TooDeep));
        }
        names.push(name.clone());
        let depth = names.len();
        drop(state);
        // A lookup costs as much as many expressions.
        budget::charge(WORTH);
        let result = grow(|| run(self));
        self.state().names.truncate(depth - 1);
        result.map_err(Error::guarded)
    }

    /// Warns of something once in a compilation.
    pub(crate) fn warn_once(&mut self, key: &str, issue: LookupIssue, file: Option<&str>) {
        if !self.state().warned.insert(key.to_owned()) {
            return;
        }
        let mut found = warning(issue).told(Told::Below);
        if let Some(file) = file {
            found.elsewhere = diagnostics::Place::of_file(file);
        }
        self.evaluator.log_finding(Level::Warning, found);
    }

    /// Warns of something.
    pub(crate) fn warn(&mut self, issue: impl Into<Issue>) {
        self.evaluator.log_finding(Level::Warning, warning(issue));
    }

    /// The value of a variable. `None` if there is none, which may be an error.
    pub(crate) fn variable(&mut self, name: &Str) -> Result<Option<Value>> {
        self.evaluator.refuse_unevaluated(name)?;
        if let Some(value) = self.known_variable(name) {
            return Ok(Some(value));
        }
        // Files of classes are looked for.
        self.run = None;
        let (name, reason) = self.not_found(name);
        let key = format!("Variable: {name}");
        let (name, reason) = (name.into(), reason.into());
        match self.evaluator.settings.language.strict {
            Strict::Off => {}
            Strict::Warning => {
                let issue = LookupIssue::UndefinedVariable { name, reason };
                self.warn_once(&key, issue, None);
            }
            Strict::Error if self.tolerant => {
                let issue = LookupIssue::UndefinedVariableInPath { name, reason };
                self.warn_once(&key, issue, None);
            }
            Strict::Error => {
                let issue = LookupIssue::UndefinedVariable { name, reason };
                return Err(Error::other(issue));
            }
        }
        Ok(None)
    }

    /// The value of a variable, if there is one.
    pub(crate) fn known_variable(&self, name: &Str) -> Option<Value> {
        match &self.local {
            Some((local, value)) if local == name => Some(value.clone()),
            _ => self.evaluator.interpolated_variable(name),
        }
    }

    /// How a variable that does not exist is reported, and why it does not.
    fn not_found(&mut self, name: &Str) -> (String, String) {
        if !name.contains("::") {
            return (name.to_string(), String::new());
        }
        let bare = name.strip_prefix("::").unwrap_or(name).to_owned();
        let Some((class, _)) = marotte_scalars::text::rsplit_namespace(&bare) else {
            return (format!("::{bare}"), String::new());
        };
        let mut call = Call::new(self.evaluator, "lookup", Place::default());
        if !call.is_class(class).unwrap_or(false) {
            let reason = format!("class {class} could not be found");
            return (bare, reason);
        }
        if !call.is_evaluated(class) {
            let reason = format!("class {class} has not been evaluated");
            return (bare, reason);
        }
        (format!("::{bare}"), String::new())
    }

    /// Whether the variables that a hierarchy uses still have the values that they had.
    pub(crate) fn is_unchanged(&mut self, used: &[UsedVariable]) -> Result<bool> {
        // Most are of one hash, such as that of facts, which is the same one all the time.
        let mut same: Option<&Str> = None;
        for variable in used {
            if same == Some(&variable.root) {
                continue;
            }
            let mut value = self.known_variable(&variable.root).unwrap_or_default();
            if let (Value::Hash(whole), Value::Hash(known)) = (&value, &variable.whole)
                && Arc::ptr_eq(whole, known)
            {
                same = Some(&variable.root);
                continue;
            }
            if !matches!(value, Value::Undef) && !variable.segments.is_empty() {
                value = dig(&variable.key, &variable.segments, value)?.unwrap_or_default();
            }
            if value != variable.value {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
