# Random data that nobody can guess.
module SecureRandom
  class << self
    def bytes(count)
      Random.__chance(count)
    end

    def random_bytes(count = nil)
      Random.__chance(count ? count.to_int : 16)
    end

    def hex(count = nil)
      random_bytes(count).unpack1('H*')
    end

    def base64(count = nil)
      [random_bytes(count)].pack('m0')
    end

    def urlsafe_base64(count = nil, padding = false)
      text = [random_bytes(count)].pack('m0').tr('+/', '-_')
      padding ? text : text.delete('=')
    end

    def uuid
      parts = random_bytes(16).unpack('NnnnnN')
      parts[2] = (parts[2] & 0x0fff) | 0x4000
      parts[3] = (parts[3] & 0x3fff) | 0x8000
      format('%08x-%04x-%04x-%04x-%04x%08x', *parts)
    end

    def random_number(limit = 0)
      generator.rand(limit.nil? || limit == 0 ? 1.0 : limit)
    end
    alias rand random_number

    def alphanumeric(count = nil)
      choose([*'A'..'Z', *'a'..'z', *'0'..'9'], count || 16)
    end

    def choose(source, count)
      numbers = generator
      Array.new(count) { source[numbers.rand(source.size)] }.join
    end

    private

    def generator
      Random.new(random_bytes(16).unpack('N4').inject(0) { |sum, word| sum << 32 | word })
    end
  end
end
