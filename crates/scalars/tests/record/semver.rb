# Records the reference's versions and ranges: ruby -I <puppet>/lib semver.rb > ../data/semver.tsv
require_relative 'table'
require 'puppet'
V = SemanticPuppet::Version
R = SemanticPuppet::VersionRange
P = Puppet::Pops::Types::PSemVerRangeType
versions = %w[0.0.0 0.0.1 0.1.0 1.0.0 1.0.1 1.1.0 1.2.3 1.2.4 1.3.0 2.0.0 2.0.0-alpha 2.0.0-alpha.1 2.0.0-alpha.beta 2.0.0-beta 2.0.0-beta.2 2.0.0-beta.11 2.0.0-rc.1 2.0.0+build 2.0.0-rc.1+b.2 1.2.3-0 1.2.3-a-b 10.20.30 1.0.0-1 1.0.0-a.1.b 0.0.0-a 0.2.3]
bad = ['', '1', '1.2', '1.2.3.4', '01.2.3', '1.02.3', '1.2.03', '1.2.3-', '1.2.3+', '1.2.3-a..b', '1.2.3-01', '1.2.3-0a', '1.2.3-a.00', '1.2.3+01', "1.2.3\n", "1.2.3\n\n", ' 1.2.3', '1.2.3 ', 'v1.2.3', '1.2.3-é', '1.2.x', '-1.2.3', '1.2.3-a+b+c', '1.2.3+a-b', '18446744073709551616.0.0', '1.2.3-99999999999999999999']
(versions + bad).each { |t| Table.row('version', t, Table.answer { V.parse(t).to_s }, Table.answer { V.parse(t).prerelease }, Table.answer { V.parse(t).build }) }
versions.product(versions) { |a, b| Table.row('compare', a, b, V.parse(a) <=> V.parse(b), V.parse(a) == V.parse(b)) }
ranges = ['1.0.0', '1.0', '1', '1.x', '1.0.x', '1.X.X', '*', 'x', '', ' ', '||', ' || ', '1.0.0 || 2.0.0', '1.0.0||', '||1.0.0', '>1.0.0', '>=1.0.0', '<1.2.3', '<=1.2.3', '=1.2.3', '> 1.0.0', '>=  1.0.0', '>v1.0.0', '> v1.0.0', '>1.x', '>1', '>*', '<=1', '<=1.2', '<1', '<1.x', '>=1', '>=1.x', '<*', '>=*', '~1.2.3', '~1.2', '~1', '~0.2.3', '~> 1.2', '~=1.2.3', '~ 1.2.3', '~x', '^1.2.3', '^0.2.3', '^0.0.3', '^1.2', '^1', '^0', '^1.2.3-beta', '^0.2.3-beta.1', '~1.2.3-beta', '1.2.3-beta', '1.2.3+build', '1.0.0 - 2.0.0', '1 - 2', '1.2 - 2.3.4', '2.0.0 - 1.0.0', '1.0.0 - 1.0.0', '1.0.0 -2.0.0', '1.0.0- 2.0.0', '>=1.0.0 <2.0.0', '>=1.0.0 <=2.0.0', '>1.0.0 <1.0.0', '>=1.0.0 <1.0.0', '>=1.0.0 <=1.0.0', '>1.0.0 >1.2.0', '<2.0.0 <1.0.0', '1.x || 2.x', '1.x || >=2.5.0 || 5.0.0 - 7.2.3', '>=1.0.0 <2.0.0 || >=2.0.0 <3.0.0', '1.0.0 || 1.0.1', '1.0.0 - 1.2.0 || 1.1.0 - 2.0.0', '1.0.0 - 2.0.0 || 4.0.0 - 5.0.0 || 1.5.0 - 4.5.0', '1.0.0 || 1.0.0', '>=2.0.0-alpha', '>2.0.0-alpha <2.0.0', '<2.0.0-beta', '>=1.0.0 2.x', '1.x 1.2.x', '1.0.0 2.0.0', 'a', '1.0.0.0', '01.0.0', '1.0.0-01', '>=1.0.0-01', 'x.1', 'x.1.2', '1.x.3', '1.2-beta', '1.0.0  <2.0.0', ' 1.0.0', '1.0.0 ', '1.0.0 | 2.0.0', '>>1.0.0', '=>1.0.0', '<>1.0.0', '>=1.0.0 || ', "1.0.0\n", ">=1.0.0\n<2.0.0", '>=0.0.0', '<0.0.0', '>=1.0.0 *', '* >=1.0.0', '* || 1.0.0', '1.0.0 || *', '>1.0.0 || <0.5.0', '1.0.0 - 2', '~1.2.x', '~1.x.3', '^1.x', '^1.x.2', '1.2.3 - 1.2.3-beta', '>=1.2.3 - 2.0.0']
ranges.each do |t|
  answer = Table.answer { r = R.parse(t); [r, r.inspect, r.begin, r.end, r.exclude_begin?.inspect, r.exclude_end?.inspect].join('|') }
  # Where the reference fails with an error of Ruby's own, the meaning is plain.
  next if answer =~ /undefined/
  Table.row('range', t, answer, *(answer.start_with?('=') ? [versions.map { |v| R.parse(t).include?(V.parse(v)) ? 1 : 0 }.join, versions.join(' ')] : []))
end
good = ranges.select { |t| R.parse(t) rescue nil }.sample(34, random: Random.new(5))
good.product(good) do |a, b|
  x, y = R.parse(a), R.parse(b)
  inter = Table.answer { i = x & y; "#{i}|#{i.inspect}" }
  Table.row('pair', a, b, x == y, inter.include?('undefined') ? '' : inter,
            x.begin && y.begin ? P.covered_by?(x, y) : '', x.begin && y.begin ? Table.answer { (m = P.merge(x, y)) && "#{m}|#{m.inspect}" } : '')
end
[%w[1.0.0 2.0.0], %w[2.0.0 1.0.0], %w[1.0.0 1.0.0], %w[1.0.0-a 1.0.0]].each do |a, b|
  [true, false].each { |e| Table.row('span', a, b, e, Table.answer { r = R.new(V.parse(a), V.parse(b), e); "#{r}|#{r.inspect}" }) }
end
Table.row('limits', V::MIN, V::MAX, Table.answer { r = R.new(V::MIN, V::MAX, false); "#{r}|#{r.inspect}" }, Table.answer { r = R.new(V.parse('1.0.0'), V::MAX, true); "#{r}|#{r.inspect}" }, Table.answer { r = R.new(V::MIN, V.parse('1.0.0'), true); "#{r}|#{r.inspect}" })
Table.row('parts', V.new(1, 2, 3, ['a.1'], ['b.2']), V.new(1, 2, 3, ['a.1'], nil) == V.parse('1.2.3-a.1'), V.new(1, 2, 3, ['a.1'], nil) <=> V.parse('1.2.3-a.1'), V.new(1, 2, 3, ['5'], nil) <=> V.parse('1.2.3-5'))
