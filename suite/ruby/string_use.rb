# Strings as code uses them.

#- use-001
class S < String
end
s = S.new("a")
s.upcase.class.to_s + s.dup.class.to_s + s.to_s.class.to_s + (s + "b").class.to_s + (s == "a").to_s + s.inspect
#=> "StringSStringStringtrue\"a\""

#- use-002
class S2 < String
def initialize(a, b)
super(a + b)
@b = b
end
def b
@b
end
end
s = S2.new("x", "y")
s + s.b + s.length.to_s
#=> "xyy2"

#- use-003
class S3 < String
def to_s
"own"
end
end
"#{S3.new("a")}"
#=> "a"

#- use-004
class T
def to_s
1
end
end
"#{T.new}".sub(/:0x.*>/, ">")
#=> "#<T>"

#- use-005
class T2
def to_str
"str"
end
end
"a" + T2.new
#=> "astr"

#- use-006
class T3
def to_str
"str"
end
end
"a str".include?(T3.new)
#=> true

#- use-007
class T4
def to_str
"a"
end
def ==(o)
o == "a"
end
end
"a" == T4.new
#=> true

#- use-008
class T5
def to_s
"t5"
end
end
"%s|%5s|%p" % [T5.new, T5.new, :x]
#=> "t5|   t5|:x"

#- use-009
class T6
def to_s
raise "no"
end
end
"%s" % T6.new
#!! RuntimeError: no

#- use-010
class T7
def inspect
"insp"
end
end
format("%p %-6p|", T7.new, T7.new)
#=> "insp insp  |"

#- use-011
class T8
def to_i
7
end
end
format("%d", T8.new)
#=> "7"

#- use-012
class T9
def to_ary
[1, 2]
end
end
"%d-%d" % T9.new
#=> "1-2"

#- use-013
def m
"abc" =~ /b/
$~[0]
end
"xyz" =~ /y/
m + $~[0]
#=> "by"

#- use-014
"abc".gsub(/[a-c]/) { |x| "x#{$~[0]}#{$&}".sub(/x/) { "y" } + $~[0] }
#=> "yaaxybbxyccx"

#- use-015
"a1b2".gsub(/([a-z])(\d)/) { "#{$2}#{$1}" }
#=> "1a2b"

#- use-016
"a1b2".gsub(/(?<l>[a-z])(?<d>\d)/) { $~[:d] + $~[:l] }
#=> "1a2b"

#- use-017
"a1b2".gsub(/(?<l>[a-z])(?<d>\d)/, '\k<d>\k<l>')
#=> "1a2b"

#- use-018
"abc".gsub(/b/) { break "out" }
#=> "out"

#- use-019
"abc".gsub(/b/) { next "n" }
#=> "anc"

#- use-022
"abc".scan(/./) { |c| c =~ /b/ and break c }
#=> "b"

#- use-024
s = +"abc"
s.each_char { |c| s << "x" if s.length < 10 }
s
#=> "abcxxx"

#- use-025
case "hello" when /^h(.)/ then $1 else "none" end
#=> "e"

#- use-026
case "hello" when "a", "hello" then 1 end
#=> 1

#- use-027
"foo.bar"[/\.(.*)/, 1]
#=> "bar"

#- use-029
"key=value"[/(?<k>\w+)=(?<v>\w+)/, "v"]
#=> "value"

#- use-033
"CamelCaseString".gsub(/([A-Z])/) { "_" + $1.downcase }.sub(/^_/, "")
#=> "camel_case_string"

#- use-035
"  indented\n    more\n".gsub(/^  /, "")
#=> "indented\n  more\n"

#- use-038
"%-10s|%5d|%05.1f" % ["ab", 42, 3.14159]
#=> "ab        |   42|003.1"

#- use-039
"%s" % [nil]
#=> ""

#- use-040
"%s" % []
#!! ArgumentError: too few arguments

#- use-041
"abc" % []
#=> "abc"

#- use-042
"%d%%" % 50
#=> "50%"

#- use-043
"%c%c" % [72, "i"]
#=> "Hi"

#- use-044
"%x" % 255 + "%X" % 255 + "%#o" % 8 + "%b" % 5
#=> "ffFF010101"

#- use-045
"%e" % 12345.6789
#=> "1.234568e+04"

#- use-046
"%-+5d|" % 3
#=> "+3   |"

#- use-048
"%<a>s %<b>5.1f" % {a: "x", b: 2}
#=> "x   2.0"

#- use-049
"%{a} %{b}" % {a: nil, b: true}
#=> " true"

