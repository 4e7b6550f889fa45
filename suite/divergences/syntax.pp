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
