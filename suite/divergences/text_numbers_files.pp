# Where functions on text, numbers and files knowingly answer otherwise than the reference.

#- compare-third-not-boolean eval
compare('a', 'B', 1)
#!! Evaluation Error: Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::Boolean (line: 1, column: 1)
#? The reference fails with a Ruby error where it means to say this.
#!! Evaluation Error: Error while evaluating a Function Call, 'compare' compare(): The third argument (ignore case) must be a Boolean. Got Integer (line: 1, column: 1)

#- abs-of-the-least eval
abs(-9223372036854775807 - 1)
#=> 9223372036854775808
#:: Integer
#? Puppet's integers have 64 bits. The reference lets larger ones out of functions and fails at the next use, with this sentence.
#!! Evaluation Error: Error while evaluating a Function Call, Use of a Ruby Integer outside of Puppet Integer max range, got '0x8000000000000000' (line: 1, column: 1)

#- minus-the-least eval
$least = -9223372036854775807 - 1
[1, -$least]
#=> [1, 9223372036854775808]
#:: Array[Integer]
#? Puppet's integers have 64 bits. The reference lets larger ones out of this operation alone.
#!! Evaluation Error: An Unary Minus resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (line: 2, column: 5)

#- minus-the-least-in-a-sum eval
-(-9223372036854775807 - 1) - 1
#=> 9223372036854775807
#:: Integer
#? Puppet's integers have 64 bits. The reference lets larger ones out of this operation alone.
#!! Evaluation Error: An Unary Minus resulted in a value outside of Puppet Integer max range, got '+0x8000000000000000' (line: 1, column: 1)

#- ceiling-beyond-64-bits eval
ceiling(1e30)
#=> 1000000000000000019884624838656
#:: Integer
#? Puppet's integers have 64 bits. The reference lets larger ones out of functions and fails at the next use, with this sentence.
#!! Evaluation Error: Error while evaluating a Function Call, Use of a Ruby Integer outside of Puppet Integer max range, got '0xc9f2c9cd04675000000000000' (line: 1, column: 1)

#- round-beyond-64-bits eval
round(9223372036854775807)
#=> 9223372036854775808
#:: Integer
#? Puppet's integers have 64 bits. The reference lets larger ones out of functions and fails at the next use, with this sentence.
#!! Evaluation Error: Error while evaluating a Function Call, Use of a Ruby Integer outside of Puppet Integer max range, got '0x8000000000000000' (line: 1, column: 1)

#- fqdn-rand-of-an-array eval
fqdn_rand([1])
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `to_i' for [1]:Array
#| Did you mean?  to_s
#|                to_a
#|                to_h (line: 1, column: 1)
#? The reference appends the guesses of a Ruby library.
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `to_i' for [1]:Array (line: 1, column: 1)

#- file-named-by-a-number eval
file(1)
#~~ warning: Cannot check if 1 is an absolute path because it is a 'Integer' and not a String'
#~~ warning: Cannot check if 1 is an absolute path because it is a 'Integer' and not a String'
#!! Evaluation Error: Error while evaluating a Function Call, undefined method `split' for 1:Integer
#|
#|       path.split(File::SEPARATOR, 2)
#|           ^^^^^^ (line: 1, column: 1)
#? The reference fails with a Ruby error after it has said this in a warning.
#!! Evaluation Error: Error while evaluating a Function Call, Cannot check if 1 is an absolute path because it is a 'Integer' and not a String' (line: 1, column: 1)

#- find-file-in-two-arrays eval
find_file(['x/y'], ['a'])
#!! Evaluation Error: Error while evaluating a Function Call, wrong number of arguments (given 3, expected 2) (line: 1, column: 1)
#? The signature allows several arrays, but the reference fails with a Ruby error on them.
#=>
#:: Undef

#- path-file-folder eval
file('m/')
#-- modules/m/files/x.txt
x
#!! Evaluation Error: Error while evaluating a Function Call, Is a directory @ io_fillbuf - fd:5 ENV/modules/m/files/ (line: 1, column: 1)
#? The reference shows the number of an open file, which is another one in every process.
#!! Evaluation Error: Error while evaluating a Function Call, Is a directory @ io_fread - ENV/modules/m/files/ (line: 1, column: 1)
