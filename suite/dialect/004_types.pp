# What the document "Types, Values, and Variables" (004) of the first design states, for Puppet 8 and for its own dialect.

# Platform Types

#- evaluator4-004-platform-types-01 eval
Ruby['Puppetx::MyModule::MyClass'] == Ruby['Puppetx::MyModule::MyClass']
#!! Evaluation Error: Resource type not found: Ruby (line: 1, column: 1)
#? 004, Platform Types: Ruby['X'] is a platform type
#=> true

#- evaluator4-004-platform-types-02 eval
"${Ruby['Puppet::Bindings']}" =~ /^Ruby\[.?Puppet::Bindings.?\]$/
#!! Evaluation Error: Resource type not found: Ruby (line: 1, column: 4)
#? 004, Platform Types: Ruby['X'] is a platform type
#=> true

#- evaluator4-004-platform-types-03 eval
[Ruby['A::B'] =~ Type, Ruby['A'] != Ruby['B'], Ruby >= Ruby['A'], Ruby['A'] <= Object]
#!! Evaluation Error: Resource type not found: Ruby (line: 1, column: 2)
#? 004, Platform Types: Ruby
#=> [true, true, true, true]

#- evaluator4-004-platform-types-04 eval
Ruby['Puppetx::MyModule::MyClass']
#!! Evaluation Error: Resource type not found: Ruby (line: 1, column: 1)
#? 004, Platform Types: an example
#=> Ruby['Puppetx::MyModule::MyClass']

#- evaluator4-004-platform-types-05 eval
Ruby['Puppet::Bindings']
#!! Evaluation Error: Resource type not found: Ruby (line: 1, column: 1)
#? 004, Platform Types: an example
#=> Ruby['Puppet::Bindings']

#- evaluator4-004-platform-types-06 eval
Jvm['java.lang.String']
#!! Evaluation Error: Resource type not found: Jvm (line: 1, column: 1)
#? 004, Platform Types: Jvm, C and Go are reserved
#!!

#- evaluator4-004-platform-types-07 eval
[Go['x']]
#!! Evaluation Error: Resource type not found: Go (line: 1, column: 2)
#? 004, Platform Types: Jvm, C and Go are reserved
#!!

# The Undef Type

#- evaluator4-004-the-undef-type-01 eval
[Undef < Integer, Integer > Undef, String >= Undef]
#=> [false, false, false]
#:: Array[Boolean]
#? 004, The Undef Type: Undef is assignable to any other type
#=> [true, true, true]

#- evaluator4-004-the-undef-type-02 eval
[undef =~ Undef, 1 =~ Undef, '' =~ Undef]
#=> [true, false, false]
#:: Array[ScalarData]
#? 004, The Undef Type: only undef has the type Undef
#=> [true, false, false]

#- evaluator4-004-the-undef-type-03 eval
[Undef <= Integer, undef =~ Integer]
#=> [false, false]
#:: Array[Boolean]
#? 004, The Undef Type: Undef is assignable, but undef is no instance of every type
#=> [true, false]

# Puppet Types

#- evaluator4-004-puppet-types-01 eval
[1 =~ Literal, 1.5 =~ Literal, 'a' =~ Literal, true =~ Literal, [1] =~ Literal, undef =~ Literal]
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 7)
#? 004, Puppet Types: Literal is the parent of Integer, Float, String, Boolean
#=> [true, true, true, true, false, false]

#- evaluator4-004-puppet-types-02 eval
[1 =~ Data, [1, [a]] =~ Data, {a => [1]} =~ Data, {1 => {true => 1}} =~ Data, {[1] => 1} =~ Data]
#=> [true, true, true, false, false]
#:: Array[ScalarData]
#? 004, Puppet Types: Data has Literal, Array[Data], Hash[Literal, Data]
#=> [true, true, true, true, false]

#- evaluator4-004-puppet-types-03 eval
[1 =~ Object, undef =~ Object, Integer =~ Object, [1] =~ Object]
#=> [false, false, true, false]
#:: Array[ScalarData]
#? 004, Puppet Types: Object is any type
#=> [true, true, true, true]

#- evaluator4-004-puppet-types-04 eval
[1 =~ Integer, 1.5 =~ Float, true =~ Boolean, /a/ =~ Regexp, 'a' =~ String, [1] =~ Array]
#=> [true, true, true, true, true, true]
#:: Array[Boolean]
#? 004, Puppet Types: data types
#=> [true, true, true, true, true, true]

#- evaluator4-004-puppet-types-05 eval
[Integer < Literal, Float < Literal, String < Literal, Boolean < Literal, Array < Literal]
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 12)
#? 004, Puppet Types: Literal is the parent of Integer, Float, String, Boolean
#=> [true, true, true, true, false]

#- evaluator4-004-puppet-types-06 eval
[File < CatalogEntry, Class < CatalogEntry, Integer < CatalogEntry]
#=> [true, true, false]
#:: Array[ScalarData]
#? 004, Puppet Types: CatalogEntry is the parent of catalog types
#=> [true, true, false]

#- evaluator4-004-puppet-types-07 eval
[Literal < Data, Array[Data] < Data, Hash[Literal, Data] < Data, Type < Data]
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 2)
#? 004, Puppet Types: Data has Literal, Array[Data], Hash[Literal, Data]
#=> [true, true, true, false]

#- evaluator4-004-puppet-types-08 eval
case 5 { Literal: { lit } default: { other } }
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 10)
#? 004, Puppet Types: Literal, Data, Object
#=> lit

