//! `cargo xtask differential`: random programs, asked of the reference and of us.
//!
//! A program is made by the generator of its family ([`generate`]) from the seed, the family and its number
//! alone. Warm processes of the reference answer lots of them ([`ask`]), we answer in this one. Programs whose
//! answers differ are grouped by rule ([`group`]), an example of each is made as small as it gets ([`reduce`]), asked
//! again of a reference that has answered nothing before, and written as a case of a suite ([`write`]).

mod ask;
mod figures;
mod generate;
mod group;
mod reduce;
mod write;

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{io, thread};

use clap::Args;
use marotte_testkit::Case;
use marotte_testkit::answer::answer;
use marotte_testkit::compare::{Grade, compare};
use serde_json::Value;

use self::ask::Reference;
use self::figures::Figures;
use self::generate::{Family, Generator};
use self::group::{Group, groups};
use self::write::{Written, write_suite};
use crate::puppet::{Puppet, filter};
use crate::record::question;
use crate::{Chore, say, say_error};

/// How many programs are asked about at once.
const LOT: usize = 200;

#[derive(Args)]
pub(crate) struct Arguments {
    /// How long programs are made, at most.
    #[arg(long, value_name = "N")]
    minutes: Option<u64>,
    /// How many programs are made of each family; 1000 if nothing is said of minutes either.
    #[arg(long, value_name = "N")]
    programs: Option<usize>,
    /// The first program of each family; those before are left out.
    #[arg(long, value_name = "N", default_value_t = 0)]
    from: usize,
    /// Decides all programs.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only programs of this family; may be given more than once.
    #[arg(long, value_enum)]
    family: Vec<Family>,
    /// Where the smallest program of each rule is written as a case of a suite.
    #[arg(long, value_name = "DIR")]
    into: Option<PathBuf>,
    /// How many processes of the reference are asked at once.
    #[arg(long, value_name = "N", default_value_t = 2)]
    jobs: usize,
    /// Prints an example of each rule as it was found; making them small takes its time.
    #[arg(long)]
    raw: bool,
    /// Only prints the programs.
    #[arg(long)]
    show: bool,
    #[command(flatten)]
    puppet: Puppet,
}

/// A program that we answer otherwise than the reference.
#[derive(Clone)]
struct Finding {
    case: Case,
    grade: Grade,
    difference: String,
}

impl Finding {
    /// How long the program is, with all that goes with it.
    fn size(&self) -> usize {
        let code = self.case.code.as_deref().unwrap_or_default().len();
        let files = self.case.files.iter().flatten();
        let files: usize = files
            .map(|(path, text)| path.len() + text.as_str().unwrap_or_default().len())
            .sum();
        code + files
    }
}

pub(crate) fn run(arguments: &Arguments) -> Chore {
    let families = match arguments.family.as_slice() {
        [] => Family::ALL.to_vec(),
        chosen => chosen.to_vec(),
    };
    let generator = Generator::new(arguments.seed, &families)?;
    if arguments.show {
        for family in families {
            for number in 0..arguments.programs.unwrap_or(10) {
                let case = generator.program(family, arguments.from + number);
                say(&write::lines_of(&case));
            }
        }
        return Ok(true);
    }
    let (figures, findings) = compare_programs(arguments, &families, &generator)?;
    for figures in &figures {
        say(&figures.to_string());
    }
    let mut all_same = true;
    for family in families {
        let of_family = |finding: &&Finding| finding.case.topic == family.name();
        let groups = groups(findings.iter().filter(of_family).cloned().collect());
        all_same &= groups.is_empty();
        report(arguments, family, groups)?;
    }
    Ok(all_same)
}

