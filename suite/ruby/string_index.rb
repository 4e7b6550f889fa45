# Parts by their places.

#- index-01
"abc"[3]
#=> nil

#- index-02
"abc"[3,1]
#=> ""

#- index-03
"abc"[4,1]
#=> nil

#- index-04
"abc"[1,-1]
#=> nil

#- index-05
"abc"[1..]
#=> "bc"

#- index-06
"abc"[..-2]
#=> "ab"

#- index-07
"abc"[3..]
#=> ""

#- index-08
"abc"[4..]
#=> nil

#- index-09
"abc"[-4..]
#=> nil

#- index-10
"abc"["b"]
#=> "b"

#- index-11
"abc"["x"]
#=> nil

#- index-12
"abc"[/b(c)/,1]
#=> "c"

#- index-13
"abc"[/b(?<n>c)/,:n]
#=> "c"

#- index-14
"abc"[/b(?<n>c)/,"x"]
#!! IndexError: undefined group name reference: x

#- index-15
"abc"[/b(c)/,2]
#=> nil

#- index-16
"abc"[nil]
#!! TypeError: no implicit conversion from nil to integer

#- index-17
"abc"["b",1]
#!! TypeError: no implicit conversion of String into Integer

#- index-18
"abc"[1.7]
#=> "b"

#- index-19
"abc"["a".."b"]
#!! TypeError: no implicit conversion of String into Integer

#- index-20
"abc"[1,nil]
#!! TypeError: no implicit conversion from nil to integer

#- index-21
"abc"[:b]
#!! TypeError: no implicit conversion of Symbol into Integer

#- index-22
s="abc"; s[1]="xyz"; s
#=> "axyzc"

#- index-23
s="abc"; s[3]="xyz"; s
#=> "abcxyz"

#- index-24
s="abc"; s[4]="xyz"; s
#!! IndexError: index 4 out of string

#- index-25
s="abc"; s[-4]="xyz"; s
#!! IndexError: index -4 out of string

#- index-26
s="abc"; s[1,-1]="xyz"; s
#!! IndexError: negative length -1

#- index-27
s="abc"; s[1,0]="xyz"; s
#=> "axyzbc"

#- index-28
s="abc"; s[4,1]="xyz"; s
#!! IndexError: index 4 out of string

#- index-29
s="abc"; s[1..]="xyz"; s
#=> "axyz"

#- index-32
s="abc"; s["b"]="xyz"; s
#=> "axyzc"

#- index-33
s="abc"; s["q"]="xyz"; s
#!! IndexError: string not matched

#- index-34
s="abc"; s[/b/]="xyz"; s
#=> "axyzc"

#- index-35
s="abc"; s[/q/]="xyz"; s
#!! IndexError: regexp not matched

#- index-36
s="abc"; s[/(b)(x)?/,1]="xyz"; s
#=> "axyzc"

#- index-37
s="abc"; s[/(b)(x)?/,2]="xyz"; s
#!! IndexError: regexp group 2 not matched

#- index-38
s="abc"; s[/(b)(x)?/,3]="xyz"; s
#!! IndexError: index 3 out of regexp

#- index-39
s="abc"; s[/(?<n>b)/,"n"]="xyz"; s
#=> "axyzc"

#- index-40
s="abc"; s[/(?<n>b)/,"m"]="xyz"; s
#!! IndexError: undefined group name reference: m

#- index-41
s="abc"; s[1]=nil
#!! TypeError: no implicit conversion of nil into String

#- index-42
s="abc".freeze; s[1]="d"
#!! FrozenError: can't modify frozen String: "abc"

#- index-48
"abc".insert(1,"X")
#=> "aXbc"

#- index-49
"abc".insert(-1,"X")
#=> "abcX"

#- index-50
"abc".insert(-2,"X")
#=> "abXc"

#- index-51
"abc".insert(5,"X")
#!! IndexError: index 5 out of string

#- index-52
"abc".insert(-5,"X")
#!! IndexError: index -4 out of string

#- index-53
"abc".getbyte(5)
#=> nil

#- index-54
"abc".getbyte(-1)
#=> 99

#- index-55
s="abc"; s.setbyte(0,300); s
#=> ",bc"

#- index-56
s="abc"; s.setbyte(5,1); s
#!! IndexError: index 5 out of string

#- index-30
s="abc"; s[5..]="xyz"; s
#!! RangeError: 5.. out of range

#- index-31
s="abc"; s[-5..1]="xyz"; s
#!! RangeError: -5..1 out of range

#- index-43
s="abc"; [s.slice!(1), s]
#=> ["b", "ac"]

#- index-44
s="abc"; [s.slice!(1..), s]
#=> ["bc", "a"]

#- index-45
s="abc"; [s.slice!("x"), s]
#=> [nil, "abc"]

#- index-46
s="abc"; [s.slice!(/b(c)/,1), s]
#=> ["c", "ab"]

#- index-47
s="abc"; [s.slice!(9), s]
#=> [nil, "abc"]