#- evaluator4-004-puppet-types-09 eval
[{1 => [true, {2.5 => /x/}]} =~ Data, [Integer] =~ Data, default =~ Data]
#=> [false, false, false]
#:: Array[Boolean]
#? 004, Puppet Types: Literal, Data, Object
#=> [true, false, false]

#- evaluator4-004-puppet-types-10 eval
5 ? { Object => any, default => none }
#=> none
#:: String
#? 004, Puppet Types: Literal, Data, Object
#=> any

# The Type System

#- evaluator4-004-the-type-system-01 eval
[Array == Array[Data], Hash == Hash[Literal, Data], Hash[String] == Hash[Literal, String]]
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 37)
#? 004, The Type System: Array[V] and Hash[K, V] with defaults Literal for K and Data for V
#=> [true, true, true]

#- evaluator4-004-the-type-system-02 eval
[/a/ =~ Literal, Regexp < Literal]
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 9)
#? 004, The Type System: Regexp is a Literal (figure; the list of abstract types leaves it out)
#=> [true, true]

#- evaluator4-004-the-type-system-03 eval
Foo == Resource[Foo]
#!! Evaluation Error: Resource type not found: Foo (line: 1, column: 1)
#? 004, The Type System: a reference that is no type is Resource[it]
#=> true

#- evaluator4-004-the-type-system-04 eval
[5 =~ Integer[1,10], 11 =~ Integer[1,10]]
#=> [true, false]
#:: Array[ScalarData]
#? 004, The Type System: Integer ranges
#=> [true, false]

#- evaluator4-004-the-type-system-05 eval
Ruby[1]
#!! Evaluation Error: Resource type not found: Ruby (line: 1, column: 1)
#? 004, The Type System: Ruby takes a string
#!!

#- evaluator4-004-the-type-system-06 eval
[Integer < Numeric, Float < Numeric, String < Numeric]
#=> [true, true, false]
#:: Array[ScalarData]
#? 004, The Type System: Numeric has Integer and Float
#=> [true, true, false]

#- evaluator4-004-the-type-system-07 eval
[Node[a] < CatalogEntry, Stage[main] < CatalogEntry]
#=> [true, true]
#:: Array[Boolean]
#? 004, The Type System: Node and Stage are catalog entries
#=> [true, true]

#- evaluator4-004-the-type-system-08 eval
[Array < Array[Object], Array[Object] < Array]
#=> [false, true]
#:: Array[ScalarData]
#? 004, The Type System: defaults and references
#=> [true, false]

#- evaluator4-004-the-type-system-09 eval
Literal
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 1)
#? 004, The Type System: an example
#=> Literal

#- evaluator4-004-the-type-system-10 eval
[Object, Object > Integer]
#=> [Object[{}], false]
#:: Array[RichData]
#? 004, The Type System: an example
#=> [Object, true]

#- evaluator4-004-the-type-system-11 eval
1 =~ Object
#=> false
#:: Boolean
#? 004, The Type System: an example
#=> true

#- evaluator4-004-the-type-system-12 eval
Data > Literal
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 8)
#? 004, The Type System: an example
#=> true

#- evaluator4-004-the-type-system-13 eval
Hash[Literal, Data]
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 6)
#? 004, The Type System: an example
#=> Hash[Literal, Data]

#- evaluator4-004-the-type-system-14 eval
Node[a]
#=> Node['a']
#:: Type[Node['a']]
#? 004, The Type System: an example
#=> Node['a']

#- evaluator4-004-the-type-system-15 eval
Stage[a]
#=> Stage['a']
#:: Type[Stage['a']]
#? 004, The Type System: an example
#=> Stage['a']

#- evaluator4-004-the-type-system-16 eval
Node['a'] < CatalogEntry
#=> true
#:: Boolean
#? 004, The Type System: an example
#=> true

# Ruby[T]

#- evaluator4-004-ruby-t-01 eval
Ruby['No::Such'] == Ruby['No::Such']
#!! Evaluation Error: Resource type not found: Ruby (line: 1, column: 1)
#? 004, Ruby[T]: T is a string; the class need not exist
#=> true

#- evaluator4-004-ruby-t-02 eval
[Ruby['A'] < Ruby, Ruby > Ruby['B'], Ruby['A'] == Ruby['B']]
#!! Evaluation Error: Resource type not found: Ruby (line: 1, column: 2)
#? 004, Ruby[T]: an unparameterised Ruby is any Ruby type
#=> [true, true, false]

#- evaluator4-004-ruby-t-03 eval
'a' =~ Ruby['String']
#!! Evaluation Error: Resource type not found: Ruby (line: 1, column: 8)
#? 004, Ruby[T]: … so a string is not an instance of Ruby['String']
#=> false

#- evaluator4-004-ruby-t-04 eval
'a' =~ String
#=> true
#:: Boolean
#? 004, Ruby[T]: instances of mapped classes are no Ruby types
#=> true

# Object

#- evaluator4-004-object-01 eval
type_of([1, Integer]) <= Array[Object]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Object: Object ∪ any is Object
#=> true

#- evaluator4-004-object-02 eval
Variant[Object, Integer] <= Object
#=> false
#:: Boolean
#? 004, Object: Object ∪ any is Object
#=> true

# Undef

#- evaluator4-004-undef-01 eval
type_of([undef, 1]) <= Array[Object]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Undef: Undef ∪ any is Object (by inference: Array[Object])
#=> true

