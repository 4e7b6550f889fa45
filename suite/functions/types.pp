# Functions about types.

#- annotate-01 eval
annotate(1, 5)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'annotate' was called with arguments it does not accept. It expects one of:
#|   (Type[Annotation] type, Any value, Callable[0, 0] block?)
#|     rejected: parameter 'type' expects a Type[Annotation] value, got Integer
#|   (Type[Annotation] type, Any value, Variant[Enum['clear'], Hash[Pcore::MemberName, Any]] annotation_hash)
#|     rejected: expects 3 arguments, got 2
#|   (Type[Pcore] type, Any value, Hash[Type[Annotation], Hash[Pcore::MemberName, Any]] annotations)
#|     rejected: expects 3 arguments, got 2 (line: 1, column: 1)

#- assert-type-01 eval
assert_type('Integer[', 1)
#!! Evaluation Error: Error while evaluating a Function Call, Syntax error at end of input (line: 1, column: 1)

#- assert-type-02 eval
assert_type('Foo', 1)
#!! Evaluation Error: Error while evaluating a Function Call, assert_type(): references an unresolved type 'Foo' (line: 1, column: 1)

#- assert-type-03 eval
assert_type('Foo::Bar[1]', 1)
#!! Evaluation Error: Error while evaluating a Function Call, assert_type(): references an unresolved type 'Foo::Bar[1]' (line: 1, column: 1)

#- assert-type-04 eval
assert_type('notatype', 1)
#!! Evaluation Error: Error while evaluating a Function Call, The expression <notatype> is not a valid type specification. (line: 1, column: 1)

#- assert-type-05 eval
assert_type('Integer[a]', 1)
#!! Evaluation Error: Error while evaluating a Function Call, The expression <Integer[a]> is not a valid type specification. (line: 1, column: 1)

#- assert-type-06 eval
assert_type('', 1)
#!! Evaluation Error: Error while evaluating a Function Call, The expression <> is not a valid type specification. (line: 1, column: 1)

#- assert-type-07 eval
assert_type(Integer, 'a') |$a| { 1 }
#!! Evaluation Error: Error while evaluating a Function Call, 'assert_type' block expects 2 arguments, got 1 (line: 1, column: 1)

#- assert-type-08 eval
assert_type(Integer, 'a') |$a, $b| { [$a, $b] }
#=> [Integer, String]
#:: Array[Type[ScalarData]]

#- convert-to-01 eval
convert_to(1)
#!! Evaluation Error: Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1 (line: 1, column: 1)

#- defined-01 eval
defined()
#!! Evaluation Error: Error while evaluating a Function Call, 'defined' expects at least 1 argument, got none (line: 1, column: 1)

#- defined-02 eval
defined('$')
#=> false
#:: Boolean

