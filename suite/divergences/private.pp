# What `private` keeps from code of other modules. The specification (Catalog Expressions, PUP-523) has it, no Puppet does.

# Class Definition: what is private is not readable

#- read-a-private-parameter-in-text catalog
include m
include n
#-- modules/m/manifests/init.pp
class m(private $p = 1, $q = 2) { notify { "own $p $m::p": } }
#-- modules/n/manifests/init.pp
class n { notify { "$m::q": } notify { "$m::p": } }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/init.pp, line: 1, column: 9)
#? A class makes its parameters and variables visible, except the private ones (Class Definition): other modules cannot read them, as a variable or as an attribute.
#!! Evaluation Error: The parameter 'p' of 'm' is private to module 'm' (file: ENV/modules/m/manifests/init.pp, line: 1), it cannot be read from module 'n' (file: ENV/modules/n/manifests/init.pp, line: 1, column: 41)

#- read-a-private-parameter catalog
include m
notify { $m::p: }
#-- modules/m/manifests/init.pp
class m(private $p = '1') { }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/init.pp, line: 1, column: 9)
#? A class makes its parameters and variables visible, except the private ones (Class Definition): other modules cannot read them, as a variable or as an attribute.
#!! Evaluation Error: The parameter 'p' of 'm' is private to module 'm' (file: ENV/modules/m/manifests/init.pp, line: 1), it cannot be read from the environment (file: ENV/manifests/site.pp, line: 2, column: 10)

#- read-a-private-attribute catalog
include m
notify { Class[m][p]: }
#-- modules/m/manifests/init.pp
class m(private $p = '1') { }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/init.pp, line: 1, column: 9)
#? A class makes its parameters and variables visible, except the private ones (Class Definition): other modules cannot read them, as a variable or as an attribute.
#!! Evaluation Error: The parameter 'p' of 'm' is private to module 'm' (file: ENV/modules/m/manifests/init.pp, line: 1), it cannot be read from the environment (file: ENV/manifests/site.pp, line: 2, column: 10)

#- read-an-attribute-beside-a-private-one catalog
include m
notify { Class[m][q]: }
#-- modules/m/manifests/init.pp
class m(private $p = '1', $q = '2') { }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/init.pp, line: 1, column: 9)
#? A class makes its parameters and variables visible, except the private ones (Class Definition): other modules cannot read them, as a variable or as an attribute.
#=> catalog

#- assign-a-private-parameter catalog
include m
[$q, $p] = Class[m]
#-- modules/m/manifests/init.pp
class m(private $p = '1', $q = '2') { }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/init.pp, line: 1, column: 9)
#? A class makes its parameters and variables visible, except the private ones (Class Definition): other modules cannot read them, as a variable or as an attribute.
#!! Evaluation Error: The parameter 'p' of 'm' is private to module 'm' (file: ENV/modules/m/manifests/init.pp, line: 1), it cannot be read from the environment (file: ENV/manifests/site.pp, line: 2, column: 6)

#- see-a-private-parameter catalog
include m
include n
#-- modules/m/manifests/init.pp
class m(private $p = '1', $q = '2') { include m::other }
#-- modules/m/manifests/other.pp
class m::other { notify { "${m::p} ${Class[m][p]}": } [$p] = Class[m] notify { "three $p": } }
#-- modules/n/manifests/init.pp
class n { notify { "${defined('$m::p')} ${defined('$m::q')} ${getvar('m::p', 'none')} ${getvar('m::q')}": } }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/init.pp, line: 1, column: 9)
#? What is private is not visible elsewhere (Class Definition): `defined` and `getvar` find no such variable, class or define there. A reference asks the catalog, which is everybody's.
#=> catalog

#- read-what-a-private-class-gave catalog
include m
notify { "$m::x": }
#-- modules/m/manifests/inner.pp
private class m::inner { $x = 1 }
#-- modules/m/manifests/init.pp
class m inherits m::inner { }
#~~ err: This Reserved Word 'private' is unacceptable as a top level construct in this location (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: This Reserved Word 'private' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Language validation logged 3 errors. Giving up
#!! Language validation logged 3 errors. Giving up (file: ENV/modules/m/manifests/inner.pp)
#? A class makes its parameters and variables visible, except the private ones (Class Definition): other modules cannot read them, as a variable or as an attribute.
#=> catalog

