# `BigDecimal`.

#- bigdecimal
require "bigdecimal/util"
BigDecimal('1.20').to_s
#=> "0.12e1"

#- bigdecimal-2
require "bigdecimal/util"
BigDecimal('1.20').inspect
#=> "0.12e1"

#- bigdecimal-3
require "bigdecimal/util"
BigDecimal('1.20').to_s('F')
#=> "1.2"

#- bigdecimal-4
require "bigdecimal/util"
BigDecimal('1234567.891').to_s('3F')
#=> "123 456 7.891"

#- bigdecimal-5
require "bigdecimal/util"
BigDecimal('1234567.891').to_s('+F')
#=> "+1234567.891"

#- bigdecimal-6
require "bigdecimal/util"
BigDecimal('1234567.891').to_s(' F')
#=> " 1234567.891"

#- bigdecimal-7
require "bigdecimal/util"
BigDecimal('1234567.891').to_s('5E')
#=> "0.12345 67891e7"

#- bigdecimal-8
require "bigdecimal/util"
BigDecimal('-1.20').to_s
#=> "-0.12e1"

#- bigdecimal-9
require "bigdecimal/util"
BigDecimal('0').to_s
#=> "0.0"

#- bigdecimal-10
require "bigdecimal/util"
BigDecimal('-0').to_s
#=> "-0.0"

#- bigdecimal-11
require "bigdecimal/util"
BigDecimal('NaN').to_s
#=> "NaN"

#- bigdecimal-12
require "bigdecimal/util"
BigDecimal('Infinity').to_s
#=> "Infinity"

#- bigdecimal-13
require "bigdecimal/util"
BigDecimal('-Infinity').to_s
#=> "-Infinity"

#- bigdecimal-14
require "bigdecimal/util"
BigDecimal('100').to_s
#=> "0.1e3"

#- bigdecimal-15
require "bigdecimal/util"
BigDecimal('100').to_s('F')
#=> "100.0"

#- bigdecimal-16
require "bigdecimal/util"
BigDecimal('0.00012').to_s
#=> "0.12e-3"

#- bigdecimal-17
require "bigdecimal/util"
BigDecimal('0.00012').to_s('F')
#=> "0.00012"

#- bigdecimal-18
require "bigdecimal/util"
BigDecimal('abc')
#!! ArgumentError: invalid value for BigDecimal(): "abc"

#- bigdecimal-19
require "bigdecimal/util"
BigDecimal('1.2abc')
#!! ArgumentError: invalid value for BigDecimal(): "1.2abc"

#- bigdecimal-20
require "bigdecimal/util"
BigDecimal(' 1.2 ')
#=> 0.12e1

#- bigdecimal-21
require "bigdecimal/util"
BigDecimal('1_000.5')
#=> 0.10005e4

#- bigdecimal-22
require "bigdecimal/util"
BigDecimal('')
#!! ArgumentError: invalid value for BigDecimal(): ""

#- bigdecimal-23
require "bigdecimal/util"
BigDecimal('1e3')
#=> 0.1e4

#- bigdecimal-24
require "bigdecimal/util"
BigDecimal('1.5E-3')
#=> 0.15e-2

#- bigdecimal-25
require "bigdecimal/util"
BigDecimal('.5')
#=> 0.5e0

#- bigdecimal-26
require "bigdecimal/util"
BigDecimal('5.')
#!! ArgumentError: invalid value for BigDecimal(): "5."

#- bigdecimal-27
require "bigdecimal/util"
BigDecimal(5)
#=> 0.5e1

#- bigdecimal-28
require "bigdecimal/util"
BigDecimal(1.5)
#!! ArgumentError: can't omit precision for a Float.

#- bigdecimal-29
require "bigdecimal/util"
BigDecimal(0.1, 5)
#=> 0.1e0

#- bigdecimal-30
require "bigdecimal/util"
BigDecimal(1r/3, 5)
#=> 0.33333e0

#- bigdecimal-31
require "bigdecimal/util"
BigDecimal(1r/3)
#!! ArgumentError: can't omit precision for a Rational.

#- bigdecimal-32
require "bigdecimal/util"
BigDecimal(nil)
#!! TypeError: can't convert nil into BigDecimal

#- bigdecimal-33
require "bigdecimal/util"
BigDecimal('1')/3
#=> 0.333333333333333333333333333333333333e0

#- bigdecimal-34
require "bigdecimal/util"
BigDecimal('2')/3
#=> 0.666666666666666666666666666666666667e0

#- bigdecimal-35
require "bigdecimal/util"
BigDecimal('10')/3
#=> 0.3333333333333333333333333333333333333e1

#- bigdecimal-36
require "bigdecimal/util"
BigDecimal('1')/BigDecimal('7')
#=> 0.142857142857142857142857142857142857e0

