//! Any pattern is compiled or refused, and finds what lies in the text.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("regex", bytes));
