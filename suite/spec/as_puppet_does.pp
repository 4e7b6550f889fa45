# Rules of the documents that are answered as Puppet 8 does it.

# Catalog Expressions: definitions

#- node-in-a-class catalog
#< Node definitions are made at the top of a manifest.
#> Puppet 8 takes them inside of classes, too. Code that people have relies on Puppet 8's answer.
class c { node default { notify { n: } } }
include c
#=> catalog

#- default-uses-what-is-left-of-it catalog
#< The default of a parameter should not use other parameters: their order is not defined.
#> Puppet 8 defines it: what is further left can be used, as the document foresees.
class c($x = 1, $y = $x) { notice $y }
include c
#~~ notice: 1
#=> catalog

#- default-of-a-define-uses-the-top catalog
#< The default of a parameter of a define cannot use variables of the scope that calls it.
#> It sees the scopes around the definition, of which the top can be the one that calls it.
define d($x = $y) { notice $x }
$y = 1
d { a: }
#~~ notice: 1
#=> catalog

# Catalog Expressions: resources

#- undef-for-a-parameter catalog
#< An attribute whose value is undef is not handled specially in a resource expression.
#> For parameters of classes and defines, undef means the default. Code that people have relies on Puppet 8's answer.
class c($x = 1) { notice $x }
class { c: x => undef }
#~~ notice: 1
#=> catalog

#- defaults-of-unknown-attributes catalog
#< It is an error if an attribute does not exist on the type.
#> Puppet 8 looks at attributes when a resource is made, and defaults without a resource are never looked at.
Notify { nosuch => 1 }
class c { }
#=> catalog

#- defaults-for-classes catalog
#< Whether there are defaults for classes is left open.
#> Puppet 8 has none.
Class { tag => foo }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Class] (file: ENV/manifests/site.pp, line: 1, column: 1)

# Catalog Expressions: overrides

#- append-to-what-is-not-set catalog
#< `+>` is an error unless the resource is of an inherited class.
#> Puppet 8 sets an attribute that is not set. Code that people have relies on Puppet 8's answer.
notify { n: }
Notify[n] { message +> 'a' }
#=> catalog

#- append-keeps-nesting catalog
#< The value that `+>` gives is flattened.
#> Puppet 8 flattens only where it appends to a value that is there. Code that people have relies on Puppet 8's answer.
user { x: }
User[x] { groups +> [a, [b]] }
#=> catalog

# Catalog Expressions: relationships and collectors

#- relationship-assigned catalog
#< `$a = A -> B` is `($a = A) -> B`, as the operators of relationships have the lowest precedence.
#> In Puppet 8 the assignment has a lower one: the variable gets the right side. Code that people have relies on Puppet 8's answer.
notify { [a, b]: }
$a = Notify[a] -> Notify[b]
notice $a
#~~ notice: [Notify['b']]
#=> catalog

#- relationship-in-parentheses catalog
#< A relationship in parentheses is a syntax error, as it gives no value.
#> In Puppet 8 it gives its right side. Code that people have relies on Puppet 8's answer.
notify { [a, b]: }
notice (Notify[b] -> Notify[a])
#~~ notice: [Notify['a']]
#=> catalog

#- relationship-with-nothing catalog
#< An empty operand makes nothing of the operation.
#> In Puppet 8 a chain goes on around it, so that `a` comes before `b`. Code that people have relies on Puppet 8's answer.
notify { [a, b]: }
Notify[a] -> [] -> Notify[b]
#=> catalog

#- relationship-with-nothing-collected catalog
#< A collector that finds nothing makes nothing of the relationship.
#> In Puppet 8 a chain goes on around it, so that `a` comes before `b`. Code that people have relies on Puppet 8's answer.
notify { [a, b]: }
Notify[a] -> Notify <| title == nothing |> -> Notify[b]
#=> catalog

#- query-with-text catalog
#< A query compares with variables, names, strings, numbers and Booleans only.
#> Puppet 8 also takes interpolated text, undef and references. Code that people have relies on Puppet 8's answer.
@notify { ab: }
$b = b
Notify <| title == "a${b}" |>
#=> catalog