#- bigdecimal-37
require "bigdecimal/util"
BigDecimal('1.000000000000001')/3
#=> 0.333333333333333666666666666666666667e0

#- bigdecimal-38
require "bigdecimal/util"
BigDecimal('1').div(3)
#=> 0

#- bigdecimal-39
require "bigdecimal/util"
BigDecimal('1').div(3, 10)
#=> 0.3333333333e0

#- bigdecimal-40
require "bigdecimal/util"
BigDecimal('7').divmod(2)
#=> [0.3e1, 0.1e1]

#- bigdecimal-41
require "bigdecimal/util"
BigDecimal('-7').divmod(2)
#=> [-0.4e1, 0.1e1]

#- bigdecimal-42
require "bigdecimal/util"
BigDecimal('-7') % 3
#=> 0.2e1

#- bigdecimal-43
require "bigdecimal/util"
BigDecimal('-7').remainder(3)
#=> -0.1e1

#- bigdecimal-44
require "bigdecimal/util"
BigDecimal('1.5') + 1
#=> 0.25e1

#- bigdecimal-1-bigdecim
require "bigdecimal/util"
1 + BigDecimal('1.5')
#=> 0.25e1

#- bigdecimal-45
require "bigdecimal/util"
BigDecimal('1.5') + 1.5
#=> 0.3e1

#- bigdecimal-1-5-bigdec
require "bigdecimal/util"
1.5 + BigDecimal('1.5')
#=> 0.3e1

#- bigdecimal-46
require "bigdecimal/util"
BigDecimal('1.5') * 2
#=> 0.3e1

#- bigdecimal-47
require "bigdecimal/util"
BigDecimal('1.5') - BigDecimal('0.5')
#=> 0.1e1

#- bigdecimal-48
require "bigdecimal/util"
BigDecimal('1.5') ** 2
#=> 0.225e1

#- bigdecimal-49
require "bigdecimal/util"
BigDecimal('2') ** -2
#=> 0.25e0

#- bigdecimal-50
require "bigdecimal/util"
BigDecimal('2').power(3)
#=> 0.8e1

#- bigdecimal-51
require "bigdecimal/util"
BigDecimal('1.55').round(1)
#=> 0.16e1

#- bigdecimal-52
require "bigdecimal/util"
BigDecimal('1.55').round
#=> 2

#- bigdecimal-53
require "bigdecimal/util"
BigDecimal('1.45').round(1, :half_even)
#=> 0.14e1

#- bigdecimal-54
require "bigdecimal/util"
BigDecimal('1.45').round(1, half: :even)
#=> 0.14e1

#- bigdecimal-55
require "bigdecimal/util"
BigDecimal('1.5').round(0)
#=> 2

#- bigdecimal-56
require "bigdecimal/util"
BigDecimal('15').round(-1)
#=> 20

#- bigdecimal-57
require "bigdecimal/util"
BigDecimal('1.55').floor
#=> 1

#- bigdecimal-58
require "bigdecimal/util"
BigDecimal('1.55').floor(1)
#=> 0.15e1

#- bigdecimal-59
require "bigdecimal/util"
BigDecimal('1.55').ceil
#=> 2

#- bigdecimal-60
require "bigdecimal/util"
BigDecimal('1.55').ceil(1)
#=> 0.16e1

#- bigdecimal-61
require "bigdecimal/util"
BigDecimal('1.55').truncate
#=> 1

#- bigdecimal-62
require "bigdecimal/util"
BigDecimal('1.55').truncate(1)
#=> 0.15e1

#- bigdecimal-63
require "bigdecimal/util"
BigDecimal('1.55').fix
#=> 0.1e1

#- bigdecimal-64
require "bigdecimal/util"
BigDecimal('1.55').frac
#=> 0.55e0

#- bigdecimal-65
require "bigdecimal/util"
BigDecimal('1.55').to_i
#=> 1

#- bigdecimal-66
require "bigdecimal/util"
BigDecimal('1.55').to_f
#=> 1.55

#- bigdecimal-67
require "bigdecimal/util"
BigDecimal('1.55').to_r
#=> (31/20)

#- bigdecimal-68
require "bigdecimal/util"
BigDecimal('1.55').to_d
#=> 0.155e1

#- bigdecimal-69
require "bigdecimal/util"
BigDecimal('1.55').to_digits
#=> "1.55"

#- bigdecimal-70
require "bigdecimal/util"
BigDecimal('1.55').precision
#=> 3

#- bigdecimal-71
require "bigdecimal/util"
BigDecimal('1.55').scale
#=> 2

#- bigdecimal-72
require "bigdecimal/util"
BigDecimal('1.55').n_significant_digits
#=> 3

