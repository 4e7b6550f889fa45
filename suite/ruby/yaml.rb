# YAML.

#- yaml-01
require 'yaml'
s = "a"; [s, s].to_yaml
#=> "---\n- a\n- a\n"

#- yaml-02
require 'yaml'
s = [1]; [s, s].to_yaml
#=> "---\n- &1\n  - 1\n- *1\n"

#- yaml-03
require 'yaml'
YAML.load("a: &x [1]\nb: *x")
#!! Psych::BadAlias: Unknown alias: x

#- yaml-04
require 'yaml'
YAML.load("a: &x [1]\nb: *x", aliases: true)
#=> {"a"=>[1], "b"=>[1]}

#- yaml-05
require 'yaml'
YAML.safe_load("a: &x [1]\nb: *x", aliases: true)
#=> {"a"=>[1], "b"=>[1]}

#- yaml-06
require 'yaml'
YAML.load("a: [")
#!! Psych::SyntaxError: (<unknown>): did not find expected node content while parsing a flow node at line 2 column 1

#- yaml-07
require 'yaml'
YAML.load("a: 2020-01-01")
#!! Psych::DisallowedClass: Tried to load unspecified class: Date

#- yaml-08
require 'yaml'
YAML.load(":a: :b")
#=> {:a=>:b}

#- yaml-09
require 'yaml'
YAML.safe_load(":a: :b")
#!! Psych::DisallowedClass: Tried to load unspecified class: Symbol

#- yaml-10
require 'yaml'
YAML.safe_load(":a: :b", permitted_classes: [Symbol])
#=> {:a=>:b}

#- yaml-11
require 'yaml'
YAML.safe_load("a: 1", symbolize_names: true)
#=> {:a=>1}

#- yaml-12
require 'yaml'
YAML.load("")
#=> nil

#- yaml-13
require 'yaml'
YAML.load("a: 1", symbolize_names: true)
#=> {:a=>1}

#- yaml-14
require 'yaml'
YAML.load("--- foo\n--- bar")
#=> "foo"

#- yaml-16
require 'yaml'
YAML.load(nil)
#!! TypeError: no implicit conversion of nil into String

#- yaml-17
require 'yaml'
{"a"=>nil, :b=>[1, {"c"=>"d"}], 3=>1.5, "e"=>"multi\nline\n", "f"=>"", "g"=>true, "h"=>"true"}.to_yaml
#=> "---\na:\n:b:\n- 1\n- c: d\n3: 1.5\ne: |\n  multi\n  line\nf: ''\ng: true\nh: 'true'\n"

#- yaml-18
require 'yaml'
nil.to_yaml
#=> "---\n"

#- yaml-19
require 'yaml'
"x".to_yaml
#=> "--- x\n"

#- yaml-20
require 'yaml'
1.to_yaml
#=> "--- 1\n"

#- yaml-21
require 'yaml'
:a.to_yaml
#=> "--- :a\n"

#- yaml-22
require 'yaml'
[].to_yaml
#=> "--- []\n"

#- yaml-23
require 'yaml'
{}.to_yaml
#=> "--- {}\n"

#- yaml-24
require 'yaml'
"a: b".to_yaml
#=> "--- 'a: b'\n"

#- yaml-25
require 'yaml'
YAML.dump([1,2])
#=> "---\n- 1\n- 2\n"

#- yaml-26
require 'yaml'
(1..2).to_yaml
#=> "--- !ruby/range\nbegin: 1\nend: 2\nexcl: false\n"

#- yaml-27
require 'yaml'
/a/i.to_yaml
#=> "--- !ruby/regexp /a/i\n"

#- yaml-29
require 'yaml'
S = Struct.new(:a); S.new(1).to_yaml
#=> "--- !ruby/struct:S\na: 1\n"

#- yaml-30
require 'yaml'
class Foo; def initialize; @a = 1; end; end; Foo.new.to_yaml
#=> "--- !ruby/object:Foo\na: 1\n"

#- yaml-31
require 'yaml'
Time.utc(2020,1,2,3,4,5).to_yaml
#=> "--- 2020-01-02 03:04:05.000000000 Z\n"

#- yaml-32
require 'yaml'
"\xff".b.to_yaml
#=> "--- !binary |-\n  /w==\n"

