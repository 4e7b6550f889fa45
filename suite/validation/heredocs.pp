# Heredocs that say which language their text is in.

#- refused-a-end-json-a-end parse
$a = @(END:json)
  {"a": }
  | END
#!! Invalid produced text having syntax: 'json'. JSON syntax checker: Cannot parse invalid JSON string. "859: unexpected token at '{"a": }\n'" (file: test.pp, line: 2, column: 1)

#- refused-a-end-json-1-2-end parse
$a = @(END:json)
  [1,2,]
  | END
#!! Invalid produced text having syntax: 'json'. JSON syntax checker: Cannot parse invalid JSON string. "451: unexpected token at ']\n'" (file: test.pp, line: 2, column: 1)

#- refused-a-end-json-a-1-x-end parse
$a = @(END:json)
  {"a":1} x
  | END
#!! Invalid produced text having syntax: 'json'. JSON syntax checker: Cannot parse invalid JSON string. "859: unexpected token at 'x\n'" (file: test.pp, line: 2, column: 1)

#- refused-a-end-json-nan-end parse
$a = @(END:json)
  NaN
  | END
#!! Invalid produced text having syntax: 'json'. JSON syntax checker: Cannot parse invalid JSON string. "225: unexpected token at 'NaN\n'" (file: test.pp, line: 2, column: 1)

#- refused-a-end-base64-ywj-end parse
$a = @(END:base64)
  YWJ
  | END
#!! Invalid produced text having syntax: 'base64'. Base64 syntax checker: Cannot parse invalid Base64 string - contains letters outside strict base 64 range (or whitespace) (file: test.pp, line: 2, column: 1)

#- refused-a-end-base64-yw-j-end parse
$a = @(END:base64)
  YW=j
  | END
#!! Invalid produced text having syntax: 'base64'. Base64 syntax checker: Cannot parse invalid Base64 string - padding is not correct (file: test.pp, line: 2, column: 1)

#- refused-a-end-pp-x-end parse
$a = @(END:pp)
  $x = {
  | END
#!! Invalid produced text having syntax: 'pp'. PP syntax checker: "Syntax error at end of input" (file: test.pp, line: 2, column: 1)

#- refused-a-end-x-pp-x-end parse
$a = @(END:x+pp)
  $x = {
  | END
#!! PP syntax checker: the syntax identifier must be a String, e.g. pp

#- refused-a-end-x-epp-x-end parse
$a = @(END:x+epp)
  $x = {
  | END
#!! EPP syntax checker: the syntax identifier must be a String, e.g. pp

#- refused-a-end-x-json-x-end parse
$a = @(END:x+json)
  $x = {
  | END
#!! Invalid produced text having syntax: 'x+json'. JSON syntax checker: Cannot parse invalid JSON string. "859: unexpected token at '$x = {\n'" (file: test.pp, line: 2, column: 1)

#- refused-a-end-x-base64-x-end parse
$a = @(END:x+base64)
  $x = {
  | END
#!! Invalid produced text having syntax: 'x+base64'. Base64 syntax checker: Cannot parse invalid Base64 string - padding is not correct (file: test.pp, line: 2, column: 1)

#- refused-a-end-x-json-x-end-2 parse
$a = @(END:x++json)
  $x = {
  | END
#!! Invalid produced text having syntax: 'x++json'. JSON syntax checker: Cannot parse invalid JSON string. "859: unexpected token at '$x = {\n'" (file: test.pp, line: 2, column: 1)

#- refused-1-2-a-end-pp-1-2-end parse
1 2
$a = @(END:pp)
  1 = 2
  | END
#!! Invalid produced text having syntax: 'pp'. PP syntax checker: "Illegal attempt to assign to 'a Literal Integer'. Not an assignable reference (line: 1, column: 1)" (file: test.pp, line: 3, column: 1)

#- refused-1-2-a-end-pp-1-2-3-4-end parse
1 2
$a = @(END:pp)
  1 = 2
  3 = 4
  | END
#~~ err: Illegal attempt to assign to 'a Literal Integer'. Not an assignable reference (line: 1, column: 1)
#~~ err: Illegal attempt to assign to 'a Literal Integer'. Not an assignable reference (line: 2, column: 1)
#!! Invalid produced text having syntax: 'pp'. PP syntax checker: "Language validation logged 2 errors. Giving up" (file: test.pp, line: 3, column: 1)

#- refused-class-plan-b-q-a-end-pp-class-2 parse
class plan {}
$b='\q' $a = @(END:pp)
  class plan {} $a="\q" 1 2
  | END
class plan {} 1 2
#~~ warning: Unrecognized escape sequence '\q' (line: 1, column: 22)
#~~ warning: Use of future reserved word: 'plan' (line: 1, column: 1)
#!! Invalid produced text having syntax: 'pp'. PP syntax checker: "This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (line: 1, column: 23)" (file: test.pp, line: 3, column: 1)

#- refused-a-end-epp-a-1-2-end parse
$a = @(END:epp)
  a <% 1 = 2 %>
  | END
#!! Invalid produced text having syntax: 'epp'. EPP syntax checker: "Illegal attempt to assign to 'a Literal Integer'. Not an assignable reference (line: 1, column: 6)" (file: test.pp, line: 2, column: 1)

#- refused-a-end-epp-a-x-end parse
$a = @(END:epp)
  a <%= $x
  | END
#!! Invalid produced text having syntax: 'epp'. EPP syntax checker: "Unbalanced epp tag, reached <eof> without closing tag. (line: 2, column: 1)" (file: test.pp, line: 2, column: 1)

#- refused-a-end-epp-a-x-end-2 parse
$a = @(END:epp)
  a <%- | $x | -%>
  | END
#!! Invalid produced text having syntax: 'epp'. EPP syntax checker: "Syntax error at '|' (line: 1, column: 7)" (file: test.pp, line: 2, column: 1)

#- refused-a-end-json-x-end parse
$a = @(END:json+)
  x
  | END
#!! Invalid produced text having syntax: 'json+'. JSON syntax checker: Cannot parse invalid JSON string. "859: unexpected token at 'x\n'" (file: test.pp, line: 2, column: 1)

#- refused-a-end-json-x-end-2 parse
$a = @("END":json)
  x
  | END
#!! Invalid produced text having syntax: 'json'. JSON syntax checker: Cannot parse invalid JSON string. "859: unexpected token at 'x\n'" (file: test.pp, line: 2, column: 1)

#- refused-a-end-pp-b-x-pp-1-2-x-end parse
$a = @(END:pp)
  $b = @(X:pp)
    1 = 2
    | X
  | END
#!! Invalid produced text having syntax: 'pp'. PP syntax checker: "Invalid produced text having syntax: 'pp'. PP syntax checker: "Illegal attempt to assign to 'a Literal Integer'. Not an assignable reference (line: 1, column: 1)" (line: 2, column: 1)" (file: test.pp, line: 2, column: 1)

#- refused-a-end-pp-b-a-end parse
$a = @(END:pp)
  $b = 'a
  | END
#!! Invalid produced text having syntax: 'pp'. PP syntax checker: "Unclosed quote after "'" followed by 'a\n...' (line: 1, column: 7)" (file: test.pp, line: 2, column: 1)

#- refused-a-end-json-x-end-b-end-json-y parse
$a = @(END:json)
  x
  | END
$b = @(END:json)
  y
  | END
1 2
#!! Invalid produced text having syntax: 'json'. JSON syntax checker: Cannot parse invalid JSON string. "859: unexpected token at 'x\n'" (file: test.pp, line: 2, column: 1)
