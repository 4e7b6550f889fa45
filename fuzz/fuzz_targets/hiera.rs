//! Any texts can be `hiera.yaml`, data and code that looks things up.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("hiera", bytes));