#- evaluator4-004-undef-02 eval
[undef =~ Optional[String], undef =~ Variant[Undef, String]]
#=> [true, true]
#:: Array[Boolean]
#? 004, Undef: use Optional to accept undef
#=> [true, true]

#- evaluator4-004-undef-03 eval
type_of([undef, undef]) <= Array[Undef]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Undef: Undef ∪ Undef is Undef
#=> true

#- evaluator4-004-undef-04 eval
type_of([undef, 1]) <= Array[Integer]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Undef: Undef ∪ any is Object
#=> false

# Data

#- evaluator4-004-data-01 eval
[Data >= Literal, Data >= Array[Data], Data >= Hash[Literal, Data], Data >= Undef]
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 10)
#? 004, Data: Data ∪ Literal, Array[Data], Hash[Literal, Data], Undef is Data
#=> [true, true, true, true]

#- evaluator4-004-data-02 eval
[[] =~ Data, {} =~ Data, [undef] =~ Data, {a => undef} =~ Data, undef =~ Data]
#=> [true, true, true, true, true]
#:: Array[Boolean]
#? 004, Data: arrays and hashes in Data may be empty and hold undef
#=> [true, true, true, true, true]

#- evaluator4-004-data-03 eval
[{undef => 1} =~ Data, {1 => undef} =~ Data]
#=> [false, false]
#:: Array[Boolean]
#? 004, Data: a key of a hash in Data is not undef
#=> [false, true]

#- evaluator4-004-data-04 eval
type_of([Data, Integer]) <= Array[Type[Data]]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Data: Data ∪ a part of it is Data, of types as values
#=> true

#- evaluator4-004-data-05 eval
type_of([Data, Type]) <= Array[Type[Data]]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Data: Data ∪ other is Object
#=> false

# Literal

#- evaluator4-004-literal-01 eval
[Numeric < Literal, Pattern[/a/] < Literal, Enum[a] < Literal, Regexp < Literal]
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 12)
#? 004, Literal: subtypes: Numeric, String, Pattern, Enum, Boolean, Regexp
#=> [true, true, true, true]

#- evaluator4-004-literal-02 eval
type_of([1, 'a', true]) <= Array[Literal]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Literal: Literal ∪ (T in Literal) is Literal
#=> true

#- evaluator4-004-literal-03 eval
type_of([1, [1]]) <= Array[Literal]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Literal: Literal ∪ other is Object
#=> false

#- evaluator4-004-literal-04 eval
type_of([/a/, 1]) <= Array[Literal]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Literal: Regexp ∪ Literal is Literal
#=> true

#- evaluator4-004-literal-05 eval
[type_of([1, 'a']) <= Array[Literal], type_of([1.5, true]) <= Array[Literal]]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 2)
#? 004, Literal: Integer ∪ String is Literal (the sections of numbers say Object: the one of Literal is taken)
#=> [true, true]

# Numeric

#- evaluator4-004-numeric-01 eval
type_of([1, 1.5]) <= Array[Numeric]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Numeric: type_of does it
#=> true

#- evaluator4-004-numeric-02 eval
[type([1, 1.5], generalized) == Array[Numeric]]
#=> [true]
#:: Array[Boolean]
#? 004, Numeric: Integer ∪ Float is Numeric
#=> [true]

# Integer

#- evaluator4-004-integer-01 eval
[9223372036854775808 =~ Integer, 9223372036854775808]
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (line: 1, column: 2)
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (line: 1, column: 34)
#~~ err: Language validation logged 2 errors. Giving up
#!! Language validation logged 2 errors. Giving up
#? 004, Integer: no limits
#=> [true, 9223372036854775808]

