# Functions on numbers, and digests.

#- abs-strings eval
[abs('1.5'), abs('-3'), abs("x\n-3"), abs("4\nx")]
#~~ warning: The abs() function's auto conversion of String to Numeric is deprecated - change to convert input before calling
#|    (file & line not available)
#=> [1.5, 3, 0, 4]
#:: Array[Numeric]

#- abs-word eval
abs('x')
#~~ warning: The abs() function's auto conversion of String to Numeric is deprecated - change to convert input before calling
#|    (file & line not available)
#!! Evaluation Error: Error while evaluating a Function Call, abs(): Requires float or integer to work with - was given non decimal string (line: 1, column: 1)

#- abs-boolean eval
abs(true)
#!! Evaluation Error: Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Boolean (line: 1, column: 1)

#- ceiling-strings eval
[ceiling('1.2'), ceiling(1.2), ceiling(-1.2)]
#~~ warning: The ceiling() function's auto conversion of String to Float is deprecated - change to convert input before calling
#|    (file & line not available)
#=> [2, 2, -1]
#:: Array[Integer]

#- ceiling-word eval
ceiling('x')
#~~ warning: The ceiling() function's auto conversion of String to Float is deprecated - change to convert input before calling
#|    (file & line not available)
#!! Evaluation Error: Error while evaluating a Function Call, ceiling(): cannot convert given value to a floating point value. (line: 1, column: 1)

#- floor-strings eval
[floor('0x1A'), floor(' 1_0.5 '), floor(-1.5)]
#~~ warning: The floor() function's auto conversion of String to Float is deprecated - change to convert input before calling
#|    (file & line not available)
#=> [26, 10, -2]
#:: Array[Integer]

#- round-halves eval
[round(2.5), round(-2.5), round(0), round(4503599627370497)]
#=> [3, -3, 0, 4503599627370498]
#:: Array[Integer]

#- round-string eval
round('1')
#!! Evaluation Error: Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got String (line: 1, column: 1)

#- digest-undef eval
[md5(undef), sha1('x'), sha256(Timespan(1)), digest('abc')]
#=> ['d41d8cd98f00b204e9800998ecf8427e', '11f6ad8ec52a2984abaafd7c3b516503785c2072', '49a895c481bc336f2083a04886a204c3169acc7b6a3c17e79f3aede0f111630f', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad']
#:: Array[String[32, 64]]

#- digest-integer eval
md5(1)
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Integer into String (line: 1, column: 1)

#- digest-boolean eval
md5(true)
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of true into String (line: 1, column: 1)

#- digest-sensitive eval
md5(Sensitive('x'))
#!! Evaluation Error: Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PSensitiveType::Sensitive into String (line: 1, column: 1)

#- fqdn-rand-seeds eval
[fqdn_rand(10), fqdn_rand('10'), fqdn_rand(10, 'x'), fqdn_rand(10, ['a', [1, undef]]), fqdn_rand(10, { a => 1 }), fqdn_rand(10, 1.5), fqdn_rand(10, Integer), fqdn_rand(10, default), fqdn_rand(10.7), fqdn_rand('5x'), fqdn_rand(60, 'a', true), fqdn_rand(9223372036854775807)]
#=> [2, 2, 0, 1, 1, 0, 5, 9, 2, 2, 7, 7119516241985588287]
#:: Array[Integer]

#- fqdn-rand-zero eval
fqdn_rand('abc')
#!! Evaluation Error: Error while evaluating a Function Call, invalid argument - 0 (line: 1, column: 1)

#- fqdn-rand-negative eval
fqdn_rand(-5)
#!! Evaluation Error: Error while evaluating a Function Call, invalid argument - -5 (line: 1, column: 1)

#- fqdn-rand-nothing eval
fqdn_rand()
#!! Evaluation Error: Error while evaluating a Function Call, fqdn_rand(): Wrong number of arguments given (0 for minimum 1) (line: 1, column: 1)
