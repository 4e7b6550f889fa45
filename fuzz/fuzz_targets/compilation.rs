//! Any choices of a grammar are a repository that compiles or has an error.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("compilation", bytes));
