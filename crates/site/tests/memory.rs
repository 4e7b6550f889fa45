//! A site that is nowhere but in memory: two environments, asked by eight threads, one of them
//! reloaded in between.

use std::sync::{Arc, RwLock};
use std::thread;

use marotte_environment::Memory;
use marotte_pcore::Value;
use marotte_site::{
    Beginning, CompileRequest, Facts, Found, In, LookupRequest, Node, Parts, Site, SiteOptions,
};

fn files(motd: &str) -> Memory {
    let mut files = Memory::new();
    for (environment, timeout) in [("production", "unlimited"), ("test", "0")] {
        let mut put = |name: &str, text: String| {
            files.insert(&format!("/code/{environment}/{name}"), text);
        };
        let configuration = format!("environment_timeout = {timeout}");
        put("environment.conf", configuration);
        let manifest = format!("notify {{ \"{motd} on ${{os}}\": }} include web");
        put("manifests/site.pp", manifest);
        let class = "class web($port) { file { \"/p${port}\": } }";
        put("modules/web/manifests/init.pp", class.to_owned());
        let hiera = "version: 5\nhierarchy: [{name: all, path: all.yaml}]";
        put("hiera.yaml", hiera.to_owned());
        put("data/all.yaml", format!("web::port: 80\nmotd: {motd}"));
    }
    files
}

fn node() -> Node {
    let facts = Value::hash([(Value::from("os"), Value::from("Debian"))]);
    Node::with_facts("a.example.com", Facts::of_value(&facts).unwrap()).unwrap()
}

/// The catalog of the node in an environment, by its resources.
fn catalog(site: &Site, environment: &str) -> String {
    let answer = site.compile(&CompileRequest::new(node()).in_environment(environment));
    assert_eq!(answer.environment, environment);
    let catalog = answer
        .catalog
        .unwrap_or_else(|failed| panic!("{}", failed.diagnostic));
    let resources = catalog
        .resources
        .iter()
        .map(|resource| resource.reference());
    resources.skip(3).collect::<Vec<_>>().join(" ")
}

fn motd(site: &Site) -> Option<String> {
    let environment = In::Named("test".to_owned());
    let answer = site.lookup(&LookupRequest {
        environment,
        ..LookupRequest::new(node(), "motd")
    });
    match answer.found.unwrap() {
        Found::Value(value) => value.as_str().map(str::to_owned),
        _ => None,
    }
}

#[test]
fn eight_threads_share_two_environments_and_a_reload() {
    let files = Arc::new(RwLock::new(files("old")));
    let options = SiteOptions::new(Parts::of_files(files.clone()));
    let site = Site::open(options.with_flag("environmentpath", "/code")).unwrap();
    let all = |production: &str, test: &str| {
        let resources = |motd: &str| format!("Notify[{motd} on Debian] Class[Web] File[/p80]");
        let one = || {
            assert_eq!(catalog(&site, "production"), resources(production));
            assert_eq!(catalog(&site, "test"), resources(test));
            assert_eq!(motd(&site).as_deref(), Some(test));
        };
        thread::scope(|scope| (0..8).for_each(|_| drop(scope.spawn(one))));
    };
    all("old", "old");
    *files.write().unwrap() = self::files("new");
    all("old", "new");
    site.reload("production");
    all("new", "new");
    assert!(Node::new("../a").is_err());
}

#[test]
fn all_nodes_of_a_pinned_environment_see_the_same_files() {
    let files = Arc::new(RwLock::new(files("old")));
    let options = SiteOptions::new(Parts::of_files(files.clone()));
    let site = Site::open(options.with_flag("environmentpath", "/code")).unwrap();
    let pinned = site.pin_environment("test", Beginning::Manifests).unwrap();
    let compiled = |environment: In| {
        let answer = site.compile(&CompileRequest {
            environment,
            ..CompileRequest::new(node())
        });
        let catalog = answer
            .catalog
            .unwrap_or_else(|failed| panic!("{}", failed.diagnostic));
        catalog.resources[3].reference()
    };
    for _ in 0..20 {
        assert_eq!(compiled(In::Open(pinned.clone())), "Notify[old on Debian]");
        *files.write().unwrap() = self::files("new");
    }
    assert_eq!(
        compiled(In::Named("test".to_owned())),
        "Notify[new on Debian]"
    );
}
