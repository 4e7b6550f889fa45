# A type of resources as the value of an attribute is a reference without a title.

#- reference-without-title-file catalog
notify { 'a': message => File }
#!! No set of title patterns matched the title "".

#- reference-without-title-user catalog
notify { 'a': message => User }
#=> catalog

#- reference-without-title-define catalog
define foo($x) { notice($x) }
define bar() { }
foo { 'a': x => [Bar, { 'in' => User }] }
#~~ notice: [Bar[], {in => User[]}]
#=> catalog

#- reference-without-title-default catalog
class foo($x = User) { notice($x) }
include foo
#~~ notice: User[]
#=> catalog

#- reference-without-title-in-hash catalog
notify { 'a': message => { a => File } }
#=> catalog

#- reference-without-title-virtual catalog
@notify { 'a': message => File }
#=> catalog

#- reference-without-title-relationship catalog
notify { 'a': before => User }
#!! No title provided and "User[]" is not a valid resource reference (file: ENV/manifests/site.pp, line: 1)

#- reference-without-title-class catalog
notify { 'a': message => [Class] }
#!! Evaluation Error: Error while evaluating a '=>' expression, No title provided and "class" is not a valid resource reference (file: ENV/manifests/site.pp, line: 1, column: 15)

#- reference-without-title-entry catalog
notify { 'a': message => { a => CatalogEntry } }
#!! Evaluation Error: Error while evaluating a '=>' expression, Cannot split the type Puppet::Pops::Types::PCatalogEntryType, it represents neither a PClassType, nor a PResourceType. (file: ENV/manifests/site.pp, line: 1, column: 15)

#- reference-without-title-tag catalog
notify { 'a': tag => User }
#=> catalog

#- reference-in-sensitive catalog
notify { 'a': message => Sensitive([User['b'], User, File]) }
#=> catalog

#- reference-create-resources catalog
define foo($x) { notice($x) }
create_resources('foo', { 'a' => { 'x' => User['b'] }, 'b' => { 'x' => User } })
#~~ notice: User[b]
#~~ notice: User[]
#=> catalog

# What `require` sets is seen by collectors, and a class in a variable is no reference to it.

#- require-is-collected catalog
class c { }
define d() { require c }
d { 'a': }
D <| require == Class['c'] |> { tag => 'x' }
#!! Attempt to override an already evaluated resource, defined at (file: ENV/manifests/site.pp, line: 3), with new values (file: ENV/manifests/site.pp, line: 4)

#- require-is-collected-through-a-variable catalog
class c { }
define d() { require c }
d { 'a': }
$r = Class['c']
@notify { 'n': require => Class['c'] }
Notify <| require == $r |>
D <| require == $r |> -> notify { 'z': }
#=> catalog

# `Resource['nosuch', 'a']`: the name of a type that nobody knows does not reach the catalog.

#- unknown-resource-type-01 eval
Resource['nosuch','a']
#=> Nosuch['a']
#:: Type[Nosuch['a']]

#- unknown-resource-type-02 eval
Resource['nosuch']
#=> Nosuch
#:: Type[Nosuch]

#- unknown-resource-type-03 eval
Resource['nosuch', 'a'] == Nosuch['a']
#!! Evaluation Error: Resource type not found: Nosuch (line: 1, column: 28)

#- unknown-resource-type-04 eval
Resource['nosuch','a','b']
#=> [Nosuch['a'], Nosuch['b']]
#:: Array[Type[Nosuch]]

#- unknown-resource-type-05 eval
Resource['Nosuch','a']
#=> Nosuch['a']
#:: Type[Nosuch['a']]

#- unknown-resource-type-06 eval
Resource['no such','a']
#!! Evaluation Error: Illegal type reference. The given name 'No such' does not conform to the naming rule (line: 1, column: 10)

#- unknown-resource-type-07 eval
Resource['','a']
#!! Evaluation Error: Illegal type reference. The given name '' does not conform to the naming rule (line: 1, column: 10)

#- unknown-resource-type-08 eval
Resource['nosuch','']
#=> Nosuch['']
#:: Type[Nosuch['']]

#- unknown-resource-type-09 eval
Resource['nosuch',[a,b]]
#=> [Nosuch['a'], Nosuch['b']]
#:: Array[Type[Nosuch]]

