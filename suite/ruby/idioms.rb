# Code as templates and functions have it.

#- use-h-b-2-a-1-x-nil-h-sort-map-k-v-k-v
h = {'b' => 2, 'a' => [1, {'x' => nil}]}; h.sort.map { |k, v| "#{k}=#{v}" }.join("\n")
#=> "a=[1, {\"x\"=>nil}]\nb=2"

#- use-a-1-b-2-0-nil-true-1-2-x-1-to-s
{a: 1, 'b' => 2.0, nil => true, 1..2 => :x, [1] => {}}.to_s
#=> "{:a=>1, \"b\"=>2.0, nil=>true, 1..2=>:x, [1]=>{}}"

#- use-require-json-json-pretty-generate
require 'json'; JSON.pretty_generate({'a' => [], 'b' => {}, 'c' => [1, {'d' => nil}], 'e' => "ü\n\"/"})
#=> "{\n  \"a\": [\n\n  ],\n  \"b\": {\n  },\n  \"c\": [\n    1,\n    {\n      \"d\": null\n    }\n  ],\n  \"e\": \"ü\\n\\\"/\"\n}"

#- use-require-json-a-1-0-b-1e20-c-10-20
require 'json'; [{'a' => 1.0, 'b' => 1e20, 'c' => 10**20, 'd' => :sym, 'e' => nil}.to_json, [1, 'a', nil].to_json, 'x'.to_json, nil.to_json, (1..2).to_json, Object.to_json]
#=> ["{\"a\":1.0,\"b\":1.0e+20,\"c\":100000000000000000000,\"d\":\"sym\",\"e\":null}", "[1,\"a\",null]", "\"x\"", "null", "\"1..2\"", "\"Object\""]

#- use-require-json-json-generate-a-float
require 'json'; JSON.generate('a' => Float::NAN)
#!! JSON::GeneratorError: 1003: NaN not allowed in JSON

#- use-require-json-json-parse-a-1e3-b-0
require 'json'; JSON.parse('{"a": 1e3, "b": -0.5, "c": [true, null], "d": "\u00e9\\u00e9\\n"}', symbolize_names: true)
#=> {:a=>1000.0, :b=>-0.5, :c=>[true, nil], :d=>"éé\n"}

#- use-require-json-json-parse-1-x
require 'json'; JSON.parse('[1] x')
#!! JSON::ParserError: 859: unexpected token at 'x'

#- use-b-1-a-2-a-1-sort-by-n-v-n-v
[['b', 1], ['a', 2], ['a', 1]].sort_by { |n, v| [n, -v] }
#=> [["a", 2], ["a", 1], ["b", 1]]

#- use-w-pear-fig-apple-sort-by-w-w-size
%w[pear fig apple].sort_by { |w| [w.size, w] }.each_with_index.map { |w, i| "#{i + 1}. #{w}" }
#=> ["1. fig", "2. pear", "3. apple"]

#- use-w-a-b-c-each-with-object-with-inde
%w[a b c].each_with_object({}).with_index { |(x, memo), i| memo[x] = i }
#=> {"a"=>0, "b"=>1, "c"=>2}

#- use-hello-world-gsub-o-o-0
'hello world'.gsub(/o/, 'o' => '0')
#=> "hell0 w0rld"

#- use-hello-world-gsub-first-w-w-first-u
'hello world'.gsub(/(?<first>\w)(\w*)/) { "#{$~[:first].upcase}#{$2}" } rescue $!.message
#=> "H W"

#- use-hello-world-gsub-first-w-rest-w-fi
'hello world'.gsub(/(?<first>\w)(?<rest>\w*)/) { "#{$~[:first].upcase}#{$~[:rest]}" }
#=> "Hello World"

#- use-a-b-c-d-split-map-capitalize-join
'a-b_c d'.split(/[-_ ]/).map(&:capitalize).join
#=> "ABCD"

#- use-camelcasestring-gsub-a-z-a-z-a-z-1
'CamelCaseString'.gsub(/([A-Z]+)([A-Z][a-z])/, '\1_\2').gsub(/([a-z\d])([A-Z])/, '\1_\2').downcase
#=> "camel_case_string"

#- use-path-to-file-tar-gz-then-p-file-ba
'path/to/file.tar.gz'.then { |p| [File.basename(p), File.extname(p), File.dirname(p), File.basename(p, '.gz'), p[/[^\/]+\z/]] }
#=> ["file.tar.gz", ".gz", "path/to", "file.tar", "file.tar.gz"]

#- use-a-nb-r-nc-lines-map-chomp
"a\nb\r\nc".lines.map(&:chomp)
#=> ["a", "b", "c"]

#- use-a-n-nb-n-each-line-reject-l-l-stri
"a\n\nb\n".each_line.reject { |l| l.strip.empty? }.map(&:strip)
#=> ["a", "b"]

