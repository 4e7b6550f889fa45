//! Ruby code of modules: what stops it, what it cannot reach, and who sees what of it.

use std::rc::Rc;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use marotte_budget::{Limits, within};
use marotte_environment::{Cache, Environment, Memory, Options};
use marotte_eval::catalog::NodeData;
use marotte_eval::{Evaluator, Level, Settings};
use marotte_pcore::Value;

fn open(code: &str, files: &[(&str, &str)]) -> Arc<Environment> {
    open_with(code, files, Cache::new())
}

/// The same in a process that has read others.
fn open_with(code: &str, files: &[(&str, &str)], cache: Arc<Cache>) -> Arc<Environment> {
    let mut memory = Memory::new();
    memory.insert("ENV/manifests/site.pp", code);
    for (path, text) in files {
        memory.insert(&format!("ENV/modules/m/{path}"), *text);
    }
    let files = Arc::new(memory);
    Arc::new(Environment::open(files, "ENV", Options::default(), cache))
}

/// What is logged, or the error.
fn compile(environment: &Arc<Environment>) -> Result<Vec<String>, String> {
    let manifests = environment.initial_manifests();
    let manifests = manifests.map_err(|failed| failed.failure.into_diagnostic().to_string())?;
    let functions = Arc::new(marotte_functions::table());
    let mut evaluator = Evaluator::new(environment.outside(), functions, Settings::default());
    let node = NodeData {
        name: "node.example.com".into(),
        parameters: Vec::new(),
        facts: Value::hash([]),
        trusted: Value::hash([]),
        server_facts: Value::hash([]),
        classes: Vec::new(),
    };
    let limits = Limits {
        steps: 100_000,
        ..Limits::NONE
    };
    let clock = Rc::new(|| Duration::ZERO);
    let compiled = within(limits, clock, || {
        evaluator.compile(node, &manifests.programs)
    });
    compiled.map_err(|signal| signal.message())?;
    let logs = evaluator.logs.iter().filter(|log| log.level > Level::Info);
    Ok(logs.map(|log| log.message.to_string()).collect())
}

fn function(body: &str) -> String {
    format!("Puppet::Functions.create_function(:'m::f') do\n  def f\n{body}\n  end\nend\n")
}

/// The error of code, as a function and as a template.
fn errors(body: &str) -> [String; 2] {
    let code = function(body);
    let called = open("notice(m::f())", &[("lib/puppet/functions/m/f.rb", &code)]);
    let text = format!("<%\n\n{body}\n%>");
    let rendered = open("notice(template('m/t.erb'))", &[("templates/t.erb", &text)]);
    [called, rendered].map(|environment| compile(&environment).expect_err(body))
}

/// The code ends in an error that says so, with its file.
#[track_caller]
fn check_stops(body: &str, message: &str) {
    let [called, rendered] = errors(body);
    let place = "ENV/modules/m/lib/puppet/functions/m/f.rb, line: ";
    assert!(
        called.contains(message) && called.contains(place),
        "{called}"
    );
    let place = "ENV/modules/m/templates/t.erb, line: ";
    assert!(
        rendered.contains(message) && rendered.contains(place),
        "{rendered}"
    );
}

#[test]
fn code_that_loops_for_ever_is_stopped() {
    let message = " steps";
    for body in [
        "loop { }",
        "while true do end",
        "until false do 1 + 1 end",
        "1.step { |x| x }",
        "(1..).each { |x| x }",
        "begin; raise 'a'; rescue; retry; end",
        "loop { begin; loop { }; rescue Exception; 1; ensure; 2; end }",
        "[1].cycle { |x| x }",
        "s = 'a' * 500_000; s.index('b') while true",
        "h = {}; x = 0; h[x += 1] = x while true",
        "(1..1.0/0).lazy.map { |x| x }.select { |x| false }.first",
    ] {
        check_stops(body, message);
    }
}

#[test]
fn deep_code_that_calls_itself_ends() {
    let (open, close) = ("1 + (".repeat(150), ")".repeat(150));
    check_stops(
        &format!("f = lambda {{ |n| {open}f.call(n){close} }}\nf.call(1)"),
        "",
    );
}

