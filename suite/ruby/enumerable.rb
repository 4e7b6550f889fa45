# `Enumerable` on arrays, hashes and classes with an `each` of their own.

#- enumerable-map
[[1, 2].map { |x| x * 2 }, [1, 2].collect(&:to_s), { a: 1 }.map { |k, v| [k, v] }, (1..3).map { |x| x }]
#=> [[2, 4], ["1", "2"], [[:a, 1]], [1, 2, 3]]

#- enumerable-flat-map
[[[1, 2], [3]].flat_map { |x| x }, [1, 2].flat_map { |x| [x, [x]] }, [1].flat_map { |x| x }, { a: [1] }.flat_map { |k, v| v }]
#=> [[1, 2, 3], [1, [1], 2, [2]], [1], [1]]

#- enumerable-select
[[1, 2, 3].select(&:odd?), [1, 2].filter { false }, [1, 2, 3].reject(&:odd?), (1..6).find_all { |x| x > 4 }]
#=> [[1, 3], [], [2], [5, 6]]

#- enumerable-filter-map
[[1, 2, 3].filter_map { |x| x * 2 if x.odd? }, { a: 1, b: nil }.filter_map { |k, v| k if v }]
#=> [[2, 6], [:a]]

#- enumerable-partition
[[1, 2, 3].partition(&:even?), { a: 1, b: 2 }.partition { |k, v| v > 1 }]
#=> [[[2], [1, 3]], [[[:b, 2]], [[:a, 1]]]]

#- enumerable-group-by
[%w[a bb c].group_by(&:size), { a: 1, b: 1 }.group_by { |k, v| v }]
#=> [{1=>["a", "c"], 2=>["bb"]}, {1=>[[:a, 1], [:b, 1]]}]

#- enumerable-tally
[%w[a b a].tally, [].tally, { a: 1 }.tally]
#=> [{"a"=>2, "b"=>1}, {}, {[:a, 1]=>1}]

#- enumerable-grep
[%w[a1 b 2].grep(/\d/), [1, 'a', :b].grep(String), (1..10).grep(2..4) { |x| x * 2 }, [1, 'a'].grep_v(Integer)]
#=> [["a1", "2"], ["a"], [4, 6, 8], ["a"]]

#- enumerable-grep-match
%w[ab cd].grep(/(.)b/) { $1 }
#=> ["a"]

#- enumerable-all-any
[[1, 2].all?, [nil].any?, [].all?, [].any?, [].none?, [nil, 1].one?, [1, 2].all?(Integer), [1, 'a'].any?(String), [1, 2].none? { |x| x > 5 }, [1, 2].one? { |x| x > 1 }, %w[a b].all?(/a|b/), [1, 2].any? { |x| x > 1 }]
#=> [true, false, true, false, true, true, true, true, true, true, true, true]

#- enumerable-hash-any
[{ a: 1 }.any?, {}.any?, { a: nil }.any? { |k, v| v }, { a: 1 }.all? { |k, v| v == 1 }, { a: 1 }.any?([:a, 1]), { a: 1 }.none?, { a: 1 }.count { |k, v| v > 0 }]
#=> [true, false, false, true, true, false, 1]

#- enumerable-find
[[1, 2, 3].find { |x| x > 1 }, [1].detect { |x| x > 5 }, [1].find(-> { :none }) { false }, { a: 1 }.find { |k, v| v == 1 }, [3, 4].find_index(4), [3, 4].find_index { |x| x == 3 }]
#=> [2, nil, :none, [:a, 1], 1, 0]

#- enumerable-first
[{ a: 1, b: 2 }.first, { a: 1, b: 2 }.first(1), (5..9).first(2), {}.first]
#=> [[:a, 1], [[:a, 1]], [5, 6], nil]

#- enumerable-first-negative
{ a: 1 }.first(-1)
#!! ArgumentError: attempt to take negative size

#- enumerable-include
[{ a: 1 }.include?(:a), (1..3).include?(2), [1].each_entry.include?(1)]
#=> [true, true, true]

