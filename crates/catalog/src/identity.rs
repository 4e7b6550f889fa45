//! What tells one compilation from the next: the version and the UUID of a catalog.

use std::hash::{BuildHasher, RandomState};

use marotte_pcore::{Str, Value};

use crate::Catalog;

/// What tells a catalog from others of the same node.
#[derive(Clone, Debug)]
pub enum Identity {
    /// Nothing: all of them have the same.
    Reproducible,
    /// A version and a UUID of its own.
    New {
        /// The version: what a command says, or the time.
        version: Value,
    },
}

impl Catalog {
    /// Gives the catalog its identity.
    pub fn identify(&mut self, identity: Identity) {
        (self.version, self.catalog_uuid) = match identity {
            Identity::Reproducible => (Value::Integer(0), uuid(0)),
            Identity::New { version } => (version, random_uuid()),
        };
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
