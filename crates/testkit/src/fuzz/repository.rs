//! Small repositories in memory: code, data, templates and Ruby that are compiled as a whole.

use std::sync::Arc;

use marotte_catalog::write_json;
use marotte_compiler::{Compilation, compile as compile_node};
use marotte_environment::{Cache, Environment, Memory, Options};
use marotte_eval::Settings;
use marotte_eval::catalog::Manifests;

use super::grammar::expand;
use super::language::{FUNCTIONS, node};
use super::{limited, text};
use crate::measure::Counter;

/// How many steps a compilation may take.
const STEPS: u64 = 50_000;

/// What is between the files of an input that has several.
pub(super) const BETWEEN: &str = "\n%%\n";

const HIERA: &str = "version: 5\nhierarchy:\n  - {name: a, path: common.yaml}\n";
const LOOKUPS: &str = "notice(lookup('a', {default_value => 1}), lookup('b.c', {merge => deep, default_value => 2}))\n\
                       notice(lookup({name => 'c', merge => unique, default_value => []}))\n";

/// Any text can be a template in Ruby.
pub(super) fn template(bytes: &[u8]) {
    let code = "$x = [1, 'a'] notice(template('m/t.erb'))";
    with_ruby(code, "templates/t.erb", bytes);
}

/// Any text can be the file of a function in Ruby.
pub(super) fn function(bytes: &[u8]) {
    with_ruby("notice(m::f(1, 'a'))", "lib/puppet/functions/m/f.rb", bytes);
}

/// Any text can be the file of a resource type.
pub(super) fn resource_type(bytes: &[u8]) {
    let code = "thing { 'a': ensure => present }";
    with_ruby(code, "lib/puppet/type/thing.rb", bytes);
}

fn with_ruby(code: &str, path: &str, bytes: &[u8]) {
    let path = format!("modules/m/{path}");
    let environment = opened(&[("manifests/site.pp", code), (&path, &text(bytes))]);
    for file in environment.examine_ruby() {
        for obstacle in file.obstacles {
            let _ = obstacle.what.to_string();
        }
    }
    compile(&environment);
}

/// Any texts can be `hiera.yaml`, a file of data and code that looks things up.
pub(super) fn hiera(bytes: &[u8]) {
    let text = text(bytes);
    let mut parts = text.split(BETWEEN);
    let hiera = parts.next().unwrap_or_default();
    let (hiera, data) = match parts.next() {
        Some(data) => (hiera, data),
        None => (HIERA, hiera),
    };
    let code = parts.next().unwrap_or(LOOKUPS);
    compile(&opened(&[
        ("hiera.yaml", hiera),
        ("data/common.yaml", data),
        ("data/common.json", data),
        ("data/common.conf", data),
        ("manifests/site.pp", code),
    ]));
}

/// Any choices of the grammar make a repository that compiles or has an error.
pub(super) fn compilation(bytes: &[u8]) {
    let [site, class, function, template, data, hiera] = expand(
        bytes,
        [
            "site",
            "class_file",
            "function_file",
            "template",
            "data",
            "hiera",
        ],
    );
    compile(&opened(&[
        ("manifests/site.pp", &site),
        ("modules/m/manifests/init.pp", &class),
        ("modules/m/functions/f.pp", &function),
        ("modules/m/templates/t.epp", &template),
        ("data/common.yaml", &data),
        ("hiera.yaml", &hiera),
    ]));
}

fn opened(files: &[(&str, &str)]) -> Arc<Environment> {
    let mut memory = Memory::new();
    for (path, text) in files {
        memory.insert(&format!("ENV/{path}"), *text);
    }
    let options = Options::default();
    Arc::new(Environment::open(
        Arc::new(memory),
        "ENV",
        options,
        Cache::new(),
    ))
}

fn compile(environment: &Arc<Environment>) {
    limited(STEPS, || {
        let Ok(manifests) = environment.initial_manifests() else {
            return;
        };
        let manifests = Manifests::new(manifests.iter().map(|m| m.program.clone()));
        let compiled = compile_node(Compilation {
            outside: environment.outside(),
            functions: FUNCTIONS.clone(),
            settings: Settings::default(),
            manifests,
            node: node(),
        });
        match compiled.catalog {
            Ok(catalog) => {
                // Nothing here can refuse to be written to.
                let _ = write_json(&catalog, &mut Counter::default());
            }
            Err(diagnostic) => {
                let _ = diagnostic.to_string();
            }
        }
    });
}
