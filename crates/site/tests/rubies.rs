//! Real Rubies for code that the interpreter refuses: when they take over, and what happens if they
//! do not do what they should. Most of them here are shells that speak as a worker does.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use marotte_environment::Memory;
use marotte_pcore::Value;
use marotte_site::{
    CompileRequest, Facts, Node, Parts, RubyChoice, RubyProcesses, Site, SiteOptions,
};

/// A function that runs a command, which the interpreter does not.
const COMMAND: &str = "Puppet::Functions.create_function(:'m::command') do\n  def command(text)\n    \
                       `echo #{text}`.strip\n  end\nend\n";

/// The site of an environment with a manifest and a function, and a Ruby.
fn site(manifest: &str, function: &str, ruby: RubyChoice) -> Site {
    let mut files = Memory::new();
    for environment in ["production", "test"] {
        let mut put = |name: &str, text: &str| {
            files.insert(&format!("/code/{environment}/{name}"), text);
        };
        put("manifests/site.pp", manifest);
        put("modules/m/lib/puppet/functions/m/command.rb", function);
        put("modules/m/templates/t.erb", "one\n<%= `echo two` -%>\n");
        put("modules/m/manifests/init.pp", "class m { }");
    }
    let mut parts = Parts::of_files(Arc::new(files));
    // A real one takes its time to begin.
    let rubies = match &ruby {
        RubyChoice::Program(program) if program == "ruby" => RubyProcesses::default(),
        _ => RubyProcesses::with_patience(Duration::from_millis(1500)),
    };
    parts.rubies = Some(Arc::new(rubies));
    let mut options = SiteOptions::new(parts).with_flag("environmentpath", "/code");
    options.ruby = Some(ruby);
    Site::open(options).unwrap()
}

/// A worker that is a shell: `answers` is what it does with a line.
fn shell(name: &str, answers: &str) -> RubyChoice {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let text = format!(
        "#!/bin/sh\nwhile read -r line; do\n  case \"$line\" in\n{answers}\n  esac\ndone\n"
    );
    fs::write(&path, text).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    RubyChoice::Program(path.to_str().unwrap().to_owned())
}

/// What a worker says that does nothing for a call.
const BEGINNING: &str = "    '{\"open\"'*|'{\"begin\"'*) echo '{\"return\":null}';;\n";

/// The messages of the notify resources of a catalog, or the error.
fn compile_in(site: &Site, environment: &str) -> Result<Vec<String>, String> {
    let facts = Facts::of_value(&Value::hash([])).unwrap();
    let node = Node::with_facts("a.example.com", facts).unwrap();
    let answer = site.compile(&CompileRequest::new(node).in_environment(environment));
    let catalog = answer
        .catalog
        .map_err(|failed| failed.diagnostic.to_string())?;
    let resources = catalog.resources.iter();
    let notifies = resources.filter(|resource| resource.type_name == "Notify");
    Ok(notifies
        .map(|resource| resource.title.to_string())
        .collect())
}

fn compile(site: &Site) -> Result<Vec<String>, String> {
    compile_in(site, "production")
}

#[test]
fn a_worker_takes_over_and_asks_the_compilation() {
    let ruby = shell(
        "asking",
        &format!(
            "{BEGINNING}    '{{\"function\"'*) echo '{{\"ask\":\"read\",\"arguments\":[\"global\",\"x\"]}}';;\n    \
             '{{\"answer\"'*) echo '{{\"return\":'\"${{line#*:}}\";;"
        ),
    );
    let site = site("$x = 'seen'\nnotify { m::command('a'): }", COMMAND, ruby);
    assert_eq!(compile(&site), Ok(vec!["seen".to_owned()]));
    let used = site.ruby_use();
    let (file, of_file) = used.iter().next().unwrap();
    assert!(file.ends_with("modules/m/lib/puppet/functions/m/command.rb"));
    assert_eq!(of_file.calls, 1);
}

#[test]
fn environments_have_workers_of_their_own() {
    let ruby = shell(
        "environments",
        "    '{\"open\"'*) name=$(printf '%s' \"$line\" | sed 's/^{\"open\":{\"environment\":\"\\([a-z]*\\)\".*/\\1/'); echo '{\"return\":null}';;\n    \
         '{\"begin\"'*) echo '{\"return\":null}';;\n    '{\"function\"'*) echo \"{\\\"return\\\":\\\"$name\\\"}\";;",
    );
    let site = site("notify { m::command('a'): }", COMMAND, ruby);
    for environment in ["production", "test", "production"] {
        let messages = compile_in(&site, environment);
        assert_eq!(messages, Ok(vec![environment.to_owned()]));
    }
}

