//! `marotte doctor`: which Ruby code of modules runs natively.

use std::io;

use marotte_diagnostics::render::{Console, Output, Paths};
use marotte_eval::Level;
use marotte_site::DoctorRequest;

use super::refuse;
use crate::args::{DoctorArgs, DoctorFormat};
use crate::exit::Exit;
use crate::site;

/// `marotte doctor`
pub(super) fn doctor(args: &DoctorArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let site = site::of_environment(&args.environment);
    let answer = match site.and_then(|site| site.examine(&DoctorRequest::default())) {
        Ok(answer) => answer,
        Err(problem) => return refuse(output, &problem),
    };
    for entry in answer.logs.iter().filter(|log| log.level >= Level::Notice) {
        Console::new(false).entry(entry, output.log)?;
    }
    let current = std::env::current_dir().unwrap_or_default();
    let paths = Paths::from(&current);
    match args.format {
        DoctorFormat::Human => write!(output.out, "{}", answer.to_text(|path| paths.name(path)))?,
        DoctorFormat::Json => writeln!(output.out, "{:#}", answer.to_json())?,
    }
    Ok(Exit::Good)
}
