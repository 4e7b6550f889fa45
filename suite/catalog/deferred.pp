# Deferred values for parameters: the function says what it gives, or there is a warning.

#- deferred-typed catalog
class a(String $x) { notify { 'n': message => $x } }
class { 'a': x => Deferred('join', [[1,2], ',']) }
#~~ warning: Deferred function join has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-no-return-type catalog
class a(String $x) { notify { 'n': message => $x } }
class { 'a': x => Deferred('sprintf', ['%s', 1]) }
#~~ warning: Deferred function sprintf has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-no-return-type-twice catalog
class a(String $x, $y) { notify { 'n': message => $x } }
class { 'a': x => Deferred('sprintf', ['%s', 1]), y => Deferred('sprintf', ['%s', 1]) }
define d($z) { }
d { 'a': z => Deferred('sprintf', ['%s', 3]) }
d { 'b': z => Deferred('md5', ['%s']) }
d { 'c': z => Deferred('md5', ['%s']) }
#~~ warning: Deferred function sprintf has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#~~ warning: Deferred function md5 has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-mismatch catalog
class a(Integer $x) { }
class { 'a': x => Deferred('join', [[1,2], ',']) }
#~~ warning: Deferred function join has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-mismatch-2 catalog
class a(Integer $x) { }
class { 'a': x => Deferred('unwrap', [Sensitive(1)]) }
#~~ warning: Deferred function unwrap has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-mismatch-3 catalog
class a(String $x) { }
class { 'a': x => Deferred('split', ['a', 'b']) }
#~~ warning: Deferred function split has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-own-function catalog
function f(String $a) >> Integer[1,3] { 1 }
class a(Integer[10] $x) { }
class { 'a': x => Deferred('f', ['a']) }
#=> catalog

#- deferred-own-function-bad-args catalog
function f(String $a) >> Integer[1,3] { 1 }
class a(Integer[10] $x) { }
class { 'a': x => Deferred('f', [3]) }
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for f with arguments [3] (file: ENV/manifests/site.pp, line: 3, column: 1)

#- deferred-own-function-no-type catalog
function f(String $a) { 1 }
class a(Integer[10] $x) { }
class { 'a': x => Deferred('f', ['a']) }
#~~ warning: Deferred function f has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-own-function-mismatch catalog
function f(String $a) >> String { 1 }
class a(Integer[10] $x, Array[String] $y, Enum[a,b] $z) { }
class { 'a': x => Deferred('f', ['a']), y => Deferred('f', ['b']), z => Deferred('f', ['b']) }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]:
#|   parameter 'x' expects an Integer value, got String
#|   parameter 'y' expects an Array value, got String
#|   parameter 'z' expects a match for Enum['a', 'b'], got String (file: ENV/manifests/site.pp, line: 3, column: 1)

