//! What a file defines becomes known: functions, types, classes, defines and nodes.
//!
//! First everything is made, in the order of the file, then classes, defines and nodes get their
//! names; so something that cannot be made is told before something that is there twice.

use std::sync::{Arc, OnceLock};

use marotte_diagnostics::{CatalogIssue, Diagnostic, Place, Severity, Told};
use marotte_ir::Program;
use marotte_pcore::object::builtin_object;
use marotte_pcore::{Regexp, Str, Type, Value};
use marotte_resources::is_puppets_own;
use marotte_syntax::Dialect;
use marotte_syntax::ast::{ExprId, ExprKind};

use super::manifests::Manifests;
use super::nodes::IndexedNodes;
use super::spot::defined_place;
use super::{Definition, DefinitionId, DefinitionKind};
use crate::closure::PuppetFunction;
use crate::definitions::ParameterTypes;
use crate::evaluator::Evaluator;
use crate::function::AnyFunction;
use crate::reuse::is_constant_type;
use crate::signal::{EvalResult, Signal};

/// Which definitions of a program are made.
#[derive(Clone, Copy)]
enum Part<'a> {
    /// All.
    All,
    /// All, but nothing is evaluated.
    WithoutTypes,
    /// These, which are no nodes, of the manifest of an index.
    WithoutNodes(&'a [ExprId], usize),
}

impl Evaluator {
    /// Makes what a program defines known.
    pub(crate) fn import(
        &mut self,
        program: &Arc<Program>,
        module_name: Option<&Str>,
    ) -> EvalResult<()> {
        self.instantiate(program, module_name, Part::All)
    }

    /// Makes what manifests define known with which a compilation begins. Their nodes are found in
    /// the index; if something of a module gets between them, those behind it are made one by one.
    pub(crate) fn import_manifests(&mut self, manifests: &Arc<Manifests>) -> EvalResult<()> {
        self.catalog.indexed = manifests.nodes().map(|index| IndexedNodes {
            index: Arc::clone(index),
            end: usize::MAX,
            current: Some(0),
        });
        let mut at = 0;
        loop {
            if let Some(indexed) = &mut self.catalog.indexed {
                if indexed.end > at {
                    at = manifests.next_busy(at);
                }
                indexed.current = Some(at);
            }
            let Some(manifest) = manifests.get(at) else {
                break;
            };
            let part = match &self.catalog.indexed {
                Some(indexed) if indexed.end > at => Part::WithoutNodes(&manifest.definitions, at),
                _ => Part::All,
            };
            self.instantiate(&manifest.program, None, part)?;
            at += 1;
        }
        if let Some(indexed) = &mut self.catalog.indexed {
            indexed.current = None;
        }
        Ok(())
    }

    /// Finds what is wrong with definitions if nothing is evaluated, not even types.
    pub fn check_definitions(&mut self, program: &Arc<Program>) -> EvalResult<()> {
        self.instantiate(program, None, Part::WithoutTypes)
    }

    fn instantiate(
        &mut self,
        program: &Arc<Program>,
        module_name: Option<&Str>,
        part: Part<'_>,
    ) -> EvalResult<()> {
        let address = Arc::as_ptr(program).addr();
        if self.catalog.is_imported(address) {
            return Ok(());
        }
        self.catalog.imported.insert(address, program.clone());
        let definitions = match part {
            Part::WithoutNodes(definitions, _) => definitions,
            Part::All | Part::WithoutTypes => &program.ast.definitions,
        };
        let mut made: Vec<Definition> = Vec::new();
        for id in definitions {
            match program.ast[*id].kind {
                ExprKind::Function(_) => self.make_function(program, *id)?,
                ExprKind::TypeAlias(_) => self.make_alias(program, *id, &made)?,
                ExprKind::Node(_) => self.make_nodes(program, *id, module_name, &mut made)?,
                ExprKind::Class(_) | ExprKind::Define(_) => {
                    let mut definition = self.definition_of(program, *id, module_name);
                    if !matches!(part, Part::WithoutTypes) {
                        definition.parameter_types =
                            self.parameter_types((program, *id), &definition)?;
                    }
                    self.check_metaparameters(&definition)?;
                    if definition.kind == DefinitionKind::Define {
                        self.register_define(&definition, &made)?;
                    }
                    made.push(definition);
                }
                _ => {}
            }
        }
        if let (Part::WithoutNodes(_, at), Some(indexed)) = (part, &self.catalog.indexed)
            && indexed.end <= at
        {
            made = self.with_nodes(program, made)?;
        }
        for definition in made {
            self.catalog.has_private |= definition.has_private();
            self.add_definition(definition)?;
        }
        Ok(())
    }

