//! The PN form of expressions.

use marotte_regex::fixes_encoding;
use marotte_scalars::float;

use super::definitions::Definition;
use super::{Notation, Writer};
use crate::ast::{
    Apply, Call, CaseOption, Entry, ExprId, ExprKind, Heredoc, List, MethodCall, Text, UnaryOp,
    big_integer,
};
use crate::deep::grow;

impl<N: Notation> Writer<'_, N> {
    pub(super) fn expr(&mut self, id: ExprId) {
        grow(|| self.any_expr(id));
    }

    fn any_expr(&mut self, id: ExprId) {
        let ast = self.ast;
        match ast[id].kind {
            ExprKind::Nop => self.call("nop", |_| {}),
            ExprKind::Error(parts) => self.exprs_call("error", &ast[parts]),
            ExprKind::Undef => self.out.nil(),
            ExprKind::Default => self.call("default", |_| {}),
            ExprKind::Boolean(value) => self.out.bare(if value { "true" } else { "false" }),
            ExprKind::Integer { radix, value } => {
                self.integer(u32::from(radix), &value.to_string());
            }
            ExprKind::BigInteger(literal) => {
                let literal = ast.text(literal);
                self.integer(
                    big_integer::radix(literal),
                    &big_integer::to_decimal(literal),
                );
            }
            ExprKind::Float(value) => self.out.bare(&float::to_s(value)),
            ExprKind::String(value) => self.text(value),
            ExprKind::Concat(segments) => self.exprs_call("concat", &ast[segments]),
            ExprKind::Interpolation(expr) => self.exprs_call("str", &[expr]),
            ExprKind::Heredoc(heredoc) => self.heredoc(ast[heredoc]),
            ExprKind::Regexp(pattern) => self.regexp(pattern),
            ExprKind::Name(name) => self.string_call("qn", name),
            ExprKind::Reference(name) => self.string_call("qr", name),
            ExprKind::Variable(name) => self.variable(id, name),
            ExprKind::ReservedWord(word) => self.string_call("reserved", word),
            ExprKind::Array(values) => self.exprs_call("array", &ast[values]),
            ExprKind::Hash { entries, .. } => self.call("hash", |w| w.entries(entries)),
            ExprKind::Access { left, keys } => self.call("access", |w| {
                w.expr(left);
                w.each(&ast[keys]);
            }),
            ExprKind::Call(call) => self.function_call(ast[call]),
            ExprKind::MethodCall(call) => self.method_call(ast[call]),
            ExprKind::Lambda(lambda) => self.lambda(ast[lambda]),
            ExprKind::Unary { op, expr } => self.unary(op, expr),
            ExprKind::Binary {
                op, left, right, ..
            } => self.exprs_call(op.as_str(), &[left, right]),
            ExprKind::Parenthesized(expr) => self.exprs_call("paren", &[expr]),
            ExprKind::Block(statements) => self.exprs_call("block", &ast[statements]),
            ExprKind::If { test, then, other } => self.conditional("if", test, then, other),
            ExprKind::Unless { test, then, other } => {
                self.conditional("unless", test, then, other);
            }
            ExprKind::Case { test, options } => self.call("case", |w| {
                w.expr(test);
                w.case_options(options);
            }),
            ExprKind::Selector { left, entries } => self.call("?", |w| {
                w.expr(left);
                w.out.open_list();
                w.entries(entries);
                w.out.close_list();
            }),
            ExprKind::Resource(resource) => self.resource(ast[resource]),
            ExprKind::ResourceDefaults(defaults) => self.resource_defaults(ast[defaults]),
            ExprKind::ResourceOverride(overrides) => self.resource_override(ast[overrides]),
            ExprKind::Collect(collect) => self.collect(ast[collect]),
            ExprKind::Node(node) => self.node(ast[node]),
            ExprKind::TypeAlias(alias) => {
                let alias = &ast[alias];
                self.call("type-alias", |w| {
                    w.text(alias.name);
                    w.expr(alias.type_expr);
                });
            }
            ExprKind::TypeMapping(mapping) => {
                let mapping = &ast[mapping];
                self.call("type-mapping", |w| {
                    w.expr(mapping.type_expr);
                    match mapping.base {
                        Some(base) => w.exprs_call("=>", &[base, mapping.mapping]),
                        None => w.expr(mapping.mapping),
                    }
                });
            }
            ExprKind::TypeDefinition(definition) => self.type_definition(&ast[definition]),
            ExprKind::Apply(apply) => self.apply(ast[apply]),
            ExprKind::Epp(epp) => self.epp(ast[epp].body),
            ExprKind::RenderString(text) => self.string_call("render-s", text),
            ExprKind::RenderExpr(expr) => self.exprs_call("render", &[expr]),
            ExprKind::Class(_)
            | ExprKind::Define(_)
            | ExprKind::Function(_)
            | ExprKind::Plan(_) => self.named_definition(id),
        }
    }

    fn named_definition(&mut self, id: ExprId) {
        let ast = self.ast;
        let (kind, definition) = match ast[id].kind {
            ExprKind::Class(class) => {
                let class = &ast[class];
                let definition = Definition {
                    name: class.name,
                    private: class.private,
                    parent: class.parent.map(|(name, _)| name),
                    parameters: class.parameters,
                    body: class.body,
                    return_type: None,
                };
                ("class", definition)
            }
            ExprKind::Define(define) => {
                let define = &ast[define];
                let definition = Definition {
                    name: define.name,
                    private: define.private,
                    parent: None,
                    parameters: define.parameters,
                    body: define.body,
                    return_type: None,
                };
                ("define", definition)
            }
            ExprKind::Function(function) => {
                let function = &ast[function];
                let definition = Definition {
                    name: function.name,
                    private: false,
                    parent: None,
                    parameters: function.parameters,
                    body: function.body,
                    return_type: function.return_type,
                };
                ("function", definition)
            }
            ExprKind::Plan(plan) => {
                let plan = &ast[plan];
                let definition = Definition {
                    name: plan.name,
                    private: false,
                    parent: None,
                    parameters: plan.parameters,
                    body: plan.body,
                    return_type: None,
                };
                ("plan", definition)
            }
            _ => return,
        };
        self.definition(kind, &definition);
    }

    /// The reference shows the flags of a pattern that only matches text of its own encoding.
    fn regexp(&mut self, pattern: Text) {
        let source = self.ast.text(pattern);
        if !fixes_encoding(source) {
            return self.string_call("regexp", pattern);
        }
        let shown = format!("(?-imx:{source})");
        self.call("regexp", |w| w.out.string(&shown));
    }

    /// The name of `"${true}"` is the word's value to the reference, not its text.
    fn variable(&mut self, id: ExprId, name: Text) {
        let ast = self.ast;
        let text = ast.text(name);
        let is_word =
            matches!(text, "true" | "false") && !ast.source().slice(ast[id].span).starts_with('$');
        self.call("var", |w| match is_word {
            true => w.out.bare(text),
            false => w.out.string(text),
        });
    }

    fn integer(&mut self, radix: u32, value: &str) {
        if radix == 10 {
            return self.out.bare(value);
        }
        self.map_call("int", |w| {
            w.out.key("radix");
            w.out.bare(&radix.to_string());
            w.out.key("value");
            w.out.bare(value);
        });
    }

    fn heredoc(&mut self, heredoc: Heredoc) {
        self.map_call("heredoc", |w| {
            if !heredoc.syntax.is_empty() {
                w.text_entry("syntax", heredoc.syntax);
            }
            w.entry("text", heredoc.text);
        });
    }

    fn entries(&mut self, entries: List<Entry>) {
        let ast = self.ast;
        for entry in &ast[entries] {
            self.exprs_call("=>", &[entry.key, entry.value]);
        }
    }

    fn function_call(&mut self, call: Call) {
        let ast = self.ast;
        let name = if call.rvalue_required {
            "call"
        } else {
            "invoke"
        };
        self.map_call(name, |w| {
            w.entry("functor", call.functor);
            w.list_entry("args", &ast[call.arguments]);
            w.optional_entry("block", call.lambda);
        });
    }

    fn method_call(&mut self, call: MethodCall) {
        let ast = self.ast;
        self.map_call("call-method", |w| {
            w.out.key("functor");
            w.call(".", |w| {
                w.expr(call.receiver);
                w.string_call("qn", call.name);
            });
            w.list_entry("args", &ast[call.arguments]);
            w.optional_entry("block", call.lambda);
        });
    }

    /// A minus before a number makes a negative number, whatever its radix.
    fn unary(&mut self, op: UnaryOp, expr: ExprId) {
        let name = match op {
            UnaryOp::Minus => match self.ast[expr].kind {
                ExprKind::Integer { value, .. } => {
                    return self.out.bare(&(-i128::from(value)).to_string());
                }
                ExprKind::BigInteger(literal) => {
                    let value = big_integer::to_decimal(self.ast.text(literal));
                    return self.out.bare(&format!("-{value}"));
                }
                ExprKind::Float(value) => return self.out.bare(&float::to_s(-value)),
                _ => "-",
            },
            UnaryOp::Not => "!",
            UnaryOp::Unfold => "unfold",
        };
        self.exprs_call(name, &[expr]);
    }

    fn conditional(
        &mut self,
        name: &str,
        test: ExprId,
        then: Option<ExprId>,
        other: Option<ExprId>,
    ) {
        self.map_call(name, |w| {
            w.entry("test", test);
            if let Some(then) = then {
                w.block_entry("then", then);
            }
            if let Some(other) = other {
                w.block_entry("else", other);
            }
        });
    }

    fn case_options(&mut self, options: List<CaseOption>) {
        let ast = self.ast;
        self.out.open_list();
        for option in &ast[options] {
            self.out.open_map();
            self.list_entry("when", &ast[option.values]);
            match option.then {
                Some(then) => self.block_entry("then", then),
                None => {
                    self.out.key("then");
                    self.out.open_list();
                    self.call("nop", |_| {});
                    self.out.close_list();
                }
            }
            self.out.close_map();
        }
        self.out.close_list();
    }

    fn apply(&mut self, apply: Apply) {
        let ast = self.ast;
        self.map_call("apply", |w| {
            w.list_entry("args", &ast[apply.arguments]);
            w.list_entry("body", &ast[apply.body]);
        });
    }

    /// The statements of a template take the place of the block that holds them.
    fn epp(&mut self, body: Option<ExprId>) {
        let ast = self.ast;
        match body.map(|body| (body, ast[body].kind)) {
            None => self.call("epp", |_| {}),
            Some((_, ExprKind::Block(statements))) => self.exprs_call("epp", &ast[statements]),
            Some((body, _)) => self.exprs_call("epp", &[body]),
        }
    }
}