#- use-key-value-comment-match-k-w-s-s-v
'key = value # comment'.match(/^(?<k>\w+)\s*=\s*(?<v>[^#]*?)\s*(?:#|$)/).named_captures
#=> {"k"=>"key", "v"=>"value"}

#- use-if-foo-bar-w-w-then-1-2-pre-match
if 'foo=bar' =~ /(\w+)=(\w+)/ then [$1, $2, $~.pre_match, $`, $', $&, $+] end
#=> ["foo", "bar", "", "", "", "foo=bar", "bar"]

#- use-y-d-m-d-2020-11-y-m
/(?<y>\d+)-(?<m>\d+)/ =~ '2020-11'; [y, m]
#=> ["2020", "11"]

#- use-2020-11-05-scan-d-map-to-i
'2020-11-05'.scan(/\d+/).map(&:to_i)
#=> [2020, 11, 5]

#- use-a1b22-scan-a-z-d
'a1b22'.scan(/([a-z])(\d+)/)
#=> [["a", "1"], ["b", "22"]]

#- use-x-1-y-2-split-map-kv-kv-split-to-h
'x=1;y=2'.split(';').map { |kv| kv.split('=') }.to_h
#=> {"x"=>"1", "y"=>"2"}

#- use-x-1-y-2-split-to-h-kv-k-v-kv-split
'x=1;y=2'.split(';').to_h { |kv| k, v = kv.split('='); [k.to_sym, v.to_i] }
#=> {:x=>1, :y=>2}

#- use-s-is-d-years-and-1f-done-bob-42-99
'%s is %d years and %.1f%% done' % ['Bob', 42, 99.5]
#=> "Bob is 42 years and 99.5% done"

#- use-abc-tr-a-c-a-c-hello-tr-el-ip-hell
'abc'.tr('a-c', 'A-C') + 'hello'.tr('el', 'ip') + 'hello'.delete('l') + 'aabbcc'.squeeze + 'hello'.count('lo').to_s
#=> "ABChippoheoabc3"

#- use-ab-ljust-5-ab-rjust-5-ab-center-6
'ab'.ljust(5, '.') + '|' + 'ab'.rjust(5) + '|' + 'ab'.center(6, '*')
#=> "ab...|   ab|**ab**"

#- use-az-succ-zz-next-a9-succ-zz-succ-1
'az'.succ + 'zz'.next + 'a9'.succ + 'Zz'.succ + '1.9'.succ
#=> "baaaab0AAa2.0"

#- use-abc-each-char-with-index-to-a-flat
'abc'.each_char.with_index.to_a.flatten
#=> ["a", 0, "b", 1, "c", 2]

#- use-08b-37-o-64-x-255-e-12345-678-g-1e
'%08b' % 37 + ' ' + '%o' % 64 + ' ' + '%X' % 255 + ' ' + '%e' % 12345.678 + ' ' + '%g' % 1e10 + ' ' + '%+.2f' % 1
#=> "00100101 100 FF 1.234568e+04 1e+10 +1.00"

#- use-n-c-d-then-s-s-length-s-bytesize-s
'ünïcödé'.then { |s| [s.length, s.bytesize, s.upcase, s.reverse, s[1..3], s.unpack('U*').first(2), s.ascii_only?] }
#=> [7, 11, "ÜNÏCÖDÉ", "édöcïnü", "nïc", [252, 110], false]

#- use-abc-unpack-c-map-c-c-to-s-16-join
'abc'.unpack('C*').map { |c| c.to_s(16) }.join(':')
#=> "61:62:63"

#- use-616263-pack-h-1-2-pack-n-inspect
['616263'].pack('H*') + [1, 2].pack('n*').inspect
#=> "abc\"\\x00\\x01\\x00\\x02\""

#- use-hello-1-hello-3-2-hello-10-hello-l
['hello'[1..], 'hello'[-3, 2], 'hello'[10], 'hello'[/l+/], 'hello'['ell'], 'hello'[1...-1], 'hello'.slice(0, 2)]
#=> ["ello", "ll", nil, "ll", "ell", "ell", "he"]

#- use-s-hello-s-0-j-s-1-y-s-insert-1-s-3
s = +'hello'; s[0] = 'J'; s[-1..] = 'y!'; s.insert(1, '_'); s << ' ' << 33; s
#=> "J_elly! !"

#- use-s-a-b-c-s-partition-s-rpartition-s
s = 'a,b;c'; [s.partition(/[,;]/), s.rpartition(/[,;]/), s.split(/([,;])/), s.split(',', -1), ''.split(','), ' a  b '.split, 'a,b,,'.split(',')]
#=> [["a", ",", "b;c"], ["a,b", ";", "c"], ["a", ",", "b", ";", "c"], ["a", "b;c"], [], ["a", "b"], ["a", "b"]]

#- use-abc-start-with-a-x-abc-end-with-c
'abc'.start_with?('a', 'x') && 'abc'.end_with?('c') && 'abc'.include?('b') && !'abc'.match?(/d/)
#=> true

#- use-tab-tnew-nnul-0esc-e-uni-u00e9-u-1
"tab\tnew\nnul\0esc\e uni\u00e9 \u{1F600} \x7f".inspect
#=> "\"tab\\tnew\\nnul\\u0000esc\\e unié 😀 \\u007F\""

#- use-eos-gsub-s-indented-more-eos
<<-EOS.gsub(/^\s+/, '')
    indented
      more
    EOS
#=> "indented\nmore\n"

#- use-a-b-one-1-1-two-a-raw-x-n-b
<<~"A" + <<~'B'
  one #{1 + 1}
    two
A
  raw #{x} \n
B
#=> "one 2\n  two\nraw \#{x} \\n\n"

#- use-1-2-3-4-flatten-1-1-1-2-uniq-nil-1
[1, [2, [3, [4]]]].flatten(1) + [1, 1, 2].uniq + [nil, 1, false].compact + [3, 1, 2].sort { |a, b| b <=> a }
#=> [1, 2, [3, [4]], 1, 2, 1, false, 3, 2, 1]

#- use-a-5-3-9-a-min-a-max-a-minmax-a-sum
a = [5, 3, 9]; [a.min, a.max, a.minmax, a.sum, a.sort.reverse, a.index(9), a.include?(3), a.take(2), a.drop(1), a.rotate, a.each_slice(2).to_a, a.partition(&:odd?), a.inject(:*)]
#=> [3, 9, [3, 9], 17, [9, 5, 3], 2, true, [5, 3], [3, 9], [3, 9, 5], [[5, 3], [9]], [[5, 3, 9], []], 135]

#- use-1-2-3-4-each-cons-2-map-a-b-b-a-1
[1, 2, 3, 4].each_cons(2).map { |a, b| b - a } + [1, 2, 3].zip([4, 5, 6], [7, 8, 9]).map(&:sum)
#=> [1, 1, 1, 12, 15, 18]

#- use-1-2-3-4-group-by-even-transform-va
[1, 2, 3, 4].group_by(&:even?).transform_values(&:sum)
#=> {false=>4, true=>6}

#- use-w-a-b-a-c-a-tally-sort-by-k-v-v-k
%w[a b a c a].tally.sort_by { |k, v| [-v, k] }.first(2)
#=> [["a", 3], ["b", 1]]

#- use-1-2-3-cycle-first-7-1-2-3-combinat
[1, 2, 3].cycle.first(7) + [1, 2, 3].combination(2).to_a.flatten + [1, 2].product([3, 4]).flatten + [1, 2, 3].permutation(2).count.then { |x| [x] }
#=> [1, 2, 3, 1, 2, 3, 1, 1, 2, 1, 3, 2, 3, 1, 3, 1, 4, 2, 3, 2, 4, 6]

#- use-a-1-2-3-4-5-a-1-3-a-2-a-1-2-a-valu
a = [1, 2, 3, 4, 5]; [a[1..3], a[-2..], a[1, 2], a.values_at(0, 2, -1, 9), a.first, a.last(2), a.fetch(9, :d), a.dig(0), a.slice(1..), a.bsearch { |x| x >= 3 }]
#=> [[2, 3, 4], [4, 5], [2, 3], [1, 3, 5, nil], 1, [4, 5], :d, 1, [2, 3, 4, 5], 3]

#- use-a-1-2-3-4-a-delete-if-even-a-push
a = [1, 2, 3, 4]; a.delete_if(&:even?); a.push(7).unshift(0).insert(2, 9); a.concat([8]); a.delete(9); a.pop; a.shift; a
#=> [1, 3, 7]

#- use-a-w-x-y-z-a-each-with-index-x-i-a
a = %w[x y z]; a.each_with_index { |x, i| a[i] = x * i }; a.map!(&:upcase).reject!(&:empty?); a
#=> ["Y", "ZZ"]

#- use-a-b-c-1-2-3-4-d-e-f-g-1-2-3-4-a-b
a, *b, c = 1, 2, 3, 4; d, (e, f), g = 1, [2, 3], 4; [a, b, c, d, e, f, g]
#=> [1, [2, 3], 4, 1, 2, 3, 4]

#- use-a-b-5-a-1-b-2-c-7-c-c-1-d-1-d-3-9
a = b = 5; a += 1; b **= 2; c ||= 7; c &&= c + 1; d = [1]; d[3] ||= 9; e = Hash.new(0); e[:x] += 1; [a, b, c, d, e]
#=> [6, 25, 8, [1, nil, nil, 9], {:x=>1}]

#- use-h-b-1-a-2-h-min-by-k-v-v-h-sort-to
h = {b: 1, a: 2}; [h.min_by { |k, v| v }, h.sort.to_h, h.invert, h.key(2), h.any? { |k, v| v > 1 }, h.sum { |k, v| v }, h.find { |k, v| v == 2 }, h.map { |k, v| [k, v * 2] }.to_h, h.each_with_index.to_a, h.reduce(0) { |s, (k, v)| s + v }, h.partition { |k, v| v > 1 }, h.group_by { |k, v| v.odd? }, h.sort_by { |k, v| -v }, h.to_a.transpose, h.filter_map { |k, v| k if v > 1 }, h.each_slice(1).to_a, h.zip([1, 2])]
#=> [[:b, 1], {:a=>2, :b=>1}, {1=>:b, 2=>:a}, :a, true, 3, [:a, 2], {:b=>2, :a=>4}, [[[:b, 1], 0], [[:a, 2], 1]], 3, [[[:a, 2]], [[:b, 1]]], {true=>[[:b, 1]], false=>[[:a, 2]]}, [[:a, 2], [:b, 1]], [[:b, :a], [1, 2]], [:a], [[[:b, 1]], [[:a, 2]]], [[[:b, 1], 1], [[:a, 2], 2]]]

#- use-h-a-1-b-c-2-h-dig-b-c-h-merge-a-5
h = {a: 1, b: {c: 2}}; [h.dig(:b, :c), h.merge({a: 5, d: 6}) { |k, o, n| o + n }, h.select { |k, v| v == 1 }, h.reject { |k, v| v == 1 }, h.slice(:a), h.except(:a), h.key?(:a), h.value?(1), h.fetch(:z, 0), h.fetch(:z) { |k| k.to_s }, h.transform_keys(&:to_s), h.compact, h.count, h.entries.size, h.to_a.flatten(1), h.default, h.delete(:zz), h.filter_map { |k, v| v if v.is_a?(Integer) }]
#=> [2, {:a=>6, :b=>{:c=>2}, :d=>6}, {:a=>1}, {:b=>{:c=>2}}, {:a=>1}, {:b=>{:c=>2}}, true, true, 0, "z", {"a"=>1, "b"=>{:c=>2}}, {:a=>1, :b=>{:c=>2}}, 2, 2, [:a, 1, :b, {:c=>2}], nil, nil, [1]]

#- use-h-h-list-h-list-1-h-n-m-2-h-store
h = {}; h[:list] ||= []; h[:list] << 1; (h[:n] ||= {})[:m] = 2; h.store('s', 3); h.update(t: 4); h.delete(:t); h.length.times { }; h
#=> {:list=>[1], :n=>{:m=>2}, "s"=>3}

#- use-def-deep-h-h-transform-values-v-v
def deep(h) = h.transform_values { |v| v.is_a?(Hash) ? deep(v) : v.to_s }
deep({a: 1, b: {c: nil}})
#=> {:a=>"1", :b=>{:c=>""}}

#- use-def-merge-a-b-a-merge-b-x-y-x-is-a
def merge(a, b) = a.merge(b) { |_, x, y| x.is_a?(Hash) && y.is_a?(Hash) ? merge(x, y) : y }
merge({a: {b: 1, c: 2}}, {a: {c: 3}, d: 4})
#=> {:a=>{:b=>1, :c=>3}, :d=>4}

#- use-class-v-include-comparable-attr-re
class V; include Comparable; attr_reader :p; def initialize(s) = @p = s.split('.').map(&:to_i); def <=>(o) = p <=> o.p; def to_s = p.join('.'); end
[V.new('1.10') > V.new('1.9'), [V.new('2.0'), V.new('1.1')].min.to_s, V.new('1.0').between?(V.new('0.9'), V.new('1.1')), V.new('3').clamp(V.new('1'), V.new('2')).to_s, V.new('1.0') == V.new('1.0')]
#=> [true, "1.1", true, "2", true]

#- use-class-conf-def-initialize-d-def-me
class Conf; def initialize = @d = {}; def method_missing(n, *a, &b) = n.to_s.end_with?('=') ? @d[n.to_s.chomp('=').to_sym] = a.first : @d.fetch(n) { super }; def respond_to_missing?(n, p = false) = @d.key?(n) || super; end
c = Conf.new; c.x = 5; [c.x, c.respond_to?(:x), c.respond_to?(:y), (c.y rescue $!.class)]
#=> [5, true, false, NoMethodError]

#- use-module-greet-def-self-included-b-b
module Greet; def self.included(b) = b.extend(CM); module CM; def make(*a) = new(*a); end; def hi = "hi #{name}"; end
class Per; include Greet; attr_reader :name; def initialize(n) = @name = n; end
[Per.make('x').hi, Per.include?(Greet), Per.ancestors.first(2), Per.instance_methods(false), Per.new('y').is_a?(Greet)]
#=> ["hi x", true, [Per, Greet], [:name], true]

#- use-class-meta-w-a-b-each-n-define-met
class Meta; %w[a b].each { |n| define_method("get_#{n}") { |x = 1| "#{n}#{x}" } }; class << self; def k = :k; attr_accessor :cfg; end; self.cfg = 5; end
[Meta.new.get_a, Meta.new.get_b(2), Meta.k, Meta.cfg, Meta.new.public_send(:get_a), Meta.instance_method(:get_a).arity, Meta.new.respond_to?(:get_b)]
#=> ["a1", "b2", :k, 5, "a1", -1, true]

#- use-x-10-add-y-x-y-x-20-add-1-add-2-1
x = 10; add = ->(y) { x + y }; x = 20; [add.(1), add[2], [1, 2].map(&add), (add >> ->(z) { z * 2 }).call(1), add.curry.(3), add.arity, add.lambda?, proc { |a, (b, c), *d, e: 5| [a, b, c, d, e] }.call(1, [2, 3], 4)]
#=> [21, 22, [21, 22], 42, 23, 1, true, [1, 2, 3, [4], 5]]

#- use-def-y2-yield-1-2-end-y2-a-a-y2-a-b
def y2; yield 1, 2; end
[y2 { |a| a }, y2 { |a, b| [a, b] }, y2 { |*a| a }, y2 { |a, (b, c)| [a, b, c] }, y2 { |a, b, c| c }]
#=> [1, [1, 2], [1, 2], [1, 2, nil], nil]

#- use-def-r-x-return-neg-x-if-x-0-1-2-3
def r(x); return :neg, x if x < 0; [1, 2, 3].each { |i| return i if i > x }; :none; ensure; @e = true; end
[r(-1), r(1), r(5), @e]
#=> [[:neg, -1], 2, :none, true]

#- use-n-0-begin-n-1-raise-argumenterror
n = 0; begin; n += 1; raise ArgumentError, "try #{n}" if n < 3; n; rescue ArgumentError => e; retry if n < 3; e.message; else; "ok #{n}"; ensure; n = 100; end
#=> "ok 3"

#- use-begin-begin-raise-a-rescue-e-raise
begin; begin; raise 'a'; rescue => e; raise TypeError, 'b'; end; rescue => e; [e.class, e.message, e.cause.message, e.backtrace.class, e.full_message(highlight: false).lines.first.include?('b')]; end
#=> [TypeError, "b", "a", Array, true]

#- use-class-myerr-standarderror-def-init
class MyErr < StandardError; def initialize(m = 'default msg') = super; end
[(raise MyErr rescue $!.message), (raise MyErr, 'x' rescue $!.message), (raise MyErr.new('y') rescue $!.inspect)]
#=> ["default msg", "x", "#<MyErr: y>"]

#- use-r-1-2-3-4-each-with-index-select-x
r = [1, 2, 3, 4].each_with_index.select { |x, i| i.odd? }.map(&:first); s = (1..10).step(3).to_a; t = 10.downto(7).to_a; u = 1.upto(3).reduce(:+); v = 3.times.to_a; [r, s, t, u, v]
#=> [[2, 4], [1, 4, 7, 10], [10, 9, 8, 7], 6, [0, 1, 2]]

#- use-i-0-out-while-true-i-1-next-if-i-o
i = 0; out = []; while true; i += 1; next if i.odd?; break if i > 6; out << i; end; until i.zero?; i -= 1; end; out << i; loop { i += 1; break out << i if i > 2 }; out
#=> [2, 4, 6, 0, 3]

#- use-case-1-x-nil-3-5-s-1-2-r-a-1-map-v
case [1, 'x', nil, 3.5, :s, 1..2, /r/, {a: 1}].map { |v| case v when Integer, Float then :num when String, Symbol then :txt when nil then :nil when Range then :rng when ->(x) { x.is_a?(Regexp) } then :re else :other end } when Array then $~ || 'arr' end
#=> "arr"

#- use-v-15-r-if-v-15-0-then-fb-elsif-v-5
v = 15; r = if v % 15 == 0 then 'fb' elsif v % 5 == 0 then 'b' else v end; s = (v > 10 and v < 20) ? 'in' : 'out'; t = v unless v.zero?; u = [*1..3, *'a'..'c']; [r, s, t, u, (not true), !v.nil?]
#=> ["fb", "in", 15, [1, 2, 3, "a", "b", "c"], false, true]

#- use-a-nil-a-length-a-to-a-a-to-s-a-ins
a = nil; [a&.length, a.to_a, a.to_s, a.inspect, a.nil?, a || 'd', (a.foo rescue 'err'), [nil, 1].first.to_i, nil.to_h, nil & true]
#=> [nil, [], "", "nil", true, "d", "err", 0, {}, false]

#- use-1-2-a-b-1-2-1-3-nil-1-1-1-0-1-eql
[1 <=> 2, 'a' <=> 'b', [1, 2] <=> [1, 3], nil <=> 1, 1 == 1.0, 1.eql?(1.0), 1.equal?(1), 'a'.equal?('a'), :a.equal?(:a), 1.hash == 1.0.hash]
#=> [-1, -1, -1, nil, true, false, true, false, true, false]

#- use-10-divmod-3-7-2-7-3-7-remainder-3
[10.divmod(3), -7 / 2, -7 % 3, -7.remainder(3), 7.fdiv(2), 2**10, 2**-1, 10.gcd(4), 10.lcm(4), 255.to_s(2), '11'.to_i(2), 3.7.floor, 3.2.ceil, 3.5.round, -3.5.round, 3.14159.round(2), 1234.5678.truncate(1), 1_000_000.to_s.reverse.scan(/\d{1,3}/).join(',').reverse]
#=> [[3, 1], -4, 2, -1, 3.5, 1024, (1/2), 2, 20, "11111111", 3, 3, 4, 4, -4, 3.14, 1234.5, "1,000,000"]

#- use-1e3-1-0-1e20-1e-5-100-0-1e16-12345
[1e3, 1.0, 1e20, 1e-5, 100.0, 1e16, 123456789.123456789, 0.1 + 0.2, 1/3r, 10.0.to_s, 1e2.to_i, 3.0 * 1.1]
#=> [1000.0, 1.0, 1.0e+20, 1.0e-05, 100.0, 1.0e+16, 123456789.12345679, 0.30000000000000004, (1/3), "10.0", 100, 3.3000000000000003]

#- use-5-between-1-10-5-clamp-3-5-pred-5
[5.between?(1, 10), 5.clamp(..3), 5.pred, 5.succ, 5.bit_length, 5[0], ~5, 5 & 3, 5 | 3, 5 ^ 3, 5 << 2, 5 >> 1, 5.zero?, 5.positive?, 5.digits, 65.chr, 3.14.to_i, 5.0.to_i, '12abc'.to_i, '3.7xyz'.to_f, 'abc'.to_i, '0x1A'.hex, '777'.oct, '1_000'.to_i]
#=> [true, 3, 4, 6, 3, 1, -6, 1, 7, 6, 20, 2, false, true, [5], "A", 3, 5, 12, 3.7, 0, 26, 511, 1000]

#- use-require-set-a-set-1-2-3-b-set-2-3
require 'set'; a = Set[1, 2, 3]; b = Set[2, 3, 4]; [a | b, a & b, a - b, a ^ b, a.subset?(Set[1, 2, 3, 4]), a.include?(2), a.add?(1), a.add(9).size, a.to_a.sort, a.map { |x| x % 2 }.to_set, Set.new([1, 1]), a == Set[3, 2, 1, 9], a.group_by(&:odd?), a.partition(&:even?)]
#=> [#<Set: {1, 2, 3, 4}>, #<Set: {2, 3}>, #<Set: {1}>, #<Set: {4, 1}>, true, true, nil, 4, [1, 2, 3, 9], #<Set: {1, 0}>, #<Set: {1}>, true, {true=>[1, 3, 9], false=>[2]}, [[2], [1, 3, 9]]]

#- use-p2-struct-new-x-y-do-def-dist-math
P2 = Struct.new(:x, :y) do def dist = Math.sqrt(x**2 + y**2); def to_s = "(#{x}, #{y})"; end
p1 = P2.new(3, 4); [p1.dist, p1.to_s, "#{p1}", p1.inspect, p1 == P2.new(3, 4), p1.to_a, p1.to_h, p1.members, p1[0], p1['y'], p1[:x], P2.members, p1.each.to_a, (p1.x += 1), p1.eql?(P2.new(4, 4)), p1.values_at(0, 1), p1.dig(:x), P2.new(1).y]
#=> [5.0, "(3, 4)", "(3, 4)", "#<struct P2 x=3, y=4>", true, [3, 4], {:x=>3, :y=>4}, [:x, :y], 3, 4, 3, [:x, :y], [3, 4], 4, true, [4, 4], 4, nil]

#- use-k2-struct-new-a-b-keyword-init-tru
K2 = Struct.new(:a, :b, keyword_init: true); k = K2.new(a: 1, b: 2); [k, k.to_h, (K2.new(1, 2) rescue $!.message), k.dup.tap { |d| d.a = 9 }.a, k.a]
#=> [#<struct K2 a=1, b=2>, {:a=>1, :b=>2}, "wrong number of arguments (given 2, expected 0)", 9, 1]

#- use-require-ostruct-o-openstruct-new-a
require 'ostruct'; o = OpenStruct.new(a: 1, 'b' => 2); o.c = 3; o[:d] = 4; [o, o.a, o.b, o.z, o.to_h, o.respond_to?(:c), o.dig(:a), o.delete_field(:a), o == OpenStruct.new(b: 2, c: 3, d: 4), o.each_pair.to_a]
#=> [#<OpenStruct b=2, c=3, d=4>, 1, 2, nil, {:a=>1, :b=>2, :c=>3, :d=>4}, true, 1, 1, true, [[:b, 2], [:c, 3], [:d, 4]]]

#- use-require-ipaddr-i-ipaddr-new-192-16
require 'ipaddr'; i = IPAddr.new('192.168.1.77/24'); [i.to_s, i.to_range.first.to_s, i.to_range.last.to_s, i.include?(IPAddr.new('192.168.1.5')), i.prefix, i.inspect, i.ipv4?, IPAddr.new('10.0.0.1').succ.to_s, IPAddr.new('10.0.0.1').to_i, IPAddr.new('::1').ipv6?, IPAddr.new('10.0.0.5') <=> IPAddr.new('10.0.0.6'), IPAddr.new('10.0.0.1').reverse, IPAddr.new('2001:db8::/32').to_range.first.to_s, IPAddr.new('10.1.2.3').mask(16).to_s, i.to_string, IPAddr.new('fe80::1').link_local?, IPAddr.new('10.0.0.1').private?, IPAddr.new('127.0.0.1').loopback?, IPAddr.new('1.2.3.4').hton.bytes, IPAddr.new('10.0.0.0/8') === '10.2.3.4']
#=> ["192.168.1.0", "192.168.1.0", "192.168.1.255", true, 24, "#<IPAddr: IPv4:192.168.1.0/255.255.255.0>", true, "10.0.0.2", 167772161, true, -1, "1.0.0.10.in-addr.arpa", "2001:db8::", "10.1.0.0", "192.168.1.0", true, true, true, [1, 2, 3, 4], true]

#- use-require-uri-u-uri-parse-https-user
require 'uri'; u = URI.parse('https://user:pw@host.example.com:8443/p/a?q=1&r=a%20b#frag'); [u.scheme, u.userinfo, u.user, u.password, u.host, u.port, u.path, u.query, u.fragment, u.to_s, u.request_uri, u.class, URI.join('http://a/b/c', '../d').to_s, URI.encode_www_form(a: 1, b: 'x y', c: ['d', 'e']), URI.decode_www_form('a=1&b=x+y'), URI.encode_www_form_component('a b/c'), u.default_port, u.absolute?, u.hostname, URI('http://[::1]/').hostname, (URI.parse('http://bad host') rescue $!.message), URI.regexp.class, 'http://x' =~ URI::DEFAULT_PARSER.make_regexp]
#=> ["https", "user:pw", "user", "pw", "host.example.com", 8443, "/p/a", "q=1&r=a%20b", "frag", "https://user:pw@host.example.com:8443/p/a?q=1&r=a%20b#frag", "/p/a?q=1&r=a%20b", URI::HTTPS, "http://a/d", "a=1&b=x+y&c=d&c=e", [["a", "1"], ["b", "x y"]], "a+b%2Fc", 443, true, "host.example.com", "::1", "bad URI(is not URI?): \"http://bad host\"", Regexp, 0]

#- use-require-shellwords-shellwords-spli
require 'shellwords'; [Shellwords.split("a 'b c' \"d e\" f\\ g"), Shellwords.escape("it's $x"), %w[a b\ c].shelljoin, 'x y'.shellescape, 'a "b'.then { |s| s.shellsplit rescue $!.message }]
#=> [["a", "b c", "d e", "f g"], "it\\'s\\ \\$x", "a b\\ c", "x\\ y", "Unmatched quote: \"a \\\"b\""]

#- use-require-digest-require-base64-dige
require 'digest'; require 'base64'; [Digest::MD5.hexdigest('a'), Digest::SHA1.base64digest('a'), Digest::SHA256.digest('a').bytesize, Digest::SHA512.new.update('a').hexdigest[0, 8], Base64.encode64('x' * 50), Base64.strict_encode64('ab'), Base64.urlsafe_encode64("\xff\xfe"), Base64.decode64('YWI='), Base64.strict_decode64('YWI=') , (Base64.strict_decode64('YW') rescue $!.message)]
#=> ["0cc175b9c0f1b6a831c399e269772661", "hvfkN/qlp/zhXR3cuerq6jd2Z7g=", 32, "1f40fc92", "eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4\neHh4eHg=\n", "YWI=", "__4=", "ab", "ab", "invalid base64"]

#- use-require-pathname-p-pathname-new-a
require 'pathname'; p = Pathname.new('/a/b/../c.txt'); [p.cleanpath, p.basename, p.dirname, p.extname, p.absolute?, p + 'x', p.relative_path_from(Pathname.new('/a')).to_s, p.each_filename.to_a, p.parent.to_s, p.sub_ext('.md').to_s, Pathname.new('a') / 'b', p.to_s, Pathname('x').join('y', '/z').to_s, p.root?, p <=> Pathname.new('/b'), p == Pathname.new('/a/b/../c.txt'), "#{p}"]
#=> [#<Pathname:/a/c.txt>, #<Pathname:c.txt>, #<Pathname:/a/b/..>, ".txt", true, #<Pathname:/a/b/../c.txt/x>, "c.txt", ["a", "b", "..", "c.txt"], "/a/b/..", "/a/b/../c.md", #<Pathname:a/b>, "/a/b/../c.txt", "/z", false, -1, true, "/a/b/../c.txt"]

#- use-require-stringio-s-stringio-new-l1
require 'stringio'; s = StringIO.new("l1\nl2\nl3"); [s.gets, s.read(2), s.eof?, s.rewind, s.each_line.to_a, s.string.size, StringIO.new.tap { |o| o.puts 'a', [1, [2]]; o.print 'b'; o << 'c'; o.printf('%d', 5); o.write('z') }.string]
#=> ["l1\n", "l2", false, 0, ["l1\n", "l2\n", "l3"], 8, "a\n1\n2\nbc5z"]

#- use-require-strscan-s-stringscanner-ne
require 'strscan'; s = StringScanner.new('key: 42'); [s.scan(/\w+/), s.skip(/:\s*/), s.check(/\d/), s.scan(/\d+/).to_i, s.eos?, s.pos, s.pre_match, s.matched, (s.reset; s.scan_until(/:/)), s.rest, s.getch, s.peek(2), s.unscan.pos, s.string]
#=> ["key", 2, "4", 42, true, 7, "key: ", "42", "key:", " 42", " ", "42", 4, "key: 42"]

#- use-gem-version-new-1-10-0-gem-version
[Gem::Version.new('1.10.0') > Gem::Version.new('1.9'), Gem::Version.new('2.0.0.rc1').prerelease?, Gem::Version.new('1.2.3').bump.to_s, Gem::Version.new('1.2.3').segments, Gem::Requirement.new('~> 1.2').satisfied_by?(Gem::Version.new('1.9')), Gem::Requirement.new('>= 1', '< 2').to_s, Gem::Version.correct?('1.x'), Gem::Version.create('3') <=> Gem::Version.new('3.0'), %w[1.10 1.9 1.2].sort_by { |v| Gem::Version.new(v) }, Gem::Version.new('1.0.a') < Gem::Version.new('1.0'), Gem::Dependency.new('x', '~> 1.0').match?('x', '1.5')]
#=> [true, true, "1.3", [1, 2, 3], true, ">= 1, < 2", true, 0, ["1.2", "1.9", "1.10"], true, true]

#- use-def-opts-a-b-kw-blk-a-b-kw-blk-cal
def opts(a, b = {}, **kw, &blk) = [a, b, kw, blk&.call]
[opts(1), opts(1, {x: 1}), opts(1, x: 1), opts(1, {y: 2}, z: 3) { 4 }, opts(*[1, 2], **{k: 1})]
#=> [[1, {}, {}, nil], [1, {:x=>1}, {}, nil], [1, {}, {:x=>1}, nil], [1, {:y=>2}, {:z=>3}, 4], [1, 2, {:k=>1}, nil]]

#- use-def-a1-b1-def-b1-a-k-b-a-k-b-call
def a1(...) = b1(...)
def b1(*a, **k, &b) = [a, k, b&.call]
a1(1, 2, x: 3) { 4 }
#=> [[1, 2], {:x=>3}, 4]

#- use-g-1-def-gg-g-1-gg-gg-g-defined-g-d
$g = 1; def gg = $g += 1; gg; gg; [$g, defined?($g), defined?($nope), defined?(foo), defined?(String), defined?(@a), defined?(puts), defined?(3 + 3), defined?(yield), __method__.inspect]
#=> [3, "global-variable", nil, nil, "constant", nil, "method", "method", nil, "nil"]

#- use-a-1-2-3-freeze-a-4-rescue-message
a = [1, 2, 3].freeze; [(a << 4 rescue $!.message), a.frozen?, a.dup.frozen?, a.clone.frozen?, ('lit'.frozen?), :s.frozen?, 1.frozen?, ({a: 1}.freeze.merge(b: 2)), ('abc'.freeze.upcase!  rescue $!.class), (CONST = %w[a].freeze).first.frozen?]
#=> ["can't modify frozen Array: [1, 2, 3]", true, false, true, false, true, true, {:a=>1, :b=>2}, FrozenError, false]

#- use-file-line-dir-class-1-2-3-size-lin
[__FILE__, __LINE__, __dir__.class, [1, 2,
 3].size, __LINE__]
#=> ["case.rb", 1, String, 3, 2]

#- use-w-a-b-i-c-d-q-it-s-q-1-x-a-b-c-d-1
%w[a b] + %i[c d] + [%q(it's), %Q(#{1}), %(x)] + [?a, :'b c', :"d#{1}", 'e' 'f']
#=> ["a", "b", :c, :d, "it's", "1", "x", "a", :"b c", :d1, "ef"]

#- use-puts-out-define-singleton-method-e
puts_out = []; define_singleton_method(:emit) { |x| puts_out << x; self }; emit(1).emit(2); [puts_out, singleton_methods.include?(:emit)]
#=> [[1, 2], true]

#- use-class-object-def-try-it-m-respond
class Object; def try_it(m) = respond_to?(m) ? public_send(m) : nil; end; class Integer; def double = self * 2; end; [5.try_it(:double), 'x'.try_it(:nope), 5.double]
#=> [10, nil, 10]

#- use-class-par-def-self-inherited-k-sub
class Par; def self.inherited(k) = ((@subs ||= []) << k.name; super); def self.subs = @subs; end; class Ch1 < Par; end; class Ch2 < Par; end; [Par.subs, Ch1.superclass, Par.subclasses.map(&:name).sort, Ch1.new.is_a?(Par), Ch1 <= Par, Par <=> Ch1]
#=> [["Ch1", "Ch2"], Par, ["Ch1", "Ch2"], true, true, 1]

#- use-class-cv-n-0-n-1-def-self-inc-n-1
class Cv; @@n = 0; N = [1]; def self.inc = @@n += 1; def n = @@n; class << self; private def hid = 1; end; end; Cv.inc; [Cv.new.n, Cv.class_variable_get(:@@n), Cv.class_variables, (Cv.hid rescue $!.message), Cv.const_get(:N), Cv.constants]
#=> [1, 1, [:@@n], "private method `hid' called for Cv:Class", [1], [:N]]

#- use-e-enumerator-new-y-3-times-i-y-i-y
e = Enumerator.new { |y| 3.times { |i| y << i; y.yield i * 10 } }; [e.to_a, e.next, e.next, e.peek, e.size, e.with_index(1).to_a.last, e.lazy.select(&:even?).first(2), e.rewind.next, e.each_slice(2).first]
#=> [[0, 0, 1, 10, 2, 20], 0, 0, 1, nil, [20, 6], [0, 0], 0, [0, 0]]

#- use-f-hash-new-h-n-h-n-n-2-n-h-n-1-h-n
f = Hash.new { |h, n| h[n] = n < 2 ? n : h[n - 1] + h[n - 2] }; [f[40], f.size, f.default_proc.class]
#=> [102334155, 41, Proc]

#- use-1-float-infinity-lazy-map-x-x-x-re
(1..Float::INFINITY).lazy.map { |x| x * x }.reject(&:even?).take_while { |x| x < 100 }.to_a + (1..3).each_entry.to_a + (1..20).each_slice(7).map(&:sum) + ('a'..'e').each_cons(2).map(&:join) + [(1...10).size, (1..10) % 3].map { |x| x.respond_to?(:to_a) ? x.to_a : x }
#=> [1, 9, 25, 49, 81, 1, 2, 3, 28, 77, 105, "ab", "bc", "cd", "de", 9, [1, 4, 7, 10]]

#- use-foo-bar-w-price-30-b-d-axbx-sub-x
['foo.bar'[/(?<=\.)\w+/], 'price: $30'[/(?<!\$)\b\d+/], 'aXbX'.sub(/X(?!.*X)/, '-'), 'foobar'[/foo(?=bar)/], 'ab12'[/[[:alpha:]]+/], 'été'[/\p{L}+/], 'a1 b2'.gsub(/(?<l>[a-z])(?<d>\d)/, '\k<d>\k<l>'), 'aaa'[/a{2}/], 'aaa'[/a+?/], "a\nb"[/a.b/m], 'A'[/a/i], 'a b'[/a\ b # c/x]]
#=> ["bar", nil, "aXb-", "foo", "ab", "été", "1a 2b", "aa", "a", "a\nb", "A", "a b"]

#- use-foo-sub-o-k-o-x-a-r-nb-nc-split-r
['foo'.sub(/o\K o?/, 'x'), "a\r\nb\nc".split(/\R/), 'x1y2'.scan(/\G[a-z]\d/), 'ab' =~ /\Ab/, "a\nb" =~ /^b$/, "ab\n" =~ /b\Z/, "ab\n" =~ /b\z/, 'foo bar'[/\bbar\b/], 'a,b'[/[^,]+/], '日本語'[/\p{Han}+/], 'abc'.match(/(?:a)(b)(c)?/).captures, 'aabb'[/(a)\1(b)\2/]]
#=> ["foo", ["a", "b", "c"], ["x1", "y2"], nil, 2, 1, nil, "bar", "a", "日本語", ["b", "c"], "aabb"]

#- use-m-john-smith-42-match-first-w-last
m = 'John Smith 42'.match(/(?<first>\w+) (?<last>\w+) (?<age>\d+)/); [m[:first], m['last'], m[3], m.names, m.begin(:age), m.end(0), m.offset(1), m.pre_match, m.post_match, m.to_a, m.values_at(1, 3), m.size, m.string, m.regexp.source, m.deconstruct_keys([:first])] rescue $!.message
#=> "undefined method `deconstruct_keys' for #<MatchData \"John Smith 42\" first:\"John\" last:\"Smith\" age:\"42\">"

#- use-regexp-escape-a-b-c-d-regexp-union
[Regexp.escape('a.b*c[d]'), Regexp.union('a.b', /c|d/i), Regexp.union(%w[x y]), Regexp.new('a', Regexp::IGNORECASE | Regexp::EXTENDED), /a/mix.inspect, /a/.source, /a/i.options, /a/ == /a/, /(?<n>x)/.names, /x/.match?('x'), (/a/ =~ nil), Regexp.last_match, /a/.to_s, /#{'b'}c/, /a/ === 'cat', /(.)(.)/.match('ab').to_a, %r{/x/}.inspect]
#=> ["a\\.b\\*c\\[d\\]", /a\.b|(?i-mx:c|d)/, /x|y/, /a/ix, "/a/mix", "a", 1, true, ["n"], true, nil, nil, "(?-mix:a)", /bc/, true, ["ab", "a", "b"], "/\\/x\\//"]

#- use-2020-01-02t03-04-05z-match-d-d-d-m
'2020-01-02T03:04:05Z'.match(/(\d+)-(\d+)-(\d+)/) { |m| m.captures.map(&:to_i) }
#=> [2020, 1, 2]

#- use-key1-v1-key2-v2-scan-w-w-each-with
"key1=v1&key2=v2".scan(/(\w+)=(\w+)/).each_with_object({}) { |(k, v), h| h[k] = v }
#=> {"key1"=>"v1", "key2"=>"v2"}

#- use-5s-5s-05d-x-x-o-b-b-08-3f-d-d-e-e
['%5s|%-5s|%05d|%x|%#x|%#o|%b|%#b|%08.3f|%+d|% d|%e|%E|%g|%G|%a' % ['a', 'b', 42, 255, 255, 8, 5, 5, 3.14159, 5, 5, 12345.678, 0.00012, 1e-5, 1e10, 1.0], '%c%c' % [65, 'B'], '%%', '%s' % nil, '%p' % [nil], '%-10p|' % [:a], '%.2s' % 'abc', '%3$s %1$s' % %w[a b c], '%*d' % [5, 42], '%-*d|' % [5, 42], '%<a>05.1f' % {a: 2.25}, '%{a}-%{b}' % {a: 1, b: nil}]
#=> ["    a|b    |00042|ff|0xff|010|101|0b101|0003.142|+5| 5|1.234568e+04|1.200000E-04|1e-05|1E+10|0x1p+0", "AB", "%%", "", "nil", ":a        |", "ab", "c a", "   42", "42   |", "002.2", "1-"]

#- use-d-3-99-d-0x1f-d-0b11-f-1-s-sym-s-1
['%d' % 3.99, '%d' % '0x1f', '%d' % '0b11', '%f' % 1, '%s' % :sym, '%s' % [[1, 2]], '%d%%' % 50, '%010.4f' % -3.14159, '%+x' % -255, '%x' % -255, '%b' % -5, '%o' % -8, '%.3e' % 0, '%.0f' % 0.5, '%.0f' % 1.5, '%.10g' % 0.1, '%s and %s' % %w[a b]]
#=> ["3", "31", "3", "1.000000", "sym", "[1, 2]", "50%", "-0003.1416", "-ff", "..f01", "..1011", "..70", "0.000e+00", "0", "2", "0.1", "a and b"]

#- use-1-2-3-pack-c-65-66-pack-u-abc-pack
[[1, 2, 3].pack('C*'), [65, 66].pack('U*'), ['abc'].pack('m'), ['abc'].pack('m0'), ['616263'].pack('H*'), [1].pack('N'), [1].pack('v'), [1, 2].pack('s>l<'), ['a', 'b'].pack('A3a3'), ['abc'].pack('Z*'), [1.5].pack('g'), [2**40].pack('Q>'), ['x'].pack('x2a'), [-1].pack('c')]
#=> ["\x01\x02\x03", "AB", "YWJj\n", "YWJj", "abc", "\x00\x00\x00\x01", "\x01\x00", "\x00\x01\x02\x00\x00\x00", "a  b\x00\x00", "abc\x00", "?\xC0\x00\x00", "\x00\x00\x01\x00\x00\x00\x00\x00", "\x00\x00x", "\xFF"]

#- use-x01-x02-x03-x04-unpack-n-x01-x02-u
["\x01\x02\x03\x04".unpack('N'), "\x01\x02".unpack('C2'), "abc\0\0".unpack('Z*'), "abc  ".unpack('A*'), 'YWJj'.unpack1('m'), "\xff\xff".unpack('s'), "\xff\xff".unpack('S'), 'abc'.unpack('a1 x1 a1'), "\x00\x00\x80\x3f".unpack('e'), 'ab'.unpack('B8B8'), 'ab'.unpack('b*'), 'ü'.unpack('U*'), 'ü'.unpack('C*'), 'abc'.unpack1('@1a')]
#=> [[16909060], [1, 2], ["abc"], ["abc"], "abc", [-1], [65535], ["a", "c"], [1.0], ["01100001", "01100010"], ["1000011001000110"], [252], [195, 188], "b"]

#- use-encode-iso-8859-1-bytes-xfc-force
["ü".encode('ISO-8859-1').bytes, "\xfc".force_encoding('ISO-8859-1').encode('UTF-8'), "a\xffb".scrub('?'), "a\xff".valid_encoding?, 'ü'.b, 'ü'.bytes.size, 'ü'.encoding.name, 'abc'.force_encoding('ASCII-8BIT').encoding.to_s, ('ü'.encode('US-ASCII') rescue $!.message), 'ü'.encode('US-ASCII', undef: :replace), 'ü'.encode('US-ASCII', fallback: { 'ü' => 'ue' }), 'ü'.encode('US-ASCII', invalid: :replace, undef: :replace, replace: 'u'), 'ü'.encode(xml: :text), '<ü>'.encode('US-ASCII', xml: :text)]
#=> [[252], "ü", "a?b", false, "\xC3\xBC", 2, "UTF-8", "ASCII-8BIT", "U+00FC from UTF-8 to US-ASCII", "?", "ue", "u", "ü", "&lt;&#xFC;&gt;"]

#- use-upcase-downcase-i-downcase-capital
'ß'.upcase + 'ǅ'.downcase + 'İ'.downcase + 'ﬃ'.capitalize + 'ÀÉ'.swapcase + 'straße'.casecmp?('STRASSE').to_s
#=> "SSǆi̇Ffiàétrue"

#- use-a-e-a-e-to-a-join-aa-ad-to-a-08-11
['a'.."e", ('a'..'e').to_a.join, ('aa'..'ad').to_a, ('08'..'11').to_a, ('A'..'C').include?('B'), ('a'..'z').cover?('mm'), 'a'.next, 'Az'.next, 'zZ9'.next, '-9'.next, ''.next, 'a-'.next]
#=> ["a".."e", "abcde", ["aa", "ab", "ac", "ad"], ["08", "09", "10", "11"], true, true, "b", "Ba", "aaA0", "-10", "", "b-"]

#- use-require-date-d-date-new-2020-1-31
require 'date'; d = Date.new(2020, 1, 31); [d >> 1, d << 1, d + 1, d - 31, (d - Date.new(2020, 1, 1)).to_i, d.next_month.to_s, d.prev_year.to_s, d.strftime('%d.%m.%Y'), d.saturday?, d.cweek, d.leap?, d.end_of_month] rescue $!.message
#=> "undefined method `end_of_month' for #<Date: 2020-01-31 ((2458880j,0s,0n),+0s,2299161j)>"

#- use-require-date-d-date-new-2020-1-31-2
require 'date'; d = Date.new(2020, 1, 31); [(d >> 1).to_s, (d << 1).to_s, (d + 1).to_s, (d - Date.new(2020, 1, 1)), d.next_day(3).to_s, d.step(d + 2).map(&:to_s), d.upto(d + 1).to_a.size, (d...d + 3).map(&:day), d.yday, d.mon, d.wday, Date.parse('3rd Feb 2001').to_s, Date.strptime('03/02/2001', '%d/%m/%Y').to_s, Date.valid_date?(2021, 2, 29), d.to_time.class, d === DateTime.new(2020, 1, 31, 5), d.iso8601, d.inspect, DateTime.new(2020, 1, 2, 3, 4, 5).to_s, DateTime.parse('2020-01-02T03:04:05+02:00').to_s, d.beginning_of_week] rescue $!.message
#=> "undefined method `beginning_of_week' for #<Date: 2020-01-31 ((2458880j,0s,0n),+0s,2299161j)>"

#- use-require-time-time-strptime-2020-01
require 'time'; [Time.strptime('2020-01-02 03:04:05 +0200', '%Y-%m-%d %H:%M:%S %z').utc.to_s, Time.parse('12:30', Time.utc(2020, 1, 1)).hour, Time.parse('2020-01-02T03:04:05.678Z').usec, Time.at(1.5).utc.usec, Time.at(0, 500, :millisecond).utc.usec, Time.utc(2020).to_s, Time.new(2020, 1, 2, 3, 4, 5, '+09:00').to_s, Time.new(2020, 1, 2, 3, 4, 5, '+09:00').utc.to_s, Time.gm(2000, 'jan', 1).month, (Time.utc(2020, 3, 1) - 86400).day, Time.utc(2020, 1, 1) <=> Time.utc(2021, 1, 1), Time.utc(2020, 12, 31).yday, Time.utc(2020, 1, 1).strftime('%s %Q'), Time.utc(2020, 13, 1)] rescue $!.message
#=> "mon out of range"

#- use-def-fib-n-memo-n-2-n-memo-n-fib-n
def fib(n, memo = {}) = n < 2 ? n : memo[n] ||= fib(n - 1, memo) + fib(n - 2, memo)
[fib(80), 20.downto(1).reduce(:*), (1..20).select { |n| (2..Math.sqrt(n)).none? { |d| (n % d).zero? } && n > 1 }, 100.digits.sum, 12.pow(5, 7), Integer.sqrt(99), 10.0.floor, -5.abs, 5.pred, 3.zero?, 255.to_s(16).rjust(4, '0'), 0b1010, 0o17, 0xff, 1_000]
#=> [23416728348467685, 2432902008176640000, [2, 3, 5, 7, 11, 13, 17, 19], 1, 3, 9, 10, 5, 4, false, "00ff", 10, 15, 255, 1000]

#- use-3-1-2-sort-first-3-1-sort-by-x-x-1
[[3, 1, 2].sort!.first, [3, 1].sort_by! { |x| x }, [1, 2, 3].sum(0.0), [0.1] * 3, [0.1, 0.2, 0.3].sum, [0.1, 0.2, 0.3].reduce(:+), [1, 2, 3, 4].each_slice(2).to_h, [[1, 2], [3, 4]].transpose, [1, 2, 3].each_cons(2).to_a, [1, 2, 3, 4, 5].chunk_while { |a, b| b == a + 1 }.to_a, [1, 2, 4, 5, 7].slice_when { |a, b| b != a + 1 }.to_a, %w[a b c].each_with_index.to_h, [1, 2, 3].inject { |a, b| a - b }, [nil, 1, 2].compact.minmax, [1, 2, 2, 3].uniq.size, [4, 5].each.with_index(1).map { |x, i| x * i }, [1, 2, 3].partition { |x| x > 1 }, ['a', 'b'].cycle(2).to_a, [1, 2, 3].none?(4), [1, 1].one?, [[], [1]].all?, [1, 2, 3].step] rescue $!.message
#=> "undefined method `step' for [1, 2, 3]:Array"

#- use-a-1-2-3-4-5-6-a-each-slice-4-map-s
a = [1, 2, 3, 4, 5, 6]; [a.each_slice(4).map(&:sum), a.find_index(3), a.rindex { |x| x < 4 }, a.take_while { |x| x < 3 }, a.drop_while { |x| x < 3 }, a.first(2), a.min(2), a.max_by(2) { |x| -x }, a.minmax_by { |x| (x - 3).abs }, a.sum { |x| x * 2 }, a.filter_map { |x| x * 2 if x.even? }, a.flat_map { |x| [x] * (x % 2) }, a.each_entry.to_a.size, a.zip(a.rotate(2)).first, a.values_at(0..1), a.dig(0), a.sample(0), a.shuffle(random: Random.new(1)), a.assoc(1), [[1, 2]].assoc(1), a.fill(0, 4), a * ',', a & [1, 0], a | [9], a - [0], a <=> [1], a.pack('C*').bytesize, a.count(0), a.delete_at(0), a.slice!(0, 2), a.clear.empty?]
#=> [[10, 11], 2, 2, [1, 2], [3, 4, 5, 6], [1, 2], [1, 2], [1, 2], [3, 6], 42, [4, 8, 12], [1, 3, 5], 6, [1, 3], [1, 2], 1, [], [3, 2, 5, 1, 4, 6], nil, [1, 2], [], "1,2,3,4,0,0", [1, 0], [1, 2, 3, 4, 0, 9], [1, 2, 3, 4], 1, 6, 2, 1, [2, 3], true]

#- use-h-hash-new-hash-k-hash-k-h-a-1-h-b
h = Hash.new { |hash, k| hash[k] = [] }; h[:a] << 1; h[:b]; g = {a: 1}; g.default = 5; [h, h.fetch(:c, 0), g[:zz], g.dig(:zz), g.values_at(:a, :q), g.fetch_values(:a), g.to_a, g.compare_by_identity.class, {a: nil}.compact, {a: 1, b: 2}.find_all { |k, v| v > 1 }, {a: 1}.merge({b: 2}, {c: 3}), {a: 1}.filter_map { |k, v| [k, v] }, {b: 1, a: 2}.sort_by { |k, v| k }.to_h, {a: 1}.each_entry.to_a, {a: {b: 1}}.to_a.flatten, {a: 1} == {a: 1.0}, {a: 1}.eql?({a: 1.0}), {a: 1, b: 2} >= {a: 1}, {a: 1}.sum { |k, v| v }, Hash[[[1, 2]]], Hash[1, 2], {1 => 2}.transform_keys({1 => :x}), {a: 1}.transform_keys(a: :b), {a: 1}.delete(:a) { 9 }, {a: 1}.delete(:z) { |k| k }, {a: 1}.reject!{ false }, {a: 1}.select! { true }, {a: 1}.keep_if { true }, {a: 1, b: 2}.min_by { |k, v| -v }]
#=> [{:a=>[1], :b=>[]}, 0, 5, 5, [1, 5], [1], [[:a, 1]], Hash, {}, [[:b, 2]], {:a=>1, :b=>2, :c=>3}, [[:a, 1]], {:a=>2, :b=>1}, [[:a, 1]], [:a, {:b=>1}], true, false, true, 1, {1=>2}, {1=>2}, {:x=>2}, {:b=>1}, 1, :z, nil, nil, {:a=>1}, [:b, 2]]

#- use-s-the-quick-brown-fox-s-split-map
s = 'The quick brown fox'; [s.split.map(&:length), s.scan(/\b\w/).join, s.index('quick'), s.rindex('o'), s.slice(4..8), s.sub('quick') { |m| m.upcase }, s.tr('aeiou', '*'), s.delete('aeiou'), s.squeeze('o'), s.each_char.select { |c| c =~ /[aeiou]/ }.tally, s.chars.sort.join.strip, s.swapcase, s =~ /brown/, s.start_with?(/the/i), s.partition(' '), s.ljust(22, '.').size, s.center(25).strip == s, s.chop, s.chomp('x'), s.prepend('>> ').size, s.unpack('a3'), s.sum.class, s.hex, s.crypt('$6$ab')[0, 6], s.insert(-1, '!').size, s.byteslice(0, 3), s.bytes.first, s.getbyte(0), s.each_byte.first, s.eql?(s.dup), s.replace('x'), s.clear]
#=> [[3, 5, 5, 3], "Tqbf", 4, 17, "quick", "The QUICK brown fox", "Th* q**ck br*wn f*x", "Th qck brwn fx", "The quick brown fox", {"e"=>1, "u"=>1, "i"=>1, "o"=>2}, "Tbcefhiknooqruwx", "tHE QUICK BROWN FOX", 10, true, ["The", " ", "quick brown fox"], 22, true, "The quick brown fo", "The quick brown fo", 22, [">> "], Integer, 0, "$6$ab$", 23, ">> ", 62, 62, 62, true, "", ""]

#- use-x-1-2-3-y-x-dup-y-4-z-x-z-9-def-m
x = [1, 2, 3]; y = x.dup; y << 4; z = x; z << 9; def m!(a) = a.map! { |q| q + 1 }; m!(x); def n(s) = s << 'x'; s = +'a'; n(s); t = 'lit'.dup; u = t; t += 'z'; [x, y, z, s, t, u, x.object_id == z.object_id, x.equal?(y)]
#=> [[2, 3, 4, 10], [1, 2, 3, 4], [2, 3, 4, 10], "ax", "litz", "lit", true, false]

#- use-v-1-2-3-each-with-index-map-do-x-i
v = [1, 2, 3].each_with_index.map do |x, i|
  next 0 if i == 1
  x * 10
end
w = [1, 2, 3].each { |x| break x * 100 if x == 2 }
z = [3, 4].inject do |a, b| a * b end
[v, w, z, [1, 2].each { }, 3.times { }, (1..2).each { }, {a: 1}.each { }, loop { break }, (while true do break 7 end), [1, 2].each_with_object([]) { |x, acc| acc << x; next }]
#=> [[10, 0, 30], 200, 12, [1, 2], 3, 1..2, {:a=>1}, nil, 7, [1, 2]]

#- use-def-kw-a-b-a-1-rest-a-b-rest-o-a-1
def kw(a:, b: a + 1, **rest) = [a, b, rest]
o = {a: 1, c: 3}; [kw(**o), kw(a: 5, b: 6), (kw(b: 1) rescue $!.message), (kw rescue $!.message), kw(a: 1, **{d: 4}), method(:kw).parameters, method(:kw).arity, ->(a, b = 1, *c, d, e:, f: 2, **g, &h) {}.parameters]
#=> [[1, 2, {:c=>3}], [5, 6, {}], "missing keyword: :a", "missing keyword: :a", [1, 2, {:d=>4}], [[:keyreq, :a], [:key, :b], [:keyrest, :rest]], 1, [[:req, :a], [:opt, :b], [:rest, :c], [:req, :d], [:keyreq, :e], [:key, :f], [:keyrest, :g], [:block, :h]]]

#- use-def-blk-b-b-p1-blk-x-x-2-p1-call-2
def blk(&b) = b; p1 = blk { |x| x * 2 }; [p1.call(2), p1.(3), p1[4], p1.yield(5), p1.arity, p1.lambda?, blk.nil?, [1, 2].map(&p1), :upcase.to_proc.call('a'), %w[a b].map(&:upcase), [[1, 2]].map { |a, b| a + b }, [[1, [2, 3]]].map { |a, (b, c)| a + b + c }, {a: 1}.map { |k, v| [k, v] }, [1, 2, 3].each_slice(2).map { |a, b| [a, b] }, method(:Integer).to_proc.call('5'), [1, 2].each_with_index.map { |x, i| x * i }, proc { |a, b = 5, *c| [a, b, c] }.call(1), proc { |a| a }.call(1, 2), lambda { |a, b = 2| [a, b] }.curry.arity]
#=> [4, 6, 8, 10, 1, false, true, [2, 4], "A", ["A", "B"], [3], [6], [[:a, 1]], [[1, 2], [3, nil]], 5, [0, 2], [1, 5, []], 1, -1]
