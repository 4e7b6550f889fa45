# Errors in default values of parameters: those without a place are told with the definition.

#- lookup-default-missing-class catalog
class a($x = lookup('nosuch')) { notice($x) }
include a
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 1)

#- lookup-default-missing-define catalog
define a($x = lookup('nosuch')) { notice($x) }

a { 'q': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 1) (file: ENV/manifests/site.pp, line: 3)

#- lookup-default-missing-declared catalog
class a($x = lookup('nosuch')) { notice($x) }
class { 'a': }
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 1)

#- lookup-default-missing-module catalog
include m
#-- modules/m/manifests/init.pp
# comment
class m(
  $y = 1,
  $x = lookup('nosuch')
) { notice($x) }
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/modules/m/manifests/init.pp, line: 2)

#- lookup-default-missing-define-module catalog
include m
#-- modules/m/manifests/init.pp
class m { m::d { 'a': } }
#-- modules/m/manifests/d.pp

define m::d($x = lookup('nosuch')) { notice($x) }
#!! Evaluation Error: Error while evaluating a Resource Statement, Function lookup() did not find a value for the name 'nosuch' (file: ENV/modules/m/manifests/d.pp, line: 2) (file: ENV/modules/m/manifests/init.pp, line: 1)

#- lookup-default-several catalog
class a($x = lookup(['nosuch', 'nosuch2'])) { notice($x) }
include a
#~~ err: Function lookup() did not find a value for any of the names ['nosuch', 'nosuch2']
#!! Function lookup() did not find a value for any of the names ['nosuch', 'nosuch2'] (file: ENV/manifests/site.pp, line: 1)

#- lookup-default-type catalog
class a($x = lookup('k', Integer)) { notice($x) }
include a
#-- hiera.yaml
version: 5
defaults: {data_hash: yaml_data, datadir: data}
hierarchy: [{name: x, path: c.yaml}]
#-- data/c.yaml
k: a
#!! Evaluation Error: Error while evaluating a Function Call, Found value has wrong type, expects an Integer value, got String (file: ENV/manifests/site.pp, line: 1, column: 14)

#- lookup-default-hiera catalog
class a($x = hiera('nosuch')) { notice($x) }
include a
#~~ warning: The function 'hiera' is deprecated in favor of using 'lookup'. See https://puppet.com/docs/puppet/8.11/deprecated_language.html
#|    (file & line not available)
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 1)

#- lookup-default-hiera-hash catalog
class a($x = hiera_hash('nosuch')) { notice($x) }
include a
#~~ warning: The function 'hiera_hash' is deprecated in favor of using 'lookup'. See https://puppet.com/docs/puppet/8.11/deprecated_language.html
#|    (file & line not available)
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 1)

#- lookup-default-nested-function catalog
function f() { lookup('nosuch') }
class a($x = f()) { notice($x) }
include a
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 2)

#- lookup-default-lambda catalog
class a($x = [1].map |$z| { lookup('nosuch') }) { notice($x) }
include a
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 1)

#- lookup-default-string catalog
class a($x = "a${lookup('nosuch')}") { notice($x) }
include a
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 1)

#- lookup-default-other-class catalog
class b { notice(lookup('nosuch')) }
class a($x = include('b')) { notice($x) }
include a
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 2)

#- lookup-default-class-of-default catalog
class b($y = lookup('nosuch')) { }
class a($x = include('b')) { notice($x) }
include a
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 1)

#- lookup-body catalog
class a { notice(lookup('nosuch')) }
include a
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch'

#- lookup-top catalog
notice(lookup('nosuch'))
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch'

#- lookup-define-body catalog
define d() { notice(lookup('nosuch')) }
d { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 2)

#- lookup-default-function-parameter catalog
function f($x = lookup('nosuch')) { $x }
class a { notice(f()) }
include a
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch'

#- lookup-default-lambda-parameter catalog
class a { [1].each |$x, $y = lookup('nosuch')| { notice($y) } }
include a
#!! Could not parse for environment production: Syntax error at '{' (file: ENV/manifests/site.pp, line: 1, column: 48)

