# Definitions: where they stand and what they are called.

#- refused-node-x-a-x parse
node @(X)
 a
 X
 {}
#!! Illegal expression. A '@()' expression is unacceptable as hostname in a Node Definition (file: test.pp, line: 1, column: 6)

#- refused-node-a-b-inherits-default parse
node "${a} ${b}" inherits default {}
#~~ err: An interpolated expression is not allowed in a hostname of a node (file: test.pp, line: 1, column: 9)
#~~ err: Node inheritance is not supported in Puppet >= 4.0.0. See http://links.puppet.com/puppet-node-inheritance-deprecation (file: test.pp, line: 1, column: 27)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-node-a-b-node-a-n parse
node a::b {} node "a\n" {}
#~~ err: The hostname 'a::b' contains illegal characters (only letters, digits, '_', '-', and '.' are allowed) (file: test.pp, line: 1, column: 6)
#~~ err: The hostname 'a
#| ' contains illegal characters (only letters, digits, '_', '-', and '.' are allowed) (file: test.pp, line: 1, column: 19)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-type-a-type-b-inherits-c-type parse
type A {} type B inherits C { } type Runtime[ruby, 'x'] = Foo type Foo[1] = Bar type Runtime[ruby,[/x/,'y']] = [/a/,'b'] type Runtime[ruby,[/x/,'y']] = Foo type Runtime[ruby,'a'] = [/a/,'b']  type Runtime[ruby,'a'] = Foo[1] type Runtime[ruby,[/x/,'y']] = Foo[1]
#~~ err: Expressions of type a Type Definition are not supported in this version of Puppet (file: test.pp, line: 1, column: 1)
#~~ err: Expressions of type a Type Definition are not supported in this version of Puppet (file: test.pp, line: 1, column: 11)
#~~ err: Expressions of type a Type Mapping are not supported in this version of Puppet (file: test.pp, line: 1, column: 68)
#~~ err: Illegal type mapping. Expected a Tuple[Regexp,String] on the left side, got A Type Mapping (file: test.pp, line: 1, column: 127)
#~~ err: Illegal type mapping. Expected a Type on the left side, got A Type Mapping (file: test.pp, line: 1, column: 162)
#~~ err: Illegal type mapping. Expected a Tuple[Regexp,String] on the left side, got A Type Mapping (file: test.pp, line: 1, column: 230)
#!! Language validation logged 6 errors. Giving up (file: test.pp)

#- refused-type-runtime-ruby-x-y-foo-if parse
type Runtime[ruby,[/x/,'y']] = Foo if true { type A {} type Runtime[ruby, 'x'] = Foo[1] }
#~~ err: Illegal type mapping. Expected a Tuple[Regexp,String] on the left side, got A Type Mapping (file: test.pp, line: 1, column: 6)
#~~ err: A Type Definition may only appear at toplevel (file: test.pp, line: 1, column: 46)
#~~ err: Expressions of type a Type Definition are not supported in this version of Puppet (file: test.pp, line: 1, column: 46)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 61)
#!! Language validation logged 4 errors. Giving up (file: test.pp)

#- refused-notify-notify-notify-class-a parse
Notify<||> -> Notify<||> -> (Notify<||>) -> class a {} -> [Notify<||>]
#~~ err: Invalid use of expression. A Host Class Definition does not produce a value (file: test.pp, line: 1, column: 45)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 30)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 30)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 45)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 60)
#!! Language validation logged 5 errors. Giving up (file: test.pp)

#- refused-function-f-plan-1-function parse
function f() >> Plan { 1 } function integer() { 1 } define hash() {} class typeset {}
#~~ warning: Use of future reserved word: 'plan' (file: test.pp, line: 1, column: 17)
#~~ err: The name: 'integer' is already defined by Puppet and can not be used as the name of a Function Definition. (file: test.pp, line: 1, column: 28)
#~~ err: The name: 'hash' is already defined by Puppet and can not be used as the name of a 'define' expression. (file: test.pp, line: 1, column: 53)
#~~ err: The name: 'typeset' is already defined by Puppet and can not be used as the name of a Host Class Definition. (file: test.pp, line: 1, column: 70)
#!! Language validation logged 3 errors, and 1 warnings. Giving up (file: test.pp)

