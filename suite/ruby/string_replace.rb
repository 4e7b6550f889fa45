# sub and gsub.

#- replace-01
"\xff".sub(/x/,'')
#!! ArgumentError: invalid byte sequence in UTF-8

#- replace-02
"hello".sub("l", "x")
#=> "hexlo"

#- replace-03
"hello".sub(/l/, "x")
#=> "hexlo"

#- replace-04
"hello".sub(/(?<a>l)/, "[\\k<a>]")
#=> "he[l]lo"

#- replace-05
"hello".sub(/l/, "[\\0\\&\\`\\'\\\\]")
#=> "he[llhelo\\]lo"

#- replace-06
"hello".sub(/l/) { |m| m.upcase + $` }
#=> "heLhelo"

#- replace-07
"hello".sub(/l/)
#!! ArgumentError: wrong number of arguments (given 1, expected 2)

#- replace-08
"hello".sub(/l/, nil)
#!! TypeError: no implicit conversion of nil into String

#- replace-09
"hello".sub(nil, "x")
#!! TypeError: wrong argument type nil (expected Regexp)

#- replace-10
"hello".sub("l", 1)
#!! TypeError: no implicit conversion of Integer into String

#- replace-16
"hello".gsub("l") { $&.upcase }
#=> "heLLo"

#- replace-17
"hello".gsub("l") { 1 }
#=> "he11o"

#- replace-18
"hello".gsub("l") { nil }
#=> "heo"

#- replace-19
"hello".gsub("", "-")
#=> "-h-e-l-l-o-"

#- replace-20
"hello".gsub(/x*/, "-")
#=> "-h-e-l-l-o-"

#- replace-21
"hello".gsub(/(?<a>l)/, "\\1")
#=> "heo"

#- replace-22
"hello".gsub(/l/, "\\k<zz>")
#!! IndexError: undefined group name reference: zz

#- replace-23
"hello".gsub!("x", "")
#=> nil

#- replace-24
"hello".gsub!("l", "l")
#=> "hello"

#- replace-25
"hello".sub!("x", "")
#=> nil

#- replace-26
"hello".sub!("l", "l")
#=> "hello"

#- replace-27
"hello".freeze.sub!("x", "")
#!! FrozenError: can't modify frozen String: "hello"

#- replace-28
"hello".freeze.gsub!("x", "")
#!! FrozenError: can't modify frozen String: "hello"

#- replace-29
"hello".gsub
#!! ArgumentError: wrong number of arguments (given 0, expected 1..2)

#- replace-11
"hello".sub(/l/, 'l' => 'L')
#=> "heLlo"

#- replace-12
"hello".gsub(/[el]/, 'l' => 'L')
#=> "hLLo"

#- replace-13
"hello".gsub(/[el]/, 'e' => 3, 'o' => 1)
#=> "h3o"

#- replace-14
"hello".gsub(/l/)
#=> #<Enumerator: "hello":gsub(/l/)>

#- replace-15
"hello".gsub(/l/).with_index.map { |m, i| "#{m}#{i}" }
#=> ["l0", "l1"]

#- replace-in-a-large-text
("ab" * 200_000).gsub(/a/, "xx").gsub("b") { "" }.length
#=> 400000
