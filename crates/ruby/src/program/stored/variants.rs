//! Kinds and records: what they are made of is said once, for both ways.

use super::Store;
use super::bytes::{Reader, Writer};

/// What is of one of some kinds, which a byte tells.
pub(super) trait Variants: Sized {
    fn tag(&self) -> u8;
    fn write_parts(&self, to: &mut Writer);
    fn read_parts(tag: u8, from: &mut Reader<'_>) -> Option<Self>;
}

/// The kinds of an enumeration, all of them, and names for their parts.
macro_rules! variants {
    ($type:ident {
        $($variant:ident $(($($part:ident),+))? $({$($field:ident),+})?),+ $(,)?
    }) => {
        const _: () = {
            enum Tag {
                $($variant),+
            }

            const TAGS: &[Tag] = &[$(Tag::$variant),+];

            impl $crate::program::stored::variants::Variants for $type {
                fn tag(&self) -> u8 {
                    let tag = match self {
                        $(Self::$variant { .. } => Tag::$variant,)+
                    };
                    tag as u8
                }

                fn write_parts(&self, to: &mut $crate::program::stored::bytes::Writer) {
                    match self {
                        $(Self::$variant $(($($part),+))? $({$($field),+})? => {
                            $($($crate::program::stored::Store::write($part, to);)+)?
                            $($($crate::program::stored::Store::write($field, to);)+)?
                        })+
                    }
                    let _ = to;
                }

                #[inline]
                fn read_parts(
                    tag: u8,
                    from: &mut $crate::program::stored::bytes::Reader<'_>,
                ) -> Option<Self> {
                    let _ = &from;
                    match TAGS.get(usize::from(tag))? {
                        $(Tag::$variant => {
                            $($(let $part = $crate::program::stored::Store::read(from)?;)+)?
                            $($(let $field = $crate::program::stored::Store::read(from)?;)+)?
                            Some(Self::$variant $(($($part),+))? $({$($field),+})?)
                        })+
                    }
                }
            }
        };
    };
}

/// The same, with its byte before its parts.
macro_rules! stored_variants {
    ($type:ident $kinds:tt) => {
        $crate::program::stored::variants::variants! { $type $kinds }

        impl $crate::program::stored::Store for $type {
            fn write(&self, to: &mut $crate::program::stored::bytes::Writer) {
                to.byte($crate::program::stored::variants::Variants::tag(self));
                $crate::program::stored::variants::Variants::write_parts(self, to);
            }

            fn read(from: &mut $crate::program::stored::bytes::Reader<'_>) -> Option<Self> {
                let tag = from.byte()?;
                $crate::program::stored::variants::Variants::read_parts(tag, from)
            }
        }
    };
}

/// The fields of a record, all of them.
macro_rules! stored_fields {
    ($type:ident { $($field:ident),+ }) => {
        impl $crate::program::stored::Store for $type {
            fn write(&self, to: &mut $crate::program::stored::bytes::Writer) {
                let Self { $($field),+ } = self;
                $($crate::program::stored::Store::write($field, to);)+
            }

            fn read(from: &mut $crate::program::stored::bytes::Reader<'_>) -> Option<Self> {
                $(let $field = $crate::program::stored::Store::read(from)?;)+
                Some(Self { $($field),+ })
            }
        }
    };
}

/// Some of the same kind.
pub(super) fn write_all<T: Store>(all: &[T], to: &mut Writer) {
    for one in all {
        one.write(to);
    }
}

/// Some of the same kind, if there can be as many.
pub(super) fn read_all<T: Store>(count: usize, from: &mut Reader<'_>) -> Option<Box<[T]>> {
    let mut all = Vec::with_capacity(count);
    for _ in 0..count {
        all.push(T::read(from)?);
    }
    Some(all.into())
}

pub(super) use {stored_fields, stored_variants, variants};
