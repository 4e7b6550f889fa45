# The types of types: `String =~ Pcore::StringType`.

#- pcore-type-01 eval
Pcore::StringType
#=> Object[{name => 'Pcore::StringType', parent => Pcore::ScalarDataType, attributes => {'size_type_or_value' => {type => Optional[Variant[String, Type[Integer]]], value => undef}}}]
#:: Type[Pcore::StringType]

#- pcore-type-02 eval
"${Pcore::StringType}"
#=> Object[{name => 'Pcore::StringType', parent => Pcore::ScalarDataType, attributes => {'size_type_or_value' => {type => Optional[Variant[String, Type[Integer]]], value => undef}}}]
#:: String

#- pcore-type-03 eval
String =~ Pcore::StringType
#=> true
#:: Boolean

#- pcore-type-04 eval
String[1] =~ Pcore::StringType
#=> true
#:: Boolean

#- pcore-type-05 eval
String =~ Pcore::AnyType
#=> true
#:: Boolean

#- pcore-type-06 eval
1 =~ Pcore::AnyType
#=> false
#:: Boolean

#- pcore-type-07 eval
Pcore::StringType < Pcore::AnyType
#=> true
#:: Boolean

#- pcore-type-08 eval
Pcore::StringType <= Any
#=> true
#:: Boolean

#- pcore-type-09 eval
Pcore::StringType < Type
#=> false
#:: Boolean

#- pcore-type-10 eval
Pcore::IntegerType
#=> Object[{name => 'Pcore::IntegerType', parent => Pcore::NumericType}]
#:: Type[Pcore::IntegerType]

#- pcore-type-11 eval
Pcore::ObjectType
#=> Object[{name => 'Pcore::ObjectType', parent => Pcore::AnyType, attributes => {'_pcore_init_hash' => Struct[{Optional['name'] => Pattern[/\A[A-Z]\w*(?:::[A-Z]\w*)*\z/], Optional['parent'] => Type, Optional['type_parameters'] => Hash[Pattern[/\A[a-z_]\w*\z/], NotUndef], Optional['attributes'] => Hash[Pattern[/\A[a-z_]\w*\z/], NotUndef], Optional['constants'] => Hash[Pattern[/\A[a-z_]\w*\z/], Any], Optional['functions'] => Hash[Variant[Pattern[/\A[a-z_]\w*\z/], String], NotUndef], Optional['equality'] => Variant[Pattern[/\A[a-z_]\w*\z/], Array[Pattern[/\A[a-z_]\w*\z/]]], Optional['equality_include_type'] => Boolean, 'checks' => Any, 'annotations' => Optional[Hash[Type[Annotation], Hash[Pattern[/\A[a-z_]\w*\z/], Any]]]}]}}]
#:: Type[Pcore::ObjectType]

#- pcore-type-12 eval
Pcore::StringType('a')
#=> String
#:: Type[String]

#- pcore-type-13 eval
Pcore::IntegerType(1,2)
#=> Integer[1, 2]
#:: Type[Integer]

#- pcore-type-14 eval
Pcore::IntegerType({from => 1})
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::IntegerType' parameter 'from' expects a value of type Undef or Numeric, got Struct (line: 1, column: 1)

#- pcore-type-15 eval
Pcore::StructType
#=> Object[{name => 'Pcore::StructType', parent => Pcore::AnyType, attributes => {'elements' => Array[Pcore::StructElement]}}]
#:: Type[Pcore::StructType]

#- pcore-type-16 eval
Pcore::StructElement
#=> Object[{name => 'Pcore::StructElement', attributes => {'key_type' => Type, 'value_type' => Type}}]
#:: Type[Pcore::StructElement]

#- pcore-type-17 eval
Pcore::StringType[a]
#!! Evaluation Error: Error while evaluating a '[]' expression, The Pcore::StringType-Type cannot be parameterized using [] (line: 1, column: 1)

#- pcore-type-18 eval
Type[Pcore::StringType]
#=> Type[Pcore::StringType]
#:: Type[Type[Pcore::StringType]]

#- pcore-type-19 eval
Pcore::AnyType
#=> Object[{name => 'Pcore::AnyType', parent => Any}]
#:: Type[Pcore::AnyType]

