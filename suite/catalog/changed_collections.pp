# Arrays and hashes that code in Ruby changes: the code that has given them sees it.

#- changed-arrays-of-typed catalog
$a = ['a']
$b = $a
$h = { 'k' => ['v'], 'n' => { 'x' => 1 } }
notice(m::push($a), $a, $b)
notice(m::push($h['k']), $h)
notice(m::put($h, 'new', 2), $h)
notice(m::put($h['n'], 'y', 2), $h)
notice([1, 2].map |$i| { m::push(['lit']) })
function m::lits() { $q = ['one', { 'two' => ['three'] }]; m::push($q); $q }
notice(m::lits(), m::lits())
notice(m::push($a + ['c']), $a)
notice(m::push([$a, 'z']), $a)
notice(m::nested([$a, 'z']), $a)
function m::through($list) { m::push($list) }
m::through($a)
notice($a)
$a.each |$i| { }
m::push(m::same($a))
notice($a)
$c = $a.then |$x| { $x }
m::push($c)
notice($a)
$d = m::same($a)
m::push($d)
notice($a)
$e = [*$a]
m::push($e)
notice($a)
$f = $a + []
m::push($f)
notice($a)
$g = $a.map |$x| { $x }
m::push($g)
notice($a)
$s = 'text'
notice(m::str($s), $s)
#-- modules/m/lib/puppet/functions/m/push.rb
Puppet::Functions.create_function(:'m::push') do
  def push(list)
    list << 'pushed'
    list.frozen?
  end
end
#-- modules/m/lib/puppet/functions/m/nested.rb
Puppet::Functions.create_function(:'m::nested') do
  def nested(list)
    list[0] << 'nested'
    list.frozen?
  end
end
#-- modules/m/lib/puppet/functions/m/same.rb
Puppet::Functions.create_function(:'m::same') do
  def same(list)
    list
  end
end
#-- modules/m/lib/puppet/functions/m/str.rb
Puppet::Functions.create_function(:'m::str') do
  def str(text)
    text << 'x'
  rescue => e
    e.class.to_s
  end
end
#-- modules/m/lib/puppet/functions/m/put.rb
Puppet::Functions.create_function(:'m::put') do
  def put(hash, key, value)
    hash[key] = value
    hash.frozen?
  end
end
#~~ notice: false [a, pushed] [a, pushed]
#~~ notice: false {k => [v, pushed], n => {x => 1}}
#~~ notice: false {k => [v, pushed], n => {x => 1}, new => 2}
#~~ notice: false {k => [v, pushed], n => {x => 1, y => 2}, new => 2}
#~~ notice: [false, false]
#~~ notice: [one, {two => [three]}, pushed] [one, {two => [three]}, pushed]
#~~ notice: false [a, pushed]
#~~ notice: false [a, pushed]
#~~ notice: false [a, pushed, nested]
#~~ notice: [a, pushed, nested, pushed]
#~~ notice: [a, pushed, nested, pushed, pushed]
#~~ notice: [a, pushed, nested, pushed, pushed, pushed]
#~~ notice: [a, pushed, nested, pushed, pushed, pushed, pushed]
#~~ notice: [a, pushed, nested, pushed, pushed, pushed, pushed]
#~~ notice: [a, pushed, nested, pushed, pushed, pushed, pushed]
#~~ notice: [a, pushed, nested, pushed, pushed, pushed, pushed]
#~~ notice: FrozenError text
#=> catalog

#- changed-collections-of-legacy catalog
$a = ['a']
$h = { 'k' => ['v'], 'n' => { 'x' => 1 } }
notice(legacy_push($a), $a)
notice(legacy_put($h), $h)
notice(legacy_push($h['k']), $h)
legacy_lookup('a')
notice($a)
notice(legacy_args('a'))
#-- modules/m/lib/puppet/parser/functions/legacy_push.rb
Puppet::Parser::Functions.newfunction(:legacy_push, type: :rvalue) do |args|
  args[0] << 'pushed'
  args[0]
end
#-- modules/m/lib/puppet/parser/functions/legacy_put.rb
Puppet::Parser::Functions.newfunction(:legacy_put, type: :rvalue) do |args|
  args[0]['new'] = 1
  args[0]['k'] << 'w'
  args[0]
