# Parameters: full names in defaults, names that the compiler needs, facts in types.

#- own-parameter-later catalog
class a($x = $a::h, $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-later-top catalog
class a($x = $::a::h, $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-earlier catalog
class a($h = 1, $x = $a::h) { notice($x) }
include a
#~~ notice: 1
#=> catalog

#- own-parameter-required-missing catalog
class a($h, $x = $a::h) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: expects a value for parameter $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-given catalog
class a($x = $a::h, $h = 1) { notice($x) }
class { a: h => 5 }
#~~ notice: 5
#=> catalog

#- own-parameter-given-undef catalog
class a($x = $a::h, $h = 1) { notice($x) }
class { a: h => undef }
#~~ notice:\u{20}
#=> catalog

#- own-parameter-itself catalog
class a($x = $a::x) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $x (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-itself-plain catalog
class a($x = $x) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $x (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-unknown catalog
class a($x = $a::nosuch) { notice($x) }
include a
#!! Evaluation Error: Unknown variable: 'a::nosuch'. (file: ENV/manifests/site.pp, line: 1, column: 14)

#- own-parameter-body-variable catalog
class a($x = $a::b) { $b = 1 notice($x) }
include a
#!! Evaluation Error: Unknown variable: 'a::b'. (file: ENV/manifests/site.pp, line: 1, column: 14)

#- own-parameter-inherited catalog
class p($h = 7) { }
class a($x = $a::h, $h = 1) inherits p { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 3, column: 1)

#- own-parameter-inherited-plain catalog
class p($h = 7) { }
class a($x = $h, $h = 1) inherits p { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 3, column: 1)

#- own-parameter-inherited-only catalog
class p($h = 7) { }
class a($x = $a::h) inherits p { notice($x) }
include a
#~~ notice: 7
#=> catalog

#- own-parameter-in-string catalog
class a($x = "v${a::h}", $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-getvar catalog
class a($x = getvar('a::h'), $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-getvar-default catalog
class a($x = getvar('a::h', 3), $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-getvar-plain catalog
class a($x = getvar('h', 3), $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-defined catalog
class a($x = defined('$a::h'), $h = 1) { notice($x) }
include a
#~~ notice: true
#=> catalog

#- own-parameter-defined-plain catalog
class a($x = defined('$h'), $h = 1) { notice($x) }
include a
#~~ notice: true
#=> catalog

#- own-parameter-lambda catalog
class a($x = [1].map |$y| { $a::h + $y }, $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-lambda-earlier catalog
class a($h = 1, $x = [1].map |$y| { $a::h + $y }) { notice($x) }
include a
#~~ notice: [2]
#=> catalog

#- own-parameter-lambda-local catalog
class a($h = 1, $x = [1].map |$y| { $a::y }) { notice($x) }
include a
#~~ notice: [1]
#=> catalog

#- own-parameter-function catalog
function f() { $a::h }
class a($x = f(), $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 3, column: 1)

#- own-parameter-function-earlier catalog
function f() { $a::h }
class a($h = 1, $x = f()) { notice($x) }
include a
#~~ notice: 1
#=> catalog

#- own-parameter-other-class catalog
class b { notice($a::h) }
class a($x = include('b'), $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 3, column: 1)

#- own-parameter-template catalog
class a($x = inline_epp('<%= $a::h %>'), $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-template-earlier catalog
class a($h = 1, $x = inline_epp('<%= $a::h %>')) { notice($x) }
include a
#~~ notice: 1
#=> catalog

#- own-parameter-namespace catalog
class a::b($x = $a::b::h, $h = 1) { notice($x) }
include a::b
#!! Evaluation Error: Error while evaluating a Function Call, Class[A::B]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-module-name catalog
class a($x = $a::module_name, $h = 1, $y = $a::title, $z = $a::name) { notice($x, $y, $z) }
include a
#~~ notice:  a a
#=> catalog

#- own-parameter-define catalog
define a($x = $a::h, $h = 1) { notice($x) }
a { 'q': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Evaluation Error: Unknown variable: 'a::h'. (file: ENV/manifests/site.pp, line: 1, column: 15) (file: ENV/manifests/site.pp, line: 2)

#- own-parameter-define-earlier catalog
define a($h = 1, $x = $a::h) { notice($x) }
a { 'q': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Evaluation Error: Unknown variable: 'a::h'. (file: ENV/manifests/site.pp, line: 1, column: 23) (file: ENV/manifests/site.pp, line: 2)

#- own-parameter-hiera catalog
class a($x = lookup('k'), $h = 1) { notice($x) }
include a
#-- hiera.yaml
version: 5
defaults: {data_hash: yaml_data, datadir: data}
hierarchy: [{name: x, path: c.yaml}]
#-- data/c.yaml
k: "%{a::h}"
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-hiera-earlier catalog
class a($h = 1, $x = lookup('k')) { notice($x) }
include a
#-- hiera.yaml
version: 5
defaults: {data_hash: yaml_data, datadir: data}
hierarchy: [{name: x, path: c.yaml}]
#-- data/c.yaml
k: "%{a::h}"
#~~ notice: 1
#=> catalog

#- own-parameter-hiera-automatic catalog
class a($h = 1, $x = 2) { notice($x) }
include a
#-- hiera.yaml
version: 5
defaults: {data_hash: yaml_data, datadir: data}
hierarchy: [{name: x, path: c.yaml}]
#-- data/c.yaml
a::x: "%{a::h}"
#!! Evaluation Error: Error while evaluating a Function Call, Undefined variable 'a::h'; class a has not been evaluated (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-variable-lambda catalog
class a { [1].each |$x| { notice($a::x) } }
include a
#~~ notice: 1
#=> catalog

#- own-variable-lambda-2 catalog
class a { $x = 3 [1].each |$x| { notice($a::x) } }
include a
#~~ notice: 3
#=> catalog

#- own-variable-lambda-assigned catalog
class a { [1].each |$x| { $z = 5 notice($a::z) } }
include a
#~~ notice: 5
#=> catalog

#- own-variable-lambda-included catalog
class a { [1].each |$x| { include b } }
class b { notice($a::x) }
include a
#~~ notice: 1
#=> catalog

#- own-variable-lambda-function catalog
function f() { $a::x }
class a { [1].each |$x| { notice(f()) } }
include a
#~~ notice: 1
#=> catalog

#- own-variable-lambda-top catalog
[1].each |$x| { notice($::x) }
#!! Evaluation Error: Unknown variable: '::x'. (file: ENV/manifests/site.pp, line: 1, column: 24)

#- own-variable-lambda-define catalog
define d() { [1].each |$x| { notice($d::x) } }
d { q: }
#!! Evaluation Error: Error while evaluating a Resource Statement, Evaluation Error: Unknown variable: 'd::x'. (file: ENV/manifests/site.pp, line: 1, column: 37) (file: ENV/manifests/site.pp, line: 2)

#- own-variable-lambda-nested catalog
class a { [1].each |$x| { [2].each |$y| { notice($a::x, $a::y) } } }
include a
#~~ notice: 1 2
#=> catalog

#- own-variable-template catalog
class a { notice(inline_epp('<%- |$q| -%><%= $a::q %>', {q => 3})) }
include a
#~~ notice: 3
#=> catalog

#- own-variable-template-file catalog
class a { $v = 3 notice(epp('a/x.epp', {q => 3})) }
include a
#-- modules/a/templates/x.epp
<%- |$q| -%><%= $a::q %><%= $a::v %>
#!! Evaluation Error: Unknown variable: 'a::q'. (file: ENV/modules/a/templates/x.epp, line: 1, column: 17)

#- own-parameter-not-strict catalog
#@ settings {"strict_variables": false}
class a($x = $a::h, $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-class-with-type catalog
class a(Integer $x = $a::h + 1, Integer $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-resource-attr catalog
class a($x = Class['a']['h'], $h = 1) { notice($x) }
include a
#~~ notice:\u{20}
#=> catalog

#- own-parameter-selector catalog
class a($x = $a::h ? { 1 => 2, default => 3}, $h = 1) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: default expression for $x tries to illegally access not yet evaluated $h (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-if-assigned catalog
class a($h, $x = "${a::h}") { notice($x) }
class { a: h => 4 }
#~~ notice: 4
#=> catalog

#- own-parameter-metaparam catalog
class a($x = $a::noop) { notice($x) }
class { a: noop => true }
#~~ notice: true
#=> catalog

#- own-parameter-unknown-given catalog
class a($x = $a::foo) { notice($x) }
class { a: foo => true }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]: has no parameter named 'foo' (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-given-undef-plain catalog
class a($x = $h, $h = 1) { notice($x) }
class { a: h => undef }
#~~ notice:\u{20}
#=> catalog

#- own-parameter-required-undef catalog
class a($h, $x = $h) { notice($x) }
class { a: h => undef }
#~~ notice:\u{20}
#=> catalog

#- own-parameter-function-default catalog
class a($h) { [1].each |$x, $y = $a::z, $z = 3| { notice($y) } }
class { a: h => 2 }
#~~ notice: 1
#=> catalog

#- own-parameter-function-default-set catalog
class a($h) { [1].each |$x, $y = $a::x| { notice($y) } }
class { a: h => 2 }
#~~ notice: 1
#=> catalog

#- own-parameter-function-defined catalog
function f($x = defined('$y'), $y = 1) { notice($x) }
f()
#~~ notice: true
#=> catalog

#- own-parameter-function-getvar catalog
function f($x = getvar('y'), $y = 1) { notice($x) }
f()
#!! Evaluation Error: Error while evaluating a Function Call, f: default expression for $x tries to illegally access not yet evaluated $y (file: ENV/manifests/site.pp, line: 2, column: 1)

#- own-parameter-metaparam-plain catalog
class a($x = $noop) { notice($x) }
class { a: noop => true }
#~~ notice: true
#=> catalog

#- own-parameter-undef-metaparam-plain catalog
class a($x = $noop) { notice($x) }
class { a: noop => undef }
#~~ notice:\u{20}
#=> catalog

#- own-parameter-undef-metaparam-body catalog
class a($x = 1) { notice($noop) }
class { a: noop => undef }
#~~ notice:\u{20}
#=> catalog

#- own-parameter-undef-metaparam-define catalog
define d($x = 1) { notice($noop, $x) }
d { a: noop => undef, x => undef }
#~~ notice:  1
#=> catalog

#- parameter-module-name catalog
class a($module_name = 1) { notice($module_name) }
include a
#!! Cannot reassign variable '$module_name' (file: ENV/manifests/site.pp, line: 1)

#- parameter-module-name-given catalog
class a($module_name = 1) { notice($module_name) }
class { a: module_name => 3 }
#!! Cannot reassign variable '$module_name' (file: ENV/manifests/site.pp, line: 1)

#- parameter-module-name-define catalog
define a($module_name = 1) { notice($module_name) }
a { 'x': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Cannot reassign variable '$module_name' (file: ENV/manifests/site.pp, line: 1) (file: ENV/manifests/site.pp, line: 2)

#- parameter-module-name-define-given catalog
define a($module_name) { notice($module_name) }
a { 'x': module_name => 'y' }
#!! Evaluation Error: Error while evaluating a Resource Statement, Cannot reassign variable '$module_name' (file: ENV/manifests/site.pp, line: 1) (file: ENV/manifests/site.pp, line: 2)

#- parameter-caller-module-name catalog
class a($caller_module_name = 1) { notice($caller_module_name) }
include a
#!! Cannot reassign variable '$caller_module_name' (file: ENV/manifests/site.pp, line: 1)

#- parameter-caller-module-name-given catalog
class a($caller_module_name = 1) { notice($caller_module_name) }
class { a: caller_module_name => 3 }
#!! Cannot reassign variable '$caller_module_name' (file: ENV/manifests/site.pp, line: 1)

#- parameter-name catalog
class a($name = 1) { notice($name) }
include a
#!! Could not parse for environment production: The parameter $name redefines a built in parameter in the Host Class Definition (file: ENV/manifests/site.pp, line: 1, column: 9)

#- parameter-title catalog
class a($title = 1) { notice($title) }
include a
#!! Could not parse for environment production: The parameter $title redefines a built in parameter in the Host Class Definition (file: ENV/manifests/site.pp, line: 1, column: 9)

#- parameter-title-define catalog
define a($title) { notice($title) }
a { 'x': title => 3 }
#!! Could not parse for environment production: The parameter $title redefines a built in parameter in the 'define' expression (file: ENV/manifests/site.pp, line: 1, column: 10)

#- parameter-module-name-in-module catalog
include m
#-- modules/m/manifests/init.pp
class m($module_name = 'q') { notice($module_name) m::d { 'a': } m::d { 'b': module_name => 'z' } }
#-- modules/m/manifests/d.pp
define m::d($module_name = 'r') { notice($module_name) }
#!! Cannot reassign variable '$module_name' (file: ENV/modules/m/manifests/init.pp, line: 1)

#- parameter-caller-in-module catalog
include m
#-- modules/m/manifests/init.pp
class m($x = $module_name) { notice($module_name) m::d { 'a': } m::d { 'b': caller_module_name => 'z' } }
#-- modules/m/manifests/d.pp
define m::d($caller_module_name = 'r') { notice($caller_module_name) }
#~~ notice: m
#!! Evaluation Error: Error while evaluating a Resource Statement, Cannot reassign variable '$caller_module_name' (file: ENV/modules/m/manifests/d.pp, line: 1) (file: ENV/modules/m/manifests/init.pp, line: 1)

#- parameter-type-facts catalog
class a(Enum[$facts['kernel']] $x) { notice($x) }
class { a: x => 'Linux' }
#!! Evaluation Error: Unknown variable: 'facts'. (file: ENV/manifests/site.pp, line: 1, column: 14)

#- parameter-type-facts-mismatch catalog
class a(Enum[$facts['kernel']] $x) { notice($x) }
class { a: x => 'Windows' }
#!! Evaluation Error: Unknown variable: 'facts'. (file: ENV/manifests/site.pp, line: 1, column: 14)

#- parameter-type-facts-define catalog
define a(Enum[$facts['kernel']] $x) { notice($x) }
a { 'q': x => 'Linux' }
#!! Evaluation Error: Unknown variable: 'facts'. (file: ENV/manifests/site.pp, line: 1, column: 15)

#- parameter-type-facts-function catalog
function f(Enum[$facts['kernel']] $x) { notice($x) }
f('Linux')
#~~ notice: Linux
#=> catalog

#- parameter-type-facts-lambda catalog
with('Linux') |Enum[$facts['kernel']] $x| { notice($x) }
#~~ notice: Linux
#=> catalog

#- parameter-type-variable catalog
$v = 'b'
class a(Enum[$v] $x) { notice($x) }
class { a: x => 'b' }
#~~ warning: The parameter '$x' must be a literal type, not a Puppet::Pops::Model::AccessExpression (file: ENV/manifests/site.pp, line: 2, column: 18)
#!! Evaluation Error: Unknown variable: 'v'. (file: ENV/manifests/site.pp, line: 2, column: 14)

#- parameter-type-legacy-fact catalog
class a(Enum[$kernel] $x) { notice($x) }
class { a: x => 'b' }
#~~ warning: The parameter '$x' must be a literal type, not a Puppet::Pops::Model::AccessExpression (file: ENV/manifests/site.pp, line: 1, column: 23)
#!! Evaluation Error: Unknown variable: 'kernel'. (file: ENV/manifests/site.pp, line: 1, column: 14)

#- parameter-type-trusted catalog
class a(Enum[$trusted['certname']] $x) { notice($x) }
class { a: x => 'b' }
#!! Evaluation Error: Unknown variable: 'trusted'. (file: ENV/manifests/site.pp, line: 1, column: 14)

#- parameter-type-server-facts catalog
class a(Enum[$server_facts['serverversion']] $x) { notice($x) }
class { a: x => 'b' }
#!! Evaluation Error: Unknown variable: 'server_facts'. (file: ENV/manifests/site.pp, line: 1, column: 14)

#- parameter-type-environment catalog
class a(Enum[$environment] $x) { notice($x) }
class { a: x => 'b' }
#~~ warning: The parameter '$x' must be a literal type, not a Puppet::Pops::Model::AccessExpression (file: ENV/manifests/site.pp, line: 1, column: 28)
#!! Evaluation Error: Unknown variable: 'environment'. (file: ENV/manifests/site.pp, line: 1, column: 14)

#- parameter-type-unknown catalog
class a(Enum[$nosuch] $x) { notice($x) }
class { a: x => 'b' }
#~~ warning: The parameter '$x' must be a literal type, not a Puppet::Pops::Model::AccessExpression (file: ENV/manifests/site.pp, line: 1, column: 23)
#!! Evaluation Error: Unknown variable: 'nosuch'. (file: ENV/manifests/site.pp, line: 1, column: 14)

#- parameter-type-unknown-define catalog
define a(Enum[$nosuch] $x) { notice($x) }
#!! Evaluation Error: Unknown variable: 'nosuch'. (file: ENV/manifests/site.pp, line: 1, column: 15)

#- parameter-type-call catalog
class a(Enum[String(3)] $x) { notice($x) }
class { a: x => 'b' }
#~~ warning: The parameter '$x' must be a literal type, not a Puppet::Pops::Model::AccessExpression (file: ENV/manifests/site.pp, line: 1, column: 25)
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]: parameter 'x' expects a match for Enum['3'], got 'b' (file: ENV/manifests/site.pp, line: 2, column: 1)

#- parameter-type-module-facts catalog
class { m: x => 'b' }
#-- modules/m/manifests/init.pp
class m(Enum[$facts['kernel']] $x) { notice($x) }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[M]: parameter 'x' expects a match for Enum['Linux'], got 'b' (file: ENV/manifests/site.pp, line: 1, column: 1)

#- parameter-type-module-variable catalog
$v = 'b'
class { m: x => 'b' }
#-- modules/m/manifests/init.pp
class m(Enum[$v] $x) { notice($x) }
#~~ warning: The parameter '$x' must be a literal type, not a Puppet::Pops::Model::AccessExpression (file: ENV/modules/m/manifests/init.pp, line: 1, column: 18)
#~~ notice: b
#=> catalog

#- parameter-type-other-class catalog
class p { $v = 'b' }
include p
class { m: x => 'b' }
#-- modules/m/manifests/init.pp
class m(Enum[$p::v] $x) { notice($x) }
#~~ warning: The parameter '$x' must be a literal type, not a Puppet::Pops::Model::AccessExpression (file: ENV/modules/m/manifests/init.pp, line: 1, column: 21)
#~~ notice: b
#=> catalog

#- parameter-type-own catalog
class a($v, Enum[$v] $x) { notice($x) }
class { a: x => 'b' , v => 'b' }
#~~ warning: The parameter '$x' must be a literal type, not a Puppet::Pops::Model::AccessExpression (file: ENV/manifests/site.pp, line: 1, column: 22)
#!! Evaluation Error: Unknown variable: 'v'. (file: ENV/manifests/site.pp, line: 1, column: 18)

#- reserved-facts-missing catalog
class a($facts) { }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[A]: expects a value for parameter 'facts' (file: ENV/manifests/site.pp, line: 2, column: 1)

#- reserved-facts-default catalog
class a($facts = 1) { }
include a
#!! Attempt to assign to a reserved variable name: 'facts' (file: ENV/manifests/site.pp, line: 1)

#- reserved-facts-given catalog
class a($facts) { }
class { a: facts => 3 }
#!! Attempt to assign to a reserved variable name: 'facts' (file: ENV/manifests/site.pp, line: 1)

#- reserved-two catalog
class a($x, $trusted = 1, $facts = 1, $module_name = 1) { }
class { a: x => 3 }
#!! Attempt to assign to a reserved variable name: 'trusted' (file: ENV/manifests/site.pp, line: 1)

#- reserved-two-mismatch catalog
class a(Integer $x, $trusted = 1, $facts = 1, $module_name = 1) { }
class { a: x => 'a' }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]: parameter 'x' expects an Integer value, got String (file: ENV/manifests/site.pp, line: 2, column: 1)

#- reserved-default-fails catalog
class a($x = nosuch(), $facts = 1) { }
include a
#!! Evaluation Error: Unknown function: 'nosuch'. (file: ENV/manifests/site.pp, line: 1, column: 14)

#- reserved-undef catalog
class a($facts = undef) { }
include a
#!! Attempt to assign to a reserved variable name: 'facts' (file: ENV/manifests/site.pp, line: 1)

#- reserved-define catalog
define a($server_facts = undef) { }
a { 'x': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Attempt to assign to a reserved variable name: 'server_facts' (file: ENV/manifests/site.pp, line: 1) (file: ENV/manifests/site.pp, line: 2)

# Nothing is an instance of these, and nobody can say why, so that nobody does.
#- types-without-reasons-01 catalog
class c(Variant $p = 1, Optional $q = 'a') { notice([$p, $q]) }
include c
#~~ notice: [1, a]
#=> catalog

#- types-without-reasons-02 catalog
define d(Variant $p) { notice($p) }
d { x: p => 1 }
#~~ notice: 1
#=> catalog

#- types-without-reasons-03 catalog
class c(Variant $p = 1, String $q = 2) { }
include c
#!! Evaluation Error: Error while evaluating a Function Call, Class[C]: parameter 'q' expects a String value, got Integer (file: ENV/manifests/site.pp, line: 2, column: 1)

#- types-without-reasons-04 catalog
function f(Variant $p) { $p }
notice(f(1))
#!! Evaluation Error: Error while evaluating a Function Call, 'f' expects (Variant p) (file: ENV/manifests/site.pp, line: 2, column: 8)

#- types-that-are-arrays-01 catalog
define d(File['/a', '/b'] $x) { }
d { 'a': x => 1 }
#!! Parameter 'x' is given a type that is not a Puppet Type, got Array

#- types-that-are-arrays-02 catalog
class c(Class[a, b] $x = 1) { }
#!! Parameter 'x' is given a type that is not a Puppet Type, got Array

#- types-that-are-arrays-03 catalog
include c
#-- modules/c/manifests/init.pp
class c(Integer $a = 1, Array[File['/a', '/b']] $x = []) { }
#!! Evaluation Error: A Type's size constraint arguments must be a single Integer type, or 1-2 integers (or default). Got a Resource-Type

#- types-that-are-arrays-04 catalog
c::d { 'a': x => 1 }
#-- modules/c/manifests/d.pp
define c::d(Resource['file', '/a', '/b'] $x) { }
#!! Evaluation Error: Error while evaluating a Resource Statement, Parameter 'x' is given a type that is not a Puppet Type, got Array (file: ENV/manifests/site.pp, line: 1, column: 1)
