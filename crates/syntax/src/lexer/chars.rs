//! Classes of characters, as the patterns of the reference have them.

pub(crate) use marotte_scalars::text::is_blank;

/// `\w`: ASCII letters, digits and the underscore.
#[inline]
pub(crate) const fn is_word(byte: u8) -> bool {
    WORD[byte as usize]
}

const WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_';
        byte += 1;
    }
    table
};
