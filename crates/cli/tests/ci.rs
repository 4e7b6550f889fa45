//! The hooks, the action and the pipelines that users copy: they are YAML, and what they call works.

#![cfg(unix)]

mod common;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use marotte_pcore::Value;

const FILES: [&str; 5] = [
    ".pre-commit-hooks.yaml",
    "action.yml",
    "examples/ci/.pre-commit-config.yaml",
    "examples/ci/.github/workflows/puppet.yml",
    "examples/ci/.gitlab-ci.yml",
];

/// What a file of the project says.
fn load(file: &str) -> Value {
    let text = fs::read(common::root().join(file)).unwrap();
    marotte_yaml::load(&text).unwrap_or_else(|error| panic!("{file}: {error:?}"))
}

/// What stands under a key of a hash.
fn at<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Hash(hash) => hash.get_str(key),
        _ => None,
    }
}

/// The text under a key; nothing is an empty one.
fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    at(value, key).and_then(Value::as_str).unwrap_or_default()
}

/// The elements under a key.
fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    items(at(value, key).unwrap_or(&Value::Undef))
}

fn items(value: &Value) -> &[Value] {
    match value {
        Value::Array(array) => array.as_slice(),
        _ => &[],
    }
}

/// A control repository as the examples expect it, with its facts in `facts`.
fn control_repository(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("ci-{name}"));
    let _ = fs::remove_dir_all(&folder);
    let example = common::root().join("examples/control-repo");
    copy(&example.join("environments/production"), &folder);
    copy(&example.join("facts"), &folder.join("facts"));
    folder
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).unwrap();
        }
    }
}

/// Breaks a manifest of the repository.
fn break_code(folder: &Path) {
    fs::write(folder.join("manifests/broken.pp"), "$a::b = 1\n").unwrap();
}

/// Runs a script as pipelines do: what fails ends it.
fn bash(folder: &Path, script: &str, variables: &[(&str, &str)]) -> Output {
    let binary = Path::new(env!("CARGO_BIN_EXE_marotte")).parent().unwrap();
    let path = format!("{}:{}", binary.display(), env::var("PATH").unwrap());
    Command::new("bash")
        .args(["-eo", "pipefail", "-c", script])
        .env("PATH", path)
        .envs(variables.iter().copied())
        .current_dir(folder)
        .output()
        .unwrap()
}

fn printed(output: &Output) -> String {
    let both = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8(both).unwrap()
}

#[test]
fn the_files_are_yaml() {
    for file in FILES {
        let empty = matches!(load(file), Value::Undef);
        assert!(!empty, "{file}");
    }
}

#[test]
fn hooks_accept_good_code_and_refuse_bad_code() {
    let folder = control_repository("hooks");
    let template = "site/profile/templates/broken.epp";
    for hook in items(&load(".pre-commit-hooks.yaml")) {
        let id = text(hook, "id");
        let mut call = text(hook, "entry").to_owned();
        if text(hook, "language") == "script" {
            call = format!("{}/{call}", common::root().display());
        }
        // A hook gets those files whose names its pattern fits.
        let pattern = text(hook, "files");
        let fits = |file: &str| {
            let code = format!("'{file}' =~ /{pattern}/");
            let ran = common::run(&["eval", "-e", &code], "");
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{pattern}");
            ran.out.trim() == "true"
        };
        let names = !matches!(at(hook, "pass_filenames"), Some(Value::Boolean(false)));
        let with = |files: &[&str]| {
            let mut call = call.clone();
            if names {
                for file in files.iter().filter(|file| fits(file)) {
                    call.push_str(&format!(" {file}"));
                }
            } else {
                call.push_str(" --facts facts");
            }
            bash(&folder, &call, &[])
        };
        let good = with(&["manifests/site.pp", "modules/motd/templates/motd.epp"]);
        assert!(good.status.success(), "{id}: {}", printed(&good));

        break_code(&folder);
        fs::write(folder.join(template), "<% $a::b = 1 %>\n").unwrap();
        let bad = with(&["manifests/broken.pp", template]);
        assert_eq!(bad.status.code(), Some(1), "{id}: {}", printed(&bad));
        let said = printed(&bad);
        assert!(
            said.contains("Illegal attempt to assign to 'a::b'"),
            "{said}"
        );
        fs::remove_file(folder.join("manifests/broken.pp")).unwrap();
        fs::remove_file(folder.join(template)).unwrap();
    }
}