#- bigdecimal-73
require "bigdecimal/util"
BigDecimal('1.55').exponent
#=> 1

#- bigdecimal-74
require "bigdecimal/util"
BigDecimal('1.55').sign
#=> 2

#- bigdecimal-75
require "bigdecimal/util"
BigDecimal('-1.55').abs
#=> 0.155e1

#- bigdecimal-76
require "bigdecimal/util"
-BigDecimal('1.55')
#=> -0.155e1

#- bigdecimal-77
require "bigdecimal/util"
BigDecimal('1.55').nan?
#=> false

#- bigdecimal-78
require "bigdecimal/util"
BigDecimal('1.55').finite?
#=> true

#- bigdecimal-79
require "bigdecimal/util"
BigDecimal('Infinity').infinite?
#=> 1

#- bigdecimal-80
require "bigdecimal/util"
BigDecimal('-Infinity').infinite?
#=> -1

#- bigdecimal-81
require "bigdecimal/util"
BigDecimal('0').zero?
#=> true

#- bigdecimal-82
require "bigdecimal/util"
BigDecimal('0').nonzero?
#=> nil

#- bigdecimal-83
require "bigdecimal/util"
BigDecimal('1').nonzero?
#=> 0.1e1

#- bigdecimal-84
require "bigdecimal/util"
BigDecimal('1.0') == 1
#=> true

#- bigdecimal-85
require "bigdecimal/util"
BigDecimal('1.0') == 1.0
#=> true

#- bigdecimal-1-bigdecim-2
require "bigdecimal/util"
1 == BigDecimal('1.0')
#=> true

#- bigdecimal-1-0-bigdec
require "bigdecimal/util"
1.0 == BigDecimal('1.0')
#=> true

#- bigdecimal-86
require "bigdecimal/util"
BigDecimal('1.0').eql?(BigDecimal('1.00'))
#=> true

#- bigdecimal-87
require "bigdecimal/util"
BigDecimal('1.0').hash == BigDecimal('1.00').hash
#=> true

#- bigdecimal-88
require "bigdecimal/util"
BigDecimal('1.0') <=> 2
#=> -1

#- bigdecimal-89
require "bigdecimal/util"
BigDecimal('1.0') <=> 'a'
#=> nil

#- bigdecimal-90
require "bigdecimal/util"
BigDecimal('1.0') < 2
#=> true

#- bigdecimal-91
require "bigdecimal/util"
BigDecimal('1.0') < 'a'
#!! ArgumentError: comparison of BigDecimal with String failed

#- bigdecimal-92
require "bigdecimal/util"
BigDecimal('1.0') + 'a'
#!! TypeError: String can't be coerced into BigDecimal

#- bigdecimal-93
require "bigdecimal/util"
BigDecimal('1.0') + nil
#!! TypeError: nil can't be coerced into BigDecimal

#- bigdecimal-94
require "bigdecimal/util"
BigDecimal('1') / 0
#=> Infinity

#- bigdecimal-95
require "bigdecimal/util"
BigDecimal('0') / 0
#=> NaN

#- bigdecimal-1-5-to-d
require "bigdecimal/util"
'1.5'.to_d
#=> 0.15e1

#- bigdecimal-abc-to-d
require "bigdecimal/util"
'abc'.to_d
#=> 0.0

#- bigdecimal-1-5abc-to
require "bigdecimal/util"
'1.5abc'.to_d
#=> 0.15e1

#- bigdecimal-1-to-d
require "bigdecimal/util"
1.to_d
#=> 0.1e1

#- bigdecimal-1-5-to-d-2
require "bigdecimal/util"
1.5.to_d
#=> 0.15e1

#- bigdecimal-1r-3-to-d
require "bigdecimal/util"
(1r/3).to_d(4)
#=> 0.3333e0

#- bigdecimal-nil-to-d
require "bigdecimal/util"
nil.to_d
#=> 0.0

#- bigdecimal-96
require "bigdecimal/util"
[BigDecimal('3'), BigDecimal('1')].max
#=> 0.3e1

#- bigdecimal-97
require "bigdecimal/util"
[BigDecimal('1.1'), BigDecimal('2.2')].sum
#=> 0.33e1

#- bigdecimal-1-bigdecim-3
require "bigdecimal/util"
[1, BigDecimal('2.2')].sum
#=> 0.32e1

#- bigdecimal-98
require "bigdecimal/util"
BigDecimal('1.5').split
#=> [1, "15", 10, 1]

#- bigdecimal-99
require "bigdecimal/util"
BigDecimal('1.5').is_a?(Numeric)
#=> true

#- bigdecimal-100
require "bigdecimal/util"
"#{BigDecimal('1.5')}"
#=> "0.15e1"

