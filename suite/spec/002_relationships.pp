# The specification, "Catalog Expressions": relationships and collectors.

# Relationships

#- spec-relationships-01 catalog
notify { [a, b]: }
Notify[a] -> Notify[b]
#=> catalog

#- spec-relationships-02 catalog
notify { [a, b]: }
Notify[a] ~> Notify[b]
#=> catalog

#- spec-relationships-03 catalog
notify { [a, b]: }
Notify[a] <- Notify[b]
#=> catalog

#- spec-relationships-04 catalog
notify { [a, b]: }
Notify[a] <~ Notify[b]
#=> catalog

#- spec-relationships-05 catalog
notify { [a, b, c, d]: }
[Notify[a], Notify[b]] -> [Notify[c], Notify[d]]
#=> catalog

#- spec-relationships-06 catalog
notify { [a, b]: }
[Notify[a], Notify[a], [Notify[a]]] -> [Notify[b], Notify[b]]
#=> catalog

#- spec-relationships-07 catalog
notify { [a, b, c]: }
Notify[a] -> Notify[b] ~> Notify[c]
#=> catalog

#- spec-relationships-08 catalog
notify { a: } -> notify { b: } -> notify { [c, d]: }
#=> catalog

#- spec-relationships-10 catalog
class k { }
include k
notify { a: }
Class[k] -> Notify[a]
#=> catalog

#- spec-relationships-11 catalog
notify { [a, b]: }
user { u: }
[Notify[a], User[u]] -> Notify[b]
#=> catalog

#- spec-relationships-12 catalog
notify { a: }
[] -> Notify[a]
#=> catalog

#- spec-relationships-13 catalog
@notify { [a, b]: }
notify { c: }
Notify <| title == a |> -> Notify[c]
#=> catalog

#- spec-relationships-14 catalog
notify { c: }
Notify <| title == nothing |> -> Notify[c]
#=> catalog

#- spec-relationships-15 catalog
notify { [a, c]: }
[Notify <| title == a |>] -> Notify[c]
#!! Could not parse for environment production: Invalid use of expression. A Virtual Query does not produce a value (file: ENV/manifests/site.pp, line: 2, column: 2)

#- spec-relationships-16 catalog
notify { a: }
Notify[a] -> Notify[nothing]
#!! Could not find resource 'Notify[nothing]' for relationship from 'Notify[a]'

#- spec-relationships-17 catalog
Resource['notify', 'a'] -> Notify[b]
notify { [a, b]: }
#=> catalog

#- spec-relationships-18 catalog
notify { [a, b]: }
Notify[a] -> Notify[b]
Notify[b] -> Notify[a]
#=> catalog

#- spec-relationships-19 catalog
Notify[a] -> 1
notify { a: }
#!! Evaluation Error: Illegal relationship operand, can not form a relationship with an Integer. A Catalog type is required. (file: ENV/manifests/site.pp, line: 1, column: 11)

#- spec-relationships-20 parse
$a = File[a] -> File[b]
#=> (= (var "a") (-> (access (qr "File") (qn "a")) (access (qr "File") (qn "b"))))

#- spec-relationships-21 parse
($a = File[a]) -> File[b]
#=> (-> (paren (= (var "a") (access (qr "File") (qn "a")))) (access (qr "File") (qn "b")))

#- spec-relationships-22 parse
$a = if true { File[a] -> File[b] }
#=> (= (var "a") (if {:test true :then [(-> (access (qr "File") (qn "a")) (access (qr "File") (qn "b")))]}))

#- spec-relationships-23 catalog
notify { [a, b]: }
$a = if true { Notify[a] -> Notify[b] }
notify { "$a": }
#=> catalog

#- spec-relationships-24 catalog
notify {a: message => 'a'}
notify {b: message => 'b'}
notice Notify[b]-> Notify[a]
#~~ notice: [Notify['a']]
#=> catalog

#- spec-relationships-25 catalog
notify {a: message => 'a'}
notify {b: message => 'b'}
notice (Notify[b]-> Notify[a])  # syntax error on ->
#~~ notice: [Notify['a']]
#=> catalog

# Collector Expressions

