# What code of people calls: each function once or twice, on values as they have them.
class training::functions {
  $names = ['web', 'db', 'web', 'cache']
  $ports = { 'http' => 80, 'https' => 443, 'ssh' => 22 }
  $nested = { 'a' => { 'b' => [1, { 'c' => 'deep' }] }, 'z' => undef }
  $texts = {
    'unique'   => $names.unique.sort.join(','),
    'case'     => "${'Web'.downcase} ${'db'.upcase} ${'cache'.capitalize} ${'a_b'.camelcase}",
    'strip'    => "[${'  x '.strip}][${' x'.lstrip}][${'x '.rstrip}][${"line\n".chomp}][${'cut'.chop}]",
    'pattern'  => regsubst('a.b.c', '[.]', '/', 'G'),
    'groups'   => regsubst('host-12', '^(\w+)-(\d+)$', '\2:\1'),
    'match'    => String('web12'.match(/(\w+?)(\d+)/)),
    'format'   => sprintf('%-8s|%05d|%x|%.2f|%s', 'left', 42, 255, 1.5, true),
    'time'     => strftime(Timestamp('2024-02-29T12:30:00 UTC'), '%Y-%m-%d %H:%M:%S %Z'),
    'span'     => String(Timespan('1-02:03:04') + Timespan({ 'hours' => 2 })),
    'digests'  => "${md5('x')} ${sha1('x')} ${sha256('x')}",
    'random'   => "${fqdn_rand(100)} ${fqdn_rand(60, 'seed')} ${seeded_rand(10, 'x')}",
    'version'  => "${versioncmp('1.10.0', '1.9')} ${SemVer('1.2.3') > SemVer('1.2.3-rc1')}",
    'numbers'  => "${abs(-3)} ${max(1, 5, 2)} ${min(1, 5, 2)} ${round(2.5)} ${floor(2.7)} ${ceiling(2.1)}",
    'convert'  => "${Integer('0x1F', 16)} ${Float('2.5')} ${Numeric('10')} ${Boolean('yes')}",
    'quoted'   => "${String([1, 'a', { 'k' => true }], '%p')} ${String({ 'a' => 1 }, '%#h')}",
    'binary'   => String(Binary('aGVsbG8=')),
    'shell'    => shellquote('a b', 'c', "it's"),
    'module'   => getparam(File['/etc/training'], 'ensure'),
  }
  $lists = {
    'filter'   => $names.filter |$name| { $name =~ /^w/ },
    'reduce'   => $ports.reduce(0) |$sum, $entry| { $sum + $entry[1] },
    'index'    => $names.index('db'),
    'slices'   => [1, 2, 3, 4, 5].slice(2),
    'each'     => $ports.map |$name, $port| { "${name}:${port}" },
    'keys'     => $ports.keys + $ports.values,
    'flatten'  => flatten([1, [2, [3, 4]], []]),
    'with'     => with(1, 2) |$a, $b| { $a + $b },
    'any'      => [$names.any |$name| { $name == 'db' }, $names.all |$name| { $name =~ String }],
    'group'    => $names.group_by |$name| { $name.length },
    'tree'     => tree_each($nested).map |$entry| { String($entry[0]) },
    'step'     => Integer[0, 20].step(5).map |$n| { $n },
    'reverse'  => [3, 1, 2].sort.reverse_each.map |$n| { $n },
    'compare'  => ['b', 'a'].sort |$a, $b| { compare($a, $b) },
    'partition' => [1, 2, 3].partition |$n| { $n > 1 },
    'dig'      => [dig($nested, 'a', 'b', 1, 'c'), $nested.get('a.b.0'), $nested.get('a.x', 'none')],
    'empty'    => ['', [], {}, 'x'].map |$value| { $value.empty },
    'then'     => [$nested['a'].then |$value| { $value.length }, undef.lest || { 'else' }],
    'convert'  => '12'.convert_to(Integer) |$value| { $value + 1 },
    'operators' => [[1, 2, 3] - [2], [1] + [2], [1, 2] << 3, { 'a' => 1 } + { 'b' => 2 }, 7 / 2, 7 % 2, 2 << 3],
    'in'       => ['db' in $names, 'D' in 'abcd', Integer in [1, 'a'], 'http' in $ports],
    'selector' => $facts['os']['family'] ? { 'Debian' => 'apt', /^Red/ => 'yum', default => 'none' },
    'types'    => [type(1), type(['a', 1]), Integer[1, 10] =~ Type[Integer], 5 =~ Integer[1, 10]],
    'numbers'  => range(1, 5) + range('a', 'c'),
  }
  $library = {
    'delete'   => delete($names, 'web') + delete_at([1, 2, 3], 1),
    'values'   => [delete_undef_values($nested), delete_values($ports, 80), prefix($names, 'p-'), suffix($names, '-s')],
    'member'   => [member($names, 'db'), count($names), concat(['a'], ['b'], 'c')],
    'merged'   => merge($ports, { 'smtp' => 25 }).keys,
    'deep'     => deep_merge($nested, { 'a' => { 'd' => 1 } }),
    'pick'     => [pick(undef, 'first'), pick_default('', 'x'), getvar('facts.os.name')],
    'bools'    => [bool2num(true), num2bool(1), str2bool('yes'), bool2str(true), any2array('x'), any2bool('y')],
    'hashes'   => [hash(['a', 1, 'b', 2]), zip([1, 2], ['a', 'b']), join_keys_to_values($ports, '=')],
    'sets'     => [union([1, 2], [2, 3]), intersection([1, 2], [2, 3]), difference([1, 2], [2])],
    'yaml'     => [to_yaml($ports), to_json($nested), to_json_pretty($ports), parsejson('{"a":1}'), parseyaml('a: [1]')],
    'paths'    => [basename('/etc/motd'), dirname('/etc/motd')],
    'rest'     => [base64('encode', 'x'), uriescape('a b'), swapcase('aB'), squeeze('aab'), shell_escape('a b')],
    'numbers'  => [is_a('x', String), to_bytes('4 kB'), fqdn_rotate(['a', 'b'], 'x').length, validate_legacy(String, 'validate_string', 'x')],
  }
  validate_string('x')
  validate_array($names)
  validate_hash($ports)
  validate_bool(true)
  file { '/etc/training': ensure => directory }
  file { '/etc/training/texts': content => inline_epp('<% $texts.each |$k, $v| { -%><%= $k %>=<%= $v %>
<% } -%>', { 'texts' => $texts }) }
  file { '/etc/training/lists': content => to_json($lists) }
  file { '/etc/training/library': content => String($library) }
  file { '/etc/training/ruby': content => inline_template('<%= @names.sort.map { |n| n.capitalize }.join("\n") %><% if @ports.key?("http") then %><%= @ports.to_a.flatten.inspect %><% end %><%= scope["facts"]["os"]["family"] %><%= scope.lookupvar("names").length %>') }
  if defined(File['/etc/training']) and !defined(Package['none']) {
    notice("on ${facts['networking']['hostname']}")
  }
  $found = [
    lookup('training::list', Array, 'unique', []),
    lookup('training::tree', Hash, 'deep', {}),
    lookup('training::tree', { 'merge' => { 'strategy' => 'deep', 'knockout_prefix' => '--' }, 'default_value' => {} }),
    lookup('training::tree', Hash, 'hash', {}),
    lookup(['training::none', 'training::list'], { 'default_value' => 1 }),
    lookup({ 'name' => 'training::first', 'merge' => 'first', 'default_value' => 'none' }),
  ]
  notify { 'found': message => $found, withpath => false, tag => ['training', 'found'] }
}
