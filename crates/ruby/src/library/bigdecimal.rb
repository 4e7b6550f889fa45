# BigDecimal: decimal numbers of any length.
#
# A number is an integer and how many of its digits are behind the point; neither ends with zeros
# that could be left out. What is no such number (NaN, Infinity) has a name instead.
class BigDecimal < Numeric
  ROUND_MODE = 256
  ROUND_UP = 1
  ROUND_DOWN = 2
  ROUND_HALF_UP = 3
  ROUND_HALF_DOWN = 4
  ROUND_CEILING = 5
  ROUND_FLOOR = 6
  ROUND_HALF_EVEN = 7
  EXCEPTION_ALL = 255
  EXCEPTION_NaN = 2
  EXCEPTION_INFINITY = 1
  SIGN_NaN = 0
  SIGN_POSITIVE_ZERO = 1
  SIGN_NEGATIVE_ZERO = -1
  SIGN_POSITIVE_FINITE = 2
  SIGN_NEGATIVE_FINITE = -2
  SIGN_POSITIVE_INFINITE = 3
  SIGN_NEGATIVE_INFINITE = -3
  BASE = 1_000_000_000
  MODES = {
    up: 1, down: 2, truncate: 2, half_up: 3, default: 3, half_down: 4,
    ceiling: 5, ceil: 5, floor: 6, half_even: 7, banker: 7
  }.freeze
  private_constant :MODES

  class << self
    undef_method :new

    def mode(which, value = nil)
      which == ROUND_MODE ? ROUND_HALF_UP : 0
    end

    def limit(*)
      0
    end

    def double_fig
      16
    end

    def save_rounding_mode
      yield
    end

    def save_exception_mode
      yield
    end

    def of(digits, scale, negative_zero = false)
      if digits.zero?
        scale = 0
      else
        zeros = digits.to_s.reverse.index(/[^0]/)
        digits /= 10**zeros
        scale -= zeros
      end
      allocate.__send__(:set, digits, scale, nil, negative_zero && digits.zero?)
    end

    def named(name)
      allocate.__send__(:set, 0, 0, name, false)
    end

    # The number at the begin of a text; nothing if there is none or something is behind it.
    def read(text, strict)
      case text
      when /\A\s*([-+]?)Infinity\s*\z/ then return named($1 == '-' ? '-Infinity' : 'Infinity')
      when /\A\s*NaN\s*\z/ then return named('NaN')
      when /\A\s*([-+]?)(\d+(?:_\d+)*)?(?:\.(\d+(?:_\d+)*))?(?:[eEdD]([-+]?\d+))?/
        sign, whole, behind, exponent, rest = $1, $2, $3, $4.to_i, $'
      end
      return nil if whole.nil? && behind.nil?
      return nil if strict && rest !~ /\A\s*\z/

      behind = behind.to_s.delete('_')
      digits = "#{whole}#{behind}".delete('_').to_i
      of(sign == '-' ? -digits : digits, behind.size - exponent, sign == '-')
    end

    # Any number, to so many digits.
    def from(value, digits)
      case value
      when BigDecimal then digits.zero? ? value : value.__send__(:limited, digits)
      when Integer then of(value, 0)
      when Float
        return named(value.nan? ? 'NaN' : (value > 0 ? 'Infinity' : '-Infinity')) unless value.finite?

        number = read(value.to_s, true)
        digits.zero? ? number : number.__send__(:limited, digits)
      when Rational
        of(value.numerator, 0).div(of(value.denominator, 0), digits)
      end
    end
  end

  def nan?
    @name == 'NaN'
  end

  def infinite?
    return nil if @name.nil? || nan?

    @name == 'Infinity' ? 1 : -1
  end

  def finite?
    @name.nil?
  end

  def zero?
    finite? && @digits.zero?
  end

  def nonzero?
    zero? ? nil : self
  end

  def negative?
    finite? ? @digits.negative? : @name == '-Infinity'
  end

  def positive?
    finite? ? @digits.positive? : @name == 'Infinity'
  end

  def sign
    return SIGN_NaN if nan?
    return 3 * infinite? unless finite?
    return (@negative_zero ? -1 : 1) if zero?

    2 * (@digits <=> 0)
  end

  def integer?
    false
  end

  def +(other)
    arithmetic(:+, other) do |it|
      next special_sum(it) unless finite? && it.finite?

      scale = [@scale, it.scale_own].max
      BigDecimal.of(shifted(scale) + it.shifted(scale), scale)
    end
  end

  def -(other)
    arithmetic(:-, other) { |it| self + -it }
  end

  def *(other)
    arithmetic(:*, other) do |it|
      if finite? && it.finite?
        next BigDecimal.of(@digits * it.digits_own, @scale + it.scale_own, minus? != it.minus?)
      end
      next BigDecimal.named('NaN') if nan? || it.nan? || zero? || it.zero?

      BigDecimal.named(minus? == it.minus? ? 'Infinity' : '-Infinity')
    end
  end

  def /(other)
    arithmetic(:/, other) do |it|
      special = special_quotient(it)
      next special if special

      # As many places as there are in words of nine digits.
      words = ([2 * [precision, it.precision].max, 32].max + 17) / 9
      places = 9 * (words - 1 - (word_exponent - it.word_exponent))
      quotient(it, places)
    end
  end

  def quo(other, digits = 0)
    digits.zero? ? self / other : div(other, digits)
  end

  def div(other, digits = nil)
    return self / other if digits == 0

    arithmetic(:div, other) do |it|
      if digits.nil?
        raise FloatDomainError, "Computation results in 'NaN' (Not a Number)" if nan? || it.nan?
        raise FloatDomainError, "Computation results in '#{@name}'" unless finite?
        raise ZeroDivisionError, 'divided by 0' if it.zero?
        next 0 unless it.finite?

        next floored(it)
      end
      special = special_quotient(it)
      next special if special

      places = digits - (exponent - it.exponent)
      quotient(it, places + 2, true).__send__(:limited, digits)
    end
  end

  def divmod(other)
    arithmetic(:divmod, other) do |it|
      raise ZeroDivisionError, 'divided by 0' if it.zero?

      whole = BigDecimal.of(floored(it), 0)
      [whole, self - it * whole]
    end
  end

  def %(other)
    arithmetic(:%, other) { |it| divmod(it)[1] }
  end
  alias modulo %

  def remainder(other)
    arithmetic(:remainder, other) do |it|
      rest = self % it
      rest.zero? || minus? == it.minus? ? rest : rest - it
    end
  end

  def **(other)
    power(other)
  end

  def power(other, digits = 0)
    raise TypeError, "wrong argument type #{other.class} (expected scalar Numeric)" unless other.is_a?(Numeric)
    raise NotImplementedError, 'powers of BigDecimal with fractions are not supported' unless other.to_r.denominator == 1

    other = other.to_i
    return named_power(other) unless finite?

    result = BigDecimal.of(@digits**other.abs, @scale * other.abs)
    result = BigDecimal.of(1, 0).div(result, [precision * 2, 32].max) if other.negative?
    digits.zero? ? result : result.__send__(:limited, digits)
  end

  def add(other, digits)
    (self + other).__send__(:limited, digits)
  end

  def sub(other, digits)
    (self - other).__send__(:limited, digits)
  end

  def mult(other, digits)
    (self * other).__send__(:limited, digits)
  end

  def -@
    return BigDecimal.named({ 'Infinity' => '-Infinity', '-Infinity' => 'Infinity' }.fetch(@name, 'NaN')) unless finite?

    BigDecimal.of(-@digits, @scale, !@negative_zero)
  end

  def +@
    self
  end

  def abs
    minus? ? -self : self
  end
  alias magnitude abs

  def <=>(other)
    it = comparable(other)
    return nil if it.nil? || nan? || it.nan?
    return rank <=> it.rank unless finite? && it.finite?

    scale = [@scale, it.scale_own].max
    shifted(scale) <=> it.shifted(scale)
  end

  def ==(other)
    (self <=> other) == 0
  end
  alias === ==
  alias eql? ==

  def hash
    [@digits, @scale, @name].hash
  end

  def coerce(other)
    it = comparable(other)
    raise TypeError, "#{other.nil? ? 'nil' : other.class} can't be coerced into BigDecimal" unless it

    [it, self]
  end

  def round(digits = nil, mode = nil, half: nil)
    digits, mode = nil, digits if digits.is_a?(Symbol)
    mode = half_mode(half) || mode_of(mode)
    rounded = rounded(digits || 0, mode)
    digits.nil? || digits < 1 ? rounded.to_i : rounded
  end

  def floor(digits = nil)
    rounded = rounded(digits || 0, ROUND_FLOOR)
    digits.nil? ? rounded.to_i : rounded
  end

  def ceil(digits = nil)
    rounded = rounded(digits || 0, ROUND_CEILING)
    digits.nil? ? rounded.to_i : rounded
  end

  def truncate(digits = nil)
    rounded = rounded(digits || 0, ROUND_DOWN)
    digits.nil? ? rounded.to_i : rounded
  end

  def fix
    rounded(0, ROUND_DOWN)
  end

  def frac
    self - fix
  end

  def to_i
    raise FloatDomainError, "Computation results in 'NaN' (Not a Number)" if nan?
    raise FloatDomainError, "Computation results in '#{@name}'" unless finite?

    to_r.truncate
  end
  alias to_int to_i

  def to_r
    raise FloatDomainError, "Computation results in 'NaN' (Not a Number)" if nan?
    raise FloatDomainError, "Computation results in '#{@name}'" unless finite?

    @scale.negative? ? Rational(@digits * 10**-@scale, 1) : Rational(@digits, 10**@scale)
  end

  def to_f
    return { 'NaN' => Float::NAN, 'Infinity' => Float::INFINITY, '-Infinity' => -Float::INFINITY }[@name] unless finite?
    return @negative_zero ? -0.0 : 0.0 if zero?

    to_s.to_f
  end

  def to_d
    self
  end

  def to_digits
    to_s('F')
  end

  def exponent
    zero? || !finite? ? 0 : @digits.abs.to_s.size - @scale
  end

  def precision
    return 0 if zero? || !finite?

    [@digits.abs.to_s.size, exponent].max
  end

  def scale
    finite? && @scale.positive? ? @scale : 0
  end

  def precision_scale
    [precision, scale]
  end

  def n_significant_digits
    zero? || !finite? ? 0 : @digits.abs.to_s.size
  end

  def split
    [nan? ? 0 : (minus? ? -1 : 1), finite? ? @digits.abs.to_s : @name.delete('-'), 10, exponent]
  end

  def to_s(form = nil)
    return @name unless finite?

    form = form.to_s
    lead = minus? ? '-' : form[/\A[+ ]/].to_s
    return "#{lead}0.0" if zero?

    group = form[/\d+/].to_i
    text = @digits.abs.to_s
    return "#{lead}0.#{grouped(text, group)}e#{exponent}" unless form =~ /F\z/i

    at = exponent
    whole = at.positive? ? text[0, at].ljust(at, '0') : '0'
    behind = at.positive? ? text[at..].to_s : '0' * -at + text
    "#{lead}#{grouped(whole, group)}.#{grouped(behind.empty? ? '0' : behind, group)}"
  end

  def inspect
    to_s
  end

  def clone(freeze: nil)
    self
  end

  def dup
    self
  end

  def to_json(*)
    to_s.to_json
  end

  protected

  def digits_own
    @digits
  end

  def scale_own
    @scale
  end

  def minus?
    @digits.negative? || @negative_zero || @name == '-Infinity'
  end

  def rank
    infinite? || 0
  end

  def shifted(scale)
    @digits * 10**(scale - @scale)
  end

  # The exponent in words of nine digits.
  def word_exponent
    (exponent + 8).div(9)
  end

  private

  def set(digits, scale, name, negative_zero)
    @digits = digits
    @scale = scale
    @name = name
    @negative_zero = negative_zero
    freeze
  end

  def comparable(other)
    other.is_a?(Numeric) ? BigDecimal.from(other, other.is_a?(Rational) ? [precision * 2, 18].max : 0) : nil
  end

  def arithmetic(operator, other)
    it = comparable(other)
    return yield(it) if it
    unless other.respond_to?(:coerce)
      raise TypeError, "#{other.nil? ? 'nil' : other.class} can't be coerced into BigDecimal"
    end

    one, two = other.coerce(self)
    one.__send__(operator, two)
  end

  def special_sum(other)
    return BigDecimal.named('NaN') if nan? || other.nan? || (!finite? && !other.finite? && rank != other.rank)

    finite? ? other : self
  end

  def special_quotient(other)
    return BigDecimal.named('NaN') if nan? || other.nan? || (zero? && other.zero?) || (!finite? && !other.finite?)
    return BigDecimal.named(minus? == other.minus? ? 'Infinity' : '-Infinity') if !finite? || other.zero?

    BigDecimal.of(0, 0, minus? != other.minus?) if zero? || !other.finite?
  end

  # The quotient to so many places behind the point, rounded by the digit behind them.
  def quotient(other, places, cut = false)
    up = places - @scale + other.scale_own
    top, under = @digits.abs, other.digits_own.abs
    up.negative? ? under *= 10**-up : top *= 10**up
    digits, rest = top.divmod(under)
    digits += 1 if !cut && rest * 10 / under >= 5
    digits = digits * 10 + 1 and places += 1 if cut && rest.positive?
    BigDecimal.of(minus? == other.minus? ? digits : -digits, places)
  end

  def floored(other)
    scale = [@scale, other.scale_own].max
    shifted(scale).div(other.shifted(scale))
  end

  def named_power(other)
    return BigDecimal.named('NaN') if nan?
    return BigDecimal.of(other.zero? ? 1 : 0, 0) unless other.positive?

    BigDecimal.named(@name == '-Infinity' && other.odd? ? '-Infinity' : 'Infinity')
  end

  def limited(digits)
    return self if digits.zero? || !finite? || zero?

    rounded(digits - exponent, ROUND_HALF_UP)
  end

  def mode_of(mode)
    return ROUND_HALF_UP if mode.nil?
    return half_mode(mode[:half]) || ROUND_HALF_UP if mode.is_a?(Hash)

    mode = mode.is_a?(Integer) ? mode : MODES[mode.to_s.downcase.to_sym]
    raise ArgumentError, 'invalid rounding mode' unless mode && mode.between?(1, 7)

    mode
  end

  def half_mode(half)
    return nil if half.nil?

    { 'up' => ROUND_HALF_UP, 'down' => ROUND_HALF_DOWN, 'even' => ROUND_HALF_EVEN }.fetch(half.to_s) do
      raise ArgumentError, "invalid rounding mode (#{half})"
    end
  end

  def rounded(places, mode)
    return self if !finite? || places >= @scale

    unit = 10**(@scale - places)
    whole, rest = @digits.abs.divmod(unit)
    up = case mode
         when ROUND_UP then rest.positive?
         when ROUND_DOWN then false
         when ROUND_HALF_UP then rest * 2 >= unit
         when ROUND_HALF_DOWN then rest * 2 > unit
         when ROUND_CEILING then rest.positive? && !minus?
         when ROUND_FLOOR then rest.positive? && minus?
         else rest * 2 > unit || (rest * 2 == unit && whole.odd?)
         end
    whole += 1 if up
    BigDecimal.of(minus? ? -whole : whole, places, minus?)
  end

  def grouped(text, size)
    size.positive? ? text.scan(/.{1,#{size}}/).join(' ') : text
  end

  INFINITY = named('Infinity')
  NAN = named('NaN')
end

module Kernel
  def BigDecimal(value, digits = nil, exception: true)
    case value
    when BigDecimal, Integer then return BigDecimal.from(value, digits || 0)
    when Float, Rational
      raise ArgumentError, "can't omit precision for a #{value.class}." if digits.nil?

      return BigDecimal.from(value, digits)
    when nil then raise TypeError, "can't convert nil into BigDecimal"
    when String
    else
      raise TypeError, "no implicit conversion of #{value.class} into String" unless value.respond_to?(:to_str)

      value = value.to_str
    end
    number = BigDecimal.read(value, true)
    raise ArgumentError, "invalid value for BigDecimal(): #{value.inspect}" if number.nil?

    digits.nil? || digits.zero? ? number : BigDecimal.from(number, digits)
  rescue ArgumentError, TypeError
    raise if exception

    nil
  end
  private :BigDecimal
end
