//! Which files run natively and which need a real Ruby, told without running anything.

use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

use marotte_pcore::Str;
use marotte_ruby::host::LoadProblem;
use marotte_ruby::program::Program;
use marotte_ruby::survey::{Known, Lack, Survey, Use, Used};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::sources::Sources;
use crate::support;

/// What a file in Ruby is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ScriptKind {
    /// An ERB template.
    Template,
    /// A function with signatures.
    Function,
    /// A function of the old interface.
    LegacyFunction,
    /// A resource type.
    ResourceType,
}

impl ScriptKind {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Template,
        Self::Function,
        Self::LegacyFunction,
        Self::ResourceType,
    ];

    /// Its name, for programs.
    pub fn name(self) -> &'static str {
        match self {
            Self::Template => "template",
            Self::Function => "function",
            Self::LegacyFunction => "legacy_function",
            Self::ResourceType => "resource_type",
        }
    }

    /// What people call them.
    pub fn title(self) -> &'static str {
        match self {
            Self::Template => "templates (ERB)",
            Self::Function => "functions",
            Self::LegacyFunction => "functions (3.x)",
            Self::ResourceType => "resource types",
        }
    }
}

/// What was found out about a file.
#[derive(Clone, Debug)]
pub struct Examined {
    /// What it is for.
    pub kind: ScriptKind,
    /// Its path.
    pub path: Str,
    /// Why it needs a real Ruby. Nothing: it runs natively.
    pub obstacles: Vec<Obstacle>,
}

impl Examined {
    /// Whether it runs natively.
    pub fn is_native(&self) -> bool {
        self.obstacles.is_empty()
    }
}

/// Something that only a real Ruby can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obstacle {
    /// What it is.
    pub what: ObstacleKind,
    /// The file that has it: the one that is examined, or one that it requires.
    pub path: Str,
    /// The line.
    pub line: u32,
}

/// What only a real Ruby can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ObstacleKind {
    /// The text is no Ruby, or cannot be read; no Ruby would run it.
    BadFile(String),
    /// Something is used that nobody has.
    Lack(Lack),
}

impl ObstacleKind {
    /// The name of its kind, for programs.
    pub fn name(&self) -> &'static str {
        match self {
            Self::BadFile(_) => "bad_file",
            Self::Lack(lack) => match lack {
                Lack::Construct(_) => "construct",
                Lack::Pattern(_) => "regexp",
                Lack::Command => "command",
                Lack::Library(_) => "library",
                Lack::Constant(_) => "constant",
                Lack::Outside(_) => "outside",
                Lack::Method(_) => "method",
                Lack::Refused(_) => "refused",
            },
        }
    }
}

impl fmt::Display for ObstacleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadFile(why) => write!(f, "cannot be read: {why}"),
            Self::Lack(lack) => match lack {
                Lack::Construct(what) => write!(f, "{what} is not supported"),
                Lack::Pattern(why) => write!(f, "the regular expression is refused: {why}"),
                Lack::Command => f.write_str("runs a command"),
                Lack::Library(name) => write!(f, "requires '{name}', which nobody has"),
                Lack::Constant(name) => write!(f, "uses {name}, which nobody defines"),
                Lack::Outside(name) => write!(f, "uses {name}, which is not available"),
                Lack::Method(name) => write!(f, "calls {name}, which nobody defines"),
                Lack::Refused(name) => write!(f, "calls {name}, which is refused"),
            },
        }
    }
}

/// A file that has been looked at.
type Surveyed = Rc<Result<Vec<Use>, LoadProblem>>;

/// Looks at the files of an environment.
pub struct Doctor<'a> {
    sources: &'a dyn Sources,
    known: Known,
    surveyed: FxHashMap<Str, Surveyed>,
}

impl<'a> Doctor<'a> {
    /// Of an environment with these files of Ruby code, which define things for each other.
    pub fn new(sources: &'a dyn Sources, files: &[Str]) -> Self {
        let mut doctor = Self {
            sources,
            known: support::known(),
            surveyed: FxHashMap::default(),
        };
        for path in files {
            if let Some(name) = type_of(path) {
                doctor.known.add_constant(&name);
            }
            if let Some(lowered) = sources.file(path) {
                doctor.survey(path, lowered);
            }
        }
        doctor
    }

