# Functions that go through elements: blocks, indexes, iterators, trees.

#- all-01 eval
[Integer[1,3].all |$x| { break() }, Integer[1,3].any |$x| { break() }, 3.index |$x| { break() }]
#=> [true, false, undef]
#:: Array[ScalarData]

#- all-02 eval
[1,2].all |$x| { break() }
#!! break() from context where this is illegal (file: unknown, line: 1)

#- all-03 eval
all('aaa') |$c| { $c == 'a' }
#=> true
#:: Boolean

#- all-04 eval
all(3) |$i, $v| { $i == $v }
#=> true
#:: Boolean

#- any-01 eval
any([1,2]) |$x| { next() }
#=> false
#:: Boolean

#- any-02 eval
any({a=>1}) |$k,$v| { $v == 1 }
#=> true
#:: Boolean

#- any-03 eval
any({a=>1}.step(1)) |$k,$v| { $v == 1 }
#=> true
#:: Boolean

#- each-01 eval
each([1,2])
#!! Evaluation Error: Error while evaluating a Function Call, 'each' expects a block (line: 1, column: 1)

#- each-02 eval
each(1.5) |$x| { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'each' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Float
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Float
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Float
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Float (line: 1, column: 1)

#- each-03 eval
each(undef) |$x| { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'each' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Undef
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Undef
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Undef
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Undef (line: 1, column: 1)

#- each-04 eval
each([1]) |$a, $b, $c| { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, 'each' block expects between 1 and 2 arguments, got 3 (line: 1, column: 1)

#- each-05 eval
each([1]) || { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, 'each' block expects between 1 and 2 arguments, got none (line: 1, column: 1)

#- each-06 eval
each([1]) |*$a| { notice($a) }
#~~ notice: [0, 1]
#=> [1]
#:: Array[Integer]

#- each-07 eval
each({a=>1}) |*$a| { notice($a) }
#~~ notice: [a, 1]
#=> {'a' => 1}
#:: Hash[String, Integer]

#- each-08 eval
function f() { [1,2].each |$x| { return($x) } 4 }
f()
#=> 1
#:: Integer

#- filter-01 eval
filter({a=>1,b=>2}) |$k,$v| { break() }
#!! break() from context where this is illegal (file: unknown, line: 1)

#- filter-02 eval
filter({a=>1,b=>2}) |$e| { if $e[0] == b { break() } true }
#!! break() from context where this is illegal (file: unknown, line: 1)

#- filter-03 eval
[[1,2].filter |$x| { break() }, [1,2].filter |$i,$x| { if $i == 1 { break() } true }]
#=> [[], [1]]
#:: Array[Array[Integer]]

#- group-by-01 eval
[1,2].group_by |$x| { break() }
#!! break() from context where this is illegal (file: unknown, line: 1)

#- group-by-02 eval
group_by([1,'1',1.0]) |$x| { $x }
#=> {1 => [1], '1' => ['1'], 1.0 => [1.0]}
#:: Hash[ScalarData, Array[ScalarData]]

#- group-by-03 eval
group_by([1,2]) |*$x| { $x }
#=> {[1] => [1], [2] => [2]}
#:: Hash[Array[Integer], Array[Integer]]

#- group-by-04 eval
group_by({a=>1}) |*$x| { $x }
#=> {[['a', 1]] => [['a', 1]]}
#:: Hash[Array[Array[ScalarData]], Array[Array[ScalarData]]]

#- group-by-05 eval
group_by([1,2])
#!! Evaluation Error: Error while evaluating a Function Call, 'group_by' expects a block (line: 1, column: 1)

#- index-01 eval
[1,2].index |$x| { break() }
#!! break() from context where this is illegal (file: unknown, line: 1)

#- index-02 eval
index('hello', /L/)
#=>
#:: Undef

#- index-03 eval
index('héllo', 'lo')
#=> 3
#:: Integer

#- index-04 eval
index([1,'A'], 'a')
#=>
#:: Undef

#- index-05 eval
index([[1,'b']], [1.0,'b'])
#=> 0
#:: Integer

#- index-06 eval
index([{a=>1}], {a=>1.0})
#=> 0
#:: Integer

#- index-07 eval
index([Integer], Integer)
#=> 0
#:: Integer

#- index-08 eval
index([Integer[1,2]], Integer[1,2])
#=> 0
#:: Integer

#- index-09 eval
index({a=>1}.reverse_each, ['a',1])
#=> 0
#:: Integer

#- index-10 eval
index('abc', 'c')
#=> 2
#:: Integer

#- index-11 eval
index('abc') |$x| { $x == 'b' }
#=> 1
#:: Integer

#- index-12 eval
index({a=>1}, 2)
#=>
#:: Undef

#- index-13 eval
index([1,2,3]) |$i, $v| { $v == 3 }
#=> 2
#:: Integer

#- index-14 eval
index(Integer[5,9], 7)
#=> 2
#:: Integer

#- index-15 eval
index(5) |$x| { $x == 3 }
#=> 3
#:: Integer

#- index-16 eval
index([1], undef)
#=>
#:: Undef

#- index-17 eval
index(undef, 1)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: expects 1 argument, got 2
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: expects 1 argument, got 2
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: expects 1 argument, got 2
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: expects 1 argument, got 2
#|   (String str, Variant[String, Regexp] match)
#|     rejected: parameter 'str' expects a String value, got Undef
#|   (Iterable enumerable, Any match)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Undef (line: 1, column: 1)

#- lest-01 eval
lest(undef) |$x| { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, 'lest' block expects no arguments, got 1 (line: 1, column: 1)

#- lest-02 eval
lest(undef)
#!! Evaluation Error: Error while evaluating a Function Call, 'lest' expects a block (line: 1, column: 1)

#- map-01 eval
map([1,2]) |*$a| { $a }
#=> [[0, 1], [1, 2]]
#:: Array[Array[Integer]]

#- map-02 eval
map({a=>1}) |*$a| { $a }
#=> [['a', 1]]
#:: Array[Array[ScalarData]]

#- map-03 eval
map([1,2]) |$a, $b = 3| { [$a, $b] }
#=> [[0, 1], [1, 2]]
#:: Array[Array[Integer]]

#- map-04 eval
map({a=>1}) |$a, $b = 3| { [$a, $b] }
#=> [['a', 1]]
#:: Array[Array[ScalarData]]

#- map-05 eval
map([1,2]) |$a = 1| { $a }
#=> [1, 2]
#:: Array[Integer]

#- map-06 eval
[1,2].map |Integer $a| { $a }
#=> [1, 2]
#:: Array[Integer]

#- map-07 eval
['a'].map |Integer $a| { $a }
#!! Evaluation Error: Error while evaluating a Method call, block parameter 'a' expects an Integer value, got String (line: 1, column: 6)

#- map-08 eval
map('añb') |$i, $c| { "$i$c" }
#=> ['0a', '1ñ', '2b']
#:: Array[String[2, 2]]

#- map-09 eval
map(Enum['b','a']) |$x| { $x }
#=> ['a', 'b']
#:: Array[String[1, 1]]

#- map-10 eval
map(Enum) |$x| { $x }
#=> []
#:: Array[Unit]

#- map-11 eval
map(Integer) |$x| { $x }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Integer]
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Integer]
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer] (line: 1, column: 1)

#- map-12 eval
map(Integer[3]) |$x| { $x }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Integer]
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Integer]
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer] (line: 1, column: 1)

