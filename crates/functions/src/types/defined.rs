//! `defined`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, function};
use marotte_pcore::label::ruby_class;
use marotte_pcore::{Type, Value};

function! {
    /// Whether at least one of its arguments is there.
    ///
    /// `'$name'` is a variable; any other string a resource type, a define or a class that can be
    /// used. `File['/tmp']` and `Class['apache']` are a resource and a class in the catalog, as
    /// far as it has been made; `File` is a resource type, and `Type[Class['apache']]` a class
    /// that can be used.
    ///
    /// ```puppet
    /// $color = undef
    /// defined('$color')
    /// #=> true
    /// defined('$shape', 'no::such::class')
    /// #=> false
    /// ```
    defined {
        "Variant[String, Type[CatalogEntry], Type[Type[CatalogEntry]]] +$vals" => defined,
    }
}

fn defined(call: &mut Call<'_>, values: Rest) -> EvalResult<bool> {
    for value in &values.0 {
        let there = match value {
            Value::String(name) => name_is_defined(call, name)?,
            Value::Type(Type::Type(Some(of))) => meta_type_is_defined(call, of)?,
            Value::Type(of) => match call.evaluator.with_known_types(Value::Type(of.clone()))? {
                Value::Type(of) => type_is_defined(call, &of)?,
                other => return Err(invalid(&other)),
            },
            other => return Err(invalid(other)),
        };
        if there {
            return Ok(true);
        }
    }
    Ok(false)
}

fn name_is_defined(call: &mut Call<'_>, name: &str) -> EvalResult<bool> {
    // The reference looks for a line that is a variable.
    let variable = name
        .lines()
        .find_map(|line| line.strip_prefix('$').filter(|it| !it.is_empty()));
    match (variable, name) {
        (Some(variable), _) => Ok(call.is_variable(variable)),
        (None, "") => Ok(false),
        (None, "main") => Ok(true),
        (None, name) => Ok(call.is_resource_type(name)? || call.is_class(name)?),
    }
}

fn type_is_defined(call: &mut Call<'_>, of: &Type) -> EvalResult<bool> {
    match of {
        Type::Resource(resource) => match (&resource.type_name, &resource.title) {
            (None, _) => Err(Signal::during(FunctionIssue::AllResourceTypes)),
            (Some(name), None) => call.is_resource_type(name),
            (Some(name), Some(title)) => call.has_resource(name, title),
        },
        Type::Class(Some(name)) => call.has_resource("Class", name),
        Type::Class(None) => Err(all_classes()),
        other => Err(invalid(&Value::Type(other.clone()))),
    }
}

fn meta_type_is_defined(call: &mut Call<'_>, of: &Type) -> EvalResult<bool> {
    match of {
        Type::Resource(_) => type_is_defined(call, of),
        Type::Class(Some(name)) => call.is_class(name),
        Type::Class(None) => Err(all_classes()),
        _ => Ok(false),
    }
}

#[cold]
fn all_classes() -> Signal {
    Signal::during(FunctionIssue::AllClasses)
}

#[cold]
fn invalid(value: &Value) -> Signal {
    Signal::during(FunctionIssue::InvalidArgument {
        class: ruby_class(value).into(),
        function: "defined",
    })
}
