# The specification, "Types, Values, and Variables": values as strings, in all formats.

# String.new

#- spec-string-new-01 eval
$format_map = {
  Integer[default, -1] => "%d",
  Integer[0, default] => "%#x"
}
[String("-1", $format_map), String("10", $format_map)]
#=> ['-1', '10']
#:: Array[String[2, 2]]

#- spec-string-new-02 eval
$format_map = {
  Integer[default, -1] => "%d",
  Integer[0, default] => "%#x"
}
[String(-1, $format_map), String(10, $format_map)]
#=> ['-1', '0xa']
#:: Array[String[2, 3]]

#- spec-string-new-03 eval
String(10)
#=> 10
#:: String

#- spec-string-new-04 eval
String([10])
#=> [10]
#:: String

#- spec-string-new-05 eval
String(10, "%#x")
#=> 0xa
#:: String

#- spec-string-new-06 eval
String([10], "%(a")
#=> (10)
#:: String

#- spec-string-new-07 eval
$formats = { Array => {format => '%(a', string_formats => { Integer => '%#x' } } }
$str = String([1,2,3], $formats)
$str
#=> (0x1, 0x2, 0x3)
#:: String

#- spec-string-new-08 eval
$formats = { Array[Any, 0, 2] => '%<a', Array[Any, 3] => '%(a' }
[String([1, 2], $formats), String([1, 2, 3], $formats)]
#=> ['<1, 2>', '(1, 2, 3)']
#:: Array[String[6, 9]]

#- spec-string-new-09 eval
String([1, {a => 2}], { Array => {format => '%[a', separator => ';'}, Hash => {format => '%h', separator2 => ': '} })
#=> [1;{'a': 2}]
#:: String

#- spec-string-new-10 eval
String(1, '%')
#!! Evaluation Error: Error while evaluating a Function Call, The format '%' is not a valid format on the form '%<flags><width>.<prec><format>' (line: 1, column: 1)

#- spec-string-new-11 eval
String(1, '%q')
#!! Evaluation Error: Error while evaluating a Function Call, Illegal format 'q' specified for value of Integer type - expected one of the characters 'dxXobBeEfgGaAspc' (line: 1, column: 1)

#- spec-string-new-12 eval
[String('abc', '%5s'), String('abc', '%-5s|'), String('abc', '%.2s'), String(1, '%05d'), String(1, '%5d')]
#!! Evaluation Error: Error while evaluating a Function Call, The format '%-5s|' is not a valid format on the form '%<flags><width>.<prec><format>' (line: 1, column: 24)

#- spec-string-new-13 eval
[String(/a/, '%s'), String(/a/, '%p'), String('a', '%p')]
#=> ['a', '/a/', '\'a\'']
#:: Array[String[1, 3]]

# Integer to String

#- spec-integer-to-string-01 eval
[String(18, '%d'), String(-18, '%d')]
#=> ['18', '-18']
#:: Array[String[2, 3]]

#- spec-integer-to-string-02 eval
[String(255, '%x'), String(255, '%X'), String(255, '%#x'), String(255, '%#X'), String(-255, '%x'), String(-255, '%X'), String(-255, '%+x')]
#=> ['ff', 'FF', '0xff', '0XFF', '..f01', '..F01', '-ff']
#:: Array[String[2, 5]]

#- spec-integer-to-string-03 eval
[String(8, '%o'), String(8, '%#o'), String(-8, '%o'), String(-8, '%+o')]
#=> ['10', '010', '..70', '-10']
#:: Array[String[2, 4]]

#- spec-integer-to-string-04 eval
[String(5, '%b'), String(5, '%B'), String(5, '%#b'), String(5, '%#B'), String(-5, '%b'), String(-5, '%+b')]
#=> ['101', '101', '0b101', '0B101', '..1011', '-101']
#:: Array[String[3, 6]]

#- spec-integer-to-string-05 eval
[String(65, '%c'), String(65, '%#c'), String(0x1F600, '%c')]
#=> ['A', '"A"', '😀']
#:: Array[String[1, 3]]

#- spec-integer-to-string-06 eval
[String(18, '%s'), String(18, '%#s'), String(18, '%p')]
#=> ['18', '"18"', '18']
#:: Array[String[2, 4]]

