# What references and names of resource types find.

#- defined-file-slash catalog
file { '/x': } 
notice(defined(File['/x/']), defined(File['/x']), defined(File['//x']), defined(File['/x//']), defined(File['/x/.']))
#~~ notice: true true false true false
#=> catalog

#- defined-file-slash-2 catalog
file { '/x/': } 
notice(defined(File['/x/']), defined(File['/x']), defined(File['//x']), defined(File['/x//']))
#~~ notice: true true false true
#=> catalog

#- defined-file-root catalog
file { '/': } 
notice(defined(File['/']), defined(File['//']), defined(File['']))
#!! Evaluation Error: Error while evaluating a Function Call, No set of title patterns matched the title "". (file: ENV/manifests/site.pp, line: 2, column: 49)

#- defined-file-windows catalog
file { 'c:/x/': } 
notice(defined(File['c:/x/']), defined(File['c:/x']), defined(File['c:\x']))
#~~ notice: true true false
#=> catalog

#- defined-file-title-path catalog
file { 'a': path => '/x' } 
notice(defined(File['/x/']), defined(File['/x']), defined(File['a']))
#~~ notice: true true true
#=> catalog

#- defined-file-title-path-slash catalog
file { 'a': path => '/x/' } 
notice(defined(File['/x/']), defined(File['/x']), defined(File['a']))
#~~ notice: true false true
#=> catalog

#- defined-user catalog
user { 'a': name => 'b' } 
notice(defined(User['b']), defined(User['a']), defined(User['A']))
#~~ notice: true true false
#=> catalog

#- defined-class-case catalog
class x::y { }
include x::y
notice(defined(Class['x::y']), defined(Class['X::Y']), defined(Class['::x::y']), defined(Resource['class', 'X::y']), defined('x::y'), defined('X::Y'))
#~~ notice: true true true false true true
#=> catalog

#- defined-resource-array catalog
file { '/x': } 
notice(defined([File['/x/'], File['/nosuch']]), defined(File['/x/','/y']))
#!! Evaluation Error: Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Tuple (file: ENV/manifests/site.pp, line: 2, column: 8)

#- defined-file-relationship catalog
file { '/x': } 
notify { 'a': require => File['/x/'] }
#=> catalog

#- defined-file-relationship-arrow catalog
file { '/x': } 
notify { 'a': }
File['/x/'] -> Notify['a']
#=> catalog

#- defined-file-override-slash catalog
file { '/x': } 
File['/x/'] { mode => '0644' }
#=> catalog

#- defined-file-realize-slash catalog
@file { '/x': } 
realize(File['/x/'])
#=> catalog

#- defined-file-collect-slash catalog
@file { '/x': } 
File <| title == '/x/' |>
#=> catalog

#- defined-file-attr-slash catalog
file { '/x': mode => '0600' } 
notice(File['/x/']['mode'])
#~~ notice: 0600
#=> catalog

#- defined-file-duplicate-slash catalog
file { '/x': } 
file { '/x/': } 
#!! Evaluation Error: Error while evaluating a Resource Statement, Cannot alias File[/x/] to ["/x"] at (file: ENV/manifests/site.pp, line: 2); resource ["File", "/x"] already declared (file: ENV/manifests/site.pp, line: 1) (file: ENV/manifests/site.pp, line: 2, column: 1)

#- defined-file-getparam catalog
file { '/x': ensure => file }
notice(defined(File['/x/'].unique))
#!! Evaluation Error: Error while evaluating a Method call, The function 'unique' was called with arguments it does not accept. It expects one of:
#|   (String string, Callable[String] block?)
#|     rejected: parameter 'string' expects a String value, got Type[Resource]
#|   (Hash hash, Callable[Any] block?)
#|     rejected: parameter 'hash' expects a Hash value, got Type[Resource]
#|   (Array array, Callable[Any] block?)
#|     rejected: parameter 'array' expects an Array value, got Type[Resource]
#|   (Iterable iterable, Callable[Any] block?)
#|     rejected: parameter 'iterable' expects an Iterable value, got Type[Resource] (file: ENV/manifests/site.pp, line: 2, column: 27)

