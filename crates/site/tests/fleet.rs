//! Nodes that a change cannot reach are left out, and never one that it can reach.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use marotte_site::{
    Beginning, CompileRequest, FleetMemory, In, NodeSelection, Parts, Site, SiteOptions,
};

/// A small generator of pseudo-random numbers, so that failures can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// A repository of git in a folder of its own, which goes with it.
struct Repository(PathBuf);

impl Drop for Repository {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Repository {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("marotte-fleet-{}-{count}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        let this = Self(folder.canonicalize().unwrap());
        this.write("repo/environment.conf", "modulepath = modules\n");
        this.git(&["init", "-q"]);
        this
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.join(path)
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn git(&self, words: &[&str]) {
        let names = [
            "-c",
            "user.name=a",
            "-c",
            "user.email=a@b",
            "-c",
            "gc.auto=0",
        ];
        let mut command = Command::new("git");
        let command = command
            .current_dir(self.path("repo"))
            .args(names)
            .args(words);
        assert!(command.output().unwrap().status.success(), "{words:?}");
    }

    fn commit(&self) {
        self.git(&["add", "-A"]);
        self.git(&["commit", "-q", "--allow-empty", "-m", "x"]);
    }

    /// Compiles all nodes: those that would have been left out, those for which that would have been
    /// wrong, and those without a catalog.
    fn compile(&self, since: Option<&str>) -> [usize; 3] {
        let (parts, files) = Parts::of_this_machine().watched();
        let folder = self.path("repo").to_string_lossy().into_owned();
        let site = Site::open(SiteOptions {
            folder: Some(folder),
            ..SiteOptions::new(parts)
        });
        let site = site.ok().unwrap();
        let selection = NodeSelection {
            facts: Some(self.path("facts").to_string_lossy().into_owned()),
            ..NodeSelection::default()
        };
        let nodes = site.nodes(&selection).ok().unwrap();
        let environment = site.open_environment("production", Beginning::Manifests);
        let environment = environment.ok().unwrap();
        let _ = environment.initial_manifests();
        let memory = FleetMemory::open(&self.path("cache"), &site, files);
        let plan = memory.plan(&site, &environment, since).ok().unwrap();
        let (mut counts, mut failed) = ([0; 3], HashSet::new());
        for node in nodes {
            let request = CompileRequest {
                environment: In::Open(environment.clone()),
                ..CompileRequest::new(node.clone())
            };
            let (answer, used) = site.compile_watched(&request);
            let expected = plan.untouched(&node);
            let is_failed = answer.catalog.is_err();
            counts[0] += usize::from(expected.is_some());
            counts[1] += usize::from(expected.is_some_and(|of| is_failed || of != used.digest()));
            counts[2] += usize::from(is_failed);
            match is_failed {
                true => drop(failed.insert(node.name().to_owned())),
                false => memory.remember(&site, &node, used, &environment),
            }
        }
        memory.save(&plan, &failed, &environment).unwrap();
        counts
    }
}

const ROLES: usize = 4;
const MODULES: usize = 5;

/// A repository with roles, modules, data, templates, types and functions.
fn small_fleet() -> Repository {
    let repository = Repository::new();
    let all = "hierarchy:\n- {name: a, paths: ['nodes/%{facts.host}.yaml', \
               'roles/%{facts.role}.yaml', common.yaml]}\n- {name: b, glob: 'more/*.yaml'}\n";
    let hiera = format!("version: 5\ndefaults: {{datadir: data, data_hash: yaml_data}}\n{all}");
    repository.write("repo/hiera.yaml", &hiera);
    let site = "node /^n1/ { include \"role::r${facts['role']}\" }\n\
                node default { include \"role::r${facts['role']}\" }\n";
    repository.write("repo/manifests/site.pp", site);
    for role in 0..ROLES {
        let (a, b) = (role % MODULES, (role + 2) % MODULES);
        let text = format!("class role::r{role} {{ include m{a}\n include m{b} }}\n");
        repository.write(&format!("repo/modules/role/manifests/r{role}.pp"), &text);
        let data = format!("m{a}::text: role {role}\n");
        repository.write(&format!("repo/data/roles/{role}.yaml"), &data);
    }
    for module in 0..MODULES {
        let root = format!("repo/modules/m{module}");
        let init = format!(
            "class m{module}(String $text = 'none', M{module}::T $t = 1) {{\n\
               notify {{ 'm{module}': message => epp('m{module}/t.epp', {{ 't' => $text }}) }}\n\
               notify {{ 'f{module}': message => m{module}::f($t) }}\n\
               m{module}::d {{ 'd{module}': }}\n\
               if defined('m{module}::late') {{ include m{module}::late }}\n}}\n"
        );
        repository.write(&format!("{root}/manifests/init.pp"), &init);
        let define = format!("define m{module}::d {{ notify {{ \"d ${{title}}\": }} }}\n");
        repository.write(&format!("{root}/manifests/d.pp"), &define);
        let function = format!("function m{module}::f($x) {{ \"f ${{x}}\" }}\n");
        repository.write(&format!("{root}/functions/f.pp"), &function);
        let alias = format!("type M{module}::T = Integer\n");
        repository.write(&format!("{root}/types/t.pp"), &alias);
        repository.write(
            &format!("{root}/templates/t.epp"),
            "<%- |$t| -%>\n<%= $t %>\n",
        );
    }
    let common = "lookup_options: {'m0::text': {merge: first}}\nm0::text: common\nm1::t: 7\n";
    repository.write("repo/data/common.yaml", common);
    for node in 0..3 * ROLES {
        let facts = format!("{{\"role\": \"{}\", \"host\": \"n{node}\"}}", node % ROLES);
        repository.write(&format!("facts/n{node}.json"), &facts);
    }
    repository.commit();
    repository
}

/// Changes something anywhere, for better or worse.
fn change(repository: &Repository, random: &mut Random, step: usize) -> String {
    let (module, role) = (random.below(MODULES), random.below(ROLES));
    let root = format!("repo/modules/m{module}");
    let node = random.below(3 * ROLES);
    let replacement = |path: &str, from: &str, to: &str| {
        let text = fs::read_to_string(repository.path(path)).unwrap_or_default();
        (path.to_owned(), Some(text.replacen(from, to, 1)))
    };
    let remembered = |path: String, text: String| (path, Some(text));
    let (path, text) = match random.below(18) {
        0 => replacement(
            &format!("{root}/templates/t.epp"),
            "<%= ",
            &format!("{step} <%= "),
        ),
        1 => replacement(
            &format!("{root}/manifests/d.pp"),
            "\"d ",
            &format!("\"d{step} "),
        ),
        2 => replacement(
            &format!("{root}/functions/f.pp"),
            "\"f ",
            &format!("\"f{step} "),
        ),
        3 => replacement(
            &format!("{root}/types/t.pp"),
            "Integer",
            "Variant[Integer, Float]",
        ),
        4 => replacement(
            &format!("{root}/manifests/init.pp"),
            "class",
            "# more\nclass",
        ),
        5 => remembered(
            format!("repo/data/nodes/n{node}.yaml"),
            format!("m{module}::text: node {step}\n"),
        ),
        6 => (format!("repo/data/nodes/n{node}.yaml"), None),
        7 => replacement(
            "repo/data/common.yaml",
            "\nm0::text",
            &format!("\nm{module}::text: of {step}\nm0::text"),
        ),
        8 => replacement("repo/data/common.yaml", "m0::text", &format!("other{step}")),
        9 => remembered(
            format!("repo/data/roles/{role}.yaml"),
            format!("m{role}::text: role {step}\nother: {step}\n"),
        ),
        10 => remembered(
            format!("repo/data/more/{}.yaml", random.below(3)),
            format!("m{module}::t: {step}\n"),
        ),
        11 => remembered(
            format!("{root}/manifests/late.pp"),
            format!("class m{module}::late {{ notify {{ 'late {step}': }} }}\n"),
        ),
        12 => (format!("{root}/manifests/late.pp"), None),
        13 => replacement(
            &format!("repo/modules/role/manifests/r{role}.pp"),
            "}",
            &format!("notify {{ 'r {step}': }} }}"),
        ),
        14 => remembered(
            format!("facts/n{node}.json"),
            format!("{{\"role\": \"{role}\", \"host\": \"n{node}\", \"step\": {step}}}"),
        ),
        15 => replacement(
            "repo/manifests/site.pp",
            "node default {",
            &format!("node default {{ notify {{ 's {step}': }} "),
        ),
        16 => remembered(
            format!("{root}/lib/puppet/functions/m{module}/g.rb"),
            format!("# {step}\n"),
        ),
        _ => remembered(
            format!("repo/modules/new{}/manifests/init.pp", random.below(3)),
            "class new { }\n".to_owned(),
        ),
    };
    match text {
        Some(text) => repository.write(&path, &text),
        None => drop(fs::remove_file(repository.path(&path))),
    }
    path
}

#[test]
fn no_change_is_missed() {
    let repository = small_fleet();
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    assert_eq!(repository.compile(None), [0, 0, 0]);
    let mut sums = [0; 3];
    let mut kinds: BTreeMap<bool, usize> = BTreeMap::new();
    for step in 0..200 {
        let changed = change(&repository, &mut random, step);
        let counts = repository.compile(Some("HEAD"));
        assert_eq!(counts[1], 0, "step {step} has changed {changed}");
        *kinds.entry(counts[0] > 0).or_default() += 1;
        for (sum, count) in sums.iter_mut().zip(counts) {
            *sum += count;
        }
        // What is committed is no change any more; what failed is tried again.
        if random.below(3) > 0 {
            repository.commit();
        }
        // Code that makes no sense any more is of no use for the next steps.
        if counts[2] == 3 * ROLES {
            repository.git(&["checkout", "-q", "--", "."]);
        }
    }
    assert!(sums[0] > 500, "{sums:?} {kinds:?}");
}

#[test]
fn one_node_is_reached_by_its_own_data() {
    let repository = small_fleet();
    assert_eq!(repository.compile(None), [0, 0, 0]);
    assert_eq!(repository.compile(Some("HEAD")), [12, 0, 0]);
    repository.write("repo/data/nodes/n3.yaml", "m0::text: x\n");
    assert_eq!(repository.compile(Some("HEAD")), [11, 0, 0]);
    // It stays a change until it is committed.
    assert_eq!(repository.compile(Some("HEAD")), [11, 0, 0]);
    repository.commit();
    assert_eq!(repository.compile(Some("HEAD")), [12, 0, 0]);
    assert_eq!(repository.compile(Some("HEAD~1")), [11, 0, 0]);
    // Keys that nobody asks for reach nobody.
    let path = repository.path("repo/data/common.yaml");
    let common = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("{common}nobody: 1\n")).unwrap();
    assert_eq!(repository.compile(Some("HEAD")), [12, 0, 0]);
    fs::write(&path, format!("{common}m1::text: asked\n")).unwrap();
    assert_eq!(repository.compile(Some("HEAD")), [9, 0, 0]);
}

/// Damages the one file of a folder.
fn damage(folder: &Path, how: impl FnOnce(Vec<u8>) -> Vec<u8>) {
    let file = fs::read_dir(folder).unwrap().next().unwrap().unwrap();
    let bytes = fs::read(file.path()).unwrap();
    fs::write(file.path(), how(bytes)).unwrap();
}

#[test]
fn a_damaged_memory_is_none() {
    let repository = small_fleet();
    let cache = repository.path("cache");
    assert_eq!(repository.compile(None), [0, 0, 0]);
    let damages: [fn(Vec<u8>) -> Vec<u8>; 4] = [
        |_| Vec::new(),
        |bytes| bytes[..bytes.len() / 2].to_vec(),
        |mut bytes| {
            let middle = bytes.len() / 2;
            bytes[middle] ^= 1;
            bytes
        },
        |bytes| {
            String::from_utf8(bytes)
                .unwrap()
                .replacen("fleet 1", "fleet 0", 1)
                .into()
        },
    ];
    for how in damages {
        assert_eq!(repository.compile(Some("HEAD")), [12, 0, 0]);
        damage(&cache, how);
        assert_eq!(repository.compile(Some("HEAD")), [0, 0, 0]);
    }
}

#[test]
fn a_revision_that_is_none_is_an_error() {
    let repository = small_fleet();
    let (parts, files) = Parts::of_this_machine().watched();
    let folder = repository.path("repo").to_string_lossy().into_owned();
    let options = SiteOptions {
        folder: Some(folder),
        ..SiteOptions::new(parts)
    };
    let site = Site::open(options).ok().unwrap();
    let environment = site.open_environment("production", Beginning::Manifests);
    let environment = environment.ok().unwrap();
    let memory = FleetMemory::open(&repository.path("cache"), &site, files);
    let plan = memory.plan(&site, &environment, Some("--nothing"));
    let text = plan.err().unwrap().to_string();
    assert!(
        text.starts_with("what has changed since --nothing: "),
        "{text}"
    );
}