#[test]
fn limits_of_types_and_helpers_say_where() {
    for (body, message) in [
        ("while true\nend", " steps at ENV/modules/m/"),
        (
            "f = lambda { f.call }\nf.call",
            "stack level too deep at ENV/modules/m/",
        ),
        ("x = 7\nx *= x while true", " bits at ENV/modules/m/"),
        (
            "'a' * 40 + 'c' =~ /^(a|a)*\\1b$/",
            " steps at ENV/modules/m/",
        ),
    ] {
        let text = format!("Puppet::Type.newtype(:thing) do\n  newparam(:name)\n{body}\nend\n");
        let path = "lib/puppet/type/thing.rb";
        let error = compile(&open("thing { 'a': }", &[(path, &text)])).expect_err(body);
        assert!(error.contains(message) && error.contains(path), "{error}");
        let helper = (
            "lib/puppet_x/helper.rb",
            &*format!("module Helper\n{body}\nend\n"),
        );
        let text = format!("require 'puppet_x/helper'\n{}", function("1"));
        let function = ("lib/puppet/functions/m/f.rb", text.as_str());
        let error = compile(&open("m::f()", &[helper, function])).expect_err(body);
        assert!(error.contains(helper.0), "{error}");
    }
}

#[test]
fn code_that_allocates_for_ever_is_stopped() {
    for body in [
        "s = 'ab' * 10; s += s while true",
        "s = +'abc'; s << s while true",
        "s = 'abc'; s = s.gsub('', s) while true",
        "'a' * 10_000_000_000",
        "a = [1]; a += a while true",
        "a = [1]; a.concat(a) while true",
        "[0] * 10_000_000_000",
        "Array.new(10_000_000_000)",
        "a = [1]; a = a.product(a, a) while true",
        "'x'.ljust(10_000_000_000)",
        "a = []; a << 'some text that is longer than that' * 99_999 while true",
    ] {
        for error in errors(body) {
            assert!(error.contains("ENV/modules/m/"), "{body}: {error}");
        }
    }
    // Where an ordinary error of a function comes from is not told.
    errors("x = 2; x *= x while true");
    errors("format('%010000000000d', 1)");
}

#[test]
fn code_that_calls_itself_for_ever_is_stopped() {
    let f = "Puppet::Functions.create_function(:'m::f') do\n  def f\n    f\n  end\nend\n";
    let environment = open("notice(m::f())", &[("lib/puppet/functions/m/f.rb", f)]);
    let error = compile(&environment).expect_err("it is too deep");
    let place = "stack level too deep (file: ENV/modules/m/lib/puppet/functions/m/f.rb, line: 2)";
    assert!(error.contains(place), "{error}");
    for body in ["x = ->(y) { x.call(y) }; x.call(1)", "def z; z; end; z"] {
        for error in errors(body) {
            let place = ["stack level too deep", "ENV/modules/m/"];
            assert!(place.iter().all(|part| error.contains(part)), "{error}");
        }
    }
}

#[test]
fn code_reaches_neither_files_nor_the_environment_nor_the_clock_nor_commands() {
    for body in [
        "File.read('/etc/passwd')",
        "IO.read('/etc/passwd')",
        "File.open('/etc/passwd') { |f| f.read }",
        "Dir.children('/').fetch(0)",
        "Dir.glob('/*').fetch(0)",
        "ENV.fetch('PATH')",
        "Time.now",
        "Process.clock_gettime(Process::CLOCK_MONOTONIC)",
        "`ls`",
        "system('ls')",
        "require 'open3'; Open3.capture2('ls')",
        "require 'socket'; TCPSocket.new('localhost', 80)",
        "require 'net/http'; Net::HTTP.get('localhost', '/')",
        "require 'open-uri'; URI('http://localhost/').read",
        "require 'open-uri'; URI.open('http://localhost/')",
        "File.write('/tmp/x', 'y')",
        "load '/etc/passwd'",
        "require '/etc/passwd'",
        "eval('File.read(\\'/etc/passwd\\')')",
    ] {
        errors(body);
    }
    // Whoever asks whether a variable is set learns that it is not.
    let code = function("[ENV['PATH'], ENV.key?('HOME'), File.exist?('/etc/passwd')].inspect");
    let environment = open("notice(m::f())", &[("lib/puppet/functions/m/f.rb", &code)]);
    assert_eq!(
        compile(&environment),
        Ok(vec!["[nil, false, false]".to_owned()])
    );
}