#- yaml-33
require 'yaml'
String.to_yaml
#=> "--- !ruby/class 'String'\n"

#- yaml-34
require 'yaml'
("word " * 30).to_yaml
#=> "--- 'word word word word word word word word word word word word word word word word\n  word word word word word word word word word word word word word word '\n"

#- yaml-35
require 'yaml'
("word " * 30).to_yaml(line_width: -1)
#=> "--- 'word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word '\n"

#- yaml-36
require 'yaml'
{"a"=>[1,{"b"=>2}]}.to_yaml(indentation: 4)
#=> "---\na:\n- 1\n-   b: 2\n"

#- yaml-37
require 'yaml'
:"foo bar".to_yaml
#=> "--- :foo bar\n"

#- yaml-38
require 'yaml'
:"1".to_yaml
#=> "--- :1\n"

#- yaml-39
require 'yaml'
(2**70).to_yaml
#=> "--- 1180591620717411303424\n"

#- yaml-40
require 'yaml'
1r.to_yaml
#=> "--- !ruby/object:Rational\ndenominator: 1\nnumerator: 1\n"

#- yaml-41
require 'yaml'
YAML::VERSION
#=> "4.0.3"

#- yaml-42
require 'yaml'
YAML.load("- !ruby/object:Foo {}")
#!! Psych::DisallowedClass: Tried to load unspecified class: Foo

#- yaml-43
require 'yaml'
YAML.load("a: !ruby/sym b")
#=> {"a"=>:b}

#- yaml-45
require 'yaml'
Psych::SyntaxError.superclass
#=> Psych::Exception

#- yaml-46
require 'yaml'
Psych::DisallowedClass.superclass
#=> Psych::Exception

#- yaml-47
require 'yaml'
YAML.load("a: 0777\nb: 1_000\nc: 0x1f\nd: 1e3\ne: 12:30:00\nf: ~\ng: yes\nh: 1.5\n")
#=> {"a"=>511, "b"=>1000, "c"=>31, "d"=>"1e3", "e"=>45000, "f"=>nil, "g"=>true, "h"=>1.5}

#- yaml-48
require 'yaml'
YAML.load("a: 99999999999999999999")
#=> {"a"=>99999999999999999999}

#- yaml-49
require 'yaml'
YAML.load("<<: {a: 1}\nb: 2")
#=> {"a"=>1, "b"=>2}

#- yaml-51
require 'yaml'
{a: {b: "c"}}.to_yaml(header: true)
#=> "%YAML 1.1\n---\n:a:\n  :b: c\n"

#- yaml-set-01
require 'yaml'
require 'set'; Set.new([1]).to_yaml
#=> "--- !ruby/object:Set\nhash:\n  1: true\n"

#- yaml-more-01
require 'yaml'
YAML.load_stream("--- 1\n--- a: b\n...\n--- [x]\n")
#!! Psych::SyntaxError: (<unknown>): mapping values are not allowed in this context at line 2 column 6

#- yaml-more-02
require 'yaml'
YAML.load_stream("")
#=> []

#- yaml-more-03
require 'yaml'
r = []; YAML.load_stream("--- 1\n--- 2\n") { |d| r << d }; r
#=> [1, 2]

#- yaml-more-04
require 'yaml'
YAML.dump_stream(1, {'a' => 'b'})
#=> "--- 1\n---\na: b\n"

#- yaml-more-05
require 'yaml'
YAML.load("2020-01-02")
#!! Psych::DisallowedClass: Tried to load unspecified class: Date

#- yaml-more-06
require 'yaml'
YAML.unsafe_load("2020-01-02").inspect
#=> "#<Date: 2020-01-02 ((2458851j,0s,0n),+0s,2299161j)>"

#- yaml-more-07
require 'yaml'
YAML.unsafe_load("2020-01-02 03:04:05 Z").inspect
#=> "2020-01-02 03:04:05 UTC"

#- yaml-more-08
require 'yaml'
YAML.load("a: 2020-01-02 03:04:05 +02:00")
#!! Psych::DisallowedClass: Tried to load unspecified class: Time

#- yaml-more-09
require 'yaml'
require 'date'; YAML.load("a: 2020-01-02", permitted_classes: [Date])
#=> {"a"=>#<Date: 2020-01-02 ((2458851j,0s,0n),+0s,2299161j)>}

