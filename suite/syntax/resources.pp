# Resource expressions, defaults, overrides and relationships.

#- resource-forms parse
notify { 'a': }
notify { 'b': message => 'x', }
notify { 'c': ; 'd': message => 'y'; }
file { ['/a', '/b']: ensure => file, * => $more }
File { mode => '0644' }
File['/a'] { mode => '0600', notify +> Service['x'] }
@user { 'v': }
@@user { 'e': }
class { 'apache': port => 80 }
#=> (block (resource {:type (qn "notify") :bodies [{:title "a" :ops []}]}) (resource {:type (qn "notify") :bodies [{:title "b" :ops [(=> "message" "x")]}]}) (resource {:type (qn "notify") :bodies [{:title "c" :ops []} {:title "d" :ops [(=> "message" "y")]}]}) (resource {:type (qn "file") :bodies [{:title (array "/a" "/b") :ops [(=> "ensure" (qn "file")) (splat-hash (var "more"))]}]}) (resource-defaults {:type (qr "File") :ops [(=> "mode" "0644")]}) (resource-override {:resources (access (qr "File") "/a") :ops [(=> "mode" "0600") (+> "notify" (access (qr "Service") "x"))]}) (resource {:type (qn "user") :bodies [{:title "v" :ops []}] :form "virtual"}) (resource {:type (qn "user") :bodies [{:title "e" :ops []}] :form "exported"}) (resource {:type (qn "class") :bodies [{:title "apache" :ops [(=> "port" 80)]}]}))

#- resource-names parse
::notify { 'a': }
a::b { 'c': }
$t { 'd': }
Notify[x] { message => 1 }
#=> (block (resource {:type (qn "::notify") :bodies [{:title "a" :ops []}]}) (resource {:type (qn "a::b") :bodies [{:title "c" :ops []}]}) (resource {:type (var "t") :bodies [{:title "d" :ops []}]}) (resource-override {:resources (access (qr "Notify") (qn "x")) :ops [(=> "message" 1)]}))

#- resource-of-a-quoted-type parse
'quoted' { 'e': }
#=> (resource {:type "quoted" :bodies [{:title "e" :ops []}]})

#- resource-keyword-attributes parse
notify { 'a': if => 1, class => 2, undef => 3, default => 4, node => 5, type => 6 }
#=> (resource {:type (qn "notify") :bodies [{:title "a" :ops [(=> "if" 1) (=> "class" 2) (=> "undef" 3) (=> "default" 4) (=> "node" 5) (=> "type" 6)]}]})

#- resource-chain parse
notify { 'a': } -> notify { 'b': } ~> Notify['c'] <- File['d'] <~ Class['e']
#=> (<~ (<- (~> (-> (resource {:type (qn "notify") :bodies [{:title "a" :ops []}]}) (resource {:type (qn "notify") :bodies [{:title "b" :ops []}]})) (access (qr "Notify") "c")) (access (qr "File") "d")) (access (qr "Class") "e"))

#- resource-default-body parse
notify { default: message => 'x'; 'a': ; ['b', 'c']: }
#=> (resource {:type (qn "notify") :bodies [{:title (default) :ops [(=> "message" "x")]} {:title "a" :ops []} {:title (array "b" "c") :ops []}]})

#- resource-true-is-no-attribute parse
notify { 'a': true => 1 }
#!! Syntax error at 'true' (file: test.pp, line: 1, column: 15)

#- resource-without-title parse
notify { message => 'x' }
#!! This expression is invalid. Did you try declaring a 'notify' resource without a title? (file: test.pp, line: 1, column: 1)

#- resource-missing-colon parse
notify { 'a' message => 'x' }
#!! Syntax error at 'message' (file: test.pp, line: 1, column: 14)

#- resource-plus-arrow-in-a-body parse
notify { 'a': message +> 'x' }
#!! Illegal +> operation on attribute message. This operator can not be used in a Resource Instance Definition (file: test.pp, line: 1, column: 15)

#- resource-override-of-a-name parse
notify['a'] { message => 'x' }
#=> (resource-override {:resources (access (qn "notify") "a") :ops [(=> "message" "x")]})

#- resource-splat-in-defaults parse
File { * => { mode => '0644' } }
#=> (resource-defaults {:type (qr "File") :ops [(splat-hash (hash (=> (qn "mode") "0644")))]})

#- resource-two-splats parse
notify { 'a': * => $x, * => $y }
#!! Unfolding of attributes from Hash can only be used once per resource body (file: test.pp, line: 1, column: 24)

#- resource-duplicate-default parse
notify { default: message => 1; default: message => 2; 'a': }
#=> (resource {:type (qn "notify") :bodies [{:title (default) :ops [(=> "message" 1)]} {:title (default) :ops [(=> "message" 2)]} {:title "a" :ops []}]})

#- resource-as-the-key-of-an-access parse
$a = x[class { 'a': }]
#!! Syntax error at ']' (file: test.pp, line: 1, column: 22)

#- resource-as-the-key-of-a-pair parse
$a = x[class { 'a': } => 1, $b = 1 => 2, notify { 'c': } => 3]
#=> (= (var "a") (access (qn "x") (hash (=> (resource {:type (qn "class") :bodies [{:title "a" :ops []}]}) 1) (=> (= (var "b") 1) 2) (=> (resource {:type (qn "notify") :bodies [{:title "c" :ops []}]}) 3))))

#- untitled-resource-as-the-key-of-an-access parse
$a = x[notify { message => 1 }]
#!! Syntax error at ']' (file: test.pp, line: 1, column: 31)

#- relationship-as-the-key-of-an-access parse
$a = x[A['b'] -> C['d']]
#!! Syntax error at ']' (file: test.pp, line: 1, column: 24)

#- resource-title-is-a-word-that-only-attributes-have parse
notify { and: message => 1 }
#!! Syntax error at ':' (file: test.pp, line: 1, column: 13)

#- resource-title-is-a-keyword parse
notify { default: message => 1 }
#=> (resource {:type (qn "notify") :bodies [{:title (default) :ops [(=> "message" 1)]}]})

#- untitled-resource-with-duplicate-attributes parse
a { k => 1,
  k => 2 }
#~~ err: This expression is invalid. Did you try declaring a 'a' resource without a title? (file: test.pp, line: 1, column: 1)
#~~ err: The key 'k' is declared more than once (file: test.pp, line: 1, column: 3)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- not-a-resource-before-an-error-of-the-lexer parse
*f(1) { } @(: x)
#!! Expression is not valid as a resource, resource-default, or resource-override (file: test.pp, line: 1, column: 1)
