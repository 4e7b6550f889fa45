# Enumerators, also lazy ones.

#- enumerator-from-methods
[[1, 2].each.class, [1, 2].map.to_a, { a: 1 }.each.to_a, [1, 2].each_with_index.to_a, 'ab'.each_char.to_a, 3.times.to_a, (1..2).each.to_a]
#=> [Enumerator, [1, 2], [[:a, 1]], [[1, 0], [2, 1]], ["a", "b"], [0, 1, 2], [1, 2]]

#- enumerator-inspect
[[1].each, [1].map, [1, 2].each_slice(2), { a: 1 }.each_pair, (1..2).each_with_index, [1].each.with_index(1)]
#=> [#<Enumerator: [1]:each>, #<Enumerator: [1]:map>, #<Enumerator: [1, 2]:each_slice(2)>, #<Enumerator: {:a=>1}:each_pair>, #<Enumerator: 1..2:each_with_index>, #<Enumerator: #<Enumerator: [1]:each>:with_index(1)>]

#- enumerator-with-index
[%w[a b].each.with_index(1).to_a, %w[a b].map.with_index { |x, i| x * i }, %w[a b].map.with_index(1) { |x, i| [i, x] }, %w[a b].each_with_index.map { |x, i| [i, x] }, %w[a b].select.with_index { |x, i| i > 0 }, %w[a b].each.with_index(1) { |x, i| x }]
#=> [[["a", 1], ["b", 2]], ["", "b"], [[1, "a"], [2, "b"]], [[0, "a"], [1, "b"]], ["b"], ["a", "b"]]

#- enumerator-with-index-hash
{ a: 1 }.map.with_index { |(k, v), i| [k, v, i] }
#=> [[:a, 1, 0]]

#- enumerator-each-with-index-block
[5, 6].map.each_with_index { |x, i| x * i }
#=> [0, 6]

#- enumerator-with-object
[1, 2].each.with_object([]) { |x, a| a << x }
#=> [1, 2]

#- enumerator-each-with-index-with-object
%w[a b].each_with_index.with_object([]) { |(x, i), a| a << [x, i] }
#=> [["a", 0], ["b", 1]]

#- enumerator-next
e = [1, 2].each
r = [e.next, e.peek, e.next]
r << (e.next rescue $!.message)
e.rewind
r << e.next
#=> [1, 2, 2, "iteration reached an end", 1]

#- enumerator-next-end
e = [].each
e.next
#!! StopIteration: iteration reached an end

#- enumerator-loop
e = [1, 2].each
r = []
loop { r << e.next }
r
#=> [1, 2]

#- enumerator-size
[[1, 2].each.size, [1, 2, 3].each_slice(2).size, { a: 1 }.each.size, 3.times.size, loop.size, [1, 2, 3].each_cons(2).size, (1..4).each.size, Enumerator.new { }.size, Enumerator.new(3) { }.size, [1].find.size, [4, 5].cycle.size]
#=> [2, 2, 1, 3, Infinity, 2, 4, nil, 3, nil, Infinity]

#- enumerator-new
fib = Enumerator.new do |y|
  a, b = 0, 1
  loop { y << a; a, b = b, a + b }
end
[fib.first(8), fib.take(3), fib.next, fib.next, fib.next, fib.lazy.select(&:even?).first(3), fib.each_with_index.first(2), fib.take_while { |x| x < 10 }, fib.find { |x| x > 50 }]
#=> [[0, 1, 1, 2, 3, 5, 8, 13], [0, 1, 1], 0, 1, 1, [0, 2, 8], [[0, 0], [1, 1]], [0, 1, 1, 2, 3, 5, 8], 55]

#- enumerator-yielder
e = Enumerator.new { |y| y << 1 << 2; y.yield 3, 4; y.yield }
[e.to_a, e.map { |a, b| [a, b] }, e.next, e.size]
#=> [[1, 2, [3, 4], nil], [[1, nil], [2, nil], [3, 4], [nil, nil]], 1, nil]

