# What may be assigned.

#- refused-x-y-class-a-a-b-c-d-1-q-a-x-1-x parse
$x = $y = class a {}
[$a, [$b, $c::d]] = 1
$q = { a => $x } = 1
$x += class b {}
$z = A = 1
#~~ err: Invalid use of expression. A Host Class Definition does not produce a value (file: test.pp, line: 1, column: 11)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 11)
#~~ err: Illegal attempt to assign to 'c::d'. Cannot assign to variables in other namespaces (file: test.pp, line: 2, column: 11)
#~~ err: Illegal attempt to assign to 'a Hash Expression'. Not an assignable reference (file: test.pp, line: 3, column: 6)
#~~ err: The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (file: test.pp, line: 4, column: 4)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 4, column: 7)
#~~ err: Illegal attempt to assign to 'a Type-Name'. Not an assignable reference (file: test.pp, line: 5, column: 6)
#!! Language validation logged 7 errors. Giving up (file: test.pp)

#- refused-class-a-x-f-y-z-1-w-1 parse
class a($x = f() |$y = ($z = 1)| { $w = 1 }) {}
#!! Assignment not allowed here (file: test.pp, line: 1, column: 28)

#- refused-a-b-c-1-foo-1-x-1-x-y-1 parse
$a::b::C = 1 $Foo = 1 $_x = 1 $x::_y = 1
#~~ err: Illegal attempt to assign to 'a::b::C'. Cannot assign to variables in other namespaces (file: test.pp, line: 1, column: 1)
#~~ err: Illegal variable name, The given name 'a::b::C' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 1)
#~~ err: Illegal variable name, The given name 'Foo' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 14)
#~~ err: Illegal attempt to assign to 'x::_y'. Cannot assign to variables in other namespaces (file: test.pp, line: 1, column: 31)
#!! Language validation logged 4 errors. Giving up (file: test.pp)
