# The cases that record.rb asks Ruby about: patterns with the texts to match them against.

# Patterns that matter for whether they are accepted at all.
SYNTAX = [
  '[a', '*', '(', '[]', '[]a]', '(?z)', '\1', '(a)\2', '\k<x>', '(?<n>a)\1', 'a{3,1}', 'a{,3}', 'a{100001}',
  '[z-a]', '\\', '\x', '\u12', '\u{110000}', '\u{}', '\u{41 42}', '\M-a', '\C-a', '\cA', '\c', '\M',
  '\p{Foo}', '\p{Greek', '\xE3', '\xE3\x81\x82', '(?<=a*)', '(?<!(a))', '(?<=(a))', '(?<=a|bc)',
  '(?<=(?:a|bc))', '(?<a', '(?<>a)', '(?<1a>b)', '(?<n', 'a**', 'a+*', '+a', 'a|*', '(?:*)', '(?', '(?#',
  '(?#abc', 'a)', ')', '[[:foo:]]', '[[:alpha:]', '[a-\d]', '[\d-a]', '[a-z-9]', '\g<x>', '\g<0>',
  '(?<a>\g<a>)', '\g<1>', '(?<a>b)\g<1>', '(?(1)a|b)', '(a)(?(1)a|b|c)', '(a)(?(2)a)', '(?~a', '\k<1>',
  '(a)\k<1>', '(a)\k<-1>', '(a)\k<-2>', '(?<a>b)(?<a>c)\k<a>', '\8', '\08', '\18', '\400', '\777', '\377',
  '\177', '[\400]', '\x{41}', '\h\H\R\X', '\y', '\Q', '(?a-u)', '(?a)\w', '(?i-m:a)', '(?-i)', '(?i',
  '(?<a-b>x)', '(?P<a>x)', '[a&&]', '[&&a]', '[a&&b', '[^]', '[^]a]', '\b{2}', '^*', '(?=a)*', '(?=a)+',
  '$+', '\A*', 'a{1}{2}', 'a{', 'a{}', 'a{,}', 'a{1', '{1}', 'a{2}?', 'a{1,2}+', 'x{0}', '[[a]', '\u{41',
  '\uD800', '\u{D800}', '\u{1234567}', '\C', '\C-', '\M-', '\M-\C-a', '\c\M-a', '\c?', '\k', '\g', '\k<',
  '\g<', '\k<>', "(?'n'a)\\k'n'", '(?>a', '(?^a)', '\p{^Greek}', '\P{^Greek}', '\p', '\pL', '\p{}',
  '[\p{Foo}]', '[\\', '[\x', '[a-', '[a-\\', '[[:^alpha:]]', '[[.a.]]', '[[=a=]]', '(?<!a*)', '(?<=a{2})',
  '(?<=a{1,2})', '(?<=\b)', '(?<=(?=a))', '(?<!(?=a))', '(?<=\1)(a)', '(?<=(?>a))', '(?<=(?i:a))',
  '(?<=\R)', '(?<=\X)', '(?<=a\K)', '(?<=(?~a))', '(?<=\z)', '(?<=\Z)', '(?<=a|(?:b|cd))', '((((',
  '(?!*)', 'a|+', '\p{IsGreek}', '\p{InBasicLatin}', '\p{In_Basic_Latin}', '\p{Script=Greek}', '\p{Age=6.0}',
  '\p{Emoji}', '\p{Any}', '\p{Assigned}', '\p{XPosixPunct}', '\p{Letter}', '\p{lu}', '\p{Lowercase_Letter}',
  '\p{gc=L}', '\p{Alphabetic}', '\k<a+1>', '(?<a>.)\k<a+0>', '\g<-1>', '(a\g<-1>?)', '\g<+1>(a)',
  '(?<a>b)(?(<a>)c|d)', '(?(<b>)c|d)', '(?(a)c|d)', '[a-\x', '\xg', '\x4', '\u{ 41 }', '\u{41  42}', '(?u)',
  '(?d)', '(?l)', '(?aa)', '(?ua)', '(?a:b)', '(?i)(?', 'a{99999999999}', 'a{100000}', '\99999999999',
  '\k<99999999999>', '\k<1a>', '(?<a>x)(?<a>y)\g<a>', '(?<a>a|b\g<a>c)', '(?<a>a\g<a>)', '(a)\g<2>',
  '(?<a>\g<b>)(?<b>\g<a>)', '(?<n>a)(?(1)b)', '\k<-1>', '(a)\k<0>', '\k<a', "\\k'a", '(?<a>b)\k<a', '[a-[b]]',
  '[a[b]-c]', '[--a]', '[a--]', '[!--]', '[a-c-e]', '[\w-]', '[\w-&&a]', '[]-a]', '[[:word:]-z]', '(?<a)b>c)',
  '\u', '\u{', '\xZZ', '\M-\M-a', '\c\ca', '\C-\C-a', '\M-', '\c', 'é*', '(é', '(?<é>a)\k<é>',
]
SYNTAX.each { |pattern| record('match', pattern, '', "aab\n") }

