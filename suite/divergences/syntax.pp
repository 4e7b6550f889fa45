# Where the parser or the dump knowingly answers otherwise than the reference.

#- dump-of-captures-rest parse
function f(Integer $first, String *$rest) { $rest }
#!! undefined method `Literal' for Puppet::Pops::PN:Module
#? The reference's dump fails with a Ruby error on parameters that capture the rest.
#=> (function {:name "f" :params {:first {:type (qr "Integer")} :rest {:type (qr "String") :splat true}} :body [(var "rest")]})

#- dump-of-captures-rest-before-others parse
function f(*$a, $b) { }
#!! undefined method `Literal' for Puppet::Pops::PN:Module
#? The reference's dump fails with a Ruby error on parameters that capture the rest.
#=> (function {:name "f" :params {:a {:splat true} :b {}}})

#- override-of-a-variable parse
$resources { mode => '0644' }
#!! Expression is not valid as a resource, resource-default, or resource-override (file: test.pp, line: 1, column: 1)
#? The specification (Catalog Expressions) has overrides of the references that a variable holds.
#=> (resource-override {:resources (var "resources") :ops [(=> "mode" "0644")]})

#- override-of-an-array parse
[File['/a'], File['/b']] { mode => '0644' }
#!! Expression is not valid as a resource, resource-default, or resource-override (file: test.pp, line: 1, column: 1)
#? The specification (Catalog Expressions) has overrides of several references at once.
#=> (resource-override {:resources (array (access (qr "File") "/a") (access (qr "File") "/b")) :ops [(=> "mode" "0644")]})
