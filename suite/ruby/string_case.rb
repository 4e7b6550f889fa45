# Upper and lower case.

#- case-01
"a".casecmp(1)
#=> nil

#- case-02
"a".casecmp?("A")
#=> true

#- case-03
"é".casecmp?("É")
#=> true

#- case-04
"a".casecmp("é")
#=> -1

#- case-05
"\xff".upcase
#!! ArgumentError: input string invalid

#- case-06
"abc".upcase(:ascii)
#=> "ABC"

#- case-07
"ÄÖa".downcase(:ascii)
#=> "ÄÖa"

#- case-08
"ß".downcase(:fold)
#=> "ss"

#- case-10
"a".upcase(:foo)
#!! ArgumentError: invalid option
