# Where we follow the specification, which has what Puppet 8 has not, or where Puppet 8 fails on an example of it.

# Resource Override Expression

#- override-of-references-in-a-variable catalog
file { ['/foo', '/bar']: }
$resources = File['/foo', '/bar']
$resources { mode => '0666' }
#!! Could not parse for environment production: Expression is not valid as a resource, resource-default, or resource-override (file: ENV/manifests/site.pp, line: 3, column: 1)
#? The specification (Catalog Expressions) has overrides of the references that a variable holds.
#=> catalog

#- override-of-references-in-an-array catalog
file { ['/foo', '/bar']: }
[File['/foo'], File['/bar']] { mode => '0666' }
#!! Could not parse for environment production: Expression is not valid as a resource, resource-default, or resource-override (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Catalog Expressions) has overrides of several references at once.
#=> catalog

#- override-of-a-set-attribute-in-a-variable catalog
file { '/foo': mode => '0644' }
$resources = File['/foo']
$resources { mode => '0666' }
#!! Could not parse for environment production: Expression is not valid as a resource, resource-default, or resource-override (file: ENV/manifests/site.pp, line: 3, column: 1)
#? The specification (Catalog Expressions) has overrides of the references that a variable holds; what is set stays set.
#!! Parameter 'mode' is already set on File[/foo] at (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 3)

#- override-of-no-reference-in-a-variable catalog
$resources = 'foo'
$resources { mode => '0666' }
#!! Could not parse for environment production: Expression is not valid as a resource, resource-default, or resource-override (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Catalog Expressions) has overrides of the references that a variable holds.
#!! Evaluation Error: Resource Override can only operate on resources, got: String (file: ENV/manifests/site.pp, line: 2, column: 1)

# Class Definition: private (PUP-523)

#- private-class parse
private class m::inner($a, private Integer $b = 1) { }
#!! Syntax error at 'private' (file: test.pp, line: 1, column: 28)
#? The specification (Catalog Expressions, PUP-523) has private classes and parameters, which no Puppet has.
#=> (class {:name "m::inner" :private true :params {:a {} :b {:private true :type (qr "Integer") :value 1}}})

#- private-define parse
private define m::inner(private $a = 1) { }
#!! Syntax error at 'private' (file: test.pp, line: 1, column: 25)
#? The specification (Catalog Expressions, PUP-523) has private defines and parameters, which no Puppet has.
#=> (define {:name "m::inner" :private true :params {:a {:private true :value 1}}})

#- private-class-in-its-module catalog
include m
#-- modules/m/manifests/init.pp
class m { include m::inner }
#-- modules/m/manifests/inner.pp
private class m::inner { notify { inner: } }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::m::inner for node.example.com (file: ENV/modules/m/manifests/init.pp, line: 1, column: 11)
#? The specification (Catalog Expressions, PUP-523) has private classes, which no Puppet has.
#=> catalog

#- private-class-from-another-module catalog
include n
#-- modules/m/manifests/inner.pp
private class m::inner { notify { inner: } }
#-- modules/n/manifests/init.pp
class n { include m::inner }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::n for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)
#? The specification (Catalog Expressions, PUP-523) has private classes, which no Puppet has.
#!! Evaluation Error: Error while evaluating a Function Call, The class 'm::inner' is private to module 'm' (file: ENV/modules/m/manifests/inner.pp, line: 1), it cannot be declared from module 'n' (file: ENV/modules/n/manifests/init.pp, line: 1, column: 11)

#- private-class-from-the-environment catalog
class { 'm::inner': }
#-- modules/m/manifests/inner.pp
private class m::inner { notify { inner: } }
#!! Evaluation Error: Error while evaluating a Resource Statement, Could not find declared class m::inner (file: ENV/manifests/site.pp, line: 1, column: 1)
#? The specification (Catalog Expressions, PUP-523) has private classes, which no Puppet has.
#!! Evaluation Error: Error while evaluating a Resource Statement, The class 'm::inner' is private to module 'm' (file: ENV/modules/m/manifests/inner.pp, line: 1), it cannot be declared from the environment (file: ENV/manifests/site.pp, line: 1, column: 1)

#- private-class-of-the-environment catalog
private class inner { notify { inner: } }
include inner
#~~ err: This Reserved Word 'private' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: ENV/manifests/site.pp, line: 1, column: 1)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: ENV/manifests/site.pp, line: 1, column: 1)
#~~ err: Language validation logged 2 errors. Giving up
#!! Could not parse for environment production: Language validation logged 2 errors. Giving up (file: ENV/manifests/site.pp)
#? The specification (Catalog Expressions, PUP-523) has private classes, which no Puppet has.
#=> catalog

