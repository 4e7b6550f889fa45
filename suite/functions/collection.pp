# Functions on arrays, hashes and what is in them.

#- dig-01 eval
dig({a=>1}, 'a', 'b', 'c')
#!! Evaluation Error: Error while evaluating a Function Call, The given data does not contain a Collection at ["a"], got 'Integer[1, 1]' (line: 1, column: 1)

#- dig-02 eval
dig([{a=>undef}], 0, 'a', 'b')
#=>
#:: Undef

#- dig-03 eval
dig(1, 2)
#!! Evaluation Error: Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Integer (line: 1, column: 1)

#- dig-04 eval
dig({a=>1})
#=> {'a' => 1}
#:: Hash[String, Integer]

#- dig-05 eval
dig()
#!! Evaluation Error: Error while evaluating a Function Call, 'dig' expects at least 1 argument, got none (line: 1, column: 1)

#- dig-06 eval
dig({a=>{1=>2}}, 'a', 1)
#=> 2
#:: Integer

#- dig-07 eval
dig({a=>{1=>2}}, 'a', 1.0)
#=>
#:: Undef

#- dig-08 eval
dig([1,2], 1.0)
#!! Evaluation Error: Error while evaluating a Function Call, The given data requires an Integer index at [1.0], got 'Float[1.0, 1.0]' (line: 1, column: 1)

#- dig-09 eval
dig([1,2], true)
#!! Evaluation Error: Error while evaluating a Function Call, The given data requires an Integer index at [true], got 'Boolean[true]' (line: 1, column: 1)

#- dig-10 eval
dig([[1]], 0, 0, 0)
#!! Evaluation Error: Error while evaluating a Function Call, The given data does not contain a Collection at [0, 0], got 'Integer[1, 1]' (line: 1, column: 1)

#- dig-11 eval
dig({a=>'x'}, 'a', 0)
#!! Evaluation Error: Error while evaluating a Function Call, The given data does not contain a Collection at ["a"], got 'String' (line: 1, column: 1)

#- dig-12 eval
dig([1,2], -3)
#=>
#:: Undef

#- dig-13 eval
dig({a=>Sensitive({b=>1})}, 'a', 'b')
#!! Evaluation Error: Error while evaluating a Function Call, The given data does not contain a Collection at ["a"], got 'Sensitive[Hash[String, Integer]]' (line: 1, column: 1)

#- empty-01 eval
empty(undef)
#=> true
#:: Boolean

#- empty-02 eval
empty(Sensitive(''))
#=> true
#:: Boolean

#- empty-03 eval
empty(Binary(''))
#=> true
#:: Boolean

#- empty-04 eval
empty(Sensitive(1))
#!! Evaluation Error: Error while evaluating a Function Call, The function 'empty' was called with arguments it does not accept. It expects one of:
#|   (Collection coll)
#|     rejected: parameter 'coll' expects a Collection value, got Sensitive[Integer]
#|   (Sensitive[String] str)
#|     rejected: parameter 'str' expects a Sensitive[String] value, got Sensitive[Integer]
#|   (String str)
#|     rejected: parameter 'str' expects a String value, got Sensitive[Integer]
#|   (Numeric num)
#|     rejected: parameter 'num' expects a Numeric value, got Sensitive[Integer]
#|   (Binary bin)
#|     rejected: parameter 'bin' expects a Binary value, got Sensitive[Integer]
#|   (Undef x)
#|     rejected: parameter 'x' expects an Undef value, got Sensitive[Integer] (line: 1, column: 1)

#- empty-05 eval
empty([])
#=> true
#:: Boolean

#- empty-06 eval
empty({a=>1})
#=> false
#:: Boolean

#- empty-07 eval
empty('')
#=> true
#:: Boolean

