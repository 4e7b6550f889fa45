# Times: arithmetic, removing from arrays, strftime.

# Arithmetic

#- time-arithmetic-001 eval
Timespan(7.5) + Timespan(7.5)
#=> 0-00:00:15.0
#:: Timespan

#- time-arithmetic-002 eval
Timespan(7.5) + Timestamp(2)
#=> 1970-01-01T00:00:09.500000000 UTC
#:: Timestamp

#- time-arithmetic-003 eval
Timespan(7.5) + 3
#=> 0-00:00:10.5
#:: Timespan

#- time-arithmetic-004 eval
Timespan(7.5) + 2.5
#=> 0-00:00:10.0
#:: Timespan

#- time-arithmetic-005 eval
Timespan(7.5) + Timespan(0)
#=> 0-00:00:07.5
#:: Timespan

#- time-arithmetic-006 eval
Timespan(7.5) + 0
#=> 0-00:00:07.5
#:: Timespan

#- time-arithmetic-007 eval
Timespan(7.5) + 0.0
#=> 0-00:00:07.5
#:: Timespan

#- time-arithmetic-008 eval
Timespan(7.5) + SemVer('1.0.0')
#!! Evaluation Error: Error while evaluating a '+' expression, A Version cannot be added to a Timespan (line: 1, column: 15)

#- time-arithmetic-009 eval
Timespan(7.5) + Timespan(-3)
#=> 0-00:00:04.5
#:: Timespan

#- time-arithmetic-010 eval
Timespan(7.5) - Timespan(7.5)
#=> 0-00:00:00.0
#:: Timespan

#- time-arithmetic-011 eval
Timespan(7.5) - Timestamp(2)
#!! Evaluation Error: Error while evaluating a '-' expression, A Timestamp cannot be subtracted from a Timespan (line: 1, column: 15)

#- time-arithmetic-012 eval
Timespan(7.5) - 3
#=> 0-00:00:04.5
#:: Timespan

#- time-arithmetic-013 eval
Timespan(7.5) - 2.5
#=> 0-00:00:05.0
#:: Timespan

#- time-arithmetic-014 eval
Timespan(7.5) - Timespan(0)
#=> 0-00:00:07.5
#:: Timespan

#- time-arithmetic-015 eval
Timespan(7.5) - 0
#=> 0-00:00:07.5
#:: Timespan

#- time-arithmetic-016 eval
Timespan(7.5) - 0.0
#=> 0-00:00:07.5
#:: Timespan

#- time-arithmetic-017 eval
Timespan(7.5) - SemVer('1.0.0')
#!! Evaluation Error: Error while evaluating a '-' expression, A Version cannot be subtracted from a Timespan (line: 1, column: 15)

#- time-arithmetic-018 eval
Timespan(7.5) - Timespan(-3)
#=> 0-00:00:10.5
#:: Timespan

#- time-arithmetic-019 eval
Timespan(7.5) * Timespan(7.5)
#!! Evaluation Error: Error while evaluating a '*' expression, A Timestamp cannot be multiplied by a Timespan (line: 1, column: 15)

#- time-arithmetic-020 eval
Timespan(7.5) * Timestamp(2)
#!! Evaluation Error: Error while evaluating a '*' expression, A Timestamp cannot be multiplied by a Timestamp (line: 1, column: 15)

#- time-arithmetic-021 eval
Timespan(7.5) * 3
#=> 0-00:00:22.5
#:: Timespan

#- time-arithmetic-022 eval
Timespan(7.5) * 2.5
#=> 0-00:00:18.75
#:: Timespan

#- time-arithmetic-023 eval
Timespan(7.5) * Timespan(0)
#!! Evaluation Error: Error while evaluating a '*' expression, A Timestamp cannot be multiplied by a Timespan (line: 1, column: 15)

#- time-arithmetic-024 eval
Timespan(7.5) * 0
#=> 0-00:00:00.0
#:: Timespan

#- time-arithmetic-025 eval
Timespan(7.5) * 0.0
#=> 0-00:00:00.0
#:: Timespan