#- read-a-private-class catalog
include m
notify { "$m::inner::x": }
#-- modules/m/manifests/inner.pp
private class m::inner { $x = 1 }
#-- modules/m/manifests/init.pp
class m inherits m::inner { }
#~~ err: This Reserved Word 'private' is unacceptable as a top level construct in this location (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: This Reserved Word 'private' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Language validation logged 3 errors. Giving up
#!! Language validation logged 3 errors. Giving up (file: ENV/modules/m/manifests/inner.pp)
#? A class makes its parameters and variables visible, except the private ones (Class Definition): other modules cannot read them, as a variable or as an attribute.
#!! Evaluation Error: The class 'm::inner' is private to module 'm' (file: ENV/modules/m/manifests/inner.pp, line: 1), it cannot be read from the environment (file: ENV/manifests/site.pp, line: 2, column: 11)

#- defined-private catalog
include m
notify { "${defined('m::inner')} ${defined(Class['m::inner'])} ${defined(Type[Class['m::inner']])} ${defined('$m::inner::x')} ${defined('m::d')} ${defined('m')}": }
#-- modules/m/manifests/inner.pp
private class m::inner { $x = 1 }
#-- modules/m/manifests/d.pp
private define m::d { }
#-- modules/m/manifests/init.pp
class m inherits m::inner { notify { "in ${defined('m::inner')} ${defined(Class['m::inner'])} ${defined(Type[Class['m::inner']])} ${defined('$m::inner::x')} ${defined('m::d')} ${defined('m')}": } }
#~~ err: This Reserved Word 'private' is unacceptable as a top level construct in this location (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: This Reserved Word 'private' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Language validation logged 3 errors. Giving up
#!! Language validation logged 3 errors. Giving up (file: ENV/modules/m/manifests/inner.pp)
#? What is private is not visible elsewhere (Class Definition): `defined` and `getvar` find no such variable, class or define there. A reference asks the catalog, which is everybody's.
#=> catalog

#- read-a-private-class-of-the-environment catalog
private class inner { $x = 1 }
include inner
include n
#-- modules/n/manifests/init.pp
class n { notify { "$inner::x": } }
#~~ err: This Reserved Word 'private' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: ENV/manifests/site.pp, line: 1, column: 1)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: ENV/manifests/site.pp, line: 1, column: 1)
#~~ err: Language validation logged 2 errors. Giving up
#!! Could not parse for environment production: Language validation logged 2 errors. Giving up (file: ENV/manifests/site.pp)
#? A class makes its parameters and variables visible, except the private ones (Class Definition): other modules cannot read them, as a variable or as an attribute.
#!! Evaluation Error: The class 'inner' is private to the environment (file: ENV/manifests/site.pp, line: 1), it cannot be read from module 'n' (file: ENV/modules/n/manifests/init.pp, line: 1, column: 21)

#- read-a-private-class-of-the-environment-at-home catalog
private class inner($y = 2) { $x = 1 }
include inner
notify { "$inner::x $inner::y ${Class[inner][y]}": }
#~~ err: This Reserved Word 'private' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: ENV/manifests/site.pp, line: 1, column: 1)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: ENV/manifests/site.pp, line: 1, column: 1)
#~~ err: Language validation logged 2 errors. Giving up
#!! Could not parse for environment production: Language validation logged 2 errors. Giving up (file: ENV/manifests/site.pp)

#? A class makes its parameters and variables visible, except the private ones (Class Definition): other modules cannot read them, as a variable or as an attribute.
#=> catalog

# Class Definition: a private class cannot be inherited elsewhere

#- inherit-a-private-class catalog
include n
#-- modules/m/manifests/inner.pp
private class m::inner { }
#-- modules/n/manifests/init.pp
class n inherits m::inner { }
#~~ err: This Reserved Word 'private' is unacceptable as a top level construct in this location (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: This Reserved Word 'private' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Language validation logged 3 errors. Giving up
#!! Language validation logged 3 errors. Giving up (file: ENV/modules/m/manifests/inner.pp)
#? A private class is closed to other modules (Class Definition), and so is a private parameter for classes that inherit it there.
#!! The class 'm::inner' is private to module 'm' (file: ENV/modules/m/manifests/inner.pp, line: 1), it cannot be inherited from module 'n' (file: ENV/modules/n/manifests/init.pp, line: 1)

#- inherit-a-private-class-at-home catalog
include m
#-- modules/m/manifests/inner.pp
private class m::inner { $x = 1 }
#-- modules/m/manifests/init.pp
class m inherits m::inner { notify { "$x $m::inner::x": } }
#~~ err: This Reserved Word 'private' is unacceptable as a top level construct in this location (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: This Reserved Word 'private' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Language validation logged 3 errors. Giving up
#!! Language validation logged 3 errors. Giving up (file: ENV/modules/m/manifests/inner.pp)
#? A private class is closed to other modules (Class Definition), and so is a private parameter for classes that inherit it there.
#=> catalog

