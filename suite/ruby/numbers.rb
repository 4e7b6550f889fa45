# Numbers.

#- numbers-01
2**100
#=> 1267650600228229401496703205376

#- numbers-02
[7/2, -7/2, 7/-2, -7 % 3, 7 % -3, -7.remainder(3)]
#=> [3, -4, -4, 2, -2, -1]

#- numbers-03
[7.fdiv(2), 7.0/2, 7.divmod(-2), -7.5.divmod(2), 7.5.div(2)]
#=> [3.5, 3.5, [-4, -1], [-4, 0.5], 3]

#- numbers-04
1/0
#!! ZeroDivisionError: divided by 0

#- numbers-05
1%0
#!! ZeroDivisionError: divided by 0

#- numbers-06
1.0/0
#=> Infinity

#- numbers-07
1.divmod(0.0)
#!! ZeroDivisionError: divided by 0

#- numbers-08
0.0/0
#=> NaN

#- numbers-09
[2**-1, 2**0.5, 4**0.5, 0**0, (-8)**3, 2.0**3, (-1)**100]
#=> [(1/2), 1.4142135623730951, 2.0, 1, -512, 8.0, 1]

#- numbers-10
0**-1
#!! ZeroDivisionError: divided by 0

#- numbers-11
[1.5.round, 2.5.round, -2.5.round, 2.5.round(half: :even), 2.5.round(half: :down), 0.5.round]
#=> [2, 3, -3, 2, 2, 1]

#- numbers-12
[1234.567.round(2), 1234.567.round(-2), 1234567.round(-3), 15.round(-1), 25.round(-1, half: :even), 1.005.round(2), 2.675.round(2)]
#=> [1234.57, 1200, 1235000, 20, 20, 1.01, 2.68]

#- numbers-13
[1.29.floor(1), 1.21.ceil(1), -1.29.truncate(1), 15.floor(-1), 15.ceil(-1), -15.truncate(-1), 1.5.floor, -1.5.ceil]
#=> [1.2, 1.3, -1.2, 10, 20, -10, 1, -1]

#- numbers-14
[0.1+0.2, 1e20, 1e16, 1e15, 1.0e-5, 0.0001, 100.0, 1e100, -0.0]
#=> [0.30000000000000004, 1.0e+20, 1.0e+16, 1.0e+15, 1.0e-05, 0.0001, 100.0, 1.0e+100, -0.0]

#- numbers-15
[1e20.to_i, 1.9.to_i, -1.9.to_i, 1e3.to_i]
#=> [100000000000000000000, 1, -1, 1000]

#- numbers-16
(0.0/0).to_i
#!! FloatDomainError: NaN

#- numbers-17
Float::INFINITY.to_i
#!! FloatDomainError: Infinity

#- numbers-18
[100.digits, 255.digits(16), 0.digits]
#=> [[0, 0, 1], [15, 15], [0]]

#- numbers-19
-1.digits
#!! Math::DomainError: out of domain

#- numbers-20
[255.to_s(16), 255.to_s(2), -255.to_s(36), (2**70).to_s(16)]
#=> ["ff", "11111111", "-73", "400000000000000000"]

#- numbers-21
1.to_s(40)
#!! ArgumentError: invalid radix 40

#- numbers-22
[12.gcd(18), 12.lcm(18), 12.gcdlcm(18), -12.gcd(18)]
#=> [6, 36, [6, 36], 6]

#- numbers-23
3.gcd(1.5)
#!! TypeError: not an integer

#- numbers-24
[10.pow(3, 7), 2.pow(10), 3.pow(2**65, 10)]
#=> [6, 1024, 1]

#- numbers-25
[3 & 5, 3 | 5, 3 ^ 5, ~5, 1 << 70, (1 << 70) >> 69, -1 >> 3, 5[0], 5[1], 2**70 & 2**70 - 1]
#=> [1, 7, 6, -6, 1180591620717411303424, 2, -1, 1, 0, 0]

#- numbers-26
1 & 1.5
#!! TypeError: 1.5 can't be coerced into Integer

#- numbers-27
[5.bit_length, -1.bit_length, (2**64).bit_length, 255.size]
#=> [3, 0, 65, 8]

