# Collectors: what they override, with which defaults, and what that allows.

#- collector-default-top catalog
@notify { 'a': }
Notify { message => 'x' }
Notify <| |> { noop => true }
#=> catalog

#- collector-default-behind catalog
class c { @notify { 'a': } }
class b { 
  Notify <| |> { noop => true }
  Notify { message => 'x' }
}
include c, b
#=> catalog

#- collector-default-wins catalog
class c { @notify { 'a': message => 'own' } }
class b { 
  Notify { message => 'x' }
  Notify <| |> { noop => true }
}
include c, b
#=> catalog

#- collector-default-without-overrides catalog
class c { @notify { 'a': message => 'own' } }
class b { 
  Notify { message => 'x' }
  Notify <| |>
}
include c, b
#=> catalog

#- collector-default-enclosing-scope catalog
Notify { message => 'x' }
class c { @notify { 'a': message => 'own' } }
class b { 
  Notify <| |> { noop => true }
}
include c, b
#=> catalog

#- collector-default-enclosing-class-unset catalog
class c { @notify { 'a': } }
class b { Notify <| |> { noop => true } }
class d { Notify { message => 'x' } include b }
include c, d
#=> catalog

#- collector-default-in-subclass catalog
class c { @notify { 'a': message => 'own' } }
class d inherits c { Notify { message => 'x' } Notify <| |> { noop => true } }
include d
#=> catalog

#- collector-default-of-parent catalog
class c { @notify { 'a': message => 'own' } Notify { message => 'x' } }
class d inherits c { Notify <| |> { noop => true } }
include d
#=> catalog

#- collector-default-same-as-override catalog
class c { @notify { 'a': message => 'own' } }
class b { 
  Notify { message => 'x' }
  Notify <| |> { message => 'y' }
}
include c, b
#=> catalog

#- collector-default-is-default-of-resource catalog
class c { Notify { message => 'x' } @notify { 'a': message => 'own' } }
class b { 
  Notify { message => 'x' }
  Notify <| |> { noop => true }
}
include c, b
#=> catalog

#- collector-default-tag catalog
class c { @notify { 'a': message => 'own' } }
class b { 
  Notify { tag => 'tt' }
  Notify <| |> { noop => true }
}
include c, b
#=> catalog

#- collector-default-real-resources catalog
class c { notify { 'a': message => 'own' } }
class b { 
  Notify { message => 'x' }
  Notify <| |> { noop => true }
}
include c, b
#=> catalog

#- collector-default-define catalog
define d($p = 1, $q = 2) { notify { "${title}${p}${q}": } }
class b { 
  D { p => 5, q => 6 }
  D <| |> { q => 3 }
}
@d { 'a': p => 2 }
include b
#=> catalog

#- collector-default-define-evaluated catalog
define d($p = 1, $q = 2) { notify { "${title}${p}${q}": } }
d { 'a': p => 2 }
class b { 
  D { p => 5, q => 6 }
  D <| |> { q => 3 }
}
include b
#=> catalog

#- collector-default-own-scope catalog
Notify { message => 'x' }
notify { 'a': message => 'own' }
notify { 'b': }
Notify <| |> { noop => true }
#=> catalog

#- collector-default-own-scope-2 catalog
notify { 'a': message => 'own' }
notify { 'b': }
Notify <| |> { noop => true }
Notify { message => 'x' }
#=> catalog

#- collector-default-class-own catalog
class a {
notify { 'a': message => 'own' }
notify { 'b': }
Notify <| |> { noop => true }
Notify { message => 'x' }
}
include a
#=> catalog

#- collector-default-in-define catalog
define d() { Notify { message => 'x' } Notify <| title == 'a' |> { noop => true } }
notify { 'a': message => 'own' }
d { 'q': }
#=> catalog

#- collector-default-in-define-twice catalog
define d() { Notify { message => "x${title}" } Notify <| title == 'a' |> { noop => true } }
notify { 'a': }
d { 'q': }
d { 'r': }
#=> catalog

#- collector-default-undef catalog
class c { notify { 'a': message => 'own' } }
class b { 
  Notify { message => undef }
  Notify <| |> { noop => true }
}
include c, b
#=> catalog

#- collector-default-in-node catalog
node default { Notify { message => 'x' } include c
Notify <| |> { noop => true } }
class c { @notify { 'a': message => 'own' } @notify { 'b': } }
#=> catalog

#- collector-default-append catalog
class c { @notify { 'a': require => Stage['main'], message => 'own' } }
class b { 
  Notify { message => ['x'] }
  Notify <| |> { message +> 'y' }
}
include c, b
#=> catalog

#- collector-default-chain catalog
class c { @notify { 'a': message => 'own' } @notify { 'b': } }
class b { 
  Notify { message => ['x'] }
  Notify <| title == a |> { noop => true } -> Notify <| title == b |> { noop => false }
}
include c, b
#=> catalog

#- collector-default-exported catalog
@@notify { 'a': message => 'own' }
class b { 
  Notify { message => ['x'] }
  Notify <| |> { noop => true }
}
include b
#~~ warning: You cannot collect exported resources without storeconfigs being set; the export is ignored (file: ENV/manifests/site.pp, line: 1, column: 1)
#=> catalog

#- collector-default-two-collectors catalog
class c { @notify { 'a': message => 'own' } @notify { 'b': } }
class b { Notify { message => ['x'] } Notify <| |> { noop => true } }
class d { Notify { message => ['z'] } Notify <| |> { noop => true } }
include c, b, d
#=> catalog

#- collector-default-file-namevar catalog
class c { @file { '/a': mode => '0600' } }
class b { File { mode => '0644', owner => root } File <| |> { ensure => file } }
include c, b
#=> catalog