#- evaluator4-004-integer-02 eval
[3 =~ Integer[5,1], 6 =~ Integer[5,1], 5 =~ Integer[5,1]]
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (5, 1 (line: 1, column: 7)
#? 004, Integer: ranges ascend or descend
#=> [true, false, true]

#- evaluator4-004-integer-03 eval
Integer[5,1] >= Integer[2,3]
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (5, 1 (line: 1, column: 1)
#? 004, Integer: the range is the same, whatever the direction
#=> true

#- evaluator4-004-integer-04 eval
[Integer[5] == Integer[5,5], 5 =~ Integer[5], 6 =~ Integer[5]]
#=> [false, true, true]
#:: Array[ScalarData]
#? 004, Integer: one parameter is both ends
#=> [true, true, false]

#- evaluator4-004-integer-05 eval
Integer[5,1].each |$x| { notice $x }
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (5, 1 (line: 1, column: 1)
#? 004, Integer: iterating down
#~~ notice: 5
#~~ notice: 4
#~~ notice: 3
#~~ notice: 2
#~~ notice: 1

#- evaluator4-004-integer-06 eval
18446744073709551616 - 1
#!! A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x10000000000000000' (line: 1, column: 1)
#? 004, Integer: no limits
#=> 18446744073709551615

#- evaluator4-004-integer-07 eval
-1 =~ Integer[0,-3]
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (0, -3 (line: 1, column: 7)
#? 004, Integer: ranges ascend or descend
#=> true

#- evaluator4-004-integer-08 eval
[Integer[1,10] > Integer[2,3], Integer[1,10] == Integer[2,3], Integer[1,10] > Integer[0,5], Integer[1,10] > Integer[1,10], Integer[1,10] >= Integer[1,10], Integer[1,10] == Integer[1,10]]
#=> [true, false, false, false, true, true]
#:: Array[ScalarData]
#? 004, Integer: comparison of ranges
#=> [true, false, false, false, true, true]

#- evaluator4-004-integer-09 eval
type([1,5,3], reduced) == Array[Integer[1,5], 3, 3]
#=> true
#:: Boolean
#? 004, Integer: Integer[a,b] ∪ Integer[c,d] is Integer[min, max]
#=> true

#- evaluator4-004-integer-10 eval
[Integer[1, 99999999999999999999] == Integer[1, 99999999999999999999], 99999999999999999998 =~ Integer[1, 99999999999999999999]]
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x56bc75e2d630fffff' (line: 1, column: 13)
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x56bc75e2d630fffff' (line: 1, column: 49)
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x56bc75e2d630ffffe' (line: 1, column: 72)
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x56bc75e2d630fffff' (line: 1, column: 107)
#~~ err: Language validation logged 4 errors. Giving up
#!! Language validation logged 4 errors. Giving up
#? 004, Integer: no limits; descending ranges
#=> [true, true]

#- evaluator4-004-integer-11 eval
[4 =~ Integer[7,3], 8 =~ Integer[7,3], Integer[7,3] > Integer[4,5], Integer[7,3] > Integer[2,5]]
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (7, 3 (line: 1, column: 7)
#? 004, Integer: no limits; descending ranges
#=> [true, false, true, false]

#- evaluator4-004-integer-12 eval
case 2 { Integer[3,1]: { inside } default: { out } }
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (3, 1 (line: 1, column: 10)
#? 004, Integer: no limits; descending ranges
#=> inside

#- evaluator4-004-integer-13 eval
[Integer[7] == Integer[7,7], 8 =~ Integer[7], "${Integer[7].map |$x| { $x }}"]
#!! Evaluation Error: Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Integer]
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Integer]
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer] (line: 1, column: 60)
#? 004, Integer: one parameter is both ends
#=> [true, false, '[7]']

#- evaluator4-004-integer-14 eval
[7 =~ Integer[0, default], -7 =~ Integer[0, default], 0 =~ Integer[default, -1], -1 =~ Integer[default, -1]]
#=> [true, false, false, true]
#:: Array[ScalarData]
#? 004, Integer: default is infinite
#=> [true, false, false, true]

#- evaluator4-004-integer-15 eval
[5 =~ Integer[1,10], 11 ? { Integer[1,10] => inside, default => out }, case 3 { Integer[1,10]: { inside } default: { out } }]
#=> [true, 'out', 'inside']
#:: Array[ScalarData]
#? 004, Integer: values are tested against ranges by =~, ? and case
#=> [true, 'out', 'inside']

#- evaluator4-004-integer-16 eval
Integer[0,default].each |$x| { notice $x }
#!! Evaluation Error: Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Integer]
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Integer]
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer] (line: 1, column: 19)
#? 004, Integer: an infinite range cannot be gone through
#!!

#- evaluator4-004-integer-17 eval
type_of([Integer[1,2], Integer[5,6]]) <= Array[Type[Integer[1,6]]]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Integer: the union of ranges is the least range around them
#=> true

#- evaluator4-004-integer-18 eval
[Integer[1, 99999999999999999999] > Integer[2, 3], 99999999999999999999 =~ Integer[0, default], 99999999999999999999 =~ Integer[default, 0]]
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x56bc75e2d630fffff' (line: 1, column: 13)
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x56bc75e2d630fffff' (line: 1, column: 52)
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x56bc75e2d630fffff' (line: 1, column: 97)
#~~ err: Language validation logged 3 errors. Giving up
#!! Language validation logged 3 errors. Giving up
#? 004, Integer: bounds have no limits either
#=> [true, true, false]

# Float

#- evaluator4-004-float-01 eval
1.5 =~ Float[2,1]
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (2.0, 1.0 (line: 1, column: 8)
#? 004, Float: Float ranges may descend as Integer ranges
#=> true

#- evaluator4-004-float-02 eval
Float[1,2].each |$x| { }
#!! Evaluation Error: Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:
#|   (Hash hash, Callable[2, 2] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Float]
#|   (Hash hash, Callable[1, 1] block)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Float]
#|   (Iterable enumerable, Callable[2, 2] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Float]
#|   (Iterable enumerable, Callable[1, 1] block)
#|     rejected: parameter 'enumerable' expects an Iterable value, got Type[Float] (line: 1, column: 11)
#? 004, Float: no iteration
#!!

#- evaluator4-004-float-03 eval
[1.5 =~ Float[1, 2.0], 2.5 =~ Float[1, 2.0], 1 =~ Float]
#=> [true, false, false]
#:: Array[ScalarData]
#? 004, Float: bounds are integers or floats
#=> [true, false, false]

#- evaluator4-004-float-04 eval
[type_of([1.5, 1]) <= Array[Numeric], type_of([Float[1,2], Float[3,4]]) <= Array[Type[Float[1,4]]]]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 2)
#? 004, Float: Float ∪ Integer is Numeric, of ranges the least around them
#=> [true, true]

# String

#- evaluator4-004-string-01 eval
type_of([a,b,c]) <= Array[String]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, String: type_of gives the type of strings
#=> true

#- evaluator4-004-string-02 eval
['abc' =~ String[1], 'abc' =~ String[1,2], 'abc' =~ String[Integer[1,2]], 'ab' =~ String[Integer[1,2]]]
#=> [true, false, false, true]
#:: Array[ScalarData]
#? 004, String: size constraints: min; min and max; an Integer range
#=> [true, false, false, true]

#- evaluator4-004-string-03 eval
['a','b','c'] =~ Array[Pattern['[a-z]']]
#=> true
#:: Boolean
#? 004, String: literal strings know their value
#=> true

#- evaluator4-004-string-04 eval
[String >= Enum[a], String >= Pattern[/a/]]
#=> [true, true]
#:: Array[Boolean]
#? 004, String: String ∪ Enum, Pattern is String
#=> [true, true]

#- evaluator4-004-string-05 eval
$size = Integer[1,2]
['abc' =~ String[$size], 'ab' =~ String[$size]]
#=> [false, true]
#:: Array[ScalarData]
#? 004, String: an Integer range is a size, too
#=> [false, true]

#- evaluator4-004-string-06 eval
[['a', 'b', 'c'] =~ Array[Pattern['[a-z]']], ['a', 'b', 'c'] =~ Array[Pattern['a-z']]]
#=> [true, false]
#:: Array[ScalarData]
#? 004, String: a pattern is a regexp (the document's Pattern['a-z'] for letters is a slip)
#=> [true, false]

#- evaluator4-004-string-07 eval
[type_of(['a', 1]) <= Array[Literal], type_of(['a', []]) <= Array[Literal]]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 2)
#? 004, String: String ∪ what is a Literal is Literal, else Object
#=> [true, false]

# Enum

#- evaluator4-004-enum-01 eval
type_of([Enum[a,b,c], Enum[x,b,c]]) <= Array[Type[Enum[a,b,c,x]]]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Enum: Enum ∪ Enum is the union (type_of)
#=> true

#- evaluator4-004-enum-02 eval
[Enum[abc, abcd] < String[3], Enum[ab, abcd] < String[3]]
#=> [true, false]
#:: Array[ScalarData]
#? 004, Enum: all strings must fit a String with a size
#=> [true, false]

#- evaluator4-004-enum-03 eval
['port' =~ Enum['port', 'name', 'ip'], 'x' =~ Enum['port', 'name', 'ip']]
#=> [true, false]
#:: Array[ScalarData]
#? 004, Enum: one of the strings
#=> [true, false]

# Pattern

#- evaluator4-004-pattern-01 eval
['x' =~ Pattern, '' =~ Pattern]
#=> [true, true]
#:: Array[Boolean]
#? 004, Pattern: nothing matches an unparameterised Pattern
#=> [false, false]

#- evaluator4-004-pattern-02 eval
type_of([Pattern[a], Pattern[b]]) <= Array[Type[Pattern[a,b]]]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Pattern: Pattern ∪ Pattern (type_of)
#=> true

#- evaluator4-004-pattern-03 eval
['a' =~ Pattern['.*'], 'all of me' =~ Pattern[/^all of me$/], 'b' =~ Pattern[a, /b/]]
#=> [true, true, true]
#:: Array[Boolean]
#? 004, Pattern: strings that match one of the patterns
#=> [true, true, true]

#- evaluator4-004-pattern-04 eval
['abc' =~ Pattern, 'abc' !~ Pattern, 'a' ? { Pattern => p, default => d }]
#=> [true, false, 'p']
#:: Array[ScalarData]
#? 004, Pattern: nothing matches an unparameterised Pattern
#=> [false, true, 'd']

#- evaluator4-004-pattern-05 eval
['a' =~ Pattern[Pattern['a'], Regexp['b'], /c/, 'd'], 'b' =~ Pattern[Pattern['a'], Regexp['b']], 'd' =~ Pattern[/c/, 'd']]
#=> [true, true, true]
#:: Array[Boolean]
#? 004, Pattern: strings, regexps, Pattern and Regexp types make one
#=> [true, true, true]

# Boolean, Regexp

#- evaluator4-004-boolean-regexp-01 eval
"a
b" =~ /\Ab/
#=> false
#:: Boolean
#? 004, Boolean, Regexp: \A and \Z are removed from a regexp
#=> true

#- evaluator4-004-boolean-regexp-02 parse
$x = /.*/m
#=> (block (= (var "x") (regexp ".*")) (qn "m"))
#? 004, Boolean, Regexp: options of a regexp are an error
#!!

#- evaluator4-004-boolean-regexp-03 eval
'abc' =~ Regexp['b']
#=> false
#:: Boolean
#? 004, Boolean, Regexp: … and it matches as one
#=> true

#- evaluator4-004-boolean-regexp-04 eval
[/a/ =~ Regexp, /a/ =~ Regexp[/a/], /b/ =~ Regexp[/a/], /a/ =~ Regexp['a']]
#=> [true, true, false, true]
#:: Array[ScalarData]
#? 004, Boolean, Regexp: Regexp: all; Regexp[p]: the one with that source
#=> [true, true, false, true]

#- evaluator4-004-boolean-regexp-05 eval
"b
a" =~ /b\Z/
#=> false
#:: Boolean
#? 004, Boolean, Regexp: \A and \Z are removed from a regexp
#=> true

#- evaluator4-004-boolean-regexp-06 eval
'xbx' =~ "\\Ab\\Z"
#=> false
#:: Boolean
#? 004, Boolean, Regexp: \A and \Z are removed from a regexp
#=> true

#- evaluator4-004-boolean-regexp-07 eval
'abc' =~ Regexp['(b)']; $1
#=>
#:: Undef
#? 004, Boolean, Regexp: … and it matches as one
#=> b

#- evaluator4-004-boolean-regexp-08 eval
'foobar' =~ /\Abar/
#=> false
#:: Boolean
#? 004, Boolean, Regexp: \A and \Z are removed; Regexp[p] matches
#=> true

#- evaluator4-004-boolean-regexp-09 eval
'foobar' =~ Pattern['\Abar']
#=> false
#:: Boolean
#? 004, Boolean, Regexp: \A and \Z are removed; Regexp[p] matches
#=> true

#- evaluator4-004-boolean-regexp-10 eval
'xay' =~ Regexp['\Aa']
#=> false
#:: Boolean
#? 004, Boolean, Regexp: \A and \Z are removed; Regexp[p] matches
#=> true

#- evaluator4-004-boolean-regexp-11 eval
[true =~ Boolean, false =~ Boolean, 'true' =~ Boolean]
#=> [true, true, false]
#:: Array[ScalarData]
#? 004, Boolean, Regexp: Boolean has true and false
#=> [true, true, false]

#- evaluator4-004-boolean-regexp-12 eval
['xa' =~ '\Aa', 'xa' =~ Pattern['\Aa'], 'xa' =~ Regexp['\Aa'], 'ax' =~ 'a\Z']
#=> [false, false, false, false]
#:: Array[Boolean]
#? 004, Boolean, Regexp: \A and \Z are removed wherever a regexp is made from a string
#=> [true, true, true, true]

#- evaluator4-004-boolean-regexp-13 eval
'ax' =~ /a\z/
#=> false
#:: Boolean
#? 004, Boolean, Regexp: \z stays
#=> false

#- evaluator4-004-boolean-regexp-14 eval
type_of([/a/, /b/]) <= Array[Regexp]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Boolean, Regexp: Regexp ∪ another is Regexp
#=> true

#- evaluator4-004-boolean-regexp-15 eval
[/b/ =~ Regexp['b'], 1 =~ Regexp['1']]
#=> [true, false]
#:: Array[ScalarData]
#? 004, Boolean, Regexp: a value that is no string is asked for by its type
#=> [true, false]

# Array

#- evaluator4-004-array-01 eval
[[1] =~ Array, [Integer] =~ Array, [[/a/]] =~ Array]
#=> [true, true, true]
#:: Array[Boolean]
#? 004, Array: Array alone is Array[Data]
#=> [true, false, true]

#- evaluator4-004-array-02 eval
[[1] =~ Array[Integer], [a] =~ Array[Integer], [] =~ Array[Integer,1]]
#=> [true, false, false]
#:: Array[ScalarData]
#? 004, Array: elements of type V, size from and to
#=> [true, false, false]

#- evaluator4-004-array-03 eval
type_of([[1], ['a', 2]]) <= Array[Array[Literal, 1, 2]]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Array: the union of arrays has the union of elements and sizes
#=> true

# Hash

#- evaluator4-004-hash-01 eval
[{a=>1} =~ Hash, {[1]=>1} =~ Hash, {a=>Integer} =~ Hash]
#=> [true, true, true]
#:: Array[Boolean]
#? 004, Hash: Hash alone is Hash[Literal, Data]
#=> [true, false, false]

#- evaluator4-004-hash-02 eval
[{a=>1} =~ Hash[String,Integer], {1=>1} =~ Hash[String,Integer], {} =~ Hash[String,Integer,1]]
#=> [true, false, false]
#:: Array[ScalarData]
#? 004, Hash: Hash[K, V, from, to]
#=> [true, false, false]

#- evaluator4-004-hash-03 eval
type_of([{a => 1}, {1 => 'a', 2 => b}]) <= Array[Hash[Literal, Literal, 1, 2]]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Hash: the union of hashes has the unions of keys, values and sizes
#=> true

# Variant, Optional

#- evaluator4-004-variant-optional-01 eval
[1 =~ Optional, 'a' =~ Optional, undef =~ Optional]
#=> [false, false, true]
#:: Array[ScalarData]
#? 004, Variant, Optional: an unparameterised Optional represents nothing
#=> [false, false, false]

#- evaluator4-004-variant-optional-02 eval
[500] =~ Array[Variant[Integer[1000, 1999], Integer[10000, default]]]
#=> false
#:: Boolean
#? 004, Variant, Optional: Variant of types
#=> false

#- evaluator4-004-variant-optional-03 eval
[undef =~ Optional[Integer], 1 =~ Optional[Integer], a =~ Optional[Integer]]
#=> [true, true, false]
#:: Array[ScalarData]
#? 004, Variant, Optional: Optional[T]
#=> [true, true, false]

#- evaluator4-004-variant-optional-04 eval
[[1500] =~ Array[Variant[Integer[1000, 1999], Integer[10000, default]]], [20000] =~ Array[Variant[Integer[1000, 1999], Integer[10000, default]]]]
#=> [true, true]
#:: Array[Boolean]
#? 004, Variant, Optional: Variant of types
#=> [true, true]

#- evaluator4-004-variant-optional-05 eval
[type_of([Optional[Integer], Integer]) <= Array[Type[Optional[Integer]]], Optional[Integer] <= Integer]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 2)
#? 004, Variant, Optional: Optional[T] ∪ T is Optional[T] (the document's T loses undef: a slip)
#=> [true, false]

