//! What code may take: the limits of a site, and work within them.

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use marotte_budget::{Limits, bytes_left, steps_left, within};
use marotte_pcore::deep::{Excess, bounded};
use marotte_settings::SettingValue;

use crate::parts::{Clock, Parts};
use crate::place::Place;
use crate::problem::Problem;

/// The limits of work, and the clock that they are measured by.
#[derive(Clone)]
pub(crate) struct Work {
    limits: Limits,
    clock: Arc<dyn Clock>,
}

impl Work {
    /// Work of a site whose settings say what it may take.
    pub(crate) fn of(place: &Place) -> Result<Self, Problem> {
        let number = |name: &str| -> Result<u64, Problem> {
            let value = place.settings.values(None).value(name)?;
            Ok(match value {
                SettingValue::Integer(number) => u64::try_from(number).unwrap_or_default(),
                _ => u64::MAX,
            })
        };
        let limits = Limits {
            steps: number("marotte_max_steps")?,
            bytes: number("marotte_max_memory")?.saturating_mul(1024 * 1024),
            time: Duration::from_secs(number("marotte_max_time")?),
        };
        Ok(Self {
            limits,
            clock: place.parts.clock.clone(),
        })
    }

    /// Work of code that belongs to no site.
    pub(crate) fn of_anybody() -> Self {
        Self {
            limits: Limits::default(),
            clock: Parts::of_this_machine().clock,
        }
    }

    /// Whether the work that runs has taken no more than half of what it may.
    pub(crate) fn is_half_left(&self) -> bool {
        steps_left() >= self.limits.steps / 2 && bytes_left() >= self.limits.bytes / 2
    }

    /// Does something, unless it takes too much.
    pub(crate) fn run<R>(&self, work: impl FnOnce() -> R) -> Result<R, Excess> {
        let clock = self.clock.clone();
        let start = clock.instant();
        let since = Rc::new(move || clock.instant() - start);
        within(self.limits, since, || bounded(work))
    }
}
