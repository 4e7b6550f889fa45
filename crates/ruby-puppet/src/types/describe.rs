//! A type as data, read from its class when its file has run.

use std::borrow::Cow;
use std::sync::{Arc, Mutex};

use marotte_regex::Regex;
use marotte_resources::{
    AppliesTo, Attribute, Conversion, Kind, ResourceType, Texts, TitleError, TitlePattern,
};
use marotte_ruby::object::Kind as ObjectKind;
use marotte_ruby::{Outcome, Ruby, Throw, Value, Vm};

use super::conversion::ProcConversion;
use super::outside::TypeHost;

/// Reads types from the interpreter that loaded them. Procs of patterns keep the interpreter alive.
pub(super) struct Reader<'h, 's> {
    vm: Vm,
    host: &'h mut TypeHost<'s>,
    /// Where the interpreter will be when all is read.
    shared: Arc<Mutex<Vm>>,
    has_procs: bool,
}

impl<'h, 's> Reader<'h, 's> {
    pub(super) fn new(vm: Vm, host: &'h mut TypeHost<'s>) -> Self {
        Self {
            vm,
            host,
            shared: Arc::default(),
            has_procs: false,
        }
    }

    /// Puts the interpreter where the procs of patterns find it, if there are any.
    pub(super) fn finish(self) {
        if self.has_procs
            && let Ok(mut shared) = self.shared.lock()
        {
            *shared = self.vm;
        }
    }

    /// A type that says its own name.
    pub(super) fn read_named(&mut self, of: Value) -> Option<ResourceType> {
        let name = self.run(|ruby| {
            let name = ruby.send(of, "name", &[])?;
            ruby.to_s(name)
        });
        self.read(&name.ok()?, of)
    }

    /// A type of a name.
    pub(super) fn read(&mut self, name: &str, of: Value) -> Option<ResourceType> {
        let description = self
            .run(|ruby| {
                let described = ruby.send(of, "__description", &[])?;
                Ok(ruby.items(described).unwrap_or_default())
            })
            .ok()?;
        let [isomorphic, applies_to, attributes] = description[..] else {
            return None;
        };
        let applies_to = match &*self.text(applies_to) {
            "device" => AppliesTo::Device,
            "both" => AppliesTo::Both,
            _ => AppliesTo::Host,
        };
        let rows = self.vm.items(attributes).unwrap_or_default();
        let attributes = rows
            .into_iter()
            .filter_map(|row| self.attribute(row))
            .collect();
        let made = ResourceType::new(name, "", attributes, Vec::new())
            .with_isomorphic(isomorphic.is_truthy())
            .with_applies_to(applies_to);
        Some(match self.title_patterns(of) {
            Ok(patterns) => made.with_title_patterns(patterns),
            Err(error) => made.with_pattern_error(error),
        })
    }

    fn attribute(&mut self, row: Value) -> Option<Attribute> {
        let row = self.vm.items(row)?;
        let [name, kind, is_namevar, is_required] = row[..] else {
            return None;
        };
        Some(Attribute {
            name: self.text(name).into(),
            kind: match &*self.text(kind) {
                "property" => Kind::Property,
                _ => Kind::Parameter,
            },
            is_namevar: is_namevar.is_truthy(),
            is_required: is_required.is_truthy(),
            // Agents alone read values and manuals.
            values: Texts::Owned(Vec::new()),
            patterns: Texts::Owned(Vec::new()),
            doc: Cow::Borrowed(""),
        })
    }

    /// The patterns, or what asking for them raises.
    fn title_patterns(&mut self, of: Value) -> Result<Vec<TitlePattern>, TitleError> {
        let asked = self.run(|ruby| {
            let patterns = ruby.send(of, "__title_patterns", &[])?;
            Ok(ruby.items(patterns).unwrap_or_default())
        });
        let rows = asked.map_err(|throw| TitleError::Code(self.message(*throw)))?;
        Ok(rows
            .into_iter()
            .filter_map(|row| self.title_pattern(row))
            .collect())
    }

    fn title_pattern(&mut self, row: Value) -> Option<TitlePattern> {
        let row = self.vm.items(row)?;
        let regex = self.regex(*row.first()?)?;
        let (mut names, mut conversions) = (Vec::new(), Vec::new());
        for group in self.vm.items(*row.get(1)?)? {
            let group = self.vm.items(group)?;
            names.push(self.text(*group.first()?));
            let conversion = group.get(1).copied().unwrap_or_default();
            conversions.push((!conversion.is_nil()).then(|| {
                self.has_procs = true;
                let conversion = ProcConversion::new(self.shared.clone(), conversion);
                Arc::new(conversion) as Arc<dyn Conversion>
            }));
        }
        let pattern = TitlePattern::from_regex(regex, Texts::Owned(names));
        Some(pattern.with_conversions(conversions))
    }

    fn regex(&mut self, value: Value) -> Option<Regex> {
        match &self.vm.get(value.object()?).kind {
            ObjectKind::Regexp(regex) => Some(regex.clone()),
            _ => None,
        }
    }

    fn text(&self, value: Value) -> String {
        let text = self.vm.name_of(value);
        text.map_or_else(String::new, |text| text.to_string())
    }

    fn message(&mut self, throw: Throw) -> String {
        match throw {
            Throw::Raise(exception) => self
                .run(|ruby| ruby.message_of(exception))
                .map_or_else(|_| String::new(), |message| message.to_string()),
            other => format!("{other:?}"),
        }
    }

    fn run<T>(&mut self, code: impl FnOnce(&mut Ruby<'_>) -> Outcome<T>) -> Outcome<T> {
        Ruby::with(&mut self.vm, self.host, code)
    }
}
