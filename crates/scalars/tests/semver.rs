//! Versions and ranges against the answers of the reference.

mod common;

use common::{Differences, answer, rows};
use marotte_scalars::semver::{SemVerError, Version, VersionRange};

fn version(text: &str) -> Version {
    Version::parse(text).unwrap()
}

fn optional<T: std::fmt::Display>(result: Result<Option<T>, SemVerError>) -> String {
    match result {
        Ok(None) => "~".to_owned(),
        Ok(Some(value)) => format!("={value}"),
        Err(error) => format!("!{error}"),
    }
}

fn flag(value: Option<bool>) -> String {
    value.map_or("nil".to_owned(), |value| value.to_string())
}

fn text<T: std::fmt::Display>(value: Option<T>) -> String {
    value.map_or(String::new(), |value| value.to_string())
}

fn both(range: &VersionRange) -> String {
    format!("{range}|{}", range.canonical())
}

#[test]
fn versions_are_those_of_the_reference() {
    let mut differences = Differences::default();
    for row in rows(include_str!("data/semver.tsv")) {
        let what = row.join(" ");
        let mut compare = |ours: &str, ruby: &str| differences.compare(&what, ours, ruby);
        match row[0].as_str() {
            "version" => {
                compare(&answer(Version::parse(&row[1])), &row[2]);
                compare(
                    &optional(Version::parse(&row[1]).map(|v| v.prerelease())),
                    &row[3],
                );
                compare(
                    &optional(Version::parse(&row[1]).map(|v| v.build())),
                    &row[4],
                );
            }
            "compare" => {
                let (one, two) = (version(&row[1]), version(&row[2]));
                compare(&(one.precedence(&two) as i8).to_string(), &row[3]);
                compare(&(one == two).to_string(), &row[4]);
            }
            "range" => {
                let range = VersionRange::parse(&row[1]);
                let ours = range.clone().map(|range| {
                    let begin = text(range.begin());
                    let end = text(range.end());
                    let excludes = (flag(range.excludes_begin()), flag(range.excludes_end()));
                    format!(
                        "{}|{begin}|{end}|{}|{}",
                        both(&range),
                        excludes.0,
                        excludes.1
                    )
                });
                compare(&answer(ours), &row[2]);
                if let (Ok(range), Some(members)) = (range, row.get(3)) {
                    let candidates = row[4].split(' ').map(version);
                    let ours: String = candidates
                        .map(|candidate| if range.contains(&candidate) { '1' } else { '0' })
                        .collect();
                    compare(&ours, members);
                }
            }
            "pair" => {
                let one = VersionRange::parse(&row[1]).unwrap();
                let two = VersionRange::parse(&row[2]).unwrap();
                compare(&(one == two).to_string(), &row[3]);
                if !row[4].is_empty() {
                    compare(&format!("={}", both(&one.intersection(&two))), &row[4]);
                }
                if !row[5].is_empty() {
                    compare(&one.is_covered_by(&two).to_string(), &row[5]);
                    compare(
                        &optional(Ok(one.merge(&two).map(|merged| both(&merged)))),
                        &row[6],
                    );
                }
            }
            "span" => {
                let range = VersionRange::from_versions(
                    &version(&row[1]),
                    &version(&row[2]),
                    row[3] == "true",
                );
                compare(&format!("={}", both(&range)), &row[4]);
            }
            "limits" => {
                compare(&Version::MIN.to_string(), &row[1]);
                compare(&Version::MAX.to_string(), &row[2]);
                let one = version("1.0.0");
                let ranges = [
                    VersionRange::from_versions(&Version::MIN, &Version::MAX, false),
                    VersionRange::from_versions(&one, &Version::MAX, true),
                    VersionRange::from_versions(&Version::MIN, &one, true),
                ];
                for (range, ruby) in ranges.iter().zip(&row[3..]) {
                    compare(&format!("={}", both(range)), ruby);
                }
            }
            _ => {
                let parts = Version::new(1, 2, 3, Some("a.1"), Some("b.2"));
                compare(&parts.to_string(), &row[1]);
                let parts = Version::new(1, 2, 3, Some("a.1"), None);
                compare(&(parts == version("1.2.3-a.1")).to_string(), &row[2]);
                compare(
                    &(parts.precedence(&version("1.2.3-a.1")) as i8).to_string(),
                    &row[3],
                );
                let five = Version::new(1, 2, 3, Some("5"), None);
                compare(
                    &(five.precedence(&version("1.2.3-5")) as i8).to_string(),
                    &row[4],
                );
            }
        }
    }
}
