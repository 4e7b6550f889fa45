//! Limits that are reached.

use std::alloc::System;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use super::*;

#[global_allocator]
static ALLOCATOR: Counting<System> = Counting(System);

fn still() -> Clock {
    Rc::new(|| Duration::ZERO)
}

fn take_steps(limits: Limits, count: u64) -> Result<(), Excess> {
    within(limits, still(), || {
        (0..count).try_for_each(|_| std::hint::black_box(step()))
    })
}

#[test]
fn steps_are_counted() {
    let limits = Limits {
        steps: 2_000_000,
        ..Limits::NONE
    };
    assert_eq!(take_steps(limits, 2_000_000), Ok(()));
    assert_eq!(take_steps(limits, 2_000_001), Err(Excess::Steps(2_000_000)));
    assert_eq!(take_steps(Limits::NONE, 2_000_001), Ok(()));
    let many = within(limits, still(), || {
        (steps(1_500_000), steps_left(), steps(500_001))
    });
    assert_eq!(many, (Ok(()), 500_000, Err(Excess::Steps(2_000_000))));
}

#[test]
fn outside_of_limits_nothing_is_limited() {
    assert_eq!(steps(u64::MAX), Ok(()));
    assert_eq!(step(), Ok(()));
    assert_eq!(room_for(usize::MAX), Ok(()));
}

#[test]
fn bytes_count_as_long_as_they_are_there() {
    let limits = Limits {
        bytes: 1_000_000,
        ..Limits::NONE
    };
    let looked = within(limits, still(), || {
        let small = std::hint::black_box(vec![0_u8; 900_000]);
        let before = step();
        drop(small);
        let large = std::hint::black_box(vec![0_u8; 1_100_000]);
        let with_large = step();
        drop(large);
        (before, with_large, step())
    });
    let excess = Excess::Bytes(1_000_000);
    assert_eq!(looked, (Ok(()), Err(excess), Ok(())));
    let room = within(limits, still(), || (room_for(900_000), room_for(1_000_001)));
    assert_eq!(room, (Ok(()), Err(excess)));
}

#[test]
fn time_is_looked_at_now_and_then() {
    let now = Rc::new(Cell::new(Duration::ZERO));
    let clock = now.clone();
    let limits = Limits {
        time: Duration::from_secs(1),
        ..Limits::NONE
    };
    let ended = within(limits, Rc::new(move || clock.get()), || {
        let first = step();
        now.set(Duration::from_secs(2));
        (first, (0..2_000_000).try_for_each(|_| step()))
    });
    assert_eq!(ended, (Ok(()), Err(Excess::Time(Duration::from_secs(1)))));
}

#[test]
fn work_within_work_leaves_the_outer_limits_alone() {
    let limits = Limits {
        steps: 10,
        ..Limits::NONE
    };
    let left = within(limits, still(), || {
        assert_eq!(step(), Ok(()));
        assert_eq!(take_steps(Limits::NONE, 100), Ok(()));
        steps_left()
    });
    assert_eq!(left, 9);
}

#[test]
fn a_part_has_its_own_limit() {
    let limits = Limits {
        steps: 1000,
        ..Limits::NONE
    };
    within(limits, still(), || {
        assert_eq!(
            part(100, || (steps(100), step())),
            (Ok(()), Err(Excess::Steps(100)))
        );
        assert_eq!(steps_left(), 900);
        // Less is left than it may take.
        assert_eq!(part(5000, || steps(901)), Err(Excess::Steps(1000)));
        assert_eq!(steps_left(), 0);
    });
    assert_eq!(
        part(10, || (steps(10), step())),
        (Ok(()), Err(Excess::Steps(10)))
    );
    assert_eq!(steps(u64::MAX), Ok(()));
}

#[test]
fn what_a_part_waits_for_is_not_its_own() {
    let limits = Limits {
        steps: 1000,
        ..Limits::NONE
    };
    within(limits, still(), || {
        part(100, || {
            assert_eq!(steps(60), Ok(()));
            assert_eq!(whole(|| (steps(500), steps_left())), (Ok(()), 440));
            assert_eq!(steps_left(), 40);
            assert_eq!(whole(|| part(50, || steps(51))), Err(Excess::Steps(50)));
            assert_eq!(steps(41), Err(Excess::Steps(100)));
        });
        assert_eq!(steps_left(), 350);
    });
}
