//! Compiles a pattern to a program of the backtracking engine.

use super::first::{First, first};
use super::{CharSet, Inst, Mode, One, Program};
use crate::ast::{INFINITE, Node};
use crate::deep::grow;
use crate::folding;
use crate::resolve::{Pattern, call_number, char_length, may_shrink};

/// The longest text to which a repeated run that ignores case is expanded, as in Ruby:
/// `s{2}` can then match `ß`.
const EXPAND_LIMIT: usize = 100;
/// The deepest tree whose first bytes are worth knowing.
const FIRST_DEPTH: usize = 500;

/// Compiles a resolved pattern.
pub(crate) fn compile(pattern: &Pattern) -> Program {
    let groups = pattern.groups as usize + 1;
    let mut bodies = vec![None; groups];
    if pattern.has_calls {
        pattern.node.collect_bodies(&mut bodies);
        bodies[0] = Some(&pattern.node);
    }
    let mut called = vec![false; groups];
    mark_called(&pattern.node, &mut called);
    let mut compiler = Compiler {
        insts: Vec::new(),
        // The first register holds the current call's frame.
        registers: 1,
        groups,
        bodies,
        called,
        entries: vec![None; groups],
        calls: Vec::new(),
    };
    if compiler.called[0] {
        compiler.insts.push(Inst::Call(2));
        compiler.insts.push(Inst::Match);
        compiler.entries[0] = Some(2);
        compiler.node(&pattern.node);
        compiler.insts.push(Inst::Ret);
    } else {
        compiler.node(&pattern.node);
        compiler.insts.push(Inst::Match);
    }
    for (at, group) in std::mem::take(&mut compiler.calls) {
        // Every group of the pattern has been compiled by now.
        compiler.insts[at] = Inst::Call(compiler.entries[group].unwrap_or(0));
    }
    let first = if pattern.depth > FIRST_DEPTH {
        First::Anywhere
    } else {
        first(&pattern.node)
    };
    Program {
        insts: compiler.insts,
        groups,
        registers: compiler.registers,
        first,
    }
}

fn mark_called(node: &Node, called: &mut [bool]) {
    grow(|| {
        if let Node::Call(target) = node {
            called[call_number(target)] = true;
        }
        for child in node.children() {
            mark_called(child, called);
        }
    });
}

struct Compiler<'a> {
    insts: Vec<Inst>,
    registers: usize,
    groups: usize,
    bodies: Vec<Option<&'a Node>>,
    called: Vec<bool>,
    /// Where the code of called groups begins.
    entries: Vec<Option<usize>>,
    /// Calls whose address is still to be filled in.
    calls: Vec<(usize, usize)>,
}

impl<'a> Compiler<'a> {
    fn push(&mut self, inst: Inst) -> usize {
        self.insts.push(inst);
        self.insts.len() - 1
    }

    fn here(&self) -> usize {
        self.insts.len()
    }

    /// A new register, as an index among all slots.
    fn register(&mut self) -> usize {
        self.registers += 1;
        self.groups * 2 + self.registers - 1
    }

    fn node(&mut self, node: &'a Node) {
        grow(|| self.node_inner(node));
    }

