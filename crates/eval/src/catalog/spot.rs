//! From places to the parts of code that are there. Places are small, since a catalog has very many;
//! what there is at one is only looked for when something is wrong with it.

use std::sync::Arc;

use marotte_diagnostics::{Place, SourceFile, Span};
use marotte_ir::Program;
use marotte_pcore::Value;
use marotte_syntax::ast::{Ast, AttributeOperation, BinaryOp, ExprId, ExprKind};

use super::{Catalog, Definition, DefinitionId, Location, Resource};

impl Catalog {
    /// The tree of a source, if its definitions are known.
    pub(super) fn tree(&self, source: &Arc<SourceFile>) -> Option<&Ast> {
        let mut programs = self
            .imported
            .values()
            .map(|program: &Arc<Program>| &program.ast);
        programs.find(|ast| Arc::ptr_eq(ast.source(), source))
    }

    /// A place with all of the statement that stands there.
    pub(crate) fn statement_place(&self, location: Location) -> Place {
        let place = self.place(location);
        let Place::Text { source, span } = &place else {
            return place;
        };
        let found = self.tree(source).and_then(|ast| {
            let id = statement(ast, span.start)?;
            Some(ast[id].span)
        });
        match found {
            Some(found) if is_on_line(source, found, span.start) => Place::new(source, found),
            _ => place,
        }
    }

    /// Where a resource is declared: its title, if that is on the line that is told.
    pub(crate) fn resource_place(&self, resource: &Resource) -> Place {
        let place = self.place(resource.location);
        let Place::Text { source, span } = &place else {
            return place;
        };
        match self.title_span(source, span.start, &resource.title) {
            Some(title) if is_on_line(source, title, span.start) => Place::new(source, title),
            _ => self.statement_place(resource.location),
        }
    }

    /// The title of a resource, wherever it stands; the statement if it is not written there.
    pub(crate) fn title_place(&self, resource: &Resource) -> Place {
        self.titled_place(resource.location, &resource.title)
    }

    /// The same by where the resource is and what its title is.
    pub(crate) fn titled_place(&self, location: Location, title: &str) -> Place {
        let place = self.place(location);
        let Place::Text { source, span } = &place else {
            return place;
        };
        match self.title_span(source, span.start, title) {
            Some(title) => Place::new(source, title),
            None => self.statement_place(location),
        }
    }

    fn title_span(&self, source: &Arc<SourceFile>, offset: u32, title: &str) -> Option<Span> {
        let ast = self.tree(source)?;
        let ExprKind::Resource(resource) = ast[statement(ast, offset)?].kind else {
            return None;
        };
        let bodies = &ast[ast[resource].bodies];
        let mut titles = bodies.iter().flat_map(|body| match ast[body.title].kind {
            ExprKind::Array(titles) => &ast[titles],
            _ => std::slice::from_ref(&body.title),
        });
        let is_title = |id: &&ExprId| match ast[**id].kind {
            ExprKind::String(text) | ExprKind::Name(text) | ExprKind::Reference(text) => {
                let text = ast.text(text);
                text == title || text.trim_start_matches("::").eq_ignore_ascii_case(title)
            }
            _ => false,
        };
        let found = titles.find(is_title).copied();
        // What is computed can only be the title if there is no other.
        let only = bodies.first().filter(|_| bodies.len() == 1);
        let found = found.or_else(|| Some(only?.title))?;
        Some(ast[found].span)
    }

    /// The attribute that stands at a place: its name.
    pub(crate) fn attribute_place(&self, location: Location) -> Place {
        let place = self.place(location);
        let Place::Text { source, span } = &place else {
            return place;
        };
        let found = self.tree(source).and_then(|ast| attribute(ast, span.start));
        found.map_or(place.clone(), |found| Place::new(source, found.name_span))
    }

    /// The operand of the relationship at a place that comes first, or the one that comes then.
    pub(crate) fn operand_place(&self, location: Location, is_source: bool) -> Option<Place> {
        let Place::Text { source, span } = self.place(location) else {
            return None;
        };
        let ast = self.tree(&source)?;
        let operands = ast.ids().find_map(|id| match ast[id].kind {
            ExprKind::Binary {
                op, left, right, ..
            } if op.is_relationship() && ast.position(id) == span.start => Some((op, left, right)),
            _ => None,
        });
        let (op, left, right) = operands?;
        let reversed = matches!(op, BinaryOp::OutEdge | BinaryOp::OutEdgeSub);
        let mut id = if is_source == reversed { right } else { left };
        // A chain gives its right end.
        while let ExprKind::Binary { op, right, .. } = ast[id].kind
            && op.is_relationship()
        {
            id = right;
        }
        Some(Place::new(&source, ast[id].span))
    }

