# Values and operators.

#- assigned-twice
$port = 80
if true {
  $docroot = '/srv'
}
$port = 81
#| error[ILLEGAL_REASSIGNMENT]: Cannot reassign variable '$port'
#|  --> manifests/site.pp:5:1
#|   |
#| 1 | $port = 80
#|   | ----- assigned here
#| ...
#| 5 | $port = 81
#|   | ^^^^^
#|   |
#|   = note: on node web1.example.com

#- undef-in-a-chain
$hosts = { 'web' => { 'port' => 80 } }
notice($hosts['web']['prot']['a'])
#| error[OPERATOR_NOT_APPLICABLE]: Operator '[]' is not applicable to an Undef Value.
#|  --> manifests/site.pp:2:8
#|   |
#| 2 | notice($hosts['web']['prot']['a'])
#|   |        ^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = help: $hosts['web'] has no key 'prot'; did you mean 'port'?
#|   = note: on node web1.example.com

#- undef-at-the-start-of-a-chain
$hosts = { 'web' => { 'port' => 80 } }
notice($hosts['wbe']['port'])
#| error[OPERATOR_NOT_APPLICABLE]: Operator '[]' is not applicable to an Undef Value.
#|  --> manifests/site.pp:2:8
#|   |
#| 2 | notice($hosts['wbe']['port'])
#|   |        ^^^^^^^^^^^^^
#|   |
#|   = help: $hosts has no key 'wbe'; did you mean 'web'?
#|   = note: on node web1.example.com

#- method-call-in-text
$host = { 'name' => 'a' }
notice("${host.name}")
#| error[UNKNOWN_FUNCTION]: Unknown function: 'name'.
#|  --> manifests/site.pp:2:16
#|   |
#| 2 | notice("${host.name}")
#|   |                ^^^^
#|   |
#|   = help: a '.' calls a function; a key is read by host['name']
#|   = note: on node web1.example.com

#- variable-in-single-quotes
$role = 'web'
include 'role::${role}'
#| error[UNKNOWN_CLASS]: Could not find class ::role::${role} for web1.example.com
#|  --> manifests/site.pp:2:9
#|   |
#| 2 | include 'role::${role}'
#|   |         ^^^^^^^^^^^^^^^
#|   |
#|   = help: variables are not read in single quotes; double quotes do that
#|   = note: while evaluating a Function Call on node web1.example.com

#- text-plus-number
$port = '80a' + 1
#| error[NOT_NUMERIC]: The value '80a' cannot be converted to Numeric.
#|  --> manifests/site.pp:1:9
#|   |
#| 1 | $port = '80a' + 1
#|   |         ^^^^^
#|   |
#|   = note: on node web1.example.com

#- text-plus-text
$path = '/etc' + '/motd'
#| error[NOT_NUMERIC]: The value '/etc' cannot be converted to Numeric.
#|  --> manifests/site.pp:1:9
#|   |
#| 1 | $path = '/etc' + '/motd'
#|   |         ^^^^^^
#|   |
#|   = help: texts are put together in one: "${a}${b}"
#|   = note: on node web1.example.com

#- compare-text-with-number
if '80' < 100 {
  notice('small')
}
#| error[COMPARISON_NOT_POSSIBLE]: Comparison of: String < Integer, is not possible. Caused by 'A String is not comparable to a non String'.
#|  --> manifests/site.pp:1:9
#|   |
#| 1 | if '80' < 100 {
#|   |    -----^----
#|   |
#|   = help: Integer('…') makes a number of a text
#|   = note: on node web1.example.com

#- divide-by-zero
$n = 0
$x = 10 / $n
#| error[DIV_BY_ZERO]: Division by 0
#|  --> manifests/site.pp:2:11
#|   |
#| 2 | $x = 10 / $n
#|   |           ^^
#|   |
#|   = note: on node web1.example.com

#- match-a-number
if 80 =~ /8/ {
  notice('yes')
}
#| error[MATCH_NOT_STRING]: Left match operand must result in a String value. Got an Integer.
#|  --> manifests/site.pp:1:4
#|   |
#| 1 | if 80 =~ /8/ {
#|   |    ^^
#|   |
#|   = note: on node web1.example.com

