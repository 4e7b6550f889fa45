# `OpenSSL`: certificates and keys that are read.

#- openssl-certificate
require 'openssl'
C = OpenSSL::X509::Certificate.new(<<~X)
  -----BEGIN CERTIFICATE-----
  MIIDcDCCAtmgAwIBAgIFEjSrze8wDQYJKoZIhvcNAQELBQAwRTETMBEGCgmSJomT
  8ixkARkWA2NvbTEXMBUGCgmSJomT8ixkARkWB2V4YW1wbGUxFTATBgNVBAMMDMOc
  bsOvY29kZSBDQTAgFw0yMDAxMDIwMzA0MDVaGA8yMDU1MDEwMjAzMDQwNVowWTEL
  MAkGA1UEBhMCREUxEDAOBgNVBAoMB0V4LCBJbmMxCjAIBgNVBAsMAXgxFjAUBgNV
  BAMMDWEuZXhhbXBsZS5jb20xFDASBgkqhkiG9w0BCQEWBWFAYi5jMIGfMA0GCSqG
  SIb3DQEBAQUAA4GNADCBiQKBgQC5SeESJEzjLfj20ATnll8B8+BMRybZJkydn/9Q
  E+WJ73+9fWZGEDNVJs/I4qcyTnuwnDLdoA2zxwPhSrLhZWjZF441/tL1IjYbbnkt
  CtGwN5nd/6L6Va25w6PGSXGAIjjJANyY0QhCxRhWkvzh/ej83F7WHEsK6T72Pj0+
  TnHm8wIDAQABo4IBVDCCAVAwEgYDVR0TAQH/BAgwBgEB/wIBAzAOBgNVHQ8BAf8E
  BAMCAYYwHQYDVR0lBBYwFAYIKwYBBQUHAwEGCCsGAQUFBwMCMB0GA1UdDgQWBBRA
  u5Bu+QJhBl0TemwCg+P82VSntjBxBgNVHSMEajBogBRAu5Bu+QJhBl0TemwCg+P8
  2VSntqFJpEcwRTETMBEGCgmSJomT8ixkARkWA2NvbTEXMBUGCgmSJomT8ixkARkW
  B2V4YW1wbGUxFTATBgNVBAMMDMOcbsOvY29kZSBDQYIFEjSrze8wTQYDVR0RBEYw
  RIINYS5leGFtcGxlLmNvbYIHKi5iLmNvbYcECgECA4cQIAENuAAAAAAAAAAAAAAA
  AYEFeEB5LnqGC2h0dHBzOi8vcS9yMBQGCysGAQQBgoxMAQEBBAUMA2FiYzAUBglg
  hkgBhvhCAQ0EBxYFaGVsbG8wDQYJKoZIhvcNAQELBQADgYEAl1C1HwXD6RD76ui8
  dkjhDXBnQt6e++v5KY/I9fe0nzeRqzvrlB6gfpajs+MvDfo8xnGadS8sT+cxMsnM
  LoVE2SoFMrwi7oko/G2VrY74DZvANzCoPKzdOZ8JBNn97+gtqCHzJwfLfxUoSNRM
  e4xAkVZQvoxP/PVN6lMR/3vsGso=
  -----END CERTIFICATE-----
