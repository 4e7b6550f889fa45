//! `Enumerable`: everything that can be done with what `each` gives.
//!
//! Arrays, hashes, ranges, sets and structures get most of their methods here.

mod order;
mod parts;
mod search;
mod source;
mod total;
mod transform;

pub(crate) use order::{sort_by_keys, sort_values};
pub(crate) use parts::count_of;
pub(crate) use source::{Flow, all, each_called, each_item, each_pair, integers, takes_apart};
pub(crate) use transform::pair_of;

use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, at_least, between, native};
use crate::object::Value;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Enumerable",
    kind: DefKind::Module,
    superclass: "",
    methods: &[&[
        between("all?", 0, 1, search::is_all),
        between("any?", 0, 1, search::is_any),
        between("none?", 0, 1, search::is_none),
        between("one?", 0, 1, search::is_one),
        between("count", 0, 1, search::count),
        between("find", 0, 1, search::find),
        between("detect", 0, 1, search::find),
        between("find_index", 0, 1, search::find_index),
        between("first", 0, 1, search::first),
        native("include?", 1, search::is_member),
        native("member?", 1, search::is_member),
        native("map", 0, transform::map),
        native("collect", 0, transform::map),
        native("flat_map", 0, transform::flat_map),
        native("collect_concat", 0, transform::flat_map),
        native("filter_map", 0, transform::filter_map),
        native("select", 0, transform::select),
        native("filter", 0, transform::select),
        native("find_all", 0, transform::select),
        native("reject", 0, transform::reject),
        native("partition", 0, transform::partition),
        native("group_by", 0, transform::group_by),
        native("grep", 1, transform::grep),
        native("grep_v", 1, transform::grep_v),
        native("compact", 0, transform::compact),
        between("tally", 0, 1, transform::tally),
        native("uniq", 0, transform::uniq),
        at_least("zip", 0, transform::zip),
        at_least("to_a", 0, transform::to_a),
        at_least("entries", 0, transform::to_a),
        at_least("to_h", 0, transform::to_h),
        at_least("to_set", 0, transform::to_set),
        native("lazy", 0, transform::lazy),
        at_least("chain", 0, crate::core::enumerator::chain),
        at_least("each_entry", 0, parts::each_entry),
        at_least("each_with_index", 0, parts::each_with_index),
        native("each_with_object", 1, parts::each_with_object),
        native("reverse_each", 0, parts::reverse_each),
        native("each_slice", 1, parts::each_slice),
        native("each_cons", 1, parts::each_cons),
        between("cycle", 0, 1, parts::cycle),
        native("take", 1, parts::take),
        native("take_while", 0, parts::take_while),
        native("drop", 1, parts::drop),
        native("drop_while", 0, parts::drop_while),
        native("chunk", 0, parts::chunk),
        native("chunk_while", 0, parts::chunk_while),
        native("slice_when", 0, parts::slice_when),
        between("slice_before", 0, 1, parts::slice_before),
        between("slice_after", 0, 1, parts::slice_after),
        between("inject", 0, 2, total::inject),
        between("reduce", 0, 2, total::inject),
        between("sum", 0, 1, total::sum),
        native("sort", 0, order::sort),
        native("sort_by", 0, order::sort_by),
        between("min", 0, 1, order::min),
        between("max", 0, 1, order::max),
        native("minmax", 0, order::minmax),
        between("min_by", 0, 1, order::min_by),
        between("max_by", 0, 1, order::max_by),
        native("minmax_by", 0, order::minmax_by),
    ]],
    ..ClassDef::NONE
};

/// What `===` of a pattern says of a value.
pub(crate) fn fits(
    ruby: &mut Ruby<'_>,
    pattern: Value,
    value: Value,
    args: &Args<'_>,
) -> Outcome<bool> {
    ruby.case_equal(pattern, value, args.frame)
}