#- bigdecimal-d-bigdecim
require "bigdecimal/util"
'%d' % BigDecimal('1.555')
#=> "1"

#- bigdecimal-s-bigdecim
require "bigdecimal/util"
'%s' % BigDecimal('1.555')
#=> "0.1555e1"

#- bigdecimal-integer-bi
require "bigdecimal/util"
Integer(BigDecimal('3'))
#=> 3

#- bigdecimal-float-bigd
require "bigdecimal/util"
Float(BigDecimal('3'))
#=> 3.0

#- bigdecimal-101
require "bigdecimal/util"
BigDecimal('3').to_int
#=> 3

#- bigdecimal-102
require "bigdecimal/util"
BigDecimal('12345678901234567890.123456789').to_s
#=> "0.12345678901234567890123456789e20"

#- bigdecimal-103
require "bigdecimal/util"
BigDecimal('12345678901234567890.123456789').to_s('F')
#=> "12345678901234567890.123456789"

#- bigdecimal-104
require "bigdecimal/util"
BigDecimal('1.23E+3').to_i
#=> 1230

#- bigdecimal-105
require "bigdecimal/util"
BigDecimal('NaN') == BigDecimal('NaN')
#=> false

#- bigdecimal-106
require "bigdecimal/util"
BigDecimal('3').coerce(2)
#=> [0.2e1, 0.3e1]

#- bigdecimal-107
require "bigdecimal/util"
BigDecimal('3').mult(2, 1)
#=> 0.6e1

#- bigdecimal-108
require "bigdecimal/util"
BigDecimal('3.14159').add(1, 3)
#=> 0.414e1

#- bigdecimal-109
require "bigdecimal/util"
BigDecimal('3.14159').sub(1, 3)
#=> 0.214e1

#- bigdecimal-110
require "bigdecimal/util"
BigDecimal('3').negative?
#=> false

#- bigdecimal-111
require "bigdecimal/util"
BigDecimal('-3').negative?
#=> true

#- bigdecimal-112
require "bigdecimal/util"
BigDecimal('3').positive?
#=> true

#- bigdecimal-113
require "bigdecimal/util"
BigDecimal("1.10").to_s.to_f
#=> 1.1

#- bigdecimal-114
require "bigdecimal/util"
BigDecimal("3.7") % 1
#=> 0.7e0

#- bigdecimal-115
require "bigdecimal/util"
BigDecimal('5').clone.equal?(1)
#=> false

#- bigdecimal-116
require "bigdecimal/util"
BigDecimal.mode(BigDecimal::ROUND_MODE)
#=> 3

#- bigdecimal-117
require "bigdecimal/util"
BigDecimal('3').integer?
#=> false

#- bigdecimal-118
require "bigdecimal/util"
BigDecimal('1e400').to_f
#=> Infinity

#- bigdecimal-119
require "bigdecimal/util"
BigDecimal('1.5').truncate(0)
#=> 0.1e1

#- bigdecimal-120
require "bigdecimal/util"
BigDecimal('1.23456789').round(4).to_s
#=> "0.12346e1"

#- bigdecimal-121
require "bigdecimal/util"
BigDecimal('1.23456789').round(4).to_f
#=> 1.2346

#- bigdecimal-122
require "bigdecimal/util"
BigDecimal('NaN').to_i
#!! FloatDomainError: Computation results in 'NaN' (Not a Number)

#- bigdecimal-123
require "bigdecimal/util"
BigDecimal('Infinity').to_i
#!! FloatDomainError: Computation results in 'Infinity'

#- bigdecimal-124
require "bigdecimal/util"
BigDecimal('1.5').quo(2)
#=> 0.75e0

#- bigdecimal-125
require "bigdecimal/util"
BigDecimal('1.5').nonzero?
#=> 0.15e1

#- bigdecimal-126
require "bigdecimal/util"
BigDecimal('1') <=> BigDecimal('NaN')
#=> nil

#- bigdecimal-127
require "bigdecimal/util"
BigDecimal('6').divmod(BigDecimal('4.5'))
#=> [0.1e1, 0.15e1]

#- bigdecimal-128
require "bigdecimal/util"
BigDecimal('12.5').to_s('2F')
#=> "12.5"

#- bigdecimal-129
require "bigdecimal/util"
BigDecimal('1').dup
#=> 0.1e1

#- bigdecimal-130
require "bigdecimal/util"
BigDecimal.new('1')
#!! NoMethodError: undefined method `new' for BigDecimal:Class

#- bigdecimal-131
require "bigdecimal/util"
BigDecimal('12.3').between?(12, 13)
#=> true

#- bigdecimal-132
require "bigdecimal/util"
BigDecimal('12.3').clamp(1, 5)
#=> 5
