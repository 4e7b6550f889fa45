# Text that is gone through pattern by pattern.
class StringScanner
  class Error < StandardError
  end

  attr_reader :string, :pos
  alias pointer pos

  def initialize(string, *_)
    string = '' + string unless string.is_a?(String)
    @string = string
    @pos = 0
    @match = nil
  end

  def string=(string)
    @string = string
    @pos = 0
    @match = nil
  end

  def pos=(place)
    place += @string.bytesize if place < 0
    raise RangeError, 'index out of range' if place < 0 || place > @string.bytesize
    @pos = place
  end
  alias pointer= pos=

  def clear
    terminate
  end

  def empty?
    eos?
  end

  def getbyte
    get_byte
  end

  def peep(length)
    peek(length)
  end

  def restsize
    rest_size
  end

  def fixed_anchor?
    false
  end

  def scan(pattern)
    __take(pattern, true, true, true)
  end

  def match?(pattern)
    __take(pattern, false, false, true)
  end

  def skip(pattern)
    __take(pattern, true, false, true)
  end

  def check(pattern)
    __take(pattern, false, true, true)
  end

  def scan_until(pattern)
    __take(pattern, true, true, false)
  end

  def skip_until(pattern)
    __take(pattern, true, false, false)
  end

  def check_until(pattern)
    __take(pattern, false, true, false)
  end

  def exist?(pattern)
    __take(pattern, false, false, false)
  end

  def search_full(pattern, advance, give)
    __take(pattern, advance, give, false)
  end

  def scan_full(pattern, advance, give)
    __take(pattern, advance, give, true)
  end

  def getch
    scan(/./m)
  end

  def get_byte
    return @match = nil if eos?
    byte = @string.byteslice(@pos, 1)
    @pos += 1
    byte
  end

  def peek(length)
    @string.byteslice(@pos, length)
  end

  def eos?
    @pos >= @string.bytesize
  end

  def rest?
    !eos?
  end

  def rest
    @string.byteslice(@pos, @string.bytesize) || ''
  end

  def rest_size
    [@string.bytesize - @pos, 0].max
  end

  def bol?
    @pos == 0 || @string.byteslice(@pos - 1, 1) == "\n"
  end
  alias beginning_of_line? bol?

  def charpos
    @string.byteslice(0, @pos).length
  end

  def terminate
    @pos = @string.bytesize
    @match = nil
    self
  end

  def reset
    @pos = 0
    @match = nil
    self
  end

  def unscan
    raise Error, 'unscan error: previous match record not exist' unless @match
    @pos = @before
    @match = nil
    self
  end

  def concat(text)
    @string << text
    self
  end
  alias << concat

  def matched
    @match && @match[0]
  end

  def matched?
    !!@match
  end

  def matched_size
    @match && @match[0].bytesize
  end

  def [](group)
    @match && @match[group]
  end

  def captures
    @match && @match.captures
  end

  def values_at(*groups)
    @match && @match.values_at(*groups)
  end

  def size
    @match && @match.size
  end

  def pre_match
    @match && @string.byteslice(0, @before + @skipped)
  end

  def post_match
    @match && @string.byteslice(@before + @skipped + @match[0].bytesize, @string.bytesize)
  end

  def inspect
    return "#<#{self.class} fin>" if eos?
    after = rest.length > 5 ? "#{rest[0, 5]}..." : rest
    return "#<#{self.class} #{@pos}/#{@string.bytesize} @ #{after.inspect}>" if @pos == 0
    before = @string.byteslice(0, @pos)
    before = "...#{before[-5..-1]}" if before.length > 5
    "#<#{self.class} #{@pos}/#{@string.bytesize} #{before.inspect} @ #{after.inspect}>"
  end

  private

  def __take(pattern, advance, give, anchored)
    pattern = Regexp.new(Regexp.escape(pattern)) if pattern.is_a?(String)
    pattern = /\A(?:#{pattern})/ if anchored
    rest = self.rest
    @match = @pos > @string.bytesize ? nil : pattern.match(rest)
    return nil unless @match
    @before = @pos
    @skipped = @match.pre_match.bytesize
    length = @skipped + @match[0].bytesize
    @pos += length if advance
    give ? rest.byteslice(0, length) : length
  end
end
