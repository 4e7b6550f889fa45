# The specification, "Evaluator4" (early), as Puppet 8 answers it.

# Names / Types

#- spec0-names-01 eval
[apache, apache::port, Integer, File, My_module::My_thing]
#!! Evaluation Error: Resource type not found: My_module::My_thing (line: 1, column: 39)

#- spec0-names-02 eval
my-module::thing
#=> my-module::thing
#:: String

#- spec0-names-03 eval
apache::class
#=> apache::class
#:: String

#- spec0-names-04 eval
apache.port
#!! Evaluation Error: Unknown function: 'port'. (line: 1, column: 7)

# Hashes

#- spec0-hashes-01 eval
$myvar = { Some_thing => 'hai' } # => ok
$myvar['Some_thing']   # undef
#!! Evaluation Error: Resource type not found: Some_thing (line: 1, column: 12)

#- spec0-hashes-02 eval
$myvar = { Some_thing => 'hai' }
$myvar[Some_thing]
#!! Evaluation Error: Resource type not found: Some_thing (line: 1, column: 12)

#- spec0-hashes-03 eval
{/a/ => 1, [1] => 2, {a => 1} => 3, Integer => 4, 5 => 6, 'x' => 7}
#=> {/a/ => 1, [1] => 2, {'a' => 1} => 3, Integer => 4, 5 => 6, 'x' => 7}
#:: Hash[RichData, Integer]

# Undef

#- spec0-undef-01 catalog
notify { a: message => undef }
#=> catalog

# Arithmetic Operators

#- spec0-arithmetic-01 eval
['1' + '2', '5' - 2, '3' * 4, '9' / 2, '9' % 2, '1' << 2, '16' >> 2]
#!! Evaluation Error: The string '1' was automatically coerced to the numerical value 1 (line: 1, column: 2)

#- spec0-arithmetic-02 eval
['010' + 0, '0x1F' + 0, '10' + 0, '1.5e1' + 0]
#!! Evaluation Error: The string '010' was automatically coerced to the numerical value 8 (line: 1, column: 2)

#- spec0-arithmetic-03 eval
'abc' + 1
#!! Evaluation Error: The value 'abc' cannot be converted to Numeric. (line: 1, column: 1)

# Comparison Operators

#- spec0-comparison-01 eval
['a' == 'A', 'A' >= 'a', 'A' < 'b']
#=> [true, true, true]
#:: Array[Boolean]

#- spec0-comparison-02 eval
'07' > 'AAA'
#=> false
#:: Boolean

#- spec0-comparison-03 eval
'07' == 7
#=> false
#:: Boolean

#- spec0-comparison-04 eval
[Integer < Numeric, Numeric > Integer, Integer == Integer, Integer[1, 2] < Integer]
#=> [true, true, true, true]
#:: Array[Boolean]

#- spec0-comparison-05 eval
[[1, 'a'] == [1, 'A'], {a => 1} == {a => 1.0}, [1] == [1, 2]]
#=> [true, true, false]
#:: Array[ScalarData]

#- spec0-comparison-06 eval
{a => 1} < {a => 2}
#!! Evaluation Error: Comparison of: Hash < Hash, is not possible. Caused by 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable'. (line: 1, column: 10)

#- spec0-comparison-07 eval
String.convert(32, 16)
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 15)

#- spec0-comparison-08 eval
Boolean.convert("true")
#!! Evaluation Error: Unknown function: 'convert'. (line: 1, column: 16)

#- spec0-comparison-09 eval
String(32, '%#x')
#=> 0x20
#:: String

#- spec0-comparison-10 eval
convert_to('true', Boolean)
#=> true
#:: Boolean

# Match Operators

#- spec0-match-01 eval
$x = 'Unit by unit to the end'
$x =~ /Unit .* the end/
#=> true
#:: Boolean

#- spec0-match-02 eval
$x = 'Until the end'
$x =~ Pattern['Until .*the end']
#=> true
#:: Boolean

#- spec0-match-03 eval
$x = 'Until we see the end'
$x =~ "Until .* the end"
#=> true
#:: Boolean

#- spec0-match-04 eval
$x = 'sodium chloride'
$x =~ sodium
#=> true
#:: Boolean

#- spec0-match-05 eval
$y = Pattern['Until .* the end']
$x = 'Until we see the end'
$x =~ $y
#=> true
#:: Boolean

#- spec0-match-06 eval
'foobar' =~ /(o+)(b)/
[$0, $1, $2]
#=> ['oob', 'oo', 'b']
#:: Array[String[1, 3]]

#- spec0-match-07 eval
0xFF + 0xFF =~ /F/
#!! Evaluation Error: Left match operand must result in a String value. Got an Integer. (line: 1, column: 8)

