//! Nodes, and patterns.

use super::Store;
use super::bytes::{Reader, Writer};
use super::variants::{Variants, read_all, stored_fields, stored_variants, variants, write_all};
use crate::program::{
    Argument, Arguments, ArrayPattern, AssignTarget, BeginNode, BlockArgument, CallNode,
    CaseBranch, FindPattern, FirstMethod, HashPattern, KeysRest, Keywords, MatchBranch, MatchNode,
    Node, NodeKind, OperatorTarget, Pair, Pattern, Piece, RescueClause, Shortcut, TargetList,
};

/// A node that is on another line than the one before it has this bit, and its line behind it.
const OTHER_LINE: u8 = 0x80;

/// What a splat begins with; no kind of node has so large a number.
const SPLAT: u8 = 0x7f;

/// What is told of a call at its beginning, a bit each.
const RECEIVER: u8 = 1;
const IS_SELF: u8 = 1 << 1;
const BLOCK: u8 = 1 << 2;
const IS_SAFE: u8 = 1 << 3;
const IS_BARE_NAME: u8 = 1 << 4;
const IS_ASSIGNMENT: u8 = 1 << 5;
const ARGUMENTS: u8 = 1 << 6;

/// What is told of arguments, a bit each. Behind these is how many there are, if they are few.
const HAS_SPLAT: u8 = 1;
const FORWARD: u8 = 1 << 1;
const KEYWORDS: u8 = 1 << 2;
const FLAG_BITS: u32 = 3;
const MANY: u8 = 31;

