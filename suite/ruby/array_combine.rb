# Arrays of several arrays, and comparisons.

#- array-operators
a = [1, 2, 2, 3]
[a + [4], a - [2], a * 2, a * ',', a & [3, 2, 9], a | [9, 1], a.union([5], [6]), a.difference([1], [3]), a.intersection([1, 2], [2]), a.intersect?([3])]
#=> [[1, 2, 2, 3, 4], [1, 3], [1, 2, 2, 3, 1, 2, 2, 3], "1,2,2,3", [2, 3], [1, 2, 3, 9], [1, 2, 3, 5, 6], [2, 2], [2], true]

#- array-add-no-array
[1] + 2
#!! TypeError: no implicit conversion of Integer into Array

#- array-add-nil
[1] + nil
#!! TypeError: no implicit conversion of nil into Array

#- array-multiply-negative
[1] * -1
#!! ArgumentError: negative argument

#- array-multiply-text
[1] * :a
#!! TypeError: no implicit conversion of Symbol into Integer

#- array-set-operators-eql
[[1, 1.0] - [1], [1, 1.0] & [1.0], ['a', 'a'] | [], [[1], [1]] | [], [nil, nil] & [nil]]
#=> [[1.0], [1.0], ["a"], [[1]], [nil]]

#- array-compare
[[1, 2] <=> [1, 3], [1, 2] <=> [1], [] <=> [], [2] <=> [1, 5], [1] <=> ['a'], [1] <=> 1]
#=> [-1, 1, 0, 1, nil, nil]

#- array-equal
[[1, 2] == [1, 2.0], [1, 2].eql?([1, 2.0]), [1] == [1, 2], [1] == 1, [[1]] == [[1]], [1].hash == [1].hash, [1].eql?([1])]
#=> [true, false, false, false, true, true, true]

#- array-equal-recursive
a = [1]
a << a
a == a
#=> true

#- array-include
[[1, nil].include?(nil), [1].include?(1.0), [[1]].include?([1]), [].include?(1), ['a'].member?('a')]
#=> [true, true, true, false, true]

#- array-product
[[1, 2].product([3, 4]), [1, 2].product, [1].product([]), [1, 2].product([3], [4, 5])]
#=> [[[1, 3], [1, 4], [2, 3], [2, 4]], [[1], [2]], [], [[1, 3, 4], [1, 3, 5], [2, 3, 4], [2, 3, 5]]]

#- array-transpose
[[[1, 2], [3, 4]].transpose, [].transpose, [[], []].transpose]
#=> [[[1, 3], [2, 4]], [], []]

#- array-transpose-differs
[[1, 2], [3]].transpose
#!! IndexError: element size differs (1 should be 2)

#- array-combination
a = [1, 2, 3]
[a.combination(2).to_a, a.combination(0).to_a, a.combination(4).to_a, a.combination(-1).to_a, a.combination(3).count]
#=> [[[1, 2], [1, 3], [2, 3]], [[]], [], [], 1]

#- array-permutation
a = [1, 2, 3]
[a.permutation.to_a, a.permutation(1).to_a, a.permutation(0).to_a, a.permutation(4).to_a]
#=> [[[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]], [[1], [2], [3]], [[]], []]

#- array-repeated
a = [1, 2]
[a.repeated_combination(2).to_a, a.repeated_permutation(2).to_a]
#=> [[[1, 1], [1, 2], [2, 2]], [[1, 1], [1, 2], [2, 1], [2, 2]]]

#- array-zip
a = [1, 2, 3]
r = []
[a.zip([4, 5]), a.zip([4, 5, 6], %w[a b c d]), a.zip, a.zip(1..2), a.zip([9]) { |x| r << x }, r]
#=> [[[1, 4], [2, 5], [3, nil]], [[1, 4, "a"], [2, 5, "b"], [3, 6, "c"]], [[1], [2], [3]], [[1, 1], [2, 2], [3, nil]], nil, [[1, 9], [2, nil], [3, nil]]]