#- time-arithmetic-026 eval
Timespan(7.5) * SemVer('1.0.0')
#!! Evaluation Error: Error while evaluating a '*' expression, A Timestamp cannot be multiplied by a Version (line: 1, column: 15)

#- time-arithmetic-027 eval
Timespan(7.5) * Timespan(-3)
#!! Evaluation Error: Error while evaluating a '*' expression, A Timestamp cannot be multiplied by a Timespan (line: 1, column: 15)

#- time-arithmetic-028 eval
Timespan(7.5) / Timespan(7.5)
#=> 1.0
#:: Float

#- time-arithmetic-029 eval
Timespan(7.5) / Timestamp(2)
#!! Evaluation Error: Error while evaluating a '/' expression, A Timespan cannot be divided by a Timestamp (line: 1, column: 15)

#- time-arithmetic-030 eval
Timespan(7.5) / 3
#=> 0-00:00:02.5
#:: Timespan

#- time-arithmetic-031 eval
Timespan(7.5) / 2.5
#=> 0-00:00:03.0
#:: Timespan

#- time-arithmetic-032 eval
Timespan(7.5) / Timespan(0)
#!! Evaluation Error: The result of the / expression is Infinity (line: 1, column: 1)

#- time-arithmetic-033 eval
Timespan(7.5) / 0
#!! Evaluation Error: Division by 0 (line: 1, column: 17)

#- time-arithmetic-034 eval
Timespan(7.5) / 0.0
#!! Evaluation Error: Division by 0 (line: 1, column: 17)

#- time-arithmetic-035 eval
Timespan(7.5) / SemVer('1.0.0')
#!! Evaluation Error: Error while evaluating a '/' expression, A Timespan cannot be divided by a Version (line: 1, column: 15)

#- time-arithmetic-036 eval
Timespan(7.5) / Timespan(-3)
#=> -2.5
#:: Float

#- time-arithmetic-037 eval
Timespan(7.5) % Timespan(7.5)
#!! Evaluation Error: Error while evaluating a '%' expression, Can not do modulus on a Timespan using a a Timespan (line: 1, column: 15)

#- time-arithmetic-038 eval
Timespan(7.5) % Timestamp(2)
#!! Evaluation Error: Error while evaluating a '%' expression, Can not do modulus on a Timespan using a a Timestamp (line: 1, column: 15)

#- time-arithmetic-039 eval
Timespan(7.5) % 3
#=> 1
#:: Integer

#- time-arithmetic-040 eval
Timespan(7.5) % 2.5
#!! Evaluation Error: Operator '%' is not applicable to a Timespan when right side is a Float. (line: 1, column: 1)

#- time-arithmetic-041 eval
Timespan(7.5) % Timespan(0)
#!! Evaluation Error: Error while evaluating a '%' expression, Can not do modulus on a Timespan using a a Timespan (line: 1, column: 15)

#- time-arithmetic-042 eval
Timespan(7.5) % 0
#!! Evaluation Error: Division by 0 (line: 1, column: 17)

#- time-arithmetic-043 eval
Timespan(7.5) % 0.0
#!! Evaluation Error: Operator '%' is not applicable to a Timespan when right side is a Float. (line: 1, column: 1)

#- time-arithmetic-044 eval
Timespan(7.5) % SemVer('1.0.0')
#!! Evaluation Error: Error while evaluating a '%' expression, Can not do modulus on a Timespan using a a Version (line: 1, column: 15)

#- time-arithmetic-045 eval
Timespan(7.5) % Timespan(-3)
#!! Evaluation Error: Error while evaluating a '%' expression, Can not do modulus on a Timespan using a a Timespan (line: 1, column: 15)

#- time-arithmetic-046 eval
Timestamp(7.5) + Timespan(7.5)
#=> 1970-01-01T00:00:15.000000000 UTC
#:: Timestamp

#- time-arithmetic-047 eval
Timestamp(7.5) + Timestamp(2)
#!! Evaluation Error: Error while evaluating a '+' expression, A Timestamp cannot be added to a Timestamp (line: 1, column: 16)

