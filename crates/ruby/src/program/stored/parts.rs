//! What nodes are made of that is no node: numbers, names, texts, lists.

use std::sync::Arc;

use ecow::EcoString;
use marotte_regex::{Options, Regex};
use num_bigint::BigInt;

use super::Store;
use super::bytes::{Reader, Writer};
use super::variants::{read_all, write_all};
use crate::symbol::Symbol;

impl Store for bool {
    fn write(&self, to: &mut Writer) {
        to.byte((*self).into());
    }

    #[inline]
    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.byte().map(|byte| byte != 0)
    }
}

impl Store for u32 {
    fn write(&self, to: &mut Writer) {
        to.number(*self);
    }

    #[inline]
    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.number()
    }
}

impl Store for i64 {
    fn write(&self, to: &mut Writer) {
        to.signed(*self);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.signed()
    }
}

impl Store for f64 {
    fn write(&self, to: &mut Writer) {
        to.bytes.extend(self.to_le_bytes());
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.array().map(Self::from_le_bytes)
    }
}

impl Store for char {
    fn write(&self, to: &mut Writer) {
        to.number((*self).into());
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Self::from_u32(from.number()?)
    }
}

impl Store for BigInt {
    fn write(&self, to: &mut Writer) {
        to.piece(&self.to_signed_bytes_le());
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.piece().map(Self::from_signed_bytes_le)
    }
}

impl Store for Symbol {
    fn write(&self, to: &mut Writer) {
        let number = to.names.number(self.as_str().as_bytes());
        to.number(number);
    }

    #[inline]
    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let number = from.number()?;
        from.parts.symbol(number)
    }
}

impl Store for EcoString {
    fn write(&self, to: &mut Writer) {
        let number = to.texts.number(self.as_bytes());
        to.number(number);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let number = from.number()?;
        from.parts.texts.text(number).map(Self::from)
    }
}

impl Store for Box<[u8]> {
    fn write(&self, to: &mut Writer) {
        to.piece(self);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.piece().map(Self::from)
    }
}

impl Store for Options {
    fn write(&self, to: &mut Writer) {
        let Self {
            ignore_case,
            extended,
            multi_line,
        } = *self;
        to.byte(u8::from(ignore_case) | u8::from(extended) << 1 | u8::from(multi_line) << 2);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let flags = from.byte()?;
        Some(Self {
            ignore_case: flags & 1 != 0,
            extended: flags & 2 != 0,
            multi_line: flags & 4 != 0,
        })
    }
}

impl Store for Regex {
    fn write(&self, to: &mut Writer) {
        let number = to.texts.number(self.source().as_bytes());
        to.number(number);
        self.options().write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let number = from.number()?;
        let source = from.parts.texts.text(number)?;
        Self::with_options(source, Options::read(from)?).ok()
    }
}

impl<T: Store> Store for Option<T> {
    fn write(&self, to: &mut Writer) {
        self.is_some().write(to);
        if let Some(value) = self {
            value.write(to);
        }
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        match bool::read(from)? {
            true => T::read(from).map(Some),
            false => Some(None),
        }
    }
}

impl<T: Store> Store for Box<T> {
    fn write(&self, to: &mut Writer) {
        (**self).write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        T::read(from).map(Self::new)
    }
}

impl<T: Store> Store for Arc<T> {
    fn write(&self, to: &mut Writer) {
        (**self).write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        T::read(from).map(Self::new)
    }
}

impl<T: Store> Store for Box<[T]> {
    fn write(&self, to: &mut Writer) {
        to.number(self.len() as u32);
        write_all(self, to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let count = from.count()?;
        read_all(count, from)
    }
}

impl Store for Arc<[Symbol]> {
    fn write(&self, to: &mut Writer) {
        to.number(self.len() as u32);
        write_all(self, to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Box::<[Symbol]>::read(from).map(Self::from)
    }
}

impl<A: Store, B: Store> Store for (A, B) {
    fn write(&self, to: &mut Writer) {
        self.0.write(to);
        self.1.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Some((A::read(from)?, B::read(from)?))
    }
}

impl<A: Store, B: Store, C: Store> Store for (A, B, C) {
    fn write(&self, to: &mut Writer) {
        self.0.write(to);
        self.1.write(to);
        self.2.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Some((A::read(from)?, B::read(from)?, C::read(from)?))
    }
}
