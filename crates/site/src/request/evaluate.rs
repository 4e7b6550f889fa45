//! The value of code, on the node and in the environment that are asked for.

use marotte_diagnostics::{EvaluationIssue, LogEntry};
use marotte_eval::catalog::NodeData;
use marotte_eval::{Evaluator, Signal};
use marotte_pcore::{Str, Value};

use crate::environment::{Beginning, In};
use crate::node::Node;
use crate::problem::{Problem, problem};
use crate::site::Site;

/// Asks for the value of code.
#[derive(Clone)]
pub struct EvaluateRequest {
    /// The node that it runs for.
    pub node: Node,
    /// The environment that it runs in.
    pub environment: In,
    /// The code.
    pub code: Code,
}

/// Code that has a value.
#[derive(Clone)]
pub enum Code {
    /// A program, in a catalog of its own.
    Program(std::sync::Arc<marotte_ir::Program>),
    /// The text of a template with its parameters, as `inline_epp` takes them.
    Template(Str, Value),
}

/// What came of code.
pub struct EvaluateAnswer {
    /// The value of the last expression or of the template, mostly its text, or why there is none.
    pub value: Result<Value, Problem>,
    /// What was logged on the way.
    pub logs: Vec<LogEntry>,
}

impl Site {
    /// Evaluates code.
    pub fn evaluate(&self, request: &EvaluateRequest) -> EvaluateAnswer {
        let mut logs = Vec::new();
        let value = self.work.run(|| self.try_evaluate(request, &mut logs));
        let value = value.unwrap_or_else(|excess| Err(problem(EvaluationIssue::from(excess))));
        EvaluateAnswer { value, logs }
    }

    fn try_evaluate(
        &self,
        request: &EvaluateRequest,
        logs: &mut Vec<LogEntry>,
    ) -> Result<Value, Problem> {
        let opened = self.opened(&request.environment, Beginning::Nothing)?;
        let environment = opened.environment;
        if !opened.is_held {
            logs.extend(environment.logs().iter().cloned());
        }
        let known = self.known(&request.node, environment.name());
        let known = known.map_err(|failed| failed.diagnostic)?;
        logs.extend(known.logs);
        let mut evaluator = self.evaluator(&environment);
        let value = run(&mut evaluator, known.data, &request.code);
        logs.append(&mut evaluator.logs);
        value.map_err(Signal::into_diagnostic)
    }
}

fn run(evaluator: &mut Evaluator, node: NodeData, code: &Code) -> Result<Value, Signal> {
    match code {
        Code::Program(program) => evaluator.evaluate_in_catalog(node, program),
        Code::Template(text, parameters) => {
            evaluator.begin_catalog(node)?;
            let arguments = vec![Value::String(text.clone()), parameters.clone()];
            evaluator.call_by_name("inline_epp", arguments, None, &Default::default())
        }
    }
}
