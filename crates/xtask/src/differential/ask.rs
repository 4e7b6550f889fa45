//! The warm reference: a process that answers lots of programs.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use marotte_testkit::json::with_digits;
use marotte_testkit::{Case, read_json};
use serde_json::{Value, json};

use crate::puppet::Puppet;
use crate::record::question;

/// A process of the reference. It ends when this is dropped.
pub(super) struct Reference {
    child: Child,
    /// `None` once nothing more is asked.
    questions: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Reference {
    /// Starts a process.
    pub(super) fn start(puppet: &Puppet) -> io::Result<Self> {
        let mut command = puppet.script("differential.rb");
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let gone = || io::Error::other("the reference has no input or output");
        let questions = child.stdin.take().ok_or_else(gone)?;
        let answers = child.stdout.take().ok_or_else(gone)?;
        Ok(Self {
            child,
            questions: Some(questions),
            answers: BufReader::new(answers),
        })
    }

    /// The answers to programs, in their order. One that cannot be read is none.
    pub(super) fn ask(&mut self, programs: &[Case]) -> io::Result<Vec<Value>> {
        let lines = programs.iter().map(|case| format!("{}\n", question(case)));
        let lot: String = lines.chain(["\n".to_owned()]).collect();
        if let Some(questions) = &mut self.questions {
            questions.write_all(lot.as_bytes())?;
            questions.flush()?;
        }
        let mut answer = || {
            let mut line = String::new();
            if self.answers.read_line(&mut line)? == 0 {
                return Err(io::Error::other("the reference has ended"));
            }
            Ok(read_json(&with_digits(&line)).unwrap_or_else(|_| json!({ "oracle_failed": true })))
        };
        programs.iter().map(|_| answer()).collect()
    }
}

impl Drop for Reference {
    fn drop(&mut self) {
        // At the end of its input it ends by itself.
        self.questions = None;
        let _ = self.child.wait();
    }
}