    /// Looks at a template.
    pub fn template(&mut self, path: &Str, text: &str) -> Examined {
        let surveyed = match self.sources.template(path, &text.into()) {
            Ok(program) => {
                let survey = Survey::of(&program, &support::LOADING);
                self.known.add(survey.defined);
                Ok(survey.uses)
            }
            Err(problem) => Err(problem),
        };
        self.examined(ScriptKind::Template, path, &Rc::new(surveyed))
    }

    /// Looks at a file of code.
    pub fn file(&mut self, kind: ScriptKind, path: &Str) -> Examined {
        let surveyed = match self.surveyed.get(path) {
            Some(surveyed) => Rc::clone(surveyed),
            None => match self.sources.file(path) {
                Some(lowered) => self.survey(path, lowered),
                None => Rc::new(Ok(Vec::new())),
            },
        };
        self.examined(kind, path, &surveyed)
    }

    fn survey(&mut self, path: &Str, lowered: Result<Arc<Program>, LoadProblem>) -> Surveyed {
        if let Some(surveyed) = self.surveyed.get(path) {
            return Rc::clone(surveyed);
        }
        let uses = lowered.map(|program| {
            let survey = Survey::of(&program, &support::LOADING);
            self.known.add(survey.defined);
            survey.uses
        });
        let surveyed = Rc::new(uses);
        self.surveyed.insert(path.clone(), Rc::clone(&surveyed));
        surveyed
    }

    fn examined(&mut self, kind: ScriptKind, path: &Str, surveyed: &Surveyed) -> Examined {
        let mut examination = Examination {
            kind,
            seen: FxHashSet::default(),
            obstacles: Vec::new(),
        };
        self.examine(path, surveyed, &mut examination);
        Examined {
            kind,
            path: path.clone(),
            obstacles: examination.obstacles,
        }
    }

    /// A file, and those that it requires.
    fn examine(&mut self, path: &Str, surveyed: &Surveyed, found: &mut Examination) {
        let mut files = vec![(path.clone(), Rc::clone(surveyed))];
        found.seen.insert(path.clone());
        while let Some((path, surveyed)) = files.pop() {
            match &*surveyed {
                Ok(uses) => {
                    for used in uses {
                        files.extend(self.examine_use(&path, used, found));
                    }
                }
                Err(problem) => {
                    let what = ObstacleKind::BadFile(problem.message.clone());
                    found.add(what, &path, problem.line);
                }
            }
        }
    }

    /// What a file uses: the file that it requires by that, if it is one that was not seen yet.
    fn examine_use(
        &mut self,
        path: &Str,
        used: &Use,
        found: &mut Examination,
    ) -> Option<(Str, Surveyed)> {
        // Of a type, a compilation needs what loading it does.
        if used.is_deferred && found.kind == ScriptKind::ResourceType {
            return None;
        }
        let lack = support::lack(&self.known, used);
        let required = match &used.what {
            Used::Require(name) => self.sources.library(name),
            Used::RequireRelative(name) => {
                let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
                self.sources.file(&format!("{folder}/{name}"))
            }
            _ => None,
        };
        match (required, lack) {
            (Some(required), Some(_)) => {
                let path: Str = match &required {
                    Ok(program) => (&*program.source.path).into(),
                    Err(problem) => problem.path.as_str().into(),
                };
                let is_new = found.seen.insert(path.clone());
                is_new.then(|| (path.clone(), self.survey(&path, required)))
            }
            (_, Some(lack)) => {
                found.add(ObstacleKind::Lack(lack), path, used.line);
                None
            }
            (_, None) => None,
        }
    }
}

/// What is found out about a file.
struct Examination {
    kind: ScriptKind,
    /// The files that were looked at.
    seen: FxHashSet<Str>,
    obstacles: Vec<Obstacle>,
}

impl Examination {
    /// Adds an obstacle; what stands there several times is told once.
    fn add(&mut self, what: ObstacleKind, path: &Str, line: u32) {
        let mut known = self.obstacles.iter();
        if !known.any(|known| known.what == what && known.path == *path) {
            self.obstacles.push(Obstacle {
                what,
                path: path.clone(),
                line,
            });
        }
    }
}

/// The class that the file of a resource type makes.
fn type_of(path: &str) -> Option<String> {
    let (folder, file) = path.rsplit_once('/')?;
    let name = file.strip_suffix(".rb")?;
    if !folder.ends_with("lib/puppet/type") {
        return None;
    }
    let (first, rest) = name.split_at_checked(1)?;
    Some(format!("Puppet::Type::{}{rest}", first.to_uppercase()))
}
