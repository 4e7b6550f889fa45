//! `find_file`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, function};
use marotte_pcore::Str;

use super::references::first_found;

function! {
    /// The absolute path of a file, or `undef` if there is none.
    ///
    /// A file is named by its absolute path, or as `<module>/<file>` for one in the `files`
    /// folder of a module. Of several, also in an array, the first that exists counts.
    ///
    /// ```puppet
    /// find_file('no_such_module/file.txt')
    /// #=> undef
    /// ```
    find_file {
        "String *$paths" => find,
        "Array[String] *$paths_array" => find,
    }
}

fn find(call: &mut Call<'_>, Rest(names): Rest) -> EvalResult<Option<Str>> {
    let outside = call.outside().clone();
    first_found(&outside, &names, |name| outside.loader.find_file(name))
}
