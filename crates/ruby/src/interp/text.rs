//! Text that code evaluates: `eval`, `instance_eval`, `class_eval`, and templates inside of other code.
//!
//! A text is lowered against the names of the slots around it, which are kept for that, and has slots of its
//! own inside of these. What it has of its own stays in the binding that it was evaluated with.

use std::sync::Arc;

use super::{Block, EnvId, Frame, Outcome, Ruby, ScopeId, Throw, empty_body};
use crate::image::classes;
use crate::lower::{Options, SyntaxError};
use crate::object::{ObjectId, Value, Visibility};
use crate::program::Program;
use crate::symbol::Symbol;

/// What reading any text counts beside its length, as bytes that are gone through.
const READING: usize = 800;

/// What a byte of a text counts while it is read, and again if somebody keeps its code.
const BYTE: usize = 64;

/// What slots around a text count while it is read, in steps, and each of their names.
const SCOPE: usize = 32;
const NAME: usize = 16;

/// A text that code evaluates.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CodeText<'t> {
    pub(crate) text: &'t str,
    /// The file that it is said to be of, and the line there.
    pub(crate) path: &'t str,
    pub(crate) line: i64,
}

impl CodeText<'_> {
    /// Reads it as Ruby.
    pub(crate) fn lower(&self, options: &Options<'_>) -> Result<Program, SyntaxError> {
        crate::lower::lower_with(self.path, self.text, options)
    }
}

/// The code that a text is evaluated in.
struct Around<'a> {
    frame: &'a Frame<'a>,
    /// The code that evaluates it.
    caller: &'a Frame<'a>,
    /// The visibility of the methods that it defines.
    visibility: Visibility,
    /// Whether its own variables stay, for the texts to come.
    keeps: bool,
    /// Whether it can define methods.
    defines: bool,
}