#- use-050
"%.3s|" % "abcdef"
#=> "abc|"

#- use-051
"%5.2s|" % "abcdef"
#=> "   ab|"

#- use-052
"a".ljust(5, ".") + "b".rjust(5, ".") + "c".center(5, ".")
#=> "a........b..c.."

#- use-053
"abc".freeze.upcase
#=> "ABC"

#- use-054
"abc".freeze << "d"
#!! FrozenError: can't modify frozen String: "abc"

#- use-055
a = "abc"
b = a
b << "d"
a
#=> "abcd"

#- use-056
a = "abc"
b = a.dup
b << "d"
a
#=> "abc"

#- use-057
a = "abc".freeze
b = a.dup
b << "d"
b
#=> "abcd"

#- use-058
a = "abc".freeze
a.clone << "d"
#!! FrozenError: can't modify frozen String: "abc"

#- use-059
a = +"abc"
(-a).frozen?
#=> true

#- use-060
"abc".equal?("abc")
#=> false

#- use-061
"abc".eql?("abc")
#=> true

#- use-062
"abc".hash == "abc".hash
#=> true

#- use-063
"abc".object_id == "abc".object_id
#=> false

#- use-064
"a" "b"
#=> "ab"

#- use-065
"a\tb\u00e9\x41\101\e\s".inspect
#=> "\"a\\tbéAA\\e \""

#- use-066
'a\tb\'c\\'
#=> "a\\tb'c\\"

#- use-068
"abc".sum + "abc".ord + "abc".length
#=> 394

#- use-069
"abc".tr("a-c", "A-C").tr("^A", "*")
#=> "A**"

#- use-070
"hello world".capitalize.swapcase
#=> "hELLO WORLD"

#- use-071
"hello"[1..3] + "hello"[-3, 2] + "hello"[1...-1]
#=> "ellllell"

#- use-072
"hello".slice(0, 2) + "hello".slice(1..)
#=> "heello"

#- use-073
"ab" <=> "abc"
#=> -1

#- use-074
"a" < "b" && "b" > "a" && "a" <= "a" && "a" >= "a"
#=> true

#- use-075
"a" < 1
#!! ArgumentError: comparison of String with 1 failed

#- use-076
"a" > nil
#!! ArgumentError: comparison of String with nil failed

#- use-077
"a".between?("a", 1)
#!! ArgumentError: comparison of String with 1 failed

#- use-078
"abc".start_with?("ab", "x") && "abc".end_with?("x", "bc")
#=> true

#- use-079
"abc".then { |s| s * 2 }
#=> "abcabc"

#- use-080
"abc".succ.next.upcase
#=> "ABE"

#- use-081
"az".next + "Zz".next + "a9".next + "1.9.9".next
#=> "baAAab02.0.0"

#- use-082
"3.7".to_f + "2".to_i
#=> 5.7

#- use-083
"0x1A".hex + "777".oct + "z".to_i(36)
#=> 572

#- use-084
"12.5kg".to_f
#=> 12.5

#- use-085
"1,234".delete(",").to_i
#=> 1234

#- use-086
"1e-2".to_f
#=> 0.01

#- use-087
"abc".to_sym.inspect + "a b".to_sym.inspect + "9".to_sym.inspect
#=> ":abc:\"a b\":\"9\""

#- use-088
"abc".to_s.equal?("abc".to_s)
#=> false

#- use-089
s = "abc"
s.to_s.equal?(s) && s.to_str.equal?(s) && s.itself.equal?(s)
#=> true

#- use-090
"äöü".upcase + "ÄÖÜ".downcase + "äöü".capitalize + "ÀB".swapcase
#=> "ÄÖÜäöüÄöüàb"

#- use-091
"äöü".length.to_s + "äöü".bytesize.to_s + "äöü".reverse
#=> "36üöä"

#- use-092
"äöü"[1] + "äöü"[0, 2] + "äöü"[1..]
#=> "öäööü"

#- use-093
"äöü".index("ü").to_s + "äöü".rindex("ä").to_s
#=> "20"

#- use-094
"äöü" =~ /ü/
#=> 2

#- use-096
"a\u0000b".inspect + "\u200b".inspect + "\u{1f600}".inspect + "\x7f".inspect
#=> "\"a\\u0000b\"\"​\"\"😀\"\"\\u007F\""

#- use-097
"a#b \#{x} \#$y \#@z".inspect
#=> "\"a#b \\\#{x} \\\#$y \\\#@z\""

#- use-098
"\a\b\e\f\v\0".inspect
#=> "\"\\a\\b\\e\\f\\v\\u0000\""

