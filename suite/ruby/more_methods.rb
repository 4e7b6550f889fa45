# Methods that are seldom used.

#- more-marshal-load-marshal-dump-a-1-nil
Marshal.load(Marshal.dump({'a' => [1, nil, true, :b, 'ü', 1.5, 10**20, -10**20, 300, -300, 70000, -129, 1..3, /a/i, String], 'a2' => {c: :b}}))
#=> {"a"=>[1, nil, true, :b, "ü", 1.5, 100000000000000000000, -100000000000000000000, 300, -300, 70000, -129, 1..3, /a/i, String], "a2"=>{:c=>:b}}

#- more-marshal-dump-a-1-nil-true-b-1-5-10
Marshal.dump({'a' => [1, nil, true, :b, 'ü', 1.5, 10**20, 300, -300, 70000, -129, 'x'.b, 'y'.encode('US-ASCII'), String, Comparable]})
#=> "\x04\b{\x06I\"\x06a\x06:\x06ET[\x14i\x060T:\x06bI\"\a\xC3\xBC\x06;\x00Tf\b1.5l+\n\x00\x00\x10c-^\xC7k\x05\x00i\x02,\x01i\xFE\xD4\xFEi\x03p\x11\x01i\xFF\x7F\"\x06xI\"\x06y\x06;\x00Fc\vStringm\x0FComparable"

#- more-x-a-y-marshal-load-marshal-dump-x
x = ['a']; y = Marshal.load(Marshal.dump([x, x])); [y, y[0].equal?(y[1]), y[0].equal?(x)]
#=> [[["a"], ["a"]], true, false]

#- more-s1-struct-new-a-b-class-o1-attr-ac
S1 = Struct.new(:a, :b); class O1; attr_accessor :q; end; o = O1.new; o.q = S1.new(1, 'x'); [Marshal.dump(o), Marshal.load(Marshal.dump(o)).q]
#=> ["\x04\bo:\aO1\x06:\a@qS:\aS1\a:\x06ai\x06:\x06bI\"\x06x\x06:\x06ET", #<struct S1 a=1, b="x">]

#- more-marshal-dump-proc
Marshal.dump(proc {})
#!! TypeError: no _dump_data is defined for class Proc

#- more-marshal-dump-hash-new-1
Marshal.dump(Hash.new { 1 })
#!! TypeError: can't dump hash with default proc

#- more-marshal-load-x04-x08
Marshal.load("\x04\x08[")
#!! ArgumentError: marshal data too short

#- more-marshal-load-abc
Marshal.load("abc")
#!! TypeError: incompatible marshal file format (can't be read)
#.. 	format version 4.8 required; 97.98 given

#- more-marshal-dump-hash-new-5-merge-a-1
Marshal.dump(Hash.new(5).merge('a' => 1)).bytes.sum
#=> 802

#- more-marshal-dump-0-1-122-123-255-256-6
Marshal.dump([0, 1, 122, 123, 255, 256, 65535, 65536, -1, -123, -124, -255, -256, -257, -65536, -65537, 2**30-1, 2**30, -2**30, -2**30-1, 2**62])
#=> "\x04\b[\x1Ai\x00i\x06i\x7Fi\x01{i\x01\xFFi\x02\x00\x01i\x02\xFF\xFFi\x03\x00\x00\x01i\xFAi\x80i\xFF\x84i\xFF\x01i\xFF\x00i\xFE\xFF\xFEi\xFE\x00\x00i\xFD\xFF\xFF\xFEi\x04\xFF\xFF\xFF?l+\a\x00\x00\x00@i\xFC\x00\x00\x00\xC0l-\a\x01\x00\x00@l+\t\x00\x00\x00\x00\x00\x00\x00@"

#- more-marshal-load-marshal-dump-0-1-122
Marshal.load(Marshal.dump([0, 1, 122, 123, 255, 256, 65535, 65536, -1, -123, -124, -255, -256, -257, -65536, -65537, 2**30-1, 2**30, -2**30, -2**30-1, 2**62, 1e100, -0.0, 1.0, 100.0, 1e20, 1.5e-7]))
#=> [0, 1, 122, 123, 255, 256, 65535, 65536, -1, -123, -124, -255, -256, -257, -65536, -65537, 1073741823, 1073741824, -1073741824, -1073741825, 4611686018427387904, 1.0e+100, -0.0, 1.0, 100.0, 1.0e+20, 1.5e-07]

#- more-marshal-dump-1-0-100-0-1e20-1-5e-7
Marshal.dump([1.0, 100.0, 1e20, 1.5e-7, 1e100, 123456789.125, -0.0, Float::INFINITY])
#=> "\x04\b[\rf\x061f\b1e2f\t1e20f\v1.5e-7f\n1e100f\x12123456789.125f\a-0f\binf"

