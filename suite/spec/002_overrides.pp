# The specification, "Catalog Expressions": overrides of resources.

# Resource Override Expression

#- spec-overrides-01 catalog
file { '/foo': }
File['/foo'] { mode => '0666' }
#=> catalog

#- spec-overrides-02 catalog
file { ['/foo', '/fee', '/bar']: }
File['/foo', '/fee', '/bar'] { mode => '0666' }
#=> catalog

#- spec-overrides-03 parse
File['foo'] { mode => 0666 }
#=> (resource-override {:resources (access (qr "File") "foo") :ops [(=> "mode" (int {:radix 8 :value 438}))]})

#- spec-overrides-04 parse
File['foo', 'fee', 'bar'] { mode => 0666 }
#=> (resource-override {:resources (access (qr "File") "foo" "fee" "bar") :ops [(=> "mode" (int {:radix 8 :value 438}))]})

#- spec-overrides-05 catalog
File[] { mode => '0666' }
#!! Could not parse for environment production: Syntax error at ']' (file: ENV/manifests/site.pp, line: 1, column: 6)

#- spec-overrides-06 catalog
File[]
#!! Could not parse for environment production: Syntax error at ']' (file: ENV/manifests/site.pp, line: 1, column: 6)

#- spec-overrides-07 parse
File { mode => 0666 }
#=> (resource-defaults {:type (qr "File") :ops [(=> "mode" (int {:radix 8 :value 438}))]})

#- spec-overrides-08 catalog
file { ['/foo', '/bar']: }
Resource['File', '/foo', '/bar'] { mode => '0666' }
#=> catalog

#- spec-overrides-09 catalog
file { ['/foo', '/bar']: }
$type = File
$type['/foo', '/bar'] { mode => '0666' }
#=> catalog

#- spec-overrides-10 catalog
File['/foo'] { mode => '0666' }
file { '/foo': }
#=> catalog

#- spec-overrides-11 catalog
File['/foo'] { mode => '0666' }
#!! Could not find resource(s) File[/foo] for overriding

#- spec-overrides-12 catalog
user { x: }
User[x] { groups +> [b] }
#=> catalog

#- spec-overrides-13 catalog
class base { user { x: groups => a } }
class derived inherits base { User[x] { groups +> [b, [c]] } }
include derived
#=> catalog

#- spec-overrides-14 catalog
class base { user { x: groups => [a] } }
class derived inherits base { User[x] { groups +> b } }
include derived
#=> catalog

#- spec-overrides-15 catalog
class base { user { x: } }
class derived inherits base { User[x] { groups +> b } }
include derived
#=> catalog

#- spec-overrides-16 catalog
class base { user { [x, y]: groups => a, comment => old } }
class derived inherits base { User[x, y] { groups => undef, comment => new } }
include derived
#=> catalog

#- spec-overrides-17 catalog
class other { user { x: groups => a } }
class derived { include other User[x] { groups => b } }
include derived
#!! Only subclasses can override parameters (file: ENV/manifests/site.pp, line: 2)

#- spec-overrides-18 catalog
file { '/foo': }
File['/foo'] { unheard_of => 1 }
#!! no parameter named 'unheard_of' (file: ENV/manifests/site.pp, line: 1) on File[/foo] (file: ENV/manifests/site.pp, line: 1)

#- spec-overrides-19 catalog
Resource['file'] { mode => '0666' }
#!! Evaluation Error: Error while evaluating a Resource Override, No title provided and :file is not a valid resource reference (file: ENV/manifests/site.pp, line: 1, column: 1)
