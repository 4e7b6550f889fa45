# The specification, "Expressions" (early), as Puppet 8 answers it.

# L, R, and Non Value Expression

#- spec1-values-01 eval
$a = [1]
$a[0] = 2
#!! Illegal attempt to assign via [index/key]. Not an assignable reference (line: 2, column: 1)

#- spec1-values-02 eval
$x = notice(a)
$x
#~~ notice: a
#=>
#:: Undef

#- spec1-values-03 eval
$x = class c { }
#~~ err: Invalid use of expression. A Host Class Definition does not produce a value (line: 1, column: 6)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (line: 1, column: 6)
#~~ err: Language validation logged 2 errors. Giving up
#!! Language validation logged 2 errors. Giving up

#- spec1-values-04 eval
$x = define d { }
#~~ err: Invalid use of expression. A 'define' expression does not produce a value (line: 1, column: 6)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (line: 1, column: 6)
#~~ err: Language validation logged 2 errors. Giving up
#!! Language validation logged 2 errors. Giving up

#- spec1-values-05 eval
$x = Notify <| |>
$x
#!! Invalid use of expression. A Virtual Query does not produce a value (line: 1, column: 6)

# Numbers

#- spec1-numbers-01 eval
[10, 0777, 0xFF]
#=> [10, 511, 255]
#:: Array[Integer]

#- spec1-numbers-02 eval
[0.1, 31.415e-1, 0.31415e1]
#=> [0.1, 3.1415, 3.1415]
#:: Array[Float]

#- spec1-numbers-03 eval
0888
#!! Not a valid octal number 0888 (line: 1, column: 1)

#- spec1-numbers-04 eval
0xFG
#!! Not a valid hex number 0xFG (line: 1, column: 1)

# Strings

#- spec1-strings-01 eval
'hello'
#=> hello
#:: String

#- spec1-strings-02 eval
'I take a bit
more room'
#=> I take a bit
#| more room
#:: String

#- spec1-strings-03 eval
'He said "hello", but it sounded like \'hell-yo\''
#=> He said "hello", but it sounded like 'hell-yo'
#:: String

#- spec1-strings-04 eval
"You can quote me on that"
#=> You can quote me on that
#:: String

#- spec1-strings-05 eval
"I keep \t of things around here"
#=> I keep \u{9} of things around here
#:: String

#- spec1-strings-06 eval
$max_beers = 3
"I can not drink more than $max_beers beers"
#=> I can not drink more than 3 beers
#:: String

# String Interpolation

#- spec1-interpolation-01 eval
$node = 1
$class = 2
"${node} ${class}"
#=> 1 2
#:: String

#- spec1-interpolation-02 eval
$var = 'x'
"${var}"
#=> x
#:: String

#- spec1-interpolation-03 eval
'abc' =~ /b/
"${0}"
#=> b
#:: String

#- spec1-interpolation-04 eval
$var = {key => {key => 'v'}}
["${var[key][key]}", "${var[key]}"]
#=> ['v', '{key => v}']
#:: Array[String[1, 10]]

#- spec1-interpolation-05 eval
$var = [1, 2]
"${var.map |$x| { $x + 1 }}"
#=> [2, 3]
#:: String

#- spec1-interpolation-06 eval
$var = [1, [2]]
"${var.flatten.map |$x| { $x + 1 }.join('-')}"
#=> 2-3
#:: String

#- spec1-interpolation-07 eval
"${if + 1}"
#!! Syntax error at '+' (line: 1, column: 7)

#- spec1-interpolation-08 eval
"${2 + 2}"
#=> 4
#:: String

#- spec1-interpolation-09 eval
"${x + 3}"
#!! Evaluation Error: The value 'x' cannot be converted to Numeric. (line: 1, column: 4)

#- spec1-interpolation-10 eval
"${if[2]}"
#!! Evaluation Error: Unknown variable: 'if'. (line: 1, column: 4)

#- spec1-interpolation-11 eval
"${if true { 'always' } else { 'never' }}"
#=> always
#:: String