#- unknown-resource-type-10 eval
Resource['nosuch',[]]
#=> []
#:: Array[Unit]

#- unknown-resource-type-11 eval
Resource['nosuch',undef]
#=>
#:: Undef

#- unknown-resource-type-12 eval
Resource[undef,'a']
#!! Evaluation Error: First argument to Resource[] must be a resource type or a String. Got Undef. (line: 1, column: 10)

#- unknown-resource-type-13 eval
Resource['nosuch',1]
#!! Evaluation Error: Error creating type specialization of a Resource-Type, Cannot use Integer where a resource title String is expected (line: 1, column: 10)

#- unknown-resource-type-14 eval
Resource[1,'a']
#!! Evaluation Error: First argument to Resource[] must be a resource type or a String. Got Integer. (line: 1, column: 10)

#- unknown-resource-type-15 eval
Resource[Nosuch,'a']
#!! Evaluation Error: Resource type not found: Nosuch (line: 1, column: 10)

#- unknown-resource-type-16 eval
Resource[File,'a']
#=> File['a']
#:: Type[File['a']]

#- unknown-resource-type-17 eval
Resource['file']['a']
#=> File['a']
#:: Type[File['a']]

#- unknown-resource-type-18 eval
Resource['nosuch']['a']
#=> Nosuch['a']
#:: Type[Nosuch['a']]

#- unknown-resource-type-19 eval
Resource['nosuch','a']['b']
#!! Evaluation Error: Resource not found: Nosuch['a'] (line: 1, column: 1)

#- unknown-resource-type-20 eval
Resource['nosuch','a'][b]
#!! Evaluation Error: Resource not found: Nosuch['a'] (line: 1, column: 1)

#- unknown-resource-type-21 eval
Resource['file','/a']['mode']
#!! Evaluation Error: Resource not found: File['/a'] (line: 1, column: 1)

#- unknown-resource-type-22 eval
Resource[File['a'],'b']
#=> File['b']
#:: Type[File['b']]

#- unknown-resource-type-23 eval
Resource['File[a]']
#!! Evaluation Error: Illegal type reference. The given name 'File[a]' does not conform to the naming rule (line: 1, column: 10)

#- unknown-resource-type-24 eval
Resource['File[a]','b']
#!! Evaluation Error: Illegal type reference. The given name 'File[a]' does not conform to the naming rule (line: 1, column: 10)

#- unknown-resource-type-25 eval
Resource['class','a']
#=> Class['a']
#:: Type[Class['a']]

#- unknown-resource-type-26 eval
Resource['class','a'] == Class['a']
#=> false
#:: Boolean

#- unknown-resource-type-27 eval
Resource[Class,'a']
#!! Evaluation Error: First argument to Resource[] must be a resource type or a String. Got Type[Class]. (line: 1, column: 10)

#- unknown-resource-type-28 eval
Resource['Class']
#=> Class
#:: Type[Class]

#- unknown-resource-type-29 eval
Resource['nosuch::x','a']
#=> Nosuch::X['a']
#:: Type[Nosuch::X['a']]

#- unknown-resource-type-30 eval
Resource['nosuch::X','a']
#=> Nosuch::X['a']
#:: Type[Nosuch::X['a']]

#- unknown-resource-type-31 eval
defined(Resource['nosuch','a'])
#=> false
#:: Boolean

#- unknown-resource-type-32 eval
notice(Resource['nosuch','a'])
#~~ notice: Nosuch['a']
#=>
#:: Undef

#- unknown-resource-type-33 eval
"${Resource['nosuch','a']}"
#=> Nosuch['a']
#:: String

#- unknown-resource-type-34 eval
type(Resource['nosuch','a'])
#=> Type[Nosuch['a']]
#:: Type[Type[Nosuch['a']]]

#- unknown-resource-type-35 eval
Resource['nosuch','a'] =~ Type[Resource]
#=> true
#:: Boolean

#- unknown-resource-type-36 eval
Resource['nosuch','a'] =~ CatalogEntry
#=> false
#:: Boolean

#- unknown-resource-type-37 eval
Resource['nosuch','a'] < Resource
#=> true
#:: Boolean