#- enumerator-yielder-returns
Enumerator.new { |y| y.yield(y.yield(1)) }.each { |x| x.to_i + 1 }
#=> 3

#- enumerator-each-returns
[Enumerator.new { |y| y << 1; :done }.each { }, [1].each.each { 5 }]
#=> [:done, [1]]

#- enumerator-new-no-block
Enumerator.new
#!! ArgumentError: tried to create Proc object without a block

#- enumerator-to-enum
class Tree
  def initialize(*items)
    @items = items
  end

  def each
    return to_enum(:each) unless block_given?
    @items.each { |x| yield x }
  end
end
t = Tree.new(1, 2)
[t.each.to_a, t.each.map { |x| x * 2 }, t.to_enum.to_a, t.enum_for(:each).next]
#=> [[1, 2], [2, 4], [1, 2], 1]

#- enumerator-chained
[1, 2, 3].each_slice(2).with_index.map { |a, i| [a, i] }
#=> [[[1, 2], 0], [[3], 1]]

#- enumerator-chars-slices
'abcdef'.chars.each_slice(2).map(&:join)
#=> ["ab", "cd", "ef"]

#- enumerator-gsub
'a-b'.each_char.select { |c| c =~ /[a-z]/ }
#=> ["a", "b"]

#- enumerator-group-with-index
%w[a b c].group_by.with_index { |_, i| i % 2 }
#=> {0=>["a", "c"], 1=>["b"]}

#- enumerator-sort-by-with-index
%w[b a].sort_by.with_index { |x, i| -i }
#=> ["a", "b"]

#- enumerator-reject-with-index
[1, 2, 3].reject.with_index { |_, i| i == 1 }
#=> [1, 3]

#- enumerator-each-entry
[1, 2].each_entry.to_a
#=> [1, 2]

#- enumerator-lazy
[(1..Float::INFINITY).lazy.map { |x| x * 2 }.select { |x| x % 3 == 0 }.first(2), (1..4).lazy.reject(&:even?).to_a, (1..).lazy.take(3).force, (1..9).lazy.take_while { |x| x < 3 }.to_a, (1..4).lazy.drop(2).to_a, (1..4).lazy.drop_while { |x| x < 3 }.to_a, (1..2).lazy.flat_map { |x| [x, x] }.to_a, (1..4).lazy.filter_map { |x| x * 2 if x > 2 }.to_a, [1, 1, 2].lazy.uniq.to_a, [nil, 1].lazy.compact.to_a, %w[a b].lazy.with_index.to_a, (1..3).lazy.include?(2), (1..).lazy.map { |x| x + 1 }.find { |x| x > 3 }, [3, 4].lazy.grep(4).to_a, (1..3).lazy.eager.class]
#=> [[6, 12], [1, 3], [1, 2, 3], [1, 2], [3, 4], [3, 4], [1, 1, 2, 2], [6, 8], [1, 2], [1], [["a", 0], ["b", 1]], true, 4, [4], Enumerator]

#- enumerator-lazy-order
log = []
(1..3).lazy.map { |x| log << "m#{x}"; x }.select { |x| log << "s#{x}"; x > 1 }.first(1)
log
#=> ["m1", "s1", "m2", "s2"]

#- enumerator-lazy-take-zero
(1..).lazy.map { raise }.take(0).to_a
#=> []

#- enumerator-lazy-inspect
[(1..3).lazy, (1..3).lazy.map { }, [1].lazy.select { }.take(2)]
#=> [#<Enumerator::Lazy: 1..3>, #<Enumerator::Lazy: #<Enumerator::Lazy: 1..3>:map>, #<Enumerator::Lazy: #<Enumerator::Lazy: #<Enumerator::Lazy: [1]>:select>:take(2)>]

#- enumerator-lazy-no-block
(1..2).lazy.map
#!! ArgumentError: tried to call lazy map without a block

#- enumerator-lazy-class
(1..2).lazy.map { |x| x }.class
#=> Enumerator::Lazy
