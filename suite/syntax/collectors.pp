# Collectors and their queries.

#- collector-forms parse
User <| |>
User <<| |>>
User <| name == 'a' |>
User <| name != 'a' and (uid == 1 or tag == 'x') |> { shell => '/bin/sh', groups +> 'g' }
a::B <| |>
#!! This Name has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 5, column: 1)

#- collector-chained parse
Yumrepo <| |> -> Package <| tag == 'yum' |> ~> Service['x']
#=> (~> (-> (collect {:type (qr "Yumrepo") :query (virtual-query)}) (collect {:type (qr "Package") :query (virtual-query (== (qn "tag") "yum"))})) (access (qr "Service") "x"))

#- collector-values parse
User <| a == 1 and b == true and c == undef and d == $e and f == "g" and h == Class['i'] |>
#=> (collect {:type (qr "User") :query (virtual-query (and (and (and (and (and (== (qn "a") 1) (== (qn "b") true)) (== (qn "c") nil)) (== (qn "d") (var "e"))) (== (qn "f") "g")) (== (qn "h") (access (qr "Class") "i"))))})

#- collector-operators parse
User <| a == 1 and b =~ /c/ |>
#!! Illegal query expression. A '=~' expression cannot be used in a query (file: test.pp, line: 1, column: 22)

#- collector-of-a-name parse
user <| |>
#!! Illegal expression. A Name is unacceptable as type name in a Virtual Query (file: test.pp, line: 1, column: 1)

#- collector-as-a-value parse
$a = User <| |>
#!! Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 6)

#- collector-unclosed parse
User <| name == 'a'
#!! Syntax error at end of input (file: test.pp)