#- enumerable-each-with-index
r = []
{ a: 1 }.each_with_index { |(k, v), i| r << [k, v, i] }
{ b: 2 }.each_with_index { |p, i| r << [p, i] }
r
#=> [[:a, 1, 0], [[:b, 2], 0]]

#- enumerable-each-with-object
{ a: 1 }.each_with_object([]) { |(k, v), a| a << k << v }
#=> [:a, 1]

#- enumerable-inject-hash
{ a: 1, b: 2 }.inject(0) { |s, (k, v)| s + v }
#=> 3

#- enumerable-sum-hash
{ a: 1, b: 2 }.sum { |k, v| v }
#=> 3

#- enumerable-sort-hash
[{ b: 1, a: 2 }.sort, { b: 1, a: 2 }.sort_by { |k, v| v }, { b: 1, a: 2 }.min_by { |k, v| v }, { b: 1, a: 2 }.max_by { |k, v| v }, { b: 1, a: 2 }.sort { |x, y| x[1] <=> y[1] }]
#=> [[[:a, 2], [:b, 1]], [[:b, 1], [:a, 2]], [:b, 1], [:a, 2], [[:b, 1], [:a, 2]]]

#- enumerable-zip
[{ a: 1 }.zip([2]), (1..2).zip(3..4)]
#=> [[[[:a, 1], 2]], [[1, 3], [2, 4]]]

#- enumerable-chunk-while
[[1, 2, 4, 5, 7].chunk_while { |a, b| b == a + 1 }.to_a, [1, 2, 4].slice_when { |a, b| b > a + 1 }.to_a, [].chunk_while { true }.to_a]
#=> [[[1, 2], [4, 5], [7]], [[1, 2], [4]], []]

#- enumerable-chunk
[[1, 3, 2, 4, 5].chunk(&:odd?).to_a, [1, 2, 3].chunk { |x| x == 2 ? nil : true }.to_a, [1, 1].chunk { :_alone }.to_a]
#=> [[[true, [1, 3]], [false, [2, 4]], [true, [5]]], [[true, [1]], [true, [3]]], [[:_alone, [1]], [:_alone, [1]]]]

#- enumerable-slice-before
[[1, 2, 3, 2].slice_before(2).to_a, [1, 2, 3].slice_after { |x| x == 2 }.to_a, %w[a - b].slice_before('-').to_a]
#=> [[[1], [2, 3], [2]], [[1, 2], [3]], [["a"], ["-", "b"]]]

#- enumerable-uniq
[{ a: 1, b: 1 }.uniq { |k, v| v }, (1..5).uniq { |x| x % 2 }]
#=> [[[:a, 1]], [1, 2]]

#- enumerable-to-set
require 'set'
[1, 2, 1].to_set
#=> #<Set: {1, 2}>

#- enumerable-take-hash
[{ a: 1, b: 2 }.take(1), { a: 1, b: 2 }.drop(1), { a: 1, b: 2 }.take_while { |k, v| v < 2 }, { a: 1, b: 2 }.drop_while { |k, v| v < 2 }]
#=> [[[:a, 1]], [[:b, 2]], [[:a, 1]], [[:b, 2]]]

#- enumerable-reverse-each
r = []
{ a: 1, b: 2 }.reverse_each { |k, v| r << k }
(1..3).reverse_each { |x| r << x }
r
#=> [:b, :a, 3, 2, 1]

#- enumerable-each-slice-hash
{ a: 1, b: 2, c: 3 }.each_slice(2).to_a
#=> [[[:a, 1], [:b, 2]], [[:c, 3]]]

#- enumerable-cycle-hash
r = []
{ a: 1 }.cycle(2) { |k, v| r << [k, v] }
r
#=> [[:a, 1], [:a, 1]]

#- enumerable-own-each
class Numbers
  include Enumerable
  def initialize(n)
    @n = n
  end

  def each
    i = 0
    while i < @n
      yield i
      i += 1
    end
    self
  end
