# Formats.

#- format-01
"%d" % "x"
#!! ArgumentError: invalid value for Integer(): "x"

#- format-02
"%s %s" % [1]
#!! ArgumentError: too few arguments

#- format-03
"%p" % [nil]
#=> "nil"

#- format-04
"%s" % nil
#=> ""

#- format-09
"%05.2f|%-6s|%+d|%e" % [3.14159, "ab", 5, 12345.678]
#=> "03.14|ab    |+5|1.234568e+04"

#- format-10
"%{a}-%<b>05d" % {a: 1, b: 2}
#=> "1-00002"

#- format-13
"%{a}" % [{a: 3}]
#=> "3"

#- format-15
"%d" % 3.99
#=> "3"

#- format-16
"%d" % nil
#!! TypeError: can't convert nil into Integer

#- format-17
"%d" % [[]]
#!! TypeError: can't convert Array into Integer

#- format-18
"%f" % "1.5"
#=> "1.500000"

#- format-19
"%f" % :a
#!! TypeError: can't convert Symbol into Float

#- format-24
"%c" % 10
#=> "\n"

#- format-25
"%c" % "hello"
#!! ArgumentError: %c requires a character

#- format-27
"%%" % []
#=> "%"

#- format-28
"%" % []
#!! ArgumentError: incomplete format specifier; use %% (double %) instead

#- format-29
"%z" % 1
#!! ArgumentError: malformed format string - %z

#- format-30
"%s" % :sym
#=> "sym"

#- format-31
"%-5s|" % :ab
#=> "ab   |"

#- format-32
"%b" % 10
#=> "1010"

#- format-33
"%o" % 8
#=> "10"

#- format-34
"%#x" % 255
#=> "0xff"

#- format-35
"%+x" % -255
#=> "-ff"

#- format-36
"% d" % 5
#=> " 5"

#- format-37
"%1$s %1$s" % "a"
#=> "a a"

#- format-38
"%2$s %1$s" % ["a", "b"]
#=> "b a"

#- format-39
"%*d" % [5, 1]
#=> "    1"

#- format-40
"%s" % Object
#=> "Object"

#- format-41
"%s and %s" % %w[a b c]
#=> "a and b"

#- format-42
format("%d", 1.0e30)
#=> "1000000000000000019884624838656"

#- format-43
format("%s", BasicObject)
#=> "BasicObject"

#- format-44
format
#!! ArgumentError: too few arguments

#- format-45
format(1)
#!! TypeError: no implicit conversion of Integer into String

#- format-46
sprintf("%s")
#!! ArgumentError: too few arguments

#- format-47
"%g %G %a" % [1.5, 1e20, 0.5]
#=> "1.5 1E+20 0x1p-1"

#- format-48
"%s" % true
#=> "true"

#- format-49
"%5s|%-5s|%05s" % [:a, :b, :c]
#=> "    a|b    |    c"

#- format-50
"%.2s" % "héllo"
#=> "hé"

#- format-51
"%08b" % -5
#=> "..111011"

#- format-52
"%.3d" % 5
#=> "005"

#- format-53
"%+.1e" % 0.00012
#=> "+1.2e-04"

#- format-56
"%010.3f" % -3.14159
#=> "-00003.142"

#- format-06
"%d" % (2**70)
#=> "1180591620717411303424"

#- format-07
"%x" % (2**70)
#=> "400000000000000000"

#- format-08
"%x" % -(2**70)
#=> "..fc00000000000000000"

#- format-20
"%f" % (1/3r)
#=> "0.333333"

#- format-21
"%.10f" % (1/3r)
#=> "0.3333333333"

#- format-22
"%d" % (7/2r)
#=> "3"

#- format-23
"%f" % (2**70)
#=> "1180591620717411303424.000000"

#- format-54
"%f" % Float::INFINITY
#=> "Inf"

#- format-55
"%d" % Float::NAN
#!! FloatDomainError: NaN

#- format-05
"%s" % [[1,2]]
#=> "[1, 2]"

#- format-11
"%{a}" % {}
#!! KeyError: key{a} not found

#- format-12
"%{a}" % {"a" => 1}
#!! KeyError: key{a} not found

#- format-14
"%{a}" % Hash.new("x")
#=> "x"