X
[
  (C.subject),
  (C.subject.to_s),
  (C.subject.to_a),
  (C.subject.to_s(OpenSSL::X509::Name::RFC2253)),
  (C.subject.to_s(OpenSSL::X509::Name::ONELINE)),
  (C.subject.to_s(OpenSSL::X509::Name::COMPAT)),
  (C.subject.to_utf8),
  (C.issuer.to_s),
  (C.issuer.to_utf8),
  (C.issuer.to_a),
  (C.subject == C.issuer),
  (C.subject.eql?(C.subject)),
  (C.subject.cmp(C.issuer)),
  (C.serial.to_i),
  (C.serial.to_s),
  (C.serial.to_s(16)),
  (C.version),
  (C.not_before),
  (C.not_after),
  (C.signature_algorithm),
  (C.extensions.map(&:oid)),
  (C.extensions.map(&:value)),
  (C.extensions.map(&:critical?)),
  (C.extensions.map(&:to_s)),
  (C.extensions.map(&:to_a)),
  (C.extensions.map(&:to_h)),
  (C.extensions[0].value_der),
  (C.extensions[6].value_der),
  (C.extensions[0].to_der),
  (C.public_key.class),
  (C.to_s == C.to_pem),
  (C.to_der.bytesize),
  (C.subject.to_a.find { |n, _, _| n == 'CN' }[1]),
  (C.inspect.length > 50),
  (C.extensions.find { |e| e.oid == 'subjectAltName' }.value.split(', ')),
  (C.subject_key_identifier),
  (C.authority_key_identifier),
  (C.ca_issuer_uris),
  (C.subject.inspect),
  (C.not_after.class),
  (C.not_after.utc?),
  (C.extensions.first.class),
  (C.extensions.first.inspect =~ /Extension/)
]
#=> [#<OpenSSL::X509::Name emailAddress=a@b.c,CN=a.example.com,OU=x,O=Ex\, Inc,C=DE>, "/C=DE/O=Ex, Inc/OU=x/CN=a.example.com/emailAddress=a@b.c", [["C", "DE", 19], ["O", "Ex, Inc", 12], ["OU", "x", 12], ["CN", "a.example.com", 12], ["emailAddress", "a@b.c", 22]], "emailAddress=a@b.c,CN=a.example.com,OU=x,O=Ex\\, Inc,C=DE", "C = DE, O = \"Ex, Inc\", OU = x, CN = a.example.com, emailAddress = a@b.c", "C=DE, O=Ex, Inc, OU=x, CN=a.example.com/emailAddress=a@b.c", "emailAddress=a@b.c,CN=a.example.com,OU=x,O=Ex\\, Inc,C=DE", "/DC=com/DC=example/CN=\\xC3\\x9Cn\\xC3\\xAFcode CA", "CN=Ünïcode CA,DC=example,DC=com", [["DC", "com", 22], ["DC", "example", 22], ["CN", "\xC3\x9Cn\xC3\xAFcode CA", 12]], false, true, 1, 78193085935, "78193085935", "1234ABCDEF", 2, 2020-01-02 03:04:05 UTC, 2055-01-02 03:04:05 UTC, "sha256WithRSAEncryption", ["basicConstraints", "keyUsage", "extendedKeyUsage", "subjectKeyIdentifier", "authorityKeyIdentifier", "subjectAltName", "1.3.6.1.4.1.34380.1.1.1", "nsComment"], ["CA:TRUE, pathlen:3", "Digital Signature, Certificate Sign, CRL Sign", "TLS Web Server Authentication, TLS Web Client Authentication", "40:BB:90:6E:F9:02:61:06:5D:13:7A:6C:02:83:E3:FC:D9:54:A7:B6", "keyid:40:BB:90:6E:F9:02:61:06:5D:13:7A:6C:02:83:E3:FC:D9:54:A7:B6\nDirName:/DC=com/DC=example/CN=\\xC3\\x9Cn\\xC3\\xAFcode CA\nserial:12:34:AB:CD:EF", "DNS:a.example.com, DNS:*.b.com, IP Address:10.1.2.3, IP Address:2001:DB8:0:0:0:0:0:1, email:x@y.z, URI:https://q/r", "..abc", "hello"], [true, true, false, false, false, false, false, false], ["basicConstraints = critical, CA:TRUE, pathlen:3", "keyUsage = critical, Digital Signature, Certificate Sign, CRL Sign", "extendedKeyUsage = TLS Web Server Authentication, TLS Web Client Authentication", "subjectKeyIdentifier = 40:BB:90:6E:F9:02:61:06:5D:13:7A:6C:02:83:E3:FC:D9:54:A7:B6", "authorityKeyIdentifier = keyid:40:BB:90:6E:F9:02:61:06:5D:13:7A:6C:02:83:E3:FC:D9:54:A7:B6, DirName:/DC=com/DC=example/CN=\\xC3\\x9Cn\\xC3\\xAFcode CA, serial:12:34:AB:CD:EF", "subjectAltName = DNS:a.example.com, DNS:*.b.com, IP Address:10.1.2.3, IP Address:2001:DB8:0:0:0:0:0:1, email:x@y.z, URI:https://q/r", "1.3.6.1.4.1.34380.1.1.1 = ..abc", "nsComment = hello"], [["basicConstraints", "CA:TRUE, pathlen:3", true], ["keyUsage", "Digital Signature, Certificate Sign, CRL Sign", true], ["extendedKeyUsage", "TLS Web Server Authentication, TLS Web Client Authentication", false], ["subjectKeyIdentifier", "40:BB:90:6E:F9:02:61:06:5D:13:7A:6C:02:83:E3:FC:D9:54:A7:B6", false], ["authorityKeyIdentifier", "keyid:40:BB:90:6E:F9:02:61:06:5D:13:7A:6C:02:83:E3:FC:D9:54:A7:B6\nDirName:/DC=com/DC=example/CN=\\xC3\\x9Cn\\xC3\\xAFcode CA\nserial:12:34:AB:CD:EF", false], ["subjectAltName", "DNS:a.example.com, DNS:*.b.com, IP Address:10.1.2.3, IP Address:2001:DB8:0:0:0:0:0:1, email:x@y.z, URI:https://q/r", false], ["1.3.6.1.4.1.34380.1.1.1", "..abc", false], ["nsComment", "hello", false]], [{"oid"=>"basicConstraints", "value"=>"CA:TRUE, pathlen:3", "critical"=>true}, {"oid"=>"keyUsage", "value"=>"Digital Signature, Certificate Sign, CRL Sign", "critical"=>true}, {"oid"=>"extendedKeyUsage", "value"=>"TLS Web Server Authentication, TLS Web Client Authentication", "critical"=>false}, {"oid"=>"subjectKeyIdentifier", "value"=>"40:BB:90:6E:F9:02:61:06:5D:13:7A:6C:02:83:E3:FC:D9:54:A7:B6", "critical"=>false}, {"oid"=>"authorityKeyIdentifier", "value"=>"keyid:40:BB:90:6E:F9:02:61:06:5D:13:7A:6C:02:83:E3:FC:D9:54:A7:B6\nDirName:/DC=com/DC=example/CN=\\xC3\\x9Cn\\xC3\\xAFcode CA\nserial:12:34:AB:CD:EF", "critical"=>false}, {"oid"=>"subjectAltName", "value"=>"DNS:a.example.com, DNS:*.b.com, IP Address:10.1.2.3, IP Address:2001:DB8:0:0:0:0:0:1, email:x@y.z, URI:https://q/r", "critical"=>false}, {"oid"=>"1.3.6.1.4.1.34380.1.1.1", "value"=>"..abc", "critical"=>false}, {"oid"=>"nsComment", "value"=>"hello", "critical"=>false}], "0\x06\x01\x01\xFF\x02\x01\x03", "\f\x03abc", "0\x12\x06\x03U\x1D\x13\x01\x01\xFF\x04\b0\x06\x01\x01\xFF\x02\x01\x03", OpenSSL::PKey::RSA, true, 884, "a.example.com", true, ["DNS:a.example.com", "DNS:*.b.com", "IP Address:10.1.2.3", "IP Address:2001:DB8:0:0:0:0:0:1", "email:x@y.z", "URI:https://q/r"], "@\xBB\x90n\xF9\x02a\x06]\x13zl\x02\x83\xE3\xFC\xD9T\xA7\xB6", "@\xBB\x90n\xF9\x02a\x06]\x13zl\x02\x83\xE3\xFC\xD9T\xA7\xB6", nil, "#<OpenSSL::X509::Name emailAddress=a@b.c,CN=a.example.com,OU=x,O=Ex\\, Inc,C=DE>", Time, true, OpenSSL::X509::Extension, 17]