end
#-- modules/m/lib/puppet/parser/functions/legacy_lookup.rb
Puppet::Parser::Functions.newfunction(:legacy_lookup) do |args|
  lookupvar(args[0]) << 'through scope'
end
#-- modules/m/lib/puppet/parser/functions/legacy_args.rb
Puppet::Parser::Functions.newfunction(:legacy_args, type: :rvalue) do |args|
  args[0] << 'changed'
  args << 'more'
  args[0]
end
#~~ notice: [a, pushed] [a]
#~~ notice: {k => [v, w], n => {x => 1}, new => 1} {k => [v], n => {x => 1}}
#~~ notice: [v, pushed] {k => [v], n => {x => 1}}
#~~ notice: [a, through scope]
#~~ notice: achanged
#=> catalog

#- changed-variables-through-scope catalog
class m($list = ['p'], $table = { 'a' => { 'b' => 1 } }) {
  m::scoped('list')
  m::scoped('table')
  notice($list, $table)
}
include m
$a = ['a']
m::scoped('a')
notice($a)
m::scoped('m::list')
notice($m::list)
m::hashed('a')
notice($a)
[['x'], ['y']].each |$x| { m::push($x); notice($x) }
$rows = [['x'], ['y']]
$rows.each |$x| { m::push($x) }
notice($rows)
$t = { 'a' => ['b'] }
$t.each |$k, $v| { m::push($v) }
notice($t)
$r = $rows.filter |$x| { true }
m::push($r[0])
notice($rows)
$u = $t + { 'c' => 1 }
m::push($u['a'])
notice($t)
m::yields($rows) |$x| { m::push($x) }
notice($rows)
m::yields2() |$x| { m::push($x) }
notice($rows[0])
$v = merge2($t, { 'z' => 1 })
m::push($v['a'])
notice($t)
#-- modules/m/lib/puppet/functions/m/scoped.rb
Puppet::Functions.create_function(:'m::scoped', Puppet::Functions::InternalFunction) do
  dispatch :scoped do
    scope_param
    param 'String', :name
  end
  def scoped(scope, name)
    value = scope[name]
    case value
    when Array then value << 'scoped'
    else value['added'] = 'scoped'
    end
    nil
  rescue => e
    call_function('notice', e.message)
  end
end
#-- modules/m/lib/puppet/functions/m/hashed.rb
Puppet::Functions.create_function(:'m::hashed', Puppet::Functions::InternalFunction) do
  dispatch :hashed do
    scope_param
    param 'String', :name
  end
  def hashed(scope, name)
    scope.to_hash[name] << 'hashed'
  end
end
#-- modules/m/lib/puppet/functions/m/push.rb
Puppet::Functions.create_function(:'m::push') do
  def push(list)
    list << 'pushed'
    nil
  end
end
#-- modules/m/lib/puppet/functions/merge2.rb
Puppet::Functions.create_function(:merge2) do
  def merge2(a, b)
    a.merge(b)
  end
end
#-- modules/m/lib/puppet/functions/m/yields.rb
Puppet::Functions.create_function(:'m::yields') do
  dispatch :yields do
    param 'Array', :rows
    block_param
  end
  def yields(rows)
    rows.each { |row| yield(row) }
    nil
  end
end
#-- modules/m/lib/puppet/functions/m/yields2.rb
Puppet::Functions.create_function(:'m::yields2') do
  dispatch :yields2 do
    block_param
  end
  def yields2
    mine = ['mine']
    yield(mine)
    call_function('notice', mine)
    call_function('m::push', mine)
    call_function('notice', mine)
    nil
  end
end
#~~ notice: [p, scoped] {a => {b => 1}, added => scoped}
#~~ notice: [a, scoped]
#~~ notice: [p, scoped, scoped]
#~~ notice: [a, scoped, hashed]
#~~ notice: [x, pushed]
#~~ notice: [y, pushed]
#~~ notice: [[x, pushed], [y, pushed]]
#~~ notice: {a => [b, pushed]}
#~~ notice: [[x, pushed, pushed], [y, pushed]]
#~~ notice: {a => [b, pushed, pushed]}
#~~ notice: [[x, pushed, pushed, pushed], [y, pushed, pushed]]
#~~ notice: [mine, pushed]
#~~ notice: [mine, pushed, pushed]
#~~ notice: [x, pushed, pushed, pushed]
#~~ notice: {a => [b, pushed, pushed, pushed]}
#=> catalog

