# The specification, "Catalog Expressions": nodes, classes and defines.

# Auto Loading

#- spec-autoload-01 catalog
include web
#-- modules/web/manifests/init.pp
class web { include web::server }
#-- modules/web/manifests/server.pp
class web::server { notify { server: } }
#=> catalog

#- spec-autoload-02 catalog
include web::hidden
#-- modules/web/manifests/init.pp
class web { notify { web: } }
#-- modules/web/manifests/other.pp
class web::other { }
class web::hidden { }
#!! Evaluation Error: Error while evaluating a Function Call, Could not find class ::web::hidden for node.example.com (file: ENV/manifests/site.pp, line: 1, column: 1)

#- spec-autoload-03 catalog
include web
include web::nested
#-- modules/web/manifests/init.pp
class web {
  class nested { notify { nested: } }
}
#=> catalog

#- spec-autoload-04 catalog
web::nested { a: }
#-- modules/web/manifests/init.pp
class web {
  define nested { notify { $title: } }
}
#=> catalog

#- spec-autoload-05 catalog
include web
web::nested { a: }
#-- modules/web/manifests/init.pp
class web {
  define nested { notify { $title: } }
}
#=> catalog

# Parameter List

#- spec-parameter-list-01 catalog
class c(Integer $a, $b = 2, Array[Integer] $c = [$a, $b],) { notify { "$a $b $c": } }
class { c: a => 1 }
#=> catalog

#- spec-parameter-list-02 catalog
class c($a = 1, $b) { notify { "$a $b": } }
class { c: b => 2 }
#=> catalog

#- spec-parameter-list-03 catalog
class c($a::b) { }
#!! Could not parse for environment production: Illegal parameter name. The given name 'a::b' does not conform to the naming rule /^[a-z_]\w*$/ (file: ENV/manifests/site.pp, line: 1, column: 9)

#- spec-parameter-list-04 catalog
class c(*$a) { }
#!! Could not parse for environment production: Parameter $a has 'captures rest' - not supported in a Host Class Definition (file: ENV/manifests/site.pp, line: 1, column: 10)

#- spec-parameter-list-05 catalog
define d(*$a) { }
#!! Could not parse for environment production: Parameter $a has 'captures rest' - not supported in a 'define' expression (file: ENV/manifests/site.pp, line: 1, column: 11)

# Node Definition

#- spec-nodes-01 catalog
node 'node.example.com' { notify { a: } }
node default { notify { b: } }
#=> catalog

#- spec-nodes-02 catalog
#@ node "other.example.com"
node 'node.example.com' { notify { a: } }
node default { notify { b: } }
#=> catalog

#- spec-nodes-03 catalog
node node.example.com { notify { a: } }
#!! Could not parse for environment production: Syntax error at 'node' (file: ENV/manifests/site.pp, line: 1, column: 6)

#- spec-nodes-04 catalog
#@ node "10.1.x"
node 10.1.x, other { notify { a: } }
#=> catalog

#- spec-nodes-05 catalog
node "node.example.com", { notify { a: } }
#=> catalog

#- spec-nodes-06 catalog
node /\.example\.com$/ { notify { a: } }
#=> catalog

#- spec-nodes-07 catalog
node /^(\w+)\.example/ { notify { $1: } }
node default { notify { b: } }
#=> catalog

#- spec-nodes-08 catalog
node node . example . com { notify { a: } }
#!! Could not parse for environment production: Syntax error at 'node' (file: ENV/manifests/site.pp, line: 1, column: 6)

#- spec-nodes-09 catalog
node a inherits b { }
#!! Could not parse for environment production: Node inheritance is not supported in Puppet >= 4.0.0. See http://links.puppet.com/puppet-node-inheritance-deprecation (file: ENV/manifests/site.pp, line: 1, column: 17)

#- spec-nodes-10 catalog
node 'a/b' { }
#!! Could not parse for environment production: The hostname 'a/b' contains illegal characters (only letters, digits, '_', '-', and '.' are allowed) (file: ENV/manifests/site.pp, line: 1, column: 6)

#- spec-nodes-11 catalog
node "a${1}b" { }
#!! Could not parse for environment production: An interpolated expression is not allowed in a hostname of a node (file: ENV/manifests/site.pp, line: 1, column: 10)

