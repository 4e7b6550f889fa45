//! Repositories of data: layers, hierarchies, merges, interpolation, options, and code that looks things up.

use marotte_testkit::{Case, Kind};
use serde_json::{Map, Value, json};

use super::several;
use super::types::type_expression;
use crate::random::Random;

const KEYS: [&str; 9] = [
    "a", "b", "c", "list", "hash", "m::p", "m::q", "m::h", "deep.key",
];

const PATHS: [&str; 8] = [
    "common.yaml",
    "one.yaml",
    "%{facts.kernel}.yaml",
    "%{facts.os.family}.yaml",
    "%{trusted.certname}.yaml",
    "nosuch.yaml",
    "%{nosuch}.yaml",
    "%{::kernel}/x.yaml",
];

/// Files of data in JSON.
const JSON: [&str; 5] = [
    r#"{"a": "json", "m::p": [1, 2.5], "hash": {"x": {"y": null}}}"#,
    r#"{"list": ["j", "%{facts.kernel}"], "m::h": {"j": true}, "b": "%{lookup('base')}"}"#,
    r#"{"lookup_options": {"m::h": {"merge": "deep"}}, "m::h": {"x": 9}}"#,
    r#"{"a": 1"#,
    "[1]",
];

/// A program that looks up data of its own.
pub(super) fn program(random: &mut Random) -> Case {
    let mut files = Map::new();
    configuration(random, "", &mut files);
    let has_module = random.chance(60);
    if has_module {
        files.insert(
            "modules/m/manifests/init.pp".to_owned(),
            json!(class(random)),
        );
        if random.chance(60) {
            configuration(random, "modules/m/", &mut files);
        }
    }
    let mut code = String::new();
    if has_module && random.chance(60) {
        code.push_str(random.pick(&[
            "include m\n",
            "class { 'm': p => 'given' }\n",
            "class { 'm': }\n",
            "class { 'm': q => undef }\n",
        ]));
    }
    for _ in 0..=random.below(3) {
        code.push_str(&statement(random));
    }
    Case {
        kind: Kind::Catalog,
        code: Some(code),
        files: Some(files),
        ..Case::default()
    }
}

fn class(random: &mut Random) -> String {
    let of = |random: &mut Random| match random.chance(12) {
        true => type_expression(random, 1) + " ",
        false => String::new(),
    };
    let (p, q, h) = (of(random), of(random), of(random));
    let default = |random: &mut Random| {
        random.pick(&[
            " = 'd'",
            "",
            " = undef",
            " = {}",
            " = 1",
            " = []",
            " = lookup('a', undef, undef, 1)",
        ])
    };
    let (first, second) = (default(random), default(random));
    format!(
        "class m({p}$p{first}, {q}$q{second}, {h}$h = {{}}) {{\n  notice($p)\n  notify {{ 'm': message => [$q, $h] }}\n}}\n"
    )
}

/// A `hiera.yaml` and the files that it speaks of.
fn configuration(random: &mut Random, folder: &str, files: &mut Map<String, Value>) {
    if random.chance(4) {
        let text = random.pick(&[
            "---\nversion: 5\nhierarchy: 1\n",
            "version: 4\n",
            "---\n",
            "a: [\n",
            "---\nversion: 5\nnosuch: 1\n",
            "version: 3\n",
        ]);
        files.insert(format!("{folder}hiera.yaml"), json!(text));
        return;
    }
    let mut text = "---\nversion: 5\n".to_owned();
    let datadir = random.pick(&["data", "data", "hieradata"]);
    if datadir != "data" || random.chance(30) {
        text.push_str(&format!(
            "defaults:\n  datadir: {datadir}\n  data_hash: yaml_data\n"
        ));
    }
    text.push_str("hierarchy:\n");
    let levels = 1 + random.below(3);
    for level in 0..levels {
        text.push_str(&format!("  - name: level {level}\n"));
        match level + 1 == levels && random.chance(85) {
            true => text.push_str("    path: common.yaml\n"),
            false if random.chance(12) => {
                text.push_str("    path: data.json\n    data_hash: json_data\n");
                let text = random.pick(&JSON).to_owned() + "\n";
                files.insert(format!("{folder}{datadir}/data.json"), json!(text));
            }
            false => text.push_str(&locations(random)),
        }
        if random.chance(1) {
            text.push_str("    data_hash: nosuch::data\n");
        }
        if random.chance(5) {
            text.push_str(&format!(
                "    datadir: {}\n",
                random.pick(&["data", "other", "\"%{facts.kernel}\""])
            ));
        }
        if random.chance(4) {
            text.push_str("    options:\n      a: 1\n");
        }
    }
    if random.chance(if folder.is_empty() { 1 } else { 20 }) {
        text.push_str("default_hierarchy:\n  - name: defaults\n    path: defaults.yaml\n");
        files.insert(
            format!("{folder}data/defaults.yaml"),
            json!(data(random, !folder.is_empty())),
        );
    }
    if random.chance(3) {
        text.push_str(&format!(
            "plan_hierarchy: []\n{}: 1\n",
            random.pick(&["x", "hierarchies"])
        ));
    }
    files.insert(format!("{folder}hiera.yaml"), json!(text));
    for name in [
        "common.yaml",
        "one.yaml",
        "Linux.yaml",
        "Debian.yaml",
        "node.example.com.yaml",
        "Linux/x.yaml",
    ] {
        if random.chance(60) {
            files.insert(
                format!("{folder}{datadir}/{name}"),
                json!(data(random, !folder.is_empty())),
            );
        }
    }
}

