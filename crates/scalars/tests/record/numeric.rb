# Records Ruby's Integer() and Float(), String#inspect, and Puppet's to_n_with_radix:
# ruby -I <puppet>/lib numeric.rb > ../data/numeric.tsv
require_relative 'table'
module Puppet; module Pops; end; end
require 'puppet/pops/patterns'
require 'puppet/pops/utils'
def number(value)
  value.is_a?(Float) ? "f#{[value].pack('G').unpack1('H*')}" : "i#{value}"
end
texts = %w[0 1 -1 +1 --1 007 08 0_8 0_7 0x1f 0X1F 0x 0xg 0x_1 0b1 0B1_0 0b 0b2 0o7 0O7 0d9 0D9 1_000 1__0 _1 1_ 1.5 1. .5 -.5 1.5.5 1e5 1E5 1e-5 1e+5 1e 1e400 -1e400 1e-400
           0e1 0.0e1 00.5 08.5 010.5 0.0 -0.0 1e5_0 1_e5 0x1p3 0x1.8 0x1.8p1 0x1p-1 0xfp1_0 Infinity NaN abc 1a 9223372036854775807 9223372036854775808 -9223372036854775808 -9223372036854775809
           0x7fffffffffffffff 0x8000000000000000 99999999999999999999999999999999999999999 0777777777777777777777 02000000000000000000000 ::1 ::-5 :1 ::::1 1.0e10 1.e5 0_1 0x1_0 00 000 0x00 1,5]
texts += ['', ' ', ' 1', '1 ', " 1 \t", "1\n", "\n1", '- 1', '+  0x1f', '1 2', "\u00a01", "\u3000-\u2003 5\u1680", "\u200b1", '１', "1\0", "\0", "1.5\0", "a\u0001\u007f\u0085\u00ad\e\a\b\v\f", "\#{a}\#$b\#@c#d", "\"\\", "\u{10ffff}\u{1f600}\ufffe", " 1.5 ", "1.5 x", '::', ':: 1', "1\v", '0x1.p1', '0x.8p1', '0x1p']
texts.each do |t|
  Table.row(t,
            Table.answer { number(Integer(t)) },
            Table.answer { number(Float(t)) },
            Table.answer { (r = Puppet::Pops::Utils.to_n_with_radix(t)) && "#{number(r[0])} #{r[1]}" },
            t.inspect, t.dump)
end
[%w[z 36], %w[0x1f 16], %w[1f 16], %w[0b1 2], %w[0b1 16], %w[1 2], %w[2 2], %w[0o7 8], %w[07 8], %w[0d1 10], %w[0x1 10], %w[-1 16], %w[1 1], %w[1 37], %w[0x1f 8], %w[1 -16], %w[0x1 -16], %w[0x1 -8], %w[_1 10], %w[1 0], %w[08 10], %w[8 8], %w[0x1 2], %w[0b1 10], %w[1_0 2], %w[-0b11 2], %w[0_1 10], %w[ff -16], %w[1 -1], %w[1 -37]].each do |t, r|
  Table.row('radix', t, r, Table.answer { number(Integer(t, r.to_i)) })
end
