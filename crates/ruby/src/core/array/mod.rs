//! `Array`. What it shares with other collections is in `Enumerable`.

mod access;
mod combine;
mod compare;
mod edit;
mod fill;
mod filter;
mod flatten;
mod order;
mod place;
mod random;
mod text;

pub(crate) use order::search;
pub(crate) use place::{position, range_place};

use crate::native::{ClassDef, DefKind, at_least, between, native};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Array",
    kind: DefKind::Class,
    includes: &["Enumerable"],
    singleton: &[&[
        at_least("[]", 0, access::build),
        native("try_convert", 1, access::try_convert),
    ]],
    methods: &[
        &[
            between("initialize", 0, 2, fill::initialize).private(),
            native("initialize_copy", 1, edit::replace).private(),
            between("[]", 1, 2, access::index),
            between("slice", 1, 2, access::index),
            native("at", 1, access::at),
            between("fetch", 1, 2, access::fetch),
            at_least("dig", 1, access::dig),
            between("first", 0, 1, access::first),
            between("last", 0, 1, access::last),
            native("take", 1, access::take),
            native("drop", 1, access::drop),
            at_least("values_at", 0, access::values_at),
            between("index", 0, 1, access::find_index),
            between("find_index", 0, 1, access::find_index),
            between("rindex", 0, 1, access::find_last_index),
            native("length", 0, access::length),
            native("size", 0, access::length),
            native("empty?", 0, access::is_empty),
            native("each", 0, access::each),
            native("each_index", 0, access::each_index),
            native("reverse_each", 0, access::reverse_each),
            native("assoc", 1, access::assoc),
            native("rassoc", 1, access::rassoc),
            native("to_a", 0, access::to_a),
            native("entries", 0, access::copy_of),
            native("to_ary", 0, access::to_ary),
            native("deconstruct", 0, access::to_ary),
            at_least("push", 0, edit::push),
            at_least("append", 0, edit::push),
            native("<<", 1, edit::push),
            between("pop", 0, 1, edit::pop),
            between("shift", 0, 1, edit::shift),
            at_least("unshift", 0, edit::unshift),
            at_least("prepend", 0, edit::unshift),
            at_least("insert", 1, edit::insert),
            at_least("concat", 0, edit::concat),
            between("[]=", 2, 3, edit::set),
            between("slice!", 1, 2, edit::cut),
            native("delete", 1, edit::delete),
            native("delete_at", 1, edit::delete_at),
            native("clear", 0, edit::clear),
            native("replace", 1, edit::replace),
            between("fill", 0, 3, fill::fill),
            native("map!", 0, filter::map_own),
            native("collect!", 0, filter::map_own),
            native("select!", 0, filter::select_own),
            native("filter!", 0, filter::select_own),
            native("keep_if", 0, filter::keep_if),
            native("reject!", 0, filter::reject_own),
            native("delete_if", 0, filter::delete_if),
            native("compact", 0, filter::compact),
            native("compact!", 0, filter::compact_own),
            native("uniq!", 0, filter::uniq_own),
            between("flatten", 0, 1, flatten::flatten),
            between("flatten!", 0, 1, flatten::flatten_own),
            native("reverse", 0, order::reverse),
            native("reverse!", 0, order::reverse_own),
            between("rotate", 0, 1, order::rotate),
            between("rotate!", 0, 1, order::rotate_own),
            native("sort!", 0, order::sort_own),
            native("sort_by!", 0, order::sort_own_by),
            native("bsearch", 0, order::bsearch),
            native("bsearch_index", 0, order::bsearch_index),
            between("shuffle", 0, 1, random::shuffle),
            between("shuffle!", 0, 1, random::shuffle_own),
            between("sample", 0, 2, random::sample),
            native("+", 1, combine::add),
            native("-", 1, combine::subtract),
            native("*", 1, combine::multiply),
            native("&", 1, combine::intersect),
            native("|", 1, combine::unite),
            at_least("union", 0, combine::union),
            at_least("difference", 0, combine::difference),
            at_least("intersection", 0, combine::intersection),
            native("intersect?", 1, combine::has_common),
            at_least("product", 0, combine::product),
            native("transpose", 0, combine::transpose),
            native("combination", 1, combine::combination),
            between("permutation", 0, 1, combine::permutation),
            native("repeated_combination", 1, combine::repeated_combination),
            native("repeated_permutation", 1, combine::repeated_permutation),
            native("<=>", 1, compare::order),
            native("==", 1, compare::equal),
            native("eql?", 1, compare::is_eql),
            native("hash", 0, crate::core::hash::hash),
            between("join", 0, 1, text::join),
            native("inspect", 0, text::inspect),
            native("to_s", 0, text::inspect),
        ],
        super::pack::OF_ARRAYS,
    ],
    ..ClassDef::NONE
};
