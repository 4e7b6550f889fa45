# Text that code evaluates.

#- eval-value
[eval("1 + 2"), eval(""), eval("# nothing"), Kernel.eval("[1].map { |x| x * 2 }")]
#=> [3, nil, nil, [2]]

#- eval-reads-and-writes-variables
x = 1; y = [eval("x += 1; x"), x]; eval("x = 9"); [*y, x]
#=> [2, 2, 9]

#- eval-keeps-its-own-variables
eval("q = 1; q"); begin; eval("q"); rescue NameError => e; e.message; end
#=> "undefined local variable or method `q' for main:Object"

#- eval-in-a-block
a = 1; [10, 20].map { |b| c = 3; eval("a + b + c") }
#=> [14, 24]

#- eval-in-a-lambda-that-left
def counter; n = 0; -> { eval("n += 1") }; end
c = counter; d = counter; [c.call, c.call, d.call, c.()]
#=> [1, 2, 1, 3]

#- eval-in-a-block-that-is-kept
def kept(&block) = block
z = 5; b = kept { |w| eval("[z, w]") }; z = 6; b.call(7)
#=> [6, 7]

#- eval-self
class EvalSelf; def initialize; @v = 4; end; def v; eval("@v"); end; def set; eval("@w = self.class"); @w; end; end
[EvalSelf.new.v, EvalSelf.new.set, eval("self").inspect]
#=> [4, EvalSelf, "main"]

#- eval-return
def early; eval("return 5"); 6; end
early
#=> 5

#- eval-yield
def given; eval("yield 3"); end
given { |n| n + 1 }
#=> 4

#- eval-block-given
def asked; eval("block_given?"); end
[asked, asked { }]
#=> [false, true]

#- eval-method-name
def named; eval("__method__"); end
[named, eval("__method__")]
#=> [:named, nil]

#- eval-super
class EvalBase; def up(n) = n + 1; end
class EvalDown < EvalBase; def up(n) = eval("super(n) * 10"); end
EvalDown.new.up(1)
#=> 20

#- eval-matches
eval("/(.)b/ =~ 'ab'"); [$1, $~[0]]
#=> ["a", "ab"]

#- eval-file-and-line
[eval("[__FILE__, __LINE__]"), eval("\n[__FILE__, __LINE__]", nil, "z.rb", 10), eval("__FILE__", binding)]
#=> [["(eval)", 1], ["z.rb", 11], "(eval)"]

#- eval-error-places
begin; eval("1\nraise 'x'", nil, "z.rb", 10); rescue => e; [e.message, e.backtrace[0][/\A[^:]+:\d+/]]; end
#=> ["x", "z.rb:11"]

#- eval-syntax-errors
[["1 +"], ["foo(", nil, "a.rb", 7], ["def"], ["1\n2\n)"]].map { |args| begin; eval(*args); rescue SyntaxError => e; [e.class, e.message[/\A[^:]+:\d+/], e.is_a?(StandardError)]; end }
#=> [[SyntaxError, "(eval):1", false], [SyntaxError, "a.rb:7", false], [SyntaxError, "(eval):1", false], [SyntaxError, "(eval):3", false]]

#- eval-escapes
["next", "break", "redo"].map { |word| begin; [1].each { eval(word) }; rescue SyntaxError => e; e.message; end }
#=> ["(eval):1: Can't escape from eval with next", "(eval):1: Can't escape from eval with break", "(eval):1: Can't escape from eval with redo"]

#- eval-loops-inside
eval("r = []; [1, 2, 3].each { |i| next if i == 2; break if i == 3; r << i }; while true do break end; r")
#=> [1]

#- eval-defines
eval("def made_by_eval; :m; end; class MadeByEval; C = 2; end"); [made_by_eval, MadeByEval::C, Object.private_method_defined?(:made_by_eval)]
#=> [:m, 2, true]

#- eval-visibility
class EvalHidden; private; eval("def a; end"); class_eval("def b; end"); end
[EvalHidden.private_instance_methods(false), EvalHidden.instance_methods(false)]
#=> [[:a], [:b]]

#- eval-arguments
[[5], ["1", 5], ["1", proc { }], ["1", nil, 3], ["1", nil, "f", "l"], ["1", nil, "f", 1, 2]].map { |args| begin; eval(*args); rescue => e; [e.class, e.message]; end }
#=> [[TypeError, "no implicit conversion of Integer into String"], [TypeError, "wrong argument type Integer (expected binding)"], [TypeError, "wrong argument type proc (expected binding)"], [TypeError, "no implicit conversion of Integer into String"], [TypeError, "no implicit conversion of String into Integer"], [ArgumentError, "wrong number of arguments (given 5, expected 1..4)"]]

