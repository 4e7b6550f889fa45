# Neighbours of what the documents mean and Puppet 8 refuses: these answers are the same.

# Types of resource expressions

#- type-given-same-01 catalog
Notify { a: }
#=> catalog

#- type-given-same-02 catalog
Resource[notify] { a: }
#=> catalog

#- type-given-same-03 catalog
Resource['Notify'] { a: }
#=> catalog

#- type-given-same-04 catalog
Notify[b] { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Notify['b'] (file: ENV/manifests/site.pp, line: 1, column: 1)

#- type-given-same-05 catalog
$t = Notify[b]
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Notify['b']] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-given-same-06 catalog
class c { }
Class { c: }
#=> catalog

#- type-given-same-07 catalog
class c { }
Class[c] { c: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Class[c] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-given-same-08 catalog
class c { }
$t = Class[c]
$t { c: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Class[c]] (file: ENV/manifests/site.pp, line: 3, column: 1)

#- type-given-same-09 catalog
$t = 3
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Integer (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-given-same-10 catalog
$t = 'no such'
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-given-same-11 catalog
$t = Integer
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Integer] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-given-same-12 catalog
$t = undef
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Undef (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-given-same-13 catalog
$t = ['notify']
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Array[String] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-given-same-14 catalog
f('x') { a: }
#!! Evaluation Error: Unknown function: 'f'. (file: ENV/manifests/site.pp, line: 1, column: 1)

#- type-given-same-15 catalog
$t = ''
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-given-same-16 catalog
$t = Resource
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Resource] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-given-same-17 catalog
$t = CatalogEntry
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[CatalogEntry] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-given-same-18 catalog
$x = $t { a: }
#!! Evaluation Error: Unknown variable: 't'. (file: ENV/manifests/site.pp, line: 1, column: 6)

#- type-given-same-19 catalog
notify => 1
#!! Could not parse for environment production: Syntax error at '=>' (file: ENV/manifests/site.pp, line: 1, column: 8)

#- type-given-same-20 catalog
['notify'] { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Array[String] (file: ENV/manifests/site.pp, line: 1, column: 1)

#- type-given-same-21 catalog
Notify { 'a': message => x }
#=> catalog

#- type-given-same-22 catalog
User { 'a': }
#=> catalog

#- type-given-same-23 catalog
file { '/x': }
File { '/y': }
#=> catalog

# Ends of relationships

#- class-related-same-01 catalog
notify { n: }
Notify[n] -> 'File'
#!! No title provided and "File[]" is not a valid resource reference

#- class-related-same-02 catalog
notify { n: }
Notify[n] -> ''
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <> is not a valid type specification. (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-03 catalog
notify { n: }
Notify[n] -> 'a b'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <a b> is not a valid type specification. (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-04 catalog
notify { n: }
Notify[n] -> '3'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <3> is not a valid type specification. (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-05 catalog
class a { }
include a
notify { n: }
Notify[n] -> 'Class[a]'
#=> catalog

#- class-related-same-06 catalog
notify { n: }
Notify[n] -> 'Notify'
#!! No title provided and "Notify[]" is not a valid resource reference

#- class-related-same-07 catalog
notify { n: }
Notify[n] -> 'Notify[n'
#!! Evaluation Error: Error while evaluating a '->' expression, Syntax error at end of input (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-08 catalog
notify { n: }
Notify[n] -> 'undef'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <undef> is not a valid type specification. (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-09 catalog
notify { n: }
Notify[n] -> 'default'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <default> is not a valid type specification. (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-10 catalog
notify { n: }
Notify[n] -> 'true'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <true> is not a valid type specification. (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-11 catalog
notify { n: }
Notify[n] -> 'if'
#!! Evaluation Error: Error while evaluating a '->' expression, Syntax error at end of input (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-12 catalog
notify { n: }
Notify[n] -> 'class'
#!! Evaluation Error: Error while evaluating a '->' expression, Syntax error at end of input (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-13 catalog
notify { n: }
Notify[n] -> '$x'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <$x> is not a valid type specification. (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-14 catalog
notify { n: }
Notify[n] -> 'a-b'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <a-b> is not a valid type specification. (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-15 catalog
notify { n: }
Notify[n] -> '1a'
#!! Illegal number '1a' (line: 1, column: 1)

#- class-related-same-16 catalog
notify { n: }
Notify[n] -> 'notice(1)'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <notice(1)> is not a valid type specification. (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-17 catalog
notify { n: }
Notify[n] -> '[Notify[n]]'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <[Notify[n]]> is not a valid type specification. (file: ENV/manifests/site.pp, line: 2, column: 11)

#- class-related-same-18 catalog
class if { }
#!! Could not parse for environment production: Syntax error at 'if' (file: ENV/manifests/site.pp, line: 1, column: 7)

#- class-related-same-19 catalog
notify { n: require => 'a' }
#!! No title provided and "a" is not a valid resource reference (file: ENV/manifests/site.pp, line: 1)

#- class-related-same-20 catalog
class a { }
include a
notify { n: require => 'a' }
#!! No title provided and "a" is not a valid resource reference (file: ENV/manifests/site.pp, line: 3)

# Integer and Numeric

#- radix-same-01 eval
Integer('0xFF', 16)
#=> 255
#:: Integer

#- radix-same-02 eval
Integer('-0xff', 16)
#=> -255
#:: Integer

#- radix-same-03 eval
Integer('0x', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string '0x' cannot be converted to Integer (line: 1, column: 1)

#- radix-same-04 eval
Integer('', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string '' cannot be converted to Integer (line: 1, column: 1)

#- radix-same-05 eval
Integer('fg', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'fg' cannot be converted to Integer (line: 1, column: 1)

#- radix-same-06 eval
Integer('0b101', 2)
#=> 5
#:: Integer

#- radix-same-07 eval
Integer('101', 2)
#=> 5
#:: Integer

#- radix-same-08 eval
Integer('102', 2)
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "102" (line: 1, column: 1)

#- radix-same-09 eval
Integer('0B101', 2)
#=> 5
#:: Integer

#- radix-same-10 eval
Integer('017', 8)
#=> 15
#:: Integer

#- radix-same-11 eval
Integer('17', 8)
#=> 15
#:: Integer

#- radix-same-12 eval
Integer('18', 8)
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "18" (line: 1, column: 1)

#- radix-same-13 eval
Integer('0o17', 8)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string '0o17' cannot be converted to Integer (line: 1, column: 1)

#- radix-same-14 eval
Integer('010', 10)
#=> 10
#:: Integer

#- radix-same-15 eval
Integer('0x10', 10)
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "0x10" (line: 1, column: 1)

#- radix-same-16 eval
Integer('0b10', 10)
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "0b10" (line: 1, column: 1)

#- radix-same-17 eval
Integer('10', 10)
#=> 10
#:: Integer

#- radix-same-18 eval
Integer('08', 10)
#=> 8
#:: Integer

#- radix-same-19 eval
Integer('08')
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "08" (line: 1, column: 1)

#- radix-same-20 eval
Integer('10', 3)
#!! Evaluation Error: Error while evaluating a Function Call, Illegal radix: 3, expected 2, 8, 10, 16, or default (line: 1, column: 1)

#- radix-same-21 eval
Integer('10', default)
#=> 10
#:: Integer

#- radix-same-22 eval
Integer('0xFF', default)
#=> 255
#:: Integer

#- radix-same-23 eval
Integer('010', default)
#=> 8
#:: Integer

#- radix-same-24 eval
Integer('0b1', 16)
#=> 177
#:: Integer

#- radix-same-25 eval
Integer('0xb1', 2)
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "0xb1" (line: 1, column: 1)

#- radix-same-26 eval
Integer('0xb1', 8)
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "0xb1" (line: 1, column: 1)

#- radix-same-27 eval
Integer('ff ', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'ff ' cannot be converted to Integer (line: 1, column: 1)

#- radix-same-28 eval
Integer('f_f', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'f_f' cannot be converted to Integer (line: 1, column: 1)

#- radix-same-29 eval
Integer('1_000', 10)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string '1_000' cannot be converted to Integer (line: 1, column: 1)

#- radix-same-30 eval
Integer(10, 16)
#=> 10
#:: Integer

#- radix-same-31 eval
Integer(1.5, 16)
#=> 1
#:: Integer

#- radix-same-32 eval
Integer(true, 16)
#=> 1
#:: Integer

#- radix-same-33 eval
Integer('-10', 16, true)
#=> 16
#:: Integer

#- radix-same-34 eval
Integer({from => '0xff', radix => 16})
#=> 255
#:: Integer

#- radix-same-35 eval
Integer({from => '10'})
#=> 10
#:: Integer

#- radix-same-36 eval
Integer({from => 10})
#=> 10
#:: Integer

#- radix-same-37 eval
Integer({from => 10, abs => true})
#=> 10
#:: Integer

#- radix-same-38 eval
Integer({from => -10, abs => true})
#=> 10
#:: Integer

#- radix-same-39 eval
Integer({from => '-0xff', radix => 16, abs => true})
#=> 255
#:: Integer

#- radix-same-40 eval
Integer({radix => 16})
#!! Evaluation Error: Error while evaluating a Function Call, Integer.new has wrong type, expects a value for key 'from' (line: 1, column: 1)

#- radix-same-41 eval
Integer({from => 'ff', radix => 3})
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'ff' cannot be converted to Integer (line: 1, column: 1)

#- radix-same-42 eval
Integer({from => 'ff', other => 3})
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'ff' cannot be converted to Integer (line: 1, column: 1)

#- radix-same-43 eval
Integer({from => undef})
#!! Evaluation Error: Error while evaluating a Function Call, 'new' Value of type Undef cannot be converted to Integer (line: 1, column: 1)

#- radix-same-44 eval
Integer({from => true})
#=> 1
#:: Integer

#- radix-same-45 eval
Integer({from => 1.5})
#=> 1
#:: Integer

#- radix-same-46 eval
Integer({from => '10', radix => default})
#=> 10
#:: Integer

#- radix-same-47 eval
Integer({from => '0x10', radix => 10})
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "0x10" (line: 1, column: 1)

#- radix-same-48 eval
Integer({})
#!! Evaluation Error: Error while evaluating a Function Call, Integer.new has wrong type, expects size to be between 1 and 3, got 0 (line: 1, column: 1)

#- radix-same-49 eval
Numeric('010', true)
#=> 8
#:: Integer

#- radix-same-50 eval
Numeric('-010', true)
#=> 8
#:: Integer

#- radix-same-51 eval
Numeric('-010', false)
#=> -8
#:: Integer

#- radix-same-52 eval
Numeric('-010', 10, true)
#!! Evaluation Error: Error while evaluating a Function Call, 'new_numeric' expects between 1 and 2 arguments, got 3 (line: 1, column: 1)

#- radix-same-54 eval
Numeric('10', 3)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)

#- radix-same-55 eval
Numeric({from=>'10'})
#=> 10
#:: Integer

#- radix-same-56 eval
Numeric({from=>'-10', abs=>true})
#=> 10
#:: Integer

#- radix-same-57 eval
Numeric({from=>'010', radix=>10})
#!! Evaluation Error: Error while evaluating a Function Call, 'new_numeric' Value of type Hash[String[4, 5], ScalarData] cannot be converted to Numeric (line: 1, column: 1)

#- radix-same-58 eval
Float('010', 10)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_float' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Numeric, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)

#- radix-same-59 eval
Float({from=>'1.5'})
#=> 1.5
#:: Float

#- radix-same-60 eval
Float('-1.5', true)
#=> 1.5
#:: Float

# Timespans, formats, versions

#- formats-same-01 eval
Timespan('1-13:20')
#=> 1-13:20:00.0
#:: Timespan

#- formats-same-03 eval
Timespan('13:20:10')
#=> 0-13:20:10.0
#:: Timespan

#- formats-same-04 eval
Timespan('13:20.5')
#=> 0-00:13:20.5
#:: Timespan

#- formats-same-05 eval
Timespan('13')
#=> 0-00:00:13.0
#:: Timespan

#- formats-same-06 eval
Timespan('13.5')
#=> 0-00:00:13.5
#:: Timespan

#- formats-same-07 eval
Timespan('1:2:3:4')
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse '1:2:3:4' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)

#- formats-same-08 eval
Timespan('10:03.5', '%M:%S.%L')
#=> 0-00:10:03.5
#:: Timespan

#- formats-same-09 eval
Timespan('10:03.5', '%M:%S.%N')
#=> 0-00:10:03.5
#:: Timespan

#- formats-same-10 eval
Timespan({string => '13:20', format => '%H:%M'})
#=> 0-13:20:00.0
#:: Timespan

#- formats-same-11 eval
Timespan('13:20', '%M:%S')
#=> 0-00:13:20.0
#:: Timespan

#- formats-same-12 eval
Timespan('13:20', default)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:
#|   (Variant[Integer, Float] seconds)
#|     rejected: expects 1 argument, got 2
#|   (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)
#|     rejected: parameter 'format' expects a Formats = Variant[String[2], Array[String[2], 1]] value, got Default
#|   (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)
#|     rejected: expects between 4 and 7 arguments, got 2
#|   (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)
#|     rejected: expects 1 argument, got 2
#|   (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)

#- formats-same-13 eval
Timespan('abc')
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse 'abc' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)

#- formats-same-14 eval
Timespan('')
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:
#|   (Variant[Integer, Float] seconds)
#|     rejected: parameter 'seconds' expects a value of type Integer or Float, got String
#|   (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)
#|     rejected: parameter 'string' expects a String[1] value, got String
#|   (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)
#|     rejected: expects between 4 and 7 arguments, got 1
#|   (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)
#|     rejected: parameter 'hash_arg' expects a Struct value, got String
#|   (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)
#|     rejected: parameter 'hash_arg' expects a Struct value, got String (line: 1, column: 1)

#- formats-same-15 eval
Timespan('13:')
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse '13:' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)

#- formats-same-16 eval
Timespan(':20')
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse ':20' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)

#- formats-same-17 eval
Timespan('1-2')
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse '1-2' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)

#- formats-same-18 eval
String(65.9, '%d')
#=> 65
#:: String

#- formats-same-19 eval
String(1e20, '%d')
#=> 100000000000000000000
#:: String

#- formats-same-20 eval
String(1e300, '%x')
#=> 17e43c8800759c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
#:: String

#- formats-same-21 eval
String(65.9, '%i')
#!! Evaluation Error: Error while evaluating a Function Call, Illegal format 'i' specified for value of Float type - expected one of the characters 'dxXobBeEfgGaAsp' (line: 1, column: 1)

#- formats-same-22 eval
String(65.9, '%u')
#!! Evaluation Error: Error while evaluating a Function Call, Illegal format 'u' specified for value of Float type - expected one of the characters 'dxXobBeEfgGaAsp' (line: 1, column: 1)

#- formats-same-23 eval
String(65.9, '%.1d')
#=> 65
#:: String

#- formats-same-24 eval
String(-5.9, '%x')
#=> ..fb
#:: String

#- formats-same-25 eval
String(-5.9, '%+x')
#=> -5
#:: String

#- formats-same-26 eval
String(-5.9, '%b')
#=> ..1011
#:: String

#- formats-same-27 eval
String(-5.9, '%o')
#=> ..73
#:: String

#- formats-same-28 eval
String(5.9, '%#o')
#=> 05
#:: String

#- formats-same-29 eval
String(5.9, '%05d')
#=> 00005
#:: String

#- formats-same-30 eval
String(5.9, '%+d')
#=> +5
#:: String

#- formats-same-31 eval
String(5.9, '% d')
#=>  5
#:: String

#- formats-same-32 eval
String(0.0, '%d')
#=> 0
#:: String

#- formats-same-33 eval
String(1.0/3, '%d')
#=> 0
#:: String

#- formats-same-34 eval
String(65, '%c')
#=> A
#:: String

#- formats-same-35 eval
String(65, '%#c')
#=> "A"
#:: String

#- formats-same-36 eval
String(-1, '%c')
#!! Evaluation Error: Error while evaluating a Function Call, pack(U): value out of range (line: 1, column: 1)

#- formats-same-37 eval
String([65.9], {Array => {format=>'%a', string_formats => {Float => '%d'}}})
#=> [65]
#:: String

#- formats-same-38 eval
String(Timespan(65.9), '%d')
#=> 65
#:: String

#- formats-same-39 eval
String(Timespan(65.9), '%x')
#=> 41
#:: String

#- formats-same-40 eval
String(Timespan(65.9), '%f')
#=> 65.900000
#:: String

#- formats-same-41 eval
String(Timestamp(65.9), '%d')
#=> 65
#:: String

#- formats-same-42 eval
String(Timestamp(65.9), '%x')
#=> 41
#:: String

#- formats-same-43 eval
String(Timestamp(65.9), '%e')
#=> 6.590000e+01
#:: String

#- formats-same-44 eval
String(undef, '%d')
#=> NaN
#:: String

#- formats-same-45 eval
String(undef, '%f')
#=> NaN
#:: String

#- formats-same-46 eval
String(65.9, '%s')
#=> 65.9
#:: String

#- formats-same-47 eval
String(65.9, '%p')
#=> 65.9
#:: String

#- formats-same-48 eval
String(65.9, '%#s')
#=> "65.9"
#:: String

#- formats-same-49 eval
String(true, '%d')
#=> 1
#:: String

#- formats-same-50 eval
String(true, '%c')
#!! Evaluation Error: Error while evaluating a Function Call, Illegal format 'c' specified for value of Boolean type - expected one of the characters 'tTyYdxXobBeEfgGaAsp' (line: 1, column: 1)

#- formats-same-51 eval
SemVer['1.x']
#=> SemVer['1.x']
#:: Type[SemVer['1.x']]

#- formats-same-52 eval
SemVer['1.2.3']
#=> SemVer['1.2.3']
#:: Type[SemVer['1.2.3']]

#- formats-same-53 eval
SemVer(SemVer('1.2.3'))
#=> 1.2.3
#:: SemVer

#- formats-same-54 eval
SemVer[SemVerRange('1.x')]
#=> SemVer['1.x']
#:: Type[SemVer['1.x']]

#- formats-same-55 eval
SemVer['>=1.0.0 <2.0.0', '>=2.0.0 <3.0.0']
#=> SemVer['>=3.0.0 <1.0.0']
#:: Type[SemVer['>=3.0.0 <1.0.0']]

#- formats-same-56 eval
SemVer['1.x', '2.x'] == SemVer['>=1.0.0 <3.0.0']
#=> true
#:: Boolean

#- formats-same-57 eval
SemVer[1]
#!! Evaluation Error: Error creating type specialization of a SemVer-Type, Cannot use Integer where String or SemanticPuppet::VersionRange is expected (line: 1, column: 8)

#- formats-same-58 eval
SemVer[undef]
#!! Evaluation Error: Error creating type specialization of a SemVer-Type, Cannot use Undef where String or SemanticPuppet::VersionRange is expected (line: 1, column: 8)

#- formats-same-59 eval
SemVer['abc']
#!! Evaluation Error: Error while evaluating a '[]' expression, Unparsable version range: "abc" (line: 1, column: 1)

#- formats-same-60 eval
SemVer[default]
#!! Evaluation Error: Error creating type specialization of a SemVer-Type, Cannot use Default where String or SemanticPuppet::VersionRange is expected (line: 1, column: 8)

#- formats-same-61 eval
SemVer[]
#!! Syntax error at ']' (line: 1, column: 8)

#- formats-same-62 eval
SemVer[SemVer]
#!! Evaluation Error: Error creating type specialization of a SemVer-Type, Cannot use Type[SemVer] where String or SemanticPuppet::VersionRange is expected (line: 1, column: 8)

#- formats-same-63 eval
SemVer[/a/]
#!! Evaluation Error: Error creating type specialization of a SemVer-Type, Cannot use Regexp[/a/] where String or SemanticPuppet::VersionRange is expected (line: 1, column: 8)

#- formats-same-64 eval
SemVer[SemVerRange('1.x')] == SemVer['1.x']
#=> true
#:: Boolean

#- formats-same-65 eval
SemVer['1.x'] < SemVer
#=> true
#:: Boolean

#- formats-same-66 eval
SemVer[SemVerRange('>=1.0.0 <2.0.0'), SemVerRange('>=3.0.0 <4.0.0')]
#=> SemVer['>=1.0.0 <2.0.0', '>=3.0.0 <4.0.0']
#:: Type[SemVer['>=1.0.0 <2.0.0', '>=3.0.0 <4.0.0']]

#- formats-same-67 eval
SemVer['']
#=> SemVer['*']
#:: Type[SemVer['*']]

#- formats-same-68 eval
SemVerRange['1.x']
#!! Evaluation Error: Operator '[]' is not applicable to a SemVerRange-Type. (line: 1, column: 1)
