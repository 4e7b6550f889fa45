# Definitions: in which order they are made, and which names they can have.

#- collector-class-settings-override catalog
class settings { }
include settings
#=> catalog

#- class-settings catalog
class settings { notice('x') }
#~~ notice: x
#=> catalog

#- class-settings-params catalog
class settings($x = 1) { notice('x') }
class { 'settings': x => 3 }
#~~ notice: x
#!! Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: Class[Settings] is already declared; cannot redeclare (file: ENV/manifests/site.pp, line: 2) (file: ENV/manifests/site.pp, line: 2, column: 1)

#- class-settings-module catalog
include settings
#-- modules/settings/manifests/init.pp
class settings { notice('x') }
#=> catalog

#- class-settings-upper catalog
class { 'Settings': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: Class[Settings] is already declared; cannot redeclare (file: ENV/manifests/site.pp, line: 1) (file: ENV/manifests/site.pp, line: 1, column: 1)

#- class-settings-variable catalog
class settings { $y = 1 }
notice($settings::y)
#~~ notice: 1
#=> catalog

#- class-settings-inherit catalog
class x inherits settings { notice($strict) }
include x
#~~ notice: error
#=> catalog

#- class-settings-define catalog
define settings() { }
settings { 'a': }
#!! Definition 'settings' is already defined (file: ENV/manifests/site.pp, line: 1); cannot be redefined as a class

#- class-settings-sub catalog
class settings::x { notice('a') }
include settings::x
#~~ notice: a
#=> catalog

#- class-settings-node catalog
node settings { notice(1) }
node default { notice(2) }
#!! Node 'settings' is already defined (file: ENV/manifests/site.pp, line: 1); cannot be redefined as a class

#- type-named-notify catalog
type Notify = String
notice(Notify)
notify { 'a': }
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/notify'. Set at unknown location

#- type-named-notify-used catalog
type Notify = Enum[a]
notice('a' =~ Notify)
class c(Notify $x) { }
class { c: x => 'b' }
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/notify'. Set at unknown location

#- type-named-integer catalog
type Integer = String
notice('a' =~ Integer)
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/integer'. Originally set by Puppet-Type-System/Static-Loader.

#- type-named-integer-2 catalog
type Integer = String
notice(Integer, 1 =~ Integer)
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/integer'. Originally set by Puppet-Type-System/Static-Loader.

#- type-named-file-module catalog
notice('a' =~ File)
#-- types/file.pp
type File = String
#~~ notice: false
#=> catalog

#- type-twice catalog
type T = String
type T = Integer
notice(T)
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/t'. Originally set at file://ENV/manifests/site.pp?line=1&pos=6.

#- type-twice-same catalog
type T = String
type T = String
notice(T)
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/t'. Originally set at file://ENV/manifests/site.pp?line=1&pos=6.

#- type-named-define catalog
type T = String
define t() { }
t { 'a': }
#=> catalog

#- type-named-define-2 catalog
define t() { }
type T = String
t { 'a': }
notice('a' =~ T)
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/t'. Originally set at file://ENV/manifests/site.pp?line=1&pos=1.

#- type-named-define-3 catalog
define t() { }
type T = String
notice(T)
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/t'. Originally set at file://ENV/manifests/site.pp?line=1&pos=1.

#- type-named-class catalog
class t { }
type T = String
include t
notice('a' =~ T)
#~~ notice: true
#=> catalog

#- type-named-function catalog
function t() { 1 }
type T = String
notice('a' =~ T, t())
#~~ notice: true 1
#=> catalog

#- type-named-any catalog
type Any = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/any'. Originally set by Puppet-Type-System/Static-Loader.

#- type-named-class-kw catalog
type Class = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/class'. Originally set by Puppet-Type-System/Static-Loader.

#- type-named-type catalog
type Type = String
notice(Type)
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/type'. Originally set by Puppet-Type-System/Static-Loader.

#- type-named-resource catalog
type Resource = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/resource'. Originally set by Puppet-Type-System/Static-Loader.

#- type-named-user catalog
type User = String
user { 'a': }
User { shell => 'x' }
User <| |>
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/user'. Set at unknown location

#- type-named-init catalog
type Init = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/init'. Originally set by Puppet-Type-System/Static-Loader.

#- type-named-deferred catalog
type Deferred = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/deferred'. Set at unknown location

#- type-named-target catalog
type Target = String
notice('a' =~ Target)
#~~ notice: true
#=> catalog

#- type-named-error catalog
type Error = String
notice('a' =~ Error)
#~~ notice: true
#=> catalog

#- type-named-data catalog
type Data = String
notice('a' =~ Data)
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/data'. Set at unknown location

#- type-named-object catalog
type MyT = Object[{attributes => {a => Integer}}]
type MyT = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/myt'. Originally set at file://ENV/manifests/site.pp?line=1&pos=6.

#- type-named-ns catalog
type M::Notify = String
notice('a' =~ M::Notify)
#~~ notice: true
#=> catalog

#- type-named-typealias catalog
type TypeAlias = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/typealias'. Originally set by Puppet-Type-System/Static-Loader.

#- type-twice-case catalog
type Foo = String
type FOo = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/foo'. Originally set at file://ENV/manifests/site.pp?line=1&pos=6.

#- type-notify-resource-ref catalog
type Notify = String
notify { 'b': }
notify { 'a': require => Notify['b'] }
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/notify'. Set at unknown location

#- node-and-class catalog
node foo { }
class foo { }
node default { notice(1) }
#!! Node 'foo' is already defined (file: ENV/manifests/site.pp, line: 1); cannot be redefined as a class (file: ENV/manifests/site.pp, line: 2)

#- class-and-node catalog
class foo { }
node foo { }
node default { notice(1) }
#!! Class 'foo' is already defined (file: ENV/manifests/site.pp, line: 1); cannot be redefined as a node (file: ENV/manifests/site.pp, line: 2)

#- node-and-class-case catalog
node 'FOO' { }
class foo { }
node default { notice(1) }
#!! Node 'foo' is already defined (file: ENV/manifests/site.pp, line: 1); cannot be redefined as a class (file: ENV/manifests/site.pp, line: 2)

#- node-default-class catalog
class default { }
node default { notice(1) }
#!! Could not parse for environment production: Syntax error at 'default' (file: ENV/manifests/site.pp, line: 1, column: 7)

#- node-define catalog
define foo() { }
node foo { }
node default { notice(1) }
#~~ notice: 1
#=> catalog

#- node-define-2 catalog
node foo { }
define foo() { }
node default { notice(1) }
#~~ notice: 1
#=> catalog

#- node-regex-class catalog
node /foo/ { }
class foo { }
node default { notice(1) }
#~~ notice: 1
#=> catalog

#- node-module-class catalog
node 'foo' { }
node default { include foo }
#-- modules/foo/manifests/init.pp
class foo { notice('foo') }
#!! Node 'foo' is already defined (file: ENV/manifests/site.pp, line: 1); cannot be redefined as a class (file: ENV/modules/foo/manifests/init.pp, line: 1)

#- node-node-class-in-module-2 catalog
node default { include foo }
#-- modules/foo/manifests/init.pp
class foo { notice('foo') }
node 'foo' { }
#!! This Node Definition is unacceptable as a top level construct in this location (file: ENV/modules/foo/manifests/init.pp, line: 2, column: 1)

#- node-twice catalog
node foo { }
node foo { }
#!! Node 'foo' is already defined (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 2)

#- node-twice-list catalog
node foo, bar { }
node baz, foo { }
#!! Node 'foo' is already defined (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 2)

#- node-twice-regex catalog
node /a/ { }
node /a/ { }
#!! Node '__node_regexp__a' is already defined (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 2)

#- node-twice-default catalog
node default { }
node default { }
#!! Node 'default' is already defined (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 2)

#- node-regex-name catalog
node /a/ { }
node '__node_regexp__a' { }
#!! Node '__node_regexp__a' is already defined (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 2)

#- type-alias-facts catalog
type T = Enum[$facts['kernel']]
notice('Linux' =~ T)
#!! Evaluation Error: Error while evaluating a Type-Name, The expression <$facts['kernel']> is not a valid type specification. (file: ENV/manifests/site.pp, line: 2, column: 19)

#- import-alias-behind-class catalog
class a(T $x) { notice($x) }
type T = String
class { a: x => 'b' }
#!! Evaluation Error: Resource type not found: T (file: ENV/manifests/site.pp, line: 1, column: 9)

#- import-alias-behind-define catalog
define a(T $x) { notice($x) }
type T = String
a { 'q': x => 'b' }
#!! Evaluation Error: Resource type not found: T (file: ENV/manifests/site.pp, line: 1, column: 10)

#- import-alias-behind-alias catalog
type U = Array[T]
type T = String
notice(['a'] =~ U)
#~~ notice: true
#=> catalog

#- import-alias-behind-function catalog
function f(T $x) { notice($x) }
type T = String
f('a')
#~~ notice: a
#=> catalog

#- import-define-behind-class catalog
class a(Type[D] $x) { notice($x) }
define d() { }
class { a: x => D['b'] }
#!! Evaluation Error: Resource type not found: D (file: ENV/manifests/site.pp, line: 1, column: 14)

#- import-define-metaparameter-order catalog
define d($require) { }
define d() { }
#!! require is a metaparameter; please choose another parameter name in the d definition

#- import-redefined-order catalog
class a { }
class a { }
define d() { }
define d() { }
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/d'. Originally set at file://ENV/manifests/site.pp?line=3&pos=1.

#- import-redefined-order-2 catalog
class a { }
class a { }
function f() { }
function f() { }
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/function/f'. Originally set at file://ENV/manifests/site.pp?line=3&pos=1.

#- import-redefined-order-3 catalog
define d() { }
define d() { }
class a { }
class a { }
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/d'. Originally set at file://ENV/manifests/site.pp?line=1&pos=1.

#- import-metaparameter-behind catalog
class a { }
class a { }
class c($require) { }
#!! require is a metaparameter; please choose another parameter name in the c definition

#- import-metaparameter-warning catalog
class a { }
class a { }
class c($require = 1) { }
#~~ warning: require is a metaparam; this value will inherit to all contained resources in the c definition
#!! Class 'a' is already defined (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 2)

#- import-metaparameter-twice catalog
class c($require = 1, $noop = 2) { }
define d($require = 1) { }
class e($require = 1) { }
#~~ warning: require is a metaparam; this value will inherit to all contained resources in the c definition
#~~ warning: noop is a metaparam; this value will inherit to all contained resources in the c definition
#~~ warning: require is a metaparam; this value will inherit to all contained resources in the d definition
#~~ warning: require is a metaparam; this value will inherit to all contained resources in the e definition
#=> catalog

#- define-named-notify catalog
define notify() { }
#=> catalog

#- define-named-integer catalog
define integer() { }
integer { 'a': }
#!! Could not parse for environment production: The name: 'integer' is already defined by Puppet and can not be used as the name of a 'define' expression. (file: ENV/manifests/site.pp, line: 1, column: 1)

#- define-named-data catalog
define data() { }
data { 'a': }
#=> catalog

#- define-named-node catalog
define node_x() { }
#=> catalog

#- define-named-deferred catalog
define deferred() { }
deferred { 'x': }
#=> catalog

#- define-named-error catalog
define error() { }
error { 'x': }
#=> catalog

#- define-named-target catalog
define target() { }
target { 'x': }
#=> catalog

#- define-named-type catalog
define type() { }
#!! Could not parse for environment production: Syntax error at 'type' (file: ENV/manifests/site.pp, line: 1, column: 8)

#- define-named-class catalog
define resource() { }
resource { 'a': }
#=> catalog

#- define-module-named-notify catalog
include m
#-- modules/m/manifests/init.pp
class m { m::notify { 'a': } }
#-- modules/m/manifests/notify.pp
define m::notify() { notice('a') }
#~~ notice: a
#=> catalog

#- define-notify-in-module catalog
include notify
#-- modules/notify/manifests/init.pp
define notify() { notice('a') }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::notify for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- class-named-notify catalog
class notify { notice(1) }
include notify
#~~ notice: 1
#=> catalog

#- type-named-cron catalog
type Cron = String
notice('a' =~ Cron)
#~~ notice: true
#=> catalog

#- type-named-exec catalog
type Exec = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/exec'. Set at unknown location

#- type-named-component catalog
type Component = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/component'. Set at unknown location

#- type-named-whit catalog
type Whit = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/whit'. Set at unknown location

#- type-named-node catalog
type Node = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/node'. Set at unknown location

#- type-named-richdata catalog
type RichData = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/richdata'. Set at unknown location

#- type-named-pcore catalog
type Pcore = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/pcore'. Set at unknown location

#- type-named-pcore-ns catalog
type Pcore::TypeName = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/pcore::typename'. Set at unknown location

#- type-named-lookupkey catalog
type Puppet::LookupKey = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/puppet::lookupkey'. Set at unknown location

#- type-named-lookupcontext catalog
type Puppet::LookupContext = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/puppet::lookupcontext'. Set at unknown location

#- type-named-typeset catalog
type TypeSet = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/typeset'. Originally set by Puppet-Type-System/Static-Loader.

#- type-named-semver catalog
type SemVer = String
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/semver'. Originally set by Puppet-Type-System/Static-Loader.

#- type-file-and-manifest catalog
notice(T)
include m
#-- types/t.pp
type T = String
#-- modules/m/manifests/init.pp
class m { }
#~~ notice: T = String
#=> catalog

#- type-file-and-site catalog
type T = String
notice(T)
#-- types/t.pp
type T = Integer
#~~ notice: T = String
#=> catalog

#- type-in-module-manifest catalog
include m
notice('a' =~ M::T)
#-- modules/m/manifests/init.pp
class m { }
type M::T = String
#~~ notice: true
#=> catalog

#- type-in-module-manifest-twice catalog
include m
notice('a' =~ M::T)
#-- modules/m/manifests/init.pp
class m { }
type M::T = String
type M::T = Integer
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/m::t'. Originally set at file://ENV/modules/m/manifests/init.pp?line=2&pos=6. (file: ENV/manifests/site.pp, line: 1, column: 1)

#- type-in-module-manifest-and-file catalog
notice('a' =~ M::T)
include m
#-- modules/m/manifests/init.pp
class m { }
type M::T = Integer
#-- modules/m/types/t.pp
type M::T = String
#~~ notice: false
#=> catalog

#- type-in-module-manifest-then-file catalog
include m
notice('a' =~ M::T)
#-- modules/m/manifests/init.pp
class m { }
type M::T = Integer
#-- modules/m/types/t.pp
type M::T = String
#~~ notice: false
#=> catalog

#- type-in-site-of-module catalog
type M::T = Integer
notice('a' =~ M::T)
#-- modules/m/types/t.pp
type M::T = String
#~~ notice: false
#=> catalog

#- type-in-site-then-module-manifest catalog
type M::T = Integer
include m
notice('a' =~ M::T)
#-- modules/m/manifests/init.pp
class m { }
type M::T = String
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/m::t'. Originally set at file://ENV/manifests/site.pp?line=1&pos=6. (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-of-two-modules catalog
include m, n
notice('a' =~ M::T)
#-- modules/m/manifests/init.pp
class m { }
type M::T = String
#-- modules/n/manifests/init.pp
class n { notice('a' =~ M::T) }
#~~ notice: true
#~~ notice: true
#=> catalog

#- define-in-module-then-type catalog
include m
notice('a' =~ M::T)
#-- modules/m/manifests/init.pp
class m { }
define m::t() { }
type M::T = String
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/m::t'. Originally set at file://ENV/modules/m/manifests/init.pp?line=2&pos=1. (file: ENV/manifests/site.pp, line: 1, column: 1)

#- type-then-define-in-module catalog
include m
notice('a' =~ M::T)
#-- modules/m/manifests/init.pp
class m { }
type M::T = String
define m::t() { }
#~~ notice: false
#=> catalog

#- function-twice-builtin catalog
function notice() { }
notice(1)
#!! Evaluation Error: Error while evaluating a Function Call, 'notice' expects no arguments, got 1 (file: ENV/manifests/site.pp, line: 2, column: 1)

#- function-builtin-own catalog
function environment::notice() { 'a' }
notice(environment::notice())
#~~ notice: a
#=> catalog

#- function-shadow catalog
function upcase($x) { "own${x}" }
warning(upcase('a'))
#~~ warning: owna
#=> catalog

#- function-named-type catalog
function f() { 1 }
function f() { 2 }
#!! Attempt to redefine entity 'http://puppet.com/2016.1/runtime/function/f'. Originally set at file://ENV/manifests/site.pp?line=1&pos=1.

#- define-used-as-type-before catalog
notice(D)
define d() { }
#~~ notice: D
#=> catalog

#- define-twice-modules catalog
include m
#-- modules/m/manifests/init.pp
class m { m::d { 'a': } }
define m::d() { }
#-- modules/m/manifests/d.pp
define m::d() { }
#=> catalog

#- class-twice-modules catalog
include m::d
include m
#-- modules/m/manifests/init.pp
class m { }
class m::d { notice(1) }
#-- modules/m/manifests/d.pp
class m::d { notice(2) }
#!! Class 'm::d' is already defined (file: ENV/modules/m/manifests/init.pp, line: 2); cannot redefine (file: ENV/modules/m/manifests/d.pp, line: 1)

#- class-then-define-file catalog
include m
m::d { 'a': }
#-- modules/m/manifests/init.pp
class m { }
class m::d { notice(1) }
#-- modules/m/manifests/d.pp
define m::d() { notice(2) }
#!! 'm::d' is already defined (file: ENV/modules/m/manifests/init.pp, line: 2) as a class; cannot redefine as a definition (file: ENV/modules/m/manifests/d.pp, line: 1)

#- type-alias-of-class-name catalog
class a { }
type A = Class['a']
notice(A)
#~~ notice: A = Class[a]
#=> catalog

#- value-of-a-body-01 catalog
class b { $x = [1].reverse_each }
include b
#!! Evaluation Error: Error while evaluating a Function Call, Use of an Iterator is not supported here (file: ENV/manifests/site.pp, line: 2, column: 1)

#- value-of-a-body-02 catalog
define b { $x = step([1, 2, 3], 2) }
b { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Use of an Iterator is not supported here (file: ENV/manifests/site.pp, line: 2)

#- value-of-a-body-03 catalog
node default { $x = [1].reverse_each }
#!! Use of an Iterator is not supported here

#- value-of-a-body-04 catalog
class b { [] -> Class }
class { 'b': }
#!! Evaluation Error: Error while evaluating a Resource Statement, No title provided and "class" is not a valid resource reference (file: ENV/manifests/site.pp, line: 2, column: 1)

#- value-of-a-body-05 catalog
class a { $x = [1, { k => Class }] }
class b inherits a { }
include b
#!! Evaluation Error: Error while evaluating a Function Call, No title provided and "class" is not a valid resource reference (file: ENV/manifests/site.pp, line: 3, column: 1)

#- value-of-a-body-06 catalog
class b { $x = CatalogEntry }
include b
#!! Evaluation Error: Error while evaluating a Function Call, Cannot split the type Puppet::Pops::Types::PCatalogEntryType, it represents neither a PClassType, nor a PResourceType. (file: ENV/manifests/site.pp, line: 2, column: 1)

#- value-of-a-body-07 catalog
class b { $x = [1].reverse_each notice('last') }
class c { return([1].reverse_each) }
class d { $x = tree_each([1]) }
class e { [1].each |$x| { } }
include b, c, d, e
$x = [1].reverse_each
#~~ notice: last
#=> catalog
