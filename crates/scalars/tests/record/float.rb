# Records Ruby's `Float#to_s`: ruby float.rb > ../data/float.tsv
require_relative 'table'
rnd = Random.new(7)
values = [0.0, -0.0, 1.0, -1.5, 100.0, 1e15, 9999999999999998.0, 1e16, 12345678901234567.0, 1e22, 1e23, 1e100, 1.5e300, 0.1, 0.0001, 0.00012, 0.00001, 1.5e-7, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, Float::INFINITY, -Float::INFINITY, Float::NAN, 123456.789, 1e-4, 9.999e-5]
600.times { values << [rnd.rand(2**64)].pack('Q').unpack1('D') }
600.times { values << (rnd.rand(10**rnd.rand(1..17)) / 10.0**rnd.rand(0..20)) }
values.each { |v| Table.row([v].pack('G').unpack1('H*'), v.to_s) }