#- pcore-type-20 eval
Pcore::TypeType
#=> Object[{name => 'Pcore::TypeType', parent => Pcore::AnyType, attributes => {'type' => {type => Optional[Type], value => undef}}}]
#:: Type[Pcore::TypeType]

#- pcore-type-21 eval
Pcore::ClassType
#=> Object[{name => 'Pcore::ClassType', parent => Pcore::CatalogEntryType, attributes => {'class_name' => {type => Optional[String[1]], value => undef}}}]
#:: Type[Pcore::ClassType]

#- pcore-type-22 eval
Pcore::HostClassType
#!! Evaluation Error: Resource type not found: Pcore::HostClassType (line: 1, column: 1)

#- pcore-type-23 eval
Pcore::ResourceType
#=> Object[{name => 'Pcore::ResourceType', parent => Pcore::CatalogEntryType, attributes => {'type_name' => {type => Optional[String[1]], value => undef}, 'title' => {type => Optional[String[1]], value => undef}}}]
#:: Type[Pcore::ResourceType]

#- pcore-type-24 eval
Pcore::Foo
#!! Evaluation Error: Resource type not found: Pcore::Foo (line: 1, column: 1)

#- pcore-type-25 eval
Pcore::TypeReferenceType
#=> Object[{name => 'Pcore::TypeReferenceType', parent => Pcore::AnyType, attributes => {'type_string' => String[1]}}]
#:: Type[Pcore::TypeReferenceType]

#- pcore-type-26 eval
Pcore::TypeAliasType
#=> Object[{name => 'Pcore::TypeAliasType', parent => Pcore::AnyType, attributes => {'name' => String[1], 'type_expr' => Any, 'resolved_type' => {type => Optional[Type], value => undef}}}]
#:: Type[Pcore::TypeAliasType]

#- pcore-type-27 eval
Pcore::RuntimeType
#=> Object[{name => 'Pcore::RuntimeType', parent => Pcore::AnyType, attributes => {'runtime' => {type => Optional[String[1]], value => undef}, 'name_or_pattern' => {type => Optional[Variant[String[1], Tuple[Regexp, String[1]]]], value => undef}}}]
#:: Type[Pcore::RuntimeType]

#- pcore-type-28 eval
Pcore::StringType == Pcore::StringType
#=> true
#:: Boolean

#- pcore-type-29 eval
[String, Integer, Array, Pcore::StringType, File, Class[a]].map |$t| { $t =~ Pcore::AnyType }
#=> [true, true, true, true, true, true]
#:: Array[Boolean]

#- pcore-type-30 eval
Integer[1,2] =~ Pcore::NumericType
#=> true
#:: Boolean

#- pcore-type-31 eval
Timestamp =~ Pcore::ScalarType
#=> true
#:: Boolean

#- pcore-type-32 eval
Integer =~ Pcore::ScalarType
#=> true
#:: Boolean

#- pcore-type-33 eval
Data =~ Pcore::TypeAliasType
#=> true
#:: Boolean

#- pcore-type-34 eval
Data =~ Pcore::VariantType
#=> false
#:: Boolean

#- pcore-type-35 eval
type Foo = Integer
Foo =~ Pcore::TypeAliasType
#=> true
#:: Boolean

#- pcore-type-36 eval
Pcore::StringType =~ Pcore::ObjectType
#=> true
#:: Boolean

#- pcore-type-37 eval
Error =~ Pcore::ObjectType
#=> true
#:: Boolean

#- pcore-type-38 eval
Error['x'] =~ Pcore::ObjectTypeExtenType
#=> true
#:: Boolean

#- pcore-type-39 eval
type E = Object[{attributes=>{a=>Integer}}]
E(1) =~ Pcore::ObjectType
#=> false
#:: Boolean

#- pcore-type-40 eval
Pcore::ObjectType =~ Pcore::ObjectType
#=> true
#:: Boolean

#- pcore-type-41 eval
type(1) =~ Pcore::IntegerType
#=> true
#:: Boolean

#- pcore-type-42 eval
String =~ Type[String]
#=> true
#:: Boolean

