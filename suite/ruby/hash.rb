# Hashes.

#- hash-index
h = { 'a' => 1, b: 2, nil => 3, 1 => 4, 1.0 => 5, [1] => 6 }
[h['a'], h[:b], h[nil], h[1], h[1.0], h[[1]], h[:zz]]
#=> [1, 2, 3, 4, 5, 6, nil]

#- hash-inspect
[{}, { 'a' => 1, :b => 2, 3 => nil, nil => [1, { 'x' => :y }], 'a b': 1 }].inspect
#=> "[{}, {\"a\"=>1, :b=>2, 3=>nil, nil=>[1, {\"x\"=>:y}], :\"a b\"=>1}]"

#- hash-inspect-recursive
h = { a: 1 }
h[:self] = h
h[:list] = [h]
h
#=> {:a=>1, :self=>{...}, :list=>[{...}]}

#- hash-to-s
"#{{ 'a' => :b }}"
#=> "{\"a\"=>:b}"

#- hash-fetch
h = { a: 1 }
[h.fetch(:a), h.fetch(:b, 2), h.fetch(:b) { |k| k.to_s }, h.fetch(:a) { raise }]
#=> [1, 2, "b", 1]

#- hash-fetch-missing
{ a: 1 }.fetch(:b)
#!! KeyError: key not found: :b

#- hash-fetch-missing-text
{ 'a' => 1 }.fetch('b')
#!! KeyError: key not found: "b"

#- hash-fetch-error
begin
  { a: 1 }.fetch('x')
rescue KeyError => e
  [e.key, e.receiver, e.message]
end
#=> ["x", {:a=>1}, "key not found: \"x\""]

#- hash-fetch-values
h = { a: 1, b: 2 }
[h.fetch_values(:a, :b), h.fetch_values(:a, :x) { 9 }, h.values_at(:a, :x)]
#=> [[1, 2], [1, 9], [1, nil]]

#- hash-fetch-values-missing
{ a: 1 }.fetch_values(:a, :c)
#!! KeyError: key not found: :c

#- hash-dig
h = { a: { b: [1, { c: 2 }] } }
[h.dig(:a, :b, 1, :c), h.dig(:x, :y), h.dig(:a)]
#=> [2, nil, {:b=>[1, {:c=>2}]}]

#- hash-dig-no-dig
{ a: 1 }.dig(:a, :b)
#!! TypeError: Integer does not have #dig method

#- hash-dig-string
{ a: 'x' }.dig(:a, 0)
#!! TypeError: String does not have #dig method

#- hash-keys
h = { a: 1, b: nil }
[h.key?(:a), h.has_key?(:x), h.include?(:b), h.member?(:b), h.value?(nil), h.has_value?(5), h.key(1), h.key(9), h.keys, h.values, h.size, h.length, h.empty?, {}.empty?]
#=> [true, false, true, true, true, false, :a, nil, [:a, :b], [1, nil], 2, 2, false, true]

#- hash-string-keys-are-copies
k = +'a'
h = { k => 1 }
k << 'b'
h['z'.dup] = 2
[h, h.keys.map(&:frozen?)]
#=> [{"a"=>1, "z"=>2}, [true, true]]

#- hash-order
h = { b: 1, a: 2 }
h[:c] = 3
h[:b] = 4
h.delete(:a)
h[:a] = 5
h
#=> {:b=>4, :c=>3, :a=>5}

#- hash-store
h = {}
[h.store('k', 1), (h[:x] = 2), h]
#=> [1, 2, {"k"=>1, :x=>2}]

#- hash-delete
h = { a: 1, b: 2 }
[h.delete(:a), h.delete(:zz), h.delete(:zz) { |k| [k] }, h]
#=> [1, nil, [:zz], {:b=>2}]

#- hash-default
h = Hash.new(5)
[h[:x], h.fetch(:x, 1), h, h.default, h.key?(:x), h.dig(:y), h.values_at(:q)]
#=> [5, 1, {}, 5, false, 5, [5]]

#- hash-default-proc
h = Hash.new { |hash, key| hash[key] = key * 2 }
[h[2], h['a'], h, h.default, h.default_proc.class]
#=> [4, "aa", {2=>4, "a"=>"aa"}, nil, Proc]

