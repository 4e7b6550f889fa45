# The specification, "Types, Values, and Variables": new values of types.

# Numeric.new

#- spec-numeric-new-01 eval
Numeric(true)
#=> 1
#:: Integer

#- spec-numeric-new-02 eval
Numeric(false)
#=> 0
#:: Integer

#- spec-numeric-new-03 eval
Numeric("0xFF")
#=> 255
#:: Integer

#- spec-numeric-new-04 eval
Numeric("010")
#=> 8
#:: Integer

#- spec-numeric-new-05 eval
Numeric("3.14")
#=> 3.14
#:: Float

#- spec-numeric-new-06 eval
Numeric("1e3")
#=> 1000.0
#:: Float

#- spec-numeric-new-07 eval
Numeric("0b101")
#=> 5
#:: Integer

# Integer.new

#- spec-integer-new-01 eval
Integer("0xFF", 16)
#=> 255
#:: Integer

#- spec-integer-new-03 eval
Integer("010", 10)
#=> 10
#:: Integer

#- spec-integer-new-04 eval
Integer(true)
#=> 1
#:: Integer

#- spec-integer-new-06 eval
Integer("0x10", 10)
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "0x10" (line: 1, column: 1)

#- spec-integer-new-07 eval
[Integer('0b101'), Integer('0B101', 2), Integer('017'), Integer('17', 8), Integer('42'), Integer('0XfF')]
#=> [5, 5, 15, 15, 42, 255]
#:: Array[Integer]

#- spec-integer-new-08 eval
Integer('+12')
#=> 12
#:: Integer

#- spec-integer-new-09 eval
Integer('-0x1f', 16)
#=> -31
#:: Integer

#- spec-integer-new-10 eval
Integer('08')
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "08" (line: 1, column: 1)

#- spec-integer-new-11 eval
Integer('08', 10)
#=> 8
#:: Integer

#- spec-integer-new-12 eval
Integer('abc')
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'abc' cannot be converted to Integer (line: 1, column: 1)

#- spec-integer-new-13 eval
Integer('77', default)
#=> 77
#:: Integer

#- spec-integer-new-14 eval
Integer('77', 3)
#!! Evaluation Error: Error while evaluating a Function Call, Illegal radix: 3, expected 2, 8, 10, 16, or default (line: 1, column: 1)

#- spec-integer-new-16 eval
Integer({from => '10'})
#=> 10
#:: Integer

#- spec-integer-new-17 eval
[Integer(3.99), Integer(-3.99), Integer(false)]
#=> [3, -3, 0]
#:: Array[Integer]

#- spec-integer-new-18 eval
Integer(3.99, 16)
#=> 3
#:: Integer

# Float.new

#- spec-float-new-01 eval
[Float(1), Float(true), Float(false), Float('1'), Float('3.5e2'), Float('0x1F'), Float('0b11'), Float('010')]
#=> [1.0, 1.0, 0.0, 1.0, 350.0, 31.0, 3.0, 10.0]
#:: Array[Float]

#- spec-float-new-02 eval
Float({from => '1.5'})
#=> 1.5
#:: Float

#- spec-float-new-03 eval
Float('abc')
#!! Evaluation Error: Error while evaluating a Function Call, 'new_float' The string 'abc' cannot be converted to Float (line: 1, column: 1)

# Timespan.new

#- spec-timespan-new-01 eval
Timespan(13.5)
#=> 0-00:00:13.5
#:: Timespan

#- spec-timespan-new-02 eval
Timespan({days=>4})
#=> 4-00:00:00.0
#:: Timespan

#- spec-timespan-new-03 eval
Timespan(4, 0, 0, 2)
#=> 4-00:00:02.0
#:: Timespan

#- spec-timespan-new-05 eval
Timespan('10:03.5', '%M:%S.%L')
#=> 0-00:10:03.5
#:: Timespan

