# Zlib: streams that are written and read as a whole.
module Zlib
  # What is compressed piece by piece.
  class ZStream
    def initialize(*_options)
      @input = ''.b
      @closed = false
    end

    def <<(text)
      @input << text.b
      self
    end

    def close
      @closed = true
      nil
    end
    alias end close

    def closed?
      @closed
    end
    alias ended? closed?

    def reset
      @input = ''.b
      nil
    end

    def total_in
      @input.bytesize
    end
  end

  class Deflate
    def initialize(level = DEFAULT_COMPRESSION, *_options)
      @level = level
      @input = ''.b
    end

    def <<(text)
      @input << text.b
      self
    end

    def deflate(text, flush = NO_FLUSH)
      @input << text.b
      flush == FINISH ? finish : ''.b
    end

    def finish
      Zlib.deflate(@input, @level || DEFAULT_COMPRESSION)
    end

    def close
      nil
    end
    alias end close
  end

  class Inflate
    def initialize(window = 15)
      @window = window
      @input = ''.b
    end

    def <<(text)
      @input << text.b
      self
    end

    def inflate(text)
      @input << text.to_s.b
      @input.start_with?("\x1f\x8b".b) ? Zlib.gunzip(@input) : Zlib.inflate(@input)
    end

    def finish
      ''.b
    end

    def close
      nil
    end
    alias end close
  end

  # A compressed file on something that can be written or read.
  class GzipFile
    class Error < Zlib::Error
    end

    class NoFooter < Error
    end

    def self.wrap(*args)
      file = new(*args)
      return file unless block_given?

      begin
        yield file
      ensure
        file.close unless file.closed?
      end
    end

    attr_accessor :mtime, :orig_name, :comment

    def closed?
      @closed
    end

    def sync
      false
    end
  end

  class GzipWriter < GzipFile
    def initialize(io, level = nil, _strategy = nil, **_options)
      @io = io
      @level = level || DEFAULT_COMPRESSION
      @input = ''.b
      @closed = false
    end

    def write(*texts)
      texts.sum do |text|
        @input << text.to_s.b
        text.to_s.bytesize
      end
    end

    def <<(text)
      write(text)
      self
    end

    def print(*texts)
      write(*texts)
      nil
    end

    def puts(*texts)
      texts = [''] if texts.empty?
      texts.flatten.each { |text| write(text.to_s.end_with?("\n") ? text : "#{text}\n") }
      nil
    end

    def flush(*)
      self
    end

    def finish
      @closed = true
      @io.write(Zlib.gzip(@input, level: @level))
      @io
    end

    def close
      io = finish
      io.close if io.respond_to?(:close)
      io
    end
  end

  class GzipReader < GzipFile
    include Enumerable

    def self.zcat(io)
      new(io).read
    end

    def initialize(io, **_options)
      @io = io
      @closed = false
      bytes = io.read.to_s
      raise GzipFile::Error, 'not in gzip format' unless bytes.b.start_with?("\x1f\x8b".b)

      @text = StringIO.new(Zlib.gunzip(bytes).force_encoding('UTF-8'))
    end

    %i[read gets readline each_line each_byte each_char getc getbyte readlines eof? rewind pos lineno readchar].each do |name|
      define_method(name) { |*args, &block| @text.__send__(name, *args, &block) }
    end
    alias each each_line
    alias tell pos

    def close
      @closed = true
      @io.close if @io.respond_to?(:close)
      @io
    end

    def finish
      @closed = true
      @io
    end
  end
end
