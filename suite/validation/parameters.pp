# Parameters.

#- refused-class-a-a-a-1-name-title-b-c-abc parse
class a($a, $a, $1, $name, $title, *$b, $c, $Abc, $_x, $0x1, $a::b) {} 
#~~ err: Parameter $b has 'captures rest' - not supported in a Host Class Definition (file: test.pp, line: 1, column: 37)
#~~ err: The parameter 'a' is declared more than once in the parameter list (file: test.pp, line: 1, column: 13)
#~~ err: The parameter $name redefines a built in parameter in the Host Class Definition (file: test.pp, line: 1, column: 21)
#~~ err: The parameter $title redefines a built in parameter in the Host Class Definition (file: test.pp, line: 1, column: 28)
#~~ err: The numeric parameter name '$1' cannot be used (clashes with numeric match result variables) (file: test.pp, line: 1, column: 17)
#~~ err: Illegal parameter name. The given name '1' does not conform to the naming rule /^[a-z_]\w*$/ (file: test.pp, line: 1, column: 17)
#~~ err: Illegal parameter name. The given name 'Abc' does not conform to the naming rule /^[a-z_]\w*$/ (file: test.pp, line: 1, column: 45)
#~~ err: The numeric parameter name '$0x1' cannot be used (clashes with numeric match result variables) (file: test.pp, line: 1, column: 56)
#~~ err: Illegal parameter name. The given name '0x1' does not conform to the naming rule /^[a-z_]\w*$/ (file: test.pp, line: 1, column: 56)
#~~ err: Illegal parameter name. The given name 'a::b' does not conform to the naming rule /^[a-z_]\w*$/ (file: test.pp, line: 1, column: 62)
#!! Language validation logged 10 errors. Giving up (file: test.pp)

#- refused-define-a-x-a-1-b-2-1-map-y-y-3-a parse
define a($x = [$a = 1, ($b = 2), [1].map |$y| { $y = 3 }, { a => $c = 1 }], $y = ($q = $r = 1), *$z, $name) {}
#~~ err: Parameter $z has 'captures rest' - not supported in a 'define' expression (file: test.pp, line: 1, column: 98)
#~~ err: The parameter $name redefines a built in parameter in the 'define' expression (file: test.pp, line: 1, column: 102)
#~~ err: Assignment not allowed here (file: test.pp, line: 1, column: 19)
#~~ err: Assignment not allowed here (file: test.pp, line: 1, column: 28)
#~~ err: Assignment not allowed here (file: test.pp, line: 1, column: 69)
#~~ err: Assignment not allowed here (file: test.pp, line: 1, column: 86)
#!! Language validation logged 6 errors. Giving up (file: test.pp)

#- refused-function-f-a-b-a-name-1-2-f-a-b parse
function f($a, *$b, $a, $name) { 1 2 } f() |*$a, $b, *$c, *$d| { 1 }
#~~ err: The parameter 'a' is declared more than once in the parameter list (file: test.pp, line: 1, column: 21)
#~~ err: This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 34)
#~~ err: Parameter $a is not last, and has 'captures rest' (file: test.pp, line: 1, column: 46)
#~~ err: Parameter $c is not last, and has 'captures rest' (file: test.pp, line: 1, column: 55)
#!! Language validation logged 4 errors. Giving up (file: test.pp)

#- refused-1-each-a-b-foo-1-1-each-a-a-1-b parse
[1].each |*$a, $b| >> Foo { 1 } [1].each |$a, $a, $1, $B| >> Plan[1] { 1 }
#~~ warning: Use of future reserved word: 'plan' (file: test.pp, line: 1, column: 62)
#~~ err: Parameter $a is not last, and has 'captures rest' (file: test.pp, line: 1, column: 12)
#~~ err: The numeric parameter name '$1' cannot be used (clashes with numeric match result variables) (file: test.pp, line: 1, column: 51)
#~~ err: Illegal parameter name. The given name '1' does not conform to the naming rule /^[a-z_]\w*$/ (file: test.pp, line: 1, column: 51)
#~~ err: Illegal parameter name. The given name 'B' does not conform to the naming rule /^[a-z_]\w*$/ (file: test.pp, line: 1, column: 55)
#!! Language validation logged 4 errors, and 1 warnings. Giving up (file: test.pp)