#- use-099
"a" * 3 + "-" * 0
#=> "aaa"

#- use-101
"abc".each_with_index
#!! NoMethodError: undefined method `each_with_index' for "abc":String

#- use-103
"abc".unknown
#!! NoMethodError: undefined method `unknown' for "abc":String

#- use-105
"abc".sub
#!! ArgumentError: wrong number of arguments (given 0, expected 2)

#- use-106
"abc".center
#!! ArgumentError: wrong number of arguments (given 0, expected 1..2)

#- use-107
"abc".index
#!! ArgumentError: wrong number of arguments (given 0, expected 1..2)

#- use-108
nil.upcase
#!! NoMethodError: undefined method `upcase' for nil:NilClass

#- use-109
nil + "a"
#!! NoMethodError: undefined method `+' for nil:NilClass

#- use-110
"abc".instance_of?(String) && "abc".is_a?(Comparable) && String === "a"
#=> true

#- use-111
String.new.encoding.to_s
#=> "ASCII-8BIT"

#- use-112
String.new("abc", capacity: 100)
#=> "abc"

#- use-113
String.new("é", encoding: "BINARY")
#=> "\xC3\xA9"

#- use-114
String.new(1)
#!! TypeError: no implicit conversion of Integer into String

#- use-115
String(12) + String(nil) + String(:a)
#=> "12a"

#- use-116
String.try_convert(1)
#=> nil

#- use-117
"abc".method(:upcase).call
#=> "ABC"

#- use-118
"abc".respond_to?(:upcase) && !"abc".respond_to?(:nope)
#=> true

#- use-119
"abc".send(:upcase)
#=> "ABC"

#- use-120
"abc".public_send(:[], 1)
#=> "b"

#- use-122
"Hello".casecmp("hELLO").to_s + "a".casecmp("b").to_s
#=> "0-1"

#- use-123
"Straße".casecmp?("STRASSE")
#=> true

#- use-124
"hello world foo".split(" ", 2)[1]
#=> "world foo"

#- use-126
"abcabc".sub("b") { |m| m.upcase }
#=> "aBcabc"

#- use-128
"path/to/file".gsub("/", "::")
#=> "path::to::file"

#- use-129
"a.b.c".gsub(".") { "-" }
#=> "a-b-c"

#- use-130
"a\\b".gsub("\\", "/")
#=> "a/b"

#- use-131
"a/b".gsub("/", "\\")
#=> "a\\b"

#- use-132
"a/b".gsub("/", "\\\\")
#=> "a\\b"

#- use-133
"a'b".gsub("'", "\\\\'")
#=> "a\\'b"

#- use-134
"a'b".gsub("'") { "\\'" }
#=> "a\\'b"

#- use-135
"x".gsub(/x/, "\\\\0")
#=> "\\0"

#- use-136
"x-y".tr("-", "_").to_sym.inspect
#=> ":x_y"

#- use-137
"abc".delete("b").squeeze + "aab".squeeze("a")
#=> "acab"

#- use-138
"ab\ncd".count("\n").to_s + "hello world".count("lo").to_s + "hello".count("a-z").to_s
#=> "155"

#- use-141
"abc".insert(1, "X").prepend(">").concat("<", "!")
#=> ">aXbc<!"

#- use-142
"abc".replace("xyz")
#=> "xyz"

#- use-143
"abc".clear.empty?
#=> true

#- use-144
"hello"*0
#=> ""

#- use-145
"abc".sub(/(?<first>a)/, '[\k<first>]')
#=> "[a]bc"

#- use-146
"foo bar".match(/(?<a>\w+) (?<b>\w+)/)[:b]
#=> "bar"

#- use-148
"foo".match(/x/).nil?
#=> true

#- use-149
"foo".match?(/o/) && $~.nil?
#=> true

#- use-151
if "2024-05-06" =~ /(\d+)-(\d+)-(\d+)/ then "#{$3}.#{$2}.#{$1}" end
#=> "06.05.2024"

#- use-153
m = /(\d+)/.match("ab12cd")
m.pre_match + "|" + m.post_match + "|" + m.begin(0).to_s
#=> "ab|cd|2"

#- use-154
"foo" !~ /x/
#=> true

#- use-155
"foo" !~ /o/
#=> false

#- use-156
"abc" =~ /(?<c>c)/
$~[:c]
#=> "c"

