//! "Did you mean": the known name that is nearest to an unknown one. What is like what is decided
//! here alone.

/// A name of fewer letters is like any other.
const SHORTEST: usize = 3;

/// The most similar of the known names, if one is similar enough to be what was meant.
///
/// A third of the letters may be wrong, and one always may; capitals do not count. Of names in the same
/// namespace only what is behind it is compared.
pub fn nearest<'a>(unknown: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let distance = |name: &str| {
        let (unknown, name) = match (unknown.rsplit_once("::"), name.rsplit_once("::")) {
            (Some((of, unknown)), Some((also, name))) if of == also => (unknown, name),
            _ => (unknown, name),
        };
        let letters = unknown.chars().count();
        let enough = letters.min(name.chars().count()) >= SHORTEST;
        let limit = (letters / 3).max(1);
        let distance = || strsim::osa_distance(&unknown.to_lowercase(), &name.to_lowercase());
        enough.then(distance).filter(|distance| *distance <= limit)
    };
    let known = known.into_iter().filter(|name| *name != unknown);
    let near = known.filter_map(|name| Some((distance(name)?, name)));
    near.min().map(|(_, name)| name)
}

/// The question whether the nearest of the known names was meant: ``did you mean `join`?``
pub fn did_you_mean<'a>(unknown: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    nearest(unknown, known).map(|near| format!("did you mean '{near}'?"))
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

    #[test]
    fn short_names_are_like_all_others() {
        assert_eq!(nearest("x", ["y"]), None);
        assert_eq!(nearest("ab", ["abc"]), None);
    }

    #[test]
    fn namespaces_do_not_count() {
        let known = ["web::server", "web::service"];
        assert_eq!(nearest("web::servre", known), Some("web::server"));
        assert_eq!(nearest("web::other", known), None);
        assert_eq!(nearest("string", ["String"]), Some("String"));
    }
}
