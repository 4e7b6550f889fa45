//! Catalogs that grow: resources, classes, relationships, collectors, nodes, facts, settings.

use super::{Files, Growing, calling, compiled, lines, site};

pub(super) const GROWING: &[Growing] = &[
    compiled("resources", 1_000, |size| {
        site(
            lines(size, |n| format!("notify {{ 'n{n}': message => 'm{n}' }}")),
            [],
        )
    }),
    compiled("titles of one resource expression", 1_000, |size| {
        let titles = lines(size, |n| format!("'n{n}',"));
        site(format!("notify {{ [{titles}]: message => 'm' }}"), [])
    }),
    compiled("attributes of a resource", 500, |size| {
        let parameters = lines(size, |n| format!("$p{n} = 1,"));
        let given = lines(size, |n| format!("p{n} => 'x',"));
        site(
            format!("define d({parameters}) {{ }}\nd {{ 'a': {given} }}"),
            [],
        )
    }),
    compiled("resources of a define", 500, |size| {
        let code = "define d($x) { notify { \"${title}\": message => $x } }\n";
        site(
            code.to_owned() + &lines(size, |n| format!("d {{ 'd{n}': x => {n} }}")),
            [],
        )
    }),
    compiled("defines in defines", 50, |size| {
        let code = "define d($n) { if $n > 0 { d { \"d${n}\": n => $n - 1 } } }\n";
        site(format!("{code}d {{ 'top': n => {size} }}"), [])
    })
    .at_most(400),
    compiled("classes", 500, |size| {
        let classes = lines(size, |n| format!("class c{n} {{ notify {{ 'n{n}': }} }}"));
        site(classes + &lines(size, |n| format!("include c{n}")), [])
    }),
    compiled("a chain of relationships", 500, |size| {
        let chain: Vec<String> = (0..size).map(|n| format!("Notify['n{n}']")).collect();
        let all = lines(size, |n| format!("notify {{ 'n{n}': }}"));
        site(format!("{all}{}", chain.join(" ->\n")), [])
    }),
    compiled("resources that one requires", 500, |size| {
        let all = lines(size, |n| format!("notify {{ 'n{n}': }}"));
        let titles = lines(size, |n| format!("'n{n}',"));
        site(
            format!("{all}notify {{ 'last': require => Notify[{titles}] }}"),
            [],
        )
    }),
    compiled("resources that are collected", 500, |size| {
        let all = lines(size, |n| {
            format!("@notify {{ 'n{n}': tag => 't{}' }}", n % 7)
        });
        site(
            format!("{all}Notify <| tag == 't1' |>\nNotify <| tag != 't1' |>"),
            [],
        )
    }),
    compiled("resources that are overridden", 500, |size| {
        let all = lines(size, |n| format!("notify {{ 'n{n}': }}"));
        site(
            all + &lines(size, |n| format!("Notify['n{n}'] {{ message => 'm' }}")),
            [],
        )
    }),
    compiled("exported resources", 500, |size| {
        site(lines(size, |n| format!("@@notify {{ 'n{n}': }}")), [])
    }),
    compiled("tags of a resource", 1_000, |size| {
        let tags = lines(size, |n| format!("'t{n}',"));
        site(format!("notify {{ 'a': tag => [{tags}] }}"), [])
    }),
    compiled("`create_resources`", 1_000, |size| {
        let code = format!("Integer[1, {size}].map |$n| {{ [\"n${{n}}\", {{ message => 'x' }}] }}");
        site(format!("create_resources('notify', Hash({code}))"), [])
    }),
    compiled("definitions of nodes", 500, |size| {
        site(
            lines(size, |n| format!("node 'n{n}.test' {{ }}")) + "node 'a.test' { }",
            [],
        )
    }),
    compiled("patterns of nodes", 200, |size| {
        site(
            lines(size, |n| format!("node /^n{n}\\.x$/ {{ }}")) + "node default { }",
            [],
        )
    }),
    compiled("facts of a node", 2_000, |size| {
        let facts = lines(size, |n| format!("\"f{n}\": {n},"));
        facts_of(format!("{{{facts}\"last\": 1}}"))
    }),
    compiled("keys of a structured fact", 2_000, |size| {
        let keys = lines(size, |n| format!("\"f{n}\": [{n}, {{\"a\": \"b\"}}],"));
        facts_of(format!("{{\"all\": {{{keys}\"last\": 1}}}}"))
    }),
    compiled("a long fact", 100_000, |size| {
        facts_of(format!("{{\"long\": \"{}\"}}", "x".repeat(size)))
    })
    .at_most(60_000_000),
    compiled("modules", 100, |size| {
        let class = |n: usize| {
            (
                format!("modules/m{n}/manifests/init.pp"),
                format!("class m{n} {{ notify {{ 'n{n}': }} }}"),
            )
        };
        let mut files = site(lines(size, |n| format!("include m{n}")), []);
        files.extend((0..size).map(class));
        files
    }),
    calling(
        "lines of `puppet.conf`",
        2_000,
        "config print --config DIR/puppet.conf vardir",
        |size| {
            let text = lines(size, |n| format!("setting{n} = value {n}"));
            vec![(
                "puppet.conf".to_owned(),
                format!("[main]\nvardir = /x\n{text}"),
            )]
        },
    ),
    calling(
        "sections of `puppet.conf`",
        1_000,
        "config print --config DIR/puppet.conf vardir",
        |size| {
            let section = |n| ["main", "server", "agent", "user"][n % 4];
            let text = lines(size, |n| format!("[{}]\nvardir = /{n}", section(n)));
            vec![(
                "puppet.conf".to_owned(),
                format!("[main]\nvardir = /x\n{text}"),
            )]
        },
    )
    .at_most(2_000_000),
];

fn facts_of(facts: String) -> Files {
    let mut files = site("notify { 'a': }", []);
    files.push(("facts.json".to_owned(), facts));
    files
}