#- time-arithmetic-048 eval
Timestamp(7.5) + 3
#=> 1970-01-01T00:00:10.500000000 UTC
#:: Timestamp

#- time-arithmetic-049 eval
Timestamp(7.5) + 2.5
#=> 1970-01-01T00:00:10.000000000 UTC
#:: Timestamp

#- time-arithmetic-050 eval
Timestamp(7.5) + Timespan(0)
#=> 1970-01-01T00:00:07.500000000 UTC
#:: Timestamp

#- time-arithmetic-051 eval
Timestamp(7.5) + 0
#=> 1970-01-01T00:00:07.500000000 UTC
#:: Timestamp

#- time-arithmetic-052 eval
Timestamp(7.5) + 0.0
#=> 1970-01-01T00:00:07.500000000 UTC
#:: Timestamp

#- time-arithmetic-053 eval
Timestamp(7.5) + SemVer('1.0.0')
#!! Evaluation Error: Error while evaluating a '+' expression, A Version cannot be added to a Timestamp (line: 1, column: 16)

#- time-arithmetic-054 eval
Timestamp(7.5) + Timespan(-3)
#=> 1970-01-01T00:00:04.500000000 UTC
#:: Timestamp

#- time-arithmetic-055 eval
Timestamp(7.5) - Timespan(7.5)
#=> 1970-01-01T00:00:00.000000000 UTC
#:: Timestamp

#- time-arithmetic-056 eval
Timestamp(7.5) - Timestamp(2)
#=> 0-00:00:05.5
#:: Timespan

#- time-arithmetic-057 eval
Timestamp(7.5) - 3
#=> 1970-01-01T00:00:04.500000000 UTC
#:: Timestamp

#- time-arithmetic-058 eval
Timestamp(7.5) - 2.5
#=> 1970-01-01T00:00:05.000000000 UTC
#:: Timestamp

#- time-arithmetic-059 eval
Timestamp(7.5) - Timespan(0)
#=> 1970-01-01T00:00:07.500000000 UTC
#:: Timestamp

#- time-arithmetic-060 eval
Timestamp(7.5) - 0
#=> 1970-01-01T00:00:07.500000000 UTC
#:: Timestamp

#- time-arithmetic-061 eval
Timestamp(7.5) - 0.0
#=> 1970-01-01T00:00:07.500000000 UTC
#:: Timestamp

#- time-arithmetic-062 eval
Timestamp(7.5) - SemVer('1.0.0')
#!! Evaluation Error: Error while evaluating a '-' expression, A Version cannot be subtracted from a Timestamp (line: 1, column: 16)

#- time-arithmetic-063 eval
Timestamp(7.5) - Timespan(-3)
#=> 1970-01-01T00:00:10.500000000 UTC
#:: Timestamp

#- time-arithmetic-064 eval
Timestamp(7.5) * Timespan(7.5)
#!! Evaluation Error: Operator '*' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-065 eval
Timestamp(7.5) * Timestamp(2)
#!! Evaluation Error: Operator '*' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-066 eval
Timestamp(7.5) * 3
#!! Evaluation Error: Operator '*' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-067 eval
Timestamp(7.5) * 2.5
#!! Evaluation Error: Operator '*' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-068 eval
Timestamp(7.5) * Timespan(0)
#!! Evaluation Error: Operator '*' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-069 eval
Timestamp(7.5) * 0
#!! Evaluation Error: Operator '*' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-070 eval
Timestamp(7.5) * 0.0
#!! Evaluation Error: Operator '*' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-071 eval
Timestamp(7.5) * SemVer('1.0.0')
#!! Evaluation Error: Operator '*' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-072 eval
Timestamp(7.5) * Timespan(-3)
#!! Evaluation Error: Operator '*' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-073 eval
Timestamp(7.5) / Timespan(7.5)
#!! Evaluation Error: Operator '/' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-074 eval
Timestamp(7.5) / Timestamp(2)
#!! Evaluation Error: Operator '/' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-075 eval
Timestamp(7.5) / 3
#!! Evaluation Error: Operator '/' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-076 eval
Timestamp(7.5) / 2.5
#!! Evaluation Error: Operator '/' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-077 eval
Timestamp(7.5) / Timespan(0)
#!! Evaluation Error: Operator '/' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-078 eval
Timestamp(7.5) / 0
#!! Evaluation Error: Operator '/' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-079 eval
Timestamp(7.5) / 0.0
#!! Evaluation Error: Operator '/' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-080 eval
Timestamp(7.5) / SemVer('1.0.0')
#!! Evaluation Error: Operator '/' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-081 eval
Timestamp(7.5) / Timespan(-3)
#!! Evaluation Error: Operator '/' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-082 eval
Timestamp(7.5) % Timespan(7.5)
#!! Evaluation Error: Operator '%' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-083 eval
Timestamp(7.5) % Timestamp(2)
#!! Evaluation Error: Operator '%' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-084 eval
Timestamp(7.5) % 3
#!! Evaluation Error: Operator '%' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-085 eval
Timestamp(7.5) % 2.5
#!! Evaluation Error: Operator '%' is not applicable to a Timestamp when right side is a Float. (line: 1, column: 1)

