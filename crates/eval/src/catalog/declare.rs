//! Resource expressions: `file { '/a': … }`, defaults, overrides.

use std::collections::HashSet;
use std::sync::Arc;

use marotte_diagnostics::{
    Before, CatalogIssue, Diagnostic, EvaluationIssue, Place as CodePlace, ValidationIssue,
};
use marotte_ir::Program;
use marotte_pcore::deep::grow;
use marotte_pcore::label::label;
use marotte_pcore::types::ResourceType;
use marotte_pcore::{Array, ByteString, Oversized, Str, Type, Value};
use marotte_scalars::text::lower;
use marotte_syntax::ast::{
    AttributeOp, AttributeOperation, ExprId, ExprKind, List, Resource as ResourceExpr,
    ResourceDefaults, ResourceForm, ResourceOverride,
};

use rustc_hash::FxBuildHasher;

use super::class::title_text;
use super::params::duplicate;
use super::relationship::ADDED_TO;
use super::tags::{InvalidTag, TagNames};
use super::{Catalog, DefinitionId, Kind, Location, Param, Resource, Schema, TagSet};
use crate::evaluator::Evaluator;
use crate::oversized::out_of_range;
use crate::signal::{Advice, EvalResult, Failure, Place, Signal, SignalKind, unboxed};
use crate::types::capitalized;

/// What a resource can be an instance of.
#[derive(Clone)]
pub(crate) enum ResourceTypeRef {
    Schema(Schema),
    Define(DefinitionId),
    Class,
}

/// How resources are declared: virtual, exported, where.
#[derive(Clone, Default)]
pub(crate) struct Declaration {
    pub(crate) is_virtual: bool,
    pub(crate) exported: bool,
    pub(crate) location: Location,
}

impl ResourceTypeRef {
    /// The name of the type in lower case, however it was written.
    fn name(&self, catalog: &Catalog) -> Str {
        match self {
            Self::Class => "class".into(),
            Self::Define(id) => catalog.definition(*id).name.clone(),
            Self::Schema(schema) => schema.name().into(),
        }
    }
}

impl Evaluator {
    pub(crate) fn eval_resource(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        resource: &ResourceExpr,
    ) -> EvalResult<Value> {
        let ast = &program.ast;
        let type_name = self.resource_type_name(program, resource.type_name)?;
        if resource.form != ResourceForm::Regular && type_name == "class" {
            return Err(self.fail(program, id, ValidationIssue::ClassNotVirtualizable));
        }
        if resource.form == ResourceForm::Exported && !self.catalog.storeconfigs {
            self.fail_or_warn(
                crate::Strict::Warning,
                program,
                id,
                EvaluationIssue::RtNoStoreconfigsExport,
            )?;
        }
        let mut seen = HashSet::default();
        let mut bodies = Vec::with_capacity(resource.bodies.len());
        let mut defaults: Vec<Param> = Vec::new();
        for body in &ast[resource.bodies] {
            let count = resource.bodies.len();
            let titles = self.titles(program, id, body.title, count, &mut seen)?;
            let params = self.operations(program, body.operations)?;
            if let Some(param) = duplicate(&params) {
                let attribute = param.name.as_str().into();
                let issue = EvaluationIssue::DuplicateAttribute { attribute };
                let about = self.catalog.attribute_place(param.location);
                let first = params.iter().find(|first| first.name == param.name);
                let first = first.map(|first| self.catalog.attribute_place(first.location));
                let signal = self.fail(program, id, issue).about(about);
                return Err(signal.beside("set here", first.unwrap_or_default()));
            }
            if titles.iter().any(|title| matches!(title, Value::Default)) {
                defaults.clone_from(&params);
            }
            bodies.push((titles, params));
        }
        let declaration = Declaration {
            is_virtual: resource.form != ResourceForm::Regular,
            exported: resource.form == ResourceForm::Exported,
            location: self.location(program, id),
        };
        let mut references = Array::new();
        for (titles, params) in bodies {
            let mut all = defaults.clone();
            if all.is_empty() {
                all = params;
            } else {
                for param in params {
                    match all.iter_mut().find(|known| known.name == param.name) {
                        Some(known) => *known = param,
                        None => all.push(param),
                    }
                }
            }
            let mut titles = titles;
            titles.retain(|title| matches!(title, Value::String(_)));
            let made = self.create_resources(&declaration, &type_name, &titles, all);
            references.extend(made.map_err(|signal| signal.at_type(program, resource.type_name))?);
        }
        Ok(Value::Array(references))
    }

