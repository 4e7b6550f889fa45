# Rules that can be checked without running the program.

#- validation-one-error-is-raised parse
$a::b = 1
#!! Illegal attempt to assign to 'a::b'. Cannot assign to variables in other namespaces (file: test.pp, line: 1, column: 1)

#- validation-several-errors-are-logged parse
$a::b = 1
$1 = 2
class x { 1 }
#~~ err: Illegal attempt to assign to 'a::b'. Cannot assign to variables in other namespaces (file: test.pp, line: 1, column: 1)
#~~ err: Illegal attempt to assign to the numeric match result variable '$1'. Numeric variables are not assignable (file: test.pp, line: 2, column: 1)
#~~ err: This Literal Integer has no effect. A Host Class Definition can not end with a value-producing expression without other effect (file: test.pp, line: 3, column: 11)
#!! Language validation logged 3 errors. Giving up (file: test.pp)

#- validation-warnings-and-errors parse
$x = "\q"
$a::b = 1
$a::c = 1
#~~ warning: Unrecognized escape sequence '\q' (file: test.pp, line: 1, column: 10)
#~~ err: Illegal attempt to assign to 'a::b'. Cannot assign to variables in other namespaces (file: test.pp, line: 2, column: 1)
#~~ err: Illegal attempt to assign to 'a::c'. Cannot assign to variables in other namespaces (file: test.pp, line: 3, column: 1)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- validation-ten-errors-are-logged parse
$A = 1 $B = 1 $C = 1 $D = 1 $E = 1 $F = 1 $G = 1 $H = 1 $I = 1 $J = 1 $K = 1 $L = 1
#~~ err: Illegal variable name, The given name 'A' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 1)
#~~ err: Illegal variable name, The given name 'B' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 8)
#~~ err: Illegal variable name, The given name 'C' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 15)
#~~ err: Illegal variable name, The given name 'D' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 22)
#~~ err: Illegal variable name, The given name 'E' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 29)
#~~ err: Illegal variable name, The given name 'F' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 36)
#~~ err: Illegal variable name, The given name 'G' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 43)
#~~ err: Illegal variable name, The given name 'H' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 50)
#~~ err: Illegal variable name, The given name 'I' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 57)
#~~ err: Illegal variable name, The given name 'J' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 64)
#!! Language validation logged 12 errors. Giving up (file: test.pp)

#- validation-no-effect parse
1
'a'
f()
#!! This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- validation-last-value-is-fine parse
f()
1 + 2
#=> (block (invoke {:functor (qn "f") :args []}) (+ 1 2))

#- validation-definitions-in-conditions parse
if true { class a { } define b { } node c { } }
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 11)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 23)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 36)
#!! Language validation logged 3 errors. Giving up (file: test.pp)

#- validation-function-in-class parse
class a { function a::b() { } }
#!! A Function Definition may only appear at toplevel (file: test.pp, line: 1, column: 11)

#- validation-duplicate-parameters parse
class a($x, $x) { }
define b($y, $y) { }
function c($z, $z) { }
$d = [1].each |$w, $w| { }
#~~ err: The parameter 'x' is declared more than once in the parameter list (file: test.pp, line: 1, column: 13)
#~~ err: The parameter 'y' is declared more than once in the parameter list (file: test.pp, line: 2, column: 14)
#~~ err: The parameter 'z' is declared more than once in the parameter list (file: test.pp, line: 3, column: 16)
#!! Language validation logged 3 errors. Giving up (file: test.pp)

#- validation-reserved-parameters parse
define a($name, $title) { }
class b($name) { }
#~~ err: The parameter $name redefines a built in parameter in the 'define' expression (file: test.pp, line: 1, column: 10)
#~~ err: The parameter $title redefines a built in parameter in the 'define' expression (file: test.pp, line: 1, column: 17)
#~~ err: The parameter $name redefines a built in parameter in the Host Class Definition (file: test.pp, line: 2, column: 9)
#!! Language validation logged 3 errors. Giving up (file: test.pp)