#- evaluator4-004-variant-optional-06 eval
type_of([Optional[Integer], Optional[String]]) <= Array[Type[Optional[Literal]]]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 1)
#? 004, Variant, Optional: Optional[Q] ∪ Optional[R] is Optional[Q ∪ R]
#=> true

# Variable Names

#- evaluator4-004-variable-names-01 parse
notice($a::_b)
#=> (invoke {:functor (qn "notice") :args [(var "a::_b")]})
#? 004, Variable Names: no underscore at the start of a segment in a qualified name
#!!

#- evaluator4-004-variable-names-02 parse
notice($01)
#!! Illegal numeric variable name, The given name '01' must be a decimal value if it starts with a digit 0-9 (file: test.pp, line: 1, column: 8)
#? 004, Variable Names: numeric variables: 0 or without a leading 0
#!!

#- evaluator4-004-variable-names-03 parse
$_a = 1
$aB9_ = 2
#=> (block (= (var "_a") 1) (= (var "aB9_") 2))
#? 004, Variable Names: named variables start with a-z or _, then word characters
#=> (block (= (var "_a") 1) (= (var "aB9_") 2))

#- evaluator4-004-variable-names-04 parse
notice($a::B)
#!! Illegal variable name, The given name 'a::B' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 8)
#? 004, Variable Names: no upper-case start of a segment
#!!

