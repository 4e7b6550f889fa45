# Templates that are rendered by functions.

#- inline-epp-next eval
inline_epp('<% next(1) %>x')
#!! Evaluation Error: Error while evaluating a Function Call, value returned from function 'inline_epp' has wrong type, expects a value of type String or Sensitive[String], got Integer (line: 1, column: 1)

#- inline-epp-break eval
inline_epp('<% break() %>x')
#!! break() from context where this is illegal (file: inlined-epp-text, line: 1)

#- inline-epp-return eval
$x = inline_epp('a<% return(1) %>x')
[$x, inline_epp('<% [1].each |$i| { return("r${i}") } %>')]
#=> [1, 'r1']
#:: Array[ScalarData]

#- inline-epp-default-of-given eval
inline_epp('<%- | $a = $b, $b = 1 | -%>x<%= $a %>', { b => 3 })
#=> x3
#:: String

#- inline-epp-default-of-later eval
inline_epp('<%- | $a = $b, $b = 1 | -%>x<%= $a %>')
#!! Evaluation Error: Error while evaluating a Function Call, lambda: default expression for $a tries to illegally access not yet evaluated $b (line: 1, column: 1)

#- inline-epp-default-of-wrong-type eval
inline_epp('<%- | String $a, Integer $b = $a | -%>', { a => 'x' })
#!! Evaluation Error: Error while evaluating a Function Call, lambda: parameter 'b' expects an Integer value, got String (line: 1, column: 1)

#- inline-epp-undef-without-parameters eval
inline_epp('[<%= $a %>]', { a => undef })
#=> []
#:: String

#- inline-epp-parameters-undef eval
inline_epp('<%- | $a | -%>x', undef)
#!! Evaluation Error: Error while evaluating a Function Call, 'inline_epp' parameter 'parameters' expects a Hash value, got Undef (line: 1, column: 1)

#- inline-epp-unknown-type eval
inline_epp('<%- | Nope $a | -%>x', { a => 1 })
#!! Evaluation Error: Resource type not found: Nope (file: inlined-epp-text, line: 1, column: 7)

#- inline-epp-function-in-template eval
inline_epp('<% function f() {} %>x')
#!! Evaluation Error: Error while evaluating a Function Call, inline_epp(): Invalid EPP: A Function Definition may only appear at toplevel (file: inlined-epp-text, line: 1, column: 4) (line: 1, column: 1)

#- inline-epp-match-in-template eval
inline_epp("<%= 'a' =~ /(a)/ %><%= \$1 %>")
#=> truea
#:: String

#- inline-epp-match-of-caller eval
if 'xay' =~ /(a)/ { inline_epp('<%= $1 %>') }
#=> a
#:: String

#- inline-epp-shadows eval
with('v') |$q| { inline_epp('<%= $q %><% $q = 2 %><%= $q %>') }
#=> v2
#:: String

#- inline-epp-reassigns-parameter eval
inline_epp('<%- | $a | -%><% $a = 2 %>', { a => 1 })
#!! Evaluation Error: Cannot reassign variable '$a' (file: inlined-epp-text, line: 1, column: 21)

#- inline-epp-reassigns-given eval
inline_epp('<% $a = 2 %><%= $a %>', { a => 1 })
#!! Evaluation Error: Cannot reassign variable '$a' (file: inlined-epp-text, line: 1, column: 7)

#- inline-epp-two-errors eval
inline_epp('<%- | $1 | -%>', { a => 1 })
#~~ err: The numeric parameter name '$1' cannot be used (clashes with numeric match result variables) (file: inlined-epp-text, line: 1, column: 7)
#~~ err: Illegal parameter name. The given name '1' does not conform to the naming rule /^[a-z_]\w*$/ (file: inlined-epp-text, line: 1, column: 7)
#!! Evaluation Error: Error while evaluating a Function Call, inline_epp(): Invalid EPP: Language validation logged 2 errors. Giving up (file: inlined-epp-text) (line: 1, column: 1)

#- inline-epp-qualified-parameter eval
inline_epp('<%= $a %>', { 'a::b' => 1 })
#!! Evaluation Error: Error while evaluating a Function Call, 'inline_epp' parameter 'parameters' key of entry 'a::b' expects a match for Pattern[/^\w+$/], got 'a::b' (line: 1, column: 1)

#- inline-epp-lambda-in-template eval
inline_epp('<%- | $a | -%><%= [1].map |$x| { "$x$a" } %>', { a => 1 })
#=> [11]
#:: String

#- inline-epp-several-mistakes eval
inline_epp('<%- | Integer $a, $b | -%>x', { a => 'q', c => 1 })
#!! Evaluation Error: Error while evaluating a Function Call, lambda:
#|   has no parameter named 'c'
#|   parameter 'a' expects an Integer value, got String
#|   expects a value for parameter 'b' (line: 1, column: 1)

#- inline-epp-optional-parameter eval
[inline_epp('<%- | Optional[Integer] $a = undef | -%>[<%= $a %>]'), inline_epp('<%- | $a | -%>[<%= $a %>]', { a => undef })]
#=> ['[]', '[]']
#:: Array[String]

