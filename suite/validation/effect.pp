# Expressions whose value is lost.

#- refused-class-plan-b-q-a-end-pp-class parse
class plan {}
$b='\q' $a = @(END:pp)
  class plan {} $a="\q" 
  | END
class plan {} 1 2
#~~ warning: Unrecognized escape sequence '\q' (line: 1, column: 22)
#~~ warning: Use of future reserved word: 'plan' (line: 1, column: 1)
#~~ warning: Use of future reserved word: 'plan' (file: test.pp, line: 1, column: 1)
#~~ warning: Use of future reserved word: 'plan' (file: test.pp, line: 5, column: 1)
#!! This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 5, column: 15)

#- refused-notify-message-x parse
notify { message => 'x' }
#!! This expression is invalid. Did you try declaring a 'notify' resource without a title? (file: test.pp, line: 1, column: 1)

#- refused-class-a-notify-message-x parse
class a { notify { message => 'x' } }
#!! This expression is invalid. Did you try declaring a 'notify' resource without a title? (file: test.pp, line: 1, column: 11)

#- refused-notify-message-x-1 parse
notify { message => 'x' } 1
#~~ err: This Block Expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)
#~~ err: This expression is invalid. Did you try declaring a 'notify' resource without a title? (file: test.pp, line: 1, column: 1)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-if-true-notify-message-x parse
if true { notify { message => 'x' } }
#!! This expression is invalid. Did you try declaring a 'notify' resource without a title? (file: test.pp, line: 1, column: 11)

#- refused-file-a-1-notify-b parse
file { a => 1 } notify {b:}
#~~ err: This Block Expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)
#~~ err: This expression is invalid. Did you try declaring a 'file' resource without a title? (file: test.pp, line: 1, column: 1)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-if-true-1-else-1 parse
if true { 1 } else { } 1
#!! This 'if' statement has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-unless-true-1-1 parse
unless true { 1 } 1 
#!! This 'unless' Statement has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-case-1-1-1 parse
case 1 { 1: {} } 1
#!! This 'case' statement has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-case-f-1-2-3-4 parse
case f() { 1: {} } 2 3 4
#!! This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 20)

#- refused-x-1-1 parse
$x == 1 1
#!! This '==' expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 4)

#- refused-f-1-1 parse
f()[1] 1
#!! This '[]' expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-if-x-a-2-3-4 parse
if $x =~ /a/ {} 2 3 4
#!! This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 17)

#- refused-undef-1 parse
undef 1
#!! This 'undef' expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-a-1 parse
a 1
#!! This Name has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-a-b-2 parse
A b
#!! This Type-Name has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-f-1 parse
"${f()}" 1
#!! This Double Quoted String has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-x-1-x parse
@(X) 1
 X
#!! This '@()' expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-f-1-2-1 parse
f() ? { 1=>2 } 1
#!! This Selector Expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-f-1-3 parse
!f() 1
#!! This 'not' expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-f-1-4 parse
-f() 1
#!! This Unary Minus has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-f-1-5 parse
*f() 1
#!! This Unfold has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-class-a-undef parse
class a { undef }
#!! This 'undef' expression has no effect. A Host Class Definition can not end with a value-producing expression without other effect (file: test.pp, line: 1, column: 11)

#- refused-define-a parse
define a { {} }
#!! This Hash Expression has no effect. A 'define' expression can not end with a value-producing expression without other effect (file: test.pp, line: 1, column: 12)

#- refused-node-a-if-1 parse
node a { if 1 {} }
#!! This 'if' statement has no effect. A Node Definition can not end with a value-producing expression without other effect (file: test.pp, line: 1, column: 10)

#- refused-attr-1-2 parse
attr 1 2
#~~ err: This Reserved Word 'attr' has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)
#~~ err: Use of reserved word: attr, must be quoted if intended to be a String value (file: test.pp, line: 1, column: 1)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-class-a-attr parse
class a { attr }
#~~ err: This Reserved Word 'attr' has no effect. A Host Class Definition can not end with a value-producing expression without other effect (file: test.pp, line: 1, column: 11)
#~~ err: Use of reserved word: attr, must be quoted if intended to be a String value (file: test.pp, line: 1, column: 11)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-class-a-if-true-else-1 parse
class a { if true { } else { 1 } }
#!! This 'if' statement has no effect. A Host Class Definition can not end with a value-producing expression without other effect (file: test.pp, line: 1, column: 11)

#- refused-class-a-if-true-f-else-1-unless parse
class a { if true { f() } else { 1 } unless true { 1 } }
#!! This 'unless' Statement has no effect. A Host Class Definition can not end with a value-producing expression without other effect (file: test.pp, line: 1, column: 38)

#- refused-class-a-case-1-1-f-case-1-1-2-f parse
class a { case 1 { 1: { f() } } case 1 { 1: { 2 } f(): { } } 1 }
#!! This Literal Integer has no effect. A Host Class Definition can not end with a value-producing expression without other effect (file: test.pp, line: 1, column: 62)

#- refused-if-true-if-true-1-2-3 parse
if true { if true { 1 } 2 } 3
#~~ err: This 'if' statement has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)
#~~ err: This 'if' statement has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 11)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-if-true-1-2-3 parse
if true { 1 2 } 3
#~~ err: This 'if' statement has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)
#~~ err: This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 11)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-1-2 parse
1 2
#!! This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)

#- refused-break-notice-1-return parse
break notice 1 return
#!! This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 14)

#- refused-a-b-c-d parse
"a" "b${c}" 'd'
#!! This String has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: test.pp, line: 1, column: 1)