#- use-157
re = /b+/
"abbc".sub(/#{re}/i, "x")
#=> "axc"

#- use-158
re = Regexp.new(Regexp.escape("a.b"))
"a.b axb".gsub(re, "!")
#=> "! axb"

#- use-159
/#{"a.b"}/.source
#=> "a.b"

#- use-160
/a#{1}b/x.inspect
#=> "/a1b/x"

#- use-161
/\//.inspect + /\//.source
#=> "/\\///"

#- use-162
%r{a/b}.inspect + %r{a/b}.source
#=> "/a\\/b/a/b"

#- use-163
/[\/]/.source
#=> "[/]"

#- use-164
Regexp.new("\\/").source
#=> "\\/"

#- use-165
/x/ =~ "x" ? "y" : "n"
#=> "y"

#- use-167
"a" =~ /A/i
#=> 0

#- use-168
"a\nb" =~ /^b$/
#=> 2

#- use-169
"a\nb" =~ /\Ab/
#=> nil

#- use-170
"a\nb" =~ /a.b/m
#=> 0

#- use-172
"foo" =~ /o/
"#$& #$` #$'"
#=> "o f o"

#- use-173
"abc".=~(/c/)
#=> 2

#- string-index-after-sub
"abc".sub("b") { $~.begin(0).to_s + $~.pre_match }
#=> "a1ac"

#- string-sub-without-arguments
"abc".sub { 1 }
#!! ArgumentError: wrong number of arguments (given 0, expected 1..2)

#- use-020
["a", "b"].each { |x| x =~ /a/ }
$~
#=> nil

#- use-021
"abc" =~ /b/
[1].each { "xyz" =~ /z/ }
$&
#=> "z"

#- use-028
"key=value"[/(\w+)=(\w+)/]
[$1, $2].join("|")
#=> "key|value"

#- use-030
"a-b_c d".split(/[-_ ]/).join(",")
#=> "a,b,c,d"

#- use-031
"a-b-c".split("-", 2).last
#=> "b-c"

#- use-032
"a:b:c".rpartition(":").first
#=> "a:b"

#- use-034
"snake_case_here".split("_").map(&:capitalize).join
#=> "SnakeCaseHere"

#- use-036
"line1\nline2".each_line.map(&:chomp).join("+")
#=> "line1+line2"

#- use-037
"title case here".split.map { |w| w.capitalize }.join(" ")
#=> "Title Case Here"

#- use-047
"%s: %s" % {a: 1}.to_a.first
#=> "a: 1"

#- use-067
%q(a(b)c) + %Q(#{1 + 1}) + %w[a b].join
#=> "a(b)c2ab"

#- use-095
"日本語".center(9, "*") + "日本語".chars.length.to_s
#=> "***日本語***3"

#- use-100
"abc".each_char.to_a.length
#=> 3

#- use-102
"a,b;c".split(/([,;])/).length
#=> 5

#- use-121
%w[b a c].sort.join + %w[b a c].max
#=> "abcc"

#- use-125
"a  b".split(" ", -1).length.to_s + "a  b".split(/ /, -1).length.to_s
#=> "23"

#- use-127
"abcabc".gsub("b", "b" => "X")
#=> "aXcaXc"

#- use-139
"test123abc".scan(/\d+|[a-z]+/).join("/")
#=> "test/123/abc"

#- use-140
"k1=v1;k2=v2".scan(/(\w+)=(\w+)/).length
#=> 2

#- use-147
"foo bar".match(/(?<a>\w+) (?<b>\w+)/).named_captures["a"]
#=> "foo"

#- use-150
"foobar".partition(/o+/).join("|")
#=> "f|oo|bar"

#- use-152
if (m = "a=1".match(/(\w)=(\d)/)) then m.captures.join end
#=> "a1"

#- use-166
[/a/, /b/].any? { |r| r === "b" }
#=> true

#- use-171
"foo" =~ /(o)(x)?/
[$1, $2, $+].inspect
#=> "[\"o\", nil, \"o\"]"

#- regexp-slashes
[%r{\/a/}.source, %r{\/a/}.inspect, %r{[\/]}.to_s, /\\\//.source, /#{"a/b"}/.inspect, /#{"a\\/b"}/.source,  /a\/#{"b"}/.source]
#=> ["\\/a/", "/\\/a\\//", "(?-mix:[\\/])", "\\\\/", "/a\\/b/", "a\\/b", "a/b"]

#- string-encoding-of-sums
[String.new + "abc", "".b + "é", "a".b + "b", "a" + "b".b, String.new << "é", "a".b.prepend("é")].map { |s| s.encoding.to_s }
#=> ["ASCII-8BIT", "UTF-8", "ASCII-8BIT", "UTF-8", "UTF-8", "UTF-8"]
