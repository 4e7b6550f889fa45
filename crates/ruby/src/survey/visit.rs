//! The walk over a program.

use ecow::{EcoString, eco_format};
use rustc_hash::FxHashSet;

use super::{ConstantUse, Loading, Receiver, Survey, Use, Used};
use crate::program::{
    Argument, Arguments, AssignTarget, BlockArgument, Body, CallNode, Node, NodeKind,
    OperatorTarget, Pair, Parameters, Pattern, Piece, Program, RequiredParameter, TargetList,
};
use crate::symbol::Symbol;

/// Stack that a node may take, and what is added when there is less.
const RED_ZONE: usize = 128 << 10;
const GROWTH: usize = 2 << 20;

/// Methods whose arguments are names of methods that they define.
const DEFINING: &[&str] = &[
    "attr",
    "attr_accessor",
    "attr_reader",
    "attr_writer",
    "define_method",
    "define_singleton_method",
    "alias_method",
    "def_delegator",
    "def_delegators",
    "def_instance_delegator",
    "def_instance_delegators",
];

pub(super) fn survey(program: &Program, loading: &Loading<'_>) -> Survey {
    let symbols = |names: &[&str]| names.iter().map(|name| Symbol::new(name)).collect();
    let mut visitor = Visitor {
        survey: Survey::default(),
        keeping: symbols(loading.keeping),
        running: symbols(loading.running),
        around: Vec::new(),
        is_deferred: false,
        is_asked: false,
        catches_missing: false,
    };
    visitor.body(&program.body);
    visitor.survey
}

pub(super) struct Visitor {
    pub(super) survey: Survey,
    keeping: FxHashSet<Symbol>,
    running: FxHashSet<Symbol>,
    /// The full names of the modules around.
    pub(super) around: Vec<EcoString>,
    is_deferred: bool,
    /// Inside of `defined?`: nothing has to be there.
    is_asked: bool,
    /// Inside of a `begin` that handles libraries that are not there.
    catches_missing: bool,
}

impl Visitor {
    fn add(&mut self, what: Used, line: u32) {
        if !self.is_asked {
            self.survey.uses.push(Use {
                what,
                line,
                is_deferred: self.is_deferred,
            });
        }
    }

    fn deferred(&mut self, is_deferred: bool, go: impl FnOnce(&mut Self)) {
        let before = self.is_deferred;
        self.is_deferred |= is_deferred;
        go(self);
        self.is_deferred = before;
    }

    pub(super) fn body(&mut self, body: &Body) {
        self.parameters(&body.parameters);
        self.node(&body.node);
    }

    fn parameters(&mut self, parameters: &Parameters) {
        for required in parameters.required.iter().chain(&parameters.post) {
            if let RequiredParameter::Destructure(list) = required {
                self.targets(list);
            }
        }
        for optional in &parameters.optional {
            self.node(&optional.default);
        }
        for keyword in &parameters.keywords {
            if let Some(default) = &keyword.default {
                self.node(default);
            }
        }
    }

    fn pattern(&mut self, pattern: &Pattern) {
        stacker::maybe_grow(RED_ZONE, GROWTH, || self.visit_pattern(pattern));
    }

    fn visit_pattern(&mut self, pattern: &Pattern) {
        match pattern {
            Pattern::Value(node) => self.node(node),
            Pattern::Bind(_) => {}
            Pattern::Capture(parts) => self.pattern(&parts.0),
            Pattern::Either(parts) => {
                self.pattern(&parts.0);
                self.pattern(&parts.1);
            }
            Pattern::Array(parts) => {
                parts.constant.iter().for_each(|node| self.node(node));
                let elements = parts.before.iter().chain(&parts.after);
                elements.for_each(|element| self.pattern(element));
            }
            Pattern::Find(parts) => {
                parts.constant.iter().for_each(|node| self.node(node));
                parts
                    .inside
                    .iter()
                    .for_each(|element| self.pattern(element));
            }
            Pattern::Hash(parts) => {
                parts.constant.iter().for_each(|node| self.node(node));
                let entries = parts.entries.iter();
                entries.for_each(|(_, pattern)| self.pattern(pattern));
            }
        }
    }

    fn nodes(&mut self, nodes: &[Node]) {
        for node in nodes {
            self.node(node);
        }
    }

    fn node(&mut self, node: &Node) {
        stacker::maybe_grow(RED_ZONE, GROWTH, || self.visit(node));
    }

