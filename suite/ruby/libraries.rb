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