#- openssl-certificate-of-a-curve
require 'openssl'
E = OpenSSL::X509::Certificate.new(<<~X)
  -----BEGIN CERTIFICATE-----
  MIIBBjCBraADAgECAgEBMAoGCCqGSM49BAMCMA0xCzAJBgNVBAMMAmVjMB4XDTk5
  MDEwMTAwMDAwMFoXDTAwMDEwMTAwMDAwMFowDTELMAkGA1UEAwwCZWMwWTATBgcq
  hkjOPQIBBggqhkjOPQMBBwNCAASBDiaVt3+nTCiC4pU/8dOmDiotEEiK5siZZLoj
  4J9XpvC2X4TzN8p1qCMatj7YiqQnmM4dknEX7zJPBoHrJSD+MAoGCCqGSM49BAMC
  A0gAMEUCIQDG2d5j0brCiN8D+rz+vWPt956Vol/Wg/91cYVDkvyLtAIgBa2xwt9H
  hjWSqg92xf6aaT8Em9LSrlnD4UW/r3RtJtY=
  -----END CERTIFICATE-----
X
[E.signature_algorithm, E.subject.to_s, E.serial.to_i, E.not_after, E.extensions, E.public_key.group.curve_name, E.public_key.private?]
#=> ["ecdsa-with-SHA256", "/CN=ec", 1, 2000-01-01 00:00:00 UTC, [], "prime256v1", false]