fn locations(random: &mut Random) -> String {
    match random.below(40) {
        0..=19 => format!("    path: \"{}\"\n", random.pick(&PATHS)),
        20..=27 => {
            let paths = several(random, 1, 3, "\n", |random| {
                format!("      - \"{}\"", random.pick(&PATHS))
            });
            format!("    paths:\n{paths}\n")
        }
        28..=32 => format!(
            "    glob: \"{}\"\n",
            random.pick(&["*.yaml", "**/*.yaml", "[a-c]*.yaml", "{one,common}.yaml"])
        ),
        33..=38 => format!(
            "    mapped_paths: [{}, v, \"%{{v}}.yaml\"]\n",
            random.pick(&[
                "facts.kernel",
                "facts.os",
                "nosuch",
                "facts.networking.interfaces"
            ])
        ),
        _ => random.pick(&["", "    paths: []\n"]).to_owned(),
    }
}

/// The text of a file of data, of a module or of the environment.
fn data(random: &mut Random, of_module: bool) -> String {
    if random.chance(3) {
        return random
            .pick(&[
                "",
                "---\n",
                "- 1\n",
                "a: [\n",
                "a: 1\na: 2\n",
                "1: x\n",
                "a: 2001-01-01\n",
            ])
            .to_owned();
    }
    let mut text =
        "---\nbase: basic\nbase_list: [l1, l2]\nbase_hash: {x: hx, y: {z: 1}}\n".to_owned();
    for key in KEYS {
        let is_own = key.starts_with("m::");
        if random.chance(60) && (is_own || !of_module || random.chance(10)) {
            text.push_str(&format!("{key}: {}\n", datum(random, 2)));
        }
    }
    if random.chance(35) {
        text.push_str(&options(random, of_module));
    }
    text
}

/// A value in the flow style of YAML.
fn datum(random: &mut Random, depth: usize) -> String {
    match random.below(if depth > 0 { 14 } else { 10 }) {
        0 | 1 => random
            .pick(&[
                "text", "'quoted'", "1", "2.5", "true", "~", "\"\"", "0x10", "--",
            ])
            .to_owned(),
        2..=5 => format!("\"{}\"", interpolated(random)),
        6 => random
            .pick(&["[1, 2]", "[a, b]", "[]", "[a, a, c]", "['--a', b]"])
            .to_owned(),
        7 => random
            .pick(&[
                "{x: 1}",
                "{x: {y: 1}, z: 2}",
                "{}",
                "{k: [1]}",
                "{k: [2], x: 9}",
                "{x: --}",
            ])
            .to_owned(),
        8 | 9 => random.pick(&["v1", "v2", "v3"]).to_owned(),
        10 | 11 => format!(
            "[{}]",
            several(random, 0, 3, ", ", |random| datum(random, depth - 1))
        ),
        _ => {
            let mut keys = ["x", "k", "z"].into_iter();
            format!(
                "{{{}}}",
                several(random, 0, 3, ", ", |random| format!(
                    "{}: {}",
                    keys.next().unwrap_or("w"),
                    datum(random, depth - 1)
                ))
            )
        }
    }
}

fn interpolated(random: &mut Random) -> String {
    const SOUND: [&str; 16] = [
        "facts.kernel",
        "::kernel",
        "kernel",
        "facts.os.family",
        "trusted.certname",
        "literal('%')",
        "scope('kernel')",
        "environment",
        "'kernel'",
        "server_facts.environment",
        "lookup('base')",
        "hiera('base')",
        "lookup('base_hash.x')",
        "lookup('base_list.0')",
        "lookup(\\\"base\\\")",
        "literal('x')",
    ];
    const OTHERS: [&str; 15] = [
        "lookup('a')",
        "lookup('b')",
        "hiera('c')",
        "alias('list')",
        "alias('hash')",
        "alias('a')",
        "nosuch",
        "lookup('hash.x')",
        "lookup('nosuch')",
        "nosuchmethod('a')",
        "alias('nosuch')",
        "facts.nosuch.deep",
        "lookup('m::p')",
        "",
        "lookup('list.0')",
    ];
    if random.chance(15) {
        return random
            .pick(&[
                "%{alias('base_list')}",
                "%{alias('base_hash')}",
                "%{alias('base')}",
            ])
            .to_owned();
    }
    let inner = match random.chance(85) {
        true => random.pick(&SOUND),
        false => random.pick(&OTHERS),
    };
    match random.below(3) {
        0 => format!("%{{{inner}}}"),
        1 => format!("a %{{{inner}}} b"),
        _ => format!(
            "%{{{inner}}}%{{{}}}",
            random.pick(&["facts.kernel", "lookup('c')", "literal('%')"])
        ),
    }
}