#- more-1-2-each-chain-3-4-to-a
(1..2).each.chain([3, 4]).to_a
#=> [1, 2, 3, 4]

#- more-e-1-each-2-3-e-to-a-e-size-e-class
e = [1].each + [2, 3]; [e.to_a, e.size, e.class, e.inspect]
#=> [[1, 2, 3], 3, Enumerator::Chain, "#<Enumerator::Chain: [#<Enumerator: [1]:each>, [2, 3]]>"]

#- more-1-chain-2-3-4-map-x-x-2
[1].chain([2], 3..4).map { |x| x * 2 }
#=> [2, 4, 6, 8]

#- more-enumerator-produce-1-x-x-2-take-5
Enumerator.produce(1) { |x| x * 2 }.take(5)
#=> [1, 2, 4, 8, 16]

#- more-enumerator-produce-0-1-a-b-b-a-b-l
Enumerator.produce([0, 1]) { |a, b| [b, a + b] }.lazy.map(&:first).first(8)
#=> [0, 1, 1, 2, 3, 5, 8, 13]

#- more-enumerator-produce-3-x-raise-stopi
Enumerator.produce(3) { |x| raise StopIteration if x.zero?; x - 1 }.to_a
#=> [3, 2, 1, 0]

#- more-e-1-2-3-each-e-next-values-e-peek
e = [[1, 2], 3].each; [e.next_values, e.peek_values]
#=> [[[1, 2]], [3]]

#- more-m-5-method-m-x-x-2-call-1-m-x-x-2
m = 5.method(:+); [(m >> ->(x) { x * 2 }).call(1), (m << ->(x) { x * 2 }).call(3), m.curry.class, m.original_name, m.public?, m.owner]
#=> [12, 11, Proc, :+, true, Integer]

#- more-class-a1-def-f-1-end-end-class-b1
class A1; def f; 1; end; end; class B1 < A1; def f; super + 1; end; end; [B1.new.method(:f).super_method.call, A1.new.method(:f).super_method]
#=> [1, nil]

#- more-class-c1-private-def-a-end-protect
class C1; private def a; end; protected def b; end; public def c; end; end; o = C1.new; [C1.protected_instance_methods, C1.protected_method_defined?(:b), (o.private_methods & [:a, :b, :c]), o.protected_methods, (o.public_method(:a) rescue $!.class), o.singleton_class.singleton_class?, C1.singleton_class?]
#=> [[:b], true, [:a], [:b], NameError, true, false]

#- more-o-object-new-def-o-x-1-end-o-singl
o = Object.new; def o.x; 1; end; [o.singleton_method(:x).call, ('abc'.singleton_method(:x) rescue $!.class)]
#=> [1, NameError]

#- more-time-utc-2020-1-2-3-4-5-678r-floor
[Time.utc(2020,1,2,3,4,5.678r).floor(1).subsec, Time.utc(2020,1,2,3,4,5.678r).ceil(1).subsec, Time.utc(2020,1,2,3,4,5.678r).round.sec]
#=> [(3/5), (7/10), 6]

#- more-require-time-time-parse-2020-01-02
require 'time'; [Time.parse('2020-01-02 03:04:05 UTC'), Time.iso8601('2020-01-02T03:04:05Z'), Time.xmlschema('2020-01-02T03:04:05+01:00'), Time.httpdate('Thu, 02 Jan 2020 03:04:05 GMT'), Time.rfc2822('Thu, 02 Jan 2020 03:04:05 +0000'), Time.strptime('2020-01-02', '%Y-%m-%d').year]
#=> [2020-01-02 03:04:05 UTC, 2020-01-02 03:04:05 UTC, 2020-01-02 03:04:05 +0100, 2020-01-02 03:04:05 UTC, 2020-01-02 03:04:05 +0000, 2020]

#- more-require-zlib-require-stringio-io-s
require 'zlib'; require 'stringio'; io = StringIO.new; gz = Zlib::GzipWriter.new(io); gz.write('hello '); gz << 'world'; gz.finish; Zlib::GzipReader.new(StringIO.new(io.string)).read
#=> "hello world"

#- more-require-zlib-z-zlib-inflate-new-z
require 'zlib'; z = Zlib::Inflate.new; z.inflate(Zlib::Deflate.new.deflate('abc' * 10, Zlib::FINISH))
#=> "abcabcabcabcabcabcabcabcabcabc"

