//! Any text can be rendered as a template in Ruby, within limits.

#![no_main]

mod ruby;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    ruby::compile("$x = [1, 'a'] notice(template('m/t.erb'))", "templates/t.erb", text);
});
