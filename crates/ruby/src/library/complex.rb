# Complex: numbers with two parts.
class Complex < Numeric
  class << self
    undef_method :new

    def rect(real, imaginary = 0)
      [real, imaginary].each { |part| raise TypeError, 'not a real' unless part.is_a?(Numeric) && part.real? }
      allocate.__send__(:set, real, imaginary)
    end
    alias rectangular rect

    def polar(length, angle = 0)
      return rect(length, 0) if angle.is_a?(Integer) && angle.zero? && !length.is_a?(Integer)
      return rect(length, 0.0 * angle) if angle.zero?

      rect(length * Math.cos(angle), length * Math.sin(angle))
    end

    # Complex(…)
    def convert(real, imaginary = nil, exception: true)
      real, imaginary = [real, imaginary].map { |part| part.is_a?(String) ? strict(part) : part }
      raise TypeError, "can't convert nil into Complex" if real.nil?

      [real, imaginary].each do |part|
        raise TypeError, "can't convert #{part.class} into Complex" unless part.nil? || part.is_a?(Numeric)
      end
      return real.is_a?(Complex) ? real : rect(real, 0) if imaginary.nil?
      return rect(real, imaginary) if real.real? && imaginary.real?

      real + imaginary * rect(0, 1)
    rescue ArgumentError, TypeError
      raise if exception

      nil
    end

    def strict(text)
      number, rest = scan(text)
      raise ArgumentError, "invalid value for convert(): #{text.inspect}" unless rest && rest.strip.empty?

      number
    end

    # The number at the begin of a text, and what is behind it.
    def scan(text)
      number = '(?:\d+(?:_\d+)*(?:\.\d+(?:_\d+)*)?(?:[eE][-+]?\d+)?(?:/\d+(?:_\d+)*)?)'
      case text
      when /\A\s*([-+]?#{number})@([-+]?#{number})/
        [polar(part($1), part($2)), $']
      when /\A\s*([-+]?#{number})?([-+]#{number}?)[ij]/
        [rect($1 ? part($1) : 0, part($2)), $']
      when /\A\s*(#{number}?)[ij]/
        [rect(0, part($1)), $']
      when /\A\s*([-+]?#{number})/
        [rect(part($1), 0), $']
      else
        [rect(0, 0), nil]
      end
    end

    private

    def part(text)
      text = "#{text}1" if text.empty? || text =~ /\A[-+]\z/
      text = text.delete('_')
      return Rational(text) if text.include?('/')

      text =~ /[.eE]/ ? Float(text) : Integer(text, 10)
    end
  end

  attr_reader :real, :imaginary
  alias imag imaginary

  %i[< <= > >= between? clamp % div divmod floor ceil modulo remainder round step truncate i positive? negative?].each do |name|
    undef_method name if method_defined?(name)
  end

  def real?
    false
  end

  def +(other)
    arithmetic(:+, other) { |it| Complex.rect(real + it.real, imaginary + it.imaginary) }
  end

  def -(other)
    arithmetic(:-, other) { |it| Complex.rect(real - it.real, imaginary - it.imaginary) }
  end

  def *(other)
    arithmetic(:*, other) do |it|
      next Complex.rect(real * it, imaginary * it) if it.real?

      Complex.rect(real * it.real - imaginary * it.imaginary, real * it.imaginary + imaginary * it.real)
    end
  end

  def /(other)
    arithmetic(:/, other) do |it|
      next Complex.rect(canonical(real.quo(it)), canonical(imaginary.quo(it))) if it.real?

      top = self * it.conjugate
      under = it.abs2
      Complex.rect(canonical(top.real.quo(under)), canonical(top.imaginary.quo(under)))
    end
  end
  alias quo /

  def fdiv(other)
    Complex.rect(real.fdiv(other), imaginary.fdiv(other))
  end

  def **(other)
    return Complex.rect(1, 0) if other == 0

    if other.is_a?(Integer)
      power = (1...other.abs).inject(self) { |product, _| product * self }
      return other.negative? ? Complex.rect(1, 0) / power : power
    end
    other = Complex.rect(other, 0) if other.is_a?(Numeric) && other.real?
    length, angle = polar
    Complex.polar(Math.exp(other.real * Math.log(length) - other.imaginary * angle),
                  other.imaginary * Math.log(length) + other.real * angle)
  end
  alias pow **

  def -@
    Complex.rect(-real, -imaginary)
  end

  def ==(other)
    return real == other.real && imaginary == other.imaginary if other.is_a?(Complex)
    return real == other && imaginary == 0 if other.is_a?(Numeric)

    other == self
  end

  def <=>(other)
    return nil unless imaginary == 0
    return other.imaginary == 0 ? real <=> other.real : nil if other.is_a?(Complex)

    other.is_a?(Numeric) ? real <=> other : nil
  end

  def eql?(other)
    other.is_a?(Complex) && real.eql?(other.real) && imaginary.eql?(other.imaginary)
  end

  def hash
    [real, imaginary].hash
  end

  def coerce(other)
    return [other, self] if other.is_a?(Complex)
    return [Complex.rect(other, 0), self] if other.is_a?(Numeric)

    raise TypeError, "#{other.class} can't be coerced into Complex"
  end

  def abs
    Math.hypot(real, imaginary)
  end
  alias magnitude abs

  def abs2
    real * real + imaginary * imaginary
  end

  def arg
    Math.atan2(imaginary, real)
  end
  alias angle arg
  alias phase arg

  def polar
    [abs, arg]
  end

  def rect
    [real, imaginary]
  end
  alias rectangular rect

  def conjugate
    Complex.rect(real, -imaginary)
  end
  alias conj conjugate

  def finite?
    real.finite? && imaginary.finite?
  end

  def infinite?
    real.infinite? || imaginary.infinite? ? 1 : nil
  end

  def denominator
    real.denominator.lcm(imaginary.denominator)
  end

  def numerator
    under = denominator
    Complex.rect(real.numerator * (under / real.denominator), imaginary.numerator * (under / imaginary.denominator))
  end

  def to_c
    self
  end

  def to_i
    only_real(Integer).to_i
  end

  def to_f
    only_real(Float).to_f
  end

  def to_r
    only_real(Rational).to_r
  end

  def rationalize(*within)
    only_real(Rational).rationalize(*within)
  end

  def to_s
    written(&:to_s)
  end

  def inspect
    "(#{written(&:inspect)})"
  end

  private

  def set(real, imaginary)
    @real = real
    @imaginary = imaginary
    freeze
  end

  def arithmetic(operator, other)
    return yield(other) if other.is_a?(Numeric) && !(other.class < Numeric && !known?(other))
    raise TypeError, "#{other.nil? ? 'nil' : other.class} can't be coerced into Complex" unless other.respond_to?(:coerce)

    one, two = other.coerce(self)
    one.__send__(operator, two)
  end

  # A fraction that is whole is an integer.
  def canonical(number)
    number.is_a?(Rational) && number.denominator == 1 ? number.numerator : number
  end

  def known?(other)
    [Integer, Float, Rational, Complex].any? { |type| other.is_a?(type) }
  end

  def only_real(type)
    return real if imaginary.is_a?(Integer) && imaginary.zero? || imaginary.is_a?(Rational) && imaginary.zero?

    raise RangeError, "can't convert #{self} into #{type}"
  end

  def written
    negative = imaginary.is_a?(Float) ? (imaginary.negative? || 1 / imaginary == -Float::INFINITY) : imaginary.negative?
    size = yield imaginary.abs
    "#{yield real}#{negative ? '-' : '+'}#{size}#{'*' unless size =~ /\d\z/}i"
  end

  I = rect(0, 1)
end
