//! Values as the recorder writes them: JSON where JSON has the type, tagged elsewhere.

use marotte_pcore::{Hash, Oversized, Value, convert};
use serde_json::{Map, Number, Value as Json, json};

/// A value as JSON.
pub(super) fn to_json(value: &Value) -> Json {
    match value {
        Value::Undef => Json::Null,
        Value::Default => json!({"__ptype": "Default"}),
        Value::Boolean(value) => json!(value),
        Value::Integer(value) => json!(value),
        Value::Float(value) => match Number::from_f64(*value) {
            Some(number) => Json::Number(number),
            None => tagged(
                "Float",
                json!(convert::to_text(&Value::Float(*value)).as_str()),
            ),
        },
        Value::String(text) => json!(text.as_str()),
        Value::Array(values) => values.iter().map(to_json).collect(),
        Value::Hash(hash) => hash_to_json(hash),
        Value::Regexp(regexp) => tagged("Regexp", json!(regexp.source().as_str())),
        Value::Sensitive(value) => tagged("Sensitive", to_json(value)),
        Value::Binary(_) => tagged("Binary", text(value)),
        Value::Type(of) => tagged("Type", json!(of.to_string())),
        Value::Timestamp(_)
        | Value::Timespan(_)
        | Value::Uri(_)
        | Value::SemVer(_)
        | Value::SemVerRange(_) => tagged(&value.infer().generalize().to_string(), text(value)),
        Value::Object(object) => {
            let entries: Map<String, Json> = marotte_pcore::object::init_hash_of(object)
                .iter()
                .map(|(key, value)| (convert::to_text(key).to_string(), to_json(value)))
                .collect();
            tagged(&object.object_type.name, Json::Object(entries))
        }
        other => match Oversized::digits_of(other) {
            Some(digits) => crate::json::integer(digits),
            None => tagged("Other", text(other)),
        },
    }
}

fn text(value: &Value) -> Json {
    json!(convert::to_text(value).as_str())
}

fn tagged(of: &str, value: Json) -> Json {
    json!({"__ptype": of, "__pvalue": value})
}

fn hash_to_json(hash: &Hash) -> Json {
    let plain = hash
        .keys()
        .all(|key| key.as_str().is_some_and(|key| !key.starts_with("__p")));
    if plain {
        let entries = hash
            .iter()
            .map(|(key, value)| (key.as_str().unwrap_or_default().to_owned(), to_json(value)));
        return Json::Object(entries.collect());
    }
    let pairs = hash
        .iter()
        .map(|(key, value)| json!([to_json(key), to_json(value)]))
        .collect();
    tagged("Hash", pairs)
}
