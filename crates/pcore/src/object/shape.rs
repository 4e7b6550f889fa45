//! What definitions must look like, as types.

use std::sync::LazyLock;

use crate::parse::{TypeResolver, parse_type_with};
use crate::types::Type;

/// The names that the texts use for what they share.
struct Names;

impl TypeResolver for Names {
    fn resolve(&self, name: &str) -> Option<Type> {
        Some(match name {
            "TypeName" => qualified_reference().clone(),
            "SimpleName" => simple_name().clone(),
            "MemberName" => member_name().clone(),
            "Annotations" => annotations().clone(),
            "Brackets" => Type::string_value("[]"),
            "ObjectInit" => object_initializer().clone(),
            _ => return None,
        })
    }
}

/// Declares types by their texts, read once. The texts are of this file, so they are types.
macro_rules! shapes {
    ($($(#[$doc:meta])* $name:ident = $text:expr;)*) => {$(
        $(#[$doc])*
        pub(super) fn $name() -> &'static Type {
            static SHAPE: LazyLock<Type> =
                LazyLock::new(|| parse_type_with($text, &Names).unwrap_or(Type::Any));
            &SHAPE
        }
    )*};
}

shapes! {
    /// The name of a type.
    qualified_reference = r"Pattern[/\A[A-Z]\w*(?:::[A-Z]\w*)*\z/]";
    /// The name of a type without those of sets before it.
    simple_name = r"Pattern[/\A[A-Z]\w*\z/]";
    /// The name of a member.
    member_name = r"Pattern[/\A[a-z_]\w*\z/]";
    /// The annotations of anything that can have them.
    annotations = "Optional[Hash[Type[Annotation], Hash[MemberName, Any]]]";
    /// The definition of an Object type.
    object_initializer = "Struct[{
        Optional['name'] => TypeName,
        Optional['parent'] => Type,
        Optional['type_parameters'] => Hash[MemberName, NotUndef],
        Optional['attributes'] => Hash[MemberName, NotUndef],
        Optional['constants'] => Hash[MemberName, Any],
        Optional['functions'] => Hash[Variant[MemberName, Brackets], NotUndef],
        Optional['equality'] => Variant[MemberName, Array[MemberName]],
        Optional['equality_include_type'] => Boolean,
        Optional['checks'] => Any,
        Optional['annotations'] => Annotations
    }]";
    /// The definition of an attribute.
    attribute = "Struct[{
        'type' => Type,
        Optional['final'] => Boolean,
        Optional['override'] => Boolean,
        Optional['kind'] => Enum['constant', 'derived', 'given_or_derived', 'reference'],
        'value' => Any,
        Optional['annotations'] => Annotations
    }]";
    /// The definition of a function.
    function = "Struct[{
        'type' => Type[Callable],
        Optional['final'] => Boolean,
        Optional['override'] => Boolean,
        Optional['annotations'] => Annotations
    }]";
    /// The type of a function.
    function_type = "Type[Callable]";
    /// The definition of a set of types. What is to be a URI must begin like one.
    type_set_initializer = r"Struct[{
        Optional['pcore_uri'] => Pattern[/[a-zA-Z][\-+.a-zA-Z\d]*:/],
        'pcore_version' => Variant[String[1], SemVer],
        Optional['name_authority'] => Pattern[/[a-zA-Z][\-+.a-zA-Z\d]*:/],
        Optional['name'] => TypeName,
        Optional['version'] => Variant[String[1], SemVer],
        Optional['types'] => Hash[SimpleName, Variant[Type, ObjectInit], 1],
        Optional['references'] => Hash[SimpleName, Struct[{
            'name' => TypeName,
            'version_range' => Variant[String[1], SemVerRange],
            Optional['name_authority'] => Pattern[/[a-zA-Z][\-+.a-zA-Z\d]*:/],
            Optional['annotations'] => Annotations
        }], 1],
        Optional['annotations'] => Annotations
    }]";
}
