//! What Ruby finds wrong with a pattern, with its sentences.

use std::fmt;

/// Declares the problems, each with its sentence.
macro_rules! problems {
    ($($(#[$doc:meta])* $name:ident $(($type:ty))? => $sentence:literal;)*) => {
        /// What is wrong with a pattern.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Problem {
            $($(#[$doc])* $name $(($type))?,)*
        }

        impl fmt::Display for Problem {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(problems!(@pattern $name argument $($type)?) => {
                        problems!(@write f $sentence, argument $($type)?)
                    })*
                }
            }
        }
    };
    (@pattern $name:ident $argument:ident) => { Self::$name };
    (@pattern $name:ident $argument:ident $type:ty) => { Self::$name($argument) };
    (@write $f:ident $sentence:literal, $argument:ident) => { $f.write_str($sentence) };
    (@write $f:ident $sentence:literal, $argument:ident $type:ty) => {
        write!($f, $sentence, $argument)
    };
}

problems! {
    /// Bounds of a repetition in the wrong order.
    RepeatBounds => "upper is smaller than lower in repeat range";
    /// `a{100001}`
    RepeatTooBig => "too big number for repeat range";
    /// Groups nest too deep.
    TooDeep => "parse depth limit over";
    /// `[]`
    EmptyClass => "empty char-class";
    /// `[a`
    UnfinishedClass => "premature end of char-class";
    /// `[a-\d]`
    UnmatchedRange => "unmatched range specifier in char-class";
    /// `a\`
    ShortEscape => "too short escape sequence";
    /// A set of characters that there is none of: our mistake.
    UnknownSet => "parser bug";
    /// `[[:nothing:]]`
    PosixBracket => "invalid POSIX bracket type";
    /// `[b-a]`
    EmptyRange => "empty range in char class";
    /// `[a-\w]`
    ClassInRange => "char-class value at end of range";
    /// `(?z)`
    GroupOption => "undefined group option";
    /// `(?`
    UnfinishedGroup => "end pattern in group";
    /// `(?(1)a|b|c)`
    Conditional => "invalid conditional pattern";
    /// `a)`
    UnmatchedClose => "unmatched close parenthesis";
    /// `(a`
    UnmatchedOpen => "end pattern with unmatched parenthesis";
    /// `*`
    NothingToRepeat => "target of repeat operator is not specified";
    /// `\k<99999999999>`
    NumberTooBig => "too big number";
    /// `(?<>a)`
    EmptyGroupName => "group name is empty";
    /// `\k<1>` where there is no such group
    Backref => "invalid backref number/name";
    /// `(?<a>\g<a>)`
    EndlessRecursion => "never ending recursion";
    /// `\u{110000}`
    UnicodeRange => "invalid Unicode range";
    /// Bytes that are the beginning of a character.
    ShortCharacter => "too short escaped multibyte character";
    /// Bytes that are no character.
    InvalidCharacter => "invalid multibyte escape";
    /// `\xg`
    HexEscape => "invalid hex escape";
    /// `\M-\M-a`
    DuplicateMeta => "duplicate meta escape";
    /// `\M-`
    ShortMeta => "too short meta escape";
    /// `\c`
    ShortControl => "too short control escape";
    /// `\c\ca`
    DuplicateControl => "duplicate control escape";
    /// An escape that stands for no byte.
    UnexpectedEscape => "unexpected escape sequence";
    /// `\400`
    EscapeCode => "invalid escape code";
    /// `\u12`
    UnicodeEscape => "invalid Unicode escape";
    /// `\u{}`
    UnicodeList => "invalid Unicode list";
    /// `(?<a>b)\1`
    Numbered => "numbered backref/call is not allowed. (use name)";
    /// `(?<=a*)`
    LookBehind => "invalid pattern in look-behind";
    /// `\p{nothing}`
    Property(String) => "invalid character property name {{{}}}";
    /// `(?<1>a)`
    GroupName(String) => "invalid group name <{}>";
    /// `\k<nothing>`
    UndefinedName(String) => "undefined name <{}> reference";
    /// `\g<9>`
    UndefinedGroup(u32) => "undefined group <{}> reference";
    /// `(?<a>b)(?<a>c)\g<a>`
    AmbiguousCall(String) => "multiplex definition name <{}> call";
}
