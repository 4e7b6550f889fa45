//! What a site asks of the machine that it is on, in parts that can be replaced one by one: by
//! files in memory, by commands that nobody runs, by a clock that stands still.

mod clock;
mod commands;
mod machine;
mod noticed;
mod rubies;
mod system;
mod zone;

use std::sync::Arc;

use marotte_environment::{Disk, Files, Watched};
use marotte_eval::{Machine, Outside, Store};
use marotte_settings::System;

use crate::host::{Host, NoHost, ThisHost};

pub use clock::{Clock, SystemClock};
pub use commands::{Commands, Conversation, Finished, NoCommands, Processes};
pub(crate) use commands::{run, shell};
pub use machine::Here;
use noticed::Noticed;
pub use rubies::{Rubies, RubyChoice, RubyProcesses, RubyUse};
pub use system::{Nowhere, ThisMachine};
pub(crate) use zone::time_zone;

/// What a site asks of the machine that it is on.
#[derive(Clone)]
pub struct Parts {
    /// Where configuration, environments and facts are read.
    pub files: Arc<dyn Files>,
    /// What settings depend on: who runs the process, what the machine is called.
    pub system: Arc<dyn System>,
    /// Who runs the commands that the configuration names.
    pub commands: Arc<dyn Commands>,
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    /// What code can reach that is of no environment: commands and the clock.
    pub machine: Arc<dyn Machine>,
    /// The facts of the machine.
    pub host: Arc<dyn Host>,
    /// What other nodes export, if anybody keeps that.
    pub store: Option<Arc<dyn Store>>,
    /// Who starts real Rubies for code of modules that the interpreter refuses, if anybody does.
    pub rubies: Option<Arc<dyn Rubies>>,
}

impl Parts {
    /// This machine.
    pub fn of_this_machine() -> Self {
        Self {
            files: Arc::new(Disk),
            system: Arc::new(ThisMachine),
            commands: Arc::new(Processes),
            clock: Arc::new(SystemClock),
            machine: Arc::new(Here),
            host: Arc::new(ThisHost),
            store: None,
            rubies: Some(Arc::new(RubyProcesses::default())),
        }
    }

    /// A machine that has nothing but files: neither a name nor commands, and no folder that relative
    /// paths are of.
    pub fn of_files(files: Arc<dyn Files>) -> Self {
        Self {
            files,
            system: Arc::new(Nowhere),
            commands: Arc::new(NoCommands),
            clock: Arc::new(SystemClock),
            machine: Outside::default().machine,
            host: Arc::new(NoHost),
            store: None,
            rubies: None,
        }
    }

    /// The same with files that are watched, and with commands and a clock that say when they are
    /// asked: then what compilations depend on can be remembered.
    pub fn watched(self) -> (Self, Arc<Watched>) {
        let files = Arc::new(Watched::new(self.files));
        let parts = Self {
            files: files.clone(),
            commands: Arc::new(Noticed(self.commands)),
            machine: Arc::new(Noticed(self.machine)),
            ..self
        };
        (parts, files)
    }

    /// Whether there is a file, and no folder, of that path.
    pub(crate) fn is_file(&self, path: &str) -> bool {
        self.files.exists(path) && !self.files.is_dir(path)
    }
}
