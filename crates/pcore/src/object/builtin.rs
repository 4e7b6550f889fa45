//! The Object types that every environment has.

use std::sync::{Arc, LazyLock};

use super::define::define_native;
use super::{new_object, pcore};
use crate::parse::{parse_literal, parse_type};
use crate::types::{Native, ObjectDefinition, ObjectType, Type};
use crate::value::Value;

static ERROR: LazyLock<Arc<ObjectType>> = LazyLock::new(|| {
    builtin(
        "Error",
        "{
            type_parameters => {
                kind => Optional[Variant[String, Regexp, Type[Enum], Type[Pattern], Type[NotUndef], Type[Undef]]],
                issue_code => Optional[Variant[String, Regexp, Type[Enum], Type[Pattern], Type[NotUndef], Type[Undef]]]
            },
            attributes => {
                msg => String[1],
                kind => { type => Optional[String[1]], value => undef },
                details => { type => Optional[Hash[String[1], Data]], value => undef },
                issue_code => { type => Optional[String[1]], value => undef }
            },
            functions => { message => Callable[[], String[1]] }
        }",
    )
});

static DEFERRED: LazyLock<Arc<ObjectType>> = LazyLock::new(|| {
    builtin(
        "Deferred",
        r"{
            attributes => {
                name => { type => Pattern[/\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z/] },
                arguments => { type => Optional[Array[Any]], value => undef }
            }
        }",
    )
});

static TASK: LazyLock<Arc<ObjectType>> = LazyLock::new(|| {
    builtin(
        "Task",
        r"{
            attributes => {
                name => { type => Pattern[/\A[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z/] },
                files => { type => Array[Struct[{name => String, path => String}]] },
                metadata => { type => Hash[String, Any] },
                parameters => { type => Optional[Hash[Pattern[/\A[a-z][a-z0-9_]*\z/], Type]], value => undef }
            }
        }",
    )
});

static LOOKUP_CONTEXT: LazyLock<Arc<ObjectType>> = LazyLock::new(|| {
    native(
        "Puppet::LookupContext",
        "{
            parent => Any,
            attributes => {
                environment_name => { type => String[1], kind => derived },
                module_name => { type => Variant[String[1], Undef] }
            },
            functions => {
                not_found => Callable[[0, 0], Undef],
                explain => Callable[[0, 0, Callable[0, 0]], Undef],
                interpolate => Callable[1, 1],
                cache => Callable[[Optional[Scalar], Any], Any],
                cache_all => Callable[[Hash[Optional[Scalar], Any]], Undef],
                cache_has_key => Callable[[Optional[Scalar]], Boolean],
                cached_value => Callable[[Optional[Scalar]], Any],
                cached_entries => Variant[
                    Callable[[0, 0, Callable[1, 1]], Undef],
                    Callable[[0, 0, Callable[2, 2]], Undef],
                    Callable[[0, 0], Iterable[Tuple[Optional[Scalar], Any]]]
                ],
                cached_file_data => Callable[String, Optional[Callable[Array[Integer]]]]
            }
        }",
        Some(&pcore::LOOKUP_CONTEXT),
    )
});

/// What the types of types are in.
static PCORE: LazyLock<Arc<ObjectType>> = LazyLock::new(|| builtin("Pcore", "{}"));

static ANNOTATION: LazyLock<Arc<ObjectType>> = LazyLock::new(|| builtin("Annotation", "{}"));

/// What begins like a URI: more is not asked, since no other part has to be there.
pub(super) const URI: &str = r"[a-zA-Z][\-+.a-zA-Z\d]*:";

/// The definitions are of this file, so they are good ones.
fn builtin(name: &str, definition: &str) -> Arc<ObjectType> {
    native(name, definition, None)
}

fn native(name: &str, definition: &str, native: Option<&'static Native>) -> Arc<ObjectType> {
    let object = new_object(name);
    if definition == "{}" {
        // What a definition must look like speaks of annotations, so that it cannot be asked here.
        object.definition.get_or_init(ObjectDefinition::default);
    } else if let Ok(Value::Hash(init)) = parse_literal(definition) {
        let defined = define_native(&object, &init, native);
        debug_assert!(defined.is_ok(), "{name}: {defined:?}");
    }
    object
}

/// `Error`: what went wrong, as a value.
pub fn error() -> Arc<ObjectType> {
    ERROR.clone()
}

/// `Deferred`: a function to be called later.
pub fn deferred() -> Arc<ObjectType> {
    DEFERRED.clone()
}

/// `Task`, which is only known where tasks are.
pub fn task() -> Arc<ObjectType> {
    TASK.clone()
}

/// `Puppet::LookupContext`: what functions that give data know about the lookup.
pub fn lookup_context() -> Arc<ObjectType> {
    LOOKUP_CONTEXT.clone()
}

/// `Annotation`: what all annotations extend.
pub(super) fn annotation() -> Arc<ObjectType> {
    ANNOTATION.clone()
}

/// The Object type with such a name, if every environment has it.
pub fn builtin_object(name: &str) -> Option<Type> {
    if name.eq_ignore_ascii_case("error") {
        return Some(Type::Object(error()));
    }
    if name.eq_ignore_ascii_case("deferred") {
        return Some(Type::Object(deferred()));
    }
    if name.eq_ignore_ascii_case("annotation") {
        return Some(Type::Object(annotation()));
    }
    if name.eq_ignore_ascii_case("puppet::lookupcontext") {
        return Some(Type::Object(lookup_context()));
    }
    if name.eq_ignore_ascii_case("pcore") {
        return Some(Type::Object(PCORE.clone()));
    }
    // Most names are of somebody else.
    let family = name.split("::").next().unwrap_or_default();
    let families = ["pcore", "puppet", "rubymethod"];
    if !families
        .iter()
        .any(|known| family.eq_ignore_ascii_case(known))
    {
        return None;
    }
    if let Some(of) = pcore::by_name(name) {
        return Some(of);
    }
    let alias = match name.to_ascii_lowercase().as_str() {
        "pcore::uri_rx" => ("Pcore::URI_RX", format!("Regexp[/{URI}/]")),
        "pcore::uri" => ("Pcore::URI", format!("Pattern[/{URI}/]")),
        "pcore::simpletypename" => (
            "Pcore::SimpleTypeName",
            r"Pattern[/\A[A-Z]\w*\z/]".to_owned(),
        ),
        "pcore::membername" => ("Pcore::MemberName", r"Pattern[/\A[a-z_]\w*\z/]".to_owned()),
        "pcore::typename" => (
            "Pcore::TypeName",
            r"Pattern[/\A[A-Z]\w*(?:::[A-Z]\w*)*\z/]".to_owned(),
        ),
        "pcore::qref" => (
            "Pcore::QRef",
            r"Pattern[/\A[A-Z]\w*(?:::[A-Z]\w*)*\z/]".to_owned(),
        ),
        _ => return None,
    };
    Some(Type::alias(alias.0, parse_type(&alias.1).ok()?))
}
