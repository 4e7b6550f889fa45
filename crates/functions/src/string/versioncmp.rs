//! `versioncmp`

use marotte_eval::function;
use marotte_eval::function::Call;
use marotte_pcore::Str;
use marotte_scalars::text;

function! {
    /// Compares two version numbers: 1 if the first is greater, -1 if it is less, 0 if they are
    /// the same.
    ///
    /// Versions are compared part by part, as Puppet's packages are. With the third argument,
    /// zeroes at the end of a version do not count.
    ///
    /// ```puppet
    /// versioncmp('3.0.12', '3.0.9-rc1')
    /// #=> 1
    /// versioncmp('1.9', '1.10')
    /// #=> -1
    /// versioncmp('4.1.0', '4.1', true)
    /// #=> 0
    /// ```
    versioncmp {
        "String $a, String $b, Boolean $ignore_trailing_zeroes = ?" => compare,
    }
}

fn compare(_call: &mut Call<'_>, a: Str, b: Str, ignore_trailing_zeroes: Option<bool>) -> i64 {
    text::versioncmp(&a, &b, ignore_trailing_zeroes.unwrap_or_default()) as i64
}
