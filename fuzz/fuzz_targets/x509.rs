//! Any bytes can be a certificate.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| marotte_testkit::fuzz::run("x509", bytes));