#- hash-default-proc-no-store
h = Hash.new { |_, k| k }
[h[1], h.size, h.to_a, h.default(7)]
#=> [1, 0, [], 7]

#- hash-nested-default
h = Hash.new { |a, k| a[k] = Hash.new(&a.default_proc) }
h[:a][:b][:c] = 1
h
#=> {:a=>{:b=>{:c=>1}}}

#- hash-set-default
h = { a: 1 }
h.default = 7
x = h[:z]
h.default_proc = proc { |_, k| k }
[x, h[:q], h.default]
#=> [7, :q, nil]

#- hash-default-proc-wrong
{}.default_proc = 1
#!! TypeError: wrong default_proc type Integer (expected Proc)

#- hash-new-block-and-value
Hash.new(1) { 2 }
#!! ArgumentError: wrong number of arguments (given 1, expected 0)

#- hash-build
[Hash[[[1, 2], [3, 4]]], Hash[1, 2], Hash[{ a: 1 }], Hash[], Hash[[[1]]]]
#=> [{1=>2, 3=>4}, {1=>2}, {:a=>1}, {}, {1=>nil}]

#- hash-build-odd
Hash[1, 2, 3]
#!! ArgumentError: odd number of arguments for Hash

#- hash-build-wrong-element
Hash[[1]]
#!! ArgumentError: wrong element type Integer at 0 (expected array)

#- hash-each
r = []
h = { a: 1, b: 2 }
h.each { |k, v| r << [k, v] }
h.each { |p| r << p }
h.each_pair { |k, v| r << k }
h.each { |*a| r << a }
h.each { |k, (v)| r << v }
h.each_key { |k| r << k }
h.each_value { |v| r << v }
r
#=> [[:a, 1], [:b, 2], [:a, 1], [:b, 2], :a, :b, [[:a, 1]], [[:b, 2]], 1, 2, :a, :b, 1, 2]

#- hash-each-returns
h = { a: 1 }
[h.each { 5 }.equal?(h), h.each_pair { 5 }.equal?(h), h.each_key { 5 }.equal?(h)]
#=> [true, true, true]

#- hash-each-lambda
{ a: 1 }.each(&->(k, v) { [k, v] })
#!! ArgumentError: wrong number of arguments (given 1, expected 2)

#- hash-map-lambda
{ a: 1 }.map(&->(k, v) { [k, v] })
#=> [[:a, 1]]

#- hash-map-lambda-one
{ a: 1 }.map(&->(p) { p })
#=> [[:a, 1]]

#- hash-select-one-parameter
r = []
{ a: 1 }.select { |x| r << x }
{ a: 1 }.reject { |x| r << x }
{ a: 1 }.any? { |x| r << x }
{ a: 1 }.all? { |x| r << x }
{ a: 1 }.find { |x| r << x }
{ a: 1 }.partition { |x| r << x }
{ a: 1 }.min_by { |x| r << x; 1 }
{ a: 1 }.sum { |x| r << x; 1 }
{ a: 1 }.count { |x| r << x }
{ a: 1 }.filter_map { |x| r << x }
{ a: 1 }.each_with_index { |x, i| r << x }
{ a: 1 }.to_h { |x| r << x; [1, 2] }
{ a: 1 }.delete_if { |x| r << x; false }
{ a: 1 }.group_by { |x| r << x }
{ a: 1 }.flat_map { |x| r << x; [] }
{ a: 1 }.sort_by { |x| r << x; 1 }
r
#=> [:a, :a, [:a, 1], [:a, 1], [:a, 1], [:a, 1], [:a, 1], [:a, 1], [:a, 1], [:a, 1], [:a, 1], :a, :a, [:a, 1], [:a, 1], [:a, 1]]

#- hash-select-lambda
[{ a: 1 }.select(&->(k, v) { v == 1 }), { a: 1 }.any?(&->(p) { p })]
#=> [{:a=>1}, true]

