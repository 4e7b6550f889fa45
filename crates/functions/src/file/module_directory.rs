//! `module_directory`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, function};
use marotte_pcore::Str;

use super::references::first_found;

function! {
    /// The folder of a module, or `undef` if there is no such module.
    ///
    /// Of several names, also in an array, the first that is one of a module counts.
    ///
    /// ```puppet
    /// module_directory('no_such_module', 'nor_this_one')
    /// #=> undef
    /// ```
    module_directory {
        "String *$names" => find,
        "Array[String] *$names" => find,
    }
}

fn find(call: &mut Call<'_>, Rest(names): Rest) -> EvalResult<Option<Str>> {
    let outside = call.outside().clone();
    first_found(&outside, &names, |name| {
        outside.loader.module_directory(name)
    })
}
