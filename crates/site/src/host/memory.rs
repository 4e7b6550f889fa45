//! How much memory there is.

use marotte_pcore::Value;

use super::{Reader, hash, usage};

/// The memory of the system, and what is swapped out of it if anything can be.
pub(super) fn memory(files: Reader<'_>) -> Option<Value> {
    let text = files.text("/proc/meminfo")?;
    let amount = |name: &str| {
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
        let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
        kibibytes.checked_mul(1024)
    };
    let total = amount("MemTotal")?;
    let free = || {
        let parts = ["MemFree", "Buffers", "Cached"];
        Some(parts.into_iter().filter_map(amount).sum())
    };
    let available = amount("MemAvailable").or_else(free)?.min(total);
    let swap = amount("SwapTotal").filter(|total| *total > 0).map(|total| {
        let free = amount("SwapFree").unwrap_or(0).min(total);
        hash(usage(total - free, free, total))
    });
    let system = hash(usage(total - available, available, total));
    Some(hash([("swap", swap), ("system", Some(system))]))
}
