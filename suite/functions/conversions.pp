# What Ruby calls the class of a value that cannot be converted.

# Classes of values

#- ruby-class-001 eval
'a' =~ 1
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of Integer into String'. (line: 1, column: 8)

#- ruby-class-002 eval
md5(1)
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Integer into String (line: 1, column: 1)

#- ruby-class-003 eval
sprintf('%d', 1)
#=> 1
#:: String

#- ruby-class-004 eval
'a' =~ true
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of true into String'. (line: 1, column: 8)

#- ruby-class-005 eval
md5(true)
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of true into String (line: 1, column: 1)

#- ruby-class-006 eval
sprintf('%d', true)
#!! Evaluation Error: Error while evaluating a Function Call, can't convert true into Integer (line: 1, column: 1)

#- ruby-class-007 eval
'a' =~ undef
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of nil into String'. (line: 1, column: 8)

#- ruby-class-008 eval
md5(undef)
#=> d41d8cd98f00b204e9800998ecf8427e
#:: String

#- ruby-class-009 eval
sprintf('%d', undef)
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "" (line: 1, column: 1)

#- ruby-class-010 eval
'a' =~ [1]
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of Array into String'. (line: 1, column: 8)

#- ruby-class-011 eval
md5([1])
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Array into String (line: 1, column: 1)

#- ruby-class-012 eval
sprintf('%d', [1])
#!! Evaluation Error: Error while evaluating a Function Call, can't convert Array into Integer (line: 1, column: 1)

#- ruby-class-013 eval
'a' =~ default
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of Symbol into String'. (line: 1, column: 8)

#- ruby-class-014 eval
md5(default)
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Symbol into String (line: 1, column: 1)

#- ruby-class-015 eval
sprintf('%d', default)
#!! Evaluation Error: Error while evaluating a Function Call, can't convert Symbol into Integer (line: 1, column: 1)

#- ruby-class-016 eval
'a' =~ Integer
#=> false
#:: Boolean

#- ruby-class-017 eval
md5(Integer)
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PIntegerType into String (line: 1, column: 1)

#- ruby-class-018 eval
sprintf('%d', Integer)
#!! Evaluation Error: Error while evaluating a Function Call, can't convert Puppet::Pops::Types::PIntegerType into Integer (line: 1, column: 1)

#- ruby-class-019 eval
'a' =~ Timespan(1)
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of Puppet::Pops::Time::Timespan into String'. (line: 1, column: 8)

#- ruby-class-020 eval
md5(Timespan(1))
#=> 869a02d1293008f78a7cfc009ddb3f23
#:: String

#- ruby-class-021 eval
sprintf('%d', Timespan(1))
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "0-00:00:01.0" (line: 1, column: 1)

#- ruby-class-022 eval
'a' =~ Timestamp(1)
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of Puppet::Pops::Time::Timestamp into String'. (line: 1, column: 8)

#- ruby-class-023 eval
md5(Timestamp(1))
#=> 5b295003765719c1885cfa64f6da8cb7
#:: String

#- ruby-class-024 eval
sprintf('%d', Timestamp(1))
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "1970-01-01T00:00:01.000000000 UTC" (line: 1, column: 1)

#- ruby-class-025 eval
'a' =~ SemVer('1.0.0')
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of SemanticPuppet::Version into String'. (line: 1, column: 8)

#- ruby-class-026 eval
md5(SemVer('1.0.0'))
#=> 47cd76e43f74bbc2e1baaf194d07e1fa
#:: String

#- ruby-class-027 eval
sprintf('%d', SemVer('1.0.0'))
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "1.0.0" (line: 1, column: 1)

#- ruby-class-028 eval
'a' =~ Binary('YQ==')
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of Puppet::Pops::Types::PBinaryType::Binary into String'. (line: 1, column: 8)

#- ruby-class-029 eval
md5(Binary('YQ=='))
#=> 7733b38137da5e163c45fe67a4472932
#:: String

#- ruby-class-030 eval
sprintf('%d', Binary('YQ=='))
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "YQ==" (line: 1, column: 1)

#- ruby-class-031 eval
'a' =~ Sensitive(1)
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of Puppet::Pops::Types::PSensitiveType::Sensitive into String'. (line: 1, column: 8)

#- ruby-class-032 eval
md5(Sensitive(1))
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PSensitiveType::Sensitive into String (line: 1, column: 1)

#- ruby-class-033 eval
sprintf('%d', Sensitive(1))
#!! Evaluation Error: Error while evaluating a Function Call, can't convert Puppet::Pops::Types::PSensitiveType::Sensitive into Integer (line: 1, column: 1)

