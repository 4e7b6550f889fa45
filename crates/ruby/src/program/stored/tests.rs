//! What was written is read as it was, and what was never written is not read.

use std::fs;
use std::path::Path;

use super::*;
use crate::lower::{lower, lower_own_text};
use crate::program::{MethodBody, NodeKind, Shortcut};

fn leaked(bytes: Vec<u8>) -> &'static StoredPrograms {
    Box::leak(Box::new(StoredPrograms::new(bytes.leak())))
}

fn read_again(text: &'static str, program: Program) -> Program {
    let path = Arc::clone(&program.source.path);
    leaked(write(&[(text, program)]))
        .program(&path, text)
        .unwrap()
}

fn stays(path: &str, text: &'static str) {
    let program = lower(path, text).unwrap();
    let before = format!("{program:?}");
    assert_eq!(before, format!("{:?}", read_again(text, program)));
}

/// What has numbers, patterns, parameters and lines that no text of ours has.
const ODD: &str = r#"
a = [1, -1, 127, 128, -129, 9223372036854775807, 9223372036854775808, -36893488147419103232, 0xffff_ffff_ffff]
b = [1.5, -0.0, 1e300, 3r, 0.25r, 2i], *a, **{}
c = "\xff", "a\xff#{a}", "text#{b}\xfe", :"a#{b}", `ls #{a}`, "ü", 'x'.freeze
d = [/a/, /b#{a}/mix, /(?<name>x)/mi =~ "x", $~, $1, $&, $', /\xff/n]
one, (two, *three), *, @a, @@b, $c, D, E::F, ::G, a.b, a&.b, a[1, *b], = 1
def a.f(one, (two, (three, *)), four = 1, *five, six, seven:, eight: 2, **nine, &ten)
  yield(*one, **nine, &ten)
  super
  super(one, seven: 2) { |a, | retry }
  ->(x; y) { redo; break 1; next 2; return }
end
def g(...) = h(...)
def i(**nil); defined?(super) && __FILE__; end
def j(*, **, &) = k(*, **, &)
a += 1; a.b ||= 2; a&.b &&= 3; a[1] -= 4; A::B ||= 5; ::C ||= 6; @d ||= 7
begin; rescue A, *b => @c; ensure; 1; end
begin; 1; rescue; retry; else; 2; end while a
until a do b end
for x, (y, @z) in 1..; end
case a when 1, *b then 2 else 3 end
case; when a; end
case a
in [1, *x, Integer => y] if x then 1
in {a:, b: String | nil, **rest} unless rest then 2
in Point(x:, **nil) then 3
in [*, 3, *post] then 4
in ^a | ^(b + 1) then 5
else 6
end
a in {b: 1}
a => [c]
class << self; alias x y; undef x, y; alias $new $old; end
class A::B < C; end
module ::D; end
a&.map(&:b).each(&c) { }.then { _1 + it } rescue BEGIN { }
(1...2) if (a..b); ..3; !a; not b; a and b or c
if a then b elsif c then d end
a == "text" || a["key"] << b.to_s << "x"
"#;

#[test]
fn odd_code_stays_what_it_is() {
    let lines: Vec<&'static str> = ODD.lines().collect();
    let mut read = 0;
    // As a whole and line by line, whatever of it is Ruby.
    let pieces = (0..lines.len()).flat_map(|at| [&lines[at..=at], &lines[..=at], &lines[at..]]);
    for piece in pieces {
        let text = piece.join("\n").leak();
        if lower("odd", text).is_ok() {
            stays("odd", text);
            stays(
                "odd",
                format!("# frozen_string_literal: true\n{text}").leak(),
            );
            read += 1;
        }
    }
    assert!(read > lines.len() / 2, "{read}");
}

#[test]
fn cases_stay_what_they_are() {
    #[expect(clippy::disallowed_methods, reason = "the cases are files")]
    let files =
        fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite/ruby")).unwrap();
    let mut count = 0;
    for file in files {
        #[expect(clippy::disallowed_methods, reason = "the cases are files")]
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for case in text.split("\n#- ") {
            // The name of the case is a comment as well.
            let text = format!("#{case}").leak();
            if lower("case", text).is_ok() {
                stays("case", text);
                count += 1;
            }
        }
    }
    assert!(count > 500, "{count}");
}

#[test]
fn flags_of_patterns_and_shortcuts_stay() {
    let text = "/a/m; /b/ix; a == 'b'; c << d.to_s; e.nil?; f + g; h[:i]";
    let kinds = |program: &Program| -> Vec<String> {
        let NodeKind::Sequence(nodes) = &program.body.node.kind else {
            panic!("{program:?}");
        };
        let told = nodes.iter().map(|node| match &node.kind {
            NodeKind::Regexp(regex) => regex.options().to_string(),
            NodeKind::Call(call) => match &call.shortcut {
                Shortcut::IsText(text) => format!("is {text}"),
                Shortcut::Ask(question) => format!("{question:?}"),
                Shortcut::AppendValue => "append".to_owned(),
                Shortcut::Operator => "operator".to_owned(),
                _ => "other".to_owned(),
            },
            other => format!("{other:?}"),
        });
        told.collect()
    };
    let program = lower("flags", text).unwrap();
    let before = kinds(&program);
    assert_eq!(before[0..3], ["m", "ix", "is b"]);
    assert_eq!(before, kinds(&read_again(text, program)));
}

/// A text whose methods are left out.
const OWN: &str = "module A
  NAMES = %w[one two].freeze

  def self.one(a, b = 2)
    a + b
  end

  class B
    def two
      def three
        /#{@a}/
      end
    end
  end
end
";

fn methods(program: &Program) -> Vec<MethodBody> {
    fn of(body: &Body, found: &mut Vec<MethodBody>) {
        let nodes = match &body.node.kind {
            NodeKind::Sequence(nodes) => nodes,
            _ => std::slice::from_ref(&body.node),
        };
        for node in nodes {
            match &node.kind {
                NodeKind::Class(_, body) | NodeKind::Module(_, body) => of(body, found),
                NodeKind::Define(_, method) => found.push(method.clone()),
                NodeKind::DefineSingleton(_, _, method) => found.push((**method).clone()),
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    of(&program.body, &mut found);
    found
}

#[test]
fn methods_are_read_when_somebody_looks_at_them() {
    let program = read_again(OWN, lower_own_text("own", OWN).unwrap());
    let methods = methods(&program);
    assert_eq!(methods.len(), 2);
    for method in &methods {
        let MethodBody::Deferred(deferred) = method else {
            panic!("{method:?}");
        };
        assert!(deferred.body.get().is_none());
        assert!(method.line == deferred.line && deferred.body.get().is_some());
        let (begin, end) = deferred.place;
        let text = &OWN[begin as usize..end as usize];
        assert!(text.starts_with("def ") && text.ends_with("end"), "{text}");
    }
    let whole = lower("own", OWN).unwrap();
    assert_eq!(format!("{whole:?}"), format!("{program:?}"));
}

#[test]
fn other_texts_are_not_what_is_stored() {
    let stored = leaked(lower_and_write([("own", OWN)]).unwrap());
    assert!(stored.program("own", OWN).is_some());
    assert!(stored.program("other", OWN).is_none());
    assert!(stored.program("own", &OWN[1..]).is_none());
}

/// Reads all programs there are, and their methods; how many could be read.
fn read_all(bytes: Vec<u8>) -> usize {
    let stored = leaked(bytes);
    let mut rest = stored.parts().map_or(&[][..], |parts| parts.programs);
    let mut count = 0;
    while let Some(entry) = Entry::take(&mut rest) {
        let Some(program) = stored.read(entry.program, "own", OWN) else {
            continue;
        };
        count += 1;
        for method in methods(&program) {
            if let MethodBody::Deferred(deferred) = method {
                deferred.stored.unwrap().read(&deferred);
            }
        }
    }
    count
}

#[test]
fn bytes_that_were_never_written_do_no_harm() {
    let other = "a = [1, 2.5, 2**64, 'b', /c/, *d]; e.f(g: 1) { |(h, *i), j| k in {l: [*]} }";
    let bytes = lower_and_write([("own", OWN), ("other", other)]).unwrap();
    assert_eq!(read_all(bytes.clone()), 2);
    for length in 0..bytes.len() {
        read_all(bytes[..length].to_vec());
    }
    for at in 0..bytes.len() {
        let changes = (0..8).map(|bit| bytes[at] ^ 1 << bit).chain([0, 0xff]);
        for byte in changes {
            let mut bytes = bytes.clone();
            bytes[at] = byte;
            read_all(bytes);
        }
    }
}

#[test]
fn code_that_is_too_deep_is_not_read() {
    let of_depth = |depth: usize| {
        let text = format!("{}a", "!".repeat(depth)).leak();
        lower_and_write([("deep", &*text)]).unwrap()
    };
    assert_eq!(read_all(of_depth(300)), 1);
    assert_eq!(read_all(of_depth(500)), 0);
}
