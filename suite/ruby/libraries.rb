# Small libraries.

#- libraries-01
require 'forwardable'; class Q; extend Forwardable; def_delegators :@a, :size, :<<; def_delegator :@a, :first, :head; def initialize; @a = [1]; end; end; q = Q.new; q << 2; [q.size, q.head]
#=> [2, 1]

#- libraries-02
require 'singleton'; class Si; include Singleton; attr_accessor :x; end; Si.instance.x = 1; [Si.instance.x, Si.instance.equal?(Si.instance)]
#=> [1, true]

#- libraries-03
require 'singleton'; class Si; include Singleton; end; Si.new
#!! NoMethodError: private method `new' called for Si:Class

#- libraries-04
require 'delegate'; d = SimpleDelegator.new([1, 2]); [d.size, d.map { |x| x + 1 }, d == [1, 2], d.to_s]
#=> [2, [2, 3], true, "[1, 2]"]

#- libraries-05
require 'tsort'; class H2 < Hash; include TSort; alias tsort_each_node each_key; def tsort_each_child(n, &b) fetch(n).each(&b) end; end; h = H2.new; h.merge!({1=>[2, 3], 2=>[3], 3=>[], 4=>[]}); [h.tsort, h.strongly_connected_components]
#=> [[3, 2, 1, 4], [[3], [2], [1], [4]]]

#- libraries-06
require 'tsort'; class H2 < Hash; include TSort; alias tsort_each_node each_key; def tsort_each_child(n, &b) fetch(n).each(&b) end; end; h = H2.new; h.merge!({1=>[2], 2=>[1]}); h.tsort
#!! TSort::Cyclic: topological sort failed: [1, 2]

#- libraries-07
require 'abbrev'; Abbrev.abbrev(%w[car cone])
#=> {"car"=>"car", "ca"=>"car", "cone"=>"cone", "con"=>"cone", "co"=>"cone"}

#- libraries-08
require 'timeout'; Timeout.timeout(1) { 5 }
#=> 5

#- libraries-09
Mutex.new.synchronize { 3 }
#=> 3

#- libraries-10
m = Mutex.new; m.lock; m.lock
#!! ThreadError: deadlock; recursive locking

#- libraries-11
require 'strscan'; s = StringScanner.new("test string"); [s.scan(/\w+/), s.scan(/\w+/), s.scan(/\s+/), s.check(/\w/), s.rest, s.pos, s.eos?, s.scan_until(/n/), s.matched, s.pre_match, s.post_match, s.getch, s.eos?]
#=> ["test", nil, " ", "s", "string", 5, false, "strin", "n", "test stri", "g", "g", true]

#- libraries-12
require 'strscan'; s = StringScanner.new("key: val"); s.scan(/(\w+): (\w+)/); [s[0], s[1], s[2], s.captures, s.matched_size]
#=> ["key: val", "key", "val", ["key", "val"], 8]

#- libraries-13
require 'strscan'; s = StringScanner.new("abc"); [s.peek(2), s.skip(/a/), s.match?(/b/), s.exist?(/c/), s.inspect, s.unscan] rescue [$!.class, $!.message]
#=> ["ab", 1, 1, 2, "#<StringScanner 1/3 \"a\" @ \"bc\">", #<StringScanner 1/3 "a" @ "bc">]

#- libraries-14
[RUBY_VERSION.class, RUBY_ENGINE, RbConfig::CONFIG.class]
#=> [String, "ruby", Hash]

#- pp-short
require 'pp'
PP.pp(['a', { 'b' => nil, :c => [1, 2.5] }], '')
#=> "[\"a\", {\"b\"=>nil, :c=>[1, 2.5]}]\n"

#- pp-long-array
require 'pp'
PP.pp((1..40).map { |i| "item #{i}" }, '')
#=> "[\"item 1\",\n \"item 2\",\n \"item 3\",\n \"item 4\",\n \"item 5\",\n \"item 6\",\n \"item 7\",\n \"item 8\",\n \"item 9\",\n \"item 10\",\n \"item 11\",\n \"item 12\",\n \"item 13\",\n \"item 14\",\n \"item 15\",\n \"item 16\",\n \"item 17\",\n \"item 18\",\n \"item 19\",\n \"item 20\",\n \"item 21\",\n \"item 22\",\n \"item 23\",\n \"item 24\",\n \"item 25\",\n \"item 26\",\n \"item 27\",\n \"item 28\",\n \"item 29\",\n \"item 30\",\n \"item 31\",\n \"item 32\",\n \"item 33\",\n \"item 34\",\n \"item 35\",\n \"item 36\",\n \"item 37\",\n \"item 38\",\n \"item 39\",\n \"item 40\"]\n"

#- pp-long-hash
require 'pp'
PP.pp({ 'key' => (1..30).to_a, 'other' => { 'x' * 30 => 'y' * 30, :z => 'w' * 40 } }, '')
#=> "{\"key\"=>\n  [1,\n   2,\n   3,\n   4,\n   5,\n   6,\n   7,\n   8,\n   9,\n   10,\n   11,\n   12,\n   13,\n   14,\n   15,\n   16,\n   17,\n   18,\n   19,\n   20,\n   21,\n   22,\n   23,\n   24,\n   25,\n   26,\n   27,\n   28,\n   29,\n   30],\n \"other\"=>\n  {\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"=>\"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\",\n   :z=>\"wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww\"}}\n"

#- pp-deep
require 'pp'
PP.pp({ 'a' => { 'b' => { 'c' => [{ 'd' => 'e' * 50, 'f' => %w[g h i j] }, 'k' * 20] } } }, '')
#=> "{\"a\"=>\n  {\"b\"=>\n    {\"c\"=>\n      [{\"d\"=>\"eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee\",\n        \"f\"=>[\"g\", \"h\", \"i\", \"j\"]},\n       \"kkkkkkkkkkkkkkkkkkkk\"]}}}\n"

#- pp-narrow
require 'pp'
[PP.pp({ 'first' => [100, 200, 300], 'last' => 'abc' }, '', 20), PP.pp([[1, 2], [3, 4]], '', 10)]
#=> ["{\"first\"=>\n  [100, 200, 300],\n \"last\"=>\"abc\"}\n", "[[1, 2],\n [3, 4]]\n"]

#- pp-exactly
require 'pp'
[PP.pp(['a' * 75], ''), PP.pp(['a' * 74, 'b'], ''), PP.pp({ 'a' => 'b' * 70 }, ''), PP.pp({ 'a' => 'b' * 71 }, '')]
#=> ["[\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"]\n", "[\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\",\n \"b\"]\n", "{\"a\"=>\"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\"}\n", "{\"a\"=>\n  \"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\"}\n"]

#- pp-pretty-inspect
require 'pp'
[[1, 2].pretty_inspect, ('a'..'z').to_a.pretty_inspect, PP.singleline_pp([1] * 50, '').length]
#=> ["[1, 2]\n", "[\"a\",\n \"b\",\n \"c\",\n \"d\",\n \"e\",\n \"f\",\n \"g\",\n \"h\",\n \"i\",\n \"j\",\n \"k\",\n \"l\",\n \"m\",\n \"n\",\n \"o\",\n \"p\",\n \"q\",\n \"r\",\n \"s\",\n \"t\",\n \"u\",\n \"v\",\n \"w\",\n \"x\",\n \"y\",\n \"z\"]\n", 150]
