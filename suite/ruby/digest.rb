# Digests, Base64, zlib.

#- digest-01
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
[Digest::MD5.hexdigest("a"), Digest::SHA1.hexdigest("a"), Digest::SHA256.hexdigest("a"), Digest::SHA384.hexdigest(""), Digest::SHA512.hexdigest("é")]
#=> ["0cc175b9c0f1b6a831c399e269772661", "86f7e437faa5a7fce15d1ddcb9eaeaea377667b8", "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb", "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b", "9e2ad28633f24451bd4f3c1cb20586a21a44c3aeedbdc01b9cc8fa72917ea7bd689c82b8bf1fef89b911cf8cc46fa2c1ccc10087b2094fd4d3350ecd88526a2c"]

#- digest-02
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
Digest::MD5.digest("a")
#=> "\f\xC1u\xB9\xC0\xF1\xB6\xA81\xC3\x99\xE2iw&a"

#- digest-03
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
Digest::SHA256.base64digest("a")
#=> "ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs="

#- digest-04
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
d = Digest::SHA256.new; d << "a"; d.update("b"); [d.hexdigest, d.to_s == d.hexdigest, d.digest_length, d.block_length, d == Digest::SHA256.hexdigest("ab")]
#=> ["fb8e20fc2e4c3f248c60c39bd652f3c1347298bb977b8b4d5903b85055620603", true, 32, 64, true]

#- digest-05
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
Digest::MD5.hexdigest(nil)
#!! TypeError: no implicit conversion of nil into String

#- digest-06
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
Digest::MD5.new.inspect
#=> "#<Digest::MD5: d41d8cd98f00b204e9800998ecf8427e>"

#- digest-07
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
Digest::SHA2.new(512).hexdigest("a")
#=> "1f40fc92da241694750979ee6cf582f2d5d7d28e18335de05abc54d0560e0f5302860c652bf08d560252aa5e74210546f369fbbbce8c12cfc7957b2652fe9a75"

#- digest-08
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
[OpenSSL::Digest.new("SHA256").hexdigest("a"), OpenSSL::Digest::SHA1.hexdigest("a"), OpenSSL::Digest.hexdigest("MD5", "a")]
#=> ["ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb", "86f7e437faa5a7fce15d1ddcb9eaeaea377667b8", "0cc175b9c0f1b6a831c399e269772661"]

#- digest-09
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
OpenSSL::HMAC.hexdigest("SHA256", "key", "data")
#=> "5031fe3d989c6d1537a013fa6e739da23463fdaec3b70137d828e36ace221bd0"

#- digest-10
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
OpenSSL::HMAC.hexdigest(OpenSSL::Digest.new("sha1"), "k" * 100, "data")
#=> "e3dc391a03c12663fd33148b959da47d0c5b8c66"

#- digest-11
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
OpenSSL::PKCS5.pbkdf2_hmac("password", "salt", 10, 40, OpenSSL::Digest.new("SHA512")).unpack1("H*")
#=> "ded5fd36ace28019108070acb5acc9db892eb04230f71ecda77c0dbf97e38a8dd7cd384c0b3a5a90"

#- digest-12
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
OpenSSL::PKCS5.pbkdf2_hmac_sha1("password", "salt", 2, 20).unpack1("H*")
#=> "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"

#- digest-13
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
[Base64.encode64("a" * 50), Base64.strict_encode64("a" * 50), Base64.urlsafe_encode64("\xff\xfe?"), Base64.urlsafe_encode64("a", padding: false)]
#=> ["YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\nYWFhYWE=\n", "YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWE=", "__4_", "YQ"]

#- digest-14
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
[Base64.decode64("YWJj"), Base64.decode64("YW Jj\n"), Base64.strict_decode64("YWJj"), Base64.urlsafe_decode64("_-4")]
#=> ["abc", "abc", "abc", "\xFF\xEE"]

#- digest-15
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
Base64.strict_decode64("YW Jj")
#!! ArgumentError: invalid base64

#- digest-16
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
[Zlib.crc32("abc"), Zlib.crc32, Zlib.crc32("c", Zlib.crc32("ab")), Zlib.adler32("abc")]
#=> [891568578, 0, 891568578, 38600999]

#- digest-17
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
Zlib.inflate(Zlib.deflate("abc" * 100)).size
#=> 300

#- digest-18
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
Zlib.inflate("xyz")
#!! Zlib::DataError: incorrect header check

#- digest-19
require 'digest'; require 'openssl'; require 'base64'; require 'zlib'
Zlib.gunzip(Zlib.gzip("hello"))
#=> "hello"
