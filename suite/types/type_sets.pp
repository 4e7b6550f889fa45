# Sets of types that refer to others, and what can be wrong with them.

#- type-set-01 eval
TypeSet[{pcore_version=>'1.0.0', name=>'A', version=>'1.0.0', references => {X => {name => 'Nosuch', version_range => '1.x'}}}]
#!! Evaluation Error: Resource type not found: X (line: 1, column: 78)

#- type-set-02 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'Nosuch', version_range => '1.x'}}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, TypeSet 'A' reference to TypeSet named 'Nosuch' cannot be resolved (line: 2, column: 1)

#- type-set-03 eval
type B = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {C => Integer}}]
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'B', version_range => '1.x'}}}]
A
#=> TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', references => {X => {'name' => 'B', 'version_range' => '1.x'}}}]
#:: Type[TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', references => {X => {'name' => 'B', 'version_range' => '1.x'}}}]]

#- type-set-04 eval
type B = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {C => Integer}}]
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'B', version_range => '1.x'}, Y => {name => 'B', version_range => '1.x'}}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, TypeSet 'A' references TypeSet 'http://puppet.com/2016.1/runtime/B' more than once using overlapping version ranges (line: 3, column: 1)

#- type-set-05 eval
type P = {attributes => {a=>Integer}}
type C inherits P {attributes => {b=>Integer}}
C
#!! Syntax error at '=>' (line: 2, column: 31)

#- type-set-06 eval
type P = {attributes => {a=>Integer}}
type C inherits P {parent => P, attributes => {b=>Integer}}
C
#!! Syntax error at '=>' (line: 2, column: 27)

#- type-set-07 eval
type P = {attributes => {a=>Integer}}
type C = P {parent => P, attributes => {b=>Integer}}
C
#!! The key 'parent' is declared more than once (line: 2, column: 12)

#- type-set-08 eval
type P = {attributes => {a=>Integer}}
type C = P {attributes => {b=>Integer}}
C
#=> Object[{name => 'C', parent => P, attributes => {'b' => Integer}}]
#:: Type[C]

#- type-set-09 eval
type P = {attributes => {a=>Integer}}
type C = P[{attributes => {b=>Integer}}]
C
#!! Evaluation Error: Error while evaluating a Type-Name, The P-Type cannot be parameterized using [] (line: 3, column: 1)

#- type-set-10 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {C => Integer}, references => {C => {name => 'B', version_range => '1.x'}}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, TypeSet 'A' references a TypeSet using alias 'C'. The alias collides with the name of a declared type (line: 2, column: 1)

#- type-set-11 eval
type A = TypeSet[{}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, TypeSet initializer has wrong type, expects size to be between 1 and 8, got 0 (line: 2, column: 1)

#- type-set-12 eval
type B = Object[{attributes=>{a=>Integer}}]
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'B', version_range => '1.x'}}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, TypeSet 'A' reference to TypeSet named 'B' resolves to a B (line: 3, column: 1)

#- type-set-13 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'Integer', version_range => '1.x'}}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, TypeSet 'A' reference to TypeSet named 'Integer' resolves to a Integer (line: 2, column: 1)

#- type-set-14 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'Nosuch', version_range => '1.x', name_authority => 'http://x.y'}}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, TypeSet 'A' reference to TypeSet named 'Nosuch' cannot be resolved (line: 2, column: 1)

#- type-set-15 eval
type B = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {C => Integer}}]
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'B', version_range => '2.x'}}, types => {D => X::C}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, TypeSet 'A' reference to TypeSet named 'B' resolves to an incompatible version. Expected 2.x, got 1.0.0 (line: 3, column: 1)

#- type-set-16 eval
type B = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {C => Integer}}]
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'B', version_range => '>=2.0.0 <3.0.0'}}, types => {D => Integer}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, TypeSet 'A' reference to TypeSet named 'B' resolves to an incompatible version. Expected >=2.0.0 <3.0.0, got 1.0.0 (line: 3, column: 1)

#- type-set-17 eval
type B = Integer
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'B', version_range => '1.x'}}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, TypeSet 'A' reference to TypeSet named 'B' resolves to a B (line: 3, column: 1)

#- type-set-18 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'Nosuch', version_range => 'abc'}}, types => {D => Integer}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, Unparsable version range: "abc" (line: 2, column: 1)

#- type-set-19 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {
  P => Object[{attributes=>{a=>Integer}}],
  C => P{parent => P, attributes => {b=>Integer}}
}}]
A
#!! The key 'parent' is declared more than once (line: 3, column: 8)

#- type-set-20 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {
  P => {attributes=>{a=>Integer}},
  C => {parent => P, attributes => {b=>Integer}}
}}]
A
#=> TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {P => Object[{attributes => {'a' => Integer}}], C => Object[{parent => P, attributes => {'b' => Integer}}]}}]
#:: Type[TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {P => P, C => C}}]]

