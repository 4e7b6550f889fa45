# `Init[T]`, and types that speak of themselves.

#- init-01 eval
type A = Object[{attributes=>{x=>Variant[Init[A],String]}}]
A('a')
#=> A({'x' => 'a'})
#:: Object[{name => 'A', attributes => {'x' => Variant[Init[A], String]}}]

#- init-02 eval
type A = Object[{attributes=>{x=>Variant[String, Init[A]]}}]
A('a')
#=> A({'x' => 'a'})
#:: Object[{name => 'A', attributes => {'x' => Variant[String, Init[A]]}}]

#- init-03 eval
type A = Object[{attributes=>{x=>Variant[Init[A],String]}}]
'a' =~ Init[A]
#=> true
#:: Boolean

#- init-04 eval
type A = Init[A]
'a' =~ A
#=> true
#:: Boolean

#- init-05 eval
type A = Init[A]
A('a')
#=> a
#:: String

#- init-06 eval
type A = Variant[Init[A], Integer]
A('3')
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'A = Variant[Init[A], Integer]' is not supported (line: 2, column: 1)

#- init-07 eval
type A = Variant[Init[A], Integer]
'3' =~ A
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'A = Variant[Init[A], Integer]' is not supported (line: 2, column: 5)

#- init-08 eval
type A = Array[Init[A]]
A([[]])
#=> [[]]
#:: Array[Array[Unit]]

#- init-09 eval
type A = Array[Init[A]]
[['3']] =~ A
#=> true
#:: Boolean

#- init-10 eval
type A = Callable[A]
A
#=> A = Callable[A]
#:: Type[A]

#- init-11 eval
Init[Init[Integer]]('3')
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Init[Integer]' is not supported (line: 1, column: 1)

#- init-12 eval
type A = Object[{attributes=>{x=>Variant[Init[A],String]}}]
A({x=>'a'})
#=> A({'x' => 'a'})
#:: Object[{name => 'A', attributes => {'x' => Variant[Init[A], String]}}]

#- init-13 eval
3 =~ Init[Any]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 3)

#- init-14 eval
3 =~ Array[Init[Any]]
#=> false
#:: Boolean

#- init-15 eval
[3] =~ Array[Init[Any]]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 5)

#- init-16 eval
[3] =~ Array[Variant[Integer, Init[Any]]]
#=> true
#:: Boolean

#- init-17 eval
['3'] =~ Array[Variant[Integer, Init[Any]]]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 7)

#- init-18 eval
Init[Any]('3')
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported (line: 1, column: 1)

#- init-19 eval
'3' =~ Init[Optional[Integer]]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Optional[Integer]' is not supported (line: 1, column: 5)

#- init-20 eval
'3' =~ Init[NotUndef[Integer]]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'NotUndef[Integer]' is not supported (line: 1, column: 5)

#- init-21 eval
'3' =~ Init[Variant[Integer,String]]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Variant[Integer, String]' is not supported (line: 1, column: 5)

#- init-22 eval
3 in [Init[Any]]
#=> false
#:: Boolean

#- init-23 eval
Init[Any] < Integer
#=> false
#:: Boolean

#- init-24 eval
Init[Any] == Init[Any]
#=> true
#:: Boolean

#- init-25 eval
Init[Integer, 16]('0xff')
#=> 255
#:: Integer

#- init-26 eval
'ff' =~ Init[Integer, 16]
#=> false
#:: Boolean

#- init-27 eval
'ff' =~ Init[Integer, 'x']
#!! Evaluation Error: Error while evaluating a '=~' expression, The type 'Init[Integer, 'x']' does not represent a valid set of parameters for Integer.new() (line: 1, column: 6)

#- init-28 eval
['ff'] =~ Array[Init[Integer, 'x']]
#!! Evaluation Error: Error while evaluating a '=~' expression, The type 'Init[Integer, 'x']' does not represent a valid set of parameters for Integer.new() (line: 1, column: 8)

#- init-29 eval
type T = Array[Variant[T, Init[Integer]]]
[['3']] =~ T
#=> true
#:: Boolean

#- init-30 eval
type T = Array[Variant[T, Init[Integer]]]
[[['3']]] =~ T
#=> true
#:: Boolean

#- init-31 eval
type T = Array[Variant[Integer, Init[T]]]
[['3']] =~ T
#=> true
#:: Boolean

