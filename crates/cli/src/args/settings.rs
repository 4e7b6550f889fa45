//! Puppet's settings as flags: `--name VALUE`, and `--name` or `--no-name` for those that are true
//! or false.
//!
//! What Puppet does not have is among them (`--marotte_max_steps`).
//!
//! The flags that commands have themselves are left out here. All others are not shown in the help:
//! there are more than 200 of them. To describe them all, for each command, takes longer than most
//! commands do, so that only those are described that a call may mean.

use std::ffi::OsString;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use marotte_settings::{Kind, Setting, all, own};

use crate::color::Color;

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

/// How much of the commands is described.
pub(crate) enum Described {
    /// All of all commands.
    All,
    /// All commands without these flags.
    WithoutSettings,
    /// The command that is called, with the flags of some settings.
    Called(Vec<&'static str>),
}

static DESCRIBED: RwLock<Described> = RwLock::new(Described::All);

/// Describes so much of the commands from now on.
pub(crate) fn describe(how_much: Described) {
    *DESCRIBED.write().unwrap_or_else(PoisonError::into_inner) = how_much;
}

/// The settings that arguments may mean, whatever else they can be.
pub(crate) fn named_in(arguments: &[OsString]) -> Vec<&'static str> {
    let names: Vec<&str> = arguments
        .iter()
        .filter_map(|argument| argument.to_str()?.strip_prefix("--"))
        .map(|flag| flag.split_once('=').map_or(flag, |(name, _)| name))
        .collect();
    let is_named = |setting: &&Setting| {
        names.contains(&setting.name)
            || matches!(setting.kind, Kind::Boolean(no) if names.contains(&no))
    };
    flags()
        .filter(is_named)
        .map(|setting| setting.name)
        .collect()
}

/// The settings that a call gives.
#[derive(Clone, Debug, Default)]
pub(crate) struct SettingArgs {
    /// Their names and values as text.
    pub(crate) given: Vec<(&'static str, String)>,
}

/// Whether only the command that is called is described now.
pub(super) fn only_what_is_called() -> bool {
    matches!(&*described_now(), Described::Called(_))
}

fn described_now() -> RwLockReadGuard<'static, Described> {
    DESCRIBED.read().unwrap_or_else(PoisonError::into_inner)
}

fn flags() -> impl Iterator<Item = &'static Setting> {
    let is_here = |name: &str| !ELSEWHERE.contains(&name) && name != STRICT_VARIABLES;
    let settings = all().iter().chain(own());
    settings.filter(move |setting| is_here(setting.name))
}

fn described() -> Vec<&'static Setting> {
    match &*described_now() {
        Described::All => flags().collect(),
        Described::WithoutSettings => Vec::new(),
        Described::Called(names) => flags()
            .filter(|setting| names.contains(&setting.name))
            .collect(),
    }
}

/// The settings that other commands have flags for, where these are settings and nothing else.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct BareSettingArgs {
    #[arg(long, hide = true, value_name = "LEVEL")]
    strict: Option<String>,
    #[arg(long, hide = true, value_name = "WHEN")]
    color: Option<String>,
    #[arg(
        long = "strict_variables",
        hide = true,
        overrides_with = "no_strict_variables"
    )]
    strict_variables: bool,
    #[arg(long = "no-strict_variables", hide = true)]
    no_strict_variables: bool,
    #[arg(long, short = 'v', hide = true)]
    pub(crate) verbose: bool,
    #[arg(long, short = 'd', hide = true)]
    pub(crate) debug: bool,
}

impl BareSettingArgs {
    /// Their names and values as text.
    pub(crate) fn given(&self) -> Vec<(String, String)> {
        let variables = match (self.no_strict_variables, self.strict_variables) {
            (true, _) => Some("false".to_owned()),
            (false, true) => Some("true".to_owned()),
            (false, false) => None,
        };
        let all = [
            ("strict", self.strict.clone()),
            ("color", self.color.clone()),
            (STRICT_VARIABLES, variables),
        ];
        let given = all.into_iter();
        given
            .filter_map(|(name, text)| Some((name.to_owned(), text?)))
            .collect()
    }

    /// When to colour.
    pub(crate) fn color(&self) -> Color {
        let named = self.color.as_deref();
        named.map_or_else(Color::default, |name| {
            <Color as clap::ValueEnum>::from_str(name, true).unwrap_or_default()
        })
    }
}

impl FromArgMatches for SettingArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut given = Vec::new();
        for setting in described() {
            let name = setting.name;
            if let Kind::Boolean(no) = setting.kind {
                let has = |id: &str| matches!(matches.try_get_one(id), Ok(Some(true)));
                if has(name) {
                    given.push((name, "true".to_owned()));
                } else if has(no) {
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
        let mut command = command;
        for setting in described() {
            let name = setting.name;
            let flag = |id: &'static str| Arg::new(id).long(id).hide(true);
            command = if let Kind::Boolean(no) = setting.kind {
                let (yes, no) = (flag(name).overrides_with(no), flag(no).overrides_with(name));
                // What a command has itself counts more than a setting of that name.
                if !command.get_arguments().any(|own| own.get_id() == name) {
                    command = command.arg(yes.action(ArgAction::SetTrue));
                }
                command.arg(no.action(ArgAction::SetTrue))
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