#- unknown-resource-type-38 eval
realize(Resource['nosuch','a'])
#=>
#:: Undef

#- unknown-resource-type-39 eval
notify{'x': require => Resource['nosuch','a']}
#!! Could not find resource 'Class[A]' in parameter 'require' (line: 1)

#- unknown-resource-type-40 catalog
notify{'x': require => Resource['nosuch','a']}
#!! Could not find resource 'Class[A]' in parameter 'require' (file: ENV/manifests/site.pp, line: 1)

#- unknown-resource-type-41 catalog
Resource['nosuch','a'] -> Notify['b']
notify{'b':}
#!! Could not find resource 'Class[A]' for relationship on 'Notify[b]'

#- unknown-resource-type-42 catalog
Resource['notify','a'] { message => 'x' }
notify{'a':}
#=> catalog

#- unknown-resource-type-43 catalog
Resource['nosuch'] { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'Nosuch' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- unknown-resource-type-44 catalog
Resource['nosuch','a'] { x => 1 }
#!! Could not find resource(s) Class[A] for overriding

#- unknown-resource-type-45 catalog
$x = Resource['nosuch','a']
$x -> notify{'b':}
#!! Could not find resource 'Class[A]' for relationship on 'Notify[b]'

#- unknown-resource-type-46 catalog
notify{'x': message => Resource['nosuch','a']}
#=> catalog

#- unknown-resource-type-47 eval
Resource['nosuch', 'a', default]
#!! Evaluation Error: Error creating type specialization of a Resource-Type, Cannot use Default where a resource title String is expected (line: 1, column: 20)

#- unknown-resource-type-48 eval
Resource[default]
#!! Evaluation Error: First argument to Resource[] must be a resource type or a String. Got Default. (line: 1, column: 10)

#- unknown-resource-type-49 eval
Resource[default, 'a']
#!! Evaluation Error: First argument to Resource[] must be a resource type or a String. Got Default. (line: 1, column: 10)

#- unknown-resource-type-50 eval
Resource['nosuch', default]
#!! Evaluation Error: Error creating type specialization of a Resource-Type, Cannot use Default where a resource title String is expected (line: 1, column: 10)

#- unknown-resource-type-51 eval
Resource['NOSUCH','a']
#=> NOSUCH['a']
#:: Type[NOSUCH['a']]

#- unknown-resource-type-52 eval
Resource['-x','a']
#!! Evaluation Error: Illegal type reference. The given name '-x' does not conform to the naming rule (line: 1, column: 10)

#- unknown-resource-type-53 eval
Resource["a\nb",'a']
#!! Evaluation Error: Illegal type reference. The given name 'A
#| b' does not conform to the naming rule (line: 1, column: 10)

#- unknown-resource-type-54 eval
getparam(Resource['nosuch','a'],'x')
#!! Evaluation Error: Unknown function: 'getparam'. (line: 1, column: 1)

#- unknown-resource-type-55 catalog
notify{'x': require => Resource['nosuch','File[/a]']}
#!! Could not find resource 'File[/a]' in parameter 'require' (file: ENV/manifests/site.pp, line: 1)

#- unknown-resource-type-56 catalog
notify{'x': require => Resource['nosuch','a::b']}
#!! Could not find resource 'Class[A::B]' in parameter 'require' (file: ENV/manifests/site.pp, line: 1)

#- unknown-resource-type-57 catalog
class a {}
include a
notify{'x': require => Resource['nosuch','a']}
#=> catalog

#- unknown-resource-type-58 catalog
class a {}
include a
Resource['nosuch','a'] -> notify{'x':}
#=> catalog

#- unknown-resource-type-59 catalog
notify{'x': message => Resource['nosuch','a']}
#=> catalog

#- unknown-resource-type-60 catalog
notify{'x': message => [Resource['nosuch','a']]}
#=> catalog

#- unknown-resource-type-61 catalog
notify{'x': message => "${Resource['nosuch','a']}"}
#=> catalog

#- unknown-resource-type-62 catalog
file{'/a':}
notify{'x': require => Resource['nosuch','File[/a]']}
#=> catalog

#- unknown-resource-type-63 catalog
file{'/a':}
Resource['nosuch','File[/a]'] -> notify{'x':}
#=> catalog

#- unknown-resource-type-64 catalog
file{'/a':}
Resource['nosuch','File[/a]'] { mode => '0644' }
#=> catalog

#- unknown-resource-type-65 catalog
class a($p=1) {}
include a
class b inherits a { Resource['nosuch','a'] { p => 2 } }
include b
#!! Attempt to override an already evaluated resource with new values (file: ENV/manifests/site.pp, line: 3)

#- unknown-resource-type-66 catalog
notify{'x':}
Resource['nosuch','Notify[x]'] { message => '0644' }
#=> catalog

#- unknown-resource-type-67 catalog
@notify{'a':}
realize(Resource['nosuch','a'])
#!! Failed to realize virtual resources Class[A]

#- unknown-resource-type-68 catalog
@notify{'a':}
realize(Resource['nosuch','Notify[a]'])
#=> catalog

#- unknown-resource-type-69 catalog
notify{'x': message => defined(Resource['nosuch','a'])}
#=> catalog

#- unknown-resource-type-70 catalog
class a {}
include a
notify{'x': message => defined(Resource['nosuch','a'])}
#=> catalog

#- unknown-resource-type-71 catalog
notify{'x': message => md5(Resource['nosuch','a'])}
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Puppet::Resource into String (file: ENV/manifests/site.pp, line: 1, column: 24)

#- unknown-resource-type-72 catalog
notify{'x': message => sprintf('%s', Resource['nosuch','a'])}
#=> catalog

#- unknown-resource-type-73 catalog
notify{'x': tag => Resource['nosuch','a']}
#=> catalog

#- unknown-resource-type-74 catalog
Notify <| title == Resource['nosuch','a'] |>
#=> catalog

#- unknown-resource-type-75 catalog
define nosuch() {}
nosuch{'a':}
notify{'x': require => Resource['nosuch','a']}
#=> catalog

#- unknown-resource-type-76 catalog
notify{'x': require => Resource['nosuch','a']}
define nosuch() {}
nosuch{'a':}
#=> catalog

#- unknown-resource-type-77 catalog
notify{'x': require => Resource['nosuch','']}
#!! Could not find resource 'Class[main]' in parameter 'require' (file: ENV/manifests/site.pp, line: 1)

#- unknown-resource-type-78 catalog
notify{'x': require => Resource['nosuch']}
#!! Could not find resource 'Class[main]' in parameter 'require' (file: ENV/manifests/site.pp, line: 1)

#- unknown-resource-type-79 catalog
notify{'x': require => Resource['notify']}
#!! No title provided and "Notify[]" is not a valid resource reference (file: ENV/manifests/site.pp, line: 1)

#- unknown-resource-type-80 catalog
notify{'x': require => Notify}
#!! No title provided and "Notify[]" is not a valid resource reference (file: ENV/manifests/site.pp, line: 1)

#- unknown-resource-type-81 catalog
notify{'x': require => [Resource['nosuch','a','b']]}
#!! Could not find resource 'Class[A]' in parameter 'require' (file: ENV/manifests/site.pp, line: 1)

#- unknown-resource-type-82 catalog
class a {}
class b {}
include a, b
notify{'x': require => Resource['nosuch','a','b']}
#=> catalog

#- unknown-resource-type-83 catalog
notify{'x': require => Resource['class','nosuch']}
#!! Could not find resource 'Class[Nosuch]' in parameter 'require' (file: ENV/manifests/site.pp, line: 1)

#- unknown-resource-type-84 catalog
notify{'x': require => Resource['class','a::b']}
#!! Could not find resource 'Class[A::B]' in parameter 'require' (file: ENV/manifests/site.pp, line: 1)

#- unknown-resource-type-85 catalog
Resource['nosuch','a'] -> Resource['nosuch','b']
#!! Could not find resource 'Class[A]' for relationship on 'Class[B]'

#- unknown-resource-type-86 catalog
type Foo = Integer
notify{'x': require => Resource['foo','b']}
#!! Could not find resource 'Class[B]' in parameter 'require' (file: ENV/manifests/site.pp, line: 2)

#- unknown-resource-type-87 catalog
notify{'x': message => Resource['nosuch','main']}
#=> catalog

#- unknown-resource-type-88 catalog
notify{'x': message => Resource['component','x']}
#=> catalog
