# Which collections are one object, as YAML tells it: a value that has one twice refers to it.

#- identity-of-variables catalog
function twice($given, $again = $given) { [$given, $again] }
$list = ['a']
$nested = { 'k' => ['v'], 'e' => {} }
$empty = []
$text = 'a longer text that is there twice'
notice(yaml({ 'a' => $list, 'b' => { 'c' => $list } }))
notice(yaml([$nested['k'], $nested['k'], $nested, $nested['e']]))
notice(yaml([$empty, $empty, $text, $text, 1.5, 1.5]))
notice(yaml([twice($list), twice(['b'])]))
notice(yaml([if true { $list }, $list ? { default => $list }, $list.then |$it| { $it }, { $list => 1 }]))
notice(yaml([$facts['os'], $facts['os']['release']]) == yaml([$os, $os['release']]))
#-- modules/m/lib/puppet/functions/yaml.rb
Puppet::Functions.create_function(:yaml) { def yaml(value) = value.to_yaml }
#~~ notice: ---
#| a: &1
#| - a
#| b:
#|   c: *1
#|
#~~ notice: ---
#| - &1
#|   - v
#| - *1
#| - k: *1
#|   e: &2 {}
#| - *2
#|
#~~ notice: ---
#| - &1 []
#| - *1
#| - a longer text that is there twice
#| - a longer text that is there twice
#| - 1.5
#| - 1.5
#|
#~~ notice: ---
#| - - &1
#|     - a
#|   - *1
#| - - &2
#|     - b
#|   - *2
#|
#~~ notice: ---
#| - &1
#|   - a
#| - *1
#| - *1
#| - *1 : 1
#|
#~~ notice: true
#=> catalog

#- identity-of-literals catalog
function fixed($list = ['q']) { $list }
function table($key) { { 'a' => ['x'], 'b' => ['y', ['z']] }[$key] }
notice(yaml([1, 2].map |$it| { ['a', {}, []] }))
notice(yaml([1, 2].map |$it| { { 'a' => ['x', $it] } + { 'b' => ['y'] } }))
notice(yaml([1, 2].map |$it| { [['a']] + [$it] }))
notice(yaml([1, 2].map |$it| { $it ? { 1 => ['x'], default => ['x'] } }))
notice(yaml([fixed(), fixed(), table('a'), table('a'), table('b')[1], table('b')[1]]))
#-- modules/m/lib/puppet/functions/yaml.rb
Puppet::Functions.create_function(:yaml) { def yaml(value) = value.to_yaml }
#~~ notice: ---
#| - - a
#|   - {}
#|   - []
#| - - a
#|   - {}
#|   - []
#|
#~~ notice: ---
#| - a:
#|   - x
#|   - 1
#|   b:
#|   - "y"
#| - a:
#|   - x
#|   - 2
#|   b:
#|   - "y"
#|
#~~ notice: ---
#| - - - a
#|   - 1
#| - - - a
#|   - 2
#|
#~~ notice: ---
#| - - x
#| - - x
#|
#~~ notice: ---
#| - - q
#| - - q
#| - - x
#| - - x
#| - - z
#| - - z
#|
#=> catalog

