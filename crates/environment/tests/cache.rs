//! Every text is parsed once, by whatever environment on whatever thread.

use std::sync::Arc;

use marotte_environment::{Cache, Environment, Memory, Options};
use marotte_eval::World;

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