#- yaml-more-10
require 'yaml'
YAML.safe_load("a: 2020-01-02T03:04:05Z", permitted_classes: [Time])
#=> {"a"=>2020-01-02 03:04:05 UTC}

#- yaml-more-11
require 'yaml'
YAML.safe_load("a: :b")
#!! Psych::DisallowedClass: Tried to load unspecified class: Symbol

#- yaml-more-12
require 'yaml'
YAML.safe_load("a: :b", permitted_classes: [Symbol])
#=> {"a"=>:b}

#- yaml-more-13
require 'yaml'
YAML.safe_load("a: &x 1\nb: *x")
#!! Psych::BadAlias: Unknown alias: x

#- yaml-more-14
require 'yaml'
YAML.safe_load("a: &x 1\nb: *x", aliases: true)
#=> {"a"=>1, "b"=>1}

#- yaml-more-15
require 'yaml'
YAML.load("a: &x 1\nb: *x")
#!! Psych::BadAlias: Unknown alias: x

#- yaml-more-16
require 'yaml'
YAML.load("--- !ruby/object:Object {}")
#!! Psych::DisallowedClass: Tried to load unspecified class: Object

#- yaml-more-17
require 'yaml'
YAML.safe_load("a: {b: [c: 1]}", symbolize_names: true)
#=> {:a=>{:b=>[{:c=>1}]}}

#- yaml-more-18
require 'yaml'
YAML.load("", fallback: 5)
#=> 5

#- yaml-more-19
require 'yaml'
YAML.safe_load("")
#=> nil

#- yaml-more-20
require 'yaml'
begin; YAML.load("a: [", filename: 'f.yaml'); rescue Psych::SyntaxError => e; [e.file, e.line, e.column, e.problem, e.context, e.offset, e.message]; end
#=> ["f.yaml", 2, 1, "did not find expected node content", "while parsing a flow node", 0, "(f.yaml): did not find expected node content while parsing a flow node at line 2 column 1"]

#- yaml-more-21
require 'yaml'
YAML.load("x: 0x1f\ny: 0o17\nz: 017\nw: 1_000\nv: 1.5e3\nu: .inf\nt: -.inf\ns: .nan\nr: 1e3\nq: 0b11\np: ~\no: null\nn: yes\nm: no\nl: on\nk: True\nj: 12:30:45\ni: 1,000")
#=> {"x"=>31, "y"=>"0o17", "z"=>15, "w"=>1000, "v"=>"1.5e3", "u"=>Infinity, "t"=>-Infinity, "s"=>NaN, "r"=>"1e3", "q"=>3, "p"=>nil, "o"=>nil, "n"=>true, "m"=>false, "l"=>true, "k"=>true, "j"=>45045, "i"=>1000}

#- yaml-more-22
require 'yaml'
{'a' => Time.utc(2020,1,2,3,4,5), 'b' => 1.5, 'c' => nil, 'd' => true, 'e' => :sym, 'f' => "multi\nline\n", 'g' => '', 'h' => 'yes', 'i' => '1', 'j' => ' lead', 'k' => "tab\t", 'l' => '# x', 'm' => 'a: b', 'n' => [], 'o' => {}, 'p' => [[1,[2]],{'x'=>1}], 'q' => 1..3}.to_yaml
#=> "---\na: 2020-01-02 03:04:05.000000000 Z\nb: 1.5\nc:\nd: true\ne: :sym\nf: |\n  multi\n  line\ng: ''\nh: 'yes'\ni: '1'\nj: \" lead\"\nk: \"tab\\t\"\nl: \"# x\"\nm: 'a: b'\n\"n\": []\no: {}\np:\n- - 1\n  - - 2\n- x: 1\nq: !ruby/range\n  begin: 1\n  end: 3\n  excl: false\n"

#- yaml-more-23
require 'yaml'
require 'date'; [Date.new(2020,1,2), DateTime.new(2020,1,2,3,4,5), Time.at(0).utc].to_yaml
#=> "---\n- 2020-01-02\n- !ruby/object:DateTime 2020-01-02 03:04:05.000000000 Z\n- 1970-01-01 00:00:00.000000000 Z\n"

#- yaml-more-24
require 'yaml'
S = Struct.new(:a, :b); S.new(1, 'x').to_yaml
#=> "--- !ruby/struct:S\na: 1\nb: x\n"

