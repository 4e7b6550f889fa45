# Variables that only the compiler sets are no parameters of lambdas, functions and templates.

# Lambdas, functions, templates

#- reserved-parameter-001 eval
inline_epp('<%- | $facts | -%>a', {facts => 1})
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to assign to a reserved variable name: 'facts' (line: 1, column: 1)

#- reserved-parameter-002 eval
inline_epp('<%- | $facts = 1 | -%>a')
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to assign to a reserved variable name: 'facts' (line: 1, column: 1)

#- reserved-parameter-003 eval
inline_epp('<%- | $trusted | -%>a', {trusted => 1})
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to assign to a reserved variable name: 'trusted' (line: 1, column: 1)

#- reserved-parameter-004 eval
inline_epp('<%- | $server_facts | -%>a', {server_facts => 1})
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to assign to a reserved variable name: 'server_facts' (line: 1, column: 1)

#- reserved-parameter-005 eval
inline_epp('<%- | $title | -%><%= $title %>', {title => 1})
#=> 1
#:: String

#- reserved-parameter-006 eval
inline_epp('<%- | $name | -%><%= $name %>', {name => 1})
#=> 1
#:: String

#- reserved-parameter-007 eval
inline_epp('<%- | $module_name | -%><%= $module_name %>', {module_name => 1})
#=> 1
#:: String

#- reserved-parameter-008 eval
inline_epp('<%- | $environment | -%><%= $environment %>', {environment => 1})
#=> 1
#:: String

#- reserved-parameter-009 eval
inline_epp('<%= $facts %>', {facts => 1})
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to assign to a reserved variable name: 'facts' (line: 1, column: 1)

#- reserved-parameter-010 eval
inline_epp('<%= $trusted %>', {trusted => 1})
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to assign to a reserved variable name: 'trusted' (line: 1, column: 1)

#- reserved-parameter-011 eval
inline_epp('<%= $x %>', {'facts' => 1, x => 2})
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to assign to a reserved variable name: 'facts' (line: 1, column: 1)

#- reserved-parameter-012 eval
[1].each |$facts| { notice($facts) }
#!! Evaluation Error: Error while evaluating a Method call, Attempt to assign to a reserved variable name: 'facts' (line: 1, column: 4)

#- reserved-parameter-013 eval
with(1) |$trusted| { notice($trusted) }
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to assign to a reserved variable name: 'trusted' (line: 1, column: 1)

#- reserved-parameter-014 eval
function f($facts) { $facts }
f(1)
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to assign to a reserved variable name: 'facts' (line: 2, column: 1)

#- reserved-parameter-015 eval
function f($server_facts) { $server_facts }
f(1)
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to assign to a reserved variable name: 'server_facts' (line: 2, column: 1)

#- reserved-parameter-016 eval
$facts = 1
#!! Evaluation Error: Attempt to assign to a reserved variable name: '$facts' (line: 1, column: 8)

#- reserved-parameter-017 eval
$trusted = 1
#!! Evaluation Error: Attempt to assign to a reserved variable name: '$trusted' (line: 1, column: 10)

#- reserved-parameter-018 eval
$server_facts = 1
#!! Evaluation Error: Attempt to assign to a reserved variable name: '$server_facts' (line: 1, column: 15)

#- reserved-parameter-019 eval
$module_name = 1
#!! Evaluation Error: Cannot reassign variable '$module_name' (line: 1, column: 14)

#- reserved-parameter-020 eval
[$facts, $b] = [1, 2]
#!! Evaluation Error: Attempt to assign to a reserved variable name: '$facts' (line: 1, column: 14)

#- reserved-parameter-021 eval
inline_epp('<%- | $0 | -%>a', {'0' => 1})
#~~ err: The numeric parameter name '$0' cannot be used (clashes with numeric match result variables) (file: inlined-epp-text, line: 1, column: 7)
#~~ err: Illegal parameter name. The given name '0' does not conform to the naming rule /^[a-z_]\w*$/ (file: inlined-epp-text, line: 1, column: 7)
#!! Evaluation Error: Error while evaluating a Function Call, inline_epp(): Invalid EPP: Language validation logged 2 errors. Giving up (file: inlined-epp-text) (line: 1, column: 1)

#- reserved-parameter-022 eval
inline_epp('a', {'a b' => 1})
#!! Evaluation Error: Error while evaluating a Function Call, 'inline_epp' parameter 'parameters' key of entry 'a b' expects a match for Pattern[/^\w+$/], got 'a b' (line: 1, column: 1)

#- reserved-parameter-023 eval
inline_epp('<%= $A %>', {'A' => 1})
#!! Evaluation Error: Error while evaluating a Function Call, inline_epp(): Invalid EPP: Illegal variable name, The given name 'A' does not conform to the naming rule /^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/ (file: inlined-epp-text, line: 1, column: 5) (line: 1, column: 1)

#- reserved-parameter-024 eval
inline_epp('<%- | $a, $a | -%>', {a=>1})
#!! Evaluation Error: Error while evaluating a Function Call, inline_epp(): Invalid EPP: The parameter 'a' is declared more than once in the parameter list (file: inlined-epp-text, line: 1, column: 11) (line: 1, column: 1)

#- reserved-parameter-025 eval
inline_epp('<%- | $facts, $b | -%>a', {facts => 1, b=>2})
#!! Evaluation Error: Error while evaluating a Function Call, Attempt to assign to a reserved variable name: 'facts' (line: 1, column: 1)

#- reserved-parameter-026 eval
inline_epp('<%- | Integer $facts | -%>a', {facts => 'x'})
#!! Evaluation Error: Error while evaluating a Function Call, lambda: parameter 'facts' expects an Integer value, got String (line: 1, column: 1)

#- reserved-parameter-027 eval
inline_epp('<%- | $facts | -%>a')
#!! Evaluation Error: Error while evaluating a Function Call, lambda: expects a value for parameter 'facts' (line: 1, column: 1)

#- reserved-parameter-028 eval
inline_epp('<%- | $a | -%>a', {facts => 1})
#!! Evaluation Error: Error while evaluating a Function Call, lambda:
#|   has no parameter named 'facts'
#|   expects a value for parameter 'a' (line: 1, column: 1)

#- reserved-parameter-029 eval
inline_epp('<%- [1].each |$facts| { -%>x<%- } -%>')
#!! Evaluation Error: Error while evaluating a Method call, Attempt to assign to a reserved variable name: 'facts' (file: inlined-epp-text, line: 1, column: 8)
