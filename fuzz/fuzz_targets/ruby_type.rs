//! Any text can be the file of a resource type.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("ruby_type", bytes));
