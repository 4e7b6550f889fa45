# The specification, "Types, Values, and Variables": the types and their algebra.

# Platform Types

#- spec-runtime-01 eval
Runtime['Ruby', 'Puppetx::MyModule::MyClass']
#=> Runtime[Ruby, 'Puppetx::MyModule::MyClass']
#:: Type[Runtime[Ruby, 'Puppetx::MyModule::MyClass']]

#- spec-runtime-02 eval
Runtime['Ruby']
#!! Evaluation Error: A Runtime-Type[] accepts 1 to 2 arguments. Got 1 (line: 1, column: 1)

#- spec-runtime-03 eval
Runtime
#=> Runtime
#:: Type[Runtime]

#- spec-runtime-04 eval
Runtime['Ruby', 'Puppetx::MyModule::MyClass'] < Runtime['Ruby']
#!! Evaluation Error: A Runtime-Type[] accepts 1 to 2 arguments. Got 1 (line: 1, column: 49)

# The Undef Type

#- spec-undef-type-01 eval
type(undef)
#=> Undef
#:: Type[Undef]

#- spec-undef-type-02 eval
undef =~ Undef
#=> true
#:: Boolean

#- spec-undef-type-03 eval
undef =~ Optional[Integer]
#=> true
#:: Boolean

#- spec-undef-type-04 eval
undef =~ Integer
#=> false
#:: Boolean

#- spec-undef-type-05 eval
undef =~ Any
#=> true
#:: Boolean

#- spec-undef-type-06 eval
undef =~ Data
#=> true
#:: Boolean

#- spec-undef-type-07 eval
undef =~ Variant[Undef, Integer]
#=> true
#:: Boolean

#- spec-undef-type-08 eval
undef =~ NotUndef
#=> false
#:: Boolean

# The Default Type

#- spec-default-type-01 eval
type(default)
#=> Default
#:: Type[Default]

#- spec-default-type-02 eval
default =~ Default
#=> true
#:: Boolean

#- spec-default-type-03 eval
default =~ Data
#=> false
#:: Boolean

#- spec-default-type-04 eval
default =~ RichData
#=> true
#:: Boolean

# The Kinds of Types and Values

#- spec-assignable-01 eval
Numeric >= Integer
#=> true
#:: Boolean

#- spec-assignable-02 eval
Integer < Numeric
#=> true
#:: Boolean

# The Type System

#- spec-hierarchy-01 eval
Integer[1,10]
#=> Integer[1, 10]
#:: Type[Integer]

#- spec-hierarchy-02 eval
Array[String[1]]
#=> Array[String[1]]
#:: Type[Array[String]]

#- spec-hierarchy-03 eval
Scalar > ScalarData
#=> true
#:: Boolean

#- spec-hierarchy-04 eval
ScalarData > Numeric
#=> true
#:: Boolean

#- spec-hierarchy-05 eval
Numeric > Integer[1, 10]
#=> true
#:: Boolean

#- spec-hierarchy-06 eval
Numeric > Float[1.0, 2.0]
#=> true
#:: Boolean

#- spec-hierarchy-07 eval
ScalarData > String
#=> true
#:: Boolean

#- spec-hierarchy-08 eval
String > Enum[a, b]
#=> true
#:: Boolean

#- spec-hierarchy-09 eval
Enum[a, b, c] > Enum[a, b]
#=> true
#:: Boolean

#- spec-hierarchy-10 eval
String > Pattern[/a/]
#=> true
#:: Boolean

#- spec-hierarchy-11 eval
Pattern[/a/] > Enum[a, ab]
#=> true
#:: Boolean

#- spec-hierarchy-12 eval
Pattern[/a/] > Enum[a, b]
#=> false
#:: Boolean

#- spec-hierarchy-13 eval
ScalarData > Boolean
#=> true
#:: Boolean

#- spec-hierarchy-14 eval
Scalar > Regexp
#=> true
#:: Boolean

#- spec-hierarchy-15 eval
ScalarData > Regexp
#=> false
#:: Boolean

#- spec-hierarchy-16 eval
Scalar > SemVer
#=> true
#:: Boolean

#- spec-hierarchy-17 eval
Scalar > Timespan
#=> true
#:: Boolean

#- spec-hierarchy-18 eval
Scalar > Timestamp
#=> true
#:: Boolean

#- spec-hierarchy-19 eval
Scalar > SemVerRange
#=> true
#:: Boolean

#- spec-hierarchy-20 eval
Collection > Array
#=> true
#:: Boolean

#- spec-hierarchy-21 eval
Array > Tuple[Integer, String]
#=> true
#:: Boolean

#- spec-hierarchy-22 eval
Collection > Hash
#=> true
#:: Boolean

#- spec-hierarchy-23 eval
Hash > Struct[{a => Integer}]
#=> true
#:: Boolean

#- spec-hierarchy-24 eval
Any > Variant[Integer, String]
#=> true
#:: Boolean

#- spec-hierarchy-25 eval
Any > Iterator
#=> true
#:: Boolean

#- spec-hierarchy-26 eval
Iterable > String
#=> true
#:: Boolean

#- spec-hierarchy-27 eval
Iterable[Integer] > Array[Integer]
#=> true
#:: Boolean

#- spec-hierarchy-28 eval
Iterable > Hash
#=> true
#:: Boolean

#- spec-hierarchy-29 eval
Iterable > Type[Integer[1, 3]]
#=> true
#:: Boolean

#- spec-hierarchy-30 eval
Iterable > Type[Enum[a, b]]
#=> true
#:: Boolean

#- spec-hierarchy-31 eval
Iterable > Iterator
#=> true
#:: Boolean

#- spec-hierarchy-32 eval
Iterable > Iterator[Integer]
#=> true
#:: Boolean

#- spec-hierarchy-33 eval
CatalogEntry > Resource
#=> true
#:: Boolean

#- spec-hierarchy-34 eval
CatalogEntry > Class
#=> true
#:: Boolean

#- spec-hierarchy-35 eval
Data > ScalarData
#=> true
#:: Boolean

#- spec-hierarchy-36 eval
Data > Undef
#=> true
#:: Boolean

#- spec-hierarchy-37 eval
Data > Array[Data]
#=> true
#:: Boolean

#- spec-hierarchy-38 eval
Data > Hash[String, Data]
#=> true
#:: Boolean

#- spec-hierarchy-39 eval
Data > Hash[Integer, Data]
#=> false
#:: Boolean

#- spec-hierarchy-40 eval
RichData > Default
#=> true
#:: Boolean

#- spec-hierarchy-41 eval
RichData > Object
#=> true
#:: Boolean

#- spec-hierarchy-42 eval
RichData > Scalar
#=> true
#:: Boolean

#- spec-hierarchy-43 eval
RichData > SemVerRange
#=> true
#:: Boolean

#- spec-hierarchy-44 eval
RichData > Sensitive
#=> true
#:: Boolean

#- spec-hierarchy-45 eval
RichData > Type
#=> true
#:: Boolean

#- spec-hierarchy-46 eval
RichData > Undef
#=> true
#:: Boolean

#- spec-hierarchy-47 eval
RichData > Array[RichData]
#=> true
#:: Boolean

#- spec-hierarchy-48 eval
RichData > Hash[RichData, RichData]
#=> false
#:: Boolean

#- spec-hierarchy-49 eval
RichData > Callable
#=> false
#:: Boolean

#- spec-hierarchy-50 eval
RichData > Iterator
#=> false
#:: Boolean