    fn node_inner(&mut self, node: &'a Node) {
        match node {
            Node::Empty => {}
            Node::Str { chars, fold } => self.run(chars, *fold),
            Node::Class(_) | Node::Any { .. } => {
                if let Some(one) = one(node) {
                    self.push(Inst::One(one));
                }
            }
            Node::Assert(assert) => {
                self.push(Inst::Assert(*assert));
            }
            Node::Keep => {
                self.push(Inst::Keep);
            }
            Node::Capture { index, body, .. } => self.capture(*index as usize, body),
            Node::Group(body) => self.node(body),
            Node::Atomic(body) => self.atomic(body),
            Node::Look {
                behind,
                negative,
                body,
            } => self.look(*behind, *negative, body),
            Node::Absent(body) => {
                let at = self.push(Inst::Absent { exit: 0 });
                self.node(body);
                self.push(Inst::Match);
                self.insts[at] = Inst::Absent { exit: self.here() };
            }
            Node::Condition { group, yes, no, .. } => {
                let group = *group as usize;
                let at = self.push(Inst::UnlessMatched { group, no: 0 });
                self.node(yes);
                let end = self.push(Inst::Jump(0));
                self.insts[at] = Inst::UnlessMatched {
                    group,
                    no: self.here(),
                };
                self.node(no);
                self.insts[end] = Inst::Jump(self.here());
            }
            Node::Repeat {
                min,
                max,
                greedy,
                body,
            } => self.repeat(*min, *max, *greedy, body),
            Node::Concat(nodes) => {
                for node in nodes {
                    self.node(node);
                }
            }
            Node::Alt(nodes) => self.alternatives(nodes),
            Node::Backref {
                groups,
                fold,
                level,
                ..
            } => {
                let groups = groups.iter().map(|group| *group as usize).collect();
                self.push(Inst::Backref {
                    groups,
                    fold: *fold,
                    level: *level,
                });
            }
            Node::Call(target) => {
                let at = self.push(Inst::Call(0));
                self.calls.push((at, call_number(target)));
            }
        }
    }

    fn run(&mut self, chars: &[char], fold: bool) {
        let plain = |chars: &[char]| -> Box<str> { chars.iter().collect::<String>().into() };
        match chars {
            [] => {}
            [c] if !fold => {
                self.push(Inst::One(One::Char(*c)));
            }
            _ if !fold => {
                self.push(Inst::Str(plain(chars)));
            }
            _ => {
                let mut folded = Vec::new();
                for c in chars {
                    folding::push_full(*c, &mut folded);
                }
                self.push(Inst::Folded(folded.into()));
            }
        }
    }

    fn capture(&mut self, index: usize, body: &'a Node) {
        if !self.called[index] {
            self.push(Inst::Save(index * 2));
            self.node(body);
            self.push(Inst::Save(index * 2 + 1));
            return;
        }
        let entry = self.here() + 2;
        self.push(Inst::Call(entry));
        let over = self.push(Inst::Jump(0));
        self.entries[index] = Some(entry);
        let register = self.register();
        self.push(Inst::Mark(register));
        self.push(Inst::Save(index * 2));
        self.node(body);
        self.push(Inst::SaveGroup {
            group: index,
            register,
        });
        self.push(Inst::Ret);
        self.insts[over] = Inst::Jump(self.here());
    }

    fn atomic(&mut self, body: &'a Node) {
        if let Node::Repeat {
            min,
            max,
            greedy: true,
            body,
        } = body
            && let Some(one) = one(body)
        {
            self.push(Inst::Many {
                one,
                min: *min,
                max: *max,
                mode: Mode::Possessive,
            });
            return;
        }
        let register = self.register();
        self.push(Inst::Guard(register));
        self.node(body);
        self.push(Inst::Commit(register));
    }

    fn look(&mut self, behind: bool, negative: bool, body: &'a Node) {
        let (register, position) = (self.register(), self.register());
        self.push(Inst::Mark(position));
        if negative {
            let at = self.push(Inst::Deny { register, exit: 0 });
            self.look_body(behind, body, position);
            self.push(Inst::Denied(register));
            self.insts[at] = Inst::Deny {
                register,
                exit: self.here(),
            };
            return;
        }
        self.push(Inst::Guard(register));
        self.look_body(behind, body, position);
        self.push(Inst::Commit(register));
        self.push(Inst::Return(position));
    }

    fn look_body(&mut self, behind: bool, body: &'a Node, position: usize) {
        if !behind {
            self.node(body);
            return;
        }
        // Case folding may change lengths: then every length is tried.
        let length = char_length(body, &self.bodies, 0).unwrap_or(0);
        let is_run = matches!(body, Node::Str { chars, fold: true } if may_shrink(chars));
        let lengths = if is_run && length < 16 {
            1..=length
        } else {
            length..=length
        };
        let mut ends = Vec::new();
        for length in lengths.clone() {
            let last = length == *lengths.end();
            let split = (!last).then(|| self.push(Inst::Split(0, 0)));
            if length > 0 {
                self.push(Inst::Back(length));
            }
            self.node(body);
            self.push(Inst::AtMark(position));
            if let Some(split) = split {
                ends.push(self.push(Inst::Jump(0)));
                self.insts[split] = Inst::Split(split + 1, self.here());
            }
        }
        let end = self.here();
        for at in ends {
            self.insts[at] = Inst::Jump(end);
        }
    }

