# `Complex`, and `Rational` beside it.

#- complex-2i-2-5i-3ri-1-2i-complex-1-2-compl
[2i, 2.5i, 3ri, 1+2i, Complex(1,2), Complex('1+2i'), Complex('3'), Complex(1.5), Complex(1, 0)]
#=> [(0+2i), (0+2.5i), (0+(3/1)*i), (1+2i), (1+2i), (1+2i), (3+0i), (1.5+0i), (1+0i)]

#- complex-complex-1-2-1-complex-1-2-complex
[Complex(1,2)+1, Complex(1,2)-Complex(0,1), Complex(1,2)*Complex(3,4), Complex(1,2)/Complex(3,4), Complex(1.0,2)/2, 1+Complex(1,2), 2*Complex(1,2), 1/Complex(1,2), 1.5-Complex(1,2)]
#=> [(2+2i), (1+1i), (-5+10i), ((11/25)+(2/25)*i), (0.5+1i), (2+2i), (2+4i), ((1/5)-(2/5)*i), (0.5-2i)]

#- complex-complex-3-4-abs-complex-3-4-abs2-c
[Complex(3,4).abs, Complex(3,4).abs2, Complex(3,4).arg, Complex(3,4).polar, Complex(3,4).rect, Complex(3,4).conjugate, Complex(3,4).real, Complex(3,4).imaginary, Complex(3,4).real?, 3.real?, -Complex(3,4)]
#=> [5.0, 25, 0.9272952180016122, [5.0, 0.9272952180016122], [3, 4], (3-4i), 3, 4, false, true, (-3-4i)]

#- complex-complex-3-4-to-s-complex-3-4-to-s
[Complex(3,4).to_s, Complex(3,-4).to_s, Complex(3,0).to_i, Complex(3.5,0).to_f, Complex(0.0,-0.0).to_s, Complex(1r/2,1).to_s, Complex(1r/2,1).inspect, Complex(3,4).to_c, '1+2i'.to_c, 'abc'.to_c, nil.to_c, 3.to_c, 3.5.to_c]
#=> ["3+4i", "3-4i", 3, 3.5, "0.0-0.0i", "1/2+1i", "((1/2)+1i)", (3+4i), (1+2i), (0+0i), (0+0i), (3+0i), (3.5+0i)]

#- complex-complex-3-4-to-i
Complex(3,4).to_i
#!! RangeError: can't convert 3+4i into Integer

#- complex-complex-3-4-to-f
Complex(3,4).to_f
#!! RangeError: can't convert 3+4i into Float

#- complex-complex-abc
Complex('abc')
#!! ArgumentError: invalid value for convert(): "abc"

#- complex-complex-nil
Complex(nil)
#!! TypeError: can't convert nil into Complex

#- complex-complex-3-0-3-3-complex-3-0-comple
[Complex(3,0) == 3, 3 == Complex(3,0), Complex(3,4) == Complex(3,4), Complex(3,4) <=> 1, Complex(3,0) <=> 1, Complex(3,4).hash == Complex(3,4).hash, Complex(3,4).eql?(Complex(3,4))]
#=> [true, true, true, nil, 1, true, true]

#- complex-complex-1-2-2-complex-1-2-1-comple
[Complex(1,2)**2, Complex(1,2)**-1, Complex(1,2)**0, Complex.polar(1, 0), Complex.rect(1,2), Complex::I]
#=> [(-3+4i), ((1/5)-(2/5)*i), (1+0i), (1+0.0i), (1+2i), (0+1i)]

#- complex-complex-1-2-1
Complex(1,2) > 1
#!! NoMethodError: undefined method `>' for (1+2i):Complex

#- complex-5-i-5-imag-5-imaginary-5-real-5-ab
[5.i, 5.imag, 5.imaginary, 5.real, 5.abs2, 5.arg, (-5).arg, 5.0.arg, 5.conj, 5.polar, 5.rect, -5.0.angle, 5.phase]
#=> [(0+5i), 0, 0, 5, 25, 0, 3.141592653589793, 0, 5, [5, 0], [5, 0], 3.141592653589793, 0]

#- complex-complex-1-2-fdiv-2-complex-1-2-quo
[Complex(1,2).fdiv(2), Complex(1,2).quo(2), Complex(1,2).finite?, Complex(1,2).infinite?, Complex(1,2).numerator, Complex(1,2).to_r] rescue $!.message
#=> "can't convert 1+2i into Rational"

#- complex-rational-3-4-rational-3-4-rational
[Rational(3,4), Rational('3/4'), Rational('0.75'), Rational(1.5), 3.to_r, 0.5.to_r, 0.1.rationalize(Rational(1,100)), 3r/4+1, 1+3r/4, 3r/4*2.0, (3r/4)**2, (3r/4)**-1, 2**(1r/2), 3r/4 == 0.75, (3r/4).zero?, (3r/4).negative?, Rational('abc') ] rescue $!.message
#=> "invalid value for convert(): \"abc\""

#- complex-7r-2-floor-7r-2-ceil-7r-2-round-5r
[(7r/2).floor, (7r/2).ceil, (7r/2).round, (5r/2).round(half: :even), (7r/3).round(2), (7r/2).truncate, (7r/2).to_i, (7r/2).to_f, (7r/2).to_s, (7r/2).numerator, (7r/2).denominator, -7r/2, (7r/2).abs, (-7r/2).abs, 7r/2 <=> 3, (7r/2).divmod(1), 7r/2 % 1, (7r/2).rationalize(Rational(1,10))]
#=> [3, 4, 4, 2, (233/100), 3, 3, 3.5, "7/2", 7, 2, (-7/2), (7/2), (7/2), 1, [3, (1/2)], (1/2), (7/2)]

#- complex-3r-0
3r / 0
#!! ZeroDivisionError: divided by 0

#- complex-rational-1-3-inspect-1r-3-3f-1r-3
[Rational(1, 3).inspect, "#{1r/3}", '%.3f' % (1r/3), '%s' % (1r/3), '%d' % (7r/2), (1r/3).hash == (1r/3).hash, {1r/3 => 2}[1r/3], [1r/2, 1r/3].sum, [1r/2, 1r/3].max, (1r/2..2).include?(1)]
#=> ["(1/3)", "1/3", "0.333", "1/3", "3", true, 2, (5/6), (1/2), true]

#- complex-rational-1-0
Rational(1, 0)
#!! ZeroDivisionError: divided by 0

#- complex-rational-1-0-2
Rational('1/0')
#!! ZeroDivisionError: divided by 0

#- complex-rational-nil
Rational(nil)
#!! TypeError: can't convert nil into Rational

#- complex-1-quo-2-6-quo-3-1-0-quo-2-1-fdiv-3
[1.quo(2), 6.quo(3), 1.0.quo(2), 1.fdiv(3), 3.numerator, 3.denominator, 0.5.numerator, 0.5.denominator]
#=> [(1/2), (2/1), 0.5, 0.3333333333333333, 3, 1, 1, 2]

#- complex-complex-1-2-abs
Complex('1@2').abs
#=> 1.0

#- complex-3-4i-to-c-3i-to-c-i-to-c-1-2-3i-to
['3+4i'.to_c, '3i'.to_c, '-i'.to_c, '1/2+3i'.to_c, '2.5-1.5e1i'.to_c, 'i'.to_c]
#=> [(3+4i), (0+3i), (0-1i), ((1/2)+3i), (2.5-15.0i), (0+1i)]
