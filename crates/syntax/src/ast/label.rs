//! The reference's names for kinds of expressions, as messages use them.

use super::{Ast, ExprId, ExprKind, QueryKind, UnaryOp};

impl Ast {
    /// The reference's name for the kind of an expression: `'+' expression`, `Resource Statement`.
    pub fn label(&self, id: ExprId) -> String {
        let fixed = match self[id].kind {
            ExprKind::Binary { op, .. } => return format!("'{}' expression", op.as_str()),
            ExprKind::Heredoc(heredoc) => {
                return format!("'@({})' expression", self.text(self[heredoc].syntax));
            }
            ExprKind::ReservedWord(word) => return format!("Reserved Word '{}'", self.text(word)),
            ExprKind::Collect(collect) => match self[collect].kind {
                QueryKind::Virtual => "Virtual Query",
                QueryKind::Exported => "Exported Query",
            },
            ExprKind::Unary { op, .. } => match op {
                UnaryOp::Minus => "Unary Minus",
                UnaryOp::Not => "'not' expression",
                UnaryOp::Unfold => "Unfold",
            },
            ExprKind::Nop | ExprKind::Error(_) => "Nop Expression",
            ExprKind::Undef => "'undef' expression",
            ExprKind::Default => "'default' expression",
            ExprKind::Boolean(_) => "Boolean",
            ExprKind::Integer { .. } | ExprKind::BigInteger(_) => "Literal Integer",
            ExprKind::Float(_) => "Literal Float",
            ExprKind::String(_) => "String",
            ExprKind::Concat(_) => "Double Quoted String",
            ExprKind::Interpolation(_) => "Expression in Interpolated String",
            ExprKind::Regexp(_) => "Regular Expression",
            ExprKind::Name(_) => "Name",
            ExprKind::Reference(_) => "Type-Name",
            ExprKind::Variable(_) => "Variable",
            ExprKind::Array(_) => "Array Expression",
            ExprKind::Hash { .. } => "Hash Expression",
            ExprKind::Access { .. } => "'[]' expression",
            ExprKind::Call(_) => "Function Call",
            ExprKind::MethodCall(_) => "Method call",
            ExprKind::Lambda(_) => "Lambda",
            ExprKind::Parenthesized(_) => "Parenthesized Expression",
            ExprKind::Block(_) => "Block Expression",
            ExprKind::If { .. } => "'if' statement",
            ExprKind::Unless { .. } => "'unless' Statement",
            ExprKind::Case { .. } => "'case' statement",
            ExprKind::Selector { .. } => "Selector Expression",
            ExprKind::Resource(_) => "Resource Statement",
            ExprKind::ResourceDefaults(_) => "Resource Defaults Expression",
            ExprKind::ResourceOverride(_) => "Resource Override",
            ExprKind::Class(_) => "Host Class Definition",
            ExprKind::Define(_) => "'define' expression",
            ExprKind::Node(_) => "Node Definition",
            ExprKind::Function(_) => "Function Definition",
            ExprKind::TypeAlias(_) => "Type Alias",
            ExprKind::TypeMapping(_) => "Type Mapping",
            ExprKind::TypeDefinition(_) => "Type Definition",
            ExprKind::Plan(_) => "Plan Definition",
            ExprKind::Apply(_) => "'apply' expression",
            ExprKind::Epp(_) => "Epp Template",
            ExprKind::RenderString(_) => "Epp Text",
            ExprKind::RenderExpr(_) => "Epp Interpolated Expression",
        };
        fixed.to_owned()
    }
}