#- numbers-28
[65.chr, 233.chr, 8364.chr("UTF-8")]
#=> ["A", "\xE9", "€"]

#- numbers-29
300.chr
#!! RangeError: 300 out of char range

#- numbers-30
[3.zero?, 0.zero?, 3.positive?, -3.negative?, 3.even?, 3.odd?, 3.pred, 3.succ, 3.ord, 0.nonzero?, 3.nonzero?]
#=> [false, true, true, true, false, true, 2, 4, 3, nil, 3]

#- numbers-31
[3.clamp(1, 2), 3.between?(1, 5), 3.integer?, 3.0.integer?, 3.finite?, (1/0.0).infinite?, (0/0.0).nan?]
#=> [2, true, true, false, true, 1, true]

#- numbers-32
[1 <=> 2, 1 <=> 1.0, 1 <=> "a", 1 == 1.0, 1.eql?(1.0), 1.equal?(1), 2**70 == (2**70).to_f, 1.hash == 1.hash]
#=> [-1, 0, nil, true, false, true, true, true]

#- numbers-33
1 + nil
#!! TypeError: nil can't be coerced into Integer

#- numbers-34
1 + "2"
#!! TypeError: String can't be coerced into Integer

#- numbers-35
1.5 + "2"
#!! TypeError: String can't be coerced into Float

#- numbers-36
1 < nil
#!! ArgumentError: comparison of Integer with nil failed

#- numbers-37
1 < "a"
#!! ArgumentError: comparison of Integer with String failed

#- numbers-38
1.5 > nil
#!! ArgumentError: comparison of Float with nil failed

#- numbers-39
[1.coerce(2), 1.coerce(2.5), 1.5.coerce(2), 1.coerce("2")]
#=> [[2, 1], [2.5, 1.0], [2.0, 1.5], [2.0, 1.0]]

#- numbers-40
1.coerce("x")
#!! ArgumentError: invalid value for Float(): "x"

#- numbers-41
[Integer("42"), Integer("0x1f", 16), Integer("0b11"), Integer("017"), Integer("1_000"), Integer(3.99), Integer("z", 36), Integer(" 42 ")]
#=> [42, 31, 3, 15, 1000, 3, 35, 42]

#- numbers-42
Integer("abc")
#!! ArgumentError: invalid value for Integer(): "abc"

#- numbers-43
Integer("")
#!! ArgumentError: invalid value for Integer(): ""

#- numbers-44
Integer(nil)
#!! TypeError: can't convert nil into Integer

#- numbers-45
Integer([])
#!! TypeError: can't convert Array into Integer

#- numbers-46
Integer("12a")
#!! ArgumentError: invalid value for Integer(): "12a"

#- numbers-47
Integer("x", exception: false)
#=> nil

#- numbers-48
Integer(12, 8)
#!! ArgumentError: base specified for non string value

#- numbers-49
[Float("1.5"), Float("1e3"), Float(3), Float("  2 ")]
#=> [1.5, 1000.0, 3.0, 2.0]

#- numbers-50
Float("abc")
#!! ArgumentError: invalid value for Float(): "abc"

#- numbers-51
Float("")
#!! ArgumentError: invalid value for Float(): ""

#- numbers-52
Float(nil)
#!! TypeError: can't convert nil into Float

#- numbers-53
Float("x", exception: false)
#=> nil

#- numbers-54
[Rational(1, 2), Rational("3/4"), Rational(0.5), Rational("0.75"), 3.to_r, 1.5.to_r, 0.1.rationalize]
#=> [(1/2), (3/4), (1/2), (3/4), (3/1), (3/2), (1/10)]

#- numbers-55
Rational(1, 0)
#!! ZeroDivisionError: divided by 0

#- numbers-56
[Rational(1, 2) + Rational(1, 3), Rational(1, 2) * 2, Rational(7, 2).floor, Rational(7, 2).round, Rational(7, 2).to_i, Rational(1, 3).to_f, Rational(1, 2) == 0.5, Rational(1, 2).to_s, Rational(3, 1).inspect]
#=> [(5/6), (1/1), 3, 4, 3, 0.3333333333333333, true, "1/2", "(3/1)"]