#- deferred-bad-args-builtin catalog
class a(Integer[10] $x) { }
class { 'a': x => Deferred('join', [3]) }
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for join with arguments [3] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-define catalog
define d(Sensitive[String] $x, Optional[Integer] $y = undef) { notify { $title: message => $x } }
d { 'a': x => Deferred('unwrap', [Sensitive('a')]) }
#~~ warning: Deferred function unwrap has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-define-2 catalog
define d(Sensitive[String] $x, Optional[Integer] $y = undef) { notify { $title: message => $x } }
d { 'a': x => Deferred('unwrap', [Sensitive('a')]), y => Deferred('lookup', ['a']) }
#~~ warning: Deferred function unwrap has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#~~ warning: Deferred function lookup has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-inside-sensitive catalog
class a(Sensitive[String] $x) { notify { 'n': message => $x } }
class { 'a': x => Sensitive(Deferred('join', [[1,2], ','])) }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]: parameter 'x' expects a Sensitive[String] value, got Sensitive[Object[{name => 'Deferred', attributes => {'name' => Pattern[/\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z/], 'arguments' => {type => Optional[Array], value => undef}}}]] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-inside-array catalog
class a(Array[String] $x) { notify { 'n': message => $x } }
class { 'a': x => [Deferred('join', [[1,2], ','])] }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]: parameter 'x' index 0 expects a String value, got Deferred (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-as-default catalog
class a(String $x = Deferred('sprintf', ['%s', 1]), Integer $z = Deferred('join', [[1], ',']) ) { notify { 'n': message => $x } }
include a
#~~ warning: Deferred function sprintf has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#~~ warning: Deferred function join has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-as-default-of-anything catalog
define d($x = Deferred('sprintf', ['%s', 1]), Any $y = Deferred('join', [[1], ','])) { notify { $title: message => $x } }
d { 'a': }
#~~ warning: Deferred function sprintf has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#~~ warning: Deferred function join has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-as-default-without-arguments catalog
define d($x = Deferred('md5')) { notify { $title: } }
d { 'a': }
#!! Puppet::Parser::Compiler failed with error ArgumentError: No matching arity found for md5 with arguments\u{20}

#- deferred-given-without-arguments catalog
define d($x) { notify { $title: } }
d { 'a': x => Deferred('md5') }
#!! Puppet::Parser::Compiler failed with error ArgumentError: No matching arity found for md5 with arguments\u{20}

#- deferred-given-to-a-class-without-arguments catalog
class c($x) { notify { $title: } }
class { 'c': x => Deferred('md5') }
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for md5 with arguments  (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-as-default-2 catalog
class a(String $x = Deferred('sprintf', ['%s', 1]), $z = Deferred('new', [Integer, '1']) ) { notify { 'n': message => $x } }
include a
#~~ warning: Deferred function sprintf has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#~~ warning: Deferred function new has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-metaparam catalog
class a(String $x = '' ) { notify { 'n': message => $x } }
class { a: noop => Deferred('sprintf', ['%s', 1]) }
#~~ warning: Deferred function sprintf has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-no-args-2 catalog
class a(String $x = '' ) { notify { 'n': message => $x } }
class { a: x => Deferred('sprintf')}
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for sprintf with arguments  (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-no-args-3 catalog
class a(String $x = '' ) { notify { 'n': message => $x } }
class { a: x => Deferred('strip')}
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for strip with arguments  (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-block catalog
class a(String $x = '' ) { notify { 'n': message => $x } }
class { a: x => Deferred('map', [[1]])}
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for map with arguments [[1]] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-module-function catalog
class { m: x => Deferred('m::f', [1])}
#-- modules/m/manifests/init.pp
class m(String $x = '' ) { notify { 'n': message => $x } }
#-- modules/m/functions/f.pp
function m::f(Integer $z) >> Integer { $z }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[M]: parameter 'x' expects a String value, got Integer (file: ENV/manifests/site.pp, line: 1, column: 1)

#- deferred-in-class-private catalog
class { m: x => Deferred('n::f', [1])}
#-- modules/m/manifests/init.pp
class m(String $x = '' ) { notify { 'n': message => $x } }
#-- modules/n/functions/f.pp
function n::f(Integer $z) >> Enum[a,b] { $z }
#=> catalog

#- deferred-in-hiera catalog
include m
#-- modules/m/manifests/init.pp
class m(Any $x = '', Integer $y = 1 ) { notify { 'n': message => $x } }
#-- hiera.yaml
version: 5
defaults: {data_hash: yaml_data, datadir: data}
hierarchy: [{name: x, path: c.yaml}]
#-- data/c.yaml
m::x: {__ptype: Deferred, name: join, arguments: [[1,2],',']}
m::y: {__ptype: Deferred, name: join, arguments: [[1,2],',']}
#!! Evaluation Error: Error while evaluating a Function Call, Class[M]: parameter 'y' expects an Integer value, got Struct (file: ENV/manifests/site.pp, line: 1, column: 1)

#- deferred-function-params catalog
function f(String $x) { notice($x) }
f(Deferred('join', [[1],',']))
#!! Evaluation Error: Error while evaluating a Function Call, 'f' parameter 'x' expects a String value, got Deferred (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-lambda catalog
with(Deferred('join', [[1],','])) |String $x| { notice($x) }
#!! Evaluation Error: Error while evaluating a Function Call, block parameter 'x' expects a String value, got Deferred (file: ENV/manifests/site.pp, line: 1, column: 1)

#- deferred-epp catalog
notice(inline_epp('<%- | String $x | -%>a', {x => Deferred('join', [[1],','])}))
#~~ warning: Deferred function join has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#~~ notice: a
#=> catalog

#- deferred-epp-2 catalog
notice(inline_epp('<%- | Integer $x | -%>a', {x => Deferred('join', [[1],','])}))
#~~ warning: Deferred function join has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#~~ notice: a
#=> catalog

#- deferred-epp-3 catalog
notice(inline_epp('<%- | Integer $x | -%>a', {x => Deferred('md5', ['a'])}))
#~~ warning: Deferred function md5 has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#~~ notice: a
#=> catalog

#- deferred-override catalog
define d(Integer $x) { }
@d { 'a': x => 1 }
D<| |> { x => Deferred('join', [[1],',']) }
#~~ warning: Deferred function join has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-typemis-struct catalog
class a(Struct[{a => Integer}] $x, Variant[Integer, Array[String]] $y, Optional[Integer[3]] $z, Type[Integer] $u, NotUndef $v) { }
class { a: x => Deferred('join', [[1],',']), y => Deferred('join', [[1],',']),z => Deferred('join', [[1],',']),u => Deferred('join', [[1],',']),v => Deferred('join', [[1],',']) }
#~~ warning: Deferred function join has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-general catalog
function f() >> Array[Integer[1,2],1,3] { [] }
class a(Array[String] $x, Array[Integer[7,8], 9, 10] $y, Hash $z, Tuple[Integer, Integer] $w) { }
class { a: x => Deferred('f'), y => Deferred('f'), z => Deferred('f'), w => Deferred('f') }
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for f with arguments  (file: ENV/manifests/site.pp, line: 3, column: 1)

#- deferred-general-alias catalog
type T = Array[Integer[1,2],1,3]
type U = Array[String]
function f() >> T { [] }
class a(U $x, Array[Integer[7,8], 9, 10] $y, Hash $z, Tuple[Integer, Integer] $w) { }
class { a: x => Deferred('f'), y => Deferred('f'), z => Deferred('f'), w => Deferred('f') }
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for f with arguments  (file: ENV/manifests/site.pp, line: 5, column: 1)

#- deferred-name-colons catalog
function f() >> Integer { [] }
class a(Integer $x) { }
class { a: x => Deferred('::f') }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'name' => Pattern[/\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z/], 'arguments' => Optional[Array]}] hash)
#|     rejected: parameter 'hash' expects a Struct value, got String
#|   (Pattern[/\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z/] name, Array arguments?)
#|     rejected: parameter 'name' expects a match for Pattern[/\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z/], got '::f' (file: ENV/manifests/site.pp, line: 3, column: 17)

#- deferred-name-upper catalog
function f() >> Integer { [] }
class a(Integer $x) { }
class { a: x => Deferred('F') }
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:
#|   (Struct[{'name' => Pattern[/\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z/], 'arguments' => Optional[Array]}] hash)
#|     rejected: parameter 'hash' expects a Struct value, got String
#|   (Pattern[/\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z/] name, Array arguments?)
#|     rejected: parameter 'name' expects a match for Pattern[/\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z/], got 'F' (file: ENV/manifests/site.pp, line: 3, column: 17)

#- deferred-warn-off catalog
#@ settings {"disable_warnings": ["deprecations"]}
class a(Integer $x) { }
class { a: x => Deferred('md5', ['a']) }
#=> catalog

#- deferred-create-resources catalog
define d(Integer $x) { }
create_resources('d', {'a' => {x => Deferred('md5', ['a'])}, 'b' => {x => Deferred('fqdn_rand', ['a'])}})
#~~ warning: Deferred function md5 has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#~~ warning: Deferred function fqdn_rand has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-local-fn-uses catalog
function f() { 1 }
function g() >> Integer { 1 }
class a(Integer $x, Integer $y, Optional[String] $z = undef) { notice($x) }
class { a: x => Deferred('f'), y => Deferred('g') }
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for f with arguments  (file: ENV/manifests/site.pp, line: 4, column: 1)

#- deferred-general-types catalog
function f() >> Array[Integer[1,2],1,3] { [] }
class a(Array[String] $x, Array[Integer[7,8], 9, 10] $y, Hash $z, Tuple[Integer, Integer] $w) { }
class { a: x => Deferred('f', []), y => Deferred('f', []), z => Deferred('f', []), w => Deferred('f', []) }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]:
#|   parameter 'x' expects an Array[String] value, got Array[Integer[1, 2]]
#|   parameter 'z' expects a Hash value, got Array
#|   parameter 'w' expects size to be 2, got between 1 and 3 (file: ENV/manifests/site.pp, line: 3, column: 1)