#- hash-select
h = { a: 1, b: 2, c: 3 }
[h.select { |k, v| v > 1 }, h.filter { |k, v| k == :a }, h.reject { |k, v| v > 1 }, h.find_all { |k, v| v > 1 }, h]
#=> [{:b=>2, :c=>3}, {:a=>1}, {:a=>1}, [[:b, 2], [:c, 3]], {:a=>1, :b=>2, :c=>3}]

#- hash-select-drops-default
h = Hash.new(9)
h[:a] = 1
[h.select { true }[:x], h.reject { false }[:x], h.merge({})[:x], h.dup[:x], h.compact[:x], h.to_h[:x], h.slice(:a)[:x], h.transform_values { 1 }[:x], h.except[:x]]
#=> [nil, nil, 9, 9, nil, 9, nil, nil, nil]

#- hash-select-bang
h = { a: 1, b: 2 }
[h.select! { true }, h.select! { |k, v| v > 1 }, h.keep_if { |k, v| v }, h.reject! { false }, h.delete_if { |k, v| v == 2 }, h]
#=> [nil, {}, {}, nil, {}, {}]

#- hash-filter-map
{ a: 1, b: 2 }.filter_map { |k, v| k if v > 1 }
#=> [:b]

#- hash-compact
h = { a: nil, b: 1 }
[h.compact, h.compact!, h.compact!, h]
#=> [{:b=>1}, {:b=>1}, nil, {:b=>1}]

#- hash-slice-except
h = { a: 1, b: 2, c: 3 }
[h.slice(:c, :a, :x), h.except(:a, :x), h.slice, h]
#=> [{:c=>3, :a=>1}, {:b=>2, :c=>3}, {}, {:a=>1, :b=>2, :c=>3}]

#- hash-invert
{ a: 1, b: 2, c: 1 }.invert
#=> {1=>:c, 2=>:b}

#- hash-transform
h = { a: 1, 'b' => 2 }
[h.transform_values { |v| v * 2 }, h.transform_keys(&:to_s), h.transform_keys({ a: :z }), h.transform_keys({ a: :z }, &:to_sym), h.transform_values(&:to_s), h]
#=> [{:a=>2, "b"=>4}, {"a"=>1, "b"=>2}, {:z=>1, "b"=>2}, {:z=>1, :b=>2}, {:a=>"1", "b"=>"2"}, {:a=>1, "b"=>2}]

#- hash-transform-bang
h = { a: 1, b: 2 }
h.transform_values! { |v| v + 1 }
h.transform_keys!(&:to_s)
h.transform_keys!({ 'a' => 'b' })
h
#=> {"b"=>3}

#- hash-merge
a = { x: 1, y: 2 }
[a.merge({ y: 3, z: 4 }), a.merge({ y: 3 }) { |k, o, n| [k, o, n] }, a.merge({ y: 5 }, { z: 6 }), a.merge, a]
#=> [{:x=>1, :y=>3, :z=>4}, {:x=>1, :y=>[:y, 2, 3]}, {:x=>1, :y=>5, :z=>6}, {:x=>1, :y=>2}, {:x=>1, :y=>2}]

#- hash-merge-bang
a = { x: 1 }
[a.merge!({ x: 2 }, { y: 3 }), a.update({ x: 5 }) { |k, o, n| o + n }, a]
#=> [{:x=>7, :y=>3}, {:x=>7, :y=>3}, {:x=>7, :y=>3}]

#- hash-merge-no-hash
{ a: 1 }.merge(1)
#!! TypeError: no implicit conversion of Integer into Hash

#- hash-merge-nil
{ a: 1 }.merge(nil)
#!! TypeError: no implicit conversion of nil into Hash

#- hash-deep-merge
m = proc { |_, a, b| a.is_a?(Hash) && b.is_a?(Hash) ? a.merge(b, &m) : b }
{ a: { b: 1, c: 2 } }.merge({ a: { c: 3, d: 4 } }, &m)
#=> {:a=>{:b=>1, :c=>3, :d=>4}}

