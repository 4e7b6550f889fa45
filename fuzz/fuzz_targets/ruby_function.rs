//! Any text can be the file of a function in Ruby, and be called within limits.

#![no_main]

mod ruby;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    ruby::compile("notice(m::f(1, 'a'))", "lib/puppet/functions/m/f.rb", text);
});