#- init-32 eval
type T = Array[Variant[Integer, Init[T]]]
T([['3']])
#=> [['3']]
#:: Array[Array[String]]

#- init-33 eval
type T = Hash[String, Init[T]]
{a=>{b=>{}}} =~ T
#!! Expression is not valid as a resource, resource-default, or resource-override (line: 1, column: 6)

#- init-34 eval
type T = Hash[String, Init[T]]
{a=>[[b, {}]]} =~ T
#!! Expression is not valid as a resource, resource-default, or resource-override (line: 1, column: 6)

#- init-35 eval
type T = NotUndef[T]
T
#!! Evaluation Error: Error while evaluating a Type-Name, Type alias 'T' cannot be resolved to a real type (line: 2, column: 1)

#- init-36 eval
type T = NotUndef[T]
3 =~ T
#!! Evaluation Error: Error while evaluating a Type-Name, Type alias 'T' cannot be resolved to a real type (line: 2, column: 6)

#- init-37 eval
type T = NotUndef[T]
T(3)
#!! Evaluation Error: Error while evaluating a Type-Name, Type alias 'T' cannot be resolved to a real type (line: 2, column: 1)

#- init-38 eval
type T = Optional[T]
3 =~ T
#=> false
#:: Boolean

#- init-39 eval
type T = Sensitive[T]
T(3)
#!! Evaluation Error: Error while evaluating a Function Call, Converted value from T = Sensitive[T].new() has wrong type, expects a T = Sensitive[T] value, got Sensitive[Integer] (line: 2, column: 1)

#- init-40 eval
type T = Sensitive[T]
Sensitive(Sensitive(3)) =~ T
#=> false
#:: Boolean

#- init-41 eval
type T = Type[T]
Integer =~ T
#=> false
#:: Boolean

#- init-42 eval
type T = Type[T]
T('Integer')
#!! Evaluation Error: Error while evaluating a Function Call, Converted value from T = Type[T].new() has wrong type, expects a T = Type[T] value, got Type[Integer] (line: 2, column: 1)

#- init-43 eval
type T = Iterator[T]
[1].reverse_each =~ T
#=> false
#:: Boolean

#- init-44 eval
type T = Callable[T]
T < Callable
#=> true
#:: Boolean

#- init-45 eval
type T = Callable[[T], T]
T
#=> T = Callable[[T], T]
#:: Type[T]

#- init-46 eval
type T = Callable[Integer, T]
T
#=> T = Callable[Integer, T]
#:: Type[T]

#- init-47 eval
type A = Object[{attributes=>{x=>Optional[A]}}]
A(undef)
#=> A({})
#:: Object[{name => 'A', attributes => {'x' => {type => Optional[A], value => undef}}}]

#- init-48 eval
type A = Object[{attributes=>{x=>Optional[A]}}]
A(A(undef))
#=> A({})
#:: Object[{name => 'A', attributes => {'x' => {type => Optional[A], value => undef}}}]

#- init-49 eval
type A = Object[{attributes=>{x=>{type=>Optional[Init[A]], value=>undef}}}]
A()
#=> A({})
#:: Object[{name => 'A', attributes => {'x' => {type => Optional[Init[A]], value => undef}}}]

#- init-50 eval
type A = Object[{attributes=>{x=>{type=>Optional[Init[A]], value=>undef}}}]
A(A())
#=> A({})
#:: Object[{name => 'A', attributes => {'x' => {type => Optional[Init[A]], value => undef}}}]

#- init-51 eval
type A = Object[{attributes=>{x=>Init[B]}}]
type B = Object[{attributes=>{x=>Variant[Init[A], Integer]}}]
B(3)
#=> B({'x' => 3})
#:: Object[{name => 'B', attributes => {'x' => Variant[Init[A], Integer]}}]

#- init-52 eval
type A = Object[{attributes=>{x=>Init[B]}}]
type B = Object[{attributes=>{x=>Variant[Init[A], Integer]}}]
A(3)
#=> A({'x' => 3})
#:: Object[{name => 'A', attributes => {'x' => Init[B]}}]

