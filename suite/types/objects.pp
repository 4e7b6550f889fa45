# Objects that every environment has: `RubyMethod`, `Puppet::Resource::Param`, `Puppet::Resource::ResourceType3`.

#- environment-object-01 eval
RubyMethod
#=> Object[{name => 'RubyMethod', parent => Annotation, attributes => {'body' => String, 'parameters' => {type => Optional[String[1]], value => undef}}}]
#:: Type[RubyMethod]

#- environment-object-02 eval
Puppet::Resource::Param
#=> Object[{name => 'Puppet::Resource::Param', attributes => {'type' => Type, 'name' => String[1], 'name_var' => {type => Boolean, value => false}}, equality => ['name']}]
#:: Type[Puppet::Resource::Param]

#- environment-object-03 eval
Puppet::Resource::ResourceType3
#=> Object[{name => 'Puppet::Resource::ResourceType3', attributes => {'name' => String[1], 'properties' => {type => Array[Puppet::Resource::Param], value => []}, 'parameters' => {type => Array[Puppet::Resource::Param], value => []}, 'title_patterns_hash' => {type => Optional[Hash[Regexp, Array[String[1]]]], value => undef}, 'isomorphic' => {type => Boolean, value => true}, 'capability' => {type => Boolean, value => false}}, equality => ['name']}]
#:: Type[Puppet::Resource::ResourceType3]

#- environment-object-04 eval
Pcore
#=> Object[{name => 'Pcore'}]
#:: Type[Pcore]

#- environment-object-05 eval
Annotation
#=> Object[{name => 'Annotation'}]
#:: Type[Annotation]

#- environment-object-06 eval
Annotation()
#=> Annotation({})
#:: Object[{name => 'Annotation'}]

#- environment-object-07 eval
RubyMethod('a')
#=> RubyMethod({})
#:: Object[{name => 'RubyMethod', parent => Annotation, attributes => {'body' => String, 'parameters' => {type => Optional[String[1]], value => undef}}}]

#- environment-object-08 eval
RubyMethod('a','b')
#=> RubyMethod({})
#:: Object[{name => 'RubyMethod', parent => Annotation, attributes => {'body' => String, 'parameters' => {type => Optional[String[1]], value => undef}}}]

#- environment-object-09 eval
RubyMethod('a').body
#=> a
#:: String

#- environment-object-10 eval
RubyMethod({body=>'a'})
#=> RubyMethod({})
#:: Object[{name => 'RubyMethod', parent => Annotation, attributes => {'body' => String, 'parameters' => {type => Optional[String[1]], value => undef}}}]

#- environment-object-11 eval
RubyMethod <= Annotation
#=> true
#:: Boolean

#- environment-object-12 eval
RubyMethod('a') =~ Annotation
#=> true
#:: Boolean

#- environment-object-13 eval
Puppet::Resource::Param(String,'a')
#=> a
#:: Object[{name => 'Puppet::Resource::Param', attributes => {'type' => Type, 'name' => String[1], 'name_var' => {type => Boolean, value => false}}, equality => ['name']}]

#- environment-object-14 eval
Puppet::Resource::Param(String,'a',true)
#=> a
#:: Object[{name => 'Puppet::Resource::Param', attributes => {'type' => Type, 'name' => String[1], 'name_var' => {type => Boolean, value => false}}, equality => ['name']}]

#- environment-object-15 eval
Puppet::Resource::Param(String,'a').name
#=> a
#:: String

#- environment-object-16 eval
Puppet::Resource::Param(String,'a') == Puppet::Resource::Param(Integer,'a')
#=> false
#:: Boolean

#- environment-object-17 eval
Puppet::Resource::Param(String,'a').name_var
#=> false
#:: Boolean

#- environment-object-18 eval
"${Puppet::Resource::Param(String,'a')}"
#=> a
#:: String

