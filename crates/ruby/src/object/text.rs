//! The bytes of a string. Nearly all are UTF-8, and are known to be; others are bytes.

use std::borrow::Cow;

use ecow::EcoString;

/// What the bytes of a string mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Text.
    Utf8,
    /// Bytes of no meaning: `ASCII-8BIT`.
    Binary,
    /// Text of seven bits: `US-ASCII`.
    Ascii,
    /// A byte a character: `ISO-8859-1`.
    Latin1,
    /// Two or four bytes a character, the low byte first: `UTF-16LE`.
    Utf16Le,
    /// The same, the high byte first: `UTF-16BE`.
    Utf16Be,
}

impl Encoding {
    /// The name that Ruby prints.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Binary => "ASCII-8BIT",
            Self::Ascii => "US-ASCII",
            Self::Latin1 => "ISO-8859-1",
            Self::Utf16Le => "UTF-16LE",
            Self::Utf16Be => "UTF-16BE",
        }
    }

    /// All of them.
    pub const ALL: &'static [Self] = &[
        Self::Binary,
        Self::Utf8,
        Self::Ascii,
        Self::Latin1,
        Self::Utf16Le,
        Self::Utf16Be,
    ];

    /// The encoding of a name, in any case; `BINARY` and `ASCII` are names, too.
    pub fn find(name: &str) -> Option<Self> {
        match name.to_ascii_uppercase().as_str() {
            "BINARY" => Some(Self::Binary),
            "ASCII" | "ANSI_X3.4-1968" | "646" => Some(Self::Ascii),
            "ISO8859-1" => Some(Self::Latin1),
            "CP65001" | "EXTERNAL" | "LOCALE" | "FILESYSTEM" => Some(Self::Utf8),
            name => Self::ALL.iter().copied().find(|own| own.name() == name),
        }
    }

    /// Whether bytes below 128 are what they are in ASCII.
    pub const fn is_ascii_compatible(self) -> bool {
        !matches!(self, Self::Utf16Le | Self::Utf16Be)
    }
}

/// The content of a string.
#[derive(Clone, Debug)]
pub enum Text {
    /// Valid UTF-8; cheap to clone and shared with the outside until it is changed.
    Utf8(EcoString),
    /// Anything else: bytes that are no UTF-8, or are not meant to be.
    Bytes(Vec<u8>, Encoding),
}

impl Text {
    /// Text of bytes that are meant to be UTF-8, whether they are or not.
    pub fn from_bytes(bytes: &[u8]) -> Self {
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::Utf8(text.into()),
            Err(_) => Self::Bytes(bytes.to_vec(), Encoding::Utf8),
        }
    }

    /// Bytes without a meaning.
    pub fn binary(bytes: Vec<u8>) -> Self {
        Self::Bytes(bytes, Encoding::Binary)
    }

    /// The encoding.
    pub fn encoding(&self) -> Encoding {
        match self {
            Self::Utf8(_) => Encoding::Utf8,
            Self::Bytes(_, encoding) => *encoding,
        }
    }

    /// The text, if it is valid UTF-8 (or plain ASCII in any encoding).
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Utf8(text) => Some(text),
            Self::Bytes(bytes, Encoding::Utf8) => std::str::from_utf8(bytes).ok(),
            Self::Bytes(bytes, encoding) if encoding.is_ascii_compatible() && bytes.is_ascii() => {
                std::str::from_utf8(bytes).ok()
            }
            Self::Bytes(..) => None,
        }
    }

    /// The text; what is no UTF-8 is replaced.
    pub fn to_str_lossy(&self) -> Cow<'_, str> {
        match self {
            Self::Utf8(text) => Cow::Borrowed(text),
            Self::Bytes(bytes, _) => String::from_utf8_lossy(bytes),
        }
    }

    /// The text as one that can be shared; what is no UTF-8 is replaced.
    pub fn to_eco(&self) -> EcoString {
        match self {
            Self::Utf8(text) => text.clone(),
            Self::Bytes(bytes, _) => EcoString::from(String::from_utf8_lossy(bytes)),
        }
    }

    /// The bytes.
    pub fn as_bytes(&self) -> &[u8] {
        match self {
            Self::Utf8(text) => text.as_bytes(),
            Self::Bytes(bytes, _) => bytes,
        }
    }

    /// How many bytes there are.
    pub fn len(&self) -> usize {
        self.as_bytes().len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether it has nothing beyond ASCII.
    pub fn is_ascii(&self) -> bool {
        self.encoding().is_ascii_compatible() && self.as_bytes().is_ascii()
    }

    /// Appends text. Bytes of ASCII alone become text by it.
    pub fn push_str(&mut self, text: &str) {
        match self {
            Self::Utf8(own) => own.push_str(text),
            Self::Bytes(own, encoding)
                if text.is_ascii() || *encoding == Encoding::Utf8 || !own.is_ascii() =>
            {
                own.extend_from_slice(text.as_bytes());
            }
            Self::Bytes(own, _) => {
                let bytes = [own, text.as_bytes()].concat();
                *self = Self::encoded(bytes, Encoding::Utf8);
            }
        }
    }

    /// Appends another string. One of ASCII alone fits any other; else the first says what the
    /// bytes mean.
    pub fn push(&mut self, other: &Self) {
        if let (Self::Utf8(own), Some(text)) = (&mut *self, other.as_str()) {
            own.push_str(text);
            return;
        }
        match (&mut *self, other) {
            (Self::Bytes(own, encoding), other)
                if *encoding == other.encoding() || other.is_ascii() || !own.is_ascii() =>
            {
                own.extend_from_slice(other.as_bytes());
            }
            (own, other) => {
                let encoding = match own.is_ascii() {
                    true => other.encoding(),
                    false => own.encoding(),
                };
                let bytes = [own.as_bytes(), other.as_bytes()].concat();
                *self = Self::encoded(bytes, encoding);
            }
        }
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        let comparable =
            self.encoding() == other.encoding() || (self.is_ascii() && other.is_ascii());
        comparable && self.as_bytes() == other.as_bytes()
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::Utf8(text.into())
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self::Utf8(text.into())
    }
}

impl From<EcoString> for Text {
    fn from(text: EcoString) -> Self {
        Self::Utf8(text)
    }
}
