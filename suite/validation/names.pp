# Names, queries, numbers and words.

#- refused-9223372036854775808 parse
[9223372036854775808,0xFFFFFFFFFFFFFFFFF,0777777777777777777777777, -9223372036854775808, 123456789012345678901234567890]
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (file: test.pp, line: 1, column: 2)
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0xfffffffffffffffff' (file: test.pp, line: 1, column: 22)
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0xffffffffffffffffff' (file: test.pp, line: 1, column: 42)
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (file: test.pp, line: 1, column: 70)
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x18ee90ff6c373e0ee4e3f0ad2' (file: test.pp, line: 1, column: 91)
#!! Language validation logged 5 errors. Giving up (file: test.pp)

#- refused-01 parse
"${01}"
#!! Illegal numeric variable name, The given name '01' must be a decimal value if it starts with a digit 0-9 (file: test.pp, line: 1, column: 4)

#- refused-0x1 parse
"${0x1}"
#!! Illegal numeric variable name, The given name '0x1' must be a decimal value if it starts with a digit 0-9 (file: test.pp, line: 1, column: 4)

#- refused-01-0x1 parse
$01 + $0x1
#~~ err: Illegal numeric variable name, The given name '01' must be a decimal value if it starts with a digit 0-9 (file: test.pp, line: 1, column: 1)
#~~ err: Illegal numeric variable name, The given name '0x1' must be a decimal value if it starts with a digit 0-9 (file: test.pp, line: 1, column: 7)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-08 parse
$08
#!! Illegal numeric variable name, The given name '08' must be a decimal value if it starts with a digit 0-9 (file: test.pp, line: 1, column: 1)

#- refused-abc parse
$Abc
#!! Illegal variable name, The given name 'Abc' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 1)

#- refused-a-bc parse
$a::Bc
#!! Illegal variable name, The given name 'a::Bc' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 1)

#- refused-a-b parse
$_a::b
#!! Illegal variable name, The given name '_a::b' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 1)

#- refused-signs parse
$
#!! Illegal variable name, The given name '' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 1)

#- refused-a-attr parse
$a = attr
#!! Use of reserved word: attr, must be quoted if intended to be a String value (file: test.pp, line: 1, column: 6)

#- refused-private parse
private
#!! Use of reserved word: private, must be quoted if intended to be a String value (file: test.pp, line: 1, column: 1)

#- refused-f-1-2 parse
(f()) (1) 2
#!! Illegal expression. A Parenthesized Expression is unacceptable as function name in a Function Call (file: test.pp, line: 1, column: 1)

#- refused-a-b-c-d-foo-foo-1-2-a-foo-1-foo parse
a.b c.d() Foo() Foo[1](2) $a() (Foo)(1) Foo.bar 'x'.y[1](2) f()()
#~~ err: Illegal expression. A Function Call is unacceptable as function name in a Function Call (file: test.pp, line: 1, column: 27)
#~~ err: Illegal expression. A Function Call is unacceptable as function name in a Function Call (file: test.pp, line: 1, column: 27)
#~~ err: Illegal expression. A Variable is unacceptable as function name in a Function Call (file: test.pp, line: 1, column: 27)
#~~ err: Illegal expression. A '[]' expression is unacceptable as function name in a Function Call (file: test.pp, line: 1, column: 52)
#~~ err: Illegal expression. A Function Call is unacceptable as function name in a Function Call (file: test.pp, line: 1, column: 61)
#!! Language validation logged 5 errors. Giving up (file: test.pp)

#- refused-notify-1-notify-x-notify-a-1 parse
Notify <| -1 |> Notify <| $x |> Notify <| a[1] |> Notify <| (a == 1 or (b != 2 and c =~ 1)) |> Notify <| 1.5 |> Notify <| Foo |> Notify <| default |> Notify <| /x/ |> Notify <| "a${b}" |> Notify <| 'a' |> Notify <| true |>
#~~ err: Illegal query expression. An Unary Minus cannot be used in a query (file: test.pp, line: 1, column: 11)
#~~ err: Illegal query expression. A '[]' expression cannot be used in a query (file: test.pp, line: 1, column: 43)
#~~ err: Illegal query expression. A '=~' expression cannot be used in a query (file: test.pp, line: 1, column: 86)
#~~ err: Illegal query expression. A Type-Name cannot be used in a query (file: test.pp, line: 1, column: 123)
#~~ err: Illegal query expression. A 'default' expression cannot be used in a query (file: test.pp, line: 1, column: 140)
#~~ err: Illegal query expression. A Regular Expression cannot be used in a query (file: test.pp, line: 1, column: 161)
#~~ err: Illegal query expression. A Double Quoted String cannot be used in a query (file: test.pp, line: 1, column: 178)
#!! Language validation logged 7 errors. Giving up (file: test.pp)

#- refused-notify parse
notify <<| |>> 
#!! Illegal expression. A Name is unacceptable as type name in an Exported Query (file: test.pp, line: 1, column: 1)

#- refused-x-x-a-x-y-9223372036854775808 parse
$x = @(X)
 a
 X
$y = -9223372036854775808
#!! A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (file: test.pp, line: 4, column: 7)

#- refused-x-private-attr-private-1 parse
$x = [private, attr, { private => 1 }]
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: test.pp, line: 1, column: 7)
#~~ err: Use of reserved word: attr, must be quoted if intended to be a String value (file: test.pp, line: 1, column: 16)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: test.pp, line: 1, column: 24)
#!! Language validation logged 3 errors. Giving up (file: test.pp)

#- refused-a-private parse
{ 'a' => private }
#!! Use of reserved word: private, must be quoted if intended to be a String value (file: test.pp, line: 1, column: 10)