#- environment-object-19 eval
Puppet::Resource::ResourceType3('a')
#=> Puppet::Resource::ResourceType3({})
#:: Object[{name => 'Puppet::Resource::ResourceType3', attributes => {'name' => String[1], 'properties' => {type => Array[Puppet::Resource::Param], value => []}, 'parameters' => {type => Array[Puppet::Resource::Param], value => []}, 'title_patterns_hash' => {type => Optional[Hash[Regexp, Array[String[1]]]], value => undef}, 'isomorphic' => {type => Boolean, value => true}, 'capability' => {type => Boolean, value => false}}, equality => ['name']}]

#- environment-object-20 eval
Puppet::Resource::ResourceType3('a',[Puppet::Resource::Param(String,'a')])
#=> Puppet::Resource::ResourceType3({})
#:: Object[{name => 'Puppet::Resource::ResourceType3', attributes => {'name' => String[1], 'properties' => {type => Array[Puppet::Resource::Param], value => []}, 'parameters' => {type => Array[Puppet::Resource::Param], value => []}, 'title_patterns_hash' => {type => Optional[Hash[Regexp, Array[String[1]]]], value => undef}, 'isomorphic' => {type => Boolean, value => true}, 'capability' => {type => Boolean, value => false}}, equality => ['name']}]

#- environment-object-21 eval
Puppet::Resource::ResourceType3('a').title_patterns_hash
#=>
#:: Undef

#- environment-object-22 eval
Puppet::Resource::ResourceType3('a') == Puppet::Resource::ResourceType3('a')
#=> true
#:: Boolean

#- environment-object-23 eval
type T = Object[{attributes=>{a=>Integer}}]
$x = T(1)
annotate(RubyMethod, $x, {body => 'a'})
#=> RubyMethod({})
#:: Object[{name => 'RubyMethod', parent => Annotation, attributes => {'body' => String, 'parameters' => {type => Optional[String[1]], value => undef}}}]

#- environment-object-24 eval
type T = Object[{attributes=>{a=>Integer}}]
$x = T(1)
annotate(RubyMethod, $x, {body => 'a'})
annotate(RubyMethod, $x).body
#=> a
#:: String

#- environment-object-25 eval
type T = Object[{attributes=>{a=>Integer}}]
$x = T(1)
annotate(RubyMethod, $x, {foo => 'a'})
#!! Evaluation Error: Error while evaluating a Function Call,  RubyMethod initializer has wrong type, expects a value for key 'body'
#|   RubyMethod initializer has wrong type, unrecognized key 'foo' (line: 3, column: 1)

#- environment-object-26 eval
type T = Object[{attributes=>{a=>Integer}}]
$x = T(1)
annotate(Pcore, $x, {RubyMethod => {body => 'x'}})
#=> T({'a' => 1})
#:: Object[{name => 'T', attributes => {'a' => Integer}}]

#- environment-object-27 eval
type T = Object[{annotations => {RubyMethod => {body => 'x'}}}]
T
#=> Object[{annotations => {RubyMethod => {'body' => 'x'}}, name => 'T'}]
#:: Type[T]

#- environment-object-28 eval
type T = Object[{annotations => {RubyMethod => {body => 'x'}}}]
annotate(RubyMethod, T)
#=> RubyMethod({})
#:: Object[{name => 'RubyMethod', parent => Annotation, attributes => {'body' => String, 'parameters' => {type => Optional[String[1]], value => undef}}}]

#- environment-object-29 eval
type T = Object[{annotations => {RubyMethod => {body => 'x'}}}]
annotate(RubyMethod, T).body
#=> x
#:: String

#- environment-object-30 eval
type T = Object[{annotations => {RubyMethod => {body => 'x'}}}]
annotate(RubyMethod, T, clear)
#!! Evaluation Error: Error while evaluating a Function Call, attempt to clear RubyMethod annotation declared on T (line: 2, column: 1)

#- environment-object-31 eval
type T = Object[{annotations => {RubyMethod => {nope => 'x'}}}]
annotate(RubyMethod, T)
#!! Evaluation Error: Error while evaluating a Function Call,  RubyMethod initializer has wrong type, expects a value for key 'body'
#|   RubyMethod initializer has wrong type, unrecognized key 'nope' (line: 2, column: 1)