impl Store for Node {
    fn write(&self, to: &mut Writer) {
        let tag = self.kind.tag();
        debug_assert!(tag < SPLAT, "no splat, and no other line");
        if self.line == to.line {
            to.byte(tag);
        } else {
            to.byte(tag | OTHER_LINE);
            to.line(self.line);
        }
        self.kind.write_parts(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let tag = from.byte()?;
        let line = match tag & OTHER_LINE {
            0 => from.line,
            _ => from.line()?,
        };
        let kind = from.deeper(|from| NodeKind::read_parts(tag & !OTHER_LINE, from))?;
        Some(Self { kind, line })
    }
}

variants! { NodeKind {
    Nil,
    True,
    False,
    SelfValue,
    Integer(value),
    BigInteger(value),
    Float(value),
    Rational(parts),
    Symbol(name),
    String(text),
    Bytes(bytes),
    FrozenString(text),
    Interpolated(pieces),
    InterpolatedSymbol(pieces),
    Command(pieces),
    Regexp(regex),
    BadRegexp(error),
    InterpolatedRegexp(pieces, options),
    Array(elements),
    Hash(pairs),
    Range(ends, excluded),
    Local(slot),
    OuterLocal(slot, depth),
    InstanceVariable(name),
    ClassVariable(name),
    Global(name),
    NthMatch(number),
    MatchPart(letter),
    Constant(name),
    TopConstant(name),
    ScopedConstant(scope, name),
    Assign(parts),
    MultipleAssign(parts),
    OperatorAssign(parts, operator),
    OrAssign(parts),
    AndAssign(parts),
    And(sides),
    Or(sides),
    Not(node),
    Sequence(nodes),
    If(parts),
    While { parts, negated, do_first },
    For(parts),
    Case(parts),
    Match(parts),
    MatchAsk(parts),
    MatchRequire(parts),
    Begin(parts),
    Return(value),
    Break(value),
    Next(value),
    Redo,
    Retry,
    Yield(arguments),
    Call(call),
    Super(parts),
    BareSuper(block),
    Lambda(body),
    Define(name, body),
    DefineSingleton(object, name, body),
    Class(parts, body),
    Module(parts, body),
    SingletonClass(object, body),
    Alias(new, old),
    AliasGlobal(new, old),
    Undefine(names),
    Defined(node),
    MatchAssign(node, names),
    File,
    Unsupported(what),
} }

stored_variants! { Piece { Text(text), Bytes(bytes), Code(node) } }
stored_variants! { Pair { Entry(key, value), DoubleSplat(value) } }
stored_variants! { BlockArgument { Code(body), Value(node), Symbol(name), Own } }
stored_variants! { AssignTarget {
    Local(slot),
    OuterLocal(slot, depth),
    InstanceVariable(name),
    ClassVariable(name),
    Global(name),
    Constant(name),
    ScopedConstant(scope, name),
    Attribute(receiver, name, is_safe),
    Index(receiver, arguments),
    List(targets),
} }
stored_variants! { OperatorTarget {
    Simple(reader, target),
    Attribute(receiver, reader, writer, is_safe),
    Index(receiver, arguments),
} }
stored_fields! { FirstMethod { name, line, column } }
stored_fields! { CaseBranch { options, body } }
stored_fields! { BeginNode { body, rescues, otherwise, ensure } }
stored_fields! { RescueClause { classes, target, body } }

impl Store for Argument {
    fn write(&self, to: &mut Writer) {
        match self {
            Self::Value(node) => node.write(to),
            Self::Splat(node) => {
                to.byte(SPLAT);
                node.write(to);
            }
        }
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        if from.is_next(SPLAT) {
            return Store::read(from).map(Self::Splat);
        }
        Store::read(from).map(Self::Value)
    }
}

impl Store for Arguments {
    fn write(&self, to: &mut Writer) {
        let Self {
            values,
            has_splat,
            keywords,
            forward,
        } = self;
        let few = u8::try_from(values.len()).ok().filter(|few| *few < MANY);
        to.byte(
            flag(*has_splat, HAS_SPLAT)
                | flag(*forward, FORWARD)
                | flag(!keywords.is_empty(), KEYWORDS)
                | few.unwrap_or(MANY) << FLAG_BITS,
        );
        if few.is_none() {
            to.number(values.len() as u32);
        }
        write_all(values, to);
        if !keywords.is_empty() {
            to.number(keywords.len() as u32);
            write_all(keywords, to);
        }
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let first = from.byte()?;
        let count = match first >> FLAG_BITS {
            MANY => from.count()?,
            few => few.into(),
        };
        Some(Self {
            values: read_all(count, from)?,
            has_splat: first & HAS_SPLAT != 0,
            keywords: match first & KEYWORDS {
                0 => Keywords::default(),
                _ => Box::<[Pair]>::read(from)?.into(),
            },
            forward: first & FORWARD != 0,
        })
    }
}

impl Store for CallNode {
    fn write(&self, to: &mut Writer) {
        let Self {
            receiver,
            is_self,
            name,
            arguments,
            block,
            is_safe,
            is_bare_name,
            is_assignment,
            // It follows from the others.
            shortcut: _,
        } = self;
        let Arguments {
            values,
            has_splat,
            keywords,
            forward,
        } = arguments;
        let has_arguments = !values.is_empty() || *has_splat || !keywords.is_empty() || *forward;
        to.byte(
            flag(receiver.is_some(), RECEIVER)
                | flag(*is_self, IS_SELF)
                | flag(block.is_some(), BLOCK)
                | flag(*is_safe, IS_SAFE)
                | flag(*is_bare_name, IS_BARE_NAME)
                | flag(*is_assignment, IS_ASSIGNMENT)
                | flag(has_arguments, ARGUMENTS),
        );
        name.write(to);
        if let Some(receiver) = receiver {
            receiver.write(to);
        }
        if has_arguments {
            arguments.write(to);
        }
        if let Some(block) = block {
            block.write(to);
        }
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let flags = from.byte()?;
        let name = Store::read(from)?;
        let receiver = match flags & RECEIVER {
            0 => None,
            _ => Some(Node::read(from)?),
        };
        let arguments = match flags & ARGUMENTS {
            0 => Arguments::default(),
            _ => Arguments::read(from)?,
        };
        let block = match flags & BLOCK {
            0 => None,
            _ => Some(BlockArgument::read(from)?),
        };
        Some(Self {
            shortcut: Shortcut::of(receiver.as_ref(), name, &arguments, block.as_ref()),
            receiver,
            is_self: flags & IS_SELF != 0,
            name,
            arguments,
            block,
            is_safe: flags & IS_SAFE != 0,
            is_bare_name: flags & IS_BARE_NAME != 0,
            is_assignment: flags & IS_ASSIGNMENT != 0,
        })
    }
}

fn flag(is_set: bool, bit: u8) -> u8 {
    if is_set { bit } else { 0 }
}

impl Store for TargetList {
    fn write(&self, to: &mut Writer) {
        let Self {
            before,
            splat,
            after,
        } = self;
        before.write(to);
        splat.write(to);
        after.write(to);
    }

    /// Lists are in lists.
    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.deeper(|from| {
            Some(Self {
                before: Store::read(from)?,
                splat: Store::read(from)?,
                after: Store::read(from)?,
            })
        })
    }
}

stored_fields! { MatchNode { subject, branches, otherwise } }
stored_fields! { MatchBranch { pattern, guard, body } }
stored_fields! { ArrayPattern { constant, before, rest, after } }
stored_fields! { FindPattern { constant, before, inside, after } }
stored_fields! { HashPattern { constant, entries, rest } }
stored_variants! { KeysRest { Any, Bind(target), None } }

variants! { Pattern {
    Value(node),
    Bind(target),
    Capture(parts),
    Either(patterns),
    Array(parts),
    Find(parts),
    Hash(parts),
} }

impl Store for Pattern {
    fn write(&self, to: &mut Writer) {
        to.byte(self.tag());
        self.write_parts(to);
    }

    /// Patterns are in patterns.
    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let tag = from.byte()?;
        from.deeper(|from| Self::read_parts(tag, from))
    }
}