#- array-zip-no-each
[1].zip(2)
#!! TypeError: wrong argument type Integer (must respond to :each)

#- array-min-max
a = [3, 1, 2]
[a.min, a.max, a.min(2), a.max(2), a.minmax, [].min, [].max(1), a.min { |x, y| y <=> x }, %w[aa b].max_by(&:size), %w[aa b].min_by(&:size), a.min_by(2) { |x| -x }, %w[a bb c].minmax_by(&:size)]
#=> [1, 3, [1, 2], [3, 2], [1, 3], nil, [], 3, "aa", "b", [3, 2], ["a", "bb"]]

#- array-max-mixed
a = [1, 'a']
a.max
#!! ArgumentError: comparison of Integer with String failed

#- array-min-nil
a = [nil, 1]
a.min
#!! ArgumentError: comparison of NilClass with 1 failed

#- array-sum
[[1, 2].sum, [].sum, [0.1, 0.2, 0.3].sum, [0.1] * 3, [0.1, 0.1, 0.1].sum, [1, 2.5].sum, ['a', 'b'].sum(''), [[1], [2]].sum([]), [1, 2].sum { |x| x * 2 }, [3, 0.1, 0.2].sum, [1e100, 1.0, -1e100].sum]
#=> [3, 0, 0.6, [0.1, 0.1, 0.1], 0.30000000000000004, 3.5, "ab", [1, 2], 6, 3.3, 1.0]

#- array-sum-text
['a'].sum
#!! TypeError: String can't be coerced into Integer

#- array-sum-nil
[nil].sum
#!! TypeError: nil can't be coerced into Integer

#- array-inject
[[1, 2, 3].inject(:+), [1, 2, 3].reduce(10, :*), [1, 2, 3].inject { |a, b| a - b }, [1, 2].inject(5) { |a, b| a + b }, [].inject(:+), [].reduce(1) { 2 }, ['a', 'b'].inject('+'), [[1, 2]].inject(0) { |s, (a, b)| s + a + b }]
#=> [6, 60, -4, 8, nil, 1, "ab", 3]

#- array-inject-nothing
[1, 2].inject
#!! LocalJumpError: no block given

#- array-cycle
r = []
[1, 2].cycle(2) { |x| r << x }
[r, [1, 2].cycle.first(5), [].cycle { raise }, [1].cycle(0) { raise }]
#=> [[1, 2, 1, 2], [1, 2, 1, 2, 1], nil, nil]

#- array-slices
[[1, 2, 3, 4, 5].each_slice(2).to_a, [1, 2, 3].each_cons(2).to_a, [1].each_slice(3).to_a, [1].each_cons(3).to_a]
#=> [[[1, 2], [3, 4], [5]], [[1, 2], [2, 3]], [[1]], []]

#- array-each-slice-zero
[1].each_slice(0)
#!! ArgumentError: invalid slice size

#- array-each-cons-zero
[1].each_cons(0)
#!! ArgumentError: invalid size

#- array-each-slice-returns
[1, 2, 3].each_slice(2) { |x| x }
#=> [1, 2, 3]

#- array-each-cons-returns
[1, 2, 3].each_cons(2) { |a, b| [a, b] }
#=> [1, 2, 3]

#- array-as-key
h = { [1, 'a'] => 1 }
[h[[1, 'a']], h[[1, :a]]]
#=> [1, nil]

#- array-splat-block
[[1, 2, 3]].map { |a, *b| [a, b] }
#=> [[1, [2, 3]]]

#- array-lambda-arguments
[[1, 2]].each(&->(a) { a })
#=> [[1, 2]]

#- array-lambda-two-arguments
[[1, 2]].map(&->(a, b) { a + b })
#!! ArgumentError: wrong number of arguments (given 1, expected 2)

#- array-method-reference
%w[1 2].map(&method(:Integer))
#=> [1, 2]

#- array-numbered-parameters
[1, 2].map { _1 * 2 }
#=> [2, 4]