#- spec-integer-to-string-07 eval
[String(18, '%e'), String(18, '%E'), String(18, '%f'), String(18, '%g'), String(18, '%G'), String(18, '%a'), String(18, '%A')]
#=> ['1.800000e+01', '1.800000E+01', '18.000000', '18', '18', '0x1.2p+4', '0X1.2P+4']
#:: Array[String[2, 12]]

# Float to String

#- spec-float-to-string-01 eval
[String(1.5, '%f'), String(1.5, '%.2f'), String(1.5, '%10.3f')]
#=> ['1.500000', '1.50', '     1.500']
#:: Array[String[4, 10]]

#- spec-float-to-string-02 eval
[String(1234.5, '%e'), String(1234.5, '%E')]
#=> ['1.234500e+03', '1.234500E+03']
#:: Array[String[12, 12]]

#- spec-float-to-string-03 eval
[String(0.00001, '%g'), String(123456789.0, '%G'), String(1.5, '%g'), String(1.5, '%#g')]
#=> ['1e-05', '1.23457E+08', '1.5', '1.50000']
#:: Array[String[3, 11]]

#- spec-float-to-string-04 eval
[String(10.5, '%a'), String(10.5, '%A')]
#=> ['0x1.5p+3', '0X1.5P+3']
#:: Array[String[8, 8]]

#- spec-float-to-string-05 eval
[String(1.5, '%s'), String(1.5, '%#s'), String(1.5, '%p'), String(1.5)]
#=> ['1.5', '"1.5"', '1.5', '1.500000']
#:: Array[String[3, 8]]

# Timespan to String

#- spec-timespan-to-string-01 eval
String(Timespan(93784.5), '%s')
#=> 1-02:03:04.5
#:: String

#- spec-timespan-to-string-02 eval
[String(Timespan(93784.5), '%d'), String(Timespan(93784.5), '%x'), String(Timespan(93784.5), '%o'), String(Timespan(93784.5), '%b')]
#=> ['93784', '16e58', '267130', '10110111001011000']
#:: Array[String[5, 17]]

#- spec-timespan-to-string-03 eval
[String(Timespan(93784.5), '%e'), String(Timespan(93784.5), '%f'), String(Timespan(93784.5), '%g'), String(Timespan(93784.5), '%a')]
#=> ['9.378450e+04', '93784.500000', '93784.5', '0x1.6e588p+16']
#:: Array[String[7, 13]]

# Timestamp to String

#- spec-timestamp-to-string-01 eval
String(Timestamp(1473150899.25), '%s')
#=> 2016-09-06T08:34:59.249999872 UTC
#:: String

#- spec-timestamp-to-string-02 eval
[String(Timestamp(1473150899.25), '%d'), String(Timestamp(1473150899.25), '%x'), String(Timestamp(1473150899.25), '%o'), String(Timestamp(1473150899.25), '%b')]
#=> ['1473150899', '57ce7fb3', '12763477663', '1010111110011100111111110110011']
#:: Array[String[8, 31]]

#- spec-timestamp-to-string-03 eval
[String(Timestamp(1473150899.25), '%e'), String(Timestamp(1473150899.25), '%f'), String(Timestamp(1473150899.25), '%g'), String(Timestamp(1473150899.25), '%a')]
#=> ['1.473151e+09', '1473150899.250000', '1.47315e+09', '0x1.5f39feccfffffp+30']
#:: Array[String[11, 21]]

# SemVer to String

#- spec-semver-to-string-01 eval
[String(SemVer('1.2.3-rc1+b5'), '%s'), String(SemVer('1.2.3-rc1+b5'), '%p'), String(SemVer('1.2.3'), '%#s')]
#=> ['1.2.3-rc1+b5', '1.2.3-rc1+b5', '1.2.3']
#:: Array[String[5, 12]]

# SemVerRange to String

#- spec-semverrange-to-string-01 eval
[String(SemVerRange('>=1.2.3 <2.0.0'), '%s'), String(SemVerRange('>=1.2.3 <2.0.0'), '%p'), String(SemVerRange('1.x'))]
#=> ['>=1.2.3 <2.0.0', '>=1.2.3 <2.0.0', '1.x']
#:: Array[String[3, 14]]