# IN operator

#- spec0-in-01 eval
['b' in 'ABC', 'x' in 'abc', 1 in '1', 1 in 'a1', true in 'true', undef in 'abc']
#=> [true, false, false, false, false, false]
#:: Array[ScalarData]

#- spec0-in-02 eval
['A' in [a, b], 1 in [1.0, 2], [1] in [[1]], undef in [undef], 'x' in [a]]
#=> [true, true, true, true, false]
#:: Array[ScalarData]

#- spec0-in-03 eval
['A' in {a => 1}, 1 in {1 => 2}, 'x' in {a => 1}]
#=> [true, true, false]
#:: Array[ScalarData]

#- spec0-in-04 eval
[/b/ in 'abc', /b/ in ['abc'], /b/ in {'abc' => 1}, /x/ in ['abc', 1], /1/ in [1]]
#=> [true, true, true, false, false]
#:: Array[ScalarData]

#- spec0-in-05 eval
[Integer in '1', Number in ['a', 1], Numeric in ['a', 1], Integer in {1 => a}, String in [1]]
#!! Evaluation Error: Resource type not found: Number (line: 1, column: 18)

#- spec0-in-06 eval
'1' in [0x1, 01, '01']
#=> false
#:: Boolean

#- spec0-in-07 eval
[1, 2].any |$y| { $y == 2 }
#=> true
#:: Boolean

# Array []

#- spec0-array-access-01 eval
[1,2,3][2]
#=> 3
#:: Integer

#- spec0-array-access-02 eval
[1,2,3,4][1,2]
#=> [2, 3]
#:: Array[Integer]

#- spec0-array-access-03 eval
[1,2,3][100]
#=>
#:: Undef

#- spec0-array-access-04 eval
[1,2,3,4][-1]
#=> 4
#:: Integer

#- spec0-array-access-05 eval
[1,2,3,4][2,-1]
#=> [3, 4]
#:: Array[Integer]

#- spec0-array-access-06 eval
[1,2,3][]
#!! Syntax error at ']' (line: 1, column: 9)

#- spec0-array-access-07 eval
[1,2,3][0,1,2]
#!! Evaluation Error: Array supports [] with one or two arguments. Got 3 (line: 1, column: 1)

# Hash []

#- spec0-hash-access-01 eval
{'a'=>1, 'b'=>2, 'c'=>3}['b']
#=> 2
#:: Integer

#- spec0-hash-access-02 eval
{'a'=>1, 'b'=>2, 'c'=>3}['b', 'c']
#=> [2, 3]
#:: Array[Integer]

#- spec0-hash-access-03 eval
{'a'=>1, 'b'=>2, 'c'=>3}['x']
#=>
#:: Undef

#- spec0-hash-access-04 eval
{'a'=>1, 'b'=>2, 'c'=>3}['x', 'y']
#=> []
#:: Array[Unit]

#- spec0-hash-access-05 eval
{'a'=>1, 'b'=>2, 'c'=>3}['x', 'b']
#=> [2]
#:: Array[Integer]

#- spec0-hash-access-06 eval
{'a'=>1}[]
#!! Syntax error at ']' (line: 1, column: 10)

# String []

#- spec0-string-access-01 eval
"Hello World"[6]
#=> W
#:: String

#- spec0-string-access-02 eval
"Hello World"[1,3]
#=> ell
#:: String

#- spec0-string-access-03 eval
"Hello World"[6,-1]
#=> World
#:: String

# Pattern []

#- spec0-pattern-access-01 eval
$pattern = Pattern['(f)(o)(o)']
'foo' =~ $pattern
notice $1
#~~ notice:\u{20}
#=>
#:: Undef

#- spec0-pattern-access-02 eval
$regexp = Regexp['(f)(o)(o)']
'foo' =~ $regexp
notice $2
#~~ notice:\u{20}
#=>
#:: Undef

# Hash type

#- spec0-hash-type-01 eval
Hash[String]
#!! Evaluation Error: Hash-Type[] accepts 2 to 4 arguments. Got 1 (line: 1, column: 1)

#- spec0-hash-type-02 eval
Hash[String, Integer]
#=> Hash[String, Integer]
#:: Type[Hash[String, Integer]]

#- spec0-hash-type-03 eval
$h = Hash[String]
$h[]
#!! Syntax error at ']' (line: 2, column: 4)

#- spec0-hash-type-04 eval
$h = Hash[String, Integer]
$h[]
#!! Syntax error at ']' (line: 2, column: 4)

# Array type

#- spec0-array-type-01 eval
Array
#=> Array
#:: Type[Array]

