//! Functions that go through the elements of something.

mod all;
mod any;
mod each;
mod filter;
mod group_by;
mod index;
mod lest;
mod map;
mod partition;
mod reduce;
mod reverse_each;
mod slice;
mod some;
mod step;
pub(crate) mod subject;
mod then;
mod tree_each;
mod with;

use marotte_eval::function::Function;

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &all::FUNCTION,
    &any::FUNCTION,
    &each::FUNCTION,
    &filter::FUNCTION,
    &group_by::FUNCTION,
    &index::FUNCTION,
    &lest::FUNCTION,
    &map::FUNCTION,
    &partition::FUNCTION,
    &reduce::FUNCTION,
    &reverse_each::FUNCTION,
    &slice::FUNCTION,
    &step::FUNCTION,
    &then::FUNCTION,
    &tree_each::FUNCTION,
    &with::FUNCTION,
];