    /// The classes and defines of a manifest with the nodes among them.
    fn with_nodes(
        &mut self,
        program: &Arc<Program>,
        made: Vec<Definition>,
    ) -> EvalResult<Vec<Definition>> {
        let mut all = Vec::new();
        let mut made = made.into_iter();
        for id in &program.ast.definitions {
            match program.ast[*id].kind {
                ExprKind::Node(_) => self.make_nodes(program, *id, None, &mut all)?,
                ExprKind::Class(_) | ExprKind::Define(_) => all.extend(made.next()),
                _ => {}
            }
        }
        Ok(all)
    }

    fn make_function(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<()> {
        let ExprKind::Function(function) = program.ast[id].kind else {
            return Ok(());
        };
        let function = &program.ast[function];
        let name: Str = program.ast.text(function.name).into();
        // What the dialect has can be defined, as what is built in.
        let of_dialect = self.functions.of_dialect(self.dialect());
        let is_of_dialect = of_dialect.iter().any(|known| known.name == name);
        if let Some(known) = self.user_functions.get(&name)
            && !(is_of_dialect && matches!(known, AnyFunction::BuiltIn(_)))
        {
            let (has_file, defined) = match known {
                AnyFunction::Puppet(known) => (known.has_file(), known.place()),
                AnyFunction::BuiltIn(_) | AnyFunction::Made(_) => (false, Place::Nowhere),
            };
            let issue = CatalogIssue::EntityRedefined {
                kind: "function",
                name: name.as_str().into(),
                has_file,
                defined,
            };
            let about = Place::new(program.ast.source(), function.name_span);
            return Err(Signal::during(issue).about(about));
        }
        let function = PuppetFunction::new(name.clone(), program.clone(), id);
        let function = AnyFunction::Puppet(Arc::new(function));
        self.define_function(name, function);
        Ok(())
    }

    /// A name of a type is free if neither Puppet itself nor a type nor a define has it.
    fn make_alias(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        made: &[Definition],
    ) -> EvalResult<()> {
        let ExprKind::TypeAlias(alias) = program.ast[id].kind else {
            return Ok(());
        };
        let alias = &program.ast[alias];
        let name = program.ast.text(alias.name);
        let key = name.strip_prefix("::").unwrap_or(name).to_ascii_lowercase();
        let (has_file, defined) = match (
            self.user_types.get(key.as_str()),
            taken(&key, self.dialect()),
        ) {
            (Some(known), _) => (known.has_file, known.place()),
            (None, Some(Taken::Statically)) => {
                let name = key.into();
                let about = Place::new(program.ast.source(), alias.name_span);
                let issue = CatalogIssue::StaticTypeRedefined { name };
                return Err(Signal::during(issue).about(about));
            }
            (None, Some(Taken::Somewhere)) => (false, Place::Nowhere),
            (None, None) => match self.known_define(&key, made) {
                Some(place) => (false, place),
                None => {
                    self.define_alias(program, id, false);
                    return Ok(());
                }
            },
        };
        let issue = CatalogIssue::EntityRedefined {
            kind: "type",
            name: key.into(),
            has_file,
            defined,
        };
        let about = Place::new(program.ast.source(), alias.name_span);
        Err(Signal::during(issue).about(about))
    }

    /// Where the define of a name is, if there is one or if it is about to be.
    fn known_define(&self, name: &str, made: &[Definition]) -> Option<Place> {
        if let Some(known) = self.catalog.defines_by_name.get(name) {
            return Some(self.catalog.definition_place(*known));
        }
        let mut made = made.iter();
        let known = made.find(|of| of.kind == DefinitionKind::Define && of.name == name)?;
        Some(defined_place(&self.catalog, known))
    }

    /// A define is a type as well, and hides another type of its name.
    fn register_define(&mut self, definition: &Definition, made: &[Definition]) -> EvalResult<()> {
        let name = &definition.name;
        if let Some(defined) = self.known_define(name, made) {
            let issue = CatalogIssue::EntityRedefined {
                kind: "type",
                name: name.as_str().into(),
                has_file: false,
                defined,
            };
            let about = defined_place(&self.catalog, definition);
            return Err(Signal::during(issue).about(about));
        }
        if let Some(hidden) = self.user_types.remove(name) {
            self.forget_names();
            self.former_types.push(hidden.of);
        }
        Ok(())
    }

    /// A class or define without the types of its parameters.
    fn definition_of(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        module_name: Option<&Str>,
    ) -> Definition {
        let ast = &program.ast;
        let (kind, name, parent, private) = match ast[id].kind {
            ExprKind::Class(class) => {
                let class = &ast[class];
                let parent = class.parent.map(|(parent, _)| ast.text(parent));
                (DefinitionKind::Class, class.name, parent, class.private)
            }
            ExprKind::Define(define) => {
                let define = &ast[define];
                (DefinitionKind::Define, define.name, None, define.private)
            }
            _ => unreachable!("only classes and defines are made here"),
        };
        Definition {
            kind,
            name: ast.text(name).to_lowercase().into(),
            code: Some((program.clone(), id)),
            module_name: Some(module_name.cloned().unwrap_or_default()),
            parent: parent.map(|parent| parent.to_lowercase().into()),
            location: self.location(program, id),
            parameter_types: ParameterTypes::none(),
            pattern: None,
            overrides_all: false,
            private,
        }
    }

    /// A definition for each name or pattern of a node.
    fn make_nodes(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        module_name: Option<&Str>,
        made: &mut Vec<Definition>,
    ) -> EvalResult<()> {
        let ExprKind::Node(node) = program.ast[id].kind else {
            return Ok(());
        };
        let location = self.location(program, id);
        for host in &program.ast[program.ast[node].host_matches] {
            let (name, pattern): (Str, Option<Arc<Regexp>>) = match program.ast[*host].kind {
                ExprKind::Regexp(source) => {
                    let source = program.ast.text(source);
                    let regexp = {
                        let regexp = Regexp::new_in(source, self.dialect());
                        regexp.map_err(crate::patterns::refused)?
                    };
                    (regexp_node_name(source), Some(Arc::new(regexp)))
                }
                ExprKind::Default => ("default".into(), None),
                _ => {
                    let value = self.evaluate(program, *host)?;
                    (marotte_pcore::convert::to_text(&value).to_lowercase(), None)
                }
            };
            made.push(Definition {
                kind: DefinitionKind::Node,
                name,
                code: Some((program.clone(), id)),
                module_name: Some(module_name.cloned().unwrap_or_default()),
                parent: None,
                location,
                parameter_types: ParameterTypes::none(),
                pattern,
                overrides_all: false,
                private: false,
            });
        }
        Ok(())
    }

    fn parameter_types(
        &mut self,
        place: (&Arc<Program>, ExprId),
        definition: &Definition,
    ) -> EvalResult<Arc<ParameterTypes>> {
        let (program, parameters) = (place.0, definition.parameters());
        if parameters.is_empty() {
            return Ok(ParameterTypes::none());
        }
        self.take_or_make(
            |definitions| &definitions.parameters,
            place,
            || {
                let mut types = parameters.iter().filter_map(|of| of.type_expr);
                types.all(|id| is_constant_type(program, id))
            },
            |this| {
                let types = parameters
                    .iter()
                    .map(|parameter| match parameter.type_expr {
                        Some(id) => match this.evaluate(program, id)? {
                            Value::Type(of) => Ok(of),
                            // `File['/a', '/b']` is an array of two types.
                            _ => {
                                let name = definition.parameter_name(parameter);
                                let issue = CatalogIssue::ParameterTypeIsNone { name: name.into() };
                                Err(Signal::during(issue).about(definition.parameter_place(name)))
                            }
                        },
                        None => Ok(Type::Any),
                    });
                Ok(Arc::new(ParameterTypes {
                    types: types.collect::<EvalResult<_>>()?,
                    accepted: OnceLock::new(),
                }))
            },
        )
    }

    /// A parameter cannot be called like a metaparameter, unless it has a default.
    fn check_metaparameters(&mut self, definition: &Definition) -> EvalResult<()> {
        for parameter in definition.parameters() {
            let name = definition.parameter_name(parameter);
            if marotte_resources::metaparameter(name).is_none() {
                continue;
            }
            if parameter.value.is_none() {
                let issue = CatalogIssue::MetaparameterAsParameter {
                    name: name.into(),
                    definition: definition.name.as_str().into(),
                };
                return Err(Signal::during(issue).about(definition.parameter_place(name)));
            }
            let issue = CatalogIssue::MetaparameterInherited {
                name: name.into(),
                definition: definition.name.as_str().into(),
            };
            let found = Diagnostic::without_source(issue.into(), Severity::Warning);
            let found = found.told(Told::Nothing);
            self.warn_once(found.about(definition.parameter_place(name)));
        }
        Ok(())
    }

    /// Gives a class, define or node its name, which no other may have.
    pub(crate) fn add_definition(&mut self, definition: Definition) -> EvalResult<DefinitionId> {
        let name = definition.name.clone();
        self.catalog.note_intruder(&definition);
        if let Some(issue) = self.clash(&definition) {
            let about = host_place(&definition);
            let place = defined_place(&self.catalog, &definition);
            return Err(Signal::at(issue, place).about(about));
        }
        let kind = definition.kind;
        self.catalog.definitions.push(definition);
        let id = DefinitionId::new(self.catalog.definitions.len() - 1);
        match kind {
            DefinitionKind::Class => drop(self.catalog.classes_by_name.insert(name, id)),
            DefinitionKind::Define => drop(self.catalog.defines_by_name.insert(name, id)),
            DefinitionKind::Node => {
                self.catalog.nodes.push(id);
                self.catalog.nodes_by_name.insert(name, id);
            }
        }
        Ok(id)
    }

    /// Who else has the name of a definition. Defines know each other as types already.
    fn clash(&self, definition: &Definition) -> Option<CatalogIssue> {
        let catalog = &self.catalog;
        let name = &definition.name;
        let place = |known: Option<&DefinitionId>| known.map(|id| catalog.definition_place(*id));
        let class = || place(catalog.classes_by_name.get(name));
        let define = || place(catalog.defines_by_name.get(name));
        let node = || {
            let indexed = || Some(catalog.indexed.as_ref()?.named(name)?.place());
            place(catalog.nodes_by_name.get(name)).or_else(indexed)
        };
        let name = || name.as_str().into();
        match definition.kind {
            DefinitionKind::Class => {
                if let Some(defined) = class() {
                    let name = name();
                    return Some(CatalogIssue::ClassRedefined { name, defined });
                }
                if let Some(defined) = node() {
                    let name = name();
                    return Some(CatalogIssue::NodeRedefinedAsClass { name, defined });
                }
                let (defined, name) = (define()?, name());
                Some(CatalogIssue::DefineRedefinedAsClass { name, defined })
            }
            DefinitionKind::Define => {
                let (defined, name) = (class()?, name());
                Some(CatalogIssue::ClassRedefinedAsDefine { name, defined })
            }
            DefinitionKind::Node => {
                if let Some(defined) = node() {
                    let name = name();
                    return Some(CatalogIssue::NodeRedefined { name, defined });
                }
                let (defined, name) = (class()?, name());
                Some(CatalogIssue::ClassRedefinedAsNode { name, defined })
            }
        }
    }
}

/// How Puppet itself has the name of a type.
enum Taken {
    /// As one of the types that are always there.
    Statically,
    /// It cannot say where.
    Somewhere,
}

/// Whether Puppet itself has a type of a lower-case name. `Error` comes from a file, so that code
/// can have another.
fn taken(key: &str, dialect: Dialect) -> Option<Taken> {
    let aliases = ["data", "richdata", "richdatakey"];
    let is_alias = aliases.contains(&key) || key.starts_with("puppet::lookup");
    if Type::from_name_in(key, dialect).is_some() {
        return Some(match is_alias {
            true => Taken::Somewhere,
            false => Taken::Statically,
        });
    }
    let is_object = key != "error" && builtin_object(key).is_some();
    let is_internal = matches!(
        key,
        "annotation" | "rubymethod" | "puppet::resource::param" | "puppet::resource::resourcetype3"
    );
    // The types of Puppet itself are there in every environment, whatever modules have.
    (is_object || is_internal || is_puppets_own(key)).then_some(Taken::Somewhere)
}

/// Where the name or pattern of a node stands.
fn host_place(definition: &Definition) -> Place {
    let Some((program, id)) = &definition.code else {
        return Place::Nowhere;
    };
    let ast = &program.ast;
    let ExprKind::Node(node) = ast[*id].kind else {
        return Place::Nowhere;
    };
    let mut hosts = ast[ast[node].host_matches].iter();
    let found = hosts.find(|host| match ast[**host].kind {
        ExprKind::Regexp(source) => regexp_node_name(ast.text(source)) == definition.name,
        ExprKind::Default => definition.name == "default",
        ExprKind::String(name) | ExprKind::Name(name) => {
            ast.text(name).to_lowercase() == definition.name.as_str()
        }
        _ => false,
    });
    found.map_or(Place::Nowhere, |host| {
        Place::new(ast.source(), ast[*host].span)
    })
}

/// The name of a node that is given as a pattern.
pub(super) fn regexp_node_name(source: &str) -> Str {
    let source = source.to_lowercase();
    let mut kept = String::with_capacity(source.len());
    // What stands in `(?…)` is spelled out, so that patterns differ that differ there only.
    let mut rest = source.as_str();
    while let Some((before, inside, after)) = group(rest) {
        kept.push_str(before);
        for c in inside.chars() {
            match c {
                '(' => kept.push_str("LP"),
                '?' => kept.push_str("QU"),
                '<' => kept.push_str("LT"),
                '>' => kept.push_str("GT"),
                '!' => kept.push_str("EX"),
                '=' => kept.push_str("EQ"),
                ')' => kept.push_str("RP"),
                other => kept.push(other),
            }
        }
        rest = after;
    }
    kept.push_str(rest);
    kept.retain(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | ':' | '.'));
    format!("__node_regexp__{}", kept.trim_start_matches('.')).into()
}

/// The first `(?…)` of a pattern, and what is before and behind it.
fn group(source: &str) -> Option<(&str, &str, &str)> {
    let start = source.find("(?")?;
    let end = start + source[start..].find(')')? + 1;
    Some((&source[..start], &source[start..end], &source[end..]))
}