#- spec1-interpolation-12 eval
"${class c { }}"
#~~ err: Invalid use of expression. A Host Class Definition does not produce a value (line: 1, column: 4)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (line: 1, column: 4)
#~~ err: Language validation logged 2 errors. Giving up
#!! Language validation logged 2 errors. Giving up

#- spec1-interpolation-13 eval
"${define d { }}"
#~~ err: Invalid use of expression. A 'define' expression does not produce a value (line: 1, column: 4)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (line: 1, column: 4)
#~~ err: Language validation logged 2 errors. Giving up
#!! Language validation logged 2 errors. Giving up

# Expression Result to String Conversion

#- spec1-result-to-string-01 eval
"<${undef}>"
#!! Evaluation Error: Unknown variable: 'undef'. (line: 1, column: 5)

#- spec1-result-to-string-02 eval
"${$x = apache::port}"
#=> apache::port
#:: String

#- spec1-result-to-string-03 eval
$x = apache::port
"$x ${Integer} ${!false} ${!true} ${'s'} ${10 + 0} ${0x10 + 0} ${1.25 * 1} ${/a.b/}"
#=> apache::port Integer true false s 10 16 1.25 /a.b/
#:: String

#- spec1-result-to-string-04 eval
"${Array[Integer]} ${[1, [a, undef]]} ${{a => [1], b => {c => d}}}"
#=> Array[Integer] [1, [a, ]] {a => [1], b => {c => d}}
#:: String

# Qualified Name

#- spec1-names-01 eval
$a = apache::port # equal to $a = 'apache::port'
$a == 'apache::port'
#=> true
#:: Boolean

# Qualified Reference

#- spec1-references-01 eval
$a = Integer # a is a reference to the Integer type
$a
#=> Integer
#:: Type[Integer]

# Regular Expression

#- spec1-regexps-01 eval
$a = /.*/  # a is a reference to the regular expression
$a
#=> .*
#:: Regexp[/.*/]

# Array Expression

#- spec1-arrays-01 eval
$a = [1, 2, 3] # $a becomes Literal Array of 3 numbers
$x = $a[1]     # $x becomes 2
$x
#=> 2
#:: Integer

#- spec1-arrays-02 eval
$a = [1, 2, 3]
$x = $a; [1]   # $x becomes the literal array
$x
#!! This Array Expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (line: 2, column: 10)

#- spec1-arrays-03 eval
$x = abc[1]    # $x becomes 'b'
$x
#=> b
#:: String

#- spec1-arrays-04 eval
abc [1]
#!! This Name has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (line: 1, column: 1)

#- spec1-arrays-05 eval
function abc($a) { $a }
abc([1])
#=> [1]
#:: Array[Integer]

#- spec1-arrays-06 eval
[1, 2,]
#=> [1, 2]
#:: Array[Integer]

#- spec1-arrays-07 eval
[]
#=> []
#:: Array[Unit]

# Hash Expression

#- spec1-hashes-01 eval
{1 => 2, [a] => {b => c}, Integer => /x/, undef => default,}
#=> {1 => 2, ['a'] => {'b' => 'c'}, Integer => /x/, undef => default}
#:: Hash[RichData, RichData]

#- spec1-hashes-02 eval
{}
#=> {}
#:: Hash[0, 0]

#- spec1-hashes-03 eval
{notice(a) => notice(b)}
#~~ notice: a
#~~ notice: b
#=> {undef => undef}
#:: Hash[Undef, Undef]

# Addition

#- spec1-addition-01 eval
1 + 1
#=> 2
#:: Integer

#- spec1-addition-02 eval
1.0 + 1.0
#=> 2.0
#:: Float

#- spec1-addition-03 eval
1 + 1.0
#=> 2.0
#:: Float

# Concatenation / Merge

#- spec1-concatenation-01 eval
[1,2,3] + [4,5,6]
#=> [1, 2, 3, 4, 5, 6]
#:: Array[Integer]

