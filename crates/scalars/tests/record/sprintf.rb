# Records Ruby's `format`: ruby sprintf.rb > ../data/sprintf.tsv
# Arguments are written with their kind: n, b:true, i:5, f:<bits in hex>, s:text, h (the hash of names).
require_relative 'table'
HASH = { a: 3, b: -7.25, c: 'text', d: nil, 'é': 'ü' }.freeze
def show(arg)
  case arg
  when nil then 'n'
  when true, false then "b:#{arg}"
  when Integer then "i:#{arg}"
  when Float then "f:#{[arg].pack('G').unpack1('H*')}"
  when String then "s:#{arg}"
  when Hash then 'h'
  end
end
def record(fmt, *args)
  # Ruby negates this one integer wrongly with `%f`.
  return if args.include?(-2**62) && fmt.include?('f')
  answer = Table.answer { format(fmt, *args) }
  return unless answer.dup.force_encoding('UTF-8').valid_encoding?
  Table.row(fmt, answer, *args.map { |a| show(a) })
end
fixed = ['%', '%5', '%y', '% ', "%\n", "a%\0b", '%é', '%<a', '%1$1$s', '%5 d', '%.5 d', '%.5.5d', '%99999999999d',
         '%.99999999999d', '%5*d', '%.*5d', '%5%', '%%%%', '%d%', '%s %s', '%1$s %s', '%s %1$s', '%0$s', '%1$*2$d',
         '%*1$d', '%1$-5d|', '%2$s', '%-%', '%.%', '%1$%', '%*%', '%.d', '%.f', '%**d', '%c', '%s', '%p', '%99$s', "%d\n%", '%+', '%.']
args = [[], [1], ['a'], [nil], [1, 2], [-3, 4.5, 'x'], [5_000_000_000], [-5_000_000_000, 1], [3.9, 2], [1e30, 2], ['a', 2], [true], [false, 1], [Float::NAN], [Float::INFINITY, 1], [HASH]]
fixed.each { |f| args.each { |a| record(f, *a) } }
named = ['%<a>d', '%<b>f', '%<b>5.1f|', '%{c}', '%<c>-8s|', '%-8{c}|', '%8<c>s|', '%.2{c}|', '%<d>s', '%{d}', '%<d>d', '%<zz>s', '%{zz}', '%<é>s', '%<a><b>d', '%<a>%d', '%<a>d %d', '%<a>d %1$s', '%<a>{b}', '%{a}%<b>s', '%s', '%d', '%<a>*d', '%1$<a>s']
named.each { |f| [[HASH], [1], [], [HASH, 1]].each { |a| record(f, *a) } }
rnd = Random.new(42)
ints = [0, 1, -1, 7, 8, -8, 9, 15, 16, -15, -16, 255, -255, 256, -256, 4096, 2**31, -2**31, 2**32 + 5, 2**62, -2**62, 2**63 - 1, -2**63]
floats = [0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, 0.1, 2.675, 1.005, 123456789.125, 1e15, 1e16, 1e20, 1e22, 1e23, 1e-4, 1e-5, 1e-10, 1e100, 1e-100, 1e300, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 9.5, 99.5, 0.95, 999999.5, Float::INFINITY, -Float::INFINITY, Float::NAN, 3.14159265358979, -2.5, 1e-310]
texts = ['', 'a', 'é', 'abc', 'ünï', '12', '0x1f', ' 0b11 ', '1_0', '08', '1.5', '-7', '1e3', "a\tb\"\\", '99999999999999999999', '#{x}']
flags = ['', '-', '0', '+', ' ', '#', '-0', '+0', ' 0', '#0', '+-', '+ ', '#+', '# ', '-#', '+#0']
widths = ['', '1', '5', '12', '25']
precs = ['', '.', '.0', '.1', '.3', '.8', '.15', '.20', '.30']
convs = 'diuoxXbBfeEgGaAspc'.chars
2600.times do
  conv = convs.sample(random: rnd)
  fmt = "%#{flags.sample(random: rnd)}#{widths.sample(random: rnd)}#{precs.sample(random: rnd)}#{conv}|"
  pool = case rnd.rand(6)
         when 0 then texts
         when 1, 2 then ints
         when 3 then [nil, true, false]
         else floats
         end
  record(fmt, pool.sample(random: rnd))
end
# Values close to a tie, where Ruby rounds by its own rule.
1500.times do
  places = rnd.rand(0..8)
  value = "#{rnd.rand(0..10**rnd.rand(1..9))}5".to_i / (10.0**(places + 1)) * [1, 1, 1, 1e-20, 1e30, 1e-300].sample(random: rnd)
  record("%.#{places}#{%w[f f e g].sample(random: rnd)}", value)
end
1500.times do
  value = [rnd.rand(2**64)].pack('Q').unpack1('D')
  record("%#{precs.sample(random: rnd)}#{%w[f e g a].sample(random: rnd)}", value) if value.abs < 1e40
end
1500.times do
  record("%.#{rnd.rand(0..14)}#{%w[f e g].sample(random: rnd)}", rnd.rand * 10**rnd.rand(0..9))
end
# Where Ruby's conversion loses a bit, or keeps zeros that it drops elsewhere.
[0.1723, -7.3, 1e-300, 5e-324, 1.0].each { |v| (10..15).each { |n| record("%.#{n}a", v) } }
[480605.0, 4806050.0, 0.7395681005, 12.5, 120.5, 1205.0].each { |v| (1..8).each { |n| record("%.#{n}g", v) } }
