# What the reference has no words for: it ends in an error of Ruby.

#- pcore-default-01 eval
Pcore::IntegerType.new
#!! Evaluation Error: Error while evaluating a Method call, wrong number of arguments (given 0, expected 1..2) (line: 1, column: 19)
#? The reference ends in an error of Ruby: the classes of types want more arguments than their attributes. Attributes that have a default can be left out here.
#=> Integer
#:: Type[Integer]

#- pcore-default-02 eval
Pcore::StringType()
#!! Evaluation Error: Error while evaluating a Function Call, wrong number of arguments (given 0, expected 1..2) (line: 1, column: 1)
#? The reference ends in an error of Ruby: the classes of types want more arguments than their attributes. Attributes that have a default can be left out here.
#=> String
#:: Type[String]

#- pcore-default-03 eval
Pcore::CallableType()
#!! Evaluation Error: Error while evaluating a Function Call, wrong number of arguments (given 0, expected 1..3) (line: 1, column: 1)
#? The reference ends in an error of Ruby: the classes of types want more arguments than their attributes. Attributes that have a default can be left out here.
#=> Callable
#:: Type[Callable]

#- pcore-default-04 eval
Pcore::InitType(Integer)
#!! Evaluation Error: Error while evaluating a Function Call, wrong number of arguments (given 1, expected 2) (line: 1, column: 1)
#? The reference ends in an error of Ruby: the classes of types want more arguments than their attributes. Attributes that have a default can be left out here.
#=> Init[Integer]
#:: Type[Init[Integer]]

#- pcore-default-05 eval
Pcore::ArrayType()
#!! Evaluation Error: Error while evaluating a Function Call, wrong number of arguments (given 0, expected 1..2) (line: 1, column: 1)
#? The reference ends in an error of Ruby: the classes of types want more arguments than their attributes. Attributes that have a default can be left out here.
#=> Array
#:: Type[Array]

#- pcore-default-06 eval
Pcore::RuntimeType('ruby')
#!! Evaluation Error: Error while evaluating a Function Call, wrong number of arguments (given 1, expected 2) (line: 1, column: 1)
#? The reference ends in an error of Ruby: the classes of types want more arguments than their attributes. Attributes that have a default can be left out here.
#=> Runtime[ruby, undef]
#:: Type[Runtime[ruby, undef]]

#- pcore-struct-key-01 eval
Pcore::StructType([Pcore::StructElement(Enum[a], Integer)])
#!! undefined method `value' for #<Puppet::Pops::Types::PEnumType:0x00007f30d5419260 @values=["a"], @case_insensitive=false>
#|
#|     k.value
#|      ^^^^^^
#| Did you mean?  values
#? The reference ends in an error of Ruby: the key of a member is a type of one string, which `Enum[a]` is here, too.
#=> Struct[{'' => Integer}]
#:: Type[Struct[{'' => Integer}]]

#- pcore-pattern-01 eval
Pcore::PatternType([/a/])
#!! undefined method `regexp' for /a/:Regexp
#|
#|     append_array('Pattern', t.patterns.empty?) { append_strings(t.patterns.map(&:regexp)) }
#|                                                                           ^^^^
#? The reference ends in an error of Ruby: it keeps regular expressions where its own code asks for types of them.
#=> Pattern[/a/]
#:: Type[Pattern[/a/]]

#- pcore-alias-01 eval
Pcore::TypeAliasType('Foo', String)
#!! Reference to unresolved type Foo
#? The reference never finds out what the alias stands for, although the type is given; it is that type here.
#=> Foo = String
#:: Type[Foo]

#- pcore-set-01 eval
Pcore::TypeSetType({pcore_version=>'1.0.0'})
#!! Evaluation Error: Error while evaluating a Function Call, Initializer for class Puppet::Pops::Types::PTypeSetType parameter 'name_or_init_hash' does not match any of the attributes of type Pcore::TypeSetType (line: 1, column: 1)
#? The reference complains of its own class. A set is made of its definition here; of times in general there is no type.
#=> TypeSet[{pcore_version => '1.0.0', name => ''}]
#:: Type[TypeSet[{pcore_version => '1.0.0', name => ''}]]

#- pcore-set-02 eval
Pcore::AbstractTimeDataType()
#!! Evaluation Error: Error while evaluating a Function Call, Initializer for class Puppet::Pops::Types::PAbstractTimeDataType does not match the attributes of Pcore::AbstractTimeDataType (line: 1, column: 1)
#? The reference complains of its own class. A set is made of its definition here; of times in general there is no type.
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Object[{name => 'Pcore::AbstractTimeDataType', parent => Pcore::AnyType}]' is not supported (line: 1, column: 1)

