//! No input makes anything panic: random texts, made of pieces that the grammars know.

use marotte_scalars::binary::Binary;
use marotte_scalars::semver::{Version, VersionRange};
use marotte_scalars::sprintf::{Argument, sprintf};
use marotte_scalars::timespan::Timespan;
use marotte_scalars::timestamp::{Formats, Timestamp, Timezone};
use marotte_scalars::uri::Uri;
use marotte_scalars::{inspect, numeric, text};

const PIECES: &[&str] = &[
    "%",
    "%",
    "-",
    "+",
    ".",
    "..",
    "0",
    "1",
    "9",
    "99999",
    "x",
    "X",
    "é",
    "日",
    "\u{1f600}",
    " ",
    "\n",
    "\0",
    ":",
    "::",
    "/",
    "//",
    "?",
    "#",
    "@",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    "=",
    "~",
    "^",
    "||",
    "*",
    "$",
    "_",
    "e",
    "E",
    "O",
    "d",
    "s",
    "f",
    "N",
    "L",
    "S",
    "Y",
    "Z",
    "z",
    "T",
    "c",
    "http",
    "mailto:",
    "ftp:",
    "UTC",
    "dst",
    "standard time",
    "GMT",
    "b",
    "a",
    "g",
    "p",
    ",",
    "é%",
];

/// A small generator of its own, so that failures repeat.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    fn text(&mut self) -> String {
        (0..self.roll(9))
            .map(|_| PIECES[self.roll(PIECES.len())])
            .collect()
    }

    fn bits(&mut self) -> u64 {
        (self.roll(1 << 31) as u64) << 33
            ^ (self.roll(1 << 31) as u64) << 11
            ^ self.roll(1 << 31) as u64
    }
}

#[test]
fn random_texts_never_panic() {
    let mut dice = Dice(7);
    for _ in 0..60_000 {
        let (one, two) = (dice.text(), dice.text());
        let number = dice.bits() as i64;
        let float = f64::from_bits(dice.bits());
        let zone = Timezone {
            name: &two,
            current_offset: 3600,
        };
        let arguments = [
            Argument::String(&two),
            Argument::Integer(number % 1000),
            Argument::Float(float),
            Argument::Nil,
        ];
        let _ = sprintf(&one, &arguments[dice.roll(4)..]);
        let _ = numeric::integer(&one);
        let _ = numeric::float(&one);
        let _ = numeric::to_n_with_radix(&one);
        let _ = Timespan::from_seconds(number).format(&one);
        let _ = Timespan::parse_format(&two, &one);
        let _ = Timespan::from_float_seconds(float).map(|span| span.to_string());
        let _ = Timestamp::from_seconds(number).format(&one, zone);
        let _ = Timestamp::parse(&two, Formats::One(&one), Timezone::default());
        let _ = Timestamp::parse(&one, Formats::Default, zone);
        let _ = Version::parse(&one);
        let _ = VersionRange::parse(&one).map(|range| range.canonical());
        let _ = Uri::parse(&one).map(|uri| uri.join(&two).map(|joined| joined.to_string()));
        let _ = Binary::from_base64(&one);
        let _ = Binary::from_base64_urlsafe(&one);
        let _ = (inspect::dump(&one), inspect::inspect_bytes(one.as_bytes()));
        let _ = text::versioncmp(&one, &two, dice.roll(2) == 0);
        let _ = (
            text::capitalize(&one),
            text::swapcase(&one),
            text::chop(&one),
        );
    }
}

#[test]
fn huge_widths_are_refused_or_bounded() {
    assert!(sprintf("%2000000000d", &[Argument::Integer(1)]).is_err());
    assert!(sprintf("%.2000000000f", &[Argument::Float(1.0)]).is_err());
    assert!(
        Timespan::from_seconds(1)
            .format("%999999999999S")
            .unwrap()
            .len()
            <= 1 << 25
    );
    let text = Timestamp::from_seconds(1).format("%2000000000d", Timezone::default());
    assert_eq!(text.unwrap(), "%2000000000d");
    let long = "%S".repeat(20_000);
    assert!(Timespan::parse_format(&"1".repeat(20_000), &long).is_err());
}
