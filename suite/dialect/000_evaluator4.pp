# What the document "Evaluator4" (000) of the first design states, for Puppet 8 and for its own dialect.

# Names / Types

#- evaluator4-000-names-types-01 eval
My_module::My_thing
#!! Evaluation Error: Resource type not found: My_module::My_thing (line: 1, column: 1)
#? 000, Names / Types: a type is a qualified upper-case identifier; also one that nothing defines is a type value
#=> My_module::My_thing

#- evaluator4-000-names-types-02 eval
apache::class
#=> apache::class
#:: String
#? 000, Names / Types: no segment of a name is a keyword
#!!

#- evaluator4-000-names-types-03 eval
my-module::thing
#=> my-module::thing
#:: String
#? 000, Names / Types: names have no hyphens (a hyphen is a minus)
#!!

#- evaluator4-000-names-types-04 parse
$x = my::Thing
#=> (block (= (var "x") (qn "my")) (qr "::Thing"))
#? 000, Names / Types: each segment of a type starts with an upper-case letter
#!!

#- evaluator4-000-names-types-05 eval
$t = Some::Thing; $t == Some::Thing
#!! Evaluation Error: Resource type not found: Some::Thing (line: 1, column: 6)
#? 000, Names / Types: a type is a qualified upper-case identifier; also one that nothing defines is a type value
#=> true

#- evaluator4-000-names-types-06 eval
$x = a::if::b
#=> a::if::b
#:: String
#? 000, Names / Types: no segment of a name is a keyword
#!!

#- evaluator4-000-names-types-07 eval
[Unknown_a == Unknown_a, Unknown_a == Unknown_b, Unknown_a =~ Type]
#!! Evaluation Error: Resource type not found: Unknown_a (line: 1, column: 2)
#? 000, Names / Types: a type is a qualified upper-case identifier; also one that nothing defines is a type value
#=> [true, false, true]

#- evaluator4-000-names-types-08 eval
[a::b, a::case]
#=> ['a::b', 'a::case']
#:: Array[String[4, 7]]
#? 000, Names / Types: no segment of a name is a keyword
#!!

#- evaluator4-000-names-types-09 eval
[apache, apache::port, Integer, File, My_module::My_thing]
#!! Evaluation Error: Resource type not found: My_module::My_thing (line: 1, column: 39)
#? 000, Names / Types: an example
#=> ['apache', 'apache::port', Integer, File, My_module::My_thing]

#- evaluator4-000-names-types-10 eval
apache.port
#!! Evaluation Error: Unknown function: 'port'. (line: 1, column: 7)
#? 000, Names / Types: an example
#!!

# Hashes

#- evaluator4-000-hashes-01 eval
$m = { Some_thing => 'hai' }; $m[Some_thing]
#!! Evaluation Error: Resource type not found: Some_thing (line: 1, column: 8)
#? 000, Hashes: a capitalised bare word is allowed as a hash key, and it is the type
#=> hai

#- evaluator4-000-hashes-02 eval
$m = { Some_thing => 'hai' }; $m['Some_thing']
#!! Evaluation Error: Resource type not found: Some_thing (line: 1, column: 8)
#? 000, Hashes: the type as key is not equal to the string of its name
#=>

#- evaluator4-000-hashes-03 eval
$m = { Integer => 1, 'Integer' => 2 }; [$m[Integer], $m['Integer']]
#=> [1, 2]
#:: Array[Integer]
#? 000, Hashes: the type as key is not equal to the string of its name
#=> [1, 2]

#- evaluator4-000-hashes-04 eval
$m = {/a/ => 1, [1] => 2, {a => 1} => 3, Integer => 4, 5 => 6, 'x' => 7}; [$m[/a/], $m[[1]], $m[{a => 1}], $m[Integer], $m[5], $m[x]]
#=> [1, 2, 3, 4, 6, 7]
#:: Array[Integer]
#? 000, Hashes: any value may be a hash key: regexp, array, hash, type, number, string
#=> [1, 2, 3, 4, 6, 7]

#- evaluator4-000-hashes-05 eval
{Foo => 1}.map |$k, $v| { $k == Foo }
#!! Evaluation Error: Resource type not found: Foo (line: 1, column: 2)
#? 000, Hashes: a capitalised bare word is allowed as a hash key, and it is the type
#=> [true]

#- evaluator4-000-hashes-06 eval
$myvar = { Some_thing => 'hai' } # => ok
$myvar['Some_thing']   # undef
#!! Evaluation Error: Resource type not found: Some_thing (line: 1, column: 12)
#? 000, Hashes: an example
#=>

#- evaluator4-000-hashes-07 eval
$myvar = { Some_thing => 'hai' }
$myvar[Some_thing]
#!! Evaluation Error: Resource type not found: Some_thing (line: 1, column: 12)
#? 000, Hashes: an example
#=> hai

#- evaluator4-000-hashes-08 eval
{/a/ => 1, [1] => 2, {a => 1} => 3, Integer => 4, 5 => 6, 'x' => 7}
#=> {/a/ => 1, [1] => 2, {'a' => 1} => 3, Integer => 4, 5 => 6, 'x' => 7}
#:: Hash[RichData, Integer]
#? 000, Hashes: an example
#=> {/a/ => 1, [1] => 2, {'a' => 1} => 3, Integer => 4, 5 => 6, 'x' => 7}

# Arithmetic Operators

#- evaluator4-000-arithmetic-operators-01 eval
['1' + '2', '5' - 2, '3' * 4, '9' / 2, '9' % 2, '1' << 2, '16' >> 2]
#!! Evaluation Error: The string '1' was automatically coerced to the numerical value 1 (line: 1, column: 2)
#? 000, Arithmetic Operators: a string that represents a number is boxed to a number by every operator, silently
#=> [3, 3, 12, 4, 1, 4, 4]

#- evaluator4-000-arithmetic-operators-02 eval
['010' + 0, '0x1F' + 0, '10' + 0, '1.5e1' + 0]
#!! Evaluation Error: The string '010' was automatically coerced to the numerical value 8 (line: 1, column: 2)
#? 000, Arithmetic Operators: the string form of a number is that of the language: octal, hex, decimal, floating point
#=> [8, 31, 10, 15.0]

#- evaluator4-000-arithmetic-operators-03 eval
[1+2, 5-2, 3*4, 9/2, 9%2, 1<<2, 16>>2]
#=> [3, 3, 12, 4, 1, 4, 4]
#:: Array[Integer]
#? 000, Arithmetic Operators: operators + - * / % << >> on numbers
#=> [3, 3, 12, 4, 1, 4, 4]

#- evaluator4-000-arithmetic-operators-04 eval
10 - '3'
#!! Evaluation Error: The string '3' was automatically coerced to the numerical value 3 (line: 1, column: 6)
#? 000, Arithmetic Operators: a string that represents a number is boxed to a number by every operator, silently
#=> 7

#- evaluator4-000-arithmetic-operators-05 eval
['0xff' - 0, '017' * 1, '2.5' + 0]
#!! Evaluation Error: The string '0xff' was automatically coerced to the numerical value 255 (line: 1, column: 2)
#? 000, Arithmetic Operators: the string form of a number is that of the language: octal, hex, decimal, floating point
#=> [255, 15, 2.5]

#- evaluator4-000-arithmetic-operators-06 eval
'abc' + 1
#!! Evaluation Error: The value 'abc' cannot be converted to Numeric. (line: 1, column: 1)
#? 000, Arithmetic Operators: a string that is no number is an error
#!!

