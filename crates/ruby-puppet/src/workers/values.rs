//! Values in messages: rich data as JSON.

use std::sync::Arc;

use marotte_pcore::convert::from_json;
use marotte_pcore::convert::rich::{ToDataOptions, from_data, write_rich_json};
use marotte_pcore::{Object, Str, Value};
use serde_json::{Value as Json, json};

/// The type of the context that functions for data get: the other side asks for what it does.
const CONTEXT: &str = "Puppet::LookupContext";

/// A value as the other side reads it. Contexts are numbered.
pub(super) fn to_json(value: &Value, contexts: &mut Vec<Arc<Object>>) -> Json {
    if let Value::Object(object) = value
        && object.object_type.name == CONTEXT
    {
        contexts.push(Arc::clone(object));
        let number = contexts.len() - 1;
        return json!({"__ptype": "Marotte::LookupContext", "number": number});
    }
    let mut text = String::new();
    let options = ToDataOptions {
        rich_data: true,
        ..ToDataOptions::default()
    };
    // What has no form as data is text on the other side.
    let _lost = write_rich_json(&mut text, value, options);
    serde_json::from_str(&text).unwrap_or_default()
}

/// A value that the other side wrote.
pub(super) fn from_message(json: &Json) -> Result<Value, Str> {
    from_data(&from_json(json)).map_err(|error| error.to_string().into())
}
