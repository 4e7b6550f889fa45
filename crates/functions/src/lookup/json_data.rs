//! `json_data`

use marotte_eval::function;

use super::{missing_path, read_data};

function! {
    /// The data of a JSON file, for a level of a hierarchy with `data_hash: json_data`.
    ///
    /// Hiera calls it, but so can functions that give data of their own.
    ///
    /// ```puppet
    /// function own_data(Hash $options, Puppet::LookupContext $context) {
    ///   json_data($options, $context)
    /// }
    /// ```
    json_data {
        "Struct[{path => String[1]}] $options, Puppet::LookupContext $context" => read_data,
    }
    mismatch {
        "Hash $options, Puppet::LookupContext $context" => missing_path,
    }
}