#[test]
fn without_a_ruby_the_error_names_what_and_where() {
    let manifest = "notify { m::command('a'): }";
    let error = |ruby| compile(&site(manifest, COMMAND, ruby)).unwrap_err();
    assert_eq!(
        error(RubyChoice::Never),
        "commands are not run here (file: /code/production/modules/m/lib/puppet/functions/m/command.rb, \
         line: 3); no real Ruby may run it"
    );
    let none = error(RubyChoice::Program("/nonexistent/ruby".to_owned()));
    assert!(
        none.ends_with("; there is no Ruby /nonexistent/ruby"),
        "{none}"
    );
    let site = site(
        "notify { template('m/t.erb'): }",
        COMMAND,
        RubyChoice::Never,
    );
    assert_eq!(
        compile(&site).unwrap_err(),
        "commands are not run here (file: /code/production/modules/m/templates/t.erb, line: 2); \
         no real Ruby may run it"
    );
}

/// What Puppet's own modules and classes have besides what is here is refused, so that a real one does it.
#[test]
fn what_puppet_has_besides_is_refused() {
    for (code, what) in [
        (
            "Puppet::Util::Execution.execute(text)",
            "Puppet::Util::Execution.execute",
        ),
        (
            "closure_scope.environment.modules",
            "Puppet::Node::Environment#modules",
        ),
        ("Puppet::SSL::Oids.name", "Puppet::SSL"),
    ] {
        let function = COMMAND.replace("`echo #{text}`.strip", code);
        let site = site("notify { m::command('a'): }", &function, RubyChoice::Never);
        let error = compile(&site).unwrap_err();
        assert!(
            error.starts_with(&format!("{what} is not available here (file: ")),
            "{error}"
        );
    }
    let function = COMMAND.replace("`echo #{text}`.strip", "Puppet::Util::Execution.nothing");
    let error = compile(&site(
        "notify { m::command('a'): }",
        &function,
        RubyChoice::Never,
    ));
    assert!(error.unwrap_err().contains("undefined method `nothing'"));
}

#[test]
fn code_that_has_changed_the_catalog_is_not_run_again() {
    let function = COMMAND.replace("    `echo", "    call_function('include', 'm')\n    `echo");
    let ruby = shell(
        "unused",
        &format!("{BEGINNING}    *) echo '{{\"return\":1}}';;"),
    );
    let error = compile(&site("notify { m::command('a'): }", &function, ruby)).unwrap_err();
    assert!(
        error.contains("line: 4); it has changed the catalog already"),
        "{error}"
    );
}

#[test]
fn workers_that_misbehave_are_errors() {
    let cases = [
        ("silent", "sleep 60", "it has said nothing for 1.5 seconds"),
        ("babbling", "echo nonsense", "its answer is not understood"),
        (
            "curious",
            "echo '{\"ask\":\"everything\"}'",
            "its question is not understood",
        ),
        ("dying", "echo broken >&2; exit 3", "it has ended: broken"),
        ("binary", "printf '\\377\\n'", "what it says is no text"),
    ];
    for (name, answer, expected) in cases {
        // The one that asks gets an answer, and says what it was told.
        let answers = format!(
            "{BEGINNING}    '{{\"fail\"'*) echo '{{\"raise\":{{\"number\":0,\"standard\":true}}}}';;\n    *) {answer};;"
        );
        let site = site(
            "notify { m::command('a'): }",
            COMMAND,
            shell(name, &answers),
        );
        let error = compile(&site).unwrap_err();
        assert!(error.contains(expected), "{name}: {error}");
    }
}

/// A Ruby of this machine that has Puppet.
fn real() -> Option<RubyChoice> {
    let mut ruby = Command::new("ruby");
    let status = ruby
        .args(["-e", "require 'puppet'"])
        .stderr(Stdio::null())
        .status();
    let has_puppet = status.is_ok_and(|status| status.success());
    has_puppet.then(|| RubyChoice::Program("ruby".to_owned()))
}

#[test]
fn a_real_ruby_does_what_the_interpreter_would() {
    let Some(ruby) = real() else { return };
    let function = "Puppet::Functions.create_function(:'m::command') do
  dispatch :run do
    param 'String', :text
    optional_block_param 'Callable[1,1]', :block
  end
  def run(text)
    text = `echo #{text}`.strip
    text = yield(text) if block_given?
    call_function('upcase', \"#{text} #{closure_scope['x']}\")
  end
end
";
    let manifest = "$x = 5
notify { m::command('a'): }
notify { m::command('b') |$v| { \"<${v}>\" }: }
notify { template('m/t.erb'): }
";
    let site = site(manifest, function, ruby);
    let messages = compile(&site);
    assert_eq!(
        messages,
        Ok(vec![
            "A 5".to_owned(),
            "<B> 5".to_owned(),
            "one\ntwo\n".to_owned()
        ])
    );
}

#[test]
fn errors_of_a_real_ruby_are_those_of_the_interpreter() {
    let Some(ruby) = real() else { return };
    let function = COMMAND.replace(".strip", "; raise Puppet::ParseError, 'no good'");
    let error = compile(&site(
        "notify { m::command('a'): }",
        &function,
        ruby.clone(),
    ));
    assert_eq!(
        error.unwrap_err(),
        "Evaluation Error: Error while evaluating a Function Call, no good (file: \
         /code/production/manifests/site.pp, line: 1, column: 10)"
    );
    let error = compile(&site("notify { m::command(1, 2): }", COMMAND, ruby));
    assert!(error.unwrap_err().contains("expects 1 argument, got 2"));
}