    /// The lower-case name of the type of a resource expression.
    fn resource_type_name(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<Str> {
        let ast = &program.ast;
        if let ExprKind::Name(name) = ast[id].kind {
            return Ok(ast.text(name).into());
        }
        let acceptable = match ast[id].kind {
            ExprKind::Reference(_) => true,
            ExprKind::Access { left, .. } => matches!(ast[left].kind, ExprKind::Reference(_)),
            _ => false,
        };
        let value = self.evaluate(program, id)?;
        let actual = match &value {
            // The reference refuses strings, and types that stand in variables.
            Value::String(name) if is_type_name(name) => {
                let name = name.strip_prefix("::").unwrap_or(name);
                return Ok(name.to_lowercase().into());
            }
            Value::Type(Type::Class(None)) => return Ok("class".into()),
            Value::Type(Type::Resource(resource)) if resource.title.is_none() => {
                match &resource.type_name {
                    Some(name) => return Ok(name.clone()),
                    None => value.infer().generalize().to_string(),
                }
            }
            Value::Type(of @ (Type::Class(_) | Type::Resource(_))) if acceptable => of.to_string(),
            other => other.infer().generalize().to_string(),
        };
        let issue = EvaluationIssue::IllegalResourceType {
            actual: actual.into(),
        };
        Err(self.fail(program, id, issue))
    }

    /// The titles of a body: strings, and `default`.
    fn titles(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        title_id: ExprId,
        body_count: usize,
        seen: &mut HashSet<Value, FxBuildHasher>,
    ) -> EvalResult<Vec<Value>> {
        let value = self.evaluate(program, title_id)?;
        if matches!(value, Value::Undef) {
            return Err(self.fail(program, title_id, EvaluationIssue::MissingTitle));
        }
        let mut titles = flatten(value);
        for title in &mut titles {
            if let Some(text) = ByteString::text_of(title) {
                *title = text.clone();
            }
        }
        // A single title cannot be there twice.
        let is_only = titles.len() == 1 && body_count == 1;
        for (index, value) in titles.iter().enumerate() {
            let issue = match value {
                Value::Undef => EvaluationIssue::MissingTitleAt { index },
                Value::String(text) if text.is_empty() => {
                    EvaluationIssue::EmptyStringTitleAt { index }
                }
                Value::String(_) | Value::Default => {
                    if !is_only && !seen.insert(value.clone()) {
                        let title = crate::ruby_to_s(value).into();
                        let issue = EvaluationIssue::DuplicateTitle { title };
                        let about = title_at(program, title_id, index);
                        return Err(self.fail(program, id, issue).about(about));
                    }
                    continue;
                }
                other => {
                    let actual = other.infer().generalize().to_string().into();
                    EvaluationIssue::IllegalTitleTypeAt { index, actual }
                }
            };
            let about = title_at(program, title_id, index);
            return Err(self.fail(program, title_id, issue).about(about));
        }
        Ok(titles)
    }

    /// The attributes that operations set.
    pub(crate) fn operations(
        &mut self,
        program: &Arc<Program>,
        operations: List<AttributeOperation>,
    ) -> EvalResult<Vec<Param>> {
        let mut params = Vec::with_capacity(operations.len());
        for operation in &program.ast[operations] {
            let location = self.location_at(program, operation.name_span.start);
            let value = self.evaluate(program, operation.value)?;
            if operation.op == AttributeOp::Unfold {
                let Value::Hash(hash) = value else {
                    let issue = EvaluationIssue::TypeMismatch {
                        expected: "Hash".into(),
                        actual: value.infer().generalize().to_string().into(),
                    };
                    return Err(self.fail(program, operation.value, issue));
                };
                for (name, value) in hash.iter() {
                    let name = marotte_pcore::convert::to_text(name);
                    let param = self.param(name, value.clone(), location, false);
                    params.push(param.map_err(|s| self.at_operation(program, operation, s))?);
                }
                continue;
            }
            let name = program.ast.text(operation.name).into();
            let add = operation.op == AttributeOp::Append;
            let param = self.param(name, value, location, add);
            params.push(param.map_err(|signal| self.at_operation(program, operation, signal))?);
        }
        Ok(params)
    }

    /// An error without a position in an attribute is reported at the attribute.
    fn at_operation(
        &self,
        program: &Arc<Program>,
        operation: &AttributeOperation,
        signal: Signal,
    ) -> Signal {
        let SignalKind::Fail(
            Failure::Loose {
                issue,
                during: true,
                about,
                advice,
                ..
            },
            _,
        ) = *signal.0
        else {
            return signal;
        };
        let label = match operation.op {
            AttributeOp::Append => "'+>' expression",
            AttributeOp::Unfold => "Object",
            AttributeOp::Set => "'=>' expression",
        };
        let diagnostic = Diagnostic::error(issue, program.ast.source(), operation.name_span);
        let Advice { hint, beside } = advice.map_or_else(Advice::default, |of| *of);
        Signal::settled(Diagnostic {
            hint,
            beside,
            ..diagnostic
                .before(Before::During(label.into()))
                .about(unboxed(about))
        })
    }

    fn param(
        &mut self,
        name: Str,
        value: Value,
        location: Location,
        add: bool,
    ) -> EvalResult<Param> {
        refuse_unattributable(&value)?;
        let source = self.scope(self.scope).source;
        let value = own_array(&name, converted(self.with_known_types(value)?));
        Ok(Param {
            name,
            value,
            source,
            location,
            add,
        })
    }

    /// The type of a name: built in, defined, or `class`.
    pub(crate) fn find_resource_type(&mut self, name: &str) -> EvalResult<Option<ResourceTypeRef>> {
        let name = lower(name);
        if let Some(schema) = self.find_schema(&name)? {
            return Ok(Some(ResourceTypeRef::Schema(schema)));
        }
        Ok(self.find_define(&name)?.map(ResourceTypeRef::Define))
    }

    /// Declares resources of one type and gives their references.
    pub(crate) fn create_resources(
        &mut self,
        declaration: &Declaration,
        type_name: &str,
        titles: &[Value],
        mut params: Vec<Param>,
    ) -> EvalResult<Vec<Value>> {
        let of = if type_name.eq_ignore_ascii_case("class") {
            ResourceTypeRef::Class
        } else {
            match self.find_resource_type(type_name)? {
                Some(of) => of,
                None => {
                    let advice = self.similar_resource_type(type_name);
                    let issue = CatalogIssue::UnknownDeclaredType {
                        type_name: type_name.into(),
                    };
                    return Err(Signal::during(issue).with_advice(advice));
                }
            }
        };
        let mut references = Vec::with_capacity(titles.len());
        for (index, title) in titles.iter().enumerate() {
            let params = if index + 1 == titles.len() {
                std::mem::take(&mut params)
            } else {
                params.clone()
            };
            references.push(self.create_resource(declaration, &of, title, params)?);
        }
        Ok(references)
    }

    fn create_resource(
        &mut self,
        declaration: &Declaration,
        of: &ResourceTypeRef,
        given: &Value,
        params: Vec<Param>,
    ) -> EvalResult<Value> {
        let title = match given {
            Value::String(title) => title,
            Value::Undef | Value::Boolean(false) => return Err(untitled(of, &self.catalog)),
            other => &title_text(other),
        };
        let (kind, definition, title) = match of {
            ResourceTypeRef::Class => match self.find_class(title)? {
                Some(id) => (
                    Kind::Class,
                    Some(id),
                    self.catalog.definition(id).name.clone(),
                ),
                None => {
                    let issue = CatalogIssue::UnknownDeclaredClass {
                        name: title.as_str().into(),
                    };
                    let advice = self.similar_class(title);
                    let about = self.catalog.titled_place(declaration.location, title);
                    return Err(Signal::during(issue).about(about).with_advice(advice));
                }
            },
            ResourceTypeRef::Define(id) => (Kind::Defined, Some(*id), title.clone()),
            ResourceTypeRef::Schema(_) => (Kind::Compilable, None, title.clone()),
        };
        if let Some(id) = definition {
            self.check_private(id, "declared")?;
            self.check_private_parameters(id, &params)?;
        }
        // The type has its own name, in whatever case it was written.
        let type_name = of.name(&self.catalog);
        let mut resource = match given {
            Value::String(_) => self.new_resource(&type_name, &title, kind),
            odd => self.oddly_titled_resource(&type_name, odd, kind),
        };
        resource.definition = definition;
        if let ResourceTypeRef::Schema(schema) = of {
            resource.schema = Some(schema.clone());
        }
        resource.location = declaration.location;
        resource.is_virtual = declaration.is_virtual;
        resource.exported = declaration.exported;
        self.apply_defaults(&mut resource, params)?;
        if let Some(id) = definition {
            self.prepare_instance(id, &resource)?;
        }
        let (type_name, reference_title) = (resource.type_name.clone(), resource.title.clone());
        let reference = Value::Type(Type::resource(Some(type_name), Some(reference_title)));
        self.add_resource(resource)?;
        if let ResourceTypeRef::Class = of {
            self.include_classes(&[title], &Place::default())?;
        }
        Ok(reference)
    }

    /// Sets the attributes of a new resource: those given, then resource defaults for the rest.
    pub(crate) fn apply_defaults(
        &mut self,
        resource: &mut Resource,
        params: Vec<Param>,
    ) -> EvalResult<()> {
        // What the attributes tag comes before the type and the title.
        let own_tags = std::mem::take(&mut resource.tags);
        let defaults = self.resource_defaults(resource.scope, &resource.type_name)?;
        resource
            .parameters
            .reserve_exact(params.len() + defaults.len());
        for param in params {
            self.tag_new(resource, &param)?;
            resource.parameters.push(param);
        }
        resource.tags.merge(&own_tags);
        for param in defaults {
            if resource.param(&param.name).is_none() {
                self.check_private_default(resource.definition, &param)?;
                self.tag_new(resource, &param)?;
                resource.parameters.push(param);
            }
        }
        Ok(())
    }

    /// The attribute `tag` tags a resource that is not in the catalog yet.
    fn tag_new(&mut self, resource: &mut Resource, param: &Param) -> EvalResult<()> {
        tag_from(&mut self.catalog.tag_names, &mut resource.tags, param)
            .map_err(|invalid| self.invalid_tag(resource.location, param.location, invalid))
    }

    /// What is said of a word that cannot be a tag.
    pub(crate) fn invalid_tag(
        &self,
        resource: Location,
        attribute: Location,
        tag: InvalidTag,
    ) -> Signal {
        let about = self.catalog.attribute_place(attribute);
        Signal::at(tag.issue(), self.catalog.place(resource)).about(about)
    }

    pub(crate) fn eval_resource_defaults(
        &mut self,
        program: &Arc<Program>,
        defaults: &ResourceDefaults,
    ) -> EvalResult<Value> {
        let value = self.evaluate(program, defaults.type_ref)?;
        let type_name = match &value {
            Value::Type(Type::Resource(resource)) if resource.title.is_none() => {
                resource.type_name.clone()
            }
            _ => None,
        };
        let Some(type_name) = type_name else {
            let actual = value.infer().generalize().to_string().into();
            let issue = EvaluationIssue::IllegalResourceType { actual };
            return Err(self.fail(program, defaults.type_ref, issue));
        };
        let params = self.operations(program, defaults.operations)?;
        let type_name = capitalized(&type_name);
        let scope = self.scope;
        for mut param in params {
            if param.add {
                self.append_to_default(&type_name, &mut param)?;
            }
            let all = &mut self.scopes[scope.index()].own_defaults().by_type;
            let at = match all.iter().position(|(of, _)| *of == type_name) {
                Some(at) => at,
                None => {
                    all.push((type_name.clone(), Vec::new()));
                    all.len() - 1
                }
            };
            let known = &mut all[at].1;
            if let Some(known) = known.iter().find(|known| known.name == param.name) {
                let issue = CatalogIssue::DefaultRedefined {
                    type_name: type_name.as_str().into(),
                    name: param.name.as_str().into(),
                    defined: self.catalog.attribute_place(known.location),
                };
                let place = self.catalog.attribute_place(param.location);
                return Err(Signal::at(issue, place));
            }
            known.push(param);
        }
        Ok(value)
    }

    /// `User { groups +> 'b' }`: the value is appended to the default that holds outside.
    fn append_to_default(&mut self, type_name: &str, param: &mut Param) -> EvalResult<()> {
        let outer = self.resource_defaults(self.scope, type_name)?;
        if let Some(outer) = outer.into_iter().find(|outer| outer.name == param.name) {
            let mut values = flatten(outer.value);
            values.extend(flatten(std::mem::take(&mut param.value)));
            param.value = Value::from(values);
        }
        param.add = false;
        Ok(())
    }

    pub(crate) fn eval_resource_override(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        overriding: &ResourceOverride,
    ) -> EvalResult<Value> {
        let evaluated = self.evaluate(program, overriding.resources)?;
        let params = self.operations(program, overriding.operations)?;
        let location = self.location(program, id);
        let duplicate = duplicate(&params);
        for reference in flatten(evaluated.clone()) {
            let reference = match &reference {
                Value::Type(Type::Resource(resource)) if resource.title.is_some() => {
                    self.with_known_types(reference)?
                }
                _ => reference,
            };
            let (type_name, title) = match &reference {
                Value::Type(Type::Resource(resource)) => {
                    (resource.type_name.clone(), resource.title.clone())
                }
                other => {
                    let issue = EvaluationIssue::IllegalOverriddenType {
                        label: label(other).into(),
                    };
                    return Err(self.fail(program, id, issue));
                }
            };
            let type_name = type_name.unwrap_or_default();
            let is_known = self.find_resource_type(&type_name)?.is_some();
            if let Some(param) = duplicate {
                let (type_name, title) =
                    super::table::canonical(&type_name, title.as_deref().unwrap_or_default());
                let issue = CatalogIssue::DuplicateAttribute {
                    name: param.name.as_str().into(),
                    resource: format!("{type_name}[{title}]").into(),
                };
                let about = self.catalog.attribute_place(param.location);
                return Err(Signal::at(issue, self.catalog.place(location)).about(about));
            }
            if title.is_none() {
                let text = match is_known {
                    true => format!(":{}", type_name.to_lowercase()).into(),
                    false => "nil".into(),
                };
                let about = &program.ast[overriding.resources];
                let about = CodePlace::new(program.ast.source(), about.span);
                return Err(Signal::during(CatalogIssue::NoReference { text }).about(about));
            }
            self.add_override(&type_name, &title.unwrap_or_default(), &params, location)?;
        }
        Ok(evaluated)
    }
}

/// Whether a text can be the name of a resource type: `file`, `Apache::Vhost`.
fn is_type_name(text: &str) -> bool {
    let name = text.strip_prefix("::").unwrap_or(text);
    name.split("::").all(|segment| {
        segment.starts_with(|first: char| first.is_ascii_alphabetic())
            && segment
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    })
}

/// A resource without a title.
fn untitled(of: &ResourceTypeRef, catalog: &Catalog) -> Signal {
    let type_name = match of {
        ResourceTypeRef::Schema(_) => format!(":{}", of.name(catalog)),
        _ => crate::ruby_inspect(&Value::String(of.name(catalog))),
    };
    let text = type_name.into();
    Signal::during(CatalogIssue::NoReference { text })
}

/// The title at an index, if titles are written as a list of them; all of them otherwise.
fn title_at(program: &Program, titles: ExprId, index: usize) -> CodePlace {
    let ast = &program.ast;
    let found = match ast[titles].kind {
        ExprKind::Array(all) => ast[all].get(index).copied(),
        _ => None,
    };
    CodePlace::new(ast.source(), ast[found.unwrap_or(titles)].span)
}

/// The attribute `tag` tags.
pub(crate) fn tag_from(
    names: &mut TagNames,
    tags: &mut TagSet,
    param: &Param,
) -> Result<(), InvalidTag> {
    // A reference alone tags with its attributes, of which it has none.
    if param.name != "tag" || matches!(param.value, Value::Type(Type::Resource(_))) {
        return Ok(());
    }
    for tag in flatten(param.value.clone()) {
        if !matches!(tag, Value::Undef) {
            names.add(tags, &marotte_pcore::convert::to_text(&tag))?;
        }
    }
    Ok(())
}

/// The elements of arrays in arrays.
pub(crate) fn flatten(value: Value) -> Vec<Value> {
    marotte_pcore::flatten([value])
}

/// Each attribute has an array of its own, to which relationships add, even if its value is that of a variable.
fn own_array(name: &str, value: Value) -> Value {
    match value {
        Value::Array(values) if ADDED_TO.contains(&name) => {
            // An empty one has a place of its own only if it has room for something.
            let mut own = Array::with_capacity(values.len().max(1));
            own.extend_from_slice(&values);
            Value::Array(own)
        }
        other => other,
    }
}

/// Refuses what cannot be an attribute.
pub(crate) fn refuse_unattributable(value: &Value) -> EvalResult<()> {
    refuse_inconvertible(value)?;
    refuse_nameless(value)
}

/// Iterators, and integers of more bits than Puppet has.
fn refuse_inconvertible(value: &Value) -> EvalResult<()> {
    match value {
        Value::Iterator(iterator) if !iterator.is_of_tree() => {
            Err(Signal::during(EvaluationIssue::IteratorNotSupported))
        }
        Value::Foreign(_) => Oversized::number_of(value).map_or(Ok(()), |n| Err(out_of_range(n))),
        Value::Array(values) => grow(|| values.iter().try_for_each(refuse_inconvertible)),
        Value::Hash(hash) => grow(|| {
            hash.iter().try_for_each(|(key, value)| {
                refuse_inconvertible(key)?;
                refuse_inconvertible(value)
            })
        }),
        _ => Ok(()),
    }
}

/// Types of resources that are no reference, not even one without a title.
pub(crate) fn refuse_nameless(value: &Value) -> EvalResult<()> {
    match value {
        Value::Type(Type::Class(None)) => Err(Signal::during(CatalogIssue::NoReference {
            text: "\"class\"".into(),
        })),
        Value::Type(Type::CatalogEntry) => {
            Err(Signal::during(CatalogIssue::CatalogEntryAsReference))
        }
        Value::Array(values) => grow(|| values.iter().try_for_each(refuse_nameless)),
        Value::Hash(hash) => grow(|| {
            hash.iter().try_for_each(|(key, value)| {
                refuse_nameless(key)?;
                refuse_nameless(value)
            })
        }),
        _ => Ok(()),
    }
}

/// References as attributes have them: they print like the catalog writes them.
pub(crate) fn converted(value: Value) -> Value {
    match value {
        Value::Type(Type::Class(Some(name))) => Value::Type(Type::converted_reference(
            "Class".into(),
            capitalized(&name),
        )),
        Value::Type(Type::Resource(resource)) => match (&resource.type_name, &resource.title) {
            (Some(type_name), Some(title)) => {
                Value::Type(Type::converted_reference(type_name.clone(), title.clone()))
            }
            // A type alone is a reference without a title.
            (Some(type_name), None) => Value::Type(Type::Resource(Arc::new(ResourceType {
                type_name: Some(type_name.clone()),
                title: None,
                converted: true,
            }))),
            _ => Value::Type(Type::Resource(resource)),
        },
        Value::Array(values) if values.iter().any(has_reference) => {
            grow(|| Value::array(values.into_iter().map(converted)))
        }
        Value::Hash(hash)
            if hash
                .iter()
                .any(|(k, v)| has_reference(k) || has_reference(v)) =>
        {
            Value::hash(
                hash.iter()
                    .map(|(k, v)| (converted(k.clone()), converted(v.clone()))),
            )
        }
        other => other,
    }
}

fn has_reference(value: &Value) -> bool {
    match value {
        Value::Type(Type::Class(_) | Type::Resource(_)) => true,
        Value::Array(values) => grow(|| values.iter().any(has_reference)),
        Value::Hash(hash) => grow(|| {
            let mut entries = hash.iter();
            entries.any(|(k, v)| has_reference(k) || has_reference(v))
        }),
        _ => false,
    }
}
