//! JSON as Ruby reads it.

use std::borrow::Cow;

use super::{Build, Check, plain, read};

fn check(text: &str) -> Result<(), String> {
    read(text, &mut Check).map_err(|error| error.to_string())
}

#[test]
fn json_and_its_relaxations_pass() {
    for text in [
        "1",
        "\"x\"",
        "null",
        "12",
        "// c\n[1]",
        "/* c */ [1]",
        r#"["\x"]"#,
        "[1e5,-1.5E+3,0,-0]",
        r#"{"b": [1, {"c" : [ ] /* x */}, "\u00e9"] }"#,
    ] {
        assert_eq!(check(text), Ok(()), "{text}");
    }
}

#[test]
fn anything_else_is_reported_where_the_reference_does() {
    for (text, message) in [
        ("", "859: unexpected token at ''"),
        ("  \n", "859: unexpected token at ''"),
        ("nullx", "859: unexpected token at 'x'"),
        (r#"{"a": }"#, r#"859: unexpected token at '{"a": }'"#),
        (
            r#"{"a": {"b": 1,}}"#,
            r#"859: unexpected token at '{"a": {"b": 1,}}'"#,
        ),
        (r#"{"a":1} x"#, "859: unexpected token at 'x'"),
        ("1 / 2", "859: unexpected token at ' 2'"),
        ("[1] // x", "859: unexpected token at ''"),
        ("[1,2,]", "451: unexpected token at ']'"),
        ("[01]", "451: unexpected token at '01]'"),
        ("[1.5.2]", "451: unexpected token at '.5.2]'"),
        ("[1.5e]", "451: unexpected token at '.5e]'"),
        ("[1 /x ]", "451: unexpected token at 'x ]'"),
        (r#"[{"a":}]"#, r#"451: unexpected token at '{"a":}]'"#),
        (r#"{"a":[1 2]}"#, "451: unexpected token at '2]}'"),
        (r#"["\u12"]"#, r#"451: unexpected token at '"\u12"]'"#),
        ("[1,é]", "451: unexpected token at 'é]'"),
        (r#"{"a":NaN}"#, "225: unexpected token at 'NaN}'"),
        ("[Infinity]", "232: unexpected token at '[Infinity]'"),
        ("-Infinity", "249: unexpected token at '-Infinity'"),
        ("Infinity", "232: unexpected token at ''"),
        ("[1 2]", "451: unexpected token at '2]'"),
        ("[1.]", "451: unexpected token at '.]'"),
        ("{\"a\":1}}", "859: unexpected token at '}'"),
        (r#"{"a":1,}"#, r#"859: unexpected token at '{"a":1,}'"#),
        ("1 // x", "859: unexpected token at ''"),
        (r#""\u12""#, r#"859: unexpected token at '"\u12"'"#),
    ] {
        assert_eq!(check(text), Err(message.to_owned()), "{text}");
    }
    let deep = "[".repeat(10_000_000);
    assert_eq!(check(&deep), Err("nesting of 101 is too deep".to_owned()));
}

/// Writes down what is made.
struct Text;

impl<'t> Build<'t> for Text {
    type Value = String;
    fn null(&mut self) -> String {
        "null".to_owned()
    }
    fn boolean(&mut self, value: bool) -> String {
        value.to_string()
    }
    fn integer(&mut self, digits: &str) -> String {
        digits.to_owned()
    }
    fn float(&mut self, number: f64) -> String {
        format!("{number:?}")
    }
    fn string(&mut self, text: Cow<'t, str>) -> String {
        format!("{text:?}")
    }
    fn array(&mut self, values: Vec<String>) -> String {
        format!("[{}]", values.join(" "))
    }
    fn object(&mut self, entries: Vec<(Cow<'t, str>, String)>) -> String {
        let entries = entries.iter().map(|(key, value)| format!("{key}={value}"));
        format!("{{{}}}", entries.collect::<Vec<_>>().join(" "))
    }
}

#[test]
fn what_is_made_is_what_ruby_makes() {
    for (text, made) in [
        ("// c\n{\"a\":1}", "{a=1}"),
        (r#"{"a"/*c*/:/*d*/1/*e*/,"a":2}"#, "{a=1 a=2}"),
        ("[1/**/,/**/2.5e1 ]", "[1 25.0]"),
        (r#""\q\u00e9\ud83d\ude00\n""#, r#""qé😀\n""#),
        ("-0", "-0"),
        (
            "123456789012345678901234567890",
            "123456789012345678901234567890",
        ),
        ("[true,false,null]", "[true false null]"),
    ] {
        assert_eq!(read(text, &mut Text).as_deref(), Ok(made), "{text}");
    }
}

#[test]
fn halves_of_characters_are_treated_as_ruby_treats_them() {
    for (text, at) in [
        (r#""\ud800""#, r#"\ud800""#),
        (r#""a\ud800b""#, r#"a\ud800b""#),
        (r#""a\nb\ud800""#, r#"b\ud800""#),
        (r#""a\xb\ud800""#, r#"xb\ud800""#),
    ] {
        let message = format!("521: incomplete surrogate pair at '{at}'");
        assert_eq!(check(text), Err(message), "{text}");
    }
    for (text, made) in [
        (r#""\ud800Inity\q""#, r#""?nityq""#),
        (r#""\ud800\true00""#, r#""?true00""#),
        (r#""\ud83d\\\\\\""#, r#""?\\\\\"""#),
        (r#""\ud83d\\udc0é0de00""#, "\"?\u{fffd}0de00\""),
    ] {
        assert_eq!(read(text, &mut Text).as_deref(), Ok(made), "{text}");
    }
}

#[test]
fn messages_end_at_a_nul() {
    let message = "451: unexpected token at 'x'";
    assert_eq!(check("[x\0y]"), Err(message.to_owned()));
}

#[test]
fn what_means_something_is_found_wherever_it_is() {
    for byte in 0..=u8::MAX {
        let means = matches!(byte, b'"' | b'\\' | 0..=0x1F);
        for at in 0..20 {
            let mut bytes = [0xFF, b'a', b'!', 0x7F].repeat(5);
            bytes[at] = byte;
            let expected = if means { at } else { bytes.len() };
            assert_eq!(plain(&bytes), expected, "{byte} at {at}");
        }
    }
}