#- spec-timespan-new-06 eval
Timespan('10:03.5', '%M:%S.%N')
#=> 0-00:10:03.5
#:: Timespan

#- spec-timespan-new-07 eval
Timespan(1, 30, -5, 100, 2000, 3000, 4000)
#=> 2-05:56:42.3004
#:: Timespan

#- spec-timespan-new-08 eval
Timespan({negative => true, days => 1, hours => 2, minutes => 3, seconds => 4, milliseconds => 5, microseconds => 6, nanoseconds => 7})
#=> -1-02:03:04.5006007
#:: Timespan

#- spec-timespan-new-09 eval
Timespan('26:10', '%H:%M')
#=> 1-02:10:00.0
#:: Timespan

#- spec-timespan-new-10 eval
Timespan('1-26:10', '%D-%H:%M')
#=> 2-02:10:00.0
#:: Timespan

#- spec-timespan-new-11 eval
Timespan('13', ['%D-%H', '%M'])
#=> 0-00:13:00.0
#:: Timespan

#- spec-timespan-new-12 eval
Timespan({string => '13:20', format => '%H:%M'})
#=> 0-13:20:00.0
#:: Timespan

#- spec-timespan-new-13 eval
Timespan('nonsense')
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse 'nonsense' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)

#- spec-timespan-new-14 eval
Timespan('1-02:03:04.5')
#=> 1-02:03:04.5
#:: Timespan

#- spec-timespan-new-15 eval
Timespan('02:03:04.5')
#=> 0-02:03:04.5
#:: Timespan

#- spec-timespan-new-16 eval
Timespan('1-02:03')
#=> 1-02:03:00.0
#:: Timespan

#- spec-timespan-new-17 eval
Timespan('59')
#=> 0-00:00:59.0
#:: Timespan

#- spec-timespan-new-18 eval
Timespan('03:04.25')
#=> 0-00:03:04.25
#:: Timespan

#- spec-timespan-new-19 eval
Timespan('4.75')
#=> 0-00:00:04.75
#:: Timespan

#- spec-timespan-new-20 eval
Timespan('1-02:03:04').strftime('%-D %_5H %03M %S %L %N %3N %%')
#=> 1     2 003 04 0   0         0   %
#:: String

# Timestamp.new

#- spec-timestamp-new-01 eval
Timestamp(1473150899)
#=> 2016-09-06T08:34:59.000000000 UTC
#:: Timestamp

#- spec-timestamp-new-02 eval
Timestamp({string=>'2015', format=>'%Y'})
#=> 2015-01-01T00:00:00.000000000 UTC
#:: Timestamp

#- spec-timestamp-new-03 eval
Timestamp('Wed Aug 24 12:13:14 2016', '%c')
#=> 2016-08-24T12:13:14.000000000 UTC
#:: Timestamp

#- spec-timestamp-new-04 eval
Timestamp('Wed Aug 24 12:13:14 2016 PDT', '%c %Z')
#=> 2016-08-24T19:13:14.000000000 UTC
#:: Timestamp

#- spec-timestamp-new-05 eval
Timestamp(1473150899.25)
#=> 2016-09-06T08:34:59.249999872 UTC
#:: Timestamp

#- spec-timestamp-new-06 eval
Timestamp('2016-08-24T12:13:14.123 UTC')
#=> 2016-08-24T12:13:14.123000000 UTC
#:: Timestamp

#- spec-timestamp-new-07 eval
Timestamp('2016-08-24T12:13:14 CET')
#=> 2016-08-24T11:13:14.000000000 UTC
#:: Timestamp

#- spec-timestamp-new-08 eval
Timestamp('2016-08-24 UTC')
#=> 2016-08-24T00:00:00.000000000 UTC
#:: Timestamp

#- spec-timestamp-new-09 eval
Timestamp('2016-08-24T12:13:14')
#=> 2016-08-24T12:13:14.000000000 UTC
#:: Timestamp