#- openssl-names-and-numbers
require 'openssl'
[
  (OpenSSL::BN.new(255).to_s),
  (OpenSSL::BN.new("\x01\x00", 2).to_i),
  (OpenSSL::BN.new('10') <=> 3),
  (OpenSSL::BN.new('0').zero?),
  (OpenSSL::X509::Name.parse('/CN=a/O=b').to_a),
  (OpenSSL::X509::Name.parse('CN=a, O=b').to_s),
  (OpenSSL::X509::Name.parse('/CN=a/O=b').to_s(OpenSSL::X509::Name::RFC2253)),
  (OpenSSL::X509::Name.new([['CN','x']]).to_s),
  (OpenSSL::X509::Name.parse_rfc2253('CN=a,O=b').to_s)
]
#=> ["255", 256, 1, true, [["CN", "a", 12], ["O", "b", 12]], "/CN=a/O=b", "O=b,CN=a", "/CN=x", "/O=b/CN=a"]

#- openssl-rsa
require 'openssl'
R = <<~X
  -----BEGIN RSA PRIVATE KEY-----
  MIICXgIBAAKBgQC5SeESJEzjLfj20ATnll8B8+BMRybZJkydn/9QE+WJ73+9fWZG
  EDNVJs/I4qcyTnuwnDLdoA2zxwPhSrLhZWjZF441/tL1IjYbbnktCtGwN5nd/6L6
  Va25w6PGSXGAIjjJANyY0QhCxRhWkvzh/ej83F7WHEsK6T72Pj0+TnHm8wIDAQAB
  AoGBAJHC0NBYxjOhos1m77TP0oXSuIzJHIKPYo5No6f3Pwe35SHIWICdlgRSt/ss
  cqNcomlZN5qpop3e3eqJvRcbk9J7Ytn5OKQA2662EIEvsdY805MQfPKTDeQMfeCg
  JI/2uGYozItmgdCC1no+7SNRKMfGi9Mr7IsYUd/LwxNhmWuhAkEA9UK2hCm6DvOE
  qLoEEs/hLzPRM6FxcMTO5V+T1tbhSZDq8lwTEXWh6GIp71scYToYwTm14ftbKsCm
  OqkToZzKnwJBAMFm5o/hZOWeeOQ4AOgF6RknMAgWkrnOpQWfhDqbfm9s8+EBPxWb
  xQwbbMlA39uqLdtKf1j/06FZ57YGDx+SFy0CQD/E6M/USZw5lPSJ6SU7B8HOJ0bV
  Yzl+8oyRHU9u74TBOVVqu0p+22ogm+awOeDNykHzT2dCg6HKFW6LJ5+NtOECQQCp
  pin5bC2lfi1tg/LHlOe0OLvZXHO4qZv4IsVK47s04s3LQdykh8+Bn0z9/PphJhaz
  ldW/rCloEAVBlm8NsojBAkEApl57xqReWK3Mxj0Li20T+suMFqvfAHm72ZNMdpR/
  lnGcKYaDMdvV2qSdAEcwd+WgvhnyuZze654Vbo4Cp/FusA==
  -----END RSA PRIVATE KEY-----
