//! Puppet's settings as flags: `--name VALUE`, and `--name` or `--no-name` for those that are true
//! or false.
//!
//! The flags that commands have themselves are left out here. All others are not shown in the help:
//! there are more than 200 of them.

use std::sync::atomic::{AtomicBool, Ordering};

use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use marotte_settings::{Kind, Setting, all};

/// The settings that commands have flags for themselves.
const ELSEWHERE: [&str; 9] = [
    "codedir",
    "color",
    "confdir",
    "config",
    "environment",
    "environmentpath",
    "manifest",
    "modulepath",
    "strict",
];

/// Another one, which has two flags.
const STRICT_VARIABLES: &str = "strict_variables";

/// Whether commands are described without these flags.
static LEFT_OUT: AtomicBool = AtomicBool::new(false);

/// Describes commands without these flags from now on: shells would offer all of them.
pub(crate) fn leave_out() {
    LEFT_OUT.store(true, Ordering::Relaxed);
}

/// The settings that a call gives.
#[derive(Clone, Debug, Default)]
pub(crate) struct SettingArgs {
    /// Their names and values as text.
    pub(crate) given: Vec<(&'static str, String)>,
}

fn flags() -> impl Iterator<Item = &'static Setting> {
    let is_here = |name: &str| !ELSEWHERE.contains(&name) && name != STRICT_VARIABLES;
    all().iter().filter(move |setting| is_here(setting.name))
}

impl FromArgMatches for SettingArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut given = Vec::new();
        for setting in flags() {
            let name = setting.name;
            if let Kind::Boolean(no) = setting.kind {
                if matches.get_flag(name) {
                    given.push((name, "true".to_owned()));
                } else if matches.get_flag(no) {
                    given.push((name, "false".to_owned()));
                }
            } else if let Some(value) = matches.get_one::<String>(name) {
                given.push((name, value.clone()));
            }
        }
        Ok(Self { given })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for SettingArgs {
    fn augment_args(command: Command) -> Command {
        if LEFT_OUT.load(Ordering::Relaxed) {
            return command;
        }
        let mut command = command;
        for setting in flags() {
            let name = setting.name;
            let flag = |id: &'static str| Arg::new(id).long(id).hide(true);
            command = if let Kind::Boolean(no) = setting.kind {
                let (yes, no) = (flag(name).overrides_with(no), flag(no).overrides_with(name));
                command
                    .arg(yes.action(ArgAction::SetTrue))
                    .arg(no.action(ArgAction::SetTrue))
            } else {
                let flag = flag(name).allow_hyphen_values(true);
                command.arg(flag.action(ArgAction::Set).overrides_with(name))
            };
        }
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}
