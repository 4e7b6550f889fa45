# What follows.

#- succ-01
"abc".succ
#=> "abd"

#- succ-02
"az".succ
#=> "ba"

#- succ-03
"zz".succ
#=> "aaa"

#- succ-04
"a9".succ
#=> "b0"

#- succ-05
"Az".succ
#=> "Ba"

#- succ-06
"Zz".succ
#=> "AAa"

#- succ-07
"zZ9".succ
#=> "aaA0"

#- succ-08
"-9".succ
#=> "-10"

#- succ-09
"1.9".succ
#=> "2.0"

#- succ-10
"".succ
#=> ""

#- succ-11
"-".succ
#=> "."

#- succ-12
"***".succ
#=> "**+"

#- succ-13
"a-".succ
#=> "b-"

#- succ-14
"<<koala>>".succ
#=> "<<koalb>>"

#- succ-15
"1999zzz".succ
#=> "2000aaa"

#- succ-16
"ZZZ9999".succ
#=> "AAAA0000"

#- succ-17
"é".succ
#=> "ê"

#- succ-18
"\u{10ffff}".succ
#=> "\u0001𐀀"

#- succ-19
"a!9".succ
#=> "a!10"

#- succ-20
"9".succ
#=> "10"

#- succ-21
"-9-".succ
#=> "-10-"

#- succ-22
"a".upto("e").to_a
#=> ["a", "b", "c", "d", "e"]

#- succ-23
"9".upto("11").to_a
#=> ["9", "10", "11"]

#- succ-24
"25".upto("5").to_a
#=> []

#- succ-25
"07".upto("11").to_a
#=> ["07", "08", "09", "10", "11"]

#- succ-26
"a".upto("e", true).to_a
#=> ["a", "b", "c", "d"]

#- succ-27
"a".upto("aa").to_a
#=> ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z", "aa"]

#- succ-28
"b".upto("a").to_a
#=> []

#- succ-29
"a".upto(1)
#=> #<Enumerator: "a":upto(1)>
