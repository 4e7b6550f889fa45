//! Any text is HOCON or is not.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("hocon", bytes));