#- deferred-general-aliases catalog
type T = Array[Integer[1,2],1,3]
type U = Array[String]
function f() >> T { [] }
class a(U $x, Array[Integer[7,8], 9, 10] $y, Hash $z, Tuple[Integer, Integer] $w) { }
class { a: x => Deferred('f', []), y => Deferred('f', []), z => Deferred('f', []), w => Deferred('f', []) }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]:
#|   parameter 'x' expects an U = Array[String] value, got T = Array[Integer[1, 2], 1, 3]
#|   parameter 'z' expects a Hash value, got T = Array[Integer[1, 2], 1, 3]
#|   parameter 'w' expects a Tuple[Integer, Integer] value, got T = Array[Integer[1, 2], 1, 3] (file: ENV/manifests/site.pp, line: 5, column: 1)

#- deferred-old-function-arity catalog
class a(String $x) { }
class { a: x => Deferred('md5', ['a', 'b']) }
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for md5 with arguments ["a", "b"] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-old-function-arity-negative catalog
class a(String $x) { }
class { a: x => Deferred('fqdn_rand', []) }
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for fqdn_rand with arguments [] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-undef-result catalog
class a(String $x) { }
class { a: x => Deferred('notice', ['a']) }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]: parameter 'x' expects a String value, got Undef (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-epp-result catalog
class a(String $x, Variant[String, Sensitive[String]] $y, Sensitive $z, Optional[Integer] $u) { }
class { a: x => Deferred('inline_epp', ['a']), y => Deferred('epp', ['a']), z => Deferred('epp', ['a']), u => Deferred('notice', []) }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]:
#|   parameter 'x' expects a String value, got Variant
#|   parameter 'z' expects a Sensitive value, got Variant (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-mismatch-handler catalog
class a(String $x) { }
class { a: x => Deferred('compare', ['a']) }
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for compare with arguments ["a"] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-mismatch-handler-2 catalog
class a(String $x) { }
class { a: x => Deferred('compare', [[], []]) }
#~~ warning: Deferred function compare has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-error-before-mismatch catalog
class a(Integer $x, Integer $y) { }
class { a: x => 'a', y => Deferred('join', [1]) }
#!! Evaluation Error: Error while evaluating a Resource Statement, No matching arity found for join with arguments [1] (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-and-unknown-parameter catalog
class a(Integer $x) { }
class { a: x => 'a', y => Deferred('join', [1]), z => Deferred('nosuch') }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]:
#|   has no parameter named 'y'
#|   has no parameter named 'z'
#|   parameter 'x' expects an Integer value, got String (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-and-missing-parameter catalog
class a(Integer $x, Integer $y, Integer $z) { }
class { a: y => Deferred('join', [[], '']), z => 'a' }
#~~ warning: Deferred function join has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]:
#|   expects a value for parameter 'x'
#|   parameter 'z' expects an Integer value, got String (file: ENV/manifests/site.pp, line: 2, column: 1)

