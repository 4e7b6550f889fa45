//! The directives of floats: `%f %e %E %g %G %a %A`.

use crate::float::{Digits, round_places, round_significant};
use crate::sprintf::argument::Argument;
use crate::sprintf::directive::Directive;
use crate::sprintf::error::FormatError;
use crate::sprintf::fill;

const DEFAULT_PRECISION: usize = 6;

/// For so many digits behind the point there is room from the start.
const MOST_ROOM: usize = 32;

/// Appends a float as the directive says.
pub(super) fn push(directive: &Directive<'_>, output: &mut String) -> Result<(), FormatError> {
    if let ('f', Argument::Integer(value)) = (directive.conversion, directive.argument) {
        push_integer(value, directive, output);
        return Ok(());
    }
    let value = directive.argument.to_float()?;
    if !value.is_finite() {
        push_special(value, directive, output);
        return Ok(());
    }
    let sign = sign(value.is_sign_negative(), directive);
    let precision = directive.precision;
    let magnitude = value.abs();
    let sharp = directive.flags.sharp;
    let mut body = match directive.conversion {
        'f' => fixed(
            &round_places(magnitude, precision.unwrap_or(DEFAULT_PRECISION)),
            precision.unwrap_or(DEFAULT_PRECISION),
            sharp,
        ),
        'e' | 'E' => {
            let places = precision.unwrap_or(DEFAULT_PRECISION);
            scientific(&round_significant(magnitude, places + 1), places, sharp)
        }
        'g' | 'G' => general(magnitude, precision, sharp),
        _ => hexadecimal(magnitude, precision, sharp),
    };
    if directive.conversion.is_ascii_uppercase() {
        body.make_ascii_uppercase();
    }
    // The zeros of a hexadecimal float stand after its prefix.
    let (prefix, body) = match directive.conversion {
        'a' | 'A' => body.split_at(2),
        _ => ("", body.as_str()),
    };
    let missing = directive
        .width
        .saturating_sub(sign.len() + prefix.len() + body.len());
    let zeros = directive.flags.zero && !directive.flags.minus;
    if !zeros && !directive.flags.minus {
        fill(output, ' ', missing);
    }
    output.push_str(sign);
    output.push_str(prefix);
    if zeros {
        fill(output, '0', missing);
    }
    output.push_str(body);
    if directive.flags.minus {
        fill(output, ' ', missing);
    }
    Ok(())
}

/// A float in the form of `%g` with a precision, for error sentences.
pub(super) fn general_text(value: f64, precision: usize) -> String {
    let sign = if value.is_sign_negative() { "-" } else { "" };
    format!("{sign}{}", general(value.abs(), Some(precision), false))
}

