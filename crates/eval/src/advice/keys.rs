//! Which key of a chain is missing: `$a['b']['c']` is undef since `$a` has no `b`.

use std::sync::Arc;

use marotte_diagnostics::nearest;
use marotte_ir::Program;
use marotte_pcore::{Hash, Value};
use marotte_syntax::ast::{ExprId, ExprKind};

use crate::evaluator::Evaluator;

/// How many keys are named.
const NAMED: usize = 8;

impl Evaluator {
    /// Which key an expression that is undef is for, and which there are instead. Nothing is evaluated
    /// for it but variables and keys that lie ready.
    pub(crate) fn missing_key(&self, program: &Arc<Program>, id: ExprId) -> Option<String> {
        match self.known_value(program, id) {
            Some(Value::Undef) | None => {}
            Some(_) => return None,
        }
        let mut id = id;
        loop {
            let (left, key) = access(program, id)?;
            match self.known_value(program, left) {
                Some(Value::Hash(hash)) => {
                    let key = self.known_value(program, key)?;
                    let of = program.ast.source().slice(program.ast[left].span);
                    return Some(of_hash(of, &hash, key.as_str()?));
                }
                Some(Value::Undef) | None => id = left,
                Some(_) => return None,
            }
        }
    }

    /// The value of an expression that is a variable, a literal, or an access to such.
    pub(crate) fn known_value(&self, program: &Arc<Program>, id: ExprId) -> Option<Value> {
        if let Some(value) = self.peek(program, id).or_else(|| program.constant(id)) {
            return Some(value.clone());
        }
        if let Some(variable) = program.variable(id) {
            return self.read(program, variable);
        }
        let (left, key) = access(program, id)?;
        let key = self.known_value(program, key)?;
        match (self.known_value(program, left)?, key) {
            (Value::Hash(hash), key) => Some(hash.get(&key).cloned().unwrap_or_default()),
            (Value::Array(elements), Value::Integer(index)) => {
                let found = usize::try_from(index)
                    .ok()
                    .and_then(|index| elements.get(index));
                Some(found.cloned().unwrap_or_default())
            }
            _ => None,
        }
    }
}

/// What an access by one key is to.
fn access(program: &Program, id: ExprId) -> Option<(ExprId, ExprId)> {
    let ast = &program.ast;
    match ast[id].kind {
        ExprKind::Access { left, keys } => match &ast[keys] {
            [key] => Some((left, *key)),
            _ => None,
        },
        ExprKind::Parenthesized(inner) => access(program, inner),
        _ => None,
    }
}

fn of_hash(of: &str, hash: &Hash, key: &str) -> String {
    // In a text, a variable is written without its sigil.
    let of = match of.starts_with('$') {
        true => of.to_owned(),
        false => format!("${of}"),
    };
    let keys: Vec<&str> = hash.keys().filter_map(Value::as_str).collect();
    if keys.contains(&key) {
        return format!("the value of {of}['{key}'] is undef");
    }
    if let Some(near) = nearest(key, keys.iter().copied()) {
        return format!("{of} has no key '{key}'; did you mean '{near}'?");
    }
    let named: Vec<String> = keys
        .iter()
        .take(NAMED)
        .map(|key| format!("'{key}'"))
        .collect();
    match keys.len() {
        0 => format!("{of} has no key '{key}': it is empty"),
        count if count > NAMED => {
            format!(
                "{of} has no key '{key}'; it has {} and {} others",
                named.join(", "),
                count - NAMED
            )
        }
        _ => format!("{of} has no key '{key}'; it has {}", named.join(", ")),
    }
}
