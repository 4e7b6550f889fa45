# Numbers in strings.

#- number-01
"12abc".to_i
#=> 12

#- number-02
" -1_000 ".to_i
#=> -1000

#- number-03
"1__0".to_i
#=> 1

#- number-04
"_1".to_i
#=> 0

#- number-05
"0x1f".to_i
#=> 0

#- number-06
"0x1f".to_i(16)
#=> 31

#- number-07
"1f".to_i(16)
#=> 31

#- number-08
"0b11".to_i(0)
#=> 3

#- number-09
"0o17".to_i(0)
#=> 15

#- number-10
"017".to_i(0)
#=> 15

#- number-11
"z".to_i(36)
#=> 35

#- number-12
"z".to_i(37)
#!! ArgumentError: invalid radix 37

#- number-13
"z".to_i(1)
#!! ArgumentError: invalid radix 1

#- number-14
"z".to_i(-2)
#!! ArgumentError: invalid radix -2

#- number-16
"+5".to_i
#=> 5

#- number-17
"+ 5".to_i
#=> 0

#- number-18
"- 5".to_i
#=> 0

#- number-19
"\u00a05".to_i
#=> 0

#- number-20
"0x1f".hex
#=> 31

#- number-21
"-0x1f".hex
#=> -31

#- number-22
"xyz".hex
#=> 0

#- number-23
"0b1".hex
#=> 177

#- number-24
"017".oct
#=> 15

#- number-25
"0x1f".oct
#=> 31

#- number-26
"0b11".oct
#=> 3

#- number-27
"9".oct
#=> 0

#- number-28
"-017".oct
#=> -15

#- number-29
"0o17".oct
#=> 15

#- number-51
"3/0".to_r
#!! ZeroDivisionError: divided by 0

#- number-52
"a".ord
#=> 97

#- number-53
"".ord
#!! ArgumentError: empty string

#- number-54
"é".ord
#=> 233

#- number-55
"abc".sum
#=> 294
