//! Every text is parsed once, by whatever environment on whatever thread.

use std::sync::Arc;
use std::time::{Duration, Instant};

use marotte_environment::{Cache, Environment, Environments, Memory, Options};
use marotte_eval::{Evaluator, Loader, Settings};
use marotte_pcore::convert::to_text;
use marotte_syntax::SourceKind;

fn environment(init: &str, cache: &Arc<Cache>) -> Environment {
    let mut memory = Memory::new();
    memory.insert("ENV/modules/m/manifests/init.pp", init);
    memory.insert("ENV/modules/m/manifests/a.pp", "class m::a { }");
    Environment::open(Arc::new(memory), "ENV", Options::default(), cache.clone())
}

#[test]
fn a_text_is_parsed_once() {
    let cache = Cache::new();
    let first = environment("class m { }", &cache);
    for _ in 0..2 {
        let step = first.manifests_for("m::a", 0).unwrap();
        assert_eq!((step.loaded.len(), step.error.is_none()), (2, true));
        assert!(
            first
                .manifests_for("m::a", 1)
                .is_some_and(|step| step.loaded.len() == 1)
        );
        assert!(first.manifests_for("m::a", 2).is_none() && first.manifests_for("n", 0).is_none());
    }
    assert_eq!(cache.parses(), 2);
    let second = environment("class m { }", &cache);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| assert!(second.manifests_for("m::a", 0).is_some()));
        }
    });
    let program = |environment: &Environment| {
        environment.manifests_for("m", 0).unwrap().loaded[0]
            .program
            .clone()
    };
    assert!(Arc::ptr_eq(&program(&first), &program(&second)));
    assert_eq!(cache.parses(), 2);
    let changed = environment("class m { $x = 1 }", &cache);
    assert!(!Arc::ptr_eq(&program(&first), &program(&changed)));
    assert!(changed.manifests_for("m::a", 0).is_some());
    assert_eq!(cache.parses(), 3);
}

#[test]
fn a_template_is_parsed_once() {
    let cache = Cache::new();
    let mut held = None;
    let mut render = |template: &str| {
        let mut memory = Memory::new();
        memory.insert("ENV/modules/m/templates/t.epp", template);
        let options = Options::default();
        let environment = Environment::open(Arc::new(memory), "ENV", options, cache.clone());
        let environment = Arc::new(environment);
        let functions = Arc::new(marotte_functions::table());
        let mut evaluator = Evaluator::new(environment.outside(), functions, Settings::default());
        let code = "[epp('m/t'), epp('m/t.epp', { 'x' => 2 }), epp('m/t')]";
        let program = evaluator.parse_program("-e", code, SourceKind::Manifest);
        let program = program.unwrap();
        let value = evaluator.evaluate(&program, program.ast.body).ok().unwrap();
        held = Some(environment);
        to_text(&value)
    };
    let text = "<%- | $x = 1 | -%> <%= $x %>";
    assert_eq!(render(text), "[1, 2, 1]");
    assert_eq!(render(text), "[1, 2, 1]");
    assert_eq!((cache.parses(), cache.file_count()), (1, 1));
    assert_eq!(render("changed"), "[changed, changed, changed]");
    assert_eq!((cache.parses(), cache.file_count()), (2, 1));
    drop(held);
    assert_eq!(cache.file_count(), 0);
}

