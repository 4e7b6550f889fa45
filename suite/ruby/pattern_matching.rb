# `case … in`, `value in pattern`, `value => pattern`.

#- match-5-string
5 => String
#!! NoMatchingPatternError: 5: String === 5 does not return true

#- match-case-5-in-string-then-1-end
case 5
in String then 1
end
#!! NoMatchingPatternError: 5: String === 5 does not return true

#- match-case-5-in-string-then-1-in-symbol
case 5
in String then 1
in Symbol then 1
end
#!! NoMatchingPatternError: 5

#- match-a-1-b
{a: 1} => {b:}
#!! NoMatchingPatternKeyError: {:a=>1}: key not found: :b

#- match-begin-a-1-b-rescue-nomatchingpatte
begin; {a: 1} => {b:}; rescue NoMatchingPatternKeyError => e; [e.key, e.matchee]; end
#=> [:b, {:a=>1}]

#- match-case-a-1-in-b-then-1-end
case {a: 1}
in {b:} then 1
end
#!! NoMatchingPatternKeyError: {:a=>1}: key not found: :b

#- match-case-a-1-in-b-then-1-in-c-then-2-e
case {a: 1}
in {b:} then 1
in {c:} then 2
end
#!! NoMatchingPatternError: {:a=>1}

#- match-1-2-a
[1,2] => [a]
#!! NoMatchingPatternError: [1, 2]: [1, 2] length mismatch (given 2, expected 1)

#- match-1-2-a-b-c
[1,2] => [a, b, c, *]
#!! NoMatchingPatternError: [1, 2]: [1, 2] length mismatch (given 2, expected 3+)

#- match-1-2-a-b-c-d-e
[1,2] => [a, b, c, *d, e]
#!! NoMatchingPatternError: [1, 2]: [1, 2] length mismatch (given 2, expected 4+)

#- match-5-a
5 => [a]
#!! NoMatchingPatternError: 5: 5 does not respond to #deconstruct

#- match-5-a-2
5 => {a:}
#!! NoMatchingPatternError: 5: 5 does not respond to #deconstruct_keys

#- match-a-1-b-2-a-nil
{a: 1, b: 2} => {a:, **nil}
#!! NoMatchingPatternError: {:a=>1, :b=>2}: rest of {:b=>2} is not empty

#- match-a-1
{a: 1} => {}
#!! NoMatchingPatternError: {:a=>1}: {:a=>1} is not empty

#- match-1-2-3-5
[1,2,3] => [*, 5, *]
#!! NoMatchingPatternError: [1, 2, 3]: [1, 2, 3] does not match to find pattern

#- match-1-5-6
[1] => [*, 5, 6, *]
#!! NoMatchingPatternError: [1]: [1] length mismatch (given 1, expected 2+)

#- match-5-1-2
5 => 1 | 2
#!! NoMatchingPatternError: 5: 2 === 5 does not return true

#- match-5-1-2-2
5 => ^(1+2)
#!! NoMatchingPatternError: 5: 3 === 5 does not return true

#- match-x-4-5-x
x = 4; 5 => ^x
#!! NoMatchingPatternError: 5: 4 === 5 does not return true

#- match-case-5-in-integer-if-false-then-1
case 5
in Integer if false then 1
end
#!! NoMatchingPatternError: 5: guard clause does not return true

#- match-case-5-in-integer-unless-true-then
case 5
in Integer unless true then 1
end
#!! NoMatchingPatternError: 5: guard clause does not return true

#- match-case-5-in-integer-if-false-then-1-2
case 5
in Integer if false then 1
in Integer if false then 1
end
#!! NoMatchingPatternError: 5

#- match-5-nil
5 => nil
#!! NoMatchingPatternError: 5: nil === 5 does not return true

#- match-1-2-3-integer-a-b-string
[1, [2, 3]] => [Integer => a, [b, String]]
#!! NoMatchingPatternError: [1, [2, 3]]: String === 3 does not return true

#- match-name-x-v-k-5-name-string-n-v-k-str
{name: 'x', v: {k: 5}} => {name: String => n, v: {k: String}}
#!! NoMatchingPatternError: {:name=>"x", :v=>{:k=>5}}: String === 5 does not return true

#- match-class-p-def-deconstruct-5-end-def
class P; def deconstruct; 5; end; def deconstruct_keys(k); 5; end; end
P.new => [a]
#!! TypeError: deconstruct must return Array

#- match-class-p-def-deconstruct-5-end-def-2
class P; def deconstruct; 5; end; def deconstruct_keys(k); 5; end; end
P.new => {a:}
#!! TypeError: deconstruct_keys must return Hash

#- match-class-p-def-deconstruct-keys-k-k-k
class P; def deconstruct_keys(k); {k: k}; end; end
P.new => {k:, **r}
[k, r]
#=> [nil, {}]

#- match-class-p-def-deconstruct-keys-k-k-k-2
class P; def deconstruct_keys(k); {k: k}; end; end
P.new => {k:}
k
#=> [:k]

#- match-s-struct-new-a-b-case-s-new-1-2-in
S = Struct.new(:a, :b)
case S.new(1, 2)
in [a, b] then p1 = [a, b]
end
case S.new(3, 4)
in {a:, b: Integer => q} then [p1, a, q]
end
#=> [[1, 2], 3, 4]