#- query-with-a-reference catalog
#< A query compares with variables, names, strings, numbers and Booleans only.
#> Puppet 8 also takes interpolated text, undef and references. Code that people have relies on Puppet 8's answer.
notify { b: }
@notify { a: require => Notify[b] }
Notify <| require == Notify[b] |>
#=> catalog

# Types, Values, and Variables: types and their parameters

#- one-bound-of-a-range eval
#< A single parameter of Integer is both bounds.
#> In Puppet 8 it is the lower one. Code that people have relies on Puppet 8's answer.
[Integer[3], 4 =~ Integer[3], Float[3.0], 4.0 =~ Float[3.0]]
#=> [Integer[3], true, Float[3.0], true]
#:: Array[RichData]

#- enum-without-strings eval
#< An Enum without strings matches all strings.
#> In Puppet 8 it matches none, although all other Enums are narrower. Code that people have relies on Puppet 8's answer.
['a' =~ Enum, Enum[a] <= Enum]
#=> [false, true]
#:: Array[ScalarData]

#- struct-without-members eval
#< A Struct without members matches all hashes.
#> In Puppet 8 it matches the empty one only, and other Structs are no narrower types. Code that people have relies on Puppet 8's answer.
[{a => 1} =~ Struct, {} =~ Struct, Struct[{a => Integer}] <= Struct]
#=> [false, true, false]
#:: Array[ScalarData]

#- range-is-a-scalar eval
#< SemVerRange is no Scalar.
#> In Puppet 8 it is. Code that people have relies on Puppet 8's answer.
SemVerRange < Scalar
#=> true
#:: Boolean

#- alternatives-of-ranges eval
#< There is no `||` in a SemVerRange.
#> Puppet 8 has it. Code that people have relies on Puppet 8's answer.
SemVerRange('>=1.0.0 <2.0.0 || >=3.0.0 <4.0.0')
#=> >=1.0.0 <2.0.0 || >=3.0.0 <4.0.0
#:: SemVerRange

#- merged-versions eval
#< Ranges of versions that meet are merged.
#> Puppet 8 merges them to one that it prints the wrong way round; it matches what it should. Code that people have relies on Puppet 8's answer.
$t = SemVer['>=1.0.0 <2.0.0', '>=2.0.0 <3.0.0']
[$t, SemVer('1.5.0') =~ $t, SemVer('2.5.0') =~ $t, SemVer('3.5.0') =~ $t]
#=> [SemVer['>=3.0.0 <1.0.0'], true, true, false]
#:: Array[RichData]

#- keys-of-rich-data eval
#< The keys of a hash in RichData are RichData.
#> In Puppet 8 they are strings and numbers. Code that people have relies on Puppet 8's answer.
[{1 => 2} =~ RichData, {[1] => 2} =~ RichData]
#=> [true, false]
#:: Array[ScalarData]

#- element-type-of-an-empty-array eval
#< It is illegal to give the types of the elements of an empty array or hash.
#> Puppet 8 takes and forgets them. Code that people have relies on Puppet 8's answer.
[Array[Integer, 0, 0], Hash[String, Integer, 0, 0]]
#=> [Array[0, 0], Hash[0, 0]]
#:: Array[Type[Data]]

#- class-by-a-reference eval
#< `Class[Baz]` is supported for references.
#> Puppet 8 took that away.
Class[Nosuch]
#!! Evaluation Error: Illegal Class name in class reference. A TypeReference['Nosuch']-Type cannot be used where a String is expected (line: 1, column: 7)

#- regexp-without-a-pattern eval
#< A Regexp without a pattern stands for the empty one.
#> In Puppet 8 it is the type of all regular expressions. Code that people have relies on Puppet 8's answer.
[Regexp == Regexp[''], 'abc' =~ Regexp]
#=> [false, false]
#:: Array[Boolean]

