# Which end of a chain of relationships is complained of, where, and how it is written.

# Chains

#- chain-complaint-001 catalog
class c { }
include c
notify { [a, b]: }
[] -> 'a b' -> Notify[a]
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <a b> is not a valid type specification. (file: ENV/manifests/site.pp, line: 4, column: 4)

#- chain-complaint-002 catalog
class c { }
include c
notify { [a, b]: }
Notify[a] -> 3 -> Notify[b]
#!! Evaluation Error: Illegal relationship operand, can not form a relationship with an Integer. A Catalog type is required. (file: ENV/manifests/site.pp, line: 4, column: 11)

#- chain-complaint-003 catalog
class c { }
include c
notify { [a, b]: }
Notify[a] -> Notify[b] -> 3
#!! Evaluation Error: Illegal relationship operand, can not form a relationship with an Integer. A Catalog type is required. (file: ENV/manifests/site.pp, line: 4, column: 24)

#- chain-complaint-004 catalog
class c { }
include c
notify { [a, b]: }
3 -> nosuch()
#!! Evaluation Error: Unknown function: 'nosuch'. (file: ENV/manifests/site.pp, line: 4, column: 6)

#- chain-complaint-005 catalog
class c { }
include c
notify { [a, b]: }
3 -> $nope -> Notify[a]
#!! Evaluation Error: Unknown variable: 'nope'. (file: ENV/manifests/site.pp, line: 4, column: 6)

#- chain-complaint-006 catalog
class c { }
include c
notify { [a, b]: }
Notify[a] <- {a=>1} ~> Notify[b]
#!! Evaluation Error: Illegal relationship operand, can not form a relationship with a Hash. A Catalog type is required. (file: ENV/manifests/site.pp, line: 4, column: 11)

#- chain-complaint-007 catalog
class c { }
include c
notify { [a, b]: }
(Notify[a] -> 3) -> Notify[b]
#!! Evaluation Error: Illegal relationship operand, can not form a relationship with an Integer. A Catalog type is required. (file: ENV/manifests/site.pp, line: 4, column: 12)

#- chain-complaint-008 catalog
class c { }
include c
notify { [a, b]: }
notice(Notify[a] -> [Notify[b], /x/])
#!! Evaluation Error: Illegal relationship operand, can not form a relationship with a Regexp. A Catalog type is required. (file: ENV/manifests/site.pp, line: 4, column: 18)

#- chain-complaint-009 catalog
class c { }
include c
notify { [a, b]: }
$r = Notify[a] -> true
#!! Evaluation Error: Illegal relationship operand, can not form a relationship with a Boolean. A Catalog type is required. (file: ENV/manifests/site.pp, line: 4, column: 16)

#- chain-complaint-010 catalog
class c { }
include c
notify { [a, b]: }
Class -> Notify[a]
#!! Evaluation Error: Error while evaluating a '->' expression, No title provided and "class" is not a valid resource reference (file: ENV/manifests/site.pp, line: 4, column: 7)

#- chain-complaint-011 catalog
class c { }
include c
notify { [a, b]: }
Notify[a] -> Class
#!! Evaluation Error: Error while evaluating a '->' expression, No title provided and "class" is not a valid resource reference (file: ENV/manifests/site.pp, line: 4, column: 11)

#- chain-complaint-012 catalog
class c { }
include c
notify { [a, b]: }
Notify[a] -> CatalogEntry -> Notify[b]
#!! Evaluation Error: Error while evaluating a '->' expression, Cannot split the type Puppet::Pops::Types::PCatalogEntryType, it represents neither a PClassType, nor a PResourceType. (file: ENV/manifests/site.pp, line: 4, column: 11)

#- chain-complaint-013 catalog
class c { }
include c
notify { [a, b]: }
CatalogEntry <- Notify[a] -> nosuch()
#!! Evaluation Error: Error while evaluating a '<-' expression, Cannot split the type Puppet::Pops::Types::PCatalogEntryType, it represents neither a PClassType, nor a PResourceType. (file: ENV/manifests/site.pp, line: 4, column: 14)