#- spec1-concatenation-02 eval
[1,2,3] + 4
#=> [1, 2, 3, 4]
#:: Array[Integer]

#- spec1-concatenation-03 eval
[1,2,3] + {a => 10, b => 20}
#=> [1, 2, 3, ['a', 10], ['b', 20]]
#:: Array[Data]

#- spec1-concatenation-04 eval
{a => 10, b => 20} + {b => 30}
#=> {'a' => 10, 'b' => 30}
#:: Hash[String[1, 1], Integer]

#- spec1-concatenation-05 eval
{a => 10, b => 20} + {c => 30}
#=> {'a' => 10, 'b' => 20, 'c' => 30}
#:: Hash[String[1, 1], Integer]

#- spec1-concatenation-06 eval
{a => 10, b => 20} + 30
#!! Evaluation Error: Error while evaluating a '+' expression, Can only append Array or Hash to a Hash (line: 1, column: 20)

#- spec1-concatenation-07 eval
{a => 10, b => 20} + [30]
#!! Evaluation Error: Error while evaluating a '+' expression, odd number of arguments for Hash (line: 1, column: 20)

#- spec1-concatenation-08 eval
{a => 10, b => 20} + [c, 30]
#=> {'a' => 10, 'b' => 20, 'c' => 30}
#:: Hash[String[1, 1], Integer]

#- spec1-concatenation-09 eval
{a => 10, b => 20} + [[c, 30], [a, 1]]
#=> {'a' => 1, 'b' => 20, 'c' => 30}
#:: Hash[String[1, 1], Integer]

# Subtraction

#- spec1-subtraction-01 eval
10 - 1
#=> 9
#:: Integer

#- spec1-subtraction-02 eval
10.0 - 0.1
#=> 9.9
#:: Float

# Delete

#- spec1-deletion-01 eval
[1,2,3,4,5,6] - [4,5,6]
#=> [1, 2, 3]
#:: Array[Integer]

#- spec1-deletion-02 eval
[1,2,3] - 3
#=> [1, 2]
#:: Array[Integer]

#- spec1-deletion-03 eval
[1,2,b] - {a => 1, b => 20}
#=> [1, 2, 'b']
#:: Array[ScalarData]

#- spec1-deletion-04 eval
[1,2,b,[b, 20]] - {a => 1, b => 20}
#=> [1, 2, 'b']
#:: Array[ScalarData]

#- spec1-deletion-05 eval
{a => 10, b => 20} - {b => 30}
#=> {'a' => 10}
#:: Hash[String, Integer]

#- spec1-deletion-06 eval
{a => 10, b => 20} - a
#=> {'b' => 20}
#:: Hash[String, Integer]

#- spec1-deletion-07 eval
{a => 10, b => 20} - [a,c]
#=> {'b' => 20}
#:: Hash[String, Integer]

# unary - operator

#- spec1-minus-01 eval
[-1, -(1), -1.5, --1, -'5']
#!! Evaluation Error: The string '5' was automatically coerced to the numerical value 5 (line: 1, column: 23)

#- spec1-minus-02 eval
-'a'
#!! Evaluation Error: The value 'a' cannot be converted to Numeric. (line: 1, column: 1)

#- spec1-minus-03 eval
-[1]
#!! Evaluation Error: The value '[1]' cannot be converted to Numeric. (line: 1, column: 1)

# * operator

#- spec1-multiplication-01 eval
[2 * 3, 2 * 1.5, '2' * '0x10']
#!! Evaluation Error: The string '2' was automatically coerced to the numerical value 2 (line: 1, column: 18)

#- spec1-multiplication-02 eval
2 * a
#!! Evaluation Error: The value 'a' cannot be converted to Numeric. (line: 1, column: 5)

# / operator

#- spec1-division-01 eval
[7 / 2, -7 / 2, 7 / 2.0, '7' / 2]
#!! Evaluation Error: The string '7' was automatically coerced to the numerical value 7 (line: 1, column: 26)

#- spec1-division-02 eval
1 / 0
#!! Evaluation Error: Division by 0 (line: 1, column: 5)