#- eval-to-str
o = Object.new; def o.to_str; "1 + 1"; end; eval(o)
#=> 2

#- eval-frozen-literals
[eval("'a'.frozen?"), eval("# frozen_string_literal: true\n'a'.frozen?")]
#=> [false, true]

#- eval-proc
x = 10; f = eval("proc { |u| u * x }"); x = 3; f[2]
#=> 6

#- eval-nested
x = 2; eval("y = 3; eval('z = 4; x * y * z')")
#=> 24

#- eval-binding-in-eval
b = eval("inner = 8; binding"); b.eval("inner + 1")
#=> 9

#- eval-heredoc-in-text
eval("<<A + <<B\none\nA\ntwo\nB\n")
#=> "one\ntwo\n"

#- eval-begin-rescue
eval("begin; raise ArgumentError, 'a'; rescue => e; e.message; ensure; 1; end")
#=> "a"

#- eval-case-in
config = {name: "n", port: 1}; eval("case config; in {name:, port: Integer => p} then [name, p]; end")
#=> ["n", 1]

#- eval-numbered-parameters
eval("[1, 2].map { _1 + 1 }")
#=> [2, 3]

#- eval-constants-around
module EvalOuter; X = 1; class Inner; Y = 2; def read; eval("[X, Y]"); end; end; end
EvalOuter::Inner.new.read
#=> [1, 2]

#- eval-many-variables
a = 1; b = 2; c = 3; d = 4; e = 5; f = 6; g = 7; h = 8; i = 9; j = 10; eval("k = 11; [a, i, j, k]; j += k"); j
#=> 21

#- eval-global-and-class-variables
class EvalVars; @@n = 3; def self.n; eval("@@n"); end; end
$eval_global = 4; [EvalVars.n, eval("$eval_global")]
#=> [3, 4]

#- eval-parameters
def params(a, b = 2, *c, d:, e: 5, **f, &g); eval("[a, b, c, d, e, f, g]"); end
params(1, 9, 8, d: 4, z: 0)
#=> [1, 9, [8], 4, 5, {:z=>0}, nil]

#- eval-conditional-variable
if false then maybe = 1 end; eval("maybe")
#=> nil

#- eval-defined
v = 1; [eval("defined?(v)"), eval("defined?(w)"), eval("defined?(puts)"), eval("defined?(String)")]
#=> ["local-variable", nil, "method", "constant"]

#- binding-eval
x = 1; b = binding; b.eval("y = x + 1"); b.eval("x = 5"); [b.eval("y"), x, b.local_variable_get(:y), b.local_variable_defined?(:y)]
#=> [2, 5, 2, true]

#- binding-eval-own-variables
b = binding; b.eval("neu = 1"); c = binding; [b.eval("neu"), c.local_variable_defined?(:neu)]
#=> [1, false]

#- binding-eval-file-and-line
binding.eval("[__FILE__, __LINE__]", "p.rb", 3)
#=> ["p.rb", 3]

#- binding-local-variable-set
x = 1; b = binding; b.local_variable_set(:x, 2); b.local_variable_set(:made, 3); [x, b.eval("made + x"), b.local_variables.include?(:made), binding.local_variable_defined?(:made)]
#=> [2, 5, true, false]

#- binding-dup
b = binding; b.eval("one = 1"); c = b.dup; c.eval("two = 2"); [c.eval("one + two"), b.local_variable_defined?(:two)]
#=> [3, false]

#- binding-receiver
class EvalReceiver; def b; binding; end; def to_s; "r"; end; end
EvalReceiver.new.b.receiver.to_s
#=> "r"

#- binding-of-a-method
def locals(a); b = 2; binding; end
l = locals(1); [l.local_variables, l.eval("a + b"), eval("b += 1; b", l), l.local_variable_get(:b)]
#=> [[:a, :b], 3, 3, 3]

#- binding-shared-variables
def shared; n = 1; [binding, -> { n += 1 }]; end
b, f = shared; f.call; b.eval("n += 10"); [f.call, b.local_variable_get(:n)]
#=> [13, 13]

#- binding-errors
b = binding; [[:nope], ["nope"]].map { |a| begin; b.local_variable_get(*a); rescue NameError => e; [e.class, e.message[/\A.*? for /]]; end }
#=> [[NameError, "local variable `nope' is not defined for "], [NameError, "local variable `nope' is not defined for "]]