#- spec-timestamp-new-10 eval
Timestamp('2016-08-24')
#=> 2016-08-24T00:00:00.000000000 UTC
#:: Timestamp

#- spec-timestamp-new-11 eval
Timestamp('24.8.2016', ['%F', '%d.%m.%Y'])
#=> 2016-08-24T00:00:00.000000000 UTC
#:: Timestamp

#- spec-timestamp-new-12 eval
Timestamp('24.8.2016')
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse '24.8.2016' using any of the formats %FT%T.%N %Z, %FT%T %Z, %F %T.%N %Z, %F %T %Z, %F %Z, %FT%T.%N, %FT%T, %F %T.%N, %F %T, %F (line: 1, column: 1)

#- spec-timestamp-new-13 eval
Timestamp() =~ Timestamp
#=> true
#:: Boolean

#- spec-timestamp-new-14 eval
Timestamp(1473150899.25).strftime('%Y %C %y %m %B %b %h %d %e %j')
#=> 2016 20 16 09 September Sep Sep 06  6 250
#:: String

#- spec-timestamp-new-15 eval
Timestamp(1473150899.25).strftime('%H %k %I %l %P %p %M %S %L %N')
#=> 08  8 08  8 am AM 34 59 249 249999872
#:: String

#- spec-timestamp-new-16 eval
Timestamp(1473150899.25).strftime('%z %:z %::z')
#=> +0000 +00:00 +00:00:00
#:: String

#- spec-timestamp-new-17 eval
Timestamp(1473150899.25).strftime('%A %a %u %w')
#=> Tuesday Tue 2 2
#:: String

#- spec-timestamp-new-18 eval
Timestamp(1473150899.25).strftime('%G %g %V %U %W %s')
#=> 2016 16 36 36 36 1473150899
#:: String

#- spec-timestamp-new-19 eval
Timestamp(1473150899.25).strftime('[%n|%t|%%]')
#=> [
#| |\u{9}|%]
#:: String

#- spec-timestamp-new-20 eval
Timestamp(1473150899.25).strftime('%c %D %F %v %x %X %r %R %T')
#=> Tue Sep  6 08:34:59 2016 09/06/16 2016-09-06  6-SEP-2016 09/06/16 08:34:59 08:34:59 AM 08:34 08:34:59
#:: String

#- spec-timestamp-new-21 eval
Timestamp(1473150899.25).strftime('%-d %_d %0e %#B %^B %^a %#p %10Y %3N %6N')
#=> 6  6 06 SEPTEMBER SEPTEMBER TUE am 0000002016 249 249999
#:: String

# Boolean.new

#- spec-boolean-new-01 eval
[Boolean('true'), Boolean('false'), Boolean('YEs'), Boolean(0)]
#=> [true, false, true, false]
#:: Array[ScalarData]

#- spec-boolean-new-02 eval
[Boolean('y'), Boolean('n'), Boolean('NO'), Boolean(1), Boolean(0.0), Boolean(0.1), Boolean(true)]
#=> [true, false, false, true, false, true, true]
#:: Array[ScalarData]

#- spec-boolean-new-03 eval
Boolean('maybe')
#!! Evaluation Error: Error while evaluating a Function Call, 'new_boolean' The string 'maybe' cannot be converted to Boolean (line: 1, column: 1)

#- spec-boolean-new-04 eval
Boolean(undef)
#!! Evaluation Error: Error while evaluating a Function Call, 'new_boolean' Value of type Undef cannot be converted to Boolean (line: 1, column: 1)

# SemVer.new

#- spec-semver-new-01 eval
SemVer('1.2.3-rc1+b5')
#=> 1.2.3-rc1+b5
#:: SemVer

#- spec-semver-new-02 eval
SemVer(1, 2, 3)
#=> 1.2.3
#:: SemVer

#- spec-semver-new-03 eval
SemVer(1, 2, 3, 'rc1', 'b5')
#=> 1.2.3-rc1+b5
#:: SemVer