#- spec-nodes-12 catalog
node 'nothing' { }
#!! Could not find node statement with name 'default' or 'node.example.com'

#- spec-nodes-13 catalog
include m
#-- modules/m/manifests/init.pp
class m { }
node default { }
#!! This Node Definition is unacceptable as a top level construct in this location (file: ENV/modules/m/manifests/init.pp, line: 2, column: 1)

#- spec-nodes-14 parse
class c { node a { } }
#=> (class {:name "c" :body [(node {:matches ["a"]})]})

# Class Definition

#- spec-classes-01 catalog
class a { notify { a: } }
include a
#=> catalog

#- spec-classes-02 catalog
class a { class b { notify { b: } } }
include a::b
#=> catalog

#- spec-classes-03 parse
if true { class a { } }
#!! Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 11)

#- spec-classes-04 parse
define d { class a { } }
#!! Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 12)

#- spec-classes-05 catalog
class base { notify { x: message => 'base' } }
class derived inherits base { Notify[x] { message => 'derived' } }
include derived
#=> catalog

#- spec-classes-06 catalog
class base { $v = 1 }
class derived($p = $base::v, $q = $v) inherits base { notify { "$p $q $v": } }
include derived
#=> catalog

#- spec-classes-07 catalog
class c($a = 1, $b = $a) { notify { "$b": } }
include c
#=> catalog

#- spec-classes-08 catalog
class c($a = $b, $b = 1) { notify { "$a": } }
include c
#!! Evaluation Error: Error while evaluating a Function Call, Class[C]: default expression for $a tries to illegally access not yet evaluated $b (file: ENV/manifests/site.pp, line: 2, column: 1)

#- spec-classes-09 catalog
class c($p = 1) { $v = 2 }
include c
notify { "$c::p $c::v": }
#=> catalog

#- spec-classes-10 catalog
class c($p) { }
include c
#!! Evaluation Error: Error while evaluating a Function Call, Class[C]: expects a value for parameter 'p' (file: ENV/manifests/site.pp, line: 2, column: 1)

#- spec-classes-11 catalog
class c { }
class { c: p => 1 }
#!! Evaluation Error: Error while evaluating a Resource Statement, Class[C]: has no parameter named 'p' (file: ENV/manifests/site.pp, line: 2, column: 1)

#- spec-classes-12 catalog
class { nothing: }
#!! Evaluation Error: Error while evaluating a Resource Statement, Could not find declared class nothing (file: ENV/manifests/site.pp, line: 1, column: 1)

# Resource Type Definition

#- spec-defines-01 catalog
define d($p = 1) { notify { "$title $p": } }
d { a: }
d { b: p => 2 }
#=> catalog

#- spec-defines-02 catalog
define d($p = $loglevel, $q = $title, $r = $name) { notify { "$q $r": } }
d { a: loglevel => debug }
#=> catalog

#- spec-defines-03 catalog
class c { $v = 1 d { a: } }
define d($p = $v) { notify { "<$p>": } }
include c
#!! Evaluation Error: Error while evaluating a Resource Statement, Evaluation Error: Unknown variable: 'v'. (file: ENV/manifests/site.pp, line: 2, column: 15) (file: ENV/manifests/site.pp, line: 1)

#- spec-defines-04 catalog
class c { define d { notify { $title: } } c::d { a: } }
include c
#=> catalog

#- spec-defines-05 catalog
class c { define d { notify { $title: } } d { a: } }
include c
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'd' (file: ENV/manifests/site.pp, line: 1, column: 43)

#- spec-defines-06 parse
define a { define b { } }
#!! Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: test.pp, line: 1, column: 12)

#- spec-defines-07 catalog
define d($p) { }
d { a: }
#!! Evaluation Error: Error while evaluating a Resource Statement, D[a]: expects a value for parameter 'p' (file: ENV/manifests/site.pp, line: 2)

#- spec-defines-08 catalog
define d { }
d { a: p => 1 }
#!! Evaluation Error: Error while evaluating a Resource Statement, D[a]: has no parameter named 'p' (file: ENV/manifests/site.pp, line: 2)