    fn visit(&mut self, node: &Node) {
        let line = node.line;
        match &node.kind {
            NodeKind::Unsupported(what) => self.add(Used::Unsupported(what.clone()), line),
            NodeKind::BadRegexp(why) => self.add(Used::BadRegexp(why.clone()), line),
            NodeKind::Command(pieces) => {
                self.add(Used::Command, line);
                self.pieces(pieces);
            }
            NodeKind::Interpolated(pieces)
            | NodeKind::InterpolatedSymbol(pieces)
            | NodeKind::InterpolatedRegexp(pieces, _) => self.pieces(pieces),
            NodeKind::Array(elements) => self.arguments(elements),
            NodeKind::Hash(pairs) => self.pairs(pairs),
            NodeKind::Range(ends, _) => {
                ends.0.iter().for_each(|node| self.node(node));
                ends.1.iter().for_each(|node| self.node(node));
            }
            NodeKind::Constant(_) | NodeKind::TopConstant(_) | NodeKind::ScopedConstant(..) => {
                self.constant(node);
            }
            NodeKind::Assign(parts) => {
                self.target(&parts.0);
                self.node(&parts.1);
            }
            NodeKind::MultipleAssign(parts) => {
                self.targets(&parts.0);
                self.node(&parts.1);
            }
            NodeKind::OperatorAssign(parts, operator) => {
                self.operator_target(&parts.0, line);
                self.add(Used::Method(*operator, Receiver::Other), line);
                self.node(&parts.1);
            }
            NodeKind::OrAssign(parts) | NodeKind::AndAssign(parts) => {
                self.operator_target(&parts.0, line);
                self.node(&parts.1);
            }
            NodeKind::And(parts) | NodeKind::Or(parts) => {
                self.node(&parts.0);
                self.node(&parts.1);
            }
            NodeKind::Sequence(nodes) => self.nodes(nodes),
            NodeKind::If(parts) => {
                self.node(&parts.0);
                self.node(&parts.1);
                self.node(&parts.2);
            }
            NodeKind::While { parts, .. } => {
                self.node(&parts.0);
                self.node(&parts.1);
            }
            NodeKind::For(parts) => {
                self.target(&parts.0);
                self.node(&parts.1);
                self.node(&parts.2);
            }
            NodeKind::Case(parts) => {
                parts.0.iter().for_each(|node| self.node(node));
                for branch in &parts.1 {
                    self.arguments(&branch.options);
                    self.node(&branch.body);
                }
                self.node(&parts.2);
            }
            NodeKind::Match(parts) => {
                self.node(&parts.subject);
                for branch in &parts.branches {
                    self.pattern(&branch.pattern);
                    branch.guard.iter().for_each(|(node, _)| self.node(node));
                    self.node(&branch.body);
                }
                parts.otherwise.iter().for_each(|node| self.node(node));
            }
            NodeKind::MatchAsk(parts) | NodeKind::MatchRequire(parts) => {
                self.node(&parts.0);
                self.pattern(&parts.1);
            }
            NodeKind::Begin(parts) => {
                let catches = parts.rescues.iter().any(|clause| {
                    let mut classes = clause.classes.iter();
                    classes.any(|class| matches!(class, Argument::Value(node) if is_missing(node)))
                });
                let before = self.catches_missing;
                self.catches_missing |= catches;
                self.node(&parts.body);
                self.catches_missing = before;
                for clause in &parts.rescues {
                    self.arguments(&clause.classes);
                    clause.target.iter().for_each(|target| self.target(target));
                    self.node(&clause.body);
                }
                parts.otherwise.iter().for_each(|node| self.node(node));
                parts.ensure.iter().for_each(|node| self.node(node));
            }
            NodeKind::Not(node)
            | NodeKind::Return(node)
            | NodeKind::Break(node)
            | NodeKind::Next(node)
            | NodeKind::MatchAssign(node, _) => self.node(node),
            NodeKind::Yield(arguments) => self.all_arguments(arguments),
            NodeKind::Call(call) => self.call(call, line),
            NodeKind::Super(parts) => {
                self.all_arguments(&parts.0);
                parts.1.iter().for_each(|block| self.block(block, line));
            }
            NodeKind::BareSuper(block) => {
                block.iter().for_each(|block| self.block(block, line));
            }
            NodeKind::Lambda(body) => self.deferred(true, |visitor| visitor.body(body)),
            NodeKind::Define(name, body) => {
                self.survey.defined.methods.insert(*name);
                self.deferred(true, |visitor| visitor.body(body));
            }
            NodeKind::DefineSingleton(object, name, body) => {
                self.node(object);
                self.survey.defined.methods.insert(*name);
                let is_kept = !self.running.contains(name);
                self.deferred(is_kept, |visitor| visitor.body(body));
            }
            NodeKind::Class(parts, body) => {
                parts.2.iter().for_each(|node| self.node(node));
                self.module(parts.0.as_ref(), parts.1, body);
            }
            NodeKind::Module(parts, body) => self.module(parts.0.as_ref(), parts.1, body),
            NodeKind::SingletonClass(object, body) => {
                self.node(object);
                self.body(body);
            }
            NodeKind::Alias(new, _) => {
                self.survey.defined.methods.insert(*new);
            }
            NodeKind::Defined(node) => {
                let before = std::mem::replace(&mut self.is_asked, true);
                self.node(node);
                self.is_asked = before;
            }
            NodeKind::Nil
            | NodeKind::True
            | NodeKind::False
            | NodeKind::SelfValue
            | NodeKind::Integer(_)
            | NodeKind::BigInteger(_)
            | NodeKind::Float(_)
            | NodeKind::Rational(_)
            | NodeKind::Symbol(_)
            | NodeKind::String(_)
            | NodeKind::Bytes(_)
            | NodeKind::FrozenString(_)
            | NodeKind::Regexp(_)
            | NodeKind::Local(_)
            | NodeKind::OuterLocal(..)
            | NodeKind::InstanceVariable(_)
            | NodeKind::ClassVariable(_)
            | NodeKind::Global(_)
            | NodeKind::NthMatch(_)
            | NodeKind::MatchPart(_)
            | NodeKind::Redo
            | NodeKind::Retry
            | NodeKind::AliasGlobal(..)
            | NodeKind::Undefine(_)
            | NodeKind::File => {}
        }
    }

