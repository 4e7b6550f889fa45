# Encodings of strings.

#- encoding-01
"a".b << 300
#!! RangeError: 300 out of char range

#- encoding-02
"é" + "\xff".b
#!! Encoding::CompatibilityError: incompatible character encodings: UTF-8 and ASCII-8BIT

#- encoding-03
"é".b + "é"
#!! Encoding::CompatibilityError: incompatible character encodings: ASCII-8BIT and UTF-8

#- encoding-05
"\xffa".b.upcase
#=> "\xFFA"

#- encoding-06
"a.b".gsub(".", "-")
#=> "a-b"

#- encoding-07
"\xff".b.succ
#=> "\x01\x00"

#- encoding-08
"a".encoding
#=> #<Encoding:UTF-8>

#- encoding-09
"a".encoding.to_s
#=> "UTF-8"

#- encoding-10
"a".encoding.name
#=> "UTF-8"

#- encoding-11
"a".b.encoding
#=> #<Encoding:ASCII-8BIT>

#- encoding-12
Encoding::UTF_8
#=> #<Encoding:UTF-8>

#- encoding-13
Encoding::BINARY
#=> #<Encoding:ASCII-8BIT>

#- encoding-14
Encoding::ASCII_8BIT.inspect
#=> "#<Encoding:ASCII-8BIT>"

#- encoding-15
Encoding.find("utf-8")
#=> #<Encoding:UTF-8>

#- encoding-16
Encoding.find("nope")
#!! ArgumentError: unknown encoding name - nope

#- encoding-17
Encoding.default_external
#=> #<Encoding:UTF-8>

#- encoding-18
Encoding.default_internal
#=> nil

#- encoding-19
Encoding::UTF_8 == "a".encoding
#=> true

#- encoding-20
"a".force_encoding("ASCII-8BIT").encoding
#=> #<Encoding:ASCII-8BIT>

#- encoding-21
"é".force_encoding("BINARY")
#=> "\xC3\xA9"

#- encoding-22
"é".b
#=> "\xC3\xA9"

#- encoding-23
"\xC3\xA9".force_encoding("UTF-8")
#=> "é"

#- encoding-24
"a".force_encoding("nope")
#!! ArgumentError: unknown encoding name - nope

#- encoding-25
"é".encode("ISO-8859-1")
#=> "\xE9"

#- encoding-28
"é".encode("UTF-16LE").length
#=> 1

#- encoding-29
"aé".encode("UTF-16BE")
#=> "a\u00E9"

#- encoding-30
"é".encode("US-ASCII")
#!! Encoding::UndefinedConversionError: U+00E9 from UTF-8 to US-ASCII

#- encoding-31
"é".encode("US-ASCII", undef: :replace)
#=> "?"

#- encoding-32
"é".encode("US-ASCII", undef: :replace, replace: "*")
#=> "*"

#- encoding-34
"\xff".encode("UTF-16LE")
#!! Encoding::InvalidByteSequenceError: "\xFF" on UTF-8

#- encoding-36
"\xff".encode("UTF-8")
#=> "\xFF"

#- encoding-37
"\xff".encode("UTF-8", invalid: :replace)
#=> "�"

#- encoding-38
"\xff".b.encode("UTF-8")
#!! Encoding::UndefinedConversionError: "\xFF" from ASCII-8BIT to UTF-8

#- encoding-39
"\xff".b.encode("UTF-8", undef: :replace)
#=> "�"

#- encoding-40
"\xff".b.encode("UTF-8", invalid: :replace, undef: :replace, replace: '')
#=> ""

#- encoding-41
"\xe9".encode("UTF-8", "ISO-8859-1")
#=> "é"

#- encoding-42
"a".encode("nope")
#!! Encoding::ConverterNotFoundError: code converter not found (UTF-8 to nope)

#- encoding-43
"a<b>\"&".encode(xml: :text)
#=> "a&lt;b&gt;\"&amp;"

#- encoding-44
"a<b>\"&".encode(xml: :attr)
#=> "\"a&lt;b&gt;&quot;&amp;\""

#- encoding-45
"a\r\nb\rc".encode(universal_newline: true)
#=> "a\nb\nc"

#- encoding-46
"a\nb".encode(crlf_newline: true)
#=> "a\r\nb"

#- encoding-47
"a\xffb".scrub
#=> "a�b"

#- encoding-48
"a\xffb".scrub("?")
#=> "a?b"

#- encoding-49
"a\xE3\x81b".scrub
#=> "a�b"

#- encoding-53
"a".unicode_normalized?
#=> true

#- encoding-54
"é".ascii_only?
#=> false

#- encoding-55
"\xff".valid_encoding?
#=> false

#- encoding-56
"a".valid_encoding?
#=> true

#- encoding-57
"é".b.valid_encoding?
#=> true

#- encoding-58
:a.encoding
#=> #<Encoding:US-ASCII>

#- encoding-59
Regexp.new("a.b")
#=> /a.b/

#- encoding-60
Regexp.escape("a.b*c\n")
#=> "a\\.b\\*c\\n"

#- encoding-61
Regexp.union("a.b", "c")
#=> /a\.b|c/

#- encoding-62
/a/.encoding
#=> #<Encoding:US-ASCII>

#- encoding-63
/é/.encoding
#=> #<Encoding:UTF-8>

#- encoding-64
/a/.fixed_encoding?
#=> false

#- encoding-26
"é".encode("ISO-8859-1").bytes
#=> [233]

#- encoding-27
"é".encode("UTF-16LE").bytes
#=> [233, 0]

#- encoding-33
"é".encode("US-ASCII", fallback: {"é" => "e"})
#=> "e"

#- encoding-35
"\xff".encode("UTF-16LE", invalid: :replace).bytes
#=> [253, 255]

#- bytes-are-matched
s = "a\xC3\xA9/".b
[s.gsub(/[^a-z]/) { |m| "%%%02X" % m.unpack1("C") }, s =~ /\//, s.scan(/./).length, s.split("/"), s[/[^a]+/], s.tr("a", "b")]
#=> ["a%C3%A9%2F", 3, 4, ["a\xC3\xA9"], "\xC3\xA9/", "b\xC3\xA9/"]

#- bytes-as-a-match
m = /(.)\//.match("a\xC3\xA9/".b)
[m, m[1].encoding, m.pre_match, m.begin(1), $1, $`]
#=> [#<MatchData "\xA9/" 1:"\xA9">, #<Encoding:ASCII-8BIT>, "a\xC3", 2, "\xA9", "a\xC3"]

#- undump-refuses
%w[é "é" a "a].map { |s| s.undump rescue $!.message }
#=> ["non-ASCII character detected", "non-ASCII character detected", "invalid dumped string; not wrapped with '\"' nor '\"...\".force_encoding(\"...\")' form", "unterminated dumped string"]
