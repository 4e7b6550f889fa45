# realize, and how references to classes are written.

# realize

#- realize-odd-001 catalog
realize('Notify[a')
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "Notify[a" is not a valid resource reference

#- realize-odd-002 catalog
realize('Foo Bar[x]')
#!! Invalid tag 'foo bar'

#- realize-odd-003 catalog
realize('foo-bar[x]')
#!! Failed to realize virtual resources foo-bar[x]

#- realize-odd-004 catalog
realize('1[x]')
#!! Failed to realize virtual resources 1[x]

#- realize-odd-005 catalog
realize('Notify[]')
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "Notify[]" is not a valid resource reference

#- realize-odd-006 catalog
realize('Nosuch[x]')
#!! Failed to realize virtual resources Nosuch[x]

#- realize-odd-007 catalog
realize('nosuch[x]')
#!! Failed to realize virtual resources nosuch[x]

#- realize-odd-008 catalog
realize('[x]')
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "[x]" is not a valid resource reference

#- realize-odd-009 catalog
realize('Foo::Bar[x y]')
#!! Failed to realize virtual resources Foo::Bar[x y]

#- realize-odd-010 catalog
realize('Foo::[x]')
#!! Failed to realize virtual resources Foo::[x]

#- realize-odd-011 catalog
realize('foo.bar[x]')
#!! Failed to realize virtual resources foo.bar[x]

#- realize-odd-012 catalog
realize("No\ntify[x]")
#!! Invalid tag 'no
#| tify'

#- realize-odd-013 catalog
realize('Notify[a]x')
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "Notify[a]x" is not a valid resource reference

#- realize-odd-014 catalog
realize(' Notify[a]')
#!! Invalid tag ' notify'

#- realize-odd-015 catalog
realize('Notify [a]')
#!! Invalid tag 'notify '

#- realize-odd-016 catalog
realize('Ünïcode[a]')
#!! Failed to realize virtual resources Ünïcode[a]

#- realize-odd-017 catalog
realize('Notify[ a ]')
#!! Failed to realize virtual resources Notify[ a ]

#- realize-odd-018 catalog
@notify { a: }
realize('Notify [a]')
#!! Invalid tag 'notify '

#- realize-odd-019 catalog
@notify { a: }
realize(' notify[a]')
#!! Invalid tag ' notify'

#- realize-odd-020 catalog
@notify { a: }
realize('notify[a]', 'x')
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "x" is not a valid resource reference

#- realize-odd-021 catalog
realize('x', 'Notify[b]')
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "x" is not a valid resource reference

#- realize-odd-022 catalog
realize('Notify[b]', 'x')
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "x" is not a valid resource reference

#- realize-odd-023 catalog
realize('Notify[b]', 'Notify[c]')
#!! Failed to realize virtual resources Notify[b], Notify[c]

#- realize-odd-024 catalog
realize(3.5)
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "3.5" is not a valid resource reference

#- realize-odd-025 catalog
realize(true)
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "true" is not a valid resource reference

#- realize-odd-026 catalog
realize([])
#=> catalog

#- realize-odd-027 catalog
realize([[]])
#=> catalog

#- realize-odd-028 catalog
realize([1, [2]])
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "1" is not a valid resource reference

#- realize-odd-029 catalog
realize(Notify)
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "Notify[]" is not a valid resource reference

#- realize-odd-030 catalog
realize(Class)
#!! Evaluation Error: Error while evaluating a Function Call, No title provided and "class" is not a valid resource reference (file: ENV/manifests/site.pp, line: 1, column: 1)

#- realize-odd-031 catalog
realize(Integer)
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "Integer" is not a valid resource reference

#- realize-odd-032 catalog
realize(Type[Notify])
#!! Failed to realize virtual resources Type[Notify]

#- realize-odd-033 catalog
realize(default)
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "default" is not a valid resource reference

#- realize-odd-034 catalog
realize(Timestamp(0))
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "1970-01-01T00:00:00.000000000 UTC" is not a valid resource reference

#- realize-odd-035 catalog
realize('')
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "" is not a valid resource reference

#- realize-odd-036 catalog
realize("it's")
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "it's" is not a valid resource reference

#- realize-odd-037 catalog
realize('a"b')
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "a\"b" is not a valid resource reference

#- realize-odd-038 catalog
realize("a\nb")
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "a\nb" is not a valid resource reference

#- realize-odd-039 catalog
realize('é')
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "é" is not a valid resource reference

#- realize-odd-040 catalog
realize({'a' => [1, undef, 'x'], b => {c => 1.5}})
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "{\"a\"=>[1, nil, \"x\"], \"b\"=>{\"c\"=>1.5}}" is not a valid resource reference

#- realize-odd-041 catalog
realize(Sensitive(Notify[a]))
#!! Invalid tag 'sensitive '

#- realize-odd-042 catalog
realize(Sensitive('Notify[a]'))
#!! Invalid tag 'sensitive '

#- realize-odd-043 catalog
realize([Sensitive(1)])
#!! Invalid tag 'sensitive '

#- realize-odd-044 catalog
realize(Sensitive([Notify[a]]))
#!! Invalid tag 'sensitive '

#- realize-odd-045 catalog
realize(1)
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "1" is not a valid resource reference

#- realize-odd-046 catalog
realize(undef)
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "" is not a valid resource reference

#- realize-odd-047 catalog
realize('x')
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "x" is not a valid resource reference

#- realize-odd-048 catalog
realize({a=>1})
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "{\"a\"=>1}" is not a valid resource reference

#- realize-odd-049 catalog
realize(/a/)
#!! Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "/a/" is not a valid resource reference

