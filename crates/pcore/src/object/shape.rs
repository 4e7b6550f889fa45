//! What definitions must look like, as types.

use std::sync::LazyLock;

use crate::parse::parse_type;
use crate::types::Type;

/// Declares types by their texts, read once. The texts are of this file, so they are types.
macro_rules! shapes {
    ($($(#[$doc:meta])* $name:ident = $text:expr;)*) => {$(
        $(#[$doc])*
        pub(super) fn $name() -> &'static Type {
            static SHAPE: LazyLock<Type> =
                LazyLock::new(|| parse_type($text).unwrap_or(Type::Any));
            &SHAPE
        }
    )*};
}

shapes! {
    /// The name of a type.
    qualified_reference = r"Pattern[/\A[A-Z]\w*(?:::[A-Z]\w*)*\z/]";
    /// The definition of an Object type.
    object_initializer = r"Struct[{
        Optional['name'] => Pattern[/\A[A-Z]\w*(?:::[A-Z]\w*)*\z/],
        Optional['parent'] => Type,
        Optional['type_parameters'] => Hash[Pattern[/\A[a-z_]\w*\z/], NotUndef],
        Optional['attributes'] => Hash[Pattern[/\A[a-z_]\w*\z/], NotUndef],
        Optional['constants'] => Hash[Pattern[/\A[a-z_]\w*\z/], Any],
        Optional['functions'] => Hash[Variant[Pattern[/\A[a-z_]\w*\z/], Enum['[]']], NotUndef],
        Optional['equality'] => Variant[Pattern[/\A[a-z_]\w*\z/], Array[Pattern[/\A[a-z_]\w*\z/]]],
        Optional['equality_include_type'] => Boolean,
        Optional['checks'] => Any,
        Optional['annotations'] => Optional[Hash[Type, Hash[Pattern[/\A[a-z_]\w*\z/], Any]]]
    }]";
    /// The definition of an attribute.
    attribute = r"Struct[{
        'type' => Type,
        Optional['final'] => Boolean,
        Optional['override'] => Boolean,
        Optional['kind'] => Enum['constant', 'derived', 'given_or_derived', 'reference'],
        'value' => Any,
        Optional['annotations'] => Optional[Hash[Type, Hash[Pattern[/\A[a-z_]\w*\z/], Any]]]
    }]";
    /// The definition of a function.
    function = r"Struct[{
        'type' => Type[Callable],
        Optional['final'] => Boolean,
        Optional['override'] => Boolean,
        Optional['annotations'] => Optional[Hash[Type, Hash[Pattern[/\A[a-z_]\w*\z/], Any]]]
    }]";
    /// The type of a function.
    function_type = "Type[Callable]";
    /// The definition of a set of types.
    type_set_initializer = r"Struct[{
        Optional['pcore_uri'] => String[1],
        'pcore_version' => Variant[String[1], SemVer],
        Optional['name_authority'] => String[1],
        Optional['name'] => Pattern[/\A[A-Z]\w*(?:::[A-Z]\w*)*\z/],
        Optional['version'] => Variant[String[1], SemVer],
        Optional['types'] => Hash[Pattern[/\A[A-Z]\w*\z/], Variant[Type, Hash], 1],
        Optional['references'] => Hash[Pattern[/\A[A-Z]\w*\z/], Struct[{
            'name' => Pattern[/\A[A-Z]\w*(?:::[A-Z]\w*)*\z/],
            'version_range' => Variant[String[1], SemVerRange],
            Optional['name_authority'] => String[1],
            Optional['annotations'] => Optional[Hash[Type, Hash]]
        }], 1],
        Optional['annotations'] => Optional[Hash[Type, Hash]]
    }]";
}
