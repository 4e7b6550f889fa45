# Text that is read and written like a file.
class StringIO
  include Enumerable

  attr_accessor :string, :lineno
  attr_reader :pos

  def self.open(*args)
    io = new(*args)
    block_given? ? yield(io) : io
  end

  def initialize(string = +'', mode = nil)
    string = '' + string unless string.is_a?(String)
    @string = string
    @lineno = 0
    @mode = mode.to_s
    @append = @mode.start_with?('a')
    @string.replace('') if @mode.start_with?('w') && !@string.empty?
    @readable = mode.nil? || @mode.match?(/r|\+/)
    @writable = mode.nil? ? !string.frozen? : @mode.match?(/w|a|\+/)
    @pos = 0
    @closed = false
  end

  def string=(string)
    @string = string
    @pos = 0
    @lineno = 0
  end

  def write(*texts)
    texts.sum do |text|
      raise IOError, 'not opened for writing' if !@writable || @closed
      text = text.to_s
      @pos = @string.bytesize if @append
      if @pos == @string.bytesize
        @string << text
      else
        @string << "\0" * (@pos - @string.bytesize) if @pos > @string.bytesize
        head = @string.byteslice(0, @pos)
        tail = @string.byteslice(@pos + text.bytesize, @string.bytesize) || ''
        @string.replace(head + text + tail)
      end
      @pos += text.bytesize
      text.bytesize
    end
  end

  def <<(text)
    write(text)
    self
  end

  def print(*values)
    values.each { |value| write(value) }
    nil
  end

  def puts(*values)
    return write("\n") && nil if values.empty?
    values.each do |value|
      if value.is_a?(Array)
        value.empty? ? nil : puts(*value)
      else
        text = value.to_s
        write(text.end_with?("\n") ? text : "#{text}\n")
      end
    end
    nil
  end

  def printf(*args)
    write(format(*args))
    nil
  end

  def putc(char)
    write(char.is_a?(Integer) ? char.chr : char[0])
    char
  end

  def read(length = nil, buffer = nil)
    readable
    if length.nil?
      text = @string.byteslice(@pos, @string.bytesize) || ''
      @pos = [@string.bytesize, @pos].max
    else
      if @pos >= @string.bytesize && length > 0
        buffer.replace('') if buffer
        return nil
      end
      text = (@string.byteslice(@pos, length) || '').b
      @pos += text.bytesize
    end
    buffer ? buffer.replace(text) : text
  end

  def gets(separator = $/, limit = nil, chomp: false)
    readable
    return nil if @pos >= @string.bytesize
    rest = @string.byteslice(@pos, @string.bytesize)
    line = if separator.nil?
             rest
           elsif separator.empty?
             rest[/\A\n*(?:.+\n?)+?(?:\n+|\z)/] || rest
           else
             index = rest.index(separator)
             index ? rest[0, index + separator.length] : rest
           end
    line = line[0, limit] if limit
    @pos += line.bytesize
    @lineno += 1
    chomp && separator ? line.chomp(separator) : line
  end

  def readline(*args, **options)
    gets(*args, **options) or raise EOFError, 'end of file reached'
  end

  def each_line(*args, **options)
    return readlines(*args, **options).each unless block_given?
    while (line = gets(*args, **options))
      yield line
    end
    self
  end
  alias each each_line

  def readlines(*args, **options)
    lines = []
    while (line = gets(*args, **options))
      lines << line
    end
    lines
  end

  def getc
    readable
    return nil if @pos >= @string.bytesize
    char = @string.byteslice(@pos, 4)[0]
    @pos += char.bytesize
    char
  end

  def getbyte
    readable
    byte = @string.getbyte(@pos)
    @pos += 1 if byte
    byte
  end

  def readchar
    getc or raise EOFError, 'end of file reached'
  end

  def each_char
    while (char = getc)
      yield char
    end
    self
  end

  def each_byte
    while (byte = getbyte)
      yield byte
    end
    self
  end

  def ungetc(char)
    @pos -= char.bytesize
    nil
  end

  def rewind
    @pos = 0
    @lineno = 0
    0
  end

  def pos=(place)
    raise Errno::EINVAL, 'Invalid argument' if place < 0
    @pos = place
  end

  def tell
    @pos
  end

  def seek(offset, whence = 0)
    case whence
    when 0, :SET then @pos = offset
    when 1, :CUR then @pos += offset
    when 2, :END then @pos = @string.bytesize + offset
    end
    0
  end

  def eof?
    readable
    @pos >= @string.bytesize
  end
  alias eof eof?

  def size
    @string.bytesize
  end
  alias length size

  def truncate(length)
    @string.replace(@string.byteslice(0, length))
    length
  end

  def close
    @closed = true
    nil
  end

  def close_write
    @writable = false
    nil
  end

  def close_read
    @readable = false
    nil
  end

  def closed?
    @closed
  end

  def reopen(*args)
    initialize(*args)
    self
  end

  def closed_read?
    @closed || !@readable
  end

  def closed_write?
    @closed || !@writable
  end

  def readbyte
    getbyte || raise(EOFError, 'end of file reached')
  end

  def each_codepoint
    return to_enum(:each_codepoint) unless block_given?

    each_char { |char| yield char.ord }
  end

  def ungetbyte(byte)
    return if byte.nil?

    ungetc(byte.is_a?(Integer) ? [byte & 255].pack('C') : byte)
  end

  def sysread(*args)
    read(*args) || raise(EOFError, 'end of file reached')
  end
  alias readpartial sysread
  alias read_nonblock sysread

  def syswrite(text)
    write(text)
  end
  alias write_nonblock syswrite

  def fileno
    nil
  end

  def pid
    nil
  end

  def internal_encoding
    nil
  end

  def flush
    self
  end

  def sync
    true
  end

  def sync=(value)
    value
  end

  def fsync
    0
  end

  def binmode
    self
  end

  def tty?
    false
  end
  alias isatty tty?

  def set_encoding(*)
    self
  end

  def external_encoding
    @string.encoding
  end

  private

  def readable
    raise IOError, 'not opened for reading' if !@readable || @closed
  end
end