/// Makes programs and compares, with a reference for each thread.
fn compare_programs(
    arguments: &Arguments,
    families: &[Family],
    generator: &Generator,
) -> io::Result<(Vec<Figures>, Vec<Finding>)> {
    let programs = match (arguments.programs, arguments.minutes) {
        (Some(programs), _) => programs,
        (None, Some(_)) => usize::MAX,
        (None, None) => 1000,
    };
    let limit = arguments
        .minutes
        .map(|minutes| Duration::from_secs(60 * minutes));
    let begin = Instant::now();
    let next = AtomicUsize::new(0);
    let results = Mutex::new((
        families.iter().map(|family| Figures::of(*family)).collect(),
        Vec::new(),
    ));
    let work = || -> io::Result<()> {
        let mut reference = Reference::start(&arguments.puppet)?;
        loop {
            // Families take turns, so that any stop leaves them alike.
            let lot = next.fetch_add(1, Ordering::Relaxed);
            let (turn, of_families) = (lot % families.len(), lot / families.len());
            let first = of_families.saturating_mul(LOT);
            if first >= programs || limit.is_some_and(|limit| begin.elapsed() > limit) {
                return Ok(());
            }
            let numbers = first..programs.min(first + LOT);
            let lot: Vec<Case> = numbers
                .map(|number| generator.program(families[turn], arguments.from + number))
                .collect();
            let answers = reference.ask(&lot)?;
            let found = differences(&lot, &answers);
            if let Ok(mut results) = results.lock() {
                let (figures, findings): &mut (Vec<Figures>, Vec<Finding>) = &mut results;
                for (answer, found) in answers.iter().zip(found) {
                    figures[turn].count(answer, found.as_ref());
                    findings.extend(found);
                }
            }
        }
    };
    let ended: Vec<io::Result<()>> = thread::scope(|scope| {
        let threads: Vec<_> = (0..arguments.jobs.max(1))
            .map(|_| scope.spawn(work))
            .collect();
        let ended = threads.into_iter().map(|thread| {
            let panicked = |_| Err(io::Error::other("a thread panicked"));
            thread.join().unwrap_or_else(panicked)
        });
        ended.collect()
    });
    ended.into_iter().collect::<io::Result<()>>()?;
    results
        .into_inner()
        .map_err(|_| io::Error::other("a thread panicked"))
}

/// What differs of each program. Where the reference crashed there is nothing to compare with.
fn differences(programs: &[Case], answers: &[Value]) -> Vec<Option<Finding>> {
    let found = programs.iter().zip(answers).map(|(case, theirs)| {
        if figures::has_crashed(theirs) {
            return None;
        }
        let comparison = compare(case.kind, theirs, &answer(case).to_json());
        (comparison.grade != Grade::Exact).then(|| Finding {
            case: case.clone(),
            grade: comparison.grade,
            difference: comparison.difference,
        })
    });
    found.collect()
}

/// Makes an example of each rule small, asks a fresh reference about it, and tells of it.
fn report(arguments: &Arguments, family: Family, groups: Vec<Group>) -> io::Result<()> {
    if groups.is_empty() {
        return Ok(());
    }
    let mut reference = Reference::start(&arguments.puppet)?;
    let mut examples = Vec::new();
    for (index, group) in groups.iter().enumerate() {
        let mut smallest = match arguments.raw {
            true => group.findings[0].clone(),
            false => reduce::reduce(&mut reference, &group.findings[0])?,
        };
        smallest.case.id = format!("difference-{}-{}", family.name(), index + 1);
        examples.push(smallest);
    }
    drop(reference);
    let questions = examples
        .iter()
        .map(|example| format!("{}\n", question(&example.case)));
    let fresh = filter(
        &mut arguments.puppet.script("oracle.rb"),
        questions.collect(),
    )?;
    let fresh: io::Result<Vec<Value>> = fresh.lines().map(marotte_testkit::read_json).collect();
    let fresh = fresh?;
    let mut cases = Vec::new();
    for ((group, example), answer) in groups.iter().zip(&examples).zip(&fresh) {
        let count = group.findings.len();
        say(&format!("\n{count} × {}", group.signature));
        let of_case = compare(
            example.case.kind,
            answer,
            &marotte_testkit::answer::answer(&example.case).to_json(),
        );
        if of_case.grade == Grade::Exact {
            say_error("A fresh reference answers as we do: the warm one remembers something.");
        }
        say(&write::lines_of(&example.case));
        say(&example.difference);
        cases.push(Written {
            comment: format!("{count} programs: {}", group.signature),
            case: &example.case,
            answer,
        });
    }
    if let Some(folder) = &arguments.into {
        let path = folder.join(format!("{}.pp", family.name()));
        let title = format!(
            "Differences of the family {}, seed {}.",
            family.name(),
            arguments.seed
        );
        write_suite(&path, &title, &cases)?;
    }
    Ok(())
}