#- runtime-without-a-class eval
#< `Runtime['Ruby']` is the type of all Ruby types.
#> Puppet 8 wants both parameters, although its message says otherwise.
Runtime['Ruby']
#!! Evaluation Error: A Runtime-Type[] accepts 1 to 2 arguments. Got 1 (line: 1, column: 1)

#- resource-and-class eval
#< The shorthand for a Resource is the same type.
#> Not for classes in Puppet 8. Code that people have relies on Puppet 8's answer.
Resource['class', 'a'] == Class['a']
#=> false
#:: Boolean

#- pattern-of-a-text eval
#< The example says that this is true.
#> The text is a regular expression without brackets: the example has a slip.
['a', 'b', 'c'] =~ Array[Pattern['a-z']]
#=> false
#:: Boolean

# Types, Values, and Variables: the common type of several

#- common-with-undef eval
#< Undef and anything else have Any in common.
#> In Puppet 8 the Undef vanishes. Code that people have relies on Puppet 8's answer.
type([1, undef], reduced)
#=> Array[Integer[1, 1], 2, 2]
#:: Type[Array[Integer]]

#- common-of-array-and-hash eval
#< An Array and a Hash have Collection in common.
#> In Puppet 8 it is Data, RichData or Any. Code that people have relies on Puppet 8's answer.
type([[1], {a => 1}], reduced)
#=> Array[Data, 2, 2]
#:: Type[Array[Data]]

#- common-of-timespans eval
#< Two Timespans have the range of both in common.
#> In Puppet 8 it is Scalar. Code that people have relies on Puppet 8's answer.
type([Timespan(1), Timespan(2)], reduced)
#=> Array[Scalar, 2, 2]
#:: Type[Array[Scalar]]

#- common-of-texts eval
#< Several strings are a String that knows them.
#> In Puppet 8 they are an Enum. Code that people have relies on Puppet 8's answer.
type(['a', 'b', 'c'], reduced)
#=> Array[Enum['a', 'b', 'c'], 3, 3]
#:: Type[Array[String[1, 1]]]

#- common-of-number-and-text eval
#< A number and a string have Scalar in common.
#> In Puppet 8 it is ScalarData, which came later. Code that people have relies on Puppet 8's answer.
type([1, 'a'], reduced)
#=> Array[ScalarData, 2, 2]
#:: Type[Array[ScalarData]]

#- common-of-resource-and-class eval
#< A Resource and a Class have CatalogEntry in common.
#> In Puppet 8 the types of them have Any in common. Code that people have relies on Puppet 8's answer.
type([File['a'], Class['b']], reduced)
#=> Array[Type[Any], 2, 2]
#:: Type[Array[Type[Any]]]

#- common-of-structs eval
#< Two different Structs have Struct in common.
#> Puppet 8 infers hashes, and unites keys and values. Code that people have relies on Puppet 8's answer.
type([{a => 1}, {b => 'x'}], reduced)
#=> Array[Hash[Enum['a', 'b'], ScalarData], 2, 2]
#:: Type[Array[Hash[String[1, 1], ScalarData]]]

#- common-of-versions eval
#< Versions have the union of their ranges in common.
#> In Puppet 8 it is all versions. Code that people have relies on Puppet 8's answer.
type([SemVer('1.0.0'), SemVer('2.0.0')], reduced)
#=> Array[SemVer, 2, 2]
#:: Type[Array[SemVer]]

#- common-with-optional eval
#< `Optional[T]` and `T` have `T` in common.
#> In Puppet 8 it is `Optional[T]`. Code that people have relies on Puppet 8's answer.
type([Optional[Integer], Integer], reduced)
#=> Array[Type[Optional[Integer]], 2, 2]
#:: Type[Array[Type[Optional[Integer]]]]

