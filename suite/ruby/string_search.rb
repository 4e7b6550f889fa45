# What looks for text.

#- search-01
"\xff" =~ /x/
#!! ArgumentError: invalid byte sequence in UTF-8

#- search-02
"hello".index("l")
#=> 2

#- search-03
"hello".index("l", 3)
#=> 3

#- search-04
"hello".index("l", -1)
#=> nil

#- search-05
"hello".index("l", 9)
#=> nil

#- search-06
"hello".index("", 5)
#=> 5

#- search-07
"hello".index("", 6)
#=> nil

#- search-08
"hello".index(/l+/)
#=> 2

#- search-09
"hello".index(1)
#!! TypeError: no implicit conversion of Integer into String

#- search-10
"hello".rindex("l")
#=> 3

#- search-11
"hello".rindex("l", 2)
#=> 2

#- search-12
"hello".rindex("l", -3)
#=> 2

#- search-13
"hello".rindex("l", -9)
#=> nil

#- search-14
"hello".rindex("")
#=> 5

#- search-15
"hello".rindex("", 99)
#=> 5

#- search-16
"hello".rindex(/l/)
#=> 3

#- search-17
"hello".rindex(/l+/)
#=> 3

#- search-18
"hello".rindex(/l/, 2)
#=> 2

#- search-19
"héllo".index("l")
#=> 2

#- search-20
"hello".include?("ll")
#=> true

#- search-21
"hello".include?(nil)
#!! TypeError: no implicit conversion of nil into String

#- search-22
"hello".include?(/l/)
#!! TypeError: no implicit conversion of Regexp into String

#- search-23
"hello".start_with?("he")
#=> true

#- search-24
"hello".start_with?("x", "he")
#=> true

#- search-25
"hello".start_with?(/h./)
#=> true

#- search-26
"hello".start_with?(/e/)
#=> false

#- search-27
"hello".start_with?(1)
#!! TypeError: no implicit conversion of Integer into String

#- search-28
"hello".start_with?
#=> false

#- search-29
"hello".end_with?("lo")
#=> true

#- search-30
"hello".end_with?(/lo/)
#!! TypeError: no implicit conversion of Regexp into String

#- search-31
"hello" =~ /l/
#=> 2

#- search-32
"hello" =~ "l"
#!! TypeError: type mismatch: String given

#- search-33
"hello" =~ nil
#=> nil

#- search-34
"hello" =~ 3
#=> nil

#- search-35
"hello".match(/l(l)/)
#=> #<MatchData "ll" 1:"l">

#- search-36
"hello".match("l(l)")
#=> #<MatchData "ll" 1:"l">

#- search-37
"hello".match(/l/, 3)
#=> #<MatchData "l">

#- search-38
"hello".match(/h/, 3)
#=> nil

#- search-39
"hello".match(/l/) { |m| m[0] * 3 }
#=> "lll"

#- search-40
"hello".match(nil)
#!! TypeError: wrong argument type nil (expected Regexp)

#- search-41
"hello".match?(/l/)
#=> true

#- search-42
"hello".match?("l", 4)
#=> false

#- search-43
"hello".match?(3)
#!! TypeError: wrong argument type Integer (expected Regexp)

#- search-48
"hello".scan(/l/) { |m| print m }
#=> "hello"

#- search-49
"hello".scan(/(l)(.)/) { |a, b| print a }
#=> "hello"

#- search-50
"hello".scan(1)
#!! TypeError: wrong argument type Integer (expected Regexp)

#- search-55
"hello".partition(1)
#!! TypeError: wrong argument type Integer (expected Regexp)

#- search-60
"hello".rpartition(1)
#!! TypeError: wrong argument type Integer (expected Regexp)

#- search-44
"hello".scan(/l/)
#=> ["l", "l"]

#- search-45
"hello".scan(/(l)(.)/)
#=> [["l", "l"]]

#- search-46
"hello".scan("l")
#=> ["l", "l"]

#- search-47
"hello".scan("")
#=> ["", "", "", "", "", ""]

#- search-51
"hello".partition("l")
#=> ["he", "l", "lo"]

#- search-52
"hello".partition("x")
#=> ["hello", "", ""]

#- search-53
"hello".partition(/l+/)
#=> ["he", "ll", "o"]

#- search-54
"hello".partition(/x/)
#=> ["hello", "", ""]

#- search-56
"hello".rpartition("l")
#=> ["hel", "l", "o"]

#- search-57
"hello".rpartition("x")
#=> ["", "", "hello"]

#- search-58
"hello".rpartition(/l+/)
#=> ["hel", "l", "o"]

#- search-59
"hello".rpartition(/x/)
#=> ["", "", "hello"]
