# Objects as bytes, and back: mostly to copy them with all that they have.
module Marshal
  MAJOR_VERSION = 4
  MINOR_VERSION = 8

  def self.dump(object, io = nil, _limit = -1)
    bytes = Writer.new.dump(object)
    return bytes unless io.respond_to?(:write)

    io.write(bytes)
    io
  end

  def self.load(source, proc = nil, freeze: false)
    bytes = source.respond_to?(:to_str) ? source.to_str : source.read
    raise TypeError, 'instance of IO needed' unless bytes.is_a?(String)

    Reader.new(bytes, proc, freeze).load
  end

  class << self
    alias restore load
  end

  # Writes.
  class Writer
    def initialize
      @out = "\x04\x08".b
      @symbols = {}
      @objects = {}.compare_by_identity
    end

    def dump(object)
      write(object)
      @out
    end

    private

    def write(object)
      case object
      when nil then @out << '0'
      when true then @out << 'T'
      when false then @out << 'F'
      when Symbol then symbol(object)
      when Integer then integer(object)
      else
        if (place = @objects[object])
          @out << '@'
          number(place)
        else
          @objects[object] = @objects.size
          fresh(object)
        end
      end
    end

    def fresh(object)
      if object.respond_to?(:marshal_dump, true)
        @out << 'U'
        symbol(object.class.name.to_sym)
        return write(object.__send__(:marshal_dump))
      end
      case object
      when Float
        @out << 'f'
        bytes(object.nan? ? 'nan' : object.infinite? ? (object > 0 ? 'inf' : '-inf') : decimal(object))
      when String then string(object)
      when Regexp
        @out << 'I/'
        bytes(object.source)
        @out << [object.options & 7].pack('C')
        encoding(object.encoding)
      when Array
        own_class(object, Array)
        @out << '['
        number(object.size)
        object.each { |item| write(item) }
      when Hash then hash(object)
      when Class
        @out << 'c'
        bytes(named(object))
      when Module
        @out << 'm'
        bytes(named(object))
      when Struct
        @out << 'S'
        symbol(named(object.class).to_sym)
        number(object.members.size)
        object.each_pair { |name, value| symbol(name) && write(value) }
      when Range
        parts = { excl: object.exclude_end?, begin: object.begin, end: object.end }
        plain(object, parts)
      when Proc, Method, IO, MatchData, Thread
        raise TypeError, "no _dump_data is defined for class #{object.class}"
      else
        raise TypeError, "singleton can't be dumped" unless object.singleton_methods(false).empty?

        plain(object, object.instance_variables.to_h { |name| [name, object.instance_variable_get(name)] })
      end
    end

    # The shortest digits, with an exponent where that is shorter.
    def decimal(number)
      sign = number.to_s.start_with?('-') ? '-' : ''
      whole, exponent = number.abs.to_s.split('e')
      before, behind = whole.split('.')
      point = before.size + exponent.to_i
      digits = "#{before}#{behind}"
      point -= digits[/\A0*/].size
      digits = digits.sub(/\A0+/, '').sub(/0+\z/, '')
      return "#{sign}0" if digits.empty?
      if point < -3 || point > digits.size
        rest = digits[1..]
        return "#{sign}#{digits[0]}#{".#{rest}" unless rest.empty?}e#{point - 1}"
      end
      return "#{sign}0.#{'0' * -point}#{digits}" if point <= 0

      rest = digits[point..]
      "#{sign}#{digits[0, point]}#{".#{rest}" unless rest.empty?}"
    end

    def plain(object, parts)
      @out << 'o'
      symbol(named(object.class).to_sym)
      number(parts.size)
      parts.each { |name, value| symbol(name) && write(value) }
    end

    def string(text)
      known = text.encoding == Encoding::BINARY
      @out << 'I' unless known
      own_class(text, String)
      @out << '"'
      bytes(text)
      encoding(text.encoding) unless known
    end

    def hash(table)
      raise TypeError, "can't dump hash with default proc" if table.default_proc

      own_class(table, Hash)
      @out << (table.default.nil? ? '{' : '}')
      number(table.size)
      table.each { |key, value| write(key) && write(value) }
      write(table.default) unless table.default.nil?
    end

    def own_class(object, type)
      return if object.instance_of?(type)

      @out << 'C'
      symbol(named(object.class).to_sym)
    end

    def named(type)
      type.name || raise(TypeError, "can't dump anonymous #{type.is_a?(Class) ? 'class' : 'module'} #{type}")
    end

    def encoding(encoding)
      number(1)
      case encoding
      when Encoding::UTF_8 then symbol(:E) && @out << 'T'
      when Encoding::US_ASCII then symbol(:E) && @out << 'F'
      else symbol(:encoding) && (@out << '"') && bytes(encoding.name)
      end
    end

    def symbol(name)
      if (place = @symbols[name])
        @out << ';'
        number(place)
      else
        @symbols[name] = @symbols.size
        plain = name.to_s.ascii_only?
        @out << 'I' unless plain
        @out << ':'
        bytes(name.to_s)
        encoding(Encoding::UTF_8) unless plain
      end
      self
    end

    def integer(value)
      if value.between?(-(1 << 30), (1 << 30) - 1)
        @out << 'i'
        return number(value)
      end
      if (place = @objects[value])
        @out << '@'
        return number(place)
      end
      @objects[value] = @objects.size
      hex = value.abs.to_s(16)
      hex = hex.rjust((hex.size + 3) / 4 * 4, '0')
      @out << 'l' << (value.negative? ? '-' : '+')
      number(hex.size / 4)
      @out << [hex].pack('H*').reverse
    end

    # A small number: most fit into one byte.
    def number(value)
      case value
      when 0 then @out << "\0"
      when 1..122 then @out << [value + 5].pack('C')
      when -123..-1 then @out << [value - 5].pack('c')
      else
        bytes = []
        rest = value
        4.times do
          bytes << (rest & 255)
          rest >>= 8
          break if rest == (value.negative? ? -1 : 0)
        end
        @out << [value.negative? ? -bytes.size : bytes.size].pack('c') << bytes.pack('C*')
      end
      self
    end

    def bytes(text)
      number(text.bytesize)
      @out << text.b
      self
    end
  end

  # Reads.
  class Reader
    def initialize(bytes, proc, frozen)
      @bytes = bytes.b
      @at = 2
      @proc = proc
      @frozen = frozen
      @symbols = []
      @objects = []
      raise ArgumentError, 'marshal data too short' if @bytes.bytesize < 2

      major, minor = @bytes.unpack('CC')
      return if major == 4 && minor <= 8

      raise TypeError, "incompatible marshal file format (can't be read)\n\tformat version 4.8 required; #{major}.#{minor} given"
    end

    def load
      read
    end

    private

    def read
      value = any(take(1))
      value.freeze if @frozen && !value.is_a?(Module)
      @proc ? @proc.call(value) : value
    end

    def any(type)
      case type
      when '0' then nil
      when 'T' then true
      when 'F' then false
      when 'i' then number
      when ':', ';', 'I' then type == 'I' ? with_variables : symbol(type)
      when '@' then @objects.fetch(number) { raise ArgumentError, 'dump format error (unlinked)' }
      when 'l' then large
      when 'f' then keep(float(bytes))
      when '"' then keep(bytes)
      when '/' then keep(Regexp.new(bytes.force_encoding('UTF-8'), take(1).ord))
      when '[' then array([])
      when '{', '}' then hash({}, type)
      when 'c', 'm', 'M' then keep(constant(bytes))
      when 'S' then structure
      when 'o' then object
      when 'C' then own_class
      when 'U'
        made = keep(constant(symbol.to_s).allocate)
        made.__send__(:marshal_load, read)
        made
      else raise ArgumentError, "dump format error(0x#{type.ord.to_s(16)})"
      end
    end

    def keep(value)
      @objects << value
      value
    end

    def with_variables
      type = take(1)
      value = type == ':' ? bytes : any(type)
      number.times do
        name = symbol
        setting = read_setting
        case name
        when :E then value = encoded(value, setting ? 'UTF-8' : 'US-ASCII')
        when :encoding then value = encoded(value, setting)
        else value.instance_variable_set(name, setting)
        end
      end
      return value unless type == ':'

      @symbols << value.to_sym
      @symbols.last
    end

    def read_setting
      type = take(1)
      type == '"' ? bytes : any(type)
    end

    def encoded(value, name)
      value.is_a?(String) ? value.force_encoding(name) : value
    end

    def array(made)
      keep(made)
      number.times { made << read }
      made
    end

    def hash(made, type)
      keep(made)
      number.times do
        key = read
        made[key] = read
      end
      made.default = read if type == '}'
      made
    end

    def own_class
      type = constant(symbol.to_s)
      case (kind = take(1))
      when '[' then array(type.new)
      when '{', '}' then hash(type.new, kind)
      else keep(type.new(bytes))
      end
    end

    def structure
      type = constant(symbol.to_s)
      made = keep(type.allocate)
      values = {}
      number.times do
        name = symbol
        values[name] = read
      end
      values.each { |name, value| made[name] = value }
      made
    end

    def object
      type = constant(symbol.to_s)
      place = @objects.size
      @objects << nil
      return range(place) if type == Range

      made = @objects[place] = type.allocate
      number.times do
        name = symbol
        made.instance_variable_set(name, read)
      end
      made
    end

    def range(place)
      parts = {}
      number.times do
        name = symbol
        parts[name] = read
      end
      @objects[place] = Range.new(parts[:begin], parts[:end], parts[:excl])
    end

    def constant(name)
      Object.const_get(name)
    rescue NameError
      raise ArgumentError, "undefined class/module #{name}"
    end

    def symbol(type = take(1))
      case type
      when ';' then @symbols.fetch(number) { raise ArgumentError, 'bad symbol' }
      when 'I' then with_variables
      else
        @symbols << bytes.force_encoding('UTF-8').to_sym
        @symbols.last
      end
    end

    def large
      sign = take(1)
      hex = take(number * 2).reverse.unpack1('H*')
      keep(sign == '-' ? -hex.to_i(16) : hex.to_i(16))
    end

    def float(text)
      { 'nan' => Float::NAN, 'inf' => Float::INFINITY, '-inf' => -Float::INFINITY }.fetch(text) { text.to_f }
    end

    def number
      first = take(1).unpack1('c')
      case first
      when 0 then 0
      when 5..127 then first - 5
      when -128..-5 then first + 5
      when 1..4 then take(first).bytes.each_with_index.sum { |byte, index| byte << (8 * index) }
      else take(-first).bytes.each_with_index.sum { |byte, index| byte << (8 * index) } - (1 << (8 * -first))
      end
    end

    def bytes
      take(number)
    end

    def take(count)
      part = @bytes.byteslice(@at, count)
      raise ArgumentError, 'marshal data too short' if part.nil? || part.bytesize < count

      @at += count
      part
    end
  end
  private_constant :Writer, :Reader
end
