//! The machine as the code that runs sees it: files by their full paths, commands, the clock.

use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use marotte_diagnostics::{Issue, RubyIssue};
use marotte_environment::visible_settings;
use marotte_eval::{CommandOutput, DataProvider, ListedFile, Loader, Machine, Outside, Variables};
use marotte_pcore::Str;
use marotte_settings::{RunMode, Settings};

use super::{ThisMachine, time_zone};

/// This machine, without modules.
pub struct Here;

impl Here {
    /// All that code can reach where there is no environment.
    pub fn outside() -> Outside {
        Outside::of(Arc::new(Self))
    }
}

impl DataProvider for Here {}

/// Variables that a command gets the values `C` of, or none.
const LOCALE: [&str; 9] = [
    "LANG",
    "LC_ALL",
    "LC_MESSAGES",
    "LANGUAGE",
    "LC_COLLATE",
    "LC_CTYPE",
    "LC_MONETARY",
    "LC_NUMERIC",
    "LC_TIME",
];

/// Variables that a command does not get.
const USER: [&str; 3] = ["HOME", "USER", "LOGNAME"];

/// What a command prints, errors among the rest, and its status.
fn printed(mut command: Command) -> std::io::Result<(Vec<u8>, Option<i32>)> {
    let (mut reader, writer) = std::io::pipe()?;
    command
        .stdin(Stdio::null())
        .stdout(writer.try_clone()?)
        .stderr(writer);
    let mut child = command.spawn()?;
    // Its ends of the pipe are those of the child alone.
    drop(command);
    let mut text = Vec::new();
    reader.read_to_end(&mut text)?;
    Ok((text, child.wait()?.code()))
}

impl Machine for Here {
    fn read_file(&self, path: &str) -> Option<Result<Vec<u8>, Issue>> {
        match fs::read(path) {
            Ok(bytes) => Some(Ok(bytes)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
            Err(error) => {
                let problem = error.to_string().into();
                Some(Err(RubyIssue::UnreadableFile { problem }.into()))
            }
        }
    }

    fn file_exists(&self, path: &str) -> bool {
        Path::new(path).exists()
    }

    fn is_folder(&self, path: &str) -> bool {
        Path::new(path).is_dir()
    }

    fn list_folder(&self, path: &str) -> Option<Vec<ListedFile>> {
        let entries = fs::read_dir(path).ok()?.flatten();
        let listed = entries.map(|entry| ListedFile {
            name: entry.file_name().to_string_lossy().into_owned(),
            is_folder: entry.path().is_dir(),
            is_link: entry.path().is_symlink(),
        });
        Some(listed.collect())
    }

    fn run_command(&self, command: &[Str]) -> Option<CommandOutput> {
        let (program, arguments) = command.split_first()?;
        let mut command = Command::new(program.as_str());
        command.args(arguments.iter().map(Str::as_str));
        if let Some(folder) = Path::new(program.as_str()).parent() {
            command.current_dir(folder);
        }
        for name in LOCALE.iter().chain(&USER) {
            command.env_remove(name);
        }
        command.env("LANG", "C").env("LC_ALL", "C");
        // A command that cannot run says nothing: the reference logs why.
        let (text, status) = printed(command).unwrap_or_else(|_| (Vec::new(), Some(1)));
        let text = String::from_utf8_lossy(&text).into_owned();
        Some(CommandOutput {
            text: text.into(),
            status,
        })
    }

    fn now(&self) -> Option<i128> {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
        i128::try_from(since.as_nanos()).ok()
    }

    fn random_bytes(&self, count: usize) -> Option<Vec<u8>> {
        // Each such state has keys of its own, which come from the machine.
        let words = std::iter::repeat_with(|| RandomState::new().hash_one(count));
        Some(words.flat_map(u64::to_ne_bytes).take(count).collect())
    }

    fn zone_offset(&self) -> i32 {
        time_zone().to_offset(jiff::Timestamp::now()).seconds()
    }
}

impl Loader for Here {
    fn find_file(&self, reference: &str) -> Option<Str> {
        let path = Path::new(reference);
        (path.is_absolute() && path.exists()).then(|| reference.into())
    }

    fn find_template(&self, reference: &str) -> Option<Str> {
        self.find_file(reference)
    }

    fn settings(&self) -> Option<Arc<Variables>> {
        let settings = Settings::new(Arc::new(ThisMachine), RunMode::User);
        Some(visible_settings(&settings.values(None)))
    }
}