#- init-53 eval
type A = Object[{attributes=>{x=>Init[B]}}]
type B = Object[{attributes=>{x=>Variant[Init[A], Integer]}}]
[3 =~ Init[A], 3 =~ Init[B], 's' =~ Init[A], 's' =~ Init[B], Integer < Init[A], Init[A] < Init[B], {x=>3} =~ Init[A], {x=>{x=>3}} =~ Init[A]]
#=> [true, true, false, false, true, false, true, true]
#:: Array[ScalarData]

#- init-54 eval
type A = Object[{attributes=>{x=>Array[A]}}]
A([A([])])
#=> A({'x' => [A({'x' => []})]})
#:: Object[{name => 'A', attributes => {'x' => Array[A]}}]

#- init-55 eval
type A = Object[{attributes=>{x=>Variant[Integer, Init[A, 3]], y=>Integer}}]
A(3, 3)
#=> A({'x' => 3, 'y' => 3})
#:: Object[{name => 'A', attributes => {'x' => Variant[Integer, Init[A, 3]], 'y' => Integer}}]

#- init-56 eval
type A = Object[{attributes=>{x=>Variant[Init[A],String], y=>Variant[Init[A], Integer]}}]
A('a', 3)
#=> A({'x' => 'a', 'y' => 3})
#:: Object[{name => 'A', attributes => {'x' => Variant[Init[A], String], 'y' => Variant[Init[A], Integer]}}]

#- init-57 eval
type A = Object[{attributes=>{x=>Callable[Init[A]]}}]
A
#=> Object[{name => 'A', attributes => {'x' => Callable[Init[A]]}}]
#:: Type[A]

#- init-58 eval
type A = Object[{functions=>{f=>Callable[[Init[A]], Init[A]]}}]
A()
#=> A({})
#:: Object[{name => 'A', functions => {'f' => Callable[[Init[A]], Init[A]]}}]

#- init-59 eval
type A = Object[{attributes=>{x=>Variant[Init[A],String]}}]
A('a') == A('a')
#=> true
#:: Boolean

#- init-60 eval
type A = Object[{attributes=>{x=>Variant[Init[A],String]}}]
A(A('a'))
#=> A({'x' => 'a'})
#:: Object[{name => 'A', attributes => {'x' => Variant[Init[A], String]}}]

#- init-61 eval
type A = Object[{attributes=>{x=>Variant[Init[A],String]}}]
[[A('a')] =~ Array[Init[A]], [1] =~ Array[Init[A]], {x=>1} =~ Init[A], {x=>'a'} =~ Init[A], {x=>{x=>'a'}} =~ Init[A], ['a'] =~ Init[A], [['a']] =~ Init[A]]
#=> [true, false, false, true, true, false, false]
#:: Array[ScalarData]

#- init-62 eval
type A = Object[{attributes=>{x=>Variant[Init[A],String]}}]
Init[A]('a')
#=> A({'x' => 'a'})
#:: Object[{name => 'A', attributes => {'x' => Variant[Init[A], String]}}]

#- init-63 eval
type A = Object[{attributes=>{x=>Variant[Init[A],String]}}]
Init[A](['a'])
#=> A({'x' => 'a'})
#:: Object[{name => 'A', attributes => {'x' => Variant[Init[A], String]}}]

# Questions that have no answer, since nothing is ever made of such a type.

#- init-unanswered-01 eval
case 1 { Init[Any]: {1} default: {2} }
#!! Evaluation Error: Error while evaluating a 'case' statement, Creation of new instance of type 'Any' is not supported (line: 1, column: 1)

#- init-unanswered-02 eval
1 in [Init[Any]]
#=> false
#:: Boolean

#- init-unanswered-03 eval
assert_type(Init[Any], 1)
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported (line: 1, column: 1)

#- init-unanswered-04 eval
function f(Init[Any] $x) { $x }
f(1)
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported (line: 2, column: 1)

#- init-unanswered-05 eval
Init[Any] < Any
#!! Evaluation Error: Comparison of: Init[Any]-Type < Any-Type, is not possible. Caused by 'Creation of new instance of type 'Any' is not supported'. (line: 1, column: 11)

#- init-unanswered-06 eval
Any > Init[Any]
#!! Evaluation Error: Comparison of: Any-Type > Init[Any]-Type, is not possible. Caused by 'Creation of new instance of type 'Any' is not supported'. (line: 1, column: 5)

#- init-unanswered-07 eval
Init[Any] <= Any
#=> true
#:: Boolean

