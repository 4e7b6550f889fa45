# Records the reference's timespans: ruby -I <puppet>/lib timespan.rb > ../data/timespan.tsv
require_relative 'table'
require 'puppet'
T = Puppet::Pops::Time::Timespan
formats = T::Format::DEFAULTS.map(&:to_s) + ['%H', '%D', '%N', '%L', '%S.%L', '%S.%N', '%S.%3N', '%S.%-3N', '%S.%_3N', '%S.%03N', '%S.%6N', '%S.%12N', '%-S', '%_S', '%5S', '%-5S', '%_5S', '%05S', '%D %_H %_M',
                                           '%D-%-H', '%H%M%S', '%-H%-M%-S', '%S%S', '%M:%M', 'a%%b%S', '%S é', '-%S', '%_S%_M', '%D%H', '%6N', '%-N', '%_N', '%_L', '%3L', '%-L', '%S.%-L', '%-0S', '%00S', '%100001S', '%_0S|', '', 'x', '%y', '%', '%-', '%5', '%_-S', '%--S', '%5-S', 'é%é', '%D d %-H h. %-M (%S)$', '%M.%L %N',
                                           '%0S', '%10D', '%-10D', '%_10D', '%S.%0L', '%S.%_9N|', '%S.%_L|']
spans = [0, 1, -1, 999, 1000, 5_000_000, 500_000_000, 1_500_000_000, 59 * 10**9, 60 * 10**9, 3_661_000_000_001, 86_400 * 10**9, 123_456_789_012_345_678, -123_456_789_012_345_678, 90_061_001_000_000, -90_061_500_000_000, 10**21]
(formats - ['%100001S']).each { |f| spans.each { |n| Table.row('format', n, f, Table.answer { T.new(n).format(f) }) } }
texts = ['', '0', '5', '05', '10', '-5', '1-02:03:04.5', '-1-02:03:04.5', '02:03:04.005', '3:4', '03:04.1234567891', '12.5', '1-2:3', '1-02:03', '100', '  5', ' 5', '5 ', '010203', '10203', '1 5 7', 'a%b12', '7 é', '--5', '99:99:99', '1.', '.5', '5.123', '5.12 ', '5.  1', '123456', '12345678901234567890', "5\n", '1 d 2 h. 3 (4)$', '12.3 4', '00005', '1:2', '1-1-1', '٣']
formats.each { |f| texts.each { |t| Table.row('parse', t, f, Table.answer { T.parse(t, f).nsecs }) } }
texts.each { |t| Table.row('default', t, Table.answer { T.parse(t).nsecs }) }
[['%S', '%H:%M'], ['%N', '%S'], ['%y', '%S'], ['%S', '%y'], ['%-0S', '%S'], ['%L']].each do |fs|
  texts.first(14).each { |t| Table.row('any', t, fs.join("\n"), Table.answer { T.parse(t, fs).nsecs }) }
end
spans.each do |n|
  t = T.new(n)
  Table.row('value', n, t.to_s, t.to_i, [t.to_f].pack('G').unpack1('H*'), t.to_hash.map { |k, v| "#{k}=#{v}" }.join(' '), t.to_hash(true).map { |k, v| "#{k}=#{v}" }.join(' '))
  [1, -1, 2, 7, -7, 0, 3600].each { |i| Table.row('integer', n, i, Table.answer { (t * i).nsecs }, Table.answer { (t / i).nsecs }, Table.answer { t % i }, t <=> i, (t + i).nsecs, (t - i).nsecs) }
  [1.5, -2.25, 0.1, 1e9, 0.0, 1e-9, Float::NAN, Float::INFINITY].each { |i| Table.row('float', n, [i].pack('G').unpack1('H*'), Table.answer { (t * i).nsecs }, Table.answer { (t / i).nsecs }, Table.answer { [t % i].pack('G').unpack1('H*').sub(/\A[7f]ff8.*/, 'nan') }, (t <=> i).inspect, Table.answer { T.new((i * 10**9).to_i).nsecs }) }
  spans.each { |m| Table.row('span', n, m, [t / T.new(m)].pack('G').unpack1('H*').sub(/\A[7f]ff8.*/, 'nan'), t <=> T.new(m)) }
end
rnd = Random.new(3)
60.times { a = Array.new(7) { rnd.rand(-100..100) }; neg = rnd.rand(2) == 1; Table.row('fields', neg, *a, T.from_fields(neg, *a).nsecs) }
