# Classes that inherit a class which is not set up yet.

#- inherits-being-set-up catalog
class a inherits b { }
class b inherits c { }
class c { include d }
class d inherits b { }
include a
#!! Evaluation Error: Error while evaluating a Function Call, Could not find scope for b (file: ENV/manifests/site.pp, line: 3, column: 11)

#- inherits-being-set-up-2 catalog
class b inherits c { }
class c { class { 'd': } }
class d inherits b { }
include b
#!! Evaluation Error: Error while evaluating a Resource Statement, Could not find scope for b (file: ENV/manifests/site.pp, line: 2, column: 11)

#- inherits-being-set-up-3 catalog
class b { include d }
class d inherits b { notice('d') }
include b
#~~ notice: d
#=> catalog

#- inherits-being-set-up-4 catalog
class b inherits c { }
class c { include b }
include b
#=> catalog

#- inherits-being-set-up-lookup catalog
class b($x = 1) { }
include b
#-- hiera.yaml
version: 5
hierarchy: [{name: x, lookup_key: f}]
#-- functions/f.pp
function environment::f($k, $o, $c) { $c.not_found }
#!! Evaluation Error: Error while evaluating a Function Call, The code loaded from ENV/functions/f.pp produced function with the wrong name, expected f, actual environment::f (file: ENV/manifests/site.pp, line: 2, column: 1)

#- inherits-being-set-up-default catalog
class b($x = include('d')) { }
class d inherits b { notice('d') }
include b
#~~ notice: d
#=> catalog

#- inherits-being-set-up-define catalog
class b inherits c { }
class c { x { 'a': } }
define x() { include d }
class d inherits b { notice('d') }
include b
#~~ notice: d
#=> catalog

#- inherits-being-set-up-two catalog
class b inherits c { notice('b') }
class c inherits e { notice('c') }
class e { include d }
class d inherits c { notice('d') }
include b
#!! Evaluation Error: Error while evaluating a Function Call, Could not find scope for c (file: ENV/manifests/site.pp, line: 3, column: 11)

#- inherits-being-set-up-node catalog
node default { include b }
class b inherits c { }
class c { require d }
class d inherits b { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find scope for b (file: ENV/manifests/site.pp, line: 3, column: 11)

#- inherits-being-set-up-contain catalog
class b inherits c { }
class c { contain d }
class d inherits ::b { }
include b
#!! Evaluation Error: Error while evaluating a Function Call, Could not find scope for b (file: ENV/manifests/site.pp, line: 2, column: 11)