#- init-unanswered-08 eval
Any <= Init[Any]
#!! Evaluation Error: Comparison of: Any-Type <= Init[Any]-Type, is not possible. Caused by 'Creation of new instance of type 'Any' is not supported'. (line: 1, column: 5)

#- init-unanswered-09 eval
Init[Any] == Init[Any]
#=> true
#:: Boolean

#- init-unanswered-10 eval
Init[Any] == Any
#!! Evaluation Error: Comparison of: Init[Any]-Type == Any-Type, is not possible. Caused by 'Creation of new instance of type 'Any' is not supported'. (line: 1, column: 11)

#- init-unanswered-11 eval
1 =~ Init[Any]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 3)

#- init-unanswered-12 eval
1 !~ Init[Any]
#!! Evaluation Error: Error while evaluating a '!~' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 3)

#- init-unanswered-13 eval
1 ? { Init[Any] => 1, default => 2 }
#!! Evaluation Error: Error while evaluating a Selector Expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 1)

#- init-unanswered-14 eval
[1] =~ Array[Init[Any]]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 5)

#- init-unanswered-15 eval
Init[Any](1)
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported (line: 1, column: 1)

#- init-unanswered-16 eval
type T = Init[Any]
1 =~ T
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Any' is not supported (line: 2, column: 3)

#- init-unanswered-17 eval
with(1) |Init[Any] $x| { $x }
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported (line: 1, column: 1)

#- init-unanswered-18 eval
1 =~ Init[Undef]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Undef' is not supported (line: 1, column: 3)

#- init-unanswered-19 eval
1 =~ Init[Callable]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Callable' is not supported (line: 1, column: 3)

#- init-unanswered-20 eval
1 =~ Init[Variant[Integer,String]]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Variant[Integer, String]' is not supported (line: 1, column: 3)

#- init-unanswered-21 eval
case 1 { Init[Callable]: {1} default: {2} }
#!! Evaluation Error: Error while evaluating a 'case' statement, Creation of new instance of type 'Callable' is not supported (line: 1, column: 1)

#- init-unanswered-22 eval
assert_type(Init[Callable], 1)
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Callable' is not supported (line: 1, column: 1)

#- init-unanswered-23 eval
Init[Callable] < Any
#!! Evaluation Error: Comparison of: Init[Callable]-Type < Any-Type, is not possible. Caused by 'Creation of new instance of type 'Callable' is not supported'. (line: 1, column: 16)

#- init-unanswered-24 eval
Any < Init[Callable]
#!! Evaluation Error: Comparison of: Any-Type < Init[Callable]-Type, is not possible. Caused by 'Creation of new instance of type 'Callable' is not supported'. (line: 1, column: 5)

#- init-unanswered-25 eval
Integer < Init[Any]
#!! Evaluation Error: Comparison of: Integer-Type < Init[Any]-Type, is not possible. Caused by 'Creation of new instance of type 'Any' is not supported'. (line: 1, column: 9)

#- init-unanswered-26 eval
Init[Any] < Integer
#=> false
#:: Boolean

#- init-unanswered-27 eval
[1,2].filter |Init[Any] $x| { true }
#!! Evaluation Error: Error while evaluating a Method call, Creation of new instance of type 'Any' is not supported (line: 1, column: 6)

#- init-unanswered-28 eval
[1].map |Init[Any] $x| { $x }
#!! Evaluation Error: Error while evaluating a Method call, Creation of new instance of type 'Any' is not supported (line: 1, column: 4)

#- init-unanswered-29 eval
Init[Any] in [Any]
#!! Evaluation Error: Error while evaluating an 'in' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 11)

#- init-unanswered-30 eval
Any in [Init[Any]]
#=> true
#:: Boolean

#- init-unanswered-31 eval
[Init[Any]].unique
#=> [Init[Any]]
#:: Array[Type[Init[Any]]]

#- init-unanswered-32 eval
{Init[Any] => 1}
#=> {Init[Any] => 1}
#:: Hash[Type[Init[Any]], Integer]

#- init-unanswered-33 eval
1 =~ Optional[Init[Any]]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 3)

#- init-unanswered-34 eval
1 =~ Variant[Integer, Init[Any]]
#=> true
#:: Boolean

#- init-unanswered-35 eval
1 =~ Variant[Init[Any], Integer]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 3)

