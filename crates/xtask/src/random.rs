//! Numbers that look random, and the same ones again from the same seed.

pub(crate) use marotte_testkit::fuzz::Random;