#[test]
fn examples_name_hooks_that_there_are() {
    let hooks = load(".pre-commit-hooks.yaml");
    let known: Vec<&str> = items(&hooks).iter().map(|hook| text(hook, "id")).collect();
    let config = load("examples/ci/.pre-commit-config.yaml");
    let [repository] = list(&config, "repos") else {
        panic!("one repository has the hooks");
    };
    let used = list(repository, "hooks");
    assert_eq!(used.len(), 2);
    for hook in used {
        assert!(known.contains(&text(hook, "id")), "{}", text(hook, "id"));
    }
}

/// Runs the steps of the action with some inputs, all others as they are by default, until one fails.
fn act(folder: &Path, inputs: &[(&str, &str)]) -> (bool, String) {
    let action = load("action.yml");
    let declared = at(&action, "inputs").unwrap();
    for (name, _) in inputs {
        assert!(at(declared, name).is_some(), "the action has no {name}");
    }
    let input = |name: &str| match inputs.iter().find(|(given, _)| *given == name) {
        Some((_, value)) => (*value).to_owned(),
        None => text(at(declared, name).unwrap(), "default").to_owned(),
    };
    let mut said = String::new();
    for step in list(at(&action, "runs").unwrap(), "steps") {
        if text(step, "if") == "inputs.facts != ''" && input("facts").is_empty() {
            continue;
        }
        let mut variables = vec![
            ("GITHUB_PATH".to_owned(), "/dev/null".to_owned()),
            ("RUNNER_TEMP".to_owned(), folder.display().to_string()),
        ];
        if let Some(Value::Hash(env)) = at(step, "env") {
            for (name, value) in env.iter() {
                let value = value.as_str().unwrap().trim_start_matches("${{ ");
                let value = value.trim_end_matches(" }}");
                let value = match value.strip_prefix("inputs.") {
                    Some(name) => input(name),
                    None => common::root().display().to_string(),
                };
                variables.push((name.as_str().unwrap().to_owned(), value));
            }
        }
        let variables: Vec<(&str, &str)> = variables
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let output = bash(folder, text(step, "run"), &variables);
        said.push_str(&printed(&output));
        if !output.status.success() {
            return (false, said);
        }
    }
    (true, said)
}

#[test]
fn the_action_annotates_mistakes() {
    let folder = control_repository("action");
    let binary = Path::new(env!("CARGO_BIN_EXE_marotte")).parent().unwrap();
    let binary = ("binary", binary.to_str().unwrap());

    // What the example of a workflow says.
    let workflow = load("examples/ci/.github/workflows/puppet.yml");
    let job = at(at(&workflow, "jobs").unwrap(), "marotte").unwrap();
    let step = list(job, "steps").last().unwrap();
    let with = at(step, "with").unwrap();
    let given = [
        binary,
        ("paths", text(with, "paths")),
        ("facts", text(with, "facts")),
    ];
    let (good, said) = act(&folder, &given);
    assert!(good, "{said}");
    assert!(said.starts_with("marotte "), "{said}");

    // Without facts there is nothing to compile.
    let (good, said) = act(&folder, &[binary, ("modulepath", "modules:site")]);
    assert!(good, "{said}");

    let site = folder.join("manifests/zz.pp");
    fs::write(&site, "include nobody_has_it\n").unwrap();
    let (good, said) = act(&folder, &given);
    assert!(!good);
    assert!(said.contains("::error file="), "{said}");
    fs::remove_file(site).unwrap();

    break_code(&folder);
    let (good, said) = act(&folder, &[binary]);
    assert!(!good);
    let annotation = "::error file=./manifests/broken.pp,line=1,col=1,";
    assert!(said.contains(annotation), "{said}");
}

#[test]
fn the_pipeline_calls_what_there_is() {
    let folder = control_repository("pipeline");
    let pipeline = load("examples/ci/.gitlab-ci.yml");
    for job in ["validate", "compile"] {
        let job = at(&pipeline, job).unwrap();
        let [call] = list(job, "script") else {
            panic!("a job is a call");
        };
        let output = bash(&folder, call.as_str().unwrap(), &[]);
        assert!(output.status.success(), "{}", printed(&output));
    }

    // The report is made of keys that findings have.
    break_code(&folder);
    let validate = at(&pipeline, "validate").unwrap();
    let call = list(validate, "script")[0].as_str().unwrap();
    assert_eq!(bash(&folder, call, &[]).status.code(), Some(1));
    let findings = fs::read_to_string(folder.join("findings.json")).unwrap();
    let findings: serde_json::Value = serde_json::from_str(&findings).unwrap();
    let report = list(validate, "after_script").last().unwrap();
    let report = report.as_str().unwrap();
    for key in ["file", "line", "code", "severity", "message"] {
        assert!(report.contains(&format!(".{key}")), "{key}");
        assert!(!findings[0][key].is_null(), "{key}");
    }
}