#- evaluator4-000-arithmetic-operators-07 eval
'' + 1
#!! Evaluation Error: The value '' cannot be converted to Numeric. (line: 1, column: 1)
#? 000, Arithmetic Operators: a string that is no number is an error
#!!

#- evaluator4-000-arithmetic-operators-08 eval
'7' - '0x2'
#!! Evaluation Error: The string '7' was automatically coerced to the numerical value 7 (line: 1, column: 1)
#? 000, Arithmetic Operators: a string that represents a number is boxed to a number by every operator, silently
#=> 5

#- evaluator4-000-arithmetic-operators-09 eval
'3' << '2'
#!! Evaluation Error: The string '3' was automatically coerced to the numerical value 3 (line: 1, column: 1)
#? 000, Arithmetic Operators: a string that represents a number is boxed to a number by every operator, silently
#=> 12

#- evaluator4-000-arithmetic-operators-10 eval
'1.5' * '2'
#!! Evaluation Error: The string '1.5' was automatically coerced to the numerical value 1.5 (line: 1, column: 1)
#? 000, Arithmetic Operators: a string that represents a number is boxed to a number by every operator, silently
#=> 3.0

#- evaluator4-000-arithmetic-operators-11 eval
'1e2' + 0
#!! Evaluation Error: The string '1e2' was automatically coerced to the numerical value 100.0 (line: 1, column: 1)
#? 000, Arithmetic Operators: a string that represents a number is boxed to a number by every operator, silently
#=> 100.0

# Comparison Operators

#- evaluator4-000-comparison-operators-01 eval
['07' == 7, '7' == '07', '10' > '9', '0x10' == 16, '1e1' == 10, '1.0' == 1]
#=> [false, false, false, false, false, false]
#:: Array[Boolean]
#? 000, Comparison Operators: operands that can be converted to numbers are compared as numbers
#=> [true, true, true, true, true, true]

#- evaluator4-000-comparison-operators-02 eval
[1 < 'a', 'a' > 1, 99999 < 'a', 'a' < 1]
#!! Evaluation Error: Comparison of: Integer < String, is not possible. Caused by 'A Numeric is not comparable to non Numeric'. (line: 1, column: 4)
#? 000, Comparison Operators: numbers come before strings, also before the empty string
#=> [true, true, true, false]

#- evaluator4-000-comparison-operators-03 eval
[[1, 'a'] == ['1', 'A'], {a => 1} == {a => '1'}, [1] == [1, 2], [[1]] == [['1']]]
#=> [false, false, false, false]
#:: Array[Boolean]
#? 000, Comparison Operators: collections are equal if sizes and elements are equal by the rules of == (numbers in strings, case)
#=> [true, true, false, true]

#- evaluator4-000-comparison-operators-04 eval
String.convert(32, 16)
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 15)
#? 000, Comparison Operators: `T.convert(value, …)` converts; String.convert(32, 16) is 0x20
#=> 0x20

#- evaluator4-000-comparison-operators-05 eval
Boolean.convert("true")
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 16)
#? 000, Comparison Operators: Boolean.convert of a string
#=> true

#- evaluator4-000-comparison-operators-06 eval
Integer.convert('0x1F')
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 16)
#? 000, Comparison Operators: Integer and Float convert
#=> 31

#- evaluator4-000-comparison-operators-07 eval
convert(String, 32, 16)
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 1)
#? 000, Comparison Operators: `convert(type, value, …)` is the function behind it
#=> 0x20

#- evaluator4-000-comparison-operators-08 eval
[1 < 2, 1 > 2, 1 <= 1, 1 >= 2, 1 == 1, 1 != 1]
#=> [true, false, true, false, true, false]
#:: Array[ScalarData]
#? 000, Comparison Operators: the operators < > <= >= == != exist
#=> [true, false, true, false, true, false]

#- evaluator4-000-comparison-operators-09 eval
[10 > '9', '10' < 9, '010' == 8, '10' == '010']
#!! Evaluation Error: Comparison of: Integer > String, is not possible. Caused by 'A Numeric is not comparable to non Numeric'. (line: 1, column: 5)
#? 000, Comparison Operators: operands that can be converted to numbers are compared as numbers
#=> [true, false, true, false]

#- evaluator4-000-comparison-operators-10 eval
'1' == 1
#=> false
#:: Boolean
#? 000, Comparison Operators: operands that can be converted to numbers are compared as numbers
#=> true

#- evaluator4-000-comparison-operators-11 eval
'07' > 'AAA'
#=> false
#:: Boolean
#? 000, Comparison Operators: numbers come before strings, also before the empty string
#=> false

#- evaluator4-000-comparison-operators-12 eval
['ABC' <= 'abc', 'b' > 'A']
#=> [true, true]
#:: Array[Boolean]
#? 000, Comparison Operators: strings are compared without case
#=> [true, true]

#- evaluator4-000-comparison-operators-13 eval
[1] < [2]
#!! Evaluation Error: Comparison of: Array < Array, is not possible. Caused by 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable'. (line: 1, column: 5)
#? 000, Comparison Operators: only scalars and types can be compared
#!!

#- evaluator4-000-comparison-operators-14 eval
true < false
#!! Evaluation Error: Comparison of: Boolean < Boolean, is not possible. Caused by 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable'. (line: 1, column: 6)
#? 000, Comparison Operators: only scalars and types can be compared
#!!

#- evaluator4-000-comparison-operators-15 eval
[Integer[1,2] < Integer, Array[Integer] < Array[Numeric]]
#=> [true, true]
#:: Array[Boolean]
#? 000, Comparison Operators: types are compared by assignability
#=> [true, true]

#- evaluator4-000-comparison-operators-16 eval
[Integer == Integer, Integer == Numeric, Integer[1,2] == Integer[1,2]]
#=> [true, false, true]
#:: Array[ScalarData]
#? 000, Comparison Operators: type equality is identity
#=> [true, false, true]

#- evaluator4-000-comparison-operators-17 eval
String.convert(32)
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 15)
#? 000, Comparison Operators: `T.convert(value, …)` converts; String.convert(32, 16) is 0x20
#=> 32

#- evaluator4-000-comparison-operators-18 eval
Boolean.convert('false')
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 16)
#? 000, Comparison Operators: Boolean.convert of a string
#=> false

#- evaluator4-000-comparison-operators-19 eval
Integer.convert('abc')
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 16)
#? 000, Comparison Operators: Integer and Float convert
#!!

#- evaluator4-000-comparison-operators-20 eval
convert(Boolean, 'true')
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 1)
#? 000, Comparison Operators: `convert(type, value, …)` is the function behind it
#=> true

#- evaluator4-000-comparison-operators-21 eval
['100' > '20', '100' == '1e2', '0x0A' == '10', '08' == 8]
#=> [false, false, false, false]
#:: Array[Boolean]
#? 000, Comparison Operators: operands that can be converted to numbers are compared as numbers
#=> [true, true, true, false]

#- evaluator4-000-comparison-operators-22 eval
['5' != '5.0', 5 >= '5', '4' < 5]
#!! Evaluation Error: Comparison of: Integer >= String, is not possible. Caused by 'A Numeric is not comparable to non Numeric'. (line: 1, column: 18)
#? 000, Comparison Operators: operands that can be converted to numbers are compared as numbers
#=> [false, true, true]

#- evaluator4-000-comparison-operators-23 eval
case '0x10' { 16: { hex } default: { no } }
#=> no
#:: String
#? 000, Comparison Operators: operands that can be converted to numbers are compared as numbers
#=> hex