#[test]
fn modules_cannot_take_the_place_of_what_puppet_has_loaded() {
    let own = "raise 'of a module'";
    let code = format!("require 'facter'\nrequire 'puppet.rb'\n{}", function("1"));
    let files = [
        ("lib/facter.rb", own),
        ("lib/puppet.rb", own),
        ("lib/puppet/functions/m/f.rb", code.as_str()),
    ];
    let environment = open("notice(m::f())", &files);
    assert_eq!(compile(&environment), Ok(vec!["1".to_owned()]));
}

#[test]
fn environments_and_compilations_see_nothing_of_each_other() {
    let cache = Cache::new();
    let environment = |version: usize, attribute: usize| {
        let helper = format!(
            "module PuppetX; class Helper\n\
               VERSION = {version}\n\
               @@calls = 0\n\
               def self.call; @@calls += 1; $calls = ($calls || 0) + 1; end\n\
             end; end"
        );
        let f = format!(
            "require 'puppet_x/helper'\n\
             class String; def shout; upcase + '{version}'; end; end\n\
             Puppet::Functions.create_function(:'m::f') do\n\
               def f\n\
                 \"{version} #{{PuppetX::Helper::VERSION}} #{{PuppetX::Helper.call}} #{{$calls}} #{{'a'.shout}}\"\n\
               end\n\
             end"
        );
        let thing = format!(
            "require 'puppet_x/helper'\n\
             Puppet::Type.newtype(:thing) do\n\
               newparam(:name)\n\
               newparam(\"only#{{PuppetX::Helper::VERSION}}_{version}\")\n\
             end"
        );
        let code = format!(
            "notice(m::f()) notice(m::f()) thing {{ 'a': only{attribute}_{attribute} => 1 }}"
        );
        let files = [
            ("lib/puppet/functions/m/f.rb", f.as_str()),
            ("lib/puppet_x/helper.rb", helper.as_str()),
            ("lib/puppet/type/thing.rb", thing.as_str()),
        ];
        open_with(&code, &files, cache.clone())
    };
    // Each environment with the attribute of its own version of a type, and with the other's.
    let environments = [1, 2].map(|own| (environment(own, own), environment(own, 3 - own)));
    thread::scope(|scope| {
        for number in 0..8 {
            let (right, wrong) = &environments[number % 2];
            let version = number % 2 + 1;
            scope.spawn(move || {
                let expected = [1, 2].map(|n| format!("{version} {version} {n} {n} A{version}"));
                let other = 3 - version;
                let refused = format!("no parameter named 'only{other}_{other}'");
                for _ in 0..5 {
                    assert_eq!(compile(right), Ok(expected.to_vec()));
                    let error = compile(wrong).expect_err("it is the other's");
                    assert!(error.contains(&refused), "{error}");
                }
            });
        }
    });
}

/// What stands in the way of files, by what the doctor says of them.
#[test]
fn the_doctor_knows_what_runs() {
    let function = |body: &str| {
        format!(
            "Puppet::Functions.create_function(:f) do\n  def f(x, y = nil)\n{body}\n  end\nend\n"
        )
    };
    for (body, obstacle) in [
        ("x.upcase", None),
        (
            "require 'hocon/config_factory'\nHocon::ConfigFactory.parse_string(x)",
            None,
        ),
        // Puppet 8 has none either, so that it is no reason for a real Ruby.
        ("PSON.load(x) rescue y", None),
        ("Nobody.new(x)", Some("uses Nobody, which nobody defines")),
        (
            "require 'open-uri'\nOpenURI.open_uri(x)",
            Some("calls OpenURI.open_uri, which is refused"),
        ),
        ("`ls`", Some("runs a command")),
        (
            "require 'nobody/has'",
            Some("requires 'nobody/has', which nobody has"),
        ),
    ] {
        let text = function(body);
        let environment = open("", &[("lib/puppet/functions/f.rb", &text)]);
        let examined = environment.examine_ruby();
        let obstacles = examined.iter().flat_map(|file| &file.obstacles);
        let said: Vec<String> = obstacles.map(|found| found.what.to_string()).collect();
        let expected: Vec<String> = obstacle.into_iter().map(str::to_owned).collect();
        assert_eq!(said, expected, "{body}");
    }
}
