//! What certificates and keys are written in: DER, as trees of arrays.

use x509_cert::der::{Decode as _, Header, Reader as _, SliceReader};

use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{Text, Value};

/// How deep values may nest.
const DEEPEST: usize = 64;

/// `OpenSSL::ASN1.__tree(bytes)`: the tag, what it has (bytes, or an array of such values) and the
/// bytes of all of it; `nil` if it is no DER.
pub(super) fn tree(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.expect_text(args.at(0))?;
    ruby.charge(text.len().saturating_mul(8))?;
    match read(ruby, text.as_bytes(), DEEPEST)? {
        Some((value, _)) => Ok(value),
        None => Ok(Value::Nil),
    }
}

/// The first value of some bytes, and how many it takes.
fn read(ruby: &mut Ruby<'_>, bytes: &[u8], depth: usize) -> Outcome<Option<(Value, usize)>> {
    let Some((tag, start, end)) = header(bytes) else {
        return Ok(None);
    };
    if depth == 0 {
        return Ok(None);
    }
    ruby.charge(96)?;
    let content = &bytes[start..end];
    let is_constructed = tag & 0x20 != 0;
    let content = match is_constructed {
        true => {
            let mut children = Vec::new();
            let mut rest = content;
            while !rest.is_empty() {
                let Some((child, length)) = read(ruby, rest, depth - 1)? else {
                    return Ok(None);
                };
                children.push(child);
                rest = &rest[length..];
            }
            ruby.array(children)
        }
        false => ruby.string(Text::binary(content.to_vec())),
    };
    let whole = ruby.string(Text::binary(bytes[..end].to_vec()));
    let value = ruby.array(vec![Value::Integer(tag.into()), content, whole]);
    Ok(Some((value, end)))
}

/// The tag that bytes begin with, and where its content begins and ends.
fn header(bytes: &[u8]) -> Option<(u8, usize, usize)> {
    let mut reader = SliceReader::new(bytes).ok()?;
    let header = Header::decode(&mut reader).ok()?;
    let start = usize::try_from(reader.position()).ok()?;
    let length = usize::try_from(u32::from(header.length)).ok()?;
    let end = start.checked_add(length)?;
    (end <= bytes.len()).then_some((header.tag.octet(), start, end))
}