#- ruby-class-034 eval
'a' =~ URI('http://a')
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of URI::HTTP into String'. (line: 1, column: 8)

#- ruby-class-035 eval
md5(URI('http://a'))
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of URI::HTTP into String (line: 1, column: 1)

#- ruby-class-036 eval
sprintf('%d', URI('http://a'))
#!! Evaluation Error: Error while evaluating a Function Call, can't convert URI::HTTP into Integer (line: 1, column: 1)

#- ruby-class-037 eval
'a' =~ File['a']
#=> false
#:: Boolean

#- ruby-class-038 eval
md5(File['a'])
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Puppet::Resource into String (line: 1, column: 1)

#- ruby-class-039 eval
sprintf('%d', File['a'])
#!! Evaluation Error: Error while evaluating a Function Call, can't convert Puppet::Resource into Integer (line: 1, column: 1)

#- ruby-class-040 eval
'a' =~ Class[a]
#=> false
#:: Boolean

#- ruby-class-041 eval
md5(Class[a])
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Puppet::Resource into String (line: 1, column: 1)

#- ruby-class-042 eval
sprintf('%d', Class[a])
#!! Evaluation Error: Error while evaluating a Function Call, can't convert Puppet::Resource into Integer (line: 1, column: 1)

#- ruby-class-043 eval
'a' =~ Error('a')
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of Puppet::DataTypes::Error into String'. (line: 1, column: 8)

#- ruby-class-044 eval
md5(Error('a'))
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Puppet::DataTypes::Error into String (line: 1, column: 1)

#- ruby-class-045 eval
sprintf('%d', Error('a'))
#!! Evaluation Error: Error while evaluating a Function Call, can't convert Puppet::DataTypes::Error into Integer (line: 1, column: 1)

#- ruby-class-046 eval
'a' =~ [1].reverse_each
#!! Evaluation Error: Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of Puppet::Pops::Types::Iterator into String'. (line: 1, column: 11)

#- ruby-class-047 eval
md5([1].reverse_each)
#!! Evaluation Error: Error while evaluating a Function Call, Use of an Iterator is not supported here (line: 1, column: 1)

#- ruby-class-048 eval
sprintf('%d', [1].reverse_each)
#!! Evaluation Error: Error while evaluating a Function Call, Use of an Iterator is not supported here (line: 1, column: 1)

#- ruby-class-049 eval
generate(1)
#~~ warning: Cannot check if 1 is an absolute path because it is a 'Integer' and not a String'
#!! Evaluation Error: Error while evaluating a Function Call, Generators must be fully qualified (line: 1, column: 1)

#- ruby-class-050 eval
generate({a=>1})
#~~ warning: Cannot check if {"a"=>1} is an absolute path because it is a 'Hash' and not a String'
#!! Evaluation Error: Error while evaluating a Function Call, Generators must be fully qualified (line: 1, column: 1)

#- ruby-class-051 eval
generate(File['a'])
#~~ warning: Cannot check if File[a] is an absolute path because it is a 'Puppet::Resource' and not a String'
#!! Evaluation Error: Error while evaluating a Function Call, Generators must be fully qualified (line: 1, column: 1)

#- ruby-class-052 eval
match('a', Error('a'))
#!! Evaluation Error: Error while evaluating a Function Call, match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got Puppet::DataTypes::Error (line: 1, column: 1)

#- ruby-class-053 eval
Timespan[Error('a')]
#!! Evaluation Error: Error while evaluating a '[]' expression, Unable to create a Puppet::Pops::Time::Timespan from a Puppet::DataTypes::Error (line: 1, column: 1)

# A text that is no type says where in it that shows, and nothing about the call around it.

#- type-of-text-01 eval
notice(1)
Type('0o17')
#~~ notice: 1
#!! Not a valid octal number 0o17 (line: 1, column: 1)

#- type-of-text-02 eval
'Integer[0x]'.convert_to(Type)
#!! Not a valid hex number 0x (line: 1, column: 9)

#- type-of-text-03 eval
Type("q\"q")
#!! Unclosed quote after '"' followed by 'q...' (line: 1, column: 3)

#- type-of-text-04 eval
new(Type, '1.2.3')
#!! Syntax error at '3' (line: 1, column: 5)

#- type-of-text-05 eval
Type('1 +')
#!! Evaluation Error: Error while evaluating a Function Call, Syntax error at end of input (line: 1, column: 1)

# Versions are numbers to arithmetic, but no number can be made of one.

#- version-arithmetic-01 eval
2.0 - SemVer('1.2.3')
#!! Evaluation Error: Error while evaluating a '-' expression, can't convert SemanticPuppet::Version into Float (line: 1, column: 5)

