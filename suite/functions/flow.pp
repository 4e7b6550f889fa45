# Jumps, errors and calls by name.

#- break-01 eval
break(1)
#!! Evaluation Error: Error while evaluating a Function Call, 'break' expects no arguments, got 1 (line: 1, column: 1)

#- call-01 eval
call('fail', 'x')
#!! Evaluation Error: Error while evaluating a Function Call, x (line: 1, column: 1)

#- call-02 eval
call('Foo')
#!! Evaluation Error: Error while evaluating a Function Call, Unknown function 'Foo' (line: 1, column: 1)

#- call-03 eval
call(Deferred('$foo', [1]))
#!! Evaluation Error: Error while evaluating a Function Call, Undefined variable 'foo';  (line: 1, column: 1)

#- call-04 eval
$foo = {a=>[5,6]}
call(Deferred('$foo', ['a', 1]))
#=> 6
#:: Integer

#- call-05 eval
call(Deferred('nope'))
#!! Evaluation Error: Error while evaluating a Function Call, Unknown function 'nope' (line: 1, column: 1)

#- call-06 eval
call(Deferred('upcase', [Sensitive('x')]))
#!! Evaluation Error: Error while evaluating a Function Call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Sensitive[String] (line: 1, column: 1)

#- fail-01 eval
fail([undef, 'a'], {a=>undef}, default, Integer, Sensitive('x'), /a/, 1.0)
#!! Evaluation Error: Error while evaluating a Function Call, [nil, "a"] {"a"=>nil} default Integer Sensitive [value redacted] /a/ 1.0 (line: 1, column: 1)

#- fail-02 eval
fail(Timespan(10), Notify['x'], SemVer('1.2.3'))
#!! Evaluation Error: Error while evaluating a Function Call, 0-00:00:10.0 Notify[x] 1.2.3 (line: 1, column: 1)

#- fail-03 eval
fail()
#!! Evaluation Error: Error while evaluating a Function Call,  (line: 1, column: 1)

#- fail-04 eval
fail(undef)
#!! Evaluation Error: Error while evaluating a Function Call,  (line: 1, column: 1)

#- fail-05 eval
fail('a',"b
c")
#!! Evaluation Error: Error while evaluating a Function Call, a b
#| c (line: 1, column: 1)

#- fail-06 eval
fail([1,[2]],{a=>[1]})
#!! Evaluation Error: Error while evaluating a Function Call, [1, [2]] {"a"=>[1]} (line: 1, column: 1)

#- fail-07 eval
'x'.fail
#!! Evaluation Error: Error while evaluating a Method call, x (line: 1, column: 4)

#- fail-08 eval
fail(true, false, 1.5, 'é')
#!! Evaluation Error: Error while evaluating a Function Call, true false 1.5 é (line: 1, column: 1)

#- import-01 eval
import('x')
#!! Evaluation Error: Use of 'import' has been discontinued in favor of a manifest directory. See http://links.puppet.com/puppet-import-deprecation (line: 1, column: 1)

#- import-02 eval
import
#=> import
#:: String

#- next-01 eval
next(1)
#!! next() from context where this is illegal (file: unknown, line: 1)

#- next-02 eval
next()
#!! next() from context where this is illegal (file: unknown, line: 1)

#- next-03 eval
function f() { next(3) 4 }
f()
#=> 3
#:: Integer

#- return-01 eval
function f() { return(1,2) }
f()
#!! Evaluation Error: Error while evaluating a Function Call, 'return' expects at most 1 argument, got 2 (line: 1, column: 16)