#- inherit-a-private-parameter catalog
include n
#-- modules/m/manifests/base.pp
class m::base(private $p = 1, $q = 2) { }
#-- modules/n/manifests/init.pp
class n inherits m::base { notify { "$q": } notify { "$p": } }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/base.pp, line: 1, column: 15)
#? A private class is closed to other modules (Class Definition), and so is a private parameter for classes that inherit it there.
#!! Evaluation Error: The parameter 'p' of 'm::base' is private to module 'm' (file: ENV/modules/m/manifests/base.pp, line: 1), it cannot be read from module 'n' (file: ENV/modules/n/manifests/init.pp, line: 1, column: 55)

# Class Definition: a private parameter cannot be set elsewhere

#- collect-and-set-a-private-parameter catalog
include m
M::D <| |> { p => 5 }
#-- modules/m/manifests/init.pp
class m { @m::d { a: } }
#-- modules/m/manifests/d.pp
define m::d(private $p = 1) { notify { "$title $p": } }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/d.pp, line: 1, column: 13)
#? A private parameter can only be set from the same module (Class Definition): overrides, collectors and resource defaults set parameters, too.
#!! The parameter 'p' of 'm::d' is private to module 'm' (file: ENV/modules/m/manifests/d.pp, line: 1), it cannot be set from the environment (file: ENV/manifests/site.pp, line: 2)

#- collect-and-set-beside-a-private-parameter catalog
include m
M::D <| |> { q => 5 }
#-- modules/m/manifests/init.pp
class m { @m::d { a: } }
#-- modules/m/manifests/d.pp
define m::d(private $p = 1, $q = 2) { notify { "$title $p $q": } }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/d.pp, line: 1, column: 13)
#? A private parameter can only be set from the same module (Class Definition): overrides, collectors and resource defaults set parameters, too.
#=> catalog

#- collect-and-set-a-private-parameter-at-home catalog
include m
#-- modules/m/manifests/init.pp
class m { @m::d { a: } M::D <| |> { p => 5 } }
#-- modules/m/manifests/d.pp
define m::d(private $p = 1) { notify { "$title $p": } }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/d.pp, line: 1, column: 13)
#? A private parameter can only be set from the same module (Class Definition): overrides, collectors and resource defaults set parameters, too.
#=> catalog

#- override-a-private-parameter catalog
m::d { a: }
M::D[a] { p => 5 }
#-- modules/m/manifests/d.pp
define m::d(private $p = 1) { notify { "$title $p": } }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/d.pp, line: 1, column: 13)
#? A private parameter can only be set from the same module (Class Definition): overrides, collectors and resource defaults set parameters, too.
#!! The parameter 'p' of 'm::d' is private to module 'm' (file: ENV/modules/m/manifests/d.pp, line: 1), it cannot be set from the environment (file: ENV/manifests/site.pp, line: 2)

#- default-for-a-private-parameter catalog
M::D { p => 5 }
m::d { a: }
#-- modules/m/manifests/d.pp
define m::d(private $p = 1) { notify { "$title $p": } }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/d.pp, line: 1, column: 13)
#? A private parameter can only be set from the same module (Class Definition): overrides, collectors and resource defaults set parameters, too.
#!! Evaluation Error: Error while evaluating a Resource Statement, The parameter 'p' of 'm::d' is private to module 'm' (file: ENV/modules/m/manifests/d.pp, line: 1), it cannot be set from the environment (file: ENV/manifests/site.pp, line: 2, column: 1)

#- default-that-does-not-hold-for-a-private-parameter catalog
include m
M::D { p => 5 }
#-- modules/m/manifests/init.pp
class m { m::d { a: } }
#-- modules/m/manifests/d.pp
define m::d(private $p = 1) { notify { "$title $p": } }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/d.pp, line: 1, column: 13)
#? A private parameter can only be set from the same module (Class Definition): overrides, collectors and resource defaults set parameters, too.
#=> catalog

#- default-for-a-private-parameter-at-home catalog
include m
#-- modules/m/manifests/init.pp
class m { M::D { p => 5 } m::d { a: } }
#-- modules/m/manifests/d.pp
define m::d(private $p = 1) { notify { "$title $p": } }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/d.pp, line: 1, column: 13)
#? A private parameter can only be set from the same module (Class Definition): overrides, collectors and resource defaults set parameters, too.
#=> catalog

#- create-resources-with-a-private-parameter catalog
create_resources('m::d', { a => { p => 5 } })
#-- modules/m/manifests/d.pp
define m::d(private $p = 1) { notify { "$title $p": } }
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/d.pp, line: 1, column: 13)
#? A private parameter can only be set from the same module (Class Definition): overrides, collectors and resource defaults set parameters, too.
#!! Evaluation Error: Error while evaluating a Function Call, The parameter 'p' of 'm::d' is private to module 'm' (file: ENV/modules/m/manifests/d.pp, line: 1), it cannot be set from the environment (file: ENV/manifests/site.pp, line: 1, column: 1)