# Matches: pattern, flags, then texts.
[
  # Anchors and lines.
  ['^a', '', "a", "b\na", "b"], ['a$', '', "a\nb", "a\n", "ab"], ['^$', '', "", "\n", "a\n", "a\n\nb"],
  ['^', '', "a\nb", "\n"], ['$', '', "a\n"], ['\Aa', '', "a", "b\na"], ['a\z', '', "a", "a\n"],
  ['a\Z', '', "a", "a\n", "a\n\n"], ['\A\Z', '', "", "\n"], ['\n^', '', "a\n", "a\nb"], ['^\z', '', "a\n", "a"],
  ['a.b', '', "a\nb", "a\rb", "axb"], ['a.b', 'm', "a\nb"], ['(?m:.)(?-m:.)', '', "\n\n", "\na"], ['\Ga', '', "ba", "ab"],
  ['\ba', '', "a", "ba", "é a", "éa"], ['\bé', '', "é", "aé"], ['a\B', '', "ab", "a"], ['(?a)\bé', '', "é", "aé"],
  # Classes.
  ['\d+', '', "a12", "٣"], ['[[:digit:]]+', '', "٣4"], ['\w+', '', "é", "aé_1"], ['[[:word:]]+', '', "é_1-"],
  ['\s', '', "\v", "\u0085", "\u00a0"], ['[[:space:]]', '', "\u0085", "\u00a0"], ['\h+', '', "xyzAf0g"], ['\H+', '', "abcxyz"],
  ['[[:alpha:]]+', '', "1éa"], ['[[:punct:]]+', '', "a$+!¿"], ['\p{Punct}+', '', "$+!", "!?"], ['[[:^alpha:]]', '', "a1"],
  ['\p{Greek}+', '', "abγδ"], ['\p{^Greek}', '', "γa"], ['\P{L}', '', "a1"], ['\p{Hiragana}', '', "aあ"], ['\p{Han}', '', "a漢"],
  ['\p{InCyrillic}', '', "aж"], ['[\p{L}&&\P{Lu}]+', '', "ABcd"], ['(?u)\w+', '', "éa"], ['(?u:\d)\d', '', "٣4"], ['(?a)[[:alpha:]]', '', "éa"],
  ['[a&&[^b]]', '', "ba"], ['[a-z&&[^aeiou]]+', '', "aebcd"], ['[^a-c]', '', "abcd", "\n"], ['[^\d\s]+', '', "1 a\n"], ['[\]\[\-]+', '', "a-][" ],
  ['[a-c&&b-d&&c]', '', "abcd"], ['[^a&&b]', '', "b", "c"], ['[a-z[0-9]]+', '', "A1b"], ['[[^a]b]', '', "ab", "b"], ['[&&]', '', "&"],
  ['[\b]', '', "\b"], ['[\n\t]', '', "a\t"], ['[\x41-\x43]+', '', "zABCD"], ['[\u{41 43}]+', '', "ABC"], ['[\101\102]+', '', "xAB"], ['[.*+?]+', '', "a.*+?"],
  ['[a-]+', '', "b-a"], ['[-a]+', '', "b-a"], ['[a-c-e]+', '', "-ced"], ['[é-ü]', '', "ë"], ['[[:alpha:][:digit:]_]+', '', "-a1_"],
  # Repetition.
  ['a{2}', '', "aaa"], ['a{2}?', '', "aaa", "a"], ['a{1,2}?', '', "aaa"], ['a{,2}', '', "aaa"], ['a{2,}', '', "aaaa"], ['a{1,2}+', '', "aaaaa"],
  ['a*?b', '', "aab"], ['a+?', '', "aaa"], ['a??b', '', "ab"], ['a++a', '', "aaa"], ['a?+a', '', "a", "aa"], ['a*+b', '', "aab"],
  ['(?>a+)b', '', "aab"], ['(?>a|ab)c', '', "abc"], ['(?:ab)+', '', "ababa"], ['(a|b)*', '', "abc"], ['(?:(a)|b)*', '', "ab"], ['(|a)*', '', "aaa"],
  ['(|a)+', '', "aaa"], ['(?:a*|b)*', '', "abab"], ['(?:a??)*', '', "aab"], ['(?:a?){3}b', '', "aab"], ['(a*)*', '', "aab", "b"], ['(a*)+', '', "aab", "b"],
  ['(?:a+)?', '', "aa"], ['(?:a+?)*', '', "aaa"], ['(?:a*?)+', '', "aaa"], ['(?:a+){2}', '', "aaa", "a"], ['(?:a*){2,3}', '', "aaa"], ['a{0}b', '', "ab"],
  ['(?:a|b){2,3}c', '', "ababc"], ['(a{2}){2}', '', "aaaaa"], ['x{2,3}?y', '', "xxxy"], ['(?:ab?)*?c', '', "ababac"], ['a{', '', "a{"], ['a{,}', '', "a{,}"],
  ['(a?)*?b', '', "aab"], ['((a)|(b))+', '', "ab"], ['(?:(a)|(b)|c)+', '', "abc"], ['(a+|b+)*c', '', "aabbac"], ['(a|ab)(c|bcd)(d*)', '', "abcd"],
  # Groups.
  ['(a)(b)?', '', "a", "ab"], ['(?<x>a)(b)', '', "ab"], ['(?<x>a)|(?<x>b)', '', "b", "a"], ['(?<x>a)(?<y>b)', '', "ab"], ["(?'x'a)\\k'x'", '', "aa"],
  ['(a)\1', '', "aa", "ab"], ['(?i)(a)\1', '', "aA"], ['(?<x>.)\k<x>', '', "abb"], ['(a)|\1b', '', "b", "a"], ['(.)(.)\k<-2>', '', "aba"],
  ['(?<x>a)(?<x>b)\k<x>', '', "aba", "abb"], ['((a)(b))\3', '', "abb"], ['(a\1?)', '', "aa"], ['(a)(?(1)b|c)', '', "ab", "ac"], ['(a)?(?(1)b|c)', '', "ab", "c"],
  ['(?<q>")?a(?(<q>)")', '', '"a"', 'a', '"a'], ['(?<p>\((?:[^()]|\g<p>)*\))', '', "x(a(b)c)d", "(("], ['\A(?<p>|.|(?:(?<c>.)\g<p>\k<c+0>))\z', '', "reviver", "abc"],
  ['(a|b\g<1>c)', '', "bbacc"], ['\A(?<a>a\g<a>?b)\z', '', "aaabbb", "aab"], ['\g<x>(?<x>a|b)', '', "ab"], ['(?:\[\g<0>\]|a)', '', "[[a]]"], ['(.)(.)\g<-1>', '', "abcd"],
  # Look-around.
  ['a(?=b)', '', "acab"], ['a(?!b)', '', "abac"], ['(?<=a)b', '', "bab"], ['(?<!a)b', '', "abb"], ['(?<=a|bc)d', '', "bcd", "ad", "cd"], ['(?<!a|bc)d', '', "bcd", "ad", "cd"],
  ['(?<=é)a', '', "éa"], ['(?<=^|,)x', '', "x,x", "ax"], ['(?=(a))\1', '', "a"], ['(?!(a))b', '', "b"], ['(?<=(a))b', '', "ab"], ['\A(?!.*foo).*bar', '', "xbar", "foobar"],
  ['(?<![\w.])\d+(?!\d)', '', "a1 23"], ['(?=.*\d)(?=.*[a-z]).{4,}', '', "ab1c", "abc"], ['^(?!-)[a-z-]+(?<!-)$', '', "a-b", "-ab", "ab-"], ['(?<=\bfoo)bar', '', "foobar"],
  # Keep, absent operator, line breaks, clusters.
  ['a\Kb', '', "ab"], ['(a)\K(b)', '', "ab"], ['(?=a\K)', '', "ab"], ['\/\*(?~\*\/)\*\/', '', "/* a */ */"], ['(?~ab)', '', "xaby", "ab"], ['\A(?~b|ab)', '', "ab"], ['(?~)', '', "a"],
  ['\R', '', "a\r\nb", "\r", "\u2028"], ['\R\n', '', "\r\n", "\r\n\n"], ['\X', '', "e\u0301x", "\r\n", "👨‍👩‍👧x", "🇫🇷🇩🇪", "각"], ['\X\X', '', "ab", "e\u0301"],
  # Case.
  ['straße', 'i', "STRASSE", "strasse", "Straße"], ['ss', 'i', "ß", "SS", "ẞ"], ['s', 'i', "ſ", "S", "ß"], ['k', 'i', "\u212a"], ['[k]', 'i', "\u212a"], ['[a-z]', 'i', "ſ", "\u212a"],
  ['\w', 'i', "ſ"], ['[\w]', 'i', "ſ"], ['[ß]', 'i', "ss", "SS"], ['[ßx]', 'i', "sS", "X"], ['s{2}', 'i', "ß", "sS"], ['s+', 'i', "ß", "sSſ"], ['fi', 'i', "ﬁ", "FI"], ['f', 'i', "ﬁ"],
  ['É', 'i', "é"], ['[^é]', 'i', "É", "e"], ['[à-ü]', 'i', "É"], ['Σ', 'i', "ς", "σ"], ['(?i:a)b', '', "Ab", "AB"], ['a(?i)b|c', '', "aB", "aC", "C"], ['(?i)a(?-i)b', '', "Ab", "AB"],
  ['ab', 'i', "AB"], ['[a-c]+', 'i', "ABCd"], ['[^a]', 'i', "A", "b"], ['\x61', 'i', "A"], ['İ', 'i', "i̇", "i"], ['[[:lower:]]', 'i', "A"], ['\p{Lower}', 'i', "A"], ['[[:upper:]]+', 'i', "ab"],
  # Extended mode and escapes.
  [" a b # c\n c", 'x', "abc"], ['(?x) a [ b] ', '', "a b", "ab"], ['(?x)a\ b', '', "a b"], ['(?x: a ) b', '', "a b"], ['a(?#x)b', '', "ab"], ['a(?#x)*', '', "aa"],
  ['\u0041', '', "A"], ['\u{41 42}', '', "AB"], ['\u{41 42}+', '', "ABB"], ['\u00e9', '', "é"], ['\xc3\xa9', '', "é"], ['\101', '', "A"], ['\0', '', "\0"], ['\e\a\f\v\t', '', "\e\a\f\v\t"],
  ['\cA\C-b', '', "\x01\x02"], ['\c?', '', "\x7f"], ['\12', '', "\n"], ['\y', '', "y"], ['\-\_\/\"', '', '-_/"'], ['\é', '', "é"], ['.', '', "é", "🎉"], ['[🎉-🎊]', '', "🎊"],
  # As found in Puppet code.
  ['\A[a-z][a-z0-9_]*\Z', '', "abc_1", "abc\n", "Abc"], ['^(\w+)\.(.+)$', '', "www.example.com"], ['\A((::)?[a-z]\w*)*(::)?\z', '', "a::b", "A"],
  ['(?i:^(debian|ubuntu)$)', '', "Debian", "ubuntu\n"], ['^/(?:[^/]+/?)*$', '', "/a/b/"], ['\A(([a-z]:[\\\\\/])|(\\\\\\\\))', '', "c:/x", "\\\\srv"], ['^\s*#.*$', '', "a\n # b\nc"],
  ['^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$', '', "10.0.0.1", "10.0.0"], ['\A(\d+)(?:\.(\d+))?(?:-([0-9a-z.-]+))?\z', '', "1.2-rc.1", "1"], ['^(?<major>\d+)\.(?<minor>\d+)', '', "7.9.2009"],
  ['(?mix-mix:a.b)', '', "a\nb", "axb"], ['(?-mix:x)', '', "x"], ['\A[^\0]+\z', '', "a\nb"], ['^\[([^\]]+)\]$', '', "[a]\n[b]"], ['^[a-zA-Z0-9.!#$%&\'*+\/=?^_`{|}~-]+@[a-z]+$', '', "a.b@c"],
].each do |pattern, flags, *texts|
  texts.each { |text| record('match', pattern, flags, text) }
