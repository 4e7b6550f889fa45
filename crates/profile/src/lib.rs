//! Where the time of a piece of work went.
//!
//! Whoever does something that people want to know the time of opens a [`Span`]; what is opened
//! meanwhile on the same thread is a part of it. Spans of the same name in the same place are one
//! [`Branch`] of a [`Tree`], so that a fleet takes no more room than the node with the most code.
//!
//! Nobody pays who did not ask: until [`start`] a span is the look at one flag. The clock is given
//! by whoever starts.

mod summary;
mod tree;

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

pub use summary::{Entry, Summary};
pub use tree::{Branch, Tree};

use tree::ROOT;

/// What is done in a span.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum What {
    /// Settings are read and an environment is opened.
    Opening,
    /// A catalog is compiled.
    Compilation,
    /// Facts and classes of a node are found out.
    Facts,
    /// A file is parsed.
    Parsing,
    /// What was parsed is checked.
    Validation,
    /// What was checked is made ready to be evaluated.
    Lowering,
    /// The code of a node definition runs.
    Node,
    /// The code of a class runs.
    Class,
    /// The code of a define runs.
    Define,
    /// A function runs.
    Function,
    /// A template is rendered.
    Template,
    /// Ruby code of a file runs.
    Ruby,
    /// A real Ruby is waited for.
    RealRuby,
    /// A key is looked up.
    Lookup,
    /// A level of a hierarchy is asked.
    Level,
    /// A file of data is read.
    Data,
    /// Collectors look for resources.
    Collection,
    /// A catalog is completed: relationships, what is left over.
    Completion,
    /// A catalog becomes text.
    Writing,
}

impl What {
    /// All of them, in the order of a compilation.
    pub const ALL: [Self; 19] = [
        Self::Opening,
        Self::Compilation,
        Self::Facts,
        Self::Parsing,
        Self::Validation,
        Self::Lowering,
        Self::Node,
        Self::Class,
        Self::Define,
        Self::Function,
        Self::Template,
        Self::Ruby,
        Self::RealRuby,
        Self::Lookup,
        Self::Level,
        Self::Data,
        Self::Collection,
        Self::Completion,
        Self::Writing,
    ];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Compilation => "compilation",
            Self::Facts => "facts",
            Self::Parsing => "parsing",
            Self::Validation => "validation",
            Self::Lowering => "lowering",
            Self::Node => "node definition",
            Self::Class => "class",
            Self::Define => "define",
            Self::Function => "function",
            Self::Template => "template",
            Self::Ruby => "Ruby",
            Self::RealRuby => "real Ruby",
            Self::Lookup => "lookup",
            Self::Level => "Hiera level",
            Self::Data => "data file",
            Self::Collection => "collectors",
            Self::Completion => "completion",
            Self::Writing => "writing",
        }
    }
}

/// A clock: nanoseconds since some moment.
pub type Clock = fn() -> u64;

/// How deep spans are told apart: code that calls itself is one span from there on.
const DEEPEST: usize = 250;

static IS_ON: AtomicBool = AtomicBool::new(false);
static CLOCK: OnceLock<Clock> = OnceLock::new();
static GATHERED: Mutex<Option<Tree>> = Mutex::new(None);

thread_local! {
    static RECORDER: RefCell<Recorder> = RefCell::default();
}

/// The spans of a thread.
#[derive(Default)]
struct Recorder {
    tree: Tree,
    /// The branches that are open, with the time at which they were opened.
    open: Vec<(u32, u64)>,
    /// How many spans are open that are not told apart.
    beyond: usize,
}

/// Records all spans from now on.
pub fn start(clock: Clock) {
    let _ = CLOCK.set(clock);
    IS_ON.store(true, Ordering::Relaxed);
}

/// Whether spans are recorded.
#[inline]
pub fn is_on() -> bool {
    IS_ON.load(Ordering::Relaxed)
}

/// Ends all recording and gives what was recorded: all spans that have no open one around them.
pub fn finish() -> Tree {
    IS_ON.store(false, Ordering::Relaxed);
    gathered().take().unwrap_or_default()
}

/// Something is done until this is dropped.
#[must_use = "it lasts as long as it is held"]
pub struct Span {
    is_open: bool,
}

/// Begins to do something with what is called so.
#[inline]
pub fn span(what: What, name: &str) -> Span {
    let is_open = is_on();
    if is_open {
        open(what, name);
    }
    Span { is_open }
}

impl Drop for Span {
    #[inline]
    fn drop(&mut self) {
        if self.is_open {
            close();
        }
    }
}

fn now() -> u64 {
    CLOCK.get().map_or(0, |clock| clock())
}

fn gathered() -> std::sync::MutexGuard<'static, Option<Tree>> {
    GATHERED.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cold]
#[inline(never)]
fn open(what: What, name: &str) {
    RECORDER.with_borrow_mut(|recorder| {
        if recorder.beyond > 0 || recorder.open.len() >= DEEPEST {
            recorder.beyond += 1;
            return;
        }
        let parent = recorder.open.last().map_or(ROOT, |(branch, _)| *branch);
        match recorder.tree.branch(parent, what, name) {
            Some(branch) => recorder.open.push((branch, now())),
            None => recorder.beyond += 1,
        }
    });
}

#[cold]
#[inline(never)]
fn close() {
    RECORDER.with_borrow_mut(|recorder| {
        if recorder.beyond > 0 {
            recorder.beyond -= 1;
            return;
        }
        let Some((branch, begun)) = recorder.open.pop() else {
            return;
        };
        recorder.tree.add(branch, now().saturating_sub(begun));
        if recorder.open.is_empty() {
            let tree = std::mem::take(&mut recorder.tree);
            gathered().get_or_insert_default().merge(&tree);
        }
    });
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use super::*;

    static TIME: AtomicU64 = AtomicU64::new(0);

    /// Each look at the clock takes a nanosecond.
    fn clock() -> u64 {
        TIME.fetch_add(1, Ordering::Relaxed)
    }

    #[test]
    fn spans_of_threads_become_one_tree() {
        drop(span(What::Class, "before the start"));
        start(clock);
        let work = || {
            let _compilation = span(What::Compilation, "");
            for _ in 0..2 {
                let _class = span(What::Class, "a");
                drop(span(What::Function, "b"));
            }
        };
        work();
        std::thread::spawn(work).join().expect("a thread");
        let deep = |depth: usize| {
            fn go(depth: usize) {
                let _span = span(What::Function, "again");
                if depth > 0 {
                    go(depth - 1);
                }
            }
            go(depth);
        };
        deep(1000);
        let tree = finish();
        drop(span(What::Class, "after the end"));
        let stacks: Vec<String> = tree.folded().lines().map(str::to_owned).collect();
        let calls = |name: &str| {
            let of_name = |branch: &&Branch| tree.name(branch.name) == name;
            let counts = tree.branches().iter().filter(of_name);
            counts.map(|branch| branch.calls).sum::<u64>()
        };
        assert_eq!(
            (calls("a"), calls("b"), calls("again")),
            (4, 4, DEEPEST as u64)
        );
        assert!(
            stacks
                .iter()
                .any(|stack| stack.starts_with("compilation;class a;function b "))
        );
        let summary = Summary::new(&tree);
        let again = summary.entries.iter().find(|entry| entry.name == "again");
        let again = again.expect("an entry");
        // What calls itself is not counted twice.
        assert_eq!(again.total, again.own);
        assert!(!stacks.iter().any(|stack| stack.contains("the start")));
        let own: u64 = summary.entries.iter().map(|entry| entry.own).sum();
        assert_eq!(own, summary.total);
    }
}
