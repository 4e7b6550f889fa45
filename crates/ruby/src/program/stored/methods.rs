//! Bodies and their parameters; methods that are read when they are first called.

use std::sync::{Arc, OnceLock};

use super::bytes::{Reader, Writer};
use super::variants::{Variants, stored_fields, stored_variants, variants};
use super::{Store, StoredPrograms};
use crate::lower::walk::DEEPEST;
use crate::program::{
    Body, BodyKind, DeferredBody, KeywordParameter, MethodBody, OptionalParameter, Parameters,
    RequiredParameter, Rest,
};

/// The kind of a body has so many bits. Behind them is how many parameters it has, if these are
/// names in the first slots, as they mostly are.
const KIND_BITS: u32 = 3;
const NOT_SIMPLE: u8 = 31;

/// Where a method is that was left out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StoredBody {
    programs: &'static StoredPrograms,
    bytes: &'static [u8],
}

impl StoredBody {
    /// Reads the method.
    pub(crate) fn read(self, method: &DeferredBody) -> Option<Arc<Body>> {
        let DeferredBody {
            source, text, line, ..
        } = method;
        let mut from = Reader::new(self.bytes, self.programs, source, text, *line)?;
        let body = Store::read(&mut from)?;
        from.is_at_end().then_some(body)
    }
}

variants! { BodyKind { File, Method, Block, Lambda, Class, Text } }

impl Store for Body {
    fn write(&self, to: &mut Writer) {
        let simple = simple(&self.parameters);
        to.byte(self.kind.tag() | simple.unwrap_or(NOT_SIMPLE) << KIND_BITS);
        self.name.write(to);
        to.line(self.line);
        self.locals.write(to);
        if simple.is_none() {
            self.parameters.write(to);
        }
        self.depth.write(to);
        self.node.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let first = from.byte()?;
        let kind = BodyKind::read_parts(first & ((1 << KIND_BITS) - 1), from)?;
        let name = Store::read(from)?;
        let line = from.line()?;
        let locals = Store::read(from)?;
        let parameters = match first >> KIND_BITS {
            NOT_SIMPLE => Parameters::read(from)?,
            count => Parameters {
                required: (0..count.into()).map(RequiredParameter::Slot).collect(),
                is_simple: true,
                ..Parameters::default()
            },
        };
        // Stack is taken for as much as bodies say.
        let depth = from.number().filter(|depth| *depth <= DEEPEST)?;
        Some(Self {
            kind,
            name,
            source: Arc::clone(from.source),
            line,
            locals,
            parameters,
            depth,
            node: Store::read(from)?,
        })
    }
}

/// How many parameters there are if all are names in the first slots.
fn simple(parameters: &Parameters) -> Option<u8> {
    let Parameters {
        required,
        optional,
        rest: Rest::None,
        post,
        keywords,
        keyword_rest: Rest::None,
        no_keywords: false,
        block: None,
        excess_comma: false,
        is_simple: true,
        forwarding: false,
    } = parameters
    else {
        return None;
    };
    let in_order = (0..).zip(required).all(
        |(slot, parameter)| matches!(parameter, RequiredParameter::Slot(found) if *found == slot),
    );
    let has_others = !optional.is_empty() || !post.is_empty() || !keywords.is_empty();
    let count = u8::try_from(required.len()).ok()?;
    (in_order && !has_others && count < NOT_SIMPLE).then_some(count)
}

stored_fields! { Parameters {
    required, optional, rest, post, keywords, keyword_rest, no_keywords, block, excess_comma,
    is_simple, forwarding
} }
stored_variants! { RequiredParameter { Slot(slot), Destructure(targets) } }
stored_fields! { OptionalParameter { slot, default } }
stored_variants! { Rest { None, Unnamed, Slot(slot) } }
stored_fields! { KeywordParameter { name, slot, default } }

impl Store for MethodBody {
    fn write(&self, to: &mut Writer) {
        match self {
            Self::Ready(body) => {
                false.write(to);
                body.write(to);
            }
            Self::Deferred(method) => {
                true.write(to);
                to.line(method.line);
                method.place.write(to);
                to.apart(method.line, |to| (**self).write(to));
            }
        }
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        if !bool::read(from)? {
            return Arc::<Body>::read(from).map(Self::Ready);
        }
        let line = from.line()?;
        let place = Store::read(from)?;
        let stored = StoredBody {
            programs: from.programs,
            bytes: from.piece()?,
        };
        Some(Self::Deferred(Arc::new(DeferredBody {
            source: Arc::clone(from.source),
            text: from.text,
            place,
            line,
            stored: Some(stored),
            body: OnceLock::new(),
        })))
    }
}