#- pcore-float-01 eval
Pcore::FloatType(1)
#=> Float[1]
#:: Type[Float]
#? The reference keeps a bound that is no number of that kind and prints it. Here the range has the same numbers in it.
#=> Float[1.0]
#:: Type[Float]

#- pcore-float-02 eval
Pcore::IntegerType(1.5)
#=> Integer[1.5]
#:: Type[Integer]
#? The reference keeps a bound that is no number of that kind and prints it. Here the range has the same numbers in it.
#=> Integer[2]
#:: Type[Integer]

#- pcore-float-03 eval
Pcore::FloatType(2,1)
#!! Evaluation Error: Error while evaluating a Function Call, 'from' must be less or equal to 'to'. Got (2, 1 (line: 1, column: 1)
#? The reference keeps a bound that is no number of that kind and prints it. Here the range has the same numbers in it.
#!! Evaluation Error: Error while evaluating a Function Call, 'from' must be less or equal to 'to'. Got (2.0, 1.0 (line: 1, column: 1)

#- pcore-uri-01 eval
Pcore::URI
#=> Pcore::URI = Pattern[/(?x-mi:
#|         ([a-zA-Z][\-+.a-zA-Z\d]*):                           (?# 1: scheme)
#|         (?:
#|            ((?:[\-_.!~*'()a-zA-Z\d;?:@&=+$,]|%[a-fA-F\d]{2})(?:[\-_.!~*'()a-zA-Z\d;\/?:@&=+$,\[\]]|%[a-fA-F\d]{2})*)                    (?# 2: opaque)
#|         |
#|            (?:(?:
#|              \/\/(?:
#|                  (?:(?:((?:[\-_.!~*'()a-zA-Z\d;:&=+$,]|%[a-fA-F\d]{2})*)@)?        (?# 3: userinfo)
#|                    (?:((?:(?:[a-zA-Z0-9\-.]|%\h\h)+|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[(?:(?:[a-fA-F\d]{1,4}:)*(?:[a-fA-F\d]{1,4}|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})|(?:(?:[a-fA-F\d]{1,4}:)*[a-fA-F\d]{1,4})?::(?:(?:[a-fA-F\d]{1,4}:)*(?:[a-fA-F\d]{1,4}|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}))?)\]))(?::(\d*))?))? (?# 4: host, 5: port)
#|                |
#|                  ((?:[\-_.!~*'()a-zA-Z\d$,;:@&=+]|%[a-fA-F\d]{2})+)                 (?# 6: registry)
#|                )
#|              |
#|              (?!\/\/))                           (?# XXX: '\/\/' is the mark for hostport)
#|              (\/(?:[\-_.!~*'()a-zA-Z\d:@&=+$,]|%[a-fA-F\d]{2})*(?:;(?:[\-_.!~*'()a-zA-Z\d:@&=+$,]|%[a-fA-F\d]{2})*)*(?:\/(?:[\-_.!~*'()a-zA-Z\d:@&=+$,]|%[a-fA-F\d]{2})*(?:;(?:[\-_.!~*'()a-zA-Z\d:@&=+$,]|%[a-fA-F\d]{2})*)*)*)?                    (?# 7: path)
#|            )(?:\?((?:[\-_.!~*'()a-zA-Z\d;\/?:@&=+$,\[\]]|%[a-fA-F\d]{2})*))?                 (?# 8: query)
#|         )
#|         (?:\#((?:[\-_.!~*'()a-zA-Z\d;\/?:@&=+$,\[\]]|%[a-fA-F\d]{2})*))?                  (?# 9: fragment)
#|       )/]
#:: Type[Pcore::URI]
#? The reference prints a pattern of Ruby's library, twenty lines with comments. Here is one that matches the same texts.
#=> Pcore::URI = Pattern[/[a-zA-Z][\-+.a-zA-Z\d]*:/]
#:: Type[Pcore::URI]