#- evaluator4-004-variable-names-05 parse
notice($a::1)
#!! Illegal variable name, The given name 'a::1' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 8)
#? 004, Variable Names: no qualified numeric variable
#!!

#- evaluator4-004-variable-names-06 parse
$x.y
#=> (call-method {:functor (. (var "x") (qn "y")) :args []})
#? 004, Variable Names: an example
#=> (call-method {:functor (. (var "x") (qn "y")) :args []})

#- evaluator4-004-variable-names-07 parse
$x-y
#=> (- (var "x") (qn "y"))
#? 004, Variable Names: an example
#=> (- (var "x") (qn "y"))

#- evaluator4-004-variable-names-08 parse
$'x'
#~~ err: This Variable has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)
#~~ err: Illegal variable name, The given name '' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 1)
#!! Language validation logged 2 errors. Giving up (file: test.pp)
#? 004, Variable Names: an example
#!!

# Conversions

#- evaluator4-004-conversions-01 eval
2147483648 * 2147483648 * 2147483648
#!! Evaluation Error: A '*' expression resulted in a value outside of Puppet Integer max range, got '+0x200000000000000000000000' (line: 1, column: 25)
#? 004, Conversions: no overflow: bignums
#=> 9903520314283042199192993792

#- evaluator4-004-conversions-02 eval
['3' + 4, 4 * '0x10']
#!! Evaluation Error: The string '3' was automatically coerced to the numerical value 3 (line: 1, column: 2)
#? 004, Conversions: strings are transformed to numbers in arithmetic
#=> [7, 64]

