//! How a lookup tells what it does. Nothing here costs anything where nobody listens.

use marotte_pcore::Value;

use super::NodeKind;
use super::node::Event;
use crate::error::Result;
use crate::key::{dig, step};
use crate::session::Session;

impl Session<'_> {
    /// Tells whoever records the lookup, if somebody does.
    pub(crate) fn explain(&mut self, tell: impl FnOnce(&mut super::Explainer)) {
        if self.is_explained
            && let Some(explainer) = &mut self.state().explainer
        {
            tell(explainer);
        }
    }

    /// Does something as a step of its own.
    pub(crate) fn with<T>(
        &mut self,
        kind: impl FnOnce() -> NodeKind,
        run: impl FnOnce(&mut Self) -> T,
    ) -> T {
        if !self.is_explained {
            return run(self);
        }
        self.explain(|explainer| explainer.push(kind()));
        let result = run(self);
        self.explain(super::Explainer::pop);
        result
    }

    /// The same, for a step that is named by a key.
    pub(crate) fn with_key<T>(
        &mut self,
        kind: NodeKind,
        key: &str,
        run: impl FnOnce(&mut Self) -> T,
    ) -> T {
        self.with(
            || kind,
            |this| {
                this.explain(|explainer| explainer.current().key = Some(key.into()));
                run(this)
            },
        )
    }

    /// Whether only options are to be explained.
    pub(crate) fn explains_only_options(&mut self) -> bool {
        self.is_explained
            && self
                .state()
                .explainer
                .as_ref()
                .is_some_and(super::Explainer::is_only_options)
    }

    /// A step without anything below it.
    pub(crate) fn report(&mut self, kind: impl FnOnce() -> NodeKind) {
        self.explain(|explainer| {
            explainer.add(kind());
        });
    }

    /// A value was found.
    pub(crate) fn report_found(&mut self, key: &str, value: &Value) {
        self.explain(|explainer| explainer.found(Event::Found, key.into(), value.clone()));
    }

    /// A value was found among those that count more than all others.
    pub(crate) fn report_found_in_overrides(&mut self, key: &str, value: &Value) {
        let event = Event::FoundInOverrides;
        self.explain(|explainer| explainer.found(event, key.into(), value.clone()));
    }

    /// A value was found among those that count less than all others.
    pub(crate) fn report_found_in_defaults(&mut self, key: &str, value: &Value) {
        let event = Event::FoundInDefaults;
        self.explain(|explainer| explainer.found(event, key.into(), value.clone()));
    }

    /// No value was found.
    pub(crate) fn report_not_found(&mut self, key: &str) {
        self.explain(|explainer| explainer.not_found(key.into()));
    }

    /// What a merge gave.
    pub(crate) fn report_result(&mut self, value: &Value) {
        self.explain(|explainer| explainer.result(value.clone()));
    }

    /// A file is not there.
    pub(crate) fn report_location_not_found(&mut self) {
        self.explain(super::Explainer::location_not_found);
    }

    /// Anything that can be said.
    pub(crate) fn report_text(&mut self, text: impl FnOnce() -> String) {
        self.explain(|explainer| explainer.add_text(text()));
    }

    /// The value that segments lead to. Nothing if there is none.
    pub(crate) fn dig(
        &mut self,
        key: &str,
        segments: &[Value],
        value: Value,
    ) -> Result<Option<Value>> {
        if !self.is_explained || segments.is_empty() {
            return dig(key, segments, value);
        }
        let kind = || NodeKind::SubLookup(segments.to_vec());
        self.with(kind, |this| {
            let mut value = value;
            for segment in segments {
                let node = || NodeKind::Segment;
                let next = this.with(node, |this| this.explained_step(key, &value, segment))?;
                match next {
                    Some(next) => value = next,
                    None => return Ok(None),
                }
            }
            Ok(Some(value))
        })
    }

    fn explained_step(
        &mut self,
        key: &str,
        value: &Value,
        segment: &Value,
    ) -> Result<Option<Value>> {
        let name = marotte_eval::ruby_to_s(segment);
        let next = step(key, value, segment)?;
        match &next {
            Some(next) => self.report_found(&name, next),
            None => self.report_not_found(&name),
        }
        Ok(next)
    }
}