end
n = Numbers.new(5)
[n.map { |x| x * 2 }, n.select(&:even?), n.to_a, n.include?(3), n.first, n.first(2), n.min, n.max, n.sum, n.sort_by { |x| -x }, n.each_slice(2).to_a, n.reduce(:+), n.each_with_index.to_a, n.to_h { |x| [x, x] }, n.partition { |x| x > 2 }, n.entries, n.lazy.map { |x| x + 1 }.first(2), n.zip(n), n.each_cons(4).to_a, n.inject { |a, b| a * 10 + b }, n.count, n.tally, n.min_by { |x| -x }, n.each_entry.to_a, n.reverse_each.to_a, n.group_by(&:odd?)]
#=> [[0, 2, 4, 6, 8], [0, 2, 4], [0, 1, 2, 3, 4], true, 0, [0, 1], 0, 4, 10, [4, 3, 2, 1, 0], [[0, 1], [2, 3], [4]], 10, [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]], {0=>0, 1=>1, 2=>2, 3=>3, 4=>4}, [[3, 4], [0, 1, 2]], [0, 1, 2, 3, 4], [1, 2], [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]], [[0, 1, 2, 3], [1, 2, 3, 4]], 1234, 5, {0=>1, 1=>1, 2=>1, 3=>1, 4=>1}, 4, [0, 1, 2, 3, 4], [4, 3, 2, 1, 0], {false=>[0, 2, 4], true=>[1, 3]}]

#- enumerable-own-each-block
class Wrapped
  include Enumerable
  def initialize(items)
    @items = items
  end

  def each(&block)
    @items.each(&block)
    self
  end
end
w = Wrapped.new([3, 1, 2])
r = []
w.each_with_index { |x, i| r << [x, i] }
[w.sort, w.first, w.first(2), w.map { |x| x }, w.find { |x| x == 1 }, w.take_while { |x| x > 2 }, r, w.each { |x| break x }, w.any? { |x| x > 2 }, w.select { |x| break :out if x == 1; true }]
#=> [[1, 2, 3], 3, [3, 1], [3, 1, 2], 1, [3], [[3, 0], [1, 1], [2, 2]], 3, true, :out]

#- enumerable-endless-early
class Endless
  include Enumerable
  def each
    n = 0
    loop { yield n += 1 }
  end
end
e = Endless.new
[e.first(3), e.find { |x| x > 10 }, e.take_while { |x| x < 4 }, e.include?(7), e.find_index(5), e.all? { |x| x < 3 }, e.each_slice(2).first(2), e.lazy.select(&:even?).map { |x| x * x }.first(3), e.each_with_index.first(2), e.each_entry.first]
#=> [[1, 2, 3], 11, [1, 2, 3], true, 4, false, [[1, 2], [3, 4]], [4, 16, 36], [[1, 0], [2, 1]], 1]

#- enumerable-ensure-runs
class Ensured
  include Enumerable
  def initialize(log)
    @log = log
  end

  def each
    yield 1
    yield 2
  ensure
    @log << :ensured
  end
end
log = []
[Ensured.new(log).first, log]
#=> [1, [:ensured]]

#- enumerable-several-values
class Several
  include Enumerable
  def each
    yield 1, 2
    yield 3
    yield
    yield [4, 5]
  end
end
s = Several.new
[s.to_a, s.map { |a| a }, s.map { |*a| a }, s.select { |a| a }, s.select { |*a| a }, s.each_with_index.to_a, s.each_slice(2).to_a, s.first(2), s.each_entry.to_a, s.group_by { |a| a.class }, s.partition { |a| a.is_a?(Array) }, s.count([1, 2]), s.include?([1, 2]), s.reject { |a| a }, s.find_index([1, 2]), s.each_with_object([]) { |a, m| m << a }, s.inject([]) { |m, a| m + [a] }]
#=> [[[1, 2], 3, nil, [4, 5]], [1, 3, nil, [4, 5]], [[1, 2], [3], [], [[4, 5]]], [[1, 2], 3, [4, 5]], [[1, 2], 3, nil, [4, 5]], [[[1, 2], 0], [3, 1], [nil, 2], [[4, 5], 3]], [[[1, 2], 3], [nil, [4, 5]]], [[1, 2], 3], [[1, 2], 3, nil, [4, 5]], {Array=>[[1, 2], [4, 5]], Integer=>[3], NilClass=>[nil]}, [[[1, 2], [4, 5]], [3, nil]], 1, true, [nil], 0, [[1, 2], 3, nil, [4, 5]], [[1, 2], 3, nil, [4, 5]]]