#- deferred-function-failing catalog
function f(Nosuch $x) >> Integer { 1 }
class a(Integer $x) { }
class { a: x => Deferred('f', [1]) }
#!! Evaluation Error: Resource type not found: Nosuch (file: ENV/manifests/site.pp, line: 1, column: 12)

#- deferred-subtype catalog
type MyDeferred = Deferred
class a(MyDeferred $x, Deferred $y) { }
class { a: x => MyDeferred('join', [[], '']), y => Deferred('notice', []) }
#~~ warning: Deferred function join has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[A]: parameter 'y' expects a Deferred value, got Undef (file: ENV/manifests/site.pp, line: 3, column: 1)

#- deferred-deprecations-off-lookup catalog
#@ settings {"disable_warnings": "deprecations"}
notice(hiera('a', 1))
#~~ notice: 1
#=> catalog

#- deferred-wrong-function-file catalog
class a(Integer $x) { }
class { a: x => Deferred('m::f', [1]) }
#-- modules/m/functions/f.pp
function m::g(Integer $z) >> Integer { $z }
#!! Unacceptable location. The name 'm::g' is unacceptable in file 'ENV/modules/m/functions/f.pp' (file: ENV/modules/m/functions/f.pp, line: 1, column: 1)

#- deferred-in-template-variable catalog
class a(String $x = Deferred('join', [['a'], ''])) { notice($x =~ Deferred, $x['name'], "${x}") }
include a
#~~ warning: Deferred function join has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#!! Evaluation Error: Operator '[]' is not applicable to an Object. (file: ENV/manifests/site.pp, line: 1, column: 77)