#- identity-of-results catalog
$lists = [['v'], ['w']]
$hash = { 'a' => ['v'] }
$words = ['a', 'b']
$numbers = [1, 2]
notice(yaml([$lists + [1], $lists + [], $lists << 1, $lists - [1], $lists]))
notice(yaml([$hash + { 'b' => 1 }, $hash - 'b', $hash.filter |$k, $v| { true }, $hash]))
notice(yaml([$lists.map |$it| { $it }, $lists.filter |$it| { true }, $lists.each |$it| {}, $lists.unique, $lists]))
notice(yaml([$words.sort, $words.unique, $words.flatten, $words.filter |$it| { true }, Array($words), $words]))
notice(yaml([$numbers.sort, $numbers.unique, $numbers - [3], Array($numbers, true), $numbers]))
notice(yaml([$lists[0, 1], $lists[0, -1], *$lists, $lists.reduce([]) |$memo, $it| { $memo + [$it, $it] }]))
notice(yaml([$hash.keys, $hash.values, $hash.map |$k, $v| { [$k, $v] }, Hash($hash), $hash, $hash.dig('a'), $hash.get('a')]))
#-- modules/m/lib/puppet/functions/yaml.rb
Puppet::Functions.create_function(:yaml) { def yaml(value) = value.to_yaml }
#~~ notice: ---
#| - - &1
#|     - v
#|   - &2
#|     - w
#|   - 1
#| - - *1
#|   - *2
#| - - *1
#|   - *2
#|   - 1
#| - - *1
#|   - *2
#| - - *1
#|   - *2
#|
#~~ notice: ---
#| - a: &1
#|   - v
#|   b: 1
#| - a: *1
#| - a: *1
#| - a: *1
#|
#~~ notice: ---
#| - - &1
#|     - v
#|   - &2
#|     - w
#| - - *1
#|   - *2
#| - &3
#|   - *1
#|   - *2
#| - - *1
#|   - *2
#| - *3
#|
#~~ notice: ---
#| - - a
#|   - b
#| - - a
#|   - b
#| - - a
#|   - b
#| - - a
#|   - b
#| - &1
#|   - a
#|   - b
#| - *1
#|
#~~ notice: ---
#| - - 1
#|   - 2
#| - - 1
#|   - 2
#| - - 1
#|   - 2
#| - &1
#|   - 1
#|   - 2
#| - *1
#|
#~~ notice: ---
#| - - &1
#|     - v
#| - - *1
#|   - &2
#|     - w
#| - *1
#| - *2
#| - - *1
#|   - *1
#|   - *2
#|   - *2
#|
#~~ notice: ---
#| - - a
#| - - &1
#|     - v
#| - - - a
#|     - *1
#| - &2
#|   a: *1
#| - *2
#| - *1
#| - *1
#|
#=> catalog

#- identity-of-parameters catalog
class c($p, $q, $r = $p, $s = ['d'], $t = $s, $u = []) { notice(yaml([$p, $q, $r, $s, $t, $u, $p, $u])) }
define d($p, $q, $r = $p) { $s = $p; notice(yaml([$p, $q, $r, $s])) }
$list = [['v'], {}]
class { 'c': p => $list, q => $list }
d { 'given': p => $list, q => [$list, $list] }
d { 'unfolded': * => { 'p' => $list, 'q' => $list } }
create_resources('d', { 'created' => { 'p' => $list, 'q' => $list } })
notice(yaml([$c::p, $c::p, $c::q]))
#-- modules/m/lib/puppet/functions/yaml.rb
Puppet::Functions.create_function(:yaml) { def yaml(value) = value.to_yaml }
#~~ notice: ---
#| - &1
#|   - - v
#|   - {}
#| - - - v
#|   - {}
#| - - - v
#|   - {}
#| - - d
#| - - d
#| - &2 []
#| - *1
#| - *2
#|
#~~ notice: ---
#| - &1
#|   - - v
#|   - {}
#| - *1
#| - - - v
#|   - {}
#|
#~~ notice: ---
#| - &1
#|   - - v
#|   - {}
#| - - - - v
#|     - {}
#|   - - - v
#|     - {}
#| - - - v
#|   - {}
#| - *1
#|
#~~ notice: ---
#| - &1
#|   - - v
#|   - {}
#| - - - v
#|   - {}
#| - - - v
#|   - {}
#| - *1
#|
#~~ notice: ---
#| - &1
#|   - - v
#|   - {}
#| - - - v
#|   - {}
#| - - - v
#|   - {}
#| - *1
#|
#=> catalog

