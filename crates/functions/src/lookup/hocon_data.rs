//! `hocon_data`

use marotte_eval::function;

use super::{missing_path, read_data};

function! {
    /// The data of a HOCON file, for a level of a hierarchy with `data_hash: hocon_data`.
    ///
    /// Hiera calls it, but so can functions that give data of their own.
    ///
    /// ```puppet
    /// function own_data(Hash $options, Puppet::LookupContext $context) {
    ///   hocon_data($options, $context)
    /// }
    /// ```
    hocon_data {
        "Struct[{path => String[1]}] $options, Puppet::LookupContext $context" => read_data,
    }
    mismatch {
        "Hash $options, Puppet::LookupContext $context" => missing_path,
    }
}
