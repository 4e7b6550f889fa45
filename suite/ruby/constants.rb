# Constants of modules, asked for by their names.

#- const-get-own-only
class Box; Lid = 1; end
class Crate < Box; end
[Crate.const_get(:Lid), Crate.const_defined?(:Lid), Crate.const_defined?(:Lid, false), Crate.const_defined?(:String), Crate.const_defined?(:String, false)]
#=> [1, true, false, true, false]

#- const-get-own-missing
class Box; Lid = 1; end
class Crate < Box; end
Crate.const_get(:Lid, false)
#!! NameError: uninitialized constant Crate::Lid

#- const-get-path
Comparable.const_get('Math::PI').class
#=> Float

#- const-set-wrong-name
Class.new.const_set('Foo-bar', 1)
#!! NameError: wrong constant name Foo-bar

#- const-set-lower-case
Class.new.const_set(:foo, 1)
#!! NameError: wrong constant name foo

#- const-defined-wrong-name
Object.const_defined?('a b')
#!! NameError: wrong constant name a b

#- symbol-intern
:a.intern
#=> :a