#- time-arithmetic-086 eval
Timestamp(7.5) % Timespan(0)
#!! Evaluation Error: Operator '%' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-087 eval
Timestamp(7.5) % 0
#!! Evaluation Error: Operator '%' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-088 eval
Timestamp(7.5) % 0.0
#!! Evaluation Error: Operator '%' is not applicable to a Timestamp when right side is a Float. (line: 1, column: 1)

#- time-arithmetic-089 eval
Timestamp(7.5) % SemVer('1.0.0')
#!! Evaluation Error: Operator '%' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-090 eval
Timestamp(7.5) % Timespan(-3)
#!! Evaluation Error: Operator '%' is not applicable to a Timestamp. (line: 1, column: 1)

#- time-arithmetic-091 eval
3 + Timespan(7.5)
#=> 0-00:00:10.5
#:: Timespan

#- time-arithmetic-092 eval
3 + Timestamp(2)
#=> 1970-01-01T00:00:05.000000000 UTC
#:: Timestamp

#- time-arithmetic-093 eval
3 + Timespan(0)
#=> 0-00:00:03.0
#:: Timespan

#- time-arithmetic-094 eval
3 + Timespan(-3)
#=> 0-00:00:00.0
#:: Timespan

#- time-arithmetic-095 eval
3 - Timespan(7.5)
#=> -0-00:00:04.5
#:: Timespan

#- time-arithmetic-096 eval
3 - Timestamp(2)
#!! Evaluation Error: Operator '-' is not applicable to an Integer when right side is a Timestamp. (line: 1, column: 1)

#- time-arithmetic-097 eval
3 - Timespan(0)
#=> 0-00:00:03.0
#:: Timespan

#- time-arithmetic-098 eval
3 - Timespan(-3)
#=> 0-00:00:06.0
#:: Timespan

#- time-arithmetic-099 eval
3 * Timespan(7.5)
#=> 0-00:00:22.5
#:: Timespan

#- time-arithmetic-100 eval
3 * Timestamp(2)
#!! Evaluation Error: Operator '*' is not applicable to an Integer when right side is a Timestamp. (line: 1, column: 1)

#- time-arithmetic-101 eval
3 * Timespan(0)
#=> 0-00:00:00.0
#:: Timespan

#- time-arithmetic-102 eval
3 * Timespan(-3)
#=> -0-00:00:09.0
#:: Timespan

#- time-arithmetic-103 eval
3 / Timespan(7.5)
#!! Evaluation Error: Operator '/' is not applicable to an Integer when right side is a Timespan. (line: 1, column: 1)

#- time-arithmetic-104 eval
3 / Timestamp(2)
#!! Evaluation Error: Operator '/' is not applicable to an Integer when right side is a Timestamp. (line: 1, column: 1)

#- time-arithmetic-105 eval
3 / Timespan(0)
#!! Evaluation Error: Operator '/' is not applicable to an Integer when right side is a Timespan. (line: 1, column: 1)

#- time-arithmetic-106 eval
3 / Timespan(-3)
#!! Evaluation Error: Operator '/' is not applicable to an Integer when right side is a Timespan. (line: 1, column: 1)