#- type-set-21 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {
  P => {attributes=>{a=>Integer}},
  C => P{attributes => {b=>Integer}}
}}]
A
#=> TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {P => Object[{attributes => {'a' => Integer}}], C => Object[{parent => P, attributes => {'b' => Integer}}]}}]
#:: Type[TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {P => P, C => C}}]]

#- type-set-22 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {
  P => {attributes=>{a=>Integer}},
  Q => {attributes=>{a=>Integer}},
  C => P{parent => Q, attributes => {b=>Integer}}
}}]
A
#!! The key 'parent' is declared more than once (line: 4, column: 8)

#- type-set-23 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {
  P => {attributes=>{a=>Integer}},
  C => P[{attributes => {b=>Integer}}]
}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, The A::P-Type cannot be parameterized using [] (line: 5, column: 1)

#- type-set-24 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {
  C => Nosuch{attributes => {b=>Integer}}
}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, reference to unresolved type 'Nosuch' (line: 4, column: 1)

#- type-set-25 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {
  C => {parent => Nosuch, attributes => {b=>Integer}}
}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, reference to unresolved type 'Nosuch' (line: 4, column: 1)

#- type-set-26 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {
  C => {parent => C, attributes => {b=>Integer}}
}}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, The Object type 'A::C' inherits from itself (line: 4, column: 1)

#- type-set-27 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => { C => Integer, C => String }}]
A
#!! The key 'c' is declared more than once (line: 1, column: 88)

#- type-set-28 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => { C => 1 }}]
A
#!! Evaluation Error: Error while evaluating a Type-Name, The expression <1> is not a valid type specification. (line: 2, column: 1)

#- type-set-29 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => { C => Nosuch }}]
A
#=> TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {C => TypeReference['Nosuch']}}]
#:: Type[TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {C => C}}]]

#- type-set-30 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => { C => Nosuch }}]
notice(A)
1 =~ A::C
#~~ notice: TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {C => TypeReference['Nosuch']}}]
#=> false
#:: Boolean

#- type-set-31 eval
type B = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {C => Integer}}]
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'B', version_range => '1.x'}}, types => {D => X::Nosuch}}]
A
#=> TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {D => TypeReference['X::Nosuch']}, references => {X => {'name' => 'B', 'version_range' => '1.x'}}}]
#:: Type[TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {D => D}, references => {X => {'name' => 'B', 'version_range' => '1.x'}}}]]

#- type-set-32 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {
  P => {attributes=>{a=>Integer}},
  C => P{parent => Nosuch, attributes => {b=>Integer}}
}}]
A
#!! The key 'parent' is declared more than once (line: 3, column: 8)

#- type-set-33 eval
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', types => {
  P => {attributes=>{a=>Integer}},
  C => P{parent => 1, attributes => {b=>Integer}}
}}]
A
#!! The key 'parent' is declared more than once (line: 3, column: 8)

#- type-set-34 eval
type P = {attributes => {a=>Integer}}
type Q = {attributes => {a=>Integer}}
type C = P {parent => Q, attributes => {b=>Integer}}
C
#!! The key 'parent' is declared more than once (line: 3, column: 12)

#- type-set-refers eval
type B = TypeSet[{pcore_version=>'1.0.0', version=>'1.2.0', types => {C => Integer}}]
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'B', version_range => '1.x'}}, types => {D => X::C, E => Array[X::C]}}]
A
#=> TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {D => X::C, E => Array[X::C]}, references => {X => {'name' => 'B', 'version_range' => '1.x'}}}]
#:: Type[TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'A', version => '1.0.0', types => {D => D, E => E}, references => {X => {'name' => 'B', 'version_range' => '1.x'}}}]]

#- type-set-refers-used eval
type B = TypeSet[{pcore_version=>'1.0.0', version=>'1.2.0', types => {C => Integer}}]
type A = TypeSet[{pcore_version=>'1.0.0', version=>'1.0.0', references => {X => {name => 'B', version_range => '1.x'}}, types => {D => Array[X::C]}}]
$set = A
[[1] =~ A::D, ['a'] =~ A::D]
#=> [true, false]
#:: Array[ScalarData]

#- alias-of-no-type-01 eval
type Mine = String['a']
Mine(1)
#!! Evaluation Error: Error while evaluating a Type-Name, The expression <Mine = String['a'> is not a valid type specification. (line: 2, column: 1)

#- alias-of-no-type-02 eval
type Mine = String[1, 'a', ]
Mine
#!! Evaluation Error: Error while evaluating a Type-Name, The expression <Mine = String[1, 'a'> is not a valid type specification. (line: 2, column: 1)

#- alias-of-no-type-03 eval
type Mine = Array[String[('a')]]
Mine
#!! Evaluation Error: Error while evaluating a Type-Name, The expression <('a'> is not a valid type specification. (line: 2, column: 1)

#- alias-of-no-type-04 eval
type Mine = Integer[('a')]
Mine
#!! Evaluation Error: Error while evaluating a Type-Name, The expression <('a'> is not a valid type specification. (line: 2, column: 1)
