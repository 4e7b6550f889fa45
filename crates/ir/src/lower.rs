//! Lowering: one walk over the tree in the order of evaluation.
//!
//! A variable that is read can only be one that was assigned before it in the text, so that slots
//! are given out as assignments are met. At run time a slot may still be empty (the assignment
//! was in a branch that was not taken); the lookup then goes on outwards.

use std::cell::Cell;
use std::sync::Arc;

use marotte_pcore::deep::grow;
use marotte_pcore::dialect::boxed;
use marotte_pcore::parameterize::parameterize;
use marotte_pcore::types::{forget_unanswered, unanswered};
use marotte_pcore::{Oversized, Regexp, Str, Type, Value};
use marotte_syntax::ast::{
    Ast, AttributeOperation, BinaryOp, ExprId, ExprKind, List, Parameter, UnaryOp,
};
use marotte_syntax::{Dialect, settled};

use crate::{Body, Farther, Known, Local, Program, RESERVED_VARIABLES, Target, Variable};

/// The functions that a `break()` can come out of: functions of modules are not among them.
const BREAKING: [&str; 6] = [
    "break",
    "call",
    "epp",
    "inline_epp",
    "inline_template",
    "template",
];

/// A body while its slots are given out.
struct Open {
    body: Body,
    kind: BodyKind,
}

#[derive(Clone, Copy, PartialEq)]
enum BodyKind {
    /// The top of a file: variables go by name, since all files share them.
    Top,
    /// A class, define or node.
    Scope,
    /// A function, lambda or template: gone when it ends.
    Local,
}

pub(super) struct Lowerer<'a> {
    pub(super) ast: &'a Ast,
    pub(super) dialect: Dialect,
    pub(super) known: Vec<Known>,
    values: Vec<Value>,
    pub(super) variables: Vec<Variable>,
    bodies: Vec<Body>,
    open: Vec<Open>,
}

/// What the last program of a thread was lowered into: most are small, and there are many.
type Spare = (Vec<Value>, Vec<Variable>, Vec<Body>);

thread_local! {
    static SPARE: Cell<Spare> = const { Cell::new((Vec::new(), Vec::new(), Vec::new())) };
}

pub(crate) fn lower(ast: Ast) -> Program {
    let (mut values, mut variables, bodies) = SPARE.take();
    if ast.len() > MANY {
        let sizes = table_sizes(&ast);
        values.reserve(sizes.0);
        variables.reserve(sizes.1);
    }
    let mut lowerer = Lowerer {
        ast: &ast,
        dialect: ast.language().dialect,
        known: vec![Known::Nothing; ast.len()],
        values,
        variables,
        bodies,
        open: vec![Open {
            body: Body::default(),
            kind: BodyKind::Top,
        }],
    };
    lowerer.expr(ast.body);
    let Lowerer {
        known,
        mut values,
        mut variables,
        mut bodies,
        ..
    } = lowerer;
    let program = Program {
        file: ast.source().name().map(Str::from),
        known,
        values: settled(&mut values),
        variables: settled(&mut variables),
        bodies: settled(&mut bodies),
        ast,
    };
    SPARE.set((values, variables, bodies));
    program
}

/// From so many expressions on it is worth it to count what tables will have: they are too large to be
/// copied while they grow.
const MANY: usize = 4096;

/// How many values and variables a tree has at least.
fn table_sizes(ast: &Ast) -> (usize, usize) {
    let (mut values, mut variables) = (0, 0);
    for id in ast.ids() {
        match ast[id].kind {
            ExprKind::Variable(_) => variables += 1,
            ExprKind::RenderString(_) | ExprKind::Reference(_) => values += 1,
            kind if kind.is_literal() => values += 1,
            _ => {}
        }
    }
    (values, variables)
}

