//! Arguments of a command that are described only if it is the one that is called.

use clap::{ArgMatches, Args, Command, FromArgMatches};

use super::settings::only_what_is_called;

/// The arguments of a command. To describe those of all commands takes longer than most calls do,
/// so a call that is right never sees any but its own.
#[derive(Debug)]
pub(crate) struct Deferred<T>(pub(crate) T);

impl<T: Args> Args for Deferred<T> {
    fn augment_args(command: Command) -> Command {
        if only_what_is_called() {
            command.defer(T::augment_args)
        } else {
            T::augment_args(command)
        }
    }

    fn augment_args_for_update(command: Command) -> Command {
        T::augment_args_for_update(command)
    }
}

impl<T: FromArgMatches> FromArgMatches for Deferred<T> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        T::from_arg_matches(matches).map(Self)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.0.update_from_arg_matches(matches)
    }
}
