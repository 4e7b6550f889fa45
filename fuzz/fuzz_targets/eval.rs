//! Any program can be evaluated within limits.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("eval", bytes));
