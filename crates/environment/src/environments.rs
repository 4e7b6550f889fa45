//! The environments of a process that lives long: each is opened when it is first needed, and
//! again when its time is over.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use marotte_pcore::Str;
use rustc_hash::FxHashMap;

use crate::environment::Environment;

/// How long an environment is used before its files are looked at again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lifetime {
    /// So many seconds after it was last asked for; with 0, each compilation has a new one.
    Seconds(u64),
    /// For ever, or until somebody clears it.
    Unlimited,
}

/// Open environments by their names, as `environment_timeout` wants them.
///
/// An environment sees manifests as they were when it first read them. Whoever compiles holds an
/// `Arc`, so that an environment never goes away in the middle. The last two of each name stay for a
/// while although their time is over: what they have parsed is not parsed again by the next one.
#[derive(Default)]
pub struct Environments {
    entries: Mutex<FxHashMap<Str, Entry>>,
    former: Mutex<FxHashMap<Str, Former>>,
    /// Whether the time of an environment is never over.
    keeps_all: bool,
}

struct Entry {
    environment: Arc<Environment>,
    /// When its time is over, if it ever is.
    expires: Option<Instant>,
}

/// How long environments stay although nobody asks for them.
const STAYS: Duration = Duration::from_secs(60 * 60);

/// The last environments of a name.
struct Former {
    /// The last one, and the one before, from which it has what did not change.
    environments: [Option<Arc<Environment>>; 2],
    /// When the last one was opened.
    opened: Instant,
}

impl Environments {
    /// None yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// None yet. Those to come stay until somebody clears them, whatever they want themselves.
    pub fn keeping() -> Self {
        Self {
            keeps_all: true,
            ..Self::default()
        }
    }

    fn lifetime(&self, environment: &Environment) -> Lifetime {
        match self.keeps_all {
            true => Lifetime::Unlimited,
            false => environment.lifetime(),
        }
    }

    /// The environment of a name at a time; `open` opens it if there is none whose time is not
    /// over. Being asked for makes it live longer.
    pub fn get<E>(
        &self,
        name: &str,
        now: Instant,
        open: impl FnOnce() -> Result<Arc<Environment>, E>,
    ) -> Result<Arc<Environment>, E> {
        let mut entries = self.lock();
        // Whatever is over goes, also what nobody asks for any more.
        entries.retain(|_, entry| entry.expires.is_none_or(|expires| now <= expires));
        if let Some(entry) = entries.get_mut(name) {
            if let Lifetime::Seconds(seconds) = self.lifetime(&entry.environment) {
                entry.expires = expiry(now, seconds);
            }
            return Ok(entry.environment.clone());
        }
        drop(entries);
        // Others may open it at the same time. All of them see the same files.
        let environment = open()?;
        self.remember(name, &environment, now);
        let expires = match self.lifetime(&environment) {
            Lifetime::Seconds(0) => return Ok(environment),
            Lifetime::Seconds(seconds) => expiry(now, seconds),
            Lifetime::Unlimited => None,
        };
        let entry = Entry {
            environment: environment.clone(),
            expires,
        };
        self.lock().insert(name.into(), entry);
        Ok(environment)
    }

    /// Lets an environment that was opened stay with the one before it, until it is the one before.
    fn remember(&self, name: &str, environment: &Arc<Environment>, now: Instant) {
        let mut former = self.former.lock().unwrap_or_else(PoisonError::into_inner);
        former.retain(|_, of| now.saturating_duration_since(of.opened) <= STAYS);
        let before = former.remove(name).and_then(|of| {
            let [last, _] = of.environments;
            last
        });
        let of = Former {
            environments: [Some(environment.clone()), before],
            opened: now,
        };
        former.insert(name.into(), of);
    }

    /// Forgets an environment: the next one who asks for it sees what has changed.
    pub fn clear(&self, name: &str) {
        self.lock().remove(name);
    }

    /// Forgets all environments.
    pub fn clear_all(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, FxHashMap<Str, Entry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A time that no clock can show never comes.
fn expiry(now: Instant, seconds: u64) -> Option<Instant> {
    now.checked_add(Duration::from_secs(seconds))
}
