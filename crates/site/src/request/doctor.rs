//! What modules have in Ruby, and whether it runs natively.

use marotte_diagnostics::LogEntry;
use marotte_ruby_puppet::Examined;

use crate::environment::{Beginning, In};
use crate::problem::Problem;
use crate::site::Site;

/// Asks which templates, functions and resource types run natively.
#[derive(Clone, Default)]
pub struct DoctorRequest {
    /// The environment whose modules are looked at.
    pub environment: In,
}

/// What was found out.
pub struct DoctorAnswer {
    /// The files, in the order of the module path.
    pub files: Vec<Examined>,
    /// What opening the environment had to say.
    pub logs: Vec<LogEntry>,
}

impl Site {
    /// Looks at what an environment and its modules have in Ruby. Nothing is run.
    pub fn examine(&self, request: &DoctorRequest) -> Result<DoctorAnswer, Problem> {
        let opened = self.opened(&request.environment, Beginning::Nothing)?;
        let environment = opened.environment;
        if let Some(error) = environment.error() {
            return Err(Box::new(error.clone()));
        }
        Ok(DoctorAnswer {
            files: environment.examine_ruby(),
            logs: match opened.is_held {
                true => Vec::new(),
                false => environment.logs().to_vec(),
            },
        })
    }
}