#- pcore-uri-02 eval
Pcore::URI_RX
#=> Pcore::URI_RX = Regexp[/(?x-mi:
#|         ([a-zA-Z][\-+.a-zA-Z\d]*):                           (?# 1: scheme)
#|         (?:
#|            ((?:[\-_.!~*'()a-zA-Z\d;?:@&=+$,]|%[a-fA-F\d]{2})(?:[\-_.!~*'()a-zA-Z\d;\/?:@&=+$,\[\]]|%[a-fA-F\d]{2})*)                    (?# 2: opaque)
#|         |
#|            (?:(?:
#|              \/\/(?:
#|                  (?:(?:((?:[\-_.!~*'()a-zA-Z\d;:&=+$,]|%[a-fA-F\d]{2})*)@)?        (?# 3: userinfo)
#|                    (?:((?:(?:[a-zA-Z0-9\-.]|%\h\h)+|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[(?:(?:[a-fA-F\d]{1,4}:)*(?:[a-fA-F\d]{1,4}|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})|(?:(?:[a-fA-F\d]{1,4}:)*[a-fA-F\d]{1,4})?::(?:(?:[a-fA-F\d]{1,4}:)*(?:[a-fA-F\d]{1,4}|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}))?)\]))(?::(\d*))?))? (?# 4: host, 5: port)
#|                |
#|                  ((?:[\-_.!~*'()a-zA-Z\d$,;:@&=+]|%[a-fA-F\d]{2})+)                 (?# 6: registry)
#|                )
#|              |
#|              (?!\/\/))                           (?# XXX: '\/\/' is the mark for hostport)
#|              (\/(?:[\-_.!~*'()a-zA-Z\d:@&=+$,]|%[a-fA-F\d]{2})*(?:;(?:[\-_.!~*'()a-zA-Z\d:@&=+$,]|%[a-fA-F\d]{2})*)*(?:\/(?:[\-_.!~*'()a-zA-Z\d:@&=+$,]|%[a-fA-F\d]{2})*(?:;(?:[\-_.!~*'()a-zA-Z\d:@&=+$,]|%[a-fA-F\d]{2})*)*)*)?                    (?# 7: path)
#|            )(?:\?((?:[\-_.!~*'()a-zA-Z\d;\/?:@&=+$,\[\]]|%[a-fA-F\d]{2})*))?                 (?# 8: query)
#|         )
#|         (?:\#((?:[\-_.!~*'()a-zA-Z\d;\/?:@&=+$,\[\]]|%[a-fA-F\d]{2})*))?                  (?# 9: fragment)
#|       )/]
#:: Type[Pcore::URI_RX]
#? The reference prints a pattern of Ruby's library, twenty lines with comments. Here is one that matches the same texts.
#=> Pcore::URI_RX = Regexp[/[a-zA-Z][\-+.a-zA-Z\d]*:/]
#:: Type[Pcore::URI_RX]

#- resource-type-attribute-01 eval
Puppet::Resource::ResourceType3('a').isomorphic
#!! Evaluation Error: Error while evaluating a Method call, undefined method `isomorphic' for #<Puppet::Pops::Resource::ResourceTypeImpl:0x00007f30d5407498 @name="a", @properties=[], @parameters=[], @title_patterns_hash=nil, @isomorphic=true, @attributes={}, @key_attributes=[], @attr_types={:noop=>:meta, :schedule=>:meta, :audit=>:meta, :loglevel=>:meta, :alias=>:meta, :tag=>:meta, :require=>:meta, :subscribe=>:meta, :before=>:meta, :notify=>:meta, :stage=>:meta}, @property_set=#<Set: {}>, @param_set=#<Set: {}>, @title_patterns=nil>
#|
#|     result = instance.send(@method_name, *weave(calling_scope, args), &block)
#|                      ^^^^^
#| Did you mean?  isomorphic? (line: 1, column: 37)
#? The reference ends in an error of Ruby: it has no methods for two of the attributes that the type has.
#=> true
#:: Boolean

#- resource-type-attribute-02 eval
Puppet::Resource::ResourceType3('a').capability
#!! Evaluation Error: Error while evaluating a Method call, undefined method `capability' for #<Puppet::Pops::Resource::ResourceTypeImpl:0x00007f30d5407010 @name="a", @properties=[], @parameters=[], @title_patterns_hash=nil, @isomorphic=true, @attributes={}, @key_attributes=[], @attr_types={:noop=>:meta, :schedule=>:meta, :audit=>:meta, :loglevel=>:meta, :alias=>:meta, :tag=>:meta, :require=>:meta, :subscribe=>:meta, :before=>:meta, :notify=>:meta, :stage=>:meta}, @property_set=#<Set: {}>, @param_set=#<Set: {}>, @title_patterns=nil>
#|
#|     result = instance.send(@method_name, *weave(calling_scope, args), &block)
#|                      ^^^^^ (line: 1, column: 37)
#? The reference ends in an error of Ruby: it has no methods for two of the attributes that the type has.
#=> false
#:: Boolean