#- evaluator4-000-comparison-operators-24 eval
['z' > 1000000, 0 < ' ', '1000' < 'a']
#!! Evaluation Error: Comparison of: String > Integer, is not possible. Caused by 'A String is not comparable to a non String'. (line: 1, column: 6)
#? 000, Comparison Operators: numbers come before strings, also before the empty string
#=> [true, true, true]

#- evaluator4-000-comparison-operators-25 eval
['' < 1, '' >= 1]
#!! Evaluation Error: Comparison of: String < Integer, is not possible. Caused by 'A String is not comparable to a non String'. (line: 1, column: 5)
#? 000, Comparison Operators: numbers come before strings, also before the empty string
#=> [false, true]

#- evaluator4-000-comparison-operators-26 eval
{a => {b => ['X', 1]}} == {a => {b => ['x', '1.0']}}
#=> false
#:: Boolean
#? 000, Comparison Operators: collections are equal if sizes and elements are equal by the rules of ==
#=> true

#- evaluator4-000-comparison-operators-27 eval
[1, 2] == ['1', '3']
#=> false
#:: Boolean
#? 000, Comparison Operators: collections are equal if sizes and elements are equal by the rules of ==
#=> false

#- evaluator4-000-comparison-operators-28 eval
String.convert('abc')
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 15)
#? 000, Comparison Operators: T.convert(value, …)
#=> abc

#- evaluator4-000-comparison-operators-29 eval
Integer.convert('42')
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 16)
#? 000, Comparison Operators: T.convert(value, …)
#=> 42

#- evaluator4-000-comparison-operators-30 eval
convert(Integer, '0x10')
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 1)
#? 000, Comparison Operators: T.convert(value, …)
#=> 16

#- evaluator4-000-comparison-operators-31 eval
['a' == 'A', 'A' >= 'a', 'A' < 'b']
#=> [true, true, true]
#:: Array[Boolean]
#? 000, Comparison Operators: an example
#=> [true, true, true]

#- evaluator4-000-comparison-operators-32 eval
'07' == 7
#=> false
#:: Boolean
#? 000, Comparison Operators: an example
#=> true

#- evaluator4-000-comparison-operators-33 eval
[Integer < Numeric, Numeric > Integer, Integer == Integer, Integer[1, 2] < Integer]
#=> [true, true, true, true]
#:: Array[Boolean]
#? 000, Comparison Operators: an example
#=> [true, true, true, true]

#- evaluator4-000-comparison-operators-34 eval
[[1, 'a'] == [1, 'A'], {a => 1} == {a => 1.0}, [1] == [1, 2]]
#=> [true, true, false]
#:: Array[ScalarData]
#? 000, Comparison Operators: an example
#=> [true, true, false]

#- evaluator4-000-comparison-operators-35 eval
{a => 1} < {a => 2}
#!! Evaluation Error: Comparison of: Hash < Hash, is not possible. Caused by 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable'. (line: 1, column: 10)
#? 000, Comparison Operators: an example
#!!

#- evaluator4-000-comparison-operators-36 eval
String(32, '%#x')
#=> 0x20
#:: String
#? 000, Comparison Operators: an example
#=> 0x20

#- evaluator4-000-comparison-operators-37 eval
convert_to('true', Boolean)
#=> true
#:: Boolean
#? 000, Comparison Operators: an example
#=> true

#- evaluator4-000-comparison-operators-38 eval
[Integer == Integer, Integer == Numeric, Integer < Numeric, Numeric <= Integer]
#=> [true, false, true, false]
#:: Array[ScalarData]
#? 000, Comparison Operators: types are equal if they are identical, less if the other accepts them
#=> [true, false, true, false]

#- evaluator4-000-comparison-operators-39 eval
{a => 1} < {b => 1}
#!! Evaluation Error: Comparison of: Hash < Hash, is not possible. Caused by 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable'. (line: 1, column: 10)
#? 000, Comparison Operators: collections are not ordered
#!!

# Match Operators

#- evaluator4-000-match-operators-01 eval
$pattern = Pattern['(f)(o)(o)']; 'foo' =~ $pattern; $1
#=>
#:: Undef
#? 000, Match Operators: a match against a Pattern sets them too
#=> f

#- evaluator4-000-match-operators-02 eval
1 =~ /1/
#!! Evaluation Error: Left match operand must result in a String value. Got an Integer. (line: 1, column: 1)
#? 000, Match Operators: a left operand that is not a String is an error with a regexp at the right
#!!

#- evaluator4-000-match-operators-03 eval
[1] !~ /1/
#!! Evaluation Error: Left match operand must result in a String value. Got an Array. (line: 1, column: 1)
#? 000, Match Operators: a left operand that is not a String is an error with a regexp at the right
#!!

#- evaluator4-000-match-operators-04 eval
"${0x10 + 0}" =~ /16/
#=> true
#:: Boolean
#? 000, Match Operators: interpolation uses decimal radix
#=> true

#- evaluator4-000-match-operators-05 eval
$x = 'Unit by unit to the end'; $x =~ /Unit .* the end/
#=> true
#:: Boolean
#? 000, Match Operators: right operand: literal regexp
#=> true

#- evaluator4-000-match-operators-06 eval
$x = 'Until we see the end'; $x =~ "Until .* the end"
#=> true
#:: Boolean
#? 000, Match Operators: right operand: string or bare word is made a regexp
#=> true

#- evaluator4-000-match-operators-07 eval
$x = 'abc'; $x !~ 'b.'
#=> false
#:: Boolean
#? 000, Match Operators: right operand: string or bare word is made a regexp
#=> false

#- evaluator4-000-match-operators-08 eval
$y = /b/; 'abc' =~ $y
#=> true
#:: Boolean
#? 000, Match Operators: right operand: any expression that gives a regexp
#=> true

#- evaluator4-000-match-operators-09 eval
[('a' =~ /a/), ('a' =~ /b/), ('a' !~ /b/)]
#=> [true, false, true]
#:: Array[ScalarData]
#? 000, Match Operators: the result is a Boolean
#=> [true, false, true]

#- evaluator4-000-match-operators-10 eval
undef =~ /a/
#!! Evaluation Error: Left match operand must result in a String value. Got an Undef Value. (line: 1, column: 1)
#? 000, Match Operators: a match against non-string data is an error ("this is how it is implemented now")
#!!

#- evaluator4-000-match-operators-11 eval
if 'key=val' =~ Pattern['(\w+)=(\w+)'] { "${2}:${1}" }
#=> :
#:: String
#? 000, Match Operators: a match against a Pattern sets the match variables
#=> val:key

#- evaluator4-000-match-operators-12 eval
$p = Pattern[/(o)(o)/]; ('foot' =~ $p) and $2 == 'o'
#=> false
#:: Boolean
#? 000, Match Operators: a match against a Pattern sets the match variables
#=> true

#- evaluator4-000-match-operators-13 eval
'k=v' =~ '(.)=(.)'; "${2}${1}"
#=> vk
#:: String
#? 000, Match Operators: a match against a string made to a regexp sets them too
#=> vk

#- evaluator4-000-match-operators-14 eval
$x = 'Unit by unit to the end'
$x =~ /Unit .* the end/
#=> true
#:: Boolean
#? 000, Match Operators: an example
#=> true

#- evaluator4-000-match-operators-15 eval
$x = 'Until the end'
$x =~ Pattern['Until .*the end']
#=> true
#:: Boolean
#? 000, Match Operators: an example
#=> true

#- evaluator4-000-match-operators-16 eval
$x = 'Until we see the end'
$x =~ "Until .* the end"
#=> true
#:: Boolean
#? 000, Match Operators: an example
#=> true