#- spec-hierarchy-51 eval
RichData > Runtime
#=> false
#:: Boolean

#- spec-hierarchy-52 eval
Any > Callable
#=> true
#:: Boolean

#- spec-hierarchy-53 eval
Any > Default
#=> true
#:: Boolean

#- spec-hierarchy-54 eval
Any > Object
#=> true
#:: Boolean

#- spec-hierarchy-55 eval
Any > Runtime
#=> true
#:: Boolean

#- spec-hierarchy-56 eval
Any > Sensitive
#=> true
#:: Boolean

#- spec-hierarchy-57 eval
Any > Type
#=> true
#:: Boolean

#- spec-hierarchy-58 eval
Any > TypeSet
#=> true
#:: Boolean

#- spec-hierarchy-59 eval
File == Resource[File]
#=> true
#:: Boolean

#- spec-hierarchy-60 eval
Resource[File] == Resource[file]
#=> true
#:: Boolean

#- spec-hierarchy-61 eval
Unheard_of == Resource['unheard_of']
#!! Evaluation Error: Resource type not found: Unheard_of (line: 1, column: 1)

# Type Aliases

#- spec-alias-01 eval
type MyInteger = Integer
[MyInteger == Integer, 1 =~ MyInteger, 'a' =~ MyInteger]
#=> [true, true, false]
#:: Array[ScalarData]

#- spec-alias-02 eval
type MyInteger = Integer
MyInteger
#=> MyInteger = Integer
#:: Type[MyInteger]

# Recursive Types

#- spec-recursive-01 eval
type IntegerTree = Array[Variant[Integer, IntegerTree]]
[[1, [2, [3, 4]]] =~ IntegerTree, [1, ['a']] =~ IntegerTree, [] =~ IntegerTree]
#=> [true, false, true]
#:: Array[ScalarData]

# Type Algebra on Any