#- pcore-type-43 eval
Type[Pcore::StringType] <= Type[Pcore::AnyType]
#=> true
#:: Boolean

#- pcore-type-44 eval
Pcore::StringType =~ Type[Pcore::AnyType]
#=> true
#:: Boolean

#- pcore-type-45 eval
Pcore::StringType =~ Type[Any]
#=> true
#:: Boolean

#- pcore-type-46 eval
Pcore::StringType =~ Type[Object]
#=> true
#:: Boolean

#- pcore-type-47 eval
String =~ Object
#=> true
#:: Boolean

#- pcore-type-48 eval
Pcore::StringType <= Object
#=> true
#:: Boolean

#- pcore-type-49 eval
Pcore::AnyType(1)
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::AnyType' expects no arguments, got 1 (line: 1, column: 1)

#- pcore-type-50 eval
Pcore::AnyType()
#=> Any
#:: Type[Any]

#- pcore-type-51 eval
Pcore::StringType(Integer[1,2])
#=> String[1, 2]
#:: Type[String]

#- pcore-type-52 eval
Pcore::StringType(1)
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::StringType' parameter 'size_type_or_value' expects a value of type Undef, String, or Type[Integer], got Integer (line: 1, column: 1)

#- pcore-type-53 eval
Pcore::StringType('a','b')
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::StringType' expects at most 1 argument, got 2 (line: 1, column: 1)

#- pcore-type-54 eval
Pcore::StringType({size_type_or_value => 'a'})
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::StringType' parameter 'size_type_or_value' expects a value of type Undef, String, or Type[Integer], got Struct (line: 1, column: 1)

#- pcore-type-55 eval
Pcore::EnumType([a,b])
#=> Enum['a', 'b']
#:: Type[String[1, 1]]

#- pcore-type-56 eval
Pcore::EnumType([a,b],true)
#=> Enum['a', 'b', true]
#:: Type[String[1, 1]]

#- pcore-type-57 eval
Pcore::EnumType({values=>[a,b],case_insensitive=>true})
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::EnumType' parameter 'values' expects an Array value, got Struct (line: 1, column: 1)

#- pcore-type-58 eval
Pcore::ArrayType(Integer)
#=> Array[Integer]
#:: Type[Array[Integer]]

#- pcore-type-59 eval
Pcore::ArrayType(Integer, Integer[1,2])
#=> Array[Integer, 1, 2]
#:: Type[Array[Integer]]

#- pcore-type-60 eval
Pcore::ArrayType({element_type=>Integer,size_type=>Integer[1,2]})
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::ArrayType' parameter 'element_type' expects a value of type Undef or Type, got Struct (line: 1, column: 1)

#- pcore-type-61 eval
Pcore::HashType(String, Integer)
#=> Hash[String, Integer]
#:: Type[Hash[String, Integer]]

#- pcore-type-62 eval
Pcore::HashType({key_type=>String, value_type=>Integer})
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::HashType' parameter 'key_type' expects a value of type Undef or Type, got Struct (line: 1, column: 1)

#- pcore-type-63 eval
Pcore::StructType([])
#=> Struct
#:: Type[Struct]

#- pcore-type-64 eval
Pcore::StructElement(Type[String], Integer)
#=> Pcore::StructElement({})
#:: Object[{name => 'Pcore::StructElement', attributes => {'key_type' => Type, 'value_type' => Type}}]

#- pcore-type-65 eval
$e = Pcore::StructElement(String, Integer)
$e.key_type
#=> String
#:: Type[String]

#- pcore-type-66 eval
Pcore::StructElement(String, Integer).value_type
#=> Integer
#:: Type[Integer]

#- pcore-type-67 eval
Pcore::StructType([Pcore::StructElement(Pcore::StringType('a'), Integer)])
#=> Struct[{'a' => Integer}]
#:: Type[Struct[{'a' => Integer}]]

#- pcore-type-68 eval
Pcore::VariantType([String, Integer])
#=> Variant[String, Integer]
#:: Type[Variant[String, Integer]]

#- pcore-type-69 eval
Pcore::OptionalType(String)
#=> Optional[String]
#:: Type[Optional[String]]

