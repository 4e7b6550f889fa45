# Statements, operators and precedence.

#- statement-calls parse
notice 1, 2
include a, b
notice { a => 1 }
notice [1], 2
fail 'x'
f(1, 2,) |$x| { $x }
$x.f
$x.f(1) |$y| { $y }
$x.each |$k, $v = 1| { }
#=> (block (invoke {:functor (qn "notice") :args [1 2]}) (invoke {:functor (qn "include") :args [(qn "a") (qn "b")]}) (invoke {:functor (qn "notice") :args [(hash (=> "a" 1))]}) (invoke {:functor (qn "notice") :args [(array 1) 2]}) (invoke {:functor (qn "fail") :args ["x"]}) (invoke {:functor (qn "f") :args [1 2] :block (lambda {:params {:x {}} :body [(var "x")]})}) (call-method {:functor (. (var "x") (qn "f")) :args []}) (call-method {:functor (. (var "x") (qn "f")) :args [1] :block (lambda {:params {:y {}} :body [(var "y")]})}) (call-method {:functor (. (var "x") (qn "each")) :args [] :block (lambda {:params {:k {} :v {:value 1}}})}))

#- statement-conditions parse
if $a { f(1) } elsif $b { f(2) } else { f(3) }
unless $a { f(1) } else { f(2) }
case $a { 1, 2: { f('x') } /r/, default: { f('y') } *$z: { } }
$v = $a ? { 1 => 'x', default => 'y' }
#=> (block (if {:test (var "a") :then [(invoke {:functor (qn "f") :args [1]})] :else [(if {:test (var "b") :then [(invoke {:functor (qn "f") :args [2]})] :else [(invoke {:functor (qn "f") :args [3]})]})]}) (unless {:test (var "a") :then [(invoke {:functor (qn "f") :args [1]})] :else [(invoke {:functor (qn "f") :args [2]})]}) (case (var "a") [{:when [1 2] :then [(invoke {:functor (qn "f") :args ["x"]})]} {:when [(regexp "r") (default)] :then [(invoke {:functor (qn "f") :args ["y"]})]} {:when [(unfold (var "z"))] :then [(nop)]}]) (= (var "v") (? (var "a") [(=> 1 "x") (=> (default) "y")])))

#- statement-precedence parse
$a = 1 + 2 * 3 - 4 / 5 % 6 << 7 >> 8
$b = !$x and $y or $z == 1 != 2 < 3 >= 4
$c = -$x * 2 in [1] =~ /a/
$d = $x ? { 1 => 2 } + 10
$e = $f = 1
$g = *[1, 2]
$h = ($i + 1) * 2
#=> (block (= (var "a") (>> (<< (- (+ 1 (* 2 3)) (% (/ 4 5) 6)) 7) 8)) (= (var "b") (or (and (! (var "x")) (var "y")) (>= (< (!= (== (var "z") 1) 2) 3) 4))) (= (var "c") (* (- (var "x")) (=~ (in 2 (array 1)) (regexp "a")))) (= (var "d") (+ (? (var "x") [(=> 1 2)]) 10)) (= (var "e") (= (var "f") 1)) (= (var "g") (unfold (array 1 2))) (= (var "h") (* (paren (+ (var "i") 1)) 2)))

#- statement-line-breaks-do-not-end parse
$x = 5
-3
#=> (= (var "x") (- 5 3))

#- statement-definitions parse
class a($x, Integer $y = 1) inherits b { }
define c::d(String $s = 'x') { notify { $title: } }
node 'a.b', /c/, default { }
node d.e.f { }
function g(Integer $n, String $s = 'x') >> String { "${n}" }
type H = Variant[Integer, String]
#=> (block (class {:name "a" :parent "b" :params {:x {} :y {:type (qr "Integer") :value 1}}}) (define {:name "c::d" :params {:s {:type (qr "String") :value "x"}} :body [(resource {:type (qn "notify") :bodies [{:title (var "title") :ops []}]})]}) (node {:matches ["a.b" (regexp "c") (default)]}) (node {:matches ["d.e.f"]}) (function {:name "g" :params {:n {:type (qr "Integer")} :s {:type (qr "String") :value "x"}} :body [(concat (str (var "n")))] :returns (qr "String")}) (type-alias "H" (access (qr "Variant") (qr "Integer") (qr "String"))))

#- statement-type-definition parse
type I inherits J { }
#!! Expressions of type a Type Definition are not supported in this version of Puppet (file: test.pp, line: 1, column: 1)

#- statement-type-inherits-hash parse
type Point = { x => Integer }
#=> (type-alias "Point" (access (qr "Object") (hash (=> (qn "x") (qr "Integer")))))

#- statement-semicolons parse
$a = 1; $b = 2
#=> (block (= (var "a") 1) (= (var "b") 2))

#- statement-trailing-semicolon parse
$a = 1;
#!! Syntax error at end of input (file: test.pp)

#- statement-unclosed-brace parse
class a {
  if true {
}
#!! Syntax error at end of input (file: test.pp)

#- statement-stray-brace parse
class a { } }
#!! Syntax error at '}' (file: test.pp, line: 1, column: 13)

#- statement-unclosed-comment parse
$a = 1 /* never closed
#!! Unclosed multiline comment (file: test.pp, line: 1, column: 8)

#- statement-division-or-regex parse
$a = $b / 2 / 3
$c = $d =~ /x\/y/
if /z/ =~ $e { }
#=> (block (= (var "a") (/ (/ (var "b") 2) 3)) (= (var "c") (=~ (var "d") (regexp "x/y"))) (if {:test (=~ (regexp "z") (var "e"))}))

#- statement-reserved-words parse
$a = attr
$b = private
#~~ err: Use of reserved word: attr, must be quoted if intended to be a String value (file: test.pp, line: 1, column: 6)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: test.pp, line: 2, column: 6)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- statement-future-reserved-words parse
class plan { }
#~~ warning: Use of future reserved word: 'plan' (file: test.pp, line: 1, column: 1)
#=> (class {:name "plan"})

#- statement-non-ascii parse
$a = 'é😀' + é
#!! Syntax error at '' (file: test.pp, line: 1, column: 13)

#- statement-empty parse
# Nothing but a comment.
#=> (nop)

#- statement-quoted-call parse
'notice'('x')
#!! Illegal expression. A String is unacceptable as function name in a Function Call (file: test.pp, line: 1, column: 1)

#- type-mapping-to-a-type-and-a-hash parse
type Runtime[ruby, 'A'] = B { a => 1 }
#!! Illegal type mapping. Expected a Type on the left side, got A Type Mapping (file: test.pp, line: 1, column: 6)

#- type-alias-with-parameters-is-reported-at-its-name parse
type A =
  B[1 = 2]
#!! Syntax error at ']' (file: test.pp, line: 2, column: 10)