#- more-require-zlib-require-stringio-zlib
require 'zlib'; require 'stringio'; Zlib::GzipReader.new(StringIO.new('abc'))
#!! Zlib::GzipFile::Error: not in gzip format

#- more-require-openssl-h-openssl-hmac-new
require 'openssl'; h = OpenSSL::HMAC.new('key', OpenSSL::Digest.new('SHA256')); h << 'abc'; [h.hexdigest, h.to_s == OpenSSL::HMAC.hexdigest('SHA256', 'key', 'abc')]
#=> ["9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab", true]

#- more-require-stringio-s-stringio-new-ab
require 'stringio'; s = StringIO.new('abc'); [s.readbyte, s.each_codepoint.to_a, s.closed_read?, s.fileno, (s.sysread rescue $!.class)]
#=> [97, [98, 99], false, nil, ""]

#- more-require-strscan-s-stringscanner-ne
require 'strscan'; s = StringScanner.new('abc'); s.getch; [s.rest_size, s.peek(1), s.eos?]
#=> [2, "b", false]

#- more-defined-gc-gc-start-objectspace-re
[defined?(GC), GC.start, ObjectSpace.respond_to?(:garbage_collect)]
#=> ["constant", nil, true]

#- more-begin-throw-x-rescue-uncaughtthrow
begin; throw :x; rescue UncaughtThrowError => e; [e.message, e.tag, e.value]; end
#=> ["uncaught throw :x", :x, nil]

#- more-require-date-date-valid-commercial
require 'date'; [Date.valid_commercial?(2020, 53, 1), Date.commercial(2020, 1, 1).to_s, Date.valid_ordinal?(2020, 366), Date.ordinal(2020, 60).to_s, Date.new(2020,1,1).ld, Date.new(2020,1,1).gregorian?, Date.valid_jd?(5), Date.new(2020,1,1).julian?, Date.new(2020,1,1).start, Date.new(2020,1,1).ajd, Date.new(2020,1,1).mjd, Date.new(2020,1,1).httpdate, Date.new(2020,1,1).rfc2822, Date.new(2020,1,1).iso8601, Date.new(2020,1,1).rfc3339, Date.new(2020,1,1).xmlschema]
#=> [true, "2019-12-30", true, "2020-02-29", 159690, true, true, false, 2299161.0, (4917699/2), 58849, "Wed, 01 Jan 2020 00:00:00 GMT", "Wed, 1 Jan 2020 00:00:00 +0000", "2020-01-01", "2020-01-01T00:00:00+00:00", "2020-01-01"]

#- more-include-comparable-private-def-zz
include Comparable; private; def zz; 5; end; zz
#=> 5

#- more-printf-d-n-5
printf("%d\n", 5)
#=> nil

#- more-p
p
#=> nil

#- more-integer-try-convert-x-rescue-class
Integer.try_convert('x') rescue $!.class
#=> nil

#- more-1-2-3-each-entry-to-a
[1, 2, 3].each_entry.to_a
#=> [1, 2, 3]

#- more-local-1-local-variables-include-lo
local = 1; local_variables.include?(:local)
#=> true

#- more-def-a-k-1-o-callee-end-a
def a(*, k: 1, **o); __callee__; end; a
#=> :a

#- more-require-pathname-pathname-a-b-path
require 'pathname'; [Pathname('/a') + 'b', Pathname('a').join('..', 'c').to_s]
#=> [#<Pathname:/a/b>, "c"]

#- more-h-a-1-h-sum-k-v-v
h = {a: 1}; h.sum { |k, v| v }
#=> 1

#- more-stdout-respond-to-puts-stderr-resp
$stdout.respond_to?(:puts) && $stderr.respond_to?(:sync=)
#=> true

#- more-math-asinh-1-math-acosh-2-math-ata
[Math.asinh(1), Math.acosh(2), Math.atanh(0.5), Math.frexp(10.0), Math.ldexp(0.625, 4), Math.frexp(0.0), Math.cbrt(27)]
#=> [0.881373587019543, 1.3169578969248166, 0.5493061443340548, [0.625, 4], 10.0, [0.0, 0], 3.0]

#- module-function-hides-methods
module FunctionsHere; module_function; def a; 1; end; end
module FunctionsNamed; def b; 2; end; def c; 3; end; module_function :b; end
class UsesFunctions; include FunctionsHere; include FunctionsNamed; def all; [a, b, c]; end; end
[FunctionsHere.a, FunctionsNamed.b, UsesFunctions.new.all, UsesFunctions.new.respond_to?(:a), FunctionsNamed.instance_methods(false), FunctionsHere.private_instance_methods(false)]
#=> [1, 2, [1, 2, 3], false, [:c], [:a]]