#- time-arithmetic-107 eval
3 % Timespan(7.5)
#!! Evaluation Error: Operator '%' is not applicable to an Integer when right side is a Timespan. (line: 1, column: 1)

#- time-arithmetic-108 eval
3 % Timestamp(2)
#!! Evaluation Error: Operator '%' is not applicable to an Integer when right side is a Timestamp. (line: 1, column: 1)

#- time-arithmetic-109 eval
3 % Timespan(0)
#!! Evaluation Error: Operator '%' is not applicable to an Integer when right side is a Timespan. (line: 1, column: 1)

#- time-arithmetic-110 eval
3 % Timespan(-3)
#!! Evaluation Error: Operator '%' is not applicable to an Integer when right side is a Timespan. (line: 1, column: 1)

#- time-arithmetic-111 eval
2.5 + Timespan(7.5)
#=> 0-00:00:10.0
#:: Timespan

#- time-arithmetic-112 eval
2.5 + Timestamp(2)
#=> 1970-01-01T00:00:04.500000000 UTC
#:: Timestamp

#- time-arithmetic-113 eval
2.5 + Timespan(0)
#=> 0-00:00:02.5
#:: Timespan

#- time-arithmetic-114 eval
2.5 + Timespan(-3)
#=> -0-00:00:00.5
#:: Timespan

#- time-arithmetic-115 eval
2.5 - Timespan(7.5)
#=> -0-00:00:05.0
#:: Timespan

#- time-arithmetic-116 eval
2.5 - Timestamp(2)
#!! Evaluation Error: Operator '-' is not applicable to a Float when right side is a Timestamp. (line: 1, column: 1)

#- time-arithmetic-117 eval
2.5 - Timespan(0)
#=> 0-00:00:02.5
#:: Timespan

#- time-arithmetic-118 eval
2.5 - Timespan(-3)
#=> 0-00:00:05.5
#:: Timespan

#- time-arithmetic-119 eval
2.5 * Timespan(7.5)
#=> 0-00:00:18.75
#:: Timespan

#- time-arithmetic-120 eval
2.5 * Timestamp(2)
#!! Evaluation Error: Operator '*' is not applicable to a Float when right side is a Timestamp. (line: 1, column: 1)

#- time-arithmetic-121 eval
2.5 * Timespan(0)
#=> 0-00:00:00.0
#:: Timespan

#- time-arithmetic-122 eval
2.5 * Timespan(-3)
#=> -0-00:00:07.5
#:: Timespan

#- time-arithmetic-123 eval
2.5 / Timespan(7.5)
#!! Evaluation Error: Operator '/' is not applicable to a Float when right side is a Timespan. (line: 1, column: 1)

#- time-arithmetic-124 eval
2.5 / Timestamp(2)
#!! Evaluation Error: Operator '/' is not applicable to a Float when right side is a Timestamp. (line: 1, column: 1)

#- time-arithmetic-125 eval
2.5 / Timespan(0)
#!! Evaluation Error: Operator '/' is not applicable to a Float when right side is a Timespan. (line: 1, column: 1)

#- time-arithmetic-126 eval
2.5 / Timespan(-3)
#!! Evaluation Error: Operator '/' is not applicable to a Float when right side is a Timespan. (line: 1, column: 1)

#- time-arithmetic-127 eval
2.5 % Timespan(7.5)
#!! Evaluation Error: Operator '%' is not applicable to a Float. (line: 1, column: 1)

#- time-arithmetic-128 eval
2.5 % Timestamp(2)
#!! Evaluation Error: Operator '%' is not applicable to a Float. (line: 1, column: 1)

#- time-arithmetic-129 eval
2.5 % Timespan(0)
#!! Evaluation Error: Operator '%' is not applicable to a Float. (line: 1, column: 1)

#- time-arithmetic-130 eval
2.5 % Timespan(-3)

# Times and numbers in arrays
#!! Evaluation Error: Operator '%' is not applicable to a Float. (line: 1, column: 1)