#- evaluator4-000-match-operators-17 eval
$x = 'sodium chloride'
$x =~ sodium
#=> true
#:: Boolean
#? 000, Match Operators: an example
#=> true

#- evaluator4-000-match-operators-18 eval
$y = Pattern['Until .* the end']
$x = 'Until we see the end'
$x =~ $y
#=> true
#:: Boolean
#? 000, Match Operators: an example
#=> true

#- evaluator4-000-match-operators-19 eval
'foobar' =~ /(o+)(b)/
[$0, $1, $2]
#=> ['oob', 'oo', 'b']
#:: Array[String[1, 3]]
#? 000, Match Operators: an example
#=> ['oob', 'oo', 'b']

#- evaluator4-000-match-operators-20 eval
0xFF + 0xFF =~ /F/
#!! Evaluation Error: Left match operand must result in a String value. Got an Integer. (line: 1, column: 8)
#? 000, Match Operators: an example
#!!

# IN operator

#- evaluator4-000-in-operator-01 eval
[1 in '1', 1 in 'a1', 1 in '01', 1.0 in '1', 10 in '0xa', 1 in '11']
#=> [false, false, false, false, false, false]
#:: Array[Boolean]
#? 000, IN operator: number in string: true if the string == the number
#=> [true, false, true, true, true, false]

#- evaluator4-000-in-operator-02 eval
['A' in [a, b], 1 in ['1', 2], '1' in [0x1, 01, '01'], '01' in [1]]
#=> [true, false, false, false]
#:: Array[ScalarData]
#? 000, IN operator: in array: an element that is == to it (so numbers in strings, no case)
#=> [true, true, true, true]

#- evaluator4-000-in-operator-03 eval
['A' in {a => 1}, 1 in {'1' => 2}, '1' in {1 => 2}, 'x' in {a => 1}]
#=> [true, false, false, false]
#:: Array[ScalarData]
#? 000, IN operator: in hash: a key that is == to it
#=> [true, true, true, false]

# The document means Numeric; a name that nothing defines is a resource type.

#- evaluator4-000-in-operator-04 eval
Number in ['a', 1]
#!! Evaluation Error: Resource type not found: Number (line: 1, column: 1)
#? 000, IN operator: `Number in ['a', 1]` (Number is no type of the documents: it is taken as a resource type)
#=> false

#- evaluator4-000-in-operator-05 eval
[/b/ in 'abc', /x/ in 'abc']
#=> [true, false]
#:: Array[ScalarData]
#? 000, IN operator: regexp in string
#=> [true, false]

#- evaluator4-000-in-operator-06 eval
[/b/ in {'abc' => 1}, /b/ in {'x' => 'b'}]
#=> [true, false]
#:: Array[ScalarData]
#? 000, IN operator: regexp in hash: keys
#=> [true, false]

#- evaluator4-000-in-operator-07 eval
[Numeric in ['a', 1], String in [1], Integer in {1 => a}, Integer in {a => 1}]
#=> [true, false, true, false]
#:: Array[ScalarData]
#? 000, IN operator: type in collection: an element that is an instance
#=> [true, false, true, false]

#- evaluator4-000-in-operator-08 eval
['2' in [1, 3], '2' in [[2]]]
#=> [false, false]
#:: Array[Boolean]
#? 000, IN operator: in array: an element that is == to it
#=> [false, false]

#- evaluator4-000-in-operator-09 eval
['b' in 'ABC', 'x' in 'abc', 1 in '1', 1 in 'a1', true in 'true', undef in 'abc']
#=> [true, false, false, false, false, false]
#:: Array[ScalarData]
#? 000, IN operator: an example
#=> [true, false, true, false, false, false]

#- evaluator4-000-in-operator-10 eval
['A' in [a, b], 1 in [1.0, 2], [1] in [[1]], undef in [undef], 'x' in [a]]
#=> [true, true, true, true, false]
#:: Array[ScalarData]
#? 000, IN operator: an example
#=> [true, true, true, true, false]

#- evaluator4-000-in-operator-11 eval
['A' in {a => 1}, 1 in {1 => 2}, 'x' in {a => 1}]
#=> [true, true, false]
#:: Array[ScalarData]
#? 000, IN operator: an example
#=> [true, true, false]

#- evaluator4-000-in-operator-12 eval
[/b/ in 'abc', /b/ in ['abc'], /b/ in {'abc' => 1}, /x/ in ['abc', 1], /1/ in [1]]
#=> [true, true, true, false, false]
#:: Array[ScalarData]
#? 000, IN operator: an example
#=> [true, true, true, false, false]

#- evaluator4-000-in-operator-13 eval
[Integer in '1', Number in ['a', 1], Numeric in ['a', 1], Integer in {1 => a}, String in [1]]
#!! Evaluation Error: Resource type not found: Number (line: 1, column: 18)
#? 000, IN operator: an example
#=> [false, false, true, true, false]

#- evaluator4-000-in-operator-14 eval
'1' in [0x1, 01, '01']
#=> false
#:: Boolean
#? 000, IN operator: an example
#=> true

#- evaluator4-000-in-operator-15 eval
[1, 2].any |$y| { $y == 2 }
#=> true
#:: Boolean
#? 000, IN operator: an example
#=> true

#- evaluator4-000-in-operator-16 eval
['B' in 'abc', 'x' in 'abc']
#=> [true, false]
#:: Array[ScalarData]
#? 000, IN operator: string in string: a substring, without case
#=> [true, false]

#- evaluator4-000-in-operator-17 eval
[true in 'true', undef in 'undef', [1] in '1', Integer in '1']
#=> [false, false, false, false]
#:: Array[Boolean]
#? 000, IN operator: any other value but a regexp in a string is false
#=> [false, false, false, false]

#- evaluator4-000-in-operator-18 eval
[/1/ in [1], /1/ in [1, '1']]
#=> [false, true]
#:: Array[ScalarData]
#? 000, IN operator: a regexp skips what is no string
#=> [false, true]

# [] Operator, Pattern

#- evaluator4-000-operator-pattern-01 eval
'foo' =~ Pattern['(f)(o)(o)']; "${1}${2}"
#=>
#:: String
#? 000, [] Operator, Pattern: $1 after it (the document's 'o' is a slip: the first group is f)
#=> fo

# [] on types: Hash

#- evaluator4-000-on-types-hash-01 eval
Hash[String] == Hash[Literal, String]
#!! Evaluation Error: Hash-Type[] accepts 2 to 4 arguments. Got 1 (line: 1, column: 1)
#? 000, [] on types: Hash: Hash[V] is Hash[Literal, V]
#=> true

#- evaluator4-000-on-types-hash-02 eval
$h = Hash[String, Integer]; $h[] == $h
#!! Syntax error at ']' (line: 1, column: 32)
#? 000, [] on types: Hash: `$h[]` on a type is the same type
#=> true

#- evaluator4-000-on-types-hash-03 eval
Hash[String, Integer][Float]
#!! Evaluation Error: Hash-Type[] accepts 2 to 4 arguments. Got 1 (line: 1, column: 1)
#? 000, [] on types: Hash: a specialised Hash is specialised again: one parameter keeps its key type
#=> Hash[String, Float]

#- evaluator4-000-on-types-hash-04 eval
Hash == Hash[Literal, Data]
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 14)
#? 000, [] on types: Hash: Hash is Hash[Literal, Data]
#=> true

#- evaluator4-000-on-types-hash-05 eval
Hash[Integer][String, Float]
#!! Evaluation Error: Hash-Type[] accepts 2 to 4 arguments. Got 1 (line: 1, column: 1)
#? 000, [] on types: Hash: a specialised Hash is specialised again: one parameter keeps its key type
#=> Hash[String, Float]

