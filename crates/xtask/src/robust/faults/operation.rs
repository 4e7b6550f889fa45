//! What a process asks of the system, and how that can fail.

/// A call of the system.
pub(super) struct Operation {
    /// `openat`
    pub(super) call: String,
    /// Which of the calls of that name it is, from 1.
    pub(super) number: usize,
}

/// A way to fail.
#[derive(Clone, Copy)]
pub(super) struct Fault {
    /// In our words.
    pub(super) name: &'static str,
    /// In the system's.
    pub(super) errno: &'static str,
}

/// What a fault may change.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Effect {
    /// Nothing: the call is made again.
    None,
    /// There is no such file, which is nothing wrong for many of them.
    Absent,
    /// One node has no catalog.
    OneNode,
    /// Whoever needs it has an error.
    Error,
}

impl Fault {
    /// What it may change if it hits a call, as `strace` shows that.
    pub(super) fn effect(self, made: &str) -> Effect {
        let is_look = made.starts_with("statx");
        let is_written = ["linkat", "fdatasync", "O_TMPFILE"]
            .iter()
            .any(|word| made.contains(word));
        match self.errno {
            "EINTR" => Effect::None,
            "ENOENT" => Effect::Absent,
            // Whoever may not enter a folder sees nothing in it.
            "EACCES" if is_look => Effect::Absent,
            _ if is_written => Effect::OneNode,
            _ => Effect::Error,
        }
    }
}

const NOT_FOUND: Fault = fault("not found", "ENOENT");
const NO_PERMISSION: Fault = fault("no permission", "EACCES");
const NO_SPACE: Fault = fault("no space", "ENOSPC");
const INTERRUPTED: Fault = fault("interrupted", "EINTR");
const TOO_MANY: Fault = fault("too many files", "EMFILE");
const BROKEN: Fault = fault("broken disk", "EIO");

const fn fault(name: &'static str, errno: &'static str) -> Fault {
    Fault { name, errno }
}

/// The calls that can fail.
pub(super) const CALLS: [(&str, &[Fault]); 13] = [
    (
        "openat",
        &[
            NOT_FOUND,
            NO_PERMISSION,
            NO_SPACE,
            INTERRUPTED,
            TOO_MANY,
            BROKEN,
        ],
    ),
    ("read", &[BROKEN, INTERRUPTED]),
    ("statx", &[NOT_FOUND, NO_PERMISSION, BROKEN]),
    ("newfstatat", &[BROKEN]),
    ("getdents64", &[BROKEN]),
    ("write", &[NO_SPACE, BROKEN, INTERRUPTED]),
    ("linkat", &[NO_SPACE, NO_PERMISSION, BROKEN]),
    ("fdatasync", &[NO_SPACE, BROKEN, INTERRUPTED]),
    ("mkdir", &[NO_SPACE, NO_PERMISSION]),
    ("rename", &[NO_SPACE, BROKEN]),
    ("unlink", &[BROKEN]),
    ("getcwd", &[NOT_FOUND]),
    ("readlink", &[BROKEN]),
];

/// The ways in which a call can fail.
pub(super) fn faults_of(call: &str) -> &'static [Fault] {
    let known = CALLS.iter().find(|(name, _)| *name == call);
    known.map_or(&[], |(_, faults)| faults)
}

/// The calls in what `strace` has written, from where the program itself begins.
pub(super) fn operations(trace: &str) -> Vec<Operation> {
    let mut counts = std::collections::HashMap::new();
    let mut found = Vec::new();
    let mut has_begun = false;
    for call in trace.lines().filter_map(call_of) {
        // It is the first thing that the program does.
        has_begun |= call.starts_with("madvise") && call.contains("MADV_NOHUGEPAGE");
        let name = call.split('(').next().unwrap_or_default();
        let number: &mut usize = counts.entry(name.to_owned()).or_default();
        *number += 1;
        if has_begun && name != "madvise" {
            found.push(Operation {
                call: name.to_owned(),
                number: *number,
            });
        }
    }
    found
}

/// The call that was made to fail.
pub(super) fn injected(trace: &str) -> Option<String> {
    let line = trace.lines().find(|line| line.contains("(INJECTED)"))?;
    Some(call_of(line)?.to_owned())
}

/// `123 openat(…) = 3` without the number of the process.
fn call_of(line: &str) -> Option<&str> {
    let call = line
        .trim_start_matches(|c: char| c.is_ascii_digit())
        .trim_start();
    call.starts_with(|c: char| c.is_ascii_lowercase())
        .then_some(call)
}