#- evaluator4-004-conversions-03 eval
[if '' { t } else { f }, if undef { t } else { f }, if false { t } else { f }, if 0 { t } else { f }, if [] { t } else { f }, if 'false' { t } else { f }]
#=> ['t', 'f', 'f', 't', 't', 't']
#:: Array[String[1, 1]]
#? 004, Conversions: '' undef and false are false, else true
#=> ['f', 'f', 'f', 't', 't', 't']

#- evaluator4-004-conversions-04 eval
"${0x1F + 0}"
#=> 31
#:: String
#? 004, Conversions: numbers to strings with radix 10 on interpolation
#=> 31

#- evaluator4-004-conversions-05 eval
sprintf('%o', 8)
#=> 10
#:: String
#? 004, Conversions: sprintf for explicit conversion
#=> 10

#- evaluator4-004-conversions-06 eval
[!'', !undef, !false, !0, !{}]
#=> [false, true, true, false, false]
#:: Array[ScalarData]
#? 004, Conversions: '' undef and false are false, else true
#=> [true, true, true, false, false]

#- evaluator4-004-conversions-07 eval
'abc' =~ 'a.c'
#=> true
#:: Boolean
#? 004, Conversions: a string right of a match becomes a regexp
#=> true

#- evaluator4-004-conversions-08 eval
[File == 'File', "${File}" == 'File']
#=> [false, true]
#:: Array[ScalarData]
#? 004, Conversions: references are strings only when interpolated
#=> [false, true]

#- evaluator4-004-conversions-09 eval
['3' * 3, '0x1' + '01']
#!! Evaluation Error: The string '3' was automatically coerced to the numerical value 3 (line: 1, column: 2)
#? 004, Conversions: truth and arithmetic
#=> [9, 2]

#- evaluator4-004-conversions-10 eval
[1 + 1.0, 2 * 1.5]
#=> [2.0, 3.0]
#:: Array[Float]
#? 004, Conversions: a float on one side makes a float
#=> [2.0, 3.0]

#- evaluator4-004-conversions-11 eval
['0x1F' * 1, '017' + 0, '1e2' - 0]
#!! Evaluation Error: The string '0x1F' was automatically coerced to the numerical value 31 (line: 1, column: 2)
#? 004, Conversions: numbers in strings are numbers of the language, in any radix
#=> [31, 15, 100.0]

#- evaluator4-004-conversions-12 eval
[apache == 'apache', "${'x'}"]
#=> [true, 'x']
#:: Array[ScalarData]
#? 004, Conversions: names are strings unless they name something
#=> [true, 'x']

# Collection

