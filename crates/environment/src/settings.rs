//! The settings that code sees as `$settings::name`.

use std::sync::Arc;

use marotte_eval::Variables;
use marotte_pcore::{Str, Value};
use marotte_settings::{SettingValue, Settings, Values, all};

use crate::environment::Environment;

impl Environment {
    /// The settings as code in this environment sees them.
    pub(crate) fn visible_settings(&self, settings: &Settings) -> &Arc<Variables> {
        self.visible_settings
            .get_or_init(|| visible_settings(&settings.values(Some(self.own_settings()))))
    }
}

/// All settings in the order in which the reference defines them, and at the end all of them as
/// one hash. Those that make no sense have no value.
pub fn visible_settings(values: &Values<'_>) -> Arc<Variables> {
    let mut known: Vec<_> = all().iter().filter(|known| known.name != "name").collect();
    known.sort_by_key(|known| known.order);
    let mut visible: Vec<(Str, Value)> = known
        .into_iter()
        .map(|known| {
            let value = values.value(known.name).unwrap_or(SettingValue::Undef);
            (known.name.into(), to_value(&value))
        })
        .collect();
    let entries = visible.iter().cloned();
    let entries = entries.map(|(name, value)| (Value::String(name), value));
    visible.push(("all_local".into(), Value::hash(entries)));
    Arc::new(visible.into_iter().collect())
}

fn to_value(value: &SettingValue) -> Value {
    match value {
        SettingValue::Undef => Value::Undef,
        SettingValue::Boolean(value) => Value::Boolean(*value),
        SettingValue::Integer(value) => Value::Integer(*value),
        SettingValue::Unlimited => Value::Float(f64::INFINITY),
        SettingValue::Text(text) => Value::from(text.as_str()),
        SettingValue::List(items) => Value::array(items.iter().map(to_value)),
    }
}