    /// The value of the attribute that stands at a place.
    pub(crate) fn attribute_value(&self, location: Location) -> Place {
        let place = self.place(location);
        let Place::Text { source, span } = &place else {
            return place;
        };
        let found = self.tree(source).and_then(|ast| {
            let found = attribute(ast, span.start)?;
            Some(ast[found.value].span)
        });
        found.map_or(place.clone(), |found| Place::new(source, found))
    }

    /// The attribute of a resource, or the title of the resource if nobody wrote the attribute.
    pub(crate) fn attribute_of(&self, resource: &Resource, name: &str) -> Place {
        match resource.param(name).map(|param| param.location) {
            Some(location) if !location.is_nowhere() => self.attribute_place(location),
            _ => self.title_place(resource),
        }
    }

    /// Where a class, define or node is defined, with its name.
    pub(crate) fn definition_place(&self, id: DefinitionId) -> Place {
        defined_place(self, self.definition(id))
    }
}

/// Where a class, define or node is defined, with its name.
pub(crate) fn defined_place(catalog: &Catalog, definition: &Definition) -> Place {
    match &definition.code {
        Some((program, id)) => name_place(program, *id),
        None => catalog.place(definition.location),
    }
}

/// Where the definition of a program stands, with its name.
pub(crate) fn name_place(program: &Program, id: ExprId) -> Place {
    let ast = &program.ast;
    let start = ast.position(id);
    let end = match ast[id].kind {
        ExprKind::Class(class) => ast[class].name_span.end,
        ExprKind::Define(define) => ast[define].name_span.end,
        ExprKind::Node(node) => match ast[ast[node].host_matches].last() {
            Some(last) => ast[*last].span.end,
            None => start,
        },
        _ => start,
    };
    Place::new(ast.source(), Span::new(start, end.max(start)))
}

impl Definition {
    /// The name of the parameter of that name.
    pub(crate) fn parameter_place(&self, name: &str) -> Place {
        let mut parameters = self.parameters().iter();
        let found = parameters.find(|parameter| self.parameter_name(parameter) == name);
        match (&self.code, found) {
            (Some((program, _)), Some(found)) => Place::new(program.ast.source(), found.name_span),
            _ => Place::Nowhere,
        }
    }

    /// The default of a parameter, if the parameter has just that value.
    pub(crate) fn default_place(&self, name: &str, value: Option<&Value>) -> Place {
        let mut parameters = self.parameters().iter();
        let found = parameters.find(|parameter| self.parameter_name(parameter) == name);
        let (Some((program, _)), Some(default)) = (&self.code, found.and_then(|found| found.value))
        else {
            return Place::Nowhere;
        };
        match value.is_some() && program.constant(default) == value {
            true => Place::new(program.ast.source(), program.ast[default].span),
            false => Place::Nowhere,
        }
    }

    /// The name of the class that it inherits.
    pub(crate) fn parent_place(&self) -> Place {
        let Some((program, id)) = &self.code else {
            return Place::Nowhere;
        };
        let ast = &program.ast;
        match ast[*id].kind {
            ExprKind::Class(class) => match ast[class].parent {
                Some((_, span)) => Place::new(ast.source(), span),
                None => Place::Nowhere,
            },
            _ => Place::Nowhere,
        }
    }
}

/// The largest expression that messages report at an offset, other than a list of statements.
fn statement(ast: &Ast, offset: u32) -> Option<ExprId> {
    let is_there = |id: &ExprId| {
        let is_list = matches!(
            ast[*id].kind,
            ExprKind::Block(_) | ExprKind::Lambda(_) | ExprKind::Epp(_)
        );
        !is_list && ast.position(*id) == offset
    };
    // Parts are made before what they are part of.
    ast.ids().filter(is_there).last()
}

/// The attribute that is set at an offset.
fn attribute(ast: &Ast, offset: u32) -> Option<&AttributeOperation> {
    let is_there = |operation: &&AttributeOperation| operation.name_span.start == offset;
    ast.ids().find_map(|id| match ast[id].kind {
        ExprKind::Resource(resource) => {
            let bodies = ast[ast[resource].bodies].iter();
            let mut all = bodies.flat_map(|body| &ast[body.operations]);
            all.find(is_there)
        }
        ExprKind::ResourceDefaults(defaults) => ast[ast[defaults].operations].iter().find(is_there),
        ExprKind::ResourceOverride(overrides) => {
            ast[ast[overrides].operations].iter().find(is_there)
        }
        ExprKind::Collect(collect) => ast[ast[collect].operations].iter().find(is_there),
        _ => None,
    })
}

/// Whether a part of a text begins on the line of an offset.
fn is_on_line(source: &SourceFile, span: Span, offset: u32) -> bool {
    source.line(span.start) == source.line(offset)
}