#- init-unanswered-36 eval
Init[Any] =~ Type[Init[Any]]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 11)

#- init-unanswered-37 eval
Init[Any] =~ Type[Any]
#=> true
#:: Boolean

#- init-unanswered-38 eval
Integer =~ Type[Init[Any]]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 9)

#- init-unanswered-39 eval
Struct[{a=>Init[Any]}]
#!! Evaluation Error: Error while evaluating a '[]' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 1)

#- init-unanswered-40 eval
{a=>1} =~ Struct[{a=>Init[Any]}]
#!! Evaluation Error: Error while evaluating a '[]' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 11)

#- init-unanswered-41 eval
Any != Init[Any]
#!! Evaluation Error: Comparison of: Any-Type != Init[Any]-Type, is not possible. Caused by 'Creation of new instance of type 'Any' is not supported'. (line: 1, column: 5)

#- init-unanswered-42 eval
Init[Any] >= Integer
#!! Evaluation Error: Comparison of: Init[Any]-Type >= Integer-Type, is not possible. Caused by 'Creation of new instance of type 'Any' is not supported'. (line: 1, column: 11)

#- init-unanswered-43 eval
Init[Any] > Integer
#!! Evaluation Error: Comparison of: Init[Any]-Type > Integer-Type, is not possible. Caused by 'Creation of new instance of type 'Any' is not supported'. (line: 1, column: 11)

#- init-unanswered-44 eval
Init[Resource] >= Integer
#!! Evaluation Error: Comparison of: Init[Resource]-Type >= Integer-Type, is not possible. Caused by 'Creation of new instance of type 'Resource' is not supported'. (line: 1, column: 16)

#- init-unanswered-45 eval
1 =~ Init[File]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'File' is not supported (line: 1, column: 3)

#- init-unanswered-46 eval
1 =~ Init[Class]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Class' is not supported (line: 1, column: 3)

#- init-unanswered-47 eval
1 =~ Init[Scalar]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Scalar' is not supported (line: 1, column: 3)

#- init-unanswered-48 eval
1 =~ Init[Data]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Data' is not supported (line: 1, column: 3)

#- init-unanswered-49 eval
1 =~ Init[Pattern[/a/]]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Pattern[/a/]' is not supported (line: 1, column: 3)

#- init-unanswered-50 eval
'a' =~ Init[Enum[a]]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Enum['a']' is not supported (line: 1, column: 5)

#- init-unanswered-51 eval
1 =~ Init[Collection]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Collection' is not supported (line: 1, column: 3)

#- init-unanswered-52 eval
1 =~ Init[Default]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Default' is not supported (line: 1, column: 3)

#- init-unanswered-53 eval
1 =~ Init[Runtime]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Runtime' is not supported (line: 1, column: 3)

#- init-unanswered-54 eval
1 =~ Init[TypeSet]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]' is not supported (line: 1, column: 3)

#- init-unanswered-55 eval
1 =~ Init[Iterable]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Iterable' is not supported (line: 1, column: 3)

#- init-unanswered-56 eval
lookup('x', Init[Any], undef, 1)
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported (line: 1, column: 1)

#- init-unanswered-57 eval
[1,'a'].any |$x| { $x =~ Init[Any] }
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 23)

#- init-unanswered-58 eval
match('a', Init[Any])
#!! Evaluation Error: Error while evaluating a Function Call, match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got Puppet::Pops::Types::PInitType (line: 1, column: 1)

#- init-unanswered-59 eval
match('a', [Init[Any]])
#!! Evaluation Error: Error while evaluating a Function Call, match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got Puppet::Pops::Types::PInitType (line: 1, column: 1)

#- init-unanswered-60 eval
'abc' =~ Init[Any]
#!! Evaluation Error: Error while evaluating a '=~' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 7)

#- init-unanswered-61 eval
defined(Init[Any])
#!! Evaluation Error: Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type[CatalogEntry]], got Type[Init[Any]] (line: 1, column: 1)

#- init-unanswered-62 eval
String(Init[Any])
#=> Init[Any]
#:: String

#- init-unanswered-63 eval
String(1, {Init[Any] => '%s'})
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported (line: 1, column: 1)

