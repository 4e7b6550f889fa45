# Where Puppet 8 fails with an error of Ruby while it compiles a catalog, prints addresses, or lacks what its packages have.

#- deferred-unknown-function catalog
class a(Integer $x) { }
class { 'a': x => Deferred('nosuch', [3]) }
#!! Evaluation Error: Error while evaluating a Resource Statement, undefined method `dispatcher' for NilClass:Class
#|
#|       dispatcher = func.class.dispatcher.find_matching_dispatcher(value.arguments)
#|                              ^^^^^^^^^^^
#| Did you mean?  display (file: ENV/manifests/site.pp, line: 2, column: 1)
#? A function may be known to the agent alone; nothing is known about what it gives.
#~~ warning: Deferred function nosuch has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- deferred-variable catalog
class a($x) { }
class { 'a': x => Deferred('$facts', ['kernel']) }
#!! Evaluation Error: Error while evaluating a Resource Statement, undefined method `dispatcher' for NilClass:Class
#|
#|       dispatcher = func.class.dispatcher.find_matching_dispatcher(value.arguments)
#|                              ^^^^^^^^^^^
#| Did you mean?  display (file: ENV/manifests/site.pp, line: 2, column: 1)
#? A variable of the agent is no function; nothing is known about what it holds.
#~~ warning: Deferred function $facts has no return_type, unable to guarantee value type during compilation.
#|    (file & line not available)
#=> catalog

#- parameter-type-variable-top catalog
class a(Enum[$::kernel] $x) { notice($x) }
class { a: x => 'b' }
#~~ warning: The parameter '$x' must be a literal type, not a Puppet::Pops::Model::AccessExpression (file: ENV/manifests/site.pp, line: 1, column: 25)
#!! Evaluation Error: Error while evaluating a Variable, undefined method `[]' for nil:NilClass
#|
#|     val = table[fqn]
#|                ^^^^^ (file: ENV/manifests/site.pp, line: 1, column: 14)
#? Nothing is known of the node while definitions are made; Puppet 8 fails with an error of Ruby.
#~~ warning: The parameter '$x' must be a literal type, not a Puppet::Pops::Model::AccessExpression (file: ENV/manifests/site.pp, line: 1, column: 25)
#!! Evaluation Error: Unknown variable: '::kernel'. (file: ENV/manifests/site.pp, line: 1, column: 14)

#- collector-default-enclosing-class catalog
class c { @notify { 'a': message => 'own' } }
class b { Notify <| |> { noop => true } }
class d { Notify { message => 'x' } include b }
include c, d
#!! Parameter 'message' is already set on Notify[a] by #<Puppet::Resource::Type:0x00007f8d4eb50788> at (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 3)
#? Puppet 8 prints the address of an object instead of the class that set the attribute.
#!! Parameter 'message' is already set on Notify[a] by Class[C] at (file: ENV/manifests/site.pp, line: 1); cannot redefine (file: ENV/manifests/site.pp, line: 3)

#- text-that-is-no-type-in-a-default catalog
class c($p = Type('http://a')) { }
include c
#!! Syntax error at ':' (file: ENV/manifests/site.pp, line: 1, column: 5)
#? The place is one in the text, which is in no file. The reference names the file of the class whose default it is in.
#!! Syntax error at ':' (line: 1, column: 5)
