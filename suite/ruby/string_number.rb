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

#- number-15
("9"*30).to_i
#=> 999999999999999999999999999999

#- number-30
"1.5abc".to_f
#=> 1.5

#- number-31
".5".to_f
#=> 0.5

#- number-32
"1.".to_f
#=> 1.0

#- number-33
"1e3".to_f
#=> 1000.0

#- number-34
"1e".to_f
#=> 1.0

#- number-35
"1_000.5".to_f
#=> 1000.5

#- number-36
"0x1A".to_f
#=> 0.0

#- number-37
" 1.5".to_f
#=> 1.5

#- number-38
"-".to_f
#=> 0.0

#- number-39
"-0".to_f
#=> -0.0

#- number-40
"1e400".to_f
#=> Infinity

#- number-41
"Infinity".to_f
#=> 0.0

#- number-42
"1._5".to_f
#=> 1.0

#- number-43
"1_e3".to_f
#=> 1.0

#- number-44
"1.5e+2x".to_f
#=> 150.0

#- number-45
"1/3".to_r
#=> (1/3)

#- number-46
"0.5".to_r
#=> (1/2)

#- number-47
"abc".to_r
#=> (0/1)

#- number-48
"1.2/3".to_r
#=> (2/5)

#- number-49
"1e2".to_r
#=> (100/1)

#- number-50
"1_0/2_0".to_r
#=> (1/2)
