//! `lookup`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::Value;

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
                default_value => Optional[DefaultValueType],\
                override => Optional[Hash[String,Any]],\
                default_values_hash => Optional[Hash[String,Any]],\
                merge => Optional[MergeType]}]",
            OptionsWithoutName = "Struct[{\
                value_type => Optional[ValueType],\
                default_value => Optional[DefaultValueType],\
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

fn without_block(call: &mut Call<'_>, _arguments: Rest) -> EvalResult<Value> {
    Err(super::without_data(call))
}

fn with_block(call: &mut Call<'_>, _arguments: Rest, _block: Block) -> EvalResult<Value> {
    Err(super::without_data(call))
}

fn with_optional_block(
    call: &mut Call<'_>,
    _arguments: Rest,
    _block: Option<Block>,
) -> EvalResult<Value> {
    Err(super::without_data(call))
}
