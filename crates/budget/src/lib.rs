//! What a piece of work may take: steps, bytes and time, counted for each thread.
//!
//! Whoever runs code of others calls [`within`] limits. Whatever that code makes happen counts: each
//! expression, each part of a value that a walk comes to ([`step`]), each byte that is allocated, if
//! the process has the [`Counting`] allocator. An allocation cannot fail in a way that leaves the
//! process alive, so it only takes note; the next step is the one that fails. A step costs one
//! subtraction: time is looked at once in a million of them.
//!
//! Outside of [`within`] nothing is limited.

mod counting;
mod part;

use std::cell::{Cell, RefCell};
use std::panic::resume_unwind;
use std::rc::Rc;
use std::thread::LocalKey;
use std::time::Duration;

pub use counting::Counting;
pub use part::{part, whole};

use part::Part;

/// What a piece of work may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many steps.
    pub steps: u64,
    /// How much memory at once.
    pub bytes: u64,
    /// How much time.
    pub time: Duration,
}

impl Default for Limits {
    /// Far more than code that means well takes: what takes as many steps keeps the reference busy
    /// for many minutes.
    fn default() -> Self {
        Self {
            steps: 100_000_000,
            bytes: 400 * 1024 * 1024,
            time: Duration::from_secs(600),
        }
    }
}

impl Limits {
    /// No limits at all.
    pub const NONE: Self = Self {
        steps: u64::MAX,
        bytes: u64::MAX,
        time: Duration::MAX,
    };
}

/// Which limit was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Excess {
    /// More steps than these.
    Steps(u64),
    /// More bytes than these.
    Bytes(u64),
    /// More time than this.
    Time(Duration),
}

/// A clock: how long it is since some moment.
pub type Clock = Rc<dyn Fn() -> Duration>;

/// As much as nobody ever uses up, with room for what is given back.
const ENDLESS: i64 = i64::MAX / 2;

/// A text from this size on is asked for before it grows.
const LARGE: usize = 1024 * 1024;

/// How many steps are taken before somebody looks at the clock.
const STRIDE: i64 = 1 << 20;

thread_local! {
    /// How many steps may be taken before somebody has to look.
    static STEPS: Cell<i64> = const { Cell::new(ENDLESS) };
    /// How many more steps there are behind those.
    static RESERVE: Cell<i64> = const { Cell::new(0) };
    /// How many bytes may still be allocated.
    static BYTES: Cell<i64> = const { Cell::new(ENDLESS) };
    /// What is going on.
    static WORK: RefCell<Option<Work>> = const { RefCell::new(None) };
}

/// A piece of work that has limits.
struct Work {
    limits: Limits,
    clock: Clock,
    began: Duration,
}

/// What a thread had left before a piece of work began.
struct Before {
    steps: i64,
    reserve: i64,
    bytes: i64,
    given: i64,
    part: Part,
    work: Option<Work>,
}

impl Drop for Before {
    fn drop(&mut self) {
        // What the work keeps is no longer its own.
        let kept = self.given - BYTES.get();
        STEPS.set(self.steps);
        RESERVE.set(self.reserve);
        self.part.replace();
        BYTES.set(self.bytes.saturating_sub(kept));
        let ended = WORK.with(|work| work.replace(self.work.take()));
        drop(ended);
    }
}

/// Calls a function that may take no more than the limits say: of what it does, [`step`] fails then.
pub fn within<R>(limits: Limits, clock: Clock, call: impl FnOnce() -> R) -> R {
    let began = clock();
    let work = Work {
        limits,
        clock,
        began,
    };
    let given = amount(limits.bytes);
    let _before = Before {
        steps: STEPS.replace(0),
        reserve: RESERVE.replace(amount(limits.steps)),
        bytes: BYTES.replace(given),
        given,
        part: Part::NONE.replace(),
        work: WORK.with(|before| before.replace(Some(work))),
    };
    call()
}

/// Changes a counter of the thread, and says what it is then. (`LocalKey::set` is a call of its own:
/// it can begin a counter, too.)
#[inline(always)]
fn change(counter: &'static LocalKey<Cell<i64>>, how: impl FnOnce(i64) -> i64) -> i64 {
    counter.with(|cell| {
        let now = how(cell.get());
        cell.set(now);
        now
    })
}

