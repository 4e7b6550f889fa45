//! The rewriting that Ruby does before its engine reads a pattern: `\u…`, `\x…`, octal, control
//! and meta escapes become either `\xHH` (ASCII, so that it stays a literal) or the character.

use crate::Problem;

/// Rewrites the escapes of `source`, or says what Ruby finds wrong with them.
pub(crate) fn rewrite(source: &str) -> Result<String, Problem> {
    if !source.contains('\\') {
        return Ok(source.to_owned());
    }
    let bytes = source.as_bytes();
    let mut out = String::with_capacity(source.len());
    let mut pos = 0;
    while pos < bytes.len() {
        if bytes[pos] != b'\\' {
            let next = source[pos..].find('\\').map_or(bytes.len(), |n| pos + n);
            out.push_str(&source[pos..next]);
            pos = next;
            continue;
        }
        let Some(&escape) = bytes.get(pos + 1) else {
            return Err(Problem::ShortEscape);
        };
        match escape {
            b'1'..=b'7' if octal(bytes, pos + 1).0 <= 0o177 => {
                out.push_str(&source[pos..pos + 2]);
                pos += 2;
            }
            b'0'..=b'7' | b'x' | b'c' | b'C' | b'M' => escaped_char(bytes, &mut pos, &mut out)?,
            b'u' => {
                pos += 2;
                unicode(bytes, &mut pos, &mut out)?;
            }
            _ => {
                let Some(c) = source[pos + 1..].chars().next() else {
                    return Err(Problem::ShortEscape);
                };
                out.push('\\');
                out.push(c);
                pos += 1 + c.len_utf8();
            }
        }
    }
    Ok(out)
}

/// Reads up to three octal digits: their value and number.
fn octal(bytes: &[u8], start: usize) -> (u32, usize) {
    let digits = bytes[start..]
        .iter()
        .take(3)
        .take_while(|b| matches!(b, b'0'..=b'7'));
    digits.fold((0, 0), |(value, len), digit| {
        (value * 8 + u32::from(digit - b'0'), len + 1)
    })
}

/// Reads up to `max` hexadecimal digits: their value and number.
fn hex(bytes: &[u8], start: usize, max: usize) -> (u32, usize) {
    let mut value: u32 = 0;
    let mut len = 0;
    for byte in bytes[start.min(bytes.len())..].iter().take(max) {
        let Some(digit) = char::from(*byte).to_digit(16) else {
            break;
        };
        value = value.saturating_mul(16).saturating_add(digit);
        len += 1;
    }
    (value, len)
}

/// Reads one escaped byte, and the escaped bytes that complete its UTF-8 character.
fn escaped_char(bytes: &[u8], pos: &mut usize, out: &mut String) -> Result<(), Problem> {
    let mut collected = vec![escaped_byte(bytes, pos)?];
    loop {
        match std::str::from_utf8(&collected) {
            Ok(text) => {
                for c in text.chars() {
                    push_char(c, out);
                }
                return Ok(());
            }
            Err(error) if error.error_len().is_none() => {
                if bytes.get(*pos) != Some(&b'\\') {
                    return Err(Problem::ShortCharacter);
                }
                collected.push(escaped_byte(bytes, pos)?);
            }
            Err(_) => return Err(Problem::InvalidCharacter),
        }
    }
}

fn push_char(c: char, out: &mut String) {
    if c.is_ascii() {
        out.push_str(&format!("\\x{:02X}", u32::from(c)));
    } else {
        out.push(c);
    }
}

/// Reads `\xHH`, `\ooo`, `\cX`, `\C-X`, `\M-X`, `\n` and the like at `pos`.
fn escaped_byte(bytes: &[u8], pos: &mut usize) -> Result<u8, Problem> {
    let (mut meta, mut control) = (false, false);
    let code = loop {
        // The cursor stands on the backslash.
        *pos += 1;
        let Some(&escape) = bytes.get(*pos) else {
            return Err(Problem::ShortEscape);
        };
        *pos += 1;
        match escape {
            b'\\' => break u32::from(b'\\'),
            b'n' => break 0x0a,
            b't' => break 0x09,
            b'r' => break 0x0d,
            b'f' => break 0x0c,
            b'v' => break 0x0b,
            b'a' => break 0x07,
            b'e' => break 0x1b,
            b'0'..=b'7' => {
                let (value, len) = octal(bytes, *pos - 1);
                *pos += len - 1;
                break value;
            }
            b'x' => {
                let (value, len) = hex(bytes, *pos, 2);
                if len == 0 {
                    return Err(Problem::HexEscape);
                }
                *pos += len;
                break value;
            }
            b'M' => {
                if meta {
                    return Err(Problem::DuplicateMeta);
                }
                meta = true;
                match (bytes.get(*pos), bytes.get(*pos + 1)) {
                    (Some(b'-'), Some(b'\\')) => *pos += 1,
                    (Some(b'-'), Some(&byte)) if byte.is_ascii() => {
                        *pos += 2;
                        break u32::from(byte);
                    }
                    _ => return Err(Problem::ShortMeta),
                }
            }
            b'c' | b'C' => {
                if escape == b'C' {
                    if bytes.get(*pos) != Some(&b'-') {
                        return Err(Problem::ShortControl);
                    }
                    *pos += 1;
                }
                if control {
                    return Err(Problem::DuplicateControl);
                }
                control = true;
                match bytes.get(*pos) {
                    Some(b'\\') => {}
                    Some(&byte) if byte.is_ascii() => {
                        *pos += 1;
                        break u32::from(byte);
                    }
                    _ => return Err(Problem::ShortControl),
                }
            }
            _ => return Err(Problem::UnexpectedEscape),
        }
    };
    let Ok(mut byte) = u8::try_from(code) else {
        return Err(Problem::EscapeCode);
    };
    if control {
        byte &= 0x1f;
    }
    if meta {
        byte |= 0x80;
    }
    Ok(byte)
}

/// Reads what follows `\u`: four digits, or a list in braces.
fn unicode(bytes: &[u8], pos: &mut usize, out: &mut String) -> Result<(), Problem> {
    if *pos >= bytes.len() {
        return Err(Problem::ShortEscape);
    }
    let char_of = |code: u32| char::from_u32(code).ok_or(Problem::UnicodeRange);
    if bytes[*pos] != b'{' {
        let (code, len) = hex(bytes, *pos, 4);
        if len != 4 {
            return Err(Problem::UnicodeEscape);
        }
        *pos += 4;
        push_char(char_of(code)?, out);
        return Ok(());
    }
    let skip_space = |pos: &mut usize| {
        while bytes
            .get(*pos)
            .is_some_and(|b| matches!(b, b' ' | 0x09..=0x0d))
        {
            *pos += 1;
        }
    };
    *pos += 1;
    skip_space(pos);
    let mut any = false;
    loop {
        let (code, len) = hex(bytes, *pos, usize::MAX);
        if len == 0 {
            break;
        }
        if len > 6 {
            return Err(Problem::UnicodeRange);
        }
        *pos += len;
        push_char(char_of(code)?, out);
        any = true;
        skip_space(pos);
    }
    if !any || bytes.get(*pos) != Some(&b'}') {
        return Err(Problem::UnicodeList);
    }
    *pos += 1;
    Ok(())
}