    fn pieces(&mut self, pieces: &[Piece]) {
        for piece in pieces {
            if let Piece::Code(node) = piece {
                self.node(node);
            }
        }
    }

    fn arguments(&mut self, arguments: &[Argument]) {
        for argument in arguments {
            match argument {
                Argument::Value(node) => self.node(node),
                Argument::Splat(node) => self.node(node),
            }
        }
    }

    fn pairs(&mut self, pairs: &[Pair]) {
        for pair in pairs {
            match pair {
                Pair::Entry(key, value) => {
                    self.node(key);
                    self.node(value);
                }
                Pair::DoubleSplat(node) => self.node(node),
            }
        }
    }

    fn all_arguments(&mut self, arguments: &Arguments) {
        self.arguments(&arguments.values);
        self.pairs(&arguments.keywords);
    }

    fn block(&mut self, block: &BlockArgument, line: u32) {
        match block {
            BlockArgument::Code(body) => self.body(body),
            BlockArgument::Value(node) => self.node(node),
            BlockArgument::Symbol(name) => self.add(Used::Method(*name, Receiver::Other), line),
            BlockArgument::Own => {}
        }
    }

    fn call(&mut self, call: &CallNode, line: u32) {
        let name = call.name.as_str();
        let receiver = match &call.receiver {
            None => Receiver::None,
            Some(node) => match constant_path(node) {
                Some((path, _)) => Receiver::Constant(joined(&path)),
                None => match &node.kind {
                    NodeKind::Call(call) => Receiver::Result(call.name),
                    _ => Receiver::Other,
                },
            },
        };
        let words = || call.arguments.values.iter().filter_map(word);
        let first = words().next();
        match (&receiver, &*name) {
            (Receiver::None, "require" | "require_relative") => {
                if let (Some(named), false) = (first, self.catches_missing) {
                    self.add(
                        match &*name {
                            "require" => Used::Require(named),
                            _ => Used::RequireRelative(named),
                        },
                        line,
                    );
                }
            }
            (Receiver::None, "include") if has_refused(&call.arguments) => {
                if let Some(around) = self.around.last() {
                    self.survey.defined.refused.insert(around.clone());
                }
            }
            (_, "const_set") => {
                if let Some(name) = first {
                    let name = self.full(&name);
                    self.survey.defined.constants.insert(name);
                }
            }
            _ => {}
        }
        let makes_structure = receiver == Receiver::Constant("Struct".into()) && name == "new";
        if makes_structure || DEFINING.contains(&&*name) {
            for word in words() {
                self.survey.defined.methods.insert(Symbol::new(&word));
                let writer = eco_format!("{word}=");
                self.survey.defined.methods.insert(Symbol::new(&writer));
            }
        }
        self.evaluated(call, &receiver, line);
        self.add(Used::Method(call.name, receiver), line);
        call.receiver.iter().for_each(|node| self.node(node));
        self.all_arguments(&call.arguments);
        if let Some(block) = &call.block {
            let is_kept = self.keeping.contains(&call.name) || name.starts_with("define_");
            self.deferred(is_kept, |visitor| visitor.block(block, line));
        }
    }

