//! `eyaml_lookup_key`

use marotte_eval::function;

use super::read_data;

function! {
    /// The value of a key in a YAML file with encrypted values, for a level of a hierarchy with
    /// `lookup_key: eyaml_lookup_key`.
    ///
    /// The option `pkcs7_private_key` names the file of the key that decrypts, the option
    /// `pkcs7_private_key_env_var` an environment variable that holds it. Hiera calls this
    /// function, but so can functions that give data of their own.
    ///
    /// ```puppet
    /// function own_data(String[1] $key, Hash $options, Puppet::LookupContext $context) {
    ///   eyaml_lookup_key($key, $options, $context)
    /// }
    /// ```
    eyaml_lookup_key {
        "String[1] $key, Hash[String[1], Any] $options, Puppet::LookupContext $context" => read_data,
    }
}
