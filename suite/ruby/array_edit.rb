# Changing arrays.

#- array-push-pop
a = [1]
r = [a.push(2, 3), a << 4, a.append(5), a.pop, a.pop(2), a.push]
[a, r.size, r[3], r[4]]
#=> [[1, 2], 6, 5, [3, 4]]

#- array-pop-empty
[[].pop, [].shift, [].pop(1), [].shift(2)]
#=> [nil, nil, [], []]

#- array-pop-negative
[1].pop(-1)
#!! ArgumentError: negative array size

#- array-shift-unshift
a = [1, 2, 3, 4]
[a.shift, a.shift(2), a.unshift(0), a.unshift(8, 9), a.prepend(7)]
#=> [1, [2, 3], [7, 8, 9, 0, 4], [7, 8, 9, 0, 4], [7, 8, 9, 0, 4]]

#- array-insert
a = [1, 2, 3]
a.insert(1, :a, :b)
a.insert(-2, :c)
a.insert(8, :d)
a.insert(0)
a
#=> [1, :a, :b, 2, :c, 3, nil, nil, :d]

#- array-insert-too-small
[1].insert(-3, 0)
#!! IndexError: index -3 too small for array; minimum: -2

#- array-concat
a = [1]
a.concat([2], [3, 4])
a.concat
a.concat(a)
a
#=> [1, 2, 3, 4, 1, 2, 3, 4]

#- array-concat-no-array
[1].concat(2)
#!! TypeError: no implicit conversion of Integer into Array

#- array-set
a = [1, 2, 3]
a[0] = :a
a[-1] = :c
a[5] = :f
a
#=> [:a, 2, :c, nil, nil, :f]

#- array-set-too-small
a = [1]
a[-2] = 0
#!! IndexError: index -2 too small for array; minimum: -1

#- array-set-length
a = [1, 2, 3, 4, 5]
a[1, 2] = :x
a[0, 0] = [8, 9]
a[6, 1] = [1]
a[1, 1] = []
a
#=> [8, 1, :x, 4, 5, 1]

#- array-set-range
a = [1, 2, 3, 4, 5]
a[1..2] = [:a, :b, :c]
a[-1..] = nil
a[..0] = []
a
#=> [:a, :b, :c, 4, nil]

#- array-set-range-behind
a = [1]
a[3..4] = 9
a
#=> [1, nil, nil, 9]

#- array-set-negative-length
a = [1]
a[0, -1] = 0
#!! IndexError: negative length (-1)

#- array-set-range-too-small
a = [1]
a[-3..0] = 0
#!! RangeError: -3..0 out of range

#- array-set-value
a = []
b = (a[0] = 5)
b
#=> 5

#- array-op-assign
a = [1, nil]
a[0] += 5
a[1] ||= 7
a[2] ||= 8
a
#=> [6, 7, 8]

#- array-delete
a = [1, 2, 1, 3]
[a.delete(1), a.delete(9), a.delete(9) { |x| x * 2 }, a]
#=> [1, nil, 18, [2, 3]]

#- array-delete-at
a = [1, 2, 3]
[a.delete_at(1), a.delete_at(-1), a.delete_at(5), a]
#=> [2, 3, nil, [1]]

#- array-delete-if
a = [1, 2, 3, 4]
[a.delete_if(&:even?).equal?(a), a]
#=> [true, [1, 3]]

#- array-reject-bang
a = [1, 2]
[a.reject! { |x| x > 5 }, a.reject! { |x| x > 1 }, a]
#=> [nil, [1], [1]]

#- array-select-bang
a = [1, 2]
[a.select! { |x| x < 5 }, a.select! { |x| x > 1 }, a, a.keep_if { true }, a.filter! { false }]
#=> [nil, [], [], [], []]

#- array-delete-if-break
a = [1, 2, 3, 4]
a.delete_if { |x| break if x == 3; true }
a
#=> [3, 4]

#- array-slice-bang
a = [1, 2, 3, 4, 5]
[a.slice!(1), a.slice!(0, 2), a.slice!(1..), a.slice!(9), a.slice!(5, 1), a]
#=> [2, [1, 3], [5], nil, nil, [4]]

#- array-map-bang
a = [1, 2]
[a.map! { |x| x + 1 }, a.collect!(&:to_s)]
#=> [["2", "3"], ["2", "3"]]

#- array-compact
a = [nil, 1, false, nil]
[a.compact, a.compact!, a.compact!, a]
#=> [[1, false], [1, false], nil, [1, false]]

#- array-uniq
a = [1, 1.0, 'a', 'a', :a, [1], [1]]
[a.uniq, a.uniq(&:class), a.uniq!, a.uniq!]
#=> [[1, 1.0, "a", :a, [1]], [1, 1.0, "a", :a, [1]], [1, 1.0, "a", :a, [1]], nil]

#- array-flatten
a = [1, [2, [3, [4]]]]
[a.flatten, a.flatten(1), a.flatten(0), a.flatten(-1), a.flatten(nil), a.flatten!, a.flatten!, [1].flatten!(0)]
#=> [[1, 2, 3, 4], [1, 2, [3, [4]]], [1, [2, [3, [4]]]], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], nil, nil]

#- array-flatten-recursive
a = [1]
a << a
a.flatten
#!! ArgumentError: tried to flatten recursive array

#- array-flatten-hash
[{ a: [1] }, [nil]].flatten
#=> [{:a=>[1]}, nil]

#- array-reverse
a = [1, 2, 3]
[a.reverse, a.reverse!, a]
#=> [[3, 2, 1], [3, 2, 1], [3, 2, 1]]