#- collector-default-plain-override catalog
class c { notify { 'a': } }
class b inherits c { Notify { message => ['x'] } Notify['a'] { noop => true } }
include b
#=> catalog

#- collector-default-stage catalog
class a { notify { x: } }
class b { Notify { stage => 'x' } Notify <| |> { noop => true } }
include a, b
#=> catalog

#- collector-default-bad-attribute catalog
class a { notify { x: } }
class b { Notify { nosuch => 'x' } Notify <| |> { noop => true } }
include a, b
#!! no parameter named 'nosuch' (file: ENV/manifests/site.pp, line: 1) on Notify[x] (file: ENV/manifests/site.pp, line: 1)

#- collector-right-subclass catalog
class c { notify { 'a': message => 'own' } }
class b { Notify <| |> { noop => true } }
class d inherits b { Notify['a'] { message => 'd' } }
include c, b
include d
#!! Only subclasses can override parameters (file: ENV/manifests/site.pp, line: 3)

#- collector-right-subclass-2 catalog
class c { notify { 'a': message => 'own' } }
class b { Notify <| |> { noop => true } }
class d inherits b { Notify['a'] { message => 'd' } }
include c, d
#!! Only subclasses can override parameters (file: ENV/manifests/site.pp, line: 3)

#- collector-right-subclass-late catalog
class c { notify { 'a': message => 'own' } }
class b { Notify <| |> { noop => true } }
class d inherits b { }
class e inherits d { }
define x() { Notify['a'] { message => 'd' } }
class f inherits e { Notify <| title == 'a' |> { message => 'f' } }
include c, f
#=> catalog

#- collector-right-grandchild catalog
class c { notify { 'a': message => 'own' } }
class b { Notify <| |> { noop => true } }
class d inherits b { }
class e inherits d { include g Notify['a'] { message => 'e' } }
class g { }
include c
include b
x { 'q': }
define x() { include e }
#=> catalog

#- collector-right-parent-not catalog
class c { notify { 'a': message => 'own' } }
class b { include d }
class d inherits b { Notify <| |> { noop => true } }
class e { }
define x() { Notify['a'] { message => 'd' } }
include c
include d
x { 'q': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Only subclasses can override parameters (file: ENV/manifests/site.pp, line: 5) (file: ENV/manifests/site.pp, line: 8)

#- collector-right-top catalog
class c { notify { 'a': message => 'own' } }
include c
Notify <| |> { noop => true }
define x() { include e }
class e { Notify['a'] { message => 'd' } }
x { 'q': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Only subclasses can override parameters (file: ENV/manifests/site.pp, line: 5) (file: ENV/manifests/site.pp, line: 6)

#- collector-right-top-2 catalog
class c { notify { 'a': message => 'own' } }
include c
Notify <| |> { noop => true }
define x() { Notify['a'] { message => 'd' } }
x { 'q': }
#!! Evaluation Error: Error while evaluating a Resource Statement, Only subclasses can override parameters (file: ENV/manifests/site.pp, line: 4) (file: ENV/manifests/site.pp, line: 5)

#- collector-duplicate-attribute catalog
@notify { 'a': }
Notify <| |> { message => 'a', message => 'b' }
#!! Duplicate parameter 'message' for on Notify[a] (file: ENV/manifests/site.pp, line: 2)

#- collector-duplicate-attribute-none catalog
Notify <| |> { message => 'a', message => 'b' }
#=> catalog

#- collector-duplicate-attribute-none-found catalog
@notify { 'a': }
Notify <| title == b |> { message => 'a', message => 'b' }
#=> catalog

#- collector-duplicate-attribute-splat catalog
@notify { 'a': }
Notify <| |> { message => 'a', * => { message => 'b' } }
#!! Duplicate parameter 'message' for on Notify[a] (file: ENV/manifests/site.pp, line: 2)

#- collector-duplicate-attribute-in-class catalog
class c {
  @notify { 'a': }
  Notify <| |> {
   message => 'a',
   message => 'b' }
}
include c
#!! Duplicate parameter 'message' for on Notify[a] (file: ENV/manifests/site.pp, line: 3)

#- collector-duplicate-attribute-define catalog
define d($x) { notify { $title: message => $x } }
d { 'a': x => 1 }
D <| |> { x => 2, noop => true, x => 3 }
#!! Duplicate parameter 'x' for on D[a] (file: ENV/manifests/site.pp, line: 3)

#- collector-duplicate-attribute-name catalog
@file { '/a': }
File <| |> { path => '/a', name => '/a' }
#=> catalog

#- collector-duplicate-attribute-append catalog
@notify { 'a': }
Notify <| |> { tag +> 'a', tag +> 'b' }
#!! Duplicate parameter 'tag' for on Notify[a] (file: ENV/manifests/site.pp, line: 2)

#- collector-duplicate-in-realized catalog
@notify { 'a': }
realize(Notify['a'])
Notify <| |> { tag +> 'a', tag +> 'b' }
#!! Duplicate parameter 'tag' for on Notify[a] (file: ENV/manifests/site.pp, line: 3)

#- collector-duplicate-exported catalog
@@notify { 'a': }
Notify <<| |>> { tag +> 'a', tag +> 'b' }
#~~ warning: You cannot collect exported resources without storeconfigs being set; the export is ignored (file: ENV/manifests/site.pp, line: 1, column: 1)
#~~ warning: You cannot collect exported resources without storeconfigs being set; the collection will be ignored (file: ENV/manifests/site.pp, line: 2, column: 1)
#=> catalog
