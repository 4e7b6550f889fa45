# `Struct`, `OpenStruct`.

#- struct-basic
Point = Struct.new(:x, :y)
p1 = Point.new(1, 2)
[p1, p1.x, p1[:y], p1['x'], p1[0], p1[-1], p1.to_a, p1.to_h, p1.members, Point.members, p1.size, p1.values, p1 == Point.new(1, 2), p1 == Point.new(1, 3), p1.eql?(Point.new(1.0, 2)), p1.hash == Point.new(1, 2).hash]
#=> [#<struct Point x=1, y=2>, 1, 2, 1, 1, 2, [1, 2], {:x=>1, :y=>2}, [:x, :y], [:x, :y], 2, [1, 2], true, false, false, true]

#- struct-set
P2 = Struct.new(:a, :b)
s = P2.new
s.a = 1
s[:b] = 2
s[0] = 5
[s, s.to_s, s.inspect]
#=> [#<struct P2 a=5, b=2>, "#<struct P2 a=5, b=2>", "#<struct P2 a=5, b=2>"]

#- struct-block
P3 = Struct.new(:first, :last) do
  def full
    "#{first} #{last}"
  end

  def self.make
    new('a', 'b')
  end

  def to_s
    "P3(#{full})"
  end
end
[P3.make.full, "#{P3.make}", P3.make.class]
#=> ["a b", "P3(a b)", P3]

#- struct-keyword-init
P4 = Struct.new(:a, :b, keyword_init: true)
[P4.new(a: 1), P4.new(b: 2, a: 3).to_h, P4.members, P4.keyword_init?, P4.inspect]
#=> [#<struct P4 a=1, b=nil>, {:a=>3, :b=>2}, [:a, :b], true, "P4(keyword_init: true)"]

#- struct-keyword-init-unknown
Struct.new(:a, keyword_init: true).new(a: 1, c: 2, d: 3)
#!! ArgumentError: unknown keywords: c, d

#- struct-keyword-init-positional
Struct.new(:a, keyword_init: true).new(1)
#!! ArgumentError: wrong number of arguments (given 1, expected 0)

#- struct-too-many
Struct.new(:a).new(1, 2)
#!! ArgumentError: struct size differs

#- struct-no-member
Struct.new(:a).new(1)[:b]
#!! NameError: no member 'b' in struct

#- struct-no-member-set
s = Struct.new(:a).new(1)
s[:b] = 2
#!! NameError: no member 'b' in struct

#- struct-offset-large
Struct.new(:a).new(1)[3]
#!! IndexError: offset 3 too large for struct(size:1)

#- struct-offset-small
Struct.new(:a).new(1)[-2]
#!! IndexError: offset -2 too small for struct(size:1)

#- struct-subclass
class Pair < Struct.new(:l, :r)
  def initialize(l, r = 9)
    super
  end

  def sum
    l + r
  end
end
[Pair.new(1), Pair.new(1, 2).sum, Pair.members, Pair.ancestors.include?(Struct)]
#=> [#<struct Pair l=1, r=9>, 3, [:l, :r], true]

#- struct-each
s = Struct.new(:a, :b).new(1, 2)
r = []
s.each { |x| r << x }
s.each_pair { |k, v| r << [k, v] }
[r, s.map { |x| x * 2 }, s.select(&:even?), s.sum, s.to_a, s.include?(2), s.sort, s.each.to_a, s.values_at(0, -1), s.to_h { |k, v| [k.to_s, v] }]
#=> [[1, 2, [:a, 1], [:b, 2]], [2, 4], [2], 3, [1, 2], true, [1, 2], [1, 2], [1, 2], {"a"=>1, "b"=>2}]

#- struct-anonymous
Struct.new(:a).new([1, 'x'])
#=> #<struct a=[1, "x"]>

#- struct-dig
s = Struct.new(:a).new({ b: [1, 2] })
[s.dig(:a, :b, 1), s.dig(0, :b)]
#=> [2, [1, 2]]

#- struct-destructure
a, b = *Struct.new(:x, :y).new(1, 2)
[a, b, [Struct.new(:x, :y).new(3, 4)].map { |x, y| [x.class == Array, y] }]
#=> [1, 2, [[false, nil]]]

#- struct-frozen
P9 = Struct.new(:a)
P9.new(1).freeze.a = 2
#!! FrozenError: can't modify frozen P9: #<struct P9 a=1>

#- struct-dup
P10 = Struct.new(:a)
a = P10.new(1)
b = a.dup
b.a = 2
[a, b, a.instance_variables]
#=> [#<struct P10 a=1>, #<struct P10 a=2>, []]

#- struct-as-key
P11 = Struct.new(:a, :b)
{ P11.new(1, 2) => :x }[P11.new(1, 2)]
#=> :x

#- struct-recursive
P12 = Struct.new(:me)
s = P12.new
s.me = s
s
#=> #<struct P12 me=#<struct P12:...>>

#- struct-nothing
Struct.new
#!! ArgumentError: wrong number of arguments (given 0, expected 1+)

#- struct-duplicate
Struct.new(:a, :a)
#!! ArgumentError: duplicate member: a

#- struct-compare-classes
A1 = Struct.new(:a)
B1 = Struct.new(:a)
A1.new(1) == B1.new(1)
#=> false

#- struct-brackets
P13 = Struct.new(:a, :b)
P13[1, 2]
#=> #<struct P13 a=1, b=2>

#- struct-undefined
Struct.new(:a).new(1).nope rescue $!.class
#=> NoMethodError

#- ostruct-basic
require 'ostruct'
o = OpenStruct.new(name: 'x', 'n' => 1)
o.extra = [1]
o[:k] = :v
[o, o.name, o.n, o.extra, o[:k], o['name'], o.missing, o.to_h, o.respond_to?(:name), o.respond_to?(:zz), o.respond_to?(:name=), o.dig(:extra, 0), o == OpenStruct.new(name: 'x', n: 1, extra: [1], k: :v)]
#=> [#<OpenStruct name="x", n=1, extra=[1], k=:v>, "x", 1, [1], :v, "x", nil, {:name=>"x", :n=>1, :extra=>[1], :k=>:v}, true, false, true, 1, true]

#- ostruct-change
require 'ostruct'
o = OpenStruct.new
o.a = 1
o.a += 1
o.delete_field(:a)
[o.a, o, OpenStruct.new(nil)]
#=> [nil, #<OpenStruct>, #<OpenStruct>]

#- ostruct-each-pair
require 'ostruct'
r = []
OpenStruct.new(a: 1, b: 2).each_pair { |k, v| r << [k, v] }
[r, OpenStruct.new(a: 1).each_pair.to_a]
#=> [[[:a, 1], [:b, 2]], [[:a, 1]]]

#- ostruct-arguments
require 'ostruct'
OpenStruct.new(a: 1).zzz(1) rescue $!.class
#=> NoMethodError

#- ostruct-frozen
require 'ostruct'
o = OpenStruct.new(a: 1).freeze
o.a = 2 rescue $!.class
#!! FrozenError: can't modify frozen Hash: {:a=>1}

#- ostruct-dup
require 'ostruct'
a = OpenStruct.new(x: 1)
b = a.dup
b.x = 2
[a, b]
#=> [#<OpenStruct x=1>, #<OpenStruct x=2>]