#- version-arithmetic-02 eval
2 % SemVer('1.2.3')
#!! Evaluation Error: Error while evaluating a '%' expression, can't convert SemanticPuppet::Version into Float (line: 1, column: 3)

#- version-arithmetic-03 eval
2.0 % SemVer('1.2.3')
#!! Evaluation Error: Operator '%' is not applicable to a Float. (line: 1, column: 1)

#- version-arithmetic-04 eval
2 << SemVer('1.2.3')
#!! Evaluation Error: Operator '<<' is not applicable to an Integer. (line: 1, column: 1)

# Patterns as Ruby prints them.

#- pattern-printed-01 eval
/a\/b/ ? { 1 => 2 }
#!! Evaluation Error: No matching entry for selector parameter with value '(?-mix:a\/b)' (line: 1, column: 1)

#- pattern-printed-02 eval
2 + /(?i:A)/
#!! Evaluation Error: The value '(?i-mx:A)' cannot be converted to Numeric. (line: 1, column: 5)

#- pattern-printed-03 eval
[/\//, /(?mi)b/, /(?i:a)b/].join(' ')
#=> (?-mix:\/) (?mi-x:b) (?-mix:(?i:a)b)
#:: String

# Ranges that cannot be merged stay in their order.

#- ranges-in-order-01 eval
assert_type(Hash[String, String], {1 => 2, 3 => 4, 5 => 6})
#!! Evaluation Error: Error while evaluating a Function Call, assert_type(): expects a Hash[String, String] value, got Hash[Variant[Integer[1, 1], Integer[3, 3], Integer[5, 5]], Variant[Integer[2, 2], Integer[4, 4], Integer[6, 6]]] (line: 1, column: 1)

#- ranges-in-order-02 eval
assert_type(Hash[String, String], {9 => 2, 3 => 4, 6 => 1})
#!! Evaluation Error: Error while evaluating a Function Call, assert_type(): expects a Hash[String, String] value, got Hash[Variant[Integer[9, 9], Integer[3, 3], Integer[6, 6]], Variant[Integer[1, 2], Integer[4, 4]]] (line: 1, column: 1)

#- ranges-in-order-03 eval
assert_type(Hash[String, String], {9 => 2.5, 3.5 => 4, 6 => 'a'})
#!! Evaluation Error: Error while evaluating a Function Call, assert_type(): expects a Hash[String, String] value, got Hash[Variant[Integer[9, 9], Float[3.5, 3.5], Integer[6, 6]], Variant[Float[2.5, 2.5], Integer[4, 4], String]] (line: 1, column: 1)

# The keys of a slice are all made numbers before one of them has to be an integer.

#- slice-keys-01 eval
[3, 2, 42][2.0, '-3']
#!! Evaluation Error: The string '-3' was automatically coerced to the numerical value -3 (line: 1, column: 17)

#- slice-keys-02 eval
[3, 2, 42]['1', 2.0]
#!! Evaluation Error: The string '1' was automatically coerced to the numerical value 1 (line: 1, column: 12)

#- slice-keys-03 eval
[3, 2, 42][1, 2.5]
#!! Evaluation Error: An Array[] cannot use Float where Integer is expected (line: 1, column: 15)

# A group of a match that no pattern has.

#- group-of-no-pattern-01 eval
"a${9223372036854775807}b"
#=> ab
#:: String

#- group-of-no-pattern-02 eval
[$99999999999999999999999]
#=> [undef]
#:: Array[Undef]

#- version-compared-with-a-number-01 eval
1.5 >= SemVer('1.0.0')
#!! Evaluation Error: Error while evaluating a '>=' expression, can't convert SemanticPuppet::Version into Float (line: 1, column: 5)

#- version-compared-with-a-number-02 eval
1 < SemVer('1.0.0')
#!! Evaluation Error: Error while evaluating a '<' expression, can't convert SemanticPuppet::Version into Float (line: 1, column: 3)

#- version-compared-with-a-number-03 eval
SemVer('1.0.0') < 1
#!! Evaluation Error: Comparison of: Semver < Integer, is not possible. Caused by 'Versions not comparable to non Versions'. (line: 1, column: 17)

#- version-compared-with-a-number-04 eval
sort([1.5, SemVer('1.0.0')])
#!! Evaluation Error: Error while evaluating a Function Call, can't convert SemanticPuppet::Version into Float (line: 1, column: 1)

#- version-compared-with-a-number-05 eval
[1 == SemVer('1.0.0'), 1 in [SemVer('1.0.0')], Timespan(1) == SemVer('1.0.0')]
#=> [false, false, false]
#:: Array[Boolean]
