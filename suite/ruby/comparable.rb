# Comparable.

#- comparable-01
"a".between?("a","b")
#=> true

#- comparable-02
"a".clamp("b","c")
#=> "b"

#- comparable-03
1 < "a"
#!! ArgumentError: comparison of Integer with String failed

#- comparable-05
class D; include Comparable; def <=>(o); nil; end; end; (D.new == D.new)
#=> false

#- comparable-06
class D; include Comparable; def <=>(o); nil; end; end; D.new < 1
#!! ArgumentError: comparison of D with 1 failed

#- comparable-07
class D; include Comparable; def <=>(o); nil; end; end; D.new < "a"
#!! ArgumentError: comparison of D with String failed

#- comparable-08
class D; include Comparable; def <=>(o); raise "x"; end; end; D.new == 1
#!! RuntimeError: x

#- comparable-09
5.clamp(3, 1)
#!! ArgumentError: min argument must be smaller than max argument

#- comparable-10
5.clamp(1..)
#=> 5

#- comparable-11
5.clamp(..3)
#=> 3

#- comparable-12
5.clamp(1...3)
#!! ArgumentError: cannot clamp with an exclusive range

#- comparable-13
"b".clamp("a", "c")
#=> "b"

#- comparable-14
5.clamp(nil, 3)
#=> 3

#- comparable-04
class C; include Comparable; attr_reader :v; def initialize(v); @v=v; end; def <=>(o); v <=> o.v; end; def inspect; "C#{v}"; end; end; [C.new(1) < C.new(2), C.new(1) == C.new(1), C.new(1).between?(C.new(0), C.new(2)), C.new(5).clamp(C.new(1), C.new(3)), C.new(5).clamp(C.new(1)..C.new(3)), [C.new(3), C.new(1)].min]
#=> [true, true, true, C3, C3, C1]
