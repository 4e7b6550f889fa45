//! Catalogs as people look at them: graphs, pages, contents of files, names of nodes.

mod common;

use std::fs;

use common::{Ran, folder, run};

/// The catalog of code of the call.
fn compile(code: &str, more: &[&str]) -> Ran {
    let mut arguments = vec!["compile", "n.test", "-e", code];
    arguments.extend(more);
    run(&arguments, "")
}

fn has(text: &str, lines: &[&str]) {
    for line in lines {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

fn lacks(text: &str, lines: &[&str]) {
    for line in lines {
        assert!(!text.contains(line), "{line}\n{text}");
    }
}

const SITES: &str = "define inner { notify { \"in ${title}\": } }
    define site { notify { \"of ${title}\": } -> inner { \"of ${title}\": } }
    class web { site { 'a': } site { 'b': } Site['a'] ~> Site['b'] notify { 'x\"\\\\': } }
    class db { notify { 'd': } } include web, db Class['db'] -> Class['web']";

#[test]
fn containers_are_frames_that_arrows_end_at() {
    let ran = compile(SITES, &["--format", "dot"]);
    has(
        &ran.out,
        &[
            "digraph \"n.test\" {",
            "label = \"Class[Web]\";",
            "\"Notify[x\\\"\\\\]\";",
            "\"Class[Db]\" -> \"Class[Web]\" [ltail = cluster_",
            "\"Site[a]\" -> \"Site[b]\" [label = notify",
            "\"Notify[of a]\" -> \"Inner[of a]\" [lhead = cluster_",
        ],
    );
    lacks(&ran.out, &["Stage[main]", "Class[Settings]", "color = red"]);
}

#[test]
fn defines_fold_into_one_box() {
    let ran = compile(SITES, &["--format", "dot", "--fold"]);
    has(
        &ran.out,
        &[
            "\"Site[a]\" [label = \"Site[a]\\n3 resources\"",
            "\"Site[a]\" -> \"Site[b]\"",
        ],
    );
    lacks(&ran.out, &["Notify[of a]", "Inner[of a]"]);
}

#[test]
fn one_kind_of_relations_alone() {
    let order = compile(SITES, &["--format", "dot", "--only", "order"]);
    has(&order.out, &["\"Class[Db]\" -> \"Class[Web]\";"]);
    lacks(&order.out, &["subgraph", "Notify[d]"]);
    let containment = compile(SITES, &["--format", "dot", "--only", "containment"]);
    has(
        &containment.out,
        &[
            "\"Stage[main]\" -> \"Class[Web]\" [arrowhead = none];",
            "\"Class[Web]\" -> \"Site[a]\"",
        ],
    );
    lacks(
        &containment.out,
        &["subgraph", "notify", "\"Class[Db]\" -> \"Class[Web]\""],
    );
}

#[test]
fn what_is_near_a_resource() {
    let near = |depth| {
        let more = [
            "--format",
            "dot",
            "--around",
            "Notify[of a]",
            "--depth",
            depth,
        ];
        compile(SITES, &more).out
    };
    let one = near("1");
    has(&one, &["Notify[of a]", "Inner[of a]", "Site[a]"]);
    lacks(&one, &["Site[b]", "Class[Web]", "Notify[in of a]"]);
    let two = near("2");
    has(&two, &["Site[b]", "Class[Web]", "Notify[in of a]"]);
    lacks(&two, &["Class[Db]", "Notify[x"]);
    let nowhere = compile(SITES, &["--format", "dot", "--around", "File[/nope]"]);
    has(
        &nowhere.out,
        &["// File[/nope] is not in the catalog of n.test"],
    );
}

#[test]
fn cycles_are_red() {
    let code = "class a { notify { 'x': } } class b { notify { 'y': } } include a, b
        notify { 'z': } -> Class['a'] -> Notify['y'] -> Notify['x']";
    let ran = compile(code, &["--format", "dot"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let red: Vec<&str> = ran
        .out
        .lines()
        .filter(|line| line.contains("color = red"))
        .collect();
    assert_eq!(red.len(), 2, "{}", ran.out);
    has(red[0], &["\"Class[A]\" -> \"Notify[y]\""]);
    has(red[1], &["\"Notify[y]\" -> \"Notify[x]\""]);
}

#[test]
fn flags_of_graphs_are_for_graphs() {
    for more in [
        &["--fold"][..],
        &["--only", "order"],
        &["--around", "File[a]"],
    ] {
        let ran = compile("", more);
        assert_eq!(ran.code, 2);
        has(&ran.err, &["--format dot"]);
    }
    assert_eq!(compile("", &["--format", "dot", "--depth", "2"]).code, 2);
}

#[test]
fn a_page_shows_text_and_no_secrets() {
    let code = "notify { '</script><script>alert(1)</script><!-- <b>': message => \"\\u{2028}<img>\" }
        file { '/s': content => Sensitive('hush'), mode => '0600' } file { '/p': content => 'plain' }";
    let ran = compile(code, &["--format", "html", "--reproducible"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    has(
        &ran.out,
        &["<!doctype html>", "default-src 'none'", "\"plain\""],
    );
    lacks(
        &ran.out,
        &[
            "hush",
            "alert(1)</script>",
            "<img>",
            "<b>",
            "\u{2028}",
            "http:",
            "https:",
        ],
    );
    assert_eq!(ran.out.matches("</script>").count(), 2);
    let data = ran.out.split("id=\"catalog\">").nth(1).unwrap();
    let data = data.split("</script>").next().unwrap();
    let data: serde_json::Value = serde_json::from_str(data).unwrap();
    let titles: Vec<&str> = data["resources"]
        .as_array()
        .unwrap()
        .iter()
        .map(|resource| resource[1].as_str().unwrap())
        .collect();
    assert!(
        titles.contains(&"</script><script>alert(1)</script><!-- <b>"),
        "{titles:?}"
    );
}

#[test]
fn a_page_stays_small_whatever_is_in_files() {
    let code = "Integer[1, 40].each |$n| { file { \"/f${n}\": content => \
                Integer[1, 9999].map |$i| { $i }.join(' ') } }";
    let ran = compile(code, &["--format", "html"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.len() < 1_500_000, "{}", ran.out.len());
    has(&ran.out, &["/f40"]);
}

#[test]
fn a_page_is_of_one_node() {
    let ran = run(
        &["compile", "a.test", "b.test", "-e", "", "--format", "html"],
        "",
    );
    assert_eq!(ran.code, 2);
    has(&ran.err, &["--output DIR"]);
}

#[test]
fn contents_are_files_below_the_folder_of_the_node() {
    let folder = folder("contents");
    let code = "file { '/etc/motd': content => 'hello' } file { '/etc/dir': ensure => directory }
        file { 'by title': path => '/etc/a//b.conf', content => \"1\\n2\" }
        file { '/etc/a/./b.conf': content => 'again' }
        file { '/root/secret': content => Sensitive('hush') }
        file { '/../../evil': content => 'out' } file { '/etc/motd/x': content => 'in a file' }
        file { '/later': content => Deferred('sprintf', ['x']) } file { '/gone': ensure => absent, content => 'x' }";
    let into = folder.to_str().unwrap();
    let ran = compile(code, &["--contents", into]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let read = |path: &str| fs::read_to_string(folder.join(path)).unwrap();
    assert_eq!(read("n.test/etc/motd"), "hello");
    assert_eq!(read("n.test/etc/a/b.conf"), "1\n2");
    has(
        &ran.err,
        &[
            "the content of File[/etc/a/./b.conf] is not written: another file of the catalog has the same path",
            "the content of File[/root/secret] is not written: it is sensitive",
            "the content of File[/../../evil] is not written: its path leads out of the folder",
            "the content of File[/etc/motd/x] is not written: what is around it in the folder is a file or a link",
            "the content of File[/later] is not written: it is known to the agent only",
        ],
    );
    lacks(&ran.err, &["/gone", "hush"]);
    let root: Vec<_> = fs::read_dir(&folder).unwrap().collect();
    assert_eq!(root.len(), 1);
    let top = fs::read_dir(folder.join("n.test")).unwrap();
    let top: Vec<_> = top.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(top, ["etc"]);
}

#[test]
#[cfg(unix)]
fn contents_go_through_no_link() {
    let folder = folder("contents-links");
    let (into, outside) = (folder.join("into"), folder.join("outside"));
    fs::create_dir_all(into.join("n.test")).unwrap();
    fs::create_dir_all(&outside).unwrap();
    fs::write(outside.join("file"), "old").unwrap();
    let link = |to, from| std::os::unix::fs::symlink(to, from).unwrap();
    link(outside.clone(), into.join("n.test/etc"));
    link(outside.join("file"), into.join("n.test/file"));
    let code = "file { '/etc/file': content => 'new' } file { '/file': content => 'new' }";
    let ran = compile(code, &["--contents", into.to_str().unwrap()]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(fs::read_to_string(outside.join("file")).unwrap(), "old");
    has(
        &ran.err,
        &[
            "File[/etc/file] is not written",
            "File[/file] is not written",
        ],
    );
}

#[test]
fn a_node_by_a_pattern_is_called_as_code_calls_it() {
    let code = "node /^n\\.(test|x)$/ { notify { 'a': } }";
    for more in [
        &[][..],
        &["--format", "dot"],
        &["--format", "html"],
        &["--resource", "Notify[a]"],
    ] {
        let ran = compile(code, more);
        assert_eq!(ran.code, 0, "{}", ran.err);
        lacks(&ran.out, &["__node_regexp__"]);
    }
    has(&compile(code, &[]).out, &["Node    /^n\\.(test|x)$/"]);
    has(
        &compile(code, &["--resource", "Notify[a]"]).out,
        &["node, /^n\\.(test|x)$/"],
    );
    has(
        &compile(code, &["--resource", "Node[/^n\\.(test|x)$/]"]).out,
        &["tags: node"],
    );
    has(
        &compile(code, &["--format", "json"]).out,
        &["__node_regexp__"],
    );
}

#[test]
fn a_resource_says_where_each_attribute_comes_from() {
    let code = "class c($x = 1, $y) { notify { 'a': message => $x, noop => $y } }
class d inherits c { Notify['a'] { loglevel => debug } }
class { 'c': y => true }
include d
Notify { withpath => true }
notify { 'b': message => 'x' }
Notify <| title == b |> { tag => 't' }
create_resources(notify, { 'z' => { message => 'm' } })
Notify['b'] -> Notify['z']";
    let ran = compile(
        code,
        &[
            "--resource",
            "Notify[a]",
            "--resource",
            "Notify[b]",
            "--resource",
            "Notify[z]",
        ],
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    has(
        &ran.out,
        &[
            "message  => 1        # -e:1, $x of Class[C], default of the parameter at -e:1\n",
            "noop     => true     # -e:1, $y of Class[C], -e:3\n",
            "loglevel => 'debug'  # override at -e:2\n",
            "withpath => true           # resource default at -e:5\n",
            "message  => 'x'            # -e:6\n",
            "tag      => 't'            # collector at -e:7\n",
            "before   => ['Notify[z]']  # relationship at -e:9\n",
            "message  => 'm'   # call at -e:8\n",
        ],
    );
}

#[test]
fn data_is_named_by_its_key_and_files() {
    let folder = folder("origins");
    let write = |path: &str, text: &str| {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    let hierarchy = "version: 5\ndefaults: { datadir: data, data_hash: yaml_data }\nhierarchy:\n  - name: all\n    paths: [one.yaml, two.yaml]\n";
    write("hiera.yaml", hierarchy);
    write(
        "data/one.yaml",
        "c::merged: [1]\nc::password: hush\ntext: hi\nlookup_options: { c::merged: { merge: unique } }\n",
    );
    write("data/two.yaml", "c::merged: [2]\nc::secret: 2\n");
    write(
        "manifests/site.pp",
        "class c($merged, Sensitive $hidden = Sensitive('hush'), $none = lookup('text')) {\n  notify { 'a':\n    message => $merged,\n    \
         tag => lookup('text'),\n  }\n}\ninclude c\n",
    );
    let root = folder.to_str().unwrap();
    let ran = run(
        &[
            "compile",
            "n.test",
            "--env-dir",
            root,
            "--resource",
            "Class[c]",
            "--resource",
            "Notify[a]",
        ],
        "",
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    has(
        &ran.out,
        &[
            "merged => [1, 2]                      # data c::merged in data/one.yaml and data/two.yaml\n",
            "hidden => Sensitive [value redacted]  # default of the parameter at manifests/site.pp:1\n",
            "message => [1, 2]  # manifests/site.pp:3, $merged of Class[C], data c::merged in data/one.yaml and data/two.yaml\n",
            "tag     => 'hi'    # manifests/site.pp:4, lookup, data text in data/one.yaml\n",
        ],
    );
    lacks(&ran.out, &["hush"]);
}

#[test]
fn paths_are_told_from_the_current_folder_on() {
    let folder = folder("relative");
    fs::create_dir_all(folder.join("env/data")).unwrap();
    fs::create_dir_all(folder.join("modules/m/manifests")).unwrap();
    fs::write(
        folder.join("modules/m/manifests/init.pp"),
        "class m {\n  notify { 'x': }\n}\n",
    )
    .unwrap();
    fs::write(folder.join("env/hiera.yaml"), "version: 5\n").unwrap();
    let modules = folder.join("modules");
    let ran = |more: &[&str]| {
        let mut arguments = vec!["compile", "n.test", "--env-dir", "env", "--modulepath"];
        arguments.push(modules.to_str().unwrap());
        arguments.extend(more);
        common::run_in(&folder, &arguments, "", None)
    };
    has(
        &ran(&["-e", "include m"]).out,
        &["  modules/m/manifests/init.pp:2\n"],
    );
    has(&ran(&[]).err, &["there is no manifest env/manifests\n"]);
}
