//! Types that grow: alternatives, members, aliases, what is inferred.

use super::{Growing, code, evaluated, lines};

pub(super) const GROWING: &[Growing] = &[
    evaluated("members of a `Struct`", 500, |size| {
        let members = lines(size, |n| format!("'k{n}' => Integer,"));
        let values = lines(size, |n| format!("'k{n}' => {n},"));
        code(format!(
            "$h = {{ {values} }}\n$h =~ Struct[{{ {members} }}]"
        ))
    }),
    evaluated("words of an `Enum`", 1_000, |size| {
        let words = lines(size, |n| format!("'k{n}',"));
        code(format!(
            "['k0', 'k1', 'x'].map |$v| {{ $v =~ Enum[{words} 'z'] }}"
        ))
    }),
    evaluated("alternatives of a `Variant`", 500, |size| {
        let types = lines(size, |n| format!("Integer[{n}, {n}],"));
        code(format!("'x' =~ Variant[{types} Float]"))
    }),
    evaluated("parts of a `Tuple`", 500, |size| {
        let types = "Integer,".repeat(size);
        let values = "1,".repeat(size);
        code(format!("[{values} 1] =~ Tuple[{types} Integer]"))
    }),
    evaluated("aliases, each of the one before", 200, |size| {
        let aliases = lines(size, |n| format!("type T{} = Array[T{n}]", n + 1));
        code(format!("type T0 = Integer\n{aliases}[[1]] =~ T1"))
    }),
    evaluated("attributes of an object type", 200, |size| {
        let attributes = lines(size, |n| {
            format!("'a{n}' => {{ type => Integer, value => {n} }},")
        });
        code(format!(
            "type Big = Object[{{ attributes => {{ {attributes} }} }}]\n$x = Big()\n$x.a0"
        ))
    }),
    evaluated("elements whose type is inferred", 5_000, |size| {
        code(format!(
            "$x = Integer[1, {size}].map |$n| {{ [$n, \"a${{n}}\"] }}\nlength(String($x.type))"
        ))
    }),
    evaluated("elements that a type is asked about", 5_000, |size| {
        code(format!(
            "$x = Integer[1, {size}].map |$n| {{ {{ 'a' => $n }} }}\n$x =~ Array[Struct[{{ 'a' => Integer }}]]"
        ))
    }),
];