#- lookup-default-epp catalog
class a { notice(inline_epp('<%- |$x = lookup(nosuch)| -%><%= $x %>')) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, inline_epp(): Invalid EPP: Syntax error at '' (file: inlined-epp-text, line: 1, column: 30) (file: ENV/manifests/site.pp, line: 1, column: 18)

#- lookup-default-inherited catalog
class p($x = lookup('nosuch')) { }
class a inherits p { }
include a
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 1)

#- lookup-default-fail catalog
class a($x = fail('nosuch')) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, nosuch (file: ENV/manifests/site.pp, line: 1, column: 14)

#- lookup-default-unknown-function catalog
class a($x = nosuch()) { notice($x) }
include a
#!! Evaluation Error: Unknown function: 'nosuch'. (file: ENV/manifests/site.pp, line: 1, column: 14)

#- lookup-default-division catalog
class a($x = 1 / 0) { notice($x) }
include a
#!! Evaluation Error: Division by 0 (file: ENV/manifests/site.pp, line: 1, column: 18)

#- lookup-default-bad-interpolation catalog
class a($x = lookup('k')) { notice($x) }
include a
#-- hiera.yaml
version: 5
defaults: {data_hash: yaml_data, datadir: data}
hierarchy: [{name: x, path: c.yaml}]
#-- data/c.yaml
k: "%{nosuch('a')}"
#!! Unknown interpolation method 'nosuch' (file: ENV/manifests/site.pp, line: 1)

#- lookup-default-lookup-not-found-in-data catalog
class a($x = lookup('k')) { notice($x) }
include a
#-- hiera.yaml
version: 5
defaults: {data_hash: yaml_data, datadir: data}
hierarchy: [{name: x, path: c.yaml}]
#-- data/c.yaml
k: "%{lookup('nosuch')}"
#~~ notice:\u{20}
#=> catalog

#- lookup-default-alias-missing catalog
class a($x = lookup('k')) { notice($x) }
include a
#-- hiera.yaml
version: 5
defaults: {data_hash: yaml_data, datadir: data}
hierarchy: [{name: x, path: c.yaml}]
#-- data/c.yaml
k: "%{alias('nosuch')}"
#~~ notice:\u{20}
#=> catalog

#- lookup-automatic-bad catalog
class a($x) { notice($x) }
include a
#-- hiera.yaml
version: 5
defaults: {data_hash: yaml_data, datadir: data}
hierarchy: [{name: x, path: c.yaml}]
#-- data/c.yaml
a::x: "%{alias('nosuch')}"
#~~ notice:\u{20}
#=> catalog

#- lookup-default-bad-hiera catalog
class a($x = lookup('k')) { notice($x) }
include a
#-- hiera.yaml
version: 5
foo: bar
#!! Evaluation Error: Error while evaluating a Function Call, The Lookup Configuration at 'ENV/hiera.yaml' has wrong type, unrecognized key 'foo' (file: ENV/manifests/site.pp, line: 2, column: 1)

#- lookup-default-bad-yaml catalog
class a($x = lookup('k')) { notice($x) }
include a
#-- hiera.yaml
version: 5
defaults: {data_hash: yaml_data, datadir: data}
hierarchy: [{name: x, path: c.yaml}]
#-- data/c.yaml
k: [
#~~ err: Unable to parse (ENV/data/c.yaml): did not find expected node content while parsing a flow node at line 2 column 1
#!! Unable to parse (ENV/data/c.yaml): did not find expected node content while parsing a flow node at line 2 column 1

#- lookup-default-epp-file catalog
class a($x = epp('nosuch/x.epp')) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Could not find template 'nosuch/x.epp' (file: ENV/manifests/site.pp, line: 1, column: 14)

#- lookup-default-file catalog
class a($x = file('/nosuch')) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from /nosuch (file: ENV/manifests/site.pp, line: 1, column: 14)

#- lookup-default-template catalog
class a($x = template('nosuch/x.erb')) { notice($x) }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Could not find template 'nosuch/x.erb' (file: ENV/manifests/site.pp, line: 1, column: 14)

#- lookup-default-create-resources catalog
class a($x = create_resources('notify', {'a' => {nosuch => 1}})) { notice($x) }
include a
#~~ notice:\u{20}
#!! no parameter named 'nosuch' (file: ENV/manifests/site.pp, line: 1) on Notify[a] (file: ENV/manifests/site.pp, line: 1)

#- lookup-default-resource catalog
class a($x = create_resources('notify', {'a' => {}})) { notify { 'a': } }
include a
#!! Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: Notify[a] is already declared at (file: ENV/manifests/site.pp, line: 1); cannot redeclare (file: ENV/manifests/site.pp, line: 1) (file: ENV/manifests/site.pp, line: 1, column: 57)

#- lookup-default-include-missing catalog
class a($x = include('nosuch')) { notify { 'a': } }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::nosuch for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 14)

