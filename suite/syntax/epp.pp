# Templates that are refused before they are rendered.

#- epp-unbalanced-tag epp
text <% unterminated
#!! inline_epp(): Invalid EPP: Unbalanced epp tag, reached <eof> without closing tag. (file: inlined-epp-text, line: 2, column: 1)

#- epp-unbalanced-at-the-end epp chomp
text <%
#!! inline_epp(): Invalid EPP: Unbalanced embedded expression - opening <% and reaching end of input (file: inlined-epp-text, line: 1, column: 8)

#- epp-syntax-error epp
line 1
  <%= 1 + %>
#!! inline_epp(): Invalid EPP: Syntax error at '%>' (file: inlined-epp-text, line: 2, column: 11)

#- epp-block-left-open epp
<% if true { %>
text
#!! inline_epp(): Invalid EPP: Syntax error at end of input (file: inlined-epp-text)

#- epp-block-closed-twice epp
<% if true { %>text<% } } %>
#!! inline_epp(): Invalid EPP: Syntax error at '}' (file: inlined-epp-text, line: 1, column: 25)

#- epp-parameters-not-first epp
text <%- | $a | -%>
#!! inline_epp(): Invalid EPP: Syntax error at '|' (file: inlined-epp-text, line: 1, column: 10)

#- epp-parameters-twice epp
<%- | $a | -%><%- | $b | -%>
#!! inline_epp(): Invalid EPP: Syntax error at '|' (file: inlined-epp-text, line: 1, column: 19)

#- epp-duplicate-parameters epp
<%- | $a, $a | -%>
#!! inline_epp(): Invalid EPP: The parameter 'a' is declared more than once in the parameter list (file: inlined-epp-text, line: 1, column: 11)

#- epp-several-errors epp
<% $x::y = 1 %><% $z::y = 2 %>
#~~ err: Illegal attempt to assign to 'x::y'. Cannot assign to variables in other namespaces (file: inlined-epp-text, line: 1, column: 4)
#~~ err: Illegal attempt to assign to 'z::y'. Cannot assign to variables in other namespaces (file: inlined-epp-text, line: 1, column: 19)
#!! inline_epp(): Invalid EPP: Language validation logged 2 errors. Giving up (file: inlined-epp-text)

#- epp-definition epp
<% class x { } %>
#!! inline_epp(): Invalid EPP: Classes, definitions, and nodes may only appear at toplevel or inside other classes (file: inlined-epp-text, line: 1, column: 4)

#- epp-warning-and-error epp
<% $x = "\q" %><% $x::y = 1 %>
#~~ warning: Unrecognized escape sequence '\q' (file: inlined-epp-text, line: 1, column: 13)
#!! inline_epp(): Invalid EPP: Illegal attempt to assign to 'x::y'. Cannot assign to variables in other namespaces (file: inlined-epp-text, line: 1, column: 19)

#- epp-comment-unclosed epp
a <%# comment
#!! inline_epp(): Invalid EPP: Reaching end after opening <%# without seeing %> (file: inlined-epp-text, line: 1, column: 5)

#- epp-two-expressions-in-a-tag epp
<%= 1; 2 %>
#!! inline_epp(): Invalid EPP: Syntax error at ';' (file: inlined-epp-text, line: 1, column: 6)

#- epp-text-ends-in-an-escaped-tag epp
<%%<%# c -%>
#!! inline_epp(): Invalid EPP: Unbalanced embedded expression - opening <% and reaching end of input (file: inlined-epp-text, line: 2, column: 1)

#- epp-braces-with-a-keyword epp
<%= { type } %>
#!! inline_epp(): Invalid EPP: Syntax error at '}' (file: inlined-epp-text, line: 1, column: 12)

#- epp-braces-end-in-a-semicolon epp
<%= { 1; } %>
#!! inline_epp(): Invalid EPP: Syntax error at '}' (file: inlined-epp-text, line: 1, column: 10)

#- epp-braces-with-a-list-of-arguments epp
<%= { $a = 1, 2 } %>
#!! inline_epp(): Invalid EPP: illegal comma separated argument list (file: inlined-epp-text, line: 1, column: 13)
