//! Any bytes are YAML or are not.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("yaml", bytes));