#- lookup-default-assert catalog
class a($x = assert_type(Integer, 'a')) { notify { 'a': } }
include a
#!! Evaluation Error: Error while evaluating a Function Call, assert_type(): expects an Integer value, got String (file: ENV/manifests/site.pp, line: 1, column: 14)

#- lookup-default-new catalog
class a($x = Integer('a')) { notify { 'a': } }
include a
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'a' cannot be converted to Integer (file: ENV/manifests/site.pp, line: 1, column: 14)

#- lookup-default-dig catalog
class a($x = dig({a => 1}, 'a', 'b')) { notify { 'a': } }
include a
#!! Evaluation Error: Error while evaluating a Function Call, The given data does not contain a Collection at ["a"], got 'Integer[1, 1]' (file: ENV/manifests/site.pp, line: 1, column: 14)

#- lookup-default-contain catalog
class a($x = contain('b')) { notify { 'a': } }
class b($y) { }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Class[B]: expects a value for parameter 'y' (file: ENV/manifests/site.pp, line: 1, column: 14)

#- lookup-default-required catalog
class a($x = Class['a']['q']) { notify { 'a': } }
include a
#!! Evaluation Error: The resource Class['a'] does not have a parameter called 'q' (file: ENV/manifests/site.pp, line: 1, column: 14)

#- lookup-default-node catalog
node default { include a }
class a($x = lookup('nosuch')) { notice($x) }
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 2)

#- lookup-default-nested-classes catalog
class r { include p }
class p { include a }
class a($x = lookup('nosuch')) { notice($x) }
include r
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 3)

#- lookup-default-nested-defines catalog
define o() { i { 'x': } }
define i($x = lookup('nosuch')) { notice($x) }
o { 'q': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 2) (file: ENV/manifests/site.pp, line: 1)

#- lookup-default-in-resource catalog
class a { i { 'x': } }
define i($x = lookup('nosuch')) { notice($x) }
class { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 2) (file: ENV/manifests/site.pp, line: 1)

#- lookup-missing-e1 eval
lookup('nosuch')
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch'

#- lookup-missing-e2 eval
define d() { notice(lookup('nosuch')) }
d { 'a': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Function lookup() did not find a value for the name 'nosuch' (line: 2)

#- lookup-missing-e3 eval
class a($x = lookup('nosuch')) { notice($x) }
include a
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch' (line: 1)

#- lookup-missing-e4 epp
<%= lookup('nosuch') %>
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch'

#- lookup-missing-c1 catalog
function f() { lookup('nosuch') }
f()
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch'

#- lookup-missing-c2 catalog
notice(inline_epp('<%= lookup("nosuch") %>'))
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch'

#- lookup-missing-c3 catalog
[1].each |$x| { lookup('nosuch') }
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch'

#- lookup-missing-c4 catalog
notify { lookup('nosuch'): }
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch'

#- lookup-missing-c5 catalog
node default { lookup('nosuch') }
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch'

#- lookup-missing-c6 catalog
$x = lookup('nosuch') ? { default => 1 }
#~~ err: Function lookup() did not find a value for the name 'nosuch'
#!! Function lookup() did not find a value for the name 'nosuch'

#- lookup-missing-c7 catalog
@d { 'a': }
D <| |>
define d($x = lookup('nosuch')) { }
#!! Evaluation Error: Error while evaluating a Resource Statement, Function lookup() did not find a value for the name 'nosuch' (file: ENV/manifests/site.pp, line: 3) (file: ENV/manifests/site.pp, line: 1)
