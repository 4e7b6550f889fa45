# Records Ruby's base 64: ruby binary.rb > ../data/binary.tsv
require_relative 'table'
require 'base64'
rnd = Random.new(9)
40.times { |n| b = rnd.bytes(n * n / 8); Table.row('encode', b.unpack1('H*'), Base64.strict_encode64(b), Base64.encode64(b), Base64.urlsafe_encode64(b)) }
texts = ['', 'Q', 'QQ', 'QQ=', 'QQ==', 'QUI', 'QUI=', 'QUJD', 'QUJDRA', "QU\nJD", 'QUJD====', '=QUJD', 'Q=UJD', 'QU=JD', 'QUJ=D', 'QR==', 'QUJ=', 'QUK=', '-_-_', '+/+/', 'a-b_', ' QUJD ', 'QUJD!', '!!!!', '====', '==', 'Q===', 'QUJDQQ', 'QUJDQQ=', 'QUJDQQ==QUJD', 'éQUJD', 'QUé', 'QUJDé', 'Q U J D', "QUJD\n", "QUJD\0", 'QUJDRA==QUJD', 'QUJDR', '_w', '_w==', '_-8', 'é', 'éé']
chars = ('A'..'Z').to_a + ('a'..'z').to_a + %w[+ / = - _] + ["\n"]
300.times { texts << Array.new(rnd.rand(0..13)) { chars.sample(random: rnd) }.join }
texts.each { |t| Table.row('decode', t, Table.answer { Base64.decode64(t).unpack1('H*') }, Table.answer { Base64.strict_decode64(t).unpack1('H*') }, Table.answer { Base64.urlsafe_decode64(t).unpack1('H*') }) }