#- yaml-more-25
require 'yaml'
require 'set'; Set[1,2].to_yaml
#=> "--- !ruby/object:Set\nhash:\n  1: true\n  2: true\n"

#- yaml-more-26
require 'yaml'
{a: {b: 1}, 'x' => [1, :c]}.to_yaml(indentation: 4)
#=> "---\n:a:\n    :b: 1\nx:\n- 1\n- :c\n"

#- yaml-more-27
require 'yaml'
YAML.dump({'a' => "x" * 100 + " " + "y" * 20})
#=> "---\na: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n  yyyyyyyyyyyyyyyyyyyy\n"

#- yaml-more-28
require 'yaml'
YAML.dump({'a' => "x" * 60 + " " + "y" * 40}, line_width: -1)
#=> "---\na: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\n"

#- yaml-more-29
require 'yaml'
x = [1]; YAML.dump([x, x])
#=> "---\n- &1\n  - 1\n- *1\n"

#- yaml-more-30
require 'yaml'
x = 'abc'; YAML.dump([x, x])
#=> "---\n- abc\n- abc\n"

#- yaml-more-31
require 'yaml'
YAML.dump({1 => 2, nil => 3, 1.5 => 4, true => 5, [1] => 6, {'a'=>1} => 7})
#=> "---\n1: 2\n! '': 3\n1.5: 4\ntrue: 5\n? - 1\n: 6\n? a: 1\n: 7\n"

#- yaml-more-32
require 'yaml'
YAML.dump("a\n  b\n")
#=> "--- |\n  a\n    b\n"

#- yaml-more-33
require 'yaml'
YAML.dump("a\n\nb")
#=> "--- |-\n  a\n\n  b\n"

#- yaml-more-34
require 'yaml'
YAML.dump("\u00e9 \u2028 x\u0001")
#=> "--- \"é \\L x\\x01\"\n"

#- yaml-more-35
require 'yaml'
YAML.dump("abc".b + "\xff".b)
#=> "--- !binary |-\n  YWJj/w==\n"

#- yaml-more-36
require 'yaml'
YAML.dump(12345678901234567890)
#=> "--- 12345678901234567890\n"

#- yaml-more-37
require 'yaml'
YAML.dump(1r/3)
#=> "--- !ruby/object:Rational\ndenominator: 3\nnumerator: 1\n"

#- yaml-more-38
require 'yaml'
YAML.dump(/a.b/i)
#=> "--- !ruby/regexp /a.b/i\n"

#- yaml-more-39
require 'yaml'
YAML.dump(String)
#=> "--- !ruby/class 'String'\n"

#- yaml-more-40
require 'yaml'
class Foo; def initialize; @a = 1; @b = 'x'; end; end; YAML.dump(Foo.new)
#=> "--- !ruby/object:Foo\na: 1\nb: x\n"

#- yaml-more-41
require 'yaml'
YAML.dump([nil, '', 'null', '~', 'true', '=', '<<', '-', '?', '!x', '&a', '*a', '@a', '`a', '%a', '|', '>', '{', '[', ']', '}', ',', "'", '"', ':', 'a:', ':a', 'a #b', '0x1', '1e5', '1.', '.5', '08', '0o7', '12:30', '2020-01-01', '2020-01-01 00:00:00', 'y', 'n', 'off'])
#=> "---\n-\n- ''\n- 'null'\n- \"~\"\n- 'true'\n- \"=\"\n- !!str '<<'\n- \"-\"\n- \"?\"\n- \"!x\"\n- \"&a\"\n- \"*a\"\n- \"@a\"\n- \"`a\"\n- \"%a\"\n- \"|\"\n- \">\"\n- \"{\"\n- \"[\"\n- \"]\"\n- \"}\"\n- \",\"\n- \"'\"\n- \"\\\"\"\n- \":\"\n- 'a:'\n- \":a\"\n- 'a #b'\n- '0x1'\n- 1e5\n- '1.'\n- \".5\"\n- '08'\n- 0o7\n- '12:30'\n- '2020-01-01'\n- '2020-01-01 00:00:00'\n- \"y\"\n- \"n\"\n- 'off'\n"