#- hash-to-a
[{ a: 1, b: 2 }.to_a, { a: 1 }.to_h { |k, v| [v, k] }, { a: 1 }.sort, { a: [1, [2]] }.flatten, { a: [1, [2]] }.flatten(2), { a: [1, [2]] }.flatten(-1), { a: 1 }.flatten(0)]
#=> [[[:a, 1], [:b, 2]], {1=>:a}, [[:a, 1]], [:a, [1, [2]]], [:a, 1, [2]], [:a, 1, 2], [[:a, 1]]]

#- hash-to-h-wrong
{ a: 1 }.to_h { |k, v| k }
#!! TypeError: wrong element type Symbol (expected array)

#- hash-to-h-wrong-length
{ a: 1 }.to_h { |k, v| [k] }
#!! ArgumentError: element has wrong array length (expected 2, was 1)

#- hash-shift
h = { a: 1, b: 2 }
[h.shift, h, {}.shift]
#=> [[:a, 1], {:b=>2}, nil]

#- hash-clear-replace
h = { a: 1 }
[h.replace({ b: 2 }), h.clear, h]
#=> [{}, {}, {}]

#- hash-assoc
h = { a: 1 }
[h.assoc(:a), h.assoc(:x), h.rassoc(1), h.rassoc(2)]
#=> [[:a, 1], nil, [:a, 1], nil]

#- hash-equal
[{ a: 1, b: 2 } == { b: 2, a: 1 }, { a: 1 } == { a: 1.0 }, { a: 1 }.eql?({ a: 1.0 }), { a: 1 } == { a: 1, b: nil }, { a: nil } == { b: nil }, { a: 1 }.hash == { a: 1 }.hash, {} == []]
#=> [true, true, false, false, false, true, false]

#- hash-subset
[{ a: 1 } <= { a: 1, b: 2 }, { a: 1 } < { a: 1 }, { a: 1, b: 2 } >= { b: 2 }, { a: 1 } > {}, { a: 1 } <= { a: 2 }]
#=> [true, false, true, true, false]

#- hash-as-key
h = { { a: 1, b: 2 } => :x }
[h[{ b: 2, a: 1 }], h[{ a: 1 }]]
#=> [:x, nil]

#- hash-own-key
class Point
  attr_reader :x
  def initialize(x)
    @x = x
  end

  def hash
    @x.hash
  end

  def eql?(other)
    @x == other.x
  end
end
h = { Point.new(1) => :one }
[h[Point.new(1)], h[Point.new(2)], [Point.new(1), Point.new(1)].uniq.size]
#=> [:one, nil, 1]

#- hash-identity
h = {}.compare_by_identity
a = +'k'
h[a] = 1
h[+'k'] = 2
[h.size, h[a], h[+'k'], h.compare_by_identity?]
#=> [2, 1, nil, true]

#- hash-add-while-iterating
h = { a: 1 }
h.each { |k, v| h[:new] = 1 }
#!! RuntimeError: can't add a new key into hash during iteration

#- hash-set-while-iterating
h = { a: 1, b: 2 }
h.each { |k, v| h[k] = v + 1 }
h
#=> {:a=>2, :b=>3}

#- hash-delete-while-iterating
h = { a: 1, b: 2, c: 3, d: 4 }
seen = []
h.each { |k, v| seen << k; h.delete(k); h.delete(:c) }
[h, seen]
#=> [{}, [:a, :b, :d]]

#- hash-add-after-break
h = { a: 1 }
h.each { break }
h.each { raise 'x' } rescue nil
h[:b] = 2
h
#=> {:a=>1, :b=>2}

#- hash-delete-earlier-while-iterating
h = { a: 1, b: 2, c: 3, d: 4 }
seen = []
h.each_key { |k| seen << k; h.delete(:a) if k == :b }
[h, seen]
#=> [{:b=>2, :c=>3, :d=>4}, [:a, :b, :c, :d]]

#- hash-frozen-set
{ a: 1 }.freeze[:b] = 2
#!! FrozenError: can't modify frozen Hash: {:a=>1}

#- hash-frozen-delete
{ a: 1 }.freeze.delete(:a)
#!! FrozenError: can't modify frozen Hash: {:a=>1}

#- hash-frozen-merge
{ 'a' => 1 }.freeze.merge!({})
#!! FrozenError: can't modify frozen Hash: {"a"=>1}

