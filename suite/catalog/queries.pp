# What a query can compare with.

#- query-value-01 catalog
@notify { a: message => 3 }
Notify <| message == 1 + 2 |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::ArithmeticExpression (file: ENV/manifests/site.pp, line: 2, column: 1)

#- query-value-02 catalog
@notify { a: message => 3 }
Notify <| message == -1 |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::UnaryMinusExpression (file: ENV/manifests/site.pp, line: 2, column: 1)

#- query-value-03 catalog
@notify { a: message => 3 }
Notify <| message == !true |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::NotExpression (file: ENV/manifests/site.pp, line: 2, column: 1)

#- query-value-04 catalog
$x = [1]
@notify { a: message => 3 }
Notify <| message == *$x |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::UnfoldExpression (file: ENV/manifests/site.pp, line: 3, column: 1)

#- query-value-05 catalog
@notify { a: message => 3 }
Notify <| message == ('a' =~ /b/) |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::MatchExpression (file: ENV/manifests/site.pp, line: 2, column: 1)

#- query-value-06 catalog
@notify { a: message => 3 }
Notify <| message == ('a' in 'b') |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::InExpression (file: ENV/manifests/site.pp, line: 2, column: 1)

#- query-value-07 catalog
@notify { a: message => 3 }
Notify <| message == (if true { 3 }) |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::IfExpression (file: ENV/manifests/site.pp, line: 2, column: 1)

#- query-value-08 catalog
@notify { a: message => 3 }
Notify <| message == (unless false { 3 }) |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::UnlessExpression (file: ENV/manifests/site.pp, line: 2, column: 1)

#- query-value-09 catalog
@notify { a: message => 3 }
Notify <| message == (case 3 { 3: { 3 } }) |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::CaseExpression (file: ENV/manifests/site.pp, line: 2, column: 1)

#- query-value-10 catalog
@notify { a: message => 3 }
Notify <| message == ($y = 3) |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::AssignmentExpression (file: ENV/manifests/site.pp, line: 2, column: 1)

#- query-value-11 catalog
@notify { a: message => 3 }
Notify <| message == (3 == 3) |>
#=> catalog

#- query-value-12 catalog
@notify { a: message => 3 }
Notify <| message == (3 < 3) |>
#=> catalog

#- query-value-13 catalog
@notify { a: message => 3 }
Notify <| message == (true and true) |>
#=> catalog

#- query-value-14 catalog
@notify { a: message => 3 }
Notify <| message == (Notify[a] -> Notify[a]) |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::RelationshipExpression (file: ENV/manifests/site.pp, line: 2, column: 1)

#- query-value-15 catalog
@notify { a: message => 3 }
Notify <| message == 1 << 2 |>
#!! Evaluation Error: Error while evaluating a Virtual Query, Cannot transform object of class Puppet::Pops::Model::ArithmeticExpression (file: ENV/manifests/site.pp, line: 2, column: 1)

#- query-value-16 catalog
@notify { a: message => 3 }
Notify <| 1 + 2 |>
#!! Could not parse for environment production: Illegal query expression. A '+' expression cannot be used in a query (file: ENV/manifests/site.pp, line: 2, column: 13)

#- query-value-18 catalog
@notify { a: message => 3 }
Notify <| message < 4 |>
#!! Could not parse for environment production: Illegal query expression. A '<' expression cannot be used in a query (file: ENV/manifests/site.pp, line: 2, column: 19)

#- query-value-19 catalog
@notify { a: message => 3 }
Notify <| message =~ /3/ |>
#!! Could not parse for environment production: Illegal query expression. A '=~' expression cannot be used in a query (file: ENV/manifests/site.pp, line: 2, column: 19)

#- query-value-21 catalog
@notify { a: message => 3 }
Notify <| 'message' == 3 |>
#=> catalog

#- query-value-22 catalog
@notify { a: message => 3 }
Notify <| $x == 3 |>
#!! Evaluation Error: Unknown variable: 'x'. (file: ENV/manifests/site.pp, line: 2, column: 11)

#- query-value-23 catalog
@notify { a: message => 3 }
Notify <| !(message == 3) |>
#!! Could not parse for environment production: Illegal query expression. A 'not' expression cannot be used in a query (file: ENV/manifests/site.pp, line: 2, column: 11)

#- query-value-24 catalog
@notify { a: message => 3 }
Notify <| message == undef |>
#=> catalog