    fn alternatives(&mut self, nodes: &'a [Node]) {
        let mut ends = Vec::new();
        for (index, node) in nodes.iter().enumerate() {
            if index + 1 == nodes.len() {
                self.node(node);
                break;
            }
            let split = self.push(Inst::Split(0, 0));
            self.node(node);
            ends.push(self.push(Inst::Jump(0)));
            self.insts[split] = Inst::Split(split + 1, self.here());
        }
        let end = self.here();
        for at in ends {
            self.insts[at] = Inst::Jump(end);
        }
    }

    fn repeat(&mut self, min: u32, max: u32, greedy: bool, body: &'a Node) {
        if max == 0 {
            // The body is still compiled, since it may be called from elsewhere.
            let over = self.push(Inst::Jump(0));
            self.node(body);
            self.insts[over] = Inst::Jump(self.here());
            return;
        }
        if let Node::Str { chars, fold: true } = body
            && min == max
            && chars
                .iter()
                .map(|c| c.len_utf8())
                .sum::<usize>()
                .saturating_mul(min as usize)
                <= EXPAND_LIMIT
        {
            self.run(&chars.repeat(min as usize), true);
            return;
        }
        if let Some(one) = one(body) {
            let mode = if greedy { Mode::Greedy } else { Mode::Lazy };
            self.push(Inst::Many {
                one,
                min,
                max,
                mode,
            });
            return;
        }
        if (min, max) == (0, 1) {
            let split = self.push(Inst::Split(0, 0));
            self.node(body);
            self.insts[split] = prefer(greedy, split + 1, self.here());
            return;
        }
        let counter = (min > 1 || max != INFINITE).then(|| self.register());
        let empty = (max == INFINITE && body.is_nullable()).then(|| self.register());
        if let Some(register) = counter {
            self.push(Inst::Set(register, 0));
        }
        // `x+` runs its body once before the first choice.
        let skip = (counter.is_none() && min == 1).then(|| self.push(Inst::Jump(0)));
        let head = match counter {
            Some(register) => self.push(Inst::Loop {
                register,
                min,
                max,
                greedy,
                exit: 0,
            }),
            None => self.push(Inst::Split(0, 0)),
        };
        if let Some(skip) = skip {
            self.insts[skip] = Inst::Jump(self.here());
        }
        if let Some(register) = empty {
            self.push(Inst::Mark(register));
        }
        self.node(body);
        let leave = empty.map(|register| {
            (
                register,
                self.push(Inst::LeaveIfEmpty { register, exit: 0 }),
            )
        });
        match counter {
            Some(register) => self.push(Inst::Count { register, head }),
            None => self.push(Inst::Jump(head)),
        };
        let exit = self.here();
        self.insts[head] = match counter {
            Some(register) => Inst::Loop {
                register,
                min,
                max,
                greedy,
                exit,
            },
            None => prefer(greedy, head + 1, exit),
        };
        if let Some((register, at)) = leave {
            self.insts[at] = Inst::LeaveIfEmpty { register, exit };
        }
    }
}

fn prefer(greedy: bool, body: usize, exit: usize) -> Inst {
    if greedy {
        Inst::Split(body, exit)
    } else {
        Inst::Split(exit, body)
    }
}

/// The node as a single character, if it always is one.
fn one(node: &Node) -> Option<One> {
    Some(match node {
        Node::Str { chars, fold: false } => match chars.as_slice() {
            [c] => One::Char(*c),
            _ => return None,
        },
        Node::Str { chars, fold: true } => match chars.as_slice() {
            [c] if folding::multiple(*c).is_none() => {
                One::Class(Box::new(CharSet::new(&folding::variants(*c))))
            }
            _ => return None,
        },
        Node::Class(set) => One::Class(Box::new(CharSet::new(set))),
        Node::Any { newline: true } => One::AnyLine,
        Node::Any { newline: false } => One::Any,
        _ => return None,
    })
}
