//! Bytes as text: base 64, quoted-printable, uuencode.

use marotte_scalars::binary::Binary;

/// Base 64 in lines of so many bytes; 0 is one line without an end.
pub(super) fn to_base64(bytes: &[u8], line: usize) -> String {
    if line == 0 {
        return Binary::new(bytes).to_string();
    }
    let mut text = String::new();
    for part in bytes.chunks(line) {
        text.push_str(&Binary::new(part).to_string());
        text.push('\n');
    }
    text
}

/// Uuencoded lines of so many bytes.
pub(super) fn to_uu(bytes: &[u8], line: usize) -> String {
    let letter = |bits: u8| match bits & 0x3f {
        0 => '`',
        bits => char::from(b' ' + bits),
    };
    let mut text = String::new();
    for part in bytes.chunks(line.clamp(1, 63)) {
        text.push(letter(part.len() as u8));
        for three in part.chunks(3) {
            let byte = |index: usize| three.get(index).copied().unwrap_or(0);
            let (one, two, three) = (byte(0), byte(1), byte(2));
            text.push(letter(one >> 2));
            text.push(letter(one << 4 | two >> 4));
            text.push(letter(two << 2 | three >> 6));
            text.push(letter(three));
        }
        text.push('\n');
    }
    text
}

/// What uuencoded lines stand for.
pub(super) fn from_uu(bytes: &[u8]) -> Vec<u8> {
    let mut made = Vec::new();
    for line in bytes.split(|byte| *byte == b'\n') {
        let Some((length, letters)) = line.split_first() else {
            continue;
        };
        let bits = |byte: u8| byte.wrapping_sub(b' ') & 0x3f;
        let mut decoded = Vec::new();
        for four in letters.chunks(4) {
            let bits = |index: usize| four.get(index).map_or(0, |byte| bits(*byte));
            decoded.push(bits(0) << 2 | bits(1) >> 4);
            decoded.push(bits(1) << 4 | bits(2) >> 2);
            decoded.push(bits(2) << 6 | bits(3));
        }
        decoded.truncate(bits(*length).into());
        made.append(&mut decoded);
    }
    made
}

/// Quoted-printable text, in lines of so many characters.
pub(super) fn to_quoted(bytes: &[u8], limit: usize) -> String {
    let mut text = String::new();
    let mut column = 0;
    let mut before = 0;
    for (index, byte) in bytes.iter().enumerate() {
        match byte {
            b'\n' => {
                if matches!(before, b' ' | b'\t') {
                    text.push_str("=\n");
                }
                text.push('\n');
                column = 0;
                before = *byte;
                continue;
            }
            b'\t' | b' '..=b'<' | b'>'..=b'~' => {
                text.push(char::from(*byte));
                column += 1;
            }
            _ => {
                text.push_str(&format!("={byte:02X}"));
                column += 3;
            }
        }
        before = *byte;
        if column > limit {
            text.push_str("=\n");
            column = 0;
            before = b'\n';
        } else if index + 1 == bytes.len() && column > 0 {
            text.push_str("=\n");
        }
    }
    text
}

/// What quoted-printable text stands for.
pub(super) fn from_quoted(bytes: &[u8]) -> Vec<u8> {
    let mut made = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some((first, behind)) = rest.split_first() {
        rest = behind;
        if *first != b'=' {
            made.push(*first);
            continue;
        }
        let digits = |pair: &[u8]| {
            let text = std::str::from_utf8(pair).ok()?;
            u8::from_str_radix(text, 16).ok()
        };
        match behind {
            [b'\r', b'\n', behind @ ..] | [b'\n', behind @ ..] => rest = behind,
            _ => match behind.get(..2).and_then(digits) {
                Some(byte) => {
                    made.push(byte);
                    rest = &behind[2..];
                }
                None => {
                    made.push(b'=');
                    made.extend_from_slice(behind);
                    break;
                }
            },
        }
    }
    made
}