end

# Searches from a character offset.
record('match', '\Ga', '', 'bab', 1)
record('match', '\Aa', '', 'bab', 1)
record('match', '^a', '', "b\na", 2)
record('match', '(?<=b)a', '', 'bab', 1)
record('match', '\ba', '', 'bab', 1)
record('match', '$', '', 'bab', 3)

# The named sets, on characters from all over Unicode.
SAMPLE = "\u0000\t !$0Aa_~\u007f\u0085\u00a0\u00ad¿éŉʰ٣あ漢Ⅷ²½\u0301\u200b\u200d\u2028—€𝐀🎉\ue000\u{10ffff}\u0378"
%w[alnum alpha blank cntrl digit graph lower print punct space upper xdigit word ascii].each do |name|
  ["[[:#{name}:]]", "[[:^#{name}:]]", "\\p{#{name}}", "(?a)[[:#{name}:]]"].each { |pattern| record('scan', pattern, '', SAMPLE) }
end
%w[L Lu Ll Lt Lm Lo M Mn Mc Me N Nd Nl No P Pc Pd Ps Pe Pi Pf Po S Sm Sc Sk So Z Zs Zl Zp C Cc Cf Cn Co Cs Letter Mark Number
   Symbol Separator Other Cased Alphabetic Uppercase Lowercase White_Space Math ID_Start Latin Greek Common Inherited Han
   Any Assigned ASCII Emoji Age=3.0 InLatin1Supplement InCJKUnifiedIdeographs Surrogate].each do |name|
  record('scan', "\\p{#{name}}", '', SAMPLE)