#- array-rotate
a = [1, 2, 3]
[a.rotate, a.rotate(-1), a.rotate(5), a.rotate!(2), [].rotate]
#=> [[2, 3, 1], [3, 1, 2], [3, 1, 2], [3, 1, 2], []]

#- array-fill
[[1, 2, 3].fill(0), [1, 2, 3].fill(0, 1), [1, 2, 3].fill(0, 1, 1), [1, 2].fill(0, 1..4), [1, 2, 3].fill { |i| i * i }, [1, 2].fill(-1) { 9 }, [1, 2, 3].fill(0, nil, 2)]
#=> [[0, 0, 0], [1, 0, 0], [1, 0, 3], [1, 0, 0, 0, 0], [0, 1, 4], [1, 9], [0, 0, 3]]

#- array-fill-range-too-small
[1].fill(0, -3..0)
#!! RangeError: -3..0 out of range

#- array-clear-replace
a = [1, 2]
b = a
a.replace([3])
a.clear
[a, b.equal?(a)]
#=> [[], true]

#- array-frozen-push
[1].freeze << 2
#!! FrozenError: can't modify frozen Array: [1]

#- array-frozen-map
[1, 'a'].freeze.map! { |x| x }
#!! FrozenError: can't modify frozen Array: [1, "a"]

#- array-frozen-clear
[].freeze.clear
#!! FrozenError: can't modify frozen Array: []

#- array-frozen-sort
[2, 1].freeze.sort!
#!! FrozenError: can't modify frozen Array: [2, 1]

#- array-frozen-pop
[].freeze.pop
#!! FrozenError: can't modify frozen Array: []

#- array-sort
[[3, 1, 2].sort, %w[b a C].sort, [3, 1, 2].sort { |a, b| b <=> a }, [[2, 1], [1, 9], [1, 2]].sort, [1.5, 1, 0.5].sort, %i[b a].sort]
#=> [[1, 2, 3], ["C", "a", "b"], [3, 2, 1], [[1, 2], [1, 9], [2, 1]], [0.5, 1, 1.5], [:a, :b]]

#- array-sort-bang
a = [3, 1]
[a.sort!, a.sort! { |x, y| y <=> x }, a.sort_by! { |x| x }]
#=> [[1, 3], [1, 3], [1, 3]]

#- array-sort-stable
(0..20).map { |i| [i % 3, i] }.sort_by(&:first)
#=> [[0, 0], [0, 3], [0, 6], [0, 9], [0, 12], [0, 15], [0, 18], [1, 1], [1, 4], [1, 7], [1, 10], [1, 13], [1, 16], [1, 19], [2, 2], [2, 5], [2, 8], [2, 11], [2, 14], [2, 17], [2, 20]]

#- array-sort-by
%w[ccc a bb].sort_by(&:size)
#=> ["a", "bb", "ccc"]

#- array-sort-by-arrays
[['b', 2], ['a', 2], ['c', 1]].sort_by { |n, c| [-c, n] }
#=> [["a", 2], ["b", 2], ["c", 1]]

#- array-sort-mixed
[1, 'a'].sort
#!! ArgumentError: comparison of Integer with String failed

#- array-sort-nil
[1, nil].sort
#!! ArgumentError: comparison of Integer with nil failed

#- array-sort-nil-first
[nil, 1].sort
#!! ArgumentError: comparison of NilClass with 1 failed

#- array-sort-symbols-strings
[:a, 'a'].sort
#!! ArgumentError: comparison of Symbol with String failed

#- array-sort-block-nil
[1, 2].sort { nil }
#!! ArgumentError: comparison of Integer with 2 failed

#- array-sort-arrays-mixed
[[1, 'a'], [1, 2]].sort
#!! ArgumentError: comparison of Array with Array failed

#- array-sort-by-mixed
[1, 2].sort_by { |x| x == 1 ? 'a' : 1 }
#!! ArgumentError: comparison of String with 1 failed

#- array-sort-inconsistent
[5, 3, 9, 1, 7].sort { 1 }
#=> [7, 1, 9, 3, 5]

#- array-sort-inconsistent-less
[5, 3, 9, 1, 7].sort { -1 }
#=> [5, 3, 9, 1, 7]

#- array-bsearch
a = [1, 4, 7, 10, 12]
[a.bsearch { |x| x >= 4 }, a.bsearch { |x| x >= 100 }, a.bsearch { |x| 7 <=> x }, a.bsearch_index { |x| x >= 7 }]
#=> [4, nil, 7, 2]

#- array-bsearch-text
[1, 2].bsearch { 'a' }
#!! TypeError: wrong argument type String (must be numeric, true, false or nil)

#- array-shuffle-seeded
[(1..10).to_a.shuffle(random: Random.new(42)), [1, 2, 3].shuffle(random: Random.new(1))]
#=> [[9, 2, 6, 1, 8, 3, 10, 5, 4, 7], [1, 3, 2]]

#- array-sample-seeded
r = Random.new(7)
a = (1..30).to_a
[a.sample(random: r), a.sample(1, random: r), a.sample(2, random: r), a.sample(3, random: r), a.sample(5, random: r), a.sample(20, random: r)]
#=> [16, [5], [26, 23], [4, 21, 26], [8, 30, 27, 16, 26], [9, 27, 17, 14, 13, 5, 6, 12, 25, 3, 23, 8, 24, 20, 18, 28, 29, 11, 2, 16]]

#- array-sample-small
[[].sample, [5].sample, [].sample(2), [1].sample(3)]
#=> [nil, 5, [], [1]]

#- array-sample-negative
[1].sample(-1)
#!! ArgumentError: negative sample number
