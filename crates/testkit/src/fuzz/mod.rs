//! Targets for fuzzing: what must hold for any bytes at all.
//!
//! A target is a function of bytes that panics if something is wrong. `cargo fuzz` calls one for each
//! of its inputs (`fuzz/fuzz_targets`), and so does the binary `mutator`, which needs no instrumentation
//! and therefore tries far more in the same time: it makes [`inputs`] of seeds and tokens.

mod data;
mod grammar;
pub mod inputs;
mod language;
mod random;
mod repository;
mod seeds;

use std::rc::Rc;
use std::time::Duration;

use marotte_budget::{Limits, within};
use marotte_pcore::deep::bounded;

pub use random::Random;

/// What inputs of a target are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Matter {
    Puppet,
    Epp,
    Erb,
    RubyFunction,
    RubyType,
    Regex,
    Yaml,
    Hocon,
    Json,
    Conf,
    Hiera,
    /// Bytes of PKCS#7 and of keys.
    Encrypted,
    /// Bytes of certificates.
    Certificate,
    /// Choices that a grammar makes a repository of.
    Choices,
}

/// What bytes are given to.
pub struct Target {
    /// The name.
    pub name: &'static str,
    /// What its inputs are made of.
    pub matter: Matter,
    /// How much of the time of a run it gets: what is cheap is tried more often in the same time.
    pub share: u32,
    /// Gives bytes to it.
    pub run: fn(&[u8]),
}

const fn of(name: &'static str, matter: Matter, share: u32, run: fn(&[u8])) -> Target {
    Target {
        name,
        matter,
        share,
        run,
    }
}

/// All targets.
pub const TARGETS: [Target; 19] = [
    of("lexer", Matter::Puppet, 3, language::lexer),
    of("parser", Matter::Puppet, 4, language::parser),
    of("epp", Matter::Epp, 2, language::epp),
    of("dump", Matter::Puppet, 2, language::dump),
    of("validate", Matter::Puppet, 3, language::validate),
    of("eval", Matter::Puppet, 5, language::eval),
    of("epp_eval", Matter::Epp, 3, language::epp_eval),
    of("regex", Matter::Regex, 5, data::regex),
    of("yaml", Matter::Yaml, 4, data::yaml),
    of("hocon", Matter::Hocon, 3, data::hocon),
    of("json", Matter::Json, 3, data::json),
    of("conf", Matter::Conf, 3, data::conf),
    of("eyaml", Matter::Encrypted, 2, data::eyaml),
    of("x509", Matter::Certificate, 3, data::x509),
    of("hiera", Matter::Hiera, 3, repository::hiera),
    of("ruby_template", Matter::Erb, 3, repository::template),
    of(
        "ruby_function",
        Matter::RubyFunction,
        3,
        repository::function,
    ),
    of("ruby_type", Matter::RubyType, 2, repository::resource_type),
    of("compilation", Matter::Choices, 5, repository::compilation),
];

/// The target of a name.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// Gives bytes to the target of a name.
///
/// # Panics
///
/// If something is wrong, and if there is no such target.
pub fn run(name: &str, bytes: &[u8]) {
    let target = target(name).unwrap_or_else(|| panic!("there is no target {name}"));
    (target.run)(bytes);
}

/// Does something that may take a little: what takes more is no more than an error.
fn limited(steps: u64, work: impl FnOnce()) {
    let limits = Limits {
        steps,
        bytes: 64 * 1024 * 1024,
        time: Duration::MAX,
    };
    let _ = within(limits, Rc::new(|| Duration::ZERO), || bounded(work));
}

/// Bytes as a text.
fn text(bytes: &[u8]) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(bytes)
}