#- chain-complaint-014 catalog
class c { }
include c
notify { [a, b]: }
Notify['zz'] -> Notify <| title == q |> -> Notify[a]
#!! Could not find resource 'Notify['zz']' for relationship on 'Notify[a]'

#- chain-complaint-015 catalog
class c { }
include c
notify { [a, b]: }
Class[zz] -> Notify <| title == q |> -> Notify[a]
#!! Could not find resource 'Class[zz]' for relationship on 'Notify[a]'

#- chain-complaint-016 catalog
class c { }
include c
notify { [a, b]: }
[Notify['zz'], Notify[a]] -> Notify <| title == q |> -> Notify[a]
#!! Could not find resource 'Notify['zz']' for relationship on 'Notify[a]'

#- chain-complaint-017 catalog
class c { }
include c
notify { [a, b]: }
Notify[a] -> Notify <| title == q |> -> Notify[zz]
#!! Could not find resource 'Notify[zz]' for relationship from 'Notify['a']'

#- chain-complaint-018 catalog
class c { }
include c
notify { [a, b]: }
File -> Notify[a]
#!! No title provided and "File[]" is not a valid resource reference

#- chain-complaint-019 catalog
class c { }
include c
notify { [a, b]: }
Notify[a] -> 'File'
#!! No title provided and "File[]" is not a valid resource reference

#- chain-complaint-020 catalog
class c { }
include c
notify { [a, b]: }
Notify[a] -> '1a'
#!! Illegal number '1a' (line: 1, column: 1)

#- chain-complaint-021 catalog
class c { }
include c
notify { [a, b]: }
Notify[a] -> default -> undef
#!! Evaluation Error: Illegal relationship operand, can not form a relationship with an Object. A Catalog type is required. (file: ENV/manifests/site.pp, line: 4, column: 11)

#- chain-complaint-022 catalog
class c { }
include c
notify { [a, b]: }
undef -> Notify[a]
#!! Evaluation Error: Illegal relationship operand, can not form a relationship with an Undef Value. A Catalog type is required. (file: ENV/manifests/site.pp, line: 4, column: 7)

#- chain-complaint-023 catalog
class c { }
include c
notify { [a, b]: }
['a b', 3] -> Notify[a]
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <a b> is not a valid type specification. (file: ENV/manifests/site.pp, line: 4, column: 12)

#- chain-complaint-024 catalog
class c { }
include c
notify { [a, b]: }
[3, 'a b'] -> Notify[a]
#!! Evaluation Error: Illegal relationship operand, can not form a relationship with an Integer. A Catalog type is required. (file: ENV/manifests/site.pp, line: 4, column: 12)

#- chain-complaint-025 catalog
class c { }
include c
notify { [a, b]: }
Notify[a] -> Sensitive(Notify[b])
#!! Evaluation Error: Illegal relationship operand, can not form a relationship with a Sensitive. A Catalog type is required. (file: ENV/manifests/site.pp, line: 4, column: 11)

# What is wrong with a collector is told of the collector, not of the relationship around it.
#- chain-complaint-026 catalog
notify { a: }
Notify <| message == default |> <- Notify[a]
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::LiteralDefault (file: ENV/manifests/site.pp, line: 2, column: 1)

#- chain-complaint-027 catalog
notify { a: }
Notify[a] -> Nosuch <| |> -> Notify <| |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Resource type nosuch doesn't exist (file: ENV/manifests/site.pp, line: 2, column: 14)

#- chain-complaint-028 catalog
Notify[a] ~> Class <| |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Classes cannot be collected (file: ENV/manifests/site.pp, line: 1, column: 14)

# The source of a relationship is looked for before its target has to be a reference.
#- chain-complaint-029 catalog
notify { a: }
Notify['1'] ~> Notify
#!! Could not find resource 'Notify[1]' for relationship on 'Notify[]'