#- time-removed-001 eval
[Timespan(1)] - 1
#=> []
#:: Array[Unit]

#- time-removed-002 eval
[Timespan(1.5)] - 1
#=> []
#:: Array[Unit]

#- time-removed-003 eval
[1] - Timespan(1.5)
#=> []
#:: Array[Unit]

#- time-removed-004 eval
[1.5] - Timespan(1.5)
#=> []
#:: Array[Unit]

#- time-removed-005 eval
[1, 1.0] - Timespan(1)
#=> []
#:: Array[Unit]

#- time-removed-006 eval
[Timestamp(1)] - 1.0
#=> []
#:: Array[Unit]

#- time-removed-007 eval
[1.0] - Timestamp(1)
#=> []
#:: Array[Unit]

#- time-removed-008 eval
[SemVer('1.0.0')] - '1.0.0'
#=> [1.0.0]
#:: Array[SemVer]

#- time-removed-009 eval
['1.0.0'] - SemVer('1.0.0')
#=> ['1.0.0']
#:: Array[String]

#- time-removed-010 eval
[SemVer('1.0.0'), 1] - SemVer('1.0.0')
#=> [1]
#:: Array[Integer]

#- time-removed-011 eval
[SemVer('1.0.0+a')] - SemVer('1.0.0')
#=> [1.0.0+a]
#:: Array[SemVer]

#- time-removed-012 eval
[1,2] - [Timespan(1), 2]
#=> []
#:: Array[Unit]

#- time-removed-013 eval
{1 => a} - Timespan(1)

# strftime
#=> {1 => 'a'}
#:: Hash[Integer, String]

#- strftime-corner-001 eval
strftime(Timestamp(0), '%Y')
#=> 1970
#:: String

#- strftime-corner-002 eval
strftime(Timestamp(0), '%q')
#=> %q
#:: String

#- strftime-corner-003 eval
strftime(Timestamp(0), '%')
#!! Evaluation Error: Error while evaluating a Function Call, invalid format: % (line: 1, column: 1)

#- strftime-corner-004 eval
strftime(Timestamp(0), '%-')
#!! Evaluation Error: Error while evaluating a Function Call, invalid format: %- (line: 1, column: 1)

#- strftime-corner-005 eval
strftime(Timestamp(0), '%10Y')
#=> 0000001970
#:: String

#- strftime-corner-006 eval
strftime(Timestamp(0), '%_5Y|%-m|%^a|%#p|%P|%03d|%e|%:z|%::z|%:::z|%Z|%z')
#=>  1970|1|THU|am|am|001| 1|+00:00|+00:00:00|+00|UTC|+0000
#:: String

#- strftime-corner-007 eval
strftime(Timestamp(0), '%N|%3N|%6N|%9N|%12N|%L|%6L')
#=> 000000000|000|000000|000000000|000000000000|000|000000
#:: String

#- strftime-corner-008 eval
strftime(Timestamp(1.5), '%-N|%_N|%0N|%-L')
#=> 500000000|500000000|500000000|500
#:: String

#- strftime-corner-009 eval
strftime(Timestamp(0), '%+|%c|%D|%F|%h|%n|%R|%r|%T|%t|%U|%u|%V|%v|%W|%w|%X|%x|%y|%C|%G|%g|%I|%j|%k|%l|%s|%Q|%%')
#=> %+|Thu Jan  1 00:00:00 1970|01/01/70|1970-01-01|Jan|
#| |00:00|12:00:00 AM|00:00:00|\u{9}|00|4|01| 1-JAN-1970|00|4|00:00:00|01/01/70|70|19|1970|70|12|001| 0|12|0|%Q|%
#:: String

#- strftime-corner-010 eval
strftime(Timestamp(0), '%Ey|%Od|%EY|%OH')
#=> 70|01|1970|00
#:: String

#- strftime-corner-011 eval
strftime(Timestamp(0), '%Y', 'UTC')
#=> 1970
#:: String

#- strftime-corner-012 eval
strftime(Timestamp(0), '%H %Z %z', 'EST')
#=> 19  -0500
#:: String

