//! `annotate`

use std::sync::Arc;

use marotte_diagnostics::{FunctionIssue, RubyIssue};
use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, Signal, function, ruby_inspect};
use marotte_pcore::describe::assert_instance;
use marotte_pcore::label::ruby_class;
use marotte_pcore::object::new_instance;
use marotte_pcore::types::ObjectType;
use marotte_pcore::{Hash, Type, Value};

function! {
    /// The annotation of a type that a value has, or sets it.
    ///
    /// Annotations are instances of types that extend `Annotation`. They hang on values without
    /// being part of them. With a hash the annotation is made and set, with `'clear'` it is taken
    /// off. A block gives the hash for an annotation that is not there yet. With the type `Pcore`
    /// several are set at once: the hash has a hash for each annotation type.
    ///
    /// ```puppet
    /// type Note = Object[{ parent => Annotation, attributes => { text => String } }]
    /// type Thing = Object[{ attributes => { size => Integer } }]
    /// $thing = Thing(3)
    /// annotate(Note, $thing, { text => 'three' }).text
    /// #=> 'three'
    /// annotate(Note, $thing).text
    /// #=> 'three'
    /// annotate(Note, Thing(4))
    /// #=> undef
    /// ```
    annotate {
        "Type[Annotation] $type, Any $value, Callable[0, 0] &$block = ?" => get,
        "Type[Annotation] $type, Any $value, Variant[Enum[clear],Hash[Pcore::MemberName,Any]] $annotation_hash" => set,
        "Type[Pcore] $type, Any $value, Hash[Type[Annotation], Hash[Pcore::MemberName,Any]] $annotations" => set_many,
    }
}

fn get(call: &mut Call<'_>, of: Type, value: Value, block: Option<Block>) -> EvalResult<Value> {
    let of = object_type(&of)?;
    if let Some(known) = call.evaluator.annotations.get(&value, &of.name) {
        return Ok(known.clone());
    }
    let init = match (declared(&value, &of), block) {
        (Some(init), _) => init,
        (None, Some(block)) => call.call_block(&block, [])?,
        (None, None) => Value::Undef,
    };
    match init {
        Value::Undef => Ok(Value::Undef),
        init => associate(call, &of, &value, init),
    }
}

fn set(call: &mut Call<'_>, of: Type, value: Value, init: Value) -> EvalResult<Value> {
    let of = object_type(&of)?;
    let clear = matches!(init, Value::String(_));
    if declared(&value, &of).is_some() {
        let action = if clear { "clear" } else { "redefine" };
        return Err(Signal::during(FunctionIssue::AnnotationDeclared {
            action,
            annotation: of.name.as_str().into(),
            owner: owner_name(&value).into(),
        }));
    }
    if clear {
        let cleared = call.evaluator.annotations.clear(&value, &of.name);
        return Ok(cleared.unwrap_or_default());
    }
    associate(call, &of, &value, init)
}

fn set_many(call: &mut Call<'_>, _: Type, value: Value, all: Arc<Hash>) -> EvalResult<Value> {
    for (of, init) in all.iter() {
        if let Value::Type(of) = of {
            set(call, of.clone(), value.clone(), init.clone())?;
        }
    }
    Ok(value)
}

fn object_type(of: &Type) -> EvalResult<Arc<ObjectType>> {
    match &*of.resolved() {
        Type::Object(object) => Ok(Arc::clone(&object.real())),
        other => {
            let actual = other.to_string().into();
            Err(Signal::during(FunctionIssue::NotAnnotationType { actual }))
        }
    }
}

/// What a type says in its definition about its annotation.
fn declared(value: &Value, of: &ObjectType) -> Option<Value> {
    let Value::Type(owner) = value else {
        return None;
    };
    let owner = owner.resolved();
    let Type::Object(owner) = &*owner else {
        return None;
    };
    let owner = owner.real();
    let Some(Value::Hash(annotations)) = &owner.definition.get()?.annotations else {
        return None;
    };
    annotations.iter().find_map(|(key, init)| match key {
        Value::Type(key) => match &*key.resolved() {
            Type::Object(key) if key.name == of.name => Some(init.clone()),
            _ => None,
        },
        _ => None,
    })
}

fn owner_name(value: &Value) -> String {
    match value {
        Value::Type(Type::Object(object)) => object.label().to_owned(),
        other => ruby_inspect(other),
    }
}

fn associate(
    call: &mut Call<'_>,
    of: &Arc<ObjectType>,
    value: &Value,
    init: Value,
) -> EvalResult<Value> {
    assert_instance(
        &format!("{} initializer", of.label()),
        &of.init_hash_type(),
        &init,
    )
    .map_err(Signal::during)?;
    let made = new_instance(of, &[init]).map_err(|error| Signal::during(error.into_issue()))?;
    if call
        .evaluator
        .annotations
        .set(value, &of.name, made.clone())
    {
        return Ok(made);
    }
    Err(Signal::during(RubyIssue::FrozenValue {
        class: ruby_class(value).into(),
        value: ruby_inspect(value).into(),
    }))
}
