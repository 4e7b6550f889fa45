# Reading arrays.

#- array-index
a = [1, 2, 3, 4]
[a[0], a[-1], a[4], a[-5], a[1.9], a.at(-2), a.slice(2)]
#=> [1, 4, nil, nil, 2, 3, 3]

#- array-index-length
a = [1, 2, 3, 4]
[a[0, 2], a[2, 9], a[4, 1], a[5, 1], a[-2, 2], a[-5, 2], a[1, 0], a[1, -1], a.slice(1, 2)]
#=> [[1, 2], [3, 4], [], nil, [3, 4], nil, [], nil, [2, 3]]

#- array-index-range
a = [1, 2, 3, 4]
[a[1..2], a[1...-1], a[2..], a[..1], a[-3..-2], a[4..], a[5..], a[-9..2], a[3..1], a[1..-9]]
#=> [[2, 3], [2, 3], [3, 4], [1, 2], [2, 3], [], nil, nil, [], []]

#- array-index-string
[1]['a']
#!! TypeError: no implicit conversion of String into Integer

#- array-index-nil
[1][nil]
#!! TypeError: no implicit conversion from nil to integer

#- array-index-wrong-count
[1][]
#!! ArgumentError: wrong number of arguments (given 0, expected 1..2)

#- array-fetch
a = [1, 2]
[a.fetch(0), a.fetch(-1), a.fetch(5, :d), a.fetch(5) { |i| i * 2 }]
#=> [1, 2, :d, 10]

#- array-fetch-missing
[1, 2].fetch(7)
#!! IndexError: index 7 outside of array bounds: -2...2

#- array-fetch-missing-negative
[1, 2].fetch(-3)
#!! IndexError: index -3 outside of array bounds: -2...2

#- array-dig
[[1, [2, { a: 3 }]]].dig(0, 1, 1, :a)
#=> 3

#- array-dig-nil
[1, nil].dig(1, 2, 3)
#=> nil

#- array-dig-no-dig
[1].dig(0, 1)
#!! TypeError: Integer does not have #dig method

#- array-first-last
a = [1, 2, 3]
[a.first, a.last, a.first(2), a.last(2), a.first(9), a.last(9), [].first, [].last, [].first(1), a.first(0)]
#=> [1, 3, [1, 2], [2, 3], [1, 2, 3], [1, 2, 3], nil, nil, [], []]

#- array-first-negative
[1].first(-1)
#!! ArgumentError: negative array size

#- array-last-negative
[1].last(-1)
#!! ArgumentError: negative array size

#- array-first-text
[1].first('a')
#!! TypeError: no implicit conversion of String into Integer

#- array-take-drop
a = [1, 2, 3, 4, 1]
[a.take(2), a.drop(2), a.take(9), a.drop(9), a.take_while { |x| x < 3 }, a.drop_while { |x| x < 3 }]
#=> [[1, 2], [3, 4, 1], [1, 2, 3, 4, 1], [], [1, 2], [3, 4, 1]]

#- array-take-negative
[1].take(-1)
#!! ArgumentError: attempt to take negative size

#- array-drop-negative
[1].drop(-1)
#!! ArgumentError: attempt to drop negative size

#- array-values-at
a = %w[a b c]
[a.values_at(0, 2, -1, 5, -9), a.values_at(0..1, 1..4), a.values_at]
#=> [["a", "c", "c", nil, nil], ["a", "b", "b", "c", nil, nil], []]

#- array-index-of
a = [1, 2, 3, 2]
[a.index(2), a.rindex(2), a.index(9), a.index { |x| x > 1 }, a.rindex { |x| x < 3 }, a.find_index(3)]
#=> [1, 3, nil, 1, 3, 2]

#- array-size
[[].size, [1, nil].length, [].empty?, [nil].empty?, [1, 2, 2].count, [1, 2, 2].count(2), [1, 2, 3].count(&:odd?)]
#=> [0, 2, true, false, 3, 2, 2]

#- array-each-returns
a = [1, 2]
seen = []
[a.each { |x| seen << x }.equal?(a), seen]
#=> [true, [1, 2]]

#- array-each-while-growing
a = [1, 2]
a.each { |x| a << x + 2 if a.size < 6 }
a
#=> [1, 2, 3, 4, 5, 6]

#- array-each-while-shrinking
a = [1, 2, 3, 4]
seen = []
a.each { |x| seen << x; a.shift }
[a, seen]
#=> [[3, 4], [1, 3]]

#- array-each-break
[1, 2, 3].each { |x| break x * 10 if x == 2 }
#=> 20

#- array-each-destructures
[[1, 2], [3, [4, 5]]].map { |a, (b, c)| [a, b, c] }
#=> [[1, 2, nil], [3, 4, 5]]