#- pcore-type-70 eval
Pcore::TupleType([String, Integer])
#=> Tuple[String, Integer]
#:: Type[Tuple[String, Integer]]

#- pcore-type-71 eval
Pcore::TupleType([String, Integer], Integer[1,2])
#=> Tuple[String, Integer, 1, 2]
#:: Type[Tuple[String, Integer, 1, 2]]

#- pcore-type-72 eval
Pcore::PatternType([Regexp[/a/]])
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::PatternType' parameter 'patterns' index 0 expects a Regexp value, got Type[Regexp] (line: 1, column: 1)

#- pcore-type-73 eval
Pcore::RegexpType('a')
#=> Regexp[/a/]
#:: Type[Regexp[/a/]]

#- pcore-type-74 eval
Pcore::RegexpType(/a/)
#=> Regexp[/a/]
#:: Type[Regexp[/a/]]

#- pcore-type-75 eval
Pcore::TypeType(String)
#=> Type[String]
#:: Type[Type[String]]

#- pcore-type-76 eval
Pcore::ClassType('foo')
#=> Class[foo]
#:: Type[Class[foo]]

#- pcore-type-77 eval
Pcore::ResourceType('file')
#=> File
#:: Type[File]

#- pcore-type-78 eval
Pcore::ResourceType('file','/a')
#=> File['/a']
#:: Type[File['/a']]

#- pcore-type-79 eval
Pcore::CollectionType(Integer[1,2])
#=> Collection[1, 2]
#:: Type[Collection]

#- pcore-type-80 eval
Pcore::CallableType(Tuple[String])
#=> Callable[String]
#:: Type[Callable[String]]

#- pcore-type-81 eval
Pcore::CallableType(Tuple[String], Callable, Integer)
#=> Callable[[String, Callable], Integer]
#:: Type[Callable[[String, Callable], Integer]]

#- pcore-type-82 eval
Pcore::FloatType(1.0,2.0)
#=> Float[1.0, 2.0]
#:: Type[Float]

#- pcore-type-83 eval
Pcore::NumericType(1)
#=> Numeric
#:: Type[Numeric]

#- pcore-type-84 eval
Pcore::TimestampType(Timestamp('2000-01-01'))
#=> Timestamp['2000-01-01T00:00:00.000000000 UTC']
#:: Type[Timestamp]

#- pcore-type-85 eval
Pcore::TimespanType(Timespan(1), Timespan(2))
#=> Timespan['0-00:00:01.0', '0-00:00:02.0']
#:: Type[Timespan]

#- pcore-type-86 eval
Pcore::SemVerType(['1.x'])
#=> SemVer['1.x']
#:: Type[SemVer['1.x']]

#- pcore-type-87 eval
Pcore::SemVerType([SemVerRange('1.x')])
#=> SemVer['1.x']
#:: Type[SemVer['1.x']]

#- pcore-type-88 eval
Pcore::URIType('http://a.b')
#=> URI[{'scheme' => 'http', 'host' => 'a.b'}]
#:: Type[URI]

#- pcore-type-89 eval
Pcore::RuntimeType('ruby','Foo')
#=> Runtime[ruby, 'Foo']
#:: Type[Runtime[ruby, 'Foo']]

#- pcore-type-90 eval
Pcore::TypeReferenceType('Foo')
#=> TypeReference['Foo']
#:: Type[TypeReference['Foo']]

#- pcore-type-91 eval
Pcore::TypeAliasType('Foo', String, Integer)
#=> Foo = Integer
#:: Type[Foo]

#- pcore-type-92 eval
Pcore::InitType(Integer,[16])
#=> Init[Integer, 16]
#:: Type[Init[Integer, 16]]

#- pcore-type-93 eval
Pcore::NotUndefType(Integer)
#=> NotUndef[Integer]
#:: Type[NotUndef[Integer]]

#- pcore-type-94 eval
Pcore::IterableType(Integer)
#=> Iterable[Integer]
#:: Type[Iterable[Integer]]

#- pcore-type-95 eval
Pcore::IteratorType(Integer)
#=> Iterator[Integer]
#:: Type[Iterator[Integer]]

#- pcore-type-96 eval
Pcore::SensitiveType(Integer)
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::SensitiveType' expects no arguments, got 1 (line: 1, column: 1)

