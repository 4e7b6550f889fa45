//! The time zone of this machine, found as its C library finds it.
//!
//! Libraries that know all zones by name list their folder first, which takes longer than small catalogs do.

use std::path::Path;
use std::sync::LazyLock;
use std::{env, fs};

use jiff::tz::TimeZone;

/// Where the zones are that a name stands for.
const ZONES: &str = "/usr/share/zoneinfo";

/// The zone that `TZ` names, else that of the machine, as it was when it was first asked for.
pub(crate) fn time_zone() -> &'static TimeZone {
    static ZONE: LazyLock<TimeZone> = LazyLock::new(|| {
        let zone = match env::var("TZ") {
            Ok(named) => of_name(named.strip_prefix(':').unwrap_or(&named)),
            Err(_) => of_file(Path::new("/etc/localtime")),
        };
        zone.unwrap_or(TimeZone::UTC)
    });
    &ZONE
}

/// The zone of a file, of a name, or of rules such as `CET-1CEST,M3.5.0,M10.5.0/3`.
fn of_name(name: &str) -> Option<TimeZone> {
    if name.is_empty() {
        return None;
    }
    let zones = env::var_os("TZDIR");
    let zones = zones.as_deref().unwrap_or(ZONES.as_ref());
    of_file(&Path::new(zones).join(name)).or_else(|| TimeZone::posix(name).ok())
}

fn of_file(path: &Path) -> Option<TimeZone> {
    TimeZone::tzif("local", &fs::read(path).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::of_name;

    #[test]
    fn zones_have_names_files_and_rules() {
        let offset = |name: &str| {
            let zone = of_name(name)?;
            Some(zone.to_offset(Timestamp::UNIX_EPOCH).seconds())
        };
        assert_eq!(offset("<+0530>-5:30"), Some(19_800));
        assert_eq!(offset("CET-1CEST,M3.5.0,M10.5.0/3"), Some(3600));
        assert_eq!(offset("Nowhere/At_All"), None);
        assert_eq!(offset(""), None);
    }
}
