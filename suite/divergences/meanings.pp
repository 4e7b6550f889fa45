# Where a document states a meaning and Puppet 8 only has an error.

# Catalog Expressions, Resource Expression: the type is an expression that gives a string or a type

#- type-given-01 catalog
'notify' { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 1, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-02 catalog
$t = 'notify' 
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-03 catalog
$t = Notify
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Notify] (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-04 catalog
$t = 'Notify'
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-05 catalog
class c { }
'class' { c: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-06 catalog
class c { }
$t = 'class'
$t { c: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 3, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-07 catalog
class c { }
$t = Class
$t { c: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Class] (file: ENV/manifests/site.pp, line: 3, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-08 catalog
$t = 'nosuch'
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#!! Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'nosuch' (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-given-09 catalog
@'notify' { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 1, column: 2)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-10 catalog
@@'notify' { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 1, column: 3)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#~~ warning: You cannot collect exported resources without storeconfigs being set; the export is ignored (file: ENV/manifests/site.pp, line: 1, column: 1)
#=> catalog

#- type-given-11 catalog
$t = Notify
@$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Notify] (file: ENV/manifests/site.pp, line: 2, column: 2)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-12 catalog
define d($x) { notify { "$title $x": } }
$t = D
$t { a: x => 1 }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[D] (file: ENV/manifests/site.pp, line: 3, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-13 catalog
define d($x) { notify { "$title $x": } }
$t = 'd'
$t { a: x => 1; b: x => 2 }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 3, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-14 catalog
define m::d($x) { notify { "$title $x": } }
$t = 'm::d'
$t { default: x => 1; b: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 3, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-15 catalog
$h = { t => 'notify' }
$h['t'] { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-16 catalog
$h = { t => Notify }
$h['t'] { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Notify] (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-17 catalog
"not${'ify'}" { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 1, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-18 catalog
(Notify) { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Notify] (file: ENV/manifests/site.pp, line: 1, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-19 catalog
$t = '::notify'
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-20 catalog
$t = 'NOTIFY'
$t { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-21 catalog
$r = Notify
$x = $r { a: }
notice $x
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Notify] (file: ENV/manifests/site.pp, line: 2, column: 6)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#~~ notice: [Notify['a']]
#=> catalog

#- type-given-22 catalog
$t = 'notify' { a: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 1, column: 6)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- type-given-23 catalog
class c { }
@'class' { c: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 2, column: 2)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#!! Evaluation Error: Classes are not virtualizable (file: ENV/manifests/site.pp, line: 2, column: 1)

#- type-given-24 catalog
class c { }
$t = Class
@$t { c: }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[Class] (file: ENV/manifests/site.pp, line: 3, column: 2)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#!! Evaluation Error: Classes are not virtualizable (file: ENV/manifests/site.pp, line: 3, column: 1)

#- spec-resources-08 catalog
$type = File
$type { '/a': mode => '0644' }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got Type[File] (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- spec-resources-09 catalog
'file' { '/a': mode => '0644' }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 1, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- spec-resources-10 catalog
'File' { '/a': mode => '0644' }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 1, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

#- spec-resources-14 catalog
class c($p) { notify { $p: } }
'class' { c: p => x }
#!! Evaluation Error: Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got String (file: ENV/manifests/site.pp, line: 2, column: 1)
#? The specification (Resource Expression) has strings and types that any expression gives as the type of a resource; the reference refuses all but names and literal types.
#=> catalog

# Catalog Expressions, Resource Default Expression: `+>` appends to the default that holds outside

#- default-appended-01 catalog
User { groups => ['a'] }
user { 'u': }
class c {
  User { groups +> ['b'] }
  user { 'v': }
}
include c
#!! Could not parse for environment production: Illegal +> operation on attribute groups. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 4, column: 10)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#=> catalog

#- default-appended-02 catalog
User { groups +> ['b'] }
user { 'v': }
#!! Could not parse for environment production: Illegal +> operation on attribute groups. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 1, column: 8)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#=> catalog

#- default-appended-03 catalog
User { groups => 'a' }
class c { User { groups +> 'b' } user { 'v': } }
include c
#!! Could not parse for environment production: Illegal +> operation on attribute groups. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 2, column: 18)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#=> catalog

#- default-appended-04 catalog
User { groups => ['a'] }
User { groups +> ['b'] }
#!! Could not parse for environment production: Illegal +> operation on attribute groups. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 2, column: 8)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#!! Default already defined for User { groups }; cannot redefine (file: ENV/manifests/site.pp, line: 2)

#- default-appended-05 catalog
User { groups => ['a', ['x']] }
class c { User { groups +> ['b', ['c']], shell +> '/bin/sh' } user { v: ; w: groups => z } }
class d { User { groups +> 'd' } include c }
include d
#~~ err: Illegal +> operation on attribute groups. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 2, column: 18)
#~~ err: Illegal +> operation on attribute shell. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 2, column: 42)
#~~ err: Illegal +> operation on attribute groups. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 3, column: 18)
#~~ err: Language validation logged 3 errors. Giving up
#!! Could not parse for environment production: Language validation logged 3 errors. Giving up (file: ENV/manifests/site.pp)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#=> catalog

#- default-appended-06 catalog
class c { User { groups +> ['b'] } user { 'v': } }
include c
User { groups => ['a'] }
user { 'u': }
#!! Could not parse for environment production: Illegal +> operation on attribute groups. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 1, column: 18)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#=> catalog

#- default-appended-07 catalog
define x { User { groups +> $title } user { "u$title": } }
User { groups => 'all' }
x { [a, b]: }
#!! Could not parse for environment production: Illegal +> operation on attribute groups. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 1, column: 19)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#=> catalog

#- default-appended-08 catalog
Notify { message +> undef }
notify { a: }
#!! Could not parse for environment production: Illegal +> operation on attribute message. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 1, column: 10)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#=> catalog

#- default-appended-09 catalog
Notify { message +> 1 }
class c { Notify { message +> undef } notify { a: } }
include c
#~~ err: Illegal +> operation on attribute message. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 1, column: 10)
#~~ err: Illegal +> operation on attribute message. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 2, column: 20)
#~~ err: Language validation logged 2 errors. Giving up
#!! Could not parse for environment production: Language validation logged 2 errors. Giving up (file: ENV/manifests/site.pp)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#=> catalog

#- spec-defaults-07 catalog
Notify { require => User[a] }
class c { Notify { require +> User[b] } notify { x: } }
user { [a, b]: }
include c
#!! Could not parse for environment production: Illegal +> operation on attribute require. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 2, column: 20)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#=> catalog

#- spec-defaults-08 catalog
Notify { tag +> [a] }
notify { x: }
#!! Could not parse for environment production: Illegal +> operation on attribute tag. This operator can not be used in a Resource Defaults Expression (file: ENV/manifests/site.pp, line: 1, column: 10)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#=> catalog

#- defaults-appended-among-others parse
notify { 'a': * => {}, * => {}, a +> 1; 'b': *=>{}, b+>1 } Notify { * => {}, * => {}, a +> 1} Notify['a'] { a +> 1, * => {}, * => {} } Notify <| |> { a +> 1, *=>{}, *=>{}}
#~~ err: Unfolding of attributes from Hash can only be used once per resource body (file: test.pp, line: 1, column: 24)
#~~ err: Illegal +> operation on attribute a. This operator can not be used in a Resource Instance Definition (file: test.pp, line: 1, column: 33)
#~~ err: Illegal +> operation on attribute b. This operator can not be used in a Resource Instance Definition (file: test.pp, line: 1, column: 53)
#~~ err: Illegal +> operation on attribute a. This operator can not be used in a Resource Defaults Expression (file: test.pp, line: 1, column: 87)
#!! Language validation logged 4 errors. Giving up (file: test.pp)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#~~ err: Unfolding of attributes from Hash can only be used once per resource body (file: test.pp, line: 1, column: 24)
#~~ err: Illegal +> operation on attribute a. This operator can not be used in a Resource Instance Definition (file: test.pp, line: 1, column: 33)
#~~ err: Illegal +> operation on attribute b. This operator can not be used in a Resource Instance Definition (file: test.pp, line: 1, column: 53)
#!! Language validation logged 3 errors. Giving up (file: test.pp)

#- defaults-appended-and-unfolded parse
File { * => {}, mode +> 1 }
#!! Illegal +> operation on attribute mode. This operator can not be used in a Resource Defaults Expression (file: test.pp, line: 1, column: 17)
#? The specification (Resource Default Expression) has `+>`: it appends to the current default, and is `=>` if there is none. Within one scope a default is set once.
#=> (resource-defaults {:type (qr "File") :ops [(splat-hash (hash)) (+> "mode" 1)]})

# Catalog Expressions, Relationships: a string is shorthand for a class

#- class-related-01 catalog
class a { } class b { }
include a, b
'a' -> 'b'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <a> is not a valid type specification. (file: ENV/manifests/site.pp, line: 3, column: 5)
#? The specification (Relationships) has a string as shorthand for a class; the reference reads every string as a type, and refuses the names of classes.
#=> catalog

#- class-related-02 catalog
class a { }
include a
notify { n: }
'a' -> Notify[n]
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <a> is not a valid type specification. (file: ENV/manifests/site.pp, line: 4, column: 5)
#? The specification (Relationships) has a string as shorthand for a class; the reference reads every string as a type, and refuses the names of classes.
#=> catalog

#- class-related-03 catalog
class a { }
include a
notify { n: }
Notify[n] -> 'a'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <a> is not a valid type specification. (file: ENV/manifests/site.pp, line: 4, column: 11)
#? The specification (Relationships) has a string as shorthand for a class; the reference reads every string as a type, and refuses the names of classes.
#=> catalog

#- class-related-04 catalog
class m::a { }
include m::a
notify { n: }
Notify[n] ~> 'm::a'
#!! Evaluation Error: Error while evaluating a '~>' expression, The expression <m::a> is not a valid type specification. (file: ENV/manifests/site.pp, line: 4, column: 11)
#? The specification (Relationships) has a string as shorthand for a class; the reference reads every string as a type, and refuses the names of classes.
#=> catalog

#- class-related-05 catalog
class m::a { }
include m::a
notify { n: }
Notify[n] ~> '::m::a'
#!! Evaluation Error: Error while evaluating a '~>' expression, The expression <::m::a> is not a valid type specification. (file: ENV/manifests/site.pp, line: 4, column: 11)
#? The specification (Relationships) has a string as shorthand for a class; the reference reads every string as a type, and refuses the names of classes.
#=> catalog

#- class-related-06 catalog
class a { }
include a
notify { n: }
Notify[n] -> ['a', Notify[n]]
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <a> is not a valid type specification. (file: ENV/manifests/site.pp, line: 4, column: 11)
#? The specification (Relationships) has a string as shorthand for a class; the reference reads every string as a type, and refuses the names of classes.
#=> catalog

#- class-related-07 catalog
class a { }
include a
notify { n: }
Notify[n] -> a
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <a> is not a valid type specification. (file: ENV/manifests/site.pp, line: 4, column: 11)
#? The specification (Relationships) has a string as shorthand for a class; the reference reads every string as a type, and refuses the names of classes.
#=> catalog

#- class-related-08 catalog
class a { }
notify { n: }
'a' -> Notify[n]
include a
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <a> is not a valid type specification. (file: ENV/manifests/site.pp, line: 3, column: 5)
#? The specification (Relationships) has a string as shorthand for a class; the reference reads every string as a type, and refuses the names of classes.
#=> catalog

#- class-related-09 catalog
class c { }
include c
notify { n: }
[] -> 'c' -> Notify[n]
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <c> is not a valid type specification. (file: ENV/manifests/site.pp, line: 4, column: 4)
#? The specification (Relationships) has a string as shorthand for a class; the reference reads every string as a type, and refuses the names of classes.
#=> catalog

#- class-related-10 catalog
class c { }
include c
@notify { n: }
Notify <| |> -> 'c'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <c> is not a valid type specification. (file: ENV/manifests/site.pp, line: 4, column: 14)
#? The specification (Relationships) has a string as shorthand for a class; the reference reads every string as a type, and refuses the names of classes.
#=> catalog

#- class-related-11 catalog
notify { n: }
Notify[n] -> 'nosuch'
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <nosuch> is not a valid type specification. (file: ENV/manifests/site.pp, line: 2, column: 11)
#? The specification (Relationships) has a string as shorthand for a class; the reference reads every string as a type, and refuses the names of classes.
#!! Could not find resource 'Class[Nosuch]' for relationship from 'Notify[n]'

#- spec-relationships-09 catalog
class k { }
include k
notify { a: }
'k' -> Notify[a]
#!! Evaluation Error: Error while evaluating a '->' expression, The expression <k> is not a valid type specification. (file: ENV/manifests/site.pp, line: 4, column: 5)
#? The specification (Relationships) has a string as shorthand for a class; the reference reads every string as a type, and refuses the names of classes.
#=> catalog

# Types, Values, and Variables, Integer.new: with a radix of 16 the prefix is optional

#- hexadecimal-01 eval
Integer('FF', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'FF' cannot be converted to Integer (line: 1, column: 1)
#? The specification (Integer.new) has an optional prefix where there is a radix; the reference wants it for digits above 9.
#=> 255
#:: Integer

#- hexadecimal-02 eval
Integer('ff', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'ff' cannot be converted to Integer (line: 1, column: 1)
#? The specification (Integer.new) has an optional prefix where there is a radix; the reference wants it for digits above 9.
#=> 255
#:: Integer

#- hexadecimal-03 eval
Integer('-ff', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string '-ff' cannot be converted to Integer (line: 1, column: 1)
#? The specification (Integer.new) has an optional prefix where there is a radix; the reference wants it for digits above 9.
#=> -255
#:: Integer

#- hexadecimal-04 eval
Integer('+ff', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string '+ff' cannot be converted to Integer (line: 1, column: 1)
#? The specification (Integer.new) has an optional prefix where there is a radix; the reference wants it for digits above 9.
#=> 255
#:: Integer

#- hexadecimal-05 eval
Integer('b1', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'b1' cannot be converted to Integer (line: 1, column: 1)
#? The specification (Integer.new) has an optional prefix where there is a radix; the reference wants it for digits above 9.
#=> 177
#:: Integer

#- hexadecimal-06 eval
Integer('- ff', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string '- ff' cannot be converted to Integer (line: 1, column: 1)
#? The specification (Integer.new) has an optional prefix where there is a radix; the reference wants it for digits above 9.
#=> -255
#:: Integer

#- hexadecimal-07 eval
Integer('-ff', 16, true)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string '-ff' cannot be converted to Integer (line: 1, column: 1)
#? The specification (Integer.new) has an optional prefix where there is a radix; the reference wants it for digits above 9.
#=> 255
#:: Integer

#- hexadecimal-08 eval
Integer({from => 'ff', radix => 16})
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'ff' cannot be converted to Integer (line: 1, column: 1)
#? The specification (Integer.new) has an optional prefix where there is a radix; the reference wants it for digits above 9.
#=> 255
#:: Integer

#- hexadecimal-09 eval
Integer({from => 'ff', radix => 16, abs => true})
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'ff' cannot be converted to Integer (line: 1, column: 1)
#? The specification (Integer.new) has an optional prefix where there is a radix; the reference wants it for digits above 9.
#=> 255
#:: Integer

#- hexadecimal-10 eval
Integer('7fffffffffffffff', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string '7fffffffffffffff' cannot be converted to Integer (line: 1, column: 1)
#? The specification (Integer.new) has an optional prefix where there is a radix; the reference wants it for digits above 9.
#=> 9223372036854775807
#:: Integer

#- hexadecimal-11 eval
Integer('ffffffffffffffff', 16)
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'ffffffffffffffff' cannot be converted to Integer (line: 1, column: 1)
#? The specification (Integer.new) has an optional prefix where there is a radix; the reference wants it for digits above 9.
#!! Evaluation Error: Error while evaluating a Function Call, The integer 18446744073709551615 is outside of the range of 64-bit integers (line: 1, column: 1)

#- spec-integer-new-15 eval
Integer({from => 'ff', radix => 16})
#!! Evaluation Error: Error while evaluating a Function Call, 'new' The string 'ff' cannot be converted to Integer (line: 1, column: 1)
#? The specification (Integer.new) has an optional prefix where there is a radix; the reference wants it for digits above 9.
#=> 255
#:: Integer

# Types, Values, and Variables, Integer.new: a radix for Numeric

#- numeric-radix-01 eval
Numeric('010', 10)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#=> 10
#:: Integer

#- numeric-radix-02 eval
Numeric('0x10', 10)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "0x10" (line: 1, column: 1)

#- numeric-radix-03 eval
Numeric('010', 8)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#=> 8
#:: Integer

#- numeric-radix-04 eval
Numeric('ff', 16)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] value, got String
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#=> 255
#:: Integer

#- numeric-radix-05 eval
Numeric('0xff', 16)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#=> 255
#:: Integer

#- numeric-radix-06 eval
Numeric('1.5', 10)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#=> 1.5
#:: Float

#- numeric-radix-07 eval
Numeric('1e3', 10)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#=> 1000.0
#:: Float

#- numeric-radix-08 eval
Numeric(10, 10)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#=> 10
#:: Integer

#- numeric-radix-09 eval
Numeric(true, 10)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#=> 1
#:: Integer

#- numeric-radix-10 eval
Numeric('10', default)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Default
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#=> 10
#:: Integer

#- spec-integer-new-02 eval
Numeric("010", 10)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#=> 10
#:: Integer

#- spec-integer-new-05 eval
Numeric("0x10", 10)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#!! Evaluation Error: Error while evaluating a Function Call, invalid value for Integer(): "0x10" (line: 1, column: 1)

#- numeric-radix-float eval
Numeric(1.5, 10)
#!! Evaluation Error: Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:
#|   (Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp] from, Boolean abs?)
#|     rejected: parameter 'abs' expects a Boolean value, got Integer
#|   (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)
#|     rejected: expects 1 argument, got 2 (line: 1, column: 1)
#? The specification (Integer.new) shows Numeric with a radix: it is applied to texts that are integers. The reference has no such argument.
#=> 1.5
#:: Float

# Types, Values, and Variables, Timespan.new: hours and minutes

#- hours-and-minutes-01 eval
Timespan('13:20')
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse '13:20' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)
#? The specification (Timespan.new) reads '13:20' as hours and minutes; none of the reference's formats does.
#=> 0-13:20:00.0
#:: Timespan

#- hours-and-minutes-02 eval
Timespan('-13:20')
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse '-13:20' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)
#? The specification (Timespan.new) reads '13:20' as hours and minutes; none of the reference's formats does.
#=> -0-13:20:00.0
#:: Timespan

#- hours-and-minutes-03 eval
Timespan('3:5')
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse '3:5' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)
#? The specification (Timespan.new) reads '13:20' as hours and minutes; none of the reference's formats does.
#=> 0-03:05:00.0
#:: Timespan

#- hours-and-minutes-04 eval
Timespan('99:59')
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse '99:59' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)
#? The specification (Timespan.new) reads '13:20' as hours and minutes; none of the reference's formats does.
#=> 4-03:59:00.0
#:: Timespan

#- hours-and-minutes-05 eval
Timespan({string => '13:20'})
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse '13:20' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)
#? The specification (Timespan.new) reads '13:20' as hours and minutes; none of the reference's formats does.
#=> 0-13:20:00.0
#:: Timespan

#- hours-and-minutes-06 eval
Timespan['13:20', '14:20']
#!! Evaluation Error: Error while evaluating a '[]' expression, Unable to parse '13:20' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)
#? The specification (Timespan.new) reads '13:20' as hours and minutes; none of the reference's formats does.
#=> Timespan['0-13:20:00.0', '0-14:20:00.0']
#:: Type[Timespan]

#- hours-and-minutes-07 eval
Timespan['13:20']
#!! Evaluation Error: Error while evaluating a '[]' expression, Unable to parse '13:20' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)
#? The specification (Timespan.new) reads '13:20' as hours and minutes; none of the reference's formats does.
#=> Timespan['0-13:20:00.0']
#:: Type[Timespan]

#- spec-timespan-new-04 eval
Timespan('13:20')
#!! Evaluation Error: Error while evaluating a Function Call, Unable to parse '13:20' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S (line: 1, column: 1)
#? The specification (Timespan.new) reads '13:20' as hours and minutes; none of the reference's formats does.
#=> 0-13:20:00.0
#:: Timespan

# Types, Values, and Variables, Float to String: all formats of integers

#- float-character-01 eval
String(65.9, '%c')
#!! Evaluation Error: Error while evaluating a Function Call, Illegal format 'c' specified for value of Float type - expected one of the characters 'dxXobBeEfgGaAsp' (line: 1, column: 1)
#? The specification (Float to String) has `c` among the formats that make an integer of a float; the reference has all others.
#=> A
#:: String

#- float-character-02 eval
String(65.9, '%#c')
#!! Evaluation Error: Error while evaluating a Function Call, Illegal format 'c' specified for value of Float type - expected one of the characters 'dxXobBeEfgGaAsp' (line: 1, column: 1)
#? The specification (Float to String) has `c` among the formats that make an integer of a float; the reference has all others.
#=> "A"
#:: String

#- float-character-03 eval
String(65.9, '%5c')
#!! Evaluation Error: Error while evaluating a Function Call, Illegal format 'c' specified for value of Float type - expected one of the characters 'dxXobBeEfgGaAsp' (line: 1, column: 1)
#? The specification (Float to String) has `c` among the formats that make an integer of a float; the reference has all others.
#=>     A
#:: String

#- float-character-04 eval
String(65.9, '%-5c')
#!! Evaluation Error: Error while evaluating a Function Call, Illegal format 'c' specified for value of Float type - expected one of the characters 'dxXobBeEfgGaAsp' (line: 1, column: 1)
#? The specification (Float to String) has `c` among the formats that make an integer of a float; the reference has all others.
#=> A\u{20}\u{20}\u{20}\u{20}
#:: String

#- float-character-05 eval
String(-65.9, '%c')
#!! Evaluation Error: Error while evaluating a Function Call, Illegal format 'c' specified for value of Float type - expected one of the characters 'dxXobBeEfgGaAsp' (line: 1, column: 1)
#? The specification (Float to String) has `c` among the formats that make an integer of a float; the reference has all others.
#!! Evaluation Error: Error while evaluating a Function Call, pack(U): value out of range (line: 1, column: 1)

#- float-character-06 eval
String([65.9], {Array => {format=>'%a', string_formats => {Float => '%c'}}})
#!! Evaluation Error: Error while evaluating a Function Call, Illegal format 'c' specified for value of Float type - expected one of the characters 'dxXobBeEfgGaAsp' (line: 1, column: 1)
#? The specification (Float to String) has `c` among the formats that make an integer of a float; the reference has all others.
#=> [A]
#:: String

#- spec-float-to-string-06 eval
[String(18.9, '%d'), String(18.9, '%x'), String(18.9, '%X'), String(18.9, '%o'), String(18.9, '%b'), String(18.9, '%B'), String(65.9, '%c')]
#!! Evaluation Error: Error while evaluating a Function Call, Illegal format 'c' specified for value of Float type - expected one of the characters 'dxXobBeEfgGaAsp' (line: 1, column: 122)
#? The specification (Float to String) has `c` among the formats that make an integer of a float; the reference has all others.
#=> ['18', '12', '12', '22', '10010', '10010', 'A']
#:: Array[String[1, 5]]

# Types, Values, and Variables, SemVer: versions as parameters

#- version-parameter-01 eval
SemVer[SemVer('1.2.3')]
#!! Evaluation Error: Error creating type specialization of a SemVer-Type, Cannot use SemVer where String or SemanticPuppet::VersionRange is expected (line: 1, column: 8)
#? The specification (SemVer) has versions as parameters of the type, beside texts and ranges, which are all that the reference takes.
#=> SemVer['1.2.3 - 1.2.3']
#:: Type[SemVer['1.2.3 - 1.2.3']]

#- version-parameter-02 eval
SemVer['1.x', SemVer('3.0.0'), SemVerRange('>=5.0.0')]
#!! Evaluation Error: Error creating type specialization of a SemVer-Type, Cannot use SemVer where String or SemanticPuppet::VersionRange is expected (line: 1, column: 15)
#? The specification (SemVer) has versions as parameters of the type, beside texts and ranges, which are all that the reference takes.
#=> SemVer['1.x', '3.0.0 - 3.0.0', '>=5.0.0']
#:: Type[SemVer['1.x', '3.0.0 - 3.0.0', '>=5.0.0']]

#- version-parameter-03 eval
SemVer[['1.x', SemVer('3.0.0')]]
#!! Evaluation Error: Error creating type specialization of a SemVer-Type, Cannot use SemVer where String or SemanticPuppet::VersionRange is expected
#? The specification (SemVer) has versions as parameters of the type, beside texts and ranges, which are all that the reference takes.
#=> SemVer['1.x', '3.0.0 - 3.0.0']
#:: Type[SemVer['1.x', '3.0.0 - 3.0.0']]

#- version-parameter-04 eval
SemVer('3.0.0') =~ SemVer['1.x', SemVer('3.0.0')]
#!! Evaluation Error: Error creating type specialization of a SemVer-Type, Cannot use SemVer where String or SemanticPuppet::VersionRange is expected (line: 1, column: 34)
#? The specification (SemVer) has versions as parameters of the type, beside texts and ranges, which are all that the reference takes.
#=> true
#:: Boolean

#- version-parameter-05 eval
SemVer('3.0.1') =~ SemVer[SemVer('3.0.0')]
#!! Evaluation Error: Error creating type specialization of a SemVer-Type, Cannot use SemVer where String or SemanticPuppet::VersionRange is expected (line: 1, column: 27)
#? The specification (SemVer) has versions as parameters of the type, beside texts and ranges, which are all that the reference takes.
#=> false
#:: Boolean

#- version-parameter-06 eval
SemVer[SemVer('1.2.3-rc1')]
#!! Evaluation Error: Error creating type specialization of a SemVer-Type, Cannot use SemVer where String or SemanticPuppet::VersionRange is expected (line: 1, column: 8)
#? The specification (SemVer) has versions as parameters of the type, beside texts and ranges, which are all that the reference takes.
#=> SemVer['1.2.3-rc1 - 1.2.3-rc1']
#:: Type[SemVer['1.2.3-rc1 - 1.2.3-rc1']]

#- spec-semver-03 eval
SemVer[SemVer('1.2.3')]
#!! Evaluation Error: Error creating type specialization of a SemVer-Type, Cannot use SemVer where String or SemanticPuppet::VersionRange is expected (line: 1, column: 8)
#? The specification (SemVer) has versions as parameters of the type, beside texts and ranges, which are all that the reference takes.
#=> SemVer['1.2.3 - 1.2.3']
#:: Type[SemVer['1.2.3 - 1.2.3']]