#- yaml-more-42
require 'yaml'
YAML.dump({'k' => {'a' => nil, 'b' => []}}, header: true)
#=> "%YAML 1.1\n---\nk:\n  a:\n  b: []\n"

#- yaml-more-43
require 'yaml'
YAML.load(YAML.dump({'a' => [1, {'b' => nil}], 'c' => "x\ny"}))
#=> {"a"=>[1, {"b"=>nil}], "c"=>"x\ny"}

#- yaml-more-44
require 'yaml'
"--- foo\n".then { |s| [YAML.load(s), YAML.safe_load(s)] }
#=> ["foo", "foo"]

#- yaml-more-45
require 'yaml'
YAML.load("a: !!str 5\nb: !!int '7'\nc: !!float 3\nd: !!set {x, y}\ne: !!binary aGVsbG8=\nf: !ruby/symbol foo\ng: !!null x") rescue [$!.class, $!.message]
#=> [Psych::DisallowedClass, "Tried to load unspecified class: Psych::Set"]

#- yaml-more-46
require 'yaml'
YAML.load("- a\n- b: c\n  d: |\n    text\n    more\n- >\n  fold\n  ed\n- 'it''s'\n- \"q\\tx\"\n")
#=> ["a", {"b"=>"c", "d"=>"text\nmore\n"}, "fold ed\n", "it's", "q\tx"]

#- yaml-more-47
require 'yaml'
YAML.load("a: 1\na: 2")
#=> {"a"=>2}

#- yaml-more-48
require 'yaml'
YAML.safe_load("--- !ruby/regexp /a/")
#!! Psych::DisallowedClass: Tried to load unspecified class: Regexp

#- yaml-more-49
require 'yaml'
YAML.load("? a\n: b\n? [1,2]\n: c")
#=> {"a"=>"b", [1, 2]=>"c"}

#- yaml-more-50
require 'yaml'
{'a'=>1}.to_yaml.lines.drop(1).join
#=> "a: 1\n"

#- yaml-more-51
require 'yaml'
[1, [2, [3, {'a'=>[4]}]]].to_yaml
#=> "---\n- 1\n- - 2\n  - - 3\n    - a:\n      - 4\n"

#- yaml-more-52
require 'yaml'
"multi\nline".to_yaml
#=> "--- |-\n  multi\n  line\n"

#- yaml-more-53
require 'yaml'
"trailing \n".to_yaml
#=> "--- \"trailing \\n\"\n"

#- yaml-more-54
require 'yaml'
{'a' => "  lead\nb"}.to_yaml
#=> "---\na: |2-\n    lead\n  b\n"

#- yaml-more-55
require 'yaml'
YAML.load("a: 2001-12-14t21:59:43.10-05:00") rescue [$!.class, $!.message]
#=> [Psych::DisallowedClass, "Tried to load unspecified class: Time"]

#- yaml-regexp-allowed
require 'yaml'
data = YAML.safe_load("web:\n  __match: !ruby/regexp /^web\\d+\\.(a|b)$/ix\n", permitted_classes: [Regexp])
[data, data['web']['__match'].options, data['web']['__match'].match?('WEB12.b')]
#=> [{"web"=>{"__match"=>/^web\d+\.(a|b)$/ix}}, 3, true]

#- yaml-regexp-refused
require 'yaml'
YAML.safe_load("a: !ruby/regexp /a/", permitted_classes: [Symbol])
#!! Psych::DisallowedClass: Tried to load unspecified class: Regexp

#- yaml-regexp-unsafe
require 'yaml'
YAML.unsafe_load("- !ruby/regexp /a\\/b/m\n- !ruby/regexp '/a/'\n- !ruby/regexp /a/b/i\n- !ruby/regexp //")
#=> [/a\/b/m, /a/, /a\/b/i, //]

#- yaml-regexp-lines
require 'yaml'
YAML.unsafe_load("a: !ruby/regexp |\n  /a\n  b/x\n").values.map { |x| [x.source, x.options] }
#=> [["a\nb", 2]]

#- yaml-regexp-without-slashes
require 'yaml'
YAML.unsafe_load("a: !ruby/regexp abc")
#!! TypeError: no implicit conversion of Integer into String

#- yaml-regexp-round
require 'yaml'
YAML.unsafe_load({ 'a' => /x\/y/mi }.to_yaml)
#=> {"a"=>/x\/y/mi}