#- evaluator4-004-collection-01 eval
[[1,2,3] =~ Collection[1,3], {a=>1, b=>2} =~ Collection[3], [1] =~ Collection[Integer[1,2]]]
#=> [true, false, true]
#:: Array[ScalarData]
#? 004, Collection: size constraint, also as an Integer range
#=> [true, false, true]

#- evaluator4-004-collection-02 eval
[type_of([[1], {a => 1}]) <= Array[Collection], Array <= Collection, Hash <= Collection]
#!! Evaluation Error: Unknown function: 'type_of'. (line: 1, column: 2)
#? 004, Collection: Collection ∪ Array or Hash is Collection
#=> [true, true, true]

# Catalog Entry, Resource, Class

#- evaluator4-004-catalog-entry-resource-class-01 eval
[Resource[File, a] == File[a], Resource[File, a, b] == [File[a], File[b]]]
#=> [true, true]
#:: Array[Boolean]
#? 004, Catalog Entry, Resource, Class: one title is the instance, several an array
#=> [true, true]

#- evaluator4-004-catalog-entry-resource-class-02 eval
[File <= Resource, File[a] <= File, Class[c] <= Class]
#=> [true, true, true]
#:: Array[Boolean]
#? 004, Catalog Entry, Resource, Class: the narrower is less
#=> [true, true, true]

#- evaluator4-004-catalog-entry-resource-class-03 eval
Class[a, b] == [Class[a], Class[b]]
#=> true
#:: Boolean
#? 004, Catalog Entry, Resource, Class: several class names give an array
#=> true

#- evaluator4-004-catalog-entry-resource-class-04 eval
[Resource[File] == File, Resource['file'] == File, Resource[file] == File]
#=> [true, true, true]
#:: Array[Boolean]
#? 004, Catalog Entry, Resource, Class: a resource type is a type or a string in any case
#=> [true, true, true]

#- evaluator4-004-catalog-entry-resource-class-05 eval
[Class[c] <= Class, Class <= Class[c], File <= Resource, Resource <= File, File[a] <= File]
#=> [true, false, true, false, true]
#:: Array[ScalarData]
#? 004, Catalog Entry, Resource, Class: the narrower is less (the document's Class <= Class[c] and Resource <= Resource[RT] are slips)
#=> [true, false, true, false, true]

#- evaluator4-004-catalog-entry-resource-class-06 eval
[Resource[File] != Resource[User], File[a] != File[b], Resource[File, a] == File[a]]
#=> [true, true, true]
#:: Array[Boolean]
#? 004, Catalog Entry, Resource, Class: different resources are different types
#=> [true, true, true]

# Variable Reference

#- evaluator4-004-variable-reference-01 eval
$nope
#!! Evaluation Error: Unknown variable: 'nope'. (line: 1, column: 1)
#? 004, Variable Reference: a named variable that does not exist is an error
#!!

#- evaluator4-004-variable-reference-02 eval
$5
#=>
#:: Undef
#? 004, Variable Reference: a number that nothing has matched is undef
#=>

# Integer ([from, to])

#- evaluator4-004-integer-from-to-01 eval
Integer[5,1] == Integer[1,5]
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (5, 1 (line: 1, column: 1)
#? 004, Integer ([from, to]): an example
#=> true

# Pattern[*patterns]

#- evaluator4-004-pattern-patterns-01 eval
'x' =~ Pattern[]
#!! Syntax error at ']' (line: 1, column: 16)
#? 004, Pattern[*patterns]: an example
#=> false

# Regexp[pattern]

#- evaluator4-004-regexp-pattern-01 eval
"a\nb" =~ /\Ab/
#=> false
#:: Boolean
#? 004, Regexp[pattern]: an example
#=> true

#- evaluator4-004-regexp-pattern-02 eval
"a\nb" =~ /^b\Z/
#=> true
#:: Boolean
#? 004, Regexp[pattern]: an example
#=> true

# Array[V, from, to]

#- evaluator4-004-array-v-from-to-01 eval
Hash == Hash[Scalar, Data]
#=> false
#:: Boolean
#? 004, Array[V, from, to]: an example
#=> false

# Optional[T]

#- evaluator4-004-optional-t-01 eval
undef =~ Optional
#=> true
#:: Boolean
#? 004, Optional[T]: an example
#=> false

#- evaluator4-004-optional-t-02 eval
1 =~ Optional
#=> false
#:: Boolean
#? 004, Optional[T]: an example
#=> false

# Type Algebra on Resource

# The document has it the other way round: a slip.

#- evaluator4-004-type-algebra-on-resource-01 eval
Resource <= File
#=> false
#:: Boolean
#? 004, Type Algebra on Resource: an example
#=> false

#- evaluator4-004-type-algebra-on-resource-02 eval
[File <= Resource, File['a'] <= File]
#=> [true, true]
#:: Array[Boolean]
#? 004, Type Algebra on Resource: an example
#=> [true, true]

# Type Algebra on Class

# The document has it the other way round: a slip.

#- evaluator4-004-type-algebra-on-class-01 eval
Class <= Class[c]
#=> false
#:: Boolean
#? 004, Type Algebra on Class: an example
#=> false

# Type[T]

#- evaluator4-004-type-t-01 eval
[Integer =~ Type[Integer], Type[Integer] =~ Type[Type[Integer]], 1 =~ Type]
#=> [true, true, false]
#:: Array[ScalarData]
#? 004, Type[T]: Type is the type of types
#=> [true, true, false]
