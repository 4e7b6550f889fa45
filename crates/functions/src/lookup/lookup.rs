//! `lookup`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{Block, EvalResult, LookupRequest, Signal, function};
use marotte_pcore::{Type, Value};

function! {
    /// The value that a key has in the data of Hiera.
    ///
    /// The type that the value must have, the way in which several values are merged (`first`,
    /// `unique`, `hash` or `deep`) and a default are optional; all can also be given as a hash of
    /// options. A block gives the value if there is none.
    ///
    /// ```puppet
    /// function port() { lookup('web::port', Integer, 'first', 80) }
    /// ```
    lookup {
        types {
            NameType = "Variant[String, Array[String]]",
            ValueType = "Type",
            DefaultValueType = "Any",
            MergeType = "Variant[String[1], Hash[String, Scalar]]",
            BlockType = "Callable[NameType]",
            OptionsWithName = "Struct[{\
                name => NameType,\
                value_type => Optional[ValueType],\
                default_value => DefaultValueType,\
                override => Optional[Hash[String,Any]],\
                default_values_hash => Optional[Hash[String,Any]],\
                merge => Optional[MergeType]}]",
            OptionsWithoutName = "Struct[{\
                value_type => Optional[ValueType],\
                default_value => DefaultValueType,\
                override => Optional[Hash[String,Any]],\
                default_values_hash => Optional[Hash[String,Any]],\
                merge => Optional[MergeType]}]",
        }
        "NameType $name, ValueType $value_type = ?, MergeType $merge = ?" => without_block,
        "NameType $name, Optional[ValueType] $value_type, Optional[MergeType] $merge, \
         DefaultValueType $default_value" => without_block,
        "NameType $name, ValueType $value_type = ?, MergeType $merge = ?, \
         BlockType &$block" => with_block,
        "OptionsWithName $options_hash, BlockType &$block = ?" => with_optional_block,
        "Variant[String,Array[String]] $name, OptionsWithoutName $options_hash, \
         BlockType &$block = ?" => with_optional_block,
    }
}

fn without_block(call: &mut Call<'_>, arguments: Rest) -> EvalResult<Value> {
    positional(call, arguments, None)
}

fn with_block(call: &mut Call<'_>, arguments: Rest, block: Block) -> EvalResult<Value> {
    positional(call, arguments, Some(block))
}

/// The arguments one by one; only four of them have a default.
fn positional(call: &mut Call<'_>, arguments: Rest, block: Option<Block>) -> EvalResult<Value> {
    let mut arguments = arguments.0.into_iter();
    let mut request = LookupRequest::new(arguments.next().unwrap_or_default());
    request.value_type = as_type(arguments.next());
    request.merge = as_merge(arguments.next());
    request.default = arguments.next();
    request.block = block;
    let data = call.outside().data.clone();
    data.lookup(call.evaluator, request)
}

/// The last argument is a hash of options, in which the name may be too.
fn with_optional_block(
    call: &mut Call<'_>,
    arguments: Rest,
    block: Option<Block>,
) -> EvalResult<Value> {
    let Some(Value::Hash(options)) = arguments.0.last() else {
        let wanted = "options";
        return Err(Signal::during(FunctionIssue::Disagreement { wanted }));
    };
    let option = |name: &str| options.get_str(name).cloned();
    let name = match arguments.0.as_slice() {
        [name, _] => name.clone(),
        _ => option("name").unwrap_or_default(),
    };
    let as_hash = |value: Option<Value>| match value {
        Some(Value::Hash(hash)) => Some(hash),
        _ => None,
    };
    let mut request = LookupRequest::new(name);
    request.value_type = as_type(option("value_type"));
    request.merge = as_merge(option("merge"));
    request.default = option("default_value");
    request.overrides = as_hash(option("override"));
    request.defaults = as_hash(option("default_values_hash"));
    request.block = block;
    let data = call.outside().data.clone();
    data.lookup(call.evaluator, request)
}

fn as_type(value: Option<Value>) -> Option<Type> {
    match value {
        Some(Value::Type(of)) => Some(of),
        _ => None,
    }
}

fn as_merge(value: Option<Value>) -> Option<Value> {
    value.filter(|value| !matches!(value, Value::Undef))
}
