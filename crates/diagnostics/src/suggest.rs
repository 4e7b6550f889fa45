//! "Did you mean": the known name that is nearest to an unknown one.

/// The most similar of the known names, if one is similar enough to be what was meant.
pub fn nearest<'a>(unknown: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // A third of the letters may be wrong; one always may.
    let limit = (unknown.chars().count() / 3).max(1);
    known
        .into_iter()
        .map(|name| (strsim::osa_distance(unknown, name), name))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn typing_errors_are_forgiven() {
        let known = ["each", "filter", "flatten", "map"];
        assert_eq!(nearest("fitler", known), Some("filter"));
        assert_eq!(nearest("mpa", known), Some("map"));
        assert_eq!(nearest("reverse", known), None);
    }
}
