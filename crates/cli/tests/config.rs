//! Configuration as Puppet has it: `puppet.conf`, `environment.conf`, flags, classifiers.

mod common;

use std::fs;
use std::path::Path;

use common::{Ran, folder, run};
use serde_json::Value;

/// Writes files below a folder.
fn write(root: &Path, files: &[(&str, &str)]) {
    for (path, text) in files {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

/// Runs a command about the installation in a folder.
fn installed(root: &Path, command: &[&str], more: &[&str]) -> Ran {
    let (conf, code) = (root.join("conf"), root.join("code"));
    let place = [
        "--confdir",
        conf.to_str().unwrap(),
        "--codedir",
        code.to_str().unwrap(),
    ];
    run(&[command, &place, more].concat(), "")
}

/// The catalog that a command printed as JSON, and what it said otherwise.
fn compiled(root: &Path, more: &[&str]) -> (Value, String) {
    let ran = installed(root, &["compile", "n", "--format", "json"], more);
    let catalog = serde_json::from_str(&ran.out).unwrap_or_default();
    (catalog, without_root(&ran.err, root))
}

/// A text in which files below the current folder are named without it.
fn without_root(text: &str, root: &Path) -> String {
    let text = text.replace(root.to_str().unwrap(), "ROOT");
    match root.strip_prefix(common::root()) {
        Ok(below) => text.replace(below.to_str().unwrap(), "ROOT"),
        Err(_) => text,
    }
}

/// The titles of the messages in a catalog.
fn titles(catalog: &Value) -> Vec<&str> {
    let resources = catalog["resources"].as_array().map(Vec::as_slice);
    let resources = resources.unwrap_or_default().iter();
    let messages = resources.filter(|resource| resource["type"] == "Notify");
    let titles = messages.map(|message| message["title"].as_str().unwrap());
    titles.collect()
}

#[test]
fn settings_are_printed_as_puppet_does() {
    let root = folder("config-print");
    let conf = "[main]\nvardir = /v {owner = root}\nserver = main\n[agent]\nserver = agent\n\
                [master]\nserver = old\n";
    let manifest = "code/environments/production/manifests/x.pp";
    write(&root, &[("conf/puppet.conf", conf), (manifest, "")]);
    let print = |more: &str| {
        let more: Vec<&str> = more.split_whitespace().collect();
        let ran = installed(&root, &["config", "print"], &more);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        without_root(&ran.out, &root)
    };
    assert_eq!(print("server"), "main\n");
    assert_eq!(print("server --section server"), "old\n");
    assert_eq!(print("server --section agent --server x"), "x\n");
    let two = "nothing = \nstatedir = /v/state\n";
    assert_eq!(print("statedir nothing"), two);
    let json = "{\"ca_port\":8140,\"splay\":true}\n";
    assert_eq!(print("splay ca_port --splay --format json"), json);
    let yaml = "---\nca_port: 8140\nsplay: false\n";
    assert_eq!(print("splay ca_port --render-as yaml"), yaml);
    let origins = "ssldir = /s     # flag\nstrict = error  # default\n\
                   vardir = /v     # ROOT/conf/puppet.conf:2 [main]\n";
    assert_eq!(print("--origin vardir strict ssldir --ssldir /s"), origins);
    let manifest = "ROOT/code/environments/production/manifests  # environment production\n";
    assert_eq!(print("--origin manifest"), manifest);
    let all = print("all");
    assert_eq!(all.lines().count(), 238);
    let names = all.lines().map(|line| line.split(" = ").next().unwrap());
    assert!(names.is_sorted());
}

#[test]
fn bad_configuration_is_worded_as_puppet_words_it() {
    let root = folder("config-bad");
    let print = |conf: &str| {
        write(&root, &[("conf/puppet.conf", conf)]);
        let ran = installed(&root, &["config", "print", "splay"], &[]);
        (ran.code, ran.err.replace(root.to_str().unwrap(), "ROOT"))
    };
    let (code, err) = print("[main]\nwhat\n");
    let expected = "Error: Could not parse ROOT/conf/puppet.conf: Could not match line what\n \
                    (file: ROOT/conf/puppet.conf, line: 2)\n";
    assert_eq!((code, err.as_str()), (0, expected));
    let (code, err) = print("[main]\nmanifest = x\n");
    assert_eq!(code, 2);
    let expected = "Cannot set manifest settings in puppet.conf";
    assert!(err.contains(expected), "{err}");
    let (code, err) = print("[main]\nsplay = maybe\n");
    assert_eq!(code, 2);
    let expected = "Invalid value '\"maybe\"' for boolean parameter: splay";
    assert!(err.contains(expected), "{err}");
}

#[test]
fn code_sees_the_settings() {
    let root = folder("config-settings");
    let conf = "[server]\nstrict_variables = false\nstrict = off\n[main]\nvardir = /v\n";
    let site = "notify { \"${settings::vardir} ${settings::strict_variables} ${unknown}.\": }\n\
                notify { String($settings::all_local['maxwaitforcert'] =~ Float): }\n\
                notify { String($settings::all_local.length): }\n";
    let manifest = "code/environments/production/manifests/site.pp";
    write(&root, &[("conf/puppet.conf", conf), (manifest, site)]);
    let (catalog, err) = compiled(&root, &[]);
    assert_eq!(titles(&catalog), ["/v false .", "true", "237"], "{err}");
    let (catalog, err) = compiled(&root, &["--vardir", "/w"]);
    assert_eq!(titles(&catalog)[0], "/w false .", "{err}");
    let (_, err) = compiled(&root, &["--strict_variables", "--strict", "error"]);
    assert!(err.contains("Unknown variable: 'unknown'"), "{err}");
}

#[test]
fn a_folder_is_compiled_without_its_surroundings() {
    let root = folder("config-folder");
    write(
        &root,
        &[
            ("manifests/site.pp", "notify { $settings::strict: }"),
            ("conf/puppet.conf", "[main]\nstrict = warning\n"),
        ],
    );
    let shown = root.to_str().unwrap();
    let compile = |more: &[&str]| {
        let arguments = ["compile", "n", "--format", "json", "--env-dir", shown];
        let ran = run(&[&arguments, more].concat(), "");
        let catalog: Value = serde_json::from_str(&ran.out).unwrap();
        titles(&catalog).join(" ")
    };
    assert_eq!(compile(&[]), "error");
    assert_eq!(compile(&["--strict", "off"]), "off");
    let conf = root.join("conf");
    assert_eq!(compile(&["--confdir", conf.to_str().unwrap()]), "warning");
}

#[cfg(unix)]
fn executable(path: &Path, text: &str) -> String {
    use std::os::unix::fs::PermissionsExt;
    fs::write(path, text).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    path.to_str().unwrap().to_owned()
}

#[cfg(unix)]
#[test]
fn environments_are_where_the_settings_say() {
    let root = folder("config-environments");
    let site = "notify { \"${environment} ${settings::environment}\": } include m";
    let hiera = "version: 5\nhierarchy: [{name: x, path: x.yaml}]\n\
                 defaults: {datadir: data, data_hash: yaml_data}\n";
    let environment = "config_version = 'v.sh $environment'\n";
    let class = "class m { notify { lookup('x'): } }";
    write(
        &root,
        &[
            ("conf/puppet.conf", "[server]\nenvironment = dev\n"),
            ("conf/hiera.yaml", hiera),
            ("conf/data/x.yaml", "x: global\n"),
            ("code/environments/dev/manifests/site.pp", site),
            ("code/environments/dev/environment.conf", environment),
            ("code/modules/m/manifests/init.pp", class),
        ],
    );
    let (_, err) = compiled(&root, &[]);
    let error = "Execution of config_version command `ROOT/code/environments/dev/v.sh dev` failed";
    assert!(err.contains(error), "{err}");
    let script = root.join("code/environments/dev/v.sh");
    executable(&script, "#!/bin/sh\necho \" $1 7\"\n");
    let (catalog, err) = compiled(&root, &[]);
    assert_eq!(titles(&catalog), ["dev dev", "global"], "{err}");
    assert_eq!(catalog["version"], "dev 7");
    assert_eq!(catalog["environment"], "dev");
    let (_, err) = compiled(&root, &["--environment", "none"]);
    let error = "there is no environment 'none' in ROOT/code/environments";
    assert!(err.contains(error), "{err}");
}

#[cfg(unix)]
#[test]
fn a_classifier_is_asked() {
    let root = folder("config-classifier");
    let site = "class a($x = 0) { notify { \"a ${x}\": } }\n\
                class b { notify { \"b ${::p} ${::f} ${environment}\": } }\n";
    write(
        &root,
        &[
            ("code/environments/production/manifests/site.pp", site),
            ("code/environments/dev/manifests/site.pp", site),
            ("facts.json", r#"{"f": 1, "p": 2}"#),
        ],
    );
    let facts = root.join("facts.json");
    let facts = facts.to_str().unwrap();
    let compile = |script: &str| {
        let enc = executable(&root.join("enc"), &format!("#!/bin/sh\n{script}\n"));
        compiled(&root, &["--enc", &enc, "--facts", facts])
    };
    let answer = r"printf 'classes: {b: , a: {x: 5}}\nparameters: {p: enc}\nenvironment: dev\n'";
    let (catalog, err) = compile(answer);
    assert_eq!(titles(&catalog), ["a 5", "b enc 1 dev"]);
    let warning = "Warning: The node parameter 'p' for node 'n' was already set to 'enc'. It \
                   could not be set to '2'\n";
    assert_eq!(err, warning);
    let (catalog, _) = compile("echo classes: [a]");
    assert_eq!(titles(&catalog), ["a 0"]);
    for (script, error) in [
        (
            "echo out; exit 3",
            "Failed when searching for node n: Failed to find n via exec: Execution of \
             'ROOT/enc n' returned 3: out",
        ),
        ("", "Could not find node 'n'; cannot compile"),
        (
            "echo 1: 2",
            "Failed when searching for node n: Could not load external node results for n: key \
             is a Integer, not a string or symbol",
        ),
        (
            "echo environment: nope",
            "Failed when searching for node n: Could not find a directory environment named \
             'nope' anywhere in the path: ROOT/code/environments. Does the directory exist?",
        ),
        ("echo classes: [zzz]", "Could not find class zzz for n\n"),
    ] {
        let (_, err) = compile(script);
        assert!(err.contains(error), "{err}");
    }
}

#[test]
fn an_environment_may_name_its_data_provider() {
    let root = folder("config-provider");
    let environment = "code/environments/production";
    let manifest = format!("{environment}/manifests/site.pp");
    let function = format!("{environment}/functions/environment/data.pp");
    let compile = |provider: &str| {
        let conf = format!("environment_data_provider = {provider}\n");
        let files = [
            (manifest.as_str(), "notify { lookup('x'): }"),
            (
                &function,
                "function environment::data() { { x => 'data' } }",
            ),
            (&format!("{environment}/environment.conf"), &conf),
        ];
        write(&root, &files);
        compiled(&root, &["--error-format", "reference"])
    };
    let (catalog, err) = compile("function");
    assert_eq!(titles(&catalog), ["data"], "{err}");
    let warning = "Warning: Defining environment_data_provider='function' in environment.conf is \
                   deprecated. A 'hiera.yaml' file should be used instead\n   \
                   (file: ROOT/code/environments/production/environment.conf)\n";
    assert!(err.contains(warning), "{err}");
    let (_, err) = compile("nope");
    let error = "Environment 'production', cannot find environment_data_provider 'nope'";
    assert!(err.contains(error), "{err}");
}

#[test]
fn catalogs_may_have_to_be_plain() {
    let root = folder("config-rich-data");
    let site = "notify { x: message => [/a/, Sensitive('s'), 1.5] }";
    write(
        &root,
        &[("code/environments/production/manifests/site.pp", site)],
    );
    let plain = |more: &[&str]| {
        let args = [&["--no-rich_data", "--error-format", "reference"], more].concat();
        compiled(&root, &args)
    };
    let (catalog, err) = plain(&["--strict", "warning"]);
    let message = &catalog["resources"][3]["parameters"]["message"];
    let expected = serde_json::json!(["/a/", {"__ptype": "Sensitive", "__pvalue": "s"}, 1.5]);
    assert_eq!(*message, expected);
    let loss = "Notify[x]['message'][0] contains a Regexp value. It will be converted to the \
                String '/a/' (file: ROOT/code/environments/production/manifests/site.pp, line: 1)";
    assert!(err.contains(&format!("Warning: {loss}")), "{err}");
    let (_, err) = plain(&[]);
    let error = format!("Error: Evaluation Error: {loss}\n");
    assert!(err.contains(&error), "{err}");
}

#[test]
fn the_global_layer_may_be_of_version_3() {
    let root = folder("config-hiera-3");
    let hiera = format!(
        "---\n:backends: [json, yaml]\n:yaml:\n  :datadir: {0}/data\n:json:\n  :datadir: {0}/data\n\
         :hierarchy:\n  - nodes/%{{::trusted.certname}}\n  - common\n",
        root.display()
    );
    write(
        &root,
        &[
            ("conf/hiera.yaml", &hiera),
            ("data/nodes/n.yaml", "x: node\ny: yaml\n"),
            ("data/common.yaml", "x: common\nz: common\n"),
            ("data/common.json", r#"{"y": "json"}"#),
            (
                "code/environments/production/manifests/site.pp",
                "notify { ['x', 'y', 'z'].map |$key| { \"${key} ${lookup($key)}\" }: }",
            ),
        ],
    );
    let (catalog, err) = compiled(&root, &["--error-format", "reference"]);
    assert_eq!(titles(&catalog), ["x node", "y json", "z common"], "{err}");
    let warning = "Warning: ROOT/conf/hiera.yaml: Use of 'hiera.yaml' version 3 is deprecated. It \
                   should be converted to version 5\n";
    assert!(err.contains(warning), "{err}");
    write(&root, &[("conf/hiera.yaml", "---\n:backends: mysql\n")]);
    let (_, err) = compiled(&root, &[]);
    assert!(err.contains("Hiera 3 is not installed"), "{err}");
    let (_, err) = compiled(&root, &["--data_binding_terminus", "none"]);
    assert!(!err.contains("Hiera 3"), "{err}");
}

#[test]
fn a_server_knows_the_facts_that_nodes_had_last() {
    let root = folder("config-stored-facts");
    let vardir = root.join("var");
    let site = "notify { $facts['color']: }";
    let json = r#"{"name": "n", "values": {"color": "red"}, "timestamp": "2026-01-01"}"#;
    let yaml = "--- !ruby/object:Puppet::Node::Facts\nname: n\nvalues:\n  color: blue\n";
    write(
        &root,
        &[
            ("code/environments/production/manifests/site.pp", site),
            ("var/yaml/facts/n.yaml", yaml),
            ("facts.json", r#"{"color": "green"}"#),
        ],
    );
    let vardir = ["--vardir", vardir.to_str().unwrap()];
    let (catalog, err) = compiled(&root, &vardir);
    assert_eq!((titles(&catalog), err.as_str()), (vec!["blue"], ""));
    write(&root, &[("var/server_data/facts/n.json", json)]);
    assert_eq!(titles(&compiled(&root, &vardir).0), ["red"]);
    let given = root.join("facts.json");
    let given = [&vardir[..], &["--facts", given.to_str().unwrap()]].concat();
    assert_eq!(titles(&compiled(&root, &given).0), ["green"]);
}
