# Records versioncmp, white space, and random numbers: ruby -I <puppet>/lib text.rb > ../data/text.tsv
require_relative 'table'
require 'puppet'
require 'puppet/util/package'
versions = ['1', '1.0', '1.0.0', '1.0.', '1-1', '1.0-1', '1.0.0-1', '2.10', '2.9', '2.09', '2.010', '1.2.3', '1.2.3-4', '1.2.3a', '1.2.3B', '1.2.3b', 'a', 'A', 'b', '1.a', '1.10a', '1.9a', '', '-', '.', '--', '1..2', '10', '9', '99999999999999999999', '100000000000000000000', '1.0.0-rc1', '1.0.0-', '00', '0', '0.0', '1é', '1É', "1.0\n", "1.0\n2.0", '1:2', '1_0', '1~1', '1+1', 'ß', 'SS', '3.0.0-0']
versions.product(versions) { |a, b| [false, true].each { |z| r = Table.answer { Puppet::Util::Package.versioncmp(a, b, z) }; Table.row('version', a, b, z, r) unless r =~ /undefined/ } }
texts = ['', ' ', "\0 \t\v a \0", "\u00a0a\u00a0", "\0a", "a\0 ", "a\r\n", "a\n\r", "a\n\n", "a\r", 'é', "é\n", "\u3000a", " é ", "\r\n", "\n", "a\u0085", "\x1ca\x1c", "Straße ÄÖ ΑΣ ǆ ﬁ"]
texts.each { |t| Table.row('space', t, t.strip, t.lstrip, t.rstrip, t.chomp, t.chop) }
words = ['', 'a', 'A', 'a_', 'aB', 'É', 'é', 'é_', 'éB', 'ab', 'abc', 'Z', '[', 'ß', 'SS', 'ǆ', "a\0"]
words.product(words) { |a, b| Table.row('casecmp', a, b, a.casecmp(b)) }
(words + texts + ['hello WORLD', 'ÉCOLE', 'ǆabc', 'ﬁRST', 'ΑΣ ΑΣ', 'iİI', 'ßx', 'ა', 'ᾳX']).each { |t| Table.row('case', t, t.upcase, t.downcase, t.capitalize, t.swapcase) }
require 'digest'
rnd = Random.new(1)
seeds = [0, 1, 5, -5, 2**31, 2**32 - 1, 2**32, 2**32 + 5, 2**33 + 5, 2**64 - 1, 2**64, 2**64 + 5, 2**65, 2**96 + 1, 2**128, 42]
40.times { |n| seeds << Digest::MD5.hexdigest("host#{n}:30:").hex }
10.times { |n| seeds << Digest::SHA256.hexdigest("host#{n}:30:").hex }
5.times { seeds << rnd.rand(2**25000) }
seeds.each do |s|
  [1, 2, 30, 60, 256, 1440, 2**31, 2**32, 2**32 + 1, 2**40, 2**62, 2**63 - 1, 10**12, 0, -3].each { |m| Table.row('random', s.to_s(16), m, Table.answer { Puppet::Util.deterministic_rand_int(s, m) }) if s.bit_length < 300 || m == 1440 }
  r = Random.new(s)
  Table.row('stream', s.to_s(16), Array.new(5) { r.rand(100) }.join(' '), [r.rand].pack('G').unpack1('H*'), Array.new(700) { r.rand(2**32) }.last)
end
