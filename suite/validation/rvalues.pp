# What produces no value.

#- refused-notify-a-notify-x-notify-b parse
notify { 'a': * => Notify <| |>, x => (Notify <| |>), b => -Notify<| |>}
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 20)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 40)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 40)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 61)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 61)
#!! Language validation logged 5 errors. Giving up (file: test.pp)

#- refused-case-notify-1-1 parse
case (Notify<||>) { 1: { 1 } }
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 7)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 7)
#!! Language validation logged 2 errors. Giving up (file: test.pp)

#- refused-z-notify-notify-notify parse
$z = (Notify<||>) ? { Notify<||> => Notify<||> }
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 7)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 7)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 23)
#!! Language validation logged 3 errors. Giving up (file: test.pp)

#- refused-if-notify-1-f-unless-notify-f parse
if (Notify<||>) == 1 { f() } unless !(Notify<||>) { f() }
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 5)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 5)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 39)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 39)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 39)
#!! Language validation logged 5 errors. Giving up (file: test.pp)

#- refused-a-notify parse
$a = "${Notify<||>}"
#!! Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 9)

#- refused-notify-2 parse
((((Notify<||>)))) 
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 5)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 5)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 5)
#~~ err: Invalid use of expression. A Virtual Query does not produce a value (file: test.pp, line: 1, column: 5)
#!! Language validation logged 4 errors. Giving up (file: test.pp)