#- evaluator4-000-on-types-hash-06 eval
$h = Hash[Integer, String]; "${$h[Boolean]}"
#!! Evaluation Error: Hash-Type[] accepts 2 to 4 arguments. Got 1 (line: 1, column: 32)
#? 000, [] on types: Hash: Hash[V] is Hash[Literal, V]; Hash is Hash[Literal, Data]; one parameter keeps the key type
#=> Hash[Integer, Boolean]

#- evaluator4-000-on-types-hash-07 eval
"${Hash[]}"
#!! Syntax error at ']' (line: 1, column: 9)
#? 000, [] on types: Hash: Hash[V] is Hash[Literal, V]; Hash is Hash[Literal, Data]; one parameter keeps the key type
#=> Hash[Literal, Data]

# [] on types: Array

#- evaluator4-000-on-types-array-01 eval
Array == Array[Data]
#=> false
#:: Boolean
#? 000, [] on types: Array: Array is Array[Data]
#=> true

#- evaluator4-000-on-types-array-02 eval
$a = Array[String]; $a[] == $a
#!! Syntax error at ']' (line: 1, column: 24)
#? 000, [] on types: Array: `$a[]` on a type is the same type
#=> true

#- evaluator4-000-on-types-array-03 eval
"${Array}"
#=> Array
#:: String
#? 000, [] on types: Array: Array is Array[Data]
#=> Array[Data]

#- evaluator4-000-on-types-array-04 eval
Array[String]
#=> Array[String]
#:: Type[Array[String]]
#? 000, [] on types: Array: Array[T]
#=> Array[String]

#- evaluator4-000-on-types-array-05 eval
Array[] == Array
#!! Syntax error at ']' (line: 1, column: 7)
#? 000, [] on types: Array: `$a[]` on a type is the same type
#=> true

#- evaluator4-000-on-types-array-06 eval
Array[String][Integer]
#=> Array[Integer]
#:: Type[Array[Integer]]
#? 000, [] on types: Array: specialisation overrides the element type
#=> Array[Integer]

#- evaluator4-000-on-types-array-07 eval
"${Array[Integer][]}"
#!! Syntax error at ']' (line: 1, column: 19)
#? 000, [] on types: Array: Array is Array[Data]; [] is a null operation; specialisation overrides
#=> Array[Integer]

# [] on types: Class

#- evaluator4-000-on-types-class-01 eval
$c = Class[apache]; $c[] == $c
#!! Syntax error at ']' (line: 1, column: 24)
#? 000, [] on types: Class: `$c[]` is the same class
#=> true

#- evaluator4-000-on-types-class-02 eval
Class[apache] == Class['apache']
#=> true
#:: Boolean
#? 000, [] on types: Class: Class[x]
#=> true

#- evaluator4-000-on-types-class-03 eval
Class[a][] == Class[a]
#!! Syntax error at ']' (line: 1, column: 10)
#? 000, [] on types: Class: `$c[]` is the same class
#=> true

# [] on types: Integer

#- evaluator4-000-on-types-integer-01 eval
Integer[3,1].map |$x| { $x }
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (3, 1 (line: 1, column: 1)
#? 000, [] on types: Integer: Integer[3,1] gives 3, 2, 1
#=> [3, 2, 1]

#- evaluator4-000-on-types-integer-02 eval
Integer[1,6,2].map |$x| { $x }
#!! Evaluation Error: Integer-Type supports [] with one or two arguments (from, to). Got 3 (line: 1, column: 1)
#? 000, [] on types: Integer: a third argument is a step
#=> [1, 3, 5]

#- evaluator4-000-on-types-integer-03 eval
Integer[6,1,2].map |$x| { $x }
#!! Evaluation Error: Integer-Type supports [] with one or two arguments (from, to). Got 3 (line: 1, column: 1)
#? 000, [] on types: Integer: descending with a step
#=> [6, 4, 2]

#- evaluator4-000-on-types-integer-04 eval
Integer[] == Integer
#!! Syntax error at ']' (line: 1, column: 9)
#? 000, [] on types: Integer: Integer[] is Integer
#=> true

#- evaluator4-000-on-types-integer-05 eval
Integer[3,1].each |$x| { notice $x }
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (3, 1 (line: 1, column: 1)
#? 000, [] on types: Integer: each over a descending range
#~~ notice: 3
#~~ notice: 2
#~~ notice: 1

#- evaluator4-000-on-types-integer-06 eval
Integer[1,3].map |$x| { $x }
#=> [1, 2, 3]
#:: Array[Integer]
#? 000, [] on types: Integer: Integer[1,3] gives 1, 2, 3 when iterated
#=> [1, 2, 3]

#- evaluator4-000-on-types-integer-07 eval
Integer[0,-2].map |$x| { $x }
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (0, -2 (line: 1, column: 1)
#? 000, [] on types: Integer: Integer[3,1] gives 3, 2, 1
#=> [0, -1, -2]

#- evaluator4-000-on-types-integer-08 eval
Integer[1,6,2]
#!! Evaluation Error: Integer-Type supports [] with one or two arguments (from, to). Got 3 (line: 1, column: 1)
#? 000, [] on types: Integer: a third argument is a step
#=> [1, 3, 5]

#- evaluator4-000-on-types-integer-09 eval
Integer[6,1,2]
#!! Evaluation Error: Integer-Type supports [] with one or two arguments (from, to). Got 3 (line: 1, column: 1)
#? 000, [] on types: Integer: descending with a step
#=> [6, 4, 2]

#- evaluator4-000-on-types-integer-10 eval
Integer[1,3].each |$x| { notice $x }
#~~ notice: 1
#~~ notice: 2
#~~ notice: 3
#=> Integer[1, 3]
#:: Type[Integer]
#? 000, [] on types: Integer: iteration with each
#~~ notice: 1
#~~ notice: 2
#~~ notice: 3

#- evaluator4-000-on-types-integer-11 eval
Integer[2,0].map |$x| { "n${x}" }
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (2, 0 (line: 1, column: 1)
#? 000, [] on types: Integer: descending and stepped ranges
#=> ['n2', 'n1', 'n0']

#- evaluator4-000-on-types-integer-12 eval
Integer[9,0,4].map |$x| { $x }
#!! Evaluation Error: Integer-Type supports [] with one or two arguments (from, to). Got 3 (line: 1, column: 1)
#? 000, [] on types: Integer: descending and stepped ranges
#=> [9, 5, 1]

#- evaluator4-000-on-types-integer-13 eval
Integer[1,5,10]
#!! Evaluation Error: Integer-Type supports [] with one or two arguments (from, to). Got 3 (line: 1, column: 1)
#? 000, [] on types: Integer: descending and stepped ranges
#=> [1]

#- evaluator4-000-on-types-integer-14 eval
Integer[3,1].filter |$x| { $x != 2 }
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (3, 1 (line: 1, column: 1)
#? 000, [] on types: Integer: descending and stepped ranges
#=> [3, 1]

# Assignment

#- evaluator4-000-assignment-01 eval
$a = [1]; with(1) |$x| { $a += [2]; $a }
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 29)
#? 000, Assignment: there is +=
#=> [1, 2]

#- evaluator4-000-assignment-02 eval
$a = [1,2]; with(1) |$x| { $a -= [2]; $a }
#!! The operator '-=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 31)
#? 000, Assignment: there is -=
#=> [1]

#- evaluator4-000-assignment-03 eval
$a = [1]; with(1) |$x| { $a += 2; $a } + $a
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 29)
#? 000, Assignment: `$a += e` is `$a = $a + e` with the outer $a
#=> [1, 2, 1]

#- evaluator4-000-assignment-04 eval
$a = [1]; with(1) |$x| { $a += {k => 2}; $a }
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 29)
#? 000, Assignment: += concatenates arrays and merges hashes with the corner cases of +
#=> [1, ['k', 2]]

#- evaluator4-000-assignment-05 eval
$a = 1; with(1) |$x| { $a += 2; $a }
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 27)
#? 000, Assignment: += sums numbers, also in strings
#=> 3

#- evaluator4-000-assignment-06 eval
$a += 5; $a
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 4)
#? 000, Assignment: += on a variable that does not exist gives the given value
#=> 5

