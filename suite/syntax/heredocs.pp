# Heredocs: tags, margins, escapes, and how they go wrong.

#- heredoc-plain parse
$a = @(END)
first
  second
END
#=> (= (var "a") (heredoc {:text "first\n  second\n"}))

#- heredoc-margin parse
$a = @(END)
    first
      second
    | END
#=> (= (var "a") (heredoc {:text "first\n  second\n"}))

#- heredoc-margin-and-trim parse
$a = @(END)
    only line
    |- END
#=> (= (var "a") (heredoc {:text "only line"}))

#- heredoc-text-inside-margin parse
$a = @(END)
      deep
  shallow
    | END
#=> (= (var "a") (heredoc {:text "  deep\n  shallow\n"}))

#- heredoc-two-on-a-line parse
$a = [@(ONE), @(TWO)]
one
ONE
two
TWO
#=> (= (var "a") (array (heredoc {:text "one\n"}) (heredoc {:text "two\n"})))

#- heredoc-interpolates parse
$a = @("END")
Hello ${name}, ${facts['os']['family']}!
END
#=> (= (var "a") (heredoc {:text (concat "Hello " (str (var "name")) ", " (str (access (access (var "facts") "os") "family")) "!\n")}))

#- heredoc-escaped-dollar-without-flag parse
$a = @("END")
cost: \$x and \t
END
#=> (= (var "a") (heredoc {:text (concat "cost: \\" (str (var "x")) " and \\t\n")}))

#- heredoc-escapes parse
$a = @(END/tn)
a\tb\nc\\d\$e
END
#=> (= (var "a") (heredoc {:text "a\tb\nc\\d\\$e\n"}))

#- heredoc-all-escapes parse
$a = @("END"/)
a\tb\u0041\u{1F600}\$x\
joined
END
#=> (= (var "a") (heredoc {:text "a\tbA😀$xjoined\n"}))

#- heredoc-line-escape parse
$a = @(END/L)
one \
two
END
#=> (= (var "a") (heredoc {:text "one two\n"}))

#- heredoc-syntax parse
$a = @(END:json)
{"a": 1}
END
#=> (= (var "a") (heredoc {:syntax "json" :text "{\"a\": 1}\n"}))

#- heredoc-spaces-in-tag parse
$a = @( END OF TEXT )
text
END OF TEXT
#=> (= (var "a") (heredoc {:text "text\n"}))

#- heredoc-tag-ends-a-longer-line parse
$a = @(END)
text
this is the END
$b = 1
#=> (block (= (var "a") (heredoc {:text "text\n"})) (= (var "b") 1))

#- heredoc-empty parse
$a = @(END)
END
#=> (= (var "a") (heredoc {:text ""}))

#- heredoc-margin-bar-at-line-start parse
$a = @("END"/L)
a${b}
| END
#=> (= (var "a") (heredoc {:text (concat "a" (str (var "b")) "\n")}))

#- heredoc-empty-tag parse
$a = @()
text
#!! Invalid syntax in heredoc expected @(endtag[:syntax][/escapes]) (file: test.pp, line: 1, column: 9)

#- heredoc-unknown-escape-flag parse
$a = @(END/x)
text
END
#!! Invalid heredoc escape char. Only t, r, n, s,  u, L, $ allowed. Got 'x' (file: test.pp, line: 1, column: 14)

#- heredoc-inside-interpolation parse
$a = "x ${f(@(END))} y"
text
END
#=> (= (var "a") (concat "x " (str (call {:functor (qn "f") :args [(heredoc {:text "text\n"})]})) " y"))

#- heredoc-tag-behind-a-wrong-one parse
$a = @("a b" :x@(y)
  text
  | y
#=> (= (var "a") (heredoc {:text "text\n"}))

#- heredoc-begins-with-a-regexp parse
$a = @("E")
  ${/r/}
  | E
#=> (= (var "a") (heredoc {:text (concat (str (regexp "r")) "\n")}))