#- identity-of-data catalog
include m
$list = lookup('list')
$default = ['q']
notice(yaml([$list, lookup('list'), $list]))
notice(yaml([lookup('anchors'), lookup('aliases'), lookup('list', { 'merge' => 'unique' })]))
notice(yaml([lookup('none', { 'default_value' => $default }), $default, lookup('empty')]))
#-- modules/m/manifests/init.pp
class m($p, $q, $r = $p, $e = []) { notice(yaml([$p, $q, $r, $e, $p, $q, $e])) }
#-- modules/m/lib/puppet/functions/yaml.rb
Puppet::Functions.create_function(:yaml) { def yaml(value) = value.to_yaml }
#-- hiera.yaml
version: 5
hierarchy: [{ name: common, path: common.yaml }]
#-- data/common.yaml
list: [x, [y]]
anchors: { a: &a [1], b: *a }
aliases: { a: "%{alias('list')}", b: "%{alias('list')}" }
empty: []
m::p: [[z]]
m::q: []
#~~ notice: ---
#| - &1
#|   - - z
#| - &2 []
#| - - - z
#| - &3 []
#| - *1
#| - *2
#| - *3
#|
#~~ notice: ---
#| - &1
#|   - x
#|   - - "y"
#| - - x
#|   - - "y"
#| - *1
#|
#~~ notice: ---
#| - a:
#|   - 1
#|   b:
#|   - 1
#| - a:
#|   - x
#|   - - "y"
#|   b:
#|   - x
#|   - - "y"
#| - - x
#|   - "y"
#|
#~~ notice: ---
#| - &1
#|   - q
#| - *1
#| - []
#|
#=> catalog

#- identity-in-ruby catalog
$list = ['v']
$hash = { 'a' => $list, 'b' => [$list] }
notice(yaml([same($list), same($list), pair($list), pair($hash)]))
notice(yaml([old_same($list), old_same($list), $list]), old_yaml([$list, $list]))
notice(inline_template('<%= [@list, @hash].to_yaml %>'))
notice(inline_template('<%= { "a" => @list, "b" => scope["list"], "c" => scope.lookupvar("list") }.to_yaml %>'))
notice(inline_template('<%= [@list, @list.dup, @list.to_a, @list + [], @hash.values, @hash.to_a].to_yaml %>'))
notice(inline_template('<% r = /a/; g = 1..2; s = "text" %><%= [r, r, g, g, s, s, String, String].to_yaml %>'))
#-- modules/m/lib/puppet/functions/yaml.rb
Puppet::Functions.create_function(:yaml) { def yaml(value) = value.to_yaml }
#-- modules/m/lib/puppet/functions/same.rb
Puppet::Functions.create_function(:same) { def same(value) = value }
#-- modules/m/lib/puppet/functions/pair.rb
Puppet::Functions.create_function(:pair) { def pair(value) = [value, 1] }
#-- modules/m/lib/puppet/parser/functions/old_same.rb
Puppet::Parser::Functions.newfunction(:old_same, type: :rvalue) { |args| args[0] }
#-- modules/m/lib/puppet/parser/functions/old_yaml.rb
Puppet::Parser::Functions.newfunction(:old_yaml, type: :rvalue) { |args| args[0].to_yaml }
#~~ notice: ---
#| - &1
#|   - v
#| - *1
#| - - *1
#|   - 1
#| - - a: *1
#|     b:
#|     - *1
#|   - 1
#|
#~~ notice: ---
#| - - v
#| - - v
#| - - v
#|  ---
#| - - v
#| - - v
#|
#~~ notice: ---
#| - &1
#|   - v
#| - a: *1
#|   b:
#|   - *1
#|
#~~ notice: ---
#| a: &1
#| - v
#| b: *1
#| c: *1
#|
#~~ notice: ---
#| - &1
#|   - v
#| - - v
#| - *1
#| - - v
#| - - *1
#|   - &2
#|     - *1
#| - - - a
#|     - *1
#|   - - b
#|     - *2
#|
#~~ notice: ---
#| - &1 !ruby/regexp /a/
#| - *1
#| - &2 !ruby/range
#|   begin: 1
#|   end: 2
#|   excl: false
#| - *2
#| - text
#| - text
#| - &3 !ruby/class 'String'
#| - *3
#|
#=> catalog
