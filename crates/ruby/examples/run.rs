//! Runs a file of Ruby code and prints what it gives: `cargo run -p marotte-ruby --example run FILE`.

#![expect(clippy::disallowed_methods, reason = "it runs a file")]

use std::process::ExitCode;

use marotte_ruby::host::Host;
use marotte_ruby::image::RUBY;
use marotte_ruby::interp::Limits;
use marotte_ruby::{Ruby, Throw, Vm};

/// A host that prints.
struct Printing;

impl Host for Printing {
    #[expect(clippy::print_stdout, reason = "that is what it is for")]
    fn print(&mut self, text: &str) {
        print!("{text}");
    }
}

#[expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for the terminal"
)]
fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: run FILE");
        return ExitCode::from(2);
    };
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let program = match marotte_ruby::lower::lower(&path, &text) {
        Ok(program) => program,
        Err(error) => {
            eprintln!("{path}:{}: {}", error.line, error.message);
            return ExitCode::FAILURE;
        }
    };
    let mut vm = Vm::new(&RUBY, Limits::default());
    Ruby::with(&mut vm, &mut Printing, |ruby| {
        let main = ruby.main_object();
        let result = ruby.run(&program, main);
        match result {
            Ok(value) => {
                let text = ruby.inspect(value).unwrap_or_default();
                println!("{text}");
                ExitCode::SUCCESS
            }
            Err(throw) => {
                match *throw {
                    Throw::Raise(exception) => {
                        let text = ruby.send(exception, "full_message", &[]);
                        let text = text.and_then(|text| ruby.to_s(text)).unwrap_or_default();
                        eprintln!("{text}");
                    }
                    other => eprintln!("{other:?}"),
                }
                ExitCode::FAILURE
            }
        }
    })
}