#- pcore-type-97 eval
Pcore::SensitiveType()
#=> Sensitive
#:: Type[Sensitive]

#- pcore-type-98 eval
Pcore::BooleanType(true)
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::BooleanType' expects no arguments, got 1 (line: 1, column: 1)

#- pcore-type-99 eval
Pcore::BooleanType()
#=> Boolean
#:: Type[Boolean]

#- pcore-type-100 eval
Pcore::UndefType()
#=> Undef
#:: Type[Undef]

#- pcore-type-101 eval
Pcore::DefaultType()
#=> Default
#:: Type[Default]

#- pcore-type-102 eval
Pcore::ScalarType()
#=> Scalar
#:: Type[Scalar]

#- pcore-type-103 eval
Pcore::CatalogEntryType()
#=> CatalogEntry
#:: Type[CatalogEntry]

#- pcore-type-104 eval
Pcore::ObjectType({attributes=>{a=>Integer}})
#=> Object[{attributes => {'a' => Integer}}]
#:: Type[Object]

#- pcore-type-105 eval
Pcore::ObjectType({_pcore_init_hash => {attributes=>{a=>Integer}}})
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::ObjectType' parameter '_pcore_init_hash' unrecognized key '_pcore_init_hash' (line: 1, column: 1)

#- pcore-type-106 eval
Pcore::ObjectTypeExtenType(Error, ['a'])
#=> Error['a']
#:: Type[Error]

#- pcore-type-107 eval
Pcore::BinaryType()
#=> Binary
#:: Type[Binary]

#- pcore-type-108 eval
Pcore::UnitType()
#=> Unit
#:: Type[Unit]

#- pcore-type-109 eval
type T = Object[{parent => Pcore::AnyType, attributes => {a=>Integer}}]
T
#=> Object[{name => 'T', parent => Pcore::AnyType, attributes => {'a' => Integer}}]
#:: Type[T]

#- pcore-type-110 eval
type T = Object[{parent => Pcore::StringType}]
T =~ Type[Pcore::StringType]
#=> true
#:: Boolean

#- pcore-type-111 eval
type T = Object[{parent => RubyMethod}]
T('x').body
#=> x
#:: String

#- pcore-type-112 eval
type T = Object[{attributes => {a=>Integer}, functions => {f => {type => Callable[[Integer],Integer], annotations => {RubyMethod => {body => '@a + x', parameters => 'x'}}}}}]
T
#=> Object[{name => 'T', attributes => {'a' => Integer}, functions => {'f' => {type => Callable[[Integer], Integer], annotations => {RubyMethod => {'body' => '@a + x', 'parameters' => 'x'}}}}}]
#:: Type[T]

#- pcore-type-113 eval
type T = Object[{functions => {f => {type => Callable[[],String], annotations => {RubyMethod => {body => 1}}}}}]
T
#=> Object[{name => 'T', functions => {'f' => {type => Callable[[0, 0], String], annotations => {RubyMethod => {'body' => 1}}}}}]
#:: Type[T]

#- pcore-type-114 eval
Pcore::StringType(String)
#=> String
#:: Type[String]

#- pcore-type-115 eval
Pcore::AnyType(Integer)
#=> Integer
#:: Type[Integer]

#- pcore-type-116 eval
Pcore::AnyType(Integer, 1)
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::AnyType' expects no arguments, got 2 (line: 1, column: 1)

#- pcore-type-117 eval
Pcore::IntegerType(2,1)
#!! Evaluation Error: Error while evaluating a Function Call, 'from' must be less or equal to 'to'. Got (2, 1 (line: 1, column: 1)

#- pcore-type-118 eval
Pcore::IntegerType(undef,2)
#=> Integer[default, 2]
#:: Type[Integer]

#- pcore-type-119 eval
Pcore::EnumType([])
#=> Enum
#:: Type[String]

#- pcore-type-120 eval
Pcore::EnumType([''])
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::EnumType' parameter 'values' index 0 expects a String[1] value, got String (line: 1, column: 1)

#- pcore-type-121 eval
Pcore::EnumType([b,a,b])
#=> Enum['a', 'b']
#:: Type[String[1, 1]]

