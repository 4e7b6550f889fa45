//! The directives of integers: `%d %i %u %o %x %X %b %B`, with two's complement for negative
//! numbers in a radix other than ten.

use crate::integer::BigInteger;
use crate::sprintf::directive::Directive;
use crate::sprintf::fill;

/// Appends an integer as the directive says.
pub(super) fn push(value: &BigInteger, directive: &Directive<'_>, output: &mut String) {
    let upper = directive.conversion == 'X';
    let digits = match bits(directive) {
        None => value.decimal_digits(),
        Some(bits) if is_signed(directive) || !value.is_negative() => {
            text(&value.power_of_two_digits(bits), upper)
        }
        Some(bits) => text(&complement(value, bits), upper),
    };
    lay_out(&digits, value.is_negative(), directive, output);
}

/// Appends an integer of the size that nearly all have.
pub(super) fn push_small(value: i64, directive: &Directive<'_>, output: &mut String) {
    if value < 0 && !is_signed(directive) {
        return push(&value.into(), directive, output);
    }
    let magnitude = value.unsigned_abs();
    match bits(directive) {
        None => {
            let mut decimal = itoa::Buffer::new();
            lay_out(decimal.format(magnitude), value < 0, directive, output);
        }
        Some(bits) => {
            let mut room = [0; u64::BITS as usize];
            let digits = small_digits(magnitude, bits, directive.conversion == 'X', &mut room);
            lay_out(digits, value < 0, directive, output);
        }
    }
}

/// The digits of a number in a radix that is a power of two, at the end of a piece of memory that has
/// room for them.
fn small_digits(mut number: u64, bits: u32, upper: bool, room: &mut [u8]) -> &str {
    let digits: &[u8; 16] = match upper {
        true => b"0123456789ABCDEF",
        false => b"0123456789abcdef",
    };
    let mut start = room.len();
    for place in room.iter_mut().rev() {
        *place = digits[(number & ((1 << bits) - 1)) as usize];
        start -= 1;
        number >>= bits;
        if number == 0 {
            break;
        }
    }
    std::str::from_utf8(&room[start..]).unwrap_or_default()
}

/// How many bits a digit has, unless there are ten of them.
fn bits(directive: &Directive<'_>) -> Option<u32> {
    match directive.conversion {
        'o' => Some(3),
        'x' | 'X' => Some(4),
        'b' | 'B' => Some(1),
        _ => None,
    }
}

/// Whether negative numbers have a sign, and are no two's complement.
fn is_signed(directive: &Directive<'_>) -> bool {
    bits(directive).is_none() || directive.flags.plus || directive.flags.space
}

/// Appends the digits with all that belongs around them.
fn lay_out(mut digits: &str, negative: bool, directive: &Directive<'_>, output: &mut String) {
    let flags = directive.flags;
    let upper = directive.conversion == 'X';
    let signed = is_signed(directive);
    let dots = !signed && negative;
    let sign = match (signed, negative) {
        (true, true) => "-",
        (true, false) if flags.plus => "+",
        (true, false) if flags.space => " ",
        _ => "",
    };

    // Widths and precisions may become negative here, as the parts around the digits use them up.
    let mut width = directive.width as i64 - sign.len() as i64;
    let mut precision = directive.precision.map_or(-1, |precision| precision as i64);
    if dots {
        width -= 2;
        precision -= 2;
    }
    let mut prefix = match directive.conversion {
        _ if !flags.sharp => "",
        'o' => "0",
        'x' => "0x",
        'X' => "0X",
        'b' => "0b",
        'B' => "0B",
        _ => "",
    };
    if prefix == "0" {
        if dots {
            prefix = "";
        } else if digits == "0" {
            digits = "";
            if directive.precision.is_some() {
                precision -= 1;
            }
        } else if directive.precision.is_some() && precision > digits.len() as i64 {
            prefix = "";
        }
    } else if digits == "0" {
        prefix = "";
    }
    width -= prefix.len() as i64;
    if flags.zero && !flags.minus && directive.precision.is_none() {
        precision = width;
        width = 0;
    } else {
        if precision < digits.len() as i64 {
            if prefix.is_empty() && precision == 0 && digits == "0" {
                digits = "";
            }
            precision = digits.len() as i64;
        }
        width -= precision;
    }

    if !flags.minus {
        fill(output, ' ', width.max(0) as usize);
        width = 0;
    }
    output.push_str(sign);
    output.push_str(prefix);
    if dots {
        output.push_str("..");
    }
    let missing = (precision - digits.len() as i64).max(0) as usize;
    if dots {
        let bits = bits(directive).unwrap_or(4);
        fill(output, sign_digit(bits, upper), missing);
    } else if !flags.minus || directive.precision.is_some() {
        fill(output, '0', missing);
    }
    output.push_str(digits);
    fill(output, ' ', width.max(0) as usize);
}

fn text(digits: &[u8], upper: bool) -> String {
    if digits.is_empty() {
        return "0".to_owned();
    }
    let characters = digits
        .iter()
        .filter_map(|digit| char::from_digit(u32::from(*digit), 16));
    if upper {
        characters
            .map(|character| character.to_ascii_uppercase())
            .collect()
    } else {
        characters.collect()
    }
}

fn sign_digit(bits: u32, upper: bool) -> char {
    match bits {
        1 => '1',
        3 => '7',
        _ if upper => 'F',
        _ => 'f',
    }
}

/// The digits of a negative number in two's complement: one sign digit, then what differs.
fn complement(value: &BigInteger, bits: u32) -> Vec<u8> {
    let top = (1_u8 << bits) - 1;
    let mut digits = value.power_of_two_digits(bits);
    // The complement is every digit inverted, plus one.
    let mut carry = 1;
    for digit in digits.iter_mut().rev() {
        let inverted = top - *digit + carry;
        *digit = inverted & top;
        carry = u8::from(inverted > top);
    }
    let signs = digits.iter().take_while(|digit| **digit == top).count();
    digits.splice(..signs, [top]);
    digits
}