#- spec1-division-03 eval
1 / a
#!! Evaluation Error: The value 'a' cannot be converted to Numeric. (line: 1, column: 5)

# % (modulo) operator

#- spec1-modulo-01 eval
[7 % 3, -7 % 3, 7 % -3, '7' % 3]
#!! Evaluation Error: The string '7' was automatically coerced to the numerical value 7 (line: 1, column: 25)

#- spec1-modulo-02 eval
7.5 % 2
#!! Evaluation Error: Operator '%' is not applicable to a Float. (line: 1, column: 1)

#- spec1-modulo-03 eval
7 % 0
#!! Evaluation Error: Division by 0 (line: 1, column: 5)

# Left Shift

#- spec1-left-shift-01 eval
1 << 1
#=> 2
#:: Integer

#- spec1-left-shift-02 eval
2 << 2
#=> 8
#:: Integer

#- spec1-left-shift-03 eval
8 << -2
#=> 2
#:: Integer

#- spec1-left-shift-04 eval
1.5 << 1
#!! Evaluation Error: Operator '<<' is not applicable to a Float. (line: 1, column: 1)

# Append

#- spec1-append-01 eval
[1,2,3] << 4
#=> [1, 2, 3, 4]
#:: Array[Integer]

#- spec1-append-02 eval
[1,2,3] << [4]
#=> [1, 2, 3, [4]]
#:: Array[Data]

#- spec1-append-03 eval
[1,2,3] << {a=>10}
#=> [1, 2, 3, {'a' => 10}]
#:: Array[Data]

# >> operator

#- spec1-right-shift-01 eval
1 >> 1
#=> 0
#:: Integer

#- spec1-right-shift-02 eval
8 >> 2
#=> 2
#:: Integer

#- spec1-right-shift-03 eval
8 >> -1
#=> 16
#:: Integer

#- spec1-right-shift-04 eval
-8 >> 1
#=> -4
#:: Integer

#- spec1-right-shift-05 eval
[1] >> 1
#!! Evaluation Error: The value '[1]' cannot be converted to Numeric. (line: 1, column: 1)

# and, or, !, logical operators

#- spec1-logic-01 eval
true and false
#=> false
#:: Boolean

#- spec1-logic-02 eval
true or false
#=> true
#:: Boolean

#- spec1-logic-03 eval
true and 1
#=> true
#:: Boolean

#- spec1-logic-04 eval
true and ''
#=> true
#:: Boolean

#- spec1-logic-05 eval
true and !false
#=> true
#:: Boolean

#- spec1-logic-06 eval
false and notice(no)
true or notice(no)
[true or false and false, !false and true]
#!! This 'and' expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (line: 1, column: 7)

# == operator

#- spec1-equality-01 eval
true == true
#=> true
#:: Boolean

#- spec1-equality-02 eval
true == ''
#=> false
#:: Boolean

#- spec1-equality-03 eval
false == ''
#=> false
#:: Boolean

#- spec1-equality-04 eval
false == !!''
#=> false
#:: Boolean

#- spec1-equality-05 eval
[1 == 1.0, '1' == 1, 'a' == 'A', [1, a] == [1.0, 'A'], {a => 'B'} == {a => 'b'}, Integer == Integer, /a/ == /a/, /a/ == /A/, true == 1]
#=> [true, false, true, true, true, true, true, false, false]
#:: Array[ScalarData]

#- spec1-equality-06 eval
[1 != 2, 'a' != 'A', !(1 == 2)]
#=> [true, false, true]
#:: Array[ScalarData]

# =~ match operator

#- spec1-match-01 eval
'abc' =~ 'b'
#=> true
#:: Boolean

#- spec1-match-02 eval
'abc' =~ 1
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of Integer into String'. (line: 1, column: 10)

#- spec1-match-03 eval
1 =~ /1/
#!! Evaluation Error: Left match operand must result in a String value. Got an Integer. (line: 1, column: 1)

