//! Settings that Puppet does not have: what code may take.

use crate::schema::{Default, Kind, Setting, setting};

/// Our own settings, sorted by name. They are found by name and can be given as flags; lists of all
/// settings are the reference's.
pub(crate) static OWN: &[Setting] = &[
    // MiB that one compilation may have at once.
    setting(
        "marotte_max_memory",
        Kind::Integer,
        Default::Integer(400),
        "server",
        false,
        0,
    ),
    // Steps: expressions, elements and parts of values gone through.
    setting(
        "marotte_max_steps",
        Kind::Integer,
        Default::Integer(100_000_000),
        "server",
        false,
        0,
    ),
    // Seconds that one compilation may take.
    setting(
        "marotte_max_time",
        Kind::Integer,
        Default::Integer(600),
        "server",
        false,
        0,
    ),
];