#- environment-object-32 eval
String(RubyMethod('a','b'),'%p')
#=> RubyMethod({})
#:: String

#- environment-object-33 eval
String(Puppet::Resource::Param(String,'a'),'%p')
#=> Puppet::Resource::Param({})
#:: String

#- environment-object-34 eval
[Puppet::Resource::Param(String,'a')]
#=> [Puppet::Resource::Param({})]
#:: Array[Puppet::Resource::Param]

#- environment-object-35 eval
"${[Puppet::Resource::Param(String,'a')]}"
#=> [a]
#:: String

#- environment-object-36 eval
Puppet::Resource::Param(String,'')
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Puppet::Resource::Param' parameter 'name' expects a String[1] value, got String (line: 1, column: 1)

#- environment-object-37 eval
Puppet::Resource::Param('a')
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Puppet::Resource::Param' expects between 2 and 3 arguments, got 1 (line: 1, column: 1)

#- environment-object-38 eval
Puppet::Resource::Param({type=>String,name=>'a'})
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Puppet::Resource::Param' expects between 2 and 3 arguments, got 1 (line: 1, column: 1)

#- environment-object-39 eval
Puppet::Resource::Param(String,'a') =~ Puppet::Resource::Param
#=> true
#:: Boolean

#- environment-object-40 eval
$p = Puppet::Resource::Param(String,'a')
$p == $p
#=> true
#:: Boolean

#- environment-object-41 eval
$p = Puppet::Resource::Param(String,'a')
$p in [$p]
#=> true
#:: Boolean

#- environment-object-42 eval
Puppet::Resource::Param(String,'a').type
#=> String
#:: Type[String]

#- environment-object-43 eval
Puppet::Resource::Param(String,'a').foo
#!! Evaluation Error: Unknown function: 'foo'. (line: 1, column: 36)

#- environment-object-44 eval
Puppet::Resource::Param[a]
#!! Evaluation Error: Error while evaluating a '[]' expression, The Puppet::Resource::Param-Type cannot be parameterized using [] (line: 1, column: 1)

#- environment-object-45 eval
Puppet::Resource::ResourceType3('a',[Puppet::Resource::Param(String,'a')]).properties
#=> [Puppet::Resource::Param({})]
#:: Array[Puppet::Resource::Param]

#- environment-object-46 eval
Puppet::Resource::ResourceType3('a',[],[Puppet::Resource::Param(String,'b')]).parameters.map |$x| {$x.name}
#=> ['b']
#:: Array[String]

#- environment-object-47 eval
Puppet::Resource::ResourceType3('a',['b'])
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Puppet::Resource::ResourceType3' parameter 'properties' index 0 expects a Puppet::Resource::Param value, got String (line: 1, column: 1)

#- environment-object-48 eval
Puppet::Resource::ResourceType3('a',[Puppet::Resource::Param(String,'a',true),Puppet::Resource::Param(String,'b',true)])
#!! Evaluation Error: Error while evaluating a Function Call, you must specify title patterns when there are two or more key attributes (line: 1, column: 1)

#- environment-object-49 eval
Puppet::Resource::ResourceType3('a',[Puppet::Resource::Param(String,'a',true),Puppet::Resource::Param(String,'b',true)],[],{/(.*)/ => [a]})
#=> Puppet::Resource::ResourceType3({})
#:: Object[{name => 'Puppet::Resource::ResourceType3', attributes => {'name' => String[1], 'properties' => {type => Array[Puppet::Resource::Param], value => []}, 'parameters' => {type => Array[Puppet::Resource::Param], value => []}, 'title_patterns_hash' => {type => Optional[Hash[Regexp, Array[String[1]]]], value => undef}, 'isomorphic' => {type => Boolean, value => true}, 'capability' => {type => Boolean, value => false}}, equality => ['name']}]

