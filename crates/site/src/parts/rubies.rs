//! Real Rubies: processes that run code of modules which the interpreter refuses.
//!
//! A process lives as long as its environment is open, and runs for one compilation at a time. Its
//! input is closed when this process ends, and it looks whether this one is still there.

use std::any::Any;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use marotte_environment::note_volatile;
use marotte_pcore::Str;
use marotte_ruby_puppet::{WORKER, Worker, Workers};

/// Which real Ruby may run code that the interpreter refuses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum RubyChoice {
    /// The one of this machine that comes with Puppet, if there is one.
    #[default]
    Auto,
    /// None.
    Never,
    /// This program.
    Program(String),
}

impl RubyChoice {
    /// The choice that a text is: `auto`, `never`, or a program.
    pub fn from_text(text: &str) -> Self {
        match text {
            "auto" => Self::Auto,
            "never" => Self::Never,
            program => Self::Program(program.to_owned()),
        }
    }
}

/// What real Rubies have done for a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RubyUse {
    /// How often code of it was called.
    pub calls: u64,
    /// How long that took, calls inside of calls included.
    pub time: Duration,
}

/// Starts real Rubies.
pub trait Rubies: Send + Sync {
    /// Those of an environment, or why there are none. Nothing is started yet.
    fn workers(&self, choice: &RubyChoice) -> Option<Arc<dyn Workers>>;

    /// What they have done, by files.
    fn used(&self) -> BTreeMap<Str, RubyUse>;
}

/// Where Puppet brings a Ruby along; then the one that is on the path.
const PROGRAMS: [&str; 2] = ["/opt/puppetlabs/puppet/bin/ruby", "ruby"];

/// How long a message is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// The longest message that is taken.
const LONGEST: u64 = 64 << 20;

/// How much is kept of what a process complains about.
const COMPLAINTS: usize = 8 << 10;

/// Real Rubies as processes of this machine.
#[derive(Clone)]
pub struct RubyProcesses {
    patience: Duration,
    ledger: Ledger,
}

type Ledger = Arc<Mutex<BTreeMap<Str, RubyUse>>>;

impl Default for RubyProcesses {
    fn default() -> Self {
        Self::with_patience(PATIENCE)
    }
}

impl RubyProcesses {
    /// The same, but nobody waits longer for a message.
    pub fn with_patience(patience: Duration) -> Self {
        Self {
            patience,
            ledger: Ledger::default(),
        }
    }
}

impl Rubies for RubyProcesses {
    fn workers(&self, choice: &RubyChoice) -> Option<Arc<dyn Workers>> {
        let programs = match choice {
            RubyChoice::Never => return None,
            RubyChoice::Auto => PROGRAMS.map(str::to_owned).to_vec(),
            RubyChoice::Program(program) => vec![program.clone()],
        };
        let pool = Pool {
            programs,
            patience: self.patience,
            ledger: self.ledger.clone(),
            idle: Idle::default(),
        };
        Some(Arc::new(pool))
    }

    fn used(&self) -> BTreeMap<Str, RubyUse> {
        lock(&self.ledger).clone()
    }
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The processes that wait for work.
type Idle = Arc<Mutex<Vec<Process>>>;

/// The processes of an environment.
struct Pool {
    programs: Vec<String>,
    patience: Duration,
    ledger: Ledger,
    idle: Idle,
}

impl Workers for Pool {
    fn take(&self) -> Result<Box<dyn Worker>, Str> {
        note_volatile();
        let waiting = lock(&self.idle).pop();
        let process = match waiting {
            Some(process) => process,
            None => self.start()?,
        };
        Ok(Box::new(Lent {
            process: Some(process),
            works: false,
            patience: self.patience,
            home: Arc::downgrade(&self.idle),
        }))
    }

    fn measure(&self, file: &str) -> Box<dyn Any> {
        note_volatile();
        Box::new(Measured {
            file: file.into(),
            start: Instant::now(),
            ledger: self.ledger.clone(),
        })
    }
}

impl Pool {
    fn start(&self) -> Result<Process, Str> {
        for program in &self.programs {
            match Process::start(program) {
                Ok(process) => return Ok(process),
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) => return Err(format!("{program} cannot be started: {error}").into()),
            }
        }
        Err(match &self.programs[..] {
            [program] => format!("there is no Ruby {program}").into(),
            _ => "no Ruby was found on this machine".into(),
        })
    }
}