#- common-of-optionals eval
#< Two Optional types have the Optional of what is common in common.
#> In Puppet 8 it is Data or RichData. Code that people have relies on Puppet 8's answer.
type([Optional[Integer], Optional[String]], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

#- common-of-not-undef-and-undef eval
#< `NotUndef[T]` and Undef have the empty Variant in common.
#> In Puppet 8 the Undef vanishes. Code that people have relies on Puppet 8's answer.
type([NotUndef[Integer], Undef], reduced)
#=> Array[Type[NotUndef[Integer]], 2, 2]
#:: Type[Array[Type[NotUndef[Integer]]]]

#- common-of-not-undefs eval
#< Two NotUndef types have the NotUndef of what is common in common.
#> In Puppet 8 it is what is common. Code that people have relies on Puppet 8's answer.
type([NotUndef[Integer], NotUndef[String]], reduced)
#=> Array[Type[ScalarData], 2, 2]
#:: Type[Array[Type[ScalarData]]]

#- common-with-a-variant eval
#< A Variant and another type have a Variant with that type in common.
#> In Puppet 8 only two Variants have a Variant in common. Code that people have relies on Puppet 8's answer.
type([Variant[Integer, String], Float], reduced)
#=> Array[Type[ScalarData], 2, 2]
#:: Type[Array[Type[ScalarData]]]

#- common-of-sized-arrays eval
#< Two arrays with sizes have the range of both sizes in common.
#> In Puppet 8 the sizes vanish. Code that people have relies on Puppet 8's answer.
type([Array[Integer, 1, 2], Array[String, 3, 4]], reduced)
#=> Array[Type[Array[ScalarData]], 2, 2]
#:: Type[Array[Type[Array[ScalarData]]]]

#- common-of-tuples eval
#< Two Tuples have a Tuple of what is common at each place in common.
#> In Puppet 8 it is Data or RichData. Code that people have relies on Puppet 8's answer.
type([Tuple[Integer, String], Tuple[Float, String]], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

#- common-of-struct-types eval
#< Two different Structs have Struct in common.
#> In Puppet 8 it is Data or RichData. Code that people have relies on Puppet 8's answer.
type([Struct[{a=>Integer}], Struct[{b=>Integer}]], reduced)
#=> Array[Type[Data], 2, 2]
#:: Type[Array[Type[Data]]]

#- common-of-enum-and-pattern eval
#< All kinds of strings have String in common.
#> Enum and Pattern have ScalarData in common in Puppet 8. Code that people have relies on Puppet 8's answer.
type([Enum[a], Pattern[b]], reduced)
#=> Array[Type[ScalarData], 2, 2]
#:: Type[Array[Type[ScalarData]]]

#- common-of-data-and-another eval
#< Data and what is not Data have Any in common.
#> In Puppet 8 it can be RichData, which came later. Code that people have relies on Puppet 8's answer.
type([Data, Regexp], reduced)
#=> Array[Type[RichData], 2, 2]
#:: Type[Array[Type[RichData]]]

# Types, Values, and Variables: conversions

#- integers-have-64-bits eval
#< Integer arithmetic never overflows.
#> Puppet 8 has 64 bits, as the same document says elsewhere.
9223372036854775807 + 1
#!! Evaluation Error: A '+' expression resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (line: 1, column: 21)

#- text-in-arithmetic eval
#< Strings are converted to numbers in arithmetic.
#> Puppet 8 does so with strict=warning or off, and refuses it by default. Code that people have relies on Puppet 8's answer.
'1' + 1
#!! Evaluation Error: The string '1' was automatically coerced to the numerical value 1 (line: 1, column: 1)

#- fractions-of-seconds eval
#< `.5` with `%L` is 5 milliseconds, and with `%N` 5 nanoseconds.
#> In Puppet 8 both are a fraction: half a second. Code that people have relies on Puppet 8's answer.
"${Timespan('10:03.5', '%M:%S.%L')} ${Timespan('10:03.5', '%M:%S.%N')}"
#=> 0-00:10:03.5 0-00:10:03.5
#:: String

#- steps-of-a-reversed-array eval
#< The example says that this is [300, 200, 100].
#> Every second element is asked for: the example has a slip.
[1,2,3].reverse_each.step(2).map |$x| { $x * 100 }
#=> [300, 100]
#:: Array[Integer]

#- order-of-an-enum eval
#< An Enum is iterated over in the order of its strings, says one section, in lexicographical order, says another.
#> Puppet 8 does the latter.
Enum[b, a, c].map |$x| { $x }
#=> ['a', 'b', 'c']
#:: Array[String[1, 1]]

#- unknown-variables eval
#< A variable that does not exist is undef unless strict_variables is set.
#> In Puppet 8 it is an error by default, as the document foresees.
$nosuch
#!! Evaluation Error: Unknown variable: 'nosuch'. (line: 1, column: 1)

# Types, Values, and Variables: values as text

#- text-is-no-integer eval
#< The example formats the string '10' as 0xa.
#> A string is no integer: the example has a slip.
String('10', { Integer[default, -1] => '%d', Integer[0, default] => '%#x' })
#=> 10
#:: String

#- numbers-in-an-array eval
#< The examples show numbers in arrays in quotes.
#> Only strings have quotes: the examples have a slip.
[String([10]), String([10], '%(a')]
#=> ['[10]', '(10)']
#:: Array[String[4, 4]]

#- prefix-of-a-number eval
#< The example says 0x10.
#> 10 is 0xa: the example has a slip.
String(10, '%#x')
#=> 0xa
#:: String

#- float-by-default eval
#< The format of a Float is `p` by default.
#> In Puppet 8 it is `f` at the top level. Code that people have relies on Puppet 8's answer.
$x = 1.5
[String($x), "${x}", String([$x])]
#=> ['1.500000', '1.5', '[1.5]']
#:: Array[String[3, 8]]

#- regexp-as-text eval
#< `%s` of a Regexp has slashes, and quotes instead with `#`.
#> In Puppet 8 it has none. Code that people have relies on Puppet 8's answer.
[String(/a.b/), String(/a.b/, '%#s'), String(/a.b/, '%p'), "${/a.b/}"]
#=> ['a.b', '\'a.b\'', '/a.b/', '/a.b/']
#:: Array[String[3, 5]]

#- timespan-as-text eval
#< `%s` of a Timespan has no fraction of a second.
#> In Puppet 8 it has. Code that people have relies on Puppet 8's answer.
String(Timespan(93784))
#=> 1-02:03:04.0
#:: String

#- timestamp-as-text eval
#< `%s` of a Timestamp has milliseconds.
#> In Puppet 8 it has nanoseconds. Code that people have relies on Puppet 8's answer.
String(Timestamp(0))
#=> 1970-01-01T00:00:00.000000000 UTC
#:: String

#- versions-in-program-form eval
#< `%p` of a version or a range is the call that makes it.
#> In Puppet 8 it is the text without quotes. Code that people have relies on Puppet 8's answer.
[String(SemVer('1.2.3'), '%p'), String(SemVerRange('1.x'), '%p')]
#=> ['1.2.3', '>=1.0.0 <2.0.0']
#:: Array[String[5, 14]]

#- sensitive-as-text eval
#< A sensitive value is shown as [redacted].
#> Puppet 8 words it otherwise.
"${Sensitive(1)}"
#=> Sensitive [value redacted]
#:: String

#- hash-as-text eval
#< There are no blanks around `=>` in the text of a hash.
#> In Puppet 8 there are. Code that people have relies on Puppet 8's answer.
"${{a => 1, b => 2}}"
#=> {a => 1, b => 2}
#:: String

#- sizes-of-secrets eval
#< Only types without parameters mean something inside of Sensitive.
#> Puppet 8 makes what is inside general, so that sizes are not asked for. Code that people have relies on Puppet 8's answer.
[Sensitive('a') =~ Sensitive[String[3]], Sensitive[String[3]]]
#=> [true, Sensitive[String]]
#:: Array[RichData]

#- negative-octal eval
#< A negative number in octal form begins with `..0`.
#> In Puppet 8 it begins with `..7`: the document has a slip.
String(-1, '%o')
#=> ..7
#:: String

#- negative-version eval
-SemVer('1.2.3')
#!! Evaluation Error: Error while evaluating an Unary Minus, can't convert SemanticPuppet::Version into Float (line: 1, column: 1)