#- environment-object-50 eval
Puppet::Resource::ResourceType3('a',[Puppet::Resource::Param(String,'a',true)],[],{/(.*)/ => [a]}).title_patterns_hash
#=> {/(.*)/ => ['a']}
#:: Hash[Regexp[/(.*)/], Array[String]]

#- environment-object-51 eval
Puppet::Resource::ResourceType3('a') =~ Puppet::Resource::ResourceType3
#=> true
#:: Boolean

#- environment-object-52 eval
"${Puppet::Resource::ResourceType3('a')}"
#=> Puppet::Resource::ResourceType3({})
#:: String

#- environment-object-53 eval
Puppet::Resource::ResourceType3('a').name
#=> a
#:: String

#- environment-object-54 eval
Puppet::Resource::ResourceType3({name=>'a'})
#!! Evaluation Error: Error while evaluating a Function Call, 'new_Puppet::Resource::ResourceType3' parameter 'name' expects a String value, got Struct (line: 1, column: 1)

#- environment-object-55 eval
Puppet::Resource::ResourceType3('a') == Puppet::Resource::ResourceType3('b')
#=> false
#:: Boolean

#- environment-object-56 eval
type(Puppet::Resource::ResourceType3('a'))
#=> Object[{name => 'Puppet::Resource::ResourceType3', attributes => {'name' => String[1], 'properties' => {type => Array[Puppet::Resource::Param], value => []}, 'parameters' => {type => Array[Puppet::Resource::Param], value => []}, 'title_patterns_hash' => {type => Optional[Hash[Regexp, Array[String[1]]]], value => undef}, 'isomorphic' => {type => Boolean, value => true}, 'capability' => {type => Boolean, value => false}}, equality => ['name']}]
#:: Type[Puppet::Resource::ResourceType3]

#- environment-object-57 catalog
Puppet::Resource::ResourceType3 { 'a': }

# Members of objects are called like functions.
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Puppet::Resource::ResourceType3] (file: ENV/manifests/site.pp, line: 1, column: 1)

#- object-member-01 eval
type T = Object[{attributes=>{a=>Integer}}]
T(1).a(5)
#!! Evaluation Error: Error while evaluating a Method call, 'attribute T[a]' expects no arguments, got 1 (line: 2, column: 7)

#- object-member-02 eval
type T = Object[{attributes=>{a=>Integer}}]
T(1).a |$x| { 1 }
#!! Evaluation Error: Error while evaluating a Method call, 'attribute T[a]' does not expect a block (line: 2, column: 5)

#- object-member-03 eval
type T = Object[{attributes=>{a=>Integer}}]
T(1).a()
#=> 1
#:: Integer

#- object-member-04 eval
type T = Object[{functions=>{f=>Callable[[Integer],String]}}]
T().f
#!! Evaluation Error: Error while evaluating a Method call, 'function T[f]' expects 1 argument, got none (line: 2, column: 4)

#- object-member-05 eval
type T = Object[{functions=>{f=>Callable[[Integer],String]}}]
T().f('x')
#!! Evaluation Error: Error while evaluating a Method call, 'function T[f]' parameter '' expects an Integer value, got String (line: 2, column: 6)

#- object-member-06 eval
type T = Object[{functions=>{f=>Callable[[Integer],String]}}]
T().f(1)
#!! Evaluation Error: Error while evaluating a Method call, no method is implemented for function T[f] (line: 2, column: 6)

#- object-member-07 eval
Error('x').message(1)
#!! Evaluation Error: Error while evaluating a Method call, wrong number of arguments (given 1, expected 0) (line: 1, column: 19)

#- object-member-08 eval
Error('x').message
#=> x
#:: String

#- object-member-09 eval
Error('x').msg(1)
#!! Evaluation Error: Error while evaluating a Method call, 'attribute Error[msg]' expects no arguments, got 1 (line: 1, column: 15)

#- object-member-10 eval
Deferred('x').name(1)
#!! Evaluation Error: Error while evaluating a Method call, 'attribute Deferred[name]' expects no arguments, got 1 (line: 1, column: 19)

#- object-member-11 eval
URI('http://a').host(1)
#=> a
#:: String
