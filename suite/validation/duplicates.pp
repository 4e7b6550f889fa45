# Keys and defaults that are there twice.

#- refused-1-1-1-2-a-1-a-2-undef-1-undef-2 parse
{1=>1,1=>2,a=>1,'a'=>2,undef=>1,undef=>2,default=>1,default=>2,1.0=>1,1.0=>2,true=>1,true=>1,/a/=>1,/a/=>2,[1,'a',undef]=>1,[1,a,undef]=>2}
#~~ err: The key '1' is declared more than once (file: test.pp, line: 1, column: 8)
#~~ err: The key 'a' is declared more than once (file: test.pp, line: 1, column: 20)
#~~ err: The key '' is declared more than once (file: test.pp, line: 1, column: 38)
#~~ err: The key 'default' is declared more than once (file: test.pp, line: 1, column: 60)
#~~ err: The key '1.0' is declared more than once (file: test.pp, line: 1, column: 74)
#~~ err: The key 'true' is declared more than once (file: test.pp, line: 1, column: 90)
#~~ err: The key '(?-mix:a)' is declared more than once (file: test.pp, line: 1, column: 104)
#~~ err: The key '[1, "a", nil]' is declared more than once (file: test.pp, line: 1, column: 136)
#!! Language validation logged 8 errors. Giving up (file: test.pp)

#- refused-a-1-b-undef-x-default-1-x parse
{{a=>1, b=>undef,/x/=>default}=>1,{/x/=>default, b=>undef,a=>1}=>2,File=>1,'file'=>2,File[a]=>1,Foo[a]=>2,-1=>1,-1=>2,1e20=>1,1e20=>2,1.5e-7=>1,1.5e-7=>2,-'a'=>1,a=>2}
#~~ err: The key '{/x/=>:default, "b"=>nil, "a"=>1}' is declared more than once (file: test.pp, line: 1, column: 64)
#~~ err: The key 'file' is declared more than once (file: test.pp, line: 1, column: 82)
#~~ err: The key '["a"]' is declared more than once (file: test.pp, line: 1, column: 103)
#~~ err: The key '-1' is declared more than once (file: test.pp, line: 1, column: 115)
#~~ err: The key '1.0e+20' is declared more than once (file: test.pp, line: 1, column: 131)
#~~ err: The key '1.5e-07' is declared more than once (file: test.pp, line: 1, column: 151)
#~~ err: The key 'a' is declared more than once (file: test.pp, line: 1, column: 164)
#!! Language validation logged 7 errors. Giving up (file: test.pp)

#- refused-a-1-0x10-1-16-2-0-0-1-0-0-2-x-1 parse
{-a=>1,0x10=>1,16=>2,0.0=>1,-0.0=>2,"x"=>1,x=>2,"é\n"=>1,"é\n"=>2,["é\n\t#{1}\$x\u{7}"]=>1,["é\n\t#{1}\$x\u{7}"]=>2}
#~~ err: The key '16' is declared more than once (file: test.pp, line: 1, column: 18)
#~~ err: The key '-0.0' is declared more than once (file: test.pp, line: 1, column: 33)
#~~ err: The key 'x' is declared more than once (file: test.pp, line: 1, column: 45)
#~~ err: The key 'é
#| ' is declared more than once (file: test.pp, line: 1, column: 63)
#~~ err: The key '["é\n\t\#{1}$x\a"]' is declared more than once (file: test.pp, line: 1, column: 113)
#!! Language validation logged 5 errors. Giving up (file: test.pp)

#- refused-9223372036854775808-1 parse
{9223372036854775808=>1,0x8000000000000000=>2}
#~~ err: The key '9223372036854775808' is declared more than once (file: test.pp, line: 1, column: 43)
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (file: test.pp, line: 1, column: 2)
#~~ err: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (file: test.pp, line: 1, column: 25)
#!! Language validation logged 3 errors. Giving up (file: test.pp)

#- refused-case-1-notify-default-default parse
case 1 { Notify<||>: {} default: {} default,default: {} } 1 ? { class a{} => 1, default => 2, default => 3, default => 4 }
#~~ err: This 'case' statement already has a 'default' entry - this is a duplicate (file: test.pp, line: 1, column: 37)
#~~ err: This 'case' statement already has a 'default' entry - this is a duplicate (file: test.pp, line: 1, column: 45)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 10)
#~~ err: This Selector Expression already has a 'default' entry - this is a duplicate (file: test.pp, line: 1, column: 95)
#~~ err: Invalid use of expression. A Host Class Definition does not produce a value (file: test.pp, line: 1, column: 65)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 65)
#!! Language validation logged 6 errors. Giving up (file: test.pp)

#- refused-x-a-1-b-2-c-3-d-4-e-5-f-6-g-7-h parse
$x = { a => 1, b => 2, c => 3, d => 4, e => 5, f => 6, g => 7, h => 8, i => 9, a => 10, 1 => 1, $z => 1, $z => 2, f() => 1, f() => 2, (1) => 2, "${a}" => 1, "${a}" => 2, 'i' => 3 }
#~~ err: The key 'a' is declared more than once (file: test.pp, line: 1, column: 82)
#~~ err: The key 'i' is declared more than once (file: test.pp, line: 1, column: 175)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-1-1-1-2-b-1-b-2-a-b-1-a-b-2-a-b parse
{--1 => 1, 1 => 2, -'b' => 1, --b => 2, /a\/b/ => 1, /a\/b/ => 2, [/a\/b/] => 1, [/a\/b/] => 2, {a=>1,a=>2} => 1, {a=>2} => 2}
#~~ err: The key '1' is declared more than once (file: test.pp, line: 1, column: 14)
#~~ err: The key 'b' is declared more than once (file: test.pp, line: 1, column: 35)
#~~ err: The key '(?-mix:a\/b)' is declared more than once (file: test.pp, line: 1, column: 61)
#~~ err: The key '[/a\/b/]' is declared more than once (file: test.pp, line: 1, column: 91)
#~~ err: The key '{"a"=>2}' is declared more than once (file: test.pp, line: 1, column: 122)
#~~ err: The key 'a' is declared more than once (file: test.pp, line: 1, column: 104)
#!! Language validation logged 6 errors. Giving up (file: test.pp)