#- init-unanswered-64 eval
$x = [1,2]
$x[Init[Any]]
#!! Evaluation Error: The value 'Init[Any]' cannot be converted to Numeric. (line: 2, column: 4)

#- init-unanswered-65 eval
function f() >> Init[Any] { 1 }
f()
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported (line: 2, column: 1)

#- init-unanswered-66 eval
Init[Any].new(1)
#!! Evaluation Error: Error while evaluating a Method call, Creation of new instance of type 'Any' is not supported (line: 1, column: 14)

#- init-unanswered-67 eval
type T = Object[{attributes=>{a=>Init[Any]}}]
T(1)
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported (line: 2, column: 1)

#- init-unanswered-68 eval
inline_epp('<%- |Init[Any] $a| -%>x', {a=>1})
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported (line: 1, column: 1)

#- init-unanswered-69 eval
Callable[Init[Any]] < Callable[Integer]
#!! Evaluation Error: Comparison of: Callable[Init[Any]]-Type < Callable[Integer]-Type, is not possible. Caused by 'Creation of new instance of type 'Any' is not supported'. (line: 1, column: 21)

#- init-unanswered-70 eval
Array[Init[Any]] < Array[Integer]
#=> false
#:: Boolean

#- init-unanswered-71 eval
Array[Integer] < Array[Init[Any]]
#!! Evaluation Error: Comparison of: Array[Integer]-Type < Array[Init[Any]]-Type, is not possible. Caused by 'Creation of new instance of type 'Any' is not supported'. (line: 1, column: 16)

#- init-unanswered-72 catalog
class c(Init[Any] $x) {}
class {'c': x => 1}
#!! Evaluation Error: Error while evaluating a Resource Statement, Creation of new instance of type 'Any' is not supported (file: ENV/manifests/site.pp, line: 2, column: 1)

#- init-unanswered-75 catalog
class c(Init[Any] $x = 1) {}
include c
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported (file: ENV/manifests/site.pp, line: 2, column: 1)

#- init-unanswered-76 eval
notice(Init[Any])
#~~ notice: Init[Any]
#=>
#:: Undef

#- init-unanswered-77 eval
"${Init[Any]}"
#=> Init[Any]
#:: String

#- init-unanswered-78 eval
notice([Init[Any]])
#~~ notice: [Init[Any]]
#=>
#:: Undef

#- init-unanswered-79 eval
notice(Optional[Init[Any]])
#~~ notice: Optional[Init[Any]]
#=>
#:: Undef

#- init-unanswered-80 eval
$x = Variant[Init[Any],String]
1
#=> 1
#:: Integer

#- init-unanswered-81 eval
$x = Array[Init[Any]]
'a' =~ $x
#=> false
#:: Boolean

#- init-unanswered-82 eval
notice(type(Init[Any]))
#~~ notice: Type[Init[Any]]
#=>
#:: Undef

#- init-unanswered-83 eval
Struct[{a=>Init[Any]}]
#!! Evaluation Error: Error while evaluating a '[]' expression, Creation of new instance of type 'Any' is not supported (line: 1, column: 1)

#- init-unanswered-84 eval
notice(NotUndef[Init[Any]])
#~~ notice: NotUndef[Init[Any]]
#=>
#:: Undef

#- init-unanswered-85 eval
notice(Variant[Init[Any], String])
#~~ notice: Variant[Init[Any], String]
#=>
#:: Undef

#- init-unanswered-86 eval
type T = Struct[{a=>Init[Any]}]
T
#!! Evaluation Error: Error while evaluating a Type-Name, Creation of new instance of type 'Any' is not supported (line: 2, column: 1)

#- init-unanswered-87 eval
type T = Struct[{a=>Init[Any]}]
notice(1)
#~~ notice: 1
#=>
#:: Undef

#- init-unanswered-88 catalog
notify{'x': message => Init[Any]}
#=> catalog

#- init-of-a-define-01 catalog
define d(Init[Any] $x) { }
class c { d { 'a': x => 1 } }
include c
#!! Puppet::Parser::Compiler failed with error ArgumentError: Creation of new instance of type 'Any' is not supported

#- init-of-a-define-02 catalog
define d(Integer $y, Optional[Init[Any]] $x = 1) { }
d { 'a': y => 1 }
#!! Puppet::Parser::Compiler failed with error ArgumentError: Creation of new instance of type 'Any' is not supported