#- binding-eval-error-keeps-variables
b = binding; begin; b.eval("set = 1; raise 'x'"); rescue; end; b.local_variable_get(:set)
#=> 1

#- binding-in-a-block
r = [1, 2].map { |i| binding }; r.map { |b| b.eval("i") }
#=> [1, 2]

#- binding-yield
def giving; binding; end
giving { 7 }.eval("yield")
#=> 7

#- binding-top-level
[TOPLEVEL_BINDING.receiver.inspect, eval("self", TOPLEVEL_BINDING).inspect]
#=> ["main", "main"]

#- proc-binding
x = 4; f = proc { x }; b = f.binding; b.eval("x += 1"); [x, b.local_variable_get(:x), b.receiver.inspect, eval("x * 2", b)]
#=> [5, 5, "main", 10]

#- proc-binding-of-a-block
def of_block(&b) = b.binding.local_variable_get(:hidden)
hidden = 3; of_block { }
#=> 3

#- proc-binding-of-a-method
begin; :upcase.to_proc.binding; rescue => e; [e.class, e.message]; end
#=> [ArgumentError, "Can't create Binding from C level Proc"]

#- class-eval-text
class EvalClass; end
EvalClass.class_eval("def a; 1; end\nattr_accessor :b\nC = 3"); o = EvalClass.new; o.b = 2; [o.a, o.b, EvalClass::C]
#=> [1, 2, 3]

