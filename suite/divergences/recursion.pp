# Types that speak of themselves, on which the reference runs out of stack.

#- endless-type-01 eval
type A = Object[{attributes=>{x=>Variant[Init[A],Integer]}}]
A('a')
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_A' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'x' => Variant[Init[A], Integer]}] hash)
#|     rejected: parameter 'hash' expects a Struct value, got String
#|   (Variant[Init[A], Integer] x)
#|     rejected: parameter 'x' expects a value of type Init[Object[{name => 'A', attributes => {'x' => Variant[Init[A], Integer]}}]] or Integer, got String (line: 2, column: 1)

#- endless-type-02 eval
type A = Object[{attributes=>{x=>Init[A]}}]
A('a')
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_A' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'x' => Init[A]}] hash)
#|     rejected: parameter 'hash' expects a Struct value, got String
#|   (Init[A] x)
#|     rejected: parameter 'x' expects an Init[Object[{name => 'A', attributes => {'x' => Init[A]}}]] value, got String (line: 2, column: 1)

#- endless-type-03 eval
type A = Object[{attributes=>{x=>Optional[Init[A]]}}]
A('a')
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_A' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'x' => Optional[Init[A]]}] hash)
#|     rejected: parameter 'hash' expects a Struct value, got String
#|   (Init[A] x?)
#|     rejected: parameter 'x' expects a value of type Undef or Init[Object[{name => 'A', attributes => {'x' => {type => Optional[Init[A]], value => undef}}}]], got String (line: 2, column: 1)

#- endless-type-04 eval
type A = Callable[A]
notice(A == A) A =~ Type[A]
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#~~ notice: true
#=> true
#:: Boolean

#- endless-type-05 eval
type T = Type[T]
T =~ T
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#=> true
#:: Boolean

#- endless-type-06 eval
type T = Iterable[T]
[] =~ T
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#=> true
#:: Boolean

#- endless-type-07 eval
type T = Iterable[T]
'abc' =~ T
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#=> true
#:: Boolean

#- endless-type-08 eval
type T = Iterable[T]
T('abc')
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#=> abc
#:: String

#- endless-type-09 eval
type T = Callable[[Integer], T]
T < Callable[[Integer], T]
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#=> false
#:: Boolean

#- endless-type-10 eval
type A = Object[{attributes=>{x=>Init[B]}}]
type B = Object[{attributes=>{x=>Variant[Init[A], Integer]}}]
A('3')
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_A' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'x' => Init[B]}] hash)
#|     rejected: parameter 'hash' expects a Struct value, got String
#|   (Init[B] x)
#|     rejected: parameter 'x' expects an Init[Object[{name => 'B', attributes => {'x' => Variant[Init[A], Integer]}}]] value, got String (line: 3, column: 1)

#- endless-type-11 eval
type A = Object[{attributes=>{x=>Array[Init[A]]}}]
[A([]), A([[]]), A([[[]]])]
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#!! Evaluation Error: Error while evaluating a Function Call, 'new_A' parameter 'hash' expects a Struct value, got Tuple (line: 2, column: 18)

#- endless-type-12 eval
type A = Object[{attributes=>{x=>Array[Init[A]]}}]
A([3])
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_A' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'x' => Array[Init[A]]}] hash)
#|     rejected: parameter 'hash' expects a Struct value, got Tuple
#|   (Array[Init[A]] x)
#|     rejected: parameter 'x' index 0 expects an Init[Object[{name => 'A', attributes => {'x' => Array[Init[A]]}}]] value, got Integer (line: 2, column: 1)

#- endless-type-13 eval
type A = Object[{attributes=>{x=>Init[A, 3], y=>Integer}}]
A(3, 3)
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_A' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'x' => Init[A, 3], 'y' => Integer}] hash)
#|     rejected: expects 1 argument, got 2
#|   (Init[A, 3] x, Integer y)
#|     rejected: parameter 'x' expects an Init[Object[{name => 'A', attributes => {'x' => Init[A, 3], 'y' => Integer}}], 3] value, got Integer (line: 2, column: 1)

#- endless-type-14 eval
type A = Object[{attributes=>{x=>Variant[Integer, Init[A, 3]], y=>Integer}}]
A('a', 3)
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_A' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'x' => Variant[Integer, Init[A, 3]], 'y' => Integer}] hash)
#|     rejected: expects 1 argument, got 2
#|   (Variant[Integer, Init[A, 3]] x, Integer y)
#|     rejected: parameter 'x' expects a value of type Integer or Init[Object[{name => 'A', attributes => {'x' => Variant[Integer, Init[A, 3]], 'y' => Integer}}], 3], got String (line: 2, column: 1)

#- endless-type-15 eval
type A = Object[{attributes=>{x=>Type[Init[A]]}}]
A(Integer)
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_A' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'x' => Type[Init[A]]}] hash)
#|     rejected: parameter 'hash' expects a Struct value, got Type[Integer]
#|   (Type[Init[A]] x)
#|     rejected: parameter 'x' expects a Type[Init[Object[{name => 'A', attributes => {'x' => Type[Init[A]]}}]]] value, got Type[Integer] (line: 2, column: 1)

#- endless-type-16 eval
type A = Object[{attributes=>{x=>Variant[Init[A],String]}}]
Init[A](3)
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_A' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'x' => Variant[Init[A], String]}] hash)
#|     rejected: parameter 'hash' expects a Struct value, got Integer
#|   (Variant[Init[A], String] x)
#|     rejected: parameter 'x' expects a value of type Init[Object[{name => 'A', attributes => {'x' => Variant[Init[A], String]}}]] or String, got Integer (line: 2, column: 1)

#- endless-type-17 eval
type A = Object[{attributes=>{x=>Variant[Init[A],String]}}]
A(3)
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_A' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'x' => Variant[Init[A], String]}] hash)
#|     rejected: parameter 'hash' expects a Struct value, got Integer
#|   (Variant[Init[A], String] x)
#|     rejected: parameter 'x' expects a value of type Init[Object[{name => 'A', attributes => {'x' => Variant[Init[A], String]}}]] or String, got Integer (line: 2, column: 1)

#- endless-type-18 eval
type A = Object[{attributes=>{x=>Variant[Init[A],String]}}]
type B = Object[{parent=>A, attributes=>{y=>Init[B]}}]
B('a', 'b')
#!! stack level too deep
#? The reference runs out of stack on a type that speaks of itself; ours comes to an end.
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_B' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'x' => Variant[Init[A], String], 'y' => Init[B]}] hash)
#|     rejected: expects 1 argument, got 2
#|   (Variant[Init[A], String] x, Init[B] y)
#|     rejected: parameter 'y' expects an Init[Object[{name => 'B', parent => A, attributes => {'y' => Init[B]}}]] value, got String (line: 3, column: 1)