#- evaluator4-000-assignment-07 eval
$a = [1]; class c { $a += [2]; notice $a } include c; notice $a
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 24)
#? 000, Assignment: += in a class reads the top scope and sets its own
#~~ notice: [1, 2]
#~~ notice: [1]

#- evaluator4-000-assignment-08 eval
$a = [1]; $a[0] = 2
#!! Illegal attempt to assign via [index/key]. Not an assignable reference (line: 1, column: 11)
#? 000, Assignment: no assignment to an index or key
#!!

#- evaluator4-000-assignment-09 eval
$a = {x => 1}; with(1) |$x| { $a += [y, 2]; $a }
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 34)
#? 000, Assignment: += concatenates arrays and merges hashes with the corner cases of +
#=> {'x' => 1, 'y' => 2}

#- evaluator4-000-assignment-10 eval
$a = 1; with(1) |$x| { $a += '0x10'; $a }
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 27)
#? 000, Assignment: += sums numbers, also in strings
#=> 17

#- evaluator4-000-assignment-11 eval
$a = 1; with(1) |$x| { $a += 'y' }
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 27)
#? 000, Assignment: += fails if a string is no number
#!!

#- evaluator4-000-assignment-12 eval
$a = 1; $a += 1
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 12)
#? 000, Assignment: += in the scope where the variable is assigned is a reassignment
#!!

#- evaluator4-000-assignment-13 eval
$v = {a => 1}; with(0) |$x| { $v += {a => 2}; $v }
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 34)
#? 000, Assignment: +=
#=> {'a' => 2}

#- evaluator4-000-assignment-14 eval
$v = '0x10'; with(0) |$x| { $v += 1; $v }
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 32)
#? 000, Assignment: +=
#=> 17

#- evaluator4-000-assignment-15 eval
$v = {a => 1}; with(0) |$x| { $v += [b] }
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 34)
#? 000, Assignment: +=
#!!

#- evaluator4-000-assignment-16 eval
$v = [1]; with(0) |$x| { $v += [2]; $v += [3] }
#~~ err: The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 29)
#~~ err: The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 40)
#~~ err: Language validation logged 2 errors. Giving up
#!! Language validation logged 2 errors. Giving up
#? 000, Assignment: +=
#!!

#- evaluator4-000-assignment-17 eval
with(1) |$x| { $x += 1 }
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 19)
#? 000, Assignment: +=
#!!

#- evaluator4-000-assignment-18 eval
with(0) |$x| { $w = ($n += 7); [$w, $n] }
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 25)
#? 000, Assignment: +=
#=> [7, 7]

#- evaluator4-000-assignment-19 parse
class c { $a += 1 }
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (file: test.pp, line: 1, column: 14)
#? 000, Assignment: +=
#=> (class {:name "c" :body [(+= (var "a") 1)]})

#- evaluator4-000-assignment-20 eval
$v = {a => 1, b => 2}; with(0) |$x| { $v -= {a => 9}; $v }
#!! The operator '-=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 42)
#? 000, Assignment: -=
#=> {'b' => 2}

#- evaluator4-000-assignment-21 eval
$v = [1]; $v -= 1
#!! The operator '-=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 14)
#? 000, Assignment: -=
#!!

#- evaluator4-000-assignment-22 eval
$none -= [1]; $none == undef
#!! The operator '-=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 7)
#? 000, Assignment: -=
#=> true

#- evaluator4-000-assignment-23 eval
$a = [1, 2, 3, 4, 5]
$from = 0
$to = 2
$newval = 9
$a[$from, $to] + [$newval] + $a[$to+1, -1]
#=> [1, 2, 9, 4, 5]
#:: Array[Integer]
#? 000, Assignment: an example
#=> [1, 2, 9, 4, 5]

#- evaluator4-000-assignment-24 eval
$a = {x => 1}
$a[y] = 2
#!! Illegal attempt to assign via [index/key]. Not an assignable reference (line: 2, column: 1)
#? 000, Assignment: an example
#!!

#- evaluator4-000-assignment-25 eval
$a += 1
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 4)
#? 000, Assignment: an example
#=> 1

#- evaluator4-000-assignment-26 eval
$a = [1]
class c { $b = $::a + [1,2,3] notice $b }
include c
#~~ notice: [1, 1, 2, 3]
#=> [Class[c]]
#:: Array[Type[Class[c]]]
#? 000, Assignment: an example
#~~ notice: [1, 1, 2, 3]

#- evaluator4-000-assignment-27 eval
$a = 1
$a = 2
#!! Evaluation Error: Cannot reassign variable '$a' (line: 2, column: 4)
#? 000, Assignment: what is assigned in a scope cannot be changed
#!!

# New Functions

#- evaluator4-000-new-functions-01 eval
[is_a(1, Integer), is_a('a', Integer), is_a([1], Array[Integer])]
#!! Evaluation Error: Unknown function: 'is_a'. (line: 1, column: 2)
#? 000, New Functions: is_a(object, type)
#=> [true, false, true]

#- evaluator4-000-new-functions-02 eval
type_of(true) == Boolean
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 000, New Functions: type_of(object)
#=> true

#- evaluator4-000-new-functions-03 eval
convert_to(Integer, '0x1F')
#!! Evaluation Error: Error while evaluating a Function Call, 'convert_to' parameter 'type' expects a Type value, got String (line: 1, column: 1)
#? 000, New Functions: convert_to(type, object, options)
#=> 31

#- evaluator4-000-new-functions-04 eval
is_a(undef, Undef)
#!! Evaluation Error: Unknown function: 'is_a'. (line: 1, column: 1)
#? 000, New Functions: is_a(object, type)
#=> true

#- evaluator4-000-new-functions-05 eval
type_of([1,2]) <= Array[Integer]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 000, New Functions: type_of(object)
#=> true

#- evaluator4-000-new-functions-06 eval
convert_to(Boolean, 'true')
#!! Evaluation Error: Error while evaluating a Function Call, 'convert_to' parameter 'type' expects a Type value, got String (line: 1, column: 1)
#? 000, New Functions: convert_to(type, object, options)
#=> true

#- evaluator4-000-new-functions-07 eval
[is_a(1.5, Numeric), is_a('a', Literal), is_a({}, Hash), is_a(Integer, Type)]
#!! Evaluation Error: Unknown function: 'is_a'. (line: 1, column: 2)
#? 000, New Functions: is_a, type_of, convert_to
#=> [true, true, true, true]

#- evaluator4-000-new-functions-08 eval
1.is_a(Object)
#!! Evaluation Error: Unknown function: 'is_a'. (line: 1, column: 7)
#? 000, New Functions: is_a, type_of, convert_to
#=> true

#- evaluator4-000-new-functions-09 eval
type_of({a => 1}) <= Hash[String, Integer]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 000, New Functions: is_a, type_of, convert_to
#=> true