#- spec0-array-type-02 eval
Array[String]
#=> Array[String]
#:: Type[Array[String]]

#- spec0-array-type-03 eval
$a = Array[String]
$a[]
#!! Syntax error at ']' (line: 2, column: 4)

# Class type

#- spec0-class-type-01 eval
$c = Class[apache]
$c[]
#!! Syntax error at ']' (line: 2, column: 4)

#- spec0-class-type-02 eval
Class[apache][nginx]
#!! Evaluation Error: Resource not found: Class['apache'] (line: 1, column: 1)

# Resource type

#- spec0-resource-type-01 eval
Resource
#=> Resource
#:: Type[Resource]

#- spec0-resource-type-02 eval
Resource[File]
#=> File
#:: Type[File]

#- spec0-resource-type-03 eval
Resource[File, '/tmp/x']
#=> File['/tmp/x']
#:: Type[File['/tmp/x']]

#- spec0-resource-type-04 eval
Resource[File]['/tmp/x']
#=> File['/tmp/x']
#:: Type[File['/tmp/x']]

#- spec0-resource-type-05 eval
Resource[File, '/tmp/x', '/tmp/y']
#=> [File['/tmp/x'], File['/tmp/y']]
#:: Array[Type[File]]

#- spec0-resource-type-06 eval
File
#=> File
#:: Type[File]

#- spec0-resource-type-07 eval
File['/tmp/x']
#=> File['/tmp/x']
#:: Type[File['/tmp/x']]

#- spec0-resource-type-08 eval
File['/tmp/x', '/tmp/y']
#=> [File['/tmp/x'], File['/tmp/y']]
#:: Array[Type[File]]

#- spec0-resource-type-09 eval
File['tmp/x']['/tmp/y']
#!! Evaluation Error: Resource not found: File['tmp/x'] (line: 1, column: 1)

# Integer type

#- spec0-integer-type-01 eval
Integer[1,3]
#=> Integer[1, 3]
#:: Type[Integer]

#- spec0-integer-type-02 eval
Integer[3,1]
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (3, 1 (line: 1, column: 1)

#- spec0-integer-type-03 eval
Integer[1,6,2]
#!! Evaluation Error: Integer-Type supports [] with one or two arguments (from, to). Got 3 (line: 1, column: 1)

#- spec0-integer-type-04 eval
Integer[6,1,2]
#!! Evaluation Error: Integer-Type supports [] with one or two arguments (from, to). Got 3 (line: 1, column: 1)

#- spec0-integer-type-05 eval
Integer[1]
#=> Integer[1]
#:: Type[Integer]

#- spec0-integer-type-06 eval
Integer[]
#!! Syntax error at ']' (line: 1, column: 9)

#- spec0-integer-type-07 eval
Integer[1,3].each |$x| { notice $x }
#~~ notice: 1
#~~ notice: 2
#~~ notice: 3
#=> Integer[1, 3]
#:: Type[Integer]

#- spec0-integer-type-08 eval
Array(Integer[1,3])
#=> [1, 2, 3]
#:: Array[Integer]

#- spec0-integer-type-09 eval
Integer[1,6].step(2).map |$x| { $x }
#=> [1, 3, 5]
#:: Array[Integer]

# Assignment

#- spec0-assignment-01 eval
$a = [1, 2, 3, 4, 5]
$from = 0
$to = 2
$newval = 9
$a[$from, $to] + [$newval] + $a[$to+1, -1]
#=> [1, 2, 9, 4, 5]
#:: Array[Integer]

#- spec0-assignment-02 eval
$a = {x => 1}
$a[y] = 2
#!! Illegal attempt to assign via [index/key]. Not an assignable reference (line: 2, column: 1)

#- spec0-assignment-03 eval
$a += 1
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 1, column: 4)

#- spec0-assignment-04 eval
$a = [1]
class c { $b = $::a + [1,2,3] notice $b }
include c
#~~ notice: [1, 1, 2, 3]
#=> [Class[c]]
#:: Array[Type[Class[c]]]

# New Functions

#- spec0-functions-01 eval
type_of(1)
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)

#- spec0-functions-02 eval
is_a(1, Integer)
#!! Evaluation Error: Unknown function: 'is_a'. (line: 1, column: 1)

#- spec0-functions-03 eval
1.type
#=> Integer[1, 1]
#:: Type[Integer]

# String Interpolation

#- spec0-interpolation-01 eval
$if = 1
$unless = 2
$undef = 3
$true = 4
$false = 5
$case = 6
["$if", "${$if}", "$unless $undef $true $false $case"]
#=> ['1', '1', '2 3 4 5 6']
#:: Array[String[1, 9]]
