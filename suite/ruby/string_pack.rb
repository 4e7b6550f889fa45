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

#- pack-02
"é".unpack("C*")
#=> [195, 169]

#- pack-03
"é".unpack("U*")
#=> [233]

#- pack-04
"abc".unpack("a2")
#=> ["ab"]

#- pack-05
"abc  ".unpack("A*")
#=> ["abc"]

#- pack-06
"abc\0\0".unpack("Z*a")
#=> ["abc", "\x00"]

#- pack-11
"\x01\x02\x03\x04".unpack("N")
#=> [16909060]

#- pack-12
"\x01\x02\x03\x04".unpack("n*")
#=> [258, 772]

#- pack-13
"\x01\x02\x03\x04".unpack("V")
#=> [67305985]

#- pack-14
"\x01\x02\x03\x04".unpack("v2")
#=> [513, 1027]

#- pack-15
"\xff\xff\xff\xff".unpack("l")
#=> [-1]

#- pack-16
"\xff\xff\xff\xff".unpack("L")
#=> [4294967295]

#- pack-17
"\xff\xff\xff\xff".unpack("s2S")
#=> [-1, -1, nil]

#- pack-18
"\xff".unpack("c")
#=> [-1]

#- pack-22
"abc".unpack("x1a")
#=> ["b"]

#- pack-24
"abc".unpack("@2a")
#=> ["c"]

#- pack-25
"abc".unpack("a1Xa1")
#=> ["a", "a"]

#- pack-26
"\x82\x01".unpack("w")
#=> [257]

#- pack-29
"abcd".unpack("a2 a2")
#=> ["ab", "cd"]

#- pack-30
"abc".unpack("y")
#=> []

#- pack-31
"\x00\x00\x80\x3f".unpack("e")
#=> [1.0]

#- pack-32
"\x3f\x80\x00\x00".unpack("g")
#=> [1.0]

#- pack-33
[1.5].pack("G").unpack("G")
#=> [1.5]

#- pack-34
"abc".unpack("a", offset: 1)
#=> ["b"]

#- pack-36
"\x01\x02\x03\x04\x05\x06\x07\x08".unpack("Q>q<")
#=> [72623859790382856, nil]

#- pack-37
"\x01\x02".unpack("S>S>")
#=> [258, nil]

#- pack-77
[1, 2, 3].pack("C*").bytes
#=> [1, 2, 3]

#- pack-78
[97].pack("U").unpack("U")
#=> [97]
