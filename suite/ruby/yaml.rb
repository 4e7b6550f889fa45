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
