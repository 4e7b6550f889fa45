# The specification, "Types, Values, and Variables": variables, conversions and promotions.

# Variable Names

#- spec-variable-names-01 eval
$_a = 1
$_a
#=> 1
#:: Integer

#- spec-variable-names-02 eval
$aB_9 = 1
$aB_9
#=> 1
#:: Integer

#- spec-variable-names-03 eval
$A = 1
#!! Illegal variable name, The given name 'A' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (line: 1, column: 1)

#- spec-variable-names-04 eval
$varA = 1
$vara = 2
[$varA, $vara]
#=> [1, 2]
#:: Array[Integer]

#- spec-variable-names-05 parse
$01
#!! Illegal numeric variable name, The given name '01' must be a decimal value if it starts with a digit 0-9 (file: test.pp, line: 1, column: 1)

#- spec-variable-names-06 parse
$a-b = 1
#!! Illegal attempt to assign to 'a '-' expression'. Not an assignable reference (file: test.pp, line: 1, column: 3)

#- spec-variable-names-07 parse
$a::_b
#=> (var "a::_b")

#- spec-variable-names-08 parse
$::_b
#=> (var "::_b")

#- spec-variable-names-09 parse
$a::B
#!! Illegal variable name, The given name 'a::B' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 1)

#- spec-variable-names-10 parse
$a::1
#!! Illegal variable name, The given name 'a::1' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 1)

#- spec-variable-names-11 parse
$::a::b
#=> (var "::a::b")

#- spec-variable-names-12 eval
class base { $varA = 1 }
include base
[$base::varA, $::base::varA]
#=> [1, 1]
#:: Array[Integer]

# Variable Reference

#- spec-variable-reference-01 eval
$unheard_of
#!! Evaluation Error: Unknown variable: 'unheard_of'. (line: 1, column: 1)

#- spec-variable-reference-02 eval
#@ settings {"strict_variables": false, "strict": "warning"}
$unheard_of
#!! Evaluation Error: Unknown variable: 'unheard_of'. (line: 1, column: 1)

#- spec-variable-reference-03 eval
$1
#=>
#:: Undef

#- spec-variable-reference-04 eval
$a = 1
$a = 2
#!! Evaluation Error: Cannot reassign variable '$a' (line: 2, column: 4)

#- spec-variable-reference-05 eval
$a = undef
$a
#=>
#:: Undef

#- spec-variable-reference-06 eval
define d { notice $title, $name }
d { x: }
#~~ notice: x x
#=> [D['x']]
#:: Array[Type[D['x']]]

# Initial Values of Variables

#- spec-initial-values-01 eval
[$0, $1, $99]
#=> [undef, undef, undef]
#:: Array[Undef]

#- spec-initial-values-02 eval
'abc' =~ /b/
[$0, $1]
#=> ['b', undef]
#:: Array[String]

# Variables

#- spec-variables-typed-01 eval
class c(Integer $a) { }
class { c: a => 'x' }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[C]: parameter 'a' expects an Integer value, got String (line: 2, column: 1)

#- spec-variables-typed-02 eval
class c($a) { notice type($a) }
class { c: a => 'x' }
#~~ notice: String
#=> [Class['C']]
#:: Array[Type[Class['C']]]

# Numeric Conversions

#- spec-numeric-conversions-01 eval
[1 + 1.0, 1.0 * 2, 3 / 2.0, 2 - 0.5, 1 + 1]
#=> [2.0, 2.0, 1.5, 1.5, 2]
#:: Array[Numeric]

#- spec-numeric-conversions-02 eval
"${0xff} ${017} ${1.5e3} ${-2}"
#~~ err: Illegal numeric variable name, The given name '0xff' must be a decimal value if it starts with a digit 0-9 (line: 1, column: 4)
#~~ err: Illegal numeric variable name, The given name '017' must be a decimal value if it starts with a digit 0-9 (line: 1, column: 12)
#~~ err: Illegal numeric variable name, The given name '1.5e3' must be a decimal value if it starts with a digit 0-9 (line: 1, column: 19)
#~~ err: Language validation logged 3 errors. Giving up
#!! Language validation logged 3 errors. Giving up

#- spec-numeric-conversions-03 eval
4294967295 * 4294967296
#!! Evaluation Error: A '*' expression resulted in a value outside of Puppet Integer max range, got '+0xffffffff00000000' (line: 1, column: 12)

#- spec-numeric-conversions-04 eval
sprintf('%x', 255)
#=> ff
#:: String

# String to Numeric Conversion

#- spec-string-to-numeric-01 eval
'1' + 1
#!! Evaluation Error: The string '1' was automatically coerced to the numerical value 1 (line: 1, column: 1)

#- spec-string-to-numeric-02 eval
'0x10' + '010'
#!! Evaluation Error: The string '0x10' was automatically coerced to the numerical value 16 (line: 1, column: 1)

#- spec-string-to-numeric-03 eval
'1.5' * 2
#!! Evaluation Error: The string '1.5' was automatically coerced to the numerical value 1.5 (line: 1, column: 1)

