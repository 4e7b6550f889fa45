//! The modules of an environment, as `puppet module list` shows them.

use std::collections::{BTreeMap, HashSet};

use marotte_diagnostics::{Diagnostic, Level, LogEntry, Severity, SiteIssue, Told};
use marotte_environment::Files;
use marotte_pcore::Value;
use marotte_scalars::semver::{Version, VersionRange};
use serde_json::Value as Json;

use crate::environment::{Beginning, In};
use crate::problem::{Problem, problem};
use crate::site::Site;

/// The modules of an environment.
pub struct ModulesAnswer {
    environment: String,
    /// The folders of the module path that are there, and the modules in each.
    folders: Vec<(String, Vec<Listed>)>,
    unmet: Vec<Unmet>,
    /// What opening the environment had to say.
    pub logs: Vec<LogEntry>,
}

/// A module.
struct Listed {
    /// The name of its folder.
    name: String,
    path: String,
    /// `author/name`
    forge_name: Option<String>,
    version: Option<String>,
    /// The names of modules that it needs, and which versions of them.
    dependencies: Vec<(String, Option<String>)>,
}

/// A dependency that is not met.
struct Unmet {
    of: String,
    of_version: String,
    name: String,
    constraint: String,
    /// The version that is there, if one is.
    installed: Option<String>,
}

impl Listed {
    fn shown(&self) -> String {
        let name = self.forge_name.as_deref().unwrap_or(&self.name);
        name.replace('/', "-")
    }

    fn text(&self) -> String {
        match &self.version {
            Some(version) => format!("{} (v{version})", self.shown()),
            None => format!("{} (???)", self.shown()),
        }
    }

    /// The name that others need it by.
    fn key(&self) -> &str {
        self.forge_name.as_deref().unwrap_or(&self.name)
    }
}

impl Site {
    /// The modules of an environment. One whose metadata makes no sense is an error.
    pub fn modules(&self, environment: &In) -> Result<ModulesAnswer, Problem> {
        let opened = self.opened(environment, Beginning::Nothing)?;
        let environment = opened.environment;
        let files = environment.files();
        let mut folders = Vec::new();
        for folder in environment.module_path() {
            if files.is_dir(folder) {
                folders.push((folder.to_string(), in_folder(&**files, folder)?));
            }
        }
        let unmet = unmet(&folders);
        Ok(ModulesAnswer {
            environment: environment.name().to_owned(),
            folders,
            unmet,
            logs: environment.logs().to_vec(),
        })
    }
}

