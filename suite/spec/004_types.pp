# The specification, "Types, Values, and Variables" (early), as Puppet 8 answers it.

# Platform Types

#- spec4-platform-01 eval
Ruby['Puppetx::MyModule::MyClass']
#!! Evaluation Error: Resource type not found: Ruby (line: 1, column: 1)

#- spec4-platform-02 eval
Ruby['Puppet::Bindings']
#!! Evaluation Error: Resource type not found: Ruby (line: 1, column: 1)

# The Type System

#- spec4-hierarchy-01 eval
Literal
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 1)

#- spec4-hierarchy-02 eval
[Object, Object > Integer]
#=> [Object[{}], false]
#:: Array[RichData]

#- spec4-hierarchy-03 eval
1 =~ Object
#=> false
#:: Boolean

#- spec4-hierarchy-04 eval
Data > Literal
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 8)

#- spec4-hierarchy-05 eval
Hash[Literal, Data]
#!! Evaluation Error: Resource type not found: Literal (line: 1, column: 6)

#- spec4-hierarchy-06 eval
Node[a]
#=> Node['a']
#:: Type[Node['a']]

#- spec4-hierarchy-07 eval
Stage[a]
#=> Stage['a']
#:: Type[Stage['a']]

#- spec4-hierarchy-08 eval
Node['a'] < CatalogEntry
#=> true
#:: Boolean

# Integer ([from, to])

#- spec4-integer-01 eval
Integer[5,1].each |$x| { notice $x }
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (5, 1 (line: 1, column: 1)

#- spec4-integer-02 eval
Integer[5,1] == Integer[1,5]
#!! Evaluation Error: Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (5, 1 (line: 1, column: 1)

# Pattern[*patterns]

#- spec4-pattern-01 eval
'x' =~ Pattern[]
#!! Syntax error at ']' (line: 1, column: 16)

# Regexp[pattern]

#- spec4-regexp-01 eval
"a\nb" =~ /\Ab/
#=> false
#:: Boolean

#- spec4-regexp-02 eval
"a\nb" =~ /^b\Z/
#=> true
#:: Boolean

# Array[V, from, to]

#- spec4-array-01 eval
Array == Array[Data]
#=> false
#:: Boolean

#- spec4-array-02 eval
Hash == Hash[Scalar, Data]
#=> false
#:: Boolean

# Optional[T]

#- spec4-optional-01 eval
undef =~ Optional
#=> true
#:: Boolean

#- spec4-optional-02 eval
1 =~ Optional
#=> false
#:: Boolean

# Type Algebra on Resource

#- spec4-resource-algebra-01 eval
Resource <= File
#=> false
#:: Boolean

#- spec4-resource-algebra-02 eval
[File <= Resource, File['a'] <= File]
#=> [true, true]
#:: Array[Boolean]

# Type Algebra on Class

#- spec4-class-algebra-01 eval
Class <= Class[c]
#=> false
#:: Boolean

# Variable Names

#- spec4-names-01 parse
$x.y
#=> (call-method {:functor (. (var "x") (qn "y")) :args []})

#- spec4-names-02 parse
$x-y
#=> (- (var "x") (qn "y"))

#- spec4-names-03 parse
$'x'
#~~ err: This Variable has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)
#~~ err: Illegal variable name, The given name '' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: test.pp, line: 1, column: 1)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

# Boolean Conversion

#- spec4-boolean-01 eval
if '' { yes } else { no }
#=> yes
#:: String
