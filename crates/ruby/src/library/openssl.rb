# OpenSSL: certificates and keys, as far as reading them goes. What signs, encrypts or makes keys is
# refused.
module OpenSSL
  VERSION = '3.0.1'
  OPENSSL_VERSION = 'OpenSSL 3.0.19 27 Jan 2026'
  OPENSSL_LIBRARY_VERSION = OPENSSL_VERSION

  # A digest with a key, made piece by piece.
  class HMAC
    def initialize(key, digest)
      @key = key
      @digest = digest
      @text = ''.b
    end

    def update(text)
      @text << text.b
      self
    end
    alias << update

    def digest
      HMAC.digest(@digest, @key, @text)
    end

    def hexdigest
      HMAC.hexdigest(@digest, @key, @text)
    end
    alias to_s hexdigest
    alias inspect hexdigest

    def base64digest
      HMAC.base64digest(@digest, @key, @text)
    end

    def reset
      @text = ''.b
      self
    end

    def ==(other)
      other.is_a?(HMAC) && digest == other.digest
    end
  end

  # Large numbers.
  class BN
    include Comparable

    def initialize(value, base = 10)
      @number = case value
                when BN then value.to_i
                when Integer then value
                else
                  case base
                  when 2 then value.unpack1('H*').to_i(16)
                  when 0 then value.byteslice(4..).unpack1('H*').to_i(16)
                  else value.to_i(base)
                  end
                end
    end

    %i[+ - * % & | ^ << >> ** gcd].each do |operator|
      define_method(operator) { |other| BN.new(@number.__send__(operator, other.to_i)) }
    end

    def /(other)
      @number.divmod(other.to_i).map { |part| BN.new(part) }
    end

    def -@
      BN.new(-@number)
    end

    def mod_exp(exponent, modulus)
      BN.new(@number.pow(exponent.to_i, modulus.to_i))
    end

    def to_i
      @number
    end
    alias to_int to_i

    def to_bn
      self
    end

    def to_s(base = 10)
      case base
      when 10 then @number.to_s
      when 16
        hex = @number.abs.to_s(16).upcase
        "#{'-' if @number.negative?}#{'0' if hex.size.odd? && @number != 0}#{hex}"
      when 2 then bytes
      when 0
        content = bytes
        content = "\0".b + content if !content.empty? && content.getbyte(0) > 127
        [content.bytesize].pack('N') + content
      else raise ArgumentError, "invalid radix #{base}"
      end
    end

    def num_bits
      @number.abs.bit_length
    end

    def num_bytes
      (num_bits + 7) / 8
    end

    def <=>(other)
      other.respond_to?(:to_i) ? @number <=> other.to_i : nil
    end
    alias cmp <=>

    def ==(other)
      other.respond_to?(:to_i) && !other.is_a?(String) && @number == other.to_i
    end
    alias === ==

    def eql?(other)
      other.is_a?(BN) && self == other
    end

    def hash
      @number.hash
    end

    def coerce(other)
      [other, @number]
    end

    def zero?
      @number.zero?
    end

    def one?
      @number == 1
    end

    def odd?
      @number.odd?
    end

    def negative?
      @number.negative?
    end

    private

    def bytes
      return ''.b if @number.zero?

      hex = @number.abs.to_s(16)
      [hex.size.odd? ? "0#{hex}" : hex].pack('H*')
    end
  end

  # The syntax of certificates and keys.
  module ASN1
    class ASN1Error < OpenSSLError
    end

    UTF8STRING = 12
    PRINTABLESTRING = 19
    T61STRING = 20
    IA5STRING = 22
    UTCTIME = 23
    GENERALIZEDTIME = 24
    BMPSTRING = 30
    INTEGER = 2
    BIT_STRING = 3
    OCTET_STRING = 4
    SEQUENCE = 16
    SET = 17

    NAMES = {
      '2.5.4.3' => 'CN', '2.5.4.4' => 'SN', '2.5.4.5' => 'serialNumber', '2.5.4.6' => 'C', '2.5.4.7' => 'L',
      '2.5.4.8' => 'ST', '2.5.4.9' => 'street', '2.5.4.10' => 'O', '2.5.4.11' => 'OU', '2.5.4.12' => 'title',
      '2.5.4.13' => 'description', '2.5.4.15' => 'businessCategory', '2.5.4.17' => 'postalCode',
      '2.5.4.41' => 'name', '2.5.4.42' => 'GN', '2.5.4.43' => 'initials', '2.5.4.46' => 'dnQualifier',
      '2.5.4.65' => 'pseudonym', '2.5.4.97' => 'organizationIdentifier',
      '0.9.2342.19200300.100.1.25' => 'DC', '0.9.2342.19200300.100.1.1' => 'UID',
      '1.2.840.113549.1.9.1' => 'emailAddress', '1.2.840.113549.1.9.2' => 'unstructuredName',
      '1.3.6.1.4.1.311.60.2.1.1' => 'jurisdictionL', '1.3.6.1.4.1.311.60.2.1.2' => 'jurisdictionST',
      '1.3.6.1.4.1.311.60.2.1.3' => 'jurisdictionC',
      '2.5.29.14' => 'subjectKeyIdentifier', '2.5.29.15' => 'keyUsage', '2.5.29.17' => 'subjectAltName',
      '2.5.29.18' => 'issuerAltName', '2.5.29.19' => 'basicConstraints', '2.5.29.30' => 'nameConstraints',
      '2.5.29.31' => 'crlDistributionPoints', '2.5.29.32' => 'certificatePolicies',
      '2.5.29.35' => 'authorityKeyIdentifier', '2.5.29.37' => 'extendedKeyUsage',
      '1.3.6.1.5.5.7.1.1' => 'authorityInfoAccess', '1.3.6.1.4.1.11129.2.4.2' => 'ct_precert_scts',
      '2.16.840.1.113730.1.1' => 'nsCertType', '2.16.840.1.113730.1.13' => 'nsComment',
      '1.2.840.113549.1.1.1' => 'rsaEncryption', '1.2.840.113549.1.1.4' => 'md5WithRSAEncryption',
      '1.2.840.113549.1.1.5' => 'sha1WithRSAEncryption', '1.2.840.113549.1.1.10' => 'rsassaPss',
      '1.2.840.113549.1.1.11' => 'sha256WithRSAEncryption', '1.2.840.113549.1.1.12' => 'sha384WithRSAEncryption',
      '1.2.840.113549.1.1.13' => 'sha512WithRSAEncryption', '1.2.840.113549.1.1.14' => 'sha224WithRSAEncryption',
      '1.2.840.10045.2.1' => 'id-ecPublicKey', '1.2.840.10045.4.1' => 'ecdsa-with-SHA1',
      '1.2.840.10045.4.3.1' => 'ecdsa-with-SHA224', '1.2.840.10045.4.3.2' => 'ecdsa-with-SHA256',
      '1.2.840.10045.4.3.3' => 'ecdsa-with-SHA384', '1.2.840.10045.4.3.4' => 'ecdsa-with-SHA512',
      '1.3.101.112' => 'ED25519', '1.2.840.10040.4.1' => 'dsaEncryption',
      '1.2.840.10045.3.1.7' => 'prime256v1', '1.3.132.0.10' => 'secp256k1', '1.3.132.0.33' => 'secp224r1',
      '1.3.132.0.34' => 'secp384r1', '1.3.132.0.35' => 'secp521r1', '1.2.840.10045.3.1.1' => 'prime192v1'
    }.freeze
    NUMBERS = NAMES.invert.freeze
    private_constant :NAMES, :NUMBERS

    # A value: its tag, what it has, and the bytes of all of it.
    class Part
      attr_reader :tag, :content, :der

      def initialize(tree)
        @tag, @content, @der = tree
        @content = @content.map { |child| Part.new(child) } if @content.is_a?(Array)
      end

      def [](index)
        content.is_a?(Array) ? content[index] : nil
      end

      def children
        content.is_a?(Array) ? content : []
      end

      def integer
        hex = content.unpack1('H*')
        number = hex.to_i(16)
        content.getbyte(0).to_i > 127 ? number - (1 << (8 * content.bytesize)) : number
      end

      # The bytes of a string of bits without the number of those that are left over.
      def bits
        content.byteslice(1..).to_s
      end

      def number
        parts = []
        value = 0
        content.each_byte do |byte|
          value = (value << 7) | (byte & 127)
          next if byte > 127

          parts.concat(parts.empty? ? [[value / 40, 2].min, value - 40 * [value / 40, 2].min] : [value])
          value = 0
        end
        parts.join('.')
      end

      def name
        ASN1.name_of(number)
      end

      def text
        tag == 30 ? content.force_encoding('UTF-16BE').encode('UTF-8').b : content
      end

      def time
        digits = content
        if tag == 23
          year = digits[0, 2].to_i
          digits = "#{year < 50 ? 20 : 19}#{digits}"
        end
        Time.utc(digits[0, 4], digits[4, 2], digits[6, 2], digits[8, 2], digits[10, 2], digits[12, 2].to_i)
      end
    end

    class << self
      def read(bytes)
        tree = __tree(bytes)
        tree && Part.new(tree)
      end

      def name_of(number)
        NAMES.fetch(number, number)
      end

      def number_of(name)
        NUMBERS.fetch(name, name)
      end

      # A value as bytes.
      def write(tag, content)
        length = content.bytesize
        size = if length < 128
                 [length].pack('C')
               else
                 bytes = BN.new(length).to_s(2)
                 [128 + bytes.bytesize].pack('C') + bytes
               end
        [tag].pack('C') + size + content.b
      end

      def write_integer(number)
        bytes = BN.new(number).to_s(2)
        bytes = "\0".b + bytes if bytes.empty? || bytes.getbyte(0) > 127
        write(2, bytes)
      end

      def write_number(number)
        first, second, *rest = number.split('.').map(&:to_i)
        bytes = [first * 40 + second, *rest].flat_map do |part|
          groups = [part & 127]
          groups.unshift(128 | (part & 127)) while (part >>= 7) > 0
          groups
        end
        write(6, bytes.pack('C*'))
      end

      def pem(label, der)
        "-----BEGIN #{label}-----\n#{[der].pack('m0').scan(/.{1,64}/).join("\n")}\n-----END #{label}-----\n"
      end

      # The label and the bytes of the first part of a text with one of some labels.
      def unpem(text, *labels)
        text.b.scan(/-----BEGIN ([A-Z0-9 ]+)-----\r?\n(.*?)-----END \1-----/m) do |label, body|
          return [label, body] if labels.include?(label)
        end
        nil
      end

      def decode64(text)
        text = text.sub(/\A(?:[\w-]+: .*\r?\n)+\r?\n/, '').gsub(/\s/, '')
        text.unpack1('m0')
      rescue ArgumentError
        nil
      end
    end
  end

  module X509
    class CertificateError < OpenSSLError
    end

    class NameError < OpenSSLError
    end

    class ExtensionError < OpenSSLError
    end

    class RequestError < OpenSSLError
    end

    class CRLError < OpenSSLError
    end

    class StoreError < OpenSSLError
    end

    %w[Request CRL Store StoreContext ExtensionFactory Revoked].each do |name|
      refused = Class.new do
        define_singleton_method(:new) { |*| raise RefusedError, "OpenSSL::X509::#{name} is not available here" }
      end
      const_set(name, refused)
    end

    # A name of somebody: its parts.
    class Name
      include Comparable

      COMPAT = 0
      RFC2253 = 17892119
      ONELINE = 8520479
      MULTILINE = 44302342
      OBJECT_TYPE_TEMPLATE = Hash.new(ASN1::UTF8STRING).update(
        'C' => ASN1::PRINTABLESTRING, 'countryName' => ASN1::PRINTABLESTRING, 'serialNumber' => ASN1::PRINTABLESTRING,
        'dnQualifier' => ASN1::PRINTABLESTRING, 'DC' => ASN1::IA5STRING, 'domainComponent' => ASN1::IA5STRING,
        'emailAddress' => ASN1::IA5STRING
      ).freeze

      class << self
        def parse_openssl(text, template = OBJECT_TYPE_TEMPLATE)
          parts = text.start_with?('/') ? text[1..].split(%r{/(?=[^/=]+=)}) : text.split(/\s*,\s*/)
          new(parts.map { |part| part.split('=', 2).map(&:strip) }, template)
        end
        alias parse parse_openssl

        def parse_rfc2253(text, template = OBJECT_TYPE_TEMPLATE)
          parts = text.scan(/\s*([^=,]+)=((?:\\.|[^\\,])*)/)
          new(parts.reverse.map { |name, value| [name.strip, value.gsub(/\\(.)/, '\1')] }, template)
        end
      end

      def initialize(value = nil, template = OBJECT_TYPE_TEMPLATE)
        @entries = []
        case value
        when nil then nil
        when Array
          value.each { |name, text, type| add_entry(name, text, type || template[name]) }
        when ASN1::Part then read(value)
        else
          part = ASN1.read(value.respond_to?(:to_der) ? value.to_der : value)
          raise NameError, 'd2i_X509_NAME' unless part

          read(part)
        end
      end

      def add_entry(name, text, type = nil)
        raise TypeError, 'no implicit conversion of nil into String' if text.nil?
        raise NameError, "X509_NAME_add_entry_by_txt: invalid field name" unless ASN1.number_of(name) =~ /\A\d+(\.\d+)+\z/

        @der = nil
        @entries << [name, text.to_s.b, type || OBJECT_TYPE_TEMPLATE[name]]
        self
      end

      def to_a
        @entries.map(&:dup)
      end

      def to_s(format = nil)
        case format
        when nil then @entries.map { |name, text, _| "/#{name}=#{visible(text)}" }.join
        when COMPAT then @entries.map { |name, text, _| "#{name}=#{visible(text)}" }.join(', ').sub(', emailAddress=', '/emailAddress=')
        when ONELINE
          @entries.map { |name, text, _| "#{name} = #{text.match?(/[,+<>;]/n) ? "\"#{visible(text)}\"" : visible(text)}" }.join(', ')
        when MULTILINE then @entries.map { |name, text, _| "#{name.ljust(25)} = #{visible(text)}" }.join("\n")
        else @entries.reverse.map { |name, text, _| "#{name}=#{escaped(visible(text, '\\'))}" }.join(',')
        end
      end

      def to_utf8
        @entries.reverse.map { |name, text, _| "#{name}=#{escaped(text.dup.force_encoding('UTF-8'))}" }.join(',')
      end

      def to_der
        @der ||= ASN1.write(0x30, @entries.map do |name, text, type|
          pair = ASN1.write_number(ASN1.number_of(name)) + ASN1.write(type, text)
          ASN1.write(0x31, ASN1.write(0x30, pair))
        end.join.b)
      end

      def <=>(other)
        return nil unless other.is_a?(Name)

        order = to_der.bytesize <=> other.to_der.bytesize
        order.zero? ? to_der <=> other.to_der : order
      end
      alias cmp <=>

      def ==(other)
        other.is_a?(Name) && to_der == other.to_der
      end

      def eql?(other)
        self == other
      end

      def inspect
        "#<#{self.class.name} #{to_utf8}>"
      end

      private

      def read(part)
        @der = part.der
        part.children.each do |set|
          set.children.each { |entry| @entries << [entry[0].name, entry[1].text, entry[1].tag] }
        end
      end

      def visible(text, before = '\\x')
        text.b.gsub(/[^\x20-\x7e]/n) { |byte| format("#{before}%02X", byte.ord) }.force_encoding('UTF-8')
      end

      def escaped(text)
        text.gsub(/[,+"<>;]|\\(?![0-9A-F]{2})/) { |mark| "\\#{mark}" }.sub(/\A[# ]/) { |mark| "\\#{mark}" }
      end
    end

    # Something more that a certificate says.
    class Extension
      USAGES = [
        'Digital Signature', 'Non Repudiation', 'Key Encipherment', 'Data Encipherment', 'Key Agreement',
        'Certificate Sign', 'CRL Sign', 'Encipher Only', 'Decipher Only'
      ].freeze
      PURPOSES = {
        '1.3.6.1.5.5.7.3.1' => 'TLS Web Server Authentication', '1.3.6.1.5.5.7.3.2' => 'TLS Web Client Authentication',
        '1.3.6.1.5.5.7.3.3' => 'Code Signing', '1.3.6.1.5.5.7.3.4' => 'E-mail Protection',
        '1.3.6.1.5.5.7.3.8' => 'Time Stamping', '1.3.6.1.5.5.7.3.9' => 'OCSP Signing',
        '2.5.29.37.0' => 'Any Extended Key Usage'
      }.freeze
      private_constant :USAGES, :PURPOSES

      attr_reader :oid, :value_der

      def initialize(oid, value = nil, critical = false)
        if oid.is_a?(ASN1::Part)
          @der = oid.der
          @oid = oid[0].name
          @critical = oid[1].tag == 1 && oid[1].content != "\0"
          @value_der = oid.children.last.content
        else
          @oid = ASN1.name_of(oid)
          @value_der = value
          @critical = critical
        end
      end

      def critical?
        @critical
      end

      def value
        @value ||= shown(ASN1.read(value_der)) || value_der.b.gsub(/[^\x20-\x7e]/n, '.').force_encoding('UTF-8')
      end

      def to_der
        @der ||= ASN1.write(0x30, ASN1.write_number(ASN1.number_of(oid)) + (critical? ? ASN1.write(1, "\xff".b) : ''.b) + ASN1.write(4, value_der))
      end

      def to_s
        "#{oid} = #{'critical, ' if critical?}#{value.gsub("\n", ', ')}"
      end

      def to_h
        { 'oid' => oid, 'value' => value, 'critical' => critical? }
      end

      def to_a
        [oid, value, critical?]
      end

      def ==(other)
        other.is_a?(Extension) && to_der == other.to_der
      end

      private

      def shown(part)
        return nil unless part

        case oid
        when 'basicConstraints' then constraints(part)
        when 'keyUsage' then usages(part).join(', ')
        when 'extendedKeyUsage' then part.children.map { |one| PURPOSES.fetch(one.number, one.name) }.join(', ')
        when 'subjectKeyIdentifier' then hex(part.content)
        when 'authorityKeyIdentifier' then authority(part)
        when 'subjectAltName', 'issuerAltName' then part.children.map { |name| general(name) }.join(', ')
        when 'authorityInfoAccess' then part.children.map { |one| "#{access(one[0].number)} - #{general(one[1])}" }.join("\n")
        when 'nsComment' then part.text.dup.force_encoding('UTF-8')
        end
      end

      def constraints(part)
        authority = part.children.any? { |one| one.tag == 1 && one.content != "\0" }
        length = part.children.find { |one| one.tag == 2 }
        "CA:#{authority ? 'TRUE' : 'FALSE'}#{", pathlen:#{length.integer}" if length}"
      end

      def usages(part)
        bits = part.bits.unpack1('B*')
        USAGES.each_index.select { |index| bits[index] == '1' }.map { |index| USAGES[index] }
      end

      def authority(part)
        parts = part.children.map do |one|
          case one.tag & 31
          when 0 then ['keyid', hex(one.content)]
          when 1 then one.children.map { |name| general(name) }
          when 2 then ['serial', hex(one.content)]
          end
        end
        return parts[0][1] if parts.size == 1 && parts[0][0] == 'keyid'

        parts.compact.map { |one| one.join(':') }.join("\n")
      end

      def access(number)
        { '1.3.6.1.5.5.7.48.1' => 'OCSP', '1.3.6.1.5.5.7.48.2' => 'CA Issuers' }.fetch(number, number)
      end

      def general(name)
        text = name.content
        case name.tag & 31
        when 0 then 'othername:<unsupported>'
        when 1 then "email:#{text}"
        when 2 then "DNS:#{text}"
        when 4 then "DirName:#{Name.new(name[0])}"
        when 6 then "URI:#{text}"
        when 7
          address = text.bytesize == 4 ? text.bytes.join('.') : text.unpack('n*').map { |part| part.to_s(16).upcase }.join(':')
          "IP Address:#{address}"
        when 8 then "Registered ID:#{name.name}"
        else '<unsupported>'
        end
      end

      def hex(bytes)
        bytes.unpack1('H*').upcase.scan(/../).join(':')
      end
    end

    # A certificate.
    class Certificate
      attr_reader :version, :serial, :subject, :issuer, :not_before, :not_after, :extensions, :signature_algorithm

      def self.load(text)
        found = text.b.scan(/-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----/m)
        raise CertificateError, 'no start line' if found.empty?

        found.map { |one| new(one) }
      end

      def initialize(text = nil)
        raise RefusedError, 'OpenSSL::X509::Certificate makes no certificates here' if text.nil?

        text = text.respond_to?(:to_der) ? text.to_der : text.to_str
        @der = text.b
        unless text.b.start_with?("0\x82".b, "0\x81".b)
          found = ASN1.unpem(text, 'CERTIFICATE', 'X509 CERTIFICATE', 'TRUSTED CERTIFICATE')
          raise CertificateError, 'PEM_read_bio_X509: no start line' unless found

          @der = ASN1.decode64(found[1])
          raise CertificateError, 'PEM_read_bio_X509: bad base64 decode' unless @der
        end
        part = ASN1.read(@der)
        raise CertificateError, 'PEM_read_bio_X509: no start line' unless part && part[0] && part[0].children.size > 5

        @der = part.der
        read(part)
      end

      def public_key
        PKey.from_info(@key)
      end

      def check_private_key(key)
        key.public_to_der == @key.der
      end

      def verify(_key)
        raise RefusedError, 'OpenSSL::X509::Certificate#verify is not available here'
      end

      def to_der
        @der
      end

      def to_pem
        ASN1.pem('CERTIFICATE', @der)
      end
      alias to_s to_pem

      def subject_key_identifier
        found = extension('subjectKeyIdentifier')
        found && found.content
      end

      def authority_key_identifier
        found = extension('authorityKeyIdentifier')
        found && found.children.find { |one| one.tag & 31 == 0 }&.content
      end

      def ca_issuer_uris
        information('1.3.6.1.5.5.7.48.2')
      end

      def ocsp_uris
        information('1.3.6.1.5.5.7.48.1')
      end

      def ==(other)
        other.is_a?(Certificate) && to_der == other.to_der
      end

      def eql?(other)
        self == other
      end

      def hash
        @der.hash
      end

      def inspect
        "#<#{self.class}: subject=#{subject.inspect}, issuer=#{issuer.inspect}, serial=#{serial.inspect}, " \
          "not_before=#{not_before.inspect}, not_after=#{not_after.inspect}>"
      end

      private

      def read(part)
        parts = part[0].children.dup
        @version = parts[0].tag == 0xa0 ? parts.shift[0].integer : 0
        serial, _, issuer, validity, subject, @key, *more = parts
        @serial = BN.new(serial.integer)
        @issuer = Name.new(issuer)
        @not_before, @not_after = validity.children.map(&:time)
        @subject = Name.new(subject)
        @signature_algorithm = part[1][0].name
        listed = more.find { |one| one.tag == 0xa3 }
        @extensions = listed ? listed[0].children.map { |one| Extension.new(one) } : []
      end

      def extension(oid)
        found = extensions.find { |one| one.oid == oid }
        found && ASN1.read(found.value_der)
      end

      def information(number)
        found = extension('authorityInfoAccess')
        uris = found && found.children.select { |one| one[0].number == number }.map { |one| one[1].content }
        uris && uris.empty? ? nil : uris
      end
    end
  end

  module PKey
    class PKeyError < OpenSSLError
    end

    class RSAError < PKeyError
    end

    class ECError < PKeyError
    end

    class DSAError < PKeyError
    end

    class << self
      def read(text, password = nil)
        parts = parse(text)
        raise PKeyError, 'Could not parse PKey: unsupported' unless parts

        make(*parts)
      end

      # The key in the information that certificates have.
      def from_info(info)
        make(*public_parts(info))
      end

      # What a text has: the kind, whether it is private, and its parts.
      def parse(text)
        text = text.respond_to?(:read) ? text.read : text.to_s
        labels = ['RSA PRIVATE KEY', 'EC PRIVATE KEY', 'PRIVATE KEY', 'PUBLIC KEY', 'RSA PUBLIC KEY', 'ENCRYPTED PRIVATE KEY']
        label, body = ASN1.unpem(text, *labels)
        if label == 'ENCRYPTED PRIVATE KEY' || body.to_s.include?('ENCRYPTED')
          raise RefusedError, 'encrypted keys are not available here'
        end
        part = ASN1.read(label ? ASN1.decode64(body) || '' : text.b)
        part && kind(part)
      end

      def generate_key(*)
        raise RefusedError, 'OpenSSL::PKey makes no keys here'
      end

      private

      def make(type, parts)
        type == :rsa ? RSA.new(parts) : EC.new(parts)
      end

      def kind(part)
        first, second = part.children
        return nil unless first

        if first.tag == 0x30 then public_parts(part)
        elsif first.tag == 2 && second.tag == 0x30 then private_parts(part)
        elsif first.tag == 2 && second.tag == 4 then [:ec, ec_private(part, nil)]
        elsif first.tag == 2 && part.children.size > 8 then [:rsa, part.children[1, 8].map(&:integer)]
        elsif first.tag == 2 && part.children.size == 2 then [:rsa, part.children.map(&:integer)]
        end
      end

      def public_parts(info)
        case info[0][0].name
        when 'rsaEncryption' then [:rsa, ASN1.read(info[1].bits).children.map(&:integer)]
        when 'id-ecPublicKey' then [:ec, { curve: info[0][1], point: info[1].bits, private: nil }]
        else raise RefusedError, "keys of #{info[0][0].name} are not available here"
        end
      end

      def private_parts(part)
        inner = ASN1.read(part[2].content)
        case part[1][0].name
        when 'rsaEncryption' then [:rsa, inner.children[1, 8].map(&:integer)]
        when 'id-ecPublicKey' then [:ec, ec_private(inner, part[1][1])]
        else raise RefusedError, "keys of #{part[1][0].name} are not available here"
        end
      end

      def ec_private(part, curve)
        named = part.children.find { |one| one.tag == 0xa0 }
        point = part.children.find { |one| one.tag == 0xa1 }
        { curve: curve || named&.[](0), point: point && point[0].bits, private: part[1].content }
      end
    end

    # What keys of all kinds have.
    class PKey
      def public_to_pem
        ASN1.pem('PUBLIC KEY', public_to_der)
      end

      def private_to_pem
        ASN1.pem('PRIVATE KEY', private_to_der)
      end

      def to_s(*args)
        to_pem(*args)
      end

      def export(*args)
        to_pem(*args)
      end

      def private_key?
        private?
      end

      def compare?(other)
        other.is_a?(PKey) && public_to_der == other.public_to_der
      end

      def inspect
        "#<#{self.class} oid=#{oid}>"
      end

      %i[sign verify sign_raw verify_raw encrypt decrypt public_encrypt private_decrypt private_encrypt public_decrypt derive dh_compute_key dsa_sign_asn1 dsa_verify_asn1].each do |name|
        define_method(name) { |*, **| raise RefusedError, "OpenSSL::PKey##{name} is not available here" }
      end

      private

      def refuse_cipher(args)
        raise RefusedError, 'encrypted keys are not available here' unless args.empty?
      end
    end

    class RSA < PKey
      PARTS = %w[n e d p q dmp1 dmq1 iqmp].freeze

      def self.generate(*)
        raise RefusedError, 'OpenSSL::PKey makes no keys here'
      end

      def initialize(value = nil, _password = nil)
        raise RefusedError, 'OpenSSL::PKey makes no keys here' if value.nil? || value.is_a?(Integer)

        type, parts = value.is_a?(Array) ? [:rsa, value] : OpenSSL::PKey.parse(value)
        raise RSAError, 'Neither PUB key nor PRIV key: unsupported' unless type
        raise RSAError, 'incorrect pkey type: id-ecPublicKey' unless type == :rsa

        @parts = parts
      end

      PARTS.each_with_index do |name, index|
        define_method(name) { @parts[index] && BN.new(@parts[index]) }
      end

      def oid
        'rsaEncryption'
      end

      def private?
        @parts.size > 2
      end

      def public?
        true
      end

      def params
        PARTS.each_with_index.to_h { |name, index| [name, BN.new(@parts[index] || 0)] }
      end

      def public_key
        RSA.new(@parts[0, 2])
      end

      def to_der(*args)
        refuse_cipher(args)
        private? ? key_der : public_to_der
      end

      def to_pem(*args)
        refuse_cipher(args)
        private? ? ASN1.pem('RSA PRIVATE KEY', key_der) : public_to_pem
      end

      def public_to_der
        numbers = ASN1.write(0x30, @parts[0, 2].map { |part| ASN1.write_integer(part) }.join.b)
        ASN1.write(0x30, algorithm + ASN1.write(3, "\0".b + numbers))
      end

      def private_to_der(*args)
        refuse_cipher(args)
        ASN1.write(0x30, ASN1.write_integer(0) + algorithm + ASN1.write(4, key_der))
      end

      private

      def algorithm
        ASN1.write(0x30, ASN1.write_number('1.2.840.113549.1.1.1') + ASN1.write(5, ''.b))
      end

      def key_der
        ASN1.write(0x30, [0, *@parts].map { |part| ASN1.write_integer(part) }.join.b)
      end
    end

    class EC < PKey
      # A curve.
      class Group
        attr_reader :curve_name

        def initialize(curve_name)
          @curve_name = curve_name
        end

        def degree
          { 'prime256v1' => 256, 'secp256k1' => 256, 'secp384r1' => 384, 'secp521r1' => 521, 'secp224r1' => 224, 'prime192v1' => 192 }[curve_name]
        end
      end

      # A point of a curve.
      class Point
        attr_reader :group

        def initialize(group, bytes)
          @group = group
          @bytes = bytes
        end

        def to_bn(*)
          BN.new(@bytes, 2)
        end

        def to_octet_string(_form = :uncompressed)
          @bytes
        end

        def ==(other)
          other.is_a?(Point) && to_octet_string == other.to_octet_string
        end
      end

      def self.generate(*)
        raise RefusedError, 'OpenSSL::PKey makes no keys here'
      end

      def initialize(value = nil, _password = nil)
        raise RefusedError, 'OpenSSL::PKey makes no keys here' if value.nil?

        type, parts = value.is_a?(Hash) ? [:ec, value] : OpenSSL::PKey.parse(value)
        raise ECError, 'invalid curve name' unless type
        raise DSAError, 'incorrect pkey type: rsaEncryption' unless type == :ec

        @curve, @point, @private = parts.values_at(:curve, :point, :private)
      end

      def oid
        'id-ecPublicKey'
      end

      def group
        Group.new(@curve && @curve.name)
      end

      def private?
        !@private.nil?
      end

      def public?
        !@point.nil?
      end
      alias public_key? public?

      def private_key
        @private && BN.new(@private, 2)
      end

      def public_key
        @point && Point.new(group, @point)
      end

      def check_key
        true
      end

      def to_der(*args)
        refuse_cipher(args)
        private? ? key_der(true) : public_to_der
      end

      def to_pem(*args)
        refuse_cipher(args)
        private? ? ASN1.pem('EC PRIVATE KEY', key_der(true)) : public_to_pem
      end

      def public_to_der
        ASN1.write(0x30, algorithm + ASN1.write(3, "\0".b + @point))
      end

      def private_to_der(*args)
        refuse_cipher(args)
        ASN1.write(0x30, ASN1.write_integer(0) + algorithm + ASN1.write(4, key_der(false)))
      end

      private

      def algorithm
        ASN1.write(0x30, ASN1.write_number('1.2.840.10045.2.1') + @curve.der)
      end

      def key_der(with_curve)
        curve = with_curve ? ASN1.write(0xa0, @curve.der) : ''.b
        point = @point ? ASN1.write(0xa1, ASN1.write(3, "\0".b + @point)) : ''.b
        ASN1.write(0x30, ASN1.write_integer(1) + ASN1.write(4, @private) + curve + point)
      end
    end

    %w[DSA DH].each do |name|
      refused = Class.new(PKey) do
        define_singleton_method(:new) { |*| raise RefusedError, "OpenSSL::PKey::#{name} is not available here" }
      end
      const_set(name, refused)
    end
  end
end

class Integer
  def to_bn
    OpenSSL::BN.new(self)
  end
end