# String to String

#- spec-string-to-string-01 eval
[String("a\tb\n'", '%s'), String("a\tb\n'", '%p')]
#=> ["a\tb\n'", '"a\tb\n\'"']
#:: Array[String[5, 9]]

#- spec-string-to-string-02 eval
[String('a::bc::d', '%C'), String('a::bc::d', '%#C')]
#=> ['A::Bc::D', '\'A::Bc::D\'']
#:: Array[String[8, 10]]

#- spec-string-to-string-03 eval
[String('abc', '%c'), String('abc', '%#c')]
#=> ['Abc', '\'Abc\'']
#:: Array[String[3, 5]]

#- spec-string-to-string-04 eval
[String('ABC', '%d'), String('ABC', '%#d'), String('abc', '%u'), String('abc', '%#u')]
#=> ['abc', '\'abc\'', 'ABC', '\'ABC\'']
#:: Array[String[3, 5]]

#- spec-string-to-string-05 eval
[String('  abc ', '%t'), String('  abc ', '%#t')]
#=> ['abc', '\'abc\'']
#:: Array[String[3, 5]]

#- spec-string-to-string-06 eval
[String('abc'), String(['abc']), String({a => 'abc'})]
#=> ['abc', '[\'abc\']', '{\'a\' => \'abc\'}']
#:: Array[String[3, 14]]

# Boolean to String

#- spec-boolean-to-string-01 eval
[String(true, '%t'), String(false, '%T'), String(true, '%#t'), String(false, '%#T')]
#=> ['true', 'False', 't', 'F']
#:: Array[String[1, 5]]

#- spec-boolean-to-string-02 eval
[String(true, '%y'), String(false, '%Y'), String(true, '%#y'), String(false, '%#Y')]
#=> ['yes', 'No', 'y', 'N']
#:: Array[String[1, 3]]

#- spec-boolean-to-string-03 eval
[String(true, '%d'), String(false, '%x'), String(true, '%#X'), String(true, '%o'), String(true, '%b'), String(true, '%#B')]
#=> ['1', '0', '0X1', '1', '1', '0B1']
#:: Array[String[1, 3]]

#- spec-boolean-to-string-04 eval
[String(true, '%e'), String(false, '%E'), String(true, '%f'), String(true, '%g'), String(true, '%G'), String(true, '%a'), String(true, '%A')]
#=> ['1.000000e+00', '0.000000E+00', '1.000000', '1', '1', '0x1p+0', '0X1P+0']
#:: Array[String[1, 12]]

#- spec-boolean-to-string-05 eval
[String(true, '%s'), String(false, '%p')]
#=> ['true', 'false']
#:: Array[String[4, 5]]

# Regexp to String

#- spec-regexp-to-string-01 eval
[String(/a.b/, '%s'), String(/a.b/, '%#s'), String(/a.b/, '%p')]
#=> ['a.b', '\'a.b\'', '/a.b/']
#:: Array[String[3, 5]]

# Undef to String

#- spec-undef-to-string-01 eval
[String(undef, '%s'), String(undef, '%#s'), String(undef, '%p'), String(undef, '%#p'), String(undef, '%n'), String(undef, '%#n')]
#=> ['', '""', 'undef', '"undef"', 'nil', 'null']
#:: Array[String[0, 7]]

#- spec-undef-to-string-02 eval
[String(undef, '%d'), String(undef, '%x'), String(undef, '%o'), String(undef, '%b'), String(undef, '%e'), String(undef, '%f'), String(undef, '%a')]
#=> ['NaN', 'NaN', 'NaN', 'NaN', 'NaN', 'NaN', 'NaN']
#:: Array[String]

#- spec-undef-to-string-03 eval
[String(undef, '%v'), String(undef, '%V'), String(undef, '%u'), String(undef, '%#u')]
#=> ['n/a', 'N/A', 'undef', 'undefined']
#:: Array[String[3, 9]]

# Default value to String