#- refused-h-class-a-notify-notify-f-notify parse
$h = {class a {} => Notify<||>} (Notify<||>).f (Notify<||>)[1] f(Notify<||>, [*(Notify<||>)])
#~~ err: Illegal expression. A Hash Expression is unacceptable as function name in a Function Call (file: test.pp, line: 1, column: 6)
#~~ err: Invalid use of expression. A Host Class Definition does not produce a value (file: test.pp, line: 1, column: 7)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 21)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 7)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 81)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 81)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 81)
#!! Language validation logged 7 errors. Giving up (file: test.pp)

#- refused-node-a-b-c-default-x-10-1-2 parse
node "a${b}c", default, /x/, 10, 'é', 1.2 {}
#~~ err: An interpolated expression is not allowed in a hostname of a node (file: test.pp, line: 1, column: 10)
#~~ err: The hostname 'é' contains illegal characters (only letters, digits, '_', '-', and '.' are allowed) (file: test.pp, line: 1, column: 34)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-class-integer-define-string parse
class integer {} define string {} function hash() {} class typeset {} type Hash = Integer
#~~ err: The name: 'integer' is already defined by Puppet and can not be used as the name of a Host Class Definition. (file: test.pp, line: 1, column: 1)
#~~ err: The name: 'string' is already defined by Puppet and can not be used as the name of a 'define' expression. (file: test.pp, line: 1, column: 18)
#~~ err: The name: 'hash' is already defined by Puppet and can not be used as the name of a Function Definition. (file: test.pp, line: 1, column: 35)
#~~ err: The name: 'typeset' is already defined by Puppet and can not be used as the name of a Host Class Definition. (file: test.pp, line: 1, column: 54)
#!! Language validation logged 4 errors. Giving up (file: test.pp)

#- refused-class-a-class-b-define-c-node-d parse
class a { class b { define c { } node d { } } if true { class e { } define f {} } }
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 57)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 69)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-define-a-class-b-define-c-node-c parse
define a { class b { define c { } } node c {} }
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 12)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 37)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-function-f-class-a-1-each-x parse
function f() { class a { } } [1].each |$x| { class b { } define c { } }
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 16)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 46)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 58)
#!! Language validation logged 3 errors. Giving up (file: test.pp)

#- refused-node-a-class-b parse
node a { class b { } }
#!! Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 10)

#- refused-case-1-1-class-b-type-c-integer parse
case 1 { 1: { class b { } type C = Integer function d() {} } }
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 15)
#~~ err: A Type Alias may only appear at toplevel (file: test.pp, line: 1, column: 32)
#~~ err: A Function Definition may only appear at toplevel (file: test.pp, line: 1, column: 44)
#!! Language validation logged 3 errors. Giving up (file: test.pp)

#- refused-with-x-x-foo-a-foo-a-class-b-foo parse
with() |$x| { $x } -> Foo[a] Foo[a] ~> class b {} <- Foo<||>
#~~ err: Invalid use of expression. A Host Class Definition does not produce a value (file: test.pp, line: 1, column: 40)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 40)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-foo-a-class-b-x-class-c parse
Foo['a', class b {}] { x => class c {} }
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 10)
#~~ err: Invalid use of expression. A Host Class Definition does not produce a value (file: test.pp, line: 1, column: 29)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 29)
#!! Language validation logged 3 errors. Giving up (file: test.pp)

#- refused-foo-x-class-b-x-class-c parse
Foo <| x == class b {} |> { x => class c {} }
#~~ err: Invalid use of expression. A Host Class Definition does not produce a value (file: test.pp, line: 1, column: 13)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 13)
#~~ err: Invalid use of expression. A Host Class Definition does not produce a value (file: test.pp, line: 1, column: 34)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 34)
#!! Language validation logged 4 errors. Giving up (file: test.pp)
