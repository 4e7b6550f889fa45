# Double-quoted strings.

#- interpolation-names parse
$a = ["$x", "${x}", "$x::y", "${x::y}", "$::x", "${::x}", "$x-y", "$x.y", "$x[1]"]
#=> (= (var "a") (array (concat (str (var "x"))) (concat (str (var "x"))) (concat (str (var "x::y"))) (concat (str (var "x::y"))) (concat (str (var "::x"))) (concat (str (var "::x"))) (concat (str (var "x")) "-y") (concat (str (var "x")) ".y") (concat (str (var "x")) "[1]")))

#- interpolation-keyword-is-a-variable parse
$a = ["${if}", "${undef}", "${class[1]}", "${node.x}"]
#=> (= (var "a") (array (concat (str (var "if"))) (concat (str (var "undef"))) (concat (str (access (var "class") 1))) (concat (str (call-method {:functor (. (var "node") (qn "x")) :args []})))))

#- interpolation-name-before-an-operator parse
$a = ["${n + 1}", "${n == 1}", "${n[1] + 1}", "${n.f + 1}"]
#=> (= (var "a") (array (concat (str (+ (qn "n") 1))) (concat (str (== (qn "n") 1))) (concat (str (+ (access (var "n") 1) 1))) (concat (str (+ (call-method {:functor (. (var "n") (qn "f")) :args []}) 1)))))

#- interpolation-access-and-calls parse
$a = ["${x[1][2]}", "${x.map |$y| { $y }}", "${x['a'].f(1)}", "${f(1)}", "${f.g}"]
#=> (= (var "a") (array (concat (str (access (access (var "x") 1) 2))) (concat (str (call-method {:functor (. (var "x") (qn "map")) :args [] :block (lambda {:params {:y {}} :body [(var "y")]})}))) (concat (str (call-method {:functor (. (access (var "x") "a") (qn "f")) :args [1]}))) (concat (str (call {:functor (qn "f") :args [1]}))) (concat (str (call-method {:functor (. (var "f") (qn "g")) :args []})))))

#- interpolation-nested-strings parse
$a = "a ${"b ${'c'} d"} e"
#=> (= (var "a") (concat "a " (str (concat "b " (str "c") " d")) " e"))

#- interpolation-blocks parse
$a = "${if $x { 'y' } else { 'z' }} ${case 1 { default: { 2 } }}"
#=> (= (var "a") (concat (str (if {:test (var "x") :then ["y"] :else ["z"]})) " " (str (case 1 [{:when [(default)] :then [2]}]))))

#- interpolation-braces-inside parse
$a = "${ { 'a' => { 'b' => 1 } }['a'] } }"
#=> (= (var "a") (concat (str (access (hash (=> "a" (hash (=> "b" 1)))) "a")) " }"))

#- interpolation-dollar-alone parse
$a = ["$", "a$", "$ a", "$-", "$$x", "\$x", "{$x}"]
#=> (= (var "a") (array "$" "a$" "$ a" "$-" (concat "$" (str (var "x"))) "$x" (concat "{" (str (var "x")) "}")))

#- interpolation-escapes parse
$a = "\n\r\t\s\\\"\'\$\u00e9\u{1F600}"
#=> (= (var "a") "\n\r\t \\\"'$é😀")

#- interpolation-unknown-escape-warns parse
$a = "a\qb\wc"
#~~ warning: Unrecognized escape sequence '\q' (file: test.pp, line: 1, column: 15)
#~~ warning: Unrecognized escape sequence '\w' (file: test.pp, line: 1, column: 15)
#=> (= (var "a") "a\\qb\\wc")

#- interpolation-line-continues parse
$a = "one\
two"
#=> (= (var "a") "onetwo")

#- interpolation-numeric-variables parse
$a = ["$0", "$12", "${1}", "${12}", "$1a"]
#!! Illegal numeric variable name, The given name '1a' must be a decimal value if it starts with a digit 0-9 (file: test.pp, line: 1, column: 38)

#- interpolation-empty-expression parse
$a = "${}"
#!! Syntax error at '' (file: test.pp, line: 1, column: 10)

#- interpolation-unclosed parse
$a = "x ${y "
#!! Unclosed quote after '"' followed by '\n...' (file: test.pp, line: 1, column: 14)

#- interpolation-begins-with-regexp parse
$a = ["a${/r/}b", "${x}${/r/}", "$x${/r/}"]
#=> (= (var "a") (array (concat "a" (str (regexp "r")) "b") (concat (str (var "x")) (str (regexp "r"))) (concat (str (var "x")) (str (regexp "r")))))