end

# Replacement.
[
  ['b*', 'abc', '-'], ['', 'aé', '-'], ['a', 'banana', 'o'], ['(a)(n)?', 'banana', '\2\1'], ['a', 'bab', '[\0\&]'], ['a', 'bab', '<\`|\\\'>'],
  ['a', 'a', '\\\\'], ['a', 'a', '\\\\1'], ['a', 'a', 'x\\'], ['a', 'a', '\q\k'], ['(?<x>a)', 'ba', '\k<x>\1'], ['(?<x>a)', 'ba', '\k<y>'], ['(?<x>a)', 'ba', '\k<x'],
  ['(a)', 'a', '\k<1>'], ['(a)', 'a', '\9'], ['^', "a\nb\n", '> '], ['$', "a\nb\n", ';'], ['\Z', "a\n", '.'], ['\z', "a\n", '.'], ['(?<=a)', 'aab', '-'], ['a\K', 'aab', '-'],
  ['\b', 'a b', '|'], ['(?=b)', 'abab', '-'], ['x*', 'axxb', '-'], ['.', "é\n", '\0\0'], ['[^\w]+', 'a - b', '_'], ['\Ga', 'aaba', 'x'], ['(b)|(c)', 'abc', '[\1\2]'], ['', '', 'x'],
].each do |pattern, text, replacement|
  record('sub', pattern, '', text, replacement)
  record('gsub', pattern, '', text, replacement)