#- map-13 eval
map(0) |$x| { $x }
#=> []
#:: Array[Unit]

#- map-14 eval
map(-1) |$x| { $x }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Integer
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Integer
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: block expects 2 arguments, got 1
#|   (Iterable enumerable, Callable[1, 1] block) (line: 1, column: 1)

#- map-15 eval
map(Integer[-2,2]) |$x| { $x }
#=> [-2, -1, 0, 1, 2]
#:: Array[Integer]

#- map-16 eval
map(String) |$x| { $x }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[String]
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[String]
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[String]
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[String] (line: 1, column: 1)

#- map-17 eval
map(true) |$x| { $x }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Boolean
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Boolean
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Boolean
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Boolean (line: 1, column: 1)

#- map-18 eval
map(/a/) |$x| { $x }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Regexp
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Regexp
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Regexp
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Regexp (line: 1, column: 1)

#- map-19 eval
map(Sensitive([1])) |$x| { $x }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array] (line: 1, column: 1)

#- map-20 eval
[{a=>1,b=>2}.map |$k,$v| { if $k == b { break() } $v }, {a=>1,b=>2}.map |$e| { if $e[0] == b { break() } $e }]
#=> [[1], [['a', 1]]]
#:: Array[Array[Data]]

#- map-21 eval
[1,2].map |$x| { with(1) |$y| { break() } }
#=> []
#:: Array[Unit]

