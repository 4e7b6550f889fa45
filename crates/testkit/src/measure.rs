//! What the benches measure with.

use std::io::{self, Write};

/// Seconds of the processor that this thread has used: what else the machine does costs none.
#[cfg(unix)]
pub fn processor_seconds() -> f64 {
    use nix::time::{ClockId, clock_gettime};
    let used = clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID);
    used.map_or(f64::NAN, |used| {
        std::time::Duration::from(used).as_secs_f64()
    })
}

/// Seconds that went by.
#[cfg(not(unix))]
pub fn processor_seconds() -> f64 {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START
        .get_or_init(std::time::Instant::now)
        .elapsed()
        .as_secs_f64()
}

/// The most memory that was resident at once, where the system tells.
pub fn peak_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse().ok()?;
    Some(kilobytes * 1024)
}

/// Takes text as a file or a client would, so that it is nowhere as a whole, and counts its bytes.
#[derive(Default)]
pub struct Counter(pub usize);

impl Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