#- spec-string-to-numeric-04 eval
'a' + 1
#!! Evaluation Error: The value 'a' cannot be converted to Numeric. (line: 1, column: 1)

#- spec-string-to-numeric-05 eval
1 == '1'
#=> false
#:: Boolean

#- spec-string-to-numeric-06 eval
'10' < 9
#!! Evaluation Error: Comparison of: String < Integer, is not possible. Caused by 'A String is not comparable to a non String'. (line: 1, column: 6)

#- spec-string-to-numeric-07 eval
true + 1
#!! Evaluation Error: The value 'true' cannot be converted to Numeric. (line: 1, column: 1)

# Boolean Conversion

#- spec-boolean-conversion-01 eval
['', undef, false, 0, [], {}, 'false', default, Integer].map |$x| { if $x { true } else { false } }
#=> [true, false, false, true, true, true, true, true, true]
#:: Array[ScalarData]

#- spec-boolean-conversion-02 eval
['', undef, false, 0].map |$x| { !$x }
#=> [false, true, true, false]
#:: Array[ScalarData]

#- spec-boolean-conversion-03 eval
['', undef].map |$x| { [$x and true, $x or false] }
#=> [[true, true], [false, false]]
#:: Array[Array[ScalarData]]

#- spec-boolean-conversion-04 eval
unless '' { 1 } else { 2 }
#=> 2
#:: Integer

# String to Regexp Conversion

#- spec-string-to-regexp-01 eval
'abc' =~ 'b.'
#=> true
#:: Boolean

#- spec-string-to-regexp-02 eval
$p = 'b(.)'
if 'abc' =~ $p { $1 }
#=> c
#:: String

#- spec-string-to-regexp-03 eval
'abc' =~ '('
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'end pattern with unmatched parenthesis: /(/'. (line: 1, column: 10)

# Qualified Name and Qualified Reference to String

#- spec-name-to-string-01 eval
[apache, apache::port, apache::port =~ String]
#=> ['apache', 'apache::port', true]
#:: Array[ScalarData]

#- spec-name-to-string-02 parse
$"x"
#~~ err: This Variable has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)
#~~ err: Illegal variable name, The given name '' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 1)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

# Qualified Reference to String

#- spec-reference-to-string-01 eval
["${Integer}", "${File}", "${Array[Integer]}", "${My::Thing}"]
#!! Evaluation Error: Resource type not found: My::Thing (line: 1, column: 51)

# Hash to String

#- spec-interpolated-hash-01 eval
"${{a => 1, 'b c' => [2, undef], 3 => {x => 'y'}}}"
#=> {a => 1, b c => [2, ], 3 => {x => y}}
#:: String

#- spec-interpolated-hash-02 eval
"${{}}"
#=> {}
#:: String

# Array to String

#- spec-interpolated-array-01 eval
"${[1, 'two', [3.0, true], /four/, undef, default, Integer]}"
#=> [1, two, [3.0, true], /four/, , default, Integer]
#:: String

#- spec-interpolated-array-02 eval
"${[]}"
#=> []
#:: String

# Type to String

#- spec-interpolated-type-01 eval
["${Integer[1, 2]}", "${Hash[String, Array[Integer]]}", "${File['/a']}", "${Class[a]}", "${Struct[{a => Integer}]}", "${Enum[a, b]}", "${Pattern[/a/]}"]
#=> ['Integer[1, 2]', 'Hash[String, Array[Integer]]', 'File[\'/a\']', 'Class[a]', 'Struct[{\'a\' => Integer}]', 'Enum[\'a\', \'b\']', 'Pattern[/a/]']
#:: Array[String[8, 28]]

# Regexp to String

#- spec-interpolated-regexp-01 eval
"${/a\/b.*/}"
#=> /a\/b.*/
#:: String

# Numeric to String

#- spec-interpolated-numeric-01 eval
["${0xFF}", "${0777}", "${1.0}", "${1e20}", "${1.5e-7}", "${31.415e-1}"]
#~~ err: Illegal numeric variable name, The given name '0xFF' must be a decimal value if it starts with a digit 0-9 (line: 1, column: 5)
#~~ err: Illegal numeric variable name, The given name '0777' must be a decimal value if it starts with a digit 0-9 (line: 1, column: 16)
#~~ err: Illegal numeric variable name, The given name '1.0' must be a decimal value if it starts with a digit 0-9 (line: 1, column: 27)
#~~ err: Illegal numeric variable name, The given name '1e20' must be a decimal value if it starts with a digit 0-9 (line: 1, column: 37)
#~~ err: Illegal numeric variable name, The given name '1.5e-7' must be a decimal value if it starts with a digit 0-9 (line: 1, column: 48)
#~~ err: Illegal numeric variable name, The given name '31.415e-1' must be a decimal value if it starts with a digit 0-9 (line: 1, column: 61)
#~~ err: Language validation logged 6 errors. Giving up
#!! Language validation logged 6 errors. Giving up
