# Resources and their attributes.

#- refused-notify-a-a-1-b-b-1-notify-a-1 parse
notify { 'a': * => {}, * => {}, a +> 1; 'b': *=>{}, b+>1 } Notify { * => {}, * => {}, a +> 1} Notify['a'] { a +> 1, * => {}, * => {} } Notify <| |> { a +> 1, *=>{}, *=>{}}
#~~ err: Unfolding of attributes from Hash can only be used once per resource body (file: test.pp, line: 1, column: 24)
#~~ err: Illegal +> operation on attribute a. This operator can not be used in a Resource Instance Definition (file: test.pp, line: 1, column: 33)
#~~ err: Illegal +> operation on attribute b. This operator can not be used in a Resource Instance Definition (file: test.pp, line: 1, column: 53)
#~~ err: Illegal +> operation on attribute a. This operator can not be used in a Resource Defaults Expression (file: test.pp, line: 1, column: 87)
#!! Language validation logged 4 errors. Giving up (file: test.pp)

#- refused-notify-a-notify-b-class-c-class parse
@notify { a: } @@notify {b:} @class {c:} @@class {d:} @File { mode => 1 } @@File[a] { mode => 1}
#~~ err: Classes are not virtualizable (file: test.pp, line: 1, column: 30)
#~~ err: Classes are not virtualizable (file: test.pp, line: 1, column: 42)
#~~ err: Resource Defaults are not virtualizable (file: test.pp, line: 1, column: 55)
#~~ err: Resource Defaults are not virtualizable (file: test.pp, line: 1, column: 75)
#!! Language validation logged 4 errors. Giving up (file: test.pp)

#- refused-file-mode-1 parse
File { * => {}, mode +> 1 }
#!! Illegal +> operation on attribute mode. This operator can not be used in a Resource Defaults Expression (file: test.pp, line: 1, column: 17)

#- refused-class-a-class-b-class-c-notify-d parse
class { 'a': } @class { 'b': } @@class { c: } @@notify { d: }
#~~ err: Classes are not virtualizable (file: test.pp, line: 1, column: 16)
#~~ err: Classes are not virtualizable (file: test.pp, line: 1, column: 32)
#!! Language validation logged 2 errors. Giving up (file: test.pp)
