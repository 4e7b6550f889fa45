//! Data that grows: keys, elements, levels, interpolation, options, merging.

use super::{Files, Growing, compiled, lines, site};

pub(super) const GROWING: &[Growing] = &[
    compiled("keys of YAML", 2_000, |size| {
        yaml(
            lines(size, |n| format!("k{n}: {n}")),
            "notice(lookup('k0'))",
        )
    }),
    compiled("elements of YAML", 5_000, |size| {
        let elements = lines(size, |n| format!("- 'e{n}'"));
        yaml(format!("k0:\n{elements}"), "notice(length(lookup('k0')))")
    }),
    compiled("hashes in hashes of YAML", 1_000, |size| {
        let keys = lines(size, |n| format!("  k{n}: {{a: [1, 2], b: 'text'}}"));
        yaml(format!("k0:\n{keys}"), "notice(length(lookup('k0')))")
    }),
    compiled("lines of a text of YAML", 5_000, |size| {
        let text = lines(size, |n| format!("  line {n}"));
        yaml(format!("k0: |\n{text}"), "notice(length(lookup('k0')))")
    }),
    compiled("anchors of YAML, each used once", 1_000, |size| {
        let keys = lines(size, |n| format!("a{n}: &a{n} [{n}]\nb{n}: *a{n}"));
        yaml(keys, "notice(lookup('b0'))")
    }),
    compiled("keys of JSON", 2_000, |size| {
        let keys = lines(size, |n| format!("\"k{n}\": {n},"));
        data(
            "json",
            format!("{{{keys}\"last\": 1}}"),
            "notice(lookup('k0'))",
        )
    }),
    compiled("keys of HOCON", 1_000, |size| {
        data(
            "conf",
            lines(size, |n| format!("k{n} = {n}")),
            "notice(lookup('k0'))",
        )
    }),
    compiled("elements of HOCON that are added by `+=`", 1_000, |size| {
        data(
            "conf",
            lines(size, |n| format!("k0 += {n}")),
            "notice(lookup('k0')[0])",
        )
    }),
    compiled("substitutions of HOCON", 500, |size| {
        let keys = lines(size, |n| format!("s{n} = ${{k0}} x"));
        data("conf", format!("k0 = 1\n{keys}"), "notice(lookup('k0'))")
    }),
    compiled("keys that are looked up", 500, |size| {
        let keys = lines(size, |n| format!("k{n}: {n}"));
        yaml(keys, &lines(size, |n| format!("$v{n} = lookup('k{n}')")))
    }),
    compiled("parameters of classes that have data", 500, |size| {
        let parameters = lines(size, |n| format!("Integer $p{n},"));
        let code = format!("class big ({parameters}) {{ }}\ninclude big");
        yaml(lines(size, |n| format!("big::p{n}: {n}")), &code)
    }),
    compiled("levels of a hierarchy", 50, |size| {
        let levels = lines(size, |n| format!("  - {{name: l{n}, path: l{n}.yaml}}"));
        let hiera = format!("version: 5\nhierarchy:\n{levels}");
        let mut files = site(
            "notice(lookup('k0', {merge => unique}))",
            [("hiera.yaml", hiera)],
        );
        files.extend((0..size).map(|n| (format!("data/l{n}.yaml"), format!("k0: [{n}]\n"))));
        files
    }),
    compiled("paths of a level, none of them there", 200, |size| {
        let paths = lines(size, |n| format!("      - 'absent/{n}.yaml'"));
        let hiera = format!(
            "version: 5\nhierarchy:\n  - name: a\n    paths:\n{paths}      - common.yaml\n"
        );
        site(
            "notice(lookup('k0'))",
            [
                ("hiera.yaml", hiera),
                ("data/common.yaml", "k0: 1".to_owned()),
            ],
        )
    }),
    compiled("interpolations of a value", 1_000, |size| {
        let text = "%{facts.kernel} ".repeat(size);
        yaml(format!("k0: '{text}'"), "notice(length(lookup('k0')))")
    }),
    compiled("values that each interpolate another", 20, |size| {
        let keys = lines(size, |n| format!("k{}: '%{{lookup(\"k{n}\")}}'", n + 1));
        yaml(
            format!("k0: x\n{keys}"),
            &format!("notice(lookup('k{size}'))"),
        )
    })
    .at_most(160),
    compiled("patterns of `lookup_options`", 100, |size| {
        let options = lines(size, |n| format!("  '^k{n}x': {{merge: deep}}"));
        yaml(
            format!("lookup_options:\n{options}k0: 1"),
            "notice(lookup('k0'))",
        )
    }),
    compiled("keys that are merged deep", 500, |size| {
        let keys = |of: &str| {
            format!(
                "k0:\n{}",
                lines(size, |n| format!("  {of}{n}: {{a: [{n}]}}"))
            )
        };
        let hiera =
            "version: 5\nhierarchy:\n  - {name: a, path: a.yaml}\n  - {name: b, path: b.yaml}\n";
        site(
            "notice(length(lookup('k0', {merge => deep})))",
            [
                ("hiera.yaml", hiera.to_owned()),
                ("data/a.yaml", keys("x")),
                ("data/b.yaml", keys("y")),
            ],
        )
    }),
    compiled("elements that are merged once", 500, |size| {
        let elements = |of: &str| format!("k0:\n{}", lines(size, |n| format!("  - {of}{n}")));
        let hiera =
            "version: 5\nhierarchy:\n  - {name: a, path: a.yaml}\n  - {name: b, path: b.yaml}\n";
        site(
            "notice(length(lookup('k0', {merge => unique})))",
            [
                ("hiera.yaml", hiera.to_owned()),
                ("data/a.yaml", elements("x")),
                ("data/b.yaml", elements("y")),
            ],
        )
    }),
];

fn yaml(text: String, code: &str) -> Files {
    data("yaml", text, code)
}

fn data(extension: &str, text: String, code: &str) -> Files {
    let function = match extension {
        "conf" => "hocon",
        extension => extension,
    };
    let hiera = format!(
        "version: 5\nhierarchy:\n  - {{name: a, path: common.{extension}, data_hash: {function}_data}}\n"
    );
    let path = format!("data/common.{extension}");
    site(code, [("hiera.yaml", hiera), (&path, text)])
}
