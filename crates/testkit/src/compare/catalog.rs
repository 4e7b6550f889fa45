//! Compares catalogs, by the rules that users' catalogs are compared by.

use marotte_parity::{Detail, Kind, catalogs};
use serde_json::Value;

use super::{Compared, Difference};

/// Whether two catalogs hold the same resources with the same parameters and exported flags, and
/// the same edges, in any order.
pub(super) fn outcome(expected: &Value, ours: &Value) -> Compared {
    first(expected, ours, Kind::is_outcome)
}

/// Whether two catalogs with the same outcome also agree in tags, files, lines, classes, the order
/// of resources and all smaller fields.
pub(super) fn details(expected: &Value, ours: &Value) -> Compared {
    first(expected, ours, |kind| !kind.is_outcome())
}

fn first(expected: &Value, ours: &Value, counts: impl Fn(Kind) -> bool) -> Compared {
    let mut found = catalogs(expected, ours, Detail::ALL).into_iter();
    match found.find(|found| counts(found.kind)) {
        Some(found) => Err(Difference(found.to_string())),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn catalog(resources: &Value, edges: &Value) -> Value {
        json!({"resources": resources, "edges": edges, "classes": ["settings"], "tags": ["a", "b"]})
    }

    fn both(expected: &Value, ours: &Value) -> (bool, bool) {
        (
            outcome(expected, ours).is_ok(),
            details(expected, ours).is_ok(),
        )
    }

    #[test]
    fn order_is_a_detail() {
        let a = json!({"type": "File", "title": "a", "tags": ["x", "y"], "exported": false});
        let a_again = json!({"type": "File", "title": "a", "tags": ["y", "x"], "exported": false});
        let b = json!({"type": "File", "title": "b", "exported": false});
        let expected = catalog(&json!([a, b]), &json!([]));
        assert_eq!(
            both(&expected, &catalog(&json!([a_again, b]), &json!([]))),
            (true, true)
        );
        assert_eq!(
            both(&expected, &catalog(&json!([b, a]), &json!([]))),
            (true, false)
        );
        assert!(!both(&expected, &catalog(&json!([a]), &json!([]))).0);
    }

    #[test]
    fn parameters_and_exported_flags_and_edges() {
        let plain = json!({"type": "File", "title": "a", "exported": false});
        let empty = json!({"type": "File", "title": "a", "exported": false, "parameters": {}});
        let mode = json!({"type": "File", "title": "a", "exported": false, "parameters": {"m": 1}});
        let exported = json!({"type": "File", "title": "a", "exported": true});
        let expected = catalog(&json!([plain]), &json!([]));
        assert!(outcome(&expected, &catalog(&json!([empty]), &json!([]))).is_ok());
        assert!(outcome(&expected, &catalog(&json!([mode]), &json!([]))).is_err());
        assert!(outcome(&expected, &catalog(&json!([exported]), &json!([]))).is_err());
        let edge = json!([{"source": "File[a]", "target": "File[a]"}]);
        assert!(outcome(&expected, &catalog(&json!([plain]), &edge)).is_err());
    }
}
