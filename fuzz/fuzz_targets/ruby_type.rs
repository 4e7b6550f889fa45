//! Any text can be the file of a resource type.

#![no_main]

mod ruby;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    ruby::compile("thing { 'a': ensure => present }", "lib/puppet/type/thing.rb", text);
});
