//! What tells one compilation from the next: the version and the UUID of a catalog.

use std::hash::{BuildHasher, RandomState};
use std::time::{SystemTime, UNIX_EPOCH};

use marotte_catalog::Catalog;
use marotte_pcore::{Str, Value};

/// Gives a catalog its identity, or the one that all have who want none.
pub(super) fn identify(catalog: &mut Catalog, reproducible: bool) {
    if reproducible {
        catalog.version = Value::Integer(0);
        catalog.catalog_uuid = uuid(0);
    } else {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let seconds = now.map_or(0, |since| since.as_secs());
        catalog.version = Value::Integer(i64::try_from(seconds).unwrap_or(i64::MAX));
        catalog.catalog_uuid = random_uuid();
    }
}

/// A UUID of version 4. Hashes are seeded by the system's randomness, which is all that an
/// identity needs: nothing is kept secret with it.
fn random_uuid() -> Str {
    let half = |salt: u8| u128::from(RandomState::new().hash_one(salt));
    let bits = (half(0) << 64) | half(1);
    let version = 0x4 << 76;
    let variant = 0x2 << 62;
    uuid((bits & !(0xF << 76) & !(0x3 << 62)) | version | variant)
}

fn uuid(bits: u128) -> Str {
    let text = format!("{bits:032x}");
    let parts = [
        &text[..8],
        &text[8..12],
        &text[12..16],
        &text[16..20],
        &text[20..],
    ];
    parts.join("-").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uuids_are_of_version_4() {
        let (one, two) = (random_uuid(), random_uuid());
        assert_ne!(one, two);
        for id in [one, two] {
            assert_eq!(id.len(), 36);
            assert_eq!(&id[14..15], "4");
            assert!(matches!(&id[19..20], "8" | "9" | "a" | "b"), "{id}");
        }
        assert_eq!(uuid(0), "00000000-0000-0000-0000-000000000000");
    }
}