#- map-22 eval
[1,2,3].map |$x| { [4].each |$y| { next(5) } $x }
#=> [1, 2, 3]
#:: Array[Integer]

#- partition-01 eval
[1,2].partition |$x| { break() }
#!! break() from context where this is illegal (file: unknown, line: 1)

#- partition-02 eval
partition([1,2]) |*$x| { $x }
#=> [[1, 2], []]
#:: Array[Array[Integer]]

#- partition-03 eval
partition('abc') |$x| { $x }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:
#|   (Collection collection, Callable[1, 1] block)
#|     rejected: parameter 'collection' expects a Collection value, got String
#|   (Array array, Callable[2, 2] block)
#|     rejected: parameter 'array' expects an Array value, got String
#|   (Collection collection, Callable[2, 2] block)
#|     rejected: parameter 'collection' expects a Collection value, got String (line: 1, column: 1)

#- partition-04 eval
partition(3) |$x| { $x }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:
#|   (Collection collection, Callable[1, 1] block)
#|     rejected: parameter 'collection' expects a Collection value, got Integer
#|   (Array array, Callable[2, 2] block)
#|     rejected: parameter 'array' expects an Array value, got Integer
#|   (Collection collection, Callable[2, 2] block)
#|     rejected: parameter 'collection' expects a Collection value, got Integer (line: 1, column: 1)

#- reduce-01 eval
reduce([])|$a,$b| { 1 }
#=>
#:: Undef

#- reduce-02 eval
reduce([1])|$a,$b| { 1 }
#=> 1
#:: Integer

#- reduce-03 eval
reduce([], 5)|$a,$b| { 1 }
#=> 5
#:: Integer