impl Lowerer<'_> {
    fn expr(&mut self, id: ExprId) {
        grow(|| self.expr_inner(id));
    }

    fn exprs(&mut self, list: List<ExprId>) {
        for id in &self.ast[list] {
            self.expr(*id);
        }
    }

    fn optional(&mut self, id: Option<ExprId>) {
        if let Some(id) = id {
            self.expr(id);
        }
    }

    fn constant(&mut self, id: ExprId, value: Value) {
        let index = self.values.len() as u32;
        self.known[id.index()] = match value {
            Value::Array(_) | Value::Hash(_) => Known::Collection(index),
            _ => Known::Value(index),
        };
        self.values.push(value);
    }

    fn constant_of(&self, id: ExprId) -> Option<&Value> {
        match self.known[id.index()] {
            Known::Value(index) | Known::Collection(index) => self.values.get(index as usize),
            _ => None,
        }
    }

    /// Notes a call that may end an iteration around the innermost body: `break()` itself, or one
    /// that runs what is written elsewhere.
    fn note_break(&mut self, id: ExprId) {
        let ast = self.ast;
        let name = match ast[id].kind {
            ExprKind::MethodCall(call) => ast[call].name,
            ExprKind::Call(call) => match ast[ast[call].functor].kind {
                ExprKind::Name(name) => name,
                _ => return,
            },
            _ => return,
        };
        if BREAKING.contains(&ast.text(name))
            && let Some(open) = self.open.last_mut()
        {
            open.body.may_break = true;
        }
    }

    fn text(&self, text: marotte_syntax::ast::Text) -> Str {
        self.ast.text(text).into()
    }

    fn expr_inner(&mut self, id: ExprId) {
        let ast = self.ast;
        match ast[id].kind {
            ExprKind::Nop | ExprKind::Undef => self.constant(id, Value::Undef),
            ExprKind::Default => self.constant(id, Value::Default),
            ExprKind::Boolean(value) => self.constant(id, Value::Boolean(value)),
            ExprKind::Integer { value, .. } => self.constant(id, Value::Integer(value)),
            ExprKind::BigInteger(text) if self.dialect.is_evaluator4() => {
                if let Some(value) = boxed(&Value::from(ast.text(text))) {
                    self.constant(id, value);
                }
            }
            ExprKind::Float(value) => self.constant(id, Value::Float(value)),
            ExprKind::String(text) | ExprKind::Name(text) => {
                let text = self.text(text);
                self.constant(id, Value::String(text));
            }
            ExprKind::RenderString(text) => {
                self.known[id.index()] = Known::Text(self.values.len() as u32);
                self.values.push(Value::String(self.text(text)));
            }
            ExprKind::Regexp(source) => {
                if let Ok(regexp) = Regexp::new_in(self.text(source), self.dialect) {
                    self.constant(id, Value::Regexp(Arc::new(regexp)));
                }
            }
            ExprKind::Reference(name) => {
                let name = ast.text(name);
                let name = name.strip_prefix("::").unwrap_or(name);
                if let Some(of) = Type::from_name_in(name, self.dialect) {
                    self.constant(id, Value::Type(of));
                }
            }
            ExprKind::Access { left, keys } => {
                self.expr(left);
                self.exprs(keys);
                self.fold_type(id, left, keys);
            }
            ExprKind::Variable(name) => self.variable(id, name),
            ExprKind::Array(values) => {
                self.exprs(values);
                self.fold_array(id, values);
            }
            ExprKind::Hash { entries, .. } => {
                for entry in &ast[entries] {
                    self.expr(entry.key);
                    self.expr(entry.value);
                }
                self.fold_hash(id, entries);
            }
            ExprKind::Binary {
                op, left, right, ..
            } if op.is_assignment() => {
                self.expr(right);
                if op == BinaryOp::Assign || self.dialect.is_evaluator4() {
                    self.assigned(left);
                }
            }
            ExprKind::Binary { left, right, .. } => {
                self.expr(left);
                self.expr(right);
                self.note_operation(id, &[left, right]);
            }
            ExprKind::Unary { op, expr } => {
                self.expr(expr);
                self.fold_minus(id, op, expr);
                self.note_operation(id, &[expr]);
            }
            ExprKind::Parenthesized(inner) => {
                self.expr(inner);
                self.note_operation(id, &[inner]);
            }
            ExprKind::Lambda(lambda) => {
                let lambda = ast[lambda];
                self.body(id, lambda.parameters, lambda.body, BodyKind::Local);
                self.optional(lambda.return_type);
            }
            _ => self.construct(id),
        }
    }

    fn construct(&mut self, id: ExprId) {
        let ast = self.ast;
        match ast[id].kind {
            ExprKind::Class(class) => {
                let class = &ast[class];
                self.definition(id, class.parameters, class.body, BodyKind::Scope);
            }
            ExprKind::Define(define) => {
                let define = &ast[define];
                self.definition(id, define.parameters, define.body, BodyKind::Scope);
            }
            ExprKind::Node(node) => {
                let node = ast[node];
                // Patterns are read by whoever looks for a node: a site may have very many.
                for host in &ast[node.host_matches] {
                    if !matches!(ast[*host].kind, ExprKind::Regexp(_)) {
                        self.expr(*host);
                    }
                }
                self.definition(id, List::EMPTY, node.body, BodyKind::Scope);
            }
            ExprKind::Function(function) => {
                let function = &ast[function];
                self.definition(id, function.parameters, function.body, BodyKind::Local);
                self.optional(function.return_type);
            }
            ExprKind::Plan(plan) => {
                let plan = &ast[plan];
                self.definition(id, plan.parameters, plan.body, BodyKind::Local);
            }
            ExprKind::Resource(resource) => {
                let resource = ast[resource];
                self.expr(resource.type_name);
                for body in &ast[resource.bodies] {
                    self.expr(body.title);
                    self.operations(body.operations);
                }
            }
            ExprKind::ResourceDefaults(defaults) => {
                self.expr(ast[defaults].type_ref);
                self.operations(ast[defaults].operations);
            }
            ExprKind::ResourceOverride(overrides) => {
                self.expr(ast[overrides].resources);
                self.operations(ast[overrides].operations);
            }
            ExprKind::Collect(collect) => {
                let collect = ast[collect];
                self.expr(collect.type_expr);
                self.optional(collect.query);
                self.operations(collect.operations);
            }
            // The rest has nothing but parts, which the tree itself gives in their order.
            _ => {
                self.note_break(id);
                let mut parts = Vec::new();
                ast.for_each_child(id, &mut |part| parts.push(part));
                for part in parts {
                    self.expr(part);
                }
            }
        }
    }

    fn operations(&mut self, operations: List<AttributeOperation>) {
        for operation in &self.ast[operations] {
            self.expr(operation.value);
        }
    }

    /// A definition sees none of the variables of the code around it.
    fn definition(
        &mut self,
        id: ExprId,
        parameters: List<Parameter>,
        body: Option<ExprId>,
        kind: BodyKind,
    ) {
        let outer = std::mem::take(&mut self.open);
        self.body(id, parameters, body, kind);
        self.open = outer;
    }

    fn body(
        &mut self,
        id: ExprId,
        parameters: List<Parameter>,
        body: Option<ExprId>,
        kind: BodyKind,
    ) {
        self.open.push(Open {
            body: Body::default(),
            kind,
        });
        for parameter in &self.ast[parameters] {
            self.optional(parameter.type_expr);
            self.optional(parameter.value);
            let name = self.text(parameter.name);
            self.slot(name);
        }
        self.optional(body);
        if let (Some(code), BodyKind::Local) = (body, kind) {
            self.note_last_uses(code, &mut Vec::new());
        }
        if let Some(Open { mut body, .. }) = self.open.pop() {
            if let Some(around) = self.open.last_mut() {
                around.body.may_break |= body.may_break;
            }
            self.known[id.index()] = Known::Body(self.bodies.len() as u32);
            body.first_parameters = self.first_parameters(parameters, &body.names);
            let are_all = body.first_parameters == parameters.len();
            body.plain_parameters = are_all.then_some(parameters.len());
            let mut parameters = self.ast[parameters].iter();
            body.has_types = parameters.any(|parameter| parameter.type_expr.is_some());
            body.names = settled(&mut body.names);
            self.bodies.push(body);
        }
    }

    /// How many of the first parameters are one argument each, with a name of their own that can be
    /// set.
    fn first_parameters(&self, parameters: List<Parameter>, names: &[Str]) -> usize {
        let is_plain = |(slot, parameter): &(usize, &Parameter)| {
            let name = self.ast.text(parameter.name);
            !parameter.captures_rest
                && !RESERVED_VARIABLES.contains(&name)
                && names.get(*slot).is_some_and(|known| known == name)
        };
        let parameters = self.ast[parameters].iter().enumerate();
        parameters.take_while(is_plain).count()
    }

    /// The slot of a name in the innermost body.
    fn slot(&mut self, name: Str) -> Target {
        let Some(open) = self.open.last_mut() else {
            return Target::Named;
        };
        if open.kind == BodyKind::Top {
            return Target::Named;
        }
        let slot = open.body.slot_or_new(name);
        // A body with more variables than that keeps the rest by name.
        match (u16::try_from(slot), open.kind) {
            (Ok(slot), BodyKind::Local) => Target::Local(slot),
            (Ok(slot), _) => Target::Scope(slot),
            (Err(_), _) => Target::Named,
        }
    }

    /// The left side of an assignment: a variable or, taken apart, several.
    fn assigned(&mut self, left: ExprId) {
        match self.ast[left].kind {
            ExprKind::Variable(name) => {
                let name = self.text(name);
                let target = self.slot(name);
                self.variable_with(left, target);
            }
            ExprKind::Array(values) => {
                for value in &self.ast[values] {
                    self.assigned(*value);
                }
            }
            _ => self.expr(left),
        }
    }

    fn variable(&mut self, id: ExprId, _name: marotte_syntax::ast::Text) {
        self.variable_with(id, Target::Named);
    }

    fn variable_with(&mut self, id: ExprId, target: Target) {
        let ExprKind::Variable(name) = self.ast[id].kind else {
            return;
        };
        let name = self.ast.text(name);
        let is_number = !name.is_empty() && name.bytes().all(|b| b.is_ascii_digit());
        // No pattern has so many groups that a larger number would be one of them.
        let number = is_number.then(|| name.parse().unwrap_or(u32::MAX));
        let mut locals = Vec::new();
        let mut scope_slot = None;
        let mut known: Option<&Str> = None;
        for (hops, open) in self.open.iter().rev().enumerate() {
            let Some(slot) = open.body.slot(name) else {
                continue;
            };
            known = open.body.names.get(slot);
            let (Ok(hops), Ok(slot)) = (u16::try_from(hops), u16::try_from(slot)) else {
                continue;
            };
            match open.kind {
                BodyKind::Local => locals.push(Local { hops, slot }),
                _ => scope_slot = Some(slot),
            }
        }
        self.known[id.index()] = Known::Variable(self.variables.len() as u32);
        let nearest = (!locals.is_empty()).then(|| locals.remove(0));
        let farther = Farther::from(locals);
        self.variables.push(Variable {
            is_qualified: name.contains("::"),
            // That of the slot is the same text.
            name: known.cloned().unwrap_or_else(|| name.into()),
            number,
            nearest,
            farther,
            scope_slot,
            target,
        });
    }

    /// A built-in type with constant parameters is a constant. References to resources and classes
    /// are not: what is in brackets behind them may be the name of an attribute.
    fn fold_type(&mut self, id: ExprId, left: ExprId, keys: List<ExprId>) {
        let Some(Value::Type(of)) = self.constant_of(left) else {
            return;
        };
        if matches!(of, Type::Resource(_) | Type::Class(_) | Type::CatalogEntry) {
            return;
        }
        let keys: Option<Vec<Value>> = self.ast[keys]
            .iter()
            .map(|key| self.constant_of(*key).cloned())
            .collect();
        forget_unanswered();
        // An error is one only if the code runs.
        if let Some(keys) = keys
            && let Ok(value) = parameterize(of, &keys, self.dialect)
            && unanswered().is_none()
        {
            self.constant(id, value);
        }
    }

    /// An array of constants is a constant.
    fn fold_array(&mut self, id: ExprId, values: List<ExprId>) {
        let constants: Option<Vec<Value>> = self.ast[values]
            .iter()
            .map(|value| self.constant_of(*value).cloned())
            .collect();
        if let Some(constants) = constants {
            self.constant(id, Value::array(constants));
        }
    }

    fn fold_hash(&mut self, id: ExprId, entries: List<marotte_syntax::ast::Entry>) {
        let constants: Option<Vec<(Value, Value)>> = self.ast[entries]
            .iter()
            .map(|entry| {
                let key = self.constant_of(entry.key)?.clone();
                Some((key, self.constant_of(entry.value)?.clone()))
            })
            .collect();
        if let Some(constants) = constants {
            self.constant(id, Value::hash(constants));
        }
    }

    /// `-1` is a constant.
    fn fold_minus(&mut self, id: ExprId, op: UnaryOp, expr: ExprId) {
        let value = match (op, self.constant_of(expr)) {
            (UnaryOp::Minus, Some(Value::Integer(value))) => {
                value.checked_neg().map(Value::Integer)
            }
            (UnaryOp::Minus, Some(Value::Float(value))) => Some(Value::Float(-value)),
            (UnaryOp::Minus, Some(value)) => {
                Oversized::number_of(value).map(|number| Oversized::integer(-number))
            }
            _ => None,
        };
        if let Some(value) = value {
            self.constant(id, value);
        }
    }
}
