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

#- split-05
"a,b;c".split(/[,;]/)
#=> ["a", "b", "c"]

#- split-06
"a,b,c".split(",", 2)
#=> ["a", "b,c"]

#- split-07
"a,b,c,,".split(",")
#=> ["a", "b", "c"]

#- split-08
"a,b,c,,".split(",", -1)
#=> ["a", "b", "c", "", ""]

#- split-09
" a  b c ".split
#=> ["a", "b", "c"]

#- split-10
" a  b c ".split(" ")
#=> ["a", "b", "c"]

#- split-11
" a  b c ".split(" ", 2)
#=> ["a", "b c "]

#- split-12
" a  b c ".split(" ", -1)
#=> ["a", "b", "c", ""]

#- split-13
" a  b c ".split(/ /)
#=> ["", "a", "", "b", "c"]

#- split-14
" a  b c ".split(/\s+/)
#=> ["", "a", "b", "c"]

#- split-15
"abc".split("")
#=> ["a", "b", "c"]

#- split-16
"abc".split("", 2)
#=> ["a", "bc"]

#- split-17
"abc".split(//)
#=> ["a", "b", "c"]

#- split-18
"a1b2".split(/(\d)/)
#=> ["a", "1", "b", "2"]

#- split-19
"".split(",")
#=> []

#- split-20
"".split(",", -1)
#=> []

#- split-21
"a b".split(nil)
#=> ["a", "b"]

#- split-25
"a\nb\n".lines
#=> ["a\n", "b\n"]

#- split-26
"a\nb\n".lines(chomp: true)
#=> ["a", "b"]

#- split-27
"a,b,".lines(",")
#=> ["a,", "b,"]

#- split-28
"a\n\n\nb\n".lines("")
#=> ["a\n\n", "b\n"]

#- split-29
"a\nb".each_line.to_a
#=> ["a\n", "b"]

#- split-30
"a\nb".lines(nil)
#=> ["a\nb"]

#- split-31
"a\r\nb\r\n".lines(chomp: true)
#=> ["a", "b"]

#- split-33
"héy".chars
#=> ["h", "é", "y"]

#- split-34
"héy".bytes
#=> [104, 195, 169, 121]

#- split-35
"héy".codepoints
#=> [104, 233, 121]

#- split-36
"héy".each_char.to_a
#=> ["h", "é", "y"]

#- split-38
"héy".each_byte.to_a
#=> [104, 195, 169, 121]

#- split-40
"e\u0301a".grapheme_clusters
#=> ["é", "a"]