#- changed-data-of-hiera catalog
$a = lookup('list')
m::push($a)
notice(lookup('list'), lookup('list', undef, undef, undef))
notice(lookup('top'))
m::push(lookup('top.deep'))
notice(lookup('top'))
class m($list, $top) { m::push($list); notice($list) m::push($top['deep']) notice($top) }
class n($list = lookup('list')) { notice($list); m::push($list); notice($list) }
include m
include n
notice(lookup('list'))
m::push(lookup('list', { merge => unique }))
notice(lookup('list', { merge => unique }))
m::push(lookup('top', { merge => deep })['deep'])
notice(lookup('top', { merge => deep }))
#-- modules/m/manifests/x.pp
class m::x {}
#-- hiera.yaml
version: 5
#-- data/common.yaml
list: ['a']
m::list: ['ma']
m::top: { deep: ['md'] }
top: { deep: ['d'] }
#-- modules/m/lib/puppet/functions/m/push.rb
Puppet::Functions.create_function(:'m::push') do
  def push(list)
    list << 'pushed'
    nil
  end
end
#~~ notice: [a] [a]
#~~ notice: {deep => [d]}
#~~ notice: {deep => [d]}
#~~ notice: [ma, pushed]
#~~ notice: {deep => [md, pushed]}
#~~ notice: [a]
#~~ notice: [a, pushed]
#~~ notice: [a]
#~~ notice: [a]
#~~ notice: {deep => [d]}
#=> catalog

#- changed-defaults-and-resources catalog
define d($list = ['dl']) { m::push($list) notice($list) }
d { 'one': }
d { 'two': }
$given = ['g']
d { 'three': list => $given }
notice($given)
class c($list = ['cl']) { m::push($list) notice($list) }
class { 'c': list => $given }
notice($given)
$x = ['file']
file { '/a': require => $x.map |$i| { File["/$i"] }, tag => $x }
file { '/file': }
m::push($x)
notice(File['/a']['tag'])
function m::f($l = ['fl']) { m::push($l) $l }
notice(m::f(), m::f())
$n = [[1], [2]]
[$p, $q] = $n
m::push($p)
notice($n, $p)
$sl = $n[0, 1]
m::push($sl[0])
notice($n)
case ['a'] { ['a']: { notice('same') } }
$o = if true { $n } else { 1 }
m::push($o)
notice($n)
$z = $n ? { Array => $n }
m::push($z)
notice($n)
$splat = [*$n]
m::push($splat[0])
notice($n)
#-- modules/m/lib/puppet/functions/m/push.rb
Puppet::Functions.create_function(:'m::push') do
  def push(list)
    list << 'pushed'
    nil
  end
end
#~~ notice: [g]
#~~ notice: [g, pushed]
#~~ notice: [g]
#~~ notice: [file]
#~~ notice: [fl, pushed] [fl, pushed]
#~~ notice: [[1, pushed], [2]] [1, pushed]
#~~ notice: [[1, pushed, pushed], [2]]
#~~ notice: same
#~~ notice: [[1, pushed, pushed], [2], pushed]
#~~ notice: [[1, pushed, pushed], [2], pushed, pushed]
#~~ notice: [[1, pushed, pushed, pushed], [2], pushed, pushed]
#~~ notice: [dl, pushed]
#~~ notice: [dl, pushed]
#~~ notice: [g, pushed]
#=> catalog

