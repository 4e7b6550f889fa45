# Ranges.

#- range-basic
r = (1..5)
[r.begin, r.end, r.first, r.last, r.first(2), r.last(2), r.min, r.max, r.size, r.count, r.to_a, (1...5).to_a, (1...5).last, (1...5).max, (1...5).last(2), r.exclude_end?, (1...2).exclude_end?]
#=> [1, 5, 1, 5, [1, 2], [4, 5], 1, 5, 5, 5, [1, 2, 3, 4, 5], [1, 2, 3, 4], 5, 4, [3, 4], false, true]

#- range-inspect
[(1..2), (1...2), ('a'..'b'), (1..), (..1), (nil..nil), (1.5..2)]
#=> [1..2, 1...2, "a".."b", 1.., ..1, nil..nil, 1.5..2]

#- range-to-s
[(1..2).to_s, ('a'...'c').to_s, (1..).to_s, (..1).to_s, (nil..nil).to_s]
#=> ["1..2", "a...c", "1..", "..1", ".."]

#- range-empty
[(5..1).to_a, (5..1).min, (5..1).max, (5..1).size, (5..1).sum, (1...1).to_a, (5..1).minmax, (1...1).count]
#=> [[], nil, nil, 0, 0, [], [nil, nil], 0]

#- range-include
[(1..5).include?(3), (1..5).include?(5.5), (1...5).include?(5), (1..5) === 2.5, (1..) === 9, (..3).include?(2), ('a'..'z').include?('m'), ('a'..'z').include?('mm'), ('a'..'z').cover?('mm'), ('a'..'z') === 'mm', (1..5).include?('a'), (1..5).member?(1), (1..5).cover?(2..3), (1..5).cover?(2..9), (1..5).cover?(1...6), (1.0..2.0).include?(1.5)]
#=> [true, false, false, true, true, true, true, false, true, true, false, true, true, false, true, true]

#- range-include-endless-text
('a'..).include?('b')
#=> true

#- range-each
r = []
(1..3).each { |x| r << x }
('a'..'e').each { |x| r << x }
('y'..'ab').each { |x| r << x }
('08'..'11').each { |x| r << x }
(:a..:c).each { |x| r << x }
r
#=> [1, 2, 3, "a", "b", "c", "d", "e", "08", "09", "10", "11", :a, :b, :c]

#- range-each-endless
(1..).each { |x| break x if x > 5 }
#=> 6

#- range-each-float
(1.0..2.0).each { }
#!! TypeError: can't iterate from Float

#- range-each-nil
(nil..1).each { }
#!! TypeError: can't iterate from NilClass

#- range-to-a-endless
(1..).to_a
#!! RangeError: cannot convert endless range to an array

#- range-to-a-float
(1.5..2).to_a
#!! TypeError: can't iterate from Float

#- range-first-beginless
(..1).first
#!! RangeError: cannot get the first element of beginless range

#- range-last-endless
(1..).last
#!! RangeError: cannot get the last element of endless range

#- range-max-endless
(1..).max
#!! RangeError: cannot get the maximum of endless range

#- range-min-beginless
(..1).min
#!! RangeError: cannot get the minimum of beginless range

#- range-max-float
[(1..2.5).max, (1.5..2).min, (1.5..2.5).minmax]
#=> [2.5, 1.5, [1.5, 2.5]]

#- range-max-exclusive-float
(1...2.5).max
#!! TypeError: cannot exclude non Integer end value

#- range-min-max-block
[(1..3).min { |a, b| b <=> a }, (1..3).max(2), (1..3).min(2), (1..3).max_by { |x| -x }]
#=> [3, [3, 2], [1, 2], 1]

#- range-sum
[(1..100).sum, (1...4).sum, (1..3).sum { |x| x * 2 }, (1..3).sum(10), (1..3).reduce(:*), (1..10**12).sum]
#=> [5050, 6, 12, 16, 6, 500000000000500000000000]