#- empty-08 eval
empty(true)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'empty' was called with arguments it does not accept. It expects one of:
#|   (Collection coll)
#|     rejected: parameter 'coll' expects a Collection value, got Boolean
#|   (Sensitive[String] str)
#|     rejected: parameter 'str' expects a Sensitive[String] value, got Boolean
#|   (String str)
#|     rejected: parameter 'str' expects a String value, got Boolean
#|   (Numeric num)
#|     rejected: parameter 'num' expects a Numeric value, got Boolean
#|   (Binary bin)
#|     rejected: parameter 'bin' expects a Binary value, got Boolean
#|   (Undef x)
#|     rejected: parameter 'x' expects an Undef value, got Boolean (line: 1, column: 1)

#- empty-09 eval
empty(1)
empty(2)
#~~ warning: Calling function empty() with Numeric value is deprecated.
#|    (file: unknown, line: 1)
#~~ warning: Calling function empty() with Numeric value is deprecated.
#|    (file: unknown, line: 2)
#=> false
#:: Boolean

#- empty-10 eval
empty(Integer)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'empty' was called with arguments it does not accept. It expects one of:
#|   (Collection coll)
#|     rejected: parameter 'coll' expects a Collection value, got Type[Integer]
#|   (Sensitive[String] str)
#|     rejected: parameter 'str' expects a Sensitive[String] value, got Type[Integer]
#|   (String str)
#|     rejected: parameter 'str' expects a String value, got Type[Integer]
#|   (Numeric num)
#|     rejected: parameter 'num' expects a Numeric value, got Type[Integer]
#|   (Binary bin)
#|     rejected: parameter 'bin' expects a Binary value, got Type[Integer]
#|   (Undef x)
#|     rejected: parameter 'x' expects an Undef value, got Type[Integer] (line: 1, column: 1)

#- flatten-01 eval
flatten(1,[2,[3,[undef]]],{a=>[1]}, [1,2].reverse_each)
#=> [1, 2, 3, undef, {'a' => [1]}, [2, 1]]
#:: Array

#- flatten-02 eval
flatten()
#=> []
#:: Array[Unit]

#- flatten-03 eval
flatten(undef)
#=> [undef]
#:: Array[Undef]

#- flatten-04 eval
flatten([[[[]]]])
#=> []
#:: Array[Unit]

#- get-01 eval
get([1,2], 'a.')
#!! Evaluation Error: Error while evaluating a Function Call, Syntax error in dotted-navigation string (line: 1, column: 1)

#- get-02 eval
get({a=>{'b c'=>3}}, "a.'b c'")
#=> 3
#:: Integer

#- get-03 eval
get({a=>1}, 'a..b')
#!! Evaluation Error: Error while evaluating a Function Call, Syntax error in dotted-navigation string (line: 1, column: 1)

#- get-04 eval
get({a=>1}, "a.'b")
#!! Evaluation Error: Error while evaluating a Function Call, Syntax error in dotted-navigation string (line: 1, column: 1)

#- get-05 eval
get({a=>undef}, 'a', 'd')
#=> d
#:: String

#- get-06 eval
get({a=>1})
#!! Evaluation Error: Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1 (line: 1, column: 1)

#- get-07 eval
get({a=>1}, 1)
#!! Evaluation Error: Error while evaluating a Function Call, 'get' parameter 'dotted_string' expects a String value, got Integer (line: 1, column: 1)

#- get-08 eval
get({a=>1}, 'b', 2) |$x| { 3 }
#=> 2
#:: Integer

#- get-09 eval
get({a=>1}, 'a.b', 2) |$x| { 3 }
#=> 3
#:: Integer

#- get-10 eval
get([1,[2]], '1.0')
#=> 2
#:: Integer

#- get-11 eval
get([1,[2]], '1."0"')
#!! Evaluation Error: Error while evaluating a Function Call, The given data requires an Integer index at [1, "0"], got 'String' (line: 1, column: 1)

#- get-12 eval
get({'0'=>1}, '0')
#=>
#:: Undef

#- get-13 eval
get({0=>1}, '0')
#=> 1
#:: Integer

#- get-14 eval
get({'a b'=>1}, 'a b')
#=> 1
#:: Integer

