//! Documentation for programs.

use std::io::{self, Write};

use marotte_eval::function::{Function, FunctionKind};
use marotte_pcore::Type;
use marotte_pcore::parse::Signature;
use serde_json::{Map, Value as Json, json};

use super::{body, signature, summary};

/// An array with an object a function.
pub fn write(functions: &[&Function], out: &mut dyn Write) -> io::Result<()> {
    let all: Vec<Json> = functions
        .iter()
        .map(|function| describe(function))
        .collect();
    serde_json::to_writer_pretty(&mut *out, &all)?;
    writeln!(out)
}

fn describe(function: &Function) -> Json {
    let texts = signature::lines(function);
    let signatures: Vec<Json> = match function.kind {
        FunctionKind::Typed(dispatches) => function
            .signatures()
            .iter()
            .zip(dispatches)
            .filter(|(_, dispatch)| !dispatch.mismatch)
            .zip(texts)
            .map(|((signature, _), text)| describe_signature(signature, &text))
            .collect(),
        FunctionKind::Legacy { .. } => texts.iter().map(|text| json!({"text": text})).collect(),
    };
    let types: Map<String, Json> = function
        .local_types
        .iter()
        .map(|(name, of)| ((*name).to_owned(), json!(of)))
        .collect();
    json!({
        "name": function.name,
        "summary": summary(function),
        "signatures": signatures,
        "types": types,
        "documentation": body(function),
    })
}

fn describe_signature(signature: &Signature, text: &str) -> Json {
    let parameters: Vec<Json> = signature
        .parameters
        .iter()
        .map(|parameter| {
            json!({
                "name": parameter.name.as_str(),
                "type": parameter.of.to_string(),
                "optional": parameter.optional,
                "captures_rest": parameter.captures_rest,
            })
        })
        .collect();
    let block = signature.callable.block.as_ref().map(|of| {
        json!({
            "name": signature.block_name.as_deref(),
            "type": of.to_string(),
            "optional": matches!(of, Type::Optional(_)),
        })
    });
    let returns = signature
        .callable
        .return_type
        .as_ref()
        .map(ToString::to_string);
    json!({"text": text, "parameters": parameters, "block": block, "returns": returns})
}