#- private-class-of-the-environment-from-a-module catalog
private class inner { notify { inner: } }
include n
#-- modules/n/manifests/init.pp
class n { include inner }
#~~ err: This Reserved Word 'private' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: ENV/manifests/site.pp, line: 1, column: 1)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: ENV/manifests/site.pp, line: 1, column: 1)
#~~ err: Language validation logged 2 errors. Giving up
#!! Could not parse for environment production: Language validation logged 2 errors. Giving up (file: ENV/manifests/site.pp)
#? The specification (Catalog Expressions, PUP-523) has private classes, which no Puppet has.
#!! Evaluation Error: Error while evaluating a Function Call, The class 'inner' is private to the environment (file: ENV/manifests/site.pp, line: 1), it cannot be declared from module 'n' (file: ENV/modules/n/manifests/init.pp, line: 1, column: 11)

# Class Definition: a parameter that is private can only be set from the same module

#- private-parameter-from-its-module catalog
include m
#-- modules/m/manifests/init.pp
class m { class { m::inner: a => 1, b => 2 } }
#-- modules/m/manifests/inner.pp
class m::inner($a, private $b = 0) { notify { "$a $b": } }
#!! Evaluation Error: Error while evaluating a Resource Statement, Could not find declared class m::inner (file: ENV/modules/m/manifests/init.pp, line: 1, column: 11)
#? The specification (Catalog Expressions, PUP-523) has private parameters, which no Puppet has.
#=> catalog

#- private-parameter-from-another-module catalog
class { m::inner: a => 1, b => 2 }
#-- modules/m/manifests/inner.pp
class m::inner($a, private $b = 0) { notify { "$a $b": } }
#!! Evaluation Error: Error while evaluating a Resource Statement, Could not find declared class m::inner (file: ENV/manifests/site.pp, line: 1, column: 1)
#? The specification (Catalog Expressions, PUP-523) has private parameters, which no Puppet has.
#!! Evaluation Error: Error while evaluating a Resource Statement, The parameter 'b' of 'm::inner' is private to module 'm' (file: ENV/modules/m/manifests/inner.pp, line: 1), it cannot be set from the environment (file: ENV/manifests/site.pp, line: 1, column: 1)

#- private-parameter-left-alone catalog
class { m::inner: a => 1 }
#-- modules/m/manifests/inner.pp
class m::inner($a, private $b = 0) { notify { "$a $b": } }
#!! Evaluation Error: Error while evaluating a Resource Statement, Could not find declared class m::inner (file: ENV/manifests/site.pp, line: 1, column: 1)
#? The specification (Catalog Expressions, PUP-523) has private parameters, which no Puppet has.
#=> catalog

# Resource Type Definition: a resource type that is private may only be instantiated in the same module

#- private-define-in-its-module catalog
include m
#-- modules/m/manifests/init.pp
class m { m::inner { a: } }
#-- modules/m/manifests/inner.pp
private define m::inner { notify { $title: } }
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'm::inner' (file: ENV/modules/m/manifests/init.pp, line: 1, column: 11)
#? The specification (Catalog Expressions, PUP-523) has private defines, which no Puppet has.
#=> catalog

#- private-define-from-another-module catalog
include n
#-- modules/m/manifests/inner.pp
private define m::inner { notify { $title: } }
#-- modules/n/manifests/init.pp
class n { m::inner { a: } }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::n for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)
#? The specification (Catalog Expressions, PUP-523) has private defines, which no Puppet has.
#!! Evaluation Error: Error while evaluating a Resource Statement, The define 'm::inner' is private to module 'm' (file: ENV/modules/m/manifests/inner.pp, line: 1), it cannot be declared from module 'n' (file: ENV/modules/n/manifests/init.pp, line: 1, column: 11)

#- private-parameter-of-a-define catalog
include n
#-- modules/m/manifests/inner.pp
define m::inner(private $a = 1) { notify { "$title $a": } }
#-- modules/n/manifests/init.pp
class n { m::inner { a: ; b: a => 2 } }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::n for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)
#? The specification (Catalog Expressions, PUP-523) has private parameters, which no Puppet has.
#!! Evaluation Error: Error while evaluating a Resource Statement, The parameter 'a' of 'm::inner' is private to module 'm' (file: ENV/modules/m/manifests/inner.pp, line: 1), it cannot be set from module 'n' (file: ENV/modules/n/manifests/init.pp, line: 1, column: 11)

# Examples on which Puppet 8 fails with an error of Ruby, or shows a detail of its memory

#- interpolated-true eval
"${true}"
#!! undefined method `[]' for true:TrueClass
#|
#|       if name[0, 1] =~ /[0-9]/
#|              ^^^^^^
#? The reference fails with a Ruby error where a literal Boolean is taken for the name of a variable.
#!! Evaluation Error: Unknown variable: 'true'. (line: 1, column: 4)