#- inline-epp-optional-is-required eval
inline_epp('<%- | Optional[Integer] $a | -%>[<%= $a %>]')
#!! Evaluation Error: Error while evaluating a Function Call, lambda: expects a value for parameter 'a' (line: 1, column: 1)

#- inline-epp-given-before-outer eval
$y = 5
inline_epp('<%= $y %>', { y => 2 })
#=> 2
#:: String

#- inline-epp-error-in-template eval
inline_epp("a\n<%= 1/0 %>")
#!! Evaluation Error: Division by 0 (file: inlined-epp-text, line: 2, column: 7)

#- inline-epp-sees-lambda-variables eval
with(1) |$p| { inline_epp('<%- | $z = $p | -%><%= $z %>') }
#=> 1
#:: String

#- epp-not-found eval
epp('x/y')
#!! Evaluation Error: Error while evaluating a Function Call, Could not find template 'x/y.epp' (line: 1, column: 1)

#- file-not-found eval
file('x/y', 'z')
#!! Evaluation Error: Error while evaluating a Function Call, Could not find any files from x/y, z (line: 1, column: 1)

#- binary-file-not-found eval
binary_file('x/y')
#!! Evaluation Error: Error while evaluating a Function Call, binary_file(): The given file 'x/y' does not exist (line: 1, column: 1)

#- find-nothing eval
[find_file('x/y'), find_file(['x/y']), find_file(), find_template('x/y'), module_directory('nope')]
#=> [undef, undef, undef, undef, undef]
#:: Array[Undef]

#- generate-relative eval
generate('echo', 'a')
#!! Evaluation Error: Error while evaluating a Function Call, Generators must be fully qualified (line: 1, column: 1)

#- generate-space eval
generate('/bin/ech o')
#!! Evaluation Error: Error while evaluating a Function Call, Generators can only contain alphanumerics, file separators, and dashes (line: 1, column: 1)

#- generate-dots eval
generate('/bin/../x')
#!! Evaluation Error: Error while evaluating a Function Call, Can not use generators with '..' in them. (line: 1, column: 1)

#- import-discontinued eval
import('x')
#!! Evaluation Error: Use of 'import' has been discontinued in favor of a manifest directory. See http://links.puppet.com/puppet-import-deprecation (line: 1, column: 1)

#- templates-of-ruby-in-a-script catalog
#@ settings {"tasks": true}
$text = [1].map |$x| {
  template('nothing.erb')
}
#!! The feature 'ERB template' is only available when compiling a catalog (file: ENV/manifests/site.pp, line: 2)

#- inline-templates-of-ruby-in-a-script catalog
#@ settings {"tasks": true}
$text = inline_template('a')
#!! The feature 'ERB inline_template' is only available when compiling a catalog (file: ENV/manifests/site.pp, line: 1)

#- catalog-functions-in-a-script catalog
#@ settings {"tasks": true}
if true {
  include nothing
}
#!! The catalog operation 'include' is only available when compiling a catalog (file: ENV/manifests/site.pp, line: 2)

# A template that returns early has no text.

#- epp-returns-early eval
[inline_epp('a<% return() %>b'), inline_epp('a<% return(3) %>b')]
#=> [undef, 3]
#:: Array[Integer]

#- types-in-ruby-templates eval
$x = Binary
$y = [Binary, SemVer, Timespan, URI, Init, TypeSet, Iterator, Any, Data, Sensitive, Numeric]
inline_template('<%= @x %> <%= @x.class %> <%= @x.inspect.class %> <%= @y.map { |type| type.to_s }.join(%q( )) %>')
#=> Binary Puppet::Pops::Types::PBinaryType String Binary SemVer Timespan URI Init TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}] Iterator Any Data Sensitive Numeric
#:: String

#- objects-named-like-modules-of-ruby eval
type Comparable = Object[{attributes => {a => Integer}}]
type Time = Object[{attributes => {a => Integer}}]
$x = Comparable(1)
$y = Time(1)
inline_template('<%= @x.to_s %> <%= @y.to_s %>')
#=> Comparable({'a' => 1}) Time({'a' => 1})
#:: String

#- uris-in-ruby-templates eval
$x = URI('http://a.b/c?d#e')
inline_template('<%= @x %> <%= @x.to_s.size %> <%= @x.inspect %>')
#=> http://a.b/c?d#e 16 #<URI::HTTP http://a.b/c?d#e>
#:: String

#- classes-of-types-in-ruby-templates eval
$x = [Timespan, Timestamp, SemVer, SemVerRange, URI, Init, TypeSet, Iterator, ScalarData, Binary, Any, Object]
inline_template('<%= @x.map { |type| type.class }.join(%q( )) %>')
#=> Puppet::Pops::Types::PTimespanType Puppet::Pops::Types::PTimestampType Puppet::Pops::Types::PSemVerType Puppet::Pops::Types::PSemVerRangeType Puppet::Pops::Types::PURIType Puppet::Pops::Types::PInitType Puppet::Pops::Types::PTypeSetType Puppet::Pops::Types::PIteratorType Puppet::Pops::Types::PScalarDataType Puppet::Pops::Types::PBinaryType Puppet::Pops::Types::PAnyType Puppet::Pops::Types::PObjectType
#:: String
