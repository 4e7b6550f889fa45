//! In Puppet's place: called as `puppet`, the program answers as Puppet does.
//!
//! Crate `arguments` reads a call by Puppet's rules; where Puppet behaves otherwise, commands ask whether
//! they are called so.

use std::ffi::OsString;
use std::path::Path;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

use marotte_arguments::End;
pub(crate) use marotte_arguments::refusal;
use marotte_settings::PUPPET_VERSION;

use crate::site;

/// The name that it is called by, and the variable that can say so instead.
const NAME: &str = "puppet";
const VARIABLE: &str = "MAROTTE_AS";

static IS_PUPPET: AtomicBool = AtomicBool::new(false);

/// Whether the process answers as Puppet. A process is called once.
pub(crate) fn is_puppet() -> bool {
    IS_PUPPET.load(Ordering::Relaxed)
}

/// Whether a call is one of Puppet's, by the name of the program or by the environment; if it is, the
/// process answers so from now on.
pub(crate) fn is_called(arguments: &[OsString]) -> bool {
    let name = arguments
        .first()
        .and_then(|name| Path::new(name).file_stem());
    let is_called = name.is_some_and(|name| name == NAME)
        || std::env::var_os(VARIABLE).is_some_and(|name| name == NAME);
    IS_PUPPET.store(is_called, Ordering::Relaxed);
    is_called
}

/// The arguments of a call of Puppet's, the name of the program first, as the commands take them.
pub(crate) fn translate(arguments: &[OsString]) -> Result<Vec<OsString>, Box<End>> {
    let words: Vec<String> = arguments
        .iter()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    marotte_arguments::translate(&words, &site::check)
        .map(|call| {
            let program = OsString::from(NAME);
            let words = call.into_iter().map(OsString::from);
            std::iter::once(program).chain(words).collect()
        })
        .map_err(Box::new)
}

/// The version of the program, and which Puppet it follows.
pub(crate) fn versions() -> &'static str {
    static VERSIONS: LazyLock<String> = LazyLock::new(|| {
        let own = env!("CARGO_PKG_VERSION");
        format!("{own} (follows Puppet {PUPPET_VERSION})")
    });
    &VERSIONS
}