#- get-15 eval
get({'a'=>1}, ' a ')
#=> 1
#:: Integer

#- get-16 eval
get({'a'=>1}, '"a"')
#=> 1
#:: Integer

#- get-17 eval
get({'a'=>{'b'=>1}}, "'a'.'b'")
#=> 1
#:: Integer

#- get-18 eval
get({'a'=>1}, 'a"b')
#!! Evaluation Error: Error while evaluating a Function Call, Syntax error in dotted-navigation string (line: 1, column: 1)

#- get-19 eval
get({'a'=>1}, '.a')
#!! Evaluation Error: Error while evaluating a Function Call, Syntax error in dotted-navigation string (line: 1, column: 1)

#- get-20 eval
get({'+1'=>1, 1=>2}, '+1')
#=> 2
#:: Integer

#- get-21 eval
get({0=>'z', ':5'=>'c'}, ':5')
#=> z
#:: String

#- get-22 eval
get(Sensitive({a=>1}), 'a')
#!! Evaluation Error: Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Sensitive[Hash] (line: 1, column: 1)

#- get-23 eval
get('abc', '0')
#!! Evaluation Error: Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String (line: 1, column: 1)

#- getvar-01 eval
getvar('1x')
#!! Evaluation Error: Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name (line: 1, column: 1)

#- getvar-02 eval
getvar('x y')
#!! Evaluation Error: Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name (line: 1, column: 1)

#- getvar-03 eval
getvar('x-y', 3)
#!! Evaluation Error: Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name (line: 1, column: 1)