/// A file that is run.
struct Measured {
    file: Str,
    start: Instant,
    ledger: Ledger,
}

impl Drop for Measured {
    fn drop(&mut self) {
        let mut ledger = lock(&self.ledger);
        let used = ledger.entry(self.file.clone()).or_default();
        used.calls += 1;
        used.time += self.start.elapsed();
    }
}

/// A process. Threads of its own write to it and read from it, so that it can make nobody wait.
struct Process {
    child: Child,
    to: Sender<String>,
    from: Receiver<Result<String, Str>>,
    complaints: Arc<Mutex<Vec<u8>>>,
    is_new: bool,
}

impl Process {
    fn start(program: &str) -> std::io::Result<Self> {
        // What Ruby adds to messages beside the message is left out.
        let features = ["--disable=did_you_mean", "--disable=error_highlight"];
        let mut child = Command::new(program)
            .args(features)
            .args(["-e", WORKER])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (to, messages) = channel();
        let (answers, from) = channel();
        let complaints = Arc::new(Mutex::new(Vec::new()));
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || write_to(input, &messages));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_from(output, &answers));
        }
        if let Some(errors) = child.stderr.take() {
            let kept = complaints.clone();
            thread::spawn(move || listen_to(errors, &kept));
        }
        Ok(Self {
            child,
            to,
            from,
            complaints,
            is_new: true,
        })
    }

    /// The end of a process, and what it complained about last.
    fn gone(&self, why: &str) -> Str {
        let complaints = lock(&self.complaints);
        let said = String::from_utf8_lossy(&complaints);
        match said.trim() {
            "" => why.into(),
            said => format!("{why}: {said}").into(),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_to(mut input: ChildStdin, messages: &Receiver<String>) {
    while let Ok(message) = messages.recv() {
        let written = input
            .write_all(message.as_bytes())
            .and_then(|()| input.flush());
        if written.is_err() {
            return;
        }
    }
}

fn read_from(output: ChildStdout, answers: &Sender<Result<String, Str>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = (&mut output).take(LONGEST).read_until(b'\n', &mut line);
        let answer = match read {
            Ok(0) | Err(_) => return,
            Ok(_) if line.last() != Some(&b'\n') => Err("it says too much at once".into()),
            Ok(_) => String::from_utf8(line).map_err(|_| "what it says is no text".into()),
        };
        let is_bad = answer.is_err();
        if answers.send(answer).is_err() || is_bad {
            return;
        }
    }
}

fn listen_to(mut errors: ChildStderr, kept: &Mutex<Vec<u8>>) {
    let mut piece = [0; 1024];
    while let Ok(count @ 1..) = errors.read(&mut piece) {
        let mut kept = lock(kept);
        kept.extend_from_slice(&piece[..count]);
        let excess = kept.len().saturating_sub(COMPLAINTS);
        kept.drain(..excess);
    }
}

/// A process that a compilation has.
struct Lent {
    process: Option<Process>,
    works: bool,
    patience: Duration,
    home: Weak<Mutex<Vec<Process>>>,
}

impl Worker for Lent {
    fn is_new(&self) -> bool {
        self.process.as_ref().is_some_and(|process| process.is_new)
    }

    fn send(&mut self, message: &str) -> Result<(), Str> {
        let Some(process) = &mut self.process else {
            return Err("it has ended".into());
        };
        process.is_new = false;
        let sent = process.to.send(format!("{message}\n"));
        sent.map_err(|_| process.gone("it has ended"))
    }

    fn receive(&mut self) -> Result<String, Str> {
        let Some(process) = &self.process else {
            return Err("it has ended".into());
        };
        match process.from.recv_timeout(self.patience) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => {
                let seconds = self.patience.as_secs_f64();
                Err(process.gone(&format!("it has said nothing for {seconds} seconds")))
            }
            Err(RecvTimeoutError::Disconnected) => {
                // What it complained about may be on its way.
                thread::sleep(Duration::from_millis(20));
                Err(process.gone("it has ended"))
            }
        }
    }

    fn set_working(&mut self, works: bool) {
        self.works = works;
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        // One that was left while it works is in a state that nobody knows.
        if let (Some(process), Some(home), false) =
            (self.process.take(), self.home.upgrade(), self.works)
        {
            lock(&home).push(process);
        }
    }
}