#- pcore-type-122 eval
Pcore::VariantType([])
#=> Variant
#:: Type[Variant]

#- pcore-type-123 eval
Pcore::VariantType([String])
#=> Variant[String]
#:: Type[Variant[String]]

#- pcore-type-124 eval
Pcore::TupleType([])
#=> Tuple
#:: Type[Tuple]

#- pcore-type-125 eval
Pcore::OptionalType(undef)
#=> Optional
#:: Type[Optional]

#- pcore-type-126 eval
Pcore::ArrayType(undef)
#=> Array
#:: Type[Array]

#- pcore-type-127 eval
Pcore::ArrayType(Integer, String)
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::ArrayType' parameter 'size_type' expects a value of type Undef or Type[Integer], got Type[String] (line: 1, column: 1)

#- pcore-type-128 eval
Pcore::ClassType('Foo')
#=> Class[Foo]
#:: Type[Class[Foo]]

#- pcore-type-129 eval
Pcore::ResourceType('nosuch')
#=> Nosuch
#:: Type[Nosuch]

#- pcore-type-130 eval
Pcore::ResourceType('')
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::ResourceType' parameter 'type_name' expects a value of type Undef or String[1], got String (line: 1, column: 1)

#- pcore-type-131 eval
Pcore::RuntimeType('ruby',[/a/,'b'])
#=> Runtime[ruby, [/a/, 'b']]
#:: Type[Runtime[ruby, [/a/, 'b']]]

#- pcore-type-132 eval
Pcore::TypeReferenceType('')
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::TypeReferenceType' parameter 'type_string' expects a String[1] value, got String (line: 1, column: 1)

#- pcore-type-133 eval
Pcore::TypeReferenceType('Integer')
#=> TypeReference['Integer']
#:: Type[TypeReference['Integer']]

#- pcore-type-134 eval
Pcore::URIType({scheme=>'http'})
#=> URI[{'scheme' => 'http'}]
#:: Type[URI]

#- pcore-type-135 eval
Pcore::SemVerType(['x'])
#=> SemVer['x']
#:: Type[SemVer['x']]

#- pcore-type-136 eval
Pcore::RegexpType(undef)
#=> Regexp
#:: Type[Regexp]

#- pcore-type-137 eval
Pcore::CallableType(Tuple[String],undef,Any)
#=> Callable[String]
#:: Type[Callable[String]]

#- pcore-type-138 eval
Pcore::CallableType(undef)
#=> Callable
#:: Type[Callable]

#- pcore-type-139 eval
Pcore::CollectionType(undef)
#=> Collection
#:: Type[Collection]

#- pcore-type-140 eval
Pcore::ObjectType({name=>'Foo::Bar'})
#=> Object[{name => 'Foo::Bar'}]
#:: Type[Foo::Bar]

#- pcore-type-141 eval
Pcore::ObjectType({name=>'bar'})
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::ObjectType' parameter '_pcore_init_hash' entry 'name' expects a match for Pattern[/\A[A-Z]\w*(?:::[A-Z]\w*)*\z/], got 'bar' (line: 1, column: 1)

#- pcore-type-142 eval
Pcore::ObjectTypeExtenType(Error, [])
#!! Evaluation Error: Error while evaluating a Function Call, The Error-Type cannot be parameterized using an empty parameter list (line: 1, column: 1)

#- pcore-type-143 eval
Pcore::TypeAliasType('Foo', undef, Integer)
#=> Foo = Integer
#:: Type[Foo]

#- pcore-type-144 eval
Pcore::TypeAliasType('foo', undef, Integer)
#=> foo = Integer
#:: Type[foo]

#- pcore-type-145 eval
new(Pcore::StringType, 'x')
#=> String
#:: Type[String]

#- pcore-type-146 eval
Init[Pcore::StringType]
#=> Init[Pcore::StringType]
#:: Type[Init[Pcore::StringType]]

#- pcore-type-147 eval
'a' =~ Init[Pcore::StringType]
#=> false
#:: Boolean

#- pcore-type-148 eval
Pcore::StringType('a') == String
#=> false
#:: Boolean

