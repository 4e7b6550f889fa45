//! Looking ahead makes what code names before code asks for it, and nothing else.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use marotte_environment::{Cache, Environment, Memory, Options};

const FILES: [(&str, &str); 9] = [
    ("manifests/site.pp", "include a"),
    (
        "modules/a/manifests/init.pp",
        "class a(A::Port $port = 80) inherits b { a::site { 'x': } thing { 'y': } template('a/t.erb') }",
    ),
    (
        "modules/a/manifests/site.pp",
        "define a::site { a::twice(1) }",
    ),
    ("modules/a/types/port.pp", "type A::Port = Integer"),
    (
        "modules/a/functions/twice.pp",
        "function a::twice($n) { $n * 2 }",
    ),
    ("modules/a/templates/t.erb", "<%= @port %>"),
    (
        "modules/a/lib/puppet/type/thing.rb",
        "Puppet::Type.newtype(:thing) { newparam(:name) }",
    ),
    ("modules/b/manifests/init.pp", "class b { include c }"),
    ("modules/c/manifests/init.pp", "class c { syntax error"),
];

fn open(cache: &Arc<Cache>) -> Arc<Environment> {
    let mut files = Memory::new();
    for (path, text) in FILES {
        files.insert(&format!("/env/{path}"), text);
    }
    let options = Options::default();
    let environment = Environment::open(Arc::new(files), "/env", options, Arc::clone(cache));
    Arc::new(environment)
}

#[test]
fn what_is_named_is_made_ahead() {
    let cache = Cache::new();
    let environment = open(&cache);
    let foresight = environment.foresee().unwrap();
    assert!(environment.foresee().is_none(), "one looks ahead");
    let ahead = thread::spawn(|| foresight.run(|name| name == "template", || true));
    assert!(
        environment
            .initial_manifests()
            .is_ok_and(|all| all.len() == 1)
    );
    // Seven files of the language, a type and a template in Ruby: only the first was asked for.
    let start = Instant::now();
    while cache.parses() < 7 || cache.lowerings() < 2 {
        assert!(start.elapsed() < Duration::from_secs(60), "not made");
        thread::sleep(Duration::from_millis(1));
    }
    drop(environment);
    ahead.join().unwrap();
    assert_eq!((cache.parses(), cache.lowerings()), (7, 2));
}

#[test]
fn it_ends_when_it_is_not_wanted() {
    let cache = Cache::new();
    let environment = open(&cache);
    let foresight = environment.foresee().unwrap();
    assert!(environment.initial_manifests().is_ok());
    foresight.run(|_| false, || false);
    assert_eq!(cache.parses(), 1);
}