#- validation-parameter-order parse
function f($a = 1, $b) { }
class c($a = 1, $b) { }
#=> (block (function {:name "f" :params {:a {:value 1} :b {}}}) (class {:name "c" :params {:a {:value 1} :b {}}}))

#- validation-captures-rest-in-class parse
class c(*$a) { }
define d(*$a) { }
#~~ err: Parameter $a has 'captures rest' - not supported in a Host Class Definition (file: test.pp, line: 1, column: 10)
#~~ err: Parameter $a has 'captures rest' - not supported in a 'define' expression (file: test.pp, line: 2, column: 11)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- validation-names parse
class A::b { }
#!! Illegal class reference (file: test.pp, line: 1, column: 9)

#- validation-class-name-with-dash parse
class a-b { }
define c-d { }
#~~ err: Unacceptable name. The name 'a-b' is unacceptable as the name of a Host Class Definition (file: test.pp, line: 1, column: 1)
#~~ err: Unacceptable name. The name 'c-d' is unacceptable as the name of a 'define' expression (file: test.pp, line: 2, column: 1)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- validation-assign-to-strange-things parse
[$a, 'b'] = [1, 2]
{ $c } = 1
#!! Syntax error at '}' (file: test.pp, line: 2, column: 6)

#- validation-append parse
$a += 1
#!! The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (file: test.pp, line: 1, column: 4)

#- validation-illegal-variable-names parse
$a = [$Abc, $a::B, $_x, $a::_y]
#~~ err: Illegal variable name, The given name 'Abc' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 7)
#~~ err: Illegal variable name, The given name 'a::B' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 13)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- validation-duplicate-hash-keys parse
$a = { 'x' => 1, 'x' => 2, y => 3, y => 4 }
#~~ err: The key 'x' is declared more than once (file: test.pp, line: 1, column: 22)
#~~ err: The key 'y' is declared more than once (file: test.pp, line: 1, column: 38)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- validation-case-defaults parse
case 1 { default: { } default: { } }
$a = 1 ? { default => 1, default => 2 }
#~~ err: This 'case' statement has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)
#~~ err: This 'case' statement already has a 'default' entry - this is a duplicate (file: test.pp, line: 1, column: 23)
#~~ err: This Selector Expression already has a 'default' entry - this is a duplicate (file: test.pp, line: 2, column: 26)
#!! Language validation logged 3 errors. Giving up (file: test.pp)

#- validation-node-names parse
node 'a b' { }
node "x${y}" { }
#~~ err: The hostname 'a b' contains illegal characters (only letters, digits, '_', '-', and '.' are allowed) (file: test.pp, line: 1, column: 6)
#~~ err: An interpolated expression is not allowed in a hostname of a node (file: test.pp, line: 2, column: 10)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- validation-node-inherits parse
node a inherits b { }
#!! Node inheritance is not supported in Puppet >= 4.0.0. See http://links.puppet.com/puppet-node-inheritance-deprecation (file: test.pp, line: 1, column: 17)

#- validation-type-alias-names parse
type a = Integer
#!! Syntax error at 'a' (file: test.pp, line: 1, column: 6)

#- validation-virtual-defaults parse
@File { mode => 1 }
@@class { 'a': }
#~~ err: Resource Defaults are not virtualizable (file: test.pp, line: 1, column: 1)
#~~ err: Classes are not virtualizable (file: test.pp, line: 2, column: 1)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- validation-not-an-assignment-target parse
f() = 1
#!! Illegal attempt to assign to 'a Function Call'. Not an assignable reference (file: test.pp, line: 1, column: 1)

#- validation-query parse
User <| name == 'a' + 'b' |>
#=> (collect {:type (qr "User") :query (virtual-query (== (qn "name") (+ "a" "b")))})
