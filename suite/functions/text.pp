# Functions on text.

#- capitalize-iterator eval
capitalize(['aa', 'bb'].reverse_each)
#=> ['Bb', 'Aa']
#:: Array[String[2, 2]]

#- capitalize-mixed-array eval
capitalize(['a', 3])
#!! Evaluation Error: Error while evaluating a Function Call, The function 'capitalize' was called with arguments it does not accept. It expects one of:
#|   (Numeric arg)
#|     rejected: parameter 'arg' expects a Numeric value, got Tuple
#|   (String arg)
#|     rejected: parameter 'arg' expects a String value, got Tuple
#|   (Iterable[Variant[String, Numeric]] arg) (line: 1, column: 1)

#- capitalize-accented eval
capitalize('éA')
#=> Éa
#:: String

#- camelcase-underscores eval
camelcase('__a_bC__d_')
#=> ABcD
#:: String

#- upcase-nested eval
upcase({ a => { b => ['c', 1] } })
#=> {'A' => {'B' => ['C', 1]}}
#:: Hash[String, Hash[String, Array[ScalarData]]]

#- upcase-sharp-s eval
upcase('ß')
#=> SS
#:: String

#- upcase-undef-in-array eval
upcase(['a', undef])
#!! Evaluation Error: Error while evaluating a Function Call, The function 'upcase' was called with arguments it does not accept. It expects one of:
#|   (Numeric arg)
#|     rejected: parameter 'arg' expects a Numeric value, got Tuple
#|   (String arg)
#|     rejected: parameter 'arg' expects a String value, got Tuple
#|   (Array[StringData] arg)
#|     rejected: parameter 'arg' index 1 expects a StringData = Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]] value, got Undef
#|   (Hash[StringData, StringData] arg)
#|     rejected: parameter 'arg' expects a Hash value, got Tuple (line: 1, column: 1)

#- upcase-type eval
upcase(Enum['aa', 'bb'])
#!! Evaluation Error: Error while evaluating a Function Call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Type[Enum] (line: 1, column: 1)

#- downcase-accented eval
downcase('ÀÉ')
#=> àé
#:: String

#- strip-null-characters eval
strip("\u0000 a \u0000")
#=> a
#:: String

#- lstrip-null-characters eval
lstrip("\u0000 a")
#=> a
#:: String

#- chomp-breaks eval
[chomp("a\r"), chomp("a\n\n"), chomp("a\r\n")]
#=> ['a', "a\n", 'a']
#:: Array[String[1, 2]]

#- chop-empty eval
chop('')
#=>
#:: String

#- split-type-without-pattern eval
split('a,b', Regexp)
#=> ['a', ',', 'b']
#:: Array[String[1, 1]]

#- split-bad-pattern eval
split('a', '(')
#!! Evaluation Error: Error while evaluating a Function Call, end pattern with unmatched parenthesis: /(/ (line: 1, column: 1)

#- split-groups eval
split('a1b2', /(\d)/)
#=> ['a', '1', 'b', '2']
#:: Array[String[1, 1]]

#- split-sensitive eval
split(Sensitive('a b'), / /)
#=> Sensitive [value redacted]
#:: Sensitive[Array[String]]

#- match-pattern-type eval
match('abc', Pattern[/x/, /(b)/])
#=> ['b', 'b']
#:: Array[String]

#- match-array-of-patterns eval
match(['abc', 'x'], ['x', [/(b)/]])
#=> [['b', 'b'], ['x']]
#:: Array[Array[String[1, 1]]]

#- match-variant eval
match('abc', Variant[Pattern[/z/], Regexp[/c/]])
#=> ['c']
#:: Array[String]

#- match-no-pattern eval
match('abc', Integer)
#!! Evaluation Error: Error while evaluating a Function Call, match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got Puppet::Pops::Types::PIntegerType (line: 1, column: 1)

#- match-undef eval
match('abc', undef)
#!! Evaluation Error: Error while evaluating a Function Call, match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got NilClass (line: 1, column: 1)

#- match-regexp-without-pattern eval
match('abc', Regexp)
#!! Evaluation Error: Error while evaluating a Function Call, Given Regexp Type has no regular expression (line: 1, column: 1)

#- match-empty-array eval
match([], 1)
#=> []
#:: Array[Unit]