    fn constant(&mut self, node: &Node) {
        if let Some((path, is_top)) = constant_path(node) {
            let around = match is_top {
                true => Vec::new(),
                false => self.around.clone(),
            };
            self.add(Used::Constant(ConstantUse { path, around }), node.line);
        } else if let NodeKind::ScopedConstant(scope, _) = &node.kind {
            self.node(scope);
        }
    }

    /// The full name of a constant that is set here.
    pub(super) fn full(&self, name: &str) -> EcoString {
        match self.around.last() {
            Some(around) => eco_format!("{around}::{name}"),
            None => name.into(),
        }
    }

    fn module(&mut self, scope: Option<&Node>, name: Symbol, body: &Body) {
        let full = match scope.map(constant_path) {
            None => self.full(&name.as_str()),
            Some(Some((mut path, _))) => {
                path.push(name);
                joined(&path)
            }
            Some(None) => name.as_str().into(),
        };
        // `class A::B` inside of others means the nearest `A`, which may be theirs.
        if scope.is_some() {
            let inner = self.full(&full);
            self.survey.defined.constants.insert(inner);
        }
        self.survey.defined.constants.insert(full.clone());
        self.around.push(full);
        self.body(body);
        self.around.pop();
    }

    fn target(&mut self, target: &AssignTarget) {
        match target {
            AssignTarget::Constant(name) => {
                let full = self.full(&name.as_str());
                self.survey.defined.constants.insert(full);
            }
            AssignTarget::ScopedConstant(scope, name) => {
                let path = scope.as_ref().and_then(constant_path);
                let (mut path, _) = path.unwrap_or_default();
                path.push(*name);
                self.survey.defined.constants.insert(joined(&path));
            }
            AssignTarget::Attribute(receiver, name, _) => {
                self.add(Used::Method(*name, Receiver::Other), receiver.line);
                self.node(receiver);
            }
            AssignTarget::Index(receiver, arguments) => {
                self.node(receiver);
                self.all_arguments(arguments);
            }
            AssignTarget::List(list) => self.targets(list),
            AssignTarget::Local(_)
            | AssignTarget::OuterLocal(..)
            | AssignTarget::InstanceVariable(_)
            | AssignTarget::ClassVariable(_)
            | AssignTarget::Global(_) => {}
        }
    }

    fn targets(&mut self, list: &TargetList) {
        let splat = list.splat.iter().flatten().map(AsRef::as_ref);
        let all = list.before.iter().chain(splat).chain(&list.after);
        all.for_each(|target| self.target(target));
    }

    fn operator_target(&mut self, target: &OperatorTarget, line: u32) {
        match target {
            // What is read may be missing: it is set then.
            OperatorTarget::Simple(_, target) => self.target(target),
            OperatorTarget::Attribute(receiver, reader, writer, _) => {
                self.node(receiver);
                self.add(Used::Method(*reader, Receiver::Other), line);
                self.add(Used::Method(*writer, Receiver::Other), line);
            }
            OperatorTarget::Index(receiver, arguments) => {
                self.node(receiver);
                self.all_arguments(arguments);
            }
        }
    }
}

/// A constant's name by its parts, and whether it begins with `::`.
fn constant_path(node: &Node) -> Option<(Vec<Symbol>, bool)> {
    match &node.kind {
        NodeKind::Constant(name) => Some((vec![*name], false)),
        NodeKind::TopConstant(name) => Some((vec![*name], true)),
        NodeKind::ScopedConstant(scope, name) => {
            let (mut path, is_top) = constant_path(scope)?;
            path.push(*name);
            Some((path, is_top))
        }
        _ => None,
    }
}

fn joined(path: &[Symbol]) -> EcoString {
    let parts: Vec<String> = path.iter().map(Symbol::to_string).collect();
    parts.join("::").into()
}

/// A name that is written as it is.
fn word(argument: &Argument) -> Option<EcoString> {
    match argument {
        Argument::Value(node) => match &node.kind {
            NodeKind::Symbol(name) => Some(name.as_str().into()),
            NodeKind::String(text) | NodeKind::FrozenString(text) => Some(text.clone()),
            _ => None,
        },
        Argument::Splat(_) => None,
    }
}

fn has_refused(arguments: &Arguments) -> bool {
    let mut values = arguments.values.iter();
    values.any(|value| {
        matches!(value, Argument::Value(node)
            if matches!(node.kind, NodeKind::Constant(name) if name.as_str() == "Refused"))
    })
}

/// Whether a class of errors has that of libraries which are not there.
fn is_missing(node: &Node) -> bool {
    constant_path(node).is_some_and(|(path, _)| {
        let name = joined(&path);
        matches!(&*name, "LoadError" | "ScriptError" | "Exception" | "Object")
    })
}