#- pcore-base-01 eval
Pcore()
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `initialize' for module `Puppet::Pops::Pcore'
#|
#|     init = impl_class.respond_to?(:from_asserted_args) ? impl_class.method(:from_asserted_args) : impl_class.instance_method(:initialize)
#|                                                                                                             ^^^^^^^^^^^^^^^^
#| Did you mean?  initialize_dup (line: 1, column: 1)
#? The reference ends in an error of Ruby: `Pcore` is a module. Here it is an object without attributes.
#=> Pcore({})
#:: Object[{name => 'Pcore'}]

#- pcore-extension-01 eval
Pcore::ObjectTypeExtenType(String, ['a'])
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `type_parameters' for #<Puppet::Pops::Types::PStringType:0x00007f30d586ecc0 @size_type_or_value=nil>
#|
#|     pts = base_type.type_parameters(true)
#|                    ^^^^^^^^^^^^^^^^ (line: 1, column: 1)
#? The reference ends in an error of Ruby: only Object types have parameters.
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Object[{name => 'Pcore::ObjectTypeExtenType', parent => Pcore::AnyType, attributes => {'base_type' => Type, 'init_parameters' => Array}}]' is not supported (line: 1, column: 1)

#- pcore-regexp-01 eval
Pcore::RegexpType('(')
#!! end pattern with unmatched parenthesis: /(/
#? The reference notices what is no pattern only when the type is used, and then tells no place.
#!! Evaluation Error: Error while evaluating a Function Call, end pattern with unmatched parenthesis: /(/ (line: 1, column: 1)

#- own-context-lookup-01 eval
Puppet::LookupContext()
#!! Evaluation Error: Error while evaluating a Function Call, wrong number of arguments (given 0, expected 1) (line: 1, column: 1)
#? The reference ends in an error of Ruby: a context that code makes knows of no lookup. Here it can do what needs none, and says which arguments are missing.
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Puppet::LookupContext' expects 1 argument, got none (line: 1, column: 1)

#- own-context-lookup-02 eval
$c = Puppet::LookupContext('m')
$c.explain || { 'x' }
#!! Evaluation Error: Error while evaluating a Method call, undefined method `report_text' for nil:NilClass
#|
#|     @lookup_invocation.report_text(&block)
#|                       ^^^^^^^^^^^^ (line: 2, column: 3)
#? The reference ends in an error of Ruby: a context that code makes knows of no lookup. Here it can do what needs none, and says which arguments are missing.
#=>
#:: Undef

#- own-context-lookup-03 eval
$c = Puppet::LookupContext('m')
$c.explain
#!! Evaluation Error: Error while evaluating a Method call, undefined method `kind_of_callable?' for nil:NilClass
#|
#|       if arg_types.last.kind_of_callable?
#|                        ^^^^^^^^^^^^^^^^^^ (line: 2, column: 3)
#? The reference ends in an error of Ruby: a context that code makes knows of no lookup. Here it can do what needs none, and says which arguments are missing.
#!! Evaluation Error: Error while evaluating a Method call, 'function Puppet::LookupContext[explain]' expects a block (line: 2, column: 3)

#- own-context-lookup-04 eval
$x = 'v'
$c = Puppet::LookupContext('m')
$c.interpolate('a %{x}')
#!! Evaluation Error: Error while evaluating a Method call, undefined method `invocation' for nil:NilClass
#|
#|     lookup_invocation = context.is_a?(Invocation) ? context : context.invocation
#|                                                                      ^^^^^^^^^^^ (line: 3, column: 15)
#? The reference ends in an error of Ruby: a context that code makes knows of no lookup. Here it can do what needs none, and says which arguments are missing.
#=> a v
#:: String

#- type-set-circle-01 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'A', version_range => '1.x'}}, types => {D => Integer}}]
A
#!! stack level too deep
#? The reference runs out of stack: a set that refers to itself is resolved without end. Here it knows what it has.
#=> TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {D => Integer}, references => {X => {'name' => 'A', 'version_range' => '1.x'}}}]
#:: Type[TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {D => D}, references => {X => {'name' => 'A', 'version_range' => '1.x'}}}]]

#- type-set-circle-02 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'A', version_range => '1.x'}}, types => {D => X::E, E => Integer}}]
A
#!! stack level too deep
#? The reference runs out of stack: a set that refers to itself is resolved without end. Here it knows what it has.
#=> TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {D => Integer, E => Integer}, references => {X => {'name' => 'A', 'version_range' => '1.x'}}}]
#:: Type[TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {D => D, E => E}, references => {X => {'name' => 'A', 'version_range' => '1.x'}}}]]