#- resource-nosuch catalog
Resource['nosuch'] { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'Nosuch' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- resource-nosuch-upper catalog
Resource['NoSuch'] { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'NoSuch' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- resource-nosuch-ns catalog
Resource['NoSuch::Foo'] { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'NoSuch::Foo' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- resource-nosuch-ref catalog
Nosuch { 'a': }
#!! Evaluation Error: Resource type not found: Nosuch (file: ENV/manifests/site.pp, line: 1, column: 1)

#- resource-nosuch-defaults catalog
Resource['nosuch'] { x => 1 }
#!! Evaluation Error: Error while evaluating a Resource Override, No title provided and nil is not a valid resource reference (file: ENV/manifests/site.pp, line: 1, column: 1)

#- resource-nosuch-lower catalog
nosuch { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'nosuch' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- resource-nosuch-ns-lower catalog
no::such { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'no::such' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- resource-nosuch-ns-ref catalog
No::Such { 'a': }
#!! Evaluation Error: Resource type not found: No::Such (file: ENV/manifests/site.pp, line: 1, column: 1)

#- resource-notify-string catalog
Resource['notify'] { 'a': }
#=> catalog

#- resource-notify-upper catalog
Resource['Notify'] { 'a': }
#=> catalog

#- resource-notify-shout catalog
Resource['NOTIFY'] { 'a': }
#=> catalog

#- resource-nosuch-create catalog
create_resources('Nosuch', {'a' => {}})
#!! Evaluation Error: Error while evaluating a Function Call, Unknown resource type: 'nosuch' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- resource-nosuch-create-2 catalog
create_resources('noSuch::x', {'a' => {}})
#!! Evaluation Error: Error while evaluating a Function Call, Unknown resource type: 'nosuch::x' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- resource-nosuch-virtual catalog
@Resource['nosuch'] { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'Nosuch' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- resource-nosuch-type catalog
Nosuch['a'] { x => 1 }
#!! Evaluation Error: Resource type not found: Nosuch (file: ENV/manifests/site.pp, line: 1, column: 1)

#- exported-unknown-type-nosuch catalog
Nosuch <<| |>>
#~~ warning: You cannot collect exported resources without storeconfigs being set; the collection will be ignored (file: ENV/manifests/site.pp, line: 1, column: 1)
#!! Evaluation Error: Error while evaluating an Exported Query, Resource type nosuch doesn't exist (file: ENV/manifests/site.pp, line: 1, column: 1)

#- exported-unknown-type-virtual catalog
Nosuch <| |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Resource type nosuch doesn't exist (file: ENV/manifests/site.pp, line: 1, column: 1)

#- exported-unknown-type-virtual-ns catalog
No::Such <| |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Resource type no::such doesn't exist (file: ENV/manifests/site.pp, line: 1, column: 1)

#- exported-unknown-type-ns catalog
No::Such <<| |>>
#~~ warning: You cannot collect exported resources without storeconfigs being set; the collection will be ignored (file: ENV/manifests/site.pp, line: 1, column: 1)
#!! Evaluation Error: Error while evaluating an Exported Query, Resource type no::such doesn't exist (file: ENV/manifests/site.pp, line: 1, column: 1)

#- exported-unknown-type-query catalog
Nosuch <<| title == a |>>
#~~ warning: You cannot collect exported resources without storeconfigs being set; the collection will be ignored (file: ENV/manifests/site.pp, line: 1, column: 1)
#!! Evaluation Error: Error while evaluating an Exported Query, Resource type nosuch doesn't exist (file: ENV/manifests/site.pp, line: 1, column: 1)

#- exported-class catalog
Class <<| |>>
#~~ warning: You cannot collect exported resources without storeconfigs being set; the collection will be ignored (file: ENV/manifests/site.pp, line: 1, column: 1)
#!! Evaluation Error: Error while evaluating an Exported Query, Classes cannot be collected (file: ENV/manifests/site.pp, line: 1, column: 1)

#- colon-builtin catalog
::notify { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: '::notify' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- colon-define catalog
define d() { notice(1) }
::d { 'a': }
#~~ notice: 1
#=> catalog

#- colon-ref catalog
notify { 'a': }
::Notify['a'] { message => 'x' }
#=> catalog

#- colon-collect catalog
notify { 'a': }
::Notify <| |> { message => 'x' }
#!! Evaluation Error: Error while evaluating a Virtual Query, Resource type ::notify doesn't exist (file: ENV/manifests/site.pp, line: 2, column: 1)

#- colon-default catalog
::Notify { message => 'x' }
notify { 'a': }
#=> catalog

#- colon-create catalog
create_resources('::notify', {'a' => {}})
#!! Evaluation Error: Error while evaluating a Function Call, Unknown resource type: '::notify' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- colon-defined catalog
notice(defined('::notify'), defined('notify'))
#~~ notice: false true
#=> catalog

#- colon-class catalog
::class { 'a': }
class a { }
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: '::class' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- colon-relation catalog
notify { 'a': }
notify { 'b': require => ::Notify['a'] }
#=> catalog

#- colon-realize catalog
@notify { 'a': }
realize(::Notify['a'])
#=> catalog

# A file is read once, as the first level that has it reads it.
#- data-file-read-once-1 catalog
notice(lookup('a', undef, undef, 'none'))
notice(lookup('b', undef, undef, 'none'))
#-- hiera.yaml
version: 5
hierarchy:
  - name: first
    path: empty.yaml
  - name: second
    path: empty.yaml
#-- data/empty.yaml
---
#~~ warning: ENV/data/empty.yaml: file does not contain a valid yaml hash
#~~ notice: none
#~~ notice: none
#=> catalog

#- data-file-read-once-2 catalog
notice(lookup('a'))
notice(lookup('b', undef, undef, 'none'))
#-- hiera.yaml
version: 5
hierarchy:
  - name: first
    path: one.yaml
  - name: second
    path: one.yaml
    data_hash: json_data
#-- data/one.yaml
a: 1
#~~ notice: 1
#~~ notice: none
#=> catalog

#- large-integer-of-data-as-attribute catalog
notify { 'x': message => lookup('big') }
#-- hiera.yaml
version: 5
hierarchy: [{ name: c, path: c.yaml }]
#-- data/c.yaml
big: 12345678901234567890123
#!! Evaluation Error: Error while evaluating a '=>' expression, Use of a Ruby Integer outside of Puppet Integer max range, got '0x29d42b64e76714244cb' (file: ENV/manifests/site.pp, line: 1, column: 15)

#- large-integer-of-data-in-attributes catalog
notify { 'x': * => { 'message' => [lookup('big')] } }
#-- hiera.yaml
version: 5
hierarchy: [{ name: c, path: c.yaml }]
#-- data/c.yaml
big: -12345678901234567890123
#!! Evaluation Error: Error while evaluating an Object, Use of a Ruby Integer outside of Puppet Integer min range, got '0x..fd62bd49b1898ebdbb35' (file: ENV/manifests/site.pp, line: 1, column: 15)

#- large-integer-of-data-as-result-of-a-class catalog
class c { $x = lookup('big') }
include c
#-- hiera.yaml
version: 5
hierarchy: [{ name: c, path: c.yaml }]
#-- data/c.yaml
big: 12345678901234567890123
#!! Evaluation Error: Error while evaluating a Function Call, Use of a Ruby Integer outside of Puppet Integer max range, got '0x29d42b64e76714244cb' (file: ENV/manifests/site.pp, line: 2, column: 1)

#- large-integer-of-data-as-default catalog
class c($p = lookup('big')) { }
include c
#-- hiera.yaml
version: 5
hierarchy: [{ name: c, path: c.yaml }]
#-- data/c.yaml
big: 12345678901234567890123
#!! Evaluation Error: Error while evaluating a Function Call, Use of a Ruby Integer outside of Puppet Integer max range, got '0x29d42b64e76714244cb' (file: ENV/manifests/site.pp, line: 2, column: 1)

#- large-integer-of-data-computed-with catalog
notice(lookup('big') - lookup('big') + 5, lookup('big') + 1.5, lookup('big') > 3, lookup('big') =~ Integer, "${lookup('big')}")
notice(lookup('big') + 1)
#-- hiera.yaml
version: 5
hierarchy: [{ name: c, path: c.yaml }]
#-- data/c.yaml
big: 12345678901234567890123
#~~ notice: 5 1.2345678901234568e+22 true true 12345678901234567890123
#!! Evaluation Error: A '+' expression resulted in a value outside of Puppet Integer max range, got '+0x29d42b64e76714244cc' (file: ENV/manifests/site.pp, line: 2, column: 22)

#- large-integer-of-data-for-an-old-function catalog
notice(sprintf('%d', lookup('big')))
notice(fqdn_rand(5, lookup('big')))
#-- hiera.yaml
version: 5
hierarchy: [{ name: c, path: c.yaml }]
#-- data/c.yaml
big: 12345678901234567890123
#!! Evaluation Error: Error while evaluating a Function Call, Use of a Ruby Integer outside of Puppet Integer max range, got '0x29d42b64e76714244cb' (file: ENV/manifests/site.pp, line: 1, column: 8)

#- iterator-in-attributes catalog
notify { 'a': * => { message => [1].reverse_each } }
#!! Evaluation Error: Error while evaluating an Object, Use of an Iterator is not supported here (file: ENV/manifests/site.pp, line: 1, column: 15)