#- range-step
[(1..10).step(3).to_a, (1..10).step(3).map { |x| x }, (0.0..1.0).step(0.25).to_a, (1..3).step(0.5).to_a, ('a'..'e').step(2).to_a, (1..10) % 4, (1.0...2.0).step(0.5).to_a]
#=> [[1, 4, 7, 10], [1, 4, 7, 10], [0.0, 0.25, 0.5, 0.75, 1.0], [1.0, 1.5, 2.0, 2.5, 3.0], ["a", "c", "e"], ((1..10).%(4)), [1.0, 1.5]]

#- range-step-block
r = []
(1..7).step(3) { |x| r << x }
r
#=> [1, 4, 7]

#- range-step-inspect
[(1..10).step(2), ((1..10) % 3)]
#=> [((1..10).step(2)), ((1..10).%(3))]

#- range-step-zero
(1..2).step(0) { }
#!! ArgumentError: step can't be 0

#- range-step-negative
(1..2).step(-1) { }
#!! ArgumentError: step can't be negative

#- range-equal
[(1..2) == (1..2), (1..2) == (1...2), (1..2).eql?(1..2), (1..2) == (1.0..2.0), (1..2).eql?(1.0..2.0), (1..2).hash == (1..2).hash, (1..2) == 1]
#=> [true, false, true, true, false, true, false]

#- range-as-key
{ (1..2) => :a }[1..2]
#=> :a

#- range-new
[Range.new(1, 2), Range.new(1, 2, true), Range.new(nil, 1)]
#=> [1..2, 1...2, ..1]

#- range-new-bad
Range.new(1, 'a')
#!! ArgumentError: bad value for range

#- range-literal-bad
a = 1
(a..'b')
#!! ArgumentError: bad value for range

#- range-frozen
[(1..2).frozen?, Range.new(1, 2).frozen?]
#=> [true, true]

#- range-size-float
[(1..5.5).size, (1.5..3).size, ('a'..'c').size, (1..).size, (1...5).size]
#=> [5, 2, nil, Infinity, 4]

#- range-case
[1, 15, 'x'].map do |x|
  case x
  when 0..9 then :small
  when 10.. then :big
  else :other
  end
end
#=> [:small, :big, :other]

#- range-bsearch
(0..100).bsearch { |x| x * x >= 50 }
#=> 8

#- range-each-slice
[(1..5).each_slice(2).to_a, (1..3).each_cons(2).to_a, (1..3).each_with_index.to_a, (1..3).zip(4..6), (1..4).partition(&:even?), (1..3).inject(:+), (1..3).each_with_object([]) { |x, a| a << x }]
#=> [[[1, 2], [3, 4], [5]], [[1, 2], [2, 3]], [[1, 0], [2, 1], [3, 2]], [[1, 4], [2, 5], [3, 6]], [[2, 4], [1, 3]], 6, [1, 2, 3]]

#- range-reverse-each
(1..3).reverse_each.to_a
#=> [3, 2, 1]

#- range-map-string
('a'..'c').map(&:upcase)
#=> ["A", "B", "C"]

#- range-time-like
class Version
  include Comparable
  attr_reader :n
  def initialize(n)
    @n = n
  end

  def <=>(other)
    n <=> other.n
  end

  def succ
    Version.new(n + 1)
  end

  def inspect
    "v#{n}"
  end
end
r = Version.new(1)..Version.new(3)
[r.to_a, r.include?(Version.new(2)), r === Version.new(5), r, r.min, r.max]
#=> [[v1, v2, v3], true, false, v1..v3, v1, v3]

#- range-count
[(1..10).count(&:even?), (1..3).count(2), ('a'..'c').count]
#=> [5, 1, 3]

#- range-tally
(1..3).to_a.tally
#=> {1=>1, 2=>1, 3=>1}

#- range-dup
(1..2).dup
#=> 1..2

#- range-too-large
(1..10**30).size
#=> 1000000000000000000000000000000

#- range-last-text
('a'..'e').last(2)
#=> ["d", "e"]

#- range-negative
[(-3..-1).to_a, (-1..-3).to_a, [1, 2, 3, 4][-3..-2]]
#=> [[-3, -2, -1], [], [2, 3]]