#- type-set-circle-03 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'B', version_range => '1.x'}}, types => {D => X::C}}]
type B = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {Y => {name => 'A', version_range => '1.x'}}, types => {C => Integer}}]
A
#!! stack level too deep
#? The reference runs out of stack: a set that refers to itself is resolved without end. Here it knows what it has.
#=> TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {D => X::C}, references => {X => {'name' => 'B', 'version_range' => '1.x'}}}]
#:: Type[TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {D => D}, references => {X => {'name' => 'B', 'version_range' => '1.x'}}}]]

#- type-set-at-once-01 eval
type B = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {C => Integer}}]
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'B', version_range => '1.x'}}, types => {D => X::C}}]
A::D
#!! Evaluation Error: Resource type not found: A::D (line: 3, column: 1)
#? The reference finds the types of a set only when the set itself has been named before. Here their names are enough.
#=> A::D = B::C = Integer
#:: Type[A::D]

#- type-set-at-once-02 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {
  P => {attributes=>{a=>Integer}},
  C => P{attributes => {b=>Integer}}
}}]
A::C
#!! Evaluation Error: Resource type not found: A::C (line: 5, column: 1)
#? The reference finds the types of a set only when the set itself has been named before. Here their names are enough.
#=> Object[{name => 'A::C', parent => A::P, attributes => {'b' => Integer}}]
#:: Type[A::C]

#- type-set-at-once-03 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {C => Integer}}]
A::C =~ A
#!! Evaluation Error: Resource type not found: A::C (line: 2, column: 1)
#? The reference finds the types of a set only when the set itself has been named before. Here their names are enough.
#=> false
#:: Boolean

#- type-set-at-once-faulty eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {d => Integer}}]
A::D
#!! Evaluation Error: Resource type not found: A::D (line: 2, column: 1)
#? The reference finds the types of a set only when the set itself has been named before. Here the name of one is enough to find what is wrong with the set.
#!! Evaluation Error: Error while evaluating a Type-Name, TypeSet initializer has wrong type, entry 'types' key of entry 'd' expects a match for Pattern[/\A[A-Z]\w*\z/], got 'd' (line: 2, column: 1)

#- ranges-that-overlap-01 eval
assert_type(Variant[Float[0.0], Float], a)
#!! Evaluation Error: Error while evaluating a Function Call, comparison of Float with nil failed (line: 1, column: 1)
#? The reference fails with a Ruby error where it means to say this: it compares a bound with the absence of one.
#!! Evaluation Error: Error while evaluating a Function Call, assert_type(): expects a Float value, got String (line: 1, column: 1)

#- init-in-a-format-01 eval
[String(Init[Undef], '%s'), String(Init[Undef])]
#!! Evaluation Error: Error while evaluating a Function Call, Creation of new instance of type 'Undef' is not supported (line: 1, column: 2)
#? The reference looks for the constructor of the type when a format is given for it. Here a type can always be printed.
#=> ['Init[Undef]', 'Init[Undef]']
#:: Array[String]

#- order-of-addresses-01 eval
min([Timestamp(1), 2], [17]) == [17]
#~~ warning: The min() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> false
#:: Boolean
#? Arrays compare by their text, which is an address in the memory of the reference. Here it is the call that makes the value.
#~~ warning: The min() function's auto conversion of Any to String is deprecated - change to convert input before calling, or use lambda
#|    (file & line not available)
#=> true
#:: Boolean

#- ruby-of-a-type-01 eval
type T = Object[{attributes => {a => Integer}, functions => {f => {type => Callable[[Integer], Integer], annotations => {RubyMethod => {body => '@a + x', parameters => 'x'}}}}}]
T(1).f(2)
#=> 3
#:: Integer
#? Code of Ruby in an annotation is kept and shown, and not run: what a type can do in Ruby belongs to the functions of a module.
#!! Evaluation Error: Error while evaluating a Method call, no method is implemented for function T[f] (line: 2, column: 7)

#- tree-of-the-parser-01 eval
Puppet::AST::Locator
#=> Object[{name => 'Puppet::AST::Locator', attributes => {'string' => String, 'file' => String, 'line_index' => {type => Optional[Array[Integer]], value => undef}}}]
#:: Type[Puppet::AST::Locator]
#? The types of the tree that the reference's own parser makes. The tree is another here.
#!! Evaluation Error: Resource type not found: Puppet::AST::Locator (line: 1, column: 1)

#- equal-to-init-01 eval
[Array[Integer] == Init[Boolean], Integer == Init[Boolean]]
#=> [undef, false]
#:: Array[Boolean]
#? The reference gives undef where it does not find out whether one type accepts the other. Here a comparison has a truth.
#=> [false, false]
#:: Array[Boolean]