#- spec-default-to-string-01 eval
[String(default, '%d'), String(default, '%D'), String(default, '%#d'), String(default, '%s'), String(default, '%p'), String(default, '%#s')]
#=> ['default', 'Default', '"default"', 'default', 'default', '"default"']
#:: Array[String[7, 9]]

# Array & Tuple to String

#- spec-array-to-string-01 eval
[String([1, a, [b]], '%a'), String([1, a, [b]], '%s'), String([1, a, [b]], '%p')]
#=> ['[1, \'a\', [\'b\']]', '[1, \'a\', [\'b\']]', '[1, \'a\', [\'b\']]']
#:: Array[String]

#- spec-array-to-string-02 eval
[String([1], '%<a'), String([1], '%[a'), String([1], '%(a'), String([1], '%{a'), String([1], '%|a'), String([1, 2], '% a')]
#=> ['<1>', '[1]', '(1)', '{1}', '|1|', '1, 2']
#:: Array[String[3, 4]]

#- spec-array-to-string-03 eval
String([1, [2, [3]], {a => [4]}], '%#a')
#=> [1,
#|   [2,
#|     [3]],
#|   {'a' => [4]}]
#:: String

#- spec-array-to-string-04 eval
String([1, 2, [3, 4], [5, [6]]], '%#5a')
#=> [1, 2,
#|   [3, 4],
#|   [5,
#|     [6]]]
#:: String

# Hash & Struct to String

#- spec-hash-to-string-01 eval
[String({a => 1, b => {c => 2}}, '%h'), String({a => 1}, '%s'), String({a => 1}, '%p')]
#=> ['{\'a\' => 1, \'b\' => {\'c\' => 2}}', '{\'a\' => 1}', '{\'a\' => 1}']
#:: Array[String[10, 29]]

#- spec-hash-to-string-02 eval
[String({a => 1, b => 2}, '%a'), String({a => 1}, '%(h'), String({a => 1}, '%<h'), String({a => 1}, '% h')]
#=> ['[[\'a\', 1], [\'b\', 2]]', '(\'a\' => 1)', '<\'a\' => 1>', '\'a\' => 1']
#:: Array[String[8, 20]]

#- spec-hash-to-string-03 eval
String({a => 1, b => {c => [2, 3]}}, '%#h')
#=> {
#|   'a' => 1,
#|   'b' => {
#|     'c' => [2, 3]
#|   }
#| }
#:: String

# Type to String

#- spec-type-to-string-01 eval
[String(Integer[1, 2], '%s'), String(Integer[1, 2], '%#s'), String(Integer[1, 2], '%p'), String(Array[String], '%d')]
#!! Evaluation Error: Error while evaluating a Function Call, Illegal format 'd' specified for value of Type type - expected one of the characters 'sp' (line: 1, column: 90)

# Flags

#- spec-format-flags-01 eval
[String(5, '% d'), String(-5, '% d'), String(5, '%+d'), String(-5, '%+d'), String(1.5, '% f'), String(1.5, '%+f')]
#=> [' 5', '-5', '+5', '-5', ' 1.500000', '+1.500000']
#:: Array[String[2, 9]]

#- spec-format-flags-02 eval
[String(255, '%#x'), String(8, '%#o'), String(5, '%#b'), String(1.0, '%#g'), String(1.0, '%#.0f')]
#=> ['0xff', '010', '0b101', '1.00000', '1.']
#:: Array[String[2, 7]]

#- spec-format-flags-03 eval
[String(5, '%-4d|'), String(5, '%04d'), String(-5, '%04d'), String(1.5, '%08.2f')]
#!! Evaluation Error: Error while evaluating a Function Call, The format '%-4d|' is not a valid format on the form '%<flags><width>.<prec><format>' (line: 1, column: 2)

#- spec-format-flags-04 eval
String(1, '%--d')
#!! Evaluation Error: Error while evaluating a Function Call, The same flag can only be used once, got '%--d' (line: 1, column: 1)

#- spec-format-flags-05 eval
String([1], '%<(a')
#!! Evaluation Error: Error while evaluating a Function Call, Only one of the delimiters [ { ( < | can be given in the format flags, got '%<(a' (line: 1, column: 1)
