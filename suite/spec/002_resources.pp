# The specification, "Catalog Expressions": resources and their defaults.

# Resource Expression

#- spec-resources-01 catalog
file { '/a': mode => '0644', owner => root; '/b': ensure => directory; }
#=> catalog

#- spec-resources-02 catalog
file { ['/a', '/b']: mode => '0644', }
#=> catalog

#- spec-resources-03 catalog
$attributes = { mode => '0644', owner => root }
file { '/a': * => $attributes }
#=> catalog

#- spec-resources-04 catalog
$attributes = { mode => '0644' }
file { '/a': mode => '0600', * => $attributes }
#!! Evaluation Error: The attribute 'mode' has already been set (file: ENV/manifests/site.pp, line: 2, column: 1)

#- spec-resources-05 catalog
file { default: mode => '0644', owner => root; '/a': ; '/b': mode => '0600'; ['/c', default]: }
#!! Evaluation Error: The title 'default' has already been used in this resource expression (file: ENV/manifests/site.pp, line: 1, column: 1)

#- spec-resources-06 catalog
file { default: mode => '0644'; '/a': mode => undef; '/b': }
#=> catalog

#- spec-resources-07 catalog
$type = 'file'
Resource[$type] { '/a': mode => '0644' }
#=> catalog

#- spec-resources-11 catalog
'not a name' { '/a': mode => '0644' }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 1, column: 1)

#- spec-resources-12 catalog
Resource['file', '/x'] { '/a': mode => '0644' }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got File['/x'] (file: ENV/manifests/site.pp, line: 1, column: 1)

#- spec-resources-13 catalog
class c($p) { notify { $p: } }
Class { c: p => x }
#=> catalog

#- spec-resources-15 catalog
class c($p) { notify { $p: } }
Resource['class'] { c: p => x }
#=> catalog

#- spec-resources-16 catalog
class { 'not a class': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Could not find declared class not a class (file: ENV/manifests/site.pp, line: 1, column: 1)

#- spec-resources-17 catalog
unheard_of { a: }
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'unheard_of' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- spec-resources-18 catalog
notify { a: unheard_of => 1 }
#!! no parameter named 'unheard_of' (file: ENV/manifests/site.pp, line: 1) on Notify[a] (file: ENV/manifests/site.pp, line: 1)

#- spec-resources-19 catalog
notify { a: ; a: }
#!! Evaluation Error: The title 'a' has already been used in this resource expression (file: ENV/manifests/site.pp, line: 1, column: 1)

#- spec-resources-20 catalog
notify { [a, a]: }
#!! Evaluation Error: The title 'a' has already been used in this resource expression (file: ENV/manifests/site.pp, line: 1, column: 1)

#- spec-resources-21 catalog
notify { a: }
notify { a: }
#!! Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: Notify[a] is already declared at (file: ENV/manifests/site.pp, line: 1); cannot redeclare (file: ENV/manifests/site.pp, line: 2) (file: ENV/manifests/site.pp, line: 2, column: 1)

#- spec-resources-22 catalog
notify { a: message => 1, message => 2 }
#!! Evaluation Error: The attribute 'message' has already been set (file: ENV/manifests/site.pp, line: 1, column: 1)

#- spec-resources-23 catalog
notify { default: ; default: }
#!! Evaluation Error: The title 'default' has already been used in this resource expression (file: ENV/manifests/site.pp, line: 1, column: 1)

#- spec-resources-24 catalog
notify { '': }
#!! Evaluation Error: Empty string title at 0. Title strings must have a length greater than zero. (file: ENV/manifests/site.pp, line: 1, column: 10)

#- spec-resources-25 catalog
notify { 1: }
#!! Evaluation Error: Illegal title type at index 0. Expected String, got Integer (file: ENV/manifests/site.pp, line: 1, column: 10)

#- spec-resources-26 catalog
notify { undef: }
#!! Evaluation Error: Missing title. The title expression resulted in undef (file: ENV/manifests/site.pp, line: 1, column: 10)

#- spec-resources-27 catalog
notify { []: }
#=> catalog

#- spec-resources-28 catalog
notify { [a, [b, c]]: }
#=> catalog

#- spec-resources-29 catalog
@notify { a: }
@@notify { b: }
notify { c: }
#~~ warning: You cannot collect exported resources without storeconfigs being set; the export is ignored (file: ENV/manifests/site.pp, line: 2, column: 1)
#=> catalog

#- spec-resources-30 catalog
@notify { a: }
@@notify { b: }
realize Notify[a]
realize Notify[b]
#~~ warning: You cannot collect exported resources without storeconfigs being set; the export is ignored (file: ENV/manifests/site.pp, line: 2, column: 1)
#=> catalog

#- spec-resources-31 catalog
class c { }
@class { c: }
#!! Could not parse for environment production: Classes are not virtualizable (file: ENV/manifests/site.pp, line: 2, column: 1)

#- spec-resources-32 catalog
$x = notify { [a, b]: }
notify { "$x": }
#=> catalog

#- spec-resources-33 catalog
notice(type_name)
Resource[notice('type').then |$x| { 'notify' }.lest || { 'notify' }] { [notice('title'), a].filter |$x| { $x }: message => notice('value') }
#~~ notice: type_name
#~~ notice: type
#~~ notice: title
#~~ notice: value
#=> catalog

#- spec-resources-34 catalog
file { '/a': * => 'x' }
#!! Evaluation Error: Expected value of type Hash, got String (file: ENV/manifests/site.pp, line: 1, column: 19)

#- spec-resources-35 catalog
file { '/a': * => {'' => 1} }
#!! no parameter named '' (file: ENV/manifests/site.pp, line: 1) on File[/a] (file: ENV/manifests/site.pp, line: 1)

#- spec-resources-36 catalog
file { '/a': mode +> '0644' }
#!! Could not parse for environment production: Illegal +> operation on attribute mode. This operator can not be used in a Resource Instance Definition (file: ENV/manifests/site.pp, line: 1, column: 14)

# Resource Default Expression

#- spec-defaults-01 catalog
File { mode => '0644' }
file { '/a': ; '/b': mode => '0600' }
#=> catalog

#- spec-defaults-02 catalog
file { '/a': }
File { mode => '0644' }
#=> catalog

#- spec-defaults-03 catalog
Notify { message => top }
class c { Notify { message => c, loglevel => debug } notify { a: } include d }
class d { notify { b: } }
include c
notify { t: }
#=> catalog

#- spec-defaults-04 catalog
Unheard_of { a => 1 }
#!! Evaluation Error: Resource type not found: Unheard_of (file: ENV/manifests/site.pp, line: 1, column: 1)

#- spec-defaults-05 catalog
class c($a = 1) { notify { "$a": } }
Class { a => foo }
class { c: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Class] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- spec-defaults-06 catalog
define d($p = 1) { notify { "$p": } }
D { p => 2 }
d { a: }
#=> catalog

#- spec-defaults-09 catalog
Notify { message => a }
Notify { message => b }
#!! Default already defined for Notify { message }; cannot redefine (file: ENV/manifests/site.pp, line: 2)

#- spec-defaults-10 catalog
@Notify { message => a }
#!! Could not parse for environment production: Resource Defaults are not virtualizable (file: ENV/manifests/site.pp, line: 1, column: 1)
