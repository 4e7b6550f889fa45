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