#- spec-semver-new-04 eval
SemVer({major => 1, minor => 2, patch => 3})
#=> 1.2.3
#:: SemVer

#- spec-semver-new-05 eval
SemVer({major => 1, minor => 2, patch => 3, prerelease => 'rc1', build => 'b5'})
#=> 1.2.3-rc1+b5
#:: SemVer

#- spec-semver-new-06 eval
SemVer('1.2')
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Version' The string '1.2' cannot be converted to a SemVer (line: 1, column: 1)

#- spec-semver-new-07 eval
SemVer(1, 2)
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Version' expects between 1 and 5 arguments, got 2 (line: 1, column: 1)

#- spec-semver-new-08 eval
SemVer(1, 2, 3, 'r c')
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:
#|   (SemVerPattern = Pattern[/\A(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?\Z/] str)
#|     rejected: expects 1 argument, got 4
#|   (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\A(?<part>[0-9A-Za-z-]+)(?:\.\g<part>)*\Z/] prerelease?, SemVerQualifier = Pattern[/\A(?<part>[0-9A-Za-z-]+)(?:\.\g<part>)*\Z/] build?)
#|     rejected: parameter 'prerelease' expects a match for SemVerQualifier = Pattern[/\A(?<part>[0-9A-Za-z-]+)(?:\.\g<part>)*\Z/], got 'r c'
#|   (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\A(?<part>[0-9A-Za-z-]+)(?:\.\g<part>)*\Z/], Optional['build'] => SemVerQualifier = Pattern[/\A(?<part>[0-9A-Za-z-]+)(?:\.\g<part>)*\Z/]}] hash_args)
#|     rejected: expects 1 argument, got 4 (line: 1, column: 1)

# SemVerRange.new

#- spec-semverrange-new-01 eval
SemVerRange('>=1.2.3 <2.0.0')
#=> >=1.2.3 <2.0.0
#:: SemVerRange

#- spec-semverrange-new-02 eval
SemVerRange(SemVer('1.0.0'), SemVer('2.0.0'))
#=> 2.0.0 - 1.0.0
#:: SemVerRange

#- spec-semverrange-new-03 eval
SemVerRange(SemVer('1.0.0'), SemVer('2.0.0'), true)
#=> >=2.0.0 <1.0.0
#:: SemVerRange

#- spec-semverrange-new-04 eval
SemVerRange(SemVer('1.0.0'), default)
#=> Infinity.0.0 - 1.0.0
#:: SemVerRange

#- spec-semverrange-new-05 eval
SemVerRange(default, SemVer('2.0.0'))
#=> 2.0.0 - 0.0.0-
#:: SemVerRange

#- spec-semverrange-new-06 eval
SemVerRange({min => SemVer('1.0.0'), max => SemVer('2.0.0'), exclude_max => true})
#=> >=2.0.0 <1.0.0
#:: SemVerRange

#- spec-semverrange-new-07 eval
SemVerRange({min => SemVer('1.0.0')})
#=> Infinity.0.0 - 1.0.0
#:: SemVerRange

#- spec-semverrange-new-08 eval
[SemVerRange('1.2.x'), SemVerRange('~1.2.3'), SemVerRange('^1.2.3'), SemVerRange('1.2.3 - 1.4.0'), SemVerRange('*')]
#=> [>=1.2.0 <1.3.0, >=1.2.3 <1.3.0, >=1.2.3 <2.0.0, >=1.2.3 <=1.4.0, *]
#:: Array[SemVerRange]

# Array.new

#- spec-array-new-01 eval
$value = 'a'
$arr = Array($value, true)
$arr
#=> ['a']
#:: Array[String]