#- changed-twice-and-returned catalog
$a = ['a']
$d = m::grow($a)
notice($a, $d)
$e = m::grow($d)
notice($a, $d, $e)
notice(m::grow2($a, $a), $a)
$k = m::keep($a)
m::keep('x')
notice($a, $k)
$n = { 'a' => { 'b' => { 'c' => ['deep'] } } }
$m = $n['a']
m::dig($n)
notice($n, $m)
$empty = []
m::grow($empty)
notice($empty)
$none = {}
m::fill($none)
notice($none)
$list = ['one', 'two']
$reduced = [1, 2].reduce($list) |$memo, $x| { m::grow($memo) }
notice($list, $reduced)
inline_template('<% @list << "template" %>')
notice($list)
inline_template('<% scope["list"] << "scope"; scope.lookupvar("n")["z"] = 1; @n["y"] = @list %>')
notice($list, $n)
inline_epp('<% m::grow($list) %>')
notice($list)
inline_epp('<%- | $l | -%><% m::grow($l) %>', { 'l' => $list })
notice($list)
$q = m::wrap($list)
m::grow($q['it'])
notice($list, $q)
m::remember($list)
m::grow($list)
m::recall()
m::recall()
notice($list)
$sorted = sort(['b', 'a'])
m::grow($sorted)
notice($sorted)
m::delete($list)
notice($list)
m::merge($n)
notice($n)
m::clear($list)
notice($list, $q, $e)
#-- modules/m/lib/puppet/functions/m/grow.rb
Puppet::Functions.create_function(:'m::grow') do
  def grow(list)
    list << list.size
    list
  end
end
#-- modules/m/lib/puppet/functions/m/fill.rb
Puppet::Functions.create_function(:'m::fill') do
  def fill(hash)
    hash[:a] = 1
    hash['b'] = [2]
    hash['b'] << 3
  end
end
#-- modules/m/lib/puppet/functions/m/grow2.rb
Puppet::Functions.create_function(:'m::grow2') do
  def grow2(one, two)
    one << 'one'
    two << 'two'
    one.equal?(two)
  end
end
#-- modules/m/lib/puppet/functions/m/keep.rb
Puppet::Functions.create_function(:'m::keep') do
  def keep(list)
    @kept ||= list
    @kept << 'kept'
    nil
  end
end
#-- modules/m/lib/puppet/functions/m/dig.rb
Puppet::Functions.create_function(:'m::dig') do
  def dig(hash)
    hash['a']['b']['c'] << 'dug'
    hash['a']['b']['d'] = hash['a']['b']['c']
    nil
  end
end
#-- modules/m/lib/puppet/functions/m/wrap.rb
Puppet::Functions.create_function(:'m::wrap') do
  def wrap(it)
    { 'it' => it }
  end
end
#-- modules/m/lib/puppet/functions/m/remember.rb
Puppet::Functions.create_function(:'m::remember') do
  def remember(it)
    $remembered = it
    nil
  end
end
#-- modules/m/lib/puppet/functions/m/recall.rb
Puppet::Functions.create_function(:'m::recall') do
  def recall
    $remembered << 'recalled'
    call_function('notice', $remembered)
    nil
  end
end
#-- modules/m/lib/puppet/functions/m/delete.rb
Puppet::Functions.create_function(:'m::delete') do
  def delete(list)
    list.reject! { |x| x.is_a?(Integer) }
    list.map!(&:to_s)
    list.unshift('first')
    list.sort!
    nil
  end
end
#-- modules/m/lib/puppet/functions/m/merge.rb
Puppet::Functions.create_function(:'m::merge') do
  def merge(hash)
    hash.merge!('merged' => { 'x' => 1 })
    hash.delete('z')
    hash['merged']['y'] = 2
    hash['a'].each { |_, v| v['each'] = true }
    nil
  end
end
#-- modules/m/lib/puppet/functions/m/clear.rb
Puppet::Functions.create_function(:'m::clear') do
  def clear(list)
    list.clear
    nil
  end
