//! `Hash`. What it shares with other collections is in `Enumerable`.

mod access;
mod compare;
mod edit;
mod filter;
mod iterate;
mod table;

pub(crate) use access::dig_on;
pub(crate) use compare::{eql, hash, hash_number};
pub(crate) use table::{copy, fetch, remove, retain, store};

use crate::native::{ClassDef, DefKind, at_least, between, native};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Hash",
    kind: DefKind::Class,
    includes: &["Enumerable"],
    singleton: &[&[
        at_least("[]", 0, access::build),
        native("try_convert", 1, access::try_convert),
    ]],
    methods: &[&[
        between("initialize", 0, 1, access::initialize).private(),
        native("initialize_copy", 1, edit::replace).private(),
        native("[]", 1, access::index),
        at_least("fetch", 1, access::fetch_value),
        at_least("dig", 1, access::dig),
        at_least("values_at", 0, access::values_at),
        at_least("fetch_values", 0, access::fetch_values),
        native("key?", 1, access::has_key),
        native("has_key?", 1, access::has_key),
        native("include?", 1, access::has_key),
        native("member?", 1, access::has_key),
        native("value?", 1, access::has_value),
        native("has_value?", 1, access::has_value),
        native("key", 1, access::key),
        native("keys", 0, access::keys),
        native("values", 0, access::values),
        native("length", 0, access::length),
        native("size", 0, access::length),
        native("empty?", 0, access::is_empty),
        native("assoc", 1, access::assoc),
        native("rassoc", 1, access::rassoc),
        native("to_a", 0, access::to_a),
        native("to_h", 0, access::to_h),
        native("to_hash", 0, access::to_hash),
        native("to_proc", 0, access::to_proc),
        between("default", 0, 1, access::default),
        native("default=", 1, access::set_default),
        native("default_proc", 0, access::default_proc),
        native("default_proc=", 1, access::set_default_proc),
        native("deconstruct_keys", 1, access::to_hash),
        native("compare_by_identity", 0, compare::compare_by_identity),
        native("compare_by_identity?", 0, compare::is_by_identity),
        native("==", 1, compare::equal),
        native("eql?", 1, compare::is_eql),
        native("hash", 0, compare::hash),
        native("<=", 1, compare::is_within),
        native("<", 1, compare::is_properly_within),
        native(">=", 1, compare::contains),
        native(">", 1, compare::properly_contains),
        native("inspect", 0, compare::inspect),
        native("to_s", 0, compare::inspect),
        native("each", 0, iterate::each),
        native("each_pair", 0, iterate::each_pair),
        native("each_key", 0, iterate::each_key),
        native("each_value", 0, iterate::each_value),
        native("transform_values", 0, iterate::transform_values),
        native("transform_values!", 0, iterate::transform_own_values),
        between("transform_keys", 0, 1, iterate::transform_keys),
        between("transform_keys!", 0, 1, iterate::transform_own_keys),
        native("select", 0, filter::select),
        native("filter", 0, filter::select),
        native("reject", 0, filter::reject),
        native("select!", 0, filter::select_own),
        native("filter!", 0, filter::select_own),
        native("keep_if", 0, filter::keep_if),
        native("reject!", 0, filter::reject_own),
        native("delete_if", 0, filter::delete_if),
        native("compact", 0, filter::compact),
        native("compact!", 0, filter::compact_own),
        at_least("slice", 0, filter::slice),
        at_least("except", 0, filter::except),
        native("invert", 0, filter::invert),
        between("flatten", 0, 1, filter::flatten),
        native("[]=", 2, edit::set),
        native("store", 2, edit::set),
        native("delete", 1, edit::delete),
        native("shift", 0, edit::shift),
        native("clear", 0, edit::clear),
        native("replace", 1, edit::replace),
        native("rehash", 0, edit::rehash),
        at_least("merge", 0, edit::merge),
        at_least("merge!", 0, edit::update),
        at_least("update", 0, edit::update),
    ]],
    ..ClassDef::NONE
};