end

# Scanning and splitting.
[
  ['b*', 'abc'], ['(b)(c)?', 'abcb'], ['', 'aé'], ['\w+', 'a bc'], ['^', "a\nb\n"], ['$', "a\nb\n"], ['a|b', 'cab'], ['(?<x>a)|b', 'ab'], ['\G\d', '12a3'], ['(?=a)', 'aba'],
].each { |pattern, text| record('scan', pattern, '', text) }
[
  [',', 'a,b,,c,,', 0], [',', 'a,b,,c,,', -1], [',', 'a,b,,c,,', 2], [',', ',a', 0], [',', '', 0], [',', '', -1], [',', ',', 0], [',', ',', -1], ['', 'aéb', 0], ['', 'abc', 2], ['', 'abc', -1],
  ['(,)', 'a,b', 0], ['(,)(;)?', 'a,b,;c', 0], ['\s*', 'a b  c', 0], ['\s+', ' a b ', 0], ['(?=b)', 'abab', 0], ['x*', 'axxb', 0], ['x*', 'axxb', 3], [',', 'a,b', 1], ['b', 'b', 0], ['()', 'ab', 0],
  ['\b', 'a b', 0], ['^', "a\nb\n", 0], ['$', "a\nb\n", 0], ['(-)|(,)', '1-10,20', 0], ['\n', "a\nb\n\n", 0], ['\n', "a\nb\n\n", -1], [',', 'a,b,c', 3], [',', 'a,b,c', 4], ['(a)|b', 'xbxax', -1],
].each { |pattern, text, limit| record('split', pattern, '', text, limit) }