#- evaluator4-000-new-functions-10 eval
[convert_to(Float, '2.5'), convert_to(Integer, '010')]
#!! Evaluation Error: Error while evaluating a Function Call, 'convert_to' parameter 'type' expects a Type value, got String (line: 1, column: 2)
#? 000, New Functions: is_a, type_of, convert_to
#=> [2.5, 8]

#- evaluator4-000-new-functions-11 eval
type_of(1)
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 000, New Functions: an example
#=> Integer[1, 1]

#- evaluator4-000-new-functions-12 eval
is_a(1, Integer)
#!! Evaluation Error: Unknown function: 'is_a'. (line: 1, column: 1)
#? 000, New Functions: an example
#=> true

#- evaluator4-000-new-functions-13 eval
1.type
#=> Integer[1, 1]
#:: Type[Integer]
#? 000, New Functions: an example
#=> Integer[1, 1]

# Literals / String types

#- evaluator4-000-literals-string-types-01 eval
$b = 1; "a $b"
#=> a 1
#:: String
#? 000, Literals / String types: double-quoted strings interpolate
#=> a 1

# Undef

#- evaluator4-000-undef-01 eval
[undef, 1][0]
#=>
#:: Undef
#? 000, Undef: undef is a value like nil
#=>

#- evaluator4-000-undef-02 catalog
Notify { message => d }
notify { a: message => undef }
#=> catalog
#? 000, Undef: undef assigned to an attribute is the same as not assigning it
#=> catalog

#- evaluator4-000-undef-03 catalog
notify { a: message => undef }
#=> catalog
#? 000, Undef: an example
#=> catalog

# Collection Operations

#- evaluator4-000-collection-operations-01 eval
[1,2,3] + 4
#=> [1, 2, 3, 4]
#:: Array[Integer]
#? 000, Collection Operations: + appends a value that is no array
#=> [1, 2, 3, 4]

#- evaluator4-000-collection-operations-02 eval
{a => 10, b => 20} + {b => 30}
#=> {'a' => 10, 'b' => 30}
#:: Hash[String[1, 1], Integer]
#? 000, Collection Operations: + merges hashes, the right wins
#=> {'a' => 10, 'b' => 30}

#- evaluator4-000-collection-operations-03 eval
{a => 10, b => 20} + [30]
#!! Evaluation Error: Error while evaluating a '+' expression, odd number of arguments for Hash (line: 1, column: 20)
#? 000, Collection Operations: hash + array of odd length is an error
#!!

#- evaluator4-000-collection-operations-04 eval
{a => 1, b => 2} - [a]
#=> {'b' => 2}
#:: Hash[String, Integer]
#? 000, Collection Operations: - removes elements of arrays and keyed entries of hashes
#=> {'b' => 2}

#- evaluator4-000-collection-operations-05 eval
[1] << [2]
#=> [1, [2]]
#:: Array[Data]
#? 000, Collection Operations: << appends to an array
#=> [1, [2]]

#- evaluator4-000-collection-operations-06 eval
$a = [1]
$b = $a + [2]
$h = {a => 1}
$i = $h + {b => 2}
[$a, $b, $h, $i]
#=> [[1], [1, 2], {'a' => 1}, {'a' => 1, 'b' => 2}]
#:: Array[Data]
#? 000, Collection Operations: the operations give new collections, the old ones stay
#=> [[1], [1, 2], {'a' => 1}, {'a' => 1, 'b' => 2}]

# [] Operator, Array

#- evaluator4-000-operator-array-01 eval
[1,2,3,4][1,2]
#=> [2, 3]
#:: Array[Integer]
#? 000, [] Operator, Array: start and count
#=> [2, 3]

#- evaluator4-000-operator-array-02 eval
[1,2,3,4][-1]
#=> 4
#:: Integer
#? 000, [] Operator, Array: negative index counts from the end
#=> 4

#- evaluator4-000-operator-array-03 eval
[1,2,3][]
#!! Syntax error at ']' (line: 1, column: 9)
#? 000, [] Operator, Array: fewer than one argument is an error
#!!

#- evaluator4-000-operator-array-04 eval
[1,2,3][0,1,2]
#!! Evaluation Error: Array supports [] with one or two arguments. Got 3 (line: 1, column: 1)
#? 000, [] Operator, Array: more than two arguments are an error
#!!

# [] Operator, Hash

#- evaluator4-000-operator-hash-01 eval
{'a'=>1, 'b'=>2, 'c'=>3}['b', 'c']
#=> [2, 3]
#:: Array[Integer]
#? 000, [] Operator, Hash: several keys give an array
#=> [2, 3]

#- evaluator4-000-operator-hash-02 eval
[{'a'=>1, 'b'=>2}['x', 'y'], {'a'=>1, 'b'=>2}['x', 'b']]
#=> [[], [2]]
#:: Array[Array[Integer]]
#? 000, [] Operator, Hash: missing keys are left out of the array
#=> [[], [2]]

# [] Operator, String

#- evaluator4-000-operator-string-01 eval
"Hello World"[6]
#=> W
#:: String
#? 000, [] Operator, String: one character
#=> W

#- evaluator4-000-operator-string-02 eval
"Hello World"[6,-1]
#=> World
#:: String
#? 000, [] Operator, String: negative count
#=> World

# [] on types: Resource

#- evaluator4-000-on-types-resource-01 eval
Resource
#=> Resource
#:: Type[Resource]
#? 000, [] on types: Resource: Resource is any resource type
#=> Resource

#- evaluator4-000-on-types-resource-02 eval
Resource[File, '/tmp/x'] == File['/tmp/x']
#=> true
#:: Boolean
#? 000, [] on types: Resource: Resource[File, title]
#=> true

#- evaluator4-000-on-types-resource-03 eval
Resource[File, '/tmp/x', '/tmp/y'] == [File['/tmp/x'], File['/tmp/y']]
#=> true
#:: Boolean
#? 000, [] on types: Resource: several titles give an array
#=> true

#- evaluator4-000-on-types-resource-04 eval
[File == File, File['/tmp/x', '/tmp/y'] == [File['/tmp/x'], File['/tmp/y']]]
#=> [true, true]
#:: Array[Boolean]
#? 000, [] on types: Resource: File, File[t], File[t, u]
#=> [true, true]

# String Interpolation

#- evaluator4-000-string-interpolation-01 eval
$if = 1; $unless = 2; $case = 3; ["$if", "${$if}", "$unless ${$case}"]
#=> ['1', '1', '2 3']
#:: Array[String[1, 3]]
#? 000, String Interpolation: "$if" and "${$if}" give variables named as keywords
#=> ['1', '1', '2 3']

#- evaluator4-000-string-interpolation-02 eval
$if = 1
$unless = 2
$undef = 3
$true = 4
$false = 5
$case = 6
["$if", "${$if}", "$unless $undef $true $false $case"]
#=> ['1', '1', '2 3 4 5 6']
#:: Array[String[1, 9]]
#? 000, String Interpolation: an example
#=> ['1', '1', '2 3 4 5 6']

# Array []

# The document shows 2: a slip, since indexes begin with 0.

#- evaluator4-000-array-01 eval
[1,2,3][2]
#=> 3
#:: Integer
#? 000, Array []: an example
#=> 3

#- evaluator4-000-array-02 eval
[1,2,3][100]
#=>
#:: Undef
#? 000, Array []: an example
#=>

#- evaluator4-000-array-03 eval
[1,2,3,4][2,-1]
#=> [3, 4]
#:: Array[Integer]
#? 000, Array []: an example
#=> [3, 4]