#- strftime-corner-013 eval
strftime(Timestamp(0), '%H %Z %z', '+02:00')
#=> 02  +0200
#:: String

#- strftime-corner-014 eval
strftime(Timestamp(0), '%H %Z %z', 'current')
#=> 00  +0000
#:: String

#- strftime-corner-015 eval
strftime(Timestamp(0), '%H %Z %z', 'nosuch')
#!! Evaluation Error: Error while evaluating a Function Call, Illegal timezone 'nosuch' (line: 1, column: 1)

#- strftime-corner-016 eval
strftime(Timestamp(0), '%H %Z %z', 'Europe/Berlin')
#!! Evaluation Error: Error while evaluating a Function Call, Illegal timezone 'Europe/Berlin' (line: 1, column: 1)

#- strftime-corner-017 eval
strftime(Timespan(93784.5), '%D %H:%M:%S.%L %N')
#=> 1 02:03:04.500 500000000
#:: String

#- strftime-corner-018 eval
strftime(Timespan(93784.5), '%-D|%_D|%05D|%3N|%-N|%_3N|%6L|%-L')
#=> 1|1|00001|500|5|5  |500   |5
#:: String

#- strftime-corner-019 eval
strftime(Timespan(93784.5), '%M')
#=> 1563
#:: String

#- strftime-corner-020 eval
strftime(Timespan(93784.5), '%S.%3N')
#=> 93784.500
#:: String

#- strftime-corner-021 eval
strftime(Timespan(93784.5), '%L')
#=> 93784500
#:: String

#- strftime-corner-022 eval
strftime(Timespan(93784.5), '%N')
#=> 93784500000000
#:: String

#- strftime-corner-023 eval
strftime(Timespan(93784.5), '%H:%M %%')
#=> 26:03 %
#:: String

#- strftime-corner-024 eval
strftime(Timespan(93784.5), '%Y')
#!! Evaluation Error: Error while evaluating a Function Call, Bad format specifier '%' in '%Y', at position 1 (line: 1, column: 1)

#- strftime-corner-025 eval
strftime(Timespan(93784.5), '%')
#!! Evaluation Error: Error while evaluating a Function Call, Bad format specifier '' in '%', at position 0 (line: 1, column: 1)

#- strftime-corner-026 eval
strftime(Timespan(93784.5), '%-')
#!! Evaluation Error: Error while evaluating a Function Call, Bad format specifier '%' in '%-', at position 1 (line: 1, column: 1)

#- strftime-corner-027 eval
strftime(Timespan(93784.5), '%5')
#!! Evaluation Error: Error while evaluating a Function Call, Bad format specifier '%' in '%5', at position 1 (line: 1, column: 1)

#- strftime-corner-028 eval
strftime(Timespan(-93784.5), '%D-%H:%M:%S.%N')
#=> -1-02:03:04.500000000
#:: String

#- strftime-corner-029 eval
strftime(Timespan(-93784.5), '%H')
#=> -26
#:: String

#- strftime-corner-030 eval
strftime(Timespan(93784.5), '%H', 'UTC')
#!! Evaluation Error: Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:
#|   (Timespan time_object, String format)
#|     rejected: expects 2 arguments, got 3
#|   (Timestamp time_object, String format, String timezone?)
#|     rejected: parameter 'time_object' expects a Timestamp value, got Timespan
#|   (String format, String timezone?)
#|     rejected: expects between 1 and 2 arguments, got 3 (line: 1, column: 1)

#- strftime-corner-031 eval
strftime(Timespan(0.001), '%S.%-N')
#=> 00.1
#:: String

#- strftime-corner-032 eval
strftime(Timespan(0.1), '%S.%2N %S.%-2N')
#=> 00.10 00.1
#:: String

#- strftime-corner-033 eval
strftime(Timespan(0.1), '%S.%_9N|')
#=> 00.1        |
#:: String

#- strftime-corner-034 eval
strftime(1, '%Y')
#!! Evaluation Error: Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:
#|   (Timespan time_object, String format)
#|     rejected: parameter 'time_object' expects a Timespan value, got Integer
#|   (Timestamp time_object, String format, String timezone?)
#|     rejected: parameter 'time_object' expects a Timestamp value, got Integer
#|   (String format, String timezone?)
#|     rejected: parameter 'format' expects a String value, got Integer (line: 1, column: 1)

