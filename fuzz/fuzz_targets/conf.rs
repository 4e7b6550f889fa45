//! Any text can be `puppet.conf`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("conf", bytes));