#- spec-any-algebra-01 eval
type([Any, Any], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- spec-any-algebra-02 eval
type([Any, Integer], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

# Type Algebra on Undef

#- spec-undef-algebra-01 eval
type([undef, undef], reduced)
#=> Array[Undef, 2, 2]
#:: Type[Array[Undef]]

#- spec-undef-algebra-02 eval
type([undef, 1], reduced)
#=> Array[Integer[1, 1], 2, 2]
#:: Type[Array[Integer]]

#- spec-undef-algebra-03 eval
type([Undef, Undef], reduced)
#=> Array[Type[Undef], 2, 2]
#:: Type[Array[Type[Undef]]]

#- spec-undef-algebra-04 eval
type([Undef, Integer], reduced)
#=> Array[Type[Integer], 2, 2]
#:: Type[Array[Type[Integer]]]

# Type Algebra on Data

#- spec-data-algebra-01 eval
type([Data, Data], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

#- spec-data-algebra-02 eval
type([Data, Numeric], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

#- spec-data-algebra-03 eval
type([Data, String], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

#- spec-data-algebra-04 eval
type([Data, Array[Data]], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

#- spec-data-algebra-05 eval
type([Data, Hash[String, Data]], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

#- spec-data-algebra-06 eval
type([Data, Undef], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

#- spec-data-algebra-07 eval
type([Data, Regexp], reduced)
#=> Array[Type[RichData], 2, 2]
#:: Type[Array[Type[RichData]]]

#- spec-data-algebra-08 eval
type([Data, Type], reduced)
#=> Array[Type[RichData], 2, 2]
#:: Type[Array[Type[RichData]]]

# RichData

#- spec-richdata-01 eval
/a/ =~ RichData
#=> true
#:: Boolean

#- spec-richdata-02 eval
{1 => /a/, default => [Integer, SemVer('1.0.0')]} =~ RichData
#=> false
#:: Boolean

#- spec-richdata-03 eval
[1].reverse_each =~ RichData
#=> false
#:: Boolean

# ScalarData

#- spec-scalardata-01 eval
[1 =~ ScalarData, 1.5 =~ ScalarData, a =~ ScalarData, true =~ ScalarData, /a/ =~ ScalarData, undef =~ ScalarData]
#=> [true, true, true, true, false, false]
#:: Array[ScalarData]

#- spec-scalardata-02 eval
ScalarData == Variant[Integer, Float, String, Boolean]
#=> false
#:: Boolean

# Type Algebra on Scalar

#- spec-scalar-algebra-01 eval
[/a/ =~ Scalar, Timestamp(0) =~ Scalar, Timespan(0) =~ Scalar, SemVer('1.0.0') =~ Scalar, Enum[a] <= Scalar, Pattern[a] <= Scalar]
#=> [true, true, true, true, true, true]
#:: Array[Boolean]

#- spec-scalar-algebra-02 eval
type([Scalar, Scalar], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

#- spec-scalar-algebra-03 eval
type([Scalar, Integer], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

#- spec-scalar-algebra-04 eval
type([Scalar, Regexp], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

#- spec-scalar-algebra-05 eval
type([Scalar, Array], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

# Type Algebra on Numeric

#- spec-numeric-algebra-01 eval
type([Numeric, Numeric], reduced)
#=> Array[Type[Numeric], 2, 2]
#:: Type[Array[Type[Numeric]]]

#- spec-numeric-algebra-02 eval
type([Numeric, Integer], reduced)
#=> Array[Type[Numeric], 2, 2]
#:: Type[Array[Type[Numeric]]]

#- spec-numeric-algebra-03 eval
type([Numeric, String], reduced)
#=> Array[Type[ScalarData], 2, 2]
#:: Type[Array[Type[ScalarData]]]

#- spec-numeric-algebra-04 eval
type([Numeric, Regexp], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

#- spec-numeric-algebra-05 eval
type([Numeric, Array], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

# Integer ([from, to])

#- spec-integer-01 eval
Integer[0, default]
#=> Integer[0]
#:: Type[Integer]

#- spec-integer-02 eval
Integer[1, default]
#=> Integer[1]
#:: Type[Integer]

#- spec-integer-03 eval
Integer[default, 0]
#=> Integer[default, 0]
#:: Type[Integer]

#- spec-integer-04 eval
Integer[default, -1]
#=> Integer[default, -1]
#:: Type[Integer]

#- spec-integer-05 eval
Integer[5]
#=> Integer[5]
#:: Type[Integer]

#- spec-integer-06 eval
Integer[10, 1]
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (10, 1 (line: 1, column: 1)

#- spec-integer-07 eval
Integer[1,10] > Integer[2,3]
#=> true
#:: Boolean

#- spec-integer-08 eval
Integer[1,10] == Integer[2,3]
#=> false
#:: Boolean

#- spec-integer-09 eval
Integer[1,10] > Integer[0,5]
#=> false
#:: Boolean

#- spec-integer-10 eval
Integer[1,10] > Integer[1,10]
#=> false
#:: Boolean

#- spec-integer-11 eval
Integer[1,10] >= Integer[1,10]
#=> true
#:: Boolean

#- spec-integer-12 eval
Integer[1,10] == Integer[1,10]
#=> true
#:: Boolean

#- spec-integer-13 eval
$value = 7
$value =~ Integer[1,10]
#=> true
#:: Boolean

#- spec-integer-14 eval
$value = 7
$value ? { Integer[1,10] => true }
#=> true
#:: Boolean

#- spec-integer-15 eval
$value = 11
$value ? { Integer[1,10] => true }
#!! Evaluation Error: No matching entry for selector parameter with value '11' (line: 2, column: 1)

#- spec-integer-16 eval
$value = 7
case $value {
  Integer[1,10] : { true }
}
#=> true
#:: Boolean

#- spec-integer-17 eval
Integer[1,5].each |$x| { notice $x }
#~~ notice: 1
#~~ notice: 2
#~~ notice: 3
#~~ notice: 4
#~~ notice: 5
#=> Integer[1, 5]
#:: Type[Integer]

#- spec-integer-18 eval
Integer[0, default].each |$x| { notice $x }
#!! Evaluation Error: Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Integer]
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Integer]
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer] (line: 1, column: 20)

#- spec-integer-19 eval
9223372036854775807 =~ Integer
#=> true
#:: Boolean

#- spec-integer-20 eval
9223372036854775807 + 1
#!! Evaluation Error: A '+' expression resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (line: 1, column: 21)

#- spec-integer-21 eval
-9223372036854775808
#!! A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (line: 1, column: 2)

# Type Algebra on Integer

#- spec-integer-algebra-01 eval
type([Integer, Integer], reduced)
#=> Array[Type[Integer], 2, 2]
#:: Type[Array[Type[Integer]]]

#- spec-integer-algebra-02 eval
type([Integer, Float], reduced)
#=> Array[Type[Numeric], 2, 2]
#:: Type[Array[Type[Numeric]]]

#- spec-integer-algebra-03 eval
type([Integer, Numeric], reduced)
#=> Array[Type[Numeric], 2, 2]
#:: Type[Array[Type[Numeric]]]

#- spec-integer-algebra-04 eval
type([Integer, Boolean], reduced)
#=> Array[Type[ScalarData], 2, 2]
#:: Type[Array[Type[ScalarData]]]

#- spec-integer-algebra-05 eval
type([Integer, Hash], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- spec-integer-algebra-06 eval
type([Integer[1, 3], Integer[2, 9]], reduced)
#=> Array[Type[Integer[1, 9]], 2, 2]
#:: Type[Array[Type[Integer]]]

#- spec-integer-algebra-07 eval
type([1, 3, 9], reduced)
#=> Array[Integer[1, 9], 3, 3]
#:: Type[Array[Integer]]

#- spec-integer-algebra-08 eval
type([1, 2.5], reduced)
#=> Array[Numeric, 2, 2]
#:: Type[Array[Numeric]]

#- spec-integer-algebra-09 eval
type([1, a], reduced)
#=> Array[ScalarData, 2, 2]
#:: Type[Array[ScalarData]]

# Float ([from, to])

#- spec-float-01 eval
1.0 / 0
#!! Evaluation Error: The result of the / expression is Infinity (line: 1, column: 1)

#- spec-float-02 eval
Float[1, 2.5]
#=> Float[1.0, 2.5]
#:: Type[Float]

#- spec-float-03 eval
Float[1, 2.5] > Float[1.5, 2]
#=> true
#:: Boolean

#- spec-float-04 eval
2.0 =~ Float[1, 2.5]
#=> true
#:: Boolean

#- spec-float-05 eval
Float[1.0, 2.0].each |$x| { notice $x }
#!! Evaluation Error: Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Float]
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Float]
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Float]
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Float] (line: 1, column: 16)

# Type Algebra on Float

#- spec-float-algebra-01 eval
type([Float, Float], reduced)
#=> Array[Type[Float], 2, 2]
#:: Type[Array[Type[Float]]]

#- spec-float-algebra-02 eval
type([Float, Integer], reduced)
#=> Array[Type[Numeric], 2, 2]
#:: Type[Array[Type[Numeric]]]

#- spec-float-algebra-03 eval
type([Float, Numeric], reduced)
#=> Array[Type[Numeric], 2, 2]
#:: Type[Array[Type[Numeric]]]

#- spec-float-algebra-04 eval
type([Float, String], reduced)
#=> Array[Type[ScalarData], 2, 2]
#:: Type[Array[Type[ScalarData]]]

#- spec-float-algebra-05 eval
type([Float, Array], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- spec-float-algebra-06 eval
type([Float[1.0, 3.0], Float[2.0, 9.0]], reduced)
#=> Array[Type[Float[1.0, 9.0]], 2, 2]
#:: Type[Array[Type[Float]]]

# Timespan ([from, to])

#- spec-timespan-01 eval
Timespan[0, 3600]
#=> Timespan['0-00:00:00.0', '0-01:00:00.0']
#:: Type[Timespan]

#- spec-timespan-02 eval
Timespan(60) =~ Timespan[0, 3600]
#=> true
#:: Boolean

#- spec-timespan-03 eval
Timespan[0, 3600] > Timespan[60, 120]
#=> true
#:: Boolean

#- spec-timespan-04 eval
Timespan['0-00:00:00', '1-00:00:00']
#=> Timespan['0-00:00:00.0', '1-00:00:00.0']
#:: Type[Timespan]

#- spec-timespan-05 eval
Timespan[0, 3600].each |$x| { notice $x }
#!! Evaluation Error: Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Timespan]
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Timespan]
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Timespan]
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Timespan] (line: 1, column: 18)

# Type Algebra on Timespan

#- spec-timespan-algebra-01 eval
type([Timespan, Timespan], reduced)
#=> Array[Type[Timespan], 2, 2]
#:: Type[Array[Type[Timespan]]]

#- spec-timespan-algebra-02 eval
type([Timespan, Numeric], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

#- spec-timespan-algebra-03 eval
type([Timespan, String], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

#- spec-timespan-algebra-04 eval
type([Timespan, Array], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- spec-timespan-algebra-05 eval
type([Timespan[0, 10], Timespan[5, 20]], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

# Timestamp ([from, to])

#- spec-timestamp-01 eval
Timestamp[0, 3600]
#=> Timestamp['1970-01-01T00:00:00.000000000 UTC', '1970-01-01T01:00:00.000000000 UTC']
#:: Type[Timestamp]

#- spec-timestamp-02 eval
Timestamp[1.5, 2.5]
#=> Timestamp['1970-01-01T00:00:01.500000000 UTC', '1970-01-01T00:00:02.500000000 UTC']
#:: Type[Timestamp]

#- spec-timestamp-03 eval
Timestamp(60) =~ Timestamp[0, 3600]
#=> true
#:: Boolean

#- spec-timestamp-04 eval
Timestamp[0, 3600] > Timestamp[60, 120]
#=> true
#:: Boolean

#- spec-timestamp-05 eval
Timestamp['2000-01-01', default]
#=> Timestamp['2000-01-01T00:00:00.000000000 UTC']
#:: Type[Timestamp]

#- spec-timestamp-06 eval
Timestamp[0, 3600].each |$x| { notice $x }
#!! Evaluation Error: Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Timestamp]
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Timestamp]
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Timestamp]
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Timestamp] (line: 1, column: 19)

# Type Algebra on Timestamp

#- spec-timestamp-algebra-01 eval
type([Timestamp, Timestamp], reduced)
#=> Array[Type[Timestamp], 2, 2]
#:: Type[Array[Type[Timestamp]]]

#- spec-timestamp-algebra-02 eval
type([Timestamp, Numeric], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

#- spec-timestamp-algebra-03 eval
type([Timestamp, String], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

#- spec-timestamp-algebra-04 eval
type([Timestamp, Array], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- spec-timestamp-algebra-05 eval
type([Timestamp[0, 10], Timestamp[5, 20]], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

# String([from, to])

#- spec-string-type-01 eval
'abc' =~ String[1]
#=> true
#:: Boolean

#- spec-string-type-02 eval
'abc' =~ String[1,2]
#=> false
#:: Boolean

#- spec-string-type-03 eval
$size = Integer[1,2]
'abc' =~ String[$size]
#=> false
#:: Boolean

#- spec-string-type-04 eval
type(['a', 'b', 'c'])
#=> Tuple[String, String, String]
#:: Type[Tuple[String, String, String]]

#- spec-string-type-05 eval
type(['a', 'b', 'c'], generalized)
#=> Array[String[1, 1]]
#:: Type[Array[String]]

#- spec-string-type-06 eval
['a', 'b', 'c'] =~ Array[Pattern['a-z']]
#=> false
#:: Boolean

#- spec-string-type-07 eval
['a', 'b', 'c'] =~ Array[Pattern['[a-z]']]
#=> true
#:: Boolean

# Type Algebra on String

#- spec-string-algebra-01 eval
type([a,b,c], reduced)
#=> Array[Enum['a', 'b', 'c'], 3, 3]
#:: Type[Array[String[1, 1]]]

#- spec-string-algebra-02 eval
type([[a, b], [c]], reduced)
#=> Array[Array[Enum['a', 'b', 'c']], 2, 2]
#:: Type[Array[Array[String[1, 1]]]]

#- spec-string-algebra-03 eval
type([String, String], reduced)
#=> Array[Type[String], 2, 2]
#:: Type[Array[Type[String]]]

#- spec-string-algebra-04 eval
type([String[1], String[2, 3]], reduced)
#=> Array[Type[String[1]], 2, 2]
#:: Type[Array[Type[String]]]

#- spec-string-algebra-05 eval
type([String, Enum[a]], reduced)
#=> Array[Type[String], 2, 2]
#:: Type[Array[Type[String]]]

#- spec-string-algebra-06 eval
type([String, Enum], reduced)
#=> Array[Type[String], 2, 2]
#:: Type[Array[Type[String]]]

#- spec-string-algebra-07 eval
type([String, Pattern[/x/]], reduced)
#=> Array[Type[String], 2, 2]
#:: Type[Array[Type[String]]]

#- spec-string-algebra-08 eval
type([String, Integer], reduced)
#=> Array[Type[ScalarData], 2, 2]
#:: Type[Array[Type[ScalarData]]]

#- spec-string-algebra-09 eval
type([String, Hash], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- spec-string-algebra-10 eval
type([x, x], reduced)
#=> Array[String, 2, 2]
#:: Type[Array[String]]

#- spec-string-algebra-11 eval
type([x, yy], reduced)
#=> Array[Enum['x', 'yy'], 2, 2]
#:: Type[Array[String[1, 2]]]

# Enum[*strings]

#- spec-enum-01 eval
Enum['port', 'name', 'ip']
#=> Enum['ip', 'name', 'port']
#:: Type[String[2, 4]]

#- spec-enum-02 eval
'port' =~ Enum['port', 'name', 'ip']
#=> true
#:: Boolean

#- spec-enum-03 eval
'Port' =~ Enum['port', 'name', 'ip']
#=> false
#:: Boolean

#- spec-enum-04 eval
String[2, 4] > Enum['port', 'name', 'ip']
#=> true
#:: Boolean

#- spec-enum-05 eval
String[3] > Enum['port', 'name', 'ip']
#=> false
#:: Boolean

#- spec-enum-06 eval
Enum >= Enum[a, b]
#=> true
#:: Boolean

#- spec-enum-07 eval
'anything' =~ Enum
#=> false
#:: Boolean

#- spec-enum-08 eval
Enum['port', 'name', 'ip'].map |$x| { $x }
#=> ['ip', 'name', 'port']
#:: Array[String[2, 4]]

#- spec-enum-09 eval
type([Enum[a,b,c], Enum[x,b,c]], reduced)
#=> Array[Type[Enum['a', 'b', 'c', 'x']], 2, 2]
#:: Type[Array[Type[String[1, 1]]]]

#- spec-enum-10 eval
type([Enum[a,b,c], Enum[x,b,c]])
#=> Tuple[Type[Enum['a', 'b', 'c']], Type[Enum['b', 'c', 'x']]]
#:: Type[Tuple[Type[String[1, 1]], Type[String[1, 1]]]]

# Pattern[*patterns]

#- spec-pattern-01 eval
Pattern['.*']
#=> Pattern[/.*/]
#:: Type[Pattern[/.*/]]

#- spec-pattern-02 eval
Pattern[/^all of me$/]
#=> Pattern[/^all of me$/]
#:: Type[Pattern[/^all of me$/]]

#- spec-pattern-03 eval
'all of me' =~ Pattern[/^all of me$/]
#=> true
#:: Boolean

#- spec-pattern-04 eval
Pattern['a', /b/, Pattern[c], Regexp[/d/]]
#=> Pattern[/a/, /b/, /c/, /d/]
#:: Type[Pattern[/a/, /b/, /c/, /d/]]

#- spec-pattern-05 eval
'x' =~ Pattern
#=> true
#:: Boolean

#- spec-pattern-06 eval
Pattern > Enum[a]
#=> true
#:: Boolean

#- spec-pattern-07 eval
Pattern >= Pattern[a]
#=> true
#:: Boolean

#- spec-pattern-08 eval
type([Pattern[a], Pattern[b]], reduced)
#=> Array[Type[Pattern[/a/, /b/]], 2, 2]
#:: Type[Array[Type[Pattern[/a/, /b/]]]]

# Boolean

#- spec-boolean-01 eval
[type(true), type(false), true =~ Boolean]
#=> [Boolean[true], Boolean[false], true]
#:: Array[RichData]

# Regexp[pattern]

#- spec-regexp-01 eval
type(/a.*b/)
#=> Regexp[/a.*b/]
#:: Type[Regexp[/a.*b/]]

#- spec-regexp-02 eval
Regexp['a.*b']
#=> Regexp[/a.*b/]
#:: Type[Regexp[/a.*b/]]

#- spec-regexp-03 eval
Regexp[/a.*b/]
#=> Regexp[/a.*b/]
#:: Type[Regexp[/a.*b/]]

#- spec-regexp-04 eval
Regexp[/a/] == Regexp['a']
#=> true
#:: Boolean

#- spec-regexp-05 eval
/a/ =~ Regexp[/a/]
#=> true
#:: Boolean

#- spec-regexp-06 eval
/a/ =~ Regexp[/b/]
#=> false
#:: Boolean

#- spec-regexp-07 eval
'abc' =~ Regexp[/b/]
#=> false
#:: Boolean

#- spec-regexp-08 eval
'abc' =~ Regexp
#=> false
#:: Boolean

#- spec-regexp-09 eval
/.*/m
#!! This Regular Expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (line: 1, column: 1)

# Type Algebra on Regexp

#- spec-regexp-algebra-01 eval
type([Regexp, Regexp], reduced)
#=> Array[Type[Regexp], 2, 2]
#:: Type[Array[Type[Regexp]]]

#- spec-regexp-algebra-02 eval
type([Regexp[/r/], Regexp[/r/]], reduced)
#=> Array[Type[Regexp[/r/]], 2, 2]
#:: Type[Array[Type[Regexp[/r/]]]]

#- spec-regexp-algebra-03 eval
type([Regexp[/r/], Regexp[/q/]], reduced)
#=> Array[Type[Regexp], 2, 2]
#:: Type[Array[Type[Regexp]]]

#- spec-regexp-algebra-04 eval
type([Regexp[/r/], Integer], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

#- spec-regexp-algebra-05 eval
type([Regexp, Array], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

# SemVer[version-ranges]

#- spec-semver-01 eval
$t = SemVer[SemVerRange('>=1.0.0 <2.0.0'), SemVerRange('>=3.0.0 <4.0.0')]
notice(SemVer('1.2.3') =~ $t) # true
notice(SemVer('2.3.4') =~ $t) # false
notice(SemVer('3.4.5') =~ $t) # true
#~~ notice: true
#~~ notice: false
#~~ notice: true
#=>
#:: Undef

#- spec-semver-02 eval
SemVer['1.x', '>=3.0.0 <4.0.0']
#=> SemVer['1.x', '>=3.0.0 <4.0.0']
#:: Type[SemVer['1.x', '>=3.0.0 <4.0.0']]

#- spec-semver-04 eval
SemVer['>=1.0.0 <2.0.0', '>=1.5.0 <3.0.0']
#=> SemVer['>=3.0.0 <1.0.0']
#:: Type[SemVer['>=3.0.0 <1.0.0']]

#- spec-semver-05 eval
SemVer['>=1.0.0 <2.0.0', '>=2.0.0 <3.0.0']
#=> SemVer['>=3.0.0 <1.0.0']
#:: Type[SemVer['>=3.0.0 <1.0.0']]

#- spec-semver-06 eval
type([SemVer['1.0.0'], SemVer['2.0.0']], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

# SemVerRange

#- spec-semverrange-01 eval
[SemVerRange('1.x') =~ SemVerRange, '1.x' =~ SemVerRange, SemVerRange < Any]
#=> [true, false, true]
#:: Array[ScalarData]

# Array[V, from, to]

#- spec-array-01 eval
Array == Array[Any]
#=> true
#:: Boolean

#- spec-array-02 eval
Array[0, 0]
#=> Array[0, 0]
#:: Type[Array[Unit]]

#- spec-array-03 eval
[] =~ Array[0, 0]
#=> true
#:: Boolean

#- spec-array-04 eval
Array[String, 0, 0]
#=> Array[0, 0]
#:: Type[Array[Unit]]

#- spec-array-05 eval
[] =~ Array[String]
#=> true
#:: Boolean

#- spec-array-06 eval
[] =~ Array[String, 1]
#=> false
#:: Boolean

#- spec-array-07 eval
[1, 2] =~ Array[Integer, 1, 2]
#=> true
#:: Boolean

# Type Algebra on Array

#- spec-array-algebra-01 eval
type([Array, Array], reduced)
#=> Array[Type[Array], 2, 2]
#:: Type[Array[Type[Array]]]

#- spec-array-algebra-02 eval
type([Array[Integer], Array[Integer]], reduced)
#=> Array[Type[Array[Integer]], 2, 2]
#:: Type[Array[Type[Array[Integer]]]]

#- spec-array-algebra-03 eval
type([Array[Integer], Array[Float]], reduced)
#=> Array[Type[Array[Numeric]], 2, 2]
#:: Type[Array[Type[Array[Numeric]]]]

#- spec-array-algebra-04 eval
type([Array[Integer, 1, 2], Array[Float, 3, 4]], reduced)
#=> Array[Type[Array[Numeric]], 2, 2]
#:: Type[Array[Type[Array[Numeric]]]]

#- spec-array-algebra-05 eval
type([Array[Integer], Hash[String, Integer]], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

# Hash[K, V, from, to]

#- spec-hash-01 eval
Hash == Hash[Any, Any]
#=> true
#:: Boolean

#- spec-hash-02 eval
Hash[0, 0]
#=> Hash[0, 0]
#:: Type[Hash[0, 0]]

#- spec-hash-03 eval
{} =~ Hash[0, 0]
#=> true
#:: Boolean

#- spec-hash-04 eval
Hash[String, Integer, 0, 0]
#=> Hash[0, 0]
#:: Type[Hash[0, 0]]

#- spec-hash-05 eval
{} =~ Hash[String, Integer]
#=> true
#:: Boolean

#- spec-hash-06 eval
{} =~ Hash[String, Integer, 1]
#=> false
#:: Boolean

#- spec-hash-07 eval
{c => 1, a => 2} + {b => 3, a => 4}
#=> {'c' => 1, 'a' => 4, 'b' => 3}
#:: Hash[String[1, 1], Integer]

#- spec-hash-08 eval
{undef => 1} =~ Data
#=> false
#:: Boolean

# Type Algebra on Hash

#- spec-hash-algebra-01 eval
type([Hash, Hash], reduced)
#=> Array[Type[Hash], 2, 2]
#:: Type[Array[Type[Hash]]]

#- spec-hash-algebra-02 eval
type([Hash[String, Integer], Hash[Integer, Float]], reduced)
#=> Array[Type[Hash[ScalarData, Numeric]], 2, 2]
#:: Type[Array[Type[Hash[ScalarData, Numeric]]]]

#- spec-hash-algebra-03 eval
type([Hash[String, Integer, 1, 2], Hash[String, Float, 3, 4]], reduced)
#=> Array[Type[Hash[String, Numeric]], 2, 2]
#:: Type[Array[Type[Hash[String, Numeric]]]]

#- spec-hash-algebra-04 eval
type([Hash, Array], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- spec-hash-algebra-05 eval
type([Hash, Integer], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

# Struct Type

#- spec-struct-01 eval
Struct[{mode=>Enum[read, write, update], path=>String[1]}]
#=> Struct[{'mode' => Enum['read', 'update', 'write'], 'path' => String[1]}]
#:: Type[Struct[{'mode' => String[4, 6], 'path' => String}]]

#- spec-struct-02 eval
{mode => read, path => '/x'} =~ Struct[{mode=>Enum[read, write, update], path=>String[1]}]
#=> true
#:: Boolean

#- spec-struct-03 eval
{mode => append, path => '/x'} =~ Struct[{mode=>Enum[read, write, update], path=>String[1]}]
#=> false
#:: Boolean

#- spec-struct-04 eval
{mode => read} =~ Struct[{mode=>Enum[read, write, update], path=>String[1]}]
#=> false
#:: Boolean

#- spec-struct-05 eval
{mode => read, path => '/x', more => 1} =~ Struct[{mode=>Enum[read, write, update], path=>String[1]}]
#=> false
#:: Boolean

#- spec-struct-06 eval
Struct[{article=>Data}]
#=> Struct[{'article' => Data}]
#:: Type[Struct[{'article' => Data}]]

#- spec-struct-07 eval
{} =~ Struct[{article=>Data}]
#=> true
#:: Boolean

#- spec-struct-08 eval
Struct[{article=>NotUndef[Data]}]
#=> Struct[{'article' => NotUndef[Data]}]
#:: Type[Struct[{'article' => NotUndef[Data]}]]

#- spec-struct-09 eval
[{} =~ Struct[{article=>NotUndef[Data]}], {article => undef} =~ Struct[{article=>NotUndef[Data]}], {article => 1} =~ Struct[{article=>NotUndef[Data]}]]
#=> [false, false, true]
#:: Array[ScalarData]

#- spec-struct-10 eval
Struct[{NotUndef[article]=>Data}]
#=> Struct[{NotUndef['article'] => Data}]
#:: Type[Struct[{NotUndef['article'] => Data}]]

#- spec-struct-11 eval
[{} =~ Struct[{NotUndef[article]=>Data}], {article => undef} =~ Struct[{NotUndef[article]=>Data}]]
#=> [false, true]
#:: Array[ScalarData]

#- spec-struct-12 eval
Struct[{Optional[article]=>NotUndef[Data]}]
#=> Struct[{Optional['article'] => NotUndef[Data]}]
#:: Type[Struct[{Optional['article'] => NotUndef[Data]}]]

#- spec-struct-13 eval
[{} =~ Struct[{Optional[article]=>NotUndef[Data]}], {article => undef} =~ Struct[{Optional[article]=>NotUndef[Data]}]]
#=> [true, false]
#:: Array[ScalarData]

#- spec-struct-14 eval
Hash[String, Integer] >= Struct[{a => Integer}]
#=> true
#:: Boolean

#- spec-struct-15 eval
Struct[{Optional[a] => Integer}] >= Hash[Enum[a], Integer, 0, 1]
#=> true
#:: Boolean

#- spec-struct-16 eval
Collection[1, 2] >= Struct[{a => Integer, Optional[b] => Integer}]
#=> true
#:: Boolean

#- spec-struct-17 eval
Collection[2, 2] >= Struct[{a => Integer, Optional[b] => Integer}]
#=> true
#:: Boolean

#- spec-struct-18 eval
[Struct >= Struct[{a => Integer}], Struct >= Hash, {1 => 2} =~ Struct]
#=> [false, false, false]
#:: Array[Boolean]

# Type Algebra on Struct

#- spec-struct-algebra-01 eval
type([Struct, Struct], reduced)
#=> Array[Type[Struct], 2, 2]
#:: Type[Array[Type[Struct]]]

#- spec-struct-algebra-02 eval
type([Struct[{a => Integer}], Struct[{a => Integer}]], reduced)
#=> Array[Type[Struct[{'a' => Integer}]], 2, 2]
#:: Type[Array[Type[Struct[{'a' => Integer}]]]]

#- spec-struct-algebra-03 eval
type([Struct[{a => Integer}], Struct[{b => Float}]], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

#- spec-struct-algebra-04 eval
type([Struct[{a => Integer}], Hash[Integer, Float]], reduced)
#=> Array[Type[RichData], 2, 2]
#:: Type[Array[Type[RichData]]]

#- spec-struct-algebra-05 eval
type([Struct[{a => Integer}], Array], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- spec-struct-algebra-06 eval
type([Struct[{a => Integer}], Integer], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

# Tuple Type

#- spec-tuple-01 eval
Tuple[Integer, String]
#=> Tuple[Integer, String]
#:: Type[Tuple[Integer, String]]

#- spec-tuple-02 eval
Tuple[Integer, String, 1]
#=> Tuple[Integer, String, 1]
#:: Type[Tuple[Integer, String, 1]]

#- spec-tuple-03 eval
Tuple[Integer, String, 1, 3]
#=> Tuple[Integer, String, 1, 3]
#:: Type[Tuple[Integer, String, 1, 3]]

#- spec-tuple-04 eval
Tuple[Integer, 5, 5]
#=> Tuple[Integer, 5, 5]
#:: Type[Tuple[Integer, 5, 5]]

#- spec-tuple-05 eval
Tuple[Integer, 5, 10]
#=> Tuple[Integer, 5, 10]
#:: Type[Tuple[Integer, 5, 10]]

#- spec-tuple-06 eval
Tuple[Integer, Integer, String, 1, 3]
#=> Tuple[Integer, Integer, String, 1, 3]
#:: Type[Tuple[Integer, Integer, String, 1, 3]]

#- spec-tuple-07 eval
Tuple[Integer, 0, 1]
#=> Tuple[Integer, 0, 1]
#:: Type[Tuple[Integer, 0, 1]]

#- spec-tuple-08 eval
["a", 1]     =~ Tuple[String, Integer]
#=> true
#:: Boolean

#- spec-tuple-09 eval
["a", 1,2,3] =~ Tuple[String, Integer, 1]
#=> true
#:: Boolean

#- spec-tuple-10 eval
["a", 1,2,3] =~ Tuple[String, Integer, 0]
#=> true
#:: Boolean

#- spec-tuple-11 eval
["a", 1,2,3] =~ Tuple[String, Integer, 0,2]
#=> false
#:: Boolean

#- spec-tuple-12 eval
["a", 1,2,3] =~ Tuple[String, Integer, 4]
#=> true
#:: Boolean

#- spec-tuple-13 eval
["a", 1,2,3] =~ Tuple[String, Integer, 5]
#=> false
#:: Boolean

#- spec-tuple-14 eval
[[1], [1, 2], [1, 2, a], [1, a], []].map |$x| { $x =~ Tuple[Integer, Integer, String, 1, 3] }
#=> [true, true, true, false, false]
#:: Array[ScalarData]

# Type Algebra on Tuple

#- spec-tuple-algebra-01 eval
Array[Integer] == Tuple[Integer, 0, default]
#=> true
#:: Boolean

#- spec-tuple-algebra-02 eval
[Array[Integer] >= Tuple[Integer, 0, default], Tuple[Integer, 0, default] >= Array[Integer]]
#=> [true, true]
#:: Array[Boolean]

#- spec-tuple-algebra-03 eval
type([Tuple, Tuple], reduced)
#=> Array[Type[Tuple], 2, 2]
#:: Type[Array[Type[Tuple]]]

#- spec-tuple-algebra-04 eval
type([Tuple[Integer, String], Tuple[Float, String]], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

# Collection[to, from]

#- spec-collection-01 eval
type([Collection, Collection], reduced)
#=> Array[Type[Collection], 2, 2]
#:: Type[Array[Type[Collection]]]

#- spec-collection-02 eval
type([Collection, Array], reduced)
#=> Array[Type[Collection], 2, 2]
#:: Type[Array[Type[Collection]]]

#- spec-collection-03 eval
type([Collection, Hash], reduced)
#=> Array[Type[Collection], 2, 2]
#:: Type[Array[Type[Collection]]]

#- spec-collection-04 eval
[1,2,3]      =~ Collection[1,3]
#=> true
#:: Boolean

#- spec-collection-05 eval
{a=>1, b=>2} =~ Collection[3]
#=> false
#:: Boolean

#- spec-collection-06 eval
[1,2,3] =~ Collection[Integer[1,3]]
#=> true
#:: Boolean

# Variant[*types]

#- spec-variant-01 eval
$array_of_numbers = [1000, 1500, 20000]
$array_of_numbers =~ Array[Variant[Integer[1000, 1999], Integer[10000, default]]]
#=> true
#:: Boolean

#- spec-variant-02 eval
$array_of_numbers = [1000, 2000, 20000]
$array_of_numbers =~ Array[Variant[Integer[1000, 1999], Integer[10000, default]]]
#=> false
#:: Boolean

# Type Algebra on Variant

#- spec-variant-algebra-01 eval
type([Variant, Variant], reduced)
#=> Array[Type[Variant], 2, 2]
#:: Type[Array[Type[Variant]]]

#- spec-variant-algebra-02 eval
type([Variant[Integer, String], Variant[Float, Array]], reduced)
#=> Array[Type[Variant[Integer, String, Float, Array]], 2, 2]
#:: Type[Array[Type[Variant[Integer, String, Float, Array]]]]

#- spec-variant-algebra-03 eval
type([Variant[Integer, String], Regexp], reduced)
#=> Array[Type[Scalar], 2, 2]
#:: Type[Array[Type[Scalar]]]

#- spec-variant-algebra-04 eval
Variant[Optional[Integer]] == Variant[Integer, Undef]
#=> true
#:: Boolean

#- spec-variant-algebra-05 eval
Variant[Integer, Undef] == Optional[Variant[Integer]]
#=> true
#:: Boolean

#- spec-variant-algebra-06 eval
Optional[Variant[Integer]] == Optional[Integer]
#=> true
#:: Boolean

#- spec-variant-algebra-07 eval
[Variant[Optional[Integer]], Variant[Integer, Undef], Optional[Variant[Integer]]]
#=> [Optional[Integer], Variant[Integer, Undef], Optional[Integer]]
#:: Array[Type[Optional[Integer]]]

# Optional[T]

#- spec-optional-01 eval
[1 =~ Optional[Integer], undef =~ Optional[Integer], a =~ Optional[Integer]]
#=> [true, true, false]
#:: Array[ScalarData]

#- spec-optional-02 eval
Optional
#=> Optional
#:: Type[Optional]

#- spec-optional-03 eval
Optional['a']
#=> Optional['a']
#:: Type[Optional[String]]

#- spec-optional-04 eval
['a' =~ Optional['a'], 'b' =~ Optional['a']]
#=> [true, false]
#:: Array[ScalarData]

# Type Algebra on Optional

#- spec-optional-algebra-01 eval
type([Optional[Integer], Integer], reduced)
#=> Array[Type[Optional[Integer]], 2, 2]
#:: Type[Array[Type[Optional[Integer]]]]

#- spec-optional-algebra-02 eval
type([Optional[Integer], Undef], reduced)
#=> Array[Type[Optional[Integer]], 2, 2]
#:: Type[Array[Type[Optional[Integer]]]]

#- spec-optional-algebra-03 eval
type([Optional[Integer], Optional[Float]], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

# NotUndef[T]

#- spec-notundef-01 eval
[1 =~ NotUndef, undef =~ NotUndef, NotUndef == NotUndef[Any]]
#=> [true, false, true]
#:: Array[ScalarData]

#- spec-notundef-02 eval
NotUndef['a']
#=> NotUndef['a']
#:: Type[NotUndef[String]]

#- spec-notundef-03 eval
NotUndef[Optional[Integer]]
#=> NotUndef[Optional[Integer]]
#:: Type[NotUndef[Optional[Integer]]]

# Type Algebra on NotUndef

#- spec-notundef-algebra-01 eval
type([NotUndef[Data], Data], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- spec-notundef-algebra-02 eval
type([NotUndef[Data], Undef], reduced)
#=> Array[Type[NotUndef[Data]], 2, 2]
#:: Type[Array[Type[NotUndef[Data]]]]

#- spec-notundef-algebra-03 eval
type([NotUndef[Integer], NotUndef[Float]], reduced)
#=> Array[Type[Numeric], 2, 2]
#:: Type[Array[Type[Numeric]]]

# Iterable[T]

#- spec-iterable-01 eval
[abc =~ Iterable[String], [1] =~ Iterable[Integer], {a => 1} =~ Iterable[Tuple[String, Integer]], 5 =~ Iterable[Integer[0, 4]]]
#=> [true, true, true, false]
#:: Array[ScalarData]

#- spec-iterable-02 eval
[Integer[1, 3] =~ Iterable[Integer[1, 3]], Enum[a, b] =~ Iterable[Enum[a, b]], [1].reverse_each =~ Iterable[Integer]]
#=> [true, true, true]
#:: Array[Boolean]

#- spec-iterable-03 eval
3.map |$x| { $x }
#=> [0, 1, 2]
#:: Array[Integer]

#- spec-iterable-04 eval
'abc'.map |$x| { $x }
#=> ['a', 'b', 'c']
#:: Array[String[1, 1]]

#- spec-iterable-05 eval
{a => 1}.map |$x| { $x }
#=> [['a', 1]]
#:: Array[Array[ScalarData]]

#- spec-iterable-06 eval
{a => 1}.map |$k, $v| { "$k$v" }
#=> ['a1']
#:: Array[String]

#- spec-iterable-07 eval
Integer[1, default] =~ Iterable
#=> false
#:: Boolean

#- spec-iterable-08 eval
-1 =~ Iterable
#=> false
#:: Boolean

# Iterator[T]

#- spec-iterator-01 eval
$array_of_numbers = [1, 2, 3]
$result = $array_of_numbers.reverse_each.step(2).map |$x| { $x * 100 }
$result
#=> [300, 100]
#:: Array[Integer]

#- spec-iterator-02 eval
$a = *[1,2,3].reverse_each
notice $a =~ Array
#~~ notice: true
#=>
#:: Undef

#- spec-iterator-03 eval
type([1, 2].reverse_each)
#=> Iterator[Variant[Integer[1, 1], Integer[2, 2]]]
#:: Type[Iterator[Integer]]

#- spec-iterator-04 eval
notify { a: message => [1, 2].reverse_each }
#!! Evaluation Error: Error while evaluating a '=>' expression, Use of an Iterator is not supported here (line: 1, column: 13)

# Resource[type_name, *title]

#- spec-resource-type-01 eval
[Resource[File], Resource['file'], Resource[file], File]
#=> [File, File, File, File]
#:: Array[Type[File]]

#- spec-resource-type-02 eval
Resource[File, 'a']
#=> File['a']
#:: Type[File['a']]

#- spec-resource-type-03 eval
Resource[File, 'a', 'b']
#=> [File['a'], File['b']]
#:: Array[Type[File]]

#- spec-resource-type-04 eval
Resource[File, 'a', 'b'] == File['a', 'b']
#=> true
#:: Boolean

#- spec-resource-type-05 eval
[Resource[File] == File, Resource[File, a] == File[a]]
#=> [true, true]
#:: Array[Boolean]

# Type Algebra on Resource

#- spec-resource-algebra-01 eval
[Resource >= Resource[file], Resource[file] >= Resource[file, a], Resource[file] != Resource[user], File[a] != File[b]]
#=> [true, true, true, true]
#:: Array[Boolean]

#- spec-resource-algebra-02 eval
type([Resource, Resource], reduced)
#=> Array[Type[Resource], 2, 2]
#:: Type[Array[Type[Resource]]]

#- spec-resource-algebra-03 eval
type([File, File], reduced)
#=> Array[Type[File], 2, 2]
#:: Type[Array[Type[File]]]

#- spec-resource-algebra-04 eval
type([File, User], reduced)
#=> Array[Type[Resource], 2, 2]
#:: Type[Array[Type[Resource]]]

#- spec-resource-algebra-05 eval
type([File[a], File[a]], reduced)
#=> Array[Type[File['a']], 2, 2]
#:: Type[Array[Type[File['a']]]]

#- spec-resource-algebra-06 eval
type([File[a], File[b]], reduced)
#=> Array[Type[File], 2, 2]
#:: Type[Array[Type[File]]]

#- spec-resource-algebra-07 eval
type([File, Class], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- spec-resource-algebra-08 eval
type([File, Integer], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

# Class[*class_name]

#- spec-class-type-01 eval
Class
#=> Class
#:: Type[Class]

#- spec-class-type-02 eval
Class[apache]
#=> Class[apache]
#:: Type[Class[apache]]

#- spec-class-type-03 eval
Class['apache::server']
#=> Class[apache::server]
#:: Type[Class[apache::server]]

#- spec-class-type-04 eval
Class[apache, nginx]
#=> [Class[apache], Class[nginx]]
#:: Array[Type[Class]]

#- spec-class-type-05 eval
Class[Baz]
#!! Evaluation Error: Illegal Class name in class reference. A TypeReference['Baz']-Type cannot be used where a String is expected (line: 1, column: 7)

# Class Inheritance

#- spec-class-inheritance-01 eval
class base { }
class derived inherits base { }
[Class[base] >= Class[derived], Class[derived] >= Class[base]]
#=> [false, false]
#:: Array[Boolean]

# Type Algebra on Class

#- spec-class-algebra-01 eval
Class > Class[c]
#=> true
#:: Boolean

#- spec-class-algebra-02 eval
type([Class, Class], reduced)
#=> Array[Type[Class], 2, 2]
#:: Type[Array[Type[Class]]]

#- spec-class-algebra-03 eval
type([Class[c], Class[c]], reduced)
#=> Array[Type[Class[c]], 2, 2]
#:: Type[Array[Type[Class[c]]]]

#- spec-class-algebra-04 eval
type([Class[c], Class[d]], reduced)
#=> Array[Type[Class], 2, 2]
#:: Type[Array[Type[Class]]]

#- spec-class-algebra-05 eval
type([Class[c], File], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- spec-class-algebra-06 eval
type([Class[c], Integer], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

# Type[T]

#- spec-type-type-01 eval
type(String)
#=> Type[String]
#:: Type[Type[String]]

#- spec-type-type-02 eval
type(Type[String])
#=> Type[Type[String]]
#:: Type[Type[Type[String]]]

#- spec-type-type-03 eval
String =~ Type[String]
#=> true
#:: Boolean

#- spec-type-type-04 eval
Type[String] =~ Type[Type[String]]
#=> true
#:: Boolean

# Type Algebra on Type

#- spec-type-algebra-01 eval
type([Type, Type], reduced)
#=> Array[Type[Type], 2, 2]
#:: Type[Array[Type[Type]]]

#- spec-type-algebra-02 eval
type([Type, Type[Integer]], reduced)
#=> Array[Type[Type], 2, 2]
#:: Type[Array[Type[Type]]]

#- spec-type-algebra-03 eval
type([Type[Integer], Type[Integer]], reduced)
#=> Array[Type[Type[Integer]], 2, 2]
#:: Type[Array[Type[Type[Integer]]]]

#- spec-type-algebra-04 eval
type([Type[Integer], Integer], reduced)
#=> Array[Type[RichData], 2, 2]
#:: Type[Array[Type[RichData]]]

# Callable[signature]

#- spec-callable-01 eval
Callable
#=> Callable
#:: Type[Callable]

#- spec-callable-02 eval
Callable[Integer, 2, 2]
#=> Callable[Integer, 2, 2]
#:: Type[Callable[Integer, 2, 2]]

#- spec-callable-03 eval
Callable[[Integer, 2, 2], Float]
#=> Callable[[Integer, 2, 2], Float]
#:: Type[Callable[[Integer, 2, 2], Float]]

#- spec-callable-04 eval
Callable[0, 0]
#=> Callable[0, 0]
#:: Type[Callable[0, 0]]

#- spec-callable-05 eval
Callable[2, 2]
#=> Callable[2, 2]
#:: Type[Callable[2, 2]]

#- spec-callable-06 eval
Callable[0, default]
#=> Callable[0]
#:: Type[Callable[0]]

#- spec-callable-07 eval
Callable[String, 1, default]
#=> Callable[String, 1]
#:: Type[Callable[String, 1]]

#- spec-callable-08 eval
Callable[String, Callable[String]]
#=> Callable[String, Callable[String]]
#:: Type[Callable[String, Callable[String]]]

#- spec-callable-09 eval
Callable == Callable[0, default]
#=> false
#:: Boolean

# Type Algebra on Callable

#- spec-callable-algebra-01 eval
Callable[String] >= Callable[Scalar]
#=> true
#:: Boolean

#- spec-callable-algebra-02 eval
Callable[Scalar] >= Callable[String]
#=> false
#:: Boolean

#- spec-callable-algebra-03 eval
Callable[Any] >= Callable[Integer]
#=> false
#:: Boolean

#- spec-callable-algebra-04 eval
type([Callable, Callable], reduced)
#=> Array[Type[Callable], 2, 2]
#:: Type[Array[Type[Callable]]]

#- spec-callable-algebra-05 eval
type([Callable[String], Callable[Scalar]], reduced)
#=> Array[Type[Callable[String]], 2, 2]
#:: Type[Array[Type[Callable[String]]]]

#- spec-callable-algebra-06 eval
type([Callable[Scalar], Callable[String]], reduced)
#=> Array[Type[Callable[String]], 2, 2]
#:: Type[Array[Type[Callable[String]]]]

#- spec-callable-algebra-07 eval
type([Callable[String], Callable[Numeric]], reduced)
#=> Array[Type[Callable], 2, 2]
#:: Type[Array[Type[Callable]]]

#- spec-callable-algebra-08 eval
type([Callable[Array], Callable[Integer]], reduced)
#=> Array[Type[Callable], 2, 2]
#:: Type[Array[Type[Callable]]]

#- spec-callable-algebra-09 eval
type([Callable[String], Integer], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- spec-callable-algebra-10 eval
type([Callable[String, Callable[String]], Callable[Scalar, Callable[Scalar]]], reduced)
#=> Array[Type[Callable], 2, 2]
#:: Type[Array[Type[Callable]]]

# Sensitive[T]

#- spec-sensitive-01 eval
$secret = Sensitive(42)
$processed = $secret.unwrap |$sensitive| { $sensitive * 2 }
notice $processed  # notices 84
#~~ notice: 84
#=>
#:: Undef

#- spec-sensitive-02 eval
[Sensitive(1) =~ Sensitive[Integer], Sensitive(1) =~ Sensitive[String], 1 =~ Sensitive]
#=> [true, false, false]
#:: Array[ScalarData]

#- spec-sensitive-03 eval
[Sensitive[Scalar] >= Sensitive[Integer], Sensitive[Integer] >= Sensitive[Scalar], Sensitive[Integer] >= Integer]
#=> [true, false, false]
#:: Array[ScalarData]

#- spec-sensitive-04 eval
Sensitive('abc') =~ Sensitive[String[1, 2]]
#=> true
#:: Boolean

#- spec-sensitive-05 eval
$x = Sensitive.new('say friend')
$x
#=> Sensitive [value redacted]
#:: Sensitive[String]

#- spec-sensitive-06 eval
$x = Sensitive('password')
"<${x}>"
#=> <Sensitive [value redacted]>
#:: String

#- spec-sensitive-07 eval
$x = Sensitive[String].new('secret')
$x
#=> Sensitive [value redacted]
#:: Sensitive[String]

#- spec-sensitive-08 eval
Sensitive[Integer].new('secret')
#!! Evaluation Error: Error while evaluating a Method call, Converted value from Sensitive[Integer].new() has wrong type, expects a Sensitive[Integer] value, got Sensitive[String] (line: 1, column: 23)

#- spec-sensitive-09 eval
Sensitive(1) + 1
#!! Evaluation Error: The value 'Sensitive [value redacted]' cannot be converted to Numeric. (line: 1, column: 1)

#- spec-sensitive-10 eval
notify { Sensitive('title'): }
#!! Evaluation Error: Illegal title type at index 0. Expected String, got Sensitive[String] (line: 1, column: 10)

#- spec-sensitive-11 eval
type([Sensitive(1), Sensitive(a)], reduced)
#=> Array[RichData, 2, 2]
#:: Type[Array[RichData]]

#- spec-sensitive-12 catalog
notify { a: message => Sensitive('secret') }
#=> catalog
