# Where Puppet 8 fails with an error of Ruby while it compiles a catalog.

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