#- chain-complaint-030 catalog
notify { a: }
Notify['a'] ~> Notify
#!! No title provided and "Notify[]" is not a valid resource reference

#- chain-complaint-031 catalog
notify { a: }
Notify ~> Notify['1']
#!! No title provided and "Notify[]" is not a valid resource reference

#- shared-array-of-titles catalog
notify { ['a', 'b']: before => [Notify['c']] }
notify { ['c', 'd']: }
Notify['a'] -> Notify['d']
#=> catalog

#- shared-array-of-a-variable catalog
$l = [Notify['c']]
$m = ['Notify[c]']
notify { 'a': before => $l }
notify { 'b': before => $l }
notify { 'e': before => $m }
notify { 'f': before => $m }
notify { ['c', 'd']: }
Notify['a', 'e'] -> Notify['d']
#=> catalog

#- shared-array-of-a-collector catalog
notify { ['a', 'b', 'c', 'd', 'e']: }
class x { Notify <| title == 'a' or title == 'b' |> { before => [Notify['c']], notify +> [Notify['d']] } }
include x
Notify['a'] -> Notify['d']
Notify['b'] -> Notify['e']
Notify['a'] ~> [Notify['c'], Notify['e']]
#=> catalog

#- shared-array-of-defaults catalog
Notify { before => [Exec['/bin/c']] }
notify { 'a': }
notify { 'b': }
notify { 'z': before => undef }
exec { ['/bin/c', '/bin/d']: }
Notify['a'] -> Exec['/bin/d']
Notify['z'] -> Exec['/bin/d']
#=> catalog

#- shared-array-of-an-override catalog
notify { ['a', 'b', 'c', 'd']: }
Notify['a', 'b'] { before => [Notify['c']] }
Notify['a'] -> Notify['d']
#=> catalog

#- shared-by-nobody catalog
notify { ['a', 'b']: before => Notify['c'] }
notify { ['c', 'd']: }
Notify['a'] -> Notify['d']
#=> catalog

#- attribute-set-anew-01 catalog
class b { }
file { '/a': before => Class['b'] }
file { '/c': }
File['/a'] -> File['/c']
#!! Could not find resource 'Class[B]' in parameter 'before'

#- attribute-set-anew-02 catalog
class b { }
file { '/a': before => [Class['b']] }
file { '/c': }
File['/a'] -> File['/c']
#!! Could not find resource 'Class[B]' in parameter 'before' (file: ENV/manifests/site.pp, line: 2)

#- shared-array-that-is-empty catalog
notify { ['a', 'b']: before => [], notify => [] }
notify { 'c': before => [] }
notify { 'd': }
Notify <| title == 'c' or title == 'd' |> { notify => [] }
Notify['a'] -> Notify['d']
Notify['c'] ~> Notify['a']
#=> catalog

#- shared-array-of-titles-of-a-define catalog
define x() { }
define y() { notify { "${title}-${before}": } }
x { ['a', 'b', 'c']: before => Y[['p', 'q']], notify => Y[['p']] }
y { ['p', 'q']: before => [Notify['r'], Notify['s']] }
notify { ['r', 's']: }
X<| |> -> Y<| |>
X['a'] ~> Y['q']
Y['p'] -> Notify['r']
#=> catalog

#- shared-array-of-defaults-of-a-define catalog
define x() { }
X { before => [Notify['p'], Notify['q']] }
x { ['a', 'b']: }
x { 'c': notify => [Notify['q']] }
notify { ['p', 'q', 'r']: }
X<| |> -> Notify['r']
X<| |> ~> Notify['r']
#=> catalog

#- array-of-a-class-is-its-own catalog
class m { }
class n { }
$l = [Notify['p']]
class { ['m', 'n']: before => $l }
notify { ['p', 'q']: }
Class['m'] -> Notify['q']
#=> catalog
