//! Any text can be rendered as a template.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("epp_eval", bytes));
