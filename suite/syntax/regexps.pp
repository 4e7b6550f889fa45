# Regular expressions.

#- regexp-with-an-unclosed-class parse
$a = $b =~ /[a/
#!! premature end of char-class: /[a/

#- regexp-with-an-unclosed-group parse
$a = $b =~ /a\/b(/
#!! end pattern with unmatched parenthesis: /a\/b(/

#- regexp-with-a-wrong-range parse
$a = /a{2,1}/
#!! upper is smaller than lower in repeat range: /a{2,1}/

#- regexp-error-behind-a-syntax-error parse
$a = ] /[a/
#!! Syntax error at ']' (file: test.pp, line: 1, column: 6)

#- regexp-error-before-a-syntax-error parse
$a = /[a/ ]
#!! premature end of char-class: /[a/

#- regexp-beyond-ascii-shows-its-flags parse
$a = [/é/, /\p{Alpha}/, /\u00e9/, /[[:alpha:]]/, /\x41/]
#=> (= (var "a") (array (regexp "(?-imx:é)") (regexp "(?-imx:\\p{Alpha})") (regexp "(?-imx:\\u00e9)") (regexp "[[:alpha:]]") (regexp "\\x41")))

#- regexp-unclosed-is-a-division parse
$a = [1, /a\/b, 2]
#!! Syntax error at '/' (file: test.pp, line: 1, column: 10)

#- group-numbers-01 eval
$a = 'a' =~ /a/
[$0, $1, $2147483647]
#=> ['a', undef, undef]
#:: Array[String]

#- group-numbers-02 eval
$a = 'a' =~ /a/
$2147483648
#!! Evaluation Error: Error while evaluating a Variable, integer 2147483648 too big to convert to `int' (line: 2, column: 1)

#- group-numbers-03 eval
$a = 'a' =~ /a/
"${9223372036854775808}"
#!! Evaluation Error: Error while evaluating a Variable, bignum too big to convert into `long' (line: 2, column: 4)

#- group-numbers-04 eval
[$2147483648, $9223372036854775808]
#=> [undef, undef]
#:: Array[Undef]