fn sign(negative: bool, directive: &Directive<'_>) -> &'static str {
    match (negative, directive.flags.plus, directive.flags.space) {
        (true, ..) => "-",
        (_, true, _) => "+",
        (_, _, true) => " ",
        _ => "",
    }
}

/// Integers keep all their digits with `%f`, and never get a bare point.
fn push_integer(value: i64, directive: &Directive<'_>, output: &mut String) {
    let places = directive.precision.unwrap_or(DEFAULT_PRECISION);
    let sign = sign(value < 0, directive);
    let digits = value.unsigned_abs().to_string();
    let point = usize::from(places > 0);
    let missing = directive
        .width
        .saturating_sub(sign.len() + digits.len() + point + places);
    let zeros = directive.flags.zero && !directive.flags.minus;
    if !zeros && !directive.flags.minus {
        fill(output, ' ', missing);
    }
    output.push_str(sign);
    if zeros {
        fill(output, '0', missing);
    }
    output.push_str(&digits);
    fill(output, '.', point);
    fill(output, '0', places);
    if directive.flags.minus {
        fill(output, ' ', missing);
    }
}

fn push_special(value: f64, directive: &Directive<'_>, output: &mut String) {
    let word = if value.is_nan() { "NaN" } else { "Inf" };
    let sign = sign(value < 0.0, directive);
    let missing = directive.width.saturating_sub(sign.len() + word.len());
    if !directive.flags.minus {
        fill(output, ' ', missing);
    }
    output.push_str(sign);
    output.push_str(word);
    if directive.flags.minus {
        fill(output, ' ', missing);
    }
}

fn fixed(digits: &Digits, places: usize, sharp: bool) -> String {
    let whole = digits.point.max(0) as usize;
    let given = std::str::from_utf8(&digits.digits).unwrap_or_default();
    let (before, behind) = given.split_at(given.len().min(whole));
    // More is asked for where it is filled.
    let mut text = String::with_capacity(given.len().max(whole) + places.min(MOST_ROOM) + 2);
    if given.is_empty() || digits.point <= 0 {
        text.push('0');
    } else {
        text.push_str(before);
        fill(&mut text, '0', whole - before.len());
    }
    if places == 0 {
        if sharp {
            text.push('.');
        }
        return text;
    }
    text.push('.');
    let start = text.len();
    if !digits.digits.is_empty() {
        fill(
            &mut text,
            '0',
            ((-digits.point).max(0) as usize).min(places),
        );
    }
    let room = places - (text.len() - start);
    text.push_str(&behind[..room.min(behind.len())]);
    let written = text.len() - start;
    fill(&mut text, '0', places - written);
    text
}

fn scientific(digits: &Digits, places: usize, sharp: bool) -> String {
    let mut source = digits.digits.iter().map(|digit| char::from(*digit));
    let mut text = String::new();
    text.push(source.next().unwrap_or('0'));
    if places > 0 || sharp {
        text.push('.');
    }
    text.extend(source.take(places));
    let written = digits.digits.len().saturating_sub(1).min(places);
    fill(&mut text, '0', places - written);
    let exponent = digits.point - 1;
    let sign = if exponent < 0 { '-' } else { '+' };
    text.push_str(&format!("e{sign}{:02}", exponent.abs()));
    text
}

fn general(value: f64, precision: Option<usize>, sharp: bool) -> String {
    let significant = precision.unwrap_or(DEFAULT_PRECISION).max(1);
    let mut digits = round_significant(value, significant);
    if !sharp && !digits.keep_zeros {
        while digits.digits.last() == Some(&b'0') {
            digits.digits.pop();
        }
    }
    let exponent = digits.point - 1;
    let given = digits.digits.len().max(1);
    if exponent < -4 || exponent >= significant as i32 {
        let places = if sharp { significant - 1 } else { given - 1 };
        return scientific(&digits, places, sharp);
    }
    let kept = if sharp { significant } else { given };
    let places = (kept as i32 - digits.point).max(0) as usize;
    fixed(&digits, places, sharp)
}

fn hexadecimal(value: f64, precision: Option<usize>, sharp: bool) -> String {
    if value == 0.0 {
        let places = precision.unwrap_or(0);
        let point = if places > 0 || sharp { "." } else { "" };
        return format!("0x0{point}{}p+0", "0".repeat(places));
    }
    let bits = value.to_bits();
    let biased = (bits >> 52) as i32;
    let mut mantissa = bits & ((1 << 52) - 1);
    let mut exponent = biased - 1023;
    if biased == 0 {
        // Subnormal numbers are shown with a leading one, as all others.
        let shift = mantissa.leading_zeros() - 11;
        mantissa = (mantissa << shift) & ((1 << 52) - 1);
        exponent = -1022 - shift as i32;
    }
    if let Some(places) = precision
        && places <= 13
    {
        // Ruby rounds by adding one, which costs the last bit of thirteen digits.
        let dropped = (52 - 4 * places as u32).max(1);
        let whole = mantissa | 1 << 52;
        let half = 1_u64 << (dropped - 1);
        let rest = whole & ((1 << dropped) - 1);
        let mut kept = whole >> dropped;
        if rest > half || (rest == half && kept & 1 == 1) {
            kept += 1;
        }
        mantissa = kept << dropped;
        if mantissa >> 53 != 0 {
            mantissa >>= 1;
            exponent += 1;
        }
        mantissa &= (1 << 52) - 1;
    }
    let all = format!("{mantissa:013x}");
    let digits = match precision {
        Some(places) if places <= 13 => all[..places].to_owned(),
        Some(places) => format!("{all}{}", "0".repeat(places - 13)),
        None => all.trim_end_matches('0').to_owned(),
    };
    let point = if !digits.is_empty() || sharp { "." } else { "" };
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("0x1{point}{digits}p{sign}{}", exponent.abs())
}