impl Ruby<'_> {
    /// `eval` without a binding: as if the text stood in the code of a frame.
    pub(crate) fn eval_here(
        &mut self,
        this: Value,
        text: CodeText<'_>,
        frame: &Frame<'_>,
    ) -> Outcome {
        let (visibility, _) = self.visibility_here(frame);
        let around = Frame {
            this,
            line: frame.line.clone(),
            ..*frame
        };
        self.eval_inside(text, &around, visibility, true)
    }

    /// `class_eval`, `instance_eval`: the text is the body of a module, or of what an object has of its own.
    pub(crate) fn eval_in_module(
        &mut self,
        this: Value,
        module: Option<ObjectId>,
        text: CodeText<'_>,
        frame: &Frame<'_>,
    ) -> Outcome {
        let scope = match module {
            Some(module) => self.push_scope(module, Some(frame.scope)),
            None => frame.scope,
        };
        let around = Frame {
            this,
            scope,
            definee: None,
            line: frame.line.clone(),
            ..*frame
        };
        self.eval_inside(text, &around, Visibility::Public, module.is_some())
    }

    fn eval_inside(
        &mut self,
        text: CodeText<'_>,
        frame: &Frame<'_>,
        visibility: Visibility,
        defines: bool,
    ) -> Outcome {
        self.keep_env(frame);
        let around = Around {
            frame,
            caller: frame,
            visibility,
            keeps: false,
            defines,
        };
        let (result, env) = self.run_text(text, &around, |options| text.lower(options))?;
        self.pop_env(env);
        result
    }

    /// Runs a text inside of a binding; how it is lowered is the caller's.
    pub(crate) fn run_in_binding(
        &mut self,
        text: CodeText<'_>,
        binding: Value,
        caller: &Frame<'_>,
        lower: impl FnOnce(&Options<'_>) -> Result<Program, SyntaxError>,
    ) -> Outcome {
        let (data, method) = self.expect_binding(binding)?;
        let block = data.block.map(Block::Proc);
        let frame = Frame {
            this: data.this,
            env: data.env,
            home: data.home,
            return_to: data.home,
            scope: data.scope,
            definee: data.definee,
            body: empty_body(),
            block: block.as_ref(),
            method: method.as_ref(),
            caller: Some(caller),
            line: 0.into(),
        };
        let visibility = match self.definee(&frame) {
            classes::OBJECT => Visibility::Private,
            _ => self.env(data.env).visibility,
        };
        let around = Around {
            frame: &frame,
            caller,
            visibility,
            keeps: true,
            defines: true,
        };
        let (result, env) = self.run_text(text, &around, lower)?;
        let own = self.env(env);
        match own.captured && own.names.as_ref().is_some_and(|names| !names.is_empty()) {
            true => self.move_binding(binding, env),
            false => self.pop_env(env),
        }
        result
    }

    /// Runs a text as a file does, with local variables around it that have these values.
    pub(crate) fn run_with_variables(
        &mut self,
        text: CodeText<'_>,
        variables: &[(Symbol, Value)],
        caller: &Frame<'_>,
        lower: impl FnOnce(&Options<'_>) -> Result<Program, SyntaxError>,
    ) -> Outcome {
        let names: Arc<[Symbol]> = variables.iter().map(|(name, _)| *name).collect();
        let root = self.keep_new_env(names, EnvId::NONE);
        for ((_, value), slot) in variables.iter().zip(0..) {
            self.env_mut(root).slots[slot] = *value;
        }
        let frame = Frame {
            this: self.main_object(),
            env: root,
            home: root,
            return_to: root,
            scope: ScopeId::TOP,
            definee: None,
            body: empty_body(),
            block: None,
            method: None,
            caller: Some(caller),
            line: 0.into(),
        };
        let around = Around {
            frame: &frame,
            caller,
            visibility: Visibility::Private,
            keeps: false,
            defines: true,
        };
        let (result, env) = self.run_text(text, &around, lower)?;
        self.pop_env(env);
        match result {
            Err(throw) => match *throw {
                Throw::Return(to, value) if to == root => Ok(value),
                other => Err(Box::new(other)),
            },
            ok => ok,
        }
    }

    /// Lowers a text and runs it: what comes of it, and its slots, which somebody has to give back.
    fn run_text(
        &mut self,
        text: CodeText<'_>,
        around: &Around<'_>,
        lower: impl FnOnce(&Options<'_>) -> Result<Program, SyntaxError>,
    ) -> Outcome<(Outcome, EnvId)> {
        let program = self.lower_text(text, around.frame.env, lower)?;
        if !around.defines && program.first_method.is_some() {
            return Err(self.type_error("can't define singleton"));
        }
        let body = &*program.body;
        let env = self.push_env(body.locals.len(), around.frame.env);
        self.env_mut(env).visibility = around.visibility;
        let frame = Frame {
            env,
            body,
            caller: Some(around.caller),
            line: body.line.into(),
            ..*around.frame
        };
        if around.keeps && !body.locals.is_empty() {
            self.keep_env(&frame);
        }
        let result = self.enter(&frame, |ruby| ruby.eval(&body.node, &frame));
        let source = Arc::downgrade(&program.source);
        drop(program);
        if source.strong_count() > 0 {
            self.heap.grew(text.text.len().saturating_mul(BYTE));
        }
        Ok((result, env))
    }

    /// Lowers a text inside of slots that are kept.
    fn lower_text(
        &mut self,
        text: CodeText<'_>,
        env: EnvId,
        lower: impl FnOnce(&Options<'_>) -> Result<Program, SyntaxError>,
    ) -> Outcome<Program> {
        let CodeText { text, path, line } = text;
        let length = text.len().saturating_mul(BYTE).saturating_add(path.len());
        self.charge(READING.saturating_add(length))?;
        let around = self.names_around(env)?;
        let names: usize = around.iter().map(|(_, names)| names.len()).sum();
        self.charge_steps((SCOPE * around.len() + NAME * names) as u64)?;
        let options = Options {
            line: u32::try_from(line).unwrap_or(0),
            scopes: around.iter().map(|(_, names)| &**names).collect(),
            ..Options::default()
        };
        let lowered = self.heap.with_names(|| lower(&options));
        lowered.map_err(|error| {
            // What would leave the code around a text.
            let escapes = error.message.strip_prefix("Invalid ");
            let escapes = escapes.filter(|word| ["next", "break", "redo"].contains(word));
            let message = match escapes {
                Some(word) => format!("Can't escape from eval with {word}"),
                None => error.message.clone(),
            };
            self.error("SyntaxError", format!("{path}:{}: {message}", error.line))
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::host::NoHost;
    use crate::image::RUBY;
    use crate::interp::{Limits, Ruby, Vm};
    use crate::lower::lower;
    use crate::symbol::Symbol;

    #[test]
    fn names_of_texts_go_with_the_interpreter() {
        let (name, kept) = ("only_a_text_has_this", "only_code_has_this");
        let text = format!("{kept} = binding; {kept}.eval('{name} = 1; def {name}_too; end')");
        let program = lower("t.rb", &text).unwrap();
        let mut vm = Vm::new(&RUBY, Limits::default());
        Ruby::with(&mut vm, &mut NoHost, |ruby| {
            let main = ruby.main_object();
            ruby.run(&program, main).unwrap();
        });
        assert!(Symbol::find(name).is_some() && Symbol::find("only_a_text_has_this_too").is_some());
        drop(vm);
        assert!(Symbol::find(name).is_none() && Symbol::find("only_a_text_has_this_too").is_none());
        assert!(Symbol::find(kept).is_some());
    }
}