#- numbers-57
[Rational(7, 2) % 1, Rational(7, 2).divmod(2), Rational(-7, 2).truncate, Rational(1, 3).round(2), Rational(1, 2) <=> 1, Rational(1, 2) ** 2]
#=> [(1/2), [1, (3/2)], -3, (33/100), -1, (1/4)]

#- numbers-58
[Integer.sqrt(99), Integer.sqrt(10**20)]
#=> [9, 10000000000]

#- numbers-59
Integer.sqrt(-1)
#!! Math::DomainError: Numerical argument is out of domain - "isqrt"

#- numbers-60
[Math.sqrt(2), Math::PI, Math.log(8, 2), Math.log2(8), Math.log10(1000), Math.hypot(3, 4), Math.cbrt(27)]
#=> [1.4142135623730951, 3.141592653589793, 3.0, 3.0, 3.0, 5.0, 3.0]

#- numbers-61
Math.sqrt(-1)
#!! Math::DomainError: Numerical argument is out of domain - sqrt

#- numbers-62
Math.sqrt("x")
#!! TypeError: can't convert String into Float

#- numbers-63
Math.sqrt(nil)
#!! TypeError: can't convert nil into Float

#- numbers-64
[Random.new(42).rand(100), Random.new(42).rand, Random.new(1).rand(1..6), Random.new(2**40).rand(1000), Random.new(42).rand(1.5)]
#=> [51, 0.3745401188473625, 6, 385, 0.5618101782710437]

#- numbers-65
r = Random.new(42); [r.rand(10), r.rand(10), r.rand(10), r.seed]
#=> [6, 3, 7, 42]

#- numbers-66
Random.new(42).rand(0)
#!! ArgumentError: invalid argument - 0

#- numbers-67
Random.new(42).rand(-5)
#!! ArgumentError: invalid argument - -5

#- numbers-68
srand(5); [rand(100), rand(100), rand]
#=> [99, 78, 0.8707323061773764]

#- numbers-69
Random.new(3).bytes(5)
#=> "j\x17\x01\x8D\x98"

#- numbers-70
[Float::MAX, Float::MIN, Float::EPSILON, Float::INFINITY, Float::NAN.nan?, Float::DIG]
#=> [1.7976931348623157e+308, 2.2250738585072014e-308, 2.220446049250313e-16, Infinity, true, 15]

#- numbers-71
a = []; 3.times { |i| a << i }; 1.upto(3) { |i| a << i }; 3.downto(1) { |i| a << i }; 1.step(10, 4) { |i| a << i }; a
#=> [0, 1, 2, 1, 2, 3, 3, 2, 1, 1, 5, 9]

#- numbers-72
a = []; 1.0.step(2.0, 0.5) { |i| a << i }; 10.step(1, -3) { |i| a << i }; 1.step(by: 2, to: 5) { |i| a << i }; a
#=> [1.0, 1.5, 2.0, 10, 7, 4, 1, 1, 3, 5]

#- numbers-73
1.step(5, 0) { }
#!! ArgumentError: step can't be 0

#- numbers-74
1.upto("a") { }
#!! ArgumentError: comparison of Integer with String failed

#- numbers-75
[10.0.to_s, 1e2.inspect, 1.0.eql?(1.0), 3.7 % 1, -3.7.abs, 3.7.truncate, 1.1.next_float]
#=> ["10.0", "100.0", true, 0.7000000000000002, 3.7, 3, 1.1000000000000003]

#- numbers-76
[0.1 + 0.7, 1.1 * 3, 4.35 * 100, 1.15.round(1), 1e-7.to_s, 123456789.123456789]
#=> [0.7999999999999999, 3.3000000000000003, 434.99999999999994, 1.2, "1.0e-07", 123456789.12345679]

#- numbers-77
(10**25).round(-24)
#=> 10000000000000000000000000

#- numbers-78
[10**25 / 3, 10**25 % 7, -(10**25) / 3, 10**25 - 10**25, (10**25).fdiv(10**24)]
#=> [3333333333333333333333333, 3, -3333333333333333333333334, 0, 10.0]
