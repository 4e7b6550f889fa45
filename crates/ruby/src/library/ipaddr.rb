# Addresses of the internet protocol, and networks of them.
class IPAddr
  class Error < ArgumentError
  end

  class InvalidAddressError < Error
  end

  class AddressFamilyError < Error
  end

  class InvalidPrefixError < InvalidAddressError
  end

  IN4MASK = 0xffffffff
  IN6MASK = 0xffffffffffffffffffffffffffffffff
  AF_INET = 2
  AF_INET6 = 10
  private_constant :AF_INET, :AF_INET6

  attr_reader :family

  include Comparable

  def self.new_ntoh(bytes)
    new(ntop(bytes))
  end

  # The text of four or sixteen bytes.
  def self.ntop(bytes)
    case bytes.bytesize
    when 4 then bytes.unpack('C4').join('.')
    when 16 then bytes.unpack('n8').map { |part| format('%04x', part) }.join(':')
    else raise AddressFamilyError, 'unsupported address family'
    end
  end

  def initialize(addr = '::', family = 0)
    @mask_addr = nil
    unless addr.is_a?(String)
      case family
      when AF_INET, AF_INET6 then set(addr.to_i, family)
      when 0 then raise AddressFamilyError, 'address family must be specified'
      else raise AddressFamilyError, "unsupported address family: #{family}"
      end
      @mask_addr = all
      return
    end
    address, prefix = addr.split('/', 2)
    address ||= ''
    if address =~ /\A\[(.*)\]\z/i
      address = $1
      family = AF_INET6
    end
    if (zone = address[/%[^\/]*\z/]) && address.include?(':')
      address = address[0, address.length - zone.length]
    else
      zone = nil
    end
    @addr = @family = nil
    if family == 0 || family == AF_INET
      @addr = read4(address)
      @family = AF_INET if @addr
    end
    if !@addr && (family == 0 || family == AF_INET6)
      @addr = read6(address)
      @family = AF_INET6
    end
    raise InvalidAddressError, "invalid address: #{@addr}" if @addr.nil?
    @zone_id = zone if zone
    raise AddressFamilyError, 'unsupported address family' if family != 0 && @family != family
    prefix ? mask!(prefix) : @mask_addr = all
  end

  def &(other)
    clone.set(@addr & other_address(other))
  end

  def |(other)
    clone.set(@addr | other_address(other))
  end

  def >>(bits)
    clone.set(@addr >> bits)
  end

  def <<(bits)
    clone.set((@addr << bits) & all)
  end

  def ~
    clone.set(@addr ^ all)
  end

  def ==(other)
    other = coerce_other(other)
  rescue StandardError
    false
  else
    @family == other.family && @addr == other.to_i
  end

  def mask(length)
    clone.mask!(length)
  end

  def include?(other)
    other = coerce_other(other)
    return false unless other.family == family
    begin_addr <= other.begin_address && end_addr >= other.end_address
  end
  alias === include?

  def to_i
    @addr
  end

  def to_s
    return dotted(@addr) if ipv4?
    text = to_string_without_zone
    text = text.gsub(/\b0{1,3}([\da-f]+)\b/i, '\1')
    8.downto(2) do |count|
      zeros = ([0] * count).join(':')
      next unless text =~ /(\A|:)#{zeros}(:|\z)/
      text = text.sub(/(\A|:)#{zeros}(:|\z)/, '::')
      break
    end
    if text =~ /\A::(ffff:)?([\da-f]{1,4}):([\da-f]{1,4})\z/i
      text = format('::%s%d.%d.%d.%d', $1, $2.hex / 256, $2.hex % 256, $3.hex / 256, $3.hex % 256)
    end
    @zone_id ? "#{text}#{@zone_id}" : text
  end

  def to_string
    text = to_string_without_zone
    ipv6? && @zone_id ? "#{text}#{@zone_id}" : text
  end

  def hton
    ipv4? ? [@addr].pack('N') : (0..7).map { |index| @addr >> (112 - 16 * index) & 0xffff }.pack('n8')
  end

  def ipv4?
    @family == AF_INET
  end

  def ipv6?
    @family == AF_INET6
  end

  def loopback?
    ipv4? ? @addr & 0xff000000 == 0x7f000000 : @addr == 1
  end

  def private?
    if ipv4?
      @addr & 0xff000000 == 0x0a000000 || @addr & 0xfff00000 == 0xac100000 || @addr & 0xffff0000 == 0xc0a80000
    else
      @addr & 0xfe000000000000000000000000000000 == 0xfc000000000000000000000000000000
    end
  end

  def link_local?
    if ipv4?
      @addr & 0xffff0000 == 0xa9fe0000
    else
      @addr & 0xffc00000000000000000000000000000 == 0xfe800000000000000000000000000000
    end
  end

  def ipv4_mapped?
    ipv6? && @addr >> 32 == 0xffff
  end

  def ipv4_compat?
    ipv6? && @addr >> 32 == 0 && ![0, 1].include?(@addr & IN4MASK)
  end

  def ipv4_mapped
    raise InvalidAddressError, "not an IPv4 address: #{@addr}" unless ipv4?
    made = clone.set(@addr | 0xffff00000000, AF_INET6)
    made.instance_variable_set(:@mask_addr, @mask_addr | 0xffffffffffffffffffffffff00000000)
    made
  end

  def ipv4_compat
    raise InvalidAddressError, "not an IPv4 address: #{@addr}" unless ipv4?
    clone.set(@addr, AF_INET6)
  end

  def native
    return self unless ipv4_mapped? || ipv4_compat?
    made = clone.set(@addr & IN4MASK, AF_INET)
    made.instance_variable_set(:@mask_addr, @mask_addr & IN4MASK)
    made
  end

  def reverse
    ipv4? ? "#{dotted(@addr).split('.').reverse.join('.')}.in-addr.arpa" : ip6_arpa
  end

  def ip6_arpa
    raise InvalidAddressError, "not an IPv6 address: #{@addr}" unless ipv6?
    "#{nibbles}.ip6.arpa"
  end

  def ip6_int
    raise InvalidAddressError, "not an IPv6 address: #{@addr}" unless ipv6?
    "#{nibbles}.ip6.int"
  end

  def succ
    clone.set(@addr + 1)
  end

  def <=>(other)
    other = coerce_other(other)
  rescue StandardError
    nil
  else
    @addr <=> other.to_i if other.family == @family
  end

  def eql?(other)
    self.class == other.class && hash == other.hash && self == other
  end

  def hash
    [@addr, @mask_addr, ipv4? ? 0 : 1].hash
  end

  def to_range
    self.class.new(begin_addr, @family)..self.class.new(end_addr, @family)
  end

  def prefix
    ones = ipv4? ? 32 : 128
    zeros = @mask_addr ^ all
    while zeros > 0
      zeros >>= 1
      ones -= 1
    end
    ones
  end

  def prefix=(length)
    raise InvalidPrefixError, 'prefix must be an integer' unless length.is_a?(Integer)
    mask!(length)
  end

  def netmask
    render(@mask_addr)
  end

  def zone_id
    raise InvalidAddressError, 'not an IPv6 address' unless ipv6?
    @zone_id
  end

  def inspect
    name = ipv4? ? 'IPv4' : 'IPv6'
    zone = @zone_id if ipv6?
    "#<#{self.class}: #{name}:#{render(@addr)}#{zone}/#{render(@mask_addr)}>"
  end

  protected

  def set(addr, *family)
    case family[0] || @family
    when AF_INET
      raise InvalidAddressError, "invalid address: #{@addr}" if addr < 0 || addr > IN4MASK
    when AF_INET6
      raise InvalidAddressError, "invalid address: #{@addr}" if addr < 0 || addr > IN6MASK
    end
    @addr = addr
    @family = family[0] if family[0]
    self
  end

  def mask!(mask)
    if mask.is_a?(String) && mask !~ /\A\d+\z/
      other = IPAddr.new(mask)
      raise InvalidPrefixError, "address family is not same: #{@addr}" if other.family != @family
      @mask_addr = other.to_i
      host = @mask_addr ^ all
      raise InvalidPrefixError, "invalid mask #{mask}: #{@addr}" unless (host & (host + 1)).zero?
    else
      length = mask.is_a?(String) ? mask.to_i : mask
      bits = ipv4? ? 32 : 128
      raise InvalidPrefixError, "invalid length: #{@addr}" if length < 0 || length > bits
      @mask_addr = (all >> (bits - length)) << (bits - length)
    end
    @addr &= @mask_addr
    self
  end

  def begin_addr
    @addr & @mask_addr
  end

  def end_addr
    @addr | (all ^ @mask_addr)
  end

  def begin_address
    begin_addr
  end

  def end_address
    end_addr
  end

  private

  def all
    ipv4? ? IN4MASK : IN6MASK
  end

  def other_address(other)
    other.is_a?(IPAddr) ? other.to_i : coerce_other(other).to_i
  end

  def coerce_other(other)
    case other
    when IPAddr then other
    when String then self.class.new(other)
    else self.class.new(other, @family)
    end
  end

  def read4(text)
    return nil unless text =~ /\A\d+\.\d+\.\d+\.\d+\z/
    text.split('.').inject(0) do |sum, part|
      number = part.to_i
      raise InvalidAddressError, "invalid address: #{@addr}" if number > 255
      raise InvalidAddressError, "zero-filled number in IPv4 address is ambiguous: #{@addr}" if part =~ /\A0./
      sum << 8 | number
    end
  end

  def read6(text)
    invalid = "invalid address: #{@addr}"
    tail = []
    if text =~ /\A(.*:)(\d+\.\d+\.\d+\.\d+)\z/
      number = read4($2)
      text = $1
      # The colon belongs to the numbers before, unless it is one of two.
      text = text.chomp(':') unless text.end_with?('::')
      tail = [number >> 16, number & 0xffff]
    end
    raise InvalidAddressError, invalid unless text =~ /\A[\h:]*\z/ && text.include?(':') || (!tail.empty? && text =~ /\A\h+\z/)
    left, right, more = text.split('::', -1)
    raise InvalidAddressError, invalid if more || text.include?(':::')
    left = words(left, invalid)
    if right
      right = words(right, invalid) + tail
      missing = 8 - left.size - right.size
      raise InvalidAddressError, invalid if missing < 1 && left.size + right.size != 8 || missing < 0
      parts = left + [0] * missing + right
    else
      parts = left + tail
    end
    raise InvalidAddressError, invalid unless parts.size == 8
    parts.inject(0) { |sum, part| sum << 16 | part }
  end

  def words(text, invalid)
    return [] if text.nil? || text.empty?
    text.split(':', -1).map do |part|
      raise InvalidAddressError, invalid unless part =~ /\A\h{1,4}\z/
      part.hex
    end
  end

  def dotted(number)
    [24, 16, 8, 0].map { |shift| number >> shift & 255 }.join('.')
  end

  def render(number)
    return dotted(number) if ipv4?
    format('%032x', number).scan(/..../).join(':')
  end

  def to_string_without_zone
    render(@addr)
  end

  def nibbles
    format('%032x', @addr).reverse.scan(/./).join('.')
  end
end
