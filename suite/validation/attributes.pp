# Resources and their attributes.

#- refused-notify-a-notify-b-class-c-class parse
@notify { a: } @@notify {b:} @class {c:} @@class {d:} @File { mode => 1 } @@File[a] { mode => 1}
#~~ err: Classes are not virtualizable (file: test.pp, line: 1, column: 30)
#~~ err: Classes are not virtualizable (file: test.pp, line: 1, column: 42)
#~~ err: Resource Defaults are not virtualizable (file: test.pp, line: 1, column: 55)
#~~ err: Resource Defaults are not virtualizable (file: test.pp, line: 1, column: 75)
#!! Language validation logged 4 errors. Giving up (file: test.pp)

#- refused-class-a-class-b-class-c-notify-d parse
class { 'a': } @class { 'b': } @@class { c: } @@notify { d: }
#~~ err: Classes are not virtualizable (file: test.pp, line: 1, column: 16)
#~~ err: Classes are not virtualizable (file: test.pp, line: 1, column: 32)
#!! Language validation logged 2 errors. Giving up (file: test.pp)
