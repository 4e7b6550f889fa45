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