X
K = OpenSSL::PKey::RSA.new(R)
[
  (OpenSSL::PKey.read(R).class),
  (OpenSSL::PKey.read(K.public_to_pem).class),
  (K.private?),
  (K.public?),
  (K.public_key.private?),
  (K.to_pem == R),
  (K.export == K.to_pem),
  (K.to_der.bytesize),
  (K.e.to_i),
  (K.n.num_bits),
  (K.params.keys),
  (K.public_to_pem == K.public_key.to_pem),
  (K.private_to_pem == K.private_to_pem),
  (OpenSSL::PKey::RSA.new(K.private_to_pem).to_pem == K.to_pem),
  (K.public_key.to_der.bytesize),
  (K.oid),
  (K.inspect =~ /#<OpenSSL::PKey::RSA/),
  (K.n.class),
  (K.n > K.e),
  (K.e.to_s(2)),
  (K.e == 65537)
]
#=> [OpenSSL::PKey::RSA, OpenSSL::PKey::RSA, true, true, false, true, true, 610, 65537, 1024, ["n", "e", "d", "p", "q", "dmp1", "dmq1", "iqmp"], true, true, true, 162, "rsaEncryption", 0, OpenSSL::BN, true, "\x01\x00\x01", true]

#- openssl-ec
require 'openssl'
R = <<~X
  -----BEGIN EC PRIVATE KEY-----
  MHcCAQEEIJ8KJhuw+2rtWI/PV0UXeP0QYIFISJPItNloV7jQYWGfoAoGCCqGSM49
  AwEHoUQDQgAEgQ4mlbd/p0woguKVP/HTpg4qLRBIiubImWS6I+CfV6bwtl+E8zfK
  dagjGrY+2IqkJ5jOHZJxF+8yTwaB6yUg/g==
  -----END EC PRIVATE KEY-----
X
EC = OpenSSL::PKey::EC.new(R)
[
  (OpenSSL::PKey.read(EC.private_to_pem).class),
  (EC.oid),
  (EC.private?),
  (EC.private_key?),
  (EC.public?),
  (EC.public_key?),
  (EC.group.curve_name),
  (EC.public_key.class),
  (EC.to_pem == R),
  (EC.private_key.class),
  (EC.public_to_pem == EC.public_to_pem),
  (EC.public_key.to_bn.to_s(16).length),
  (EC.public_key.to_octet_string(:uncompressed).bytesize),
  (EC.check_key),
  (OpenSSL::PKey::EC.new(EC.public_to_pem).private?),
  (OpenSSL::PKey::EC.new(EC.private_to_pem).to_pem == EC.to_pem)
]
#=> [OpenSSL::PKey::EC, "id-ecPublicKey", true, true, true, true, "prime256v1", OpenSSL::PKey::EC::Point, true, OpenSSL::BN, true, 130, 65, true, false, true]

#- openssl-no-certificate-1
require 'openssl'
OpenSSL::X509::Certificate.new('x')
#!! OpenSSL::X509::CertificateError: PEM_read_bio_X509: no start line

#- openssl-no-certificate-2
require 'openssl'
OpenSSL::X509::Certificate.new("-----BEGIN CERTIFICATE-----\nxxx\n-----END CERTIFICATE-----\n")
#!! OpenSSL::X509::CertificateError: PEM_read_bio_X509: bad base64 decode

#- openssl-no-certificate-3
require 'openssl'
OpenSSL::PKey::RSA.new('x')
#!! OpenSSL::PKey::RSAError: Neither PUB key nor PRIV key: unsupported

#- openssl-no-certificate-4
require 'openssl'
OpenSSL::PKey::EC.new('x')
#!! OpenSSL::PKey::ECError: invalid curve name

#- openssl-no-certificate-5
require 'openssl'
OpenSSL::PKey.read('x')
#!! OpenSSL::PKey::PKeyError: Could not parse PKey: unsupported

#- openssl-kdf-pbkdf2
require 'openssl'
OpenSSL::KDF.pbkdf2_hmac('secret', salt: 'salty', iterations: 100, length: 40, hash: 'sha256').unpack1('H*')
#=> "da99fc4df3d2064f88a956baafc8c532da4308e92246a4f9e073429d6771f5ef58206c66d75cf80e"

#- openssl-kdf-of-a-digest
require 'openssl'
OpenSSL::KDF.pbkdf2_hmac('secret', salt: 'salty', iterations: 7, length: 20, hash: OpenSSL::Digest.new('SHA1')).unpack1('H*')
#=> "d1a09a0f6b5409cfe02453bd09c15d853388d0d6"

#- openssl-kdf-without-hash
require 'openssl'
OpenSSL::KDF.pbkdf2_hmac('secret', salt: 'salty', iterations: 7, length: 20)
#!! ArgumentError: missing keyword: :hash