end
#~~ notice: [a, 1] [a, 1]
#~~ notice: [a, 1, 2] [a, 1, 2] [a, 1, 2]
#~~ notice: true [a, 1, 2, one, two]
#~~ notice: [a, 1, 2, one, two, kept, kept]\u{20}
#~~ notice: {a => {b => {c => [deep, dug], d => [deep, dug]}}} {b => {c => [deep, dug], d => [deep, dug]}}
#~~ notice: [0]
#~~ notice: {a => 1, b => [2, 3]}
#~~ notice: [one, two, 2, 3] [one, two, 2, 3]
#~~ notice: [one, two, 2, 3, template]
#~~ notice: [one, two, 2, 3, template, scope] {a => {b => {c => [deep, dug], d => [deep, dug]}}, z => 1, y => [one, two, 2, 3, template, scope]}
#~~ notice: [one, two, 2, 3, template, scope, 6]
#~~ notice: [one, two, 2, 3, template, scope, 6, 7]
#~~ notice: [one, two, 2, 3, template, scope, 6, 7, 8] {it => [one, two, 2, 3, template, scope, 6, 7, 8]}
#~~ notice: [one, two, 2, 3, template, scope, 6, 7, 8, 9, recalled]
#~~ notice: [one, two, 2, 3, template, scope, 6, 7, 8, 9, recalled, recalled]
#~~ notice: [one, two, 2, 3, template, scope, 6, 7, 8, 9, recalled, recalled]
#~~ notice: [a, b, 2]
#~~ notice: [first, one, recalled, recalled, scope, template, two]
#~~ notice: {a => {b => {c => [deep, dug], d => [deep, dug], each => true}}, y => [first, one, recalled, recalled, scope, template, two], merged => {x => 1, y => 2}}
#~~ notice: [] {it => []} [a, 1, 2, one, two, kept, kept]
#=> catalog

#- changed-between-languages catalog
function m::puppet($list) { m::grow($list) $list }
$a = [['x'], { 'k' => ['y'] }]
m::outer($a) |$x| { m::grow($x[0]) m::grow($x) $x }
notice($a)
m::scopes()
#-- modules/m/lib/puppet/functions/m/grow.rb
Puppet::Functions.create_function(:'m::grow') do
  def grow(list)
    list << list.size
    nil
  end
end
#-- modules/m/lib/puppet/functions/m/outer.rb
Puppet::Functions.create_function(:'m::outer') do
  dispatch :outer do
    param 'Array', :list
    block_param
  end
  def outer(list)
    first = list[0]
    told = [list.inspect]
    result = yield(list)
    told << list.inspect << first.inspect
    first << 'ruby'
    call_function('m::grow', first)
    told << list.inspect
    call_function('m::puppet', list[1]['k'])
    told << list.inspect
    list << 'end'
    yield(list)
    told << list.inspect
    own = [list, ['own']]
    call_function('m::grow', own)
    call_function('m::grow', own[1])
    told << own.inspect
    told.each { |text| call_function('notice', text) }
    nil
  end
end
#-- modules/m/lib/puppet/functions/m/scopes.rb
Puppet::Functions.create_function(:'m::scopes', Puppet::Functions::InternalFunction) do
  dispatch :scopes do
    scope_param
  end
  def scopes(scope)
    scope['a'] << 'through scope'
    call_function('notice', scope['a'])
    scope.setvar('made', ['made'])
    scope['made'] << 'more'
    call_function('notice', scope['made'])
    call_function('notice', scope.call_function('inline_template', ['<%= @made.inspect %>']))
    call_function('notice', scope.call_function('inline_epp', ['<%= $made %>']))
  end
end
#~~ notice: [["x"], {"k"=>["y"]}]
#~~ notice: [["x", 1], {"k"=>["y"]}, 2]
#~~ notice: ["x", 1]
#~~ notice: [["x", 1, "ruby", 3], {"k"=>["y"]}, 2]
#~~ notice: [["x", 1, "ruby", 3], {"k"=>["y", 1]}, 2]
#~~ notice: [["x", 1, "ruby", 3, 4], {"k"=>["y", 1]}, 2, "end", 4]
#~~ notice: [[["x", 1, "ruby", 3, 4], {"k"=>["y", 1]}, 2, "end", 4], ["own", 1], 2]
#~~ notice: [[x, 1, ruby, 3, 4], {k => [y, 1]}, 2, end, 4]
#~~ notice: [[x, 1, ruby, 3, 4], {k => [y, 1]}, 2, end, 4, through scope]
#~~ notice: [made, more]
#~~ notice: ["made", "more"]
#~~ notice: [made, more]
#=> catalog