#- hash-dup
h = { a: [1] }
d = h.dup
d[:b] = 2
d[:a] << 2
[h, d, h.frozen?, h.freeze.dup.frozen?, h.clone.frozen?]
#=> [{:a=>[1, 2]}, {:a=>[1, 2], :b=>2}, false, false, true]

#- hash-to-proc
[%i[a b].map(&{ a: 1 }), { a: 1 }.to_proc.call(:a)]
#=> [[1, nil], 1]

#- hash-operator-assign
h = {}
h[:a] ||= []
h[:a] << 1
h[:n] ||= 0
h[:n] += 5
h[:n] &&= 9
h
#=> {:a=>[1], :n=>9}

#- hash-count-chars
'hello'.each_char.with_object(Hash.new(0)) { |c, h| h[c] += 1 }
#=> {"h"=>1, "e"=>1, "l"=>2, "o"=>1}

#- hash-group-sum
[['a', 1], ['b', 2], ['a', 3]].each_with_object(Hash.new(0)) { |(k, v), h| h[k] += v }
#=> {"a"=>4, "b"=>2}

#- hash-iteration-chain
{ b: 2, a: 1 }.sort_by { |k, _| k }.map { |k, v| "#{k}:#{v}" }
#=> ["a:1", "b:2"]

#- hash-each-with-index-to-h
{ a: 1 }.each_with_index.map { |(k, v), i| [k, v, i] }
#=> [[:a, 1, 0]]

#- hash-inject-merge
[{ a: 1 }, { b: 2 }].inject(:merge)
#=> {:a=>1, :b=>2}

#- hash-reduce
[{ a: 1 }, { b: 2 }].reduce({}) { |m, h| m.merge(h) }
#=> {:a=>1, :b=>2}

#- hash-double-splat
a = { x: 1 }
{ **a, y: 2, **{ x: 3 } }
#=> {:x=>3, :y=>2}

#- hash-keyword-to-block
[{ a: 1, b: 2 }].map { |a:, b:| a + b }
#!! ArgumentError: missing keywords: :a, :b

#- hash-subclass
class Registry < Hash
  def initialize
    super { |h, k| h[k] = "new #{k}" }
  end
end
r = Registry.new
[r[:a], r.class, r.merge({ b: 1 }).class, r.select { true }.class, r.to_h.class, r.dup.class]
#=> ["new a", Registry, Registry, Hash, Hash, Registry]

#- hash-min-max
{ a: 3, b: 1 }.minmax_by { |k, v| v }
#=> [[:b, 1], [:a, 3]]

#- hash-sum-pairs
{ a: 1 }.sum([])
#=> [:a, 1]

#- hash-missing-method
{ a: 1 }.a
#!! NoMethodError: undefined method `a' for {:a=>1}:Hash

#- hash-rehash
a = [1]
h = { a => 1 }
a << 2
x = h[[1, 2]]
h.rehash
[x, h[[1, 2]]]
#=> [nil, 1]

#- hash-any-value
{ a: [], b: [1] }.any? { |_, v| v.any? }
#=> true

#- hash-uniq-by-value
{ a: 1, b: 1 }.to_a.uniq(&:last)
#=> [[:a, 1]]

#- hash-default-nil-key
Hash.new { |h, k| k.nil? ? :none : k }[nil]
#=> :none

#- hash-sort-mixed-keys
{ a: 1, 'b' => 2 }.sort
#!! ArgumentError: comparison of Array with Array failed

#- hash-try-convert
[Hash.try_convert({ a: 1 }), Hash.try_convert([1])]
#=> [{:a=>1}, nil]

#- hash-recursive-hash
h = { a: 1 }
h[:self] = h
[h.hash == h.hash, h == h, { h => 1 }.size]
#=> [true, true, 1]

#- hash-missing-method-is-told-with-all-of-it
{ 'name' => 'a value that is so long', 'other' => 'that it would fill a line of its own' }.nosuch
#!! NoMethodError: undefined method `nosuch' for {"name"=>"a value that is so long", "other"=>"that it would fill a line of its own"}:Hash
