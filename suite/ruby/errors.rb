# What goes wrong, in Ruby's words.

#- error-require-cgi-cgi-escape-5
require 'cgi'; CGI.escape(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-require-cgi-cgi-unescape-5
require 'cgi'; CGI.unescape(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-require-cgi-cgi-escapehtml-5
require 'cgi'; CGI.escapeHTML(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-require-cgi-cgi-escape-nil
require 'cgi'; CGI.escape(nil)
#!! TypeError: no implicit conversion of nil into String

#- error-require-cgi-cgi-escape-a-b-cgi-une
require 'cgi'; [CGI.escape('a b&ü/*-._~'), CGI.unescape('a+b%26%C3%BC'), CGI.escapeHTML("<a>'\"&"), CGI.unescapeHTML('&lt;&#39;&quot;&amp;&#x41;&#65;'), CGI.escapeURIComponent('a b')] rescue $!.message
#=> ["a+b%26%C3%BC%2F%2A-._~", "a b&ü", "&lt;a&gt;&#39;&quot;&amp;", "<'\"&AA", "a%20b"]

#- error-require-base64-base64-encode64-5
require 'base64'; Base64.encode64(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-require-shellwords-shellwords-esca
require 'shellwords'; Shellwords.escape(5)
#=> "5"

#- error-require-uri-uri-parse-5
require 'uri'; URI.parse(5)
#!! URI::InvalidURIError: bad URI(is not URI?): 5

#- error-require-uri-uri-encode-www-form-co
require 'uri'; URI.encode_www_form_component(5)
#=> "5"

#- error-require-uri-uri-decode-www-form-co
require 'uri'; URI.decode_www_form_component('a+b%20')
#=> "a b "

#- error-require-uri-uri-join-http-a-b-5
require 'uri'; URI.join('http://a/b/', 5)
#!! ArgumentError: bad argument (expected URI object or URI string)

#- error-require-json-json-parse-5
require 'json'; JSON.parse(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-require-json-json-parse-nil
require 'json'; JSON.parse(nil)
#!! TypeError: no implicit conversion of nil into String

#- error-require-json-json-parse-a
require 'json'; JSON.parse('{"a":')
#!! JSON::ParserError: 859: unexpected token at '{"a":'

#- error-require-json-json-parse
require 'json'; JSON.parse('')
#!! JSON::ParserError: 859: unexpected token at ''

#- error-require-json-json-parse-1-2-x
require 'json'; JSON.parse("[1, 2, x]")
#!! JSON::ParserError: 451: unexpected token at 'x]'

#- error-require-ipaddr-ipaddr-new-5
require 'ipaddr'; IPAddr.new(5)
#!! IPAddr::AddressFamilyError: address family must be specified

#- error-require-ipaddr-ipaddr-new-x
require 'ipaddr'; IPAddr.new('x')
#!! IPAddr::InvalidAddressError: invalid address: 

#- error-require-ipaddr-ipaddr-new-nil
require 'ipaddr'; IPAddr.new(nil)
#!! IPAddr::AddressFamilyError: address family must be specified

#- error-require-pathname-pathname-new-5
require 'pathname'; Pathname.new(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-require-pathname-pathname-new-nil
require 'pathname'; Pathname.new(nil)
#!! TypeError: no implicit conversion of nil into String

#- error-require-digest-digest-md5-hexdiges
require 'digest'; Digest::MD5.hexdigest(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-require-digest-digest-sha256-hexdi
require 'digest'; Digest::SHA256.hexdigest(nil)
#!! TypeError: no implicit conversion of nil into String

#- error-require-yaml-yaml-load-5
require 'yaml'; YAML.load(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-require-yaml-yaml-load-nil
require 'yaml'; YAML.load(nil)
#!! TypeError: no implicit conversion of nil into String

#- error-require-time-time-parse-x
require 'time'; Time.parse('x')
#!! ArgumentError: no time information in "x"

#- error-require-time-time-parse-5
require 'time'; Time.parse(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-require-date-date-parse-x
require 'date'; Date.parse('x')
#!! Date::Error: invalid date

#- error-require-date-date-parse-nil
require 'date'; Date.parse(nil)
#!! TypeError: no implicit conversion of nil into String

#- error-require-set-set-new-5
require 'set'; Set.new(5)
#!! ArgumentError: value must be enumerable

#- error-gem-version-new-x
Gem::Version.new('x')
#!! ArgumentError: Malformed version number string x

#- error-gem-version-new-nil-to-s
Gem::Version.new(nil).to_s
#=> ""

#- error-gem-version-new-1-0-1-1
Gem::Version.new('1.0') <=> '1.1'
#=> -1

#- error-require-stringio-stringio-new-5
require 'stringio'; StringIO.new(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-require-strscan-stringscanner-new
require 'strscan'; StringScanner.new(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-require-securerandom-securerandom
require 'securerandom'; SecureRandom.hex('x')
#!! NoMethodError: undefined method `to_int' for "x":String

#- error-require-zlib-zlib-crc32-5
require 'zlib'; Zlib.crc32(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-require-zlib-zlib-inflate-abc
require 'zlib'; Zlib.inflate('abc')
#!! Zlib::DataError: incorrect header check

#- error-file-join-5
File.join(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-file-basename-nil
File.basename(nil)
#!! TypeError: no implicit conversion of nil into String

#- error-file-extname-5
File.extname(5)
#!! TypeError: no implicit conversion of Integer into String

#- error-file-expand-path-nil
File.expand_path(nil)
#!! TypeError: no implicit conversion of nil into String

#- error-integer-0x1f-16
Integer('0x1f', 16)
#=> 31

#- error-integer-nil
Integer(nil)
#!! TypeError: can't convert nil into Integer

#- error-integer
Integer('')
#!! ArgumentError: invalid value for Integer(): ""

#- error-integer-1
Integer([1])
#!! TypeError: can't convert Array into Integer

#- error-float
Float('')
#!! ArgumentError: invalid value for Float(): ""

#- error-float-1-5x
Float('1.5x')
#!! ArgumentError: invalid value for Float(): "1.5x"

#- error-array-nil-array-1-3-array-a-array
Array(nil) + Array(1..3) + Array('a') + Array({a: 1})
#=> [1, 2, 3, "a", [:a, 1]]

#- error-string-nil
String(nil)
#=> ""

#- error-hash-1-2
Hash([[1, 2]])
#!! TypeError: can't convert Array into Hash

#- error-hash-5
Hash(5)
#!! TypeError: can't convert Integer into Hash

#- error-rational-1-3-rational-1
Rational('1/3') + Rational(1)
#=> (4/3)

#- error-abc-tr-5-x
'abc'.tr(5, 'x')
#!! TypeError: no implicit conversion of Integer into String

#- error-abc-5
'abc' + 5
#!! TypeError: no implicit conversion of Integer into String

#- error-abc-1
'abc' * -1
#!! ArgumentError: negative argument

#- error-abc-center-10
'abc'.center(10, '')
#!! ArgumentError: zero width padding

#- error-1-2-first-1
[1, 2].first(-1)
#!! ArgumentError: negative array size

#- error-1-2-first-x
[1, 2].first('x')
#!! TypeError: no implicit conversion of String into Integer

#- error-1-2-5
[1, 2] + 5
#!! TypeError: no implicit conversion of Integer into Array

#- error-1-a-sort
[1, 'a'].sort
#!! ArgumentError: comparison of Integer with String failed

#- error-1-nil-max
[1, nil].max
#!! ArgumentError: comparison of Integer with nil failed

#- error-3-x-sum
[3, 'x'].sum
#!! TypeError: String can't be coerced into Integer

#- error-1-to-h
[[1]].to_h
#!! ArgumentError: wrong array length at 0 (expected 2, was 1)

#- error-1-to-h-2
[1].to_h
#!! TypeError: wrong element type Integer at 0 (expected array)

#- error-a-1-fetch-b
{a: 1}.fetch(:b)
#!! KeyError: key not found: :b

#- error-a-1-fetch-b-2
{'a' => 1}.fetch('b')
#!! KeyError: key not found: "b"

#- error-a-1-dig-a-b
{a: 1}.dig(:a, :b)
#!! TypeError: Integer does not have #dig method

#- error-1-fetch-5
[1].fetch(5)
#!! IndexError: index 5 outside of array bounds: -1...1

#- error-abc-fetch-1
'abc'.fetch(1)
#!! NoMethodError: undefined method `fetch' for "abc":String

#- error-nil-1
nil + 1
#!! NoMethodError: undefined method `+' for nil:NilClass

#- error-5-nil
5 + nil
#!! TypeError: nil can't be coerced into Integer

#- error-5-a
5 + 'a'
#!! TypeError: String can't be coerced into Integer

#- error-5-upto
5.upto
#!! ArgumentError: wrong number of arguments (given 0, expected 1)

#- error-a-b
:a + :b
#!! NoMethodError: undefined method `+' for :a:Symbol

#- error-1-a
(1..'a')
#!! ArgumentError: bad value for range

#- error-a-5
('a'..5)
#!! ArgumentError: bad value for range

#- error-1-2-sample-1
[1, 2].sample(-1)
#!! ArgumentError: negative sample number

#- error-a-to-sym-to-proc-call
'a'.to_sym.to_proc.call
#!! ArgumentError: no receiver given

#- error-x-encode-nope
'x'.encode('nope')
#!! Encoding::ConverterNotFoundError: code converter not found (UTF-8 to nope)

#- error-abc-unpack-q
'abc'.unpack('Q')
#=> [nil]

#- error-300-pack-u
[300].pack('U')
#=> "Ĭ"

#- error-1-pack-x-3-z
[1].pack('x' * 3 + 'Z')
#!! TypeError: no implicit conversion of Integer into String

#- error-raise-x-cause-5
raise 'x', cause: 5
#!! TypeError: exception object expected

#- error-raise-5
raise 5
#!! TypeError: exception class/object expected

#- error-raise-class
raise Class
#!! TypeError: exception class/object expected

#- error-raise-argumenterror
raise ArgumentError
#!! ArgumentError: ArgumentError

#- error-raise-argumenterror-new
raise ArgumentError.new
#!! ArgumentError: ArgumentError

#- error-raise-argumenterror-nil
raise ArgumentError, nil
#!! ArgumentError: ArgumentError

#- error-raise-argumenterror-a-1
raise ArgumentError, ['a', 1]
#!! ArgumentError: ["a", 1]

#- error-def-m-a-b-1-c-d-e-2-end-m
def m(a, b = 1, *c, d:, e: 2); end; m
#!! ArgumentError: wrong number of arguments (given 0, expected 1+; required keyword: d)

#- error-def-m-a-d-end-m-1
def m(a, d:); end; m(1)
#!! ArgumentError: missing keyword: :d

#- error-def-m-a-d-end-m-1-d-1-f-2
def m(a, d:); end; m(1, d: 1, f: 2)
#!! ArgumentError: unknown keyword: :f

#- error-def-m-a-end-m-1-b-2-c-3
def m(a); end; m(1, b: 2, c: 3)
#!! ArgumentError: wrong number of arguments (given 2, expected 1)

#- error-def-m-end-m-b-2
def m; end; m(b: 2)
#!! ArgumentError: wrong number of arguments (given 1, expected 0)

#- error-x-call
->(x) {}.call
#!! ArgumentError: wrong number of arguments (given 0, expected 1)

#- error-proc-x-y-x-y-call-1-2
proc { |x, y| [x, y] }.call([1, 2])
#=> [1, 2]

#- error-lambda-proc-lambda
lambda(&proc {}).lambda?
#=> false

#- error-object-new-instance-variable-get-x
Object.new.instance_variable_get('x')
#!! NameError: `x' is not allowed as an instance variable name

#- error-object-const-get-x
Object.const_get('x')
#!! NameError: wrong constant name x

#- error-object-const-get-nope
Object.const_get('Nope')
#!! NameError: uninitialized constant Nope

#- error-nil-0
nil[0]
#!! NoMethodError: undefined method `[]' for nil:NilClass

#- error-nil-each
nil.each { }
#!! NoMethodError: undefined method `each' for nil:NilClass

#- error-struct-new-a-new-1-2
Struct.new(:a).new(1, 2)
#!! ArgumentError: struct size differs

#- error-struct-new-a-keyword-init-true-new
Struct.new(:a, keyword_init: true).new(1)
#!! ArgumentError: wrong number of arguments (given 1, expected 0)

#- error-struct-new-a-keyword-init-true-new-2
Struct.new(:a, keyword_init: true).new(b: 1)
#!! ArgumentError: unknown keywords: b

#- error-d-x
'%d' % 'x'
#!! ArgumentError: invalid value for Integer(): "x"

#- error-d-nil
'%d' % nil
#!! TypeError: can't convert nil into Integer

#- error-s-s-a
'%s %s' % ['a']
#!! ArgumentError: too few arguments

#- error-a-b-1
'%{a}' % {b: 1}
#!! KeyError: key{a} not found

#- error-z-1
'%z' % 1
#!! ArgumentError: malformed format string - %z

#- error-format-05-1f-6s-03d-3-14159-ab-5
format('%05.1f|%-6s|%+03d', 3.14159, 'ab', 5)
#=> "003.1|ab    |+05"

#- error-1-2-3-each-slice-0
[1, 2, 3].each_slice(0)
#!! ArgumentError: invalid slice size

#- error-1-2-3-each-cons-0
[1, 2, 3].each_cons(0)
#!! ArgumentError: invalid size

#- error-1-2-3-cycle-lazy-map-x-x-1-first-4
[1, 2, 3].cycle.lazy.map { |x| x + 1 }.first(4)
#=> [2, 3, 4, 2]

#- error-1-step-10-0-break
1.step(10, 0) { break }
#!! ArgumentError: step can't be 0

#- error-comparable-clamp-1
Comparable.clamp(1)
#!! NoMethodError: undefined method `clamp' for Comparable:Module

#- error-5-clamp-3-1
5.clamp(3, 1)
#!! ArgumentError: min argument must be smaller than max argument

#- error-abc-between-a-b
'abc'.between?('a', 'b')
#=> true

#- error-10-digits-1
10.digits(1)
#!! ArgumentError: invalid radix 1

#- error-1-digits
-1.digits
#!! Math::DomainError: out of domain

#- error-10-pow-1-5
10.pow(-1, 5)
#!! RangeError: Integer#pow() 1st argument cannot be negative when 2nd argument specified

#- error-2-100000-0
2 ** 100000 > 0
#=> true

#- error-1-0
1 / 0
#!! ZeroDivisionError: divided by 0

#- error-1-0-2
1 % 0
#!! ZeroDivisionError: divided by 0

#- error-1-0-0
1.0 / 0
#=> Infinity

#- error-0-0-0
0.0 / 0
#=> NaN

#- error-5-fdiv-0
5.fdiv(0)
#=> Infinity

#- error-5-divmod-0-0
5.divmod(0.0)
#!! ZeroDivisionError: divided by 0

#- error-float-nan-to-i
Float::NAN.to_i
#!! FloatDomainError: NaN

#- error-float-infinity-round
Float::INFINITY.round
#!! FloatDomainError: Infinity

#- error-1e400-to-f
'1e400'.to_f
#=> Infinity

#- error-1e22-to-i
1e22.to_i
#=> 10000000000000000000000

#- error-100-round-3
100.round(-3)
#=> 0

#- error-12345-6789-round-2
12345.6789.round(-2)
#=> 12300

#- error-15-round-1-half-even
15.round(-1, half: :even)
#=> 20

#- error-25-round-1-half-up
25.round(-1, half: :up)
#=> 30

#- error-2-5-round-half-down
2.5.round(half: :down)
#=> 2

#- error-2-5-round-half-foo
2.5.round(half: :foo)
#!! ArgumentError: invalid rounding mode: foo