#- regular-expression
if 'a' =~ /(a/ {
  notice('yes')
}
#| error[INVALID_REGEX]: end pattern with unmatched parenthesis: /(a/
#|  --> manifests/site.pp:1:11
#|   |
#| 1 | if 'a' =~ /(a/ {
#|   |           ^^^^

#- no-option
$package = $facts['os']['family'] ? {
  'RedHat' => 'httpd',
  'Suse'   => 'apache2',
}
#| error[UNMATCHED_SELECTOR]: No matching entry for selector parameter with value 'Debian'
#|  --> manifests/site.pp:1:12
#|   |
#| 1 | $package = $facts['os']['family'] ? {
#|   |            ^^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = help: 'default => …' is for all other values
#|   = note: on node web1.example.com

#- index-of-an-array
$list = ['a', 'b']
notice($list['first'])
#| error[NOT_NUMERIC]: The value 'first' cannot be converted to Numeric.
#|  --> manifests/site.pp:2:14
#|   |
#| 2 | notice($list['first'])
#|   |              ^^^^^^^
#|   |
#|   = help: elements of an array are counted from 0
#|   = note: on node web1.example.com

#- integer-from-text
$port = Integer('eighty')
#| error[NOT_CONVERTIBLE]: 'new' The string 'eighty' cannot be converted to Integer
#|  --> manifests/site.pp:1:9
#|   |
#| 1 | $port = Integer('eighty')
#|   |         ^^^^^^^^^^^^^^^^^
#|   |
#|   = note: while evaluating a Function Call on node web1.example.com

#- hash-key-twice
$ports = {
  'http' => 80,
  'http' => 8080,
}
#| error[DUPLICATE_KEY]: The key 'http' is declared more than once
#|  --> manifests/site.pp:3:3
#|   |
#| 2 |   'http' => 80,
#|   |   ------ given here
#| 3 |   'http' => 8080,
#|   |   ^^^^^^

#- out-of-range
$big = 99999999999999999999
#| error[NUMERIC_OVERFLOW]: A Literal Integer resulted in a value outside of Puppet Integer max range, got '+0x56bc75e2d630fffff'
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | $big = 99999999999999999999
#|   |        ^^^^^^^^^^^^^^^^^^^^

#- each-of-a-boolean
true.each |$c| { notice($c) }
#| error[NO_MATCHING_SIGNATURE]: The function 'each' was called with arguments it does not accept. It expects one of:
#|                                 (Hash hash, Callable[2, 2] block)
#|                                   rejected: parameter 'hash' expects a Hash value, got Boolean
#|                                 (Hash hash, Callable[1, 1] block)
#|                                   rejected: parameter 'hash' expects a Hash value, got Boolean
#|                                 (Iterable enumerable, Callable[2, 2] block)
#|                                   rejected: parameter 'enumerable' expects an Iterable value, got Boolean
#|                                 (Iterable enumerable, Callable[1, 1] block)
#|                                   rejected: parameter 'enumerable' expects an Iterable value, got Boolean
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | true.each |$c| { notice($c) }
#|   | ^^^^
#|   |
#|   = note: while evaluating a Method call on node web1.example.com

#- return-outside-of-a-function
return(1)
#| error[ILLEGAL_JUMP]: return() from context where this is illegal
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | return(1)
#|   | ^^^^^^^^^
#|   |
#|   = note: on node web1.example.com

#- break-outside-of-a-loop
break()
#| error[ILLEGAL_JUMP]: break() from context where this is illegal
#|  --> manifests/site.pp:1:1
#|   |
#| 1 | break()
#|   | ^^^^^^^
#|   |
#|   = note: on node web1.example.com

#- bad-format
notice(sprintf('%d', 'many'))
#| error[INVALID_FORMAT]: invalid value for Integer(): "many"
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice(sprintf('%d', 'many'))
#|   |        ^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = note: while evaluating a Function Call on node web1.example.com

#- undef-is-not-numeric
notice($facts['processors']['count'] + 1)
#| error[NOT_NUMERIC]: The value '' cannot be converted to Numeric.
#|  --> manifests/site.pp:1:8
#|   |
#| 1 | notice($facts['processors']['count'] + 1)
#|   |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   |
#|   = help: $facts['processors'] has no key 'count'; it has 'models'
#|   = note: on node web1.example.com
