//! Runs Ruby scripts with a real Puppet.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, thread};

use clap::Args;

use crate::project;

/// Which Puppet is asked.
#[derive(Args, Clone)]
pub(crate) struct Puppet {
    /// The lib folder of a checkout of Puppet; the installed Puppet if not given. The environment
    /// variable PUPPET_LIB says the same.
    #[arg(long, value_name = "DIR")]
    puppet_lib: Option<PathBuf>,
    /// The Ruby to use.
    #[arg(long, default_value = "ruby")]
    ruby: String,
}

impl Puppet {
    /// A command that runs one of the chores' scripts.
    pub(crate) fn script(&self, name: &str) -> Command {
        self.project_script(&format!("crates/xtask/{name}"))
    }

    /// A command that runs a script of the project, given by its path from the root.
    pub(crate) fn project_script(&self, path: &str) -> Command {
        let mut command = Command::new(&self.ruby);
        command.arg(project::root().join(path));
        if let Some(lib) = self.lib() {
            command.env("PUPPET_LIB", lib);
        }
        command
    }

    /// A command that runs `puppet`.
    pub(crate) fn puppet(&self) -> Command {
        let Some(lib) = self.lib() else {
            return Command::new("puppet");
        };
        let mut command = Command::new(&self.ruby);
        command.arg("-I").arg(lib).args(["-e", "require 'puppet/util/command_line'; Puppet::Util::CommandLine.new('puppet', ARGV).execute", "--"]);
        command
    }

    /// Whether there is a Puppet to ask.
    pub(crate) fn is_available(&self) -> bool {
        let mut probe = Command::new(&self.ruby);
        if let Some(lib) = self.lib() {
            probe.arg("-I").arg(lib);
        }
        let probe = probe
            .args(["-e", "require 'puppet'"])
            .stderr(Stdio::null())
            .status();
        probe.is_ok_and(|status| status.success())
    }

    fn lib(&self) -> Option<PathBuf> {
        self.puppet_lib
            .clone()
            .or_else(|| env::var_os("PUPPET_LIB").map(PathBuf::from))
    }
}

/// Runs a command with a text as its input and returns what it prints.
pub(crate) fn filter(command: &mut Command, input: String) -> io::Result<String> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| {
            let program = command.get_program().to_string_lossy();
            io::Error::new(error.kind(), format!("{program}: {error}"))
        })?;
    let stdin = child.stdin.take();
    // Input and output at once: each side would otherwise wait for the other on a full pipe.
    let writer = thread::spawn(move || match stdin {
        Some(mut stdin) => stdin.write_all(input.as_bytes()),
        None => Ok(()),
    });
    let output = child.wait_with_output()?;
    if !output.status.success() {
        return Err(io::Error::other(format!(
            "the script failed: {}",
            output.status
        )));
    }
    writer
        .join()
        .map_err(|_| io::Error::other("the writer of the input failed"))??;
    String::from_utf8(output.stdout).map_err(io::Error::other)
}