#- spec-array-new-02 eval
[Array({a => 1, b => 2}), Array({}), Array([1, [2]]), Array(Integer[1, 3]), Array('abc'), Array(3)]
#=> [[['a', 1], ['b', 2]], [], [1, [2]], [1, 2, 3], ['a', 'b', 'c'], [0, 1, 2]]
#:: Array[Array[Data]]

#- spec-array-new-03 eval
[Array([1], true), Array({a => 1}, true), Array(undef, true), Array({a => 1}, false)]
#=> [[1], [{'a' => 1}], [undef], [['a', 1]]]
#:: Array[Array[Data]]

#- spec-array-new-04 eval
Array(undef)
#!! Evaluation Error: Error while evaluating a Function Call, 'new_array' Value of type Undef cannot be converted to Array (line: 1, column: 1)

#- spec-array-new-05 eval
Array(1.5)
#!! Evaluation Error: Error while evaluating a Function Call, 'new_array' Value of type Float cannot be converted to Array (line: 1, column: 1)

# Hash.new

#- spec-hash-new-01 eval
[Hash([]), Hash([[a, 1], [b, 2]]), Hash([a, 1, b, 2]), Hash({a => 1}), Hash(Integer[1, 4])]
#=> [{}, {'a' => 1, 'b' => 2}, {'a' => 1, 'b' => 2}, {'a' => 1}, {1 => 2, 3 => 4}]
#:: Array[Hash[ScalarData, Integer]]

#- spec-hash-new-02 eval
Hash([1, 2, 3])
#!! Evaluation Error: Error while evaluating a Function Call, odd number of arguments for Hash (line: 1, column: 1)

#- spec-hash-new-03 eval
Hash([1, 2].reverse_each)
#=> {2 => 1}
#:: Hash[Integer, Integer]

#- spec-hash-new-04 eval
Hash('ab')
#=> {'a' => 'b'}
#:: Hash[String, String]

#- spec-hash-new-05 eval
Hash(1.5)
#!! Evaluation Error: Error while evaluating a Function Call, Value of type Float cannot be converted to Hash (line: 1, column: 1)

# Struct.new

#- spec-struct-new-01 eval
Struct[{a => Integer}]([[a, 1]])
#=> {'a' => 1}
#:: Hash[String, Integer]

#- spec-struct-new-02 eval
Struct[{a => Integer}]([a, 'x'])
#!! Evaluation Error: Error while evaluating a Function Call, Converted value from Struct[{'a' => Integer}].new() has wrong type, entry 'a' expects an Integer value, got String (line: 1, column: 1)

# Tuple.new

#- spec-tuple-new-01 eval
Tuple[Integer, Integer](Integer[1, 2])
#=> [1, 2]
#:: Array[Integer]

#- spec-tuple-new-02 eval
Tuple[String, Tuple[Integer, Integer]]({a => 1})
#!! Evaluation Error: Error while evaluating a Function Call, Converted value from Tuple[String, Tuple[Integer, Integer]].new() has wrong type, expects size to be 2, got 1 (line: 1, column: 1)

#- spec-tuple-new-03 eval
Tuple[Tuple[String, Integer]]({a => 1})
#=> [['a', 1]]
#:: Array[Array[ScalarData]]

# Optional[T].new

#- spec-optional-new-01 eval
Optional[Integer]('10')
#=> 10
#:: Integer

#- spec-optional-new-02 eval
Optional[Integer](undef)
#=>
#:: Undef

#- spec-optional-new-03 eval
Optional[Integer[1, 5]]('10')
#!! Evaluation Error: Error while evaluating a Function Call, Converted value from Optional[Integer[1, 5]].new() has wrong type, expects a value of type Undef or Integer[1, 5], got Integer[10, 10] (line: 1, column: 1)

# NotUndef[T].new

#- spec-notundef-new-01 eval
NotUndef[Integer]('10')
#=> 10
#:: Integer

#- spec-notundef-new-02 eval
NotUndef[Integer](undef)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' Value of type Undef cannot be converted to Integer (line: 1, column: 1)
