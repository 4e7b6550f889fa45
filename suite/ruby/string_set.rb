# Sets of characters.

#- set-01
"hello".tr('el', 'ip')
#=> "hippo"

#- set-02
"hello".tr('a-y', 'b-z')
#=> "ifmmp"

#- set-03
"hello".tr('^l', '*')
#=> "**ll*"

#- set-04
"hello".tr('l', '')
#=> "heo"

#- set-05
"hello".tr('elo', 'x')
#=> "hxxxx"

#- set-06
"hello".tr('z-a', 'x')
#!! ArgumentError: invalid range "z-a" in string transliteration

#- set-07
"he-llo".tr('-', '_')
#=> "he_llo"

#- set-08
"he-llo".tr('a\-z', '_')
#=> "he_llo"

#- set-09
"hello".tr_s('l', 'r')
#=> "hero"

#- set-10
"aabbcc".tr_s('ab', '*')
#=> "*cc"

#- set-11
"hello".delete('l')
#=> "heo"

#- set-12
"hello".delete('a-k', '^e')
#=> "ello"

#- set-13
"hello".delete
#!! ArgumentError: wrong number of arguments (given 0, expected 1+)

#- set-14
"hello".squeeze
#=> "helo"

#- set-15
"aaabbb".squeeze('a')
#=> "abbb"

#- set-16
"aaabbb".squeeze('a-b', 'b')
#=> "aaab"

#- set-17
"hello".count('lo')
#=> 3

#- set-18
"hello".count('a-z', '^l')
#=> 3

#- set-19
"hello".count
#!! ArgumentError: wrong number of arguments (given 0, expected 1+)

#- set-20
"hello".tr!('x','y')
#=> nil

#- set-21
"hello".tr!('l','l')
#=> "hello"

#- set-22
"hello".delete!('x')
#=> nil

#- set-23
"hello".squeeze!('x')
#=> nil

#- set-24
"hello\\".count('\\')
#=> 1

#- set-25
"hello^".count('^')
#=> 1

#- set-26
"he^llo".delete('e^')
#=> "hllo"

#- set-27
"a]b".tr(']','-')
#=> "a-b"

#- set-28
"ab-c".tr('a-','xy')
#=> "xbyc"