# Hash []

#- evaluator4-000-hash-01 eval
{'a'=>1, 'b'=>2, 'c'=>3}['b']
#=> 2
#:: Integer
#? 000, Hash []: an example
#=> 2

#- evaluator4-000-hash-02 eval
{'a'=>1, 'b'=>2, 'c'=>3}['x']
#=>
#:: Undef
#? 000, Hash []: an example
#=>

#- evaluator4-000-hash-03 eval
{'a'=>1, 'b'=>2, 'c'=>3}['x', 'y']
#=> []
#:: Array[Unit]
#? 000, Hash []: an example
#=> []

#- evaluator4-000-hash-04 eval
{'a'=>1, 'b'=>2, 'c'=>3}['x', 'b']
#=> [2]
#:: Array[Integer]
#? 000, Hash []: an example
#=> [2]

#- evaluator4-000-hash-05 eval
{'a'=>1}[]
#!! Syntax error at ']' (line: 1, column: 10)
#? 000, Hash []: an example
#!!

# String []

# The document shows "Hel": a slip, since indexes begin with 0.

#- evaluator4-000-string-01 eval
"Hello World"[1,3]
#=> ell
#:: String
#? 000, String []: an example
#=> ell

# Pattern []

# The document shows 'o': a slip, since $1 is the leftmost group.

#- evaluator4-000-pattern-01 eval
$pattern = Pattern['(f)(o)(o)']
'foo' =~ $pattern
notice $1
#~~ notice:\u{20}
#=>
#:: Undef
#? 000, Pattern []: an example
#~~ notice: f
#=>

#- evaluator4-000-pattern-02 eval
$regexp = Regexp['(f)(o)(o)']
'foo' =~ $regexp
notice $2
#~~ notice:\u{20}
#=>
#:: Undef
#? 000, Pattern []: an example
#~~ notice: o
#=>

# Hash type

#- evaluator4-000-hash-type-01 eval
Hash[String]
#!! Evaluation Error: Hash-Type[] accepts 2 to 4 arguments. Got 1 (line: 1, column: 1)
#? 000, Hash type: an example
#=> Hash[Literal, String]

#- evaluator4-000-hash-type-02 eval
Hash[String, Integer]
#=> Hash[String, Integer]
#:: Type[Hash[String, Integer]]
#? 000, Hash type: an example
#=> Hash[String, Integer]

#- evaluator4-000-hash-type-03 eval
$h = Hash[String]
$h[]
#!! Syntax error at ']' (line: 2, column: 4)
#? 000, Hash type: an example
#=> Hash[Literal, String]

#- evaluator4-000-hash-type-04 eval
$h = Hash[String, Integer]
$h[]
#!! Syntax error at ']' (line: 2, column: 4)
#? 000, Hash type: an example
#=> Hash[String, Integer]

# Array type

#- evaluator4-000-array-type-01 eval
Array
#=> Array
#:: Type[Array]
#? 000, Array type: an example
#=> Array[Data]

#- evaluator4-000-array-type-02 eval
$a = Array[String]
$a[]
#!! Syntax error at ']' (line: 2, column: 4)
#? 000, Array type: an example
#=> Array[String]

# Class type

#- evaluator4-000-class-type-01 eval
$c = Class[apache]
$c[]
#!! Syntax error at ']' (line: 2, column: 4)
#? 000, Class type: an example
#=> Class[apache]

#- evaluator4-000-class-type-02 eval
Class[apache][nginx]
#!! Evaluation Error: Resource not found: Class['apache'] (line: 1, column: 1)
#? 000, Class type: an example
#!!

# Resource type

#- evaluator4-000-resource-type-01 eval
Resource[File]
#=> File
#:: Type[File]
#? 000, Resource type: an example
#=> File

#- evaluator4-000-resource-type-02 eval
Resource[File, '/tmp/x']
#=> File['/tmp/x']
#:: Type[File['/tmp/x']]
#? 000, Resource type: an example
#=> File['/tmp/x']

#- evaluator4-000-resource-type-03 eval
Resource[File]['/tmp/x']
#=> File['/tmp/x']
#:: Type[File['/tmp/x']]
#? 000, Resource type: an example
#=> File['/tmp/x']

#- evaluator4-000-resource-type-04 eval
Resource[File, '/tmp/x', '/tmp/y']
#=> [File['/tmp/x'], File['/tmp/y']]
#:: Array[Type[File]]
#? 000, Resource type: an example
#=> [File['/tmp/x'], File['/tmp/y']]

#- evaluator4-000-resource-type-05 eval
File
#=> File
#:: Type[File]
#? 000, Resource type: an example
#=> File

#- evaluator4-000-resource-type-06 eval
File['/tmp/x']
#=> File['/tmp/x']
#:: Type[File['/tmp/x']]
#? 000, Resource type: an example
#=> File['/tmp/x']

#- evaluator4-000-resource-type-07 eval
File['/tmp/x', '/tmp/y']
#=> [File['/tmp/x'], File['/tmp/y']]
#:: Array[Type[File]]
#? 000, Resource type: an example
#=> [File['/tmp/x'], File['/tmp/y']]

#- evaluator4-000-resource-type-08 eval
File['tmp/x']['/tmp/y']
#!! Evaluation Error: Resource not found: File['tmp/x'] (line: 1, column: 1)
#? 000, Resource type: an example
#!!

# Integer type

#- evaluator4-000-integer-type-01 eval
Integer[1,3]
#=> Integer[1, 3]
#:: Type[Integer]
#? 000, Integer type: an example
#=> Integer[1, 3]

#- evaluator4-000-integer-type-02 eval
Integer[3,1]
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (3, 1 (line: 1, column: 1)
#? 000, Integer type: an example
#=> Integer[3, 1]

#- evaluator4-000-integer-type-03 eval
Integer[1]
#=> Integer[1]
#:: Type[Integer]
#? 000, Integer type: an example
#=> Integer[1, 1]

#- evaluator4-000-integer-type-04 eval
Integer[]
#!! Syntax error at ']' (line: 1, column: 9)
#? 000, Integer type: an example
#=> Integer

#- evaluator4-000-integer-type-05 eval
Array(Integer[1,3])
#=> [1, 2, 3]
#:: Array[Integer]
#? 000, Integer type: an example
#=> [1, 2, 3]

#- evaluator4-000-integer-type-06 eval
Integer[1,6].step(2).map |$x| { $x }
#=> [1, 3, 5]
#:: Array[Integer]
#? 000, Integer type: an example
#=> [1, 3, 5]

# Literals / Numeric types

#- evaluator4-000-literals-numeric-types-01 eval
[1 =~ Integer, 1.5 =~ Float]
#=> [true, true]
#:: Array[Boolean]
#? 000, Literals / Numeric types: there are integers and floats
#=> [true, true]

# Auto Boxing

#- evaluator4-000-auto-boxing-01 eval
$n = apache
"${1 + 0} ${(true)} ${n} ${Integer}"
#=> 1 true apache Integer
#:: String
#? 000, Auto Boxing: numbers, booleans, names and types become strings where they are interpolated
#=> 1 true apache Integer

# [] Operator

#- evaluator4-000-operator-01 eval
[Pattern['a'], Array[Integer], Class[a, b]]
#=> [Pattern[/a/], Array[Integer], [Class[a], Class[b]]]
#:: Array[RichData]
#? 000, [] Operator: [] on a pattern type makes the patterns, on a generic type a narrower one
#=> [Pattern[/a/], Array[Integer], [Class[a], Class[b]]]
