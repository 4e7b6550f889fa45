# Bytes by formats: pack and unpack.

#- pack-01
"a\xff\xfeb".scrub { |b| b.unpack1("H*") }
#=> "afffeb"

#- pack-07
"abc".unpack1("H*")
#=> "616263"

#- pack-08
"abc".unpack1("B*")
#=> "011000010110001001100011"

#- pack-09
"abc".unpack1("b*")
#=> "100001100100011011000110"

#- pack-10
"abc".unpack1("h*")
#=> "162636"

#- pack-19
"YWJj\n".unpack1("m")
#=> "abc"

#- pack-20
"YWJj".unpack1("m0")
#=> "abc"

#- pack-21
"YWJ".unpack1("m0")
#!! ArgumentError: invalid base64

#- pack-23
"abc".unpack("x5a")
#!! ArgumentError: x outside of string

#- pack-27
"=41=\nb".unpack1("M")
#=> "Ab"

#- pack-28
"#86)C\n".unpack1("u")
#=> "abc"

#- pack-35
"abc".unpack("C*") { |x| print x }
#=> nil

#- pack-38
[65,66].pack("U*")
#=> "AB"

#- pack-39
[65,66].pack("C*")
#=> "AB"

#- pack-40
[65,66].pack("c2")
#=> "AB"

#- pack-41
["abc"].pack("a5")
#=> "abc\x00\x00"

#- pack-42
["abc"].pack("A5")
#=> "abc  "

#- pack-43
["abc"].pack("Z*")
#=> "abc\x00"

#- pack-44
["abc"].pack("Z2")
#=> "ab"

#- pack-45
["616263"].pack("H*")
#=> "abc"

#- pack-46
["61626"].pack("H*")
#=> "ab`"

#- pack-47
["0110"].pack("B*")
#=> "`"

#- pack-48
["0110"].pack("b*")
#=> "\x06"

#- pack-49
[1,2].pack("n*")
#=> "\x00\x01\x00\x02"

#- pack-50
[1].pack("N")
#=> "\x00\x00\x00\x01"

#- pack-51
[1].pack("V")
#=> "\x01\x00\x00\x00"

#- pack-52
[1].pack("v")
#=> "\x01\x00"

#- pack-53
[-1].pack("l")
#=> "\xFF\xFF\xFF\xFF"

#- pack-54
[1].pack("Q>")
#=> "\x00\x00\x00\x00\x00\x00\x00\x01"

#- pack-55
["abc"].pack("m")
#=> "YWJj\n"

#- pack-56
["abc"*30].pack("m")
#=> "YWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJj\nYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJj\n"

#- pack-57
["abc"].pack("m0")
#=> "YWJj"

#- pack-58
["é=\n"].pack("M")
#=> "=C3=A9=3D\n"

#- pack-59
["abc"].pack("u")
#=> "#86)C\n"

#- pack-60
[300].pack("w")
#=> "\x82,"

#- pack-61
[1,2].pack("Cx2C")
#=> "\x01\x00\x00\x02"

#- pack-62
[1,2].pack("C@4C")
#=> "\x01\x00\x00\x00\x02"

#- pack-63
[1.5].pack("g")
#=> "?\xC0\x00\x00"

#- pack-64
["a"].pack("N")
#!! TypeError: no implicit conversion of String into Integer

#- pack-65
[nil].pack("C")
#!! TypeError: no implicit conversion of nil into Integer

#- pack-66
[1].pack("a")
#!! TypeError: no implicit conversion of Integer into String

#- pack-67
[].pack("C")
#!! ArgumentError: too few arguments

#- pack-68
["a","b"].pack("a a")
#=> "ab"

#- pack-69
[1].pack("y")
#=> ""

#- pack-70
["abc", 1].pack("a*n").encoding
#=> #<Encoding:ASCII-8BIT>

#- pack-71
["é"].pack("a*").encoding
#=> #<Encoding:ASCII-8BIT>

#- pack-72
[233].pack("U").encoding
#=> #<Encoding:UTF-8>

#- pack-73
["a"].pack("m").encoding
#=> #<Encoding:US-ASCII>

#- pack-76
[-1].pack("N")
#=> "\xFF\xFF\xFF\xFF"

#- pack-79
[0x110000].pack("U")
#=> "\xF4\x90\x80\x80"

#- pack-80
[-1].pack("U")
#!! RangeError: pack(U): value out of range

#- pack-81
["abc"].pack("x")
#=> "\x00"

#- pack-82
["a b"].pack("A3x2")
#=> "a b\x00\x00"

#- pack-74
[2**64].pack("Q")
#=> "\x00\x00\x00\x00\x00\x00\x00\x00"

#- pack-75
[2**70].pack("N")
#=> "\x00\x00\x00\x00"