#- getvar-04 eval
getvar("x.
y", 3)
#=> 3
#:: Integer

#- getvar-05 eval
getvar('Foo')
#!! Evaluation Error: Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name (line: 1, column: 1)

#- getvar-06 eval
$a = 3
getvar('a.b') |$e| { $e.message }
#!! Evaluation Error: Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Integer (line: 2, column: 1)

#- getvar-07 eval
getvar('')
#!! Evaluation Error: Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name (line: 1, column: 1)

#- getvar-08 eval
getvar('::x')
#=>
#:: Undef

#- getvar-09 eval
$x = [1,2]
[getvar('x.0'), getvar('::x.1'), getvar('x.5', 9)]
#=> [1, 2, 9]
#:: Array[Integer]

#- getvar-10 eval
$x = {a=>1}
getvar('x.a.b', 9)
#!! Evaluation Error: Error while evaluating a Function Call, The given data does not contain a Collection at ["a"], got 'Integer[1, 1]' (line: 2, column: 1)

#- getvar-11 eval
$x = {a=>1}
getvar('x.a.b', 9) |$e| { 'blk' }
#=> blk
#:: String

#- getvar-12 eval
getvar('x.', 1)
#=> 1
#:: Integer

#- getvar-13 eval
getvar('a::b')
#=>
#:: Undef

#- getvar-14 eval
getvar('A::b')
#!! Evaluation Error: Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name (line: 1, column: 1)

#- getvar-15 eval
getvar('_x', 4)
#=> 4
#:: Integer

#- getvar-16 eval
getvar('facts.os.name')
#=> Debian
#:: String

#- getvar-17 eval
getvar('1')
#!! Evaluation Error: Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name (line: 1, column: 1)

#- getvar-18 eval
'abc' =~ /b/
getvar('0', 'none')
#!! Evaluation Error: Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name (line: 2, column: 1)

#- join-01 eval
join([1,[2,{a=>1}], Integer, /a/, default, Sensitive('x')], ',')
#=> 1,2,{"a"=>1},Integer,(?-mix:a),default,Sensitive [value redacted]
#:: String

#- join-02 eval
join([Timespan(1), undef, Notify['x'], 1e30], ',')
#=> 0-00:00:01.0,,Notify['x'],1.0e+30
#:: String

#- join-03 eval
join(['a'], 1)
#!! Evaluation Error: Error while evaluating a Function Call, 'join' parameter 'delimiter' expects a String value, got Integer (line: 1, column: 1)

#- join-04 eval
join('a')
#!! Evaluation Error: Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got String (line: 1, column: 1)

#- join-05 eval
join([[1,2],[3]], '-', 1)
#!! Evaluation Error: Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got 3 (line: 1, column: 1)

#- join-06 eval
join([true, 1.5, undef, default, Sensitive('a')], '-')
#=> true-1.5--default-Sensitive [value redacted]
#:: String

#- join-07 eval
join([{a=>[1,'b']}], '-')
#=> {"a"=>[1, "b"]}
#:: String

#- join-08 eval
join([Timespan(61), Timestamp(0), SemVer('1.2.3'), Binary('YQ==')], '-')
#=> 0-00:01:01.0-1970-01-01T00:00:00.000000000 UTC-1.2.3-YQ==
#:: String

#- keys-01 eval
keys(1)
#!! Evaluation Error: Error while evaluating a Function Call, 'keys' parameter 'hsh' expects a Hash value, got Integer (line: 1, column: 1)

#- keys-02 eval
keys({1=>2, undef=>3, default=>4, [1]=>5})
#=> [1, undef, default, [1]]
#:: Array[RichData]

#- length-01 eval
length(1)
#!! Evaluation Error: Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Integer (line: 1, column: 1)

#- length-02 eval
length(undef)
#!! Evaluation Error: Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Undef (line: 1, column: 1)

#- length-03 eval
length(Sensitive('a'))
#!! Evaluation Error: Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Sensitive[String] (line: 1, column: 1)

#- max-01 eval
max([])
#!! Evaluation Error: Error while evaluating a Function Call, max(): Wrong number of arguments need at least one (line: 1, column: 1)

#- max-02 eval
max([]) |$a,$b| { 1 }
#=>
#:: Undef

#- max-03 eval
max(1,2,3) |$a,$b| { notice("$a $b") compare($a,$b) }
#~~ notice: 2 1
#~~ notice: 3 2
#=> 3
#:: Integer

#- max-04 eval
[max('1_0', '9'), max('1e3','2'), max(Integer, String), max(undef, 1), max(default, 'a')]
#~~ warning: The max() function's auto conversion of String to Numeric is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#~~ warning: The max() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> ['1_0', '1e3', String, 1, default]
#:: Array[RichData]

#- max-05 eval
max(SemVer('1.0.0+a'), SemVer('1.0.0+b'))
#=> 1.0.0+a
#:: SemVer

#- max-06 eval
max('a', 1, true)
#~~ warning: The max() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> true
#:: Boolean

#- max-07 eval
max(1, '2')
#~~ warning: The max() function's auto conversion of String to Numeric is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> 2
#:: String

#- max-08 eval
max('1', 2.5)
#~~ warning: The max() function's auto conversion of String to Numeric is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> 2.5
#:: Float

#- max-09 eval
max('abc', '10')
#=> abc
#:: String

#- max-10 eval
max('10', '9', '100')
#~~ warning: The max() function's auto conversion of String to Numeric is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> 100
#:: String

#- max-11 eval
max(['1','b'])
#=> b
#:: String

#- max-12 eval
max([1,'b'])
#~~ warning: The max() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> b
#:: String

#- max-13 eval
max([[1],[2]])
#~~ warning: The max() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> [2]
#:: Array[Integer]

#- max-14 eval
max([1,2],[3])
#~~ warning: The max() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> [3]
#:: Array[Integer]

#- max-15 eval
max({a=>1}, {b=>1})
#~~ warning: The max() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> {'b' => 1}
#:: Hash[String, Integer]

#- max-16 eval
max(undef)
#=>
#:: Undef

#- max-17 eval
max(undef, 'a')
#~~ warning: The max() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> a
#:: String

#- max-18 eval
max()
#!! Evaluation Error: Error while evaluating a Function Call, max(): Wrong number of arguments need at least one (line: 1, column: 1)

#- max-19 eval
max('1.5e3', '2')
#=> 2
#:: String

#- max-20 eval
max(-1, '-2')
#~~ warning: The max() function's auto conversion of String to Numeric is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> -1
#:: Integer

#- max-21 eval
max(Timespan(1), 5)
#~~ warning: The max() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> 5
#:: Integer

#- max-22 eval
max(1, 2) |$a, $b| { 'x' }
#!! Evaluation Error: Error while evaluating a Function Call, comparison of String with 0 failed (line: 1, column: 1)

#- max-23 eval
max(1, 2) |$a, $b| { undef }
#!! Evaluation Error: Error while evaluating a Function Call, comparison of Integer with 1 failed (line: 1, column: 1)

#- max-24 eval
max(1,2,3) |$a,$b,$c| { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:
#|   (Numeric values*)
#|     rejected: does not expect a block
#|   (String values*)
#|     rejected: does not expect a block
#|   (SemVer values*)
#|     rejected: does not expect a block
#|   (Timespan values*)
#|     rejected: does not expect a block
#|   (Timestamp values*)
#|     rejected: does not expect a block
#|   (Array[Numeric] values, Callable[2, 2] block?)
#|     rejected: block expects 2 arguments, got 3
#|   (Array[String] values, Callable[2, 2] block?)
#|     rejected: block expects 2 arguments, got 3
#|   (Array[SemVer] values, Callable[2, 2] block?)
#|     rejected: block expects 2 arguments, got 3
#|   (Array[Timespan] values, Callable[2, 2] block?)
#|     rejected: block expects 2 arguments, got 3
#|   (Array[Timestamp] values, Callable[2, 2] block?)
#|     rejected: block expects 2 arguments, got 3
#|   (Array values, Callable[2, 2] block?)
#|     rejected: block expects 2 arguments, got 3
#|   (Any values*, Callable[2, 2] block)
#|     rejected: block expects 2 arguments, got 3
#|   (Any values*)
#|     rejected: does not expect a block (line: 1, column: 1)

#- max-25 eval
max(Timestamp(1), Timestamp(2))
#=> 1970-01-01T00:00:02.000000000 UTC
#:: Timestamp

#- max-26 eval
max(SemVer('1.0.0'), '1.0.1')
#~~ warning: The max() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> 1.0.1
#:: String

#- max-27 eval
max('é', 'z')
#=> é
#:: String

#- min-01 eval
min(3,1,2) |$a,$b| { notice("$a $b") compare($a,$b) }
#~~ notice: 1 3
#~~ notice: 2 1
#=> 1
#:: Integer

#- min-02 eval
min()
#!! Evaluation Error: Error while evaluating a Function Call, min(): Wrong number of arguments need at least one (line: 1, column: 1)

#- min-03 eval
min([])
#!! Evaluation Error: Error while evaluating a Function Call, min(): Wrong number of arguments need at least one (line: 1, column: 1)

#- min-04 eval
min('b','a')
#=> a
#:: String

#- min-05 eval
min('10','9')
#~~ warning: The min() function's auto conversion of String to Numeric is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> 9
#:: String

#- min-06 eval
min(1,'a')
#~~ warning: The min() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> 1
#:: Integer

#- min-07 eval
min([3,1,2])
#=> 1
#:: Integer

#- min-08 eval
min([SemVer('1.0.0'), SemVer('0.9.0')])
#=> 0.9.0
#:: SemVer

#- min-09 eval
min(Timespan(1), Timespan(2))
#=> 0-00:00:01.0
#:: Timespan

#- min-10 eval
min(3, 2) |$a, $b| { -1.5 }
#=> 2
#:: Integer

#- size-01 eval
size(1)
#!! Evaluation Error: Error while evaluating a Function Call, 'size' parameter 'arg' expects a value of type Collection, String, or Binary, got Integer (line: 1, column: 1)

#- size-02 eval
size('abc')
#=> 3
#:: Integer

#- size-03 eval
size([1,2])
#=> 2
#:: Integer

#- size-04 eval
size(Binary('YQ=='))
#=> 1
#:: Integer

#- size-05 eval
size({a=>1})
#=> 1
#:: Integer

#- sort-01 eval
sort(['b', 1])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of String with 1 failed (line: 1, column: 1)

#- sort-02 eval
sort([undef, 1])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of NilClass with 1 failed (line: 1, column: 1)

#- sort-03 eval
sort([undef])
#=> [undef]
#:: Array[Undef]

#- sort-04 eval
sort([undef, undef])
#=> [undef, undef]
#:: Array[Undef]

#- sort-05 eval
sort([true, false])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of TrueClass with false failed (line: 1, column: 1)

#- sort-06 eval
sort([{a=>1},{a=>1}])
#=> [{'a' => 1}, {'a' => 1}]
#:: Array[Hash[String, Integer]]

#- sort-07 eval
sort([Integer, String])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of Puppet::Pops::Types::PIntegerType with Puppet::Pops::Types::PStringType failed (line: 1, column: 1)

#- sort-08 eval
sort([SemVer('1.2.0'), SemVer('1.1.0')])
#=> [1.1.0, 1.2.0]
#:: Array[SemVer]

#- sort-09 eval
sort([3,2,1,5,4]) |$a,$b| { notice("$a $b") compare($a,$b) }
#~~ notice: 3 2
#~~ notice: 5 4
#~~ notice: 1 4
#~~ notice: 2 1
#~~ notice: 2 4
#~~ notice: 3 4
#=> [1, 2, 3, 4, 5]
#:: Array[Integer]

#- sort-10 eval
sort([2,1]) |$a,$b| { undef }
#!! Evaluation Error: Error while evaluating a Function Call, comparison of Integer with 1 failed (line: 1, column: 1)

#- sort-11 eval
sort(['b','a']) |$a,$b| { undef }
#!! Evaluation Error: Error while evaluating a Function Call, comparison of String with String failed (line: 1, column: 1)

#- sort-12 eval
sort([2,1]) |$a,$b| { true }
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `>' for true:TrueClass (line: 1, column: 1)

#- sort-13 eval
sort([2,1]) |$a,$b| { [1] }
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `>' for [1]:Array (line: 1, column: 1)

#- sort-14 eval
sort([2,1]) |$a,$b| { {} }
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Integer into Hash (line: 1, column: 1)

#- sort-15 eval
sort([2,1]) |$a,$b| { 0.5 }
#=> [1, 2]
#:: Array[Integer]

#- sort-16 eval
sort([1.5, 'a'])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of Float with String failed (line: 1, column: 1)

#- sort-17 eval
sort([[1],['a']])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of Array with Array failed (line: 1, column: 1)

#- sort-18 eval
sort(['a',[1]])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of String with Array failed (line: 1, column: 1)

#- sort-19 eval
sort([1, 2, 'a', 0])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of String with 0 failed (line: 1, column: 1)

#- sort-20 eval
sort([/a/, /b/])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of Regexp with Regexp failed (line: 1, column: 1)

#- sort-21 eval
sort(1)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:
#|   (String string_value, Callable[2, 2] block?)
#|     rejected: parameter 'string_value' expects a String value, got Integer
#|   (Array array_value, Callable[2, 2] block?)
#|     rejected: parameter 'array_value' expects an Array value, got Integer (line: 1, column: 1)

#- sort-22 eval
sort({a=>1})
#!! Evaluation Error: Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:
#|   (String string_value, Callable[2, 2] block?)
#|     rejected: parameter 'string_value' expects a String value, got Struct
#|   (Array array_value, Callable[2, 2] block?)
#|     rejected: parameter 'array_value' expects an Array value, got Struct (line: 1, column: 1)

#- sort-23 eval
sort('hello')
#=> ehllo
#:: String

#- sort-24 eval
sort(['b','B','a','A','é','_','1'])
#=> ['1', 'A', 'B', '_', 'a', 'b', 'é']
#:: Array[String[1, 1]]

#- sort-25 eval
sort([3.5, 1, 2.25, -1])
#=> [-1, 1, 2.25, 3.5]
#:: Array[Numeric]

#- sort-26 eval
sort([[1,'b'],[1,'a'],[0]])
#=> [[0], [1, 'a'], [1, 'b']]
#:: Array[Array[ScalarData]]

#- sort-27 eval
sort(['a','b']) |$a| { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, 'sort' block expects 2 arguments, got 1 (line: 1, column: 1)

#- sort-28 eval
sort(['bb','a','ccc']) |$a,$b| { compare($b.length, $a.length) }
#=> ['ccc', 'bb', 'a']
#:: Array[String[1, 3]]

#- sort-29 eval
sort(['B','a','C']) |$a,$b| { compare($a,$b) }
#=> ['a', 'B', 'C']
#:: Array[String[1, 1]]

#- sort-30 eval
sort([undef, 'a'])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of NilClass with String failed (line: 1, column: 1)

#- sort-31 eval
sort([1, undef])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of Integer with nil failed (line: 1, column: 1)

#- sort-32 eval
sort([[1],[1,2],[]])
#=> [[], [1], [1, 2]]
#:: Array[Array[Integer]]

#- sort-33 eval
sort([default, default])
#=> [default, default]
#:: Array[Default]

#- sort-34 eval
sort([1, true])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of Integer with true failed (line: 1, column: 1)

#- sort-35 eval
sort(['x', Integer])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of String with Puppet::Pops::Types::PIntegerType failed (line: 1, column: 1)

#- sort-36 eval
sort([Sensitive(1), Sensitive(2)])
#!! Evaluation Error: Error while evaluating a Function Call, comparison of Puppet::Pops::Types::PSensitiveType::Sensitive with Puppet::Pops::Types::PSensitiveType::Sensitive failed (line: 1, column: 1)

#- sort-37 eval
sort([1,2]) |$a,$b| { 'x' }
#!! Evaluation Error: Error while evaluating a Function Call, comparison of String with 0 failed (line: 1, column: 1)

#- sort-38 eval
sort([1,2]) |$a,$b| { default }
#!! Evaluation Error: Error while evaluating a Function Call, comparison of Symbol with 0 failed (line: 1, column: 1)

#- sort-39 eval
sort([1,2]) |$a,$b| { break() }
#!! break() from context where this is illegal (file: unknown, line: 1)

#- unique-01 eval
unique({a=>1,b=>2,c=>1})
#=> {['a', 'c'] => [1], ['b'] => [2]}
#:: Hash[Array[String[1, 1]], Array[Integer]]

#- unique-02 eval
unique({a=>1,b=>1.0,c=>'x'}) |$v| { "$v" }
#=> {['a'] => [1], ['b'] => [1.0], ['c'] => ['x']}
#:: Hash[Array[String[1, 1]], Array[ScalarData]]

#- unique-03 eval
unique([1,2,3]) |$x| { break() }
#!! break() from context where this is illegal (file: unknown, line: 1)

#- unique-04 eval
unique(3) |$x| { if $x == 2 { break() } $x }
#=> [0, 1]
#:: Array[Integer]

#- unique-05 eval
unique()
#!! Evaluation Error: Error while evaluating a Function Call, 'unique' expects 1 argument, got none (line: 1, column: 1)

#- unique-06 eval
unique(1.5)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'unique' was called with arguments it does not accept. It expects one of:
#|   (String string, Callable[String] block?)
#|     rejected: parameter 'string' expects a String value, got Float
#|   (Hash hash, Callable[Any] block?)
#|     rejected: parameter 'hash' expects a Hash value, got Float
#|   (Array array, Callable[Any] block?)
#|     rejected: parameter 'array' expects an Array value, got Float
#|   (Iterable iterable, Callable[Any] block?)
#|     rejected: parameter 'iterable' expects an Iterable value, got Float (line: 1, column: 1)

#- unique-07 eval
unique('aAbB')
#=> aAbB
#:: String

#- unique-08 eval
unique('aAbB') |$x| { upcase($x) }
#=> ab
#:: String

#- unique-09 eval
unique({})
#=> {}
#:: Hash[0, 0]

#- unique-10 eval
unique({a=>[1],b=>[1],c=>[2]})
#=> {['a', 'b'] => [[1]], ['c'] => [[2]]}
#:: Hash[Array[String[1, 1]], Array[Array[Integer]]]

#- unique-11 eval
unique({a=>1,b=>2,c=>3}) |$x| { $x % 2 }
#=> {['a', 'c'] => [1, 3], ['b'] => [2]}
#:: Hash[Array[String[1, 1]], Array[Integer]]

#- unique-12 eval
unique([[1,2],[1,2],{a=>1},{a=>1}])
#=> [[1, 2], {'a' => 1}]
#:: Array[Data]

#- unique-13 eval
unique([undef,false,undef,0,'',0.0])
#=> [undef, false, 0, '', 0.0]
#:: Array[ScalarData]

#- unique-14 eval
unique(Integer[1,4]) |$x| { $x % 3 }
#=> [1, 2, 3]
#:: Array[Integer]

#- unique-15 eval
unique({a=>1}.step(1))
#=> [['a', 1]]
#:: Array[Array[ScalarData]]

#- unique-16 eval
unique([1,2].reverse_each) |$x| { break() }
#!! break() from context where this is illegal (file: unknown, line: 1)

#- values-01 eval
values([1])
#!! Evaluation Error: Error while evaluating a Function Call, 'values' parameter 'hsh' expects a Hash value, got Tuple (line: 1, column: 1)

#- unique-asks-nothing-of-one-01 eval
[unique([3]) |$x| { fail("asked for ${x}") }, unique('a') |$x| { fail("asked for ${x}") }]
#=> [[3], 'a']
#:: Array[Data]

#- unique-asks-nothing-of-one-02 eval
[unique({a => 1}) |$x| { notice($x) 2 }, unique(1) |$x| { notice($x) 2 }, unique([1].reverse_each) |$x| { notice($x) 2 }]
#~~ notice: 1
#~~ notice: 0
#~~ notice: 1
#=> [{['a'] => [1]}, [0], [1]]
#:: Array

#- slice-bounds-01 eval
['abc'[9223372036854775807, 1], 'abc'[9223372036854775807, -1], 'abc'[2, 9223372036854775807], 'abc'[-9223372036854775807, 9223372036854775807], 'abc'[-9223372036854775807, -2]]
#=> ['', '', 'c', 'abc', 'ab']
#:: Array[String[0, 3]]

#- slice-bounds-02 eval
'0x1F'[9223372036854775807, -7]
#!! Evaluation Error: Error while evaluating a '[]' expression, bignum too big to convert into `long' (line: 1, column: 1)

#- slice-bounds-03 eval
[1, 2, 3][9223372036854775807, -7]
#!! Evaluation Error: Error while evaluating a '[]' expression, bignum too big to convert into `long' (line: 1, column: 1)

#- slice-bounds-04 eval
[[1, 2, 3][-9223372036854775807, -2], [1][9223372036854775807, 9223372036854775807], [1][0, -9223372036854775807]]
#=> [[1, 2], [], []]
#:: Array[Array[Integer]]

#- hash-plus-array-01 eval
[{a => 1} + [{b => 2}], {a => 1} + [*[{}]], {a => 1} + [{b => 2}, 3], {a => 1} + []]
#=> [{'a' => 1, 'b' => 2}, {'a' => 1}, {'a' => 1, {'b' => 2} => 3}, {'a' => 1}]
#:: Array[Hash[Data, Integer]]

#- hash-plus-array-02 eval
{a => 1} + [{b => 2}, 3, 4]
#!! Evaluation Error: Error while evaluating a '+' expression, odd number of arguments for Hash (line: 1, column: 10)

#- hash-plus-array-03 eval
{a => 1} + [[{b => 2}]]
#!! Evaluation Error: Error while evaluating a '+' expression, wrong array length at 0 (expected 2, was 1) (line: 1, column: 10)
