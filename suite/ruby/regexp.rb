# Patterns.

#- regexp-01
Regexp.new("a", true)
#=> /a/i

#- regexp-03
Regexp.new("a", "i")
#=> /a/i

#- regexp-04
Regexp.new("a", nil)
#=> /a/

#- regexp-05
Regexp.new(/a/i)
#=> /a/i

#- regexp-06
Regexp.new(/a/i, Regexp::EXTENDED)
#=> /a/i

#- regexp-07
Regexp.new("(")
#!! RegexpError: end pattern with unmatched parenthesis: /(/

#- regexp-08
Regexp.new(1)
#!! TypeError: no implicit conversion of Integer into String

#- regexp-09
Regexp.new("a", 4).options
#=> 4

#- regexp-10
Regexp.new("a/b")
#=> /a\/b/

#- regexp-11
/a\/b/.source
#=> "a/b"

#- regexp-12
/a\/b/.inspect
#=> "/a\\/b/"

#- regexp-13
/a\/b/mix.to_s
#=> "(?mix:a\\/b)"

#- regexp-14
/a/.to_s
#=> "(?-mix:a)"

#- regexp-15
/(?i)a/.to_s
#=> "(?i-mx:a)"

#- regexp-16
/(?i-m:a)/.to_s
#=> "(?i-mx:a)"

#- regexp-17
/(?mix:a)/.to_s
#=> "(?mix:a)"

#- regexp-18
/a/i.inspect
#=> "/a/i"

#- regexp-19
/a/ == /a/
#=> true

#- regexp-20
/a/ == /a/i
#=> false

#- regexp-21
/a/.eql?(/a/)
#=> true

#- regexp-22
/a/.hash == /a/.hash
#=> true

#- regexp-23
Regexp.quote("é[]")
#=> "é\\[\\]"

#- regexp-24
Regexp.escape(:a)
#=> "a"

#- regexp-25
Regexp.escape(1)
#!! TypeError: no implicit conversion of Integer into String

#- regexp-26
Regexp.union
#=> /(?!)/

#- regexp-27
Regexp.union(/a/i, /b/)
#=> /(?i-mx:a)|(?-mix:b)/

#- regexp-28
Regexp.union(["x", /y/])
#=> /x|(?-mix:y)/

#- regexp-29
Regexp.union(/a/i)
#=> /a/i

#- regexp-30
Regexp.union("a")
#=> /a/

#- regexp-31
Regexp.union(1)
#!! TypeError: no implicit conversion of Integer into String

#- regexp-32
Regexp.union(:a, "b")
#!! TypeError: no implicit conversion of Symbol into String

#- regexp-33
/a/ =~ "ba"
#=> 1

#- regexp-34
/a/ =~ nil
#=> nil

#- regexp-35
/a/ =~ :ba
#=> 1

#- regexp-36
/a/ =~ 1
#!! TypeError: no implicit conversion of Integer into String

#- regexp-37
/a/ === "ba"
#=> true

#- regexp-38
/a/ === :a
#=> true

#- regexp-39
/a/ === nil
#=> false

#- regexp-40
/a/ === 1
#=> false

#- regexp-41
/a/.match("ba")
#=> #<MatchData "a">

#- regexp-42
/a/.match("ba", 2)
#=> nil

#- regexp-43
/a/.match("ba", -1)
#=> #<MatchData "a">

#- regexp-44
/a/.match(nil)
#=> nil

#- regexp-45
/a/.match(1)
#!! TypeError: no implicit conversion of Integer into String

#- regexp-46
/a/.match?("ba")
#=> true

#- regexp-47
/a/.match?(nil)
#=> false

#- regexp-48
/a/.match?(:a)
#=> true

#- regexp-49
/a/.match?(1)
#!! TypeError: no implicit conversion of Integer into String

#- regexp-50
/a/.match("xa") { |m| m.pre_match }
#=> "x"

#- regexp-54
/a/.options
#=> 0

#- regexp-55
/a/mix.options
#=> 7

#- regexp-56
/a/i.casefold?
#=> true

#- regexp-57
/a/.source.frozen?
#=> false

#- regexp-58
/a/.frozen?
#=> true

#- regexp-59
"xay" =~ /a/; Regexp.last_match
#=> #<MatchData "a">

#- regexp-60
"xay" =~ /(a)/; Regexp.last_match(1)
#=> "a"

#- regexp-61
"xay" =~ /(?<n>a)/; Regexp.last_match(:n)
#=> "a"

#- regexp-62
"xay" =~ /q/; Regexp.last_match
#=> nil

#- regexp-65
~/a/
#=> nil

#- regexp-66
Regexp.try_convert(/a/)
#=> /a/

#- regexp-67
Regexp.try_convert("a")
#=> nil

#- regexp-68
Regexp::IGNORECASE
#=> 1

#- regexp-69
Regexp.linear_time?(/a/)
#!! NoMethodError: undefined method `linear_time?' for Regexp:Class

#- regexp-70
/a/ & 1
#!! NoMethodError: undefined method `&' for /a/:Regexp

#- regexp-02
Regexp.new("a", Regexp::IGNORECASE | Regexp::MULTILINE)
#=> /a/mi

#- regexp-51
/(?<x>a)(?<y>b)?/.names
#=> ["x", "y"]

#- regexp-52
/(?<x>a)(?<x>b)?/.named_captures
#=> {"x"=>[1, 2]}

#- regexp-53
/(a)/.names
#=> []

#- regexp-63
"xay" =~ /(a)(b)?/; [$~, $&, $`, $', $1, $2, $+]
#=> [#<MatchData "a" 1:"a" 2:nil>, "a", "x", "y", "a", nil, "a"]

#- regexp-64
if /(?<yr>\d+)-(?<mo>\d+)/ =~ "2020-05" then [yr, mo] end
#=> ["2020", "05"]

#- regexp-place-beyond-the-end
[/x*/.match("abc", 7), /c/.match("abc", 7), /a/.match("abc", -9)]
#=> [#<MatchData "">, nil, nil]

#- regexp-group-from-the-end
["abc"[/b/, -1], "abc"[/(b)/, -1], "abc"[/(b)/, -2], /(b)/.match("abc")[-2]]
#=> [nil, "b", nil, nil]

#- regexp-inspect-control
[/a	b/, Regexp.new("\0\n\x01"), :"a\0b"]
#=> [/a	b/, /\x00
#.. \x01/, :"a\x00b"]

#- match-data-match
m = /(b)(x)?/.match("abc")
[m.match(0), m.match(2), m.match_length(1), m.match_length(2)]
#=> ["b", nil, 1, nil]
