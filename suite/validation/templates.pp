# Templates.

#- refused-a-a-b-name-1-b-x-1-x epp
<%- | $a, $a, *$b, $name, $1, $B = ($x = 1) | -%>x
#~~ err: Parameter $b is not last, and has 'captures rest' (file: inlined-epp-text, line: 1, column: 16)
#~~ err: The numeric parameter name '$1' cannot be used (clashes with numeric match result variables) (file: inlined-epp-text, line: 1, column: 27)
#~~ err: Illegal parameter name. The given name '1' does not conform to the naming rule /^[a-z_]\w*$/ (file: inlined-epp-text, line: 1, column: 27)
#~~ err: Illegal parameter name. The given name 'B' does not conform to the naming rule /^[a-z_]\w*$/ (file: inlined-epp-text, line: 1, column: 31)
#~~ err: Assignment not allowed here (file: inlined-epp-text, line: 1, column: 40)
#~~ err: Parameter $b has 'captures rest' - not supported in an Epp Template (file: inlined-epp-text, line: 1, column: 16)
#~~ err: The parameter 'a' is declared more than once in the parameter list (file: inlined-epp-text, line: 1, column: 11)
#!! inline_epp(): Invalid EPP: Language validation logged 7 errors. Giving up (file: inlined-epp-text)

#- refused-1-2-x-1 epp
<% 1 2 %>x<% 1 %>
#!! inline_epp(): Invalid EPP: This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: inlined-epp-text, line: 1, column: 4)

#- refused-x-1 epp
x <% (1) %>
#!! inline_epp(): Invalid EPP: Ambiguous EPP parameter expression. Probably missing '<%-' before parameters to remove leading whitespace (file: inlined-epp-text, line: 1, column: 1)

#- refused-class-a epp
<%= class a {} %>
#~~ err: Invalid use of expression. A Host Class Definition does not produce a value (file: inlined-epp-text, line: 1, column: 5)
#~~ err: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: inlined-epp-text, line: 1, column: 5)
#!! inline_epp(): Invalid EPP: Language validation logged 2 errors. Giving up (file: inlined-epp-text)

#- refused-class-a-x epp
<% class a {} %>x
#!! inline_epp(): Invalid EPP: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: inlined-epp-text, line: 1, column: 4)

#- refused-function-a-x epp
<% function a() {} %>x
#!! inline_epp(): Invalid EPP: A Function Definition may only appear at toplevel (file: inlined-epp-text, line: 1, column: 4)

#- refused-1-x epp
<% 1 %>x
#!! inline_epp(): Invalid EPP: This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: inlined-epp-text, line: 1, column: 4)