#- regsubst-type-is-text eval
[regsubst('a.c', Regexp[/./], 'x'), regsubst('a.c', Regexp, 'x'), regsubst('a-b', Regexp[/-/], '\0\0')]
#=> ['axc', 'xa.c', 'a--b']
#:: Array[String[3, 4]]

#- regsubst-hash eval
[regsubst('abc', '[abc]', { 'b' => 'z' }, 'G'), regsubst('aXb', 'x', { 'X' => 'q' }, 'I')]
#=> ['z', 'aqb']
#:: Array[String[1, 3]]

#- regsubst-encoding eval
regsubst('abc', 'b', 'x', '', 'U')
#~~ warning: The regsubst() function's encoding argument has been ignored since Ruby 1.9 and will be removed in a future release
#|    (file & line not available)
#=> axc
#:: String

#- regsubst-bad-flag eval
regsubst('abc', 'b', 'x', 'GQ')
#!! Evaluation Error: Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:
#|   (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)
#|     rejected: parameter 'flags' expects an undef value or a match for Pattern[/^[GEIM]*$/], got 'GQ'
#|   (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)
#|     rejected: parameter 'pattern' expects a value of type Regexp or Type[Regexp], got String (line: 1, column: 1)

#- regsubst-bad-flag-of-regexp eval
regsubst('abc', /b/, 'x', 'I')
#!! Evaluation Error: Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:
#|   (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)
#|     rejected: parameter 'pattern' expects a String value, got Regexp
#|   (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)
#|     rejected: parameter 'flags' expects a match for Pattern[/^G?$/], got 'I' (line: 1, column: 1)

#- regsubst-sensitive-array eval
regsubst(Sensitive(['abc', Sensitive('b')]), /b/, 'x')
#=> ['axc', #<Sensitive [value redacted]>]
#:: Array[RichData]

#- regsubst-named-groups eval
regsubst('abc', /(?<n>b)/, '[\k<n>\1]')
#=> a[b]c
#:: String

#- regsubst-unknown-group eval
regsubst('abc', /b/, '\k<q>')
#!! Evaluation Error: Error while evaluating a Function Call, undefined group name reference: q (line: 1, column: 1)

#- regsubst-bad-pattern-with-flags eval
regsubst('abc', 'b(', 'x', 'EIM')
#!! Evaluation Error: Error while evaluating a Function Call, end pattern with unmatched parenthesis: /b(/mix (line: 1, column: 1)

#- compare-kinds eval
[compare('a', 'B'), compare('B', 'a', false), compare(1, 2.0), compare(SemVer('1.0.0'), SemVer('2.0.0')), compare(Timespan(1), 1), compare(1, Timestamp(2)), compare(Timestamp(5), 5.5)]
#=> [-1, -1, -1, -1, 0, -1, -1]
#:: Array[Integer]

#- compare-too-many eval
compare('a', 'B', true, 1)
#!! Evaluation Error: Error while evaluating a Function Call, 'compare' compare(): Accepts at most 3 arguments, got 4 (line: 1, column: 1)

#- compare-different eval
compare(1, 'B')
#!! Evaluation Error: Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got Integer and String (line: 1, column: 1)

#- compare-case-of-numbers eval
compare(1, 2, true)
#!! Evaluation Error: Error while evaluating a Function Call, 'compare' compare(): The third argument (ignore case) can only be used when comparing strings (line: 1, column: 1)

#- compare-array eval
compare(1, [])
#!! Evaluation Error: Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got Integer and Array (line: 1, column: 1)

#- compare-large-numbers eval
compare(9007199254740993, 9007199254740992.0)
#=> 1
#:: Integer

#- versioncmp-trailing-zeroes eval
[versioncmp('1.0', '1', true), versioncmp('1.0', '1'), versioncmp('1.2.3', '1.2.3-rc1')]
#=> [0, 1, -1]
#:: Array[Integer]

#- versioncmp-integer eval
versioncmp('1.0', 1)
#!! Evaluation Error: Error while evaluating a Function Call, 'versioncmp' parameter 'b' expects a String value, got Integer (line: 1, column: 1)

#- shellquote-words eval
shellquote('a', ['b c', ['d"e']], "f'g\"h", /a/, '', "é'\"")
#=> a "b c" 'd"e' "f'g\"h" /a/ "" "é'\""
#:: String

#- shellquote-integer eval
shellquote(1)
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `length' for 1:Integer (line: 1, column: 1)

#- shellquote-undef-in-array eval
shellquote(['a', undef])
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `length' for nil:NilClass (line: 1, column: 1)