fn in_folder(files: &dyn Files, folder: &str) -> Result<Vec<Listed>, Problem> {
    let is_name = |name: &str| {
        let mut chars = name.chars();
        chars.next().is_some_and(|c| c.is_ascii_alphabetic())
            && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    let mut modules = Vec::new();
    for entry in files.list(folder) {
        let path = format!("{}/{}", folder.trim_end_matches('/'), entry.name);
        if is_name(&entry.name) && files.is_dir(&path) {
            modules.push(module(files, entry.name, path)?);
        }
    }
    Ok(modules)
}

fn module(files: &dyn Files, name: String, path: String) -> Result<Listed, Problem> {
    let metadata = match files.read(&format!("{path}/metadata.json")) {
        Some(Ok(bytes)) => serde_json::from_slice::<Json>(&bytes).map_err(|error| {
            let (name, why) = (name.as_str().into(), error.to_string().into());
            problem(SiteIssue::UnparsableMetadata { name, why })
        })?,
        _ => Json::Null,
    };
    let text = |key: &str| metadata.get(key).and_then(Json::as_str).map(str::to_owned);
    let dependencies = metadata.get("dependencies").and_then(Json::as_array);
    let dependencies = dependencies.into_iter().flatten().filter_map(|of| {
        let name = of.get("name")?.as_str()?.replacen('-', "/", 1);
        let range = of.get("version_requirement").and_then(Json::as_str);
        Some((name, range.map(str::to_owned)))
    });
    Ok(Listed {
        forge_name: text("name").map(|name| name.replacen('-', "/", 1)),
        version: text("version"),
        dependencies: dependencies.collect(),
        name,
        path,
    })
}

/// The dependencies that are not met, by the modules that have them.
fn unmet(folders: &[(String, Vec<Listed>)]) -> Vec<Unmet> {
    let mut modules: Vec<&Listed> = folders.iter().flat_map(|(_, modules)| modules).collect();
    let mut seen = HashSet::new();
    // Of two modules with one name the first counts.
    modules.retain(|module| seen.insert(module.name.as_str()));
    modules.sort_by(|one, other| one.name.cmp(&other.name));
    let mut found = Vec::new();
    for module in &modules {
        let mut dependencies: Vec<&(String, Option<String>)> = module.dependencies.iter().collect();
        dependencies.sort();
        for (name, range) in dependencies {
            let constraint = range.clone().unwrap_or_else(|| ">= 0.0.0".to_owned());
            let installed = modules.iter().find(|other| other.key() == name);
            let is_met = installed.is_some_and(|installed| match &installed.version {
                Some(version) => is_within(version, &constraint),
                None => true,
            });
            if !is_met {
                found.push(Unmet {
                    of: module.shown(),
                    of_version: module.version.clone().unwrap_or_default(),
                    name: name.clone(),
                    constraint,
                    installed: installed.and_then(|installed| installed.version.clone()),
                });
            }
        }
    }
    found
}

fn is_within(version: &str, range: &str) -> bool {
    match (Version::parse(version), VersionRange::parse(range)) {
        (Ok(version), Ok(range)) => range.contains(&version),
        _ => true,
    }
}

/// A line of a tree, and what hangs on it.
struct Branch {
    text: String,
    below: Vec<Branch>,
}

impl ModulesAnswer {
    /// What does not fit together.
    pub fn warnings(&self) -> Vec<LogEntry> {
        let mut grouped: BTreeMap<(bool, &str), Vec<&Unmet>> = BTreeMap::new();
        for unmet in &self.unmet {
            grouped
                .entry((unmet.installed.is_none(), &unmet.name))
                .or_default()
                .push(unmet);
        }
        let entries = grouped.into_iter().map(|((_, name), all)| {
            let needs = all.iter().map(|unmet| {
                let (of, version) = (&unmet.of, &unmet.of_version);
                let (name, constraint) = (name.replace('/', "-"), &unmet.constraint);
                format!("\n  '{of}' (v{version}) requires '{name}' ({constraint})")
            });
            let needs: String = needs.collect();
            let name = name.replace('/', "-").into();
            let needs = needs.into();
            let issue = match all.first().and_then(|unmet| unmet.installed.as_deref()) {
                Some(version) => SiteIssue::ModuleVersionMismatch {
                    name,
                    version: version.into(),
                    needs,
                },
                None => SiteIssue::ModuleMissing { name, needs },
            };
            let found = Diagnostic::without_source(issue.into(), Severity::Warning);
            LogEntry::finding(Level::Warning, found.told(Told::Nothing))
        });
        entries.collect()
    }

    /// For people: the modules of each folder, as a list or by what needs what.
    pub fn to_text(&self, as_tree: bool) -> String {
        let mut text = String::new();
        for (folder, modules) in &self.folders {
            let note = if modules.is_empty() {
                " (no modules installed)"
            } else {
                ""
            };
            text.push_str(&format!("{folder}{note}\n"));
            let branches = match as_tree {
                true => {
                    let mut sorted: Vec<&Listed> = modules.iter().collect();
                    sorted.sort_by_key(|module| self.needed_by(module));
                    let mut seen = HashSet::new();
                    self.tree(&sorted, None, &mut seen)
                }
                false => {
                    let mut sorted: Vec<&Listed> = modules.iter().collect();
                    sorted.sort_by(|one, other| one.key().cmp(other.key()));
                    let line = |module: &&Listed| Branch {
                        text: self.line(module, None),
                        below: Vec::new(),
                    };
                    sorted.iter().map(line).collect()
                }
            };
            draw(&branches, "", &mut text);
        }
        text
    }

    /// For programs.
    pub fn to_value(&self) -> Value {
        let folders = self.folders.iter().map(|(folder, modules)| {
            let shown =
                |module: &Listed| Value::from(format!("Module {}({})", module.name, module.path));
            (
                Value::from(folder.as_str()),
                Value::array(modules.iter().map(shown)),
            )
        });
        let group = |is_missing: bool| {
            let mut groups: BTreeMap<&str, Vec<&Unmet>> = BTreeMap::new();
            for unmet in self
                .unmet
                .iter()
                .filter(|unmet| unmet.installed.is_none() == is_missing)
            {
                groups.entry(&unmet.name).or_default().push(unmet);
            }
            let groups = groups.into_iter().map(|(name, all)| {
                let errors = all.iter().map(|unmet| {
                    let (of, version, constraint) =
                        (&unmet.of, &unmet.of_version, &unmet.constraint);
                    let shown = name.replace('/', "-");
                    Value::from(format!(
                        "'{of}' (v{version}) requires '{shown}' ({constraint})"
                    ))
                });
                let of = all.last();
                let parent = of.map_or(Value::Undef, |of| {
                    let version = format!("v{}", of.of_version);
                    Value::hash([
                        ("name".into(), of.of.replacen('-', "/", 1).into()),
                        ("version".into(), version.into()),
                    ])
                });
                let version = of.and_then(|of| of.installed.as_deref());
                let entry = Value::hash([
                    ("errors".into(), Value::array(errors)),
                    ("parent".into(), parent),
                    ("version".into(), version.map_or(Value::Undef, Value::from)),
                ]);
                (Value::from(name), entry)
            });
            Value::hash(groups)
        };
        let unmet = Value::hash([
            ("non_semantic_version".into(), Value::hash([])),
            ("version_mismatch".into(), group(false)),
            ("missing".into(), group(true)),
        ]);
        Value::hash([
            ("environment".into(), self.environment.as_str().into()),
            ("modules_by_path".into(), Value::hash(folders)),
            ("unmet_dependencies".into(), unmet),
        ])
    }

    fn all(&self) -> impl Iterator<Item = &Listed> {
        self.folders.iter().flat_map(|(_, modules)| modules)
    }

    fn needed_by(&self, module: &Listed) -> usize {
        let needs = |other: &&Listed| {
            other
                .dependencies
                .iter()
                .any(|(name, _)| name == module.key())
        };
        self.all().filter(needs).count()
    }

    fn line(&self, module: &Listed, parent: Option<&Listed>) -> String {
        let mut mismatches = self.unmet.iter().filter(|unmet| {
            unmet.installed.is_some() && Some(&unmet.name) == module.forge_name.as_ref()
        });
        let is_invalid = match parent {
            None => mismatches.next().is_some(),
            Some(parent) => mismatches.any(|unmet| unmet.of == parent.shown()),
        };
        match is_invalid {
            true => format!("{}  invalid", module.text()),
            false => module.text(),
        }
    }

    fn tree<'a>(
        &'a self,
        modules: &[&'a Listed],
        parent: Option<&Listed>,
        seen: &mut HashSet<&'a str>,
    ) -> Vec<Branch> {
        let mut branches = Vec::new();
        for module in modules {
            if !seen.insert(module.key()) {
                continue;
            }
            let text = match parent {
                Some(parent) => self.line(module, Some(parent)),
                None => module.text(),
            };
            let missing = self
                .unmet
                .iter()
                .filter(|unmet| unmet.of == module.shown() && unmet.installed.is_none());
            let mut below: Vec<Branch> = missing
                .map(|unmet| Branch {
                    text: format!(
                        "UNMET DEPENDENCY {} ({})",
                        unmet.name.replace('/', "-"),
                        unmet.constraint
                    ),
                    below: Vec::new(),
                })
                .collect();
            let needed = module.dependencies.iter();
            let needed: Vec<&Listed> = needed
                .filter_map(|(name, _)| self.all().find(|other| other.key() == name))
                .collect();
            below.extend(self.tree(&needed, Some(module), seen));
            branches.push(Branch { text, below });
        }
        branches
    }
}

/// Draws branches below each other.
fn draw(branches: &[Branch], indent: &str, out: &mut String) {
    for (at, branch) in branches.iter().enumerate() {
        let is_last = at + 1 == branches.len();
        let begin = if is_last { '└' } else { '├' };
        let fork = if branch.below.is_empty() {
            '─'
        } else {
            '┬'
        };
        out.push_str(&format!("{indent}{begin}─{fork} {}\n", branch.text));
        let indent = match is_last {
            true => format!("{indent}  "),
            false => format!("{indent}│ "),
        };
        draw(&branch.below, &indent, out);
    }
}
