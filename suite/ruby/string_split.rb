# Parts of strings.

#- split-01
"abc".byteslice(1)
#=> "b"

#- split-02
"äbc".byteslice(1,2)
#=> "\xA4b"

#- split-03
"abc".byteslice(1..)
#=> "bc"

#- split-04
"abc".byteslice(5)
#=> nil

#- split-22
"a b".split(1)
#!! TypeError: wrong argument type Integer (expected Regexp)

#- split-23
"a,b".split(",") { |x| print x }
#=> "a,b"

#- split-24
"a,b".split(",", "x")
#!! TypeError: no implicit conversion of String into Integer

#- split-32
"a\nb".each_line(chomp: true) { |l| print l }
#=> "a\nb"

#- split-37
"héy".each_char { |c| print c }
#=> "héy"

#- split-39
"héy".each_with_index
#!! NoMethodError: undefined method `each_with_index' for "héy":String
