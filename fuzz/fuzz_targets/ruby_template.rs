//! Any text can be a template in Ruby.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("ruby_template", bytes));
