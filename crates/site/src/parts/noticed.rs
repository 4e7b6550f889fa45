//! Commands and clocks that say when they are asked, since nobody can know their answers beforehand.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use marotte_diagnostics::Issue;
use marotte_environment::note_volatile;
use marotte_eval::{CommandOutput, ListedFile, Machine};
use marotte_pcore::Str;

use super::commands::{Commands, Conversation, Finished};

/// Something that says when it is asked.
pub(super) struct Noticed<T>(pub(super) T);

impl Commands for Noticed<Arc<dyn Commands>> {
    fn run(&self, words: &[&str]) -> io::Result<Finished> {
        note_volatile();
        self.0.run(words)
    }

    fn talk(&self, words: &[&str]) -> io::Result<Box<dyn Conversation>> {
        note_volatile();
        self.0.talk(words)
    }

    fn programs(&self, folder: &str) -> io::Result<Vec<PathBuf>> {
        note_volatile();
        self.0.programs(folder)
    }
}

impl Machine for Noticed<Arc<dyn Machine>> {
    fn read_file(&self, path: &str) -> Option<Result<Vec<u8>, Issue>> {
        note_volatile();
        self.0.read_file(path)
    }

    fn file_exists(&self, path: &str) -> bool {
        note_volatile();
        self.0.file_exists(path)
    }

    fn is_folder(&self, path: &str) -> bool {
        note_volatile();
        self.0.is_folder(path)
    }

    fn list_folder(&self, path: &str) -> Option<Vec<ListedFile>> {
        note_volatile();
        self.0.list_folder(path)
    }

    fn run_command(&self, command: &[Str]) -> Option<CommandOutput> {
        note_volatile();
        self.0.run_command(command)
    }

    fn random_bytes(&self, count: usize) -> Option<Vec<u8>> {
        note_volatile();
        self.0.random_bytes(count)
    }

    fn now(&self) -> Option<i128> {
        note_volatile();
        self.0.now()
    }

    fn zone_offset(&self) -> i32 {
        note_volatile();
        self.0.zone_offset()
    }
}
