# Numbers.

#- number-forms parse
$a = [0, 00, 7, 017, 0x1F, 0Xff, 1.5, 1.5e3, 1e3, 1E-2, 0.0, 1.0e-10]
#=> (= (var "a") (array 0 (int {:radix 8 :value 0}) 7 (int {:radix 8 :value 15}) (int {:radix 16 :value 31}) (int {:radix 16 :value 255}) 1.5 1500.0 1000.0 0.01 0.0 1.0e-10))

#- number-big parse
$a = [9223372036854775807, 0x7FFFFFFFFFFFFFFF, 0777777777777777777777, 1e300, 1.0e-300]
#=> (= (var "a") (array 9223372036854775807 (int {:radix 16 :value 9223372036854775807}) (int {:radix 8 :value 9223372036854775807}) 1.0e+300 1.0e-300))

#- number-negative parse
$a = [-1, - 1, -1.5, -0x10, --1, 1-1, 1 -1]
#=> (= (var "a") (array -1 -1 -1.5 -16 (- -1) (- 1 1) (- 1 1)))

#- number-access-of-integer parse
$a = 1.abs
#=> (= (var "a") (call-method {:functor (. 1 (qn "abs")) :args []}))

#- number-bad-octal parse
$a = 089
#!! Not a valid octal number 089 (file: test.pp, line: 1, column: 6)

#- number-bad-hex parse
$a = 0xfg
#!! Not a valid hex number 0xfg (file: test.pp, line: 1, column: 6)

#- number-letters-after parse
$a = 12abc
#!! Illegal number '12abc' (file: test.pp, line: 1, column: 6)

#- number-octal-with-exponent parse
$a = 0e1
#!! Not a valid octal number 0e1 (file: test.pp, line: 1, column: 6)

#- number-two-points parse
$a = 1.2.3
#!! Syntax error at '3' (file: test.pp, line: 1, column: 10)

#- number-too-big parse
$a = 9223372036854775808
#!! A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (file: test.pp, line: 1, column: 6)

#- number-point-without-digits parse
$a = 1.
#!! Syntax error at end of input (file: test.pp)

#- number-out-of-range parse
$a = 1e400
#!! Internal Error, NUMBER token does not contain a valid number, 1e400

#- number-out-of-range-as-a-host-name parse
node 1e400 { }
#=> (node {:matches ["1e400"]})
