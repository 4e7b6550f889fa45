//! PEM: base 64 between two lines that say what it is.

use marotte_scalars::binary::Binary;

/// What is between the lines.
pub(crate) struct Block<'a> {
    /// What it is, such as `RSA PRIVATE KEY`.
    pub(crate) label: &'a str,
    /// Its bytes.
    pub(crate) der: Vec<u8>,
    /// Whether its headers say that it is encrypted.
    pub(crate) is_encrypted: bool,
}

/// The blocks of a text in their order. Whatever is around them does not matter.
pub(crate) fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut rest = text;
    while let Some((_, begin)) = rest.split_once("-----BEGIN ") {
        let Some((label, body)) = begin.split_once("-----") else {
            break;
        };
        let Some((body, after)) = body.split_once(&format!("-----END {label}-----")) else {
            rest = begin;
            continue;
        };
        rest = after;
        // Headers end with an empty line.
        let normal = body.replace("\r\n", "\n");
        let (headers, base64) = normal.split_once("\n\n").unwrap_or(("", &normal));
        blocks.push(Block {
            label,
            der: Binary::from_base64(base64).bytes().to_vec(),
            is_encrypted: headers.contains("ENCRYPTED"),
        });
    }
    blocks
}