#- reduce-04 eval
reduce([1,2], 5)|$a| { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, 'reduce' block expects 2 arguments, got 1 (line: 1, column: 1)

#- reduce-05 eval
reduce({a=>1}, 5)|$a, $b| { notice($b) $a }
#~~ notice: [a, 1]
#=> 5
#:: Integer

#- reduce-06 eval
reduce(Integer[1,4]) |$a,$b| { if $b == 3 { break() } $a + $b }
#=> 3
#:: Integer

#- reduce-07 eval
reduce(3, 1, 2) |$a,$b| { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, 'reduce' expects between 1 and 2 arguments, got 3 (line: 1, column: 1)

#- reverse-each-01 eval
$i = [1,2,3].reverse_each
$i.each |$x| { break() }
$i.map |$x| { $x }
#=> [2, 1]
#:: Array[Integer]

#- reverse-each-02 eval
$i = [1,2,3].reverse_each
[$i.map |$x| { $x }, $i.map |$i,$x| {$x}, $i.reduce |$m,$x| {$m+$x}, $i.any |$x| {true}, Array($i), [*$i], $i.unique, $i.slice(2), $i.filter |$x| {true}]
#=> [[3, 2, 1], [3, 2, 1], 6, true, [3, 2, 1], [3, 2, 1], [3, 2, 1], [[3, 2], [1]], []]
#:: Array[Data]

#- reverse-each-03 eval
$i = Integer[1,5].reverse_each
[$i.map |$x| { if $x == 3 { break() } $x }, $i.map |$i,$x| {$x}, $i.map |$x| {$x}]
#=> [[5, 4], [2, 1], []]
#:: Array[Array[Integer]]

#- reverse-each-04 eval
$a = [1,2,3,4].reverse_each
$b = $a.step(2)
[$b.each |$x| { notice($x) break() }, $a.map |$x| { $x }]
#~~ notice: 4
#=> [[], [2, 1]]
#:: Array

#- reverse-each-05 eval
[1,2].reverse_each |$x| { notice($x) break() }
#~~ notice: 2
#=>
#:: Undef

#- reverse-each-06 eval
{a=>1}.reverse_each |$x| { notice($x) }
#~~ notice: [a, 1]
#=>
#:: Undef

#- reverse-each-07 eval
String([1,2].reverse_each)
#=> [2, 1]
#:: String

#- reverse-each-08 eval
[1,2].reverse_each == [2,1]
#=> false
#:: Boolean

#- reverse-each-09 eval
[1,2].reverse_each in [1]
#=> false
#:: Boolean

#- slice-01 eval
slice([1,2,3],2) || { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, slice(): block must define at least one parameter. Block has 0. (line: 1, column: 1)

#- slice-02 eval
slice({a=>1,b=>2,c=>3},2) |$a,$b| { notice($a,$b) }
#~~ notice: [a, 1] [b, 2]
#~~ notice: [c, 3] []
#=> {'a' => 1, 'b' => 2, 'c' => 3}
#:: Hash[String[1, 1], Integer]

#- slice-03 eval
slice({a=>1,b=>2,c=>3},2) |$a| { notice($a) }
#~~ notice: [[a, 1], [b, 2]]
#~~ notice: [[c, 3]]
#=> {'a' => 1, 'b' => 2, 'c' => 3}
#:: Hash[String[1, 1], Integer]

#- slice-04 eval
slice('abc', 2) |$a| { notice($a) }
#~~ notice: [a, b]
#~~ notice: [c]
#=> abc
#:: String

#- slice-05 eval
slice([1,2,3], 2) |*$a| { notice($a) }
#~~ notice: [1, 2]
#~~ notice: [3, ]
#=> [1, 2, 3]
#:: Array[Integer]

#- slice-06 eval
slice([1,2,3], 1) |*$a| { notice($a) }
#~~ notice: [[1]]
#~~ notice: [[2]]
#~~ notice: [[3]]
#=> [1, 2, 3]
#:: Array[Integer]

#- slice-07 eval
slice(3, 2)
#=> [[0, 1], [2]]
#:: Array[Array[Integer]]

#- slice-08 eval
slice([1,2], 'a')
#!! Evaluation Error: Error while evaluating a Function Call, The function 'slice' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Integer[1] slice_size, Callable block?)
#|     rejected: parameter 'hash' expects a Hash value, got Tuple
#|   (Iterable enumerable, Integer[1] slice_size, Callable block?)
#|     rejected: parameter 'slice_size' expects an Integer value, got String (line: 1, column: 1)

#- slice-09 eval
slice([1,2], 99999999999)
#=> [[1, 2]]
#:: Array[Array[Integer]]

#- step-01 eval
[1,2].step(1).any |$x| { break() }
#!! break() from context where this is illegal (file: unknown, line: 1)

#- step-02 eval
[1,2].step(2).any |$x| { break() }
#=> false
#:: Boolean

#- step-03 eval
{a=>1,b=>2}.step(1).map |$k,$v| { "$k-$v" }
#=> ['a-1', 'b-2']
#:: Array[String[3, 3]]

#- step-04 eval
{a=>1,b=>2}.step(1).filter |$k,$v| { $v == 2}
#=> {'b' => 2}
#:: Hash[String, Integer]

#- step-05 eval
{a=>1,b=>2}.step(2).map |$k,$v| { "$k-$v" }
#=> ['0-[a, 1]']
#:: Array[String]

#- step-06 eval
[{a=>1,b=>2}.step(1).each |$k,$v| { notice("$k-$v") }]
#~~ notice: a-1
#~~ notice: b-2
#=> [[['a', 1], ['b', 2]]]
#:: Array[Iterator[Tuple[String, Integer, 2, 2]]]

#- step-07 eval
{a=>1,b=>2}.step(1).index(2)
#=> b
#:: String

#- step-08 eval
{a=>1,b=>2}.step(1).index |$v| { $v == 2 }
#=> b
#:: String

#- step-09 eval
{a=>1,b=>2}.step(2).index |$v| { notice($v) false }
#~~ notice: [a, 1]
#=>
#:: Undef

#- step-10 eval
[1,2].step(1) |$x| { notice($x) break() }
#~~ notice: 1
#=>
#:: Undef

#- step-11 eval
{a=>1,b=>2}.step(2) |$x| { notice($x) }
#~~ notice: [a, 1]
#=>
#:: Undef

#- step-12 eval
step([1,2,3], 0)
#!! Evaluation Error: Error while evaluating a Function Call, 'step' parameter 'step' expects an Integer[1] value, got Integer[0, 0] (line: 1, column: 1)

#- step-13 eval
step([1,2,3], -1)
#!! Evaluation Error: Error while evaluating a Function Call, 'step' parameter 'step' expects an Integer[1] value, got Integer[-1, -1] (line: 1, column: 1)

#- step-14 eval
step([1,2,3], 'a')
#!! Evaluation Error: Error while evaluating a Function Call, 'step' parameter 'step' expects an Integer value, got String (line: 1, column: 1)

#- step-15 eval
[[1,2].step(2) =~ Iterable[Integer], Integer[1,10].step(4) =~ Iterator[Integer[1,9]]]
#=> [true, true]
#:: Array[Boolean]

#- step-16 eval
[Integer[1,10].step(4).reverse_each.map |$x| {$x}, Integer[1,10].reverse_each.step(4).map |$x| {$x}, 10.step(4).step(2).map |$x| { $x }]
#=> [[9, 5, 1], [10, 6], [0, 8]]
#:: Array[Array[Integer]]

#- step-17 eval
"${Integer[1,10].step(4)} ${{a=>1}.step(2)} ${'abc'.step(2)}"
#=> Iterator[Integer]-Value Iterator[Tuple[String, Integer, 2, 2]]-Value Iterator[String]-Value
#:: String

#- then-01 eval
then(1,2) |$x| { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, 'then' expects 1 argument, got 2 (line: 1, column: 1)

#- then-02 eval
then(1) |$x, $y| { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, 'then' block expects 1 argument, got 2 (line: 1, column: 1)

#- then-03 eval
then(1) |$x, $y = 2| { $y }
#=> 2
#:: Integer

#- tree-each-01 eval
tree_each([1], {container_type => Integer})
#!! Evaluation Error: Error while evaluating a Function Call, Only Array, Hash, and Object types can be used as container types. Got Integer (line: 1, column: 1)

#- tree-each-02 eval
tree_each([1], {include_containers => false, include_values => false})
#!! Evaluation Error: Error while evaluating a Function Call, Options 'include_containers' and 'include_values' cannot both be false (line: 1, column: 1)

#- tree-each-03 eval
[[1,[2]].tree_each({order=>breadth_first, include_values=>false}).map |$x| {$x}]
#=> [[[[], [1, [2]]], [[0], 1], [[1], [2]], [[1, 0], 2]]]
#:: Array[Array[Array[Data]]]

#- tree-each-04 eval
[1,[2,3]].tree_each |$p, $v| { notice($p,$v) if $v == 2 { break() } }
#~~ notice: [] [1, [2, 3]]
#~~ notice: [0] 1
#~~ notice: [1] [2, 3]
#~~ notice: [1, 0] 2
#=> [1, [2, 3]]
#:: Array[Data]

#- tree-each-05 eval
tree_each([1]) |$a,$b,$c| { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'tree_each' was called with arguments it does not accept. It expects one of:
#|   (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?, Callable[2, 2] block)
#|     rejected: block expects 2 arguments, got 3
#|   (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?, Callable[1, 1] block)
#|     rejected: block expects 1 argument, got 3
#|   (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?)
#|     rejected: does not expect a block (line: 1, column: 1)

#- tree-each-06 eval
tree_each([1], {foo => 1})
#!! Evaluation Error: Error while evaluating a Function Call, The function 'tree_each' was called with arguments it does not accept. It expects one of:
#|   (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?, Callable[2, 2] block)
#|     rejected: parameter 'options' unrecognized key 'foo'
#|   (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?, Callable[1, 1] block)
#|     rejected: parameter 'options' unrecognized key 'foo'
#|   (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?)
#|     rejected: parameter 'options' unrecognized key 'foo' (line: 1, column: 1)

#- tree-each-07 eval
tree_each([1], 3)
#!! Evaluation Error: Error while evaluating a Function Call, 'tree_each' parameter 'options' expects an OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] value, got Integer (line: 1, column: 1)

#- tree-each-08 eval
tree_each([[1,2],{a=>{b=>3}}]) |*$x| { notice($x) }
#~~ notice: [[], [[1, 2], {a => {b => 3}}]]
#~~ notice: [[0], [1, 2]]
#~~ notice: [[0, 0], 1]
#~~ notice: [[0, 1], 2]
#~~ notice: [[1], {a => {b => 3}}]
#~~ notice: [[1, a], {b => 3}]
#~~ notice: [[1, a, b], 3]
#=> [[1, 2], {'a' => {'b' => 3}}]
#:: Array[Data]

#- tree-each-09 eval
[{a=>{b=>[1]}}.tree_each({container_type=>Hash}).map |$x| {$x}]
#=> [[[[], {'a' => {'b' => [1]}}], [['a'], {'b' => [1]}], [['a', 'b'], [1]]]]
#:: Array[Array[Array[Data]]]

#- tree-each-10 eval
[{a=>{b=>[1]}}.tree_each({container_type=>Hash[String,Hash]}).map |$x| {$x}]
#=> [[[[], {'a' => {'b' => [1]}}], [['a'], {'b' => [1]}]]]
#:: Array[Array[Array[Data]]]

#- tree-each-11 eval
[1,[2,[3]]].tree_each({order=>breadth_first}) |$v| { notice($v) }
#~~ notice: [1, [2, [3]]]
#~~ notice: 1
#~~ notice: [2, [3]]
#~~ notice: 2
#~~ notice: [3]
#~~ notice: 3
#=> [1, [2, [3]]]
#:: Array[Data]

#- tree-each-12 eval
{a=>{b=>1},c=>2}.tree_each |$p,$v| { notice($p,$v) }
#~~ notice: [] {a => {b => 1}, c => 2}
#~~ notice: [a] {b => 1}
#~~ notice: [a, b] 1
#~~ notice: [c] 2
#=> {'a' => {'b' => 1}, 'c' => 2}
#:: Hash[String[1, 1], Data]

#- tree-each-13 eval
[*[1,[2]].tree_each]
#=> [[[], [1, [2]]], [[0], 1], [[1], [2]], [[1, 0], 2]]
#:: Array[Array[Data]]

#- tree-each-14 eval
[[1,[2,[3,4]]].tree_each({include_containers=>false}).step(2).map |$x| {$x}]
#=> [[[[0], 1], [[1, 1, 0], 3]]]
#:: Array[Array[Array[Data]]]

#- tree-each-15 eval
[[1,[2,[3,4]]].tree_each({include_containers=>false}).filter |$x| {$x[1] > 2}]
#=> [[[[1, 1, 0], 3], [[1, 1, 1], 4]]]
#:: Array[Array[Array[Data]]]

#- with-01 eval
with()
#!! Evaluation Error: Error while evaluating a Function Call, 'with' expects a block (line: 1, column: 1)

#- with-02 eval
with(1)
#!! Evaluation Error: Error while evaluating a Function Call, 'with' expects a block (line: 1, column: 1)

#- with-03 eval
with(1) |String $a| { $a }
#!! Evaluation Error: Error while evaluating a Function Call, block parameter 'a' expects a String value, got Integer (line: 1, column: 1)

#- with-04 eval
with(1, 'a') |Integer $a, String $b| { "$a$b" }
#=> 1a
#:: String

#- with-05 eval
with(1, 2) |Integer $a, String $b| { "$a$b" }
#!! Evaluation Error: Error while evaluating a Function Call, block parameter 'b' expects a String value, got Integer (line: 1, column: 1)

#- tree-is-of-ruby-01 eval
[type(tree_each([1])), type(tree_each([1], {order => breadth_first})), type([tree_each([1]), 1]), type(tree_each([1]).step(1))].map |$t| { "$t" }
#=> ['Runtime[ruby, \'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator\']', 'Runtime[ruby, \'Puppet::Pops::Types::Iterable::BreadthFirstTreeIterator\']', 'Tuple[Runtime[ruby, \'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator\'], Integer[1, 1]]', 'Iterator[Any]']
#:: Array[String[13, 92]]

#- tree-is-of-ruby-02 eval
abs(tree_each([1]))
#!! Evaluation Error: Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Runtime (line: 1, column: 1)

#- tree-is-of-ruby-03 eval
$t = tree_each([1])
[$t =~ Iterable[Integer], $t =~ Iterable, $t =~ Iterator, $t =~ Runtime, $t =~ Iterable[Any], $t =~ Iterable[Array], $t =~ Runtime[ruby, 'String']]
#=> [false, true, true, true, true, false, false]
#:: Array[ScalarData]

#- tree-is-of-ruby-04 eval
Boolean(tree_each([1]))
#!! Evaluation Error: Error while evaluating a Function Call, 'new_boolean' Value of type Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator'] cannot be converted to Boolean (line: 1, column: 1)

#- tree-is-of-ruby-05 eval
Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator'] <= Iterable
#=> true
#:: Boolean

#- step-as-an-array-01 eval
[*step([{c => 0}, 1, {a => 1, b => 2}], 2), *step([[], 1], 2), *step([[7], 1], 2), *step([[7, 8], 1], 2), *step([{}, 1], 2)]
#=> [['c', 0], [['a', 1], ['b', 2]], undef, 7, [7, 8], undef]
#:: Array[Data]

#- step-as-an-array-02 eval
[Array(step([{c => 0}, 1, [[1]]], 2)), step([{c => 0}, 1, [9]], 2).reverse_each.map |$x| { $x }]
#=> [[['c', 0], [1]], [9, ['c', 0]]]
#:: Array[Array[Data]]

#- step-as-an-array-03 eval
[step([{c => 0}, 1, [9]], 2).map |$x| { $x }, step([{c => 0}, [1]], 1).map |$x| { $x }, String(step([{c => 0}, 1, [9]], 2))]
#=> [[{'c' => 0}, [9]], [{'c' => 0}, [1]], '[[\'c\', 0], 9]']
#:: Array[Data]

#- step-as-an-array-04 eval
$s = step([{c => 0}, 1, [9], 2], 2)
notice($s)
[$s.filter |$x| { true }, type([*tree_each([[1]])])]
#~~ notice: Iterator[Variant[Struct[{'c' => Integer}], Integer, Tuple[Integer]]]-Value
#=> [[{'c' => 0}, [9]], Tuple[Tuple[Array[0, 0], Tuple[Tuple[Integer[1, 1]]]], Tuple[Tuple[Integer[0, 0]], Tuple[Integer[1, 1]]], Tuple[Tuple[Integer[0, 0], Integer[0, 0]], Integer[1, 1]]]]
#:: Array[RichData]