#- defined-03 eval
defined('$x
')
#=> false
#:: Boolean

#- defined-04 eval
defined('main')
#=> true
#:: Boolean

#- defined-05 eval
defined('notify', 'x')
#=> true
#:: Boolean

#- defined-06 eval
defined('Notify')
#=> true
#:: Boolean

#- defined-07 eval
defined('Integer')
#=> false
#:: Boolean

#- defined-08 eval
defined(Notify)
#=> true
#:: Boolean

#- defined-09 eval
defined(Resource)
#!! Evaluation Error: Error while evaluating a Function Call, The given resource type is a reference to all kind of types (line: 1, column: 1)

#- defined-10 eval
defined(Class)
#!! Evaluation Error: Error while evaluating a Function Call, The given class type is a reference to all classes (line: 1, column: 1)

#- defined-11 eval
defined(Type[Class])
#!! Evaluation Error: Error while evaluating a Function Call, The given class type is a reference to all classes (line: 1, column: 1)

#- defined-12 eval
defined(Type[Notify])
#=> true
#:: Boolean

#- defined-13 eval
defined(Type[Class[foo]])
#=> false
#:: Boolean

#- defined-14 eval
defined(Class[main])
#=> false
#:: Boolean

#- defined-15 eval
defined('::notify')
#=> false
#:: Boolean

#- defined-16 eval
defined('$module_name', '$::module_name')
#=> true
#:: Boolean

#- defined-17 eval
defined('$::foo::bar')
#=> false
#:: Boolean

#- defined-18 eval
defined('$1')
#=> false
#:: Boolean

#- defined-19 eval
class foo { }
[defined('foo'), defined(Class[foo]), defined('::foo'), defined(Type[Class[foo]]), defined('Foo')]
#=> [true, false, true, true, true]
#:: Array[ScalarData]

#- defined-20 eval
define d1 { }
[defined('d1'), defined(D1), defined(D1['x'])]
#=> [true, true, false]
#:: Array[ScalarData]

#- new-01 eval
new(Integer)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' expects between 1 and 3 arguments, got none (line: 1, column: 1)

#- new-02 eval
Integer.new
#!! Evaluation Error: Error while evaluating a Method call, 'new' expects between 1 and 3 arguments, got none (line: 1, column: 8)

#- new-03 eval
new(String, 1) |$x| { "<$x>" }
#=> <1>
#:: String

#- new-04 eval
new(Integer, 1) |$x| { $x + 1 }
#=> 1
#:: Integer

#- new-05 eval
String.new(1, 2)
#!! Evaluation Error: Error while evaluating a Method call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\s\[+#0{<(|-]*)([1-9][0-9]*)?(?:\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\s\[+#0{<(|-]*)([1-9][0-9]*)?(?:\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\s\[+#0{<(|-]*)([1-9][0-9]*)?(?:\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer (line: 1, column: 11)

#- type-01 eval
type Ann = Object[{ parent => Annotation, attributes => { note => String } }]
type Thing = Object[{ attributes => { n => Integer } }]
$t = Thing(3)
[annotate(Ann, $t), annotate(Ann, $t, { note => 'x' }).note, annotate(Ann, $t).note, annotate(Ann, $t, 'clear'), annotate(Ann, $t)]
#=> [undef, 'x', 'x', Ann({'note' => 'x'}), undef]
#:: Array[RichData]

#- type-02 eval
type Ann = Object[{ parent => Annotation, attributes => { note => String } }]
$t = 'abc'
[annotate(Ann, $t, {note => 'x'}), annotate(Ann, $t)]
#!! Evaluation Error: Error while evaluating a Function Call, can't modify frozen String: "abc" (line: 3, column: 2)

#- type-03 eval
type Ann = Object[{ parent => Annotation, attributes => { note => String } }]
annotate(Ann, 3, {note => 'x'}).note
#!! Evaluation Error: Error while evaluating a Function Call, can't modify frozen Integer: 3 (line: 2, column: 1)

#- type-04 eval
type Ann = Object[{ parent => Annotation, attributes => { note => String } }]
type Thing = Object[{ attributes => { n => Integer } , annotations => { Ann => {note => 'decl'}}}]
[annotate(Ann, Thing).note]
#=> ['decl']
#:: Array[String]

#- type-05 eval
type Ann = Object[{ parent => Annotation, attributes => { note => String } }]
type Thing = Object[{ attributes => { n => Integer } , annotations => { Ann => {note => 'decl'}}}]
annotate(Ann, Thing, {note=>b})
#!! Evaluation Error: Error while evaluating a Function Call, attempt to redefine Ann annotation declared on Thing (line: 3, column: 1)

#- type-06 eval
type Ann = Object[{ parent => Annotation, attributes => { note => String } }]
type Thing = Object[{ attributes => { n => Integer } }]
$t = Thing(3)
annotate(Ann, $t, { nota => 'x' })
#!! Evaluation Error: Error while evaluating a Function Call,  Ann initializer has wrong type, expects a value for key 'note'
#|   Ann initializer has wrong type, unrecognized key 'nota' (line: 4, column: 1)

#- type-07 eval
type Ann = Object[{ parent => Annotation, attributes => { note => String } }]
type Thing = Object[{ attributes => { n => Integer } }]
$t = Thing(3)
annotate(Pcore, $t, {Ann => { note => 'x' }})
#=> Thing({'n' => 3})
#:: Object[{name => 'Thing', attributes => {'n' => Integer}}]

#- type-08 eval
type(Annotation)
#=> Type[Annotation]
#:: Type[Type[Annotation]]

#- type-09 eval
type A = Integer
assert_type('A', 'x')
#!! Evaluation Error: Error while evaluating a Function Call, assert_type(): expects an A = Integer value, got String (line: 2, column: 1)

#- type-10 eval
type T = Integer[1,3]
map(T) |$x| { $x }
#=> [1, 2, 3]
#:: Array[Integer]

#- type-11 eval
[type([1,2].step(2)), type({a=>1}.step(2)), type('abc'.reverse_each), type(3.step(2)), type(0.step(1)), type([].reverse_each), type({}.reverse_each)]
#=> [Iterator[Variant[Integer[1, 1], Integer[2, 2]]], Iterator[Tuple[String, Integer[1, 1], 2, 2]], Iterator[String[1, 1]], Iterator[Integer[0, 2]], Iterator[Unit], Iterator[Unit], Iterator[Tuple[Unit, Unit, 2, 2]]]
#:: Array[Type[Any]]

#- type-12 eval
type(Integer[1,10].step(4))
#=> Iterator[Integer[1, 9]]
#:: Type[Iterator[Integer]]

#- type-13 eval
type(Integer[1,10].reverse_each.step(4))
#=> Iterator[Integer[4, 10]]
#:: Type[Iterator[Integer]]

#- unwrap-01 eval
unwrap(1,2)
#!! Evaluation Error: Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 2 (line: 1, column: 1)
