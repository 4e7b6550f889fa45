# What stands around text.

#- space-01
"abc".center(2)
#=> "abc"

#- space-02
"abc".center(10, "")
#!! ArgumentError: zero width padding

#- space-03
"abc".center(10, "xy")
#=> "xyxabcxyxy"

#- space-04
"abc".ljust(10, "xy")
#=> "abcxyxyxyx"

#- space-05
"abc".rjust(10, "xyz")
#=> "xyzxyzxabc"

#- space-06
"abc".ljust(nil)
#!! TypeError: no implicit conversion from nil to integer

#- space-07
"hello\r\n".chomp("\n")
#=> "hello"

#- space-08
"hello\n\n\n".chomp("")
#=> "hello"

#- space-09
"hello\r\n\r\n".chomp("")
#=> "hello"

#- space-10
"hello".chomp("llo")
#=> "he"

#- space-11
"hello\n".chomp(nil)
#=> "hello\n"

#- space-12
"hello".chomp(1)
#!! TypeError: no implicit conversion of Integer into String

#- space-13
"x".chop!
#=> ""

#- space-14
"".chop!
#=> nil

#- space-15
"  a".lstrip!
#=> "a"

#- space-16
"a".strip!
#=> nil

#- space-17
"\0 a \0".strip
#=> "a"

#- space-18
"\0 a \0".lstrip
#=> "a \u0000"

#- space-19
"\u00a0a".strip
#=> " a"

#- space-20
"abc".delete_prefix("ab")
#=> "c"

#- space-21
"abc".delete_prefix!("x")
#=> nil

#- space-22
"abc".delete_suffix(1)
#!! TypeError: no implicit conversion of Integer into String