#- spec-collectors-01 catalog
@notify { [a, b]: }
Notify <| |>
#=> catalog

#- spec-collectors-02 catalog
@notify { [a, b]: }
@@notify { c: }
notify { d: }
Notify <| |> { message => collected }
#~~ warning: You cannot collect exported resources without storeconfigs being set; the export is ignored (file: ENV/manifests/site.pp, line: 2, column: 1)
#=> catalog

#- spec-collectors-03 catalog
@notify { a: }
@@notify { c: }
Notify <<| |>>
#~~ warning: You cannot collect exported resources without storeconfigs being set; the export is ignored (file: ENV/manifests/site.pp, line: 2, column: 1)
#~~ warning: You cannot collect exported resources without storeconfigs being set; the collection will be ignored (file: ENV/manifests/site.pp, line: 3, column: 1)
#=> catalog

#- spec-collectors-04 catalog
@notify { a: message => x; b: message => y }
Notify <| message == x |>
#=> catalog

#- spec-collectors-05 catalog
@notify { a: message => x; b: message => y }
Notify <| message != x |>
#=> catalog

#- spec-collectors-06 catalog
@notify { a: message => x, tag => t; b: message => y, tag => t; c: message => x }
Notify <| message == x and tag == t |>
#=> catalog

#- spec-collectors-07 catalog
@notify { [a, b, c]: }
Notify <| title == a or title == b |>
#=> catalog

#- spec-collectors-08 catalog
@notify { a: message => x; b: message => y; c: message => x, tag => t }
Notify <| (title == a or title == c) and tag == t |>
#=> catalog

#- spec-collectors-09 catalog
$v = a
@notify { [a, b]: }
Notify <| title == $v |>
#=> catalog

#- spec-collectors-10 catalog
@notify { a: withpath => true; b: withpath => false }
Notify <| withpath == true |>
#=> catalog

#- spec-collectors-11 catalog
@user { a: uid => 10; b: uid => 11 }
User <| uid == 10 |>
#=> catalog

#- spec-collectors-12 catalog
@notify { 'a::b': }
Notify <| title == a::b |>
#=> catalog

#- spec-collectors-13 catalog
@notify { a: message => [x, y] }
Notify <| message == x |>
#=> catalog

#- spec-collectors-14 parse
Notify <| title == [a, b] |>
#=> (collect {:type (qr "Notify") :query (virtual-query (== (qn "title") (array (qn "a") (qn "b"))))})

#- spec-collectors-15 parse
Notify <| title == {a => b} |>
#=> (collect {:type (qr "Notify") :query (virtual-query (== (qn "title") (hash (=> (qn "a") (qn "b")))))})

#- spec-collectors-16 parse
Notify <| title == 1 + 2 |>
#=> (collect {:type (qr "Notify") :query (virtual-query (== (qn "title") (+ 1 2)))})

#- spec-collectors-17 parse
Notify <| title == f(x) |>
#=> (collect {:type (qr "Notify") :query (virtual-query (== (qn "title") (call {:functor (qn "f") :args [(qn "x")]})))})

#- spec-collectors-18 catalog
@user { a: groups => x }
User <| |> { groups +> y }
#=> catalog

#- spec-collectors-19 catalog
user { a: groups => x, comment => old }
User <| title == a |> { comment => new }
#=> catalog

#- spec-collectors-20 catalog
user { a: comment => old }
User <| title == a |> { comment => new }
User <| |> { comment => newer }
#=> catalog

#- spec-collectors-21 catalog
define d { @notify { $title: } }
Notify <| |>
d { [a, b]: }
#=> catalog

#- spec-collectors-22 catalog
class c { }
include c
Class <| title == c |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Classes cannot be collected (file: ENV/manifests/site.pp, line: 3, column: 1)

#- spec-collectors-23 catalog
define d($p = 1) { notify { "$title $p": } }
@d { a: p => 2 }
D <| p == 2 |>
#=> catalog

#- spec-collectors-24 catalog
$x = Notify <| title == a |>
#!! Could not parse for environment production: Invalid use of expression. A Virtual Query does not produce a value (file: ENV/manifests/site.pp, line: 1, column: 6)