#- match-5-in-integer-5-in-string
(5 in Integer) && !(5 in String)
#=> true

#- match-h-status-ok-items-id-1-id-2-case-h
h = {status: 'ok', items: [{id: 1}, {id: 2}]}
case h
in {status: 'ok', items: [{id: first}, *rest]} then [first, rest]
end
#=> [1, [{:id=>2}]]

#- match-case-1-2-3-42-5-in-pre-40-x-post-t
case [1, 2, 3, 42, 5]
in [*pre, 40.. => x, *post] then [pre, x, post]
end
#=> [[1, 2, 3], 42, [5]]

#- match-case-a-1-b-2-c-3-in-a-1-rest-then
case {a: 1, b: 2, c: 3}
in {a: 1, **rest} then rest
end
#=> {:b=>2, :c=>3}

#- match-case-abc-in-b-then-1-end
case 'abc'
in /b/ then 1
end
#=> 1

#- match-case-1-2-in-integer-integer-then-1
case [1, 2]
in Integer, Integer then 1
end
#=> 1

#- match-case-x-nil-in-x-nil-then-ok-end
case {x: nil}
in {x: nil} then :ok
end
#=> :ok

#- match-in-5-case-7-in-0-5-then-low-in-6-t
in_ = 5
case 7
in 0..5 then :low
in 6.. then :hi
else :none
end
#=> :hi

#- match-case-1-2-in-integer-a-integer-floa
case [1, [2]]
in [Integer => a, [Integer | Float => b]] then [a, b]
end
#=> [1, 2]

#- match-case-k-v-in-k-a-v-r-then-r-end
case {k: :v}
in {k: :a | :v => r} then r
end
#=> :v

#- match-x-1-a-b-nil-true-case-x-in-integer
x = [1, "a", :b, nil, true]
case x
in [Integer, String, Symbol, nil, true] then :all
end
#=> :all

#- match-case-a-1-in-a-1-then-1-else-no-end
case {"a" => 1}
in {a: 1} then 1
else :no
end
#=> :no

#- match-case-1-in-0-then-1-else-2-end
case 1
in 0 then 1
else 2
end
#=> 2

#- match-result-a-1-b-c-1-2-in-a-integer-b
result = {a: 1, b: {c: [1, 2]}} in {a: Integer, b: {c: [_, x]}}
[result, x]
#=> [{:a=>1, :b=>{:c=>[1, 2]}}, 2]

#- match-a-5-case-5-in-a-then-inst-end
@a = 5
case 5
in ^@a then :inst
end
#=> :inst

#- match-case-in-then-empty-end
case []
in [] then :empty
end
#=> :empty

#- match-case-in-then-empty-end-2
case {}
in {} then :empty
end
#=> :empty

#- match-case-a-1-in-then-empty-else-not-en
case {a: 1}
in {} then :empty
else :not
end
#=> :not

#- match-case-x-1-in-x-y-then-y-end
case {"x": 1}
in {"x": y} then y
end
#=> 1

#- match-case-1-2-3-in-a-then-a-end
case [1,2,3]
in [a, *] then a
end
#=> 1

#- match-case-1-2-3-in-a-b-c-then-a-b-c-end
case [1,[2,[3]]]
in [a,[b,[c]]] then a+b+c
end
#=> 6

#- match-data-user-name-bob-roles-admin-dev
data = {user: {name: 'Bob', roles: [:admin, :dev]}}
if data in {user: {roles: [*, :admin, *]}}
  'admin'
end
#=> "admin"

#- match-case-5-in-n-if-n-3-then-big-n-end
case 5
in n if n > 3 then "big #{n}"
end
#=> "big 5"

#- match-case-a-1-in-hash-h-then-h-end
case {a: 1}
in Hash => h then h
end
#=> {:a=>1}

#- match-case-1-2-in-array-a-b-then-a-b-end
case [1,2]
in Array(a, b) then [a,b]
end
#=> [1, 2]

#- match-case-a-1-in-hash-a-then-a-end
case {a: 1}
in Hash[a:] then a
end
#=> 1

#- match-case-1-5-in-integer-float-n-then-n
case 1.5
in Integer | Float => n then n
end
#=> 1.5

#- match-begin-case-0-in-1-then-2-end-rescu
begin
  case 0
  in 1 then 2
  end
rescue NoMatchingPatternError => e
  [e.class.superclass, e.message, NoMatchingPatternKeyError.superclass]
end
#=> [StandardError, "0: 1 === 0 does not return true", NoMatchingPatternError]

#- match-case-1-1-in-a-a-then-same-end
case [1, 1]
in [a, ^a] then :same
end
#=> :same

#- match-nil-nil
nil => nil
#=> nil

#- match-case-x-x-3-in-proc-f-then-f-call-5
case ->(x) { x > 3 }
in Proc => f then f.call(5)
end
#=> true

#- match-case-5-in-x-x-3-then-yes-end
case 5
in ->(x) { x > 3 } then :yes
end
#=> :yes

#- match-a-1-b-2-a-a
{a: 1, "b" => 2} => {a:}
a
#=> 1

#- match-case-a-b-1-c-2-in-a-b-c-c-end
case {a: {b: [1, {c: 2}]}}
in {a: {b: [_, {c:}]}}
  c
end
#=> 2
