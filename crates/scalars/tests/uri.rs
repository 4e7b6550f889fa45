//! Addresses against the answers of Ruby 3.1.

mod common;

use common::{Differences, answer, rows};
use marotte_scalars::uri::{Components, Uri};

fn parts(uri: &Uri) -> String {
    let parts = [
        uri.scheme().map(str::to_owned),
        uri.userinfo(),
        uri.host().map(str::to_owned),
        uri.port().map(|port| port.to_string()),
        uri.path(),
        uri.query().map(str::to_owned),
        uri.fragment().map(str::to_owned),
        uri.opaque().map(str::to_owned),
    ];
    let texts: Vec<String> = parts
        .into_iter()
        .map(|part| part.unwrap_or_else(|| "~".to_owned()))
        .collect();
    format!("{uri}|{}", texts.join("|"))
}

#[test]
fn addresses_are_those_of_ruby() {
    let mut differences = Differences::default();
    for row in rows(include_str!("data/uri.tsv")) {
        let what = row.join(" ");
        let mut compare = |ours: &str, ruby: &str| differences.compare(&what, ours, ruby);
        match row[0].as_str() {
            "parse" => compare(&answer(Uri::parse(&row[1]).map(|uri| parts(&uri))), &row[2]),
            "merge" => {
                let merged = Uri::parse(&row[1]).unwrap().join(&row[2]);
                compare(&answer(merged.map(|uri| parts(&uri))), &row[3]);
            }
            "equal" => {
                let equal = Uri::parse(&row[1]).unwrap() == Uri::parse(&row[2]).unwrap();
                compare(&equal.to_string(), &row[3]);
            }
            _ => {
                let part = |index: usize| row[index].strip_prefix('=');
                let components = Components {
                    scheme: part(1),
                    userinfo: part(2),
                    host: part(3),
                    port: part(4).map(|port| port.parse().unwrap()),
                    path: part(5),
                    query: part(6),
                    fragment: part(7),
                    opaque: part(8),
                };
                compare(
                    &answer(Uri::build(&components).map(|uri| parts(&uri))),
                    &row[9],
                );
            }
        }
    }
}
