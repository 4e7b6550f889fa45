# Symbols.

#- symbol-03
:a <=> :b
#=> -1

#- symbol-04
:a <=> "a"
#=> nil

#- symbol-05
:a == "a"
#=> false

#- symbol-06
:abc[1]
#=> "b"

#- symbol-07
:abc[0..1]
#=> "ab"

#- symbol-08
:abc.length
#=> 3

#- symbol-09
:abc.size
#=> 3

#- symbol-10
:abc.upcase
#=> :ABC

#- symbol-11
:abc.capitalize
#=> :Abc

#- symbol-12
:abc.swapcase
#=> :ABC

#- symbol-13
:ABC.downcase
#=> :abc

#- symbol-14
:a.succ
#=> :b

#- symbol-15
:a.to_proc.call("x")
#!! NoMethodError: undefined method `a' for "x":String

#- symbol-16
:upcase.to_proc.call("x")
#=> "X"

#- symbol-17
:a.to_sym
#=> :a

#- symbol-18
:a.to_s.frozen?
#=> false

#- symbol-19
:a.name
#=> "a"

#- symbol-20
:a.name.frozen?
#=> true

#- symbol-21
:a.id2name
#=> "a"

#- symbol-22
:abc =~ /b/
#=> 1

#- symbol-23
:abc.match(/b/)
#=> #<MatchData "b">

#- symbol-24
:abc.match?(/b/)
#=> true

#- symbol-25
:abc.start_with?("a")
#=> true

#- symbol-26
:abc.end_with?("c")
#=> true

#- symbol-27
:abc.empty?
#=> false

#- symbol-28
:"".empty?
#=> true

#- symbol-29
:a.casecmp("A")
#=> nil

#- symbol-30
:a.casecmp(:A)
#=> 0

#- symbol-31
:a.casecmp?(:A)
#=> true

#- symbol-32
:a.frozen?
#=> true

#- symbol-33
:a.dup
#=> :a

#- symbol-34
:a.inspect
#=> ":a"

#- symbol-35
:a.hash == :a.hash
#=> true

#- symbol-36
:a + "b"
#!! NoMethodError: undefined method `+' for :a:Symbol

#- symbol-37
Symbol.new
#!! NoMethodError: undefined method `new' for Symbol:Class

#- symbol-38
Symbol === :a
#=> true

#- symbol-39
:a.between?(:a, :b)
#=> true

#- symbol-01
[:a, :a?, :a!, :a=, :A, :"a b", :"", :+, :[]=, :[], :"[]?", :"a-b", :"9a", :@a, :@@a, :$a, :"@", :"@9", :$1, :"$-w", :"a?b", :é, :"foo=?", :!, :!=, :"&&", :nil, :"=", :==, :=~, :<=>, :**, :+@, :"a\nb", :"é b", :A=, :A?, :"a?=", :$~, :"$aé"]
#=> [:a, :a?, :a!, :a=, :A, :"a b", :"", :+, :[]=, :[], :"[]?", :"a-b", :"9a", :@a, :@@a, :$a, :"@", :"@9", :$1, :$-w, :"a?b", :é, :"foo=?", :!, :!=, :"&&", :nil, :"=", :==, :=~, :<=>, :**, :+@, :"a\nb", :"é b", :A=, :A?, :"a?=", :$~, :$aé]

#- symbol-02
{a: 1, "b c": 2, :+ => 3}
#=> {:a=>1, :"b c"=>2, :+=>3}

#- symbol-40
%i[b a].sort
#=> [:a, :b]