# Class Definition: data and private parameters

#- data-for-a-private-parameter catalog
include m
#-- modules/m/manifests/init.pp
class m(private $p = 1) { notify { "$p": } }
#-- hiera.yaml
version: 5
#-- data/common.yaml
m::p: 5
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/init.pp, line: 1, column: 9)
#? A private parameter can only be set from the same module (Class Definition): data of the module sets it, data of the site is refused. The data of the environment is at home in the environment.
#!! Evaluation Error: Error while evaluating a Function Call, The parameter 'p' of 'm' is private to module 'm' (file: ENV/modules/m/manifests/init.pp, line: 1), data outside of the module cannot set it (file: ENV/manifests/site.pp, line: 1, column: 1)

#- data-of-the-module-for-a-private-parameter catalog
include m
#-- modules/m/manifests/init.pp
class m(private $p = 1, $q = 2) { notify { "$p $q": } }
#-- hiera.yaml
version: 5
#-- data/common.yaml
m::q: 5
#-- modules/m/hiera.yaml
version: 5
#-- modules/m/data/common.yaml
m::p: 6
m::q: 7
#!! Syntax error at 'private' (file: ENV/modules/m/manifests/init.pp, line: 1, column: 9)
#? A private parameter can only be set from the same module (Class Definition): data of the module sets it, data of the site is refused. The data of the environment is at home in the environment.
#=> catalog

#- data-for-a-private-parameter-of-the-environment catalog
class c(private $p = 1) { notify { "$p": } }
include c
#-- hiera.yaml
version: 5
#-- data/common.yaml
c::p: 5
#!! Could not parse for environment production: Syntax error at 'private' (file: ENV/manifests/site.pp, line: 1, column: 9)
#? A private parameter can only be set from the same module (Class Definition): data of the module sets it, data of the site is refused. The data of the environment is at home in the environment.
#=> catalog

# Class Definition: functions, relationships

#- private-class-in-a-function-of-its-module catalog
include n
#-- modules/m/manifests/inner.pp
private class m::inner { $x = 1 notify { inner: } }
#-- modules/m/functions/f.pp
function m::f() { include m::inner $m::inner::x }
#-- modules/n/manifests/init.pp
class n { notify { "${m::f()}": } }
#~~ err: This Reserved Word 'private' is unacceptable as a top level construct in this location (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: This Reserved Word 'private' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Language validation logged 3 errors. Giving up
#!! Language validation logged 3 errors. Giving up (file: ENV/modules/m/manifests/inner.pp)
#? A function is code of the module that it is named after (Class Definition, PUP-523).
#=> catalog

#- private-class-in-a-function-of-another-module catalog
include n
#-- modules/m/manifests/inner.pp
private class m::inner { $x = 1 notify { inner: } }
#-- modules/n/functions/f.pp
function n::f() { include m::inner $m::inner::x }
#-- modules/n/manifests/init.pp
class n { notify { "${n::f()}": } }
#~~ err: This Reserved Word 'private' is unacceptable as a top level construct in this location (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: This Reserved Word 'private' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Language validation logged 3 errors. Giving up
#!! Language validation logged 3 errors. Giving up (file: ENV/modules/m/manifests/inner.pp)
#? A function is code of the module that it is named after (Class Definition, PUP-523).
#!! Evaluation Error: Error while evaluating a Function Call, The class 'm::inner' is private to module 'm' (file: ENV/modules/m/manifests/inner.pp, line: 1), it cannot be declared from module 'n' (file: ENV/modules/n/functions/f.pp, line: 1, column: 19)

#- relationship-with-a-private-class catalog
include m
include n
#-- modules/m/manifests/inner.pp
private class m::inner { notify { inner: } }
#-- modules/m/manifests/init.pp
class m { include m::inner }
#-- modules/n/manifests/init.pp
class n { notify { n: require => Class['m::inner'] } Class['m::inner'] -> Notify[n] }
#~~ err: This Reserved Word 'private' is unacceptable as a top level construct in this location (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: This Reserved Word 'private' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Use of reserved word: private, must be quoted if intended to be a String value (file: ENV/modules/m/manifests/inner.pp, line: 1, column: 1)
#~~ err: Language validation logged 3 errors. Giving up
#!! Language validation logged 3 errors. Giving up (file: ENV/modules/m/manifests/inner.pp)
#? The catalog is everybody's: what is in it can be referred to (Relationships).
#=> catalog