fn options(random: &mut Random, of_module: bool) -> String {
    let mut text = "lookup_options:\n".to_owned();
    let mut keys = match of_module && random.chance(95) {
        true => vec!["m::p", "m::q", "\"^m::.*\"", "\"^m::h$\"", "m::h"],
        false => vec![
            "a",
            "list",
            "hash",
            "\"m::.*\"",
            "^m::h",
            "\"^list\"",
            "m::p",
            "\"^a$\"",
        ],
    };
    for _ in 0..=random.below(3) {
        let key = keys.remove(random.below(keys.len()));
        let mut parts = Vec::new();
        if random.chance(80) {
            parts.push(format!("merge: {}", merge_yaml(random)));
        }
        if random.chance(20) {
            parts.push(format!(
                "convert_to: {}",
                random.pick(&[
                    "Sensitive",
                    "Integer",
                    "[Array, true]",
                    "Array",
                    "String",
                    "[Integer, 16]",
                    "Nosuch"
                ])
            ));
        }
        if random.chance(4) {
            parts.push("nosuch: 1".to_owned());
        }
        text.push_str(&format!("  {key}: {{{}}}\n", parts.join(", ")));
    }
    if random.chance(4) {
        text.push_str("  ? [1]\n  : {}\n");
    }
    text
}

fn merge_yaml(random: &mut Random) -> String {
    match random.below(8) {
        0..=4 => random
            .pick(&[
                "unique", "hash", "deep", "first", "unique", "deep", "first", "nosuch",
            ])
            .to_owned(),
        5 => "{strategy: deep, knockout_prefix: '--'}".to_owned(),
        6 => format!(
            "{{strategy: deep, {}: true}}",
            random.pick(&[
                "sort_merged_arrays",
                "merge_hash_arrays",
                "keep_array_duplicates",
                "nosuch"
            ])
        ),
        _ => "{strategy: hash}".to_owned(),
    }
}

fn statement(random: &mut Random) -> String {
    let key = match random.below(8) {
        0 => random
            .pick(&[
                "hash.x",
                "list.0",
                "hash.x.y",
                "nosuch",
                "m::h.x",
                "'deep.key'",
                "lookup_options",
                "hash.nosuch",
                "list.9",
                "a.b",
            ])
            .to_owned(),
        1 | 2 => random
            .pick(&[
                "base",
                "base_list",
                "base_hash",
                "base_hash.y.z",
                "base_list.1",
            ])
            .to_owned(),
        _ => random.pick(&KEYS).to_owned(),
    };
    let quoted = format!("'{}'", key.replace('\'', "\\'"));
    let merge = random.pick(&[
        "'unique'",
        "'first'",
        "'deep'",
        "'first'",
        "undef",
        "'hash'",
        "'unique'",
        "{'strategy' => 'deep', 'knockout_prefix' => '--'}",
        "{'strategy' => 'hash'}",
        "'nosuch'",
    ]);
    let of = match random.chance(15) {
        true => type_expression(random, 1),
        false => random.pick(&["undef", "undef", "Data", "Any"]).to_owned(),
    };
    let default = random.pick(&["undef", "'dflt'", "[]", "{}", "42"]);
    let call = match random.below(24) {
        0..=2 => format!("lookup({quoted})"),
        3 => format!("lookup({quoted}, {of})"),
        4 | 5 => format!("lookup({quoted}, undef, {merge})"),
        6..=11 => format!("lookup({quoted}, {of}, {merge}, {default})"),
        12 | 13 => {
            format!("lookup({quoted}, {{'default_value' => {default}, 'merge' => {merge}}})")
        }
        14 => format!(
            "lookup({{'name' => {quoted}, 'merge' => {merge}, 'default_value' => {default}}})"
        ),
        15 | 16 => format!("lookup([{quoted}, 'b'], undef, {merge}, {default})"),
        17 | 18 => format!("lookup({quoted}) |$k| {{ \"block ${{k}}\" }}"),
        19 => format!(
            "lookup({quoted}, {{'override' => {{{quoted} => 'over'}}, 'default_values_hash' => {{{quoted} => 'dvh'}}}})"
        ),
        20 | 21 => format!(
            "{}({quoted}, {default})",
            random.pick(&["hiera", "hiera_array", "hiera_hash", "hiera"])
        ),
        _ => format!(
            "lookup({quoted}, {{'default_values_hash' => {{{quoted} => {default}}}, 'value_type' => {of}}})"
        ),
    };
    match random.chance(90) {
        true => format!("notice({call})\n"),
        false => format!("notify {{ 'n{}': message => {call} }}\n", random.below(100)),
    }
}