#- enumerable-several-values-blocks
class Several
  include Enumerable
  def each
    yield 1, 2
    yield 3, 4
  end
end
s = Several.new
r = []
s.find { |a| r << a; false }
s.find_index { |a| r << a; false }
s.all? { |a| r << a; true }
s.count { |a| r << a; true }
s.flat_map { |a| r << a; [] }
s.filter_map { |a| r << a; false }
s.sort_by { |a| r << a; 1 }
s.min_by { |a| r << a; 1 }
s.take_while { |a| r << a; true }
s.drop_while { |a| r << a; true }
s.uniq { |a| r << a; a }
s.sum { |a| r << a; 1 }
s.reject { |a| r << a; false }
s.group_by { |a| r << a; 1 }
s.to_h { |a| r << a; [1, 2] }
s.each_entry { |a| r << a }
s.reverse_each { |a| r << a }
s.cycle(1) { |a| r << a }
r
#=> [[1, 2], [3, 4], 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, [1, 2], [3, 4], [1, 2], [3, 4], 1, 3, [1, 2], [3, 4], 1, 3, [1, 2], [3, 4], [1, 2], [3, 4], [1, 2], [3, 4], 1, 3, [1, 2], [3, 4], [3, 4], [1, 2], [1, 2], [3, 4]]

#- enumerable-errors-pass
[1, 2].map { |x| raise ArgumentError, "no #{x}" }
#!! ArgumentError: no 1

#- enumerable-return-from-method
def find_two(items)
  items.each { |x| return :found if x == 2 }
  :missing
end
[find_two([1, 2]), find_two([1])]
#=> [:found, :missing]

#- enumerable-next-in-block
[1, 2, 3].map { |x| next 0 if x == 2; x }
#=> [1, 0, 3]

#- enumerable-min-max-n
[[5, 1, 3].min(2), [5, 1, 3].max(2), (1..9).min(2), %w[aaa b cc].max_by(2, &:size)]
#=> [[1, 3], [5, 3], [1, 2], ["aaa", "cc"]]

#- enumerable-min-negative
[1].min(-1)
#!! ArgumentError: negative size (-1)

#- enumerable-compact
[[1, nil].each_entry.compact, { a: nil }.each_entry.compact]
#=> [[1], [[:a, nil]]]

#- enumerable-no-block-count
{ a: 1, b: 2 }.each_with_index.to_a
#=> [[[:a, 1], 0], [[:b, 2], 1]]

#- enumerable-to-h
[(1..2).to_h { |x| [x, x] }, { a: 1 }.each_with_index.to_h]
#=> [{1=>1, 2=>2}, {[:a, 1]=>0}]

#- enumerable-to-h-wrong
(1..2).to_h
#!! TypeError: wrong element type Integer (expected array)

#- enumerable-to-h-short
[[1]].each_entry.to_h
#!! ArgumentError: element has wrong array length (expected 2, was 1)

#- enumerable-inject-symbol-block
[1, 2].inject(1, :+) { raise }
#=> 4

#- enumerable-sort-by-nil
[1, nil, 2].sort_by { |x| x }
#!! ArgumentError: comparison of NilClass with 2 failed

#- enumerable-max-by-mixed
[1, 'a'].max_by { |x| x }
#!! ArgumentError: comparison of String with 1 failed

#- enumerable-chain-of-calls
{ 'b' => 2, 'a' => 1 }.sort.map { |k, v| "#{k}=#{v}" }.join(', ')
#=> "a=1, b=2"
