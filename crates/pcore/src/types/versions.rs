//! Ranges of versions: overlapping ones become one.

use std::sync::Arc;

use marotte_scalars::semver::VersionRange;

/// Merges ranges in the order in which the reference does: from the last to the first.
pub(super) fn merge_ranges(mut ranges: Vec<Arc<VersionRange>>) -> Vec<Arc<VersionRange>> {
    if ranges.len() < 2 {
        return ranges;
    }
    let mut merged = Vec::new();
    while let Some(last) = ranges.pop() {
        let mut unmerged = Vec::new();
        let mut union = last;
        for range in ranges {
            match union.merge(&range) {
                Some(wider) => union = Arc::new(wider),
                None => unmerged.push(range),
            }
        }
        merged.push(union);
        ranges = unmerged;
    }
    merged.reverse();
    merged
}
