# `Set`.

#- set-basic
require 'set'
s = Set.new([1, 2, 2])
[s, s.size, s.include?(1), s.member?(9), s === 2, s.empty?, Set.new, s.to_a, Set[1, 'a', :b], s.first, s.to_set.equal?(s), s.length, s.count(&:even?)]
#=> [#<Set: {1, 2}>, 2, true, false, true, false, #<Set: {}>, [1, 2], #<Set: {1, "a", :b}>, 1, true, 2, 1]

#- set-add-delete
require 'set'
s = Set.new
s << 1
s.add(2)
[s.add?(2), s.add?(3), s.delete(1), s.delete?(9), s.delete?(2), s]
#=> [nil, #<Set: {3}>, #<Set: {3}>, nil, #<Set: {3}>, #<Set: {3}>]

#- set-operators
require 'set'
a = Set[1, 2, 3]
b = Set[3, 4]
[a | b, a & b, a - b, a ^ b, a + [9], a | [5], a & [1], a.union([7]), a.intersection([2]), a.difference([1])]
#=> [#<Set: {1, 2, 3, 4}>, #<Set: {3}>, #<Set: {1, 2}>, #<Set: {4, 1, 2}>, #<Set: {1, 2, 3, 9}>, #<Set: {1, 2, 3, 5}>, #<Set: {1}>, #<Set: {1, 2, 3, 7}>, #<Set: {2}>, #<Set: {2, 3}>]

#- set-compare
require 'set'
a = Set[1, 2]
b = Set[1, 2, 3]
[a <= b, a < b, b >= a, b > a, a.subset?(b), a.superset?(b), a == Set[2, 1], a == [1, 2], a.disjoint?(Set[5]), a.intersect?(b), a <=> b, b <=> a, a <=> Set[9], a.proper_subset?(a), a.eql?(Set[1, 2]), a.hash == Set[1, 2].hash]
#=> [true, true, true, true, true, false, true, false, true, true, -1, 1, nil, false, true, true]

#- set-subset-no-set
require 'set'
Set[1].subset?([1])
#!! ArgumentError: value must be a set

#- set-new-no-each
require 'set'
Set.new(1)
#!! ArgumentError: value must be enumerable

#- set-block
require 'set'
Set.new([1, 2]) { |x| x * 10 }
#=> #<Set: {10, 20}>

#- set-iterate
require 'set'
s = Set[3, 1, 2]
r = []
s.each { |x| r << x }
[r, s.map { |x| x * 2 }, s.select(&:odd?), s.reject(&:odd?), s.sort, s.min, s.sum, s.partition(&:even?), s.group_by(&:odd?), s.to_a, s.find { |x| x < 3 }, s.sort_by { |x| -x }, s.each_slice(2).to_a, s.inject(:+), s.any? { |x| x > 2 }, s.classify(&:odd?)]
#=> [[3, 1, 2], [6, 2, 4], [3, 1], [2], [1, 2, 3], 1, 6, [[2], [3, 1]], {true=>[3, 1], false=>[2]}, [3, 1, 2], 1, [3, 2, 1], [[3, 1], [2]], 6, true, {true=>#<Set: {3, 1}>, false=>#<Set: {2}>}]

#- set-change
require 'set'
s = Set[1, 2, 3]
[s.merge([4, 5]), s.subtract([1]), s.delete_if { |x| x == 2 }, s.select! { true }, s.reject! { |x| x == 5 }, s.keep_if { true }, s.map! { |x| x + 1 }, s.clear, s.replace([8])]
#=> [#<Set: {8}>, #<Set: {8}>, #<Set: {8}>, nil, #<Set: {8}>, #<Set: {8}>, #<Set: {8}>, #<Set: {8}>, #<Set: {8}>]

#- set-dup
require 'set'
a = Set[1]
b = a.dup
b << 2
[a, b]
#=> [#<Set: {1}>, #<Set: {1, 2}>]

#- set-frozen
require 'set'
Set[1].freeze << 2
#!! FrozenError: can't modify frozen Hash: {1=>true}

#- set-as-key
require 'set'
{ Set[1, 2] => :x }[Set[2, 1]]
#=> :x

#- set-nested
require 'set'
[Set[Set[1], Set[2]].flatten, Set[[1, 2]].include?([1, 2])]
#=> [#<Set: {1, 2}>, true]

#- set-inspect
require 'set'
[Set[1, 'a', nil].to_s, "#{Set[:x]}", Set[].inspect]
#=> ["#<Set: {1, \"a\", nil}>", "#<Set: {:x}>", "#<Set: {}>"]

#- set-join
require 'set'
Set[1, 2].join('-')
#=> "1-2"

#- set-from-enumerable
require 'set'
[{ a: 1 }.to_set, (1..3).to_set, %w[a a].to_set, Set.new({ a: 1 })]
#=> [#<Set: {[:a, 1]}>, #<Set: {1, 2, 3}>, #<Set: {"a"}>, #<Set: {[:a, 1]}>]

#- set-case
require 'set'
case 2
when Set[1, 2] then :in
else :out
end
#=> :in

#- set-enumerator
require 'set'
[Set[1, 2].each.to_a, Set[1, 2].each_with_index.to_a, Set[1].map.class]
#=> [[1, 2], [[1, 0], [2, 1]], Enumerator]

#- set-splat
require 'set'
[*Set[1, 2]]
#=> [1, 2]

#- set-equality-order
require 'set'
[Set[1, 2].to_a, (Set[2] | [1]).to_a, Set[1, 2, 3] == Set[3, 2, 1]]
#=> [[1, 2], [2, 1], true]