#- class-eval-makes-methods
class EvalMaker; %w[one two].each_with_index { |n, i| class_eval <<-CODE, __FILE__, __LINE__ + 1
  def #{n}(x = nil)
    [#{n.inspect}, #{i}, x, __LINE__]
  end
CODE
}; end
[EvalMaker.new.one, EvalMaker.new.two(5)]
#=> [["one", 0, nil, 3], ["two", 1, 5, 3]]

#- class-eval-self-and-nesting
class EvalNest; D = 4; end
EvalNest.class_eval("[self, D, Module.nesting]")
#=> [EvalNest, 4, [EvalNest]]

#- class-eval-nesting-inside
module EvalIn; Z = 1; class K; end; def self.go; K.class_eval("[Z, Module.nesting]"); end; end
EvalIn.go
#=> [1, [EvalIn::K, EvalIn]]

#- class-eval-sees-variables
class EvalSees; end
n = 7; EvalSees.class_eval("define_method(:n) { n }"); n = 8; EvalSees.new.n
#=> 8

#- class-eval-private
class EvalPrivate; end
EvalPrivate.class_eval("private; def p1; end; public; def p2; end"); EvalPrivate.class_eval("def p3; end"); [EvalPrivate.private_instance_methods(false), EvalPrivate.instance_methods(false)]
#=> [[:p1], [:p2, :p3]]

#- class-eval-class-variable
class EvalCv; end
EvalCv.class_eval("@@cv = 3; def self.cv; @@cv; end"); [EvalCv.class_variables, EvalCv.cv]
#=> [[:@@cv], 3]

#- class-eval-errors
class EvalBad; end
[[], [5], ["1", "f", 1, 2], ["1", 3]].map { |args| begin; EvalBad.class_eval(*args); rescue => e; [e.class, e.message]; end }
#=> [[ArgumentError, "wrong number of arguments (given 0, expected 1..3)"], [TypeError, "no implicit conversion of Integer into String"], [ArgumentError, "wrong number of arguments (given 4, expected 1..3)"], [TypeError, "no implicit conversion of Integer into String"]]

#- class-eval-block-and-text
begin; String.class_eval("1") { }; rescue => e; [e.class, e.message]; end
#=> [ArgumentError, "wrong number of arguments (given 1, expected 0)"]

#- class-eval-file-in-errors
class EvalFile; end
EvalFile.class_eval("def bad\nraise 'b'\nend", "made.rb", 20); begin; EvalFile.new.bad; rescue => e; e.backtrace[0]; end
#=> "made.rb:21:in `bad'"

#- class-eval-syntax-error
begin; String.class_eval("def x", "g.rb", 50); rescue SyntaxError => e; [e.class, e.message[/\A[^:]+/]]; end
#=> [SyntaxError, "g.rb"]

#- module-eval-text
module EvalModule; end
EvalModule.module_eval("def self.a; 1; end; def b; 2; end; module_function; def c; 3; end"); [EvalModule.a, EvalModule.c, EvalModule.instance_methods(false)]
#=> [1, 3, [:b]]

#- module-eval-of-methods-that-call
module EvalCalls; module_eval("def one(val, _values, result)\n result = val[0]\n result\nend"); end
Object.new.extend(EvalCalls).send(:one, [1], nil, 2)
#=> 1

#- instance-eval-text
o = Object.new; o.instance_variable_set(:@a, 1); [o.instance_eval("@a + 1"), o.instance_eval("@b = 5; self").equal?(o), o.instance_variable_get(:@b)]
#=> [2, true, 5]

#- instance-eval-defines
o = Object.new; o.instance_eval("def hi; :hi; end"); [o.hi, o.singleton_methods, Object.new.respond_to?(:hi)]
#=> [:hi, [:hi], false]

#- instance-eval-of-a-class
class EvalMeta; end
EvalMeta.instance_eval("def made; 1; end"); [EvalMeta.made, EvalMeta.instance_methods(false)]
#=> [1, []]

#- instance-eval-constants
class EvalConst; K = 6; end
EvalConst.new.instance_eval("K")
#=> 6

#- instance-eval-private
class EvalSecret; private def s; 9; end; end
EvalSecret.new.instance_eval("s")
#=> 9

#- instance-eval-of-numbers
[5.instance_eval("self + 1"), :a.instance_eval("to_s"), nil.instance_eval("inspect"), [5, :a].map { |v| begin; v.instance_eval("def x; end"); rescue TypeError => e; e.message; end }]
#=> [6, "a", "nil", ["can't define singleton", "can't define singleton"]]

#- instance-eval-sees-variables
x = 3; "abc".instance_eval("size + x")
#=> 6

#- instance-eval-file-and-line
"".instance_eval("[__FILE__, __LINE__]", "i.rb", 6)
#=> ["i.rb", 6]

#- instance-eval-errors
[[], [5], ["1", "f", 1, 2]].map { |args| begin; Object.new.instance_eval(*args); rescue => e; [e.class, e.message]; end }
#=> [[ArgumentError, "wrong number of arguments (given 0, expected 1..3)"], [TypeError, "no implicit conversion of Integer into String"], [ArgumentError, "wrong number of arguments (given 4, expected 1..3)"]]

#- eval-parsed-values
%w[1 2.5 "a" [1,2] {"a"=>1} nil true 1..3 :s].map { |t| eval(t) }
#=> [1, 2.5, "a", [1, 2], {"a"=>1}, nil, true, 1..3, :s]

#- eval-arithmetic
a = 3; "2 * a + (4 - 1)".then { |t| eval(t) }
#=> 9

#- eval-erb-and-binding
require 'erb'; b = binding; ERB.new("<% n = 5 %><%= n %>").result(b); b.local_variable_get(:n)
#=> 5

#- eval-erb-changes-variables
require 'erb'; v = 1; ERB.new("<% v += 1; [1].each { |q| v += q } %><%= v %>").result(binding) + v.to_s
#=> "33"

#- eval-erb-method
require 'erb'; def page(items); ERB.new("<% items.each do |i| %><%= i %>,<% end %>").result(binding); end
page([1, 2])
#=> "1,2,"

#- eval-define-singleton-method
o = Object.new; n = 2; eval("o.define_singleton_method(:twice) { |x| x * n }"); n = 3; o.twice(4)
#=> 12

#- eval-local-variables
a = 1; b = 2; eval("c = 3; local_variables.sort") & %i[a b c]
#=> [:a, :b, :c]

#- eval-struct-in-text
eval("Struct.new(:a, :b) { def sum; a + b; end }").new(1, 2).sum
#=> 3

#- eval-alias-and-undef
class EvalAlias; def a; 1; end; def c; end; end
EvalAlias.class_eval("alias b a; alias_method :d, :a; undef c; remove_method :a"); [EvalAlias.new.b, EvalAlias.new.d, EvalAlias.instance_methods(false).sort]
#=> [1, 1, [:b, :d]]

#- eval-send
[send(:eval, "1 + 1"), Object.send(:class_eval, "self"), "x".send(:instance_eval, "upcase")]
#=> [2, Object, "X"]

#- eval-method-missing
class EvalMissing; def method_missing(n, *a); self.class.class_eval("def #{n}(*a); [:#{n}, a]; end"); send(n, *a); end; end
e = EvalMissing.new; [e.foo(1), e.foo(2), EvalMissing.instance_methods(false).include?(:foo)]
#=> [[:foo, [1]], [:foo, [2]], true]