#- pcore-type-149 eval
'a' =~ Pcore::StringType('a')
#=> true
#:: Boolean

#- pcore-type-150 eval
'b' =~ Pcore::StringType('a')
#=> false
#:: Boolean

#- pcore-type-151 eval
assert_type(Pcore::StringType, Integer)
#!! Evaluation Error: Error while evaluating a Function Call, assert_type(): expects a Pcore::StringType value, got Type[Integer] (line: 1, column: 1)

#- pcore-type-152 eval
assert_type(Pcore::AnyType, 1)
#!! Evaluation Error: Error while evaluating a Function Call, assert_type(): expects a Pcore::AnyType value, got Integer (line: 1, column: 1)

#- pcore-type-153 eval
function f(Pcore::IntegerType $t) { $t }
f(Integer[1,2])
#=> Integer[1, 2]
#:: Type[Integer]

#- pcore-type-154 eval
function f(Pcore::IntegerType $t) { $t }
f(String)
#!! Evaluation Error: Error while evaluating a Function Call, 'f' parameter 't' expects a Pcore::IntegerType value, got Type[String] (line: 2, column: 1)

#- pcore-type-155 eval
case Integer { Pcore::NumericType: {1} default: {2}}
#=> 1
#:: Integer

#- pcore-type-156 eval
String in [Pcore::StringType]
#=> false
#:: Boolean

#- pcore-type-157 eval
[1, String].filter |$x| { $x =~ Pcore::AnyType }
#=> [String]
#:: Array[Type[String]]

#- pcore-type-158 eval
Pcore::StringType < Pcore::IntegerType
#=> false
#:: Boolean

#- pcore-type-159 eval
Pcore::IntegerType < Pcore::NumericType
#=> true
#:: Boolean

#- pcore-type-160 eval
type([Pcore::StringType, Pcore::IntegerType])
#=> Tuple[Type[Pcore::StringType], Type[Pcore::IntegerType]]
#:: Type[Tuple[Type[Pcore::StringType], Type[Pcore::IntegerType]]]

#- pcore-type-161 eval
type([String, Integer]) <= Array[Pcore::AnyType]
#=> false
#:: Boolean

#- pcore-type-162 eval
[String, Integer] =~ Array[Pcore::AnyType]
#=> true
#:: Boolean

#- pcore-type-163 eval
type(String) <= Pcore::StringType
#=> false
#:: Boolean

#- pcore-type-164 eval
Type[String] <= Pcore::AnyType
#=> false
#:: Boolean

#- pcore-type-165 eval
Type <= Object
#=> false
#:: Boolean

#- pcore-type-166 eval
RichData >= Pcore::StringType
#=> true
#:: Boolean

#- pcore-type-167 eval
Data >= Pcore::StringType
#=> false
#:: Boolean

#- pcore-type-168 eval
Pcore::StringType =~ RichData
#=> true
#:: Boolean

#- pcore-type-169 eval
Pcore::StringElement
#!! Evaluation Error: Resource type not found: Pcore::StringElement (line: 1, column: 1)

#- pcore-type-170 eval
Type('Pcore::StringType')
#=> Object[{name => 'Pcore::StringType', parent => Pcore::ScalarDataType, attributes => {'size_type_or_value' => {type => Optional[Variant[String, Type[Integer]]], value => undef}}}]
#:: Type[Pcore::StringType]

#- pcore-type-171 eval
Pcore::StructElement
#=> Object[{name => 'Pcore::StructElement', attributes => {'key_type' => Type, 'value_type' => Type}}]
#:: Type[Pcore::StructElement]

#- pcore-type-172 eval
Pcore::StructElement(String, Integer) =~ Pcore::StructElement
#=> true
#:: Boolean

#- pcore-type-173 eval
Pcore::StructElement({key_type=>String,value_type=>Integer})
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Pcore::StructElement' expects 2 arguments, got 1 (line: 1, column: 1)

#- pcore-type-174 eval
Pcore::StructElement(String, Integer) == Pcore::StructElement(String, Integer)
#=> true
#:: Boolean

#- pcore-type-175 eval
"${Pcore::StructElement(String, Integer)}"
#=> Pcore::StructElement({})
#:: String