#- range-of-alternatives eval
SemVerRange('>=1.0.0 || >=3.0.0')
#!! Evaluation Error: Error while evaluating a Function Call, undefined local variable or method `exclude_end' for #<SemanticPuppet::VersionRange::GtEqRange:0x00007fb11f2d6680 @version=3.0.0>
#|
#|             excl_end = exclude_end && other.exclude_end?
#|                        ^^^^^^^^^^^
#| Did you mean?  exclude_end?
#|                excl_end (line: 1, column: 1)
#? The reference fails with a Ruby error on alternatives that meet.
#=> >=1.0.0 || >=3.0.0
#:: SemVerRange

#- timespan-type-of-floats eval
Timespan[1.5, 2.5]
#=> Timespan['0-00:00:01.500000000', '0-00:00:02.500000000']
#:: Type[Timespan]
#? The reference keeps such a bound as a float and then shows zeros that it shows for no equal type, such as Timespan[Timespan(1.5), Timespan(2.5)].
#=> Timespan['0-00:00:01.5', '0-00:00:02.5']
#:: Type[Timespan]

#- override-of-a-set-attribute catalog
file { '/foo': mode => '0644' }
File['/foo'] { mode => '0666' }
#!! Parameter 'mode' is already set on File[/foo] by #<Puppet::Resource::Type:0x00007f47f94f08b0> at (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 2)
#? The reference shows the address of an object where it has no name for the place.
#!! Parameter 'mode' is already set on File[/foo] at (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 2)

#- override-that-appends catalog
user { x: groups => [a] }
User[x] { groups +> [b] }
#!! Parameter 'groups' is already set on User[x] by #<Puppet::Resource::Type:0x00007f47f94ef730> at (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 2)
#? The reference shows the address of an object where it has no name for the place.
#!! Parameter 'groups' is already set on User[x] at (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 2)

#- timespan-in-program-form eval
String(Timespan(93784.5), '%p')
#=> #<Puppet::Pops::Time::Timespan:0x00007f47f942d9c8 @nsecs=93784500000000>
#:: String
#? The specification (Timespan to String) has the program form, the reference shows the address of an object.
#=> Timespan('1-02:03:04.5')
#:: String

#- timestamp-in-program-form eval
String(Timestamp(1473150899.25), '%p')
#=> #<Puppet::Pops::Time::Timestamp:0x00007f47f9434f48 @nsecs=1473150899249999872>
#:: String
#? The specification (Timestamp to String) has the program form, the reference shows the address of an object.
#=> Timestamp('2016-09-06T08:34:59.249999872 UTC')
#:: String

# Class Definition: circular inheritance is not allowed

#- circular-inheritance catalog
class a inherits b { }
class b inherits a { }
include a
#!! stack level too deep
#? The specification (Class Definition) does not allow it, and the reference runs out of stack.
#!! Circular inheritance: 'a' inherits 'b' inherits 'a' (file: ENV/manifests/site.pp, line: 1)

#- class-that-inherits-itself catalog
class a inherits a { }
include a
#!! stack level too deep
#? The specification (Class Definition) does not allow it, and the reference runs out of stack.
#!! Circular inheritance: 'a' inherits 'a' (file: ENV/manifests/site.pp, line: 1)

#- circular-inheritance-of-three catalog
include m::a
#-- modules/m/manifests/a.pp
class m::a inherits m::b { }
#-- modules/m/manifests/b.pp
class m::b inherits m::c { }
#-- modules/m/manifests/c.pp
class m::c inherits m::b { }
#!! Could not find parent resource type '::m::c' of type hostclass in production (file: ENV/modules/m/manifests/b.pp, line: 1)
#? The specification (Class Definition) does not allow it, and the reference runs out of stack.
#!! Circular inheritance: 'm::b' inherits 'm::c' inherits 'm::b' (file: ENV/modules/m/manifests/b.pp, line: 1)

# Resource Type Definition

#- define-named-as-a-type catalog
define notify($p = 1) { file { '/x': } }
notify { a: message => b }
#~~ err: Could not autoload puppet/type/notify: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/notify'. Originally set at file://ENV/manifests/site.pp?line=1&pos=1.
#!! Evaluation Error: Error while evaluating a Resource Statement, Could not autoload puppet/type/notify: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/notify'. Originally set at file://ENV/manifests/site.pp?line=1&pos=1. (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Resource Type Definition) has such a define never selected; the reference fails if it has not loaded the type before.
#=> catalog

#- override-in-a-variable-is-set eval
notify { [a, b]: }
$resources = Notify[a, b]
$resources { message => 'set' }
[Notify[a][message], Notify[b][message]]
#!! Expression is not valid as a resource, resource-default, or resource-override (line: 3, column: 1)
#? The specification (Catalog Expressions) has overrides of the references that a variable holds.
#=> ['set', 'set']
#:: Array[String]

#- override-in-an-array-is-set eval
notify { [a, b]: }
[Notify[a], Notify[b]] { message => 'set' }
[Notify[a][message], Notify[b][message]]
#!! Expression is not valid as a resource, resource-default, or resource-override (line: 2, column: 1)
#? The specification (Catalog Expressions) has overrides of several references at once.
#=> ['set', 'set']
#:: Array[String]