#- interpolation-regexp-behind-a-string-inside parse
$a = "${"x${y}" /r/}"
#!! Syntax error at '(?-mix:r)' (file: test.pp, line: 1, column: 17)

#- interpolation-selector-brace-behind-question-mark parse
$a = 1 ? "${{a => 1}}" => 2
#!! Syntax error at '{' (file: test.pp, line: 1, column: 13)

#- string-of-a-quote parse
$a = [''', """, "$"]
#=> (= (var "a") (array "'" "\"" "$"))

#- string-of-a-quote-and-a-backslash parse
$a = ['\\'', '\'']
#!! Syntax error at ', ' (file: test.pp, line: 1, column: 11)

#- string-begins-with-its-quote-and-a-variable parse
$a = ""$x"
#=> (= (var "a") (concat "\"" (str (var "x"))))

#- interpolation-backslash-from-unicode-escapes-the-end parse
$a = ["\u{5c}", "a\u{5c}${x}b", "\u005cn"]
#=> (= (var "a") (array "" (concat "a" (str (var "x")) "b") "\n"))

#- unclosed-quote-shows-what-was-matched-last-name parse
$a = "${b
#!! Unclosed quote after '' followed by '<eof>' (file: test.pp, line: 2, column: 1)

#- unclosed-quote-shows-what-was-matched-last-keyword parse
$a = "${ and} x
#!! Unclosed quote after 'and' followed by ' x\n...' (file: test.pp, line: 1, column: 14)

#- unclosed-quote-shows-what-was-matched-last-variable parse
$a = "${$b} x
#!! Unclosed quote after '$b' followed by ' x\n...' (file: test.pp, line: 1, column: 12)

#- unclosed-quote-shows-what-was-matched-last-string parse
$a = "${'ab'} x
#!! Unclosed quote after 'b'' followed by ' x\n...' (file: test.pp, line: 1, column: 14)

#- unclosed-quote-shows-what-was-matched-last-blanks parse
$a = "${   } x
#!! Unclosed quote after '   ' followed by ' x\n...' (file: test.pp, line: 1, column: 13)

#- unclosed-quote-behind-a-dollar parse
$a = "$b $\$
#!! Unclosed quote after '' followed by '\$\n...' (file: test.pp, line: 1, column: 11)

#- keys-of-texts-01 eval
$hosts = { 'web1' => { 'port' => 80, 'names' => ['a', 'b'] }, '7' => 'seven', 'x ' => 1 }
$all = [1, 1].map |$n| { [$hosts["web${n}"], $hosts["web${n}"]['port'], $hosts["web${n}"]['names'][1], $hosts["${$n + 6}"]] }
#=> [[{'port' => 80, 'names' => ['a', 'b']}, 80, 'b', 'seven'], [{'port' => 80, 'names' => ['a', 'b']}, 80, 'b', 'seven']]
#:: Array[Array[Data]]

#- keys-of-texts-02 eval
$hosts = { 'web1' => { 'port' => 80, 'names' => ['a', 'b'] }, '7' => 'seven', 'x ' => 1 }
$x = 'x'
$n = 1
[$hosts["web${n}"]['port'], $hosts["web${n}"]['names'][1], $hosts["${x} "], $hosts["${7}"], $hosts["none${n}"]]
#=> [80, 'b', 1, undef, undef]
#:: Array[ScalarData]

#- keys-of-texts-03 eval
$hosts = { 'web1' => { 'port' => 80 } }
$n = 2
$hosts["web${n}"]['port']
#!! Evaluation Error: Operator '[]' is not applicable to an Undef Value. (line: 3, column: 1)

#- keys-of-texts-04 eval
$hosts = ['a', 'b']
$n = 1
[$hosts["${n}"], $hosts["0${n}"]]
#!! Evaluation Error: The string '1' was automatically coerced to the numerical value 1 (line: 3, column: 9)

#- keys-of-texts-05 eval
$hosts = ['a', 'b']
$n = 1
$hosts["web${n}"]
#!! Evaluation Error: The value 'web1' cannot be converted to Numeric. (line: 3, column: 8)

#- keys-of-texts-06 eval
$hosts = { 'web1' => 'outer' }
[1].map |$n| { [$hosts["web${n}"], $hosts["web${($hosts = { 'web1' => 1 })['web1']}"], $hosts["web${n}"]] }
#=> [['outer', 'outer', 1]]
#:: Array[Array[ScalarData]]
