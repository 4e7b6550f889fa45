//! Formats of binaries: as text, as bytes in quotes, and in the forms of base 64.

use marotte_diagnostics::RubyIssue;
use marotte_scalars::binary::Binary;
use marotte_scalars::inspect::inspect_bytes;
use marotte_scalars::sprintf::Argument;

use super::illegal;
use super::object::RubyObject;
use super::scalar::ruby_format;
use super::spec::Format;
use crate::convert::ConvertError;

pub(super) fn binary(format: &Format, binary: &Binary) -> Result<String, ConvertError> {
    let letter = if format.alternate { 'p' } else { 's' };
    let text = match format.letter {
        's' if format.alternate => {
            let bytes = RubyObject {
                text: String::new(),
                inspected: inspect_bytes(binary.bytes()),
                class: "String".to_owned(),
                number: None,
            };
            return ruby_format(&format.with_letter('p'), Argument::Object(&bytes));
        }
        's' => binary.to_text().ok_or_else(|| not_text(binary))?.to_owned(),
        'p' => {
            let encoded = binary.to_string();
            let text = ruby_format(&format.with_letter('s'), Argument::String(&encoded))?;
            return Ok(format!("Binary(\"{text}\")"));
        }
        'b' => binary.to_base64_relaxed(),
        'B' => binary.to_string(),
        'u' => binary.to_base64_urlsafe(),
        't' => "Binary".to_owned(),
        'T' => "BINARY".to_owned(),
        _ => return Err(illegal("Binary", format, "bButTsp")),
    };
    ruby_format(&format.with_letter(letter), Argument::String(&text))
}

fn not_text(binary: &Binary) -> ConvertError {
    let byte = match std::str::from_utf8(binary.bytes()) {
        // Ruby complains of the first byte beyond ASCII, wherever the text goes wrong.
        Err(_) => binary.bytes().iter().find(|byte| !byte.is_ascii()),
        Ok(_) => None,
    };
    let byte = byte.copied().unwrap_or_default().into();
    RubyIssue::UndefinedConversion { byte }.into()
}
