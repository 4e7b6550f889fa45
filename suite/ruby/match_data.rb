# What patterns matched.

#- match-data-03
/(?<a>.)/.match("hx")[:zz]
#!! IndexError: undefined group name reference: zz

#- match-data-04
/(?<a>.)/.match("hx")[9]
#=> nil

#- match-data-05
/(.)/.match("hx")[:a]
#!! IndexError: undefined group name reference: a

#- match-data-06
/(.)(z)?/.match("hx").inspect
#=> "#<MatchData \"h\" 1:\"h\" 2:nil>"

#- match-data-07
/(?<a>.)(?<b>z)?/.match("hx").inspect
#=> "#<MatchData \"h\" a:\"h\" b:nil>"

#- match-data-09
/(.)(z)?/.match("hx").begin(2)
#=> nil

#- match-data-11
/(.)(z)?/.match("hx").begin(5)
#!! IndexError: index 5 out of matches

#- match-data-12
/é(.)/.match("aéb").begin(1)
#=> 2

#- match-data-13
/é(.)/.match("aéb").byteoffset(1)
#!! NoMethodError: undefined method `byteoffset' for #<MatchData "éb" 1:"b">

#- match-data-14
/(.)/.match("a") == /(.)/.match("a")
#=> true

#- match-data-15
/(?<a>.)/.match("hx").deconstruct_keys([:a])
#!! NoMethodError: undefined method `deconstruct_keys' for #<MatchData "h" a:"h">

#- match-data-16
/(?<a>.)/.match("hx").deconstruct
#!! NoMethodError: undefined method `deconstruct' for #<MatchData "h" a:"h">

#- match-data-17
/(?<a>.)/.match("hx").named_captures.class
#=> Hash

#- match-data-18
/(.)/.match("a").string.frozen?
#=> true

#- match-data-20
/a/.match("a").values_at(:a)
#!! IndexError: undefined group name reference: a

#- match-data-01
m = /(.)(.)(\d+)(\d)/.match("THX1138."); [m[0], m[1,2], m[1..3], m[-3], m.to_a, m.captures, m.size, m.length]
#=> ["HX1138", ["H", "X"], ["H", "X", "113"], "X", ["HX1138", "H", "X", "113", "8"], ["H", "X", "113", "8"], 5, 5]

#- match-data-02
m = /(?<a>.)(?<b>x)?/.match("hx"); [m[:a], m["b"], m.names, m.named_captures, m.begin(:a), m.end(0), m.offset(1), m.pre_match, m.post_match, m.string, m.regexp, m.to_s]
#=> ["h", "x", ["a", "b"], {"a"=>"h", "b"=>"x"}, 0, 2, [0, 1], "", "", "hx", /(?<a>.)(?<b>x)?/, "hx"]

#- match-data-08
/(.)(.)/.match("hx").values_at(0, 2, -1)
#=> ["hx", "x", "x"]

#- match-data-10
/(.)(z)?/.match("hx").offset(2)
#=> [nil, nil]

#- match-data-19
m = /(?<a>.)(?<a>.)/.match("xy"); [m[:a], m.named_captures]
#=> ["y", {"a"=>"y"}]