# Look-behinds that ignore case, where one character may stand for several.
%w[(?<=pass) (?<=sst) (?<=ss|b) (?<=fi) (?<=offi) (?<=(ss)) (?<=ß) (?<=s{2}) (?<=[ß]) (?<=ss$) (?<=sS)].each do |pattern|
  ['ss|', 'pass|', 'st|', 'offi|', 'a|'].each { |text| record('match', pattern, 'i', text) }
end
# Ruby reads an ASCII pattern anew for a text that is not, and may reject it only then; we do not.
%w[(?<=sst) (?<=fi) (?<=[ß]) (?<=sS)].each do |pattern|
  ['ß|', 'ss|', 'ſs|', 'ﬁ|', 'ßa|'].each { |text| record('match', pattern, 'i', text) }
end
['(?~(?=c))', '(?~\b)', 'b(?~\z)', '(?~c?)', '(?~(?:bc|(?=d)))', '(?~(?~b))'].each do |pattern|
  record('match', pattern, '', 'abcd')
end

# Random patterns, the same ones at every recording.
RANDOM = Random.new(8)
ATOMS = <<'END'.split
  a b s ss é ß ﬁ f i . \n \d \w \s \W [ab] [^a] [a-z&&[^b]] [[:alpha:]] [[:punct:]] \p{L} \p{^Lu} ^ $ \A \z \Z \b \B
  \G ab \h [é-ü] 1 \K \R \X \1 \2 \k<x> \k<-1> (?=a) (?!b) (?<=a) (?<!b) (?<=a|bb) [\w-] [^\W] [a-c-e] []a] \x61
  \u00e9 \101 (?#c) # - \- [[^a]b&&a] (?~ab) \g<1> \g<x> \0 (?i) (?m) (?x) (?-i) (?u) (?a)
END
QUANTIFIERS = %w[* + ? *? +? ?? *+ ++ ?+ {2} {1,2} {,2} {2,}? {0} {1} {2}? {1,2}+ {1,2}?]
GROUPS = ['(%s)', '(?:%s)', '(?i:%s)', '(?:%s|%s)', '(?<x>%s)', '(?<y>%s)', '(?>%s)', '(?=%s)', '(?!%s)', '(?<=%s)',
          '(?<!%s)', '(?~%s)', '(%s)(?(1)%s|%s)', '%s|%s']
def pick(list) = list[RANDOM.rand(list.size)]
def random_pattern(depth)
  Array.new(1 + RANDOM.rand(3)) do
    atom = if depth.zero? || RANDOM.rand(2).zero?
             pick(ATOMS)
           else
             pick(GROUPS).gsub('%s') { random_pattern(depth - 1) }
           end
    RANDOM.rand(3).zero? ? atom + pick(QUANTIFIERS) : atom
  end.join
end
PIECES = %w[a b s S A é É ß ſ 1 _ - ﬁ f i I] + ["\n", ' ', "\r\n"]
800.times do
  pattern = random_pattern(2)
  text = Array.new(RANDOM.rand(9)) { pick(PIECES) }.join
  record(RANDOM.rand(4).zero? ? 'scan' : 'match', pattern, pick(['', '', '', 'i', 'x', 'm']), text)
end
