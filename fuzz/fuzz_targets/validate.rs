//! Any text can be checked in any dialect.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("validate", bytes));
