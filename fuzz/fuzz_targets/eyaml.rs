//! Any bytes can be an encrypted value or a key.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("eyaml", bytes));