#- spec1-match-04 eval
if abc =~ /(a)b(c)/ {
  notice $0, $1, $2
}
notice $0, $1
#~~ notice: abc a c
#~~ notice:\u{20}\u{20}
#=>
#:: Undef

#- spec1-match-05 eval
if abc =~ /x/ { }
elsif abc =~ /(a)b(c)/ {
  notice $0, $1, $2
}
else {
  notice never
}
#~~ notice: abc a c
#=>
#:: Undef

#- spec1-match-06 eval
if abc =~ /(a)x(c)/ { } else { notice "$0 $1" }
#~~ notice:\u{20}\u{20}
#=>
#:: Undef

#- spec1-match-07 eval
$x = abc =~ /(a)b(c)/
[$0, $1, $2, $3]
#=> ['abc', 'a', 'c', undef]
#:: Array[String[1, 3]]

#- spec1-match-08 eval
'ab' =~ /(a)(b)/
if 'xy' =~ /(x)y/ { notice $1, $2 }
[$1, $2]
#~~ notice: x\u{20}
#=> ['a', 'b']
#:: Array[String[1, 1]]

#- spec1-match-09 eval
'ab' =~ /(a)(x)?/
[$0, $1, $2]
#=> ['a', 'a', undef]
#:: Array[String]

#- spec1-match-10 eval
'ab' =~ /(a)/
[1].map |$x| { $1 }
#=> ['a']
#:: Array[String]

# !~ match operator

#- spec1-no-match-01 eval
['abc' !~ /b/, 'abc' !~ /x/]
#=> [false, true]
#:: Array[ScalarData]

#- spec1-no-match-02 eval
$x = 'abc' !~ /b(.)/
$1
#=> c
#:: String

# Comparison Semantics per type

#- spec1-comparison-01 eval
[1 < 2, 1 <= 1, 2 > 1.5, 2 >= 3, 'a' < 'B', 'b' > 'A', 'a' <= 'A']
#=> [true, true, true, false, true, true, true]
#:: Array[ScalarData]

#- spec1-comparison-02 eval
'1' < 2
#!! Evaluation Error: Comparison of: String < Integer, is not possible. Caused by 'A String is not comparable to a non String'. (line: 1, column: 5)

#- spec1-comparison-03 eval
2 < 'a'
#!! Evaluation Error: Comparison of: Integer < String, is not possible. Caused by 'A Numeric is not comparable to non Numeric'. (line: 1, column: 3)

#- spec1-comparison-04 eval
[1] < [2]
#!! Evaluation Error: Comparison of: Array < Array, is not possible. Caused by 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable'. (line: 1, column: 5)

#- spec1-comparison-05 eval
true < false
#!! Evaluation Error: Comparison of: Boolean < Boolean, is not possible. Caused by 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable'. (line: 1, column: 6)

#- spec1-comparison-06 eval
undef < 1
#!! Evaluation Error: Comparison of: Undef Value < Integer, is not possible. Caused by 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable'. (line: 1, column: 7)

# Assignment Operators

#- spec1-assignment-01 eval
$a = $b = 1
#=> 1
#:: Integer

#- spec1-assignment-02 eval
$a = 1
$a
#=> 1
#:: Integer

#- spec1-assignment-03 eval
$a::b = 1
#!! Illegal attempt to assign to 'a::b'. Cannot assign to variables in other namespaces (line: 1, column: 1)

#- spec1-assignment-04 eval
[$a, $b] = [1, 2]
#=> [1, 2]
#:: Array[Integer]

#- spec1-assignment-05 eval
a = 1
#!! Illegal attempt to assign to 'a Name'. Not an assignable reference (line: 1, column: 1)

# += operator

#- spec1-append-assign-01 eval
$a = [1]
class c { $a += [2] }
include c
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 2, column: 14)

# -= operator

#- spec1-delete-assign-01 eval
$a = [1, 2]
class c { $a -= [2] }
include c
#!! The operator '-=' is no longer supported. See http://links.puppet.com/remove-plus-equals (line: 2, column: 14)