#- realize-odd-050 catalog
realize(Class[c3])
#!! Failed to realize virtual resources Class[C3]

#- realize-odd-051 catalog
realize('Class[c3]')

# References to classes
#!! Failed to realize virtual resources Class[c3]

#- class-written-001 catalog
notify { a: require => Class[c3] }
#!! Could not find resource 'Class[C3]' in parameter 'require' (file: ENV/manifests/site.pp, line: 1)

#- class-written-002 catalog
class c3 { }
notify { a: require => Class[c3] }
#!! Could not find resource 'Class[C3]' in parameter 'require' (file: ENV/manifests/site.pp, line: 2)

#- class-written-003 catalog
Class[c3] -> Notify[a]
notify { a: }
#!! Could not find resource 'Class[C3]' for relationship on 'Notify[a]'

#- class-written-004 catalog
notify { a: }
Notify[a] -> Class[c3]
#!! Could not find resource 'Class[C3]' for relationship from 'Notify[a]'

#- class-written-005 catalog
notify { a: }
Class[c3] -> Notify <| title == zz |> -> Notify[a]
#!! Could not find resource 'Class[c3]' for relationship on 'Notify[a]'

#- class-written-006 catalog
notify { a: before => 'Class[c3]' }
#!! Could not find resource 'Class[c3]' in parameter 'before' (file: ENV/manifests/site.pp, line: 1)

#- class-written-007 catalog
notify { a: before => 'Class[C3]' }
#!! Could not find resource 'Class[C3]' in parameter 'before' (file: ENV/manifests/site.pp, line: 1)

#- class-written-008 catalog
class c3 { }
include c3
Class[c3][x]
#!! Evaluation Error: The resource Class['c3'] does not have a parameter called 'x' (file: ENV/manifests/site.pp, line: 3, column: 1)

#- class-written-009 catalog
class c3 { }
Class[c3]['name']
#!! Evaluation Error: Resource not found: Class['c3'] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- class-written-010 catalog
notify { "${Class[c3]}": }
#=> catalog

#- class-written-011 catalog
Class[c3] { x => 1 }
#!! Evaluation Error: Resource Override can only operate on resources, got: Class[c3]-Type (file: ENV/manifests/site.pp, line: 1, column: 1)

#- class-written-012 catalog
class c3 { notify { x: } }
include c3
notify { x: }
#!! Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: Notify[x] is already declared at (file: ENV/manifests/site.pp, line: 1); cannot redeclare (file: ENV/manifests/site.pp, line: 3) (file: ENV/manifests/site.pp, line: 3, column: 1)

#- class-written-013 catalog
class c3 { }
include c3
class { c3: }
#!! Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: Class[C3] is already declared; cannot redeclare (file: ENV/manifests/site.pp, line: 3) (file: ENV/manifests/site.pp, line: 3, column: 1)

#- class-written-014 catalog
class c3 { }
class { c3: }
include c3
class { c3: }
#!! Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: Class[C3] is already declared at (file: ENV/manifests/site.pp, line: 2); cannot redeclare (file: ENV/manifests/site.pp, line: 4) (file: ENV/manifests/site.pp, line: 4, column: 1)

#- class-written-015 catalog
class c3($x) { }
include c3
#!! Evaluation Error: Error while evaluating a Function Call, Class[C3]: expects a value for parameter 'x' (file: ENV/manifests/site.pp, line: 2, column: 1)

#- class-written-016 catalog
class c3($x) { }
class { c3: y => 1 }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[C3]:
#|   has no parameter named 'y'
#|   expects a value for parameter 'x' (file: ENV/manifests/site.pp, line: 2, column: 1)

#- class-written-017 catalog
class c3(Integer $x) { }
class { c3: x => a }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[C3]: parameter 'x' expects an Integer value, got String (file: ENV/manifests/site.pp, line: 2, column: 1)

#- class-written-018 catalog
class c3 { fail('x') }
include c3
#!! Evaluation Error: Error while evaluating a Function Call, x (file: ENV/manifests/site.pp, line: 1, column: 12)

#- class-written-019 catalog
require(Class[c3])
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::c3 for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- class-written-020 catalog
class c3 { }
require(Class[c3])
notice(tagged('c3'))
#~~ notice: true
#=> catalog

#- class-written-021 catalog
class c3 { }
notice(contain(Class['c3']))
#~~ notice: [Class[c3]]
#=> catalog

#- class-written-022 catalog
class c3 { }
notice(include('c3', Class['c3']))
#~~ notice: [Class[c3], Class[c3]]
#=> catalog

#- class-written-023 catalog
class c3 { }
notice(require('::c3'))
#~~ notice: [Class[c3]]
#=> catalog

#- class-written-024 catalog
notify { a: tag => Class[c3] }
#=> catalog

#- class-written-025 catalog
notify { a: alias => Class[c3] }
#=> catalog

#- class-written-026 catalog
notify { a: stage => Class[c3] }
#!! Evaluation Error: Error while evaluating a Resource Statement, Only classes can set 'stage'; normal resources like Notify[a] cannot change run stage (file: ENV/manifests/site.pp, line: 1, column: 1)

#- class-written-027 catalog
class c3 { }
class { c3: stage => nosuch }
#!! Evaluation Error: Error while evaluating a Resource Statement, Could not find stage nosuch specified by Class[C3] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- class-written-028 catalog
class c3 { }
include c3
notify { a: subscribe => [Class[c3], 'Class[c4]'] }
#!! Could not find resource 'Class[c4]' in parameter 'subscribe' (file: ENV/manifests/site.pp, line: 3)