/// Counts a step, and fails if a limit was reached.
#[inline(always)]
pub fn step() -> Result<(), Excess> {
    let left = change(&STEPS, |left| left - 1);
    if left < 0 { look() } else { Ok(()) }
}

/// Counts many steps at once, and fails if a limit was reached.
pub fn steps(count: u64) -> Result<(), Excess> {
    let left = STEPS.get().saturating_sub(amount(count));
    if left >= 0 {
        STEPS.set(left);
        return Ok(());
    }
    // The last of them is the one that looks.
    let reserve = RESERVE.get().saturating_add(left).saturating_add(1);
    RESERVE.set(reserve.max(0));
    look()
}

/// Counts a few steps, unless somebody has to look first: then none, and the answer is no.
#[inline(always)]
pub fn take(count: u32) -> bool {
    STEPS.with(|steps| {
        let left = steps.get() - i64::from(count);
        if left >= 0 {
            steps.set(left);
        }
        left >= 0
    })
}

/// Counts a step of work that has no other way to fail: if a limit was reached, it ends where it is,
/// in a panic whose payload is the [`Excess`]. Whoever runs the work catches that.
#[inline(always)]
pub fn count() {
    if let Err(excess) = step() {
        stop(excess);
    }
}

/// The same for work that is worth many steps.
pub fn charge(count: u64) {
    if let Err(excess) = steps(count) {
        stop(excess);
    }
}

/// The same for bytes that are about to be made in one go.
pub fn demand(bytes: usize) {
    if let Err(excess) = room_for(bytes) {
        stop(excess);
    }
}

/// Appends to a text that may become large.
#[inline]
pub fn append(text: &mut String, more: &str) {
    before_growth(text, more.len());
    text.push_str(more);
}

/// To be called before so many bytes are appended to a text that may become large. It takes twice the
/// room that it has when that is used up.
#[inline]
pub fn before_growth(text: &String, more: usize) {
    let (length, capacity) = (text.len() + more, text.capacity());
    if length > LARGE && length > capacity {
        demand(length.max(2 * capacity));
    }
}

#[cold]
fn stop(excess: Excess) -> ! {
    resume_unwind(Box::new(excess))
}

/// How many steps are left.
pub fn steps_left() -> u64 {
    let left = STEPS.get().max(0).saturating_add(RESERVE.get());
    u64::try_from(left).unwrap_or_default()
}

/// How many bytes are left.
pub fn bytes_left() -> u64 {
    u64::try_from(BYTES.get()).unwrap_or_default()
}

/// Fails if so many bytes more are more than there may be. To be asked before something large is
/// made in one go.
pub fn room_for(bytes: usize) -> Result<(), Excess> {
    let left = BYTES.get();
    if i64::try_from(bytes).is_ok_and(|bytes| bytes <= left) {
        return Ok(());
    }
    WORK.with_borrow(|work| match work {
        Some(work) => Err(Excess::Bytes(work.limits.bytes)),
        None => Ok(()),
    })
}

/// Sees whether there may be more steps, and hands some out.
#[cold]
#[inline(never)]
fn look() -> Result<(), Excess> {
    WORK.with_borrow(|work| {
        let limit = match (work, part::limit()) {
            (None, None) => {
                STEPS.set(ENDLESS);
                return Ok(());
            }
            (_, Some(limit)) => limit,
            (Some(work), None) => work.limits.steps,
        };
        STEPS.set(0);
        if let Some(work) = work
            && BYTES.get() < 0
        {
            return Err(Excess::Bytes(work.limits.bytes));
        }
        let reserve = RESERVE.get();
        if reserve <= 0 {
            return Err(Excess::Steps(limit));
        }
        if let Some(work) = work
            && (work.clock)().saturating_sub(work.began) > work.limits.time
        {
            return Err(Excess::Time(work.limits.time));
        }
        let handed = reserve.min(STRIDE);
        RESERVE.set(reserve - handed);
        STEPS.set(handed - 1);
        Ok(())
    })
}

fn amount(of: u64) -> i64 {
    i64::try_from(of).unwrap_or(ENDLESS).min(ENDLESS)
}

#[cfg(test)]
mod tests;
