//! The character rules of the parts of an address: those of RFC 3986 for whole texts, and those
//! of RFC 2396 that Ruby still checks single parts by.

/// Whether text consists of allowed bytes and percent escapes.
pub(super) fn matches_all(text: &str, allowed: impl Fn(u8) -> bool) -> bool {
    let bytes = text.as_bytes();
    let mut index = 0;
    while let Some(byte) = bytes.get(index) {
        if *byte == b'%' {
            let digits = bytes.get(index + 1..index + 3);
            if !digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit)) {
                return false;
            }
            index += 3;
        } else if allowed(*byte) {
            index += 1;
        } else {
            return false;
        }
    }
    true
}

/// Whether text is an IPv6 address by the expression that Ruby has of RFC 3986.
pub(super) fn is_ipv6_strict(text: &str) -> bool {
    let Some((before, after)) = text.split_once("::") else {
        return count_groups(text, true) == Some(8);
    };
    let (Some(before), Some(after)) = (count_groups(before, false), count_groups(after, true))
    else {
        return false;
    };
    match after {
        // Six groups after the gap want exactly one before it.
        7 => before == 0,
        6 => before == 1,
        after => before + after <= 7,
    }
}

/// Counts groups of hexadecimal digits between colons; an IPv4 address at the end counts as two.
fn count_groups(text: &str, allows_ipv4: bool) -> Option<usize> {
    if text.is_empty() {
        return Some(0);
    }
    let groups: Vec<&str> = text.split(':').collect();
    let (last, others) = groups.split_last()?;
    if !others.iter().all(|group| is_hex_group(group)) {
        return None;
    }
    if is_hex_group(last) {
        return Some(groups.len());
    }
    (allows_ipv4 && is_ipv4_strict(last)).then_some(groups.len() + 1)
}

fn is_hex_group(group: &str) -> bool {
    (1..=4).contains(&group.len()) && group.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn is_ipv4_strict(text: &str) -> bool {
    let octets: Vec<&str> = text.split('.').collect();
    octets.len() == 4
        && octets.iter().all(|octet| {
            let digits = !octet.is_empty() && octet.bytes().all(|byte| byte.is_ascii_digit());
            let leading_zero = octet.len() > 1 && octet.starts_with('0');
            digits && !leading_zero && octet.parse::<u8>().is_ok()
        })
}

/// Whether text is an address of a future version of the protocol.
pub(super) fn is_ipv_future(text: &str) -> bool {
    let Some((version, address)) = text.strip_prefix('v').and_then(|text| text.split_once('.'))
    else {
        return false;
    };
    !version.is_empty()
        && version.bytes().all(|byte| byte.is_ascii_hexdigit())
        && !address.is_empty()
        && address.bytes().all(is_name_byte)
}

/// Whether a byte may stand in a user or a name; a host name has no colon.
pub(super) fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!$&'()*+,-.:;=_~".contains(&byte)
}

fn is_unreserved(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-_.!~*'()".contains(&byte)
}

/// Whether text is a scheme.
pub(super) fn is_scheme(text: &str) -> bool {
    text.starts_with(|character: char| character.is_ascii_alphabetic())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-+.".contains(&byte))
}

/// Whether text is a user or a password.
pub(super) fn is_userinfo(text: &str) -> bool {
    matches_all(text, |byte| {
        is_unreserved(byte) || b";:&=+$,".contains(&byte)
    })
}

/// Whether text is a host.
pub(super) fn is_host(text: &str) -> bool {
    if let Some(address) = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'))
    {
        return is_ipv6_loose(address);
    }
    !text.is_empty()
        && matches_all(text, |byte| {
            byte.is_ascii_alphanumeric() || b"-.".contains(&byte)
        })
}

fn is_ipv6_loose(text: &str) -> bool {
    let sequence = |text: &str, allows_ipv4: bool| {
        let groups: Vec<&str> = text.split(':').collect();
        groups.split_last().is_some_and(|(last, others)| {
            others.iter().all(|group| is_hex_group(group))
                && (is_hex_group(last) || allows_ipv4 && is_ipv4_loose(last))
        })
    };
    match text.split_once("::") {
        None => sequence(text, true),
        Some((before, after)) => {
            (before.is_empty() || sequence(before, false))
                && (after.is_empty() || sequence(after, true))
        }
    }
}

fn is_ipv4_loose(text: &str) -> bool {
    let octets: Vec<&str> = text.split('.').collect();
    octets.len() == 4
        && octets.iter().all(|octet| {
            (1..=3).contains(&octet.len()) && octet.bytes().all(|byte| byte.is_ascii_digit())
        })
}

/// Whether text is a path from the root.
pub(super) fn is_absolute_path(text: &str) -> bool {
    text.starts_with('/')
        && matches_all(text, |byte| {
            is_unreserved(byte) || b":@&=+$,;/".contains(&byte)
        })
}

/// Whether text is a path that does not start at the root.
pub(super) fn is_relative_path(text: &str) -> bool {
    let end = text.find('/').unwrap_or(text.len());
    let (first, rest) = text.split_at(end);
    !first.is_empty()
        && matches_all(first, |byte| {
            is_unreserved(byte) || b";@&=+$,".contains(&byte)
        })
        && (rest.is_empty() || is_absolute_path(rest))
}

/// Whether text is an opaque part.
pub(super) fn is_opaque(text: &str) -> bool {
    !text.is_empty()
        && !text.starts_with(['/', '[', ']'])
        && matches_all(text, |byte| {
            is_unreserved(byte) || b";/?:@&=+$,[]".contains(&byte)
        })
}