#- array-each-index
r = []
[5, 6].each_index { |i| r << i }
r
#=> [0, 1]

#- array-each-with-index
r = []
%w[a b].each_with_index { |x, i| r << [x, i] }
r
#=> [["a", 0], ["b", 1]]

#- array-reverse-each
r = []
[1, 2, 3].reverse_each { |x| r << x }
r
#=> [3, 2, 1]

#- array-each-with-object
[1, 2].each_with_object({}) { |x, h| h[x] = x * x }
#=> {1=>1, 2=>4}

#- array-assoc
a = [[1, :a], [2, :b], 3]
[a.assoc(2), a.rassoc(:a), a.assoc(9)]
#=> [[2, :b], [1, :a], nil]

#- array-to-a
a = [1]
[a.to_a.equal?(a), a.to_ary.equal?(a), a.entries.equal?(a)]
#=> [true, true, false]

#- array-to-h
[[[1, 2], [:a, nil]].to_h, [1, 2].to_h { |x| [x, x.to_s] }, [].to_h]
#=> [{1=>2, :a=>nil}, {1=>"1", 2=>"2"}, {}]

#- array-to-h-no-array
[1].to_h
#!! TypeError: wrong element type Integer at 0 (expected array)

#- array-to-h-wrong-length
[[1, 2], [3]].to_h
#!! ArgumentError: wrong array length at 1 (expected 2, was 1)

#- array-to-h-block-no-array
[1].to_h { |x| x }
#!! TypeError: wrong element type Integer at 0 (expected array)

#- array-to-h-block-wrong-length
[1].to_h { |x| [x] }
#!! ArgumentError: wrong array length at 0 (expected 2, was 1)

#- array-join-empty
[['a', []].join(':'), [[], 'a'].join(':'), [[], []].join(':'), ['a', [], 'b'].join(':'), [[[]], 1].join(':')]
#=> ["a:", ":a", ":", "a::b", ":1"]

#- array-join
[[1, 2].join, [1, 2].join(', '), [1, [2, [3, nil]]].join('-'), [].join(','), [nil, ''].join(','), [:a, 1.5, true].join(' ')]
#=> ["12", "1, 2", "1-2-3-", "", ",", "a 1.5 true"]

#- array-join-recursive
a = [1]
a << a
a.join(',')
#!! ArgumentError: recursive array join

#- array-join-separator
[1, 2].join(1)
#!! TypeError: no implicit conversion of Integer into String

#- array-join-nil
[1, 2].join(nil)
#=> "12"

#- array-inspect
[[].inspect, [1, 'a', :b, nil, 2.5, [true]].inspect, [1, [2]].to_s, "#{[1, 'x']}"]
#=> ["[]", "[1, \"a\", :b, nil, 2.5, [true]]", "[1, [2]]", "[1, \"x\"]"]

#- array-inspect-recursive
a = [1]
a << a
a
#=> [1, [...]]

#- array-frozen-string-keys
%w[b a].sort.frozen?
#=> false

#- array-star
a = *1..3
b = *nil
c = *[4]
[a, b, c]
#=> [[1, 2, 3], [], [4]]

#- array-new
[Array.new, Array.new(2), Array.new(2, 0), Array.new(3) { |i| i * i }, Array.new([1, 2]), Array[1, 2], Array(nil), Array([1]), Array(1..2), Array({ a: 1 })]
#=> [[], [nil, nil], [0, 0], [0, 1, 4], [1, 2], [1, 2], [], [1], [1, 2], [[:a, 1]]]

#- array-new-negative
Array.new(-1)
#!! ArgumentError: negative array size

#- array-new-text
Array.new('a')
#!! TypeError: no implicit conversion of String into Integer

#- array-try-convert
[Array.try_convert([1]), Array.try_convert('a')]
#=> [[1], nil]

#- array-subclass
class Stack < Array
  def top
    last
  end
end
s = Stack.new([1, 2])
s << 3
[s, s.top, s.class, (s + [1]).class, s.map { |x| x }.class, s.dup.class, Stack[1].class, s == [1, 2, 3]]
#=> [[1, 2, 3], 3, Stack, Array, Array, Stack, Stack, true]

#- array-deep-inspect
a = []
100_000.times { a = [a] }
a.inspect
#!! SystemStackError: stack level too deep

#- array-deep-flatten
a = [1]
20_000.times { a = [a] }
a.flatten
#=> [1]

#- array-deep-key
a = []
b = []
1_500.times { a = [a] }
1_500.times { b = [b] }
[{ a => 1 }[b], [a, b].uniq.size]
#=> [1, 1]

#- array-deep-hash
a = []
100_000.times { a = [a] }
begin
  a.hash
rescue SystemStackError
  :deep
end
#=> :deep
