//! The machine that code is compiled on: files by their paths, commands, the clock.

use marotte_diagnostics::Issue;
use marotte_pcore::Str;

/// The machine.
pub trait Machine: Send + Sync {
    /// The bytes of a file, by its full path. Nothing if there is no such file.
    fn read_file(&self, _path: &str) -> Option<Result<Vec<u8>, Issue>> {
        None
    }

    /// The same as text, or nothing if it is not UTF-8.
    fn read_text(&self, path: &str) -> Option<Result<Option<Str>, Issue>> {
        let read = self.read_file(path)?;
        Some(read.map(|bytes| String::from_utf8(bytes).ok().map(Str::from)))
    }

    /// Whether there is a file of that path, relative ones being of the current folder.
    fn file_exists(&self, _path: &str) -> bool {
        false
    }

    /// Whether there is a folder of that path.
    fn is_folder(&self, _path: &str) -> bool {
        false
    }

    /// What a folder has, in whatever order. Nothing if it cannot be read.
    fn list_folder(&self, _path: &str) -> Option<Vec<ListedFile>> {
        None
    }

    /// Runs a command with its arguments in the folder of the command, and gives what it printed
    /// and its exit status. Nothing if commands are not run here.
    fn run_command(&self, _command: &[Str]) -> Option<CommandOutput> {
        None
    }

    /// The time now, in nanoseconds since the start of 1970.
    fn now(&self) -> Option<i128> {
        None
    }

    /// Bytes that nobody can foretell. Nothing if there is no chance here.
    fn random_bytes(&self, _count: usize) -> Option<Vec<u8>> {
        None
    }

    /// How many seconds the time zone of this machine is east of UTC now.
    fn zone_offset(&self) -> i32 {
        0
    }
}

/// Something in a folder.
pub struct ListedFile {
    /// Its name.
    pub name: String,
    /// Whether it is a folder, or a link to one.
    pub is_folder: bool,
    /// Whether it is a link.
    pub is_link: bool,
}

/// What came of a command.
pub struct CommandOutput {
    /// What it printed, errors included.
    pub text: Str,
    /// The exit status; 0 is success. None: a signal has ended it.
    pub status: Option<i32>,
}
