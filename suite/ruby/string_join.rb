# What joins strings and compares them.

#- join-01
"a" == :a
#=> false

#- join-02
"a" <=> 1
#=> nil

#- join-03
"a" + 1
#!! TypeError: no implicit conversion of Integer into String

#- join-04
"a" * -1
#!! ArgumentError: negative argument

#- join-05
"a" * 2.7
#=> "aa"

#- join-06
"a" * nil
#!! TypeError: no implicit conversion from nil to integer

#- join-07
"a" << 228
#=> "aä"

#- join-08
"a" << -1
#!! RangeError: -1 out of char range

#- join-09
"a" << 0x110000
#!! RangeError: 1114112 out of char range

#- join-10
"a" << nil
#!! TypeError: no implicit conversion of nil into String

#- join-11
"a".concat
#=> "a"

#- join-12
"a".concat("b", 99)
#=> "abc"