#- strftime-corner-035 eval
strftime(Timestamp(0), '')
#=>
#:: String

#- strftime-corner-036 eval
strftime(Timestamp(0), 'abc é')
#=> abc é
#:: String

#- strftime-corner-037 eval
strftime(Timestamp(-1.5), '%Y-%m-%d %H:%M:%S.%N %s')
#=> 1969-12-31 23:59:58.500000000 -2
#:: String

#- strftime-corner-038 eval
strftime(Timestamp(253402300800), '%Y %C %y %G')
#=> 10000 100 00 9999
#:: String

#- strftime-corner-039 eval
strftime(Timestamp(-62135596801), '%Y|%5Y|%C|%y')
#=> 0000|00000|00|00
#:: String

#- strftime-corner-040 eval
strftime(Timestamp(-99999999999), '%Y|%5Y|%C|%y|%F')
#=> -1199|-1199|-12|01|-1199-02-15
#:: String

#- strftime-corner-041 eval
strftime(Timestamp(0), '%100Y')
#=> 0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001970
#:: String

#- strftime-corner-042 eval
strftime(Timestamp(0), '%2000Y').length
#=> 2000
#:: Integer

#- strftime-corner-043 eval
strftime(Timestamp(0), '%-d%-e%-H%-I%-j%-k%-l%-M%-S%-y')
#=> 1101210120070
#:: String

#- strftime-corner-044 eval
strftime(Timestamp(0), '%_d%_H%_I%_j%_m%_M%_S%_y')
#=>  1 012  1 1 0 070
#:: String

#- strftime-corner-045 eval
strftime(Timestamp(0), '%^A %^B %#A %#B %#Z %^p %#P')
#=> THURSDAY JANUARY THURSDAY JANUARY utc AM AM
#:: String

#- strftime-corner-046 eval
strftime(Timestamp(0), '%10A|%-10A|%010A|%^10a|%_10b|%3A')
#=>   Thursday|Thursday|00Thursday|       THU|       Jan|Thursday
#:: String

#- strftime-corner-047 eval
strftime(Timestamp(0), '%5p|%05p|%-p|%10P')
#=>    AM|000AM|AM|        am
#:: String

#- strftime-corner-048 eval
strftime(Timestamp(0), '%5%|%n5|%3n|%3t|')
#=>     %|
#| 5|\u{20}\u{20}
#| |  \u{9}|
#:: String

#- strftime-corner-049 eval
strftime(Timestamp(0), '%20c|%20F|%020F|%-F|%_F|%20T|%020T|%20D|%20s|%-20s')
#=> Thu Jan  1 00:00:00 1970|          1970-01-01|00000000001970-01-01|1970-01-01|1970-01-01|            00:00:00|00000000000000:00:00|            01/01/70|00000000000000000000|0
#:: String

#- strftime-corner-050 eval
strftime(Timestamp(0), '%_z|%-z|%10z|%_10z|%-10z|%010:z|%_10:z|%::10z')
#=>  +000|-0000|+000000000|      +000|-000000000|+000000:00|     +0:00|%::10z
#:: String

#- strftime-corner-051 eval
strftime(Timestamp(0), '%E|%O|%EQ|%O5')
#=> %E|%O|%EQ|%O5
#:: String

#- strftime-corner-052 eval
strftime(Timestamp(0), '%^^Y|%--d|%_-d|%-_d|%0_d|%_0d')
#=> 1970|1|1|1| 1|01
#:: String

#- strftime-corner-053 eval
strftime(Timestamp(0), '%5-d|%:d|%::Y')
#=> %5-d|%:d|%::Y
#:: String

#- strftime-corner-054 eval
strftime(Timestamp(0), '%10')
#!! Evaluation Error: Error while evaluating a Function Call, invalid format: %10 (line: 1, column: 1)

#- strftime-corner-055 eval
strftime(Timestamp(0), '%10^')
#=> %10^
#:: String