#- shellquote-hash eval
shellquote({ a => 1 })
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Hash into String (line: 1, column: 1)

#- shellquote-sensitive eval
shellquote(Sensitive('x'))
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `length' for #<Sensitive [value redacted]> (line: 1, column: 1)

#- sprintf-ruby-values eval
sprintf('%s %p %s', [1, 'a', undef, Timespan(1), default, /a/, Sensitive(1), URI('http://a')], { a => 1 }, Sensitive('x'))
#=> [1, "a", nil, "0-00:00:01.0", :default, "/a/", #<Sensitive [value redacted]>, #<URI::HTTP http://a>] {"a"=>1} Sensitive [value redacted]
#:: String

#- sprintf-names eval
sprintf('%{a} %<b>05.1f', { a => [1], b => 2 })
#=> [1] 002.0
#:: String

#- sprintf-missing-name eval
sprintf('%<a>d', { b => 1 })
#!! Evaluation Error: Error while evaluating a Function Call, key<a> not found (line: 1, column: 1)

#- sprintf-names-without-hash eval
sprintf('%<a>d', 2)
#!! Evaluation Error: Error while evaluating a Function Call, one hash required (line: 1, column: 1)

#- sprintf-format-integer eval
sprintf(1, 2)
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Integer into String (line: 1, column: 1)

#- sprintf-not-a-number eval
sprintf('%d', 'x')
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "x" (line: 1, column: 1)

#- sprintf-timespan-as-number eval
sprintf('%d', Timespan(5))
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "0-00:00:05.0" (line: 1, column: 1)

#- sprintf-array-as-number eval
sprintf('%d', [1])
#!! Evaluation Error: Error while evaluating a Function Call, can't convert Array into Integer (line: 1, column: 1)

#- sprintf-uri-as-number eval
sprintf('%d', URI('http://example.com/a'))
#!! Evaluation Error: Error while evaluating a Function Call, can't convert URI::HTTP into Integer (line: 1, column: 1)

#- sprintf-too-few eval
sprintf('%s')
#!! Evaluation Error: Error while evaluating a Function Call, too few arguments (line: 1, column: 1)

#- strftime-zones eval
[strftime(Timestamp(0), '%FT%T%z', '+05:30'), strftime(Timestamp(0), '%FT%T%z', ''), strftime(Timespan('1-00:00:00'), '%H')]
#=> ['1970-01-01T05:30:00+0530', '1970-01-01T00:00:00+0000', '24']
#:: Array[String[2, 24]]

#- strftime-bad-zone eval
strftime(Timestamp(0), '%Y', 'xx')
#!! Evaluation Error: Error while evaluating a Function Call, Illegal timezone 'xx' (line: 1, column: 1)

#- strftime-bad-format eval
strftime(Timespan(1), '%Q')
#!! Evaluation Error: Error while evaluating a Function Call, Bad format specifier '%' in '%Q', at position 1 (line: 1, column: 1)

#- strftime-integer eval
strftime(1, '%Y')
#!! Evaluation Error: Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:
#|   (Timespan time_object, String format)
#|     rejected: parameter 'time_object' expects a Timespan value, got Integer
#|   (Timestamp time_object, String format, String timezone?)
#|     rejected: parameter 'time_object' expects a Timestamp value, got Integer
#|   (String format, String timezone?)
#|     rejected: parameter 'format' expects a String value, got Integer (line: 1, column: 1)

#- shellquote-resource-01 eval
shellquote('a', [Notify['x', 'y']])
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Puppet::Resource into String (line: 1, column: 1)

#- shellquote-resource-02 eval
shellquote(Class['a'])
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Puppet::Resource into String (line: 1, column: 1)

#- shellquote-resource-03 eval
shellquote(File)
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Puppet::Resource into String (line: 1, column: 1)

#- widths-of-formats-01 eval
sprintf('%2147483648d', 1)
#!! Evaluation Error: Error while evaluating a Function Call, width too big (line: 1, column: 1)

#- widths-of-formats-02 eval
sprintf('%99999999999999999999999d', 1)
#!! Evaluation Error: Error while evaluating a Function Call, width too big (line: 1, column: 1)

#- widths-of-formats-03 eval
[sprintf('%0003d|%.002f', 1, 1.5), sprintf('%2$s', 1, 2)]
#=> ['001|1.50', '2']
#:: Array[String[1, 8]]