#[test]
fn ruby_code_is_lowered_once() {
    let cache = Cache::new();
    let mut held = None;
    let mut render = |template: &str| {
        let mut memory = Memory::new();
        memory.insert("ENV/modules/m/templates/t.erb", template);
        let function =
            "Puppet::Functions.create_function(:'m::f') do\n  def f\n    2\n  end\nend\n";
        memory.insert("ENV/modules/m/lib/puppet/functions/m/f.rb", function);
        let options = Options::default();
        let environment = Environment::open(Arc::new(memory), "ENV", options, cache.clone());
        let environment = Arc::new(environment);
        let functions = Arc::new(marotte_functions::table());
        let mut evaluator = Evaluator::new(environment.outside(), functions, Settings::default());
        let code = "[template('m/t.erb'), m::f(), template('m/t.erb')]";
        let program = evaluator.parse_program("-e", code, SourceKind::Manifest);
        let program = program.unwrap();
        let value = evaluator.evaluate(&program, program.ast.body).ok().unwrap();
        held = Some(environment);
        to_text(&value)
    };
    for _ in 0..2 {
        assert_eq!(render("<%= 1 %>"), "[1, 2, 1]");
        assert_eq!(cache.lowerings(), 2);
    }
    assert_eq!(render("<%= 3 %>"), "[3, 2, 3]");
    assert_eq!(cache.lowerings(), 3);
    // It goes with the last environment that has it.
    drop(held);
    let mut memory = Memory::new();
    memory.insert("ENV/modules/m/templates/t.erb", "<%= 3 %>");
    let environment = Environment::open(Arc::new(memory), "ENV", Options::default(), cache.clone());
    assert_eq!(environment.examine_ruby().len(), 1);
    assert_eq!(cache.lowerings(), 4);
}

#[test]
fn nothing_outlives_the_last_environment_that_has_it() {
    let cache = Cache::new();
    let [first, second] = ["class m { }", "class m { $x = 1 }"].map(|init| {
        let environment = environment(init, &cache);
        assert!(environment.manifests_for("m::a", 0).is_some());
        environment
    });
    let program = Arc::downgrade(&first.manifests_for("m", 0).unwrap().loaded[0].program);
    drop(first);
    // One file is the same in both.
    assert_eq!((program.strong_count(), cache.file_count()), (0, 2));
    drop(second);
    assert_eq!(cache.file_count(), 0);
}

/// An environment that lives as its configuration says, with a class that tells its text.
fn timed(timeout: &str, init: &str, cache: &Arc<Cache>) -> Arc<Environment> {
    let mut memory = Memory::new();
    let conf = format!("environment_timeout = {timeout}\n");
    memory.insert("ENV/environment.conf", conf);
    memory.insert("ENV/modules/m/manifests/init.pp", init);
    let options = Options::default();
    Arc::new(Environment::open(
        Arc::new(memory),
        "ENV",
        options,
        cache.clone(),
    ))
}

#[test]
fn environments_live_as_long_as_they_should() {
    let start = Instant::now();
    let at = |seconds| start + Duration::from_secs(seconds);
    for (timeout, times, opened) in [
        ("0", vec![0, 0, 1], 3),
        ("unlimited", vec![0, 1_000_000], 1),
        // Who is asked for lives on.
        ("10", vec![0, 9, 18, 27, 38], 2),
        ("1m", vec![0, 59, 200, 201], 2),
    ] {
        let (environments, cache) = (Environments::new(), Cache::new());
        let mut count = 0;
        let mut get = |seconds| {
            let open = || {
                count += 1;
                Ok::<_, ()>(timed(timeout, "class m { }", &cache))
            };
            let environment = environments.get("e", at(seconds), open).unwrap();
            assert!(environment.manifests_for("m", 0).is_some());
        };
        times.into_iter().for_each(&mut get);
        assert_eq!(count, opened, "{timeout}");
        // Whatever was opened again has not changed.
        assert_eq!(cache.parses(), 1, "{timeout}");
    }
}

#[test]
fn a_cleared_environment_is_opened_again() {
    let (environments, cache) = (Environments::new(), Cache::new());
    let get = |init: &'static str| {
        let open = || Ok::<_, ()>(timed("unlimited", init, &cache));
        environments.get("e", Instant::now(), open).unwrap()
    };
    let first = get("class m { }");
    assert!(Arc::ptr_eq(&first, &get("class m { $x = 1 }")));
    environments.clear("e");
    assert!(!Arc::ptr_eq(&first, &get("class m { $x = 1 }")));
    environments.clear_all();
    assert!(!Arc::ptr_eq(&first, &get("class m { }")));
    assert!(environments.get("f", Instant::now(), || Err(1)).is_err());
}
